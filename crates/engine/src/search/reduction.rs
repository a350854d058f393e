//! Late move reduction: how much less deep a late move is looked at first.
//!
//! Logarithms come from a table of integers: how exact `f64::ln` is differs from system to system, and a search shall
//! visit the same nodes everywhere.

/// Fixed point: this stands for one.
const ONE: u64 = 1 << 16;

/// Depths and move numbers from here on are not told apart.
const MAX: usize = 255;

/// Natural logarithms in fixed point; that of zero is never asked for.
const LN: [u64; MAX + 1] = {
    let mut table = [0; MAX + 1];
    let mut number = 1;
    while number <= MAX {
        table[number] = ln(number as u64);
        number += 1;
    }
    table
};

/// The natural logarithm of a whole number: its binary digits one by one, by squaring.
const fn ln(number: u64) -> u64 {
    const DIGITS: u32 = 24;
    // 2^40 ln 2
    const LN_2: u128 = 762_123_384_786;
    let whole = number.ilog2();
    let mut log = whole as u128;
    // From one to below two, with 63 binary places.
    let mut rest = (number as u128) << (63 - whole);
    let mut digit = 0;
    while digit < DIGITS {
        rest = (rest * rest) >> 63;
        let one = rest >> 64;
        rest >>= one;
        log = log << 1 | one;
        digit += 1;
    }
    // Rounded to the nearest.
    let shift = DIGITS + 40 - ONE.ilog2();
    ((log * LN_2 + (1 << (shift - 1))) >> shift) as u64
}

/// The reduction of a move with this number, from 1, in a search of this depth. Entries are many and mostly quiet: they
/// are reduced more than captures.
pub(crate) fn reduction(depth: i32, number: usize, entering: bool, on_main_line: bool) -> i32 {
    let product = LN[(depth as usize).min(MAX)] * LN[number.min(MAX)];
    // 0.6 + ln ln / 1.3 for entries, ln ln / 3 for the rest.
    let base = if entering {
        (78 * ONE * ONE + 100 * product) / (130 * ONE * ONE)
    } else {
        product / (3 * ONE * ONE)
    };
    (base as i32 - i32::from(on_main_line)).clamp(0, depth - 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_logarithms() {
        for (number, &entry) in LN.iter().enumerate().skip(1) {
            let exact = (number as f64).ln() * ONE as f64;
            assert!((entry as f64 - exact).abs() < 0.51, "{number}: {entry} {exact}");
        }
    }

    #[test]
    fn late_moves_are_reduced_more_entries_most_and_never_to_nothing() {
        assert_eq!(reduction(8, 1, false, false), 0);
        assert_eq!(reduction(8, 1, true, false), 0);
        assert_eq!(reduction(8, 12, true, false), 4);
        assert_eq!(reduction(8, 12, true, true), 3);
        assert_eq!(reduction(8, 12, false, false), 1);
        for depth in 3..300 {
            for number in 1..300 {
                for main in [false, true] {
                    let [capture, entry] =
                        [false, true].map(|entering| reduction(depth, number, entering, main));
                    assert!(capture <= entry && entry <= depth - 2);
                    assert!(entry <= reduction(depth, number + 1, true, main));
                    assert!(capture <= reduction(depth + 1, number, false, main));
                }
            }
        }
    }
}
