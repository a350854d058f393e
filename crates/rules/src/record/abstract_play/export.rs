//! Games becoming records.

use serde_json::{Map, Value, json};

use super::ending::{Ending, TERMINATION};
use super::header::{self, Header, TAGS};
use super::import::{ENDING, move_of};
use super::located::Located;
use super::{TAG, boards, dates, json};
use crate::{Color, Coords, Game, Move, Node, NodeId, Position, USUAL_PIECES};

/// A record for Abstract Play, and what it could not take along.
#[derive(Clone, Debug, PartialEq)]
pub struct AbstractPlayExport {
    /// The record. Many of them make a file as a JSON list.
    pub record: Value,
    /// What to know before handing it on.
    pub warnings: Vec<ExportWarning>,
}

/// Why Abstract Play can have no record of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// The game has no result.
    #[error("the game is not finished: Abstract Play keeps records of finished games only")]
    NotFinished,
    /// Abstract Play does not have the board.
    #[error("Abstract Play does not have the board {name}: it has hex, square, snub and libre")]
    Board {
        /// The board's name.
        name: String,
    },
    /// Abstract Play plays with 18 pieces.
    #[error("the game has {pieces} pieces for each player: Abstract Play has 18")]
    Pieces {
        /// The number of pieces.
        pieces: u8,
    },
    /// The game starts from a set-up.
    #[error("the game does not begin with the usual start, and Abstract Play has no other")]
    Start,
    /// The caller's time is no time.
    #[error("'{text}' is no date-time such as 2024-02-29T10:00:00Z")]
    Now {
        /// The text.
        text: String,
    },
}

/// What a record for Abstract Play loses, or what Abstract Play would object to.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExportWarning {
    /// A record has no comments.
    #[error("comments are lost: {count}")]
    Comments {
        /// How many.
        count: usize,
    },
    /// A record has no variations.
    #[error("variations are lost: {count}")]
    Variations {
        /// How many.
        count: usize,
    },
    /// A record has no judgements on moves.
    #[error("glyphs are lost: {count}")]
    Glyphs {
        /// How many.
        count: usize,
    },
    /// A record has no place for these tags.
    #[error("tags are lost: {}", .names.join(", "))]
    Tags {
        /// Their names.
        names: Vec<String>,
    },
    /// White captures while three pieces are on the table, which Abstract Play forbids in Libre.
    #[error(
        "move {number}, White's {text}: Abstract Play's Libre forbids White to capture while three pieces are on the table"
    )]
    EarlyCapture {
        /// The number of the move.
        number: usize,
        /// The move.
        text: String,
    },
    /// The tag `AbstractPlay` does not hold what a record left in it.
    #[error("the tag AbstractPlay is not the rest of a record: it was not used")]
    UnreadableTag,
}

impl Game {
    /// The main line as a record of Abstract Play. A game that came from there is written as it was, but
    /// for what has been changed since.
    ///
    /// `now` is the date and time after RFC 3339, such as `2024-02-29T10:00:00Z`: the record says when it
    /// was made, and when the game was played if the tag `Date` does not.
    ///
    /// # Errors
    /// Abstract Play keeps finished games only, on `hex`, `square`, `snub` and `libre` with 18 pieces and
    /// from the usual start.
    pub fn to_abstract_play(&self, now: &str) -> Result<AbstractPlayExport, ExportError> {
        self.check_for_export(now)?;
        let mut warnings = self.losses();
        let kept = match self.tags().get(TAG).map(Kept::read) {
            Some(None) => {
                warnings.push(ExportWarning::UnreadableTag);
                None
            }
            kept => kept.flatten(),
        };
        let (mut record, unusual) = match &kept {
            Some(kept) => (kept.record.clone(), kept.moves()),
            None => (json!({ "header": null, "moves": null }), None),
        };
        let old = kept.as_ref().map(|kept| (&kept.record["header"], &kept.header));
        // Where the record tells the same end as the game, it is written as it was: the word too, or that there was none.
        let kept_word = unusual.and_then(|unusual| unusual.get(ENDING));
        let kept_ending = kept_word.and_then(Ending::of_entry);
        let same_result = kept.as_ref().is_some_and(|kept| {
            let reason = kept_ending.map(Ending::termination);
            kept.header.agrees_with(self.result(), kept_ending) && self.tags().get(TERMINATION) == reason
        });
        let word = match kept_word {
            _ if !same_result => Ending::of_game(self).map(|ending| ending.word().into()),
            kept => kept.cloned(),
        };
        record["header"] = header::write(self, old, same_result, now);
        record["moves"] = self.rounds(unusual, word);
        Ok(AbstractPlayExport { record, warnings })
    }

