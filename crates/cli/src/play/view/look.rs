//! How things look on this terminal: its colours, and the signs it has.

use abande::Color as Owner;
use abande_draw::text::{Glyph, Ground, Ink, Signs, style};
use anstyle::Color as AnsiColor;
use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// None, or none are wanted. Bold, underlined and reversed signs do.
    None,
    /// Sixteen.
    Sixteen,
    /// 256 or more.
    Full,
}

/// How things look.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) depth: Depth,
    pub(crate) signs: Signs,
}

/// What the environment says about the terminal.
impl Depth {
    /// By the names of terminals. `wanted` is what the person asked for, if he did.
    pub(crate) fn of_environment(wanted: Option<bool>, variable: impl Fn(&str) -> Option<String>) -> Depth {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        let colorless = ["dumb", "vt100", "vt102", "vt220", "vt320"].contains(&term.as_str())
            || term.ends_with("-mono")
            || term.ends_with("-m");
        if !wanted.unwrap_or(set("NO_COLOR").is_none() && !colorless) {
            return Depth::None;
        }
        let many = set("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit")
            || ["256color", "direct", "kitty", "alacritty"].iter().any(|name| term.contains(name))
            || set("WT_SESSION").is_some();
        if many { Depth::Full } else { Depth::Sixteen }
    }
}

impl Look {
    /// A text in the signs that the terminal has.
    pub(crate) fn shown(self, text: &str) -> String {
        match self.signs {
            Signs::Unicode => text.into(),
            Signs::Ascii => text.chars().map(ascii).collect(),
        }
    }

    /// The style of a sign of the board.
    pub(super) fn glyph(self, glyph: Glyph) -> Style {
        match self.depth {
            Depth::Full => translated(style(glyph.ink, glyph.ground)),
            Depth::Sixteen => sixteen(glyph),
            Depth::None => match glyph.ink {
                Ink::Stack | Ink::Disc | Ink::Last => Style::new().add_modifier(Modifier::BOLD),
                _ => Style::new(),
            },
        }
    }

