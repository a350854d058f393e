//! Why a text cannot be read, as data that a page can translate: a code, the place, and what the sentence speaks of.

use std::collections::BTreeMap;

use abande::{
    AbstractPlayError, AbstractPlayProblem, Board, BoardFileError, BoardFileProblem, Boards, MoveTextError,
    PositionError, PositionProblem, RecordError, RecordProblem, VariantError, WrongResult,
};
use serde::Serialize;

use crate::refusal_view::RefusalView;
use crate::setup::FaultView;

/// What is wrong with a text, and where.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReadFault {
    /// Such as `open-comment`: the key of a translation. `other` has none: what is thrown says it in English.
    code: &'static str,
    /// Counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    line: Option<usize>,
    /// Counted in characters from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    column: Option<usize>,
    /// The place in a JSON text, such as `moves[12][1]`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    path: Option<String>,
    /// By the names that `locales/` has for it.
    args: BTreeMap<&'static str, String>,
    /// The rule that a move breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    refusal: Option<RefusalView>,
    /// What keeps a set-up from being a position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<FaultView>>"))]
    faults: Vec<FaultView>,
}

impl ReadFault {
    pub(crate) fn new(code: &'static str) -> ReadFault {
        ReadFault { code, ..ReadFault::default() }
    }

    fn with(mut self, name: &'static str, value: impl ToString) -> ReadFault {
        self.args.insert(name, value.to_string());
        self
    }

    fn at(mut self, line: usize, column: usize) -> ReadFault {
        (self.line, self.column) = (Some(line), Some(column));
        self
    }

    /// Of a text of games.
    pub(crate) fn of_record(error: &RecordError, text: &str, boards: &Boards) -> ReadFault {
        record(&error.problem, text.get(..error.offset).unwrap_or_default(), boards)
            .at(error.line, error.column)
    }

    /// Of Abstract Play's records.
    pub(crate) fn of_abstract_play(error: &AbstractPlayError) -> ReadFault {
        match error {
            AbstractPlayError::Json { line, column, .. } => ReadFault::new("json").at(*line, *column),
            AbstractPlayError::Record { path, problem } => {
                ReadFault { path: Some(path.clone()), ..abstract_play(problem) }
            }
            _ => ReadFault::new("other"),
        }
    }

    /// Of a position line; `line` is its number where there are several.
    pub(crate) fn of_position(
        error: &PositionError,
        text: &str,
        boards: &Boards,
        line: Option<usize>,
    ) -> ReadFault {
        ReadFault { line, column: Some(error.column), ..position(&error.problem, text, boards) }
    }

    /// Of a board file.
    pub(crate) fn of_board_file(error: &BoardFileError) -> ReadFault {
        board_file(&error.problem).at(error.line, error.column)
    }

    /// Of a board's name.
    pub(crate) fn of_variant(error: &VariantError) -> ReadFault {
        match error {
            VariantError::UnknownBoard { name } => ReadFault::new("unknown-board").with("name", name),
            VariantError::Size { shape, size, least, most } => ReadFault::new("board-size")
                .with("board", shape)
                .with("size", size)
                .with("least", least)
                .with("most", most),
            VariantError::Pieces { board, pieces, most } => {
                ReadFault::new("pieces").with("board", board).with("pieces", pieces).with("most", most)
            }
            _ => ReadFault::new("other"),
        }
    }
}

fn record(problem: &RecordProblem, before: &str, boards: &Boards) -> ReadFault {
    let new = ReadFault::new;
    match problem {
        RecordProblem::NotUtf8 => new("not-utf8"),
        RecordProblem::Unexpected { found, .. } if found.starts_with('\'') => {
            new("unexpected").with("text", found.trim_matches('\''))
        }
        RecordProblem::Unexpected { .. } => new("ends-too-soon"),
        RecordProblem::NoResultYet => new("no-result-yet"),
        RecordProblem::OpenComment => new("open-comment"),
        RecordProblem::OpenVariation => new("open-variation"),
        RecordProblem::EmptyVariation => new("empty-variation"),
        RecordProblem::NothingToReplace => new("nothing-to-replace"),
        RecordProblem::NothingToJudge => new("nothing-to-judge"),
        RecordProblem::Glyph { text } | RecordProblem::Sign { text } => new("glyph").with("text", text),
        RecordProblem::OpenValue => new("open-value"),
        RecordProblem::TagTwice { name } => new("tag-twice").with("name", name),
        RecordProblem::Variant(error) => ReadFault::of_variant(error),
        RecordProblem::PiecesDisagree { pieces, board } => new("tags-disagree")
            .with("first", format!("Pieces {pieces}"))
            .with("second", format!("Board {board}")),
        RecordProblem::PositionDisagrees { position, tags } => {
            new("tags-disagree").with("first", position).with("second", tags)
        }
        RecordProblem::Position(problem) => position(problem, "", boards),
        RecordProblem::MoveText(error) => move_text(error),
        RecordProblem::Illegal { text, refusal, .. } => {
            let board = board_of_last_game(before, boards);
            let refusal = board.map(|board| RefusalView::of(&board, refusal));
            ReadFault { refusal, ..new("illegal").with("text", text) }
        }
        RecordProblem::NoResult(error) => new("no-result").with("text", &error.text),
        RecordProblem::WrongResult(
            WrongResult::Ended { score, given } | WrongResult::NotOver { score, given },
        ) => new("wrong-result").with("given", given).with("score", score),
        RecordProblem::ResultsDisagree { tag, moves } => {
            new("tags-disagree").with("first", format!("Result {tag}")).with("second", moves)
        }
        _ => new("other"),
    }
}

