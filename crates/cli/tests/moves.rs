//! `abande moves`: the lines that other programs rely on, to the letter.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

use common::{BOW_TIE, Folder, abande, run, run_with};

const HEX_START: &str = "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0";
const LIBRE_START: &str = "libre 0,0:b;1,0:w b 17/17 0";
const LIBRE_ANSWER: &str = "{\"position\":\"libre 0,0:b;1,0:w b 17/17 0\",\"turn\":\"b\",\"over\":false,\
                            \"moves\":[\"0,1\",\"1,-1\"],\"score\":{\"b\":1,\"w\":1}}\n";

#[test]
fn a_move_a_line() {
    assert_eq!(run(&["moves", "--after", "d4 c3"]).fine(), "b2\nb3\nc2\nc4\nd3\nd5\ne3\ne4\n");
    assert_eq!(run(&["moves", "--board", "libre"]).fine(), "0,1\n1,-1\n");
    // Without options it is the start on hex.
    assert_eq!(run(&["moves"]).fine(), run(&["moves", "--position", HEX_START]).fine());
    assert_eq!(run(&["moves"]).fine().lines().count(), 37);
}

#[test]
fn a_position_may_stand_on_its_own() {
    assert_eq!(run(&["moves", HEX_START]).fine(), run(&["moves"]).fine());
    assert_eq!(run(&["moves", "--json", LIBRE_START]).fine(), LIBRE_ANSWER);
    assert_eq!(
        run(&["moves", HEX_START, "--after", "d4 c3"]).fine(),
        run(&["moves", "--after", "d4 c3"]).fine()
    );
    run(&["moves", HEX_START, "--position", HEX_START]).misused();
    assert!(run(&["moves", "hex x4 b 18/18 0"]).refused().starts_with("error: position, column 5: "));
}

#[test]
fn what_lies_too_far_out_in_libre_is_told() {
    let limit = "lies too far out: the coordinates of Libre go from -128 to 127";
    let said = run(&["moves", "--board", "libre", "--after", "200,0"]).refused();
    assert_eq!(said, format!("error: --after, move 1 '200,0': column 1: 200,0 {limit}\n"));
    let said = run(&["moves", "libre 127,0:b;128,0:w b 17/17 0"]).refused();
    assert_eq!(said, format!("error: position, column 15: 128,0 {limit}\n"));
}

#[test]
fn json_has_its_keys_in_order() {
    assert_eq!(run(&["moves", "--board", "libre", "--json"]).fine(), LIBRE_ANSWER);
    assert_eq!(
        run(&["moves", "--json", "--after", "d4 c3 d3 c3-d3"]).fine(),
        "{\"position\":\"hex x4/x5/x6/x2,bw,b,x3/x6/x5/x4 b 16/17 0\",\"turn\":\"b\",\"over\":false,\
         \"moves\":[\"c2\",\"c3\",\"c4\",\"d2\",\"d4-d3\",\"d5\",\"e2\",\"e3\",\"e4\"],\
         \"score\":{\"b\":1,\"w\":2}}\n"
    );
    assert_eq!(
        run(&["moves", "--json", "--board", "hex:2@1", "--after", "a1 a2 pass"]).fine(),
        "{\"position\":\"hex:2@1 b,w/x3/x2 w 0/0 1\",\"turn\":\"w\",\"over\":false,\"moves\":[\"pass\"],\
         \"score\":{\"b\":1,\"w\":1}}\n"
    );
    assert_eq!(
        run(&["moves", "--json", "--board", "hex:2@1", "--after", "a1 a2 pass pass"]).fine(),
        "{\"position\":\"hex:2@1 b,w/x3/x2 b 0/0 2\",\"turn\":\"b\",\"over\":true,\"moves\":[],\
         \"score\":{\"b\":1,\"w\":1}}\n"
    );
}

/// By bytes, where `-` and `,` come before digits and digits before letters.
#[test]
fn moves_are_sorted_by_bytes() {
    for args in [
        ["--board", "libre", "--after", "0,1 -1,1 1,1 2,0 -1,0 -2,1"],
        ["--board", "hex", "--after", "d4 c3 d3 c4 d5 e4"],
        ["--board", "square:9", "--after", "a9 a8 b9 b8 c9"],
    ] {
        let out = run(&[&["moves"], &args[..]].concat()).fine();
        let moves: Vec<_> = out.lines().collect();
        let mut sorted = moves.clone();
        sorted.sort_by(|one, other| one.as_bytes().cmp(other.as_bytes()));
        assert_eq!(moves, sorted);
        assert!(moves.iter().any(|text| text[1..].contains('-')), "{moves:?} have no capture");
    }
    // A place on the hexagon that sorting by place would put elsewhere: file by file, d4-c3 behind d3.
    let out = run(&["moves", "--after", "d4 c3 d3"]).fine();
    assert_eq!(out, "b2\nb3\nc2\nc3-d3\nc3-d4\nc4\nd2\nd5\ne2\ne3\ne4\n");
}

#[test]
fn a_bad_line_is_answered_and_the_next_goes_on() {
    let input = format!("{LIBRE_START}\r\n\nbad\n\t\n{LIBRE_START}");
    let run = run_with(&["moves", "--json", "-"], input.as_bytes());
    let missing =
        "column 1: the board is missing: a position is 'board cells turn black-hand/white-hand passes'";
    let unknown = "column 1: no board is called 'bad': there are hex, square, snub, libre, sizes such as hex:3 \
                   and square:5, and board files";
    let expected = format!(
        "{LIBRE_ANSWER}{{\"error\":\"line 2, {missing}\"}}\n{{\"error\":\"line 3, {unknown}\"}}\n\
         {{\"error\":\"line 4, {missing}\"}}\n{LIBRE_ANSWER}"
    );
    assert_eq!(run.out, expected);
    assert_eq!((run.code, run.err.as_str()), (1, "3 lines were refused\n"));
}

