//! Dialogues with the engine, line by line, over pipes in memory.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use abande::{Boards, Coords, Position};
use abande_engine::Leaf;
use abande_ugi::{MAX_LINE, Setting, by_name, serve};

/// Only reached when something is broken.
const TOO_LONG: Duration = Duration::from_mins(1);

/// Reads what another thread sends.
struct PipeReader(Receiver<Vec<u8>>, Vec<u8>);

impl Read for PipeReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            self.1 = self.0.recv().unwrap_or_default();
        }
        let length = self.1.len().min(buffer.len());
        buffer[..length].copy_from_slice(&self.1[..length]);
        self.1.drain(..length);
        Ok(length)
    }
}

/// Sends on each whole line.
struct LineWriter(Sender<String>, Vec<u8>);

impl Write for LineWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.1)).unwrap();
                self.0.send(line).map_err(|_| io::ErrorKind::BrokenPipe)?;
            } else {
                self.1.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A dialogue under way.
struct Dialogue {
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<String>,
    server: JoinHandle<io::Result<()>>,
}

impl Dialogue {
    fn new(reference: Option<Leaf>) -> Dialogue {
        let (input, from_us) = channel();
        let (to_us, output) = channel();
        let server = std::thread::spawn(move || {
            let setting = Setting { reference, most_hash: 8, most_threads: 2, ..Setting::default() };
            serve(BufReader::new(PipeReader(from_us, vec![])), LineWriter(to_us, vec![]), &setting)
        });
        Dialogue { input: Some(input), output, server }
    }

    fn say(&self, line: &str) {
        self.input.as_ref().unwrap().send(format!("{line}\n").into_bytes()).unwrap();
    }

    fn hear(&self) -> String {
        self.output.recv_timeout(TOO_LONG).expect("an answer")
    }

    /// All lines up to one that begins with a word.
    fn hear_until(&self, word: &str) -> Vec<String> {
        let mut lines = vec![];
        loop {
            lines.push(self.hear());
            if lines.last().unwrap().starts_with(word) {
                return lines;
            }
        }
    }

    fn ask(&self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// Plays `go` and hands out the best move.
    fn best_move(&self, go: &str) -> String {
        self.say(go);
        let lines = self.hear_until("bestmove");
        let words: Vec<_> = lines.last().unwrap().split(' ').collect();
        let &["bestmove", mv] = words.as_slice() else { panic!("{lines:?}") };
        mv.to_owned()
    }

    /// Ends the input, and hands out what is still said.
    fn end(mut self) -> Vec<String> {
        self.input = None;
        self.server.join().unwrap().unwrap();
        self.output.iter().collect()
    }
}

#[test]
fn it_introduces_itself_and_lists_its_options() {
    let engine = Dialogue::new(None);
    engine.say("ugi");
    let lines = engine.hear_until("ugiok");
    assert!(lines[0].starts_with("id name Abande ") && lines[1].starts_with("id author "), "{lines:?}");
    for option in [
        "option name Board type string default hex",
        "option name Hash type spin default 8 min 1 max 8",
        "option name Threads type spin default 1 min 1 max 2",
        "option name MultiPV type spin default 1 min 1 max 64",
        "option name Evaluation type combo default Best var Best var HandWritten",
        "option name Level type spin default 10 min 1 max 10",
        "option name Seed type spin default 0 min 0 max 1000000000",
        "option name OwnBook type check default false",
    ] {
        assert!(lines.iter().any(|line| line == option), "{option} in {lines:?}");
    }
    assert_eq!(engine.ask("isready"), "readyok");
    assert_eq!(engine.end(), [""; 0]);
}

#[test]
fn positions_are_set_shown_and_asked_about() {
    let engine = Dialogue::new(None);
    assert_eq!(engine.ask("d"), "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0");
    engine.say("position startpos moves d4 c3 e3");
    assert_eq!(engine.ask("d"), "hex x4/x5/x2,w,x3/x3,b,x3/x2,b,x3/x5/x4 w 16/17 0");
    assert_eq!(engine.ask("query p1turn"), "response false");
    assert_eq!(engine.ask("query gameover"), "response false");
    assert_eq!(engine.ask("query result"), "response none");
    engine.say("position fen libre 0,0:b;1,0:w b 17/17 0 moves 0,1");
    assert_eq!(engine.ask("d"), "libre 0,0:b;0,1:b;1,0:w w 16/17 0");
    engine.say("uginewgame");
    assert_eq!(engine.ask("d"), "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0");
    assert_eq!(engine.ask("query p1turn"), "response true");
    engine.end();
}

#[test]
fn results_and_the_answer_when_the_game_is_over() {
    for (position, result) in [
        ("hex:2@1 b,w/x3/x2 b 0/0 2", "draw"),
        ("hex:2@2 wb,w/x,b,x/x2 b 0/0 2", "p1win"),
        ("hex:2@2 bw,b/x,w,x/x2 w 0/0 2", "p2win"),
    ] {
        let Ok(parsed) = position.parse::<Position>() else { panic!("{:?}", position.parse::<Position>()) };
        assert!(parsed.is_over());
        let engine = Dialogue::new(None);
        engine.say(&format!("position fen {position}"));
        assert_eq!(engine.ask("query gameover"), "response true");
        assert_eq!(engine.ask("query result"), format!("response {result}"));
        assert_eq!(engine.best_move("go nodes 100"), "none");
        engine.end();
    }
}

#[test]
fn every_board_is_played_to_the_end() {
    for board in ["hex", "square", "snub", "libre", "hex:3@9", "square:9@30", "libre@3", "hex:2"] {
        let mut position = Position::start(&Boards::default().variant(board).unwrap());
        let engine = Dialogue::new(None);
        engine.say(&format!("setoption name Board value {board}"));
        assert_eq!(engine.ask("d"), position.to_string());
        let mut moves = vec![];
        while !position.is_over() {
            let mv = engine.best_move("go nodes 60");
            position.play(position.board().parse_move(&mv, Coords::Stein).unwrap()).unwrap();
            moves.push(mv);
            // Both ways to say the same.
            if moves.len() % 2 == 0 {
                engine.say(&format!("position startpos moves {}", moves.join(" ")));
            } else {
                engine.say(&format!("position fen {position}"));
            }
            assert_eq!(engine.ask("d"), position.to_string());
        }
        assert_eq!(moves.last().unwrap(), "pass");
        assert_eq!(engine.ask("query gameover"), "response true");
        assert_eq!(engine.end(), [""; 0]);
    }
}

#[test]
fn every_limit_ends_a_search() {
    let engine = Dialogue::new(None);
    engine.say("position startpos moves d4 c3 d3");
    for go in [
        "go depth 3",
        "go nodes 1000",
        "go movetime 20",
        "go movetime 0",
        "go p1time 1000 p2time 100",
        "go p1time 1000 p2time 50 p1inc 10 p2inc 10",
        "go p2time -5",
        "go depth 2 nodes 100 movetime 5",
    ] {
        assert_ne!(engine.best_move(go), "none", "{go}");
    }
    engine.end();
}

#[test]
fn levels_have_luck_that_a_seed_repeats() {
    let game = |level: usize, seed: usize| {
        let engine = Dialogue::new(None);
        engine.say(&format!("setoption name Level value {level}"));
        engine.say(&format!("setoption name Seed value {seed}"));
        let mut moves = vec!["d4".to_owned()];
        for _ in 0..8 {
            engine.say(&format!("position startpos moves {}", moves.join(" ")));
            moves.push(engine.best_move("go movetime 60000"));
        }
        assert_eq!(engine.end(), [""; 0]);
        moves
    };
    assert_eq!(game(2, 5), game(2, 5));
    assert_ne!(game(2, 5), game(2, 6));
    assert_ne!(game(2, 0), game(2, 0));
    let engine = Dialogue::new(None);
    for (value, says) in [("0", "Level: '0'"), ("11", "Level: '11'"), ("x", "from 1 to 10")] {
        let answer = engine.ask(&format!("setoption name Level value {value}"));
        assert!(answer.starts_with("info string error: ") && answer.contains(says), "{answer}");
    }
    engine.end();
}

#[test]
fn a_book_opens_games_for_those_who_ask_and_never_analyses() {
    const BOOK: &str = "setoption name OwnBook value true";
    // Who has thought has said so before the move.
    let thinks = |setup: &[&str], go: &str| {
        let engine = Dialogue::new(None);
        for line in setup {
            engine.say(line);
        }
        engine.say(go);
        let thought = engine.hear_until("bestmove").iter().any(|line| line.starts_with("info depth"));
        engine.end();
        thought
    };
    assert!(thinks(&[], "go nodes 200"));
    assert!(!thinks(&[BOOK], "go nodes 200"));
    assert!(!thinks(&["setoption name ownbook value TRUE", "setoption name Level value 8"], "go nodes 200"));
    assert!(thinks(&[BOOK, "setoption name OwnBook value false"], "go nodes 200"));
    assert!(thinks(&[BOOK, "setoption name MultiPV value 2"], "go nodes 200"));
    assert!(thinks(
        &[BOOK, "position startpos moves a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2"],
        "go depth 1"
    ));
    let game = |seed: &str| {
        let engine = Dialogue::new(None);
        engine.say(BOOK);
        engine.say(&format!("setoption name Seed value {seed}"));
        let chosen = engine.best_move("go nodes 200");
        engine.end();
        chosen
    };
    let chosen: Vec<String> = (1..20).map(|seed| game(&seed.to_string())).collect();
    assert!(chosen.iter().any(|mv| *mv != chosen[0]), "{chosen:?}");
    assert_eq!(game("1"), chosen[0]);
    let engine = Dialogue::new(None);
    engine.say(BOOK);
    engine.say("go infinite");
    assert!(engine.hear().starts_with("info depth 1 "));
    engine.say("stop");
    engine.hear_until("bestmove");
    let answer = engine.ask("setoption name OwnBook value 1");
    assert_eq!(answer, "info string error: OwnBook: '1' is neither true nor false");
    engine.end();
}

#[test]
fn info_lines_have_all_their_fields() {
    let engine = Dialogue::new(None);
    engine.say("setoption name MultiPV value 3");
    engine.say("position startpos moves d4 c3 d3");
    engine.say("go depth 3");
    let lines = engine.hear_until("bestmove");
    let (best, infos) = lines.split_last().unwrap();
    let position = engine.ask("d").parse::<Position>().unwrap();
    let mut seen = vec![];
    for info in infos {
        let words: Vec<_> = info.split(' ').collect();
        for (index, name) in [
            (1, "depth"),
            (3, "seldepth"),
            (5, "multipv"),
            (7, "score"),
            (8, "cp"),
            (10, "nodes"),
            (12, "nps"),
            (14, "hashfull"),
            (16, "time"),
            (18, "pv"),
        ] {
            assert_eq!(words[index], name, "{info}");
            assert!(name == "score" || name == "pv" || words[index + 1].parse::<i64>().is_ok(), "{info}");
        }
        seen.push((words[2].to_owned(), words[6].to_owned()));
        let mut line = position.clone();
        for text in &words[19..] {
            line.play(line.board().parse_move(text, Coords::Stein).unwrap()).unwrap();
        }
    }
    for expected in [("1", "1"), ("1", "3"), ("3", "1"), ("3", "2"), ("3", "3")] {
        assert!(seen.contains(&(expected.0.into(), expected.1.into())), "{expected:?} in {seen:?}");
    }
    let main_line = infos.iter().rfind(|info| info.contains("multipv 1 ")).unwrap();
    let mv = best.strip_prefix("bestmove ").unwrap();
    assert!(main_line.contains(&format!(" pv {mv}")), "{main_line} {best}");
    engine.end();
}

#[test]
fn several_lines_are_told_best_first() {
    let engine = Dialogue::new(None);
    engine.say("setoption name Hash value 8");
    engine.say("setoption name MultiPV value 3");
    engine.say("position startpos moves d4 c3 d3 c4");
    engine.say("go nodes 100000");
    let mut scores: Vec<i32> = vec![];
    for info in engine.hear_until("bestmove").iter().filter(|line| line.starts_with("info")) {
        let words: Vec<_> = info.split(' ').collect();
        scores.truncate(words[6].parse::<usize>().unwrap() - 1);
        scores.push(words[9].parse().unwrap());
        assert!(scores.is_sorted_by(|one, next| one >= next), "{scores:?} at {info}");
    }
    engine.end();
}

#[test]
fn a_hash_that_memory_does_not_hold_is_refused_with_what_it_holds() {
    let huge = 1_usize << 42;
    let setting = Setting { most_hash: huge, ..Setting::default() };
    let mut output = vec![];
    let input = format!("setoption name Hash value {huge}\nisready\n");
    serve(input.as_bytes(), &mut output, &setting).unwrap();
    let said = String::from_utf8(output).unwrap();
    let refused = format!("info string error: Hash: there is no memory of {huge} MiB: this machine has ");
    assert!(said.starts_with(&refused) && said.ends_with(" MiB to give\nreadyok\n"), "{said}");
}

#[test]
fn a_search_with_nodes_on_one_thread_is_repeatable() {
    let run = || {
        let engine = Dialogue::new(None);
        let mut said = vec![];
        for moves in ["d4 c3 d3", "d4 c3 d3 c4 e3"] {
            engine.say(&format!("position startpos moves {moves}"));
            engine.say("go nodes 4000");
            let untimed = |line: &String| {
                let words = line.split(' ').collect::<Vec<_>>();
                let timed =
                    |name: &str| words.iter().position(|&word| word == name).map_or(0, |place| place + 1);
                let timed = [timed("nps"), timed("time")];
                let kept =
                    words.iter().enumerate().filter(|(place, _)| *place == 0 || !timed.contains(place));
                kept.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
            };
            said.extend(engine.hear_until("bestmove").iter().map(untimed));
        }
        engine.end();
        said
    };
    let first = run();
    assert!(first.len() > 5);
    assert_eq!(first, run());
}

#[test]
fn an_endless_search_answers_meanwhile_and_stops_when_told() {
    for reference in [None, Some(Leaf::Random), Some(Leaf::Score)] {
        let engine = Dialogue::new(reference);
        for go in ["go infinite", "go"] {
            engine.say("position startpos moves d4 c3 d3");
            engine.say(go);
            engine.say("isready");
            engine.hear_until("readyok");
            engine.say("query p1turn");
            assert_eq!(engine.hear_until("response").last().unwrap(), "response false");
            engine.say("stop");
            let mv = engine.hear_until("bestmove").pop().unwrap();
            assert_ne!(mv, "bestmove none");
            // A stop too many does no harm.
            engine.say("stop");
            assert_eq!(engine.ask("isready"), "readyok");
        }
        assert_eq!(engine.end(), [""; 0]);
    }
}

#[test]
fn an_endless_search_that_knows_all_still_waits() {
    let engine = Dialogue::new(None);
    engine.say("position fen hex:2@1 b,w/x3/x2 b 0/0 2");
    engine.say("go infinite");
    assert_eq!(engine.ask("isready"), "readyok");
    assert_eq!(engine.ask("stop"), "bestmove none");
    engine.end();
}

#[test]
fn searches_wait_for_each_other_and_each_is_answered() {
    let engine = Dialogue::new(None);
    engine.say("position startpos moves d4 c3 d3");
    engine.say("go infinite");
    engine.say("setoption name Hash value 2");
    engine.say("position startpos moves d4 c3 d3 c4");
    engine.say("go infinite");
    engine.say("uginewgame");
    engine.say("go infinite");
    engine.say("stop");
    for _ in 0..3 {
        engine.hear_until("bestmove");
    }
    engine.say("go infinite");
    let rest = engine.end();
    assert!(rest.last().unwrap().starts_with("bestmove "), "{rest:?}");
}

#[test]
fn quit_and_the_end_of_input_stop_a_search() {
    let engine = Dialogue::new(None);
    engine.say("go infinite");
    engine.say("quit");
    engine.hear_until("bestmove");
    assert!(engine.server.join().unwrap().is_ok());
    let engine = Dialogue::new(None);
    engine.say("go movetime 100000000");
    let said = engine.end();
    assert_eq!(said.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{said:?}");
}

#[test]
fn options_take_what_they_can_use() {
    let engine = Dialogue::new(None);
    for line in [
        "setoption name Hash value 2",
        "setoption name hash value 1",
        "setoption name Threads value 2",
        "setoption name MultiPV value 2",
        "setoption name Evaluation value HandWritten",
        "setoption name Evaluation value best",
    ] {
        engine.say(line);
        assert_eq!(engine.ask("isready"), "readyok", "{line}");
        assert_ne!(engine.best_move("go nodes 500"), "none");
    }
    engine.end();
}

#[test]
fn bad_lines_are_answered_and_change_nothing() {
    let engine = Dialogue::new(None);
    engine.say("position startpos moves d4");
    let before = engine.ask("d");
    for (line, says) in [
        ("hello", "'hello' is no command"),
        ("position", "position startpos"),
        ("position fen", "the board is missing"),
        ("position fen hex x4 b 18/18 0", "column 5:"),
        ("position startpos moves d4 c3 d4-c3", "move 3 'd4-c3': It is too early to capture"),
        ("position startpos moves d4 z9", "move 2 'z9'"),
        ("go depth many", "'many'"),
        ("go p2time 100 p3time 5", "'p3time' is no limit"),
        ("setoption name Hash value 9", "'9' is no whole number from 1 to 8"),
        ("setoption name Hash value -1", "'-1' is no whole number"),
        ("setoption name Threads value", "'' is no whole number"),
        ("setoption name Evaluation value magic", "neither Best nor HandWritten"),
        ("setoption name Sparkle value 3", "no option 'Sparkle'"),
        ("setoption name Board value hexx", "no board is called 'hexx'"),
        ("setoption name Board value hex:99", "no size of hex"),
        ("query", "p1turn, gameover or result"),
    ] {
        let answer = engine.ask(line);
        assert!(answer.starts_with("info string error: ") && answer.contains(says), "{line}: {answer}");
    }
    engine.input.as_ref().unwrap().send(b"position \xff\xfe\n".to_vec()).unwrap();
    assert_eq!(engine.hear(), "info string error: column 10: the line is not UTF-8");
    let endless = "x".repeat(2 * MAX_LINE);
    assert!(engine.ask(&endless).contains("longer than"));
    let long = engine.ask(&"y".repeat(5000));
    assert!(long.len() < 700 && long.ends_with('…'), "{long}");
    engine.say("");
    engine.say(" \t\r");
    assert_eq!(engine.ask("d"), before);
    engine.end();
}

#[test]
fn the_reference_opponents_play_and_have_only_a_board() {
    for leaf in [Leaf::Random, Leaf::Score] {
        let game = || {
            let engine = Dialogue::new(Some(leaf));
            engine.say("ugi");
            let lines = engine.hear_until("ugiok");
            assert_eq!(lines.iter().filter(|line| line.starts_with("option")).count(), 1);
            assert!(engine.ask("setoption name Hash value 2").contains("no option"));
            assert!(engine.ask("go depth 3").contains("knows no depth"));
            engine.say("setoption name Board value snub");
            let moves = [engine.best_move("go nodes 200"), engine.best_move("go nodes 300")];
            engine.end();
            moves
        };
        assert_eq!(game(), game());
    }
}

#[test]
fn boards_from_files_are_asked_for_and_remembered() {
    let find = |boards: &mut Boards, text: &str| {
        if text == "bow tie.toml" {
            let links = "links = [\"a-b-c-a\", \"c-d-e-c\"]";
            let spaces: Vec<_> = ["a", "b", "c", "d", "e"]
                .iter()
                .zip(0..)
                .map(|(n, x)| format!("{{name=\"{n}\",at=[{x},0]}}"))
                .collect();
            let file = format!("name = \"bow-tie\"\nspaces = [{}]\n{links}", spaces.join(","));
            boards.add(abande::Board::from_toml(&file)?);
            return by_name(boards, "bow-tie");
        }
        by_name(boards, text)
    };
    let script = "setoption name Board value bow tie.toml\nd\nsetoption name Board value hex\n\
                  position fen bow-tie b/x/x/x/x w 17/18 0 moves b\nd\n";
    let mut said = vec![];
    serve(script.as_bytes(), &mut said, &Setting { find_board: &find, ..Setting::default() }).unwrap();
    assert_eq!(
        String::from_utf8(said).unwrap(),
        "bow-tie x/x/x/x/x b 18/18 0\nbow-tie b/w/x/x/x b 17/17 0\n"
    );
}
