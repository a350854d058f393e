//! Likeness: near the start of a game positions that turning and mirroring make alike share one key, so that what is
//! proven of one is known of all. In Libre it does not matter either where on the grid the band lies, and nowhere who of
//! the players is black.

use abande::{Bits, Board, Color, Move, Position, Space, Survey, Surveyor, Symmetry};

use crate::bounds::pieces_in_hand;

/// With more pieces entered hardly any two positions are alike, and looking costs more than it saves. Ends of games with
/// the usual number of pieces lie far beyond.
const ENTERED: u8 = 20;

/// With fewer pieces in hand a position is solved sooner than it is compared with its images.
const HELD: u8 = 3;

/// Whether a position goes by a key that its images share. If it does not, none that follow do.
#[inline]
pub(crate) fn is_near_the_start(position: &Position) -> bool {
    let held = pieces_in_hand(position);
    held >= HELD && entered(position, held) <= ENTERED
}

fn entered(position: &Position, held: u8) -> u8 {
    (2 * position.pieces()).saturating_sub(held)
}

/// What makes positions of a board alike.
pub(crate) struct Likeness {
    board: Board,
    /// For each symmetry the one that undoes it.
    inverses: Vec<usize>,
}

/// How to get from a position to the one that stands for all its images.
#[derive(Clone, Copy)]
pub(crate) struct Image {
    pub(crate) key: u64,
    symmetry: usize,
    /// Where the band begins in Libre once it is turned.
    corner: (i8, i8),
}

impl Likeness {
    /// That of a board, if a position is near enough to the start for it to matter to any that may follow.
    pub(crate) fn near(position: &Position) -> Option<Likeness> {
        if !is_near_the_start(position) {
            return None;
        }
        let symmetries = position.board().symmetries();
        let inverse = |symmetry: &Symmetry| {
            symmetries.iter().position(|other| undoes(position.board(), other, symmetry))
        };
        let inverses = symmetries.iter().map(inverse).collect::<Option<Vec<_>>>()?;
        // A board without symmetries has its own keys, which are cheaper.
        (inverses.len() > 1).then(|| Likeness { board: position.board().clone(), inverses })
    }

    /// The image that stands for a position, if it goes by one.
    #[inline]
    pub(crate) fn image(&self, position: &Position) -> Option<Image> {
        if !is_near_the_start(position) {
            return None;
        }
        let mover = position.turn();
        let (list, count) = position.survey(Listing { mover });
        let stacks = &list[..count];
        let mut best: Option<Image> = None;
        for (number, symmetry) in self.board.symmetries().iter().enumerate() {
            let corner = if self.board.is_libre() { corner(stacks, symmetry)? } else { (0, 0) };
            let mut key = 0;
            for &(space, stack) in stacks {
                let space = self.shifted(symmetry.space(space)?, corner, i8::checked_sub)?;
                key ^= spread(u64::from(space.code()) << 3 | stack);
            }
            if best.is_none_or(|best| key < best.key) {
                best = Some(Image { key, symmetry: number, corner });
            }
        }
        let hands = [mover, mover.other()].map(|player| u64::from(position.hand(player)));
        let rest = 1 << 32 | hands[0] << 16 | hands[1] << 8 | u64::from(position.passes());
        best.map(|best| Image { key: best.key ^ spread(rest), ..best })
    }

    /// A move as it is in the image.
    pub(crate) fn kept(&self, image: Image, mv: Move) -> Option<Move> {
        let symmetry = &self.board.symmetries()[image.symmetry];
        mapped(mv, |space| self.shifted(symmetry.space(space)?, image.corner, i8::checked_sub))
    }

    /// A move of the image as it is in the position.
    pub(crate) fn restored(&self, image: Image, mv: Move) -> Option<Move> {
        let symmetry = &self.board.symmetries()[self.inverses[image.symmetry]];
        mapped(mv, |space| symmetry.space(self.shifted(space, image.corner, i8::checked_add)?))
    }

    fn shifted(&self, space: Space, (q, r): (i8, i8), by: fn(i8, i8) -> Option<i8>) -> Option<Space> {
        if self.board.is_libre() {
            Some(Space::axial(by(space.q(), q)?, by(space.r(), r)?))
        } else {
            Some(space)
        }
    }
}

