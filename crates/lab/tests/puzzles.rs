//! The puzzles that are committed: all of them are checked, some deeply. And how they are found, rated and selected.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use abande::Boards;
use abande_engine::{Engine, Level};
use abande_lab::puzzles::rating::{RANGE, rate};
use abande_lab::puzzles::selection::{BORDERS, LONGER, RECAPTURES, Rated, STRENGTHS, select};
use abande_lab::puzzles::{Examiner, Finder, LEAST_GAP, MOST_MARGIN, TRIES, Trial, levels_elo};
use abande_puzzles::{BOARDS, Likeness, Puzzle, Puzzles, fnv1a, themes};

fn stored(board: &str) -> Puzzles {
    Puzzles::built_in(board).unwrap()
}

fn all() -> Vec<Puzzle> {
    BOARDS.iter().flat_map(|board| stored(board).iter().cloned().collect::<Vec<_>>()).collect()
}

fn strength(puzzle: &Puzzle) -> usize {
    BORDERS.iter().filter(|&&border| puzzle.rating > border).count()
}

#[test]
fn every_puzzle_is_what_it_says() {
    for board in BOARDS {
        for puzzle in &stored(board) {
            let at = puzzle.to_json();
            assert_eq!(puzzle.position.board().name(), board, "{at}");
            assert_eq!(puzzle.position.pieces(), 18, "{at}");
            assert_eq!(puzzle.id, Likeness::of(&puzzle.position).id(), "{at}");
            assert_eq!(puzzle.themes, themes(&puzzle.position, &puzzle.solution, puzzle.last), "{at}");
            assert!((RANGE.0..=RANGE.1).contains(&puzzle.rating), "{at}");
            assert!(puzzle.tasks().all(|(task, _)| task.move_count() > 1), "{at}");
            if puzzle.proven {
                // It wins or draws alone, or is two points better.
                let clear = puzzle.gap >= LEAST_GAP && puzzle.margin.abs() <= MOST_MARGIN;
                assert!(
                    puzzle.margin % 100 == 0 && puzzle.gap >= 100 && (puzzle.margin >= 0 || clear),
                    "{at}"
                );
            } else {
                assert!(puzzle.gap >= 100, "{at}");
            }
            // What moved last belongs to the opponent, and lies where the move ended.
            if let Some(abande::Move::Enter(to) | abande::Move::Capture { to, .. }) = puzzle.last {
                let stack = puzzle.position.stack(to).unwrap();
                assert_eq!(stack.owner(), puzzle.position.turn().other(), "{at}");
            }
        }
    }
}

#[test]
fn no_two_are_alike_and_none_lies_within_another() {
    let (mut likenesses, mut ids) = (BTreeSet::new(), BTreeSet::new());
    for puzzle in all() {
        assert!(ids.insert(puzzle.id.clone()), "{}", puzzle.id);
        for (task, _) in puzzle.tasks() {
            assert!(likenesses.insert(Likeness::of(&task)), "{}: {task}", puzzle.id);
        }
    }
}

#[test]
fn the_collection_is_large_varied_and_small_when_packed() {
    let puzzles = all();
    let count = |which: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|puzzle| which(puzzle)).count();
    assert!(puzzles.len() >= 100, "{}", puzzles.len());
    assert!(count(&Puzzle::is_plain_recapture) * RECAPTURES <= puzzles.len());
    assert!(count(&|puzzle| puzzle.own_moves() > 1) * LONGER >= puzzles.len());
    for theme in abande_puzzles::Theme::ALL {
        assert!(count(&|puzzle| puzzle.themes.contains(&theme)) > 0, "no puzzle shows {theme}");
    }
    for board in BOARDS {
        assert!(stored(board).len() >= 20, "{board}");
    }
    let mut packed = 0;
    for board in BOARDS {
        let path = format!("{}/../puzzles/data/{board}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let header: Vec<_> = text.lines().take_while(|line| line.starts_with("# abande-lab ")).collect();
        assert!(header.len() >= 2 && header[0].contains(&format!("--board {board} --seed ")), "{board}");
        packed += miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9).len();
    }
    assert!(packed <= 300_000, "{packed}");
}

