//! A server that is killed loses nothing that was acknowledged: the short form of `abande loadtest --kill 200`.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::process::Command;

fn loadtest(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_abande")).arg("loadtest").args(args).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

/// The number behind a word at the beginning of a line.
fn figure(report: &str, word: &str) -> u64 {
    let line = report.lines().find(|line| line.starts_with(word)).expect(report);
    let digits: String = line[word.len()..].trim_start().chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect(report)
}

#[test]
fn a_server_that_is_killed_loses_nothing() {
    let report = loadtest(&["--games", "6", "--rate", "0", "--kill", "6", "--seed", "5"]);
    assert_eq!(figure(&report, "kills"), 6);
    assert!(figure(&report, "moves") > 0, "{report}");
    assert!(figure(&report, "sent again") > 0, "no kill was noticed: {report}");
    assert!(figure(&report, "games checked") >= 6, "{report}");
}

#[test]
fn idle_sockets_are_counted() {
    let report = loadtest(&["--idle", "50"]);
    assert_eq!(figure(&report, "sockets"), 50);
}
