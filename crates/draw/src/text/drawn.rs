//! A board from a file: any graph, laid out by its points.
//!
//! Each space is a tag with its name and room for a stack behind it. Links are drawn where they come out
//! straight and on their own; the others are listed below.

use abande::{Board, Point, Space};

use super::canvas::{Canvas, Spot};
use super::ink::{Ground, Ink};
use super::options::{Labels, Options};
use super::scatter::scatter;
use super::signs::Signs;
use super::sketch::{Patch, Seat, Sketch};
use super::tag::Tag;

/// The list of links is broken at this width.
const LIST_WIDTH: usize = 72;

/// What is known of a drawn board.
pub(super) struct Graph {
    pub(super) names: Vec<String>,
    pub(super) points: Vec<Point>,
    /// Pairs of spaces, the lower number first.
    pub(super) links: Vec<(usize, usize)>,
}

impl Graph {
    fn of(board: &Board, options: &Options) -> Graph {
        let name = |space| match options.labels {
            Labels::Off => String::new(),
            Labels::Edge | Labels::Spaces => board.space_name(space, options.coords),
        };
        let onward = |space: Space| {
            let others = board.neighbours(space).into_iter().filter(move |&other| other > space);
            others.map(move |other| (space.number(), other.number()))
        };
        Graph {
            names: board.spaces().map(name).collect(),
            points: board.spaces().map(|space| board.point(space)).collect(),
            links: board.spaces().flat_map(onward).collect(),
        }
    }

    /// The tags, with their middles at these spots.
    pub(super) fn tags(&self, middles: &[Spot]) -> Vec<Tag> {
        let tags = middles.iter().zip(&self.names);
        tags.map(|(&middle, name)| Tag::around(middle, name.chars().count() as i32)).collect()
    }

    /// Draws the links between tags, and hands out those that cannot be drawn: too flat, with another tag in
    /// the way, or on top of another link.
    pub(super) fn draw_links(&self, tags: &[Tag], canvas: &mut Canvas, signs: Signs) -> Vec<(usize, usize)> {
        let mut listed = Vec::new();
        for &(one, other) in &self.links {
            let strokes = tags[one].link(tags[other]);
            let in_the_way = |number: usize| {
                number != one && number != other && strokes.iter().any(|&(at, _)| tags[number].covers(at))
            };
            let drawn: Option<Vec<(Spot, char)>> = strokes
                .iter()
                .map(|&(at, stroke)| Some((at, signs.across(canvas.sign(at), stroke)?)))
                .collect();
            match drawn {
                Some(drawn) if !drawn.is_empty() && !(0..tags.len()).any(in_the_way) => {
                    for (at, sign) in drawn {
                        canvas.put(at, sign, Ink::Link);
                    }
                }
                _ => listed.push((one, other)),
            }
        }
        listed
    }

    /// Links as a text of some lines, each link as its two names.
    fn list(&self, links: &[(usize, usize)]) -> Vec<String> {
        let mut text: Vec<String> = Vec::new();
        for &(one, other) in links {
            let pair = format!(" {}-{}", self.names[one], self.names[other]);
            match text.last_mut() {
                Some(last) if last.len() + pair.len() <= LIST_WIDTH => last.push_str(&pair),
                Some(_) => text.push(format!(" {pair}")),
                None => text.push(format!("also linked:{pair}")),
            }
        }
        text
    }

    /// Whether every link can be drawn, so that none needs to be listed.
    fn shows_all_links(&self, signs: Signs) -> bool {
        let tags = self.tags(&scatter(self, signs));
        self.draw_links(&tags, &mut Canvas::default(), signs).is_empty()
    }

    /// The board of the graph, its spaces numbered in order.
    fn sketch(&self, options: &Options) -> Sketch {
        let tags = self.tags(&scatter(self, options.signs));
        let mut canvas = Canvas::default();
        let listed = self.draw_links(&tags, &mut canvas, options.signs);
        let mut seats = Vec::new();
        for ((number, name), tag) in (0..).zip(&self.names).zip(tags) {
            let at = tag.letter();
            canvas.paint(tag.start, tag.width(), Ground::Board);
            if name.is_empty() {
                canvas.put(at, options.signs.empty(), Ink::Link);
            }
            canvas.write(tag.start, name, Ink::Name);
            seats.push(Seat { space: Space::numbered(number), at, entry: at });
        }
        if options.labels != Labels::Off {
            let start = Spot { line: canvas.bottom() + 2, ..canvas.corner() };
            for (line, text) in (0..).zip(self.list(&listed)) {
                canvas.write(start.moved(line, 0), &text, Ink::Label);
            }
        }
        Sketch { canvas, seats, patch: Patch::line(3) }
    }
}

