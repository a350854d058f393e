//! What holds in every position of every game, tried on random games on all boards.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use abande::{Color, Move, Position, Space};
use common::{any_dice, any_position, any_variant, game, is_capture, spaces_about, text, variant, walk};
use proptest::prelude::*;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Whether all stacks hang together, by a walk over the board's own links.
fn is_one_band(position: &Position) -> bool {
    let mut left: BTreeSet<Space> = position.stacks().map(|(space, _)| space).collect();
    let mut to_visit: Vec<Space> = left.pop_first().into_iter().collect();
    while let Some(space) = to_visit.pop() {
        to_visit.extend(position.board().neighbours(space).into_iter().filter(|next| left.remove(next)));
    }
    left.is_empty()
}

/// A player's pieces on the board, those inside enemy stacks included.
fn on_board(position: &Position, player: Color) -> usize {
    position.stacks().flat_map(|(_, stack)| stack.pieces()).filter(|&piece| piece == player).count()
}

/// Every entry and pass, and the captures between all spaces on or near the band; with some that are far
/// away, also by whole turns of the torus that Libre may be rolled up on.
fn all_tries(position: &Position) -> Vec<Move> {
    let spaces = spaces_about(position);
    let mut far: Vec<Space> = [0, 1, 36, 48, 63, 64, 90, 127, 128, 255].map(Space::numbered).into();
    far.extend([(-128, -128), (127, 127), (64, 0), (-64, 64)].map(|(q, r)| Space::axial(q, r)));
    if position.board().is_libre() {
        for &space in &spaces {
            for (dq, dr) in [(64, 0), (0, 64), (-64, 0), (0, -64), (64, 64)] {
                far.push(Space::axial(space.q().wrapping_add(dq), space.r().wrapping_add(dr)));
            }
        }
    }
    let near_band: Vec<Space> = if position.board().is_libre() {
        position.stacks().flat_map(|(at, _)| [vec![at], position.board().neighbours(at)].concat()).collect()
    } else {
        spaces.clone()
    };
    let mut tries: Vec<Move> = spaces.iter().chain(&far).map(|&space| Move::Enter(space)).collect();
    tries.push(Move::Pass);
    for (at, _) in position.stacks() {
        tries.extend(near_band.iter().chain(&far).map(|&to| Move::Capture { from: at, to }));
        tries.extend(near_band.iter().chain(&far).map(|&from| Move::Capture { from, to: at }));
    }
    tries.sort_unstable();
    tries.dedup();
    tries
}

