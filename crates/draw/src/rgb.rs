//! Colours. All are opaque, so that every kind of file shows the same.

use std::fmt;

/// An opaque colour. As text it is `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// A colour as it is usually written, in hexadecimal: `0x00d5_5e00`.
    pub const fn hex(code: u32) -> Rgb {
        let [_, red, green, blue] = code.to_be_bytes();
        Rgb(red, green, blue)
    }

    /// This much of the way from one colour to another, 0 to 1.
    #[must_use]
    pub fn mixed(self, other: Rgb, part: f64) -> Rgb {
        let mix =
            |from: u8, to: u8| (f64::from(from) + (f64::from(to) - f64::from(from)) * part).round() as u8;
        Rgb(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}
