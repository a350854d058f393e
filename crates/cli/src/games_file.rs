//! Files of games, in either of the formats.

use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};

use abande::{AbstractPlayError, Boards, Coords, Game, Position, read_abstract_play, read_games_bytes};
use clap::ValueEnum;

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
}

/// Why a game or a position cannot be read, and where in the file.
pub(crate) struct Diagnostic {
    place: String,
    message: String,
    /// The faulty line, cut to size, and where to point in it.
    excerpt: Option<Excerpt>,
}

struct Excerpt {
    line: usize,
    text: String,
    column: usize,
}

/// How much of a long line is shown on either side of the fault.
const SHOWN: usize = 50;

impl GamesFile {
    pub(crate) fn read(path: &Path, format: Option<Format>) -> Result<GamesFile, Failure> {
        let mut bytes = Vec::new();
        if path == Path::new("-") {
            std::io::stdin().read_to_end(&mut bytes).map_err(Failure::file(path))?;
        } else {
            bytes = std::fs::read(path).map_err(Failure::file(path))?;
        }
        // Without a name to go by: a text that opens like JSON, and no tag does, is JSON.
        let looks_like_json = || {
            let text = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]);
            let text = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
            let behind = text.strip_prefix('[').map(str::trim_start);
            text.starts_with("{\"")
                || text.starts_with("{\n")
                || behind.is_some_and(|text| text.starts_with('{'))
        };
        let format = format
            .or_else(|| Format::of_path(path))
            .unwrap_or_else(|| if looks_like_json() { Format::Json } else { Format::Abn });
        Ok(GamesFile { path: path.into(), bytes, format })
    }

    pub(crate) fn format(&self) -> Format {
        self.format
    }

    /// The games one after the other; after a faulty one it goes on with the next.
    pub(crate) fn games(&self, boards: &Boards, coords: Coords) -> Vec<Result<Game, Diagnostic>> {
        match self.format {
            Format::Abn => match read_games_bytes(&self.bytes, boards, coords) {
                Ok(games) => games
                    .map(|game| {
                        game.map_err(|error| {
                            self.diagnostic_at(error.line, error.column, error.problem.to_string())
                        })
                    })
                    .collect(),
                Err(error) => {
                    vec![Err(self.diagnostic_at(error.line, error.column, error.problem.to_string()))]
                }
            },
            Format::Json => match utf8::text(&self.bytes) {
                Ok(text) => read_abstract_play(text)
                    .map(|game| game.map_err(|error| self.json_diagnostic(&error)))
                    .collect(),
                Err((line, column)) => {
                    vec![Err(self.diagnostic_at(line, column, "the bytes from here on are not UTF-8".into()))]
                }
            },
        }
    }

    /// The positions, one a line, if that is what the file holds; blank lines do not count.
    pub(crate) fn positions(&self, boards: &Boards) -> Option<Vec<Result<Position, Diagnostic>>> {
        let text = std::str::from_utf8(&self.bytes).ok()?.trim_start_matches('\u{feff}');
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let (_, first) = lines.clone().next()?;
        // No game begins with five words of which the fourth is a pair of hands.
        let words: Vec<_> = first.split_whitespace().collect();
        if words.len() != 5 || !words[3].contains('/') {
            return None;
        }
        let read = |(number, line)| {
            Position::from_line(line, boards)
                .map_err(|error| self.diagnostic_at(number, error.column, error.problem.to_string()))
        };
        Some(lines.map(read).collect())
    }

    fn json_diagnostic(&self, error: &AbstractPlayError) -> Diagnostic {
        match error {
            AbstractPlayError::Json { line, column, reason } => {
                self.diagnostic_at(*line, *column, reason.clone())
            }
            error => Diagnostic {
                place: self.path.display().to_string(),
                message: error.to_string(),
                excerpt: None,
            },
        }
    }

    fn diagnostic_at(&self, line: usize, column: usize, message: String) -> Diagnostic {
        let place = format!("{}:{line}:{column}", self.path.display());
        let bytes = self.bytes.split(|&byte| byte == b'\n').nth(line.saturating_sub(1)).unwrap_or_default();
        let text = String::from_utf8_lossy(bytes);
        let skipped = column.saturating_sub(SHOWN + 1);
        let shown = text.trim_start_matches('\u{feff}').chars().skip(skipped).take(2 * SHOWN);
        // Tabs and stray control characters would shift the pointer.
        let text: String = shown.map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = text.trim_end().to_owned();
        Diagnostic { place, message, excerpt: Some(Excerpt { line, text, column: column - skipped }) }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: error: {}", self.place, self.message)?;
        if let Some(Excerpt { line, text, column }) = &self.excerpt {
            write!(f, "\n{line:>6} | {text}\n       | {:>column$}", '^')?;
        }
        Ok(())
    }
}
