//! Theme: what a solution shows.

use std::fmt;
use std::str::FromStr;

/// What a solution shows. Each is found by the rules alone, from the position and the solution's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Of three captures or more that heights and neighbours allow, one alone keeps the band in one piece, and it is right.
    KeepTheBand,
    /// A capture leaves a gap, so that the band hangs on an enemy stack that could have captured: it has to stay.
    Cut,
    /// An entry hangs on an enemy stack that could have captured: it has to stay, or it would cut the piece off.
    Pin,
    /// An enemy stack that was awake sleeps after the move, without having been captured.
    PutToSleep,
    /// A stack that slept is awake: an enemy one after one's own move, which can now be captured, or one of one's own in
    /// the end.
    WakeUp,
    /// A single captures a stack of two: three at once, and for good.
    ThreeAtOnce,
    /// What has just captured is captured on the spot.
    TakeBack,
    /// The last piece in hand is entered.
    LastPiece,
    /// A pass is right, though there is something to capture.
    Pass,
    /// No piece is left in any hand, and either player could capture if it were his turn: who takes what first?
    Race,
    /// Libre's connections: an entry that touches one stack alone, which must be strongly connected; or a capture that
    /// leaves a stack weakly connected, so that nothing can be entered at its end.
    Connection,
}

/// There is no such theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no theme '{0}': write {list}", list = Theme::ALL.map(Theme::name).join(", "))]
pub struct NoTheme(String);

impl Theme {
    /// All there are.
    pub const ALL: [Theme; 11] = [
        Theme::KeepTheBand,
        Theme::Cut,
        Theme::Pin,
        Theme::PutToSleep,
        Theme::WakeUp,
        Theme::ThreeAtOnce,
        Theme::TakeBack,
        Theme::LastPiece,
        Theme::Pass,
        Theme::Race,
        Theme::Connection,
    ];

    /// Its name in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::KeepTheBand => "keep-the-band",
            Theme::Cut => "cut",
            Theme::Pin => "pin",
            Theme::PutToSleep => "put-to-sleep",
            Theme::WakeUp => "wake-up",
            Theme::ThreeAtOnce => "three-at-once",
            Theme::TakeBack => "take-back",
            Theme::LastPiece => "last-piece",
            Theme::Pass => "pass",
            Theme::Race => "race",
            Theme::Connection => "connection",
        }
    }
}

impl FromStr for Theme {
    type Err = NoTheme;

    fn from_str(text: &str) -> Result<Theme, NoTheme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == text).ok_or_else(|| NoTheme(text.into()))
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
