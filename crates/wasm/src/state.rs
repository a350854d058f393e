//! A position as a page shows it.

use std::collections::BTreeMap;

use abande::{Board, Color, Coords, Move, Position, Score};
use serde::Serialize;

/// A position: what stands where, what may be done, what it scores.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct State {
    node: u32,
    ply: usize,
    /// The position line.
    line: String,
    turn: ColorView,
    hands: BothPlayers<u8>,
    /// How many each player has, on the board and in hand.
    pieces: u8,
    passes: u8,
    over: bool,
    score: BothPlayers<u16>,
    /// Pieces from bottom to top, such as `wwb`.
    stacks: BTreeMap<String, String>,
    sleepers: Vec<String>,
    entries: Vec<String>,
    captures: Vec<Capture>,
    can_pass: bool,
    /// Whether a pass now would end the game.
    pass_ends: bool,
    last: Option<MoveView>,
}

/// A player.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Color"))]
pub(crate) enum ColorView {
    #[serde(rename = "b")]
    Black,
    #[serde(rename = "w")]
    White,
}

impl From<Color> for ColorView {
    fn from(color: Color) -> ColorView {
        match color {
            Color::Black => ColorView::Black,
            Color::White => ColorView::White,
        }
    }
}

/// Something that each player has.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BothPlayers<T> {
    pub(crate) b: T,
    pub(crate) w: T,
}

impl From<Score> for BothPlayers<u16> {
    fn from(score: Score) -> BothPlayers<u16> {
        BothPlayers { b: score.black, w: score.white }
    }
}

/// A capture that is legal.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Capture {
    from: String,
    to: String,
}

/// A move, in both systems of names.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub(crate) struct MoveView {
    kind: MoveKind,
    text: String,
    slanted: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
}

/// What is done by a move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum MoveKind {
    Enter,
    Capture,
    Pass,
}

impl MoveView {
    pub(crate) fn of(board: &Board, mv: Move) -> MoveView {
        let name = |space| Some(board.space_name(space, Coords::Stein));
        let (kind, from, to) = match mv {
            Move::Enter(space) => (MoveKind::Enter, None, name(space)),
            Move::Capture { from, to } => (MoveKind::Capture, name(from), name(to)),
            Move::Pass => (MoveKind::Pass, None, None),
        };
        let text = board.move_text(mv, Coords::Stein);
        MoveView { kind, text, slanted: board.move_text(mv, Coords::Slanted), from, to }
    }
}

impl State {
    pub(crate) fn of(position: &Position, node: u32, ply: usize, last: Option<Move>) -> State {
        let board = position.board();
        let name = |space| board.space_name(space, Coords::Stein);
        let mut state = State {
            node,
            ply,
            line: position.to_string(),
            turn: position.turn().into(),
            hands: BothPlayers { b: position.hand(Color::Black), w: position.hand(Color::White) },
            pieces: position.pieces(),
            passes: position.passes(),
            over: position.is_over(),
            score: position.score().into(),
            stacks: position.stacks().map(|(space, stack)| (name(space), stack.to_string())).collect(),
            sleepers: position.sleepers().into_iter().map(name).collect(),
            entries: vec![],
            captures: vec![],
            can_pass: false,
            pass_ends: false,
            last: last.map(|mv| MoveView::of(board, mv)),
        };
        position.each_move(|mv| match mv {
            Move::Enter(space) => state.entries.push(name(space)),
            Move::Capture { from, to } => state.captures.push(Capture { from: name(from), to: name(to) }),
            Move::Pass => state.can_pass = true,
        });
        if state.can_pass {
            let mut after = position.clone();
            state.pass_ends = after.play(Move::Pass).is_ok() && after.is_over();
        }
        state
    }
}
