//! Moves on the board: what a click or Enter on a space does, and taking back.

use abande::{Move, RecordError, RecordProblem, Refusal, Space, read_moves};

use super::{App, Message, Tone, ending_text};
use crate::play::event::Effect;
use crate::play::player::Player;

impl App {
    /// Enters a piece on a space, takes up the stack there, or captures it.
    pub(super) fn act(&mut self, space: Space) -> Vec<Effect> {
        if self.session.is_looking() {
            return self.only_looking();
        }
        if let Some(Player::Level(_)) = self.session.to_move() {
            return self.nudge();
        }
        let position = self.session.position();
        let own = position.stack(space).is_some_and(|stack| stack.owner() == position.turn());
        match self.selected {
            _ if position.is_over() => self.play(Move::Enter(space)),
            Some(from) if from == space => {
                self.selected = None;
                self.message = None;
                Vec::new()
            }
            Some(from) if !own => self.play(Move::Capture { from, to: space }),
            _ if own => {
                self.take_up(space);
                Vec::new()
            }
            _ if position.stack(space).is_some() => {
                self.explain_enemy(space);
                Vec::new()
            }
            _ => self.play(Move::Enter(space)),
        }
    }

    /// The engine is to move: it thinks, or it waits to be told.
    fn nudge(&mut self) -> Vec<Effect> {
        let replies = self.session.reply().is_some();
        if self.session.has_humans() && !self.paused && replies {
            let player = self.words.color(self.session.position().turn());
            let text = self.words.say_with("tui-not-your-turn", &[("player", (&player).into())]);
            self.refuse(text);
        } else {
            // Space lets engines go on, and stops them where they play by themselves.
            self.paused = !self.paused && replies;
            self.message = None;
            if !self.paused && !replies {
                self.session.play_on();
            }
        }
        Vec::new()
    }

    /// Plays a move, or says why not.
    pub(super) fn play(&mut self, mv: Move) -> Vec<Effect> {
        if self.session.is_looking() {
            return self.only_looking();
        }
        if let Some(Player::Level(_)) = self.session.to_move() {
            return self.nudge();
        }
        self.make(mv)
    }

    /// Somebody who looks at a game does not play in it.
    fn only_looking(&mut self) -> Vec<Effect> {
        self.refuse(self.words.say("tui-looking"));
        Vec::new()
    }

    /// Plays moves one after the other for both sides, all of them or none.
    pub(super) fn play_list(&mut self, text: &str) -> Result<Vec<Effect>, RecordError> {
        let list = read_moves(text, Some(self.session.position()), self.session.coords())?;
        if self.session.is_looking() {
            return Ok(self.only_looking());
        }
        let moves = list.main_line().filter_map(|id| list.node(id)?.mv());
        Ok(moves.flat_map(|mv| self.make(mv)).collect())
    }

    /// Why a list of moves is not played.
    pub(super) fn list_refused(&mut self, error: &RecordError) {
        match &error.problem {
            RecordProblem::Illegal { text, refusal, .. } => {
                self.refused(refusal);
                if let Some(message) = &mut self.message {
                    message.text = format!("{text}: {}", message.text);
                }
            }
            RecordProblem::MoveText(error) => {
                let told = self.words.typed(error, self.session.board(), self.session.coords());
                self.refuse(told);
            }
            problem => self.refuse(problem.to_string()),
        }
    }

    /// Plays a move, whoever is to move.
    pub(super) fn make(&mut self, mv: Move) -> Vec<Effect> {
        let player = self.session.position().turn();
        match self.session.play(mv) {
            Ok(()) => {
                self.reading = None;
                self.position_changed();
                let (board, coords) = (self.session.board(), self.session.coords());
                let mut text = self.words.deed(player, mv, board, coords);
                let position = self.session.position();
                if let Some(result) = ending_text(&self.words, &self.session) {
                    text = self.words.say_with("tui-over", &[("result", (&result).into())]);
                } else if position.passes() == 1 {
                    text = format!("{text} {}", self.words.say("tui-one-more-pass"));
                }
                self.news(text);
                self.keep()
            }
            Err(refusal) => {
                self.refused(&refusal);
                Vec::new()
            }
        }
    }

