//! Late move reduction: how much less deep a late move is looked at first.
//!
//! Logarithms come from a table of integers: how exact `f64::ln` is differs from system to system, and a search shall
//! visit the same nodes everywhere.

use super::tuning::Tuning;

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

/// By how much late moves are reduced.
pub(crate) struct Reductions {
    /// Of any entry, and for each product of logarithms; in fixed point.
    entries: [u64; 2],
    /// Likewise of the rest, which has no reduction but by logarithms.
    captures: u64,
}

/// What stands for one in a factor. A product of logarithms with [`ONE`] squared has 37 bits at most.
const FACTOR_ONE: u64 = 1 << 22;

impl Reductions {
    pub(crate) fn new(tuning: &Tuning) -> Reductions {
        let hundredths = |number: i32| number.max(0) as u64;
        // Rounded up: an exact quotient shall not fall short of a whole number.
        let factor = |divisor: i32| (100 * FACTOR_ONE).div_ceil(hundredths(divisor).max(25));
        let base = hundredths(tuning.entry_reduction) * (ONE * ONE) / 100 * FACTOR_ONE;
        Reductions { entries: [base, factor(tuning.entry_divisor)], captures: factor(tuning.capture_divisor) }
    }

    /// The reduction of a move with this number, from 1, in a search of this depth. Entries are many and mostly quiet:
    /// they are reduced more than captures.
    #[inline]
    pub(crate) fn of(&self, depth: i32, number: usize, entering: bool, on_main_line: bool) -> i32 {
        let product = LN[(depth as usize).min(MAX)] * LN[number.min(MAX)];
        let [base, factor] = if entering { self.entries } else { [0, self.captures] };
        let whole = (base + factor * product) / (ONE * ONE * FACTOR_ONE);
        (whole as i32 - i32::from(on_main_line)).clamp(0, depth - 2)
    }
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
        let reductions = Reductions::new(&Tuning::DEFAULT);
        let reduction = |depth, number, entering, main| reductions.of(depth, number, entering, main);
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

    #[test]
    fn they_are_what_the_tuning_says() {
        for (entry_reduction, entry_divisor, capture_divisor) in
            [(60, 130, 300), (0, 60, 100), (200, 400, 800)]
        {
            let tuning = Tuning { entry_reduction, entry_divisor, capture_divisor, ..Tuning::DEFAULT };
            let reductions = Reductions::new(&tuning);
            for depth in (3..256).step_by(11) {
                for number in 1..256 {
                    let product = f64::from(depth).ln() * (number as f64).ln();
                    for (entering, base, divisor) in
                        [(true, entry_reduction, entry_divisor), (false, 0, capture_divisor)]
                    {
                        let exact = f64::from(base) / 100.0 + product * 100.0 / f64::from(divisor);
                        // Never down to nothing.
                        let most = f64::from(depth - 2);
                        let found = f64::from(reductions.of(depth, number, entering, false));
                        assert!(
                            found <= exact + 0.001 && found >= (exact - 1.001).min(most),
                            "{depth} {number} {exact} {found}"
                        );
                    }
                }
            }
        }
    }
}
