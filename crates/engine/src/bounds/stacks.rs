//! Stacks as bitsets, by owner and height, with those that are pinned: what the bounds and the solver reckon with.

use abande::{Bits, Color, Gap, Survey};

/// Who owns which stacks, and how high they are.
#[derive(Clone, Copy)]
pub(crate) struct Stacks<S> {
    /// Black's and White's.
    owned: [S; 2],
    /// Those of two or three.
    pub(crate) high: S,
    /// Those of three.
    pub(crate) full: S,
    /// Stacks that the band is known to hang on. While nothing enters, they stay until they are captured.
    pinned: S,
    /// Stacks whose neighbours are known to hold together without them. They are free until a neighbour leaves.
    loose: S,
    /// Stacks that the band is known not to hang on just now.
    free: S,
}

impl<S: Bits> Stacks<S> {
    #[inline]
    pub(crate) fn of<V: Survey<Set = S>>(survey: &V) -> Stacks<S> {
        Stacks {
            owned: Color::BOTH.map(|player| survey.owned(player)),
            high: survey.high(),
            full: survey.full(),
            pinned: S::EMPTY,
            loose: S::EMPTY,
            free: S::EMPTY,
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

    /// Whether the band does not hang on a stack.
    #[inline]
    pub(crate) fn is_free<V: Survey<Set = S>>(&mut self, survey: &V, slot: usize) -> bool {
        if (self.loose | self.free).has(slot) {
            return true;
        }
        if self.pinned.has(slot) {
            return false;
        }
        let gap = survey.gap(slot, self.band());
        let known = match gap {
            Gap::Closed => &mut self.loose,
            Gap::Bridged => &mut self.free,
            Gap::Open => &mut self.pinned,
        };
        *known |= S::only(slot);
        gap != Gap::Open
    }

    /// Whether the band hangs on every one of some stacks.
    #[inline]
    pub(crate) fn are_pinned<V: Survey<Set = S>>(&mut self, survey: &V, some: S) -> bool {
        (some & (self.loose | self.free)).is_empty()
            && some.without(self.pinned).numbers().all(|slot| !self.is_free(survey, slot))
    }

    /// Those of some stacks that the band is not known to hang on.
    #[inline]
    pub(crate) fn not_pinned(&self, some: S) -> S {
        some.without(self.pinned)
    }

    /// Those of some stacks that the band does not hang on.
    #[inline]
    pub(crate) fn unpinned<V: Survey<Set = S>>(&mut self, survey: &V, some: S) -> S {
        for slot in some.without(self.pinned | self.loose | self.free).numbers() {
            self.is_free(survey, slot);
        }
        some.without(self.pinned)
    }

    /// What a player's stack might capture, the band aside.
    #[inline]
    pub(crate) fn targets<V: Survey<Set = S>>(&self, survey: &V, player: Color, from: usize) -> S {
        let barred = if self.high.has(from) { self.high } else { self.full };
        (survey.links(from) & self.owned(player.other())).without(barred)
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
            let targets = self.targets(survey, player, from);
            if !targets.is_empty() && self.is_free(survey, from) {
                targets.numbers().for_each(|to| visit(self, from, to));
            }
        }
    }

    /// Whether one of the captures that a player may make does; those are asked first that make full stacks.
    #[inline]
    pub(crate) fn any_capture<V: Survey<Set = S>>(
        &mut self,
        survey: &V,
        player: Color,
        mut does: impl FnMut(&Stacks<S>, usize, usize) -> bool,
    ) -> bool {
        let [own, enemy] = [player, player.other()].map(|owner| self.owned(owner).without(self.full));
        let (singles, pairs) = (own.without(self.high), own & self.high);
        let (enemy_singles, enemy_pairs) = (enemy.without(self.high), enemy & self.high);
        let sorts = [(singles, enemy_pairs), (pairs, enemy_singles), (singles, enemy_singles)];
        sorts.into_iter().any(|(hunters, prey)| {
            hunters.numbers().any(|from| {
                let targets = survey.links(from) & prey;
                !targets.is_empty()
                    && self.is_free(survey, from)
                    && targets.numbers().any(|to| does(self, from, to))
            })
        })
    }

    /// The stacks after a player has entered a piece. What is known of the others stays known, where it still holds.
    #[inline]
    #[must_use]
    pub(crate) fn after_entry<V: Survey<Set = S>>(
        &self,
        survey: &V,
        player: Color,
        slot: usize,
    ) -> Stacks<S> {
        let (band, entered) = (self.band(), S::only(slot));
        let ring = survey.links(slot) & band;
        let mut next = *self;
        next.owned[player.index()] |= entered;
        // Who was loose beside it may no longer be, but is free: what it touches leads round.
        next.free |= next.loose & ring;
        next.loose = next.loose.without(ring);
        if survey.cluster(ring) == ring {
            next.loose |= entered;
            // It joins what was joined already, but perhaps round one of its neighbours.
            next.pinned = next.pinned.without(ring);
        } else {
            next.free |= entered;
            next.pinned = S::EMPTY;
        }
        if ring.count() == 1 && ring != band {
            // It hangs on its only neighbour.
            next.pinned |= ring;
            next.free = next.free.without(ring);
        }
        next
    }

    /// The stacks after a player's capture.
    #[inline]
    #[must_use]
    pub(crate) fn after_capture<V: Survey<Set = S>>(
        &self,
        survey: &V,
        player: Color,
        from: usize,
        to: usize,
    ) -> Stacks<S> {
        let (source, target) = (S::only(from), S::only(to));
        let full = self.height(from) + self.height(to) == 3;
        let mut owned = self.owned;
        owned[player.index()] = owned[player.index()].without(source) | target;
        owned[player.other().index()] = owned[player.other().index()].without(target);
        // What the band hangs on still does: no part of it vanishes but by capturing the very stack.
        Stacks {
            owned,
            pinned: self.pinned.without(target),
            loose: self.loose.without(source | survey.links(from)),
            free: S::EMPTY,
            high: self.high.without(source) | target,
            full: if full { self.full | target } else { self.full },
        }
    }
}

#[cfg(test)]
mod tests {
    use abande::{Boards, Plan, Planner, Position};

