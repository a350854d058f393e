//! What a client shows to prove who it is.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use super::person::TokenHash;
use crate::id::{NoRandomness, random_bytes};

/// A secret of 256 random bits that its owner shows with every request. Only its hash is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no random bytes.
    pub fn new() -> Result<Token, NoRandomness> {
        Ok(Token(random_bytes()?))
    }

    /// What a client sends. A text of another form is no token, and need not be looked for.
    pub fn parse(text: &str) -> Option<Token> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(Token(bytes.try_into().ok()?))
    }

    /// The text for the client: 43 letters, digits, `-` and `_`.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// What is kept of it. As the bits are random, nothing slower than SHA-256 is needed.
    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.0).into()
    }
}

/// It does not get into a log by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::Token;

    #[test]
    fn what_is_revealed_reads_back() {
        for _ in 0..100 {
            let token = Token::new().unwrap();
            let text = token.reveal();
            assert_eq!(text.len(), 43);
            assert_eq!(Token::parse(&text), Some(token));
        }
    }

    #[test]
    fn no_two_are_the_same_and_so_are_their_hashes() {
        let (one, other) = (Token::new().unwrap(), Token::new().unwrap());
        assert_ne!(one, other);
        assert_ne!(one.hash(), other.hash());
        assert_eq!(one.hash(), Token::parse(&one.reveal()).unwrap().hash());
    }

    #[test]
    fn the_hash_is_sha_256_of_the_bits() {
        assert_eq!(Token([0; 32]).hash()[..8], [0x66, 0x68, 0x7a, 0xad, 0xf8, 0x62, 0xbd, 0x77]);
    }

    #[test]
    fn other_texts_are_no_tokens() {
        let good = "A".repeat(43);
        assert!(Token::parse(&good).is_some());
        let long = "A".repeat(100_000);
        let texts = [
            "",
            "A",
            &good[1..],
            &format!("{good}A"),
            &format!("{good}="),
            &format!(" {}", &good[1..]),
            &format!("+{}", &good[1..]),
            &format!("/{}", &good[1..]),
            &format!("é{}", &good[2..]),
            // The last letter has two bits too many: two texts for one token are one too many.
            &format!("{}B", &good[1..]),
            &long,
        ];
        for text in texts {
            assert_eq!(Token::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_log_does_not_get_it() {
        let token = Token::new().unwrap();
        assert_eq!(format!("{token:?}"), "Token(…)");
    }
}
