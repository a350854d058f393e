//! `abande check`: the verdict on standard output, each fault with its place on standard error.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use common::{BOW_TIE, Folder, run, run_with, sample, sample_text};

#[test]
fn fine_files() {
    let folder = Folder::new("check-fine");
    let one = folder.file("one.abn", "1. d4 c3 *\n");
    let none = folder.file("none.abn", "");
    let marked = folder.file("marked.ABN", "\u{feff}[Board \"square\"]\r\n\r\n1. d4 c3 *\r\n");
    let (boards, records) = (sample("boards.abn"), sample("abstract-play.json"));
    assert_eq!(
        run(&["check", &boards, &records, &one, &none, &marked]).fine(),
        format!(
            "{boards}: 6 games, all fine\n{records}: 5 games, all fine\n{one}: 1 game, fine\n{none}: no games\n\
             {marked}: 1 game, fine\n"
        )
    );
}

#[test]
fn a_faulty_file_of_games_with_places_and_pointers() {
    let folder = Folder::new("check-faulty");
    let text = "\u{feff}[Event \"an é before it\"] [Board \"hexagon\"]\r\n\r\n1. d4 *\r\n\r\n\
                [Event \"fine\"]\n\n1. d4 c3 *\n\n\
                [Event \"tabs\"]\n\n1.\td4\t{ééé}\tc3 2. d3 d2 3. d3-c3 *\n";
    let path = folder.file("faulty.abn", text);
    let run = run(&["check", &path]);
    assert_eq!(run.code, 1);
    assert_eq!(run.out, format!("{path}: 3 games, 2 faulty\n"));
    assert_eq!(
        run.err,
        format!(
            "{path}:1:34: error: no board is called 'hexagon': there are hex, square, snub, libre, sizes such as \
             hex:3 and square:5, and board files\n     \
             1 | [Event \"an é before it\"] [Board \"hexagon\"]\n       \
               |                                  ^\n\
             {path}:11:28: error: d3-c3: Moving the stack from d3 would split the band into 2 parts: c3 d4 | d2.\n    \
             11 | 1. d4 {{ééé}} c3 2. d3 d2 3. d3-c3 *\n       \
                |                            ^\n\
             2 faults were found\n"
        )
    );
}

#[test]
fn every_fault_of_the_samples_is_told_with_its_own_line() {
    let path = sample("faulty.abn");
    let run = run(&["check", &path]);
    assert_eq!((run.code, run.out), (1, format!("{path}: 15 games, 13 faulty\n")));
    let text = sample_text("faulty.abn");
    let source: Vec<_> = text.lines().collect();
    let lines: Vec<_> = run.err.lines().collect();
    assert_eq!(lines.len(), 13 * 3 + 1);
    for fault in lines.chunks_exact(3) {
        let mut place = fault[0].strip_prefix(&format!("{path}:")).unwrap().splitn(3, ':');
        let (line, column) = (place.next().unwrap(), place.next().unwrap());
        assert!(place.next().unwrap().starts_with(" error: "), "{}", fault[0]);
        let shown = source[line.parse::<usize>().unwrap() - 1];
        assert_eq!(fault[1], format!("{line:>6} | {shown}"));
        let column = column.parse::<usize>().unwrap();
        assert_eq!(fault[2], format!("       | {}^", " ".repeat(column - 1)));
    }
    assert_eq!(lines.last(), Some(&"13 faults were found"));
}

#[test]
fn a_faulty_file_of_records() {
    let folder = Folder::new("check-json");
    let text = sample_text("abstract-play.json");
    // The move of one record, and the syntax of another file.
    let illegal = folder.file("illegal.json", text.replacen("\"g4-f5\", \"e2\"", "\"g4-d5\", \"e2\"", 1));
    let verdict = run(&["check", &illegal]);
    assert_eq!((verdict.code, verdict.out), (1, format!("{illegal}: 5 games, 1 faulty\n")));
    assert_eq!(
        verdict.err,
        format!(
            "{illegal}: error: [0].moves[19][0]: g4-d5: g4 and d5 are not adjacent: a stack moves one step.\n1 fault was found\n"
        )
    );
    let broken = folder.file("broken.json", "[\n {\"é\": 1 \"x\": 2}\n]\n");
    let verdict = run(&["check", &broken]);
    assert_eq!((verdict.code, verdict.out), (1, format!("{broken}: 1 game, faulty\n")));
    assert_eq!(
        verdict.err,
        format!(
            "{broken}:2:10: error: expected `,` or `}}`\n     2 |  {{\"é\": 1 \"x\": 2}}\n       |          ^\n\
             1 fault was found\n"
        )
    );
}

