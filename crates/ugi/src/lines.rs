//! Line reader, bounded, for input that may hold anything.

use std::io::{self, BufRead};

/// The longest line that is read, in bytes. A game of any board is far shorter.
pub const MAX_LINE: usize = 1 << 20;

/// Reads lines as bytes, and keeps no more of an endless one than [`MAX_LINE`].
pub struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    /// Lines from this reader.
    pub fn new(input: R) -> Lines<R> {
        Lines { input }
    }

    /// The next line without its end, or `None` at the end of input. A line that is too long is read to its
    /// end and comes back cut.
    ///
    /// # Errors
    /// When the reader fails.
    pub fn next_line(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut line = Vec::new();
        let mut any = false;
        loop {
            let available = match self.input.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if available.is_empty() {
                return Ok(any.then_some(line));
            }
            any = true;
            let end = available.iter().position(|&byte| byte == b'\n');
            let used = end.map_or(available.len(), |end| end + 1);
            let content = &available[..end.unwrap_or(used)];
            // One byte more than allowed shows that the line is too long.
            let room = (MAX_LINE + 1).saturating_sub(line.len());
            line.extend_from_slice(&content[..content.len().min(room)]);
            self.input.consume(used);
            if end.is_some() {
                return Ok(Some(line));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Vec<Vec<u8>> {
        let mut lines = Lines::new(io::BufReader::with_capacity(3, bytes));
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    #[test]
    fn lines_come_whole_and_the_last_needs_no_end() {
        assert_eq!(read(b"one\n\ntwo\r\nthree"), [&b"one"[..], b"", b"two\r", b"three"]);
        assert_eq!(read(b""), [&b""[..]; 0]);
    }

    #[test]
    fn endless_lines_are_cut_and_the_next_one_is_whole() {
        let mut bytes = vec![b'x'; 3 * MAX_LINE];
        bytes.extend_from_slice(b"\nquit\n");
        let lines = read(&bytes);
        assert_eq!((lines.len(), lines[0].len()), (2, MAX_LINE + 1));
        assert_eq!(lines[1], b"quit");
    }
}
