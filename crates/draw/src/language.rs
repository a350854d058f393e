//! The five languages, and the few words that pictures need.

use std::fmt;
use std::str::FromStr;

use abande::Color;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
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

impl FromStr for Language {
    type Err = NoLanguage;

    fn from_str(text: &str) -> Result<Language, NoLanguage> {
        let named = |language: &Language| text.eq_ignore_ascii_case(language.code());
        Language::ALL.into_iter().find(named).ok_or_else(|| NoLanguage(text.chars().take(20).collect()))
    }
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::French, Language::Spanish, Language::Italian];

    /// Its code of two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Spanish => "es",
            Language::Italian => "it",
        }
    }

    /// A player's name.
    pub const fn player(self, player: Color) -> &'static str {
        match (self, player) {
            (Language::English, Color::Black) => "Black",
            (Language::English, Color::White) => "White",
            (Language::German, Color::Black) => "Schwarz",
            (Language::German, Color::White) => "Weiß",
            (Language::French, Color::Black) => "Noir",
            (Language::French, Color::White) => "Blanc",
            (Language::Spanish, Color::Black) => "Negro",
            (Language::Spanish, Color::White) => "Blanco",
            (Language::Italian, Color::Black) => "Nero",
            (Language::Italian, Color::White) => "Bianco",
        }
    }

    /// How many pieces are in hand.
    pub fn in_hand(self, pieces: u8) -> String {
        let words = match self {
            Language::English => "in hand",
            Language::German => "im Vorrat",
            Language::French => "en réserve",
            Language::Spanish => "en mano",
            Language::Italian => "fuori dal tavoliere",
        };
        format!("{pieces} {words}")
    }

    /// How many points there are.
    pub fn points(self, points: u16) -> String {
        let (one, more) = match self {
            Language::English | Language::French => ("point", "points"),
            Language::German => ("Punkt", "Punkte"),
            Language::Spanish => ("punto", "puntos"),
            Language::Italian => ("punto", "punti"),
        };
        format!("{points} {}", if points == 1 { one } else { more })
    }

    /// That it is somebody's turn.
    pub const fn to_move(self) -> &'static str {
        match self {
            Language::English => "to move",
            Language::German => "am Zug",
            Language::French => "au trait",
            Language::Spanish => "le toca",
            Language::Italian => "muove",
        }
    }

    /// That somebody has won.
    pub const fn wins(self) -> &'static str {
        match self {
            Language::English => "wins",
            Language::German => "gewinnt",
            Language::French => "gagne",
            Language::Spanish => "gana",
            Language::Italian => "vince",
        }
    }

    /// That nobody has won.
    pub const fn draw(self) -> &'static str {
        match self {
            Language::English => "draw",
            Language::German => "Remis",
            Language::French => "partie nulle",
            Language::Spanish => "empate",
            Language::Italian => "parità",
        }
    }
}
