//! What people are called.

use std::collections::HashSet;
use std::fmt;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};

/// The fewest letters.
pub const SHORTEST_NAME: usize = 2;

/// The most letters.
pub const LONGEST_NAME: usize = 20;

/// Accents on one letter: Vietnamese has two.
const MOST_MARKS: usize = 2;

/// Names that would pretend to speak for the server, or stand for nobody or anybody. What looks like them, or is one
/// of them with numbers, is refused as well.
const RESERVED: [&str; 60] = [
    "abande",
    "admin",
    "admins",
    "administrador",
    "administrateur",
    "administrator",
    "amministratore",
    "anonym",
    "anonyme",
    "anonymous",
    "api",
    "black",
    "bot",
    "computer",
    "deleted",
    "dev",
    "developer",
    "engine",
    "everybody",
    "everyone",
    "gast",
    "guest",
    "guests",
    "help",
    "hilfe",
    "host",
    "info",
    "invitado",
    "invite",
    "me",
    "mod",
    "moderador",
    "moderateur",
    "moderator",
    "moderatore",
    "moderators",
    "mods",
    "nobody",
    "null",
    "official",
    "operator",
    "ospite",
    "owner",
    "postmaster",
    "robot",
    "root",
    "security",
    "server",
    "serveur",
    "servidor",
    "staff",
    "steinundspiel",
    "support",
    "sysadmin",
    "system",
    "undefined",
    "unknown",
    "webmaster",
    "white",
    "you",
];

static RESERVED_KEYS: LazyLock<HashSet<String>> =
    LazyLock::new(|| RESERVED.iter().map(|name| key(name)).collect());

/// What somebody is called: fit to be shown to anybody, and to be told apart from others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    text: String,
    key: String,
}

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Too few letters.
    #[error("this name is too short: take {SHORTEST_NAME} letters or more")]
    TooShort,
    /// Too many.
    #[error("this name is too long: take {LONGEST_NAME} letters or fewer")]
    TooLong,
    /// It begins with a digit or a sign.
    #[error("a name begins with a letter: put one in front")]
    NoLetterFirst,
    /// Something that is neither a letter nor a digit, is seen by nobody, or is not in common use.
    #[error("a name cannot have {}: take letters, digits, - and _", shown(*.0))]
    Letter(char),
    /// `-` or `_` at the end, or several in a row.
    #[error("- and _ stand singly between letters or digits: take away the others")]
    Signs,
    /// More accents on a letter than any language has.
    #[error("there are too many accents on one letter: take away some")]
    Marks,
    /// Letters of several scripts, as in `раypal`.
    #[error("the letters are of several scripts, such as Latin and Cyrillic: take those of one")]
    Scripts,
    /// In capitals it looks like a name in another script, and in small letters it does not.
    #[error("in capitals this name looks like one in other letters: write it in small letters")]
    Disguised,
    /// It would mislead others.
    #[error("this name is kept for the server: take another one")]
    Reserved,
}

impl NameError {
    /// The key of a translation, such as `name-too-short`.
    pub fn code(&self) -> &'static str {
        match self {
            NameError::TooShort => "name-too-short",
            NameError::TooLong => "name-too-long",
            NameError::NoLetterFirst => "name-no-letter-first",
            NameError::Letter(_) => "name-letter",
            NameError::Signs => "name-signs",
            NameError::Marks => "name-marks",
            NameError::Scripts => "name-scripts",
            NameError::Disguised => "name-disguised",
            NameError::Reserved => "name-reserved",
        }
    }
}

/// A character for people: itself where it can be seen, else its number.
pub(crate) fn shown(letter: char) -> String {
    if letter.is_alphanumeric() || letter.is_ascii_graphic() {
        format!("‘{letter}’")
    } else {
        format!("U+{:04X}", u32::from(letter))
    }
}

