//! A game in the hands of a page.

use std::collections::BTreeMap;

use abande::{Arrival, Color, Coords, Drawing, Move, NodeId, Position};
use abande_engine::review::{Reason, annotate};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Failure;
use crate::board_scene::BoardScene;
use crate::boards::boards;
use crate::read_fault::{of_position, of_variant};
use crate::reason_view::ReasonView;
use crate::refusal_view::RefusalView;
use crate::remark_view::engine_said;
use crate::review::review_of;
use crate::state::State;
use crate::tree::Tree;

/// What came of a move: its node, or why it is refused.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Played {
    Node(u32),
    Refusal(Box<RefusalView>),
}

/// A game with its variations. Nodes of its tree have numbers that stay; 0 is the start.
#[wasm_bindgen]
pub struct Game(abande::Game);

impl From<abande::Game> for Game {
    fn from(game: abande::Game) -> Game {
        Game(game)
    }
}

#[wasm_bindgen]
impl Game {
    /// A new game on a board such as `hex`, `square:5`, `hex:3@9`, or one of the board files.
    ///
    /// # Errors
    /// When there is no such board, or a board file has a fault.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: &str, board_files: Vec<String>) -> Result<Game, Failure> {
        let variant = boards(&board_files)?.variant(variant);
        let variant = variant.map_err(|error| Failure::reading(&error, &of_variant(&error)))?;
        Ok(Game(abande::Game::new(&variant)))
    }

    /// A game without moves that starts from a position line.
    ///
    /// # Errors
    /// When the line is no position.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(line: &str, board_files: Vec<String>) -> Result<Game, Failure> {
        let boards = boards(&board_files)?;
        let read = Position::from_line(line, &boards)
            .map_err(|error| Failure::reading(&error, &of_position(&error, line, &boards, None)))?;
        Ok(Game(abande::Game::from_position(read)))
    }

    /// The board to draw. In Libre it grows with the band.
    ///
    /// # Errors
    /// When there is no such node, as everywhere below.
    pub fn scene(&self, node: u32) -> Result<String, Failure> {
        Ok(serde_json::to_string(&BoardScene::of(&self.position(node)?))?)
    }

    /// The position after a node's move.
    ///
    /// # Errors
    /// See [`Game::scene`].
    pub fn state(&self, node: u32) -> Result<String, Failure> {
        let position = self.position(node)?;
        let known = self.0.node(NodeId::from_number(node));
        let (ply, last) = known.map_or((0, None), |known| (known.ply(), known.mv()));
        Ok(serde_json::to_string(&State::of(&position, node, ply, last))?)
    }

    /// All moves with their variations, the result, and the tags.
    ///
    /// # Errors
    /// None: the page's other calls all have this form.
    pub fn tree(&self) -> Result<String, Failure> {
        Ok(serde_json::to_string(&Tree::of(&self.0))?)
    }

    /// Plays a move behind a node: `{"node":5}`, or `{"refusal":{...}}` where the rules forbid it.
    ///
    /// # Errors
    /// When the text is no move.
    pub fn play(&mut self, node: u32, text: &str) -> Result<String, Failure> {
        let position = self.position(node)?;
        let mv = position.board().parse_move(text, Coords::Stein)?;
        let played = match position.refusal(mv) {
            Some(refusal) => Played::Refusal(Box::new(RefusalView::of(position.board(), &refusal))),
            None => Played::Node(self.0.add_move(NodeId::from_number(node), mv)?.number()),
        };
        Ok(serde_json::to_string(&played)?)
    }

    /// Why a move would be refused, or `null`.
    ///
    /// # Errors
    /// When the text is no move.
    pub fn refusal(&self, node: u32, text: &str) -> Result<String, Failure> {
        let position = self.position(node)?;
        let mv = position.board().parse_move(text, Coords::Stein)?;
        let refusal = position.refusal(mv);
        Ok(serde_json::to_string(&refusal.map(|refusal| RefusalView::of(position.board(), &refusal)))?)
    }

    /// Why the stack on a space can capture nothing: the most telling refusal, or `null` where it can, or
    /// where nothing of the opponent's stands beside it.
    ///
    /// # Errors
    /// When the text is no space.
    #[wasm_bindgen(js_name = whyStuck)]
    pub fn why_stuck(&self, node: u32, space: &str) -> Result<String, Failure> {
        let position = self.position(node)?;
        let Move::Enter(space) = position.board().parse_move(space, Coords::Stein)? else {
            return Err(Failure::new(format!("'{space}' is no space")));
        };
        let refusal = position.why_stuck(space);
        Ok(serde_json::to_string(&refusal.map(|refusal| RefusalView::of(position.board(), &refusal)))?)
    }

    /// What each stack scores as if the game ended at a node: `{"d4":2,"c3":0}`.
    ///
    /// # Errors
    /// See [`Game::scene`].
    #[wasm_bindgen(js_name = stackPoints)]
    pub fn stack_points(&self, node: u32) -> Result<String, Failure> {
        let position = self.position(node)?;
        let name = |space| position.board().space_name(space, Coords::Stein);
        let points: BTreeMap<_, _> =
            position.stack_points().map(|(space, points)| (name(space), points)).collect();
        Ok(serde_json::to_string(&points)?)
    }

    /// What speaks for a move at a node, the weightiest first.
    ///
    /// # Errors
    /// When the text is no move.
    pub fn reasons(&self, node: u32, text: &str) -> Result<String, Failure> {
        let position = self.position(node)?;
        let mv = position.board().parse_move(text, Coords::Stein)?;
        let reasons = Reason::all(&position, mv);
        let views: Vec<_> = reasons.iter().map(|reason| ReasonView::of(position.board(), reason)).collect();
        Ok(serde_json::to_string(&views)?)
    }

    /// Deletes a move with all that follows it.
    ///
    /// # Errors
    /// See [`Game::scene`].
    pub fn delete(&mut self, node: u32) -> Result<(), Failure> {
        Ok(self.0.delete(NodeId::from_number(node))?)
    }

    /// Moves a variation one place forward.
    ///
    /// # Errors
    /// See [`Game::scene`].
    pub fn promote(&mut self, node: u32) -> Result<(), Failure> {
        Ok(self.0.promote(NodeId::from_number(node))?)
    }

    /// Makes the line to a node the main line.
    ///
    /// # Errors
    /// See [`Game::scene`].
    #[wasm_bindgen(js_name = makeMain)]
    pub fn make_main(&mut self, node: u32) -> Result<(), Failure> {
        Ok(self.0.make_main(NodeId::from_number(node))?)
    }

    /// Goes on playing from a node: its line becomes the main line, and what was agreed on before counts no longer.
    ///
    /// # Errors
    /// See [`Game::scene`].
    #[wasm_bindgen(js_name = playOn)]
    pub fn play_on(&mut self, node: u32) -> Result<(), Failure> {
        Ok(self.0.play_on(NodeId::from_number(node))?)
    }

    /// Whether the computer is to move at a node, which was just played, or is only looked at. It plays the colours
    /// `b`, `w`, `bw`, or none.
    #[wasm_bindgen(js_name = computerReplies)]
    pub fn computer_replies(&self, node: u32, played: bool, computers: &str) -> bool {
        let arrival = if played { Arrival::Played } else { Arrival::Shown };
        self.0.computer_replies(NodeId::from_number(node), arrival, &colors(computers))
    }

    /// Where taking back leads from a node.
    #[wasm_bindgen(js_name = takenBack)]
    pub fn taken_back(&self, node: u32, computers: &str) -> Option<u32> {
        self.0.taken_back(NodeId::from_number(node), &colors(computers)).map(NodeId::number)
    }

    /// Where playing again what was taken back leads from a node.
    #[wasm_bindgen(js_name = playedAgain)]
    pub fn played_again(&self, node: u32, computers: &str) -> Option<u32> {
        self.0.played_again(NodeId::from_number(node), &colors(computers)).map(NodeId::number)
    }

    /// Sets what people say after a move; what an analysis has said there stays, as does what is drawn.
    ///
    /// # Errors
    /// See [`Game::scene`].
    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, node: u32, text: &str) -> Result<(), Failure> {
        let id = NodeId::from_number(node);
        let kept = self.0.node(id).map(|known| engine_said(known.comment())).unwrap_or_default();
        let drawings = self.0.drawings(id);
        self.0.set_comment(id, text)?;
        if !kept.is_empty() {
            self.0.add_comment(id, &kept)?;
        }
        let drawings = [drawings, self.0.drawings(id)].concat();
        Ok(self.0.set_drawings(id, &drawings)?)
    }

    /// Sets what is drawn on the board after a move: `d4` for a circle, `d4->c3` for an arrow.
    ///
    /// # Errors
    /// When a text is neither.
    #[wasm_bindgen(js_name = setDrawings)]
    pub fn set_drawings(&mut self, node: u32, texts: Vec<String>) -> Result<(), Failure> {
        let drawing = |text: &String| {
            let mv = self.0.board().parse_move(text, Coords::Stein)?;
            Drawing::of_move(mv).ok_or_else(|| Failure::new(format!("'{text}' cannot be drawn")))
        };
        let drawings = texts.iter().map(drawing).collect::<Result<Vec<_>, Failure>>()?;
        Ok(self.0.set_drawings(NodeId::from_number(node), &drawings)?)
    }

    /// Sets the judgements on a move.
    ///
    /// # Errors
    /// See [`Game::scene`].
    #[wasm_bindgen(js_name = setGlyphs)]
    pub fn set_glyphs(&mut self, node: u32, glyphs: &[u8]) -> Result<(), Failure> {
        Ok(self.0.set_glyphs(NodeId::from_number(node), glyphs)?)
    }

    /// Writes a review, as [`Engine::review`](crate::engine::Engine::review) makes it, into the record: signs for
    /// mistakes, better lines as variations, and how the game stands after each move. Moves that have gone since
    /// are left out.
    ///
    /// # Errors
    /// When the text is no review.
    pub fn annotate(&mut self, review: &str) -> Result<(), Failure> {
        let review = review_of(&self.0, &serde_json::from_str(review)?)?;
        Ok(annotate(&mut self.0, &review, Coords::Stein)?)
    }

    /// Sets a tag such as `Black`, or takes it out where the value is empty.
    ///
    /// # Errors
    /// When the name is none, or the game itself answers for the tag.
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        if value.is_empty() {
            self.0.tags_mut().remove(name);
            return Ok(());
        }
        Ok(self.0.tags_mut().set(name, value)?)
    }

    /// Sets the result of a game that was broken off: `1-0`, `0-1`, `1/2-1/2`, or `*` to go on.
    ///
    /// # Errors
    /// When the moves say otherwise.
    #[wasm_bindgen(js_name = setResult)]
    pub fn set_result(&mut self, result: &str) -> Result<(), Failure> {
        Ok(self.0.set_result(result.parse()?)?)
    }

    /// The game as `.abn` text, with Stein's or the slanted names.
    #[wasm_bindgen(js_name = toAbn)]
    pub fn to_abn(&self, slanted: bool) -> String {
        self.0.to_abn(coords(slanted))
    }

    fn position(&self, node: u32) -> Result<Position, Failure> {
        let position = self.0.position(NodeId::from_number(node));
        position.ok_or_else(|| Failure::new(format!("the game has no move number {node}")))
    }
}

fn coords(slanted: bool) -> Coords {
    if slanted { Coords::Slanted } else { Coords::Stein }
}

fn colors(letters: &str) -> Vec<Color> {
    letters.chars().filter_map(Color::from_letter).collect()
}