proptest! {
    #![proptest_config(config(1500))]

    /// One band and no piece lost at every ply; and the end comes in time. Each entry uses up a hand, each
    /// capture removes a stack, of which there are no more than entries; between two of these there is at
    /// most one pass, and two at the end.
    #[test]
    fn games_keep_the_band_and_the_pieces_and_end(text in any_variant(), dice in any_dice()) {
        let mut position = Position::start(&variant(&text));
        let pieces = usize::from(position.pieces());
        let most_entries_and_captures = 2 * pieces + (2 * pieces - 1);
        let most_plies = 2 * most_entries_and_captures + 2;
        let moves = game(&position, dice, most_plies);
        for &mv in &moves {
            let stacks = position.stacks().count();
            let turn = position.turn();
            position.play(mv).unwrap();
            prop_assert!(is_one_band(&position), "{position}");
            for player in Color::BOTH {
                prop_assert_eq!(on_board(&position, player) + usize::from(position.hand(player)), pieces);
            }
            prop_assert_eq!(position.turn(), turn.other());
            let change = match mv {
                Move::Enter(_) => 1,
                Move::Capture { .. } => -1,
                Move::Pass => 0,
            };
            prop_assert_eq!(position.stacks().count() as isize, stacks as isize + change);
            prop_assert!(position.stacks().all(|(_, stack)| stack.height() <= 3));
            prop_assert_eq!(position.is_over(), position.passes() == 2);
        }
        prop_assert!(position.is_over(), "{position} after {} plies", moves.len());
        prop_assert_eq!(position.result(), Some(position.score()));
        prop_assert!(position.moves().is_empty());
        prop_assert_eq!(position.move_count(), 0);
    }

    #[test]
    fn perft_of_two_is_the_sum_over_the_moves(position in any_position()) {
        let children = position.moves().into_iter().map(|mv| {
            let mut child = position.clone();
            child.play(mv).unwrap();
            child.moves().len() as u64
        });
        prop_assert_eq!(position.perft(0), 1);
        prop_assert_eq!(position.perft(1), position.moves().len() as u64);
        prop_assert_eq!(position.perft(2), children.sum::<u64>());
    }

    /// What the stacks score makes the points of the players.
    #[test]
    fn stacks_add_up_to_the_points(position in any_position()) {
        for player in Color::BOTH {
            let owned = |space| position.stack(space).is_some_and(|stack| stack.owner() == player);
            let sum: usize = position.stack_points().filter(|&(space, _)| owned(space)).map(|(_, points)| points).sum();
            prop_assert_eq!(sum, usize::from(position.score().of(player)));
        }
    }

    /// A symmetric position has the symmetric moves, points and sleepers.
    #[test]
    fn symmetric_positions_play_alike(position in any_position()) {
        let symmetries = position.board().symmetries();
        prop_assert!(symmetries.len() > 1);
        for symmetry in symmetries {
            let mut setup = position.setup();
            for (space, _) in &mut setup.stacks {
                *space = symmetry.space(*space).unwrap();
            }
            // The order in which stacks are set up must not matter.
            setup.stacks.reverse();
            let image = setup.validate().unwrap();
            let moves: BTreeSet<_> = position.moves().into_iter().map(|mv| symmetry.mv(mv).unwrap()).collect();
            prop_assert_eq!(moves, image.moves().into_iter().collect::<BTreeSet<_>>(), "{}", image);
            prop_assert_eq!(position.score(), image.score());
            let sleepers: BTreeSet<_> =
                position.sleepers().into_iter().map(|space| symmetry.space(space).unwrap()).collect();
            prop_assert_eq!(sleepers, image.sleepers().into_iter().collect::<BTreeSet<_>>());
        }
    }

    /// Two ways to the same position have one key, and different moves lead to different keys.
    #[test]
    fn keys_tell_positions_and_nothing_else(position in any_position(), seed in any::<u64>()) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut after = BTreeMap::new();
        for mv in position.moves() {
            let mut child = position.clone();
            child.play(mv).unwrap();
            prop_assert_ne!(child.key(), position.key());
            if let Some(twin) = after.insert(child.key(), mv) {
                prop_assert!(false, "{mv:?} and {twin:?} in {position}");
            }
        }
        for _ in 0..20 {
            let mut there = position.clone();
            let mut moves = vec![];
            for _ in 0..3 {
                let open = there.moves();
                if open.is_empty() { break }
                moves.push(open[rng.usize(..open.len())]);
                there.play(moves[moves.len() - 1]).unwrap();
            }
            moves.reverse();
            let mut other_way = position.clone();
            let arrives = moves.iter().all(|&mv| other_way.play(mv).is_ok());
            if arrives && there.stacks().eq(other_way.stacks()) && there.passes() == other_way.passes() {
                prop_assert_eq!(there.key(), other_way.key());
                prop_assert_eq!(&there, &other_way);
            }
        }
    }

    /// What lies below the top of a stack changes the line, but neither key nor play.
    #[test]
    fn what_lies_below_the_tops_does_not_matter(text in any_variant(), dice in any_dice()) {
        let position = walk(&Position::start(&variant(&text)), common::Dice { taste: 60, ..dice }, 200);
        let mut setup = position.setup();
        let mut bottoms: Vec<Color> =
            setup.stacks.iter().filter(|(_, pieces)| pieces.len() == 3).map(|(_, pieces)| pieces[0]).collect();
        bottoms.reverse();
        let high = setup.stacks.iter_mut().filter(|(_, pieces)| pieces.len() == 3);
        for ((_, pieces), bottom) in high.zip(bottoms) {
            pieces[0] = bottom;
        }
        let shuffled = setup.validate().unwrap();
        prop_assert_eq!(position.key(), shuffled.key());
        prop_assert_eq!(position.moves().len(), shuffled.moves().len());
        prop_assert_eq!(position.score(), shuffled.score());
        prop_assert_eq!(position == shuffled, position.to_string() == shuffled.to_string());
    }
}

