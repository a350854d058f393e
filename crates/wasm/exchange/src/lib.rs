//! Abstract Play's records of the board game Abande for browsers.
//!
//! A module of its own, beside the rules and the engine: few visits exchange games with another site, and a first one
//! should not wait for it. Games come and go as `.abn`, which loses nothing of a record.
//!
//! ```
//! use abande_wasm_exchange::{read_abstract_play, write_abstract_play};
//!
//! let record = write_abstract_play("1. d4 c3 1-0", "2026-11-16T10:00:00Z")?;
//! let games = read_abstract_play(&record)?;
//! assert!(games[0].ends_with("1. d4 c3 1-0\n"));
//! # Ok::<(), abande_wasm_fault::Failure>(())
//! ```

use abande::{
    AbstractPlayError, AbstractPlayProblem, Boards, Coords, ExportError, RecordProblem, VariantError,
    read_games,
};
use abande_wasm_fault::{Failure, ReadFault};
use wasm_bindgen::prelude::wasm_bindgen;

/// The games of a record or a list of them, each as `.abn`.
///
/// # Errors
/// At the first fault, with its place.
#[wasm_bindgen(js_name = readAbstractPlay)]
pub fn read_abstract_play(text: &str) -> Result<Vec<String>, Failure> {
    let games = abande::read_abstract_play(text.trim_start_matches('\u{feff}'));
    let games: Result<Vec<String>, Failure> = games
        .map(|game| match game {
            Ok(game) => Ok(game.to_abn(Coords::Stein)),
            Err(error) => Err(Failure::reading(&error, &of_record(&error))),
        })
        .collect();
    match games {
        Ok(games) if games.is_empty() => {
            Err(Failure::reading("the text holds no game", &ReadFault::new("no-game")))
        }
        games => games,
    }
}

/// The main line of a game, given as `.abn`, as a record in JSON. `now` is the date for a game that has none, as
/// `2026-11-16T10:00:00Z`.
///
/// # Errors
/// When Abstract Play has no place for the game.
#[wasm_bindgen(js_name = writeAbstractPlay)]
pub fn write_abstract_play(abn: &str, now: &str) -> Result<String, Failure> {
    let boards = Boards::default();
    let game = match read_games(abn, &boards, Coords::Stein).next() {
        Some(Ok(game)) => game,
        Some(Err(error)) => match error.problem {
            // A board from a file: Abstract Play cannot have it either.
            RecordProblem::Variant(VariantError::UnknownBoard { name }) => {
                return Err(refused(&ExportError::Board { name }));
            }
            _ => return Err(error.into()),
        },
        None => return Err(Failure::new("the text holds no game")),
    };
    let export = game.to_abstract_play(now).map_err(|error| refused(&error))?;
    Ok(export.record.to_string())
}

fn refused(error: &ExportError) -> Failure {
    let new = ReadFault::new;
    let fault = match error {
        ExportError::NotFinished => new("export-unfinished"),
        ExportError::Board { name } => new("export-board").with("board", name),
        ExportError::Pieces { pieces } => new("export-pieces").with("pieces", pieces),
        ExportError::Start => new("export-start"),
        _ => new("other"),
    };
    Failure::reading(error, &fault)
}

fn of_record(error: &AbstractPlayError) -> ReadFault {
    match error {
        AbstractPlayError::Json { line, column, .. } => {
            ReadFault::new("json").in_line(Some(*line)).at_column(*column)
        }
        AbstractPlayError::Record { path, problem } => of_problem(problem).in_path(path),
        _ => ReadFault::new("other"),
    }
}

fn of_problem(problem: &AbstractPlayProblem) -> ReadFault {
    let new = ReadFault::new;
    match problem {
        AbstractPlayProblem::Missing => new("missing"),
        // What stands there is told in English only.
        AbstractPlayProblem::Unexpected { .. } => new("wrong-kind"),
        AbstractPlayProblem::OtherGame { name } => new("other-game").with("name", name),
        AbstractPlayProblem::UnknownVariant { name } => new("unknown-board").with("name", name),
        AbstractPlayProblem::AmbiguousVariant { name, boards } => {
            new("ambiguous-board").with("name", name).with("boards", boards.join(", "))
        }
        AbstractPlayProblem::BehindTheEnd => new("behind-the-end"),
        AbstractPlayProblem::NoDate { text } => new("no-date").with("text", text),
        AbstractPlayProblem::MissingMove => new("no-move-there"),
        AbstractPlayProblem::MoveText(error) => ReadFault::of_move_text(error),
        AbstractPlayProblem::Illegal { text, .. } => new("illegal").with("text", text),
        AbstractPlayProblem::WrongResult { score, .. } => new("wrong-outcome").with("score", score),
        _ => new("other"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: &str = "2026-11-16T10:00:00Z";

    fn code(failure: &Failure) -> String {
        let fault: serde_json::Value = serde_json::from_str(failure.fault().unwrap()).unwrap();
        fault["code"].as_str().unwrap().to_owned()
    }

    #[test]
    fn a_record_and_a_list_of_them_become_games_and_come_back_the_same() {
        let record = write_abstract_play("[Black \"Ann\"] 1. d4 c3 1-0", NOW).unwrap();
        assert_eq!(read_abstract_play(&format!("\u{feff}[{record},{record}]")).unwrap().len(), 2);
        let resigned = include_str!("../../../rules/tests/data/abstract-play/hex-resign-1.json");
        let [game] = &read_abstract_play(resigned).unwrap()[..] else { panic!("one game") };
        assert!(game.contains("[Termination \"resignation\"]"), "{game}");
        let again = write_abstract_play(game, NOW).unwrap();
        let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
        assert_eq!(value(&again), value(resigned));
    }

    #[test]
    fn what_is_wrong_is_told_as_data() {
        for (text, expected) in [
            ("{\"header\":", "json"),
            ("{\"header\": {}}", "missing"),
            ("[]", "no-game"),
            ("7", "wrong-kind"),
        ] {
            assert_eq!(code(&read_abstract_play(text).unwrap_err()), expected, "{text}");
        }
    }

    #[test]
    fn what_abstract_play_has_no_place_for_is_told_as_data() {
        for (abn, expected) in [
            ("1. d4 c3 *", "export-unfinished"),
            ("[Board \"hex:3\"] 1. c3 b2 1-0", "export-board"),
            ("[Board \"bow-tie\"] 1. b1 a1 1-0", "export-board"),
            ("[Pieces \"9\"] 1. d4 c3 1-0", "export-pieces"),
            ("[Position \"hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0\"] 1... c3 1-0", "export-start"),
        ] {
            assert_eq!(code(&write_abstract_play(abn, NOW).unwrap_err()), expected, "{abn}");
        }
        assert_eq!(write_abstract_play("1. d4 a1 *", NOW).unwrap_err().fault(), None);
    }
}
