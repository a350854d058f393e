//! Pictures of a board that comes from a real file, from reading it to the last line.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use abande::{Board, Boards, Coords, Move, Position};
use abande_draw::scene::{Segment, Shape};
use abande_draw::text::{Labels, Options, Picture, Signs, legend, picture, status};

fn boards() -> Boards {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/petersen.toml");
    let mut boards = Boards::default();
    boards.add(Board::from_toml(&std::fs::read_to_string(path).unwrap()).unwrap());
    boards
}

/// The positions of a random game with six pieces each, and their last moves.
fn game(seed: u64) -> Vec<(Position, Option<Move>)> {
    let mut position = Position::start(&boards().variant("petersen@6").unwrap());
    let mut random = fastrand::Rng::with_seed(seed);
    let mut moments = vec![(position.clone(), None)];
    while let Some(mv) = random.choice(position.moves()) {
        position.play(mv).unwrap();
        moments.push((position.clone(), Some(mv)));
    }
    moments
}

fn options(position: &Position, last: Option<Move>) -> Options {
    let moves = position.moves().into_iter();
    let entries = moves.filter_map(|mv| if let Move::Enter(to) = mv { Some(to) } else { None }).collect();
    Options { last, entries, ..Options::default() }
}

fn page(position: &Position, options: &Options) -> String {
    let mut lines = vec![position.to_string(), String::new()];
    lines.extend(picture(position, options).lines());
    lines.push(String::new());
    lines.extend(status(position, options));
    lines.extend(legend(position, options));
    lines.join("\n")
}

/// So many signs of a line from a column on.
fn signs(drawn: &Picture, line: usize, from: usize, count: usize) -> String {
    drawn.lines().nth(line).unwrap().chars().chain(std::iter::repeat(' ')).skip(from).take(count).collect()
}

#[test]
fn what_it_looks_like() {
    let moments = game(3);
    let (position, last) = &moments[9];
    let options = options(position, *last);
    insta::assert_snapshot!("board-file", page(position, &options));
    let ascii = Options { signs: Signs::Ascii, labels: Labels::Off, ..options };
    insta::assert_snapshot!("board-file-ascii", page(position, &ascii));
}

#[test]
fn names_and_stacks_can_be_read_back() {
    for seed in 0..10 {
        for (position, last) in game(seed) {
            let options = options(&position, last);
            let drawn = picture(&position, &options);
            assert_eq!(drawn.places().len(), 10);
            for (space, place) in drawn.places() {
                let name = position.board().space_name(space, Coords::Stein);
                let start = place.column - 1 - name.len();
                assert_eq!(signs(&drawn, place.line, start, name.len()), name, "{position}\n{drawn}");
                if let Some(stack) = position.stack(space) {
                    let letter = stack.owner().letter().to_ascii_uppercase();
                    let read = signs(&drawn, place.line, place.column, 2);
                    assert_eq!(read, format!("{letter}{}", stack.height()), "{position}\n{drawn}");
                }
                let free = options.entries.contains(&space);
                assert_eq!(signs(&drawn, place.line, place.column, 1) == "+", free, "{position}\n{drawn}");
            }
        }
    }
}

/// One link of this board would run through others in the picture: it is told in words.
#[test]
fn links_that_cannot_be_drawn_are_listed() {
    let drawn = picture(&game(0)[0].0, &Options::default()).to_string();
    let (_, list) = drawn.split_once("also linked: ").expect("a list");
    assert_eq!(list.trim_end(), "in2-in5", "{drawn}");
}

/// Without names the list would say nothing, so they stay.
#[test]
fn no_link_is_lost_with_the_labels() {
    let position = &game(0)[0].0;
    let off = Options { labels: Labels::Off, ..Options::default() };
    assert_eq!(picture(position, &off).to_string(), picture(position, &Options::default()).to_string());
}

#[test]
fn the_picture_names_every_space_and_shows_every_link() {
    let moments = game(1);
    let (position, _) = &moments[0];
    let board = position.board();
    let scene = abande_draw::picture::draw(position, &abande_draw::picture::Options::default());
    let (mut names, mut links) = (Vec::new(), 0);
    for shape in scene.shapes() {
        match shape {
            Shape::Text(text) => names.push(text.text.clone()),
            // All links are one path; that of a space is a single line.
            Shape::Path { segments, .. } if segments.len() > 2 && !segments.contains(&Segment::Close) => {
                links += segments.iter().filter(|part| matches!(part, Segment::Line(_))).count();
            }
            _ => {}
        }
    }
    names.sort();
    let mut expected: Vec<String> =
        board.spaces().map(|space| board.space_name(space, Coords::Stein)).collect();
    expected.sort();
    assert_eq!(names, expected);
    assert_eq!(links, 15);
}
