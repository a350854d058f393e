//! `cargo xtask release --check`: what guards releases rather than every change, as its tools are compiled from source
//! and it takes its time.

use std::fs;

use crate::command::{output, root, run};
use crate::steps::Step;
use crate::tools;

/// The steps in their order.
pub(crate) const STEPS: [Step; 2] =
    [Step { name: "deny", needs: &[], run: deny }, Step { name: "fuzz", needs: &[], run: fuzz }];

/// How many inputs each fuzz target tries beyond its corpus. Long hunts are for people to start.
const FUZZ_RUNS: u32 = 20_000;

/// What `licences` of the test looks at, by those who know all of it.
fn deny() -> Result<(), String> {
    tools::cargo("cargo-deny", "0.20.2")?;
    run("cargo deny check licenses bans sources")
}

/// Fuzzing runs on the stable toolchain: no sanitiser, as there is no unsafe code to watch.
fn fuzz() -> Result<(), String> {
    tools::cargo("cargo-fuzz", "0.13.2")?;
    let targets = output("cargo fuzz list")?;
    for target in targets.lines() {
        // What it finds goes to the corpus, which git does not keep; the seeds are read only.
        fs::create_dir_all(root().join("fuzz/corpus").join(target)).map_err(|error| error.to_string())?;
        run(&format!(
            "cargo fuzz run --sanitizer none {target} fuzz/corpus/{target} fuzz/seeds/{target} -- \
             -runs={FUZZ_RUNS} -max_len=2000 -verbosity=0"
        ))?;
    }
    Ok(())
}
