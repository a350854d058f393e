//! Libre far from its origin, and bands as long as they get: places where coordinates could run out, or
//! where a grid that is rolled up somewhere would meet itself.

#![allow(clippy::unwrap_used)]

mod common;
mod plain;

use abande::{Color, Move, Position, Space};
use common::{Dice, any_dice, bare_setup, board, choose, is_capture, spaces_about, texts};
use plain::Plain;
use proptest::prelude::*;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// The three axes of the grid.
const AXES: [(i8, i8); 3] = [(1, 0), (0, 1), (1, -1)];

/// A straight band of single pieces, Black's and White's in turn, the turn Black's.
fn straight(length: i8, (q, r): (i8, i8), (dq, dr): (i8, i8), pieces: u8) -> Position {
    let mut setup = bare_setup(&board("libre"), pieces);
    for step in 0..length {
        let owner = Color::BOTH[usize::from(step % 2 == 1)];
        setup.stacks.push((Space::axial(q + step * dq, r + step * dr), vec![owner]));
        setup.hands[owner.index()] -= 1;
    }
    setup.validate().unwrap()
}

/// The plain implementation must list the same, and every other move nearby must be refused.
fn agrees(position: &Position) -> Result<(), TestCaseError> {
    let plain = Plain::read(&position.to_string());
    prop_assert_eq!(texts(position), plain.moves(), "{}", position);
    prop_assert_eq!(position.move_count(), position.moves().len());
    prop_assert_eq!(position.score().to_string(), format!("{}-{}", plain.score().0, plain.score().1));
    Ok(())
}

/// Where a rolled-up grid would see a space again.
fn aliases(space: Space) -> impl Iterator<Item = Space> {
    let turns = [(64, 0), (0, 64), (64, 64), (-64, 0), (0, -64), (-128, 0), (0, -128)];
    turns.into_iter().filter_map(move |(dq, dr)| {
        let moved = |from: i8, by: i16| i8::try_from(i16::from(from) + by).ok();
        Some(Space::axial(moved(space.q(), dq)?, moved(space.r(), dr)?))
    })
}

/// No space that lies a whole turn away is taken for a near one.
fn aliases_never_show(position: &Position) -> Result<(), TestCaseError> {
    let occupied: Vec<Space> = position.stacks().map(|(space, _)| space).collect();
    let near = spaces_about(position);
    // In a long band an alias may itself be near: that is a space in its own right.
    for alias in near.iter().flat_map(|&space| aliases(space)).filter(|alias| !near.contains(alias)) {
        prop_assert_eq!(position.stack(alias), None);
        let mut tries = vec![Move::Enter(alias)];
        for &stack in &occupied {
            tries.push(Move::Capture { from: alias, to: stack });
            tries.push(Move::Capture { from: stack, to: alias });
        }
        for mv in tries {
            prop_assert!(position.refusal(mv).is_some(), "{mv:?} in {position}");
        }
    }
    Ok(())
}

/// Each axis, around the origin and as far out on either side as set-ups may lie.
#[test]
fn straight_bands_list_the_plain_moves() {
    for (length, pieces) in [(2, 31), (3, 31), (36, 18), (36, 31), (61, 31), (62, 31)] {
        let back = length - 1;
        let starts = |step: i8| match step {
            0 => [0, 64, -64],
            1 => [-30, 64 - back, -64],
            _ => [30, 64, back - 64],
        };
        for (dq, dr) in AXES {
            for from in starts(dq).into_iter().zip(starts(dr)) {
                let band = straight(length, from, (dq, dr), pieces);
                agrees(&band).unwrap();
                let mut whites = band.setup();
                whites.turn = Color::White;
                agrees(&whites.validate().unwrap()).unwrap();
            }
        }
    }
}

/// In a straight band only the two ends may capture; with a strong stack inside entries are open along the
/// sides, but not beyond the ends.
#[test]
fn a_straight_band_of_36_in_numbers() {
    for axis in AXES {
        let band = straight(36, (-17, 0), axis, 31);
        let captures: Vec<Move> = band.moves().into_iter().filter(|&mv| is_capture(mv)).collect();
        assert_eq!(captures.len(), 1, "Black owns one end");
        // 35 spaces touch two stacks on either side.
        assert_eq!(band.moves().len() - captures.len(), 70);
    }
}

