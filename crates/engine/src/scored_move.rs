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
