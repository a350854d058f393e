//! `cargo xtask test`: everything that must hold.
//!
//! No step builds one package or one target where another builds them all: chosen alone, it would have its
//! dependencies built again with fewer features, which takes as long as all the rest.

use crate::command::{command, root, run, run_command};
use crate::failure::Failure;
use crate::steps::Step;
use crate::tools::Tool;
use crate::{crates, licences, notices, python, stamp, web};

/// The steps in their order.
pub(crate) const STEPS: [Step; 9] = [
    Step { name: "format", needs: &[], run: format },
    Step { name: "lint", needs: &[], run: lint },
    Step { name: "licences", needs: &[], run: licences::check },
    Step { name: "crates", needs: &[], run: crates::check },
    Step { name: "unit", needs: &[Tool::Strace, Tool::Tmux], run: unit },
    Step { name: "python", needs: &[Tool::PythonPackages], run: python::test },
    Step { name: "web", needs: &[Tool::NodePackages], run: web },
    Step { name: "browser", needs: &[Tool::NodePackages, Tool::Chromium], run: browser },
    Step { name: "instructions", needs: &[Tool::Valgrind], run: instructions },
];

fn format() -> Result<(), Failure> {
    run("cargo fmt --all --check")?;
    run("cargo fmt --manifest-path fuzz/Cargo.toml --check")
}

fn lint() -> Result<(), Failure> {
    run("cargo clippy --workspace --all-targets --locked -- --deny warnings")?;
    let docs = "cargo doc --workspace --no-deps --locked";
    run_command(docs, command(docs).env("RUSTDOCFLAGS", "--deny warnings"))
}

/// The tests of the crates, games in a real terminal, calls of the store and the fuzz targets among them.
fn unit() -> Result<(), Failure> {
    run("cargo test --workspace --locked")
}

/// The built client is that of the sources, the licences are those of its parts, and they do as they say.
fn web() -> Result<(), Failure> {
    stamp::check()?;
    notices::check_kept()?;
    web::npm("test")
}

/// The built client in a real browser, as the program serves it.
fn browser() -> Result<(), Failure> {
    run("cargo test --workspace --no-run --locked")?;
    let program = web::usual_target_folder().join("debug/abande");
    let line = "npm run e2e";
    run_command(line, command(line).current_dir(root().join("web")).env("ABANDE", program))
}

fn instructions() -> Result<(), Failure> {
    run("cargo bench --package abande --bench instructions --locked")
}