#[test]
fn bytes_that_are_no_text_are_a_bad_line_too() {
    let mut input = b"hex \xc3\xa9\xff x\n\0\n".to_vec();
    input.extend_from_slice(LIBRE_START.as_bytes());
    let run = run_with(&["moves", "--json", "-"], &input);
    let lines: Vec<_> = run.out.lines().collect();
    assert_eq!(lines[0], "{\"error\":\"line 1, column 6: the line is not UTF-8\"}");
    assert!(
        lines[1].starts_with("{\"error\":\"line 2, column 1: no board is called '\\u0000'"),
        "{}",
        lines[1]
    );
    assert_eq!(lines[2..], [LIBRE_ANSWER.trim_end()]);
}

#[test]
fn a_gigantic_line_gets_a_short_answer() {
    let input = format!("{}\n{LIBRE_START}\n", "z".repeat(3_000_000));
    let run = run_with(&["moves", "--json", "-"], input.as_bytes());
    let (first, second) = run.out.split_once('\n').unwrap();
    assert!(first.starts_with("{\"error\":\"line 1, column 1: no board is called 'zzz"));
    assert!(first.len() < 400);
    assert_eq!(second, LIBRE_ANSWER);
}

#[test]
fn nothing_asked_nothing_answered() {
    assert_eq!(run_with(&["moves", "--json", "-"], b"").fine(), "");
    let folder = Folder::new("moves-empty");
    assert_eq!(run(&["moves", "--json", &folder.file("none.txt", "")]).fine(), "");
}

#[test]
fn files_are_answered_like_standard_input() {
    let folder = Folder::new("moves-file");
    let marked = folder.file("marked.txt", format!("\u{feff}{LIBRE_START}\r\n{LIBRE_START}\r\n"));
    assert_eq!(run(&["moves", "--json", &marked]).fine(), LIBRE_ANSWER.repeat(2));
    let run = run(&["moves", &folder.file("plain.txt", format!("{LIBRE_START}\nx\n"))]);
    assert_eq!(run.code, 1);
    assert!(run.out.starts_with("0,1 1,-1\nerror: line 2, column 1: no board is called 'x'"), "{}", run.out);
    assert_eq!(run.err, "1 line was refused\n");
}

/// Whoever writes a line reads its answer before writing the next, whatever the line holds, and even if the
/// beginning of the next has already been written. Were the program to hold an answer back, this would hang.
#[test]
fn a_dialogue_does_not_block() {
    let mut command = abande(&["moves", "--json", "-"]);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut ask = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let mut answer = || {
        let mut line = String::new();
        answers.read_line(&mut line).unwrap();
        line
    };
    for _ in 0..3 {
        writeln!(ask, "{LIBRE_START}").unwrap();
        assert_eq!(answer(), LIBRE_ANSWER);
        writeln!(ask, "nonsense").unwrap();
        assert!(answer().starts_with("{\"error\":\"line "));
    }
    let (half, rest) = LIBRE_START.split_at(9);
    write!(ask, "{LIBRE_START}\n{LIBRE_START}\n{half}").unwrap();
    assert_eq!([answer(), answer()], [LIBRE_ANSWER; 2]);
    // The end of the input ends the last line.
    write!(ask, "{rest}").unwrap();
    drop(ask);
    assert_eq!(answer(), LIBRE_ANSWER);
    assert_eq!(answer(), "");
    assert_eq!(child.wait().unwrap().code(), Some(1));
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(said, "3 lines were refused\n");
}

#[test]
fn slanted_names_are_read_and_written() {
    let args = ["moves", "--json", "--coords", "slanted", "--after", "f5"];
    assert_eq!(
        run(&args).fine(),
        "{\"position\":\"hex x4/x5/x6/x7/x6/x2,b,x2/x4 w 17/18 0\",\"turn\":\"w\",\"over\":false,\
         \"moves\":[\"e4\",\"e5\",\"f4\",\"f6\",\"g5\",\"g6\"],\"score\":{\"b\":0,\"w\":0}}\n"
    );
    assert_eq!(
        run(&["moves", "--coords", "slanted", "--after", "f2"]).refused(),
        "error: --after, move 1 'f2': column 1: the board hex has no space 'f2'\n"
    );
    let batch = run_with(&["moves", "--coords", "slanted", "-"], HEX_START.as_bytes()).fine();
    assert!(batch.ends_with(" f3 f4 f5 f6 f7 g4 g5 g6 g7\n"), "{batch}");
}

#[test]
fn positions_on_a_board_file() {
    let folder = Folder::new("moves-board-file");
    let path = folder.file("any.toml", BOW_TIE);
    let line = "bow-tie@3 w,x/b/b,x w 1/2 0";
    let answer = "{\"position\":\"bow-tie@3 w,x/b/b,x w 1/2 0\",\"turn\":\"w\",\"over\":false,\
                  \"moves\":[\"a1-b1\",\"a2\",\"c2\"],\"score\":{\"b\":1,\"w\":1}}\n";
    for board in [path.clone(), format!("{path}@3")] {
        assert_eq!(run(&["moves", "--json", "--board", &board, "--position", line]).fine(), answer);
    }
    assert_eq!(
        run(&["moves", "--json", "--board", &format!("{path}@3"), "--after", "b1 a1 c1"]).fine(),
        answer
    );
    let input = format!("{line}\n{LIBRE_START}\n");
    let batch = run_with(&["moves", "--json", "--board", &path, "-"], input.as_bytes());
    assert_eq!(batch.fine(), format!("{answer}{LIBRE_ANSWER}"));
}
