//! Every fuzz target on its seeds and on thousands of mutations of them, the same each time and without a fuzzer.
//! `cargo xtask release --check` fuzzes them in earnest.

#![allow(clippy::expect_used)]

mod mutator;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use abande_fuzz_bodies as bodies;
use mutator::Mutator;

/// A test for each target, with the number of mutations, which are a second or two of work, and words of its format;
/// and the list of them all.
macro_rules! targets {
    ($($name:ident: $mutations:literal, [$($token:literal),* $(,)?];)*) => {
        const TARGETS: &[&str] = &[$(stringify!($name)),*];

        $(#[test]
        fn $name() {
            holds(stringify!($name), bodies::$name, $mutations, &[$($token),*]);
        })*
    };
}

targets! {
    abn: 5_000, [
        "[Board \"libre\"]\n", "[Board \"hex:2\"]\n", "[Pieces \"3\"]\n", "[Position \"", "[Result \"", "\"]\n", "1. ",
        "1... ", "pass ", "d4 ", "d4-c3 ", "0,0->1,0 ", "(", ")", "{", "}", "; ", "$1 ", "!?", "1-0 ", "16-13 ", "* ",
        "\\", "\u{feff}", "é",
    ];
    abstract_play: 20_000, [
        "\"variants\":[\"libre\"]", "\"variants\":[\"snub\"]", "\"moves\":[", "\"result\":1", "\"score\":", "\"name\":",
        "null", "true", "[[\"pass\",\"pass\"]]", "\"d4-c3\"", "\"1,0->0,0\"", "{", "}", "[", "]", ",", "\\u0000", "\\n",
        "1e999", "-0.5", "2024-02-29T10:00:00Z", "é",
    ];
    board_file: 50_000, [
        "name = \"", "spaces = [", "links = [", "{ name = \"b2\", at = [1, 2] },", "\"a1-a2\"", "\"a1-a1\"", "\"name\":",
        "\"spaces\":[", "\"links\":[", "\"at\":[1,2]", "nan", "inf", "1e300", "-1.5", "[", "]", "{", "}", ",", "-", "é",
    ];
    move_text: 5_000, ["pass", "PASS", "d4", "a1", "i9", "-", "x", "->", " ", ",", "-1,2", "31,-31", "hex:6", "@3", "é"];
    play: 10_000, ["\u{3}", "\u{2}", "\u{0}\u{0}\u{0}", "\u{1}\u{1}\u{1}"];
    position_line: 50_000, [
        "hex", "square", "snub", "libre", "hex:2@9", "hex:6", " b ", " w ", " 17/17", " 0", " 1", " 2", "x", "x7", "b", "w",
        "bw", "wb", "bwb", "wwb", "/", ",", ";", ":", "0,0:b", "-1,2:w", "31,0:b",
    ];
    ugi: 5_000, [
        "ugi\n", "isready\n", "uginewgame\n", "stop\n", "quit\n", "d\n", "setoption name ", " value ", "Board", "Hash",
        "Threads", "MultiPV", "Level", "Evaluation", "position startpos", "position fen ", " moves ", "d4 ", "go ",
        "depth ", "nodes ", "movetime ", "infinite", "p1time ", "query ", "p1turn", "gameover", "result", "\n", "!", "?", "é",
    ];
}

fn holds(target: &str, body: fn(&[u8]), mutations: usize, tokens: &[&str]) {
    let seeds: Vec<Vec<u8>> = files(&folder("seeds").join(target))
        .iter()
        .map(|path| fs::read(path).expect("a seed can be read"))
        .collect();
    assert!(!seeds.is_empty());
    let mut mutator = Mutator::new(&seeds, tokens);
    let mutations = std::iter::repeat_with(|| mutator.input()).take(mutations);
    for input in seeds.iter().cloned().chain(mutations) {
        let telling = Telling { target, input: &input };
        body(&input);
        drop(telling);
    }
}

/// Tells which input it was, when it was too much.
struct Telling<'a> {
    target: &'a str,
    input: &'a [u8],
}

impl Drop for Telling<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("{} on \"{}\"", self.target, self.input.escape_ascii());
        }
    }
}

#[test]
fn every_target_has_a_body_seeds_and_a_test() {
    let names = |folder: &Path| -> Vec<String> {
        let stem = |path: PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        files(folder).into_iter().filter_map(stem).collect()
    };
    assert_eq!(names(&folder("fuzz_targets")), TARGETS);
    assert_eq!(names(&folder("seeds")), TARGETS);
    let manifest = fs::read_to_string(folder("Cargo.toml")).expect("there is a manifest");
    for target in TARGETS {
        let path = format!("fuzz_targets/{target}.rs");
        assert!(manifest.contains(&format!("name = \"{target}\"\npath = \"{path}\"\n")), "{target}");
        // The tests do not compile it: it has to be the line that compiles for the others.
        let source = fs::read_to_string(folder(&path)).expect("a target can be read");
        let call = format!(
            "#![no_main]\n\nlibfuzzer_sys::fuzz_target!(|bytes: &[u8]| abande_fuzz_bodies::{target}(bytes));\n"
        );
        assert_eq!(source, call);
    }
}

/// Something in `fuzz/`.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// What a folder holds, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    paths.sort();
    paths
}
