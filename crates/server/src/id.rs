//! Ids that nobody can guess.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// The system has no random bytes to give, so nothing can be made that must not be guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no random bytes: {0}")]
pub struct NoRandomness(getrandom::Error);

/// Bytes that nobody can guess.
///
/// # Errors
/// When the system has none.
pub fn random_bytes<const COUNT: usize>() -> Result<[u8; COUNT], NoRandomness> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(NoRandomness)?;
    Ok(bytes)
}

/// A new id for a game, a seek or a person: 96 random bits as 16 letters. Who has a game's id may watch it, so it is
/// not to be guessed; and no two are ever the same.
///
/// # Errors
/// When the system has no random bytes.
pub fn fresh_id() -> Result<String, NoRandomness> {
    Ok(URL_SAFE_NO_PAD.encode(random_bytes::<12>()?))
}

/// Whether a text can be an id at all: what cannot need not be looked for.
pub fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{fresh_id, is_id, random_bytes};

    #[test]
    fn ids_are_sixteen_letters_that_fit_an_address_and_never_the_same() {
        let ids: HashSet<String> = (0..1000).map(|_| fresh_id().unwrap()).collect();
        assert_eq!(ids.len(), 1000);
        for id in ids {
            assert!(is_id(&id), "{id}");
        }
    }

    #[test]
    fn what_cannot_be_an_id_is_known() {
        for text in
            ["", "abc", "AAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAA", "AAAAAAAA/AAAAAAA", "AAAAAAAAAAAAAAA\u{e9}"]
        {
            assert!(!is_id(text), "{text}");
        }
    }

    #[test]
    fn all_bits_are_random() {
        let (mut ever_set, mut ever_clear) = ([0_u8; 16], [0_u8; 16]);
        for _ in 0..200 {
            for (at, byte) in random_bytes::<16>().unwrap().into_iter().enumerate() {
                ever_set[at] |= byte;
                ever_clear[at] |= !byte;
            }
        }
        assert_eq!((ever_set, ever_clear), ([255; 16], [255; 16]));
    }
}
