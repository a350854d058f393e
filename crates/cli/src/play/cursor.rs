//! Moving a cursor over spaces that lie in any pattern.

use abande::{Board, Space};
use abande_draw::text::Place;

/// Where to, in steps to the right and down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Direction {
    pub(crate) right: i8,
    pub(crate) down: i8,
}

impl Direction {
    pub(crate) const fn new(right: i8, down: i8) -> Direction {
        Direction { right, down }
    }

    fn is_level(self) -> bool {
        self.down == 0
    }

    fn is_upright(self) -> bool {
        self.right == 0
    }
}

/// A space, and the line or column that a straight way over a zigzag keeps to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cursor {
    pub(crate) space: Space,
    way: Option<(Direction, f64)>,
}

/// Signs are about twice as high as they are wide.
const HEIGHT: f64 = 2.0;

/// Spaces further off the direction than this, as a cosine, do not lie in it.
const WIDEST: f64 = 0.35;

/// Directions that differ by less than this are alike.
const ALIKE: f64 = 0.05;

impl Cursor {
    pub(crate) fn on(space: Space) -> Cursor {
        Cursor { space, way: None }
    }

    /// The cursor after a step: on the neighbour that lies best in the direction, or, where there is none,
    /// on the nearest space that lies there at all.
    pub(crate) fn stepped(self, board: &Board, places: &[(Space, Place)], direction: Direction) -> Cursor {
        let Some(here) = point(places, self.space) else { return self };
        let kept = match self.way {
            Some((way, kept)) if way.is_level() == direction.is_level() => kept,
            _ if direction.is_level() => here.1,
            _ => here.0,
        };
        let straight = direction.is_level() || direction.is_upright();
        let neighbours = board.neighbours(self.space);
        let mut best: Option<(bool, f64, f64, Space)> = None;
        for &(space, place) in places.iter().filter(|(space, _)| *space != self.space) {
            let there = spot(place);
            let (x, y) = (there.0 - here.0, there.1 - here.1);
            let (right, down) = (f64::from(direction.right), f64::from(direction.down));
            let cosine = (x * right + y * down) / (x.hypot(y) * right.hypot(down));
            if cosine < WIDEST {
                continue;
            }
            let near = neighbours.contains(&space);
            let aside = match (straight, direction.is_level()) {
                (false, _) => 0.0,
                (true, true) => (there.1 - kept).abs(),
                (true, false) => (there.0 - kept).abs(),
            };
            // Among neighbours the direction counts, then how far off the way; far away, the distance.
            let (first, second) = if near { (-cosine, aside) } else { (x.hypot(y) / cosine, aside) };
            let better = match best {
                None => true,
                Some((best_near, ..)) if near != best_near => near,
                Some((_, best_first, best_second, _)) => {
                    if (first - best_first).abs() < ALIKE {
                        second < best_second
                    } else {
                        first < best_first
                    }
                }
            };
            if better {
                best = Some((near, first, second, space));
            }
        }
        match best {
            Some((.., space)) => Cursor { space, way: straight.then_some((direction, kept)) },
            None => self,
        }
    }

    /// The same, or the nearest space that is shown, where this one is not.
    pub(crate) fn among(self, board: &Board, places: &[(Space, Place)]) -> Cursor {
        if places.iter().any(|(space, _)| *space == self.space) {
            return self;
        }
        let here = board.point(self.space);
        let distance = |space: Space| {
            let there = board.point(space);
            (there.x - here.x).hypot(there.y - here.y)
        };
        let nearest = places.iter().min_by(|one, other| distance(one.0).total_cmp(&distance(other.0)));
        nearest.map_or(self, |(space, _)| Cursor::on(*space))
    }
}

fn spot(place: Place) -> (f64, f64) {
    (place.column as f64, place.line as f64 * HEIGHT)
}

fn point(places: &[(Space, Place)], space: Space) -> Option<(f64, f64)> {
    places.iter().find(|(shown, _)| *shown == space).map(|(_, place)| spot(*place))
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Coords, Position};
    use abande_draw::text::{Options, picture};

    use super::*;

    const LEFT: Direction = Direction::new(-1, 0);
    const RIGHT: Direction = Direction::new(1, 0);
    const UP: Direction = Direction::new(0, -1);
    const DOWN: Direction = Direction::new(0, 1);

    fn walk(board: &str, from: &str, steps: &[Direction]) -> Vec<String> {
        let position = Position::start(&Boards::default().variant(board).unwrap());
        let board = position.board();
        let places: Vec<_> = picture(&position, &Options::default()).places().collect();
        let mut cursor = Cursor::on(board.find_space(from, Coords::Stein).unwrap());
        let mut names = Vec::new();
        for &step in steps {
            cursor = cursor.stepped(board, &places, step);
            names.push(board.space_name(cursor.space, Coords::Stein));
        }
        names
    }

    #[test]
    fn straight_ways_stay_straight() {
        assert_eq!(walk("square", "d4", &[LEFT, LEFT, UP, RIGHT, DOWN]), ["c4", "b4", "b5", "c5", "c4"]);
        assert_eq!(walk("hex", "d4", &[UP, UP, UP, UP]), ["d5", "d6", "d7", "d7"]);
        // A zigzag over the files of a hexagon comes out at the height where it began.
        let names = walk("hex", "d4", &[RIGHT, RIGHT, RIGHT, LEFT, LEFT, LEFT]);
        assert_eq!(names[1], "f3");
        assert_eq!(names[5], "d4");
        assert_eq!(walk("libre", "0,0", &[RIGHT, RIGHT, RIGHT]), ["1,0", "2,0", "2,0"]);
        assert_eq!(walk("libre", "0,0", &[UP, DOWN])[1], "0,0");
    }

    #[test]
    fn slants_follow_the_links() {
        let names = walk("hex", "d4", &[Direction::new(1, -1), Direction::new(1, 1), Direction::new(-1, 1)]);
        assert_eq!(names, ["e4", "f3", "e3"]);
        let names = walk("square", "d4", &[Direction::new(-1, -1), Direction::new(1, 1)]);
        assert_eq!(names, ["c5", "d4"]);
    }

    #[test]
    fn every_space_can_be_reached() {
        for name in ["hex", "square", "snub", "hex:5", "square:9", "libre"] {
            let position = Position::start(&Boards::default().variant(name).unwrap());
            let places: Vec<_> = picture(&position, &Options::default()).places().collect();
            let mut found = vec![places[0].0];
            let mut next = 0;
            while let Some(&space) = found.get(next) {
                next += 1;
                for direction in [LEFT, RIGHT, UP, DOWN] {
                    let to = Cursor::on(space).stepped(position.board(), &places, direction).space;
                    if !found.contains(&to) {
                        found.push(to);
                    }
                }
            }
            assert_eq!(found.len(), places.len(), "{name}");
        }
    }
}
