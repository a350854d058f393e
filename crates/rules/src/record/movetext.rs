//! The parser of movetext: tokens become a tree of moves.

use super::node::join;
use super::scanner::{Scanner, Token, Trouble};
use super::{EditError, Game, GameResult, NodeId, RecordProblem, shortened};
use crate::{Coords, Move, Position, Undo};

/// What can stand where something else does.
pub(super) const EXPECTED: &str =
    "a move, a {comment}, a (variation), a glyph, or a result such as 15-12 or *";

/// The longest word that is looked at as a move. A longer one is none on any board.
const LONGEST_MOVE: usize = 256;

/// A game while it is read: one position that moves are played and taken back on, however deep the
/// variations lie in one another.
pub(super) struct Movetext {
    game: Game,
    position: Position,
    coords: Coords,
    /// The moves from the start to the position.
    path: Vec<Step>,
    /// The variations that are open, outermost first.
    open: Vec<Variation>,
}

struct Step {
    id: NodeId,
    mv: Move,
    undo: Undo,
}

struct Variation {
    /// Where its `(` stands.
    offset: usize,
    /// The move that it replaces, and how long the path was before that.
    replaces: (NodeId, Move),
    base: usize,
    /// What is said before its first move.
    comment: String,
    has_moves: bool,
}

impl Movetext {
    pub(super) fn new(game: Game, coords: Coords) -> Movetext {
        let position = game.start().clone();
        Movetext { game, position, coords, path: Vec::new(), open: Vec::new() }
    }

    /// Reads up to the result, and hands out the game with the result as it is written, and its place.
    pub(super) fn read(mut self, scanner: &mut Scanner<'_>) -> Result<(Game, usize, GameResult), Trouble> {
        let mut behind_number = false;
        loop {
            let token = scanner.next_token()?;
            let offset = scanner.token_offset();
            let was_behind_number = std::mem::replace(&mut behind_number, false);
            match token {
                Token::Number => behind_number = true,
                Token::Dots if was_behind_number => behind_number = true,
                Token::Word(text) if text.len() <= LONGEST_MOVE => self.play(text, offset)?,
                Token::Glyph(glyph) => self.judge(glyph, offset)?,
                Token::Comment(comment) => self.comment(&comment, offset)?,
                Token::Open => self.open(offset)?,
                Token::Close => self.close(offset)?,
                Token::Result(result) if self.open.is_empty() => return Ok((self.game, offset, result)),
                Token::Result(_) => return Err(unexpected(scanner, "a move, or a ) behind the variation")),
                Token::Bracket | Token::End => return Err(self.unfinished(scanner, &token)),
                Token::Dots | Token::Word(_) => return Err(unexpected(scanner, EXPECTED)),
            }
        }
    }

    /// The node that the line has come to.
    fn tip(&self) -> NodeId {
        self.path.last().map_or(NodeId::START, |step| step.id)
    }

    /// The innermost variation, if its first move is still to come.
    fn fresh(&mut self) -> Option<&mut Variation> {
        self.open.last_mut().filter(|variation| !variation.has_moves)
    }

    fn play(&mut self, text: &str, offset: usize) -> Result<(), Trouble> {
        let board = self.position.board();
        let mv = board.parse_move(text, self.coords).map_err(|error| {
            let within = text.char_indices().nth(error.column() - 1).map_or(text.len(), |(index, _)| index);
            Trouble::new(offset + within, error)
        })?;
        let undo = self.position.play(mv).map_err(|illegal| {
            let refusal = illegal.refusal;
            let sentence = refusal.sentence(self.game.board(), self.coords);
            Trouble::new(offset, RecordProblem::Illegal { text: text.to_owned(), mv, refusal, sentence })
        })?;
        let attached = self.game.attach(self.tip(), mv, &self.position);
        let id = attached.map_err(|error| never(offset, &error))?;
        let mut comment = String::new();
        if let Some(variation) = self.fresh() {
            variation.has_moves = true;
            comment = std::mem::take(&mut variation.comment);
        }
        if !comment.is_empty() {
            self.game.set_comment_before(id, &comment).map_err(|error| never(offset, &error))?;
        }
        self.path.push(Step { id, mv, undo });
        Ok(())
    }

    fn judge(&mut self, glyph: u8, offset: usize) -> Result<(), Trouble> {
        if self.path.is_empty() || self.fresh().is_some() {
            return Err(Trouble::new(offset, RecordProblem::NothingToJudge));
        }
        self.game.add_glyph(self.tip(), glyph).map_err(|error| never(offset, &error))
    }

    fn comment(&mut self, text: &str, offset: usize) -> Result<(), Trouble> {
        if let Some(variation) = self.fresh() {
            join(&mut variation.comment, text);
            return Ok(());
        }
        self.game.add_comment(self.tip(), text).map_err(|error| never(offset, &error))
    }

    fn open(&mut self, offset: usize) -> Result<(), Trouble> {
        if self.fresh().is_some() {
            return Err(Trouble::new(offset, RecordProblem::NothingToReplace));
        }
        let Some(step) = self.path.pop() else {
            return Err(Trouble::new(offset, RecordProblem::NothingToReplace));
        };
        self.position.take_back(step.undo);
        let (replaces, base) = ((step.id, step.mv), self.path.len());
        self.open.push(Variation { offset, replaces, base, comment: String::new(), has_moves: false });
        Ok(())
    }

    fn close(&mut self, offset: usize) -> Result<(), Trouble> {
        if self.fresh().is_some() {
            return Err(Trouble::new(offset, RecordProblem::EmptyVariation));
        }
        let Some(variation) = self.open.pop() else {
            let problem = RecordProblem::Unexpected { found: "')'".into(), expected: EXPECTED };
            return Err(Trouble::new(offset, problem));
        };
        for step in self.path.drain(variation.base..).rev() {
            self.position.take_back(step.undo);
        }
        let (id, mv) = variation.replaces;
        // It was legal here when the variation was opened.
        let undo = self.position.play_legal(mv);
        self.path.push(Step { id, mv, undo });
        Ok(())
    }

    /// The trouble when the game stops without a result.
    fn unfinished(&self, scanner: &Scanner<'_>, token: &Token<'_>) -> Trouble {
        match self.open.last() {
            Some(variation) => Trouble::new(variation.offset, RecordProblem::OpenVariation),
            None if *token == Token::Bracket => {
                Trouble::new(scanner.token_offset(), RecordProblem::NoResultYet)
            }
            None => unexpected(scanner, "a move, or a result such as 15-12 or *"),
        }
    }
}

fn unexpected(scanner: &Scanner<'_>, expected: &'static str) -> Trouble {
    let found = scanner.found();
    Trouble::new(scanner.token_offset(), RecordProblem::Unexpected { found, expected })
}

/// The tree refuses nothing that its reader asks for. Should it, the game is refused with what it says.
fn never(offset: usize, error: &EditError) -> Trouble {
    let found = shortened(&error.to_string());
    Trouble::new(offset, RecordProblem::Unexpected { found, expected: EXPECTED })
}
