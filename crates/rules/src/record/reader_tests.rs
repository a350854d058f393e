//! Short texts, and what the reader says about them.

use super::*;
use crate::{Boards, Coords};

fn read(text: &str) -> Vec<Result<Game, RecordError>> {
    read_games(text, &Boards::default(), Coords::Stein).collect()
}

fn faults(text: &str) -> Vec<String> {
    read(text).into_iter().filter_map(Result::err).map(|error| error.to_string()).collect()
}

#[test]
fn faults_say_what_was_expected() {
    let expected = "expected a move, a {comment}, a (variation), a glyph, or a result such as 15-12 or *";
    for (text, message) in [
        (
            "1. d4",
            "line 1, column 6: the end of the file is out of place: expected a move, or a result such as 15-12 or *",
        ),
        ("{é} ) *", &format!("line 1, column 5: ')' is out of place: {expected}")),
        ("d4 . c3 *", &format!("line 1, column 4: '.' is out of place: {expected}")),
        ("d4 } *", &format!("line 1, column 4: '}}' is out of place: {expected}")),
        ("d4 () *", "line 1, column 5: the variation has no moves: expected a move before the )"),
        ("d4 ({why}) *", "line 1, column 10: the variation has no moves: expected a move before the )"),
        (
            "d4 ((c3)) *",
            "line 1, column 5: there is no move to replace: a variation stands behind the move that it replaces",
        ),
        (
            "(d4) *",
            "line 1, column 1: there is no move to replace: a variation stands behind the move that it replaces",
        ),
        (
            "$1 d4 *",
            "line 1, column 1: there is no move to judge: a glyph such as $1 or ! stands behind its move",
        ),
        (
            "d4 (! c3) *",
            "line 1, column 5: there is no move to judge: a glyph such as $1 or ! stands behind its move",
        ),
        ("d4 $256 *", "line 1, column 4: '$256' is no glyph: expected $0 to $255"),
        ("d4 $ *", "line 1, column 4: '$' is no glyph: expected $0 to $255"),
        (
            "d4 (c3\n",
            "line 1, column 4: the variation that begins here is not closed: expected a ) behind its moves",
        ),
        (
            "[Event \"x\"",
            "line 1, column 11: the end of the file is out of place: expected a ] behind the value of the tag",
        ),
        (
            "[Event x]",
            "line 1, column 8: 'x' is out of place: expected the value of the tag in quotation marks",
        ),
        ("[\"x\"]", "line 1, column 2: '\"x' is out of place: expected the name of a tag, such as Event"),
        ("[A \"\"]\n[a \"\"] *", "line 2, column 2: the tag a is there twice"),
        (
            "[Result \"2\"] *",
            "line 1, column 10: '2' is no result: write *, a score such as 15-12, 1-0, 0-1 or 1/2-1/2",
        ),
        (
            "[Pieces \"0\"] *",
            "line 1, column 10: '0' is no number of pieces: hex takes 1 to 192, as in hex@9",
        ),
        (
            "[Board \"hex:3@9\"]\n[Pieces \"8\"] *",
            "line 2, column 10: the tag Pieces says 8, but the tag Board says hex:3@9",
        ),
        (
            "[Position \"hex:2@3 x2/x3/x2 b 3/3 0\"]\n[Board \"hex:2\"][Pieces \"4\"] *",
            "line 1, column 12: the position is for hex:2@3, but the tags say hex:2@4",
        ),
        (
            "[Position \"hex:2@3 x2/x3/x2 b 3/3 0\"]\n[Board \"hex\"] *",
            "line 1, column 12: the position is for hex:2@3, but the tags say hex",
        ),
        (
            "[Position \"\\\"\\\\ x\"] *",
            "line 1, column 12: no board is called '\"\\': there are hex, square, snub, libre, sizes such as hex:3 and \
             square:5, and board files",
        ),
        ("[Position \"hex \\\"\\\\/é\"] *", "line 1, column 16: 2 files between the '/', but hex has 7"),
        (
            "\u{feff}+ *",
            "line 1, column 1: '+' is no move on hex: write d4 to enter, e2-d3 to capture, or pass",
        ),
    ] {
        assert_eq!(faults(text), [message], "{text:?}");
    }
    assert!(read("").is_empty() && read("\u{feff} \r\n\n").is_empty());
}

