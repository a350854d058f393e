//! History heuristic: how well moves have done, wherever in the tree they were played.

use abande::{Color, Move, Space};

/// Places in the tables: a number of its own for each space of a board with edges, and for spaces of Libre one that is
/// shared only with spaces sixteen steps away.
const PLACES: usize = 256;

/// The bound of a count.
const MAX_COUNT: i32 = 8192;

/// For each player and move, by its spaces, how often it refuted what came before it, less how often it did not.
pub(crate) struct History {
    libre: bool,
    entries: Vec<[i16; PLACES]>,
    captures: Vec<[i16; PLACES]>,
}

impl History {
    pub(crate) fn new(libre: bool) -> History {
        History { libre, entries: vec![[0; PLACES]; 2], captures: vec![[0; PLACES]; 2 * PLACES] }
    }

    fn place(&self, space: Space) -> usize {
        if self.libre {
            (space.q() as usize & 15) << 4 | space.r() as usize & 15
        } else {
            space.number() % PLACES
        }
    }

    fn count(&mut self, player: Color, mv: Move) -> Option<&mut i16> {
        match mv {
            Move::Enter(space) => {
                let place = self.place(space);
                Some(&mut self.entries[player.index()][place])
            }
            Move::Capture { from, to } => {
                let (from, to) = (self.place(from), self.place(to));
                Some(&mut self.captures[player.index() * PLACES + from][to])
            }
            Move::Pass => None,
        }
    }

    /// Notes that a move refuted what came before it, and that those tried earlier did not.
    pub(crate) fn update(&mut self, player: Color, mv: Move, tried: impl Iterator<Item = Move>, depth: i32) {
        let bonus = (depth * depth * 8).min(1200);
        let mut adjust = |mv: Move, bonus: i32| {
            if let Some(count) = self.count(player, mv) {
                // The nearer the bound, the smaller the step.
                let old = i32::from(*count);
                *count = (old + bonus - old * bonus.abs() / MAX_COUNT) as i16;
            }
        };
        adjust(mv, bonus);
        for tried in tried.filter(|&tried| tried != mv) {
            adjust(tried, -bonus);
        }
    }

    /// How often a move has done well, less how often it has not.
    pub(crate) fn get(&mut self, player: Color, mv: Move) -> i32 {
        self.count(player, mv).map_or(0, |count| i32::from(*count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYER: Color = Color::Black;

    fn enter(number: u8) -> Move {
        Move::Enter(Space::numbered(number))
    }

    #[test]
    fn what_refutes_gains_and_what_was_tried_before_loses() {
        let mut history = History::new(false);
        let capture = Move::Capture { from: Space::numbered(3), to: Space::numbered(4) };
        history.update(PLAYER, capture, [enter(1), Move::Pass, capture].into_iter(), 4);
        assert_eq!(history.get(PLAYER, capture), 4 * 4 * 8);
        assert_eq!(history.get(PLAYER, enter(1)), -4 * 4 * 8);
        // Others, the other player's, and the way back know nothing of it.
        let back = Move::Capture { from: Space::numbered(4), to: Space::numbered(3) };
        for (player, mv) in
            [(PLAYER, enter(2)), (PLAYER, back), (Color::White, capture), (PLAYER, Move::Pass)]
        {
            assert_eq!(history.get(player, mv), 0, "{mv:?}");
        }
    }

    #[test]
    fn counts_stay_within_their_bound_both_ways() {
        let mut history = History::new(false);
        for _ in 0..10_000 {
            history.update(PLAYER, enter(1), [enter(2)].into_iter(), 99);
        }
        let [good, bad] = [1, 2].map(|number| history.get(PLAYER, enter(number)));
        assert!((MAX_COUNT * 9 / 10..=MAX_COUNT).contains(&good), "{good}");
        assert!((-MAX_COUNT..=-MAX_COUNT * 9 / 10).contains(&bad), "{bad}");
    }

    #[test]
    fn spaces_of_libre_share_only_with_those_sixteen_steps_away() {
        let mut history = History::new(true);
        let enter = |q, r| Move::Enter(Space::axial(q, r));
        history.update(PLAYER, enter(-3, 5), std::iter::empty(), 5);
        let known: Vec<_> = (-8..8)
            .flat_map(|q| (-8..8).map(move |r| (q, r)))
            .filter(|&(q, r)| history.get(PLAYER, enter(q, r)) != 0)
            .collect();
        assert_eq!(known, [(-3, 5)]);
        assert_ne!(history.get(PLAYER, enter(13, 5)), 0);
    }
}
