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