fn mapped(mv: Move, space: impl Fn(Space) -> Option<Space>) -> Option<Move> {
    Some(match mv {
        Move::Enter(to) => Move::Enter(space(to)?),
        Move::Capture { from, to } => Move::Capture { from: space(from)?, to: space(to)? },
        Move::Pass => Move::Pass,
    })
}

/// Whether a symmetry takes back what another does.
fn undoes(board: &Board, symmetry: &Symmetry, other: &Symmetry) -> bool {
    let back = |space| other.space(space).and_then(|image| symmetry.space(image)) == Some(space);
    if board.is_libre() {
        // Two directions tell of all.
        [(1, 0), (0, 1)].into_iter().all(|(q, r)| back(Space::axial(q, r)))
    } else {
        board.spaces().all(back)
    }
}

/// A stack by its space, and in three bits whether it is the mover's and how high it is.
type Piled = (Space, u64);

/// Lists the stacks of a position near the start: there are no more than pieces.
struct Listing {
    mover: Color,
}

impl Surveyor for Listing {
    type Finding = ([Piled; ENTERED as usize], usize);

    fn look<V: Survey>(self, survey: &V) -> Self::Finding {
        let mut list = [(Space::from_code(0), 0); ENTERED as usize];
        let mut count = 0;
        for player in Color::BOTH {
            for (slot, place) in survey.owned(player).numbers().zip(&mut list[count..]) {
                let height = 1 + u64::from(survey.high().has(slot)) + u64::from(survey.full().has(slot));
                *place = (survey.space(slot), u64::from(player == self.mover) << 2 | height);
                count += 1;
            }
        }
        (list, count)
    }
}

/// The least coordinates of a band once it is turned.
fn corner(stacks: &[Piled], symmetry: &Symmetry) -> Option<(i8, i8)> {
    let mut corner = (i8::MAX, i8::MAX);
    for &(space, _) in stacks {
        let space = symmetry.space(space)?;
        corner = (corner.0.min(space.q()), corner.1.min(space.r()));
    }
    Some(corner)
}

