//! A game's record as a page lists it: all moves with what is said about them.

use abande::{Board, Coords, Drawing, NodeId, Position};
use abande_engine::review::Accuracy;
use serde::Serialize;

use crate::remark_view::{RemarkView, people_said};
use crate::state::{BothPlayers, ColorView, MoveView};

/// The record of a game: all moves, each before those that follow it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Tree {
    nodes: Vec<NodeView>,
    /// The main line, from the first move on.
    main: Vec<u32>,
    /// `*`, `15-12`, `1-0`, `0-1` or `1/2-1/2`.
    result: String,
    winner: Option<ColorView>,
    /// How accurate the moves were, from 0 to 1, where the game was reviewed and is still what was.
    accuracy: Option<BothPlayers<f64>>,
    tags: Vec<(String, String)>,
}

/// A move in the record of a game, or its start, which has none.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct NodeView {
    id: u32,
    parent: Option<u32>,
    /// The main line first, then the variations.
    children: Vec<u32>,
    ply: usize,
    /// Who made the move; nobody at the start.
    mover: Option<ColorView>,
    #[serde(rename = "move")]
    mv: Option<MoveView>,
    /// What somebody has drawn on the board after the move.
    drawings: Vec<DrawingView>,
    /// What people have said after the move.
    comment: String,
    /// What an analysis has said there.
    remark: Option<RemarkView>,
    comment_before: String,
    /// 1 is `!`, 2 `?`, 3 to 6 are `!!`, `??`, `!?`, `?!`.
    glyphs: Vec<u8>,
}

/// An arrow between two spaces, or a circle around one, which comes from nowhere.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Drawing", optional_fields))]
pub(crate) struct DrawingView {
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    to: String,
}

impl DrawingView {
    fn of(board: &Board, drawing: Drawing) -> DrawingView {
        let name = |space| board.space_name(space, Coords::Stein);
        match drawing {
            Drawing::Circle(space) => DrawingView { from: None, to: name(space) },
            Drawing::Arrow { from, to } => DrawingView { from: Some(name(from)), to: name(to) },
        }
    }
}

impl Tree {
    pub(crate) fn of(game: &abande::Game) -> Tree {
        let ids = [NodeId::START].into_iter().chain(game.all_moves());
        let nodes = ids.filter_map(|id| node_view(game, id)).collect();
        let result = game.result();
        Tree {
            nodes,
            main: game.main_line().map(NodeId::number).collect(),
            result: result.to_string(),
            winner: result.winner().map(ColorView::from),
            accuracy: Accuracy::within(game).map(|said| BothPlayers { b: said.black, w: said.white }),
            tags: game.tags().iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        }
    }
}

fn node_view(game: &abande::Game, id: NodeId) -> Option<NodeView> {
    let node = game.node(id)?;
    // Players alternate without exception, so the number of moves tells who made the last one.
    let first = Position::turn(game.start());
    let mover = if node.ply() % 2 == 1 { first } else { first.other() };
    let (drawings, words) = Drawing::taken_out(node.comment(), game.board());
    Some(NodeView {
        id: id.number(),
        parent: node.parent().map(NodeId::number),
        children: node.children().iter().map(|child| child.number()).collect(),
        ply: node.ply(),
        mover: node.mv().map(|_| mover.into()),
        mv: node.mv().map(|mv| MoveView::of(game.board(), mv)),
        drawings: drawings.into_iter().map(|drawing| DrawingView::of(game.board(), drawing)).collect(),
        comment: people_said(&words),
        remark: RemarkView::within(&words, game.board()),
        comment_before: node.comment_before().to_owned(),
        glyphs: node.glyphs().to_vec(),
    })
}
