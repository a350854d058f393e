//! `cargo xtask bench`: our speed beside that of a plain program, measured in one run.

use serde_json::Value;

use crate::command;
use crate::failure::{self, Failure};

/// Prints the figures of `abande bench` and of the plain program, board by board.
pub(crate) fn boards() -> Result<(), Failure> {
    command::run("cargo build --release --locked --package abande-cli")?;
    command::run("cargo build --release --locked --package abande --example plain_bitsets")?;
    println!(
        "\n{:<8} {:>15} {:>8} {:>18} {:>8}",
        "board", "random games/s", "ratio", "perft leaves/s", "ratio"
    );
    for board in ["hex", "square", "snub", "libre"] {
        let ours = figures(&format!("target/release/abande bench --json --seconds 2 --board {board}"))?;
        // The plain program knows no snub and no libre: its hex figures stand in.
        let rival = if board == "square" { "square" } else { "hex" };
        let theirs = figures(&format!("target/release/examples/plain_bitsets {rival}"))?;
        println!(
            "{board:<8} {:>15.0} {:>8.2} {:>18.0} {:>8.2}",
            ours.0,
            ours.0 / theirs.0,
            ours.1,
            ours.1 / theirs.1
        );
    }
    println!("\nThe ratios are to crates/rules/examples/plain_bitsets.rs on square, elsewhere on hex.");
    Ok(())
}

/// Random games and perft leaves a second, from a line of JSON.
fn figures(line: &str) -> Result<(f64, f64), Failure> {
    let text = command::output(line)?;
    let json: Value = serde_json::from_str(&text).map_err(failure::json(format!("'{line}' wrote {text}")))?;
    let figure =
        |name: &str| json[name].as_f64().ok_or_else(|| failure::wrong(format!("'{line}' gave no {name}")));
    Ok((figure("games_per_s")?, figure("leaves_per_s")?))
}
