//! Likeness: what positions have in common that turning, mirroring and exchanging the colours make alike.

use abande::{Board, Position, Space};

/// All that counts of a position to those who look for a move, from the mover's side: of all its images the first. In
/// Libre it does not matter where the band lies. Two positions have the same likeness exactly when they are the same
/// puzzle.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Likeness {
    board: String,
    /// Those of the mover, those of his opponent, and how many passes there were.
    rest: [u8; 3],
    /// Where the stacks stand, and in three bits whose they are and how high.
    stacks: Vec<(i16, i16, u8)>,
}

impl Likeness {
    /// That of a position.
    pub fn of(position: &Position) -> Likeness {
        let board = position.board();
        let mover = position.turn();
        let stacks: Vec<(Space, u8)> = position
            .stacks()
            .map(|(space, stack)| {
                (space, u8::from(stack.owner() == mover) << 2 | u8::try_from(stack.height()).unwrap_or(3))
            })
            .collect();
        // What lies so far out that an image of it has no coordinates is no image to compare.
        let images = board.symmetries().iter().filter_map(|symmetry| {
            let turned = stacks.iter().map(|&(space, what)| {
                let (a, b) = place(board, symmetry.space(space)?);
                Some((a, b, what))
            });
            turned.collect::<Option<Vec<_>>>().map(|stacks| cornered(board, stacks))
        });
        Likeness {
            board: board.name().into(),
            rest: [position.hand(mover), position.hand(mover.other()), position.passes()],
            stacks: images.min().unwrap_or_default(),
        }
    }

    /// A short name: a letter for the board, and six letters or digits that look like chance.
    pub fn id(&self) -> String {
        const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
        let letter = match self.board.as_str() {
            "snub" => 'n', // the square board has the s
            name => name.chars().next().filter(char::is_ascii_lowercase).unwrap_or('x'),
        };
        let mut text = format!("{} {:?}", self.board, self.rest);
        text.extend(self.stacks.iter().map(|(a, b, what)| format!(" {a},{b},{what}")));
        let mut rest = fnv1a(text.as_bytes());
        let mut id = String::from(letter);
        for _ in 0..6 {
            id.push(char::from(DIGITS[rest as usize % DIGITS.len()]));
            rest /= 36;
        }
        id
    }
}

/// Where a space lies, in two numbers; on boards with edges the second tells.
fn place(board: &Board, space: Space) -> (i16, i16) {
    if board.is_libre() { (space.q().into(), space.r().into()) } else { (0, space.code() as i16) }
}

/// The stacks, sorted; in Libre as they lie when the band has been moved to both axes.
fn cornered(board: &Board, mut stacks: Vec<(i16, i16, u8)>) -> Vec<(i16, i16, u8)> {
    if board.is_libre() {
        let least = |of: fn(&(i16, i16, u8)) -> i16| stacks.iter().map(of).min().unwrap_or(0);
        let (q, r) = (least(|stack| stack.0), least(|stack| stack.1));
        for stack in &mut stacks {
            *stack = (stack.0 - q, stack.1 - r, stack.2);
        }
    }
    stacks.sort_unstable();
    stacks
}

/// The FNV-1a hash of 32 bits: easily made everywhere.
pub fn fnv1a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
