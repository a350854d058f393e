//! Any bytes as a dialogue with the engine: every line that it answers is one of the protocol.

use abande::Position;
use abande_engine::Leaf;
use abande_ugi::{Setting, serve};

const ANSWERS: [&str; 8] =
    ["id ", "option ", "ugiok", "readyok", "info depth ", "info string error: ", "bestmove ", "response "];

/// Panics where that does not hold.
pub fn ugi(bytes: &[u8]) {
    let (reference, bytes) = match bytes {
        [b'!', bytes @ ..] => (Some(Leaf::Random), bytes),
        [b'?', bytes @ ..] => (Some(Leaf::Score), bytes),
        _ => (None, bytes),
    };
    let setting =
        Setting { reference, most_nodes: Some(40), most_hash: 1, most_threads: 2, ..Setting::default() };
    let mut said = Vec::new();
    serve(bytes, &mut said, &setting).expect("memory takes all that is said");
    let said = String::from_utf8(said).expect("answers are text");
    for line in said.lines() {
        let known = ANSWERS.iter().any(|answer| line.starts_with(answer));
        assert!(known || line.parse::<Position>().is_ok(), "{line}");
        assert!(!line.starts_with("bestmove ") || line.split(' ').count() == 2, "{line}");
    }
}
