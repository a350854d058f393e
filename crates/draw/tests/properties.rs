//! What holds for the picture of every position: nothing is lost, nothing overlaps, every name can be read.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod games;

use std::collections::{BTreeMap, BTreeSet};

use abande::{Board, Coords, Move, Position, Space};
use abande_draw::text::{Labels, Options, Picture, Place, Signs, picture, status};
use games::{Moment, game};

const VARIANTS: [&str; 15] = [
    "hex",
    "square",
    "snub",
    "libre",
    "libre@31",
    "hex:2@4",
    "hex:3@9",
    "hex:5",
    "hex:6@31",
    "square:3@6",
    "square:4@9",
    "square:5",
    "square:6",
    "square:8",
    "square:9@31",
];

/// Hands positions of random games to `check`, with options that mark all there is to mark.
fn each_moment(check: impl Fn(&Position, &Options)) {
    for variant in VARIANTS {
        for seed in 0..4 {
            for moment in game(variant, seed).iter().skip(seed as usize).step_by(4) {
                let options = everything(moment);
                check(&moment.position, &options);
            }
        }
    }
}

fn everything(moment: &Moment) -> Options {
    Options { last: moment.last, entries: moment.entries(), ..Options::default() }
}

/// A picture as rows of signs.
struct Signboard(Vec<Vec<char>>);

impl Signboard {
    fn of(picture: &Picture) -> Signboard {
        Signboard(picture.lines().map(|line| line.chars().collect()).collect())
    }

    fn sign(&self, line: i32, column: i32) -> char {
        let row = usize::try_from(line).ok().and_then(|line| self.0.get(line));
        let sign = usize::try_from(column).ok().and_then(|column| row?.get(column));
        sign.copied().unwrap_or(' ')
    }

    /// The sign so many columns right of a place.
    fn beside(&self, place: Place, columns: i32) -> char {
        self.sign(place.line as i32, place.column as i32 + columns)
    }

    /// The word at a spot.
    fn word(&self, line: i32, column: i32) -> String {
        let full = |column: &i32| self.sign(line, *column) != ' ';
        let before = (0..column).rev().take_while(full).count() as i32;
        (column - before..).take_while(full).map(|column| self.sign(line, column)).collect()
    }
}

#[test]
fn stacks_and_marks_can_be_read_back() {
    each_moment(|position, options| {
        let drawn = picture(position, options);
        let signs = Signboard::of(&drawn);
        let sleepers = position.sleepers();
        let touched = match options.last {
            Some(Move::Enter(to)) => vec![to],
            Some(Move::Capture { from, to }) => vec![from, to],
            _ => vec![],
        };
        for (space, _) in position.stacks() {
            assert!(drawn.place(space).is_some(), "{position}");
        }
        for (space, place) in drawn.places() {
            let read: Vec<char> = (-1..=2).map(|column| signs.beside(place, column)).collect();
            assert_eq!(read[0] == '*', touched.contains(&space), "{position}\n{drawn}");
            if let Some(stack) = position.stack(space) {
                assert_eq!(read[1], stack.owner().letter().to_ascii_uppercase(), "{position}\n{drawn}");
                assert_eq!(read[2].to_digit(10), Some(stack.height() as u32), "{position}\n{drawn}");
                assert_eq!(read[3] == 'z', sleepers.contains(&space), "{position}\n{drawn}");
                let disc = ['●', '○'][stack.owner().index()];
                assert!(['*', disc].contains(&read[0]), "{position}\n{drawn}");
            } else {
                assert_eq!(read[1] == '+', options.entries.contains(&space), "{position}\n{drawn}");
            }
        }
    });
}

#[test]
fn every_space_has_room_of_its_own() {
    each_moment(|position, options| {
        let drawn = picture(position, options);
        let mut taken = BTreeMap::new();
        for (space, Place { line, column }) in drawn.places() {
            for column in column - 1..=column + 2 {
                assert_eq!(taken.insert((line, column), space), None, "{position}\n{drawn}");
            }
        }
        let size = position.board().size().unwrap_or_else(|| {
            let around = position.stacks().flat_map(|(space, _)| position.board().neighbours(space));
            let stacks = position.stacks().map(|(space, _)| space);
            around.chain(stacks).collect::<BTreeSet<_>>().len()
        });
        assert_eq!(drawn.places().len(), size);
    });
}

