//! Files of games, read a segment at a time: however large a file is, little of it is in memory.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use abande::{AbstractPlayError, Boards, Coords, Game, GameResult, RecordError, TextKind};

/// How many bytes are read at a time.
const BLOCK: usize = 1 << 20;

/// A text that ends with a fault is given more, up to this: it may be cut inside a game.
const MOST_OF_A_GAME: usize = 1 << 24;

/// Why a game of a file cannot be read.
pub(crate) enum FileFault {
    /// In our own format.
    Record(RecordError),
    /// In Abstract Play's.
    AbstractPlay(AbstractPlayError),
}

/// A file of games that is being read.
pub(crate) struct Segments {
    file: File,
    /// What has been read and not yet been handed out.
    buffer: Vec<u8>,
    /// Whether the file has no more.
    at_end: bool,
    /// The lines that have been handed out.
    lines: usize,
    /// The characters of the last line that have been.
    columns: usize,
    /// The format, once something has been read.
    is_json: Option<bool>,
    /// How many records of a list have been handed out.
    records: usize,
}

impl Segments {
    pub(crate) fn open(path: &Path) -> io::Result<Segments> {
        let file = File::open(path)?;
        Ok(Segments {
            file,
            buffer: Vec::new(),
            at_end: false,
            lines: 0,
            columns: 0,
            is_json: None,
            records: 0,
        })
    }

    /// Some more games; none at the end of the file.
    pub(crate) fn next(&mut self, boards: &Boards) -> io::Result<Option<Vec<Result<Game, FileFault>>>> {
        let mut games = Vec::new();
        while games.is_empty() {
            if self.buffer.is_empty() {
                self.read_more()?;
                if self.buffer.is_empty() {
                    return Ok(None);
                }
            }
            let is_json = match self.is_json {
                Some(is_json) => is_json,
                None => self.decide()?,
            };
            games = if is_json { self.records()? } else { self.games(boards)? };
        }
        Ok(Some(games))
    }

    fn read_more(&mut self) -> io::Result<()> {
        let before = self.buffer.len();
        let read = (&mut self.file).take(BLOCK as u64).read_to_end(&mut self.buffer)?;
        self.at_end = read == 0 || self.buffer.len() - before < BLOCK;
        Ok(())
    }

    /// Finds the format by the beginning.
    fn decide(&mut self) -> io::Result<bool> {
        if self.buffer.len() < BLOCK && !self.at_end {
            self.read_more()?;
        }
        let start = String::from_utf8_lossy(&self.buffer[..self.buffer.len().min(4096)]);
        let is_json = TextKind::of(&start) == TextKind::AbstractPlay;
        self.is_json = Some(is_json);
        Ok(is_json)
    }

    /// The games of the next segment of an `.abn` file.
    fn games(&mut self, boards: &Boards) -> io::Result<Vec<Result<Game, FileFault>>> {
        let mut limit = usize::MAX;
        loop {
            let held = self.buffer.len();
            let is_last = self.at_end || held >= MOST_OF_A_GAME;
            let cut = match last_result(&self.buffer[..limit.min(held)]) {
                _ if self.at_end => held,
                Some(cut) => cut,
                None if is_last => held,
                None => {
                    self.read_more()?;
                    limit = usize::MAX;
                    continue;
                }
            };
            let games = read(&self.buffer[..cut], boards);
            if let Some(Err(error)) = games.last()
                && !is_last
            {
                // With more text it may be none: what is before it is handed out, or it is given more.
                limit = error.offset;
                continue;
            }
            let (lines, columns) = (self.lines, self.columns);
            let placed = |mut error: RecordError| {
                error.column += if error.line == 1 { columns } else { 0 };
                error.line += lines;
                FileFault::Record(error)
            };
            let games = games.into_iter().map(|game| game.map_err(placed)).collect();
            self.hand_out(cut);
            return Ok(games);
        }
    }

