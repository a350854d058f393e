//! A game: where it starts, a tree of moves, what is known about it, and how it ended.

use super::node::{join, with_plain_line_breaks};
use super::{GameResult, Node, NodeId, Tags, WrongResult};
use crate::{Board, IllegalMove, Move, Position, Variant};

/// A game with its variations, comments and tags. Every move in it is legal.
///
/// ```
/// use abande::{Board, Coords, Game, NodeId};
///
/// let mut game = Game::new(&Board::hex().into());
/// game.tags_mut().set("Black", "Ada")?;
/// for text in ["d4", "c3", "d3"] {
///     let mv = game.board().parse_move(text, Coords::Stein)?;
///     game.push(mv)?;
/// }
/// let other = game.board().parse_move("e4", Coords::Stein)?;
/// let variation = game.add_move(NodeId::START, other)?;
/// game.set_comment(variation, "As good as the centre?")?;
/// assert_eq!(
///     game.to_string(),
///     "[Black \"Ada\"]\n[Board \"hex\"]\n[Result \"*\"]\n\n\
///      1. d4 (1. e4 {As good as the centre?}) 1... c3 2. d3 *\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    tags: Tags,
    start: Position,
    /// The first is the start and is always there. A deleted node leaves a gap, so that its name never
    /// comes to mean another move.
    nodes: Vec<Option<Node>>,
    /// The result where the moves leave it open: never a score.
    agreed: GameResult,
}

