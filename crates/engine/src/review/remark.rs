//! Remark: what is said about a move in a game record, a line of a comment, written one way and recognised again.

use std::fmt;
use std::str::FromStr;

use abande::Color;

use super::{Expectation, MoveReview, Verdict};

/// How a game stands, in words that need no side to be seen from: `Black +1.5`, `White wins by 3`, `even`,
/// `drawn`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// A player is ahead by so many tenths of a point; nobody by none.
    Ahead(Option<Color>, u32),
    /// It is proven that a player wins by so many points, or that nobody does.
    Proven(Option<Color>, u32),
}

impl Outlook {
    /// How the game stands if a player can expect this.
    pub fn new(player: Color, expectation: Expectation) -> Outlook {
        let leader = |margin: i32| match margin {
            0 => None,
            1.. => Some(player),
            _ => Some(player.other()),
        };
        if let Some(margin) = expectation.proven {
            return Outlook::Proven(leader(margin), margin.unsigned_abs());
        }
        let tenths = (f64::from(expectation.hundredths) / 10.0).round() as i32;
        Outlook::Ahead(leader(tenths), tenths.unsigned_abs())
    }
}

impl fmt::Display for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outlook::Ahead(Some(player), tenths) => {
                write!(f, "{player} +{}.{}", tenths / 10, tenths % 10)
            }
            Outlook::Proven(Some(player), points) => write!(f, "{player} wins by {points}"),
            Outlook::Ahead(None, _) => f.write_str("even"),
            Outlook::Proven(None, _) => f.write_str("drawn"),
        }
    }
}

/// A text that is no [`Outlook`] or [`Remark`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not written by an analysis")]
pub struct NotOurs;

impl FromStr for Outlook {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Outlook, NotOurs> {
        let outlook = match text {
            "even" => Outlook::Ahead(None, 0),
            "drawn" => Outlook::Proven(None, 0),
            _ => {
                let (player, standing) = Color::BOTH
                    .into_iter()
                    .find_map(|player| Some((player, text.strip_prefix(&player.to_string())?)))
                    .ok_or(NotOurs)?;
                let number = |text: &str| text.parse().map_err(|_| NotOurs);
                if let Some(points) = standing.strip_prefix(" wins by ") {
                    Outlook::Proven(Some(player), number(points)?)
                } else {
                    let margin = standing.strip_prefix(" +").ok_or(NotOurs)?;
                    let (points, tenths) = margin.split_once('.').ok_or(NotOurs)?;
                    Outlook::Ahead(Some(player), number(&format!("{points}{tenths}"))?)
                }
            }
        };
        // Whatever else a person may write, such as +01.50 or +0.0, is his.
        let leads_by_nothing = matches!(outlook, Outlook::Ahead(Some(_), 0) | Outlook::Proven(Some(_), 0));
        if outlook.to_string() == text && !leads_by_nothing { Ok(outlook) } else { Err(NotOurs) }
    }
}

/// What is said about a move: how the game stands after it; for a flaw also how it stood, and a better move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// How the game stands.
    pub outlook: Outlook,
    /// How good the move was, where that is worth a word.
    pub verdict: Option<Verdict>,
    /// How the game stood before, and a better move, for a flaw.
    pub better: Option<(Outlook, String)>,
}

impl Remark {
    /// On a position alone.
    pub fn on_position(player: Color, expectation: Expectation) -> Remark {
        Remark { outlook: Outlook::new(player, expectation), verdict: None, better: None }
    }

    /// On a move; the better one is handed in as text.
    pub(super) fn on_move(review: &MoveReview, better: Option<String>) -> Remark {
        let before = Outlook::new(review.player, review.before);
        Remark {
            outlook: Outlook::new(review.player, review.after),
            verdict: Some(review.verdict).filter(|verdict| verdict.glyph().is_some()),
            better: better.filter(|_| review.verdict.is_flaw()).map(|text| (before, text)),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.outlook)?;
        if let Some(verdict) = self.verdict {
            write!(f, ", {}", if verdict == Verdict::Only { "only move" } else { verdict.word() })?;
        }
        match &self.better {
            Some((before, mv)) => write!(f, "; {before} with {mv}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Remark {
    type Err = NotOurs;

    fn from_str(text: &str) -> Result<Remark, NotOurs> {
        let (said, better) = match text.split_once("; ") {
            Some((said, better)) => (said, Some(better.split_once(" with ").ok_or(NotOurs)?)),
            None => (text, None),
        };
        let better = better.map(|(before, mv)| Ok((before.parse()?, mv.to_owned()))).transpose()?;
        let (outlook, verdict) = match said.split_once(", ") {
            Some((outlook, "only move")) => (outlook, Some(Verdict::Only)),
            Some((outlook, word)) => {
                let flaws = Verdict::ALL.into_iter().filter(|verdict| verdict.is_flaw());
                (outlook, Some(flaws.into_iter().find(|verdict| verdict.word() == word).ok_or(NotOurs)?))
            }
            None => (said, None),
        };
        if better.as_ref().is_some_and(|(_, mv): &(_, String)| mv.contains(' ')) {
            return Err(NotOurs);
        }
        Ok(Remark { outlook: outlook.parse()?, verdict, better })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outlooks_name_who_is_ahead() {
        let guess = |hundredths| Expectation { hundredths, proven: None };
        for (player, expectation, text) in [
            (Color::Black, guess(149), "Black +1.5"),
            (Color::White, guess(-1204), "Black +12.0"),
            (Color::White, guess(4), "even"),
            (Color::White, Expectation::certain(0), "drawn"),
            (Color::White, Expectation::certain(3), "White wins by 3"),
            (Color::Black, Expectation::certain(-11), "White wins by 11"),
        ] {
            let outlook = Outlook::new(player, expectation);
            assert_eq!(outlook.to_string(), text);
            assert_eq!(text.parse(), Ok(outlook));
        }
    }

    #[test]
    fn remarks_are_recognised_and_nothing_else_is() {
        for text in [
            "Black +0.3",
            "even",
            "White wins by 3, only move",
            "White +2.3, blunder; Black +1.5 with d3-e2",
            "drawn, inaccuracy; White wins by 1 with -1,2->0,1",
        ] {
            assert_eq!(text.parse::<Remark>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "Even",
            "draw",
            "Black",
            "Black +1",
            "Black +01.5",
            "Black +1.50",
            "Black +-1.5",
            "Black +0.0",
            "Black -1.5",
            "Black wins by 0",
            "Black wins by 3.",
            "Black +1.5, best",
            "Black +1.5, a blunder",
            "Black +1.5; Black +2.0",
            "Black +1.5, blunder; Black +2.0 with d4 or so",
            "Black +99999999999.9",
        ] {
            assert_eq!(text.parse::<Remark>(), Err(NotOurs), "{text}");
        }
    }
}
