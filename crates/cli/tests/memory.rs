//! A hash that memory cannot hold is refused before anything is begun, by every command that takes one.

// Elsewhere the shell cannot limit memory so.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use std::process::Command;

/// More than the shell lets the program have.
const WANTED: &str = "60000";

#[test]
fn what_memory_cannot_hold_is_refused_with_what_can_be_had() {
    let engine = format!("own:hash={WANTED}");
    let both = ["match", "--engine", &engine, "--engine", "greedy", "--nodes", "20", "--games", "2"];
    for arguments in [
        &["analyze", "--nodes", "20", "--hash", WANTED][..],
        &["solve", "--board", "hex:2@2", "--hash", WANTED],
        &both,
    ] {
        // Four gibibytes, whatever the machine has.
        let output = Command::new("sh")
            .args(["-c", "ulimit -v 4194304 && exec \"$@\"", "sh", env!("CARGO_BIN_EXE_abande")])
            .args(arguments)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {said}");
        assert!(
            said.contains("hash: there is no memory of 60000 MiB: this machine has "),
            "{arguments:?}: {said}"
        );
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}
