//! The part of a record's header that a game models.

use std::cmp::Ordering;

use serde_json::{Value, json};

use super::ending::Ending;
use super::located::Located;
use super::{AbstractPlayError, AbstractPlayProblem, boards, dates};
use crate::record::tags::one_line;
use crate::{Board, Color, Game, GameResult, Score};

/// The tags that a header has a place for.
pub(super) const TAGS: [&str; 6] = ["Event", "Site", "Date", "Round", "Black", "White"];

/// What stands for an event, a round or a name that nobody told.
const UNKNOWN: &str = "?";

/// The site of a game that says none.
const OUR_SITE: &str = "Abande";

/// A header as far as a game models it.
pub(super) struct Header {
    /// None where the record has a name for it that we do not know.
    pub(super) board: Option<Board>,
    /// The values of [`TAGS`].
    pub(super) tags: [Option<String>; TAGS.len()],
    results: [i64; 2],
    scores: [Option<i64>; 2],
}

impl Header {
    /// Reads what a game models, and checks that what must be there is there.
    pub(super) fn read(header: &Located<'_>) -> Result<Header, AbstractPlayError> {
        let game = header.field("game")?;
        let name = game.field("name")?;
        if !name.text()?.eq_ignore_ascii_case("Abande") {
            let other = AbstractPlayProblem::OtherGame { name: crate::record::shortened(name.text()?) };
            return Err(name.fails(other));
        }
        for key in ["date-start", "date-end", "date-generated"] {
            let date = header.field(key)?;
            if dates::tag_of(date.text()?).is_none() {
                let text = crate::record::shortened(date.text()?);
                return Err(date.fails(AbstractPlayProblem::NoDate { text }));
            }
        }
        let players = header.field("players")?;
        let [black, white] = &players.list()?[..] else {
            return Err(players.is_not("a list of two players"));
        };
        let both = [black, white];
        for player in both {
            player.field("name")?.text()?;
        }
        let [black_result, white_result] = both.map(|player| player.field("result")?.whole_number());
        header.field("site")?.field("name")?.text()?;
        Ok(Header {
            board: board(&game)?,
            tags: TAGS.map(|tag| tag_value(header.value, tag).map(|value| one_line(&value))),
            results: [black_result?, white_result?],
            scores: both.map(|player| player.value.get("score")?.as_i64()),
        })
    }

    /// The result of a game whose moves have not ended it.
    pub(super) fn agreed(&self, ending: Option<Ending>) -> GameResult {
        match self.results[0].cmp(&self.results[1]) {
            Ordering::Equal if ending == Some(Ending::Abandoned) => GameResult::Open,
            Ordering::Greater => GameResult::Won(Color::Black),
            Ordering::Equal => GameResult::Drawn,
            Ordering::Less => GameResult::Won(Color::White),
        }
    }

    /// What the header says against the score of a finished game: whose score it is, or
    /// nobody's for the results, and its words.
    pub(super) fn contradiction(&self, score: Score) -> Option<(Option<Color>, String)> {
        let [black, white] = self.results;
        if self.agreed(None).winner() != score.leader() {
            return Some((None, format!("{black} and {white} as results")));
        }
        Color::BOTH.into_iter().find_map(|player| {
            let said = self.scores[player.index()]?;
            (said != i64::from(score.of(player))).then(|| (Some(player), format!("{said} for {player}")))
        })
    }

    /// Whether it tells this result, with how the moves of its record ended.
    pub(super) fn agrees_with(&self, result: GameResult, ending: Option<Ending>) -> bool {
        match result {
            GameResult::Score(score) => self.contradiction(score).is_none(),
            other => self.agreed(ending) == other,
        }
    }
}

/// The board that the variants name; other variants than boards do not matter to us.
fn board(game: &Located<'_>) -> Result<Option<Board>, AbstractPlayError> {
    if game.object()?.get("variants").is_none() {
        return Ok(Some(Board::square()));
    }
    let variants = game.field("variants")?;
    let list = variants.list()?;
    let mut named: Vec<Board> = Vec::new();
    for variant in &list {
        named.extend(boards::named(variant.text()?).filter(|board| !named.contains(board)));
    }
    match (named.len(), list.is_empty()) {
        (0, true) => Ok(Some(Board::square())),
        (0 | 1, _) => Ok(named.pop()),
        _ => Err(variants.is_not("a list of one variant at most")),
    }
}