proptest! {
    #![proptest_config(config(400))]

    /// Listed as legal is accepted as legal, and the other way round; a refused move changes nothing.
    #[test]
    fn listed_is_accepted(mut position in any_position()) {
        let before = position.clone();
        let moves = position.moves();
        let listed: BTreeSet<Move> = moves.iter().copied().collect();
        prop_assert_eq!(moves.len(), listed.len(), "a move is listed twice");
        prop_assert_eq!(position.move_count(), moves.len());
        let tries = all_tries(&position);
        prop_assert!(listed.iter().all(|mv| tries.binary_search(mv).is_ok()), "a move that nobody tries");
        for mv in tries {
            let refusal = position.refusal(mv);
            prop_assert_eq!(refusal.is_none(), listed.contains(&mv), "{:?} in {}", mv, position);
            if let Some(refusal) = refusal {
                let error = position.play(mv).unwrap_err();
                prop_assert_eq!((error.mv, error.refusal), (mv, refusal));
            }
        }
        prop_assert_eq!(position, before);
        // The order of the list: entries, captures, the pass.
        let rank = |&mv: &Move| if is_capture(mv) { 1 } else if mv == Move::Pass { 2 } else { 0 };
        prop_assert!(moves.is_sorted_by_key(rank));
    }

    /// Whole games with a look at every legal move on the way, and then back to the start.
    #[test]
    fn take_back_undoes_everything(text_of_variant in any_variant(), dice in any_dice()) {
        let start = Position::start(&variant(&text_of_variant));
        let mut position = start.clone();
        let mut way = Vec::new();
        for mv in game(&start, dice, usize::MAX) {
            let before = position.clone();
            for other in position.moves() {
                let undo = position.play(other).unwrap();
                prop_assert!(position != before);
                position.take_back(undo);
                prop_assert_eq!(&position, &before, "{} taken back", text(&before, other));
                prop_assert_eq!(position.key(), before.key());
            }
            prop_assert_eq!(position.moves(), before.moves());
            way.push((before, position.play(mv).unwrap()));
        }
        while let Some((before, undo)) = way.pop() {
            position.take_back(undo);
            prop_assert_eq!(&position, &before);
            prop_assert_eq!(position.key(), before.key());
            prop_assert_eq!(
                position.moves().into_iter().collect::<BTreeSet<_>>(),
                before.moves().into_iter().collect::<BTreeSet<_>>()
            );
        }
        prop_assert_eq!(position, start);
    }
}

/// The random test above may meet no two stacks of three with different bottoms: here they are.
#[test]
fn bottoms_of_two_stacks_swapped() {
    let one = common::position("hex x4/x5/x2,bbw,wbw,x2/x2,b,x4/x6/x5/x4 b 14/15 0");
    let two = common::position("hex x4/x5/x2,wbw,bbw,x2/x2,b,x4/x6/x5/x4 b 14/15 0");
    assert_eq!(one.key(), two.key());
    assert_eq!(one.moves(), two.moves());
    assert_ne!(one, two);
}

/// Everything that matters to play is in the key: each of these differs from all the others.
#[test]
fn keys_know_owners_heights_places_hands_turn_and_passes() {
    let lines = [
        "hex@3 x4/x5/x2,w,x3/x2,wb,b,x3/x6/x5/x4 b 1/1 0",
        "hex@3 x4/x5/x2,w,x3/x2,wb,b,x3/x6/x5/x4 w 1/1 0",
        "hex@3 x4/x5/x2,w,x3/x2,bw,b,x3/x6/x5/x4 b 1/1 0",
        "hex@3 x4/x5/x2,w,x3/x2,b,wb,x3/x6/x5/x4 b 1/1 0",
        "hex@3 x4/x5/x2,w,x3/x2,b,b,x3/x6/x5/x4 b 1/2 0",
        "hex@3 x4/x5/x2,w,x3/x2,wwb,b,x3/x6/x5/x4 b 1/0 0",
        // The same tops and heights, but other hands.
        "hex@3 x4/x5/x2,bbw,x3/x2,b,x4/x6/x5/x4 b 0/2 0",
        "hex@3 x4/x5/x2,wbw,x3/x2,b,x4/x6/x5/x4 b 1/1 0",
        "hex@2 x4/x5/x2,w,x3/x2,wb,b,x3/x6/x5/x4 b 0/0 0",
        "hex@2 x4/x5/x2,w,x3/x2,wb,b,x3/x6/x5/x4 b 0/0 1",
        "hex@2 x4/x5/x2,w,x3/x2,wb,b,x3/x6/x5/x4 b 0/0 2",
        "hex@2 x4/x5/x2,w,x3/x2,wb,b,x3/x6/x5/x4 w 0/0 1",
    ];
    let keys: BTreeSet<u64> = lines.iter().map(|line| common::position(line).key()).collect();
    assert_eq!(keys.len(), lines.len());
}
