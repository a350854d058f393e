//! `abande draw`: pictures as files, and what is said where none can be made.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{Folder, abande, run, run_with, sample};

const POSITION: &str = "hex x4/x2,b,x2/x3,w,x2/x2,b,b,x3/x,w,wb,w,x2/x,w,x3/x4 b 14/13 0";

fn draw(args: &[&str]) -> String {
    run(&[&["draw"], args].concat()).fine()
}

fn refused(args: &[&str]) -> String {
    run(&[&["draw"], args].concat()).refused()
}

fn misused(args: &[&str]) -> String {
    run(&[&["draw"], args].concat()).misused()
}

#[test]
fn a_position_can_be_given_in_every_way() {
    let folder = Folder::new("draw-inputs");
    let svg = draw(&["--position", POSITION]);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(svg.contains(&format!("<title>{POSITION}</title>")));
    assert_eq!(draw(&[POSITION]), svg);
    let lines = folder.file("positions.txt", format!("\n{POSITION}\n{POSITION}\n"));
    assert_eq!(draw(&[&lines]), svg);
    assert_eq!(run_with(&["draw", "-"], POSITION.as_bytes()).fine(), svg);
    let path = folder.path("x.svg");
    assert_eq!(draw(&[POSITION, "-o", &path]), "");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), svg);
    assert!(draw(&["--board", "libre", "--after", "0,1 -1,1"]).contains("<title>libre "));
}

#[test]
fn each_kind_of_file_is_what_its_name_says() {
    let folder = Folder::new("draw-kinds");
    let game = sample("boards.abn");
    for (name, magic) in
        [("a.svg", &b"<svg"[..]), ("a.PNG", b"\x89PNG"), ("a.gif", b"GIF89a"), ("a.pdf", b"%PDF-")]
    {
        let path = folder.path(name);
        let run = run(&["draw", &game, "-o", &path, "--width", "90"]);
        assert_eq!(run.code, 0, "{}", run.err);
        assert!(run.err.ends_with("--game N takes another\n"), "{}", run.err);
        assert!(std::fs::read(&path).unwrap().starts_with(magic), "{name}");
    }
    let output = abande(&["draw", "--to", "png", "--width", "50"]).output().unwrap();
    assert!(output.stdout.starts_with(b"\x89PNG"), "to a pipe, byte by byte");
    assert_eq!(output.stdout[16..20], [0, 0, 0, 50], "fifty pixels wide");
}

#[test]
fn a_game_is_animated_move_by_move() {
    let folder = Folder::new("draw-gif");
    let path = folder.path("sixty.gif");
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sixty.abn");
    draw(&[game, "-o", &path, "--width", "60", "--delay", "250"]);
    let file = std::fs::read(&path).unwrap();
    // Each picture has a block that says how long it stays: here 25 hundredths of a second, the last four times
    // as long.
    let shown = |hundredths: u8| {
        file.windows(6).filter(|bytes| bytes[..3] == [0x21, 0xf9, 4] && bytes[4..] == [hundredths, 0]).count()
    };
    assert_eq!((shown(25), shown(100)), (60, 1), "the start and sixty moves");
}

#[test]
fn the_other_pages() {
    let folder = Folder::new("draw-pages");
    let game = folder.file(
        "game.abn",
        "[Black \"Ada\"]\n[White \"Bo\"]\n[Board \"hex:2@2\"]\n[Result \"*\"]\n\n1. a1 a2 2. b1 b2 *\n",
    );
    let graph = draw(&[&game, "--graph", "--nodes", "50"]);
    assert!(graph.contains("<title>Ada – Bo</title>"), "{graph}");
    assert_eq!(draw(&[&game, "--graph", "--nodes", "50"]), graph, "the same each time");
    let sheet = draw(&[&game, "--sheet"]);
    let shorter = draw(&[&game, "--sheet", "--every", "3"]);
    assert!(sheet.len() > shorter.len() && shorter.contains("<title>Ada – Bo</title>"));
    assert!(
        draw(&["--board", "snub", "--print"])
            .starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\"")
    );
    assert!(
        draw(&["--board", "hex:3", "--print", "--paper", "letter", "--step", "30"])
            .contains("width=\"215.9mm\"")
    );
    assert!(draw(&["--pieces"]).contains("210mm"));
    let rules = draw(&["--rules", "--lang", "de"]);
    assert!(rules.contains("<title>Abande (de)</title>"));
    assert_ne!(rules, draw(&["--rules", "--lang", "it"]));
}

