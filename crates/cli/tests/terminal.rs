//! `abande play` in a real terminal. This takes tmux, which `cargo xtask test unit` installs where it is missing.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
mod tmux;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use abande::{Boards, Color, Coords, GameResult, Position};
use abande_words::{Language, Words};
use tmux::Window;

/// Plays a whole game by typing it, in a window that changes its size, and finds the very result that the
/// rules give it.
fn whole_game(board: &str) {
    let window = Window::open(&format!("whole-{board}"), 80, 24);
    window.play(&format!("--new --board {board} --white human"));
    window.wait_for("Black to move");
    let mut position = Position::start(&Boards::default().variant(board).unwrap());
    let mut random = fastrand::Rng::with_seed(3);
    let mut plies = 0;
    while !position.is_over() {
        // Captures first: the games are shorter, and there is more to see.
        let mut captures = Vec::new();
        position.each_capture(|mv| captures.push(mv));
        let moves = if captures.is_empty() || random.bool() { position.moves() } else { captures };
        let mv = random.choice(moves).unwrap();
        window.line(&format!(":{}", position.board().move_text(mv, Coords::Stein)));
        position.play(mv).unwrap();
        plies += 1;
        match plies {
            10 => window.resize(120, 40),
            20 => window.resize(50, 16),
            30 => window.resize(80, 24),
            _ => continue,
        }
        let words = Words::new(Language::English);
        window.wait_for(&words.to_move(position.turn()));
        // Beside the board, or above it where there is no room: the hand as it should be by now.
        let hand = position.hand(Color::Black);
        let short = || {
            let points = position.score().of(Color::Black);
            words.say_with("tui-tally", &[("points", points.into()), ("hand", hand.into())])
        };
        window.wait_for(&if plies == 20 { short() } else { words.in_hand(hand) });
    }
    let words = Words::new(Language::English);
    let screen = window.wait_for(&words.result(GameResult::Score(position.score())));
    for color in Color::BOTH {
        assert!(screen.contains(&words.points(position.score().of(color))), "{screen}");
    }
    window.press(&["q"]);
    let screen = window.wait_until_restored(0);
    assert!(!screen.contains("The game is kept"), "it is over\n{screen}");
}

#[test]
fn a_game_on_hex() {
    whole_game("hex");
}

#[test]
fn a_game_on_square() {
    whole_game("square");
}

#[test]
fn a_game_on_snub() {
    whole_game("snub");
}

#[test]
fn a_game_of_libre() {
    whole_game("libre");
}

#[test]
fn against_the_engine_with_keys_and_mouse() {
    let window = Window::open("engine", 80, 24);
    window.play("--new --white 1 --pace 0");
    window.wait_for("18 pieces in hand");
    window.press(&["Enter"]);
    // Both have entered a piece, and it is our turn again.
    let screen = window.wait_until("an answer", |screen| {
        screen.matches("17 pieces in hand").count() == 2 && screen.contains("Black to move")
    });
    assert!(screen.contains(" 1. d4"), "{screen}");
    // A click on the first space that a piece may be entered on. Columns and lines count from 1.
    let (line, text) = screen.lines().enumerate().find(|(_, line)| line.contains('+')).unwrap();
    let column = text.chars().position(|sign| sign == '+').unwrap();
    window.write(&format!("\u{1b}[<0;{};{}M", column + 1, line + 1));
    window.wait_until("another answer", |screen| {
        screen.contains(" 2. ") && screen.contains("16 pieces in hand") && screen.contains("Black to move")
    });
    // Back to the start, a hint, and the analysis.
    window.press(&["u", "u"]);
    window.wait_until("the start", |screen| screen.matches("18 pieces in hand").count() == 2);
    window.press(&["t"]);
    window.wait_for("Hint: ");
    window.press(&["Tab"]);
    window.wait_for("depth ");
    window.press(&["q"]);
    window.wait_until_restored(0);
}

#[test]
fn keys_are_answered_while_the_engine_is_at_work() {
    let window = Window::open("busy", 80, 24);
    // It would take its time until tomorrow.
    window.play("--new --white 10 --pace 90000000");
    window.wait_for("Black to move");
    window.line("d4");
    window.wait_for("is thinking");
    window.press(&["?"]);
    window.wait_for("Keys and signs");
    window.press(&["Escape"]);
    window.wait_for("is thinking");
    window.press(&["u"]);
    window.wait_until("our turn", |screen| screen.matches("18 pieces in hand").count() == 2);
    window.press(&["q"]);
    window.wait_until_restored(0);
}

#[test]
fn interrupted_games_are_offered_again() {
    let window = Window::open("again", 80, 24);
    window.play("--new --white human --lang de");
    window.wait_for("Schwarz am Zug");
    window.line("d4");
    window.line("c3");
    window.wait_for("Weiß setzt einen Stein auf c3 ein.");
    window.press(&["C-c"]);
    window.wait_until_restored(0);
    window.wait_for("Die Partie ist aufgehoben");
    window.line("clear");
    window.play("--lang de");
    window.wait_for("Unfertige Partien");
    window.wait_for("sechseckig · Mensch – Mensch · 2 Züge");
    window.press(&["Enter"]);
    window.wait_for("Die Partie geht weiter");
    window.line("d3");
    window.line("c3-d3");
    window.wait_for("Weiß schlägt d3 von c3 aus.");
    window.press(&["q"]);
    window.wait_until_restored(0);
}

/// Plays a move in a window, and says which process plays.
fn started(window: &Window) -> u32 {
    let file = window.folder.path("pid");
    window.line(&format!(
        "sh -c 'echo $$ > {file}; exec \"$ABANDE\" play --new --white human'; echo \"left with $?\""
    ));
    window.wait_for("Black to move");
    window.line("d4");
    window.wait_for("White to move");
    fs::read_to_string(file).unwrap().trim().parse().unwrap()
}

