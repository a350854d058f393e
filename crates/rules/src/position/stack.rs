//! What stands on a space.

use std::fmt;

use super::Color;

/// The greatest height of a stack.
pub const MAX_HEIGHT: usize = 3;

/// One to three pieces on a space. The top piece owns the stack.
///
/// A stack grows only when the opponent's stack is captured, so the top piece always differs from the one
/// below it: a stack is fully told by its owner, its height and its bottom piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "Vec<Color>", into = "Vec<Color>")
)]
pub struct Stack {
    owner: Color,
    height: u8,
    bottom: Color,
}

impl Stack {
    pub(crate) fn new(owner: Color, height: u8, bottom: Color) -> Stack {
        Stack { owner, height, bottom }
    }

    /// The stack of these pieces, bottom first, if there is such a stack.
    ///
    /// ```
    /// use abande::{Color::*, Stack};
    /// let stack = Stack::of(&[White, White, Black]).unwrap();
    /// assert_eq!((stack.owner(), stack.height()), (Black, 3));
    /// assert!(Stack::of(&[Black, Black]).is_none()); // nobody captures himself
    /// ```
    pub fn of(pieces: &[Color]) -> Option<Stack> {
        let (&owner, below) = pieces.split_last()?;
        let sound = pieces.len() <= MAX_HEIGHT && below.last() != Some(&owner);
        sound.then(|| Stack::new(owner, pieces.len() as u8, pieces[0]))
    }

    /// The player whose piece is on top: only he may move it.
    pub fn owner(self) -> Color {
        self.owner
    }

    /// How many pieces it has, 1 to 3.
    pub fn height(self) -> usize {
        usize::from(self.height)
    }

    /// Its pieces from bottom to top.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Color> + ExactSizeIterator {
        [self.bottom, self.owner.other(), self.owner].into_iter().skip(MAX_HEIGHT - self.height())
    }
}

impl From<Stack> for Vec<Color> {
    /// The pieces from bottom to top.
    fn from(stack: Stack) -> Vec<Color> {
        stack.pieces().collect()
    }
}

/// Pieces that make no stack: none, more than three, or a piece on one of its own colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these pieces make no stack: it has one to three, and nobody captures himself")]
pub struct NoStack;

impl TryFrom<Vec<Color>> for Stack {
    type Error = NoStack;

    /// As [`Stack::of`].
    fn try_from(pieces: Vec<Color>) -> Result<Stack, NoStack> {
        Stack::of(&pieces).ok_or(NoStack)
    }
}

impl fmt::Display for Stack {
    /// The owners from bottom to top, as in a position line: `wwb`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.pieces().map(Color::letter).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::Stack;
    use crate::Color::{Black, White};

    #[test]
    fn of_and_pieces_agree() {
        for height in 0..=4 {
            for code in 0..1_u32 << height {
                let pieces: Vec<_> =
                    (0..height).map(|i| if code >> i & 1 == 0 { Black } else { White }).collect();
                let sound = match pieces.as_slice() {
                    [] | [_, _, _, _, ..] => false,
                    [_] => true,
                    [.., below, top] => below != top,
                };
                match Stack::of(&pieces) {
                    Some(stack) => assert_eq!(stack.pieces().collect::<Vec<_>>(), pieces),
                    None => assert!(!sound, "{pieces:?}"),
                }
                assert_eq!(Stack::of(&pieces).is_some(), sound, "{pieces:?}");
            }
        }
    }
}