    pub(super) fn title(self) -> Style {
        match self.depth {
            Depth::Full => {
                Style::new().fg(Color::Indexed(231)).bg(Color::Indexed(94)).add_modifier(Modifier::BOLD)
            }
            Depth::Sixteen => Style::new().fg(Color::Black).bg(Color::Yellow),
            Depth::None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    pub(super) fn heading(self) -> Style {
        self.colored(137, Color::Yellow).add_modifier(Modifier::BOLD)
    }

    pub(super) fn strong() -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(super) fn faint(self) -> Style {
        match self.depth {
            Depth::Full => Style::new().fg(Color::Indexed(245)),
            Depth::Sixteen | Depth::None => Style::new(),
        }
    }

    pub(super) fn key(self) -> Style {
        self.colored(137, Color::Cyan).add_modifier(Modifier::BOLD)
    }

    pub(super) fn refusal(self) -> Style {
        self.colored(203, Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// The move that led to the position, in the list.
    pub(super) fn current() -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The marks around the cursor's space.
    pub(super) fn cursor(self) -> Style {
        self.block(231, 26, Color::White, Color::Blue)
    }

    /// The marks around the stack that is about to capture.
    pub(super) fn selected(self) -> Style {
        self.block(16, 220, Color::Black, Color::LightYellow)
    }

    /// The mark of a stack that may be captured.
    pub(super) fn target(self) -> Style {
        self.block(231, 28, Color::Black, Color::Green)
    }

    /// The mark of a hint.
    pub(super) fn hint(self) -> Style {
        self.block(231, 90, Color::White, Color::Magenta)
    }

    /// The mark of a space that a refusal is about.
    pub(super) fn refused(self) -> Style {
        self.block(231, 160, Color::White, Color::Red)
    }

    /// The mark of a stack that may capture, on its owner's colour.
    pub(super) fn movable(self, owner: Owner) -> Style {
        match (self.depth, owner) {
            (Depth::Full, Owner::Black) => Style::new().fg(Color::Indexed(46)).bg(Color::Indexed(234)),
            (Depth::Full, Owner::White) => Style::new().fg(Color::Indexed(28)).bg(Color::Indexed(231)),
            (Depth::Sixteen, Owner::Black) => Style::new().fg(Color::LightGreen).bg(Color::Black),
            (Depth::Sixteen, Owner::White) => Style::new().fg(Color::Green).bg(Color::White),
            (Depth::None, _) => Style::new().add_modifier(Modifier::BOLD),
        }
    }

    /// A player's name, on his colour.
    pub(super) fn player(self, owner: Owner) -> Style {
        self.glyph(Glyph { sign: ' ', ink: Ink::Stack, ground: Ground::Stack { owner, asleep: false } })
    }

    fn colored(self, full: u8, sixteen: Color) -> Style {
        match self.depth {
            Depth::Full => Style::new().fg(Color::Indexed(full)),
            Depth::Sixteen => Style::new().fg(sixteen),
            Depth::None => Style::new(),
        }
    }

    fn block(self, letters: u8, ground: u8, letters16: Color, ground16: Color) -> Style {
        match self.depth {
            Depth::Full => Style::new().fg(Color::Indexed(letters)).bg(Color::Indexed(ground)),
            Depth::Sixteen => Style::new().fg(letters16).bg(ground16),
            Depth::None => Style::new().add_modifier(Modifier::REVERSED),
        }
        .add_modifier(Modifier::BOLD)
    }
}

/// What stands for a sign where there is only ASCII: letters as people write them by hand.
fn ascii(sign: char) -> String {
    let plain = match sign {
        '·' | '–' | '—' | '─' => "-",
        '’' | '‘' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '…' => "...",
        // They only announce what the sign at the end says.
        '¿' | '¡' => "",
        '●' => "B",
        '○' => "W",
        '▶' | '→' => ">",
        '←' => "<",
        '↑' => "^",
        '↓' => "v",
        '\u{a0}' | '\u{202f}' => " ",
        'ä' => "ae",
        'ö' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        'à' | 'á' | 'â' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' => "o",
        'ù' | 'ú' | 'û' => "u",
        'À' => "A",
        'È' | 'É' | 'Ê' => "E",
        sign if sign.is_ascii() => return sign.into(),
        _ => "?",
    };
    plain.into()
}

/// The board is brown, which is what terminals call yellow: black and white both stand out from it.
fn sixteen(glyph: Glyph) -> Style {
    let style = match (glyph.ground, glyph.ink) {
        (_, Ink::Last) => return Style::new().fg(Color::White).bg(Color::Red).add_modifier(Modifier::BOLD),
        (Ground::Bare, Ink::Link | Ink::Wall) => Style::new().fg(Color::Yellow),
        (Ground::Bare, _) => Style::new(),
        (Ground::Board, Ink::Entry) => {
            Style::new().fg(Color::Black).bg(Color::Yellow).add_modifier(Modifier::BOLD)
        }
        (Ground::Board, _) => Style::new().fg(Color::Black).bg(Color::Yellow),
        (Ground::Stack { owner: Owner::Black, .. }, Ink::Link | Ink::Disc) => {
            Style::new().fg(Color::Black).bg(Color::Black)
        }
        (Ground::Stack { owner: Owner::White, .. }, Ink::Link | Ink::Disc) => {
            Style::new().fg(Color::White).bg(Color::White)
        }
        (Ground::Stack { owner: Owner::Black, .. }, _) => Style::new().fg(Color::White).bg(Color::Black),
        (Ground::Stack { owner: Owner::White, .. }, _) => Style::new().fg(Color::Black).bg(Color::White),
    };
    match glyph.ink {
        Ink::Stack if !matches!(glyph.ground, Ground::Stack { asleep: true, .. }) => {
            style.add_modifier(Modifier::BOLD)
        }
        _ => style,
    }
}

/// A style of the drawing crate for this one's screen.
fn translated(style: anstyle::Style) -> Style {
    let color = |color: AnsiColor| match color {
        AnsiColor::Ansi256(color) => Color::Indexed(color.0),
        AnsiColor::Ansi(color) => Color::Indexed(color as u8),
        AnsiColor::Rgb(color) => Color::Rgb(color.0, color.1, color.2),
    };
    let mut translated = Style::new();
    translated.fg = style.get_fg_color().map(color);
    translated.bg = style.get_bg_color().map(color);
    if style.get_effects().contains(anstyle::Effects::BOLD) {
        translated = translated.add_modifier(Modifier::BOLD);
    }
    translated
}

#[cfg(test)]
mod tests {
    use abande_draw::text::Signs;
    use abande_words::Language;

    use super::{Depth, Look};

    #[test]
    fn every_word_can_be_said_in_ascii() {
        let look = Look { depth: Depth::None, signs: Signs::Ascii };
        for language in Language::ALL {
            let (ours, _) = language.source().split_once("## The browser").unwrap();
            for line in ours.lines() {
                let shown = look.shown(line);
                assert!(shown.is_ascii());
                assert_eq!(shown.matches('?').count(), line.matches('?').count(), "{line}");
            }
        }
        assert_eq!(look.shown("Weiß läßt grüßen …"), "Weiss laesst gruessen ...");
    }

    fn depth(wanted: Option<bool>, variables: &[(&str, &str)]) -> Depth {
        Depth::of_environment(wanted, |name| {
            variables.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_string())
        })
    }

    #[test]
    fn the_environment_says_how_many_colours() {
        assert_eq!(depth(None, &[("TERM", "xterm-256color")]), Depth::Full);
        assert_eq!(depth(None, &[("TERM", "xterm"), ("COLORTERM", "truecolor")]), Depth::Full);
        assert_eq!(depth(None, &[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(depth(None, &[("TERM", "vt100")]), Depth::None);
        assert_eq!(depth(None, &[("TERM", "xterm-256color"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(depth(Some(true), &[("TERM", "xterm"), ("NO_COLOR", "1")]), Depth::Sixteen);
        assert_eq!(depth(Some(false), &[("TERM", "xterm-256color")]), Depth::None);
    }
}
