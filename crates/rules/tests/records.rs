//! Files of games: samples, round trips, faults with their places, and inputs made to break the reader.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use abande::{
    Board, Boards, Color, Coords, Game, GameResult, Move, NodeId, Position, RecordError, RecordProblem,
    Refusal, Score, read_abstract_play, read_games, read_games_bytes, write_games,
};
use proptest::prelude::*;
use serde_json::{Value, json};

const NOW: &str = "2025-01-02T03:04:05Z";

fn data(name: &str) -> String {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

fn read(text: &str) -> Vec<Result<Game, RecordError>> {
    read_games(text, &Boards::default(), Coords::Stein).collect()
}

fn read_well(text: &str) -> Vec<Game> {
    read(text).into_iter().map(|game| game.unwrap_or_else(|error| panic!("{error}\n{text}"))).collect()
}

fn faults(text: &str) -> Vec<String> {
    read(text).into_iter().filter_map(Result::err).map(|error| error.to_string()).collect()
}

// Samples.

#[test]
fn samples_of_our_own_come_back_byte_for_byte() {
    for (name, count) in [("annotated.abn", 3), ("boards.abn", 6)] {
        let text = data(name);
        let games = read_well(&text);
        assert_eq!(games.len(), count, "{name}");
        assert_eq!(write_games(&games, Coords::Stein), text, "{name}");
        let windows = text.replace('\n', "\r\n");
        assert_eq!(read_well(&windows), games, "{name} with CRLF");
        let slanted = write_games(&games, Coords::Slanted);
        let boards = Boards::default();
        let back: Vec<_> = read_games(&slanted, &boards, Coords::Slanted).map(Result::unwrap).collect();
        assert_eq!(back, games, "{name} slanted");
        assert_eq!(write_games(&back, Coords::Slanted), slanted, "{name} slanted");
    }
}

#[test]
fn an_annotated_game_is_understood() {
    let games = read_well(&data("annotated.abn"));
    let game = &games[0];
    assert_eq!(game.tags().get("Black"), Some("Ada \"the Band\" Byron"));
    assert_eq!(game.tags().get("White"), Some("Bo, C:\\games"));
    assert_eq!(game.tags().get("Result"), None);
    assert_eq!(game.result(), GameResult::Score(Score { black: 16, white: 13 }));
    let opening = game.node(NodeId::START).unwrap();
    assert_eq!(
        opening.comment(),
        "A game with everything. It has a brace }, a backslash \\ and (no variation)."
    );
    assert_eq!(opening.children().len(), 3);
    let a1 = game.node(opening.children()[2]).unwrap();
    assert_eq!(a1.glyphs(), [6, 40]);
    let before: Vec<_> = game
        .all_moves()
        .map(|id| game.node(id).unwrap().comment_before())
        .filter(|text| !text.is_empty())
        .collect();
    assert_eq!(before, ["Worth a thought:\n  two lines,\n[and a bracket]"]);
    assert_eq!(games[2].start().turn(), Color::White);
    assert!(!games[2].has_usual_start());
}

#[test]
fn what_others_write_is_forgiven() {
    let games = read_well(&data("forgiving.abn"));
    let expected = "\
[White \"Bo\"]
[Board \"hex\"]
[Result \"*\"]

{in a hand of its own} 1. d4 c3 2. d3 c4! {the best} 3. e4! $10 {so
it is
and so} (3. c2 {weak}) 3... d5 *

[Board \"hex\"]
[Result \"*\"]

1. d4 c3 *
";
    assert_eq!(write_games(&games, Coords::Stein), expected);
}

#[test]
fn faults_have_their_places_and_the_next_game_is_read() {
    let text = data("faulty.abn");
    let (fine, faulty): (Vec<_>, Vec<_>) = read(&text).into_iter().partition(Result::is_ok);
    let events: Vec<_> =
        fine.iter().flatten().map(|game| game.tags().get("Event").unwrap().to_owned()).collect();
    assert_eq!(events, ["2: fine", "15: fine"]);
    let errors: Vec<_> = faulty.into_iter().filter_map(Result::err).collect();
    let messages: Vec<_> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(
        messages,
        [
            "line 4, column 22: d3-c3: Moving the stack from d3 would split the band into 2 parts: c3 d4 | d2.",
            "line 11, column 9: no board is called 'hexagon': there are hex, square, snub, libre, sizes such as hex:3 \
         and square:5, and board files",
            "line 16, column 8: the value is not closed: expected a \" before the line ends",
            "line 22, column 34: the file from g1 on has 4 spaces, the line gives it 3",
            "line 30, column 41: the game ended 3-2, so its result is not 4-2",
            "line 35, column 41: the game ended 3-2, so its result is not *",
            "line 39, column 10: the game is not over, so 15-12 is not its score: the points stand at 1-1",
            "line 45, column 1: a new game begins here, but the one before lacks its result: expected a move, or a \
         result such as 15-12 or *",
            "line 47, column 17: '*' is out of place: expected a move, or a ) behind the variation",
            "line 51, column 9: '!!!' is no judgement: expected !, ?, !!, ??, !? or ?!",
            "line 55, column 16: the board hex has no space 'z9'",
            "line 58, column 10: the tag Result says 1-0, but the moves end with *",
            "line 64, column 7: the comment that begins here is not closed: expected a } behind it",
        ]
    );
    for error in &errors {
        let line = text[..error.offset].matches('\n').count() + 1;
        let column = text[..error.offset].rsplit('\n').next().unwrap().chars().count() + 1;
        assert_eq!((error.line, error.column), (line, column));
    }
    let RecordProblem::Illegal { refusal: Refusal::WouldSplit { parts, .. }, text, .. } = &errors[0].problem
    else {
        panic!("not refused for the split");
    };
    assert_eq!((parts.len(), text.as_str()), (2, "d3-c3"));
}

#[test]
fn boards_from_files_are_looked_up_by_name() {
    let board = "name = 'ring'\nspaces = [{ name = 'a', at = [0, 0] }, { name = 'b', at = [1, 0] }, \
                 { name = 'c', at = [0, 1] }]\nlinks = ['a-b-c-a']";
    let mut boards = Boards::default();
    boards.add(Board::from_toml(board).unwrap());
    let text = "[Board \"ring\"]\n[Pieces \"2\"]\n[Result \"*\"]\n\n1. a b 2. c a-b *\n";
    let faults: Vec<_> = read_games(text, &boards, Coords::Stein).filter_map(Result::err).collect();
    assert_eq!(faults.len(), 1);
    let text = text.replace("a-b", "b-a");
    let games: Vec<_> = read_games(&text, &boards, Coords::Stein).map(Result::unwrap).collect();
    assert_eq!(write_games(&games, Coords::Stein), text);
    assert_eq!(self::faults(&text).len(), 1, "not known without its file");
}

// Files that are deep or long.

#[test]
fn deep_nesting_neither_overflows_nor_takes_long() {
    const DEPTH: usize = 100_000;
    let open = format!("1. d4 {}", "(1. c3 {x} ".repeat(DEPTH));
    assert_eq!(faults(&open).len(), 1);
    assert_eq!(faults(&"(".repeat(DEPTH)).len(), 1);
    let games =
        read_well(&format!("[Board \"libre\"]\n0,1 {} *", "(1,-1 ".repeat(DEPTH) + &")".repeat(DEPTH)));
    assert_eq!(games[0].move_count(), DEPTH + 1);
    let games = read_well(&format!("{open}{} *", ")".repeat(DEPTH)));
    let text = write_games(&games, Coords::Stein);
    assert_eq!(read_well(&text), games);
}

/// A reader that took the square of the length would not come to the end of these.
#[test]
fn long_files_take_time_in_proportion() {
    const LENGTH: usize = 4 << 20;
    let long = |part: &str| part.repeat(LENGTH / part.len());
    let games = read_well(&long("1. d4 {é} c3 1-0 "));
    assert!(games.len() > 200_000);
    drop(games);
    for text in [
        long("1. d4 {é} c3 1-0 ") + "zz",
        long("(") + "*",
        long("a"),
        format!("[Event \"{}", long("é")),
        long("[E \"\"]"),
        long("*\n[\n"),
        long("1. d4 {\n[A \"\"]\n"),
        long("[Board \"x\"]\n\n*\n"),
        format!("1. d4 {} zz", long("{é}")),
        format!("1. d4 {{{}", long("\\")),
        format!("1. d4 {} zz", long("(c3)")),
        format!("1. d4 {} zz", long("$7")),
        (0..LENGTH / 16).fold(String::new(), |text, number| text + &format!("[T{number} \"\"]")) + "zz",
    ] {
        assert!(!faults(&text).is_empty());
    }
}

// Abstract Play.

/// Records as the site's own code writes them, by name.
fn records_of_the_site() -> Vec<(String, serde_json::Value)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/abstract-play");
    let mut records = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let record = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        records.push((path.file_stem().unwrap().to_str().unwrap().to_owned(), record));
    }
    assert_eq!(records.len(), 11);
    records
}

#[test]
fn records_of_the_site_read_and_come_back_by_way_of_abn() {
    for (name, record) in records_of_the_site() {
        let game = Game::from_abstract_play(&record).unwrap();
        let (board, end) = name.split_once('-').unwrap();
        assert_eq!(game.board().name(), board);
        let (reason, result) = match end {
            "resign-1" => (Some("resignation"), "0-1"),
            "draw" => (Some("agreement"), "1/2-1/2"),
            "abandoned" => (Some("abandoned"), "*"),
            _ => (None, if board == "hex" { "11-15" } else { "16-10" }),
        };
        assert_eq!(
            (game.tags().get("Termination"), game.result().to_string().as_str()),
            (reason, result),
            "{name}"
        );
        let abn = game.to_abn(Coords::Stein);
        let back = read_games(&abn, &Boards::default(), Coords::Stein).next().unwrap().unwrap();
        assert_eq!(back, game, "{abn}");
        let export = back.to_abstract_play(NOW).unwrap();
        assert_eq!((export.record.to_string(), export.warnings), (record.to_string(), vec![]), "{name}");
    }
}

#[test]
fn boards_by_names_that_are_not_known_are_those_that_the_moves_fit() {
    for (name, mut record) in
        records_of_the_site().into_iter().filter(|(name, _)| name.ends_with("played-out"))
    {
        record["header"]["game"]["variants"] = serde_json::json!(["Tablero: el de siempre"]);
        let read = Game::from_abstract_play(&record);
        if name.starts_with("square") {
            let game = read.unwrap();
            assert_eq!(game.board().name(), "square");
            assert_eq!(game.to_abstract_play(NOW).unwrap().record, record);
        } else {
            // What is neighboured on the hexagonal board is so on the square one too.
            assert!(read.unwrap_err().to_string().contains("the moves fit hex, square: write hex"));
        }
    }
}

#[test]
fn records_of_abstract_play_come_back_equal() {
    let text = data("abstract-play.json");
    let records: Value = serde_json::from_str(&text).unwrap();
    let games: Vec<_> = read_abstract_play(&text).map(Result::unwrap).collect();
    let by_way_of_abn = read_well(&write_games(&games, Coords::Stein));
    assert_eq!(by_way_of_abn, games);
    for games in [&games, &by_way_of_abn] {
        for (game, record) in games.iter().zip(records.as_array().unwrap()) {
            let export = game.to_abstract_play(NOW).unwrap();
            assert_eq!(export.warnings, []);
            // As text, so that the order of the keys counts.
            assert_eq!(export.record.to_string(), record.to_string());
        }
    }
    let results: Vec<_> = games.iter().map(|game| game.result().to_string()).collect();
    assert_eq!(results, ["16-13", "16-14", "10-13", "15-18", "1/2-1/2"]);
    let boards: Vec<_> = games.iter().map(|game| game.board().name().to_owned()).collect();
    assert_eq!(boards, ["hex", "square", "snub", "libre", "square"]);
    let tag = |index: usize, name: &str| games[index].tags().get(name).unwrap().to_owned();
    assert_eq!([tag(0, "Event"), tag(0, "Round"), tag(0, "Date")], ["Spring Cup", "3", "2024.02.29"]);
    assert_eq!([tag(0, "Site"), tag(1, "Site")], ["Abstract Play #5a1c-é", "Abstract Play #42"]);
    assert_eq!([tag(0, "Black"), tag(0, "White")], ["Ada \"the Band\"", "Bo\\"]);
}

// Properties.

/// The moves of a random game from a position, with `most` at most.
fn random_moves(start: &Position, most: usize, rng: &mut fastrand::Rng) -> Vec<Move> {
    let mut position = start.clone();
    let mut played = Vec::new();
    while played.len() < most {
        let moves = position.moves();
        let captures = moves.iter().filter(|mv| matches!(mv, Move::Capture { .. })).count();
        let choice = match moves.last() {
            None => break,
            Some(Move::Pass) if rng.bool() => moves.len() - 1,
            _ if captures > 0 && rng.u8(..3) == 0 => moves.len() - 1 - rng.usize(..captures),
            _ => rng.usize(..moves.len()),
        };
        position.play(moves[choice]).unwrap();
        played.push(moves[choice]);
    }
    played
}

/// A random game with variations, edits, and annotations out of `texts`.
fn random_game(seed: u64, texts: &[String]) -> Game {
    let rng = &mut fastrand::Rng::with_seed(seed);
    let boards = Boards::default();
    let name = rng.choice(["hex", "square", "snub", "libre", "hex:2@4", "square:9", "libre@5"]).unwrap();
    let mut position = Position::start(&boards.variant(name).unwrap());
    if rng.u8(..3) == 0 {
        for mv in random_moves(&position, rng.usize(..30), rng) {
            position.play(mv).unwrap();
        }
    }
    let mut game = Game::from_position(position);
    for _ in 0..rng.usize(..8) {
        let ids: Vec<_> = [NodeId::START].into_iter().chain(game.all_moves()).collect();
        let mut at = ids[rng.usize(..ids.len())];
        let most = if rng.bool() { 200 } else { rng.usize(..5) };
        for mv in random_moves(&game.position(at).unwrap(), most, rng) {
            at = game.add_move(at, mv).unwrap();
        }
    }
    let text = |rng: &mut fastrand::Rng| rng.choice(texts).cloned().unwrap_or_default();
    for id in game.all_moves().collect::<Vec<_>>() {
        // Some of these are refused: the move is deleted by then, or begins no variation.
        match rng.u8(..40) {
            0..4 => drop(game.set_comment(id, &text(rng))),
            4..8 => drop(game.set_glyphs(id, &[rng.u8(..8), rng.u8(..)][..rng.usize(..3)])),
            8..16 => drop(game.set_comment_before(id, &text(rng))),
            16 => drop(game.promote(id)),
            17 => drop(game.make_main(id)),
            18 => drop(game.delete(id)),
            _ => {}
        }
    }
    game.set_comment(NodeId::START, &text(rng)).unwrap();
    for name in ["Event", "Mood", "white", "X_1"] {
        game.tags_mut().set(name, &text(rng)).unwrap();
    }
    let results = [GameResult::Open, GameResult::Drawn, GameResult::Won(Color::White)];
    let _ = game.set_result(rng.choice(results).unwrap());
    game
}

/// Texts with all that could trip a reader.
fn texts() -> impl Strategy<Value = Vec<String>> {
    let tricky = prop::sample::select(vec![
        "}",
        "\\",
        "\\}",
        "{",
        "\"",
        "\r\n",
        "\r",
        "\n[Event \"x\"]\n",
        ";",
        "(",
        "]",
        " ",
    ]);
    let tricky = prop::collection::vec(tricky, 0..6).prop_map(|parts| parts.concat());
    prop::collection::vec(prop_oneof![any::<String>(), tricky, Just(String::new())], 0..6)
}

/// Reads without a panic; what can be read is written, read and written the same.
fn check_any(text: &str) -> Result<(), TestCaseError> {
    let games: Vec<_> = read(text).into_iter().flatten().collect();
    let written = write_games(&games, Coords::Stein);
    let back = read_well(&written);
    prop_assert_eq!(&back, &games);
    prop_assert_eq!(write_games(&back, Coords::Stein), written);
    Ok(())
}

/// JSON of any shape. Numbers have few digits: see the floats of `serde_json` without `float_roundtrip`.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i32>().prop_map(|number| Value::from(f64::from(number) / 8.0)),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((any::<String>(), inner), 0..4)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

/// A record of a random game, with fields that we do not model strewn in.
fn random_record(seed: u64, extra: &[(String, Value)], text: &str) -> Value {
    let rng = &mut fastrand::Rng::with_seed(seed);
    let (board, variants) = match seed % 4 {
        0 => (Board::hex(), json!(["hex"])),
        1 => (Board::square(), json!([])),
        2 => (Board::snub(), json!(["snub"])),
        _ => (Board::libre(), json!(["libre"])),
    };
    let most = if rng.bool() { 1000 } else { rng.usize(..40) };
    let start = Position::start(&board.clone().into());
    let moves = random_moves(&start, most, rng);
    let mut last = start;
    let mut entries = Vec::new();
    for mv in moves {
        last.play(mv).unwrap();
        let text = board.move_text(mv, Coords::Stein);
        entries.push(match rng.u8(..8) {
            0 => json!({ "sequence": 1, "move": text, "result": [{ "type": "x" }] }),
            1 => json!(text.to_uppercase()),
            _ => json!(text),
        });
    }
    let rounds: Vec<_> = entries.chunks(2).map(|round| json!([round[0], round.get(1)])).collect();
    let score = last.score();
    let results = if last.is_over() {
        [i32::from(score.margin() > 0), i32::from(score.margin() < 0)]
    } else {
        [rng.i32(0..2), rng.i32(0..2)]
    };
    let mut header = json!({
        "date-start": "2024-02-29T10:00:00Z", "date-end": "2024-02-29T10:00:00Z",
        "players": [{ "name": text, "result": results[0] }, { "result": results[1], "name": text }],
        "game": { "variants": variants, "name": "Abande" },
        "date-generated": "2024-02-29T10:00:00Z", "event": text, "site": { "gameid": text, "name": text },
    });
    for (key, value) in extra {
        let places = [&["a", "players"][..], &["site"], &["game"], &[]];
        let place = match rng.choice(places).unwrap() {
            ["a", ..] => &mut header["players"][1],
            [inner, ..] => &mut header[*inner],
            [] => &mut header,
        };
        let place = place.as_object_mut().unwrap();
        if !place.contains_key(key) {
            place.insert(key.clone(), value.clone());
        }
    }
    json!({ "header": header, "moves": rounds })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_come_back_equal(seeds in prop::collection::vec(any::<u64>(), 0..4), texts in texts()) {
        let games: Vec<_> = seeds.into_iter().map(|seed| random_game(seed, &texts)).collect();
        for coords in [Coords::Stein, Coords::Slanted] {
            let text = write_games(&games, coords);
            let boards = Boards::default();
            let back: Result<Vec<_>, _> = read_games(&text, &boards, coords).collect();
            let back = back.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
            prop_assert_eq!(&back, &games);
            prop_assert_eq!(write_games(&back, coords), text.as_str());
            let windows: Result<Vec<_>, _> = read_games(&text.replace('\n', "\r\n"), &boards, coords).collect();
            prop_assert_eq!(windows, Ok(back));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        check_any(&text)?;
        prop_assert!(read_abstract_play(&text).all(|game| game.is_err()));
    }

    #[test]
    fn any_tokens_are_read_or_refused(parts in prop::collection::vec(prop::sample::select(vec![
        "[Board \"", "hex", "libre", "\"]", "\n", "[", "]", " ", "1.", "1...", "d4", "c3", "d4-c3", "0,1", "1,0->0,1",
        "pass", "(", ")", "{", "}", "\\", ";", "$", "1", "!", "?", "*", "1-0", "15-12", "é", "\u{feff}", "\r\n",
    ]), 0..60)) {
        check_any(&parts.concat())?;
    }

    #[test]
    fn mutated_files_are_read_or_refused(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..8_usize, any::<Vec<u8>>()), 1..8),
        name in prop::sample::select(vec!["annotated.abn", "forgiving.abn", "faulty.abn"]),
    ) {
        let mut bytes = data(name).into_bytes();
        for (place, removed, inserted) in edits {
            let from = place.index(bytes.len() + 1);
            let to = (from + removed).min(bytes.len());
            bytes.splice(from..to, inserted.into_iter().take(4));
        }
        check_any(&String::from_utf8_lossy(&bytes))?;
        let _ = read_games_bytes(&bytes, &Boards::default(), Coords::Slanted).map(Iterator::count);
    }

    #[test]
    fn mutated_records_are_read_or_refused(
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..4_usize, any::<Vec<char>>()), 1..3),
    ) {
        let mut text: Vec<char> = data("abstract-play.json").chars().collect();
        for (place, removed, inserted) in edits {
            let from = place.index(text.len() + 1);
            let to = (from + removed).min(text.len());
            text.splice(from..to, inserted.into_iter().take(2));
        }
        let text: String = text.into_iter().collect();
        let records = serde_json::from_str(&text).unwrap_or(Value::Null);
        for (index, game) in read_abstract_play(&text).enumerate() {
            if let Ok(game) = game {
                prop_assert_eq!(game.to_abstract_play(NOW).unwrap().record.to_string(), records[index].to_string());
            }
        }
    }

    #[test]
    fn records_of_random_games_come_back_equal(
        seed in any::<u64>(),
        extra in prop::collection::vec((any::<String>(), any_json()), 0..4),
        text in any::<String>(),
    ) {
        let record = random_record(seed, &extra, &text);
        let game = Game::from_abstract_play(&record).unwrap();
        prop_assert_eq!(game.to_abstract_play(NOW).unwrap().record.to_string(), record.to_string());
        let read: Vec<_> = read_abstract_play(&record.to_string()).collect();
        prop_assert_eq!(read, vec![Ok(game.clone())]);
        let back = read_well(&game.to_abn(Coords::Stein));
        prop_assert_eq!(&back, &vec![game]);
        prop_assert_eq!(back[0].to_abstract_play(NOW).unwrap().record.to_string(), record.to_string());
    }
}
