//! `abande convert`: there and back again, and nothing lost unsaid.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{BOW_TIE, Folder, run, run_with, sample, sample_text};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn our_own_files_come_out_as_they_went_in() {
    for name in ["annotated.abn", "boards.abn"] {
        assert_eq!(run(&["convert", &sample(name)]).fine(), sample_text(name));
        assert_eq!(run_with(&["convert", "-"], sample_text(name).as_bytes()).fine(), sample_text(name));
    }
}

#[test]
fn records_to_games_and_back() {
    let folder = Folder::new("convert-records");
    let (abn, back) = (folder.path("games.abn"), folder.path("back.json"));
    assert_eq!(run(&["convert", &sample("abstract-play.json"), "-o", &abn]).fine(), "");
    assert!(std::fs::read_to_string(&abn).unwrap().starts_with("[Event \"Spring Cup\"]\n"));
    assert_eq!(run(&["convert", &abn, "-o", &back]).fine(), "");
    // As text without blanks, so that the order of the keys counts.
    let came_back = json(&std::fs::read_to_string(&back).unwrap()).to_string();
    assert_eq!(came_back, json(&sample_text("abstract-play.json")).to_string());
    assert_eq!(folder.names(), ["back.json", "games.abn"]);
}

#[test]
fn a_game_to_a_record_and_back() {
    let game = "[Date \"2024.02.29\"]\n[Black \"Ada\"]\n[White \"Bo\"]\n[Board \"snub\"]\n[Result \"0-1\"]\n\n\
                1. a1 a2 2. b1 a2-a1 0-1\n";
    let record = run_with(&["convert", "-", "--to", "json"], game.as_bytes()).fine();
    let value = json(&record);
    assert_eq!(value["moves"].to_string(), "[[\"a1\",\"a2\"],[\"b1\",\"a2-a1\"],[\"resign\",null]]");
    assert_eq!(
        value["header"]["game"].to_string(),
        "{\"name\":\"Abande\",\"variants\":[\"Board: Snub Square\"]}"
    );
    let back = run_with(&["convert", "-"], record.as_bytes()).fine();
    // What the record has and a game does not is kept in one more tag.
    let plain: String =
        back.split_inclusive('\n').filter(|line| !line.starts_with("[AbstractPlay ")).collect();
    assert!(plain.ends_with("\n\n1. a1 a2 2. b1 a2-a1 0-1\n"), "{plain}");
    assert!(
        plain.contains("[Black \"Ada\"]\n[White \"Bo\"]\n[Board \"snub\"]\n[Result \"0-1\"]\n"),
        "{plain}"
    );
    let again = run_with(&["convert", "-", "--to", "json"], back.as_bytes()).fine();
    assert_eq!(again, record);
    // One is a record, several are a list, none is an empty one.
    let two = run_with(&["convert", "-", "--to", "json"], format!("{game}\n{game}").as_bytes()).fine();
    assert_eq!(json(&two).as_array().map(Vec::len), Some(2));
    assert_eq!(run_with(&["convert", "-", "--to", "json"], b"").fine(), "[]\n");
    assert_eq!(run_with(&["convert", "-"], b"").fine(), "");
}

#[test]
fn slanted_and_back() {
    let slanted = run(&["convert", "--coords", "slanted", &sample("annotated.abn")]).fine();
    assert!(slanted.contains("1... c6 2. c5 $14 $1 e7 3. f7 g7 4. c5-c6! d6"), "{slanted}");
    let back = run_with(&["convert", "--from-coords", "slanted", "-"], slanted.as_bytes()).fine();
    assert_eq!(back, sample_text("annotated.abn"));
    let same =
        run_with(&["convert", "--from-coords", "slanted", "--coords", "slanted", "-"], slanted.as_bytes());
    assert_eq!(same.fine(), slanted);
}

#[test]
fn records_of_the_site_go_through_abn_and_come_back() {
    for name in ["hex-resign-1", "libre-draw", "square-abandoned", "snub-resign-1", "square-played-out"] {
        let record = sample(&format!("abstract-play/{name}.json"));
        let abn = run(&["convert", &record]).fine();
        assert_eq!(abn.contains("[Termination "), !name.ends_with("played-out"), "{abn}");
        let back = run_with(&["convert", "-", "--to", "json"], abn.as_bytes()).fine();
        assert_eq!(json(&back), json(&std::fs::read_to_string(&record).unwrap()), "{name}");
    }
}

#[test]
fn what_gets_lost_is_said() {
    let game = "[Mood \"calm\"]\n\n1. d4! {yes} (1. c3) 1... c3 1-0\n";
    let run = run_with(&["convert", "-", "--to", "json"], game.as_bytes());
    assert_eq!(run.code, 0);
    assert_eq!(
        run.err,
        "warning: game 1: comments are lost: 1\nwarning: game 1: variations are lost: 1\n\
         warning: game 1: glyphs are lost: 1\nwarning: game 1: tags are lost: Mood\n"
    );
    assert_eq!(json(&run.out)["moves"].to_string(), "[[\"d4\",\"c3\"],[\"resign\",null]]");
}

#[test]
fn nothing_is_written_when_a_game_is_faulty() {
    let folder = Folder::new("convert-faulty");
    let target = folder.file("target.abn", "what was there\n");
    for output in [&["-o", &target][..], &[]] {
        let run = run(&[&["convert", &sample("faulty.abn")], output].concat());
        let said = run.refused();
        assert!(said.starts_with(&format!("{}:4:22: error: d3-c3: ", sample("faulty.abn"))), "{said}");
        assert!(
            said.ends_with(
                "\nnothing was written, because of 13 of 15 games; --skip-faulty leaves such games out\n"
            ),
            "{said}"
        );
    }
    assert_eq!(std::fs::read_to_string(&target).unwrap(), "what was there\n");
    assert_eq!(folder.names(), ["target.abn"]);
}

