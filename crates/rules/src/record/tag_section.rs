//! The parser of the tag section: the tags before the moves, and the start that they tell.

use std::collections::{HashMap, HashSet};

use super::scanner::{RawTag, Scanner, Trouble};
use super::tags::{self, Tags};
use super::{GameResult, RecordProblem};
use crate::{Boards, Coords, Position, Variant};

/// The value of the tag Coords where the moves have slanted names.
pub(super) const SLANTED: &str = "slanted";

/// The tags of one game.
pub(super) struct TagSection<'a> {
    tags: Vec<RawTag<'a>>,
}

impl<'a> TagSection<'a> {
    /// Reads tags as long as there are any.
    pub(super) fn read(scanner: &mut Scanner<'a>) -> Result<TagSection<'a>, Trouble> {
        let mut tags = Vec::new();
        while scanner.peek() == Some('[') {
            tags.push(scanner.tag()?);
        }
        Ok(TagSection { tags })
    }

    fn find(&self, name: &str) -> Option<&RawTag<'a>> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// No tag may come twice: one of the two would be lost.
    pub(super) fn check_names(&self) -> Result<(), Trouble> {
        let mut seen = HashSet::new();
        match self.tags.iter().find(|tag| !seen.insert(tag.name.to_ascii_lowercase())) {
            Some(tag) => {
                let name = super::shortened(tags::spelling(tag.name));
                Err(Trouble::new(tag.name_offset, RecordProblem::TagTwice { name }))
            }
            None => Ok(()),
        }
    }

    /// The position that the game starts from.
    pub(super) fn start(&self, known: &mut KnownVariants<'_>) -> Result<Position, Trouble> {
        let board = self.find("Board").map(|tag| known.variant(tag, &tag.value)).transpose()?;
        let position = self.position(known.boards)?;
        let pieces = self.pieces(known, board.as_ref(), position.as_ref())?;
        let Some((tag, position)) = position else {
            let variant = pieces.or(board).unwrap_or_else(|| crate::Board::hex().into());
            return Ok(Position::start(&variant));
        };
        // The board alone says nothing about the pieces, unless it is written like hex@9.
        let says_pieces = pieces.is_some() || self.find("Board").is_some_and(|tag| tag.value.contains('@'));
        if let Some(variant) = pieces.or(board) {
            let pieces_agree = !says_pieces || variant.pieces() == position.pieces();
            if variant.board() != position.board() || !pieces_agree {
                let (position, tags) = (position.variant().to_string(), variant.to_string());
                let problem = RecordProblem::PositionDisagrees { position, tags };
                return Err(Trouble::new(tag.value_offset, problem));
            }
        }
        Ok(position)
    }

    fn position(&self, boards: &Boards) -> Result<Option<(&RawTag<'a>, Position)>, Trouble> {
        let Some(tag) = self.find("Position") else { return Ok(None) };
        let read = Position::from_line(&tag.value, boards);
        let position = read.map_err(|error| {
            let offset = tag.offset_of(error.column.saturating_sub(1));
            Trouble::new(offset, error.problem)
        })?;
        Ok(Some((tag, position)))
    }

    /// What is played if the tag Pieces is there.
    fn pieces(
        &self,
        known: &mut KnownVariants<'_>,
        board: Option<&Variant>,
        position: Option<&(&RawTag<'a>, Position)>,
    ) -> Result<Option<Variant>, Trouble> {
        let Some(tag) = self.find("Pieces") else { return Ok(None) };
        let position_board = position.map(|(_, position)| position.board().name());
        let name = board.map(|variant| variant.board().name()).or(position_board).unwrap_or("hex");
        let variant = known.variant(tag, &format!("{name}@{}", tag.value))?;
        let board_tag = self.find("Board").filter(|tag| tag.value.contains('@'));
        match (board_tag, board) {
            (Some(board_tag), Some(board)) if board.pieces() != variant.pieces() => {
                let (pieces, board) = (variant.pieces(), board_tag.value.clone());
                Err(Trouble::new(tag.value_offset, RecordProblem::PiecesDisagree { pieces, board }))
            }
            _ => Ok(Some(variant)),
        }
    }

    /// How the moves name the spaces: as the tag Coords says, else as the reader was told.
    pub(super) fn coords(&self, told: Coords) -> Result<Coords, Trouble> {
        let Some(tag) = self.find("Coords") else { return Ok(told) };
        match tag.value.to_ascii_lowercase().as_str() {
            "stein" => Ok(Coords::Stein),
            SLANTED => Ok(Coords::Slanted),
            _ => {
                let problem = RecordProblem::Coords { text: super::shortened(&tag.value) };
                Err(Trouble::new(tag.value_offset, problem))
            }
        }
    }

    /// The result in the tags, and where it stands.
    pub(super) fn result(&self) -> Result<Option<(usize, GameResult)>, Trouble> {
        let Some(tag) = self.find("Result") else { return Ok(None) };
        let result =
            tag.value.parse().map_err(|error: super::NoResult| Trouble::new(tag.value_offset, error))?;
        Ok(Some((tag.value_offset, result)))
    }

    /// The tags that the game keeps.
    pub(super) fn into_tags(self) -> Tags {
        Tags::collected(self.tags.into_iter().map(|tag| (tags::spelling(tag.name).to_owned(), tag.value)))
    }
}

/// The boards to look names up in, and the variants that were found: the games of a file share them.
pub(super) struct KnownVariants<'b> {
    boards: &'b Boards,
    found: HashMap<String, Variant>,
}

impl<'b> KnownVariants<'b> {
    pub(super) fn new(boards: &'b Boards) -> KnownVariants<'b> {
        KnownVariants { boards, found: HashMap::new() }
    }

    /// The variant of a text; what is wrong with it is wrong at the tag.
    fn variant(&mut self, tag: &RawTag<'_>, text: &str) -> Result<Variant, Trouble> {
        if let Some(variant) = self.found.get(text) {
            return Ok(variant.clone());
        }
        let variant = self.boards.variant(text).map_err(|error| Trouble::new(tag.value_offset, error))?;
        self.found.insert(text.to_owned(), variant.clone());
        Ok(variant)
    }
}
