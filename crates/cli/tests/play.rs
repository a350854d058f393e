//! `abande play` line by line: what a screen reader reads and a script writes.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{BOW_TIE, Folder, Run, abande};
use std::io::Write;
use std::process::Stdio;

/// Plays with some lines as input. Games are kept in the folder.
fn play(folder: &Folder, args: &[&str], input: &str) -> Run {
    let mut command = abande(&[&["play", "--pace", "0"], args].concat());
    command.env("XDG_DATA_HOME", folder.path("data")).env("LC_ALL", "C.UTF-8");
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[test]
fn a_dialogue() {
    let folder = Folder::new("play-dialogue");
    let input = "d4\nC3\ng1\nwhat?\nd3\nc3-d3\nstacks\nmoves\nposition\nundo\nundo\nredo\nscore\nquit\nd4\n";
    let out = play(&folder, &["--new", "--white", "human"], input).fine();
    assert_eq!(
        out,
        "\
Abande, hexagonal. Black: Person. White: Person. Type a move, or help.
Black: 0 points, 18 pieces in hand. White: 0 points, 18 pieces in hand. Black to move.
Black enters a piece on d4.
Black: 0 points, 17 pieces in hand. White: 0 points, 18 pieces in hand. White to move.
White enters a piece on c3.
Black: 1 point, 17 pieces in hand. White: 1 point, 17 pieces in hand. Black to move.
g1 is not next to the band: no stack stands beside it.
‘what?’ is no move. Examples: d4  d4-c3  pass
help lists all commands.
Black enters a piece on d3.
Black: 2 points, 16 pieces in hand. White: 1 point, 17 pieces in hand. White to move.
White captures d3 from c3.
Black: 1 point, 16 pieces in hand. White: 2 points, 17 pieces in hand. Black to move.
d3: White, 2 high
d4: Black, 1 high
c2 c3 c4 d2 d5 e2 e3 e4 d4-d3
hex x4/x5/x6/x2,bw,b,x3/x6/x5/x4 b 16/17 0
Black: 2 points, 16 pieces in hand. White: 1 point, 17 pieces in hand. White to move.
Black: 1 point, 17 pieces in hand. White: 1 point, 17 pieces in hand. Black to move.
Black: 2 points, 16 pieces in hand. White: 1 point, 17 pieces in hand. White to move.
Black: 2 points, 16 pieces in hand. White: 1 point, 17 pieces in hand. White to move.
"
    );
}

#[test]
fn engines_play_to_the_end_on_every_board() {
    for board in ["hex", "square", "snub", "libre"] {
        let folder = Folder::new(&format!("play-engines-{board}"));
        let out = play(&folder, &["--new", "--board", board, "--black", "1", "--white", "2"], "").fine();
        let last = out.lines().last().unwrap();
        assert!(last.contains(" wins ") || last.contains("A draw, "), "{last}");
        let deeds: Vec<&str> = out.lines().rev().filter(|line| line.ends_with("passes.")).take(2).collect();
        assert!(deeds.len() == 2 && deeds[0] != deeds[1], "{out}");
        assert!(!folder.names_in("data/abande").contains(&"unfinished-1.abn".into()), "it is over");
    }
}

#[test]
fn unfinished_games_are_offered_and_resumed() {
    let folder = Folder::new("play-resume");
    assert!(play(&folder, &["--resume"], "").refused().contains("There is no unfinished game"));
    play(&folder, &["--new", "--white", "human", "--lang", "fr"], "d4\nc3\n").fine();
    let out = play(&folder, &["--white", "human"], "resume\nd3\n").fine();
    assert!(out.contains("There is 1 unfinished game: resume goes on with it."), "{out}");
    assert!(out.contains("Black enters a piece on d3.\nBlack: 2 points, 16 pieces in hand."), "{out}");
    let out = play(&folder, &["--resume"], "undo\nscore\n").fine();
    assert!(out.contains("White: 1 point, 17 pieces in hand. White to move."), "{out}");
    // Nobody asks, and nothing is lost.
    let out = play(&folder, &["--new"], "").fine();
    assert!(!out.contains("unfinished"), "{out}");
    assert_eq!(play(&folder, &["--resume"], "position\n").fine().matches("\nhex ").count(), 1);
}

#[test]
fn games_are_saved_and_opened() {
    let folder = Folder::new("play-files");
    let file = folder.path("game.abn");
    let input = format!("d4\nsave {file}\nc3\nsave {file}\nquit\n");
    let out = play(&folder, &["--new", "--white", "human"], &input).fine();
    assert_eq!(out.matches(&format!("Saved: {file}")).count(), 2, "{out}");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains("[Board \"hex\"]") && text.contains("1. d4 c3 *"), "{text}");
    // Another's file is not overwritten.
    let out = play(&folder, &["--new", "--white", "human"], &format!("e4\nsave {file}\n")).fine();
    assert!(out.contains(&format!("{file} exists already.")), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    // It is looked at where it ended, on the command line and in a game.
    let position = "hex x4/x5/x2,w,x3/x3,b,x3/x6/x5/x4 b 17/17 0";
    assert!(play(&folder, &[&file], "position\n").fine().contains(position));
    // Somebody else may go on with it.
    let out = play(&folder, &[&file, "--white", "1"], "position\nd3\n").fine();
    assert!(out.contains("White: Level 1.") && out.matches("Black to move.").count() == 2, "{out}");
    let input = format!("open {file}\nposition\nopen nowhere.abn\n");
    let out = play(&folder, &["--new", "--board", "libre", "--white", "human"], &input).fine();
    assert!(out.contains(position) && out.contains("nowhere.abn: No such file"), "{out}");
    let refused = play(&folder, &[&folder.file("bad.abn", "1. d4 d4 *")], "");
    assert!(refused.refused().contains("bad.abn:1:7: error:"));
}

/// Two games by others: one that was resigned, and one of Libre.
const TWO_GAMES: &str = "[Termination \"resignation\"]\n[Black \"Ada\"]\n[White \"Bo\"]\n\n1. d4 c3 {So so.} 2. d3 0-1\n\n[Board \"libre\"]\n\n1. 0,1 *\n";

#[test]
fn games_of_others_are_looked_at() {
    let folder = Folder::new("play-look");
    let file = folder.file("two.abn", TWO_GAMES);
    let again = folder.path("again.abn");
    let input = format!("c4\nundo\nundo\nredo\nsave {again}\ngame 2\ngame 3\n");
    let out = play(&folder, &[&file], &input).fine();
    assert_eq!(
        out.lines().collect::<Vec<_>>(),
        [
            "Abande, hexagonal. Black: Ada. White: Bo. You are looking at a game: undo and redo step through it, play \
             goes on from here, help lists all commands.",
            "This is game 1 of 2: game N shows another.",
            "Black: 2 points, 16 pieces in hand. White: 1 point, 17 pieces in hand. White wins: Black resigned.",
            "You are looking at a game: play goes on from here, in a game of your own.",
            "So so.",
            "Black: 1 point, 17 pieces in hand. White: 1 point, 17 pieces in hand. Black to move.",
            "Black: 0 points, 17 pieces in hand. White: 0 points, 18 pieces in hand. White to move.",
            "So so.",
            "Black: 1 point, 17 pieces in hand. White: 1 point, 17 pieces in hand. Black to move.",
            &format!("Saved: {again}"),
            "Abande, Libre. Black: ?. White: ?. You are looking at a game: undo and redo step through it, play goes on \
             from here, help lists all commands.",
            "This is game 2 of 2: game N shows another.",
            "Black: 2 points, 16 pieces in hand. White: 1 point, 17 pieces in hand. White to move.",
            "There is no such game: the file has 2 games.",
        ],
        "{out}"
    );
    // As it was, without names of ours; and nothing is kept.
    let saved = std::fs::read_to_string(again).unwrap();
    assert!(
        saved.contains("[White \"Bo\"]") && !saved.contains("Type") && !saved.contains("Date"),
        "{saved}"
    );
    assert!(play(&folder, &["--resume"], "").refused().contains("There is no unfinished game"));
    let out = play(&folder, &[&file, "--game", "1", "--ply", "1"], "position\n").fine();
    assert!(out.ends_with("\nhex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0\n"), "{out}");
    assert!(play(&folder, &[&file, "--game", "3"], "").refused().contains("the file has 2 games"));
    assert!(play(&folder, &[&file, "--ply", "4"], "").refused().contains("there are 3 moves"));
    assert!(play(&folder, &[&file, "--after", "d4"], "").misused().contains("--after"));
}

#[test]
fn a_new_game_goes_on_from_a_position_of_another() {
    let folder = Folder::new("play-from");
    let file = folder.file("two.abn", TWO_GAMES);
    let input = "undo\nplay human\ne4\nopen nowhere\nplay 11\nscore\n";
    let out = play(&folder, &[&file], input).fine();
    assert!(out.contains("Black: Person. White: Person. Type a move, or help.\n"), "{out}");
    assert!(out.contains("Black enters a piece on e4.\n"), "{out}");
    assert!(out.contains("play takes an opponent"), "{out}");
    let kept = play(&folder, &["--resume"], "position\nundo\nundo\nposition\n").fine();
    assert!(kept.contains("hex x4/x5/x2,w,x3/x3,b,x3/x3,b,x2/x5/x4 w 16/17 0"), "{kept}");
    assert!(kept.ends_with("hex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0\n"), "{kept}");
    // Against a level, who moves next.
    let out = play(&folder, &[&file], "undo\nplay 1\ne4\n").fine();
    assert!(out.contains("Black: You. White: Level 1.") && out.contains("\nWhite "), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), TWO_GAMES);
}