#[test]
fn faulty_games_are_left_out_on_request() {
    let folder = Folder::new("convert-skip");
    let target = folder.file("target.abn", "what was there\n");
    let run = run(&["convert", "--skip-faulty", &sample("faulty.abn"), "-o", &target]);
    assert!(run.refused().ends_with("\nleft out: 13 of 15 games\n"));
    assert_eq!(
        std::fs::read_to_string(&target).unwrap(),
        "[Event \"2: fine\"]\n[Board \"hex\"]\n[Result \"*\"]\n\n1. d4 c3 *\n\n\
         [Event \"15: fine\"]\n[Board \"hex\"]\n[Result \"0-1\"]\n\n1. d4 c3 0-1\n"
    );
}

/// A game may be sound and still have no place in the other format. Games keep their numbers in the file.
#[test]
fn games_that_cannot_be_written() {
    let boards = sample("boards.abn");
    let says = "error: game 4: Abstract Play does not have the board hex:3: it has hex, square, snub and libre\n\
                error: game 5: Abstract Play does not have the board square:5: it has hex, square, snub and libre\n";
    let refused = run(&["convert", &boards, "--to", "json"]).refused();
    assert!(refused.starts_with(&format!("{says}nothing was written, because of 2 of 6 games")), "{refused}");
    let rest = run(&["convert", &boards, "--to", "json", "--skip-faulty"]);
    assert_eq!((rest.code, rest.err), (1, format!("{says}left out: 2 of 6 games\n")));
    assert_eq!(json(&rest.out).as_array().map(Vec::len), Some(4));
    let slanted = run(&["convert", &boards, "--coords", "slanted"]).refused();
    assert!(
        slanted.starts_with("error: game 1: only hexagonal boards have slanted names, square has not\n"),
        "{slanted}"
    );
    let open = run_with(&["convert", "-", "--to", "json"], b"1. d4 1-0\n\n1. d4 *\n").refused();
    assert!(open.starts_with("error: game 2: the game is not finished: "), "{open}");
}

#[test]
fn the_format_follows_the_name_unless_it_is_told() {
    let folder = Folder::new("convert-format");
    let game = folder.file("game.txt", "1. d4 c3 1-0\n");
    for (name, to, is_json) in [
        ("a.json", &[][..], true),
        ("b.JSON", &[], true),
        ("c.abn", &[], false),
        ("d", &[], false),
        ("e.json", &["--to", "abn"], false),
    ] {
        let path = folder.path(name);
        run(&[&["convert", &game, "-o", &path], to].concat()).fine();
        assert_eq!(std::fs::read_to_string(&path).unwrap().starts_with('{'), is_json, "{name}");
    }
}

#[test]
fn minus_is_standard_output() {
    let game = "[Board \"hex\"]\n[Result \"1-0\"]\n\n1. d4 c3 1-0\n";
    assert_eq!(run_with(&["convert", "-", "-o", "-"], game.as_bytes()).fine(), game);
}

#[test]
fn files_that_cannot_be_written_say_so() {
    let folder = Folder::new("convert-targets");
    let missing = folder.path("no/such/folder.abn");
    let said = run(&["convert", &sample("boards.abn"), "-o", &missing]).refused();
    assert!(said.starts_with(&format!("error: {missing}: ")), "{said}");
    let said = run(&["convert", &sample("boards.abn"), "-o", &folder.path(".")]).refused();
    assert!(said.starts_with(&format!("error: {}: ", folder.path("."))), "{said}");
    assert_eq!(folder.names(), [""; 0]);
}

/// Never again a plain file in the place of a device.
#[cfg(unix)]
#[test]
fn only_plain_files_are_replaced() {
    use std::io::Read;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::process::Command;

    let folder = Folder::new("convert-links");
    let boards = sample("boards.abn");
    let real = folder.file("real.abn", "old");
    std::fs::set_permissions(&real, std::fs::Permissions::from_mode(0o640)).unwrap();
    symlink("real.abn", folder.path("link.abn")).unwrap();
    symlink("new.abn", folder.path("dangling.abn")).unwrap();
    for link in ["link.abn", "dangling.abn"] {
        run(&["convert", &boards, "-o", &folder.path(link)]).fine();
        assert!(std::fs::symlink_metadata(folder.path(link)).unwrap().is_symlink(), "{link}");
    }
    for file in ["real.abn", "new.abn"] {
        assert_eq!(std::fs::read_to_string(folder.path(file)).unwrap(), sample_text("boards.abn"));
    }
    assert_eq!(std::fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);

    // A named pipe stands for devices: those of the machine are not to be played with.
    let pipe = folder.path("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    // Open for both ways, it neither waits for a partner nor lets the program wait.
    let mut reader = std::fs::File::options().read(true).write(true).open(&pipe).unwrap();
    run(&["convert", &boards, "-o", &pipe]).fine();
    assert!(!std::fs::metadata(&pipe).unwrap().is_file());
    let mut received = vec![0; sample_text("boards.abn").len()];
    reader.read_exact(&mut received).unwrap();
    assert_eq!(received, sample_text("boards.abn").as_bytes());
    assert_eq!(folder.names(), ["dangling.abn", "link.abn", "new.abn", "pipe", "real.abn"]);
}

#[test]
fn games_on_a_board_file() {
    let folder = Folder::new("convert-board");
    let game = "[Board \"bow-tie\"]\n[Pieces \"3\"]\n[Result \"*\"]\n\n1. b1 a1 2. c1 *\n";
    let board = folder.file("bow.toml", BOW_TIE);
    assert_eq!(run_with(&["convert", "--board", &board, "-"], game.as_bytes()).fine(), game);
}
