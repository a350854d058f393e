//! What a position is beside its board: hands, points, whose turn it is; and what the marks mean.

use abande::{Color, Move, Position};

use super::canvas::{Canvas, Spot};
use super::ink::{Ground, Ink};
use super::options::Options;
use super::picture::lines;
use super::signs::{ASLEEP, ENTRY, LAST};

/// Both players' hands and points, whose turn it is, and what has just happened: two or three lines.
///
/// ```
/// use abande::{Board, Position};
/// use abande_draw::text::{Options, status};
///
/// let position = Position::start(&Board::libre().into());
/// let lines = status(&position, &Options::default());
/// assert_eq!(lines, ["● Black  17 in hand   1 point   to move", "○ White  17 in hand   1 point"]);
/// ```
pub fn status(position: &Position, options: &Options) -> Vec<String> {
    let mut canvas = Canvas::default();
    for (line, player) in (0..).zip(Color::BOTH) {
        let mut at = Spot::new(line, 0);
        if let Some(disc) = options.signs.disc(player) {
            canvas.put(at, disc, Ink::Disc);
            at = at.moved(0, 2);
        }
        let name = player.to_string();
        let width = name.len() as i32;
        canvas.write(at, &name, Ink::Stack);
        let ground = Ground::Stack { owner: player, asleep: false };
        canvas.paint(Spot::new(line, 0), at.column + width + 1, ground);
        canvas.write(at.moved(0, width + 1), &holdings(position, player), Ink::Label);
    }
    canvas.write(Spot::new(2, 0), &news(position, options).unwrap_or_default(), Ink::Label);
    lines(&canvas.rows(options.colored), options.colored).collect()
}

/// A player's hand and points, and whether it is his turn.
fn holdings(position: &Position, player: Color) -> String {
    let points = position.score().of(player);
    let unit = if points == 1 { "point " } else { "points" };
    let turn = if !position.is_over() && position.turn() == player { "  to move" } else { "" };
    let text = format!("{:>3} in hand {points:>3} {unit}{turn}", position.hand(player));
    text.trim_end().into()
}

/// What has just happened, if it is known.
fn news(position: &Position, options: &Options) -> Option<String> {
    if let Some(score) = position.result() {
        return Some(match score.leader() {
            Some(winner) => {
                let loser = score.of(winner.other());
                format!("Game over: {winner} wins {}-{loser}.", score.of(winner))
            }
            None => format!("Game over: a draw, {score}."),
        });
    }
    let mover = position.turn().other();
    if position.passes() > 0 {
        return Some(format!("{mover} has passed: another pass ends the game."));
    }
    match options.last? {
        Move::Pass => None,
        mv @ Move::Enter(_) => {
            Some(format!("{mover} has entered {}.", position.board().move_text(mv, options.coords)))
        }
        mv @ Move::Capture { .. } => {
            Some(format!("{mover} has captured: {}.", position.board().move_text(mv, options.coords)))
        }
    }
}

/// A line that explains the marks in the picture of a position, if there are any.
///
/// ```
/// use abande::{Board, Position};
/// use abande_draw::text::{Options, legend};
///
/// let mut position = Position::start(&Board::hex().into());
/// let mv = position.moves()[0];
/// position.play(mv)?;
/// let options = Options { last: Some(mv), ..Options::default() };
/// assert_eq!(legend(&position, &options).as_deref(), Some("* last move   z asleep"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn legend(position: &Position, options: &Options) -> Option<String> {
    let last = options.last.is_some_and(|mv| mv != Move::Pass);
    let asleep = options.sleepers && !position.sleepers().is_empty();
    let entries = options.entries.iter().any(|&space| position.stack(space).is_none());
    let marks = [(last, LAST, "last move"), (asleep, ASLEEP, "asleep"), (entries, ENTRY, "free to enter")];
    let used = marks.iter().filter(|(used, ..)| *used);
    let texts: Vec<String> = used.map(|(_, sign, meaning)| format!("{sign} {meaning}")).collect();
    (!texts.is_empty()).then(|| texts.join("   "))
}