#[test]
fn lines_are_tidy_and_fit() {
    each_moment(|position, options| {
        for labels in [Labels::Off, Labels::Edge, Labels::Spaces] {
            let drawn = picture(position, &Options { labels, ..options.clone() });
            let longest = drawn.lines().map(|line| line.chars().count()).max();
            assert_eq!(longest, Some(drawn.width()));
            assert_eq!(drawn.lines().len(), drawn.height());
            for line in drawn.lines().chain(status(position, options)) {
                assert!(!line.ends_with(' '), "{position}\n{drawn}");
            }
            let (width, height) = match position.board().name() {
                "hex" => (40, 17),
                "hex:5" => (50, 21),
                "hex:6" => (60, 25),
                "square" | "snub" => (31, 14),
                name if name.starts_with("libre") => continue,
                _ => (40, 18),
            };
            assert!(drawn.width() <= width && drawn.height() <= height, "{position}\n{drawn}");
        }
    });
}

#[test]
fn ascii_is_ascii() {
    each_moment(|position, options| {
        let options = Options { signs: Signs::Ascii, ..options.clone() };
        assert!(picture(position, &options).to_string().is_ascii());
        assert!(status(position, &options).concat().is_ascii());
    });
}

#[test]
fn grids_show_exactly_their_links() {
    for variant in ["square", "snub", "square:3@6", "square:9"] {
        let position = game(variant, 0).swap_remove(0).position;
        let (board, drawn) = (position.board(), picture(&position, &Options::default()));
        let signs = Signboard::of(&drawn);
        let found: BTreeMap<Place, Space> = drawn.places().map(|(space, place)| (place, space)).collect();
        for (space, Place { line, column }) in drawn.places() {
            // Lines and columns to the other space, and the signs of a link halfway.
            for (down, right, links) in [(0, 4, "─"), (2, 0, "│"), (2, 4, "╲╳"), (2, -4, "╱╳")] {
                let Some(column2) = column.checked_add_signed(right) else { continue };
                let Some(&other) = found.get(&Place { line: line + down, column: column2 }) else { continue };
                let halfway = signs.sign((line + down / 2) as i32, (column as isize + right / 2) as i32);
                assert_eq!(links.contains(halfway), board.adjacent(space, other), "{drawn}");
            }
        }
    }
}

/// A text without its colours.
fn stripped(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let plain = parts.next().unwrap_or_default().to_owned();
    parts.fold(plain, |plain, part| plain + part.split_once('m').expect("an escape ends").1)
}

#[test]
fn colours_change_no_signs() {
    each_moment(|position, options| {
        let colored = Options { colored: true, ..options.clone() };
        let (plain, drawn) = (picture(position, options), picture(position, &colored));
        assert!(plain.places().eq(drawn.places()));
        assert!(drawn.to_string().contains('\u{1b}'));
        assert!(!plain.to_string().contains('\u{1b}'));
        // Only grounds may reach further than the signs.
        assert!(plain.lines().eq(drawn.lines().map(|line| stripped(&line).trim_end().to_owned())));
        let status_lines = status(position, &colored).into_iter();
        assert!(status_lines.map(|line| stripped(&line).trim_end().to_owned()).eq(status(position, options)));
    });
}

/// The name that the labels at the edge give to a place.
fn name_at(drawn: &Picture, board: &Board, place: Place) -> String {
    let signs = Signboard::of(drawn);
    let (line, column) = (place.line as i32, place.column as i32);
    let mut below = (line + 1..drawn.height() as i32).map(|line| signs.sign(line, column));
    let file = below.rfind(char::is_ascii_lowercase).unwrap();
    let rank = if board.name().starts_with("hex") {
        let lower =
            drawn.places().filter(|(_, other)| other.column == place.column && other.line > place.line);
        (lower.count() + 1).to_string()
    } else {
        signs.word(line, 0)
    };
    format!("{file}{rank}")
}

#[test]
fn edge_labels_name_every_space() {
    for variant in VARIANTS.into_iter().filter(|variant| !variant.starts_with("libre")) {
        let position = game(variant, 0).swap_remove(0).position;
        let (board, drawn) = (position.board(), picture(&position, &Options::default()));
        for (space, place) in drawn.places() {
            assert_eq!(name_at(&drawn, board, place), board.space_name(space, Coords::Stein));
        }
    }
}