/// What a tag has of a header. Where a field that need not be there is neither text nor number, the tag is
/// missing, and the field is kept like any other that we do not model.
fn tag_value(header: &Value, tag: &str) -> Option<String> {
    let plain = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    };
    match tag {
        "Event" => plain(header.get("event")?),
        "Round" => plain(header.get("round")?),
        "Site" => {
            let site = header.get("site")?;
            let name = site.get("name")?.as_str()?;
            let id = site.get("gameid").and_then(plain);
            Some(id.map_or_else(|| name.to_owned(), |id| format!("{name} #{id}")))
        }
        "Date" => dates::tag_of(header.get("date-start")?.as_str()?),
        "Black" => plain(header.get("players")?.get(0)?.get("name")?),
        "White" => plain(header.get("players")?.get(1)?.get("name")?),
        _ => None,
    }
}

/// A header for a game. Where `old` tells the same as the game, it stays as it is; what it says besides is
/// kept in any case. Of the result it is known whether it is the same.
pub(super) fn write(game: &Game, old: Option<(&Value, &Header)>, same_result: bool, now: &str) -> Value {
    let (mut header, modelled) = match old {
        Some((value, modelled)) => (value.clone(), Some(modelled)),
        None => (blank(now), None),
    };
    // A name that we do not know was decided by the moves, and stays.
    if modelled.is_none_or(|old| old.board.as_ref().is_some_and(|board| board != game.board())) {
        header["game"]["variants"] = boards::written(game.board()).into_iter().collect();
    }
    let changed = TAGS.into_iter().enumerate().filter(|&(index, tag)| {
        modelled.is_none_or(|old| old.tags[index].as_deref() != game.tags().get(tag))
    });
    for (_, tag) in changed {
        set_tag(&mut header, tag, game, now);
    }
    if !same_result {
        set_result(&mut header, game.result());
    }
    header
}

/// A header with its fields in place and nothing in them.
fn blank(now: &str) -> Value {
    json!({
        "game": { "name": "Abande", "variants": [] },
        "event": UNKNOWN,
        "round": UNKNOWN,
        "site": { "name": OUR_SITE },
        "date-start": now,
        "date-end": now,
        "date-generated": now,
        "players": [{ "name": UNKNOWN }, { "name": UNKNOWN }],
    })
}

fn set_tag(header: &mut Value, tag: &str, game: &Game, now: &str) {
    let value = game.tags().get(tag);
    match tag {
        "Event" | "Round" => set_event(header, game),
        "Site" => {
            let site = value.unwrap_or(OUR_SITE);
            let (name, id) = match site.rsplit_once(" #") {
                Some((name, id)) if !name.is_empty() && !id.is_empty() => (name, Some(id)),
                _ => (site, None),
            };
            header["site"]["name"] = name.into();
            set_or_remove(&mut header["site"], "gameid", id);
        }
        "Date" => {
            let start = value.and_then(dates::midnight_of).unwrap_or_else(|| now.to_owned());
            header["date-start"] = start.clone().into();
            header["date-end"] = start.into();
        }
        "Black" => header["players"][0]["name"] = value.unwrap_or(UNKNOWN).into(),
        "White" => header["players"][1]["name"] = value.unwrap_or(UNKNOWN).into(),
        _ => {}
    }
}

/// An event and its round come together or not at all.
fn set_event(header: &mut Value, game: &Game) {
    let values = ["Event", "Round"].map(|tag| game.tags().get(tag));
    for ((key, tag), value) in [("event", "Event"), ("round", "Round")].into_iter().zip(values) {
        if values == [None, None] {
            set_or_remove(header, key, None);
        } else if tag_value(header, tag).as_deref() != Some(value.unwrap_or(UNKNOWN)) {
            set_or_remove(header, key, Some(value.unwrap_or(UNKNOWN)));
        }
    }
}

fn set_or_remove(object: &mut Value, key: &str, value: Option<&str>) {
    match (value, object.as_object_mut()) {
        (Some(value), Some(object)) => {
            object.insert(key.to_owned(), value.into());
        }
        (None, Some(object)) => {
            object.shift_remove(key);
        }
        _ => {}
    }
}

fn set_result(header: &mut Value, result: GameResult) {
    let numbers = match result.winner() {
        Some(winner) => Color::BOTH.map(|player| u8::from(player == winner)),
        // Abandoned: nobody has anything.
        None if result.is_open() => [0, 0],
        // Both won, as Abstract Play counts a draw.
        None => [1, 1],
    };
    for (player, number) in Color::BOTH.into_iter().zip(numbers) {
        let entry = &mut header["players"][player.index()];
        entry["result"] = number.into();
        match (result, entry.as_object_mut()) {
            (GameResult::Score(score), _) => entry["score"] = score.of(player).into(),
            (_, Some(entry)) => {
                entry.shift_remove("score");
            }
            _ => {}
        }
    }
}
