//! Records becoming games.

use serde_json::{Map, Value};

use super::ending::{Ending, TERMINATION};
use super::header::{Header, TAGS};
use super::located::Located;
use super::{AbstractPlayError, AbstractPlayProblem, TAG, boards, json};
use crate::{Board, Coords, EditError, Game, GameResult, Move};

/// Reads the records of Abstract Play in a text: one, or a list of them. A faulty record gives an error, and
/// the next goes on.
///
/// ```
/// use abande::{GameResult, Color, read_abstract_play};
///
/// let text = r#"{
///   "header": {
///     "game": { "name": "Abande", "variants": ["hex"] },
///     "site": { "name": "Abstract Play", "gameid": "abc123" },
///     "date-start": "2024-02-29T10:00:00Z", "date-end": "2024-03-01T12:00:00Z",
///     "date-generated": "2024-03-01T12:00:05Z",
///     "players": [{ "name": "Ada", "result": 1 }, { "name": "Bo", "result": 0 }]
///   },
///   "moves": [["d4", "c3"], ["d3", null]]
/// }"#;
/// let game = read_abstract_play(text).next().unwrap()?;
/// assert_eq!(game.tags().get("Site"), Some("Abstract Play #abc123"));
/// assert_eq!(game.tags().get("Date"), Some("2024.02.29"));
/// assert_eq!(game.result(), GameResult::Won(Color::Black));
/// # Ok::<(), abande::AbstractPlayError>(())
/// ```
pub fn read_abstract_play(text: &str) -> impl Iterator<Item = Result<Game, AbstractPlayError>> + use<> {
    let records: Vec<Result<(Value, String), AbstractPlayError>> = match json::parse(text) {
        Ok(Value::Array(records)) => {
            let placed = records.into_iter().enumerate();
            placed.map(|(index, record)| Ok((record, format!("[{index}]")))).collect()
        }
        Ok(record) => vec![Ok((record, String::new()))],
        Err(error) => vec![Err(error)],
    };
    records.into_iter().map(|placed| {
        let (record, path) = placed?;
        read(&Located::record(&record, path))
    })
}

impl Game {
    /// The game of one record of Abstract Play. What a game does not model is kept in the tag
    /// `AbstractPlay`.
    ///
    /// # Errors
    /// When it is no record of a game of Abande, with the place as a path such as `moves[12][1]`.
    pub fn from_abstract_play(record: &Value) -> Result<Game, AbstractPlayError> {
        read(&Located::record(record, String::new()))
    }
}

fn read(record: &Located<'_>) -> Result<Game, AbstractPlayError> {
    let header = Header::read(&record.field("header")?)?;
    let moves = record.field("moves")?;
    let (mut game, rest) = match &header.board {
        Some(board) => read_moves(&moves, board)?,
        None => fitting(&moves, &record.field("header")?.field("game")?.field("variants")?.item(0)?)?,
    };
    let ending = rest.get(ENDING).and_then(Ending::of_entry);
    match game.result() {
        GameResult::Score(score) => {
            if let Some((player, said)) = header.contradiction(score) {
                let players = record.field("header")?.field("players")?;
                let place = match player {
                    Some(player) => players.item(player.index())?.field("score")?,
                    None => players,
                };
                return Err(place.fails(AbstractPlayProblem::WrongResult { score, said }));
            }
        }
        // The moves have not ended the game, so they have nothing against this.
        _ => game.set_agreed(header.agreed(ending)),
    }
    if let Some(ending) = ending {
        game.tags_mut().put(TERMINATION, ending.termination());
    }
    for (tag, value) in TAGS.into_iter().zip(header.tags) {
        if let Some(value) = value {
            game.tags_mut().put(tag, &value);
        }
    }
    let mut kept = record.object()?.clone();
    kept.insert("moves".to_owned(), rest.into());
    game.tags_mut().put(TAG, &Value::Object(kept).to_string());
    Ok(game)
}

