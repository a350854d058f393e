//! What the engine is asked for, and what comes of it.

use std::time::Duration;

use abande::{Move, NodeId};
use abande_engine::Report;

use super::{App, Mode};
use crate::play::event::Effect;
use crate::play::player::Player;
use crate::play::thinker::{Job, Task, Thought};

/// An analysis follows three lines, and ends after a while: nobody wants a hot machine for nothing.
const ANALYSIS: Task = Task::Analysis { lines: 3, time: Duration::from_mins(2) };

/// What the engine is at, as far as we know.
#[derive(Debug, Default)]
pub(crate) struct Thinking {
    /// How many jobs there were; the last one's number.
    jobs: u64,
    /// What the last job was for. It stays when the job is done, so that it is not given again.
    given: Option<(NodeId, Task)>,
    busy: bool,
    /// Whether the last job counts no longer, even if the same is wanted again.
    stale: bool,
    /// Whether a person waits for a hint.
    hint_wanted: bool,
    /// The best lines of an analysis, if there is to be one.
    pub(crate) analysis: Option<Vec<Report>>,
}

impl Thinking {
    pub(super) fn toggle_analysis(&mut self) {
        self.analysis = match self.analysis {
            Some(_) => None,
            None => Some(Vec::new()),
        };
    }

    /// Another game has begun.
    pub(super) fn forget(&mut self) {
        self.stale = true;
    }

    /// Another position is on the board.
    pub(super) fn forget_hint(&mut self) {
        self.hint_wanted = false;
    }

    /// Whether the engine is looking for a move of its own.
    pub(crate) fn is_moving(&self) -> bool {
        self.busy && matches!(self.given, Some((_, Task::Move { .. })))
    }
}

/// Takes a deeper look at one of the lines among those that are known. A move that rises leaves its old place,
/// so that none is listed twice while the others still wait for their deeper look.
fn renew(reports: &mut Vec<Report>, report: Report) {
    let Some(index) = report.multipv.checked_sub(1) else { return };
    if index >= reports.len() {
        reports.truncate(index);
        return reports.push(report);
    }
    let old = reports.iter().skip(index).position(|old| old.pv.first() == report.pv.first());
    if let Some(risen) = old {
        reports[index..=index + risen].rotate_right(1);
    }
    reports[index] = report;
}

impl App {
    /// Whether the engine is to move, and does not before it is told.
    pub(crate) fn waits(&self) -> bool {
        let engine = matches!(self.session.to_move(), Some(Player::Level(_)));
        self.session.waits() || (engine && self.paused)
    }

    /// What the engine should be at.
    fn wanted_task(&self) -> Option<Task> {
        if matches!(self.mode, Mode::Menu(_)) {
            return None;
        }
        match self.session.reply() {
            _ if self.session.position().is_over() => None,
            Some(level) if !self.paused => Some(Task::Move { level, seed: self.session.seed() }),
            _ if self.thinking.analysis.is_some() => Some(ANALYSIS),
            _ if self.thinking.hint_wanted => Some(Task::Hint),
            _ => None,
        }
    }

    /// Has the engine think about what it should, unless it does already.
    pub(super) fn see_to_thinking(&mut self) -> Vec<Effect> {
        let wanted = self.wanted_task().map(|task| (self.session.at(), task));
        if wanted == self.thinking.given && !self.thinking.stale {
            return Vec::new();
        }
        self.thinking.stale = false;
        self.thinking.given = wanted;
        let was_busy = std::mem::replace(&mut self.thinking.busy, wanted.is_some());
        if let Some(reports) = &mut self.thinking.analysis {
            reports.clear();
        }
        // Answers to what was asked before count no longer.
        self.thinking.jobs += 1;
        match wanted {
            Some((_, task)) => vec![Effect::Think(Job {
                number: self.thinking.jobs,
                position: self.session.position().clone(),
                task,
            })],
            None if was_busy => vec![Effect::StopThinking],
            None => Vec::new(),
        }
    }

    pub(super) fn thought(&mut self, thought: Thought) -> Vec<Effect> {
        match thought {
            Thought::Progress { job, report } if job == self.thinking.jobs => {
                let best = report.pv.first().copied();
                let first = report.multipv == 1;
                if let Some(reports) = &mut self.thinking.analysis {
                    renew(reports, report);
                    if let (true, true, Some(mv)) = (first, self.thinking.hint_wanted, best) {
                        self.show_hint(mv);
                    }
                }
                Vec::new()
            }
            Thought::Done { job, best } if job == self.thinking.jobs => {
                self.thinking.busy = false;
                let task = self.thinking.given.map(|(_, task)| task);
                match (task, best) {
                    (Some(Task::Move { .. }), Some(mv)) => self.make(mv),
                    (Some(Task::Hint), Some(mv)) => {
                        self.show_hint(mv);
                        Vec::new()
                    }
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn want_hint(&mut self) {
        match self.session.to_move() {
            Some(Player::Human) => {}
            Some(Player::Level(_)) => {
                let player = self.words.color(self.session.position().turn());
                let text = self.words.say_with("tui-not-your-turn", &[("player", (&player).into())]);
                return self.refuse(text);
            }
            None => return self.refuse(self.words.say("refusal-game-over")),
        }
        let known = self.thinking.analysis.as_ref().and_then(|reports| reports.first()?.pv.first().copied());
        if let Some(mv) = known {
            self.show_hint(mv);
        } else {
            self.thinking.hint_wanted = true;
            self.news(self.words.say("tui-seeking-hint"));
        }
    }

    fn show_hint(&mut self, mv: Move) {
        self.thinking.hint_wanted = false;
        self.selected = None;
        self.hint = Some(mv);
        let name = self.session.board().move_text(mv, self.session.coords());
        self.news(self.words.say_with("tui-hint", &[("move", (&name).into())]));
    }
}
