//! Bitsets: small sets of numbers, kept in the bits of one machine word.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Shl, Shr};

/// What others cannot implement, so that more can be asked of it one day.
pub(crate) mod sealed {
    /// Implemented here alone.
    #[allow(unreachable_pub, reason = "it must look public to stand above public traits")]
    pub trait Sealed {}
}

/// A set of small numbers: `u64` for most boards, `u128` for the largest. There are no others.
pub trait Bits:
    sealed::Sealed
    + Copy
    + Debug
    + Eq
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The set of nothing.
    const EMPTY: Self;
    /// Numbers below this fit.
    const CAPACITY: usize;

    /// The set of one number, which must be below [`Self::CAPACITY`].
    fn only(number: usize) -> Self;
    /// How many numbers are in the set.
    fn count(self) -> u32;
    /// The smallest number; meaningless in an empty set.
    fn first(self) -> usize;
    /// The set without its smallest number; the set must not be empty.
    #[must_use]
    fn rest(self) -> Self;

    /// The set eight numbers at a time, from the smallest up.
    fn bytes(self) -> impl AsRef<[u8]>;

    /// The set as the largest of its kind.
    fn to_u128(self) -> u128;
    /// The set from the largest of its kind; numbers that do not fit are left out.
    fn from_u128(set: u128) -> Self;

    /// Whether nothing is in the set.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether a number is in the set.
    #[inline]
    fn has(self, number: usize) -> bool {
        !(self & Self::only(number)).is_empty()
    }

    /// What is in the set and not in the other.
    #[inline]
    #[must_use]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    /// The numbers from the smallest up.
    #[inline]
    fn numbers(self) -> Numbers<Self> {
        Numbers(self)
    }
}

/// See [`Bits::numbers`].
#[derive(Clone, Debug)]
pub struct Numbers<S>(S);

impl<S: Bits> Iterator for Numbers<S> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0.is_empty() {
            return None;
        }
        let number = self.0.first();
        self.0 = self.0.rest();
        Some(number)
    }
}

macro_rules! bits_in {
    ($word:ty) => {
        impl sealed::Sealed for $word {}

        impl Bits for $word {
            const EMPTY: $word = 0;
            const CAPACITY: usize = <$word>::BITS as usize;

            #[inline]
            fn only(number: usize) -> $word {
                1 << number
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn rest(self) -> $word {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn bytes(self) -> impl AsRef<[u8]> {
                self.to_le_bytes()
            }

            #[inline]
            fn to_u128(self) -> u128 {
                self.into()
            }

            #[inline]
            fn from_u128(set: u128) -> $word {
                set as $word
            }
        }
    };
}

bits_in!(u64);
bits_in!(u128);
