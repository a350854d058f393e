//! Bytes that should be text.

/// The text of some bytes; otherwise where they stop being one: line and column, both counted from 1.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, (usize, usize)> {
    std::str::from_utf8(bytes).map_err(|error| {
        let sound = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let line = sound.rsplit('\n').next().unwrap_or_default().trim_start_matches('\u{feff}');
        (sound.matches('\n').count() + 1, line.chars().count() + 1)
    })
}