#[test]
fn tags_tell_the_start() {
    let start = |text: &str| read(text)[0].as_ref().unwrap().start().to_string();
    assert_eq!(start("*"), "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0");
    assert_eq!(start("[Pieces \"5\"] *"), "hex@5 x4/x5/x6/x7/x6/x5/x4 b 5/5 0");
    assert_eq!(start("[BOARD \"hex:2@3\"] *"), "hex:2@3 x2/x3/x2 b 3/3 0");
    let line = "hex:2@3 b,x/x3/x2 w 2/3 0";
    for tags in
        ["", "[Board \"hex:2\"]", "[Pieces \"3\"]", "[Board \"hex:2@3\"]", "[Board \"hex:2\"][Pieces \"3\"]"]
    {
        assert_eq!(start(&format!("{tags}[Position \"{line}\"] *")), line);
    }
}

#[test]
fn slanted_games_are_refused_in_slanted_words() {
    let boards = Boards::default();
    let errors: Vec<_> = read_games("d4 c3 f5 *", &boards, Coords::Slanted).filter_map(Result::err).collect();
    assert_eq!(
        errors[0].to_string(),
        "line 1, column 7: f5: f5 is not next to the band: no stack stands beside it."
    );
}

#[test]
fn a_tag_tells_that_names_are_slanted() {
    let boards = Boards::default();
    let stein = read("[Board \"hex\"] 1. d4 e4 2. f3 *").remove(0).unwrap();
    let slanted = stein.to_abn(Coords::Slanted);
    assert_eq!(slanted, "[Board \"hex\"]\n[Coords \"slanted\"]\n[Result \"*\"]\n\n1. d4 e5 2. f5 *\n");
    // Whatever the reader was told, the file knows better. Other boards have one system, which needs no tag.
    for told in [Coords::Stein, Coords::Slanted] {
        let game = read_games(&slanted, &boards, told).next().unwrap().unwrap();
        assert_eq!((&game, game.tags().len()), (&stein, 0));
        let other = read_games("[coords \"Stein\"] 1. d4 e4 2. f3 *", &boards, told).next().unwrap();
        assert_eq!(other.unwrap(), stein);
    }
    assert!(!read("[Board \"square\"] *").remove(0).unwrap().to_abn(Coords::Slanted).contains("Coords"));
    assert_eq!(
        faults("[Coords \"upright\"] *"),
        ["line 1, column 10: 'upright' is no system of coordinates: expected stein or slanted"]
    );
}

#[test]
fn moves_alone_are_read_on_the_board_that_they_fit() {
    let read = |text: &str| read_moves(text, None, Coords::Stein);
    for (text, board, moves) in [
        ("d4 c3 d3 c4", "hex", 4),
        ("1. d4 c3! 2. d3 {so} (2. e4) c4", "hex", 5),
        ("g7 g6", "square", 2),
        ("0,1 1,-1", "libre", 2),
    ] {
        let game = read(text).unwrap();
        assert_eq!((game.board().name(), game.move_count()), (board, moves), "{text}");
    }
    // Two passes may end them.
    let start = crate::Position::from_line("hex:2@1 b,x/x3/x2 w 0/1 0", &Boards::default()).unwrap();
    let over = read_moves("a2 pass pass", Some(&start), Coords::Stein).unwrap();
    assert_eq!(over.result().to_string(), "1-1");
    let fault = |text: &str| read(text).unwrap_err().to_string();
    assert_eq!(fault("d4\nz9"), "line 2, column 1: the board hex has no space 'z9'");
    assert!(fault("0,1 9,9").starts_with("line 1, column 5: 9,9: "), "{}", fault("0,1 9,9"));
    assert_eq!(fault("d4 * c3"), "line 1, column 4: a result is out of place: expected moves alone");
    assert_eq!(
        read_moves("f5 e5", None, Coords::Slanted).unwrap().to_string(),
        "[Board \"hex\"]\n[Result \"*\"]\n\n1. f3 e4 *\n"
    );
}

#[test]
fn bytes_that_are_no_text_have_a_place() {
    let boards = Boards::default();
    let read = |bytes: &[u8]| read_games_bytes(bytes, &boards, Coords::Stein).map(Iterator::count);
    assert_eq!(read("{é} *".as_bytes()), Ok(1));
    let error = read(b"\xef\xbb\xbf{\n\xc3\xa9\xff} *").unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 2: the bytes from here on are not UTF-8");
    assert_eq!(error.offset, 7);
}
