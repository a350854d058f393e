//! The client and the server of this crate, talking to each other over pipes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{self, BufReader, PipeWriter, Write, pipe};
use std::thread::JoinHandle;
use std::time::Duration;

use abande::{Board, Boards, Position};
use abande_engine::{Limits, Time};
use abande_ugi::{Client, Crash, EngineError, Go, Setting, serve};

/// Only reached when something is broken.
const PATIENCE: Duration = Duration::from_mins(1);

/// A client of our own engine, which runs on a thread.
fn connect() -> (Client<PipeWriter>, JoinHandle<io::Result<()>>) {
    let (from_us, to_engine) = pipe().unwrap();
    let (from_engine, to_us) = pipe().unwrap();
    let server = std::thread::spawn(move || {
        serve(BufReader::new(from_us), to_us, &Setting { most_hash: 8, ..Setting::default() })
    });
    (Client::new(to_engine, BufReader::new(from_engine)).unwrap(), server)
}

/// A client of something that says this whatever it is asked. The pipe stays open as long as the writer.
fn deaf(answers: &str) -> (Client<io::Sink>, PipeWriter) {
    let (from_engine, mut to_us) = pipe().unwrap();
    to_us.write_all(answers.as_bytes()).unwrap();
    (Client::new(io::sink(), BufReader::new(from_engine)).unwrap(), to_us)
}

#[test]
fn a_whole_game_by_clock() {
    let (mut client, server) = connect();
    client.introduce(PATIENCE).unwrap();
    assert!(client.name().unwrap().starts_with("Abande "), "{:?}", client.name());
    assert!(client.has_option("board") && client.has_option("MultiPV") && !client.has_option("Sparkle"));
    let option = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    client.set_options(&[option("Board", "hex:3@9"), option("hash", "1")], PATIENCE).unwrap();
    let unknown = client.set_options(&[option("Sparkle", "1")], PATIENCE).unwrap_err();
    assert!(unknown.to_string().starts_with("has no option 'Sparkle': it has board, hash, "), "{unknown}");
    let refused = client.set_options(&[option("Hash", "none")], PATIENCE).unwrap_err();
    assert!(
        refused.to_string().starts_with("refused an option: Hash: 'none' is no whole number"),
        "{refused}"
    );
    client.new_game(PATIENCE).unwrap();
    let mut position = Position::start(&Boards::default().variant("hex:3@9").unwrap());
    let clock = Time::Clock { left: Duration::from_mins(1), increment: Duration::ZERO };
    while !position.is_over() {
        let limits = Limits { time: clock, nodes: Some(60), depth: None };
        let go = Go::new(position.turn(), &limits, Some((Duration::from_secs(9), Duration::ZERO)));
        let best = client.best_move(&position, go, PATIENCE).unwrap();
        assert!(best.hundredths.is_some());
        position.play(best.mv).unwrap();
    }
    let go = Go::new(position.turn(), &Limits { nodes: Some(60), ..Limits::default() }, None);
    let error = client.best_move(&position, go, PATIENCE).unwrap_err();
    assert!(error.to_string().starts_with("answered 'bestmove none': "), "{error}");
    client.quit();
    server.join().unwrap().unwrap();
}

#[test]
fn who_hangs_up_has_crashed_and_who_is_silent_is_late() {
    let start = Position::start(&Board::hex().into());
    let (mut client, engine) = deaf("id name Deaf\nugiok\n");
    client.introduce(PATIENCE).unwrap();
    assert_eq!(client.name(), Some("Deaf"));
    let late = client.best_move(&start, Go::default(), Duration::from_millis(5)).unwrap_err();
    assert_eq!(late.kind(), "time");
    drop(engine);
    let gone = EngineError::Crashed(Crash::Closed);
    assert_eq!(client.ready(PATIENCE), Err(gone.clone()));
    client.quit();
    assert_eq!(client.set_options(&[], PATIENCE), Err(gone));
}

#[test]
fn a_score_is_the_last_that_was_told() {
    let start = Position::start(&Board::hex().into());
    let told = "info depth 1 score cp 30 pv d4\ninfo depth 2 score cp -7\ninfo string cp\nbestmove d4\n";
    let (mut client, _engine) = deaf(told);
    assert_eq!(client.best_move(&start, Go::default(), PATIENCE).unwrap().hundredths, Some(-7));
}