#[test]
fn the_engine_answers_a_move_that_was_taken_back_and_is_played_again() {
    let folder = Folder::new("play-silence");
    let out = play(&folder, &["--plain", "--new", "--white", "3"], "d4\nundo\nd4\nscore\nquit\n").fine();
    let last = out.lines().last().unwrap();
    assert!(last.ends_with("White: 1 point, 17 pieces in hand. Black to move."), "{out}");
    assert_eq!(out.matches("\nWhite enters").count(), 2, "{out}");
}

/// Left between a move that was played again and the answer: nobody plays for the engine.
#[test]
fn a_waiting_engine_says_so_and_moves_when_told() {
    let folder = Folder::new("play-waits");
    std::fs::create_dir_all(folder.path("data/abande")).unwrap();
    let kept = "[Board \"hex\"]\n[BlackType \"human\"]\n[WhiteType \"level 1\"]\n[Ply \"1\"]\n\n1. d4 c3 *\n";
    folder.file("data/abande/unfinished-1.abn", kept);
    let out = play(&folder, &["--resume"], "e4\ngo\nquit\n").fine();
    assert!(out.contains("It is White’s turn, and the engine waits: go has it move.\nWhite enters"), "{out}");
    assert!(out.ends_with("White: 1 point, 17 pieces in hand. Black to move.\n"), "{out}");
}