/// The board that is played on where a text of games breaks off: that of the last tag, or the usual one.
fn board_of_last_game(before: &str, boards: &Boards) -> Option<Board> {
    let tag = before.rsplit_once("[Board \"").and_then(|(_, behind)| behind.split_once('"'));
    let name = tag.map_or("hex", |(name, _)| name);
    Some(boards.variant(name).ok()?.board().clone())
}

fn position(problem: &PositionProblem, text: &str, boards: &Boards) -> ReadFault {
    let new = ReadFault::new;
    match problem {
        PositionProblem::Missing(_) => new("position-too-short"),
        PositionProblem::TooMuch(text) => new("position-too-long").with("text", text),
        PositionProblem::Variant(error) => ReadFault::of_variant(error),
        PositionProblem::Files { board, expected, found } => {
            new("files").with("board", board).with("expected", expected).with("found", found)
        }
        PositionProblem::Spaces { first, expected, found } => {
            new("spaces").with("space", first).with("expected", expected).with("found", found)
        }
        PositionProblem::Cell(text) | PositionProblem::PlacedStack(text) => new("stack").with("text", text),
        PositionProblem::TooFar(name) => new("no-such-space").with("board", "libre").with("name", name),
        PositionProblem::Turn(text) => new("turn").with("text", text),
        PositionProblem::Hands(text) => new("hands").with("text", text),
        PositionProblem::Passes(text) => new("passes").with("text", text),
        PositionProblem::Invalid { faults, .. } => {
            let variant = text.split_whitespace().next().and_then(|name| boards.variant(name).ok());
            let Some(variant) = variant else { return new("other") };
            let faults = faults.iter().map(|fault| FaultView::of(variant.board(), fault)).collect();
            ReadFault { faults, ..new("no-position").with("board", variant.board().name()) }
        }
        _ => new("other"),
    }
}

fn move_text(error: &MoveTextError) -> ReadFault {
    let new = ReadFault::new;
    match error {
        MoveTextError::Empty => new("no-move-there"),
        MoveTextError::NoSuchSpace { board, name, .. } => {
            new("no-such-space").with("board", board).with("name", name)
        }
        MoveTextError::TooFar { name, .. } => new("no-such-space").with("board", "libre").with("name", name),
        MoveTextError::Ambiguous { text, first, second } => {
            new("ambiguous").with("text", text).with("first", first).with("second", second)
        }
        MoveTextError::NotAMove { text, .. } => new("no-move").with("text", text),
        _ => new("other"),
    }
}

fn abstract_play(problem: &AbstractPlayProblem) -> ReadFault {
    let new = ReadFault::new;
    match problem {
        AbstractPlayProblem::Missing => new("missing"),
        AbstractPlayProblem::Unexpected { found, .. } => new("unexpected").with("text", found),
        AbstractPlayProblem::OtherGame { name } => new("other-game").with("name", name),
        AbstractPlayProblem::UnknownVariant { name } => new("unknown-board").with("name", name),
        AbstractPlayProblem::AmbiguousVariant { name, boards } => {
            new("ambiguous-board").with("name", name).with("boards", boards.join(", "))
        }
        AbstractPlayProblem::BehindTheEnd => new("behind-the-end"),
        AbstractPlayProblem::NoDate { text } => new("no-date").with("text", text),
        AbstractPlayProblem::MissingMove => new("no-move-there"),
        AbstractPlayProblem::MoveText(error) => move_text(error),
        AbstractPlayProblem::Illegal { text, .. } => new("illegal").with("text", text),
        AbstractPlayProblem::WrongResult { score, said } => {
            new("wrong-result").with("given", said).with("score", score)
        }
        _ => new("other"),
    }
}

fn board_file(problem: &BoardFileProblem) -> ReadFault {
    let new = ReadFault::new;
    match problem {
        BoardFileProblem::Syntax(reason) => new("board-syntax").with("reason", reason),
        BoardFileProblem::BoardName(name) => new("board-name").with("name", name),
        BoardFileProblem::SpaceName(name) => new("space-name").with("name", name),
        BoardFileProblem::SameName(name) => new("same-name").with("name", name),
        BoardFileProblem::Place(name) => new("space-place").with("name", name),
        BoardFileProblem::SamePlace(first, second) => {
            new("same-place").with("first", first).with("second", second)
        }
        BoardFileProblem::NoSpaces => new("no-spaces"),
        BoardFileProblem::TooManySpaces(count) => new("too-many-spaces").with("count", count),
        BoardFileProblem::Link(text) => new("link").with("text", text),
        BoardFileProblem::UnknownSpace { link, name } => {
            new("link-unknown").with("text", link).with("name", name)
        }
        BoardFileProblem::Loop { link, name } => new("link-loop").with("text", link).with("name", name),
        BoardFileProblem::NotConnected { from, to } => new("not-connected").with("from", from).with("to", to),
        _ => new("other"),
    }
}
