//! What is drawn on a board beside its stacks.

use abande::{Board, Color, Coords, Drawing, Move, Space};
use abande_draw::hints;
use abande_draw::moments::Moment;
use abande_draw::picture::{Arrow, Mark, Options, Sign};
use clap::ValueEnum;

use crate::failure::Failure;

/// The longest text of a mark: there is no room for more.
const LONGEST_MARK: usize = 4;

/// What is drawn on a board beside its stacks.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch on the command line")]
pub(crate) struct DecorationArgs {
    /// An arrow, such as d4-c3; may be given more than once
    #[arg(long = "arrow", value_name = "FROM-TO", allow_hyphen_values = true)]
    arrows: Vec<String>,

    /// A ring around a space, or d4=square, d4=triangle, d4=cross, or a short text as in d4=7
    #[arg(long = "mark", value_name = "SPACE[=SIGN]", allow_hyphen_values = true)]
    marks: Vec<String>,

    /// Tint the parts into which the band would fall without the stack on a space
    #[arg(long, value_name = "SPACE", allow_hyphen_values = true)]
    split: Option<String>,

    /// Mark the spaces where a piece may be entered
    #[arg(long)]
    entries: bool,

    /// An arrow for each legal capture
    #[arg(long, value_name = "WHOSE", num_args = 0..=1, default_missing_value = "mover")]
    captures: Option<Whose>,

    /// Number the stacks by the moves that made them
    #[arg(long)]
    numbers: bool,

    /// Do not mark the last move
    #[arg(long)]
    no_last: bool,

    /// Do not show the circles and arrows of a game's record
    #[arg(long)]
    no_drawings: bool,

    /// Do not dim the stacks that are asleep
    #[arg(long)]
    no_sleepers: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Whose {
    /// Of the player to move
    Mover,
    /// Of Black, as if it were his turn
    Black,
    /// Of White, as if it were her turn
    White,
    /// Of both
    Both,
}

impl DecorationArgs {
    /// Puts all of it on the picture of a moment in a game.
    pub(crate) fn apply(
        &self,
        moment: &Moment,
        game: &[Moment],
        options: &mut Options,
    ) -> Result<(), Failure> {
        let position = &moment.position;
        let board = position.board();
        let coords = options.coords;
        options.last = moment.last.filter(|_| !self.no_last);
        options.sleepers = !self.no_sleepers;
        if self.entries {
            options.entries = hints::entries(position);
        }
        let players: &[Color] = match self.captures {
            None => &[],
            Some(Whose::Mover) => &[position.turn()],
            Some(Whose::Black) => &[Color::Black],
            Some(Whose::White) => &[Color::White],
            Some(Whose::Both) => &Color::BOTH,
        };
        options.arrows = players.iter().flat_map(|&player| hints::captures(position, player)).collect();
        for text in &self.arrows {
            options.arrows.push(arrow(text, board, coords)?);
        }
        if self.numbers {
            options.marks = numbers(moment, game);
        }
        for &drawing in moment.drawings.iter().filter(|_| !self.no_drawings) {
            match drawing {
                Drawing::Circle(space) => options.marks.push(Mark { space, sign: Sign::Ring }),
                Drawing::Arrow { from, to } => options.arrows.push(Arrow { from, to, player: None }),
            }
        }
        for text in &self.marks {
            options.marks.push(mark(text, board, coords)?);
        }
        if let Some(name) = &self.split {
            let at = space("--split", name, board, coords)?;
            options.parts = position.parts_without(at);
            options.marks.push(Mark { space: at, sign: Sign::Ring });
            if options.parts.is_empty() {
                return Err(Failure::Refused(format!("--split {name}: no stack stands there")));
            }
        }
        Ok(())
    }
}

fn space(option: &str, name: &str, board: &Board, coords: Coords) -> Result<Space, Failure> {
    let found = board.find_space(name.trim(), coords);
    found.ok_or_else(|| {
        Failure::Refused(format!("{option}: the board {} has no space '{name}'", board.name()))
    })
}

fn arrow(text: &str, board: &Board, coords: Coords) -> Result<Arrow, Failure> {
    match board.parse_move(text, coords) {
        Ok(Move::Capture { from, to }) => Ok(Arrow { from, to, player: None }),
        Ok(_) => Err(Failure::Refused(format!(
            "--arrow {text}: an arrow goes from a space to a space, as in d4-c3"
        ))),
        Err(error) => Err(Failure::Refused(format!("--arrow {text}: {error}"))),
    }
}

fn mark(text: &str, board: &Board, coords: Coords) -> Result<Mark, Failure> {
    let (name, sign) = text.split_once('=').unwrap_or((text, "ring"));
    let sign = match sign {
        "ring" => Sign::Ring,
        "square" => Sign::Square,
        "triangle" => Sign::Triangle,
        "cross" => Sign::Cross,
        sign if (1..=LONGEST_MARK).contains(&sign.chars().count()) => Sign::Text(sign.into()),
        _ => {
            return Err(Failure::Refused(format!(
                "--mark {text}: after the = comes ring, square, triangle, cross, or a text of up to {LONGEST_MARK} letters"
            )));
        }
    };
    Ok(Mark { space: space("--mark", name, board, coords)?, sign })
}

/// The number of the last move that went to each space which still has a stack.
fn numbers(moment: &Moment, game: &[Moment]) -> Vec<Mark> {
    let mut numbers: Vec<(Space, usize)> = Vec::new();
    for made in game.iter().filter(|made| made.ply <= moment.ply) {
        if let Some(Move::Enter(to) | Move::Capture { to, .. }) = made.last {
            numbers.retain(|(space, _)| *space != to);
            numbers.push((to, made.ply));
        }
    }
    numbers.retain(|(space, _)| moment.position.stack(*space).is_some());
    let text = |(space, ply): (Space, usize)| Mark { space, sign: Sign::Text(ply.to_string()) };
    numbers.into_iter().map(text).collect()
}