#[test]
fn every_option_changes_the_picture() {
    let plain = draw(&[POSITION]);
    let options: [&[&str]; 17] = [
        &["--theme", "dark"],
        &["--theme", "contrast"],
        &["--theme", "print"],
        &["--labels", "off"],
        &["--labels", "spaces"],
        &["--coords", "slanted"],
        &["--rotate", "60"],
        &["--flip"],
        &["--caption"],
        &["--heading", "Look"],
        &["--arrow", "d4-c4"],
        &["--mark", "d4"],
        &["--mark", "d4=7"],
        &["--split", "d4"],
        &["--entries"],
        &["--captures", "both"],
        &["--width", "100"],
    ];
    let mut drawn: Vec<String> =
        options.iter().map(|option| draw(&[&[POSITION], *option].concat())).collect();
    drawn.push(plain);
    for (number, picture) in drawn.iter().enumerate() {
        assert!(!drawn[..number].contains(picture), "{:?}", options.get(number));
    }
    let game = sample("annotated.abn");
    let at = |args: &[&str]| run(&[&["draw", &game, "--ply", "12"], args].concat()).out;
    let twelve = at(&[]);
    for option in ["--numbers", "--no-last"] {
        assert_ne!(at(&[option]), twelve, "{option}");
    }
    let sleeping = "hex x4/x5/x2,w,x3/x3,b,x3/x2,b,x3/x5/x4 w 16/17 0";
    assert_ne!(draw(&[sleeping, "--no-sleepers"]), draw(&[sleeping]));
    let captures = draw(&[POSITION, "--captures"]);
    assert_eq!(captures, draw(&[POSITION, "--captures", "black"]));
}

#[test]
fn refused_inputs_say_why() {
    let folder = Folder::new("draw-refused");
    assert!(refused(&["no-such-file.abn"]).starts_with("error: no-such-file.abn: "));
    assert!(refused(&["hex nonsense"]).starts_with("error: position, column "));
    for (args, expected) in [
        (&["--mark", "z9"][..], "--mark: the board hex has no space 'z9'"),
        (
            &["--mark", "d4=sevens"],
            "--mark d4=sevens: after the = comes ring, square, triangle, cross, or a text of up to 4 letters",
        ),
        (&["--arrow", "d4"], "--arrow d4: an arrow goes from a space to a space, as in d4-c3"),
        (&["--split", "d4"], "--split d4: no stack stands there"),
        (&["--ply", "7"], "--ply 7: there are 0 moves, from 0 for the start to 0"),
        (&["--width", "0"], "--width takes a number of pixels above 0"),
        (&["--board", "libre", "--print"], "Libre is played without a board: there is none to print"),
        (
            &["--print", "--step", "500"],
            "on this paper the spaces can be up to 26 mm apart, and at least 5 mm",
        ),
    ] {
        assert_eq!(refused(args), format!("error: {expected}\n"), "{args:?}");
    }
    assert!(refused(&["--to", "png", "--width", "99999"]).contains("pixels cannot be made"));
    let two = folder.file("two.txt", format!("{POSITION}\nhex b\n"));
    assert!(refused(&[&two]).starts_with(&format!("{two}:2:5: error: ")));
    assert!(refused(&[&sample("faulty.abn")]).contains("faulty.abn:"));
    let game = sample("annotated.abn");
    assert_eq!(
        refused(&[&game, "--game", "4"]),
        format!("error: {game} has 3 games, so there is no game 4\n")
    );
    let path = folder.path("missing/x.svg");
    assert!(refused(&["-o", &path]).starts_with(&format!("error: {path}: ")));
}

#[test]
fn wrong_usage_is_told() {
    for args in [
        &["--theme", "pink"][..],
        &["--graph", "--sheet"],
        &["-o", "picture.bmp"],
        &["-o", "picture"],
        &["--lang", "la"],
        &["--every", "0", "--sheet"],
        &["--graph"],
        &["--graph", POSITION],
        &["--game", "1"],
        &["--game", "0", &sample("annotated.abn")],
        &["--rotate", "inf"],
        &["--coords", "slanted", "--board", "square"],
        &[&sample("annotated.abn"), "--after", "d4"],
    ] {
        let said = misused(args);
        assert!(said.contains("--help"), "{args:?}: {said}");
    }
}

#[test]
fn what_is_wrong_is_what_is_blamed() {
    let said = misused(&["--sheet", "--columns", "0"]);
    assert!(said.contains("--columns") && !said.contains("--width"), "{said}");
    // Who has chosen a game need not be told that one can.
    draw(&[&sample("annotated.abn"), "--game", "2"]);
}

#[test]
fn letters_that_the_font_lacks_are_named() {
    let folder = Folder::new("draw-letters");
    let game = folder.file("kanji.abn", "[Black \"山田 Ada\"]\n\n1. d4 c3 *\n");
    let run = run(&["draw", &game, "--sheet"]);
    assert_eq!(run.err, "note: the font of the pictures lacks 山 田: boxes stand for it\n");
    assert!(run.code == 0 && run.out.starts_with("<svg"));
    draw(&["--heading", "Übung, « æøå ß »"]);
}

#[test]
fn nothing_is_left_behind_where_nothing_can_be_drawn() {
    let folder = Folder::new("draw-nothing");
    let path = folder.path("x.png");
    refused(&["-o", &path, "--width", "99999"]);
    assert!(!std::path::Path::new(&path).exists());
}
