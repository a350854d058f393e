//! What commands say while they work, and when Ctrl-C ends them: in a real terminal, which takes tmux.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
mod tmux;

use tmux::Window;

/// Starts a command, and interrupts it as soon as its line of progress is as it should be. Hands out what it leaves.
fn interrupted(test: &str, command: &str, shows: impl Fn(&str) -> bool) -> String {
    let window = Window::open(test, 100, 40);
    window.line(&format!("\"$ABANDE\" {command}"));
    window.wait_until("progress", |screen| screen.lines().skip(2).any(&shows));
    window.press(&["C-c"]);
    window.wait_for("Interrupted");
    window.line("echo \"left with $?\"");
    // As the signal would have ended it.
    window.wait_for("left with 130")
}

#[test]
fn solve_tells_what_is_proven() {
    let screen = interrupted("solve", "solve --board hex", |line| line.contains("nothing is proven yet; "));
    assert!(
        screen.contains("Interrupted after ") && screen.contains("Black's margin is from -36 to 36."),
        "{screen}"
    );
}

#[test]
fn match_reports_on_the_games_that_were_played() {
    let command = "match --engine own --engine greedy --board hex:3@9 --nodes 20 --games 100000";
    let screen = interrupted("match", command, |line| line.contains(" of 100000 games: "));
    assert!(screen.contains(" of 100000 games.") && screen.contains("share   "), "{screen}");
}

#[test]
fn analyze_tells_what_it_has_found() {
    let screen = interrupted("analyze", "analyze --after 'd4 c3' --movetime 900000000", |line| {
        line.starts_with("depth ")
    });
    assert!(screen.contains("hex, Black to move, ") && screen.contains("  chance  depth  line"), "{screen}");
}

#[test]
fn analyze_tells_the_moves_of_a_game_that_it_has_judged() {
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sixty.abn");
    // A move is judged when the positions before and after it are.
    let judged = |line: &str| {
        let done = line.split_once("] ").and_then(|(_, rest)| rest.split(' ').next()?.parse::<u32>().ok());
        done.is_some_and(|done| done >= 2)
    };
    let screen = interrupted("analyze-game", &format!("analyze {game} --movetime 1000"), judged);
    assert!(screen.contains(" moves are judged, counted from the end."), "{screen}");
    assert!(screen.contains("accuracy"), "{screen}");
}
