//! A position as a page shows it.

use std::collections::BTreeMap;

use abande::{Board, Color, Coords, Move, Position, Score};
use serde::Serialize;

/// A position: what stands where, what may be done, what it scores.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct State {
    node: u32,
    ply: usize,
    line: String,
    turn: char,
    hands: BothPlayers<u8>,
    pieces: u8,
    passes: u8,
    over: bool,
    score: BothPlayers<u16>,
    stacks: BTreeMap<String, String>,
    sleepers: Vec<String>,
    entries: Vec<String>,
    captures: Vec<Capture>,
    can_pass: bool,
    last: Option<MoveView>,
}

/// Something that each player has.
#[derive(Serialize)]
pub(crate) struct BothPlayers<T> {
    pub(crate) b: T,
    pub(crate) w: T,
}

impl From<Score> for BothPlayers<u16> {
    fn from(score: Score) -> BothPlayers<u16> {
        BothPlayers { b: score.black, w: score.white }
    }
}

#[derive(Serialize)]
struct Capture {
    from: String,
    to: String,
}

/// A move, in both systems of names.
#[derive(Serialize)]
pub(crate) struct MoveView {
    kind: &'static str,
    text: String,
    slanted: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
}

impl MoveView {
    pub(crate) fn of(board: &Board, mv: Move) -> MoveView {
        let name = |space| Some(board.space_name(space, Coords::Stein));
        let (kind, from, to) = match mv {
            Move::Enter(space) => ("enter", None, name(space)),
            Move::Capture { from, to } => ("capture", name(from), name(to)),
            Move::Pass => ("pass", None, None),
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
            turn: position.turn().letter(),
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
            last: last.map(|mv| MoveView::of(board, mv)),
        };
        position.each_move(|mv| match mv {
            Move::Enter(space) => state.entries.push(name(space)),
            Move::Capture { from, to } => state.captures.push(Capture { from: name(from), to: name(to) }),
            Move::Pass => state.can_pass = true,
        });
        state
    }
}
