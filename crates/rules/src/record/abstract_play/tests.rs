//! Records with faults, and games that are changed between reading and writing.

use serde_json::{Value, json};

use super::*;
use crate::{Board, Boards, Coords, Game, GameResult, Move, NodeId};

const NOW: &str = "2025-01-02T03:04:05Z";

fn sample() -> Value {
    json!({
        "header": {
            "game": { "name": "Abande", "variants": ["hex"] },
            "event": "Cup",
            "round": 2,
            "site": { "name": "Abstract Play", "gameid": "abc" },
            "date-start": "2024-02-29T10:00:00Z",
            "date-end": "2024-03-01T10:00:00Z",
            "date-generated": "2024-03-01T10:00:05Z",
            "players": [
                { "name": "Ada", "result": 1, "userid": 7 },
                { "name": "Bo", "result": 0, "is_ai": true },
            ],
        },
        "moves": [["d4", "c3"], ["d3", { "move": "c4", "sequence": 4 }], ["d5", null]],
    })
}

/// The sample with something else at a JSON pointer.
fn with(pointer: &str, value: Value) -> Value {
    let mut record = sample();
    *record.pointer_mut(pointer).unwrap() = value;
    record
}

fn without(pointer: &str) -> Value {
    let mut record = sample();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    record.pointer_mut(parent).unwrap().as_object_mut().unwrap().shift_remove(key).unwrap();
    record
}

fn fault(record: &Value) -> String {
    Game::from_abstract_play(record).unwrap_err().to_string()
}

#[test]
fn what_must_be_there_is_missed_with_its_path() {
    for (pointer, path) in [
        ("/header", "header"),
        ("/moves", "moves"),
        ("/header/game", "header.game"),
        ("/header/game/name", "header.game.name"),
        ("/header/site", "header.site"),
        ("/header/site/name", "header.site.name"),
        ("/header/date-start", "header[\"date-start\"]"),
        ("/header/date-end", "header[\"date-end\"]"),
        ("/header/date-generated", "header[\"date-generated\"]"),
        ("/header/players", "header.players"),
        ("/header/players/0/name", "header.players[0].name"),
        ("/header/players/1/result", "header.players[1].result"),
        ("/moves/1/1/move", "moves[1][1].move"),
    ] {
        assert_eq!(fault(&without(pointer)), format!("{path}: it is missing"));
    }
}

#[test]
fn what_is_wrong_is_told_with_its_path() {
    for (pointer, value, message) in [
        ("", json!(3), "the record: expected an object, found 3"),
        ("/header", json!([]), "header: expected an object, found a list of 0"),
        ("/header/game/name", json!("Hex"), "header.game.name: the game is 'Hex', not Abande"),
        ("/header/game/variants", json!({}), "header.game.variants: expected a list, found an object"),
        ("/header/game/variants/0", json!(null), "header.game.variants[0]: expected a text, found null"),
        (
            "/header/date-end",
            json!("2023-02-29T10:00:00Z"),
            "header[\"date-end\"]: '2023-02-29T10:00:00Z' is no date-time such as 2024-02-29T10:00:00Z",
        ),
        ("/header/players", json!([1]), "header.players: expected a list of two players, found a list of 1"),
        ("/header/players/1/name", json!(true), "header.players[1].name: expected a text, found true"),
        (
            "/header/players/1/result",
            json!(0.5),
            "header.players[1].result: expected a whole number, found 0.5",
        ),
        ("/moves", json!("d4"), "moves: expected a list, found the text 'd4'"),
        ("/moves/0", json!(null), "moves[0]: expected a list, found null"),
        ("/moves/0", json!(["d4"]), "moves[0]: expected a list of two moves, found a list of 1"),
        ("/moves/2", json!([]), "moves[2]: expected a list of two moves, found a list of 0"),
        ("/moves/2", json!(["d5", null, null]), "moves[2]: expected a list of two moves, found a list of 3"),
        (
            "/moves/0/1",
            json!(null),
            "moves[0][1]: a move is missing: null may stand only behind the last move",
        ),
        (
            "/moves/2/0",
            json!(null),
            "moves[2][0]: a move is missing: null may stand only behind the last move",
        ),
        ("/moves/1/0", json!("z9"), "moves[1][0]: the board hex has no space 'z9'"),
        (
            "/moves/1/0",
            json!(""),
            "moves[1][0]: a move is missing: write d4 to enter, e2-d3 to capture, or pass",
        ),
        (
            "/moves/1/0",
            json!(5),
            "moves[1][0]: expected a move: a text, or an object with a text called move, found 5",
        ),
        (
            "/moves/1/1/move",
            json!("c3"),
            "moves[1][1].move: c3: c3 is occupied: pieces are entered on empty spaces.",
        ),
    ] {
        assert_eq!(fault(&with(pointer, value)), message);
    }
    let long = fault(&with("/moves/1/0", json!("d4".repeat(1000))));
    assert!(long.starts_with("moves[1][0]: ") && long.len() < 200, "{long}");
    let two = with("/header/game/variants", json!(["hex", "snub"]));
    assert!(fault(&two).starts_with("header.game.variants: expected a list of one variant at most"));
    let unknown = with("/header/game/variants/0", json!("round"));
    assert_eq!(
        fault(&unknown),
        "header.game.variants[0]: 'round' is no name that we know, and the moves fit hex, square: write hex, snub \
         or libre in its place, or an empty list for square"
    );
    let nowhere = json!([["d4", "0,1"], ["d3", null]]);
    let mut unknown = with("/header/game/variants/0", json!("round"));
    unknown["moves"] = nowhere;
    assert!(fault(&unknown).starts_with("header.game.variants[0]: 'round' is no board"));
    let behind = with("/moves/2", json!(["resign", "d5"]));
    assert!(fault(&behind).starts_with("moves[2][1]: the game has ended before"));
}

