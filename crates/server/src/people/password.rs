//! What makes a password fit.

use std::fmt;

use unicode_normalization::UnicodeNormalization;

use super::name::Name;

/// The fewest characters.
pub const SHORTEST_PASSWORD: usize = 8;

/// The most characters. More would only be work for the server.
pub const LONGEST_PASSWORD: usize = 200;

/// What everybody tries first, of those that are long enough; in small letters.
const COMMON: [&str; 64] = [
    "00000000",
    "11112222",
    "11223344",
    "12121212",
    "12341234",
    "123123123",
    "1234567890",
    "12344321",
    "1q2w3e4r",
    "1q2w3e4r5t",
    "1qaz2wsx",
    "69696969",
    "987654321",
    "a1b2c3d4",
    "abande123",
    "abandeabande",
    "abc12345",
    "abcd1234",
    "access14",
    "admin123",
    "aaaabbbb",
    "asdfasdf",
    "asdfghjk",
    "asdfghjkl",
    "baseball",
    "bonjour1",
    "charlie1",
    "computer",
    "corvette",
    "dragon123",
    "football",
    "football1",
    "geheim123",
    "hallo123",
    "hallohallo",
    "iloveyou",
    "iloveyou1",
    "internet",
    "jennifer",
    "letmein1",
    "liverpool",
    "marlboro",
    "michelle",
    "monkey123",
    "motdepasse",
    "p@ssw0rd",
    "pa55word",
    "passw0rd",
    "password",
    "password1",
    "password12",
    "password123",
    "passwort",
    "passwort1",
    "princess",
    "qwer1234",
    "qwerty12",
    "qwerty123",
    "qwertyui",
    "qwertyuiop",
    "sunshine",
    "superman",
    "trustno1",
    "welcome1",
];

/// A new password that is fit to be kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Why a text cannot be a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasswordError {
    /// Too few characters.
    #[error("this password is too short: take {SHORTEST_PASSWORD} characters or more")]
    TooShort,
    /// Too many.
    #[error("this password is too long: take {LONGEST_PASSWORD} characters or fewer")]
    TooLong,
    /// Everybody sees the name.
    #[error("the password is the name, which everybody sees: take another one")]
    IsName,
    /// It is tried first.
    #[error("this password is one of those that are tried first: take another one, such as three words")]
    Common,
}

impl PasswordError {
    /// The key of a translation, such as `password-too-short`.
    pub fn code(&self) -> &'static str {
        match self {
            PasswordError::TooShort => "password-too-short",
            PasswordError::TooLong => "password-too-long",
            PasswordError::IsName => "password-is-name",
            PasswordError::Common => "password-common",
        }
    }
}

impl Password {
    /// A new password for somebody.
    ///
    /// # Errors
    /// When it is not fit.
    pub fn parse(text: &str, name: &Name) -> Result<Password, PasswordError> {
        let password = Password::typed(text).ok_or(PasswordError::TooLong)?;
        if password.0.chars().count() < SHORTEST_PASSWORD {
            return Err(PasswordError::TooShort);
        }
        let small = password.0.to_lowercase();
        if small == name.as_str().to_lowercase() {
            return Err(PasswordError::IsName);
        }
        if COMMON.contains(&small.as_str()) || is_run(&small) {
            return Err(PasswordError::Common);
        }
        Ok(password)
    }

    /// What somebody types who wants to sign in; nothing where it is too long to be anybody's.
    pub(super) fn typed(text: &str) -> Option<Password> {
        // Keyboards write accents in different ways.
        let text: String = text.nfc().take(LONGEST_PASSWORD + 1).collect();
        (text.chars().count() <= LONGEST_PASSWORD).then_some(Password(text))
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// It does not get into a log by accident.
impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Whether it goes on as it begins: `aaaaaaaa`, `12345678`, `hgfedcba`.
fn is_run(text: &str) -> bool {
    let signs: Vec<i64> = text.chars().map(|sign| i64::from(u32::from(sign))).collect();
    let steps: Vec<i64> = signs.windows(2).map(|pair| pair[1] - pair[0]).collect();
    steps.windows(2).all(|pair| pair[0] == pair[1]) && steps.first().is_some_and(|step| step.abs() <= 1)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{COMMON, Password, PasswordError, SHORTEST_PASSWORD};
    use crate::people::Name;

    fn judged(text: &str) -> Result<(), PasswordError> {
        Password::parse(text, &Name::parse("Ada-Lovelace").unwrap()).map(|_| ())
    }

    #[test]
    fn length_is_counted_in_characters() {
        assert_eq!(judged(""), Err(PasswordError::TooShort));
        assert_eq!(judged("kf8 ü2m"), Err(PasswordError::TooShort));
        assert_eq!(judged("kf8 ü2ma"), Ok(()));
        // Seven, though they are written as eight.
        assert_eq!(judged("kf8 u\u{308}2m"), Err(PasswordError::TooShort));
        assert_eq!(judged(&"aé".repeat(100)), Ok(()));
        assert_eq!(judged(&"aé".repeat(101)), Err(PasswordError::TooLong));
        assert_eq!(judged(&"a".repeat(10_000_000)), Err(PasswordError::TooLong));
    }

    #[test]
    fn any_signs_are_fit() {
        for text in
            ["correct horse battery", "пароль мой", "  spaces  ", "密碼密碼一二三四", "🦉🦔🐢🦆🐝🦉🦔🐢"]
        {
            assert_eq!(judged(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn the_name_is_no_password() {
        assert_eq!(judged("Ada-Lovelace"), Err(PasswordError::IsName));
        assert_eq!(judged("ada-lovelace"), Err(PasswordError::IsName));
        assert_eq!(judged("ada-lovelace-1815"), Ok(()));
    }

    #[test]
    fn what_is_tried_first_is_no_password() {
        for text in
            COMMON.into_iter().chain(["PassWord", "12345678", "87654321", "aaaaaaaa", "abcdefgh", "ZYXWVUTS"])
        {
            assert_eq!(judged(text), Err(PasswordError::Common), "{text}");
        }
        assert_eq!(COMMON.iter().collect::<HashSet<_>>().len(), COMMON.len());
        for text in COMMON {
            assert!(text.len() >= SHORTEST_PASSWORD && text == text.to_lowercase(), "{text}");
        }
    }

    #[test]
    fn a_log_does_not_get_it() {
        let password = Password::typed("secret of mine").unwrap();
        assert_eq!(format!("{password:?}"), "Password(…)");
    }
}