/// Spreads a small number over 64 bits, otherwise than the keys of positions do.
#[inline]
const fn spread(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x632b_e59b_d9b4_e019).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    z = (z ^ (z >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    z ^ (z >> 32)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use abande::{Boards, Setup};

    use super::*;

    const WHEEL: &str = include_str!("../../suites/wheel.toml");

    fn boards() -> Boards {
        let mut boards = Boards::default();
        boards.add(Board::from_toml(WHEEL).unwrap());
        boards
    }

    /// A position of a random game, so many moves from its start.
    fn random_position(name: &str, moves: usize, random: &mut fastrand::Rng) -> Position {
        let mut position = Position::start(&boards().variant(name).unwrap());
        for _ in 0..moves {
            let legal = position.moves();
            position.play_legal(legal[random.usize(..legal.len())]);
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

    /// The same with the players' colours exchanged.
    fn exchanged(mut setup: Setup) -> Setup {
        for (_, pieces) in &mut setup.stacks {
            for piece in pieces.iter_mut() {
                *piece = piece.other();
            }
        }
        setup.hands.reverse();
        setup.turn = setup.turn.other();
        setup
    }

    #[test]
    fn images_share_a_key_and_a_move_of_one_is_a_move_of_the_other() {
        let mut random = fastrand::Rng::with_seed(11);
        for name in ["hex:3@8", "square:4@8", "square@8", "snub@8", "libre@8", "wheel@8"] {
            for _ in 0..30 {
                let count = random.usize(1..9);
                let position = random_position(name, count, &mut random);
                let likeness = Likeness::near(&position).unwrap();
                let image = likeness.image(&position).unwrap();
                for symmetry in position.board().symmetries() {
                    let shift = (random.i8(-9..9), random.i8(-9..9));
                    let alike = elsewhere(&position, symmetry, shift);
                    for alike in [exchanged(alike.clone()), alike] {
                        let alike = alike.validate().unwrap();
                        let there = likeness.image(&alike).unwrap();
                        assert_eq!(there.key, image.key, "{position} {alike}");
                        for mv in position.moves() {
                            let kept = likeness.kept(image, mv).unwrap();
                            assert_eq!(likeness.restored(image, kept), Some(mv));
                            let same = likeness.restored(there, kept).unwrap();
                            assert_eq!(alike.refusal(same), None, "{mv:?} {position} {alike}");
                        }
                    }
                }
            }
        }
    }

    /// The stacks as texts, sorted: of all images the first.
    fn plain_image(position: &Position) -> String {
        let text = |symmetry: &Symmetry| {
            let mut stacks: Vec<(Space, bool, usize)> = position
                .stacks()
                .map(|(space, stack)| {
                    (symmetry.space(space).unwrap(), stack.owner() == position.turn(), stack.height())
                })
                .collect();
            if position.board().is_libre() {
                let q = stacks.iter().map(|stack| stack.0.q()).min().unwrap();
                let r = stacks.iter().map(|stack| stack.0.r()).min().unwrap();
                for (space, ..) in &mut stacks {
                    *space = Space::axial(space.q() - q, space.r() - r);
                }
            }
            stacks.sort_unstable();
            format!("{stacks:?}")
        };
        let mover = position.turn();
        let hands = [mover, mover.other()].map(|player| position.hand(player));
        let stacks = position.board().symmetries().iter().map(text).min().unwrap();
        format!("{stacks} {hands:?} {}", position.passes())
    }

    #[test]
    fn positions_that_are_not_alike_have_different_keys() {
        let mut random = fastrand::Rng::with_seed(12);
        for name in ["hex:2@5", "square:3@5", "snub@5", "libre@5", "wheel@5"] {
            let (mut by_key, mut by_text) = (HashMap::new(), HashMap::new());
            for _ in 0..1500 {
                let moves = random.usize(1..8);
                let position = random_position(name, moves, &mut random);
                let Some(image) = Likeness::near(&position).and_then(|likeness| likeness.image(&position))
                else {
                    continue;
                };
                let text = plain_image(&position);
                assert_eq!(by_key.entry(image.key).or_insert_with(|| text.clone()), &text);
                assert_eq!(by_text.entry(text).or_insert(image.key), &image.key, "{position}");
            }
            assert!(by_key.len() > 50, "{name}: {}", by_key.len());
        }
    }

    #[test]
    fn ends_of_usual_games_and_boards_without_symmetries_keep_their_own_keys() {
        let mut random = fastrand::Rng::with_seed(13);
        let mut position = random_position("hex", 18, &mut random);
        while pieces_in_hand(&position) > 6 {
            let legal = position.moves();
            position.play_legal(legal[random.usize(..legal.len())]);
        }
        assert!(Likeness::near(&position).is_none());
        // What follows a position that is far from the start is far from it too.
        let crooked = r#"
            name = "crooked"
            spaces = [{ name = "a1", at = [0, 0] }, { name = "a2", at = [1, 0] }, { name = "a3", at = [1, 2] }]
            links = ["a1-a2-a3"]
        "#;
        let variant = abande::Variant::new(Board::from_toml(crooked).unwrap(), 2).unwrap();
        assert!(Likeness::near(&Position::start(&variant)).is_none());
        assert!(Likeness::near(&Position::start(&boards().variant("hex").unwrap())).is_some());
    }

    /// Keys that were kept in files must mean the same later; otherwise `FACTS_VERSION` is to be raised.
    #[test]
    fn keys_stay_as_they_are() {
        let lines = [
            "hex:3@4 b,w,x/x4/x5/x4/x3 b 3/3 0",
            "square:4@4 b,w,x2/x,wb,x2/x4/x4 w 2/2 0",
            "libre@4 0,0:b;1,0:w;0,1:b w 2/3 0",
        ];
        let keys = lines.map(|line| {
            let position = Position::from_line(line, &boards()).unwrap();
            Likeness::near(&position).unwrap().image(&position).unwrap().key
        });
        let own = Position::from_line("hex:3@4 b,w,x/x,b,w,x/b,w,x3/x4/x3 b 1/1 0", &boards()).unwrap().key();
        assert_eq!(
            (crate::solve::FACTS_VERSION, keys, own),
            (
                1,
                [10_061_319_328_079_608_215, 12_908_196_054_973_156_548, 14_473_892_004_064_058_092],
                15_385_668_783_376_039_838
            )
        );
    }
}