pub(super) fn sketch(board: &Board, options: &Options) -> Sketch {
    let graph = Graph::of(board, options);
    if options.labels == Labels::Off && !graph.shows_all_links(options.signs) {
        // A link that can only be listed needs the names of its ends.
        let named = Options { labels: Labels::Edge, ..options.clone() };
        return Graph::of(board, &named).sketch(&named);
    }
    graph.sketch(options)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::f64::consts::TAU;

    use abande::{Board, Boards, Point, Position};

    use super::Graph;
    use crate::text::picture::Picture;
    use crate::text::{Labels, Options, Signs};

    /// A position in the middle of a game on a built-in board, drawn as if the board came from a file.
    fn middle(name: &str, options: Options) -> (Position, Picture) {
        let mut position = Position::start(&Boards::default().variant(name).unwrap());
        let mut random = fastrand::Rng::with_seed(7);
        let mut last = None;
        for _ in 0..30 {
            last = random.choice(position.moves());
            position.play(last.unwrap()).unwrap();
        }
        let options = Options { last, ..options };
        let mut sketch = super::sketch(position.board(), &options);
        sketch.fill(&position, &options);
        (position, Picture::of(&sketch, &options))
    }

    fn drawn(graph: &Graph) -> Picture {
        Picture::of(&graph.sketch(&Options::default()), &Options::default())
    }

    /// Two rings of five, one inside the other, with spokes: the inner one is linked across.
    fn petersen() -> Graph {
        let turned = |number: usize, radius: f64| {
            let angle = TAU * (0.25 - number as f64 / 5.0);
            Point { x: radius * angle.cos(), y: radius * angle.sin() }
        };
        let names = ["north", "east", "south-east", "south-west", "west"];
        Graph {
            names: names.iter().map(|&name| name.into()).chain((1..=5).map(|i| format!("in{i}"))).collect(),
            points: (0..10).map(|i| turned(i % 5, if i < 5 { 2.0 } else { 1.0 })).collect(),
            links: (0..5)
                .flat_map(|i| [(i, (i + 1) % 5), (i, i + 5), (i + 5, (i + 2) % 5 + 5)])
                .map(|(one, other)| (one.min(other), one.max(other)))
                .collect(),
        }
    }

    #[test]
    fn pictures() {
        for board in ["hex", "square", "snub"] {
            insta::assert_snapshot!(board, middle(board, Options::default()).1);
        }
        let ascii = Options { signs: Signs::Ascii, ..Options::default() };
        insta::assert_snapshot!("hex-ascii", middle("hex", ascii).1);
        let off = Options { labels: Labels::Off, ..Options::default() };
        insta::assert_snapshot!("hex-off", middle("hex", off).1);
        insta::assert_snapshot!("petersen", drawn(&petersen()));
    }

    #[test]
    fn stacks_can_be_read_back() {
        for board in ["hex", "square", "snub", "hex:6", "square:9"] {
            for labels in [Labels::Off, Labels::Edge] {
                let (position, picture) = middle(board, Options { labels, ..Options::default() });
                let lines: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
                for (space, stack) in position.stacks() {
                    let place = picture.place(space).unwrap();
                    let read: String = lines[place.line][place.column..place.column + 2].iter().collect();
                    let owner = stack.owner().letter().to_ascii_uppercase();
                    assert_eq!(read, format!("{owner}{}", stack.height()), "{picture}");
                }
            }
        }
    }

    #[test]
    fn regular_boards_are_drawn_with_all_links() {
        for board in [Board::hex(), Board::square(), Board::snub()] {
            let picture = Picture::of(&super::sketch(&board, &Options::default()), &Options::default());
            assert!(!picture.to_string().contains("also linked"), "{picture}");
            assert!(picture.width() <= 80);
        }
    }

    /// Some points, linked at random, with names of different lengths.
    fn graph(points: Vec<Point>, random: &mut fastrand::Rng) -> Graph {
        let names = (0..points.len()).map(|i| format!("{}{i}", "n".repeat(random.usize(1..6)))).collect();
        let links = (1..points.len()).map(|i| (random.usize(0..i), i)).collect();
        Graph { names, points, links }
    }

    fn check(graph: &Graph) {
        let picture = drawn(graph);
        let lines: Vec<Vec<char>> = picture.lines().map(|line| line.chars().collect()).collect();
        let mut taken = BTreeMap::new();
        for (space, place) in picture.places() {
            let name = &graph.names[space.number()];
            let start = place.column - 1 - name.len();
            for column in start..place.column + 3 {
                assert_eq!(taken.insert((place.line, column), space), None, "{picture}");
            }
            let read: String = lines[place.line][start..start + name.len()].iter().collect();
            assert_eq!(&read, name, "{picture}");
        }
        assert!(picture.lines().all(|line| !line.ends_with(' ')));
    }

    #[test]
    fn spaces_never_overlap() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..60 {
            let size = random.usize(1..=128);
            let scale = 10_f64.powi(random.i32(-12..12));
            let mut coordinate = || (random.f64() - 0.5) * scale;
            let points = (0..size).map(|_| Point { x: coordinate(), y: coordinate() }).collect();
            check(&graph(points, &mut random));
        }
    }

    #[test]
    fn odd_points_are_no_trouble() {
        let mut random = fastrand::Rng::with_seed(2);
        let (zero, huge) = (0.0, f64::MAX);
        let odd = [zero, 1.0, -1.0, f64::MIN_POSITIVE, huge, -huge, f64::NAN, f64::INFINITY, 1e-300];
        for size in [0, 1, 2, 3, 20, 128] {
            check(&graph(vec![Point { x: 1.0, y: 1.0 }; size], &mut random));
            check(&graph((0..size).map(|i| Point { x: i as f64, y: 0.0 }).collect(), &mut random));
            check(&graph((0..size).map(|i| Point { x: 0.0, y: i as f64 }).collect(), &mut random));
            let mut any = || odd[random.usize(0..odd.len())];
            let points = (0..size).map(|_| Point { x: any(), y: any() }).collect();
            check(&graph(points, &mut random));
        }
    }
}