#[test]
fn aliases_of_straight_bands() {
    for axis in AXES {
        for length in [2, 36, 62] {
            aliases_never_show(&straight(length, (-30 * axis.0, -30 * axis.1), axis, 31)).unwrap();
        }
    }
}

/// A position that lies far out and is played on stays a position: it can be written and read.
#[test]
fn a_band_that_grows_outwards_from_the_edge_is_still_read_back() {
    for line in ["libre 63,0:w;63,1:b;64,0:b b 16/17 0", "libre -64,-64:w;-64,-63:b;-63,-64:b b 16/17 0"] {
        let mut position = common::position(line);
        for _ in 0..10 {
            // Away from the origin whenever there is a way.
            let far = |mv: &Move| match mv {
                Move::Enter(space) => i32::from(space.q()).abs() + i32::from(space.r()).abs(),
                _ => 0,
            };
            let outwards = position.moves().into_iter().max_by_key(far).unwrap();
            position.play(outwards).unwrap();
            let read = position.to_string().parse::<Position>();
            assert_eq!(read.as_ref(), Ok(&position), "{position}");
        }
    }
}

proptest! {
    #![proptest_config(config(40))]

    /// Games from anywhere on the grid, the far corners included, go as they would at the origin.
    #[test]
    fn games_go_alike_everywhere(q in -64..=63_i8, r in -64..=64_i8, dice in any_dice(), edge in any::<bool>()) {
        let corner = |coordinate: i8| if coordinate < 0 { -64 } else { 63 };
        let (q, r) = if edge { (corner(q), corner(r)) } else { (q, r) };
        let mut setup = bare_setup(&board("libre"), 31);
        setup.stacks = vec![(Space::axial(q, r), vec![Color::Black]), (Space::axial(q + 1, r), vec![Color::White])];
        setup.hands = [30, 30];
        let mut far = setup.validate().unwrap();
        let mut near = Position::start(&common::variant("libre@31"));
        let mut rng = fastrand::Rng::with_seed(dice.seed);
        let moved = |space: Space| Space::axial(space.q() + q, space.r() + r);
        let mut ply = 0;
        while !near.is_over() {
            let mut expected: Vec<Move> = near.moves().into_iter().map(|mv| match mv {
                Move::Enter(space) => Move::Enter(moved(space)),
                Move::Capture { from, to } => Move::Capture { from: moved(from), to: moved(to) },
                Move::Pass => Move::Pass,
            }).collect();
            let choice = *choose(&mut rng, dice.taste, &near.moves(), |&mv| is_capture(mv));
            let place = near.moves().iter().position(|&mv| mv == choice).unwrap();
            let chosen = expected[place];
            let mut moves = far.moves();
            expected.sort_unstable();
            moves.sort_unstable();
            prop_assert_eq!(moves, expected, "{} after {} plies", far, ply);
            prop_assert_eq!(near.score(), far.score());
            if ply % 8 == 0 {
                agrees(&far)?;
                aliases_never_show(&far)?;
            }
            near.play(choice).unwrap();
            far.play(chosen).unwrap();
            ply += 1;
        }
        prop_assert!(far.is_over());
    }

    /// Games that begin with a straight band: it bends, thickens and is eaten from its ends.
    #[test]
    fn games_from_straight_bands_agree(length in 2..=62_i8, axis in 0..3_usize, dice in any_dice()) {
        let Dice { seed, taste } = dice;
        let (dq, dr) = AXES[axis];
        let mut position = straight(length, (-30 * dq, -30 * dr), (dq, dr), 31);
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut undone = Vec::new();
        for ply in 0.. {
            if position.is_over() { break }
            if ply % 10 == 0 { agrees(&position)? }
            let mv = *choose(&mut rng, taste, &position.moves(), |&mv| is_capture(mv));
            let before = position.clone();
            undone.push((before, position.play(mv).unwrap()));
        }
        while let Some((before, undo)) = undone.pop() {
            position.take_back(undo);
            prop_assert_eq!(&position, &before);
        }
    }
}
