//! Attention: what a person notices of a position, how he judges it, and what he fancies.

use std::sync::Arc;

use abande::{Bits, Color, Move, Position, Space, Survey, Surveyor};

use crate::eval::network::Network;
use crate::eval::terms;
use crate::eval::{Evaluation, Evaluator};
use crate::value::{POINT, Value};

/// What somebody sees of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    /// How many moves ahead he looks.
    pub(crate) plies: u32,
    /// How many captures in a row he then follows.
    pub(crate) exchange: u32,
    /// How often he overlooks a move that is neither hard nor easy to see, in hundredths.
    pub(crate) oversight: u64,
    pub(crate) judges: Judges,
}

/// What somebody counts in a position.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Judges {
    /// The pieces on the board: he forgets that sleepers score nothing.
    Pieces,
    /// What the engine's hand-written terms count.
    Terms,
    /// Whatever the engine knows.
    Best,
}

impl Sight {
    /// The network that he judges by, if any.
    pub(crate) fn network(&self, evaluation: &Evaluation, position: &Position) -> Option<Arc<Network>> {
        match self.judges {
            Judges::Best => evaluation.network(position),
            Judges::Pieces | Judges::Terms => None,
        }
    }

    /// What the position seems to be worth to the player to move.
    pub(crate) fn value(&self, position: &Position, evaluator: &mut Evaluator<'_>) -> Value {
        match self.judges {
            Judges::Pieces => POINT * pieces(position),
            Judges::Terms | Judges::Best => evaluator.value(position),
        }
    }
}

/// The margin as it stands for the player to move, if sleepers counted too.
fn pieces(position: &Position) -> i32 {
    let [own, enemy] =
        terms::count(position).map(|[one, two, three, asleep_one, asleep_two, asleep_three, ..]| {
            one + asleep_one + 2 * (two + asleep_two) + 3 * (three + asleep_three)
        });
    own - enemy
}

/// What somebody notices while he thinks about one position.
pub(crate) struct Attention {
    pub(crate) sight: Sight,
    pub(crate) fancy: Fancy,
    /// The stacks that held the band together when he began to think. That they come free escapes him.
    pinned: Vec<Space>,
}

impl Attention {
    pub(crate) fn new(sight: Sight, fancy: Fancy, position: &Position) -> Attention {
        Attention { sight, fancy, pinned: position.survey(CutPoints) }
    }

    /// Whether he overlooks a move so many plies ahead, the last move before it having ended on `last`. A move
    /// that is overlooked stays so wherever it is as hard to see.
    pub(crate) fn overlooks(&self, position: &Position, mv: Move, ply: usize, last: Option<Space>) -> bool {
        let chance = self.sight.oversight * self.difficulty(position, mv, last) * (4 + ply as u64) / 4;
        chance > 0 && self.fancy.number(mv, ply % 2) % 10_000 < chance.min(9000)
    }

    /// How hard a move is to see, in hundredths.
    fn difficulty(&self, position: &Position, mv: Move, last: Option<Space>) -> u64 {
        match mv {
            Move::Pass => 0,
            Move::Enter(_) => 100,
            // What has just arrived is what one looks at.
            Move::Capture { to, .. } if last == Some(to) => 25,
            Move::Capture { from, to } => {
                let large = position.stack(to).is_some_and(|stack| stack.height() > 1);
                let pinned = self.pinned.contains(&from);
                (if large { 50 } else { 100 }) * if pinned { 2 } else { 1 }
            }
        }
    }
}

/// Somebody's luck and likings in one position.
#[derive(Clone, Copy)]
pub(crate) struct Fancy {
    luck: u64,
    doubt: Value,
}

impl Fancy {
    /// A doubt is how far off somebody may be, in parts of a point.
    pub(crate) fn new(seed: u64, doubt: Value, position: &Position) -> Fancy {
        Fancy { luck: mix(seed ^ mix(position.key())), doubt }
    }

    /// What he adds to the value of a move of his, without a reason.
    pub(crate) fn value(&self, mv: Move) -> Value {
        let number = self.number(mv, 2);
        let part = |bits: u64| (bits & 0xffff) as Value;
        // Two throws: small errors are more frequent than large ones.
        (part(number) + part(number >> 16) - 0xffff) * self.doubt / 0xffff
    }

    /// A number for a move that looks like chance.
    fn number(&self, mv: Move, salt: usize) -> u64 {
        let pair = |from: Space, to: Space| u64::from(from.code()) << 16 | u64::from(to.code());
        let code = match mv {
            Move::Enter(space) => pair(space, space),
            Move::Capture { from, to } => pair(from, to),
            Move::Pass => u64::from(u32::MAX),
        };
        mix(self.luck ^ mix(code << 2 | salt as u64))
    }
}

/// Finds the stacks that may not move.
struct CutPoints;

impl Surveyor for CutPoints {
    type Finding = Vec<Space>;

    fn look<V: Survey>(self, survey: &V) -> Vec<Space> {
        let band = survey.owned(Color::Black) | survey.owned(Color::White);
        band.numbers()
            .filter(|&slot| survey.is_cut_point(slot, band))
            .map(|slot| survey.space(slot))
            .collect()
    }
}

/// Scatters numbers: the finalizer of splitmix64, by Sebastiano Vigna, in the public domain.
fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
