//! `abande show`: what a terminal gets to see. After a change, look: `INSTA_UPDATE=always cargo test`, then the
//! diff.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{BOW_TIE, Folder, abande, run, run_with};

fn show(args: &[&str]) -> String {
    run(&[&["show"], args].concat()).fine()
}

#[test]
fn the_four_boards() {
    insta::assert_snapshot!("hex", show(&["--after", "d4 c3 d3 c4 d5 e4 d4-e4"]));
    insta::assert_snapshot!(
        "square",
        show(&["--position", "square x7/x7/x2,w,x4/x3,b,x3/x,b,bw,x4/x2,b,x4/x7 b 14/16 0"])
    );
    insta::assert_snapshot!("snub", show(&["--board", "snub", "--after", "d4 d5 e4 d5-d4", "--entries"]));
    insta::assert_snapshot!("libre", show(&["--board", "libre", "--after", "0,1 -1,1", "--entries"]));
}

#[test]
fn only_ascii_on_request() {
    for board in ["hex", "square", "snub", "libre"] {
        let drawn = show(&["--board", board, "--ascii", "--entries", "--labels", "spaces"]);
        assert!(drawn.is_ascii(), "{drawn}");
        assert!(!show(&["--board", board]).is_ascii());
    }
}

#[test]
fn names_where_they_are_wanted() {
    assert!(!show(&["--labels", "off"]).contains("d4"));
    assert!(show(&["--labels", "spaces"]).contains("f2"));
    let slanted = show(&["--labels", "spaces", "--coords", "slanted"]);
    assert!(slanted.contains("f3") && !slanted.contains("f2"), "{slanted}");
}

#[test]
fn a_board_file() {
    let folder = Folder::new("show-board");
    let path = folder.file("bow.toml", BOW_TIE);
    insta::assert_snapshot!("board-file", show(&["--board", &format!("{path}@3"), "--after", "b1 a1 c1"]));
}

#[test]
fn a_position_or_a_game_may_stand_on_its_own() {
    let line = "square x7/x7/x2,w,x4/x3,b,x3/x,b,bw,x4/x2,b,x4/x7 b 14/16 0";
    assert_eq!(show(&[line]), show(&["--position", line]));
    let folder = Folder::new("show-games");
    let games = folder.file("two.abn", "1. d4 c3 2. d3 c4 *\n\n[Board \"square\"]\n\n1. a1 a2 *\n");
    assert_eq!(show(&[&games, "--game", "1"]), show(&["--after", "d4 c3 d3 c4"]));
    assert_eq!(show(&[&games, "--game", "2", "--ply", "1"]), show(&["--board", "square", "--after", "a1"]));
    assert!(run(&["show", &games]).err.ends_with("this is game 1; --game N takes another\n"));
    assert!(run(&["show", &games, "--game", "3"]).refused().contains("has 2 games"));
    assert!(run(&["show", &games, "--game", "1", "--ply", "5"]).refused().contains("there are 4 moves"));
    run(&["show", line, "--position", line]).misused();
    assert!(run(&["show", "hex x4 b 18/18 0"]).refused().starts_with("error: position, column 5: "));
    // Moves alone, as people send them.
    assert_eq!(run_with(&["show", "-"], b"d4 c3 d3 c4\n").fine(), show(&["--after", "d4 c3 d3 c4"]));
}

/// The escape sequences that standard output gets.
fn escapes(args: &[&str], environment: &[(&str, &str)]) -> usize {
    let output = abande(&[&["show"], args].concat()).envs(environment.iter().copied()).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().matches('\u{1b}').count()
}

#[test]
fn colours_only_where_they_are_wanted() {
    assert_eq!(escapes(&[], &[]), 0, "a pipe has none");
    assert!(escapes(&["--color", "always"], &[]) > 100);
    assert!(escapes(&["--color=always"], &[("NO_COLOR", "1")]) > 100, "who says always means it");
    assert!(escapes(&[], &[("CLICOLOR_FORCE", "1")]) > 100);
    assert_eq!(escapes(&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), 0);
    assert_eq!(escapes(&["--color", "never"], &[("CLICOLOR_FORCE", "1")]), 0);
    let stripped = anstream::adapter::strip_str(&show(&["--color", "always"])).to_string();
    let trimmed = |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(trimmed(&stripped), trimmed(&show(&[])), "colours change nothing else");
}
