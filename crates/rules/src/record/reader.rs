//! Files of games, read one game after the other.

use super::movetext::Movetext;
use super::scanner::{Scanner, Trouble};
use super::tag_section::{KnownVariants, TagSection};
use super::{Game, RecordError, RecordProblem};
use crate::{Board, Boards, Coords, Position};

/// Reads the games of a text one by one.
///
/// A faulty game gives an error, and reading goes on with the next: at the next line that begins with a
/// `[` behind the tags and moves of the faulty one, be it inside a comment: rather a fault too many than a
/// game too few. Where only the result is wrong, the end of the game is known, and reading goes on behind it.
///
/// ```
/// use abande::{Boards, Coords, read_games};
///
/// let text = "1. d4 c3 *\n\n[Board \"square\"]\n\n1. d4 d9 *\n\n[Board \"snub\"]\n\n1. a1 a2 1-0\n";
/// let boards = Boards::default();
/// let games: Vec<_> = read_games(text, &boards, Coords::Stein).collect();
/// assert_eq!(games.len(), 3);
/// let error = games[1].as_ref().unwrap_err();
/// assert_eq!(error.to_string(), "line 5, column 7: the board square has no space 'd9'");
/// ```
pub fn read_games<'a>(text: &'a str, boards: &'a Boards, coords: Coords) -> GameReader<'a> {
    let (scanner, known) = (Scanner::new(text), KnownVariants::new(boards));
    // A byte order mark is no character of the first line: the scanner stands behind it.
    let mark = Mark { offset: scanner.token_offset(), line: 1, column: 1 };
    GameReader { scanner, known, coords, mark }
}

/// Reads games from the bytes of a file; see [`read_games`].
///
/// # Errors
/// When the bytes are not UTF-8, with the place.
pub fn read_games_bytes<'a>(
    bytes: &'a [u8],
    boards: &'a Boards,
    coords: Coords,
) -> Result<GameReader<'a>, RecordError> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(read_games(text, boards, coords)),
        Err(error) => {
            let (sound, _) = bytes.split_at(error.valid_up_to());
            let sound = std::str::from_utf8(sound).unwrap_or_default();
            let start = read_games(sound, boards, coords).mark;
            Err(start.moved(sound, sound.len()).error(RecordProblem::NotUtf8))
        }
    }
}

/// Reads moves without tags and without a result, as people send them to each other: `d4 c3 d3 c4`, with numbers
/// or without. They are played from `start`; where none is given, from the start of the first board that they are
/// legal on, of `hex`, `square`, `snub` and `libre`.
///
/// ```
/// use abande::{Board, Coords, read_moves};
///
/// let game = read_moves("1. d4 c3 2. d3 c4", None, Coords::Stein)?;
/// assert_eq!((game.board(), game.move_count()), (&Board::hex(), 4));
/// assert_eq!(read_moves("0,1 1,-1", None, Coords::Stein)?.board(), &Board::libre());
/// # Ok::<(), abande::RecordError>(())
/// ```
///
/// # Errors
/// When no board fits, with the place of the fault on the one that was meant: `libre` where there are commas, else
/// `hex`.
pub fn read_moves(text: &str, start: Option<&Position>, coords: Coords) -> Result<Game, RecordError> {
    if let Some(start) = start {
        return moves_from(start.clone(), text, coords);
    }
    let on = |board: Board| moves_from(Position::start(&board.into()), text, coords);
    let fault = match on(Board::hex()) {
        Ok(game) => return Ok(game),
        Err(fault) => fault,
    };
    let libre = on(Board::libre());
    let others = [Board::square(), Board::snub()].into_iter().filter(|board| board.has_coords(coords));
    let others = others.map(on).find(Result::is_ok);
    let meant = if text.contains(',') { libre } else { Err(fault) };
    others.unwrap_or(meant)
}

fn moves_from(start: Position, text: &str, coords: Coords) -> Result<Game, RecordError> {
    // The reader of movetext stops at a result. This one stands behind whatever the last line holds.
    let closed = format!("{text}\n*");
    let mut scanner = Scanner::new(&closed);
    let mark = Mark { offset: scanner.token_offset(), line: 1, column: 1 };
    let read = Movetext::new(Game::from_position(start), coords).read(&mut scanner);
    let game = read.and_then(|(game, offset, _)| {
        if scanner.peek().is_none() {
            return Ok(game);
        }
        let problem = RecordProblem::Unexpected { found: "a result".into(), expected: "moves alone" };
        Err(Trouble::new(offset, problem))
    });
    game.map_err(|trouble| mark.moved(&closed, trouble.offset.min(text.len())).error(trouble.problem))
}

/// An iterator over the games of a text; [`read_games`] makes it.
pub struct GameReader<'a> {
    scanner: Scanner<'a>,
    known: KnownVariants<'a>,
    coords: Coords,
    /// Where the last error was: lines are counted on from there, so that each is counted once.
    mark: Mark,
}

/// A place in a text.
#[derive(Clone, Copy)]
struct Mark {
    offset: usize,
    line: usize,
    column: usize,
}

impl Mark {
    /// The mark further on in the text.
    fn moved(self, text: &str, offset: usize) -> Mark {
        let passed = text.get(self.offset..offset).unwrap_or_default();
        let lines = passed.matches('\n').count();
        let width = passed.rsplit('\n').next().unwrap_or_default().chars().count();
        let column = if lines == 0 { self.column + width } else { 1 + width };
        Mark { offset, line: self.line + lines, column }
    }

    fn error(self, problem: RecordProblem) -> RecordError {
        RecordError { offset: self.offset, line: self.line, column: self.column, problem }
    }
}

impl GameReader<'_> {
    fn read(&mut self) -> Result<Game, Trouble> {
        let scanner = &mut self.scanner;
        let tags = TagSection::read(scanner).inspect_err(|_| {
            scanner.skip_tags();
            scanner.skip_movetext();
        })?;
        let started = tags
            .check_names()
            .and_then(|()| Ok((tags.result()?, tags.start(&mut self.known)?, tags.coords(self.coords)?)));
        let (result_tag, start, coords) = started.inspect_err(|_| scanner.skip_movetext())?;
        let moves = Movetext::new(Game::from_position(start), coords).read(scanner);
        let (mut game, offset, result) = moves.inspect_err(|_| scanner.skip_movetext())?;
        game.set_result(result).map_err(|error| Trouble::new(offset, error))?;
        if let Some((offset, tag)) = result_tag.filter(|&(_, tag)| tag != result) {
            let problem = RecordProblem::ResultsDisagree { tag, moves: result };
            return Err(Trouble::new(offset, problem));
        }
        *game.tags_mut() = tags.into_tags();
        Ok(game)
    }
}

impl Iterator for GameReader<'_> {
    type Item = Result<Game, RecordError>;

    fn next(&mut self) -> Option<Result<Game, RecordError>> {
        self.scanner.peek()?;
        Some(self.read().map_err(|trouble| {
            self.mark = self.mark.moved(self.scanner.text(), trouble.offset);
            self.mark.error(trouble.problem)
        }))
    }
}

impl std::iter::FusedIterator for GameReader<'_> {}
