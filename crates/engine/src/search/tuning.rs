//! Tuning: the constants of the search that matches decide on, each within its bounds.

use crate::value::{POINT, Value};

/// The constants that can be tuned. Values are in parts of a point: [`POINT`] of them make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// By how much the static evaluation must lie above beta to cut a search off, for each ply of depth.
    pub reverse_futility_margin: Value,
    /// By how much the static evaluation must lie below alpha for entries to be left out, for each ply of depth.
    pub futility_margin: Value,
    /// What a late entry is reduced by in any case, in hundredths of a ply.
    pub entry_reduction: i32,
    /// The product of both logarithms that reduces a late entry by a ply, in hundredths.
    pub entry_divisor: i32,
    /// The product of both logarithms that reduces any other late move by a ply, in hundredths.
    pub capture_divisor: i32,
    /// How far the aspiration window reaches to both sides at first.
    pub aspiration_width: Value,
    /// How much more than it gains a capture may bring in quiescence.
    pub delta_margin: Value,
}

impl Tuning {
    /// What is played with.
    pub const DEFAULT: Tuning = Tuning {
        reverse_futility_margin: 3 * POINT / 2,
        futility_margin: 3 * POINT,
        entry_reduction: 60,
        entry_divisor: 130,
        capture_divisor: 300,
        aspiration_width: 3 * POINT / 4,
        delta_margin: POINT,
    };
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning::DEFAULT
    }
}

/// One of the constants, for somebody who turns it.
#[derive(Clone, Copy, Debug)]
pub struct Knob {
    /// What it is called.
    pub name: &'static str,
    /// Where it is.
    pub of: fn(&mut Tuning) -> &mut i32,
    /// The smallest and the largest value that make sense.
    pub bounds: [i32; 2],
    /// A change that a match may notice.
    pub step: i32,
}

/// All of them.
pub const KNOBS: [Knob; 7] = [
    Knob {
        name: "reverse_futility_margin",
        of: |tuning| &mut tuning.reverse_futility_margin,
        bounds: [POINT / 4, 6 * POINT],
        step: 8,
    },
    Knob {
        name: "futility_margin",
        of: |tuning| &mut tuning.futility_margin,
        bounds: [POINT / 2, 8 * POINT],
        step: 16,
    },
    Knob { name: "entry_reduction", of: |tuning| &mut tuning.entry_reduction, bounds: [0, 200], step: 15 },
    Knob { name: "entry_divisor", of: |tuning| &mut tuning.entry_divisor, bounds: [60, 400], step: 15 },
    Knob { name: "capture_divisor", of: |tuning| &mut tuning.capture_divisor, bounds: [100, 800], step: 40 },
    Knob {
        name: "aspiration_width",
        of: |tuning| &mut tuning.aspiration_width,
        bounds: [4, 4 * POINT],
        step: 6,
    },
    Knob { name: "delta_margin", of: |tuning| &mut tuning.delta_margin, bounds: [0, 4 * POINT], step: 8 },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_knob_turns_a_constant_of_its_own_which_lies_within_its_bounds() {
        let mut tuning = Tuning::DEFAULT;
        for (number, knob) in KNOBS.iter().enumerate() {
            let value = (knob.of)(&mut tuning);
            let [least, most] = knob.bounds;
            assert!(least <= *value && *value <= most && knob.step > 0, "{}", knob.name);
            // Were it turned by another knob too, that one would find this.
            *value = -1 - number as i32;
        }
        let names = KNOBS.map(|knob| knob.name);
        for (number, knob) in KNOBS.iter().enumerate() {
            assert_eq!(*(knob.of)(&mut tuning), -1 - number as i32);
            assert!(!names[..number].contains(&knob.name));
        }
        // And none is without a knob.
        let text = format!("{tuning:?}");
        assert_eq!(text.matches(": ").count(), text.matches(": -").count(), "{text}");
    }
}