/// The few of a board that are looked at again: by chance, but always the same.
fn sample(board: &str, which: impl Fn(&Puzzle) -> bool, count: usize) -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = stored(board).iter().filter(|&puzzle| which(puzzle)).cloned().collect();
    puzzles.sort_by_key(|puzzle| fnv1a(puzzle.id.as_bytes()).rotate_left(9));
    puzzles.truncate(count);
    puzzles
}

#[test]
fn what_is_proven_is_proven_again() {
    for board in BOARDS {
        let mut examiner = Examiner::new(100_000);
        let near_the_end = |puzzle: &Puzzle| puzzle.proven && examiner_reaches(puzzle);
        let puzzles = sample(board, near_the_end, 6);
        assert!(puzzles.len() > 3, "{board}");
        for puzzle in puzzles {
            for (number, (task, mv)) in puzzle.tasks().enumerate() {
                let only = examiner.only_move(&task).unwrap_or_else(|| panic!("{}: {task}", puzzle.id));
                assert!(only.proven && only.mv == mv && only.gap >= puzzle.gap, "{}: {only:?}", puzzle.id);
                assert!(number > 0 || only.margin == puzzle.margin, "{}: {only:?}", puzzle.id);
            }
        }
    }
}

/// Few pieces are left: it is proven within a moment.
fn examiner_reaches(puzzle: &Puzzle) -> bool {
    abande::Color::BOTH.iter().map(|&player| puzzle.position.hand(player)).sum::<u8>() <= 2
}

#[test]
fn what_was_searched_is_found_by_a_shorter_search() {
    for board in BOARDS {
        let mut examiner = Examiner::new(300_000);
        for puzzle in sample(board, |puzzle| !puzzle.proven, 2) {
            for (task, mv) in puzzle.tasks() {
                let [best, second] = examiner.two_best(&task).unwrap();
                assert_eq!(best.1.first(), Some(&mv), "{}: {task}", puzzle.id);
                assert!(best.0 - second.0 >= LEAST_GAP / 2, "{}: {} {}", puzzle.id, best.0, second.0);
            }
        }
    }
}

#[test]
fn a_search_that_is_interrupted_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let variant = Boards::default().variant("square@5").unwrap();
    let finder = Finder { variant, seed: 2, nodes: 5000, left: 3 };
    let find = |name: &str, games| {
        let path = folder.path().join(name);
        finder.run(&path, "made by a test", games, 1, &|| ()).unwrap();
        std::fs::read_to_string(&path).unwrap()
    };
    let whole = find("whole", 8);
    let found = Puzzles::read(&whole).unwrap();
    assert!(!found.is_empty(), "{whole}");
    assert!(whole.starts_with("# made by a test\n") && whole.ends_with("# game 7\n"), "{whole}");
    let part = find("parts", 3);
    assert!(whole.starts_with(&part) && part.ends_with("# game 2\n"), "{part}");
    assert_eq!(find("parts", 8), whole);
    // What was cut off within a game is found again.
    let cut = &whole[..whole.find("# game 5").unwrap() + 3];
    std::fs::write(folder.path().join("cut"), cut).unwrap();
    assert_eq!(find("cut", 8), whole);
    // A file of another kind is left alone.
    std::fs::write(folder.path().join("other"), "# made otherwise\n").unwrap();
    let error = finder.run(&folder.path().join("other"), "made by a test", 1, 1, &|| ()).unwrap_err();
    assert!(error.to_string().contains("it was made otherwise"), "{error}");
}

#[test]
fn found_puzzles_hold_and_are_short_of_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pool");
    let variant = Boards::default().variant("square@5").unwrap();
    Finder { variant, seed: 2, nodes: 5000, left: 3 }.run(&path, "made by a test", 8, 2, &|| ()).unwrap();
    let puzzles = Puzzles::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert!(!puzzles.is_empty());
    let mut solver = abande_engine::Solver::new(16);
    let limits = abande_engine::Limits::default();
    for puzzle in puzzles.iter().filter(|puzzle| puzzle.proven) {
        for (task, mv) in puzzle.tasks() {
            let mut prove = |task: &abande::Position| {
                solver.solve(task, &limits, &abande_engine::Uncontrolled, &mut |_| ()).unwrap().margin
            };
            let margin = prove(&task);
            for other in task.moves() {
                let mut after = task.clone();
                after.play_legal(other);
                let value = -prove(&after);
                if other == mv {
                    assert_eq!(value, margin, "{}: {task}", puzzle.id);
                } else {
                    assert!(100 * (margin - value) >= puzzle.gap, "{}: {task}", puzzle.id);
                    let alone =
                        margin >= 0 && value.signum() < margin.signum().max(0) + i32::from(margin == 0);
                    assert!(alone || margin - value >= 2, "{}: {task}", puzzle.id);
                }
            }
        }
    }
}

