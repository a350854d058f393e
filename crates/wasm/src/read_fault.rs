//! What is wrong with texts of games, positions and boards, as data that a page can translate.

use abande::{
    Board, BoardFileError, BoardFileProblem, Boards, PositionError, PositionProblem, RecordError,
    RecordProblem, VariantError, WrongResult,
};
use abande_wasm_fault::ReadFault;

use crate::refusal_view::RefusalView;
use crate::setup::FaultView;

/// A text of games that breaks off somewhere.
struct Broken<'a> {
    text: &'a str,
    /// Where it does.
    offset: usize,
    /// The board where no tag names one.
    usual: &'static str,
    boards: &'a Boards,
}

impl Broken<'_> {
    fn before(&self) -> &str {
        self.text.get(..self.offset).unwrap_or_default()
    }

    /// The board that is played on: that of the last tag, or the usual one.
    fn board(&self) -> Option<Board> {
        let tag = self.before().rsplit_once("[Board \"").and_then(|(_, behind)| behind.split_once('"'));
        let name = tag.map_or(self.usual, |(name, _)| name);
        Some(self.boards.variant(name).ok()?.board().clone())
    }

    /// The value of a tag in which it breaks off.
    fn value(&self) -> &str {
        let start = self.before().rfind('"').map_or(0, |quote| quote + 1);
        self.text[start..].split('"').next().unwrap_or_default()
    }
}

/// Of a text of games.
pub(crate) fn of_record(error: &RecordError, text: &str, boards: &Boards) -> ReadFault {
    of_games(error, &Broken { text, offset: error.offset, usual: "hex", boards })
}

/// Of bare moves: they are meant for Libre where there are commas.
pub(crate) fn of_moves(error: &RecordError, text: &str, boards: &Boards) -> ReadFault {
    let usual = if text.contains(',') { "libre" } else { "hex" };
    of_games(error, &Broken { text, offset: error.offset, usual, boards })
}

fn of_games(error: &RecordError, broken: &Broken<'_>) -> ReadFault {
    record(&error.problem, broken).in_line(Some(error.line)).at_column(error.column)
}

/// Of a position line; `line` is its number where there are several.
pub(crate) fn of_position(
    error: &PositionError,
    text: &str,
    boards: &Boards,
    line: Option<usize>,
) -> ReadFault {
    position(&error.problem, text, boards).in_line(line).at_column(error.column)
}

/// Of a board file.
pub(crate) fn of_board_file(error: &BoardFileError) -> ReadFault {
    board_file(&error.problem).in_line(Some(error.line)).at_column(error.column)
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

fn record(problem: &RecordProblem, broken: &Broken<'_>) -> ReadFault {
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
        RecordProblem::Variant(error) => of_variant(error),
        RecordProblem::PiecesDisagree { pieces, board } => new("tags-disagree")
            .with("first", format!("Pieces {pieces}"))
            .with("second", format!("Board {board}")),
        RecordProblem::PositionDisagrees { position, tags } => {
            new("tags-disagree").with("first", position).with("second", tags)
        }
        RecordProblem::Coords { text } => new("coords").with("text", text),
        RecordProblem::Position(problem) => position(problem, broken.value(), broken.boards),
        RecordProblem::MoveText(error) => ReadFault::of_move_text(error),
        RecordProblem::Illegal { text, refusal, .. } => {
            let refusal = broken.board().map(|board| RefusalView::of(&board, refusal));
            new("illegal").with("text", text).because(refusal.as_ref())
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

fn position(problem: &PositionProblem, text: &str, boards: &Boards) -> ReadFault {
    let new = ReadFault::new;
    match problem {
        PositionProblem::Missing(_) => new("position-too-short"),
        PositionProblem::TooMuch(text) => new("position-too-long").with("text", text),
        PositionProblem::Variant(error) => of_variant(error),
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
            let faults: Vec<FaultView> =
                faults.iter().map(|fault| FaultView::of(variant.board(), fault)).collect();
            new("no-position").with("board", variant.board().name()).with_faults(&faults)
        }
        _ => new("other"),
    }
}

fn board_file(problem: &BoardFileProblem) -> ReadFault {
    let new = ReadFault::new;
    match problem {
        // What the readers of TOML and JSON say besides is English.
        BoardFileProblem::Syntax(_) => new("board-syntax"),
        BoardFileProblem::MissingField(name) => new("missing-field").with("name", name),
        BoardFileProblem::UnknownField(name) => new("unknown-field").with("name", name),
        BoardFileProblem::Kind { field, .. } => new("field-kind").with("name", field),
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
