//! The options that name a board: one that is known, or one from a file.

use std::path::{Path, PathBuf};

use abande::{Board, BoardFileError, Boards, Variant, VariantError};

use crate::bounded_read::{MIB, bounded_read};
use crate::failure::Failure;
use crate::utf8;

/// Which board a command works on.
#[derive(clap::Args)]
pub(crate) struct BoardArg {
    /// hex, square, snub, libre, a size such as hex:3, or a board file; @9 behind it for nine pieces
    #[arg(long, value_name = "B")]
    board: Option<String>,
}

/// The boards of games from files, which name their boards themselves.
#[derive(clap::Args)]
pub(crate) struct BoardFilesArg {
    /// A board file, in TOML or JSON, for games that name its board; may be given more than once
    #[arg(long = "board", value_name = "FILE")]
    board_files: Vec<PathBuf>,
}

impl BoardArg {
    /// The board of this name or file, as if it had been given.
    pub(crate) fn named(text: &str) -> BoardArg {
        BoardArg { board: Some(text.into()) }
    }

    /// The boards that names may mean, with the board file among them if one was given, and what was
    /// asked for, if anything.
    pub(crate) fn load(&self) -> Result<(Boards, Option<Variant>), Failure> {
        let mut boards = Boards::default();
        let Some(text) = &self.board else { return Ok((boards, None)) };
        let (path, pieces) = split(text);
        let name = if reader(Path::new(path)).is_some() {
            let board = read(Path::new(path))?;
            let name = board.name().to_owned();
            boards.add(board);
            name
        } else {
            path.to_owned()
        };
        let variant = boards.variant(&match pieces {
            Some(pieces) => format!("{name}@{pieces}"),
            None => name,
        });
        match variant {
            Ok(variant) => Ok((boards, Some(variant))),
            Err(VariantError::UnknownBoard { .. }) if Path::new(path).is_file() => {
                Err(Failure::BoardFileEnding(path.into()))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// What was asked for, or the usual board.
    pub(crate) fn variant(&self) -> Result<Variant, Failure> {
        Ok(self.load()?.1.unwrap_or_else(|| Board::hex().into()))
    }

    /// The path of the board file, if one was given.
    pub(crate) fn file(&self) -> Option<&Path> {
        let path = Path::new(split(self.board.as_deref()?).0);
        reader(path).map(|_| path)
    }

    /// Whether a board is named that is in no file.
    pub(crate) fn names_no_file(&self) -> bool {
        self.board.as_deref().is_some_and(|text| reader(Path::new(split(text).0)).is_none())
    }

    pub(crate) fn is_given(&self) -> bool {
        self.board.is_some()
    }

    /// Whether the number of pieces was asked for, too.
    pub(crate) fn says_pieces(&self) -> bool {
        self.board.as_deref().is_some_and(|text| split(text).1.is_some())
    }
}

impl BoardFilesArg {
    /// The boards that games may be on.
    pub(crate) fn load(&self) -> Result<Boards, Failure> {
        let mut boards = Boards::default();
        for path in &self.board_files {
            boards.add(read(path)?);
        }
        Ok(boards)
    }
}

/// The board, or the path of its file, and the number of pieces behind the `@`. Paths may have an `@` too.
fn split(text: &str) -> (&str, Option<&str>) {
    match text.rsplit_once('@') {
        Some((board, pieces)) if reader(Path::new(text)).is_none() => (board, Some(pieces)),
        _ => (text, None),
    }
}

/// Makes a board of a text.
type Reader = fn(&str) -> Result<Board, BoardFileError>;

/// How a board file with this ending is read; none for what is no file but a name.
fn reader(path: &Path) -> Option<Reader> {
    match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
        "toml" => Some(Board::from_toml),
        "json" => Some(Board::from_json),
        _ => None,
    }
}

/// The longest board file: far longer than 128 spaces with all their links need.
const LARGEST: u64 = 4 * MIB;

/// Reads a board file.
pub(crate) fn read(path: &Path) -> Result<Board, Failure> {
    let reader = reader(path).ok_or_else(|| Failure::BoardFileEnding(path.into()))?;
    let bytes = bounded_read(path, LARGEST)?;
    let text =
        utf8::text(&bytes).map_err(|(line, column)| Failure::NotUtf8 { path: path.into(), line, column })?;
    reader(text).map_err(|error| Failure::BoardFile { path: path.into(), error })
}