#[test]
fn a_list_gives_each_record_its_number_and_goes_on() {
    let list = json!([sample(), with("/moves/0/0", json!("x")), 5, sample()]);
    let games: Vec<_> = read_abstract_play(&list.to_string()).collect();
    assert_eq!(games.len(), 4);
    assert!(games[0].is_ok() && games[3].is_ok());
    assert!(games[1].as_ref().unwrap_err().to_string().starts_with("[1].moves[0][0]: "));
    assert_eq!(games[2].as_ref().unwrap_err().to_string(), "[2]: expected an object, found 5");
    assert_eq!(read_abstract_play("[]").count(), 0);
    let broken: Vec<_> = read_abstract_play("{\"header\": }").collect();
    assert_eq!(broken[0].as_ref().unwrap_err().to_string(), "line 1, column 12: expected value");
}

/// A finished game: Black's 28th turn is the second pass.
fn finished() -> Value {
    let text = include_str!("../../../tests/data/abstract-play.json");
    json::parse(text).unwrap()[0].take()
}

#[test]
fn results_that_the_moves_contradict_are_faults() {
    let mut record = finished();
    record["header"]["players"][0]["score"] = json!(17);
    assert_eq!(
        fault(&record),
        "header.players[0].score: the game ended 16-13, but the record says 17 for Black"
    );
    record["header"]["players"][0]["result"] = json!(-1);
    assert_eq!(
        fault(&record),
        "header.players: the game ended 16-13, but the record says -1 and 0 as results"
    );
}

#[test]
fn moves_beyond_the_end_are_faults() {
    let mut record = finished();
    record["moves"][27][1] = json!("pass");
    assert_eq!(fault(&record), "moves[27][1]: pass: The game is over: both players have passed.");
}

#[test]
fn what_changed_is_written_and_all_else_stays() {
    let mut game = Game::from_abstract_play(&sample()).unwrap();
    let tags = game.tags_mut();
    tags.set("Black", "Cy").unwrap();
    tags.set("Date", "2024.??.??").unwrap();
    tags.set("Site", "Elsewhere").unwrap();
    tags.set("Event", "Final").unwrap();
    game.set_result(GameResult::Drawn).unwrap();
    let mut expected = sample();
    let header = &mut expected["header"];
    header["players"][0]["name"] = json!("Cy");
    header["players"][1]["result"] = json!(1);
    header["date-start"] = json!(NOW);
    header["date-end"] = json!(NOW);
    header["event"] = json!("Final");
    header["site"] = json!({ "name": "Elsewhere" });
    expected["moves"][2][1] = json!("draw");
    assert_eq!(game.to_abstract_play(NOW).unwrap().record.to_string(), expected.to_string());

    game.tags_mut().remove("Event");
    game.tags_mut().remove("Round");
    let moves: Vec<_> = game.main_line().collect();
    game.delete(moves[3]).unwrap();
    game.push(game.board().parse_move("e4", Coords::Stein).unwrap()).unwrap();
    let record = game.to_abstract_play(NOW).unwrap().record;
    assert_eq!(record["moves"], json!([["d4", "c3"], ["d3", "e4"], ["draw", null]]));
    assert_eq!(record["header"].get("event"), None);
    assert_eq!(record["header"].get("round"), None);
}

#[test]
fn a_game_of_our_own_becomes_a_whole_record() {
    let mut game = Game::new(&Board::square().into());
    game.set_result(GameResult::Won(crate::Color::White)).unwrap();
    game.tags_mut().set("Date", "2024.02.29").unwrap();
    game.tags_mut().set("Event", "Cup").unwrap();
    let export = game.to_abstract_play(NOW).unwrap();
    assert_eq!(export.warnings, []);
    let expected = json!({
        "header": {
            "game": { "name": "Abande", "variants": ["Default board"] },
            "event": "Cup",
            "round": "?",
            "site": { "name": "Abande" },
            "date-start": "2024-02-29T00:00:00Z",
            "date-end": "2024-02-29T00:00:00Z",
            "date-generated": NOW,
            "players": [{ "name": "?", "result": 0 }, { "name": "?", "result": 1 }],
        },
        "moves": [["resign", null]],
    });
    assert_eq!(export.record.to_string(), expected.to_string());
    let back = Game::from_abstract_play(&export.record).unwrap();
    assert_eq!((back.tags().get("Termination"), back.result()), (Some("resignation"), game.result()));
}

