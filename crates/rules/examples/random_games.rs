//! Steps of random games on one thread, counted: what `cargo xtask bench python` holds its batches against.
//!
//! `cargo run --release --package abande --example random_games -- hex 2` plays on a board for so many seconds.

use std::time::{Duration, Instant};

use abande::{Boards, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let variant = Boards::default().variant(&words.next().unwrap_or_else(|| "hex".into()))?;
    let time = Duration::from_secs_f64(words.next().map_or(Ok(2.0), |seconds| seconds.parse())?);
    let start = Position::start(&variant);
    let mut random = fastrand::Rng::with_seed(2005);
    let mut moves = Vec::with_capacity(256);
    let (begin, mut steps) = (Instant::now(), 0_u64);
    while begin.elapsed() < time {
        for _ in 0..100 {
            let mut position = start.clone();
            loop {
                moves.clear();
                position.each_move(|mv| moves.push(mv));
                if moves.is_empty() {
                    break;
                }
                position.play_legal(moves[random.usize(..moves.len())]);
                steps += 1;
            }
        }
    }
    println!("{steps}");
    Ok(())
}