    fn check_for_export(&self, now: &str) -> Result<(), ExportError> {
        if !dates::is_date_time(now) {
            return Err(ExportError::Now { text: crate::record::shortened(now) });
        }
        if self.result().is_open() && Ending::of_game(self).is_none() {
            return Err(ExportError::NotFinished);
        }
        if boards::written(self.board()).is_none() {
            return Err(ExportError::Board { name: self.board().name().to_owned() });
        }
        if self.start().pieces() != USUAL_PIECES {
            return Err(ExportError::Pieces { pieces: self.start().pieces() });
        }
        if self.has_usual_start() { Ok(()) } else { Err(ExportError::Start) }
    }

    /// What a record has no place for.
    fn losses(&self) -> Vec<ExportWarning> {
        let nodes = || [NodeId::START].into_iter().chain(self.all_moves()).filter_map(|id| self.node(id));
        let comments = nodes().flat_map(|node| [node.comment_before(), node.comment()]);
        let comments = comments.filter(|comment| !comment.is_empty()).count();
        let variations = nodes().map(|node| node.children().len().saturating_sub(1)).sum();
        let glyphs = nodes().map(|node| node.glyphs().len()).sum();
        let names = self.tags().iter().map(|(name, _)| name.to_owned());
        let is_kept = |name: &str| name == TAG || name == TERMINATION || TAGS.contains(&name);
        let names: Vec<_> = names.filter(|name| !is_kept(name)).collect();
        let mut warnings = Vec::new();
        if comments > 0 {
            warnings.push(ExportWarning::Comments { count: comments });
        }
        if variations > 0 {
            warnings.push(ExportWarning::Variations { count: variations });
        }
        if glyphs > 0 {
            warnings.push(ExportWarning::Glyphs { count: glyphs });
        }
        if !names.is_empty() {
            warnings.push(ExportWarning::Tags { names });
        }
        warnings.extend(self.early_capture());
        warnings
    }

    /// The capture that Abstract Play's Libre would not have allowed.
    fn early_capture(&self) -> Option<ExportWarning> {
        let on_table = |position: &Position| {
            let in_hand = Color::BOTH.map(|player| u16::from(position.hand(player)));
            2 * u16::from(position.pieces()) - in_hand[0] - in_hand[1]
        };
        let mut position = self.start().clone();
        for node in self.main_line().filter_map(|id| self.node(id)) {
            let mv = node.mv()?;
            let capture = matches!(mv, Move::Capture { .. });
            if capture
                && self.board().is_libre()
                && position.turn() == Color::White
                && on_table(&position) == 3
            {
                let text = self.board().move_text(mv, Coords::Stein);
                return Some(ExportWarning::EarlyCapture { number: node.ply().div_ceil(2), text });
            }
            position.play_legal(mv);
        }
        None
    }

    /// The main line in rounds, and behind it the word that ended the game; entries that were unusual in the record stay so.
    fn rounds(&self, unusual: Option<&Map<String, Value>>, word: Option<Value>) -> Value {
        let entry = |node: &Node| {
            let mv = node.mv()?;
            let kept = unusual.and_then(|unusual| unusual.get(&node.ply().to_string()));
            let kept = kept.filter(|entry| move_of(self.board(), entry) == Some(mv)).cloned();
            Some(kept.unwrap_or_else(|| self.board().move_text(mv, Coords::Stein).into()))
        };
        let moves = self.main_line().filter_map(|id| self.node(id)).filter_map(entry);
        let entries: Vec<Value> = moves.chain(word).collect();
        let short = unusual.is_some_and(|unusual| unusual.contains_key("short"));
        let rounds = entries.chunks(2).map(|round| match round {
            [only] if !short => json!([only, null]),
            round => json!(round),
        });
        rounds.collect()
    }
}

/// The rest of a record, out of the tag that kept it.
struct Kept {
    record: Value,
    header: Header,
}

impl Kept {
    fn read(tag: &str) -> Option<Kept> {
        let record = json::parse(tag).ok()?;
        let header = Header::read(&Located::record(record.get("header")?, String::new())).ok()?;
        let sound = record.get("moves")?.is_object();
        sound.then_some(Kept { record, header })
    }

    fn moves(&self) -> Option<&Map<String, Value>> {
        self.record.get("moves")?.as_object()
    }
}
