//! What developers run: `cargo xtask test`, `release`, `web`, `package`, `bench`.

mod bench;
mod bench_play;
mod bench_web;
mod command;
mod crates;
mod deb;
mod licences;
mod npm;
mod package;
mod python;
mod release;
mod stamp;
mod steps;
mod test;
mod tools;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
What developers of Abande run.

Usage: cargo xtask test [STEP...]    everything that must hold, or only some steps; installs what it needs
       cargo xtask release --check [STEP...]
                                     what must hold of a release beside that: packages, cargo-deny, fuzzing in earnest
       cargo xtask web [PART...]     the browser's client, into web/dist; parts: rules, client
       cargo xtask package [TARGET]  the program as an archive with manual, completions and checksum: target/package
       cargo xtask package deb       the same as a Debian package
       cargo xtask package npm       <abande-board> for other people's pages
       cargo xtask bench             how fast the rules are, beside a plain bitset program, in one run
       cargo xtask bench play        how long people wait: pictures, the start of a game, a key
       cargo xtask bench python      steps of games a second in Python's batches, beside Rust's random games, other
                                     libraries' games and plain Python; self-play with a net, also on Ray
       cargo xtask bench web         the engine as wasm beside the native one; the app's size, start and clicks

Steps of the test: ";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test", chosen @ ..] => steps::run(&test::STEPS, chosen),
        ["release", "--check", chosen @ ..] => steps::run(&release::STEPS, chosen),
        ["web"] => web::build(),
        ["web", "rules"] => web::rules(),
        ["web", "client"] => web::client().and_then(|()| stamp::write()),
        ["package"] => package::build(None).map(drop),
        ["package", "deb"] => deb::build().map(drop),
        ["package", "npm"] => npm::build().map(drop),
        ["package", target] => package::build(Some(target)).map(drop),
        ["bench"] => bench::boards(),
        ["bench", "play"] => bench_play::figures(),
        ["bench", "python"] => python::bench(),
        ["bench", "web"] => bench_web::figures(),
        _ => {
            eprintln!(
                "{HELP}{}\nSteps of the release's check: {}",
                steps::names(&test::STEPS),
                steps::names(&release::STEPS)
            );
            return ExitCode::from(if words == ["--help"] { 0 } else { 2 });
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error}");
            ExitCode::FAILURE
        }
    }
}