#[test]
fn how_a_game_ended_is_written_as_the_tag_says() {
    let mut game = Game::new(&Board::hex().into());
    for (tag, result, word, results) in [
        ("time forfeit", GameResult::Won(crate::Color::Black), "timeout", [1, 0]),
        ("Resignation", GameResult::Won(crate::Color::White), "resign", [0, 1]),
        ("rules infraction", GameResult::Won(crate::Color::White), "resign", [0, 1]),
        ("time forfeit", GameResult::Drawn, "draw", [1, 1]),
        ("abandoned", GameResult::Open, "abandoned", [0, 0]),
    ] {
        game.tags_mut().set("Termination", tag).unwrap();
        game.set_result(result).unwrap();
        let export = game.to_abstract_play(NOW).unwrap();
        assert_eq!((&export.record["moves"], &export.warnings[..]), (&json!([[word, null]]), &[][..]));
        let players = &export.record["header"]["players"];
        assert_eq!([&players[0]["result"], &players[1]["result"]], [&json!(results[0]), &json!(results[1])]);
        assert_eq!(Game::from_abstract_play(&export.record).unwrap().result(), result);
    }
    game.tags_mut().remove("Termination");
    assert_eq!(game.to_abstract_play(NOW), Err(ExportError::NotFinished));
}

#[test]
fn a_record_without_a_word_about_its_end_stays_without() {
    let mut game = Game::from_abstract_play(&sample()).unwrap();
    assert_eq!(game.to_abstract_play(NOW).unwrap().record, sample());
    game.tags_mut().set("Termination", "time forfeit").unwrap();
    assert_eq!(game.to_abstract_play(NOW).unwrap().record["moves"][2], json!(["d5", "timeout"]));
}

#[test]
fn games_that_abstract_play_cannot_have_are_refused() {
    let refused = |game: &Game| game.to_abstract_play(NOW).unwrap_err();
    let variant = |text: &str| Boards::default().variant(text).unwrap();
    let resigned = |mut game: Game| {
        game.set_result(GameResult::Won(crate::Color::Black)).unwrap();
        game
    };
    let mut open = Game::new(&variant("hex"));
    assert_eq!(refused(&open), ExportError::NotFinished);
    let small = resigned(Game::new(&variant("hex:3")));
    assert_eq!(refused(&small), ExportError::Board { name: "hex:3".into() });
    assert_eq!(refused(&resigned(Game::new(&variant("snub@9")))), ExportError::Pieces { pieces: 9 });
    open.push(open.board().parse_move("d4", Coords::Stein).unwrap()).unwrap();
    let later = Game::from_position(open.position(open.last()).unwrap());
    assert_eq!(refused(&resigned(later)), ExportError::Start);
    let text = "tomorrow";
    assert_eq!(resigned(open).to_abstract_play(text), Err(ExportError::Now { text: text.into() }));
}

#[test]
fn what_gets_lost_is_told() {
    let mut game = Game::from_abstract_play(&sample()).unwrap();
    assert_eq!(game.to_abstract_play(NOW).unwrap().warnings, []);
    let e4 = game.board().parse_move("e4", Coords::Stein).unwrap();
    let variation = game.add_move(NodeId::START, e4).unwrap();
    game.set_comment(NodeId::START, "So").unwrap();
    game.set_comment_before(variation, "Or").unwrap();
    game.set_glyphs(variation, &[1, 2, 10]).unwrap();
    game.tags_mut().set("TimeControl", "600").unwrap();
    game.tags_mut().set("AbstractPlay", "{}").unwrap();
    let warnings = game.to_abstract_play(NOW).unwrap().warnings;
    let sentences: Vec<_> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        sentences,
        [
            "comments are lost: 2",
            "variations are lost: 1",
            "glyphs are lost: 3",
            "tags are lost: TimeControl",
            "the tag AbstractPlay is not the rest of a record: it was not used",
        ]
    );
}

#[test]
fn whites_early_capture_in_libre_is_told() {
    let mut game = Game::new(&Board::libre().into());
    for text in ["0,1", "1,0->0,1"] {
        game.push(game.board().parse_move(text, Coords::Stein).unwrap()).unwrap();
    }
    game.set_result(GameResult::Drawn).unwrap();
    let warnings = game.to_abstract_play(NOW).unwrap().warnings;
    assert_eq!(warnings, [ExportWarning::EarlyCapture { number: 1, text: "1,0->0,1".into() }]);
    assert!(warnings[0].to_string().starts_with("move 1, White's 1,0->0,1: "));

    let mut later = Game::new(&Board::libre().into());
    for text in ["0,1", "1,1", "2,0", "1,0->0,1"] {
        later.push(later.board().parse_move(text, Coords::Stein).unwrap()).unwrap();
    }
    assert!(matches!(
        later.main_line().last().and_then(|id| later.node(id)?.mv()),
        Some(Move::Capture { .. })
    ));
    later.set_result(GameResult::Drawn).unwrap();
    assert_eq!(later.to_abstract_play(NOW).unwrap().warnings, []);
}