#[test]
fn numbers_stand_at_the_ends_of_hexagonal_files() {
    for coords in [Coords::Stein, Coords::Slanted] {
        for variant in ["hex:2@4", "hex:3@9", "hex", "hex:5", "hex:6"] {
            let position = game(variant, 0).swap_remove(0).position;
            let board = position.board();
            let drawn = picture(&position, &Options { coords, ..Options::default() });
            let signs = Signboard::of(&drawn);
            let files: Vec<_> = board.files().collect();
            for (number, file) in files.iter().enumerate() {
                let outer = number == 0 || number + 1 == files.len();
                let spaces = if outer { file.clone() } else { file.end - 1..file.end };
                for space in spaces.map(|number| Space::numbered(number as u8)) {
                    let Place { line, column } = drawn.place(space).unwrap();
                    let (line, column) = (line as i32, column as i32);
                    let (line, column) = match number {
                        0 => (line, 0),
                        _ if outer => (line, drawn.width() as i32 - 1),
                        _ => (line - 2, column),
                    };
                    let letters = board.space_name(space, coords);
                    assert_eq!(signs.word(line, column), letters[1..], "{drawn}");
                }
            }
        }
    }
}

/// Follows the row to the left and the slant to the upper left, to the two halves of the name.
fn libre_name_at(
    signs: &Signboard,
    places: &BTreeMap<Place, Space>,
    place: Place,
    slant: (i32, i32),
) -> String {
    let (mut line, mut column) = (place.line as i32, place.column as i32);
    let row: String = signs.0[place.line].iter().collect();
    let r = row.split_whitespace().next().unwrap().strip_prefix(',').unwrap();
    loop {
        (line, column) = (line - slant.0, column - slant.1);
        let place = Place { line: line as usize, column: column as usize };
        if !places.contains_key(&place) {
            return format!("{}{r}", signs.word(line, column));
        }
    }
}

fn check_libre_labels(position: &Position) {
    let drawn = picture(position, &Options::default());
    let places: BTreeMap<Place, Space> = drawn.places().map(|(space, place)| (place, space)).collect();
    let signs = Signboard::of(&drawn);
    let (first, _) = position.stacks().next().unwrap();
    let one = drawn.place(first).unwrap();
    let next = drawn.place(Space::axial(first.q(), first.r() + 1)).unwrap();
    let slant = ((next.line - one.line) as i32, (next.column - one.column) as i32);
    for (&place, &space) in &places {
        // A slant with a gap has its label at its upper end only.
        let above = drawn.places().filter(|(other, _)| other.q() == space.q() && other.r() < space.r());
        let gap = above.count() as i32 != unbroken(&drawn, space);
        if !gap {
            let name = libre_name_at(&signs, &places, place, slant);
            assert_eq!(name, position.board().space_name(space, Coords::Stein), "{position}\n{drawn}");
        }
    }
}

/// How many shown spaces lie in a row on the slant above a space.
fn unbroken(drawn: &Picture, space: Space) -> i32 {
    let rows = (i8::MIN..space.r()).rev();
    rows.take_while(|&r| drawn.place(Space::axial(space.q(), r)).is_some()).count() as i32
}

#[test]
fn libre_labels_name_every_space() {
    for variant in ["libre", "libre@31", "libre@5"] {
        for seed in 10..14 {
            for moment in game(variant, seed) {
                check_libre_labels(&moment.position);
            }
        }
    }
}

/// The position with its band moved so that it touches the last coordinates.
fn moved_out(position: &Position, (right, down): (bool, bool)) -> Position {
    let mut setup = position.setup();
    let shift = |far: bool, coordinate: fn(Space) -> i8| {
        let all = setup.stacks.iter().map(|&(space, _)| coordinate(space));
        if far { 64 - all.max().unwrap() } else { -64 - all.min().unwrap() }
    };
    let (q, r) = (shift(right, Space::q), shift(down, Space::r));
    for (space, _) in &mut setup.stacks {
        *space = Space::axial(space.q() + q, space.r() + r);
    }
    setup.validate().unwrap()
}

#[test]
fn libre_bands_can_be_anywhere() {
    for (seed, corner) in [(false, false), (false, true), (true, false), (true, true)].into_iter().enumerate()
    {
        for variant in ["libre", "libre@31"] {
            for moment in game(variant, seed as u64).iter().step_by(5) {
                let (here, there) = (&moment.position, &moved_out(&moment.position, corner));
                check_libre_labels(there);
                let off = Options { labels: Labels::Off, ..Options::default() };
                let pictures = [here, there].map(|position| picture(position, &off).to_string());
                assert_eq!(pictures[0], pictures[1], "only the labels differ");
            }
        }
    }
}
