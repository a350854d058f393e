//! What the signs of a picture are part of, and the colours that this gives them.

use abande::Color;
use anstyle::{Ansi256Color, Style};

/// What a sign is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// A link between two spaces, or an empty space.
    Link,
    /// The wall of a cell.
    Wall,
    /// Something written beside the board.
    Label,
    /// The name of a space, in its place.
    Name,
    /// The disc that shows the owner by its shape.
    Disc,
    /// The owner's letter and the height of a stack.
    Stack,
    /// The mark of the last move.
    Last,
    /// The mark of a space to enter.
    Entry,
    /// The mark of a stack that is asleep.
    Asleep,
}

/// What lies under a sign.
///
/// The board has a colour of its own, halfway between black and white: a terminal may be as dark as black
/// stacks or as light as white ones, and only on the board can both be told from what is around them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// The terminal.
    Bare,
    /// The board.
    Board,
    /// A stack.
    Stack {
        /// Whose it is.
        owner: Color,
        /// Whether it touches no enemy.
        asleep: bool,
    },
}

/// Colours by their numbers. Those above 15 are the same in every theme.
mod palette {
    pub(super) const BLACK: u8 = 16;
    pub(super) const NEARLY_BLACK: u8 = 234;
    pub(super) const DARK_GREY: u8 = 240;
    pub(super) const GREY: u8 = 244;
    pub(super) const LIGHT_GREY: u8 = 250;
    pub(super) const NEARLY_WHITE: u8 = 252;
    pub(super) const WHITE: u8 = 231;
    pub(super) const WOOD: u8 = 180;
    pub(super) const DARK_WOOD: u8 = 137;
    pub(super) const BROWN: u8 = 94;
    pub(super) const RED: u8 = 160;
    pub(super) const GREEN: u8 = 34;
    pub(super) const DARK_GREEN: u8 = 22;
}
use palette::{
    BLACK, BROWN, DARK_GREEN, DARK_GREY, DARK_WOOD, GREEN, GREY, LIGHT_GREY, NEARLY_BLACK, NEARLY_WHITE, RED,
    WHITE, WOOD,
};

fn on(letters: u8, ground: u8) -> Style {
    Ansi256Color(letters).on(Ansi256Color(ground))
}

/// The style of a sign, on a terminal with 256 colours.
pub fn style(ink: Ink, ground: Ground) -> Style {
    match (ground, ink) {
        (_, Ink::Last) => on(WHITE, RED).bold(),
        (Ground::Bare, Ink::Link | Ink::Wall) => Ansi256Color(DARK_WOOD).on_default(),
        (Ground::Bare, Ink::Entry) => Ansi256Color(GREEN).on_default().bold(),
        (Ground::Bare, _) => Style::new(),
        (Ground::Board, Ink::Entry) => on(DARK_GREEN, WOOD).bold(),
        (Ground::Board, _) => on(BROWN, WOOD),
        (Ground::Stack { owner, asleep }, _) => stack_style(ink, owner, asleep),
    }
}

fn stack_style(ink: Ink, owner: Color, asleep: bool) -> Style {
    let (letters, faint, ground) = match (owner, asleep) {
        (Color::Black, false) => (WHITE, DARK_GREY, NEARLY_BLACK),
        (Color::Black, true) => (LIGHT_GREY, GREY, DARK_GREY),
        (Color::White, false) => (BLACK, LIGHT_GREY, WHITE),
        (Color::White, true) => (DARK_GREY, GREY, NEARLY_WHITE),
    };
    match ink {
        Ink::Stack => on(letters, ground).bold(),
        Ink::Wall | Ink::Name => on(faint, ground),
        // The colour is the disc. Bright on a dark ground, a black one would look white.
        Ink::Link | Ink::Disc => on(ground, ground),
        _ => on(letters, ground),
    }
}
