//! `cargo xtask test`: everything that must hold.
//!
//! No step builds one package or one target where another builds them all: chosen alone, it would have its
//! dependencies built again with fewer features, which takes as long as all the rest.

use crate::command::{command, output, root, run, run_command};
use crate::{stamp, tools, web};

/// A part of the test.
type Step = fn() -> Result<(), String>;

/// The steps in their order, by name.
pub(crate) const STEPS: [(&str, Step); 8] = [
    ("format", format),
    ("lint", lint),
    ("unit", unit),
    ("web", web),
    ("browser", browser),
    ("licences", licences),
    ("instructions", instructions),
    ("fuzz", fuzz),
];

/// How many inputs each fuzz target tries beyond its corpus. Long hunts are for people to start.
const FUZZ_RUNS: u32 = 20_000;

pub(crate) fn steps(chosen: &[&str]) -> Result<(), String> {
    let names = STEPS.map(|(name, _)| name);
    if let Some(unknown) = chosen.iter().find(|step| !names.contains(step)) {
        return Err(format!("there is no step '{unknown}', only {}", names.join(", ")));
    }
    for (name, step) in STEPS {
        if chosen.is_empty() || chosen.contains(&name) {
            println!("\n== {name}");
            step()?;
        }
    }
    println!("\nAll is well.");
    Ok(())
}

fn format() -> Result<(), String> {
    run("cargo fmt --all --check")?;
    run("cargo fmt --manifest-path fuzz/Cargo.toml --check")
}

fn lint() -> Result<(), String> {
    run("cargo clippy --workspace --all-targets --locked -- --deny warnings")?;
    let docs = "cargo doc --workspace --no-deps --locked";
    run_command(docs, command(docs).env("RUSTDOCFLAGS", "--deny warnings"))
}

/// The tests of the crates, games in a real terminal among them.
fn unit() -> Result<(), String> {
    tools::debian("tmux", "tmux")?;
    run("cargo test --workspace --locked")
}

/// The built client is that of the sources, and its parts do as they say.
fn web() -> Result<(), String> {
    stamp::check()?;
    web::packages()?;
    web::npm("test")
}

/// The built client in a real browser, as the program serves it.
fn browser() -> Result<(), String> {
    tools::debian("chromium", "chromium")?;
    web::packages()?;
    run("cargo test --workspace --no-run --locked")?;
    let program = web::usual_target_folder().join("debug/abande");
    let line = "npm run e2e";
    run_command(line, command(line).current_dir(root().join("web")).env("ABANDE", program))
}

fn licences() -> Result<(), String> {
    tools::cargo("cargo-deny", "0.20.2")?;
    run("cargo deny check licenses bans sources")
}

fn instructions() -> Result<(), String> {
    tools::debian("valgrind", "valgrind")?;
    tools::cargo("gungraun-runner", "0.20.0")?;
    run("cargo bench --package abande --bench instructions --locked")
}

/// Fuzzing runs on the stable toolchain: no sanitiser, as there is no unsafe code to watch.
fn fuzz() -> Result<(), String> {
    tools::cargo("cargo-fuzz", "0.13.2")?;
    let targets = output("cargo fuzz list")?;
    for target in targets.lines() {
        // What it finds goes to the corpus, which git does not keep; the seeds are read only.
        std::fs::create_dir_all(root().join("fuzz/corpus").join(target))
            .map_err(|error| error.to_string())?;
        run(&format!(
            "cargo fuzz run --sanitizer none {target} fuzz/corpus/{target} fuzz/seeds/{target} -- \
             -runs={FUZZ_RUNS} -max_len=2000 -verbosity=0"
        ))?;
    }
    Ok(())
}
