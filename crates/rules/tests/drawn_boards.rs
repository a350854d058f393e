//! Boards from files against the plain second implementation: random connected graphs, written as TOML and as
//! JSON, and random games on them side by side.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
mod plain;

use std::collections::BTreeSet;

use abande::{Board, Boards, Coords, Move, MoveTextError, Position, Variant};
use common::{choose, texts};
use fastrand::Rng;
use plain::{Grid, Plain};

/// The name that the plain side gives to boards drawn by links.
const NAME: &str = "drawn";

/// A graph, and where its spaces are drawn.
struct Graph {
    names: Vec<String>,
    places: Vec<(i32, i32)>,
    /// Pairs of numbers.
    links: Vec<(usize, usize)>,
}

/// A random connected graph: a random tree, and up to `extra` links more.
fn graph(rng: &mut Rng, size: usize, extra: usize) -> Graph {
    // One letter for all, so that the board is one file as on the plain side. Numbers out of order.
    let mut numbers: Vec<usize> = (1..=size).collect();
    rng.shuffle(&mut numbers);
    let mut links: BTreeSet<(usize, usize)> = (1..size).map(|number| (rng.usize(..number), number)).collect();
    for _ in 0..extra {
        let (one, other) = (rng.usize(..size), rng.usize(..size));
        if one != other {
            links.insert((one.min(other), one.max(other)));
        }
    }
    let places = (0..size as i32).map(|number| (number % 12, number / 12 * 3)).collect();
    let mut links: Vec<_> = links.into_iter().collect();
    rng.shuffle(&mut links);
    Graph { names: numbers.into_iter().map(|number| format!("s{number}")).collect(), places, links }
}

impl Graph {
    /// The links as texts: pairs, either end first, and now and then a line of three.
    fn link_texts(&self, rng: &mut Rng) -> Vec<String> {
        let name = |number: usize| self.names[number].as_str();
        let mut texts = Vec::new();
        for &(one, other) in &self.links {
            let (one, other) = if rng.bool() { (one, other) } else { (other, one) };
            let further = self.links.iter().find(|(from, _)| *from == other);
            match further.filter(|_| rng.u8(..4) == 0) {
                Some(&(_, third)) => texts.push(format!("{}-{}-{}", name(one), name(other), name(third))),
                None => texts.push(format!("{}-{}", name(one), name(other))),
            }
        }
        texts
    }

    fn toml(&self, links: &[String]) -> String {
        let spaces = self.names.iter().zip(&self.places);
        let spaces: Vec<_> =
            spaces.map(|(name, (x, y))| format!("  {{ name = \"{name}\", at = [{x}, {y}.5] }},\n")).collect();
        let links: Vec<_> = links.iter().map(|link| format!("'{link}'")).collect();
        format!("name = '{NAME}'\nspaces = [\n{}]\nlinks = [{}]\n", spaces.concat(), links.join(", "))
    }

    fn json(&self, links: &[String]) -> String {
        let spaces = self.names.iter().zip(&self.places);
        let spaces: Vec<_> =
            spaces.map(|(name, (x, y))| format!("{{\"at\":[{x},{y}.5],\"name\":\"{name}\"}}")).collect();
        let links: Vec<_> = links.iter().map(|link| format!("\"{link}\"")).collect();
        let (links, spaces) = (links.join(","), spaces.join(","));
        format!("{{\"links\":[{links}],\"about\":\"random\",\"spaces\":[{spaces}],\"name\":\"{NAME}\"}}")
    }

    fn grid(&self) -> Grid {
        let name = |number: usize| self.names[number].clone();
        let links = self.links.iter().map(|&(one, other)| (name(one), name(other))).collect();
        Grid::Drawn { names: self.names.clone(), links }
    }
}

/// Reads the graph from both formats, which must say the same.
fn board(graph: &Graph, rng: &mut Rng) -> Board {
    let links = graph.link_texts(rng);
    let board = Board::from_toml(&graph.toml(&links)).unwrap();
    assert_eq!(Board::from_json(&graph.json(&links)).unwrap(), board);
    board
}

/// What the games came across, so that a test cannot miss it unnoticed.
#[derive(Debug, Default)]
struct Tally {
    captures: usize,
    splits_refused: usize,
    /// Passes of players who held pieces (D3).
    stuck: usize,
}

/// Plays one random game on both sides, which must agree on everything at every ply.
fn play_along(board: &Board, grid: Grid, pieces: u8, rng: &mut Rng, tally: &mut Tally) {
    let mut boards = Boards::default();
    boards.add(board.clone());
    let taste = [5, 30, 60, 95][rng.usize(..4)];
    let mut position = Position::start(&Variant::new(board.clone(), pieces).unwrap());
    let mut plain = Plain::start_on(grid, usize::from(pieces));
    loop {
        let line = plain.line();
        assert_eq!(position.to_string(), line);
        assert_eq!(Position::from_line(&line, &boards).as_ref(), Ok(&position));
        let moves = plain.moves();
        assert_eq!(texts(&position), moves, "moves of {line}");
        let score = position.score();
        assert_eq!((usize::from(score.black), usize::from(score.white)), plain.score(), "score of {line}");
        let sleepers = position.sleepers().into_iter();
        let sleepers: BTreeSet<_> = sleepers.map(|at| board.space_name(at, Coords::Stein)).collect();
        assert_eq!(sleepers, plain.sleepers(), "sleepers of {line}");
        assert_eq!(position.is_over(), plain.is_over(), "end of {line}");
        if plain.is_over() {
            return;
        }
        let chosen = choose(rng, taste, &moves, |text| plain.is_capture(text));
        tally.captures += usize::from(plain.is_capture(chosen));
        tally.stuck += usize::from(chosen == "pass" && plain.hand() > 0);
        tally.splits_refused += splits(&position);
        let mv = board.parse_move(chosen, Coords::Stein).unwrap();
        position.play(mv).unwrap();
        plain.play(chosen);
    }
}

