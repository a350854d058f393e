//! The key that a position shares with its images: all that turning and mirroring the board make of it, and in Libre
//! moving it over the grid.
//!
//! Keys stand in files, so they never change: a test holds some of them.

use abande::{Board, Move, Position, Space, Stack, Symmetry};

/// A stack and where it stands.
type Placed = (Space, Stack);

/// A position as it stands for all its images.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The key of each of them.
    pub key: u64,
    /// The one that stands for them.
    pub position: Position,
}

/// The key that a position shares with its images. None where the band lies beyond the grid's edge once it is turned,
/// which no game reaches.
pub fn shared_key(position: &Position) -> Option<u64> {
    Some(first_image(position)?.0)
}

/// The image that stands for all, with their key; as [`shared_key`].
pub fn standing(position: &Position) -> Option<Standing> {
    let (key, stacks) = first_image(position)?;
    let mut setup = position.setup();
    setup.stacks = stacks.into_iter().map(|(space, stack)| (space, stack.pieces().collect())).collect();
    Some(Standing { key, position: setup.validate().ok()? })
}

/// The legal moves by where they lead: each key once, with all moves that lead to images of one position. In order of the
/// first of them.
pub fn distinct_moves(position: &Position) -> Vec<(u64, Vec<Move>)> {
    let mut found: Vec<(u64, Vec<Move>)> = Vec::new();
    let mut after = position.clone();
    for mv in position.moves() {
        let undo = after.play_legal(mv);
        let key = shared_key(&after);
        after.take_back(undo);
        let Some(key) = key else { continue };
        match found.iter_mut().find(|(known, _)| *known == key) {
            Some((_, moves)) => moves.push(mv),
            None => found.push((key, vec![mv])),
        }
    }
    found
}

/// The image with the least key, and that key.
fn first_image(position: &Position) -> Option<(u64, Vec<Placed>)> {
    let board = position.board();
    let stacks: Vec<Placed> = to_corner(board, position.stacks().collect())?;
    let mut first: Option<(u64, Vec<Placed>)> = None;
    for symmetry in board.symmetries() {
        let image = to_corner(board, turned(&stacks, symmetry)?)?;
        let key = image.iter().fold(0_u64, |key, &(space, stack)| key.wrapping_add(of_stack(space, stack)));
        if first.as_ref().is_none_or(|(least, _)| key < *least) {
            first = Some((key, image));
        }
    }
    let (key, image) = first?;
    Some((spread(key ^ of_rest(position)), image))
}

fn turned(stacks: &[Placed], symmetry: &Symmetry) -> Option<Vec<Placed>> {
    stacks.iter().map(|&(space, stack)| Some((symmetry.space(space)?, stack))).collect()
}

/// In Libre it does not matter where on the grid the band lies: here its least coordinates are zero.
fn to_corner(board: &Board, mut stacks: Vec<Placed>) -> Option<Vec<Placed>> {
    if board.is_libre() {
        let q = stacks.iter().map(|(space, _)| space.q()).min().unwrap_or(0);
        let r = stacks.iter().map(|(space, _)| space.r()).min().unwrap_or(0);
        for (space, _) in &mut stacks {
            *space = Space::axial(space.q().checked_sub(q)?, space.r().checked_sub(r)?);
        }
    }
    Some(stacks)
}

/// What matters of a stack: where it is, whose, and how high.
fn of_stack(space: Space, stack: Stack) -> u64 {
    spread(u64::from(space.code()) << 3 | (stack.owner().index() as u64) << 2 | stack.height() as u64)
}

/// Whose turn it is, what is in hand, and passes.
fn of_rest(position: &Position) -> u64 {
    let [black, white] = abande::Color::BOTH.map(|player| u64::from(position.hand(player)));
    let turn = position.turn().index() as u64;
    spread(1 << 40 | black << 24 | white << 16 | u64::from(position.passes()) << 8 | turn)
}

