//! Boards and pieces to print and play with, to scale.

use abande::{Board, Color, Position, USUAL_PIECES};

use crate::paper::Paper;
use crate::picture::{self, Options, STEP, TOKEN_WIDTH, token};
use crate::scene::{Anchor, Paint, Scene, Spot, Text, Unit, Weight};
use crate::theme::Theme;

/// What printers leave blank, in millimetres.
const MARGIN: f64 = 8.0;
/// The line above the board, and the lines below it.
const TOP: f64 = 12.0;
const BOTTOM: f64 = 14.0;
/// How wide a piece is, in parts of the way from space to space.
const PIECE: f64 = 0.75;
/// The step of pieces to cut out: they fit every board on A4 paper.
const USUAL_STEP: f64 = 22.0;
/// The length of the line that shows whether a printer kept to scale.
const RULER: f64 = 50.0;

/// How a board is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Print {
    /// On which paper.
    pub paper: Paper,
    /// Millimetres from a space to its neighbour; as many as there is room for otherwise.
    pub step: Option<f64>,
}

/// Why there is nothing to print.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CannotPrint {
    /// Libre is played without a board.
    NoBoard,
    /// The spaces are farther apart than the paper allows, or not apart at all.
    Step {
        /// The largest step in millimetres that fits.
        most: f64,
    },
}

impl std::fmt::Display for CannotPrint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CannotPrint::NoBoard => f.write_str("Libre is played without a board: there is none to print"),
            CannotPrint::Step { most } => {
                write!(f, "on this paper the spaces can be up to {most} mm apart, and at least 5 mm")
            }
        }
    }
}

impl std::error::Error for CannotPrint {}

/// A sheet of paper with the empty board on it, as `options` have it.
///
/// # Errors
/// When there is no board, or it does not fit the paper.
pub fn board(board: &Board, print: Print, options: &Options) -> Result<Scene, CannotPrint> {
    if board.is_libre() {
        return Err(CannotPrint::NoBoard);
    }
    let drawn = picture::draw(&Position::start(&board.clone().into()), options);
    let (width, height) = print.paper.size();
    let room = ((width - 2.0 * MARGIN) / drawn.width).min((height - TOP - BOTTOM - MARGIN) / drawn.height);
    let most = (room * STEP * 10.0).floor() / 10.0;
    let step = print.step.unwrap_or(if most >= 10.0 { most.floor() } else { most });
    if !(5.0..=most).contains(&step) && print.step.is_some() {
        return Err(CannotPrint::Step { most });
    }
    let scale = step / STEP;
    let mut page = blank(&format!("Abande: {}", board.name()), print.paper, options.theme);
    let left = (width - drawn.width * scale) / 2.0;
    let top = TOP + (height - TOP - BOTTOM - drawn.height * scale) / 2.0;
    page.place(&drawn, Spot::new(left, top), scale);
    headings(&mut page, options.theme);
    ruler(&mut page, step, options.theme);
    Ok(page)
}

/// A sheet of pieces to cut out, both players', for a board with this step.
///
/// # Errors
/// When so large pieces do not fit the paper.
pub fn pieces(print: Print, theme: Theme) -> Result<Scene, CannotPrint> {
    let (width, height) = print.paper.size();
    let count = f64::from(USUAL_PIECES) * 2.0;
    let columns = 6.0;
    let gap = 3.0;
    let room =
        ((width - 2.0 * MARGIN) / columns).min((height - TOP - BOTTOM - MARGIN) / (count / columns)) - gap;
    let most = (room / PIECE * 10.0).floor() / 10.0;
    let step = print.step.unwrap_or(most.floor().min(USUAL_STEP));
    if !(5.0..=most).contains(&step) {
        return Err(CannotPrint::Step { most });
    }
    let size = step * PIECE;
    let mut page = blank("Abande", print.paper, theme);
    let cell = size + gap;
    let corner = Spot::new(
        (width - columns * cell) / 2.0,
        TOP + (height - TOP - BOTTOM - count / columns * cell) / 2.0,
    );
    let scale = size / TOKEN_WIDTH;
    for number in 0..2 * USUAL_PIECES {
        let owner = if number < USUAL_PIECES { Color::Black } else { Color::White };
        let (column, row) = (f64::from(number % columns as u8), f64::from(number / columns as u8));
        let mut piece = Scene::new("", TOKEN_WIDTH, TOKEN_WIDTH);
        let middle = TOKEN_WIDTH / 2.0;
        token(&mut piece, theme.palette(), Spot::new(middle, middle), owner);
        page.place(&piece, corner.moved(column * cell + gap / 2.0, row * cell + gap / 2.0), scale);
    }
    headings(&mut page, theme);
    ruler(&mut page, step, theme);
    Ok(page)
}

fn blank(title: &str, paper: Paper, theme: Theme) -> Scene {
    let (width, height) = paper.size();
    let mut page = Scene::new(title, width, height);
    page.unit = Unit::Millimetres;
    page.rectangle(Spot::default(), width, height, Paint::fill(theme.palette().page));
    page
}

fn headings(page: &mut Scene, theme: Theme) {
    let color = theme.palette().text;
    let (name, game) = ("Abande", "Dieter Stein 2005 · spielstein.com");
    let text =
        |text: &str, at, size, anchor, weight| Text { text: text.into(), at, size, anchor, weight, color };
    let (left, right) = (Spot::new(MARGIN + 4.0, TOP + 3.0), Spot::new(page.width - MARGIN - 4.0, TOP + 3.0));
    page.text(text(name, left, 7.0, Anchor::Start, Weight::Bold));
    page.text(text(game, right, 3.4, Anchor::End, Weight::Regular));
}

/// A line of known length, so that one sees whether the printer has kept to scale.
fn ruler(page: &mut Scene, step: f64, theme: Theme) {
    let palette = theme.palette();
    let left = Spot::new(MARGIN + 4.0, page.height - MARGIN - 2.0);
    let right = left.moved(RULER, 0.0);
    let paint = Paint::line(palette.text, 0.3);
    page.line(left, right, paint);
    for tick in 0..=5 {
        let at = left.moved(f64::from(tick) * 10.0, 0.0);
        page.line(at, at.moved(0.0, -2.0), paint);
    }
    // Two linked spaces and how far they are apart, a piece and how wide it is.
    let end = Spot::new(page.width - MARGIN - 50.0, left.y);
    page.line(end, end.moved(6.0, 0.0), paint);
    for side in [0.0, 6.0] {
        page.circle(end.moved(side, 0.0), 0.8, Paint::fill(palette.plate).lined(palette.text, 0.3));
    }
    page.circle(end.moved(30.0, 0.0), 1.6, Paint::fill(palette.black.face));
    let texts = [
        (right.moved(2.0, 0.0), RULER),
        (end.moved(8.5, 0.0), step),
        (end.moved(33.0, 0.0), (step * PIECE).floor()),
    ];
    for (at, length) in texts {
        page.text(Text {
            text: format!("{length} mm"),
            at: at.moved(0.0, 1.0),
            size: 3.2,
            anchor: Anchor::Start,
            weight: Weight::Regular,
            color: palette.text,
        });
    }
}
