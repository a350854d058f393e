//! Files of games, in either of the formats.

use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};

use abande::{
    AbstractPlayError, Boards, Coords, Game, Position, PositionProblem, RecordError, RecordProblem, TextKind,
    read_abstract_play, read_games_bytes, read_moves,
};
use clap::ValueEnum;

use crate::bounded_read::{MIB, bounded_read};
use crate::failure::Failure;
use crate::utf8;

/// How games are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Our text format
    Abn,
    /// Abstract Play's records
    Json,
}

impl Format {
    /// By the ending of a file's name.
    pub(crate) fn of_path(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "abn" => Some(Format::Abn),
            "json" => Some(Format::Json),
            _ => None,
        }
    }
}

/// The bytes of a file of games. `-` is standard input.
pub(crate) struct GamesFile {
    path: PathBuf,
    bytes: Vec<u8>,
    format: Format,
    /// Whether the format was told, by the file's name or by an option.
    told: bool,
}

/// Why a game or a position cannot be read, and where in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Diagnostic {
    place: String,
    problem: Box<Problem>,
    /// The faulty line, cut to size, and where to point in it.
    excerpt: Option<Excerpt>,
}

/// What is wrong at its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Problem {
    #[error("the bytes from here on are not UTF-8")]
    NotUtf8,
    #[error(transparent)]
    Record(#[from] RecordProblem),
    #[error(transparent)]
    Position(#[from] PositionProblem),
    #[error(transparent)]
    AbstractPlay(#[from] AbstractPlayError),
    /// In the words of those who read JSON.
    #[error("{0}")]
    Json(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Excerpt {
    line: usize,
    text: String,
    column: usize,
}

/// The longest file of games: some hundred thousand of them.
const LARGEST: u64 = 256 * MIB;

/// How much of a long line is shown on either side of the fault.
const SHOWN: usize = 50;

/// As much of a file as tells what it holds, whatever bytes come after it.
fn beginning(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(&bytes[..bytes.len().min(1000)])
}

impl GamesFile {
    pub(crate) fn read(path: &Path, format: Option<Format>) -> Result<GamesFile, Failure> {
        GamesFile::read_up_to(LARGEST, path, format)
    }

    /// As [`GamesFile::read`], up to so many bytes.
    pub(crate) fn read_up_to(limit: u64, path: &Path, format: Option<Format>) -> Result<GamesFile, Failure> {
        let bytes = bounded_read(path, limit)?;
        let told = format.or_else(|| Format::of_path(path));
        let format = told.unwrap_or_else(|| match TextKind::of(&beginning(&bytes)) {
            TextKind::AbstractPlay => Format::Json,
            TextKind::Positions | TextKind::Moves | TextKind::Games => Format::Abn,
        });
        Ok(GamesFile { path: path.into(), bytes, format, told: told.is_some() })
    }

    pub(crate) fn format(&self) -> Format {
        self.format
    }

    /// The games one after the other; after a faulty one it goes on with the next. Moves alone are a game too,
    /// unless the file says that it is more.
    pub(crate) fn games(&self, boards: &Boards, coords: Coords) -> Vec<Result<Game, Diagnostic>> {
        if let Some(text) = self.bare_moves() {
            let game = read_moves(text, None, coords);
            return vec![game.map_err(|error| self.record_diagnostic(&error))];
        }
        match self.format {
            Format::Abn => match read_games_bytes(&self.bytes, boards, coords) {
                Ok(games) => games.map(|game| game.map_err(|error| self.record_diagnostic(&error))).collect(),
                Err(error) => vec![Err(self.record_diagnostic(&error))],
            },
            Format::Json => match utf8::text(&self.bytes) {
                Ok(text) => read_abstract_play(text)
                    .map(|game| game.map_err(|error| self.json_diagnostic(&error)))
                    .collect(),
                Err((line, column)) => {
                    vec![Err(self.diagnostic_at(line, column, Problem::NotUtf8))]
                }
            },
        }
    }

    /// The positions, one a line, if that is what the file holds; blank lines do not count.
    pub(crate) fn positions(&self, boards: &Boards) -> Option<Vec<Result<Position, Diagnostic>>> {
        let text = std::str::from_utf8(&self.bytes).ok()?.trim_start_matches('\u{feff}');
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        if TextKind::of(text) != TextKind::Positions {
            return None;
        }
        let read = |(number, line)| {
            Position::from_line(line, boards)
                .map_err(|error| self.diagnostic_at(number, error.column, error.problem.into()))
        };
        Some(lines.map(read).collect())
    }

    /// The text, if it holds moves and nothing else.
    fn bare_moves(&self) -> Option<&str> {
        let text = std::str::from_utf8(&self.bytes).ok().filter(|_| !self.told)?;
        (TextKind::of(text) == TextKind::Moves).then_some(text)
    }

    fn record_diagnostic(&self, error: &RecordError) -> Diagnostic {
        self.diagnostic_at(error.line, error.column, error.problem.clone().into())
    }

    fn json_diagnostic(&self, error: &AbstractPlayError) -> Diagnostic {
        match error {
            AbstractPlayError::Json { line, column, reason } => {
                self.diagnostic_at(*line, *column, Problem::Json(reason.clone()))
            }
            error => Diagnostic {
                place: self.path.display().to_string(),
                problem: Box::new(error.clone().into()),
                excerpt: None,
            },
        }
    }

    fn diagnostic_at(&self, line: usize, column: usize, problem: Problem) -> Diagnostic {
        let place = format!("{}:{line}:{column}", self.path.display());
        let bytes = self.bytes.split(|&byte| byte == b'\n').nth(line.saturating_sub(1)).unwrap_or_default();
        let text = String::from_utf8_lossy(bytes);
        let skipped = column.saturating_sub(SHOWN + 1);
        let shown = text.trim_start_matches('\u{feff}').chars().skip(skipped).take(2 * SHOWN);
        // Tabs and stray control characters would shift the pointer.
        let text: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = text.trim_end().to_owned();
        Diagnostic {
            place,
            problem: Box::new(problem),
            excerpt: Some(Excerpt { line, text, column: column - skipped }),
        }
    }
}

impl std::error::Error for Diagnostic {}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: error: {}", self.place, self.problem)?;
        if let Some(Excerpt { line, text, column }) = &self.excerpt {
            write!(f, "\n{line:>6} | {text}\n       | {:>column$}", '^')?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules_data::rules_data;

    /// By the same rule as in the browser.
    #[test]
    fn a_text_is_taken_for_what_it_looks_like() {
        let path = std::env::temp_dir().join(format!("abande-kinds-{}", std::process::id()));
        let cases: Vec<serde_json::Value> = serde_json::from_str(&rules_data("text-kinds.json")).unwrap();
        for case in cases {
            std::fs::write(&path, case["text"].as_str().unwrap()).unwrap();
            let file = GamesFile::read(&path, None).unwrap();
            let kind = match (file.format(), file.positions(&Boards::default()), file.bare_moves()) {
                (Format::Json, None, None) => "abstract-play",
                (Format::Abn, Some(_), None) => "positions",
                (Format::Abn, None, Some(_)) => "moves",
                (Format::Abn, None, None) => "games",
                _ => "two kinds at once",
            };
            assert_eq!(case["kind"], kind, "{case}");
        }
        let _ = std::fs::remove_file(path);
    }
}