    fn refused(&mut self, refusal: &Refusal) {
        let text = self.words.refusal(refusal, self.session.board(), self.session.coords());
        self.message = Some(Message { tone: Tone::Refusal, text, spaces: refusal.spaces() });
    }

    /// Takes up a stack of one's own to capture with, or says why it cannot.
    fn take_up(&mut self, from: Space) {
        let position = self.session.position();
        let captures = captures_from(position.moves(), from);
        if !captures.is_empty() {
            self.selected = Some(from);
            self.hint = None;
            let name = position.board().space_name(from, self.session.coords());
            let text = self.words.say_with("tui-taken-up", &[("space", (&name).into())]);
            self.news(text);
            return;
        }
        if let Some(refusal) = position.why_stuck(from) {
            self.refused(&refusal);
        } else {
            let name = position.board().space_name(from, self.session.coords());
            self.refuse(self.words.say_with("tui-no-enemy-beside", &[("space", (&name).into())]));
        }
    }

    /// What can be done about a stack of the opponent's, which was chosen first.
    fn explain_enemy(&mut self, to: Space) {
        let position = self.session.position();
        let (board, coords) = (position.board(), self.session.coords());
        let from = |mv: Move| match mv {
            Move::Capture { from, to: captured } if captured == to => Some(from),
            _ => None,
        };
        let spaces: Vec<Space> = position.moves().into_iter().filter_map(from).collect();
        if spaces.is_empty() {
            self.refused(&Refusal::NotYours { from: to });
            return;
        }
        let names: Vec<String> = spaces.iter().map(|&space| board.space_name(space, coords)).collect();
        let text = self.words.say_with(
            "tui-capturers",
            &[("space", (&board.space_name(to, coords)).into()), ("stacks", (&names.join(" ")).into())],
        );
        self.message = Some(Message { tone: Tone::News, text, spaces });
    }

    pub(super) fn take_back(&mut self) -> Vec<Effect> {
        if !self.session.take_back() {
            self.refuse(self.words.say("tui-nothing-to-undo"));
            return Vec::new();
        }
        // Engines by themselves would play it again at once.
        self.paused = !self.session.has_humans();
        self.stepped()
    }

    pub(super) fn go_on(&mut self) -> Vec<Effect> {
        if !self.session.go_on() {
            self.refuse(self.words.say("tui-nothing-to-redo"));
            return Vec::new();
        }
        self.stepped()
    }

    /// To the start of a game that is looked at, or to its end.
    pub(super) fn go_far(&mut self, on: bool) -> Vec<Effect> {
        if self.session.go_far(on) { self.stepped() } else { Vec::new() }
    }

    /// Another position of the game is on the board. What its record says there is told.
    fn stepped(&mut self) -> Vec<Effect> {
        self.position_changed();
        if self.session.is_looking() && !self.session.comment().is_empty() {
            self.news(self.session.comment().to_owned());
        }
        self.keep()
    }

    /// Keeps the game as it stands, or has it forgotten when it is over. What is only looked at stays where it is.
    fn keep(&self) -> Vec<Effect> {
        if self.session.is_looking() {
            Vec::new()
        } else if self.session.is_unfinished() {
            vec![Effect::Keep(self.session.kept_text(&self.day))]
        } else {
            vec![Effect::Forget]
        }
    }
}

/// Where the stack on a space may capture.
pub(crate) fn captures_from(moves: Vec<Move>, stack: Space) -> Vec<Space> {
    let to = |mv: Move| match mv {
        Move::Capture { from, to } if from == stack => Some(to),
        _ => None,
    };
    moves.into_iter().filter_map(to).collect()
}
