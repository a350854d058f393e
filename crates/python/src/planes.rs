//! What a learner sees of a position: planes of numbers, and which actions are legal.

use abande::{Bits as _, Color, Move, Position, Space, Survey, Surveyor};

use crate::actions::{Actions, Corner, WINDOW};

/// How many planes an observation has: stacks of 1, 2 and 3 of the player to move, those of the opponent, his hand, the
/// opponent's, passes, and ones where Black is to move.
pub(crate) const PLANES: usize = 10;

/// A number of an observation.
pub(crate) trait Cell: Copy + Send + Sync + From<u8> + numpy::Element {}

impl Cell for u8 {}
impl Cell for f32 {}

/// A band too wide for the window that shows Libre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooWide;

/// Where the window on a position lies: its band in the middle.
#[inline]
pub(crate) fn corner(position: &Position, actions: &Actions) -> Corner {
    if actions.is_libre() { position.survey(Middle) } else { Corner::default() }
}

struct Middle;

impl Surveyor for Middle {
    type Finding = Corner;

    fn look<V: Survey>(self, survey: &V) -> Corner {
        let band = survey.owned(Color::Black) | survey.owned(Color::White);
        let (mut least, mut most) = ((i8::MAX, i8::MAX), (i8::MIN, i8::MIN));
        for slot in band.numbers() {
            let space = survey.space(slot);
            least = (least.0.min(space.q()), least.1.min(space.r()));
            most = (most.0.max(space.q()), most.1.max(space.r()));
        }
        let first = |least: i8, most: i8| {
            let span = i32::from(most) - i32::from(least) + 1;
            (i32::from(least) - (WINDOW as i32 - span).div_euclid(2)).clamp(i8::MIN.into(), i8::MAX.into())
                as i8
        };
        Corner { q: first(least.0, most.0), r: first(least.1, most.1) }
    }
}

/// Writes the planes of a position.
#[inline]
pub(crate) fn observe<T: Cell>(position: &Position, actions: &Actions, corner: Corner, planes: &mut [T]) {
    let spaces = actions.spaces();
    let us = position.turn();
    let constants =
        [position.hand(us), position.hand(us.other()), position.passes(), u8::from(us == Color::Black)];
    let (stacks, rest) = planes.split_at_mut(6 * spaces);
    stacks.fill(T::from(0));
    for (plane, number) in rest.chunks_exact_mut(spaces).zip(constants) {
        plane.fill(T::from(number));
    }
    position.survey(Placing { us, actions, corner, stacks });
}

/// Puts ones where stacks are.
struct Placing<'a, T> {
    us: Color,
    actions: &'a Actions,
    corner: Corner,
    stacks: &'a mut [T],
}

impl<T: Cell> Surveyor for Placing<'_, T> {
    type Finding = ();

    #[inline]
    fn look<V: Survey>(self, survey: &V) {
        let spaces = self.actions.spaces();
        let (high, full) = (survey.high(), survey.full());
        if !self.actions.is_libre() {
            // A slot is the number of its space.
            let heights = [!high, high.without(full), full];
            for (player, first) in [(self.us, 0), (self.us.other(), 3)] {
                let owned = survey.owned(player);
                let planes = self.stacks[first * spaces..].chunks_exact_mut(spaces);
                for (plane, height) in planes.zip(heights) {
                    for slot in (owned & height).numbers() {
                        plane[slot] = T::from(1);
                    }
                }
            }
            return;
        }
        for (player, first) in [(self.us, 0), (self.us.other(), 3)] {
            for slot in survey.owned(player).numbers() {
                let height = usize::from(high.has(slot)) + usize::from(full.has(slot));
                if let Some(space) = self.actions.space(survey.space(slot), self.corner) {
                    self.stacks[(first + height) * spaces + space] = T::from(1);
                }
            }
        }
    }
}

/// Writes which actions are legal, as truth values and as bits.
///
/// # Errors
/// When Libre's window has no room for one of them.
#[inline]
pub(crate) fn list(
    position: &Position,
    actions: &Actions,
    corner: Corner,
    mask: &mut [bool],
    bits: &mut [u64],
) -> Result<(), TooWide> {
    mask.fill(false);
    bits.fill(0);
    if !actions.is_libre() {
        position.each_move(|mv: Move| {
            let number = actions.bounded_number(mv);
            mask[number] = true;
            bits[number / 64] |= 1 << (number % 64);
        });
        return Ok(());
    }
    let mut fits = true;
    position.each_move(|mv: Move| match actions.number(mv, corner) {
        Some(number) => {
            mask[number] = true;
            bits[number / 64] |= 1 << (number % 64);
        }
        None => fits = false,
    });
    if fits { Ok(()) } else { Err(TooWide) }
}

/// Which spaces a band takes up in Libre: columns and rows.
pub(crate) fn span(position: &Position) -> (usize, usize) {
    let spaces: Vec<Space> = position.stacks().map(|(space, _)| space).collect();
    let width = |coordinate: fn(&Space) -> i8| {
        let all = spaces.iter().map(coordinate);
        match (all.clone().min(), all.max()) {
            (Some(least), Some(most)) => (i32::from(most) - i32::from(least) + 1) as usize,
            _ => 0,
        }
    };
    (width(|space| space.q()), width(|space| space.r()))
}
