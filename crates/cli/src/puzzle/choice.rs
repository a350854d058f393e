//! Choice: which puzzles somebody wants.

use std::str::FromStr;

use abande_puzzles::{BOARDS, Puzzle, Puzzles, Theme, board_of_day};

use crate::failure::Failure;

/// How hard puzzles shall be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RatingRange {
    from: i32,
    to: i32,
}

/// A text that is no range of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write two whole numbers, the smaller one first: 1200-1600")]
pub(crate) struct NoRatingRange;

impl FromStr for RatingRange {
    type Err = NoRatingRange;

    fn from_str(text: &str) -> Result<RatingRange, NoRatingRange> {
        let (from, to) = text.split_once('-').ok_or(NoRatingRange)?;
        let read = |text: &str| text.trim().parse::<u16>().map(i32::from).map_err(|_| NoRatingRange);
        let range = RatingRange { from: read(from)?, to: read(to)? };
        if range.from <= range.to { Ok(range) } else { Err(NoRatingRange) }
    }
}

/// Which puzzles somebody wants.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Choice<'a> {
    pub(super) board: Option<&'a str>,
    pub(super) theme: Option<Theme>,
    pub(super) rating: Option<RatingRange>,
    pub(super) id: Option<&'a str>,
}

impl Choice<'_> {
    fn fits(&self, puzzle: &Puzzle) -> bool {
        self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
            && self.rating.is_none_or(|range| (range.from..=range.to).contains(&puzzle.rating))
            && self.id.is_none_or(|id| puzzle.id.eq_ignore_ascii_case(id))
    }

    /// All of them, board by board.
    pub(super) fn all(&self) -> Result<Vec<Puzzle>, Failure> {
        let boards = BOARDS.into_iter().filter(|&board| self.board.is_none_or(|wanted| wanted == board));
        let mut found = Vec::new();
        for board in boards {
            let puzzles = built_in(board)?;
            found.extend(puzzles.iter().filter(|puzzle| self.fits(puzzle)).cloned());
        }
        if found.is_empty() { Err(self.none()) } else { Ok(found) }
    }

    /// They in the order of the days from this one on, the one of the day first. Where nothing is asked for, the board is
    /// that of the day.
    pub(super) fn in_turn(&self, day: i64) -> Result<Vec<Puzzle>, Failure> {
        let nothing = self.theme.is_none() && self.rating.is_none() && self.id.is_none();
        let board = self.board.or(nothing.then(|| board_of_day(day)));
        let puzzles = Puzzles::from(Choice { board, ..*self }.all()?);
        let days = day..day.saturating_add(puzzles.len() as i64);
        Ok(days.filter_map(|day| puzzles.of_day(day)).cloned().collect())
    }

    fn none(&self) -> Failure {
        Failure::Refused(match self.id {
            Some(id) => format!("--id {id}: there is no such puzzle; 'abande puzzle --list' shows all"),
            None => {
                "there is no such puzzle; 'abande puzzle --list' shows all, with ratings and themes".into()
            }
        })
    }
}

fn built_in(board: &str) -> Result<Puzzles, Failure> {
    Puzzles::built_in(board).map_err(|error| Failure::Refused(format!("{board}.jsonl, {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_others_refused() {
        assert_eq!("1200-1600".parse(), Ok(RatingRange { from: 1200, to: 1600 }));
        assert_eq!("0 - 900".parse(), Ok(RatingRange { from: 0, to: 900 }));
        for text in ["", "1200", "-", "1600-1200", "a-b", "-5-9", "1-99999999"] {
            assert_eq!(text.parse::<RatingRange>(), Err(NoRatingRange), "{text}");
        }
    }
}
