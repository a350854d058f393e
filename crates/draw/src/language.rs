//! The language of the words in pictures: one of five, and the few words that pictures need.

use std::fmt;
use std::str::FromStr;

use abande::Color;

/// The language of the words in a picture. `abande-words` has its own, for a picture needs none of its messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PictureLanguage {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
    /// Italian.
    Italian,
}

/// A text that names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLanguage(String);

impl fmt::Display for NoLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is none of the languages: there are en, de, fr, es and it", self.0)
    }
}

impl std::error::Error for NoLanguage {}

impl FromStr for PictureLanguage {
    type Err = NoLanguage;

    fn from_str(text: &str) -> Result<PictureLanguage, NoLanguage> {
        let named = |language: &PictureLanguage| text.eq_ignore_ascii_case(language.code());
        PictureLanguage::ALL
            .into_iter()
            .find(named)
            .ok_or_else(|| NoLanguage(text.chars().take(20).collect()))
    }
}

impl PictureLanguage {
    /// All of them.
    pub const ALL: [PictureLanguage; 5] = [
        PictureLanguage::English,
        PictureLanguage::German,
        PictureLanguage::French,
        PictureLanguage::Spanish,
        PictureLanguage::Italian,
    ];

    /// Its code of two letters.
    pub const fn code(self) -> &'static str {
        match self {
            PictureLanguage::English => "en",
            PictureLanguage::German => "de",
            PictureLanguage::French => "fr",
            PictureLanguage::Spanish => "es",
            PictureLanguage::Italian => "it",
        }
    }

    /// A player's name.
    pub const fn player(self, player: Color) -> &'static str {
        match (self, player) {
            (PictureLanguage::English, Color::Black) => "Black",
            (PictureLanguage::English, Color::White) => "White",
            (PictureLanguage::German, Color::Black) => "Schwarz",
            (PictureLanguage::German, Color::White) => "Weiß",
            (PictureLanguage::French, Color::Black) => "Noir",
            (PictureLanguage::French, Color::White) => "Blanc",
            (PictureLanguage::Spanish, Color::Black) => "Negro",
            (PictureLanguage::Spanish, Color::White) => "Blanco",
            (PictureLanguage::Italian, Color::Black) => "Nero",
            (PictureLanguage::Italian, Color::White) => "Bianco",
        }
    }

    /// How many pieces are in hand.
    pub fn in_hand(self, pieces: u8) -> String {
        let words = match self {
            PictureLanguage::English => "in hand",
            PictureLanguage::German => "im Vorrat",
            PictureLanguage::French => "en réserve",
            PictureLanguage::Spanish => "en mano",
            PictureLanguage::Italian => "fuori dal tavoliere",
        };
        format!("{pieces} {words}")
    }

    /// How many points there are.
    pub fn points(self, points: u16) -> String {
        let (one, more) = match self {
            PictureLanguage::English | PictureLanguage::French => ("point", "points"),
            PictureLanguage::German => ("Punkt", "Punkte"),
            PictureLanguage::Spanish => ("punto", "puntos"),
            PictureLanguage::Italian => ("punto", "punti"),
        };
        format!("{points} {}", if points == 1 { one } else { more })
    }

    /// That it is somebody's turn.
    pub const fn to_move(self) -> &'static str {
        match self {
            PictureLanguage::English => "to move",
            PictureLanguage::German => "am Zug",
            PictureLanguage::French => "au trait",
            PictureLanguage::Spanish => "le toca",
            PictureLanguage::Italian => "muove",
        }
    }

    /// That somebody has won.
    pub const fn wins(self) -> &'static str {
        match self {
            PictureLanguage::English => "wins",
            PictureLanguage::German => "gewinnt",
            PictureLanguage::French => "gagne",
            PictureLanguage::Spanish => "gana",
            PictureLanguage::Italian => "vince",
        }
    }

    /// That nobody has won.
    pub const fn draw(self) -> &'static str {
        match self {
            PictureLanguage::English => "draw",
            PictureLanguage::German => "Remis",
            PictureLanguage::French => "partie nulle",
            PictureLanguage::Spanish => "empate",
            PictureLanguage::Italian => "parità",
        }
    }
}
