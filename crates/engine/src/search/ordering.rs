//! Which moves to try first.

use abande::{Color, Move, Position, Space};

/// Places in the tables of experience: a number of its own for each space of a board with edges, and for
/// spaces of Libre one that is shared only with spaces sixteen steps away.
const PLACES: usize = 256;

/// A move with what speaks for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scored {
    pub(crate) mv: Move,
    pub(crate) score: i32,
}

/// What a search has learnt about moves, wherever in the tree they were played.
pub(crate) struct Experience {
    libre: bool,
    entries: Vec<[i16; PLACES]>,
    captures: Vec<[i16; PLACES]>,
    killers: Vec<[Option<Move>; 2]>,
}

/// Above all others: what was best the last time.
const REMEMBERED: i32 = 1 << 24;
/// Between the captures that gain and the rest.
const KILLER: i32 = 1 << 14;

/// The bound of a count of experience.
const MAX_COUNT: i32 = 8192;

impl Experience {
    pub(crate) fn new(libre: bool, plies: usize) -> Experience {
        Experience {
            libre,
            entries: vec![[0; PLACES]; 2],
            captures: vec![[0; PLACES]; 2 * PLACES],
            killers: vec![[None; 2]; plies],
        }
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
    pub(crate) fn learn(
        &mut self,
        player: Color,
        mv: Move,
        tried: impl Iterator<Item = Move>,
        depth: i32,
        ply: usize,
    ) {
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
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
        {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// How often a move has done well, less how often it has not.
    pub(crate) fn learnt(&mut self, player: Color, mv: Move) -> i32 {
        self.count(player, mv).map_or(0, |count| i32::from(*count))
    }

    /// Scores a move before it has been tried.
    pub(crate) fn score(
        &mut self,
        position: &Position,
        mv: Move,
        remembered: Option<Move>,
        ply: usize,
    ) -> i32 {
        if remembered == Some(mv) {
            return REMEMBERED;
        }
        let learnt = self.learnt(position.turn(), mv);
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let killer = if killers.contains(&Some(mv)) { KILLER } else { 0 };
        learnt + killer + capture_gain(position, mv) * 8192
    }
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