    /// The next records of Abstract Play: the whole objects that the buffer has.
    fn records(&mut self) -> io::Result<Vec<Result<Game, FileFault>>> {
        loop {
            if let Some(objects) = Objects::of(&self.buffer, self.at_end) {
                let mut games = Vec::new();
                for (start, end) in &objects.found {
                    let text = String::from_utf8_lossy(&self.buffer[*start..*end]);
                    let base = self.lines + newlines(&self.buffer[..*start]);
                    for game in abande::read_abstract_play(&text) {
                        let listed = |error| listed(error, base, objects.in_list.then_some(self.records));
                        games.push(game.map_err(|error| FileFault::AbstractPlay(listed(error))));
                    }
                    self.records += 1;
                }
                self.hand_out(objects.read);
                return Ok(games);
            }
            self.read_more()?;
        }
    }

    fn hand_out(&mut self, count: usize) {
        let handed = &self.buffer[..count];
        let last = handed.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
        let lines = newlines(handed);
        self.columns =
            String::from_utf8_lossy(last).chars().count() + if lines == 0 { self.columns } else { 0 };
        self.lines += lines;
        self.buffer.drain(..count);
    }
}

fn newlines(bytes: &[u8]) -> usize {
    bytes.split(|byte| *byte == b'\n').count() - 1
}

/// Where the last game of a text seems to end: behind a result, and before a blank.
fn last_result(bytes: &[u8]) -> Option<usize> {
    let mut end = bytes.iter().rposition(u8::is_ascii_whitespace)?;
    loop {
        let start = bytes[..end].iter().rposition(u8::is_ascii_whitespace).map_or(0, |blank| blank + 1);
        let word = std::str::from_utf8(&bytes[start..end]).unwrap_or_default();
        if word.ends_with('*') || word.parse::<GameResult>().is_ok() {
            return Some(end);
        }
        end = start.checked_sub(1)?;
    }
}

/// The games of a text.
fn read(bytes: &[u8], boards: &Boards) -> Vec<Result<Game, RecordError>> {
    match abande::read_games_bytes(bytes, boards, Coords::Stein) {
        Ok(games) => games.collect(),
        Err(error) => vec![Err(error)],
    }
}

/// An error of a record with its place in the whole file.
fn listed(error: AbstractPlayError, lines: usize, number: Option<usize>) -> AbstractPlayError {
    match (error, number) {
        (AbstractPlayError::Json { line, column, reason }, _) => {
            AbstractPlayError::Json { line: line + lines, column, reason }
        }
        (AbstractPlayError::Record { path, problem }, Some(number)) => {
            let path = if path.is_empty() { format!("[{number}]") } else { format!("[{number}].{path}") };
            AbstractPlayError::Record { path, problem }
        }
        (other, _) => other,
    }
}

/// The records in a part of a JSON file: a list of objects, or one object.
struct Objects {
    /// From where to where each one goes.
    found: Vec<(usize, usize)>,
    /// How much of the text they take up.
    read: usize,
    /// Whether they stand in a list.
    in_list: bool,
}

impl Objects {
    /// The whole objects of a text; none where it needs more. At the end whatever is left is one, to be found faulty.
    fn of(bytes: &[u8], at_end: bool) -> Option<Objects> {
        let (mut found, mut read) = (Vec::new(), 0);
        let (mut depth, mut start) = (0_usize, None);
        let (mut in_text, mut escaped) = (false, false);
        let mut in_list = false;
        for (at, byte) in bytes.iter().enumerate() {
            match byte {
                _ if escaped => escaped = false,
                b'\\' if in_text => escaped = true,
                b'"' => in_text = !in_text,
                _ if in_text => {}
                b'[' | b']' | b',' if start.is_none() => {
                    in_list = true;
                    read = at + 1;
                }
                b'{' | b'[' => {
                    depth += 1;
                    start.get_or_insert(at);
                }
                b'}' | b']' if depth > 0 => {
                    depth -= 1;
                    if depth == 0 {
                        found.extend(start.take().map(|start| (start, at + 1)));
                        read = at + 1;
                    }
                }
                _ => {}
            }
        }
        if at_end {
            let rest = &bytes[read..];
            if rest.iter().any(|byte| !byte.is_ascii_whitespace()) {
                found.push((read, bytes.len()));
            }
            return Some(Objects { found, read: bytes.len(), in_list });
        }
        (!found.is_empty()).then_some(Objects { found, read, in_list })
    }
}
