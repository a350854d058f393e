//! What every reader of text needs: plain numbers, and words short enough for an error.

use std::str::FromStr;

/// How much of a text an error shows.
const SHOWN: usize = 40;

/// A number in plain digits: one text for each number, so neither a sign nor a zero in front.
pub(crate) fn plain_number<T: FromStr>(text: &str) -> Option<T> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// A text for an error: a file may have a word of megabytes.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text.to_owned(),
    }
}
