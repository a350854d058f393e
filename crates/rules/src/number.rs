//! Numbers in texts.

use std::str::FromStr;

/// A number in plain digits: one text for each number, so neither a sign nor a zero in front.
pub(crate) fn plain_number<T: FromStr>(text: &str) -> Option<T> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}
