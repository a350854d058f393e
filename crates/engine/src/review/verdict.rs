//! Verdict: how good a move was, by thresholds of what it lost.

use super::Expectation;

/// A move that gives away this much of the winning chance, from 0 to 1, is an inaccuracy.
pub const INACCURACY: f64 = 0.10;

/// One that gives away this much is a mistake.
pub const MISTAKE: f64 = 0.20;

/// One that gives away this much is a blunder.
pub const BLUNDER: f64 = 0.35;

/// A move that gives away this much keeps about a third of its accuracy (see [`Loss::accuracy`]).
const ACCURACY_SCALE: f64 = MISTAKE;

/// What a move gave away. Nothing of it is negative.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// Expected margin, in points.
    pub points: f64,
    /// Winning chance, from 0 to 1.
    pub chance: f64,
}

impl Loss {
    /// From what the player could expect before his move to what he can after it, both from his side. A move
    /// after which he can expect more gives nothing away: the search had not seen how good it is.
    pub fn between(before: Expectation, after: Expectation) -> Loss {
        Loss {
            points: (before.points() - after.points()).max(0.0),
            chance: (before.chance() - after.chance()).max(0.0),
        }
    }

    /// How accurate the move was, from 0 to 1: 1 where nothing was given away, and less by e for each fifth
    /// of the winning chance.
    pub fn accuracy(self) -> f64 {
        (-self.chance / ACCURACY_SCALE).exp()
    }
}

/// How good a move was, from the best to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// There was no other.
    Forced,
    /// The best one, and every other would have been a mistake or worse. Known only where the search looks at
    /// two lines or more.
    Only,
    /// The best one that is known.
    Best,
    /// Another one, as good or nearly so.
    Good,
    /// It gives away [`INACCURACY`] or more.
    Inaccuracy,
    /// It gives away [`MISTAKE`] or more.
    Mistake,
    /// It gives away [`BLUNDER`] or more.
    Blunder,
}

impl Verdict {
    /// All there are, from the best to the worst.
    pub const ALL: [Verdict; 7] = [
        Verdict::Forced,
        Verdict::Only,
        Verdict::Best,
        Verdict::Good,
        Verdict::Inaccuracy,
        Verdict::Mistake,
        Verdict::Blunder,
    ];

    /// The verdict on a move that is not the best one.
    pub(super) fn on_loss(loss: Loss) -> Verdict {
        match loss.chance {
            BLUNDER.. => Verdict::Blunder,
            MISTAKE.. => Verdict::Mistake,
            INACCURACY.. => Verdict::Inaccuracy,
            _ => Verdict::Good,
        }
    }

    /// In a word.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Forced => "forced",
            Verdict::Only => "only",
            Verdict::Best => "best",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// The sign behind the move in a game record; empty where nothing is to be said.
    pub fn sign(self) -> &'static str {
        match self {
            Verdict::Only => "!",
            Verdict::Inaccuracy => "?!",
            Verdict::Mistake => "?",
            Verdict::Blunder => "??",
            Verdict::Forced | Verdict::Best | Verdict::Good => "",
        }
    }

    /// The number of the sign in a game record.
    pub fn glyph(self) -> Option<u8> {
        match self {
            Verdict::Only => Some(1),
            Verdict::Mistake => Some(2),
            Verdict::Blunder => Some(4),
            Verdict::Inaccuracy => Some(6),
            Verdict::Forced | Verdict::Best | Verdict::Good => None,
        }
    }

    /// Whether a better move is worth showing.
    pub fn is_flaw(self) -> bool {
        self >= Verdict::Inaccuracy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guess(hundredths: i32) -> Expectation {
        Expectation { hundredths, proven: None }
    }

    #[test]
    fn verdicts_go_by_the_winning_chance_that_was_lost() {
        let verdict = |before, after| Verdict::on_loss(Loss::between(before, after));
        assert_eq!(verdict(guess(100), guess(30)), Verdict::Good);
        assert_eq!(verdict(guess(100), guess(-50)), Verdict::Inaccuracy);
        assert_eq!(verdict(guess(150), guess(-150)), Verdict::Mistake);
        assert_eq!(verdict(guess(300), guess(-300)), Verdict::Blunder);
        // Who wins either way has lost nothing that counts.
        assert_eq!(verdict(guess(1800), guess(1200)), Verdict::Good);
        assert_eq!(verdict(Expectation::certain(9), Expectation::certain(1)), Verdict::Good);
        assert_eq!(verdict(Expectation::certain(1), Expectation::certain(0)), Verdict::Blunder);
    }

    #[test]
    fn a_loss_is_never_negative() {
        let loss = Loss::between(guess(-200), guess(100));
        assert_eq!((loss, loss.accuracy()), (Loss::default(), 1.0));
        let loss = Loss::between(guess(200), guess(100));
        assert!((loss.points - 1.0).abs() < 1e-9 && loss.chance > 0.0 && loss.accuracy() < 1.0);
    }

    #[test]
    fn the_sign_and_the_number_of_a_verdict_agree_in_records() {
        let board = abande::Board::hex();
        for verdict in Verdict::ALL {
            let mut game = abande::Game::new(&board.clone().into());
            let mv = board.parse_move("d4", abande::Coords::Stein).unwrap();
            let id = game.push(mv).unwrap();
            game.set_glyphs(id, verdict.glyph().as_slice()).unwrap();
            assert!(game.to_string().contains(&format!("d4{} *", verdict.sign())), "{game}");
        }
    }
}