/// Why a game was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The game has no such node, or no longer.
    #[error("the game has no move with this id")]
    NoSuchNode,
    /// The start is not a move: it cannot be judged, promoted or deleted.
    #[error("the start of the game is no move")]
    Start,
    /// Only the first move of a variation has a comment before it.
    #[error("the move begins no variation: a comment before it belongs behind the move before")]
    BeginsNoVariation,
    /// The rules forbid the move.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl Game {
    /// A game without moves, from the usual start.
    pub fn new(variant: &Variant) -> Game {
        Game::from_position(Position::start(variant))
    }

    /// A game without moves that starts from any position.
    pub fn from_position(start: Position) -> Game {
        let root = Node { final_score: start.result(), ..Node::default() };
        Game { tags: Tags::default(), start, nodes: vec![Some(root)], agreed: GameResult::Open }
    }

    /// Where it starts.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Whether it starts as games of its variant usually do.
    pub fn has_usual_start(&self) -> bool {
        self.start == Position::start(&self.variant())
    }

    /// The board it is played on.
    pub fn board(&self) -> &Board {
        self.start.board()
    }

    /// The board and the number of pieces.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// What is known about the game: names, date and so on.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// How the main line ended: its score where two passes ended it, else what was set.
    pub fn result(&self) -> GameResult {
        let score = self.node(self.last()).and_then(Node::final_score);
        score.map_or(self.agreed, GameResult::Score)
    }

    /// Sets the result of a game that was broken off. One that two passes ended knows its score by itself.
    ///
    /// # Errors
    /// When the moves of the main line say otherwise.
    pub fn set_result(&mut self, result: GameResult) -> Result<(), WrongResult> {
        let last = self.last();
        match self.node(last).and_then(Node::final_score) {
            Some(score) if result == GameResult::Score(score) => Ok(()),
            Some(score) => Err(WrongResult::Ended { score, given: result }),
            None if matches!(result, GameResult::Score(_)) => {
                let score = self.position(last).unwrap_or_else(|| self.start.clone()).score();
                Err(WrongResult::NotOver { score, given: result })
            }
            None => {
                self.agreed = result;
                Ok(())
            }
        }
    }

    /// Sets the result of a game that its moves leave open.
    #[cfg(feature = "abstract-play")]
    pub(super) fn set_agreed(&mut self, result: GameResult) {
        self.agreed = result;
        self.let_moves_decide();
    }

    /// A node of the tree, unless there is none of this name.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())?.as_ref()
    }

    fn node_mut(&mut self, id: NodeId) -> Result<&mut Node, EditError> {
        self.nodes.get_mut(id.index()).and_then(Option::as_mut).ok_or(EditError::NoSuchNode)
    }

    /// How many moves there are, those of all variations included.
    pub fn move_count(&self) -> usize {
        self.nodes.iter().flatten().count() - 1
    }

    /// The moves of the main line, in order.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line_after(NodeId::START)
    }

    /// The moves that follow a node if every variation is left aside.
    pub fn line_after(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let next = |id: NodeId| self.node(id)?.children.first().copied();
        std::iter::successors(next(id), move |&id| next(id))
    }

    /// The last move of the main line, or the start where there is none.
    pub fn last(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::START)
    }

    /// The moves from the start to a node, the node included. The path to the start is empty.
    pub fn path(&self, id: NodeId) -> Option<Vec<NodeId>> {
        self.node(id)?;
        let ancestors = std::iter::successors(Some(id), |&id| self.node(id)?.parent);
        let mut path: Vec<_> = ancestors.filter(|&id| id != NodeId::START).collect();
        path.reverse();
        Some(path)
    }

    /// Whether a node is on the main line. The start is.
    pub fn is_main(&self, id: NodeId) -> bool {
        let leads = |id: &NodeId| {
            let parent = self.node(*id).and_then(|node| self.node(node.parent?));
            parent.is_some_and(|parent| parent.children.first() == Some(id))
        };
        self.path(id).is_some_and(|path| path.iter().all(leads))
    }

    /// The position after the move of a node.
    pub fn position(&self, id: NodeId) -> Option<Position> {
        let mut position = self.start.clone();
        for mv in self.path(id)?.into_iter().filter_map(|id| self.node(id)?.mv) {
            // Every move was legal when it came into the tree, and the path to it has not changed.
            position.play_legal(mv);
        }
        Some(position)
    }

    /// All moves of the tree: each before those that follow it, a main line before its variations.
    pub fn all_moves(&self) -> impl Iterator<Item = NodeId> {
        let mut open = vec![NodeId::START];
        let all = std::iter::from_fn(move || {
            let id = open.pop()?;
            open.extend(self.node(id)?.children.iter().rev());
            Some(id)
        });
        all.skip(1)
    }

    /// Adds a move at the end of the main line.
    ///
    /// # Errors
    /// An illegal move leaves the game as it is.
    pub fn push(&mut self, mv: Move) -> Result<NodeId, EditError> {
        self.add_move(self.last(), mv)
    }

    /// Adds a move behind a node: it goes on with the line, or, where one goes on already, begins a
    /// variation. A move that is there already is not added again; the answer is the node that has it.
    ///
    /// # Errors
    /// An illegal move leaves the game as it is.
    pub fn add_move(&mut self, after: NodeId, mv: Move) -> Result<NodeId, EditError> {
        let node = self.node(after).ok_or(EditError::NoSuchNode)?;
        let same = |id: &&NodeId| self.node(**id).is_some_and(|child| child.mv == Some(mv));
        if let Some(&id) = node.children.iter().find(same) {
            return Ok(id);
        }
        let mut position = self.position(after).ok_or(EditError::NoSuchNode)?;
        position.play(mv)?;
        let id = self.attach(after, mv, &position)?;
        self.let_moves_decide();
        Ok(id)
    }

    /// Adds a move that was found legal; `position` is the one after it.
    pub(super) fn attach(
        &mut self,
        parent: NodeId,
        mv: Move,
        position: &Position,
    ) -> Result<NodeId, EditError> {
        let id = NodeId(self.nodes.len() as u32);
        let node = self.node_mut(parent)?;
        node.children.push(id);
        let ply = node.ply + 1;
        let final_score = position.result();
        let child = Node { mv: Some(mv), parent: Some(parent), ply, final_score, ..Node::default() };
        self.nodes.push(Some(child));
        Ok(id)
    }

    /// Moves a variation one place forward among what can follow the same node. The first variation thus
    /// becomes the main line there. What comes first already stays.
    ///
    /// # Errors
    /// When there is no such move.
    pub fn promote(&mut self, id: NodeId) -> Result<(), EditError> {
        let parent = self.parent(id)?;
        let children = &mut self.node_mut(parent)?.children;
        if let Some(place) = children.iter().position(|&child| child == id).filter(|&place| place > 0) {
            children.swap(place - 1, place);
        }
        self.lead(parent)
    }

    /// Makes the line to a node the main line of the game.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn make_main(&mut self, id: NodeId) -> Result<(), EditError> {
        for id in self.path(id).ok_or(EditError::NoSuchNode)? {
            let parent = self.parent(id)?;
            let children = &mut self.node_mut(parent)?.children;
            children.retain(|&child| child != id);
            children.insert(0, id);
            self.lead(parent)?;
        }
        Ok(())
    }

    /// Goes on playing from a node: the line to it becomes the main line, and a result that was agreed on before
    /// counts no longer.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn play_on(&mut self, id: NodeId) -> Result<(), EditError> {
        self.make_main(id)?;
        self.agreed = GameResult::Open;
        Ok(())
    }

    /// Deletes a move with all that follows it. If it was on the main line, its first variation takes over.
    ///
    /// # Errors
    /// When there is no such move.
    pub fn delete(&mut self, id: NodeId) -> Result<(), EditError> {
        let parent = self.parent(id)?;
        self.node_mut(parent)?.children.retain(|&child| child != id);
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            let node = self.nodes.get_mut(id.index()).and_then(Option::take);
            doomed.extend(node.into_iter().flat_map(|node| node.children));
        }
        self.lead(parent)
    }

    fn parent(&self, id: NodeId) -> Result<NodeId, EditError> {
        self.node(id).ok_or(EditError::NoSuchNode)?.parent.ok_or(EditError::Start)
    }

    /// Sees to the child that has come first: it begins no variation now, so what was said before it goes
    /// in front of what is said after it.
    fn lead(&mut self, parent: NodeId) -> Result<(), EditError> {
        if let Some(&first) = self.node_mut(parent)?.children.first() {
            let node = self.node_mut(first)?;
            let mut comment = std::mem::take(&mut node.comment_before);
            join(&mut comment, &node.comment);
            node.comment = comment;
        }
        self.let_moves_decide();
        Ok(())
    }

    /// Where two passes end the main line, nothing that was agreed on before counts any longer.
    fn let_moves_decide(&mut self) {
        if matches!(self.result(), GameResult::Score(_)) {
            self.agreed = GameResult::Open;
        }
    }

    /// Sets what is said after a move, or, at the start, before the first one; an empty text says nothing.
    /// Line breaks become plain `\n`.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn set_comment(&mut self, id: NodeId, text: &str) -> Result<(), EditError> {
        self.node_mut(id)?.comment = with_plain_line_breaks(text);
        Ok(())
    }

    /// Adds to what is said after a move, on a line of its own.
    ///
    /// # Errors
    /// When there is no such node.
    pub fn add_comment(&mut self, id: NodeId, text: &str) -> Result<(), EditError> {
        join(&mut self.node_mut(id)?.comment, &with_plain_line_breaks(text));
        Ok(())
    }

    /// Sets what is said before the first move of a variation; an empty text says nothing.
    ///
    /// # Errors
    /// When there is no such move, or it begins no variation.
    pub fn set_comment_before(&mut self, id: NodeId, text: &str) -> Result<(), EditError> {
        let parent = self.parent(id)?;
        if self.node_mut(parent)?.children.first() == Some(&id) {
            return Err(EditError::BeginsNoVariation);
        }
        self.node_mut(id)?.comment_before = with_plain_line_breaks(text);
        Ok(())
    }

    /// Sets the judgements on a move. A number that comes again counts once.
    ///
    /// # Errors
    /// When there is no such move.
    pub fn set_glyphs(&mut self, id: NodeId, glyphs: &[u8]) -> Result<(), EditError> {
        self.parent(id)?;
        self.node_mut(id)?.glyphs.clear();
        glyphs.iter().try_for_each(|&glyph| self.add_glyph(id, glyph))
    }

    /// Adds a judgement on a move, unless it is there.
    ///
    /// # Errors
    /// When there is no such move.
    pub fn add_glyph(&mut self, id: NodeId, glyph: u8) -> Result<(), EditError> {
        self.parent(id)?;
        let glyphs = &mut self.node_mut(id)?.glyphs;
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
        Ok(())
    }
}

impl Default for Game {
    /// The usual game, without moves.
    fn default() -> Game {
        Game::new(&Variant::default())
    }
}

impl PartialEq for Game {
    /// Equal in all that a file keeps; the ids of nodes may differ.
    fn eq(&self, other: &Game) -> bool {
        if self.tags != other.tags || self.start != other.start || self.result() != other.result() {
            return false;
        }
        let mut open = vec![(NodeId::START, NodeId::START)];
        while let Some((one, two)) = open.pop() {
            match (self.node(one), other.node(two)) {
                (Some(one), Some(two)) if one.says_the_same(two) => {
                    open.extend(one.children.iter().copied().zip(two.children.iter().copied()));
                }
                _ => return false,
            }
        }
        true
    }
}

impl Eq for Game {}
