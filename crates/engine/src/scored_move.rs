//! Scored move: a move with its score for ordering, and the selection of the best of a list.

use abande::{Move, Position};

/// A move with what speaks for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScoredMove {
    pub(crate) mv: Move,
    pub(crate) score: i32,
}

/// Brings the best of the rest of a list, from `index` on, to that place; of equals the first. One step of a selection
/// sort: mostly a few moves are enough, and the others need no order.
#[inline]
pub(crate) fn pick_best<T: Copy>(list: &mut [T], index: usize, score: impl Fn(&T) -> i32) -> Option<T> {
    let mut best = index;
    for other in index + 1..list.len() {
        if score(&list[other]) > score(&list[best]) {
            best = other;
        }
    }
    if index < list.len() {
        list.swap(index, best);
    }
    list.get(index).copied()
}

/// Sorts a whole list; of equals the first stays first.
pub(crate) fn best_first(moves: &mut [ScoredMove]) {
    moves.sort_by_key(|scored| -scored.score);
}

/// How much a capture changes the margin at once, with a little more for a stack that is safe for ever.
pub(crate) fn capture_gain(position: &Position, mv: Move) -> i32 {
    let Move::Capture { from, to } = mv else { return 0 };
    let height = |space| position.stack(space).map_or(0, abande::Stack::height) as i32;
    gain(height(from), height(to))
}

/// The same, by the heights of what captures and of what is taken.
#[inline]
pub(crate) fn gain(moved: i32, taken: i32) -> i32 {
    2 * taken + i32::from(moved + taken == 3)
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Coords};

    use super::*;

    #[test]
    fn picking_again_and_again_sorts_and_of_equals_takes_the_first() {
        let mut list = [('a', 1), ('b', 3), ('c', 2), ('d', 3)];
        let mut picked = String::new();
        for index in 0.. {
            let Some((name, _)) = pick_best(&mut list, index, |entry| entry.1) else { break };
            picked.push(name);
        }
        assert_eq!(picked, "bdca");
    }

    #[test]
    fn a_capture_gains_twice_what_it_takes_and_a_full_stack_is_worth_more() {
        let line = "square:3@9 b,w,x/bw,wb,x/x3 w 6/6 0";
        let position = Position::from_line(line, &Boards::default()).unwrap();
        let gain = |text: &str| {
            let mv = position.board().parse_move(text, Coords::Stein).unwrap();
            capture_gain(&position, mv)
        };
        assert_eq!(["a2-a1", "b1-a1", "a2-b2", "c3", "pass"].map(gain), [2, 3, 5, 0, 0]);
    }
}
