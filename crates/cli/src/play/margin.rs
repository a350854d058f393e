//! The engine's opinion in words: by how much somebody leads.

use abande::Color;
use abande_engine::{Report, winning_chance};
use abande_words::Words;

/// A margin for the player to move, as Black sees it.
pub(crate) fn for_black(turn: Color, margin: i32) -> i32 {
    match turn {
        Color::Black => margin,
        Color::White => -margin,
    }
}

/// Hundredths of a point with a sign, rounded to tenths: `+1.5`.
pub(crate) fn signed(words: &Words, hundredths: i32) -> String {
    let tenths = (hundredths + 5 * hundredths.signum()) / 10;
    let sign = match tenths.signum() {
        1 => "+",
        -1 => "-",
        _ => "",
    };
    let mark = words.say("tui-decimal-mark");
    format!("{sign}{}{mark}{}", tenths.abs() / 10, tenths.abs() % 10)
}

/// Who leads, by how much, and his chance to win, or that it is certain: `Black +1.2 (61%)`.
pub(crate) fn summary(words: &Words, turn: Color, report: &Report) -> String {
    let margin = for_black(turn, report.proven.map_or(report.hundredths, |margin| margin * 100));
    let leader = if margin < 0 { Color::White } else { Color::Black };
    let lead = signed(words, margin.abs());
    let text =
        if lead.starts_with('+') { format!("{} {lead}", words.color(leader)) } else { words.say("tui-even") };
    match report.proven {
        Some(_) => format!("{text} ({})", words.say("tui-proven")),
        None if margin == 0 => text,
        None => {
            let chance = winning_chance(margin.abs() as f32 / 100.0);
            // Nothing is certain before it is proven.
            let percent = (100.0 * chance).round().clamp(50.0, 99.0);
            format!("{text} ({percent}%)")
        }
    }
}

#[cfg(test)]
mod tests {
    use abande_words::Language;

    use super::*;

    #[test]
    fn margins_are_rounded_and_signed() {
        let words = Words::new(Language::German);
        let written = [149, 145, 144, 5, 4, 0, -4, -5, -1234].map(|margin| signed(&words, margin));
        assert_eq!(written, ["+1,5", "+1,5", "+1,4", "+0,1", "0,0", "0,0", "0,0", "-0,1", "-12,3"]);
    }
}