/// Under what the entry is kept that says how the game ended.
pub(super) const ENDING: &str = "ending";

/// The game of a record whose board has a name that we do not know: on the one board on which all its moves are legal.
fn fitting(moves: &Located<'_>, name: &Located<'_>) -> Result<(Game, Map<String, Value>), AbstractPlayError> {
    let mut games: Vec<_> = boards::all().filter_map(|board| read_moves(moves, &board).ok()).collect();
    let only = if games.len() == 1 { games.pop() } else { None };
    only.ok_or_else(|| {
        let boards: Vec<_> = games.iter().map(|(game, _)| game.board().name().to_owned()).collect();
        let name_text = crate::record::shortened(name.value.as_str().unwrap_or_default());
        name.fails(if boards.is_empty() {
            AbstractPlayProblem::UnknownVariant { name: name_text }
        } else {
            AbstractPlayProblem::AmbiguousVariant { name: name_text, boards }
        })
    })
}

/// Plays the moves of a record, and hands out what their texts do not tell.
fn read_moves(moves: &Located<'_>, board: &Board) -> Result<(Game, Map<String, Value>), AbstractPlayError> {
    let mut game = Game::new(&board.clone().into());
    let mut rest = Map::new();
    let rounds = moves.list()?;
    for (index, round) in rounds.iter().enumerate() {
        let is_last = index + 1 == rounds.len();
        let entries = round.list()?;
        if entries.is_empty() || entries.len() > 2 || (entries.len() == 1 && !is_last) {
            return Err(round.is_not("a list of two moves"));
        }
        if entries.len() == 1 {
            rest.insert("short".to_owned(), true.into());
        }
        for (place, entry) in entries.iter().enumerate() {
            if entry.value.is_null() {
                if is_last && place == 1 {
                    continue;
                }
                return Err(entry.fails(AbstractPlayProblem::MissingMove));
            }
            if rest.contains_key(ENDING) {
                return Err(entry.fails(AbstractPlayProblem::BehindTheEnd));
            }
            // Two passes leave nothing to end.
            if Ending::of_entry(entry.value).is_some() && game.result().is_open() {
                rest.insert(ENDING.to_owned(), entry.value.clone());
            } else {
                read_move(entry, &mut game, &mut rest)?;
            }
        }
    }
    Ok((game, rest))
}

fn read_move(
    entry: &Located<'_>,
    game: &mut Game,
    rest: &mut Map<String, Value>,
) -> Result<(), AbstractPlayError> {
    let place = match entry.value {
        Value::String(_) => entry.clone(),
        Value::Object(_) => entry.field("move")?,
        _ => return Err(entry.is_not("a move: a text, or an object with a text called move")),
    };
    let text = place.text()?;
    let mv = parse(game.board(), text).map_err(|error| place.fails(error))?;
    let id = game.push(mv).map_err(|error| match error {
        EditError::Illegal(illegal) => {
            place.fails(AbstractPlayProblem::Illegal { text: text.to_owned(), illegal })
        }
        _ => place.is_not("a legal move"),
    })?;
    if *entry.value != game.board().move_text(mv, Coords::Stein) {
        let ply = game.node(id).map_or(0, crate::Node::ply);
        rest.insert(ply.to_string(), entry.value.clone());
    }
    Ok(())
}

/// The longest text that is looked at as a move.
const LONGEST_MOVE: usize = 64;

fn parse(board: &Board, text: &str) -> Result<Move, crate::MoveTextError> {
    let cut = if text.len() > LONGEST_MOVE { &crate::record::shortened(text) } else { text };
    board.parse_move(cut, Coords::Stein)
}

/// The move that an entry of a record has, if it has one.
pub(super) fn move_of(board: &Board, entry: &Value) -> Option<Move> {
    let text = entry.as_str().or_else(|| entry.get("move")?.as_str())?;
    parse(board, text).ok()
}
