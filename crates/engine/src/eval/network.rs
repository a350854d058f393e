//! The learned evaluation: a small network of whole numbers, the same on every machine. Its accumulator is updated move by
//! move (NNUE).

use super::features::{DARK, feature_count};
use crate::value::{POINT, Value, guess};

/// Numbers that each player's view of a position is summed up in.
pub const WIDTH: usize = 32;

/// Numbers of the layer between both views and the value.
pub const MIDDLE: usize = 16;

/// What stands for 1 in the sums and the middle layer.
pub const ONE: i32 = 255;

/// What stands for 1 in the weights behind the sums.
pub const WEIGHT_ONE: i32 = 64;

/// How many points of margin the value 1 of the last layer stands for.
pub const POINTS_PER_UNIT: i32 = 16;

/// The first bytes of a network file.
const MAGIC: &[u8; 4] = b"ABN1";

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
    /// For each number of the middle layer the weights of the mover's view, then of the other's.
    pub middle: Vec<[i16; 2 * WIDTH]>,
    /// Where the middle layer begins.
    pub middle_bias: [i32; MIDDLE],
    /// The weights of the value.
    pub output: [i16; MIDDLE],
    /// Where the value begins.
    pub output_bias: i32,
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

/// Reads numbers one after the other; zeros past the end, which the length check has ruled out.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        match self.0.split_first_chunk() {
            Some((chunk, rest)) => {
                self.0 = rest;
                *chunk
            }
            None => [0; N],
        }
    }

    fn i16(&mut self) -> i16 {
        i16::from_le_bytes(self.take())
    }

    fn i32(&mut self) -> i32 {
        i32::from_le_bytes(self.take())
    }
}

/// The rows of the features. That of the dark one is empty, whatever a file says.
fn read_inputs(reader: &mut Reader<'_>, features: usize) -> Vec<[i16; WIDTH]> {
    let mut inputs: Vec<_> = (0..features).map(|_| std::array::from_fn(|_| reader.i16())).collect();
    inputs[usize::from(DARK)] = [0; WIDTH];
    inputs
}

impl Network {
    /// Reads a network file.
    ///
    /// # Errors
    /// When it is none, or of another version, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        // Magic, check sum, length of the name, the name, number of spaces; then the numbers.
        let mut reader = Reader(bytes);
        if &reader.take::<4>() != MAGIC {
            return Err(NetworkError::Version);
        }
        let sum = u64::from_le_bytes(reader.take());
        if check_sum(reader.0) != sum {
            return Err(NetworkError::Damaged);
        }
        let length = usize::from(reader.take::<1>()[0]);
        let Some((name, rest)) = reader.0.split_at_checked(length) else { return Err(NetworkError::Damaged) };
        let board = String::from_utf8_lossy(name).into_owned();
        let mut reader = Reader(rest);
        let spaces = usize::from(reader.take::<1>()[0]);
        let features = feature_count(spaces);
        let numbers = 2 * (features * WIDTH + WIDTH + MIDDLE * 2 * WIDTH + MIDDLE) + 4 * (MIDDLE + 1);
        if reader.0.len() != numbers {
            let head = bytes.len() - reader.0.len();
            return Err(NetworkError::Length { found: bytes.len(), expected: head + numbers });
        }
        Ok(Network {
            board,
            spaces,
            inputs: read_inputs(&mut reader, features),
            input_bias: std::array::from_fn(|_| reader.i16()),
            middle: (0..MIDDLE).map(|_| std::array::from_fn(|_| reader.i16())).collect(),
            middle_bias: std::array::from_fn(|_| reader.i32()),
            output: std::array::from_fn(|_| reader.i16()),
            output_bias: reader.i32(),
        })
    }

    /// The network as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut body = vec![self.board.len() as u8];
        body.extend(self.board.bytes());
        body.push(self.spaces as u8);
        let mut shorts =
            |numbers: &[i16]| body.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        self.inputs.iter().for_each(|row| shorts(row));
        shorts(&self.input_bias);
        self.middle.iter().for_each(|row| shorts(row));
        body.extend(self.middle_bias.iter().flat_map(|number| number.to_le_bytes()));
        body.extend(self.output.iter().flat_map(|number| number.to_le_bytes()));
        body.extend(self.output_bias.to_le_bytes());
        let mut bytes = MAGIC.to_vec();
        bytes.extend(check_sum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// The value of two summed-up views, the mover's first.
    pub(super) fn value(&self, views: [&[i16; WIDTH]; 2]) -> Value {
        let mut sums = [0_i16; 2 * WIDTH];
        // View by view: the compiler makes few instructions of many from plain loops only.
        for (sums, view) in sums.chunks_exact_mut(WIDTH).zip(views) {
            for (sum, &number) in sums.iter_mut().zip(view) {
                *sum = number.clamp(0, ONE as i16);
            }
        }
        let mut value = self.output_bias;
        for ((weights, bias), &output) in self.middle.iter().zip(self.middle_bias).zip(&self.output) {
            let mut sum = bias;
            for (&number, &weight) in sums.iter().zip(weights) {
                sum += i32::from(number) * i32::from(weight);
            }
            value += (sum / WEIGHT_ONE).clamp(0, ONE) * i32::from(output);
        }
        let scale = i64::from(POINTS_PER_UNIT * POINT);
        guess((i64::from(value) * scale / i64::from(WEIGHT_ONE * ONE)) as Value)
    }
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
            middle: (0..MIDDLE).map(|_| std::array::from_fn(|_| number(60))).collect(),
            middle_bias: std::array::from_fn(|_| i32::from(number(5000))),
            output: std::array::from_fn(|_| number(60)),
            output_bias: 77,
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