#[test]
fn long_lines_are_cut_around_the_fault() {
    let folder = Folder::new("check-long");
    let path = folder
        .file("long.abn", format!("1. d4 {{{}}} zz {{{}}} *\n", "é".repeat(500), "x".repeat(5_000_000)));
    let run = run(&["check", &path]);
    let lines: Vec<_> = run.err.lines().collect();
    assert_eq!(lines[0], format!("{path}:1:510: error: the board hex has no space 'zz'"));
    assert_eq!(lines[1], format!("     1 | {}}} zz {{{}", "é".repeat(48), "x".repeat(46)));
    assert_eq!(lines[2], format!("       | {}^", " ".repeat(50)));
}

#[test]
fn bytes_that_are_no_text_have_their_place() {
    let folder = Folder::new("check-bytes");
    for name in ["bytes.abn", "bytes.json", "bytes"] {
        let path = folder.file(name, b"\xef\xbb\xbf[\n\xc3\xa9 \xff\xfe");
        let run = run(&["check", &path]);
        assert_eq!((run.code, run.out), (1, format!("{path}: 1 game, faulty\n")));
        let place = format!(
            "{path}:2:3: error: the bytes from here on are not UTF-8\n     2 | é \u{fffd}\u{fffd}\n       |   ^\n"
        );
        assert_eq!(run.err, format!("{place}1 fault was found\n"));
    }
}

#[test]
fn one_file_that_cannot_be_opened_does_not_stop_the_others() {
    let folder = Folder::new("check-missing");
    let (missing, boards) = (folder.path("missing.abn"), sample("boards.abn"));
    let run = run(&["check", &missing, &folder.path("."), &boards]);
    assert_eq!((run.code, run.out), (1, format!("{boards}: 6 games, all fine\n")));
    let lines: Vec<_> = run.err.lines().collect();
    assert!(lines[0].starts_with(&format!("error: {missing}: ")), "{}", lines[0]);
    assert!(lines[1].starts_with(&format!("error: {}: ", folder.path("."))), "{}", lines[1]);
    assert_eq!(lines[2..], ["2 faults were found"]);
}

#[test]
fn standard_input_of_either_format() {
    for (name, count) in [("boards.abn", 6), ("abstract-play.json", 5), ("forgiving.abn", 2)] {
        let out = run_with(&["check", "-"], sample_text(name).as_bytes()).fine();
        assert_eq!(out, format!("-: {count} games, all fine\n"), "{name}");
    }
    let wrong = run_with(&["check", "--from", "json", "-"], sample_text("boards.abn").as_bytes());
    assert!(wrong.err.starts_with("-:1:2: error: expected value\n"), "{}", wrong.err);
}

#[test]
fn slanted_games() {
    let folder = Folder::new("check-slanted");
    let path = folder.file("slanted.abn", "1. f5 f6 *\n");
    assert_eq!(run(&["check", "--coords", "slanted", &path]).fine(), format!("{path}: 1 game, fine\n"));
    assert_eq!(run(&["check", &path]).code, 1);
}

#[test]
fn games_on_a_board_file() {
    let folder = Folder::new("check-board");
    let game = folder.file("game.abn", "[Board \"bow-tie\"]\n[Pieces \"3\"]\n\n1. b1 a1 2. c1 *\n");
    let board = folder.file("bow.toml", BOW_TIE);
    assert_eq!(run(&["check", "--board", &board, &game]).fine(), format!("{game}: 1 game, fine\n"));
    assert!(run(&["check", &game]).err.contains("no board is called 'bow-tie'"));
    // Games name their boards themselves: a name here would do nothing.
    assert_eq!(
        run(&["check", "--board", "square", &game]).refused(),
        "error: --board: square is no board file: those end in .toml or .json\n"
    );
}
