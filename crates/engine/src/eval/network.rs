//! The learned evaluation: a small network of whole numbers, the same on every machine. Its accumulator is updated move by
//! move (NNUE).

use super::features::{DARK, feature_count};
use crate::value::{POINT, Value, guess};

/// Numbers that each player's view of a position is summed up in.
pub const WIDTH: usize = 64;

/// Groups of pieces in hand: each has an output layer of its own, for a margin has other reasons late in a game.
pub const GROUPS: usize = 8;

/// What stands for 1 in the sums.
pub const ONE: i32 = 255;

/// What stands for 1 in the weights behind the sums.
pub const WEIGHT_ONE: i32 = 64;

/// The largest weight behind the sums: a clipped sum times it still has sixteen bits.
pub const MAX_WEIGHT: i32 = 127;

/// How many points of margin the value 1 of the output stands for.
pub const POINTS_PER_UNIT: i32 = 16;

/// The first bytes of a network file.
const MAGIC: &[u8; 4] = b"ABN2";

/// A network for one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// Which board it is for.
    pub board: String,
    /// How many spaces that board has; none in Libre.
    pub spaces: usize,
    /// For each feature what it adds to the sums.
    pub inputs: Vec<[i16; WIDTH]>,
    /// Where the sums begin.
    pub input_bias: [i16; WIDTH],
    /// For each group of pieces in hand its layer.
    pub outputs: [Output; GROUPS],
}

/// The layer behind both views' sums, which it takes clipped and squared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Output {
    /// The weights of the mover's view, then of the other's: none is larger than [`MAX_WEIGHT`].
    pub weights: [[i16; WIDTH]; 2],
    /// Where the value begins.
    pub bias: i32,
}

/// The group of so many pieces in both hands together: none, one to five, six to ten and so on.
pub fn group(pieces: usize) -> usize {
    pieces.div_ceil(5).min(GROUPS - 1)
}

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// Another kind of file, or of another version.
    #[error("this is no network file of this version")]
    Version,
    /// The file ends too soon, or goes on too long.
    #[error("the network file has {found} bytes, not {expected}")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The bytes do not match their check sum.
    #[error("the network file is damaged")]
    Damaged,
}

/// A simple check sum (FNV-1a): enough to notice damage.
fn check_sum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Splits a file's numbers into bytes: all low ones, then all high ones, which are mostly alike. So it packs well.
fn to_planes(numbers: &[i16]) -> Vec<u8> {
    let bytes = |plane: usize| numbers.iter().map(move |number| number.to_le_bytes()[plane]);
    bytes(0).chain(bytes(1)).collect()
}

/// Puts the bytes together again.
fn from_planes(bytes: &[u8]) -> impl Iterator<Item = i16> {
    let (low, high) = bytes.split_at(bytes.len() / 2);
    low.iter().zip(high).map(|(&low, &high)| i16::from_le_bytes([low, high]))
}

