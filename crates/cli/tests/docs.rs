//! What the pages under docs/ show of the program is what the program does.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use common::{abande, run};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn page(name: &str) -> String {
    std::fs::read_to_string(format!("{ROOT}/docs/{name}.md")).unwrap()
}

/// The blocks of a page with this mark, such as `text`.
fn blocks<'a>(page: &'a str, mark: &str) -> Vec<&'a str> {
    let fence = format!("```{mark}\n");
    page.split(fence.as_str()).skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

/// A line without what is another every time: how long something took.
fn untimed(line: &str) -> String {
    let words: Vec<_> = line.split(' ').collect();
    let timed = |place: &usize| {
        let before = place.checked_sub(1).and_then(|place| words.get(place));
        before.is_some_and(|word| ["nps", "time"].contains(word))
    };
    let kept = (0..words.len()).map(|place| if timed(&place) { "N" } else { words[place] });
    kept.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_dialogue_of_the_protocol_is_one() {
    let page = page("protocol");
    let dialogue = blocks(&page, "text")[0];
    let mut engine = abande(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    let mut output = BufReader::new(engine.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut said: Vec<String> = Vec::new();
    for line in dialogue.lines().filter_map(|line| line.strip_prefix("> ")) {
        writeln!(input, "{line}").unwrap();
        // The search is answered before more is said.
        while line.starts_with("go") && !said.last().is_some_and(|line| line.starts_with("bestmove")) {
            said.push(output.next().expect("an answer"));
        }
    }
    drop(input);
    said.extend(output);
    engine.wait().unwrap();
    let said: Vec<_> = said.iter().map(|line| untimed(line)).collect();
    let shown = dialogue.lines().filter(|line| !line.starts_with("> "));
    assert_eq!(said, shown.map(untimed).collect::<Vec<_>>());
}

#[test]
fn the_judged_game_is_what_analyze_says_and_writes() {
    let page = page("analyze");
    let shown = blocks(&page, "text");
    let command = page.split("\n`abande analyze crates").nth(1).unwrap().split('`').next().unwrap();
    let command = format!("analyze crates{command}");
    let arguments: Vec<_> = command.split(' ').collect();
    let output = |more: &[&str]| {
        let said = abande(&[&arguments[..], more].concat()).current_dir(ROOT).output().unwrap();
        String::from_utf8(said.stdout).unwrap()
    };
    assert_eq!(output(&[]), shown[0]);
    let written = output(&["-o", "-"]);
    assert!(written.contains(shown[1].trim_end()), "{written}");
}

#[test]
fn what_is_said_to_be_solved_is_so() {
    let page = page("solved");
    let mut proven = 0;
    let table = page.lines().skip_while(|line| *line != "| board | pieces each | result |").skip(2);
    for row in table.take_while(|line| !line.is_empty()) {
        let [board, pieces, result] = row.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>()[..]
        else {
            panic!("{row}")
        };
        for count in counts(pieces).filter(|&count| count <= 4 || (board == "hex:2" && count <= 9)) {
            let said = run(&["solve", "--board", &format!("{board}@{count}"), "--hash", "64"]).fine();
            let points = |winner| result.strip_prefix(winner).map(|number| number.trim_start_matches(" by "));
            let expected = match (points("Black"), points("White")) {
                (Some(points), _) => format!("Black wins by {points} point"),
                (_, Some(points)) => format!("White wins by {points} point"),
                _ => "Draw.".into(),
            };
            assert!(said.starts_with(&expected), "{board}@{count}: {said}, but the page says {result}");
            proven += 1;
        }
    }
    assert!(proven >= 30, "{proven}");
}

/// The numbers of a list such as `1 to 3, 5`.
fn counts(text: &str) -> impl Iterator<Item = u32> {
    text.split(", ").flat_map(|part| {
        let (first, last) = part.split_once(" to ").unwrap_or((part, part));
        first.parse::<u32>().unwrap()..=last.parse().unwrap()
    })
}
