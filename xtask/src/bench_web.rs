//! `cargo xtask bench web`: the engine as the browser has it beside the native one, on the same positions; and the
//! app in a real browser: what it loads, when it can be used, how long a click waits, and how long the opponent.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::Stdio;

use serde_json::Value;

use crate::command::{command, root, run};
use crate::failure::{self, Failure};
use crate::{tools, web};

/// Nodes of each search: on one thread both engines visit the very same ones.
const NODES: u32 = 1_000_000;

/// For each board some positions from all stages of a game.
const POSITIONS: [(&str, &[&str]); 4] = [
    (
        "hex",
        &[
            "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0",
            "hex x4/x2,b,x2/x3,w,x2/x2,b,b,x3/x,w,wb,w,x2/x,w,x3/x4 b 14/13 0",
        ],
    ),
    ("square", &["square x7/x7/x7/x3,b,x3/x3,w,x3/x7/x7 b 17/17 0"]),
    ("snub", &["snub x7/x7/x3,w,x3/x3,b,x3/x3,w,x3/x7/x7 b 17/16 0"]),
    ("libre", &["libre 0,0:b;0,1:b;1,0:w w 16/17 0"]),
];

/// Prints all figures.
pub(crate) fn figures() -> Result<(), Failure> {
    run("cargo build --release --locked --package abande-cli")?;
    if !root().join("web/generated/abande_bg.wasm").exists() {
        web::rules()?;
    }
    web::packages()?;
    boards()?;
    println!();
    tools::debian("chromium", "chromium")?;
    run(&format!("node web/bench/page.mjs {}", program().display()))?;
    run(&format!("node web/bench/online.mjs {}", program().display()))
}

fn program() -> PathBuf {
    web::usual_target_folder().join("release/abande")
}

/// Prints nodes a second of both engines, and how they compare.
fn boards() -> Result<(), Failure> {
    println!("\n{:<8} {:>16} {:>16} {:>8}", "board", "native nodes/s", "wasm nodes/s", "ratio");
    for (board, positions) in POSITIONS {
        let native = native(board, positions)?;
        let wasm = in_wasm(board, positions)?;
        println!("{board:<8} {native:>16.0} {wasm:>16.0} {:>8.2}", wasm / native);
    }
    Ok(())
}

fn in_wasm(board: &str, positions: &[&str]) -> Result<f64, Failure> {
    let mut node = command("node web/bench/engine.mjs");
    node.args([board, &NODES.to_string()]).args(positions);
    let said = node.stderr(Stdio::inherit()).output().map_err(failure::start("node"))?;
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    let json: Value = serde_json::from_str(&text).map_err(failure::json(format!("node wrote '{text}'")))?;
    rate(json["nodes"].as_f64(), json["ms"].as_f64())
}

/// Asks the program by UGI, as any other program would.
fn native(board: &str, positions: &[&str]) -> Result<f64, Failure> {
    let program = program();
    let mut child = command(&format!("{} engine", program.display()))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failure::file(&program))?;
    let (Some(mut input), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(failure::wrong("the engine has no pipes"));
    };
    let mut lines = BufReader::new(out).lines();
    let mut ask = |text: String| writeln!(input, "{text}");
    ask(format!("ugi\nsetoption name Board value {board}\nsetoption name Hash value 16"))?;
    let (mut nodes, mut ms) = (0.0, 0.0);
    for line in positions {
        let begun = processor_ms(child.id());
        ask(format!("uginewgame\nposition fen {line}\ngo nodes {NODES}"))?;
        let mut last = String::new();
        for said in lines.by_ref() {
            let said = said?;
            if said.starts_with("bestmove") {
                break;
            }
            if said.starts_with("info") && said.contains(" nodes ") {
                last = said;
            }
        }
        let figure = |name: &str| {
            let mut words = last.split(' ').skip_while(|word| *word != name).skip(1);
            words
                .next()
                .and_then(|word| word.parse::<f64>().ok())
                .ok_or_else(|| failure::wrong(format!("no {name} in '{last}'")))
        };
        nodes += figure("nodes")?;
        ms += match (begun, processor_ms(child.id())) {
            (Some(begun), Some(ended)) => ended - begun,
            _ => figure("time")?,
        };
    }
    ask("quit".into())?;
    child.wait()?;
    rate(Some(nodes), Some(ms))
}

/// The processor's time that a process has used, where the system tells it: what else runs does not matter then.
fn processor_ms(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Behind the name, which may hold anything; user and system time in hundredths of a second.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks: Vec<f64> =
        fields.split_whitespace().skip(11).take(2).filter_map(|text| text.parse().ok()).collect();
    Some(ticks.iter().sum::<f64>() * 10.0)
}

fn rate(nodes: Option<f64>, ms: Option<f64>) -> Result<f64, Failure> {
    match (nodes, ms) {
        (Some(nodes), Some(ms)) if ms > 0.0 => Ok(nodes * 1000.0 / ms),
        other => Err(failure::wrong(format!("nothing was measured: {other:?}"))),
    }
}
