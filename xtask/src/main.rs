//! What developers run: `cargo xtask test`, `release`, `web`, `package`, `bench`.

mod bench;
mod bench_play;
mod bench_web;
mod command;
mod crates;
mod deb;
mod failure;
mod licences;
mod notices;
mod npm;
mod package;
mod packed;
mod python;
mod release;
mod stamp;
mod steps;
mod systems;
mod test;
mod tools;
mod trial;
mod web;
mod wine;

use std::process::ExitCode;

use crate::systems::System;

const HELP: &str = "\
What developers of Abande run.

Usage: cargo xtask test [STEP...]    everything that must hold, or only some steps; installs what it needs
       cargo xtask release --check [STEP...]
                                     what must hold of a release beside that: packages, cargo-deny, fuzzing in earnest
       cargo xtask release --publish the crates, to their registry, unless something in them is a placeholder
       cargo xtask web [PART...]     the browser's client, into web/dist; parts: rules, client
       cargo xtask package [TARGET]  the program as an archive with manual, completions, licences and checksum, tried:
                                     target/package
       cargo xtask package all       the same for Linux, Windows and macOS, as far as the tools are here
       cargo xtask package deb       the same as a Debian package
       cargo xtask package npm       <abande-board> for other people's pages
       cargo xtask licences          those of what is compiled into the app and <abande-board>
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
        ["release", "--publish"] => crates::publish(),
        ["web"] => web::build(),
        ["web", "rules"] => web::rules(),
        ["web", "client"] => web::client().and_then(|()| stamp::write()),
        ["package"] => System::own().and_then(|system| package::try_out(&system)),
        ["package", "all"] => package::all(),
        ["package", "deb"] => deb::build().map(drop),
        ["package", "npm"] => npm::build().map(drop),
        ["package", target] => System::of(target).and_then(|system| package::try_out(&system)),
        ["licences"] => notices::write_kept(),
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
