//! Lines that are read and repeated up to a limit: nobody types megabytes, but a script may.

use std::io::{self, BufRead};

/// The longest line that is looked at, in bytes: a path, or the moves of a whole game.
const LONGEST_LINE: u64 = 8192;

/// How much of a line that means nothing is repeated.
const REPEATED: usize = 60;

/// Reads a line, of a very long one only the beginning, and says how much was read.
pub(crate) fn read_line(input: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<usize> {
    let read = io::Read::take(&mut *input, LONGEST_LINE).read_until(b'\n', line)?;
    if read as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
        skip_line(input)?;
    }
    Ok(read)
}

/// Passes over what is left of a line, without keeping it.
fn skip_line(input: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let known = input.fill_buf()?;
        match known.iter().position(|&byte| byte == b'\n') {
            _ if known.is_empty() => return Ok(()),
            Some(end) => {
                input.consume(end + 1);
                return Ok(());
            }
            None => {
                let length = known.len();
                input.consume(length);
            }
        }
    }
}

/// A text that can be repeated: of a long one, the beginning.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(REPEATED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
