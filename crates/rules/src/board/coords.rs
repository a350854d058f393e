//! The two ways to name the spaces of a hexagonal board.

/// How spaces are named. It makes a difference on hexagonal boards only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Coords {
    /// Stein's system: each file counts from its own bottom end.
    #[default]
    Stein,
    /// `PerGioco`'s system: numbers run along one common slant, so that the files right of the middle
    /// start at 2, 3, 4.
    Slanted,
}
