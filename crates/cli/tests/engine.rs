//! `abande engine` as other programs see it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Output, Stdio};

fn engine(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_abande"))
        .arg("engine")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Sends everything at once, and waits for the end.
fn talk(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = engine(arguments);
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn said(arguments: &[&str], input: &str) -> String {
    let output = talk(arguments, input.as_bytes());
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn it_ends_with_its_input() {
    assert_eq!(said(&[], ""), "");
    assert_eq!(said(&[], "isready\nquit\nisready\n"), "readyok\n");
    let answer = said(&[], "position startpos moves d4\ngo infinite\n");
    assert!(answer.lines().last().unwrap().starts_with("bestmove "), "{answer}");
    let output = talk(&[], b"\xff\xfe\0\nd\n");
    let answer = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        answer,
        "info string error: column 1: the line is not UTF-8\nhex x4/x5/x6/x7/x6/x5/x4 b 18/18 0\n"
    );
}

#[test]
fn it_plays_as_a_reference_opponent() {
    assert!(said(&["--reference", "uct-score"], "ugi\n").starts_with("id name Abande uct-score "));
}

#[test]
fn it_finds_board_files() {
    let path = std::env::temp_dir().join(format!("abande {} bow-tie.toml", std::process::id()));
    let spaces: Vec<_> = (1..=5).map(|x| format!("{{name=\"a{x}\",at=[{x},0]}}")).collect();
    let links = "links = [\"a1-a2-a3-a1\", \"a3-a4-a5-a3\"]";
    std::fs::write(&path, format!("name = \"bow-tie\"\nspaces = [{}]\n{links}\n", spaces.join(","))).unwrap();
    let board = path.display();
    let answer = said(
        &[],
        &format!(
            "setoption name Board value {board}@3\nd\nsetoption name Board value hex\nd\n\
             position fen bow-tie@3 b,x4 w 2/3 0\nd\nsetoption name Board value bow-tie\nd\n\
             setoption name Board value none.toml\n"
        ),
    );
    std::fs::remove_file(&path).unwrap();
    let answers: Vec<_> = answer.lines().collect();
    assert_eq!(
        answers[..4],
        [
            "bow-tie@3 x5 b 3/3 0",
            "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0",
            "bow-tie@3 b,x4 w 2/3 0",
            "bow-tie x5 b 18/18 0"
        ]
    );
    assert!(answers[4].starts_with("info string error: Board: none.toml: "), "{answer}");
}

/// The example of docs/protocol.md, line by line. Of what a search finds only the form is compared.
#[test]
fn the_documented_dialogue_is_true() {
    let text = include_str!("../../../docs/protocol.md");
    let example = text.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let mut child = engine(&[]);
    let (mut input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let mut answers = output.lines().map(Result::unwrap);
    let is_search = |line: &str| line.starts_with("info depth ");
    let mut expected = example.lines().peekable();
    while let Some(line) = expected.next() {
        if let Some(command) = line.strip_prefix("> ") {
            tell(&mut input, command);
        } else if is_search(line) {
            while expected.peek().is_some_and(|next| is_search(next)) {
                expected.next();
            }
            let best = hear_search(&mut answers, line);
            let documented = expected.next().unwrap();
            assert_eq!(documented.split(' ').count(), 2);
            assert_eq!(best.split(' ').count(), 2, "{best}");
        } else {
            assert_eq!(answers.next().unwrap(), line);
        }
    }
    assert!(child.wait().unwrap().success());
}

fn tell(input: &mut ChildStdin, line: &str) {
    writeln!(input, "{line}").unwrap();
}

/// The best move behind info lines that look like this one.
fn hear_search(answers: &mut impl Iterator<Item = String>, like: &str) -> String {
    let fields = |line: &str| {
        let words = line.split(" pv ").next().unwrap().split(' ');
        words.filter(|word| word.parse::<i64>().is_err()).collect::<Vec<_>>().join(" ")
    };
    loop {
        let answer = answers.next().unwrap();
        if answer.starts_with("bestmove ") {
            return answer;
        }
        assert_eq!(fields(&answer), fields(like));
    }
}
