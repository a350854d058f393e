//! What the README shows of the program is what the program does.

#![allow(clippy::unwrap_used)]

use std::process::Command;

/// A command of the README, and the lines that stand below it.
struct Shown {
    command: String,
    output: Vec<String>,
}

fn shown(readme: &str) -> Vec<Shown> {
    let mut commands: Vec<Shown> = Vec::new();
    for block in readme.split("```console\n").skip(1) {
        for line in block.split("```").next().unwrap().lines() {
            match line.strip_prefix("$ ") {
                Some(command) => commands.push(Shown { command: command.into(), output: vec![] }),
                None => commands.last_mut().unwrap().output.push(line.into()),
            }
        }
    }
    commands
}

/// The words of a command line; those in quotes stay together.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(number, part)| match number % 2 {
            1 => vec![part.to_owned()],
            _ => part.split_whitespace().map(str::to_owned).collect(),
        })
        .collect()
}

#[test]
fn commands_with_an_output_have_it() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md")).unwrap();
    let mut checked = 0;
    for Shown { command, output } in shown(&readme).into_iter().filter(|shown| !shown.output.is_empty()) {
        let arguments = words(command.strip_prefix("abande ").unwrap());
        let result = Command::new(env!("CARGO_BIN_EXE_abande")).args(arguments).output().unwrap();
        let said = [result.stdout, result.stderr].concat();
        assert_eq!(String::from_utf8(said).unwrap().lines().collect::<Vec<_>>(), output, "{command}");
        checked += 1;
    }
    assert_eq!(checked, 3);
}

/// The library's own README is a test of the library.
#[test]
fn the_example_of_the_library_is_tried() {
    let read =
        |name: &str| std::fs::read_to_string(format!("{}/../../{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let readme = read("README.md");
    let example = readme.split("```rust\n").nth(1).unwrap().split("```").next().unwrap();
    assert!(example.contains("take_back"), "{example}");
    assert!(read("crates/rules/README.md").contains(&format!("```rust\n{example}```\n")), "{example}");
}

/// Who reads a README elsewhere than in rustdoc sees every line of it, and copies it.
#[test]
fn examples_of_libraries_hide_nothing() {
    let mut seen = 0;
    for folder in ["arena", "book", "draw", "engine", "puzzles", "rules", "server", "ugi", "words"] {
        let path = format!("{}/../{folder}/README.md", env!("CARGO_MANIFEST_DIR"));
        let readme = std::fs::read_to_string(&path).unwrap();
        let examples: Vec<&str> =
            readme.split("```rust").skip(1).filter_map(|rest| rest.split("```").next()).collect();
        assert!(examples.iter().any(|example| example.contains("fn main()")), "{path} has no example");
        for line in examples.iter().flat_map(|example| example.lines()) {
            assert!(!line.starts_with("# "), "{path}: {line}");
        }
        seen += examples.len();
    }
    assert!(seen >= 9, "{seen}");
}