    use super::*;

    /// Enters and captures at random, and compares what is known of stacks with what is found afresh.
    struct Wanderer<'a> {
        random: &'a mut fastrand::Rng,
        /// How many pieces may be entered.
        entries: usize,
    }

    impl Planner for Wanderer<'_> {
        type Finding = usize;

        fn look<P: Plan>(self, plan: &P) -> usize {
            let Wanderer { random, mut entries } = self;
            let mut stacks = Stacks::of(plan);
            let mut pins = 0;
            for step in 0..12 {
                let player = Color::BOTH[step % 2];
                // Some of it is known when the next move comes, and some is not.
                for slot in stacks.band().numbers().filter(|_| random.bool()) {
                    let _ = stacks.is_free(plan, slot);
                }
                let mut captures = Vec::new();
                stacks.each_capture(plan, player, |_, from, to| captures.push((from, to)));
                let spaces: Vec<usize> = plan.entries(stacks.band()).numbers().collect();
                stacks = if entries > 0 && (captures.is_empty() || random.bool()) {
                    entries -= 1;
                    stacks.after_entry(plan, player, spaces[random.usize(..spaces.len())])
                } else if captures.is_empty() {
                    continue;
                } else {
                    let (from, to) = captures[random.usize(..captures.len())];
                    stacks.after_capture(plan, player, from, to)
                };
                let band = stacks.band();
                for slot in band.numbers() {
                    let free = !plan.is_cut_point(slot, band);
                    pins += usize::from(!free);
                    assert_eq!({ stacks }.is_free(plan, slot), free, "{slot} of {band:?}");
                    assert_eq!({ stacks }.are_pinned(plan, P::Set::only(slot)), !free);
                }
            }
            pins
        }
    }

    #[test]
    fn what_is_known_of_stacks_stays_true_from_move_to_move() {
        let mut random = fastrand::Rng::with_seed(7);
        // A plan of Libre has room for one more piece only.
        for (name, entries) in [("hex", 6), ("square", 6), ("snub", 6), ("square:8", 6), ("libre", 1)] {
            let variant = Boards::default().variant(name).unwrap();
            let mut pins = 0;
            for _ in 0..60 {
                let mut position = Position::start(&variant);
                for _ in 0..random.usize(4..40) {
                    let moves = position.moves();
                    position.play_legal(moves[random.usize(..moves.len())]);
                }
                pins += position.plan(Wanderer { random: &mut random, entries }).unwrap();
            }
            assert!(pins > 1000, "{name}: {pins}");
        }
    }
}