impl Name {
    /// The name that a text is. Spaces around it are not of it; accents are written in the one way of Unicode's NFC.
    ///
    /// # Errors
    /// When it cannot be one.
    pub fn parse(text: &str) -> Result<Name, NameError> {
        let name = Name::of(text.trim().nfc().collect());
        check_form(&name.text)?;
        // In small letters Cyrillic ‘н’ does not look like ‘h’, so that the key tells them apart. In capitals they look
        // the same: whoever reads ‘НАТА’ may take it for another's name.
        let seen = Name::of(skeleton(&name.text).nfc().collect());
        if seen.key != name.key && check_form(&seen.text).is_ok() {
            return Err(NameError::Disguised);
        }
        let bare: String = name.text.chars().filter(|sign| sign.is_alphabetic()).collect();
        if [&key(&bare), &name.key].into_iter().any(|key| RESERVED_KEYS.contains(key)) {
            return Err(NameError::Reserved);
        }
        Ok(name)
    }

    /// A text that is known to be fit.
    pub(super) fn of(text: String) -> Name {
        Name { key: key(&text), text }
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// What names are compared by: two names with the same key look alike, or differ in capitals only.
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// Whether each letter is fit, and all of them together.
fn check_form(text: &str) -> Result<(), NameError> {
    let count = text.chars().count();
    if count < SHORTEST_NAME {
        return Err(NameError::TooShort);
    }
    if count > LONGEST_NAME {
        return Err(NameError::TooLong);
    }
    if let Some(strange) = text.chars().find(|&sign| !is_fit(sign)) {
        return Err(NameError::Letter(strange));
    }
    if !text.starts_with(|first: char| first.is_alphabetic() && !is_combining_mark(first)) {
        return Err(NameError::NoLetterFirst);
    }
    check_neighbours(text)?;
    // One script, or one of those that are written together: Japanese, Korean and Chinese, also with Latin.
    if !text.check_restriction_level(RestrictionLevel::HighlyRestrictive) {
        return Err(NameError::Scripts);
    }
    Ok(())
}

/// Whether a character may be in a name: letters, marks and digits that are in common use (the status of UTS 39).
fn is_fit(sign: char) -> bool {
    let kind = sign.is_alphanumeric() || is_combining_mark(sign);
    is_sign(sign) || kind && sign.identifier_allowed()
}

fn is_sign(sign: char) -> bool {
    matches!(sign, '-' | '_')
}

/// Signs stand singly between others; marks are few, and not the same twice.
fn check_neighbours(text: &str) -> Result<(), NameError> {
    let (mut before, mut marks) = (None, 0);
    for sign in text.nfd() {
        let mark = is_combining_mark(sign);
        if is_sign(sign) && before.is_some_and(is_sign) {
            return Err(NameError::Signs);
        }
        marks = if mark { marks + 1 } else { 0 };
        let on_sign = mark && before.is_some_and(is_sign);
        if marks > MOST_MARKS || mark && before == Some(sign) || on_sign {
            return Err(NameError::Marks);
        }
        before = Some(sign);
    }
    if before.is_some_and(is_sign) { Err(NameError::Signs) } else { Ok(()) }
}

/// What a text looks like, whatever its capitals: the skeleton of UTS 39.
fn key(text: &str) -> String {
    // A skeleton has capitals: ‘0’ looks like ‘O’. So twice. And ‘I’, which looks like ‘l’, is ‘i’ in small.
    let once: String = skeleton(&small(text)).collect();
    skeleton(&small(&once)).map(|sign| if sign == 'i' { 'l' } else { sign }).nfc().collect()
}

/// In small letters. By way of capitals, as some letters are the same only there: ‘ß’ and ‘ss’, ‘ς’ and ‘σ’.
fn small(text: &str) -> String {
    let large: String = text.nfkc().flat_map(char::to_uppercase).collect();
    large.chars().flat_map(char::to_lowercase).nfkc().collect()
}

#[cfg(test)]
mod tests;
