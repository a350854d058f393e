//! The exercises of the app: each is proven again, move by move, to the end of the game.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use abande::Boards;
use abande_engine::Solver;
use abande_lab::exercises::{Exercise, Maker, Theme};

fn stored() -> Vec<Exercise> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/learn/exercises.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn board(exercise: &Exercise) -> &str {
    exercise.position.split(['@', ' ']).next().unwrap()
}

#[test]
fn there_are_several_of_each_theme_on_each_board_and_no_two_alike() {
    let exercises = stored();
    assert!(exercises.len() >= 24, "{}", exercises.len());
    let mut counts: BTreeMap<(&str, Theme), usize> = BTreeMap::new();
    for exercise in &exercises {
        *counts.entry((board(exercise), exercise.theme)).or_default() += 1;
    }
    for name in ["hex", "square", "snub", "libre"] {
        for theme in Theme::ALL {
            let count = counts.get(&(name, theme)).copied().unwrap_or_default();
            assert!(count >= 2, "{name} has {count} exercises of {theme:?}");
        }
    }
    let distinct: BTreeSet<_> = exercises.iter().flat_map(|made| [&made.id, &made.position]).collect();
    assert_eq!(distinct.len(), 2 * exercises.len());
}

#[test]
fn every_solution_is_proven_again() {
    for name in ["hex", "square", "snub", "libre"] {
        let mut solver = Solver::new(32);
        for exercise in stored().iter().filter(|exercise| board(exercise) == name) {
            exercise.verify(&mut solver).unwrap();
        }
    }
}

#[test]
fn a_wrong_exercise_is_found_out() {
    let right = stored().into_iter().next().unwrap();
    let mut solver = Solver::new(32);
    let mut wrong = right.clone();
    *wrong.margins.values_mut().next().unwrap() += 1;
    assert!(wrong.verify(&mut solver).unwrap_err().to_string().contains("the margins are"));
    let mut short = right.clone();
    short.line.pop();
    assert!(short.verify(&mut solver).unwrap_err().to_string().contains("ends before the game"));
    let mut other = right;
    other.theme = if other.theme == Theme::Win { Theme::Last } else { Theme::Win };
    assert!(other.verify(&mut solver).unwrap_err().to_string().contains("no exercise of its theme"));
}

#[test]
fn the_same_seed_makes_the_same_exercises() {
    let make = || {
        let variant = Boards::default().variant("hex@5").unwrap();
        Maker { variant, seed: 3 }.make(1)
    };
    assert!(!make().is_empty());
    assert_eq!(make(), make());
}
