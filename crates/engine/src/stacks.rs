//! The stacks of a position as sets: what bounds and the finale reckon with.

use abande::{Bits, Color, Survey};

/// Who owns which stacks, and how high they are.
#[derive(Clone, Copy)]
pub(crate) struct Stacks<S> {
    /// Black's and White's.
    owned: [S; 2],
    /// Those of two or three.
    pub(crate) high: S,
    /// Those of three.
    pub(crate) full: S,
    /// Stacks that the band is known to hang on, once nothing enters any more: they stay until they are captured.
    pinned: S,
    /// Stacks of which it is known whether they are pinned.
    checked: S,
}

impl<S: Bits> Stacks<S> {
    #[inline]
    pub(crate) fn of<V: Survey<Set = S>>(survey: &V) -> Stacks<S> {
        Stacks {
            owned: Color::BOTH.map(|player| survey.owned(player)),
            high: survey.high(),
            full: survey.full(),
            pinned: S::EMPTY,
            checked: S::EMPTY,
        }
    }

    #[inline]
    pub(crate) fn owned(&self, player: Color) -> S {
        self.owned[player.index()]
    }

    #[inline]
    pub(crate) fn band(&self) -> S {
        self.owned[0] | self.owned[1]
    }

    /// The pieces in some of the stacks.
    #[inline]
    pub(crate) fn points(&self, set: S) -> i32 {
        (set.count() + (set & self.high).count() + (set & self.full).count()) as i32
    }

    /// By how much a player leads if the game ends now.
    #[inline]
    pub(crate) fn margin<V: Survey<Set = S>>(&self, survey: &V, player: Color) -> i32 {
        let (own, enemy) = (self.owned(player), self.owned(player.other()));
        self.points(own & survey.around(enemy)) - self.points(enemy & survey.around(own))
    }

    #[inline]
    pub(crate) fn height(&self, slot: usize) -> u8 {
        1 + u8::from(self.high.has(slot)) + u8::from(self.full.has(slot))
    }

    /// Those of some stacks that the band does not hang on.
    #[inline]
    pub(crate) fn unpinned<V: Survey<Set = S>>(&mut self, survey: &V, some: S) -> S {
        let band = self.band();
        for slot in some.without(self.checked).numbers() {
            if survey.is_cut_point(slot, band) {
                self.pinned |= S::only(slot);
            }
        }
        self.checked |= some;
        some.without(self.pinned)
    }

    /// Visits the captures that a player may make, each with its source and its target.
    #[inline]
    pub(crate) fn each_capture<V: Survey<Set = S>>(
        &mut self,
        survey: &V,
        player: Color,
        mut visit: impl FnMut(&Stacks<S>, usize, usize),
    ) {
        for from in self.owned(player).without(self.full).numbers() {
            let barred = if self.high.has(from) { self.high } else { self.full };
            let targets = (survey.links(from) & self.owned(player.other())).without(barred);
            if !targets.is_empty() && !self.unpinned(survey, S::only(from)).is_empty() {
                targets.numbers().for_each(|to| visit(self, from, to));
            }
        }
    }

    /// The stacks after a player's capture.
    #[inline]
    #[must_use]
    pub(crate) fn after_capture(&self, player: Color, from: usize, to: usize) -> Stacks<S> {
        let (source, target) = (S::only(from), S::only(to));
        let full = self.height(from) + self.height(to) == 3;
        let mut owned = self.owned;
        owned[player.index()] = owned[player.index()].without(source) | target;
        owned[player.other().index()] = owned[player.other().index()].without(target);
        // What the band hangs on still does: no part of it vanishes but by capturing the very stack.
        let pinned = self.pinned.without(target);
        Stacks {
            owned,
            pinned,
            checked: pinned,
            high: self.high.without(source) | target,
            full: if full { self.full | target } else { self.full },
        }
    }
}
