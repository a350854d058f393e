//! Move ordering: the tt move, captures by what they gain, killers, history.

use abande::{Color, Move, Position};

use crate::history::History;
use crate::scored_move::capture_gain;

/// Above all others.
const TT_MOVE: i32 = 1 << 24;
/// For each point that a capture gains. Two weigh as much as being a killer.
const GAIN: i32 = 8192;
/// Between the captures that gain and the rest.
const KILLER: i32 = 1 << 14;

/// What a search has learnt about moves.
pub(crate) struct MoveOrdering {
    history: History,
    /// For each ply the last two moves that refuted what came before them.
    killers: Vec<[Option<Move>; 2]>,
}

impl MoveOrdering {
    pub(crate) fn new(libre: bool, plies: usize) -> MoveOrdering {
        MoveOrdering { history: History::new(libre), killers: vec![[None; 2]; plies] }
    }

    /// Notes a beta cutoff by a move, after others had been tried.
    pub(crate) fn note_cutoff(
        &mut self,
        player: Color,
        mv: Move,
        tried: impl Iterator<Item = Move>,
        depth: i32,
        ply: usize,
    ) {
        self.history.update(player, mv, tried, depth);
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
        {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// Scores a move before it has been tried.
    pub(crate) fn score(&mut self, position: &Position, mv: Move, tt_move: Option<Move>, ply: usize) -> i32 {
        if tt_move == Some(mv) {
            return TT_MOVE;
        }
        let history = self.history.get(position.turn(), mv);
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let killer = if killers.contains(&Some(mv)) { KILLER } else { 0 };
        history + killer + capture_gain(position, mv) * GAIN
    }
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Coords};

    use super::*;

    #[test]
    fn the_tt_move_comes_first_then_captures_by_gain_then_killers_then_history() {
        let line = "square:3@9 b,w,x/bw,wb,x/x3 w 6/6 0";
        let position = Position::from_line(line, &Boards::default()).unwrap();
        let [tt_move, gains_5, gains_3, killer, good, new, bad] =
            ["a3", "a2-b2", "b1-a1", "c3", "c2", "c1", "b3"]
                .map(|text| position.board().parse_move(text, Coords::Stein).unwrap());
        let mut ordering = MoveOrdering::new(false, 10);
        let player = position.turn();
        for _ in 0..100 {
            ordering.note_cutoff(player, good, [bad].into_iter(), 12, 5);
        }
        ordering.note_cutoff(player, killer, std::iter::empty(), 1, 3);
        let mut score = |mv| ordering.score(&position, mv, Some(tt_move), 3);
        let scores = [tt_move, gains_5, gains_3, killer, good, new, bad].map(&mut score);
        assert!(scores.is_sorted_by(|one, other| one > other), "{scores:?}");
    }

    #[test]
    fn a_ply_has_its_last_two_killers() {
        let position = Position::start(&abande::Board::hex().into());
        let moves = position.moves();
        let mut ordering = MoveOrdering::new(false, 2);
        for &mv in [&moves[0], &moves[1], &moves[1], &moves[2]] {
            ordering.note_cutoff(position.turn(), mv, std::iter::empty(), 0, 1);
        }
        // A depth of zero leaves no history: what is left is the killer's bonus.
        let scores: Vec<_> = (0..4).map(|index| ordering.score(&position, moves[index], None, 1)).collect();
        assert_eq!(scores, [0, KILLER, KILLER, 0]);
        assert_eq!(ordering.score(&position, moves[1], None, 0), 0);
        // Beyond the last ply there are none, and no panic.
        ordering.note_cutoff(position.turn(), moves[3], std::iter::empty(), 0, 7);
        assert_eq!(ordering.score(&position, moves[3], None, 7), 0);
    }
}