/// How many captures are refused because of the band alone.
fn splits(position: &Position) -> usize {
    let stacks: Vec<_> = position.stacks().map(|(space, _)| space).collect();
    let pairs = stacks.iter().flat_map(|&from| {
        let around = position.board().neighbours(from).into_iter();
        around.map(move |to| Move::Capture { from, to })
    });
    let refusals = pairs.filter_map(|mv| position.clone().play(mv).err());
    refusals.filter(|illegal| matches!(illegal.refusal, abande::Refusal::WouldSplit { .. })).count()
}

#[test]
fn games_on_random_graphs_agree() {
    let mut rng = Rng::with_seed(50);
    let mut tally = Tally::default();
    // The edges of the words of bits that sets of spaces live in, and sizes between them.
    let sizes = [1, 2, 3, 5, 8, 13, 21, 31, 32, 33, 48, 63, 64, 65, 80, 100, 127, 128];
    for size in sizes {
        for extra in [0, size / 3, size, 3 * size] {
            let graph = graph(&mut rng, size, extra);
            let board = board(&graph, &mut rng);
            assert_eq!(board.size(), Some(size));
            for pieces in [18, rng.u8(1..=6)] {
                play_along(&board, graph.grid(), pieces, &mut rng, &mut tally);
            }
        }
    }
    assert!(tally.captures > 500 && tally.splits_refused > 3000 && tally.stuck > 40, "{tally:?}");
}

/// Every size from the least to the greatest: the links are those of the plain side.
#[test]
fn random_graphs_of_every_size_have_their_links() {
    let mut rng = Rng::with_seed(51);
    for size in 1..=128 {
        let extra = rng.usize(..=2 * size);
        let graph = graph(&mut rng, size, extra);
        let (board, grid) = (board(&graph, &mut rng), graph.grid());
        let names: Vec<_> = board.spaces().map(|space| board.space_name(space, Coords::Stein)).collect();
        assert_eq!(names, graph.names);
        for (space, cell) in board.spaces().zip(grid.cells()) {
            let links = board.neighbours(space).into_iter();
            let links: BTreeSet<_> = links.map(|next| board.space_name(next, Coords::Stein)).collect();
            let expected: BTreeSet<_> = grid.around(cell).into_iter().map(|next| grid.name(next)).collect();
            assert_eq!(links, expected);
        }
        assert_eq!(Position::start(&board.into()).move_count(), size);
    }
}

/// With names such as these a capture without a sign may be read in two ways; with a sign there is one.
#[test]
fn captures_without_a_sign_may_be_ambiguous() {
    let text = "name = 'names'\nspaces = [{ name = 'a', at = [0, 0] }, { name = 'ab', at = [1, 0] }, \
                { name = 'b', at = [2, 0] }, { name = 'bb', at = [3, 0] }, { name = 'x', at = [4, 0] }, \
                { name = 'xa', at = [5, 0] }]\nlinks = ['a-ab-b-bb-x-xa']";
    let board = Board::from_toml(text).unwrap();
    let read = |text: &str| board.parse_move(text, Coords::Stein);
    let capture = |from: &str, to: &str| {
        let space = |name: &str| board.find_space(name, Coords::Stein).unwrap();
        Ok(Move::Capture { from: space(from), to: space(to) })
    };
    for (text, first, second) in [
        ("abb", "a-bb", "ab-b"),
        ("ABB", "a-bb", "ab-b"),
        ("a bb", "a-bb", "ab-b"),
        ("bbb", "b-bb", "bb-b"),
        // An x may be the sign or a part of the name.
        ("bxa", "b-xa", "b-a"),
    ] {
        let squeezed = text.replace(' ', "");
        let error = read(text).unwrap_err();
        let expected =
            MoveTextError::Ambiguous { text: squeezed.clone(), first: first.into(), second: second.into() };
        assert_eq!(error, expected, "{text}");
        assert_eq!(error.column(), 1);
        assert_eq!(
            error.to_string(),
            format!("'{squeezed}' can be read in more than one way: write {first} or {second}")
        );
        // What it says to write is read.
        for way in [first, second] {
            let (from, to) = way.split_once('-').unwrap();
            assert_eq!(read(way), capture(from, to));
        }
    }
    // A name comes before all else, and one way is enough.
    assert_eq!(read("ab"), Ok(Move::Enter(board.find_space("ab", Coords::Stein).unwrap())));
    assert_eq!(read("abbb"), capture("ab", "bb"));
    assert_eq!(read("ab:b"), capture("ab", "b"));
    assert_eq!(read("abxbb"), capture("ab", "bb"));
}
