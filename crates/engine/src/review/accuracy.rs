//! Accuracy: how well both have played, as a tag of the record carries it from program to program.

use std::fmt;
use std::str::FromStr;

use abande::{Color, Game, Node};

use super::remark::NotOurs;
use super::{Remark, Review};

/// The tag's name.
pub(super) const TAG: &str = "Accuracy";

/// How accurate the moves of both players were, from 0 to 1 and to the tenth of a per cent: `Black 93.4%, White 87.1%,
/// 24 moves`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Accuracy {
    /// Black's moves.
    pub black: f64,
    /// White's moves.
    pub white: f64,
    /// How many moves of the main line were looked at.
    pub moves: usize,
}

impl Accuracy {
    /// What a review has found.
    pub fn of(review: &Review) -> Accuracy {
        let tenths = |player| (review.summary(player).accuracy * 1000.0).round() / 1000.0;
        Accuracy { black: tenths(Color::Black), white: tenths(Color::White), moves: review.moves.len() }
    }

    /// What a record's tag says, as long as its main line is what was looked at: no move more, none less, and each
    /// with its remark.
    pub fn within(game: &Game) -> Option<Accuracy> {
        let said: Accuracy = game.tags().get(TAG)?.parse().ok()?;
        let remarked = |node: &Node| node.comment().lines().any(|line| line.parse::<Remark>().is_ok());
        let holds = game.main_line().count() == said.moves
            && game.main_line().all(|id| game.node(id).is_some_and(remarked));
        holds.then_some(said)
    }
}

impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = [self.black, self.white].map(|share| share * 100.0);
        write!(f, "Black {black:.1}%, White {white:.1}%, {} moves", self.moves)
    }
}

impl FromStr for Accuracy {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Accuracy, NotOurs> {
        let parts = || {
            let (black, rest) = text.strip_prefix("Black ")?.split_once("%, White ")?;
            let (white, rest) = rest.split_once("%, ")?;
            let share = |text: &str| {
                let share = text.parse::<f64>().ok()? / 100.0;
                (0.0..=1.0).contains(&share).then_some(share)
            };
            let moves = rest.strip_suffix(" moves")?.parse().ok()?;
            Some(Accuracy { black: share(black)?, white: share(white)?, moves })
        };
        parts().ok_or(NotOurs)
    }
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Coords, read_games};

    use super::*;

    fn within(text: &str) -> Option<Accuracy> {
        Accuracy::within(&read_games(text, &Boards::default(), Coords::Stein).next().unwrap().unwrap())
    }

    #[test]
    fn it_counts_while_the_main_line_is_what_was_looked_at() {
        let tag = "[Accuracy \"Black 93.4%, White 100.0%, 2 moves\"]";
        let said = Accuracy { black: 93.4 / 100.0, white: 1.0, moves: 2 };
        assert_eq!(said.to_string(), "Black 93.4%, White 100.0%, 2 moves");
        assert_eq!(within(&format!("{tag} 1. d4 {{even}} c3 {{Black +0.3}} *")), Some(said));
        // Something was added, taken away, or stands there instead.
        assert_eq!(within(&format!("{tag} 1. d4 {{even}} c3 {{Black +0.3}} 2. d3 *")), None);
        assert_eq!(within(&format!("{tag} 1. d4 {{even}} *")), None);
        assert_eq!(within(&format!("{tag} 1. d4 {{even}} e4 {{mine}} (1... c3 {{Black +0.3}}) *")), None);
    }

    #[test]
    fn rubbish_is_no_accuracy() {
        for text in [
            "",
            "93%",
            "Black 93.4%, White 101%, 2 moves",
            "Black x%, White 1%, 2 moves",
            "Black 1%, White 1%, -2 moves",
        ] {
            assert_eq!(text.parse::<Accuracy>(), Err(NotOurs), "{text}");
        }
    }
}
