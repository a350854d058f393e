//! Texts for errors.

/// How much of a text an error shows.
const SHOWN: usize = 40;

/// A text for an error: a file may have a word of megabytes.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text.to_owned(),
    }
}