#[test]
fn lists_of_moves_are_played_and_long_rubbish_is_not_repeated() {
    let folder = Folder::new("play-list");
    let input = format!("1. d4 c3 2. d3 c4\nd5 g1\n{}\nposition\n", "rubbish".repeat(3_000_000));
    let out = play(&folder, &["--new", "--white", "human"], &input).fine();
    assert!(out.contains("White enters a piece on c4.\n"), "{out}");
    assert!(out.contains("\ng1: g1 is not next to the band: no stack stands beside it.\n"), "{out}");
    assert!(out.len() < 3000, "{} bytes", out.len());
    assert!(out.ends_with("\nhex x4/x5/x2,w,w,x2/x2,b,b,x3/x6/x5/x4 b 16/16 0\n"), "{out}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_without_an_end_is_refused() {
    let folder = Folder::new("play-zero");
    let out = play(&folder, &["--new", "--white", "human"], "open /dev/zero\nd4\n").fine();
    assert!(out.contains("/dev/zero: longer than 16 MiB, which is the limit\nBlack enters"), "{out}");
    assert!(play(&folder, &["/dev/zero"], "").refused().contains("/dev/zero: longer than"));
}

#[test]
fn boards_from_files_are_played_and_resumed() {
    let folder = Folder::new("play-board-file");
    let board = folder.file("tie.toml", BOW_TIE);
    let out = play(&folder, &["--new", "--board", &board, "--white", "human"], "a1\nb1\nboard\n").fine();
    assert!(out.contains("White enters a piece on b1."), "{out}");
    let out = play(&folder, &["--resume"], "c2\nposition\n").fine();
    assert!(out.contains("bow-tie b,x/w/x,b w 16/17 0"), "{out}");
}

#[test]
fn hints_and_analysis_are_told() {
    let folder = Folder::new("play-hint");
    let out =
        play(&folder, &["--new", "--board", "hex:2@2", "--white", "human"], "hint\nanalyse\nhelp\n").fine();
    let hint = out.lines().find(|line| line.starts_with("Hint: ")).unwrap();
    assert!(["a1", "a2", "b1", "b2", "b3", "c1", "c2"].contains(&&hint[6..]), "{hint}");
    assert!(
        out.lines()
            .filter(|line| line.contains("Black +") || line.contains("White +") || line.starts_with("even"))
            .count()
            >= 3,
        "{out}"
    );
    assert!(out.contains("\nundo: take back your last move\n"), "{out}");
}

#[test]
fn the_last_pass_but_one_is_announced() {
    let folder = Folder::new("play-pass");
    let input = "b2\nb1\npass\nresume\npass\npass\nb3\n";
    let out = play(&folder, &["--new", "--board", "hex:2@1", "--white", "human"], input).fine();
    let said: Vec<&str> = out.lines().skip(6).collect();
    assert_eq!(
        said,
        [
            "Black passes.",
            "Another pass ends the game.",
            "Black: 1 point, 0 pieces in hand. White: 1 point, 0 pieces in hand. White to move.",
            "There is no unfinished game to go on with.",
            "White passes.",
            "Black: 1 point, 0 pieces in hand. White: 1 point, 0 pieces in hand. A draw, 1–1.",
            "The game is over: both players have passed.",
            "The game is over: both players have passed.",
        ],
        "{out}"
    );
}

#[test]
fn moves_on_the_command_line_can_be_taken_back() {
    let folder = Folder::new("play-after");
    let out = play(&folder, &["--new", "--white", "human", "--after", "d4 c3"], "undo\nposition\n").fine();
    assert!(out.ends_with("\nhex x4/x5/x6/x3,b,x3/x6/x5/x4 w 17/18 0\n"), "{out}");
}

#[test]
fn ascii_spells_every_language() {
    for lang in ["de", "fr", "es", "it"] {
        let folder = Folder::new(&format!("play-ascii-{lang}"));
        let args = ["--new", "--ascii", "--lang", lang, "--white", "human"];
        let out = play(&folder, &args, "d4\nd4\nboard\nstacks\nhelp\nnothing\n").fine();
        assert!(out.is_ascii() && !out.contains('?'), "{out}");
    }
}

#[test]
fn every_language_plays() {
    for (lang, said) in [
        ("en", "Black to move."),
        ("de", "Schwarz am Zug."),
        ("fr", "À Noir de jouer."),
        ("es", "Juega Negro."),
        ("it", "Tocca al Nero."),
    ] {
        let folder = Folder::new(&format!("play-{lang}"));
        let out = play(&folder, &["--new", "--lang", lang, "--white", "human"], "help\n").fine();
        assert!(out.contains(said), "{out}");
        assert!(!out.contains("tui-") && !out.contains('{'), "{out}");
    }
    let folder = Folder::new("play-lang");
    let wrong = play(&folder, &["--lang", "tlh"], "").misused();
    assert!(wrong.contains("only in en, de, fr, es, it"), "{wrong}");
    let wrong = play(&folder, &["--white", "11"], "").misused();
    assert!(wrong.contains("human, or a level from 1 to 10"), "{wrong}");
}