fn trial(solved: [u32; 10]) -> Trial {
    Trial { id: "x".into(), solved }
}

#[test]
fn ratings_follow_who_solves_what() {
    let [none, all] = [trial([0; 10]), trial(TRIES)].map(|trial| rate(&trial));
    assert!(none > 2600 && none <= RANGE.1 && all < 500 && all >= RANGE.0, "{none} {all}");
    // Whoever is as strong as the puzzle is hard solves every second one. Of the strongest there are too few tries to tell.
    for level in 1..8 {
        let solved = std::array::from_fn(|index| match index.cmp(&level) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => TRIES[index] / 2,
            std::cmp::Ordering::Greater => TRIES[index],
        });
        let off = f64::from(rate(&trial(solved))) - levels_elo()[level];
        assert!(off.abs() < 60.0, "level {}: {off}", level + 1);
    }
    let line = trial([8, 7, 6, 5, 4, 3, 2, 1, 0, 1]).to_line();
    assert_eq!(Trial::from_line(&line).unwrap().to_line(), "x 8 7 6 5 4 3 2 1 0 1");
    assert!(Trial::from_line("x 8 7").is_none() && Trial::from_line("x").is_none());
    let level = Level::try_from(8).unwrap();
    assert!(trial([8, 8, 8, 8, 8, 8, 8, 1, 4, 1]).is_mostly_missed_by(level));
    assert!(!trial([8, 8, 8, 8, 8, 8, 8, 2, 4, 1]).is_mostly_missed_by(level));
}

#[test]
fn a_puzzle_is_tried_by_all_levels_and_the_same_seed_tries_alike() {
    let puzzle = sample("hex", |puzzle| puzzle.proven && puzzle.rating < 1000, 1).remove(0);
    let mut engine = Engine::new(1);
    let [one, same, other] = [1, 1, 2].map(|seed| Trial::run(&puzzle, &mut engine, seed));
    assert_eq!(one, same);
    assert!(one.solved.iter().zip(TRIES).all(|(&solved, tries)| solved <= tries));
    assert!(one.solved[8] > 2 && other.solved[8] > 2, "{one:?} {other:?}");
}

#[test]
fn a_selection_is_even_and_has_few_recaptures() {
    // Real puzzles, tried as if they were of all strengths.
    let pool = || -> Vec<Rated> {
        let puzzles = all().into_iter().enumerate();
        puzzles
            .map(|(number, puzzle)| {
                // The weakest that solve it all: half a step below them is how hard it is.
                let strong = [0, 3, 5, 6, 8][number % STRENGTHS];
                let solved = std::array::from_fn(|index| if index >= strong { TRIES[index] } else { 0 });
                Rated::new(puzzle.clone(), Trial { id: puzzle.id, solved })
            })
            .collect()
    };
    let chosen = select(pool(), Some(32));
    assert_eq!(chosen.len(), 32);
    let counts: Vec<_> = (0..STRENGTHS)
        .map(|wanted| chosen.iter().filter(|puzzle| strength(puzzle) == wanted).count())
        .collect();
    assert!(counts.iter().all(|count| [6, 7].contains(count)), "{counts:?}");
    assert!(chosen.is_sorted_by_key(|puzzle| puzzle.rating));
    assert!(chosen.iter().filter(|puzzle| puzzle.own_moves() > 1).count() >= 32 / LONGER);
    // Each only once, however often it is offered.
    let twice = [pool(), pool()].concat();
    assert_eq!(select(twice, None).len(), select(pool(), None).len());
    // One that only says that it is hard is not among the hardest.
    let mut easy = pool().remove(0);
    easy.puzzle.rating = 3000;
    easy.trial.solved = TRIES;
    assert_eq!(easy.strength(), None);
}
