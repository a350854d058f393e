//! The date, for the tags of games.

use std::time::{SystemTime, UNIX_EPOCH};

/// Today, in Greenwich, as game files write it: `2026.05.17`.
pub(crate) fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    written(since.as_secs() / 86_400)
}

/// A day, counted from the first of 1970.
fn written(day: u64) -> String {
    // Counted from the first of March of the year 0, leap days come last in their years, and the months
    // follow a pattern of 153 days in five.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn days() {
        assert_eq!(written(0), "1970.01.01");
        assert_eq!(written(59), "1970.03.01");
        assert_eq!(written(11_016), "2000.02.29");
        assert_eq!(written(20_819), "2027.01.01");
        assert_eq!(written(47_540), "2100.02.28");
        assert_eq!(written(47_541), "2100.03.01");
    }
}