fn send(signal: &str, process: u32) {
    assert!(Command::new("kill").args([signal, &process.to_string()]).status().unwrap().success());
}

#[test]
fn signals_restore_the_terminal() {
    let window = Window::open("signals", 80, 24);
    for (signal, number) in [("-TERM", 15), ("-HUP", 1)] {
        let process = started(&window);
        send(signal, process);
        window.wait_until_restored(128 + number);
        window.line("clear");
    }
    window.play("--resume");
    window.wait_for("White to move");
    window.press(&["q"]);
    window.wait_until_restored(0);
}

#[test]
fn control_z_suspends_and_fg_comes_back() {
    let window = Window::open("suspend", 80, 24);
    window.play("--new --white human");
    window.wait_for("Black to move");
    window.line("d4");
    window.wait_for("White to move");
    for _ in 0..2 {
        window.press(&["C-z"]);
        let screen = window.wait_for("ready> ");
        assert!(!screen.contains("White to move"), "{screen}");
        // Another size meanwhile is no trouble.
        window.resize(100, 30);
        window.line("fg; echo \"left with $?\"");
        window.wait_until("the game", |screen| {
            screen.contains("White to move") && screen.lines().count() >= 29 && !screen.contains("ready> ")
        });
    }
    window.line("c3");
    window.wait_for("White enters a piece on c3.");
    window.press(&["q"]);
    window.wait_until_restored(0);
}

/// It used to end the game, for want of an answer from the terminal that somebody else had read.
#[test]
fn control_l_draws_anew() {
    let window = Window::open("redraw", 80, 24);
    let tty = window.folder.path("tty");
    window.line(&format!("tty > {tty}"));
    window.play("--new --white human");
    window.wait_for("Black to move");
    // Something else writes on the screen.
    let tty = fs::read_to_string(tty).unwrap();
    fs::write(tty.trim(), "rubbish").unwrap();
    window.wait_for("rubbish");
    window.press(&["C-l"]);
    window.wait_until("a clean screen", |screen| {
        !screen.contains("rubbish") && screen.contains("Black to move")
    });
    window.line("d4");
    window.wait_for("White to move");
    window.press(&["q"]);
    window.wait_until_restored(0);
}

#[test]
fn a_file_without_an_end_stops_nobody() {
    let window = Window::open("zero", 80, 24);
    window.play("--new --white human");
    window.wait_for("Black to move");
    // The device never ends.
    window.press(&["o"]);
    window.line("/dev/zero");
    window.wait_for("/dev/zero: longer than 16 MiB");
    window.line("d4");
    window.wait_for("White to move");
    window.press(&["q"]);
    window.wait_until_restored(0);
}

#[test]
fn a_window_that_is_closed_ends_the_game_and_keeps_it() {
    let window = Window::open("closed", 80, 24);
    let process = started(&window);
    window.close();
    let start = Instant::now();
    while Path::new(&format!("/proc/{process}")).exists() {
        assert!(start.elapsed() < Duration::from_mins(1), "it goes on without a terminal");
        thread::sleep(Duration::from_millis(50));
    }
    let kept = fs::read_to_string(window.folder.path("data/abande/unfinished-1.abn")).unwrap();
    assert!(kept.contains("1. d4"), "{kept}");
}

#[test]
fn a_panic_restores_the_terminal() {
    let window = Window::open("panic", 80, 24);
    window.play("--new --white human");
    window.wait_for("Black to move");
    window.line("d4");
    window.wait_for("White to move");
    window.line(":panic!");
    let screen = window.wait_until_restored(101);
    assert!(screen.contains("panicked at"), "{screen}");
    window.line("clear");
    window.play("--resume");
    window.wait_for("White to move");
    window.press(&["q"]);
    window.wait_until_restored(0);
}

#[test]
fn a_pipe_that_breaks_is_no_error() {
    let window = Window::open("pipe", 80, 24);
    // Where standard output is no terminal, the game is played line by line.
    window.line(
        "(\"$ABANDE\" play --new --black 1 --white 1 --pace 0 2>err; echo \"left with $?\" >code) | head -n 1; cat code err",
    );
    let screen = window.wait_for("left with 0");
    assert!(screen.contains("Abande, hexagonal."), "{screen}");
    window.line("wc -c < err");
    window.wait_until("no error", |screen| screen.lines().any(|line| line.trim() == "0"));
}

#[test]
fn a_dumb_terminal_gets_lines() {
    let window = Window::open("dumb", 80, 24);
    window.line("TERM=dumb \"$ABANDE\" play --new --white human; echo \"left with $?\"");
    window.wait_for("Type a move, or help.");
    window.line("d4");
    window.wait_for("Black enters a piece on d4.");
    window.line("quit");
    window.wait_until_restored(0);
}

#[test]
fn the_menu_starts_a_game() {
    let window = Window::open("menu", 80, 24);
    window.play("--pace 0");
    window.wait_for("New game");
    // To the boards, on to Libre; down to White, who shall be a person; and start.
    window.press(&["Up", "Up", "Up", "Left"]);
    window.wait_for("< Libre >");
    window.press(&["Down", "Down", "Left", "Left", "Left"]);
    window.wait_until("two persons", |screen| screen.matches("< Person >").count() == 2);
    window.press(&["Down", "Enter"]);
    window.wait_for("17 pieces in hand");
    window.line("0,1");
    window.wait_for("Black enters a piece on 0,1.");
    window.press(&["C-c"]);
    window.wait_until_restored(0);
}
