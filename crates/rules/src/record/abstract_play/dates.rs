//! Dates and times as text. Nothing here reads a clock.

use std::ops::RangeInclusive;

/// The date at the start of a date-time such as `2024-02-29T10:00:00Z`, as a tag has it: `2024.02.29`.
pub(super) fn tag_of(date_time: &str) -> Option<String> {
    let (date, rest) = date_time.split_at_checked(10)?;
    let sound = is_date(date, '-') && (rest.is_empty() || rest.starts_with(['T', 't', ' ']));
    sound.then(|| date.replace('-', "."))
}

/// The midnight in UTC at which the day of a tag begins. A partial date such as `2024.??.??` has none.
pub(super) fn midnight_of(tag: &str) -> Option<String> {
    is_date(tag, '.').then(|| format!("{}T00:00:00Z", tag.replace('.', "-")))
}

/// Whether a text is a date-time after RFC 3339.
pub(super) fn is_date_time(text: &str) -> bool {
    let Some((date, time)) = text.split_once(['T', 't']) else { return false };
    let zone = time.find(['Z', 'z', '+', '-']).unwrap_or(time.len());
    let (time, zone) = time.split_at(zone);
    let (time, fraction) = time.split_once('.').unwrap_or((time, "0"));
    let zone_is_sound = match zone.split_at_checked(1) {
        Some(("Z" | "z", "")) => true,
        Some(("+" | "-", offset)) => within(numbers(offset, ':', &[2, 2]), &[0..=23, 0..=59]),
        _ => false,
    };
    is_date(date, '-')
        && within(numbers(time, ':', &[2, 2, 2]), &[0..=23, 0..=59, 0..=60])
        && !fraction.is_empty()
        && fraction.bytes().all(|byte| byte.is_ascii_digit())
        && zone_is_sound
}

fn is_date(text: &str, separator: char) -> bool {
    let numbers = numbers(text, separator, &[4, 2, 2]);
    let Some(&[year, month, day]) = numbers.as_deref() else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u16::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day)
}

/// The numbers between separators, if each has the digits it should.
fn numbers(text: &str, separator: char, digits: &[usize]) -> Option<Vec<u16>> {
    let parts: Vec<_> = text.split(separator).collect();
    let sound = |(part, digits): (&&str, &usize)| {
        part.len() == *digits && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let sound = parts.len() == digits.len() && parts.iter().zip(digits).all(sound);
    sound.then(|| parts.iter().map_while(|part| part.parse().ok()).collect())
}

fn within(numbers: Option<Vec<u16>>, ranges: &[RangeInclusive<u16>]) -> bool {
    numbers.is_some_and(|numbers| numbers.iter().zip(ranges).all(|(number, range)| range.contains(number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_become_tags_and_come_back() {
        assert_eq!(tag_of("2024-02-29T10:11:12.345Z").as_deref(), Some("2024.02.29"));
        assert_eq!(tag_of("2023-12-31").as_deref(), Some("2023.12.31"));
        for text in [
            "",
            "2023-02-29",
            "2023-13-01",
            "2023-00-10",
            "2023-1-1",
            "2023-12-310",
            "2023.12.31",
            "日本日本",
        ] {
            assert_eq!(tag_of(text), None, "{text}");
        }
        assert_eq!(midnight_of("2024.02.29").as_deref(), Some("2024-02-29T00:00:00Z"));
        for tag in ["2024.??.??", "????.??.??", "2024.02", "2024-02-29", "2024.02.30", ""] {
            assert_eq!(midnight_of(tag), None, "{tag}");
        }
    }

    #[test]
    fn date_times_are_checked() {
        for text in ["2024-02-29T10:11:12Z", "2024-02-29t23:59:60.5+01:00", "0001-01-01T00:00:00-23:59"] {
            assert!(is_date_time(text), "{text}");
        }
        for text in [
            "",
            "now",
            "2024-02-29",
            "2024-02-29T10:11Z",
            "2024-02-29T10:11:12",
            "2024-02-29T10:11:12.Z",
            "2024-02-29T24:00:00Z",
            "2024-02-29T10:11:12+1:00",
            "2024-02-29T10:11:12Zé",
            "2024-02-29T10:11:12é",
            "2023-02-29T10:11:12Z",
        ] {
            assert!(!is_date_time(text), "{text}");
        }
    }
}