impl Network {
    /// Reads a network file.
    ///
    /// # Errors
    /// When it is none, or of another version, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        // Magic, check sum, length of the name, the name, number of spaces, the biases of the groups; then the other
        // numbers, feature by feature, group by group.
        let Some((magic, rest)) = bytes.split_first_chunk::<4>() else { return Err(NetworkError::Version) };
        if magic != MAGIC {
            return Err(NetworkError::Version);
        }
        let Some((sum, body)) = rest.split_first_chunk() else { return Err(NetworkError::Damaged) };
        if check_sum(body) != u64::from_le_bytes(*sum) {
            return Err(NetworkError::Damaged);
        }
        let (board, spaces, numbers) = read_name(body).ok_or(NetworkError::Damaged)?;
        let features = feature_count(spaces);
        let expected = 4 * GROUPS + 2 * WIDTH * (features + 1 + 2 * GROUPS);
        if numbers.len() != expected {
            let head = bytes.len() - numbers.len();
            return Err(NetworkError::Length { found: bytes.len(), expected: head + expected });
        }
        let (biases, planes) = numbers.split_at(4 * GROUPS);
        let mut biases = biases.iter().copied();
        let mut numbers = from_planes(planes);
        // The length is right: nothing is missing.
        let mut row = || std::array::from_fn(|_| numbers.next().unwrap_or(0));
        let mut inputs: Vec<[i16; WIDTH]> = (0..features).map(|_| row()).collect();
        // That of the dark one is empty, whatever a file says.
        inputs[usize::from(DARK)] = [0; WIDTH];
        let input_bias = row();
        let most = MAX_WEIGHT as i16;
        let outputs = std::array::from_fn(|_| Output {
            weights: [row(), row()].map(|row| row.map(|weight: i16| weight.clamp(-most, most))),
            bias: i32::from_le_bytes(std::array::from_fn(|_| biases.next().unwrap_or(0))),
        });
        Ok(Network { board, spaces, inputs, input_bias, outputs })
    }

    /// The network as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = vec![self.board.len() as u8];
        body.extend(self.board.bytes());
        body.push(self.spaces as u8);
        body.extend(self.outputs.iter().flat_map(|output| output.bias.to_le_bytes()));
        let weights = self.outputs.iter().flat_map(|output| &output.weights);
        let rows = self.inputs.iter().chain([&self.input_bias]).chain(weights);
        let numbers: Vec<i16> = rows.flatten().copied().collect();
        body.extend(to_planes(&numbers));
        let mut bytes = MAGIC.to_vec();
        bytes.extend(check_sum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// The value of two summed-up views, the mover's first, with so many pieces in both hands together.
    #[inline]
    pub(super) fn value(&self, views: [&[i16; WIDTH]; 2], pieces: usize) -> Value {
        let output = &self.outputs[group(pieces)];
        let mut sum = 0;
        // View by view: the compiler makes few instructions of many from plain loops only.
        for (view, weights) in views.into_iter().zip(&output.weights) {
            for (&number, &weight) in view.iter().zip(weights) {
                let number = number.clamp(0, ONE as i16);
                sum += i32::from(number) * i32::from(number.wrapping_mul(weight));
            }
        }
        let value = sum / ONE + output.bias;
        let scale = i64::from(POINTS_PER_UNIT * POINT);
        guess((i64::from(value) * scale / i64::from(WEIGHT_ONE * ONE)) as Value)
    }
}

/// The name of the board and how many spaces it has, and what comes behind.
fn read_name(body: &[u8]) -> Option<(String, usize, &[u8])> {
    let (&length, rest) = body.split_first()?;
    let (name, rest) = rest.split_at_checked(usize::from(length))?;
    let (&spaces, numbers) = rest.split_first()?;
    Some((String::from_utf8_lossy(name).into_owned(), usize::from(spaces), numbers))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use abande::Boards;

    /// A network of noise.
    pub(in crate::eval) fn noise(board: &str) -> Network {
        let variant = Boards::default().variant(board).unwrap();
        let spaces = variant.board().size().unwrap_or(0);
        let mut random = fastrand::Rng::with_seed(1);
        let mut number = |most: i16| random.i16(-most..=most);
        let mut inputs: Vec<_> =
            (0..feature_count(spaces)).map(|_| std::array::from_fn(|_| number(40))).collect();
        inputs[usize::from(DARK)] = [0; WIDTH];
        Network {
            board: board.into(),
            spaces,
            inputs,
            input_bias: std::array::from_fn(|_| number(100)),
            outputs: std::array::from_fn(|_| Output {
                weights: std::array::from_fn(|_| std::array::from_fn(|_| number(MAX_WEIGHT as i16))),
                bias: i32::from(number(5000)),
            }),
        }
    }

    /// Pieces in hand have eight groups, the last for all that is left.
    #[test]
    fn groups_of_pieces_in_hand() {
        let groups = [0, 1, 5, 6, 10, 11, 30, 31, 36, 254].map(group);
        assert_eq!(groups, [0, 1, 1, 2, 2, 3, 6, 7, 7, 7]);
    }

    /// The largest numbers that a file can hold do not overflow.
    #[test]
    fn the_largest_numbers_fit() {
        let mut network = noise("hex");
        for weight in [MAX_WEIGHT as i16, -MAX_WEIGHT as i16] {
            network.outputs = [Output { weights: [[weight; WIDTH]; 2], bias: 0 }; GROUPS];
            let value = network.value([&[i16::MAX; WIDTH]; 2], 0);
            let units = f64::from(weight) / f64::from(WEIGHT_ONE) * (2 * WIDTH) as f64;
            assert_eq!(value, guess((units * f64::from(POINTS_PER_UNIT * POINT)) as Value));
        }
    }

    #[test]
    fn files_come_back_and_damage_is_noticed() {
        let network = noise("snub");
        let bytes = network.to_bytes();
        assert_eq!(Network::from_bytes(&bytes), Ok(network));
        for place in [0, 5, 20, bytes.len() - 1] {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert!(Network::from_bytes(&damaged).is_err());
        }
        for length in [0, 3, 12, 13, bytes.len() - 1] {
            assert!(Network::from_bytes(&bytes[..length]).is_err());
        }
    }
}
