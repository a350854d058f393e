//! A space: a place on a board, a vertex of its graph.

/// A place where a stack can stand.
///
/// On a board with edges it is a number, counted along the files from `a1` up. In Libre, which has no
/// edges, it is a pair of axial coordinates. A bare `Space` does not know its board: names, positions and
/// neighbours come from [`Board`](crate::Board).
///
/// Spaces sort as position lines list them: by number, or by `q` and then `r`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Space(u16);

/// Flips the sign bits of two axial coordinates, so that their codes sort as the numbers do.
const SIGNS: u16 = 0x8080;

impl Space {
    /// The six steps of the hexagonal grid, as `(q, r)`, in turning order.
    pub(crate) const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

    /// The space with this number on a board with edges.
    #[inline]
    pub const fn numbered(number: u8) -> Space {
        Space(number as u16)
    }

    /// The space with these axial coordinates in Libre.
    #[inline]
    pub const fn axial(q: i8, r: i8) -> Space {
        Space(u16::from_be_bytes([q as u8, r as u8]) ^ SIGNS)
    }

    /// Its number on a board with edges.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Its first axial coordinate in Libre.
    #[inline]
    pub const fn q(self) -> i8 {
        (self.0 ^ SIGNS).to_be_bytes()[0] as i8
    }

    /// Its second axial coordinate in Libre.
    #[inline]
    pub const fn r(self) -> i8 {
        (self.0 ^ SIGNS).to_be_bytes()[1] as i8
    }

    /// The code behind the space: unique on its board, and below 65536.
    #[inline]
    pub const fn code(self) -> u16 {
        self.0
    }

    /// The space with this code.
    #[inline]
    pub const fn from_code(code: u16) -> Space {
        Space(code)
    }

    /// The neighbour one step away in Libre, unless it lies beyond the last coordinate.
    pub(crate) fn stepped(self, (dq, dr): (i8, i8)) -> Option<Space> {
        Some(Space::axial(self.q().checked_add(dq)?, self.r().checked_add(dr)?))
    }
}

#[cfg(test)]
mod tests {
    use super::Space;

    #[test]
    fn axial_coordinates_come_back_and_sort_by_q_then_r() {
        let mut last = None;
        for q in i8::MIN..=i8::MAX {
            for r in [i8::MIN, -1, 0, 1, i8::MAX] {
                let space = Space::axial(q, r);
                assert_eq!((space.q(), space.r()), (q, r));
                assert!(last < Some(space));
                last = Some(space);
            }
        }
    }
}
