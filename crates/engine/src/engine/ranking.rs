//! Ranking: the lines of a search for several of them (multi-pv), best first at any moment.

use super::Report;

/// The best lines so far. A search for several finds one after the other, each without the moves of those before it; but
/// the second may turn out better than the first, and a search may end in the middle of a depth.
#[derive(Default)]
pub(super) struct Ranking {
    /// The best one first, no two with the same first move.
    lines: Vec<Report>,
    /// How many of them are of the present depth.
    fresh: usize,
}

impl Ranking {
    /// Begins a new depth: what is known will be looked at again.
    pub(super) fn deepen(&mut self) {
        self.fresh = 0;
    }

    /// Takes in a line of the present depth. It was better than all moves that are still to be looked at: what they seemed
    /// to be worth at the depth before, where it was more, they are not. What is proven of them stays.
    pub(super) fn add(&mut self, line: Report, most: usize) {
        let stale = self.lines.split_off(self.fresh.min(self.lines.len()));
        let stale = stale.into_iter().filter(|old| old.pv.first() != line.pv.first()).map(|old| {
            let hundredths =
                if old.proven.is_some() { old.hundredths } else { old.hundredths.min(line.hundredths) };
            Report { hundredths, ..old }
        });
        let stale: Vec<Report> = stale.collect();
        // Among equals, what was looked at first was better, and what was looked at deeper is surer.
        let place = self.lines.partition_point(|better| better.hundredths >= line.hundredths);
        self.lines.insert(place, line);
        self.fresh = self.lines.len();
        self.lines.extend(stale);
        self.lines.truncate(most);
    }

    /// The lines with their places, the best one first.
    pub(super) fn best_first(&self) -> Vec<Report> {
        let mut lines = self.lines.clone();
        lines.sort_by_key(|line| -line.hundredths);
        for (place, line) in (1..).zip(&mut lines) {
            line.multipv = place;
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use abande::{Board, Coords};

    use super::*;

    fn line(depth: u32, text: &str, hundredths: i32) -> Report {
        let mv = Board::hex().parse_move(text, Coords::Stein).unwrap();
        Report {
            multipv: 1,
            depth,
            seldepth: depth,
            nodes: 0,
            time: Duration::ZERO,
            hashfull: 0,
            hundredths,
            proven: None,
            pv: vec![mv],
        }
    }

    /// Each line's place, move, depth and value.
    fn shown(ranking: &Ranking) -> Vec<(usize, String, u32, i32)> {
        let text = |line: &Report| Board::hex().move_text(line.pv[0], Coords::Stein);
        let lines = ranking.best_first();
        lines.iter().map(|line| (line.multipv, text(line), line.depth, line.hundredths)).collect()
    }

    fn expected(lines: &[(&str, u32, i32)]) -> Vec<(usize, String, u32, i32)> {
        (1..)
            .zip(lines)
            .map(|(place, &(text, depth, value))| (place, text.to_owned(), depth, value))
            .collect()
    }

    fn first_depth() -> Ranking {
        let mut ranking = Ranking::default();
        for (text, value) in [("a1", -37), ("a2", -34), ("a3", -65)] {
            ranking.add(line(1, text, value), 3);
        }
        ranking
    }

    #[test]
    fn a_later_line_that_is_better_comes_first() {
        assert_eq!(shown(&first_depth()), expected(&[("a2", 1, -34), ("a1", 1, -37), ("a3", 1, -65)]));
    }

    #[test]
    fn in_the_middle_of_a_depth_no_move_comes_twice_and_none_seems_better_than_the_best() {
        let mut ranking = first_depth();
        ranking.deepen();
        ranking.add(line(2, "a1", -50), 3);
        assert_eq!(shown(&ranking), expected(&[("a1", 2, -50), ("a2", 1, -50), ("a3", 1, -65)]));
        ranking.add(line(2, "a4", -60), 3);
        assert_eq!(shown(&ranking), expected(&[("a1", 2, -50), ("a4", 2, -60), ("a2", 1, -60)]));
        ranking.add(line(2, "a3", -20), 3);
        assert_eq!(shown(&ranking), expected(&[("a3", 2, -20), ("a1", 2, -50), ("a4", 2, -60)]));
    }

    #[test]
    fn what_is_proven_is_believed() {
        let mut ranking = Ranking::default();
        ranking.add(Report { proven: Some(1), ..line(1, "a1", 100) }, 2);
        ranking.add(line(1, "a2", 50), 2);
        ranking.deepen();
        ranking.add(line(2, "a2", 60), 2);
        assert_eq!(shown(&ranking), expected(&[("a1", 1, 100), ("a2", 2, 60)]));
    }
}
