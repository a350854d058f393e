//! Appraisal: what the engine thinks of one position, with its best lines (multi-pv).

use abande::{Move, Position};

use super::Expectation;
use crate::{Control, Engine, Limits, Report, Uncontrolled};

/// A line that the engine has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it promises the player to move.
    pub expectation: Expectation,
    /// How deep the search was that found it.
    pub depth: u32,
    /// The moves of both players.
    pub moves: Vec<Move>,
}

/// A position with what can be expected of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// What the player to move can expect.
    pub expectation: Expectation,
    /// The best lines, the best one first, no two with the same first move. None when the game is over.
    pub lines: Vec<Line>,
    /// Positions looked at.
    pub nodes: u64,
}

impl Appraisal {
    /// Before the only legal move, all is as after it.
    pub(super) fn before_forced(mv: Move, after: &Appraisal) -> Appraisal {
        let best = after.lines.first();
        let line = Line {
            expectation: -after.expectation,
            depth: best.map_or(0, |best| best.depth) + 1,
            moves: std::iter::once(mv).chain(best.into_iter().flat_map(|best| best.moves.clone())).collect(),
        };
        Appraisal { expectation: line.expectation, lines: vec![line], nodes: after.nodes }
    }
}

/// Whoever judges positions: an engine, and how long it may think about each.
pub struct Analyst<'a> {
    /// The engine, set to look at as many lines as are wanted.
    pub engine: &'a mut Engine,
    /// How long it may think about a position.
    pub limits: Limits,
    /// The time, and whether to stop. What was found by then counts.
    pub control: &'a dyn Control,
    /// Hears what each search has found so far.
    pub heard: &'a mut dyn FnMut(&Report),
}

impl Analyst<'_> {
    /// Judges a position. Forced moves cost nothing: what follows them is looked at instead.
    pub fn appraise(&mut self, position: &Position) -> Appraisal {
        let mut position = position.clone();
        let mut forced = Vec::new();
        while position.move_count() == 1
            && let Some(&mv) = position.moves().first()
        {
            position.play_legal(mv);
            forced.push(mv);
        }
        let seen = self.search(&position);
        forced.into_iter().rev().fold(seen, |after, mv| Appraisal::before_forced(mv, &after))
    }

    fn search(&mut self, position: &Position) -> Appraisal {
        if let Some(expectation) = Expectation::of_result(position, position.turn()) {
            return Appraisal { expectation, lines: vec![], nodes: 0 };
        }
        let mut lines = Vec::new();
        let mut hear = |report: &Report| {
            keep(&mut lines, report);
            (self.heard)(report);
        };
        let found = self.engine.search(position, &self.limits, self.control, &mut hear);
        let mut nodes = found.map_or(0, |found| found.nodes);
        if lines.is_empty() {
            // The limits ended the search before it had seen anything. One move ahead takes no time.
            let limits = Limits { depth: Some(1), ..Limits::default() };
            let mut hear = |report: &Report| keep(&mut lines, report);
            let found = self.engine.search(position, &limits, &Uncontrolled, &mut hear);
            nodes += found.map_or(0, |found| found.nodes);
        }
        let expectation = lines.first().map(|line| line.expectation).unwrap_or_default();
        Appraisal { expectation, lines, nodes }
    }
}

/// Keeps the lines of a search, which are told from the best one on.
fn keep(lines: &mut Vec<Line>, report: &Report) {
    lines.truncate(report.multipv.saturating_sub(1));
    lines.push(Line { expectation: report.into(), depth: report.depth, moves: report.pv.clone() });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn appraise(line: &str, lines: usize, limits: Limits) -> (Position, Appraisal) {
        let position = Position::from_line(line, &abande::Boards::default()).unwrap();
        let mut engine = Engine::new(1);
        engine.set_multipv(lines);
        let mut analyst = Analyst { engine: &mut engine, limits, control: &Uncontrolled, heard: &mut |_| () };
        let appraisal = analyst.appraise(&position);
        (position, appraisal)
    }

    const START: &str = "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0";

    #[test]
    fn lines_come_best_first_wherever_the_search_ends() {
        for nodes in [500, 3000, 10_000, 20_000, 50_000, 100_000] {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let line = "hex x4/x5/x2,w,w,x2/x2,b,b,x3/x6/x5/x4 b 16/16 0";
            let (_, appraisal) = appraise(line, 3, limits);
            let margins: Vec<_> = appraisal.lines.iter().map(|line| line.expectation.points()).collect();
            assert!(
                margins.len() == 3 && margins.is_sorted_by(|one, next| one >= next),
                "{nodes}: {margins:?}"
            );
            assert_eq!(appraisal.expectation, appraisal.lines[0].expectation);
        }
    }

    #[test]
    fn even_no_time_at_all_gives_an_answer() {
        let limits = Limits { nodes: Some(1), ..Limits::default() };
        let (position, appraisal) = appraise(START, 2, limits);
        assert_eq!(appraisal.lines.len(), 2);
        for line in &appraisal.lines {
            assert_eq!((line.depth, position.refusal(line.moves[0])), (1, None));
        }
    }

    #[test]
    fn forced_moves_are_played_on_without_a_search() {
        // Nobody can capture, and the hands are empty: both pass.
        let (mut position, appraisal) = appraise("hex:2@2 b,w/b,x,w/x2 b 0/0 0", 3, Limits::default());
        assert_eq!((appraisal.lines.len(), appraisal.nodes), (1, 0));
        let line = &appraisal.lines[0];
        assert_eq!(line.moves, [Move::Pass, Move::Pass]);
        let mover = position.turn();
        for &mv in &line.moves {
            position.play(mv).unwrap();
        }
        assert_eq!(Expectation::of_result(&position, mover), Some(appraisal.expectation));
    }

    #[test]
    fn a_game_that_is_over_has_its_result() {
        let (_, appraisal) = appraise("hex:2@1 b,w/x3/x2 b 0/0 2", 1, Limits::default());
        assert_eq!(appraisal, Appraisal { expectation: Expectation::certain(0), lines: vec![], nodes: 0 });
    }
}
