//! The end of a game: both hands are empty, and what is left are captures and passes.
//!
//! Most of what a proof looks at is here. Nothing is entered any more, so the stacks are all there is, and a few sets
//! stand for the whole position.

use abande::{Bits, Color, Position, Survey, Surveyor};

use crate::bounds::{Bounds, Situation, verdict};
use crate::proof::pieces_in_hand;
use crate::search::Stopped;
use crate::stacks::Stacks;
use crate::watch::Watch;

/// How many places a memory has: few enough for the processor's own.
const PLACES: usize = 1 << 14;

/// What is proven of stacks, on whose turn, after how many passes. What comes takes the place of what was there.
pub(crate) struct FinaleMemory {
    places: Vec<Place>,
}

#[derive(Clone, Copy)]
struct Place {
    key: u64,
    bounds: Bounds,
}

impl FinaleMemory {
    pub(crate) fn new() -> FinaleMemory {
        FinaleMemory { places: vec![Place { key: 0, bounds: Bounds::ANY }; PLACES] }
    }

    #[inline]
    fn get(&self, key: u64) -> Bounds {
        let place = &self.places[key as usize % PLACES];
        if place.key == key { place.bounds } else { Bounds::ANY }
    }

    #[inline]
    fn put(&mut self, key: u64, bounds: Bounds) {
        self.places[key as usize % PLACES] = Place { key, bounds };
    }
}

/// Whether a position is one of the finale. In the smallest games of all captures are never open: there it never begins.
pub(crate) fn has_begun(position: &Position) -> bool {
    pieces_in_hand(position) == 0 && position.variant().pieces() > 1
}

/// Whether the player to move in a position of the finale reaches a margin.
pub(crate) fn reaches(
    position: &Position,
    target: i32,
    memory: &mut FinaleMemory,
    watch: &mut Watch<'_>,
) -> Result<bool, Stopped> {
    position.survey(Question { position, target, memory, watch })
}

struct Question<'a, 'w> {
    position: &'a Position,
    target: i32,
    memory: &'a mut FinaleMemory,
    watch: &'a mut Watch<'w>,
}

impl Surveyor for Question<'_, '_> {
    type Finding = Result<bool, Stopped>;

    fn look<V: Survey>(self, survey: &V) -> Result<bool, Stopped> {
        let stacks = Stacks::of(survey);
        let mut key = 0;
        for owner in Color::BOTH {
            for slot in stacks.owned(owner).numbers() {
                key ^= survey.stack_key(slot, owner, stacks.height(slot));
            }
        }
        let mut scene =
            Scene { stacks, mover: self.position.turn(), passed: self.position.passes() > 0, key };
        let mut finale = Finale { survey, memory: self.memory, watch: self.watch, open: Vec::new() };
        finale.reaches(&mut scene, self.target)
    }
}

/// A position of the finale.
#[derive(Clone, Copy)]
struct Scene<S> {
    stacks: Stacks<S>,
    mover: Color,
    /// Whether the move before was a pass.
    passed: bool,
    /// The key of the stacks alone.
    key: u64,
}

impl<S> Scene<S> {
    #[inline]
    fn key(&self) -> u64 {
        let rest = 1 + 2 * self.mover.index() as u64 + u64::from(self.passed);
        self.key ^ rest.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

struct Finale<'a, 'w, V: Survey> {
    survey: &'a V,
    memory: &'a mut FinaleMemory,
    watch: &'a mut Watch<'w>,
    /// Scenes after moves that want a closer look, with what speaks for each; each scene's behind its parent's.
    open: Vec<(i32, Scene<V::Set>)>,
}

impl<V: Survey> Finale<'_, '_, V> {
    /// Whether the player to move reaches a margin.
    fn reaches(&mut self, scene: &mut Scene<V::Set>, target: i32) -> Result<bool, Stopped> {
        self.watch.visit()?;
        let key = scene.key();
        let mut known = self.memory.get(key);
        if let Some(reached) = known.reaches(target) {
            return Ok(reached);
        }
        let start = self.open.len();
        let mut reached = self.ends_well(scene, target) || self.captures_well(scene, target);
        while !reached && self.open.len() > start {
            let best = (start..self.open.len()).max_by_key(|&index| self.open[index].0).unwrap_or(start);
            let (_, mut next) = self.open.swap_remove(best);
            reached = !self.reaches(&mut next, 1 - target)?;
        }
        self.open.truncate(start);
        known.learn(target, reached);
        self.memory.put(key, known);
        Ok(reached)
    }

    /// Whether passing ends the game as wanted; where it does not end it, it is put on the list of moves.
    #[inline]
    fn ends_well(&mut self, scene: &Scene<V::Set>, target: i32) -> bool {
        // If the other passes as well, this is the margin: passing with less is no help.
        if scene.stacks.margin(self.survey, scene.mover) < target {
            return false;
        }
        if !scene.passed {
            self.open.push((0, Scene { mover: scene.mover.other(), passed: true, ..*scene }));
        }
        scene.passed
    }

    /// Whether some capture is known to reach the target; those that might are put on the list of moves.
    #[inline]
    fn captures_well(&mut self, scene: &mut Scene<V::Set>, target: i32) -> bool {
        let (mover, old_key) = (scene.mover, scene.key);
        let (survey, open) = (self.survey, &mut self.open);
        let mut reached = false;
        scene.stacks.each_capture(survey, mover, |stacks, from, to| {
            if reached {
                return;
            }
            let mut next = stacks.after_capture(mover, from, to);
            let situation = Situation { mover: mover.other(), hands: [0, 0], over: false };
            let (answered, margin) = verdict(survey, &mut next, situation, 1 - target);
            match answered {
                Some(false) => reached = true,
                Some(true) => {}
                None => {
                    let [height, taken] = [from, to].map(|slot| stacks.height(slot));
                    let key = old_key
                        ^ survey.stack_key(from, mover, height)
                        ^ survey.stack_key(to, mover.other(), taken)
                        ^ survey.stack_key(to, mover, height + taken);
                    open.push((-margin, Scene { stacks: next, mover: mover.other(), passed: false, key }));
                }
            }
        });
        reached
    }
}