/// Spreads a number over 64 bits.
const fn spread(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 31)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    z = (z ^ (z >> 29)).wrapping_mul(0xa076_1d64_78bd_642f);
    z ^ (z >> 32)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use abande::{Boards, Setup};

    use super::*;

    fn random_position(name: &str, moves: usize, random: &mut fastrand::Rng) -> Position {
        let mut position = Position::start(&Boards::default().variant(name).unwrap());
        for _ in 0..moves {
            let legal = position.moves();
            let Some(&mv) = legal.get(random.usize(..legal.len().max(1))) else { break };
            position.play_legal(mv);
        }
        position
    }

    /// The position elsewhere: turned, and in Libre moved.
    fn elsewhere(position: &Position, symmetry: &Symmetry, (q, r): (i8, i8)) -> Setup {
        let mut setup = position.setup();
        for (space, _) in &mut setup.stacks {
            *space = symmetry.space(*space).unwrap();
            if position.board().is_libre() {
                *space = Space::axial(space.q() + q, space.r() + r);
            }
        }
        setup
    }

    #[test]
    fn images_share_a_key_and_one_stands_for_all() {
        let mut random = fastrand::Rng::with_seed(21);
        for name in ["hex", "square", "snub", "libre", "hex:3@5"] {
            for _ in 0..40 {
                let count = random.usize(..16);
                let position = random_position(name, count, &mut random);
                let one = standing(&position).unwrap();
                assert_eq!(shared_key(&one.position), Some(one.key));
                for symmetry in position.board().symmetries() {
                    let shift = (random.i8(-9..9), random.i8(-9..9));
                    let image = elsewhere(&position, symmetry, shift).validate().unwrap();
                    let other = standing(&image).unwrap();
                    assert_eq!(other.key, one.key, "{position} {image}");
                    assert_eq!(other.position.to_string(), one.position.to_string(), "{position} {image}");
                }
            }
        }
    }

    /// The stacks as texts, sorted: of all images the first.
    fn plain_image(position: &Position) -> String {
        let text = |symmetry: &Symmetry| {
            let mut stacks: Vec<_> =
                position.stacks().map(|(space, stack)| (symmetry.space(space).unwrap(), stack)).collect();
            if position.board().is_libre() {
                let q = stacks.iter().map(|stack| stack.0.q()).min().unwrap();
                let r = stacks.iter().map(|stack| stack.0.r()).min().unwrap();
                for (space, _) in &mut stacks {
                    *space = Space::axial(space.q() - q, space.r() - r);
                }
            }
            stacks.sort_unstable_by_key(|&(space, _)| space);
            let stacks: Vec<_> =
                stacks.iter().map(|(space, stack)| (space.code(), stack.owner(), stack.height())).collect();
            format!("{stacks:?}")
        };
        let stacks = position.board().symmetries().iter().map(text).min().unwrap();
        let hands = abande::Color::BOTH.map(|player| position.hand(player));
        format!("{stacks} {:?} {hands:?} {}", position.turn(), position.passes())
    }

    #[test]
    fn others_have_other_keys() {
        let mut random = fastrand::Rng::with_seed(22);
        for name in ["hex", "square:3@5", "snub", "libre", "hex:2@3"] {
            let (mut by_key, mut by_text) = (HashMap::new(), HashMap::new());
            for _ in 0..1500 {
                let count = random.usize(..12);
                let position = random_position(name, count, &mut random);
                let (key, text) = (shared_key(&position).unwrap(), plain_image(&position));
                assert_eq!(by_key.entry(key).or_insert_with(|| text.clone()), &text);
                assert_eq!(by_text.entry(text).or_insert(key), &key, "{position}");
            }
            assert!(by_key.len() > 50, "{name}: {}", by_key.len());
        }
    }

    #[test]
    fn moves_that_lead_to_images_are_one() {
        let boards = Boards::default();
        let count = |name: &str| {
            let moves = distinct_moves(&Position::start(&boards.variant(name).unwrap()));
            (moves.len(), moves.iter().map(|(_, alike)| alike.len()).sum::<usize>())
        };
        assert_eq!(["hex:2", "hex", "square"].map(count), [(2, 7), (6, 37), (10, 49)]);
    }

    /// Books that were made must be read later.
    #[test]
    fn keys_stay_as_they_are() {
        let lines = [
            "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0",
            "hex x4/x2,b,x2/x3,w,x2/x2,b,b,x3/x,w,wb,w,x2/x,w,x3/x4 b 14/13 0",
            "snub x7/x7/x7/x3,b,x3/x3,w,x3/x7/x7 b 17/17 0",
            "libre 0,0:b;1,0:w b 17/17 0",
        ];
        let boards = Boards::default();
        let keys = lines.map(|line| shared_key(&Position::from_line(line, &boards).unwrap()).unwrap());
        let expected = [
            3_135_140_126_351_697_170,
            12_478_400_721_056_670_050,
            13_628_344_338_840_371_781,
            18_289_078_324_408_552_218,
        ];
        assert_eq!(keys, expected);
    }
}
