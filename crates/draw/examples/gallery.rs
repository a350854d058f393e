//! Shows the boards in the middle of a random game. Each word behind `--` changes something: a board
//! (`hex`, `libre`, `square:5@9`), a number of moves, `colored`, `ascii`, `slanted`, `spaces` (names in the
//! spaces), `off` (no names), `entries` (free spaces marked).
//!
//! ```text
//! cargo run -p abande-draw --example gallery -- colored entries snub 20
//! ```

use abande::{Boards, Coords, Move, Position, Variant};
use abande_draw::text::{Labels, Options, Signs, legend, picture, status};

const SEED: u64 = 7;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let boards = Boards::default();
    let mut variants: Vec<Variant> = Vec::new();
    let mut options = Options::default();
    let mut plies = 34;
    let mut entries = false;
    for word in std::env::args().skip(1) {
        match word.as_str() {
            "colored" => options.colored = true,
            "ascii" => options.signs = Signs::Ascii,
            "slanted" => options.coords = Coords::Slanted,
            "spaces" => options.labels = Labels::Spaces,
            "off" => options.labels = Labels::Off,
            "entries" => entries = true,
            _ => match word.parse() {
                Ok(number) => plies = number,
                Err(_) => variants.push(boards.variant(&word)?),
            },
        }
    }
    if variants.is_empty() {
        let all = ["hex", "square", "snub", "libre", "hex:2@6", "hex:6", "square:3@6", "square:9"];
        variants = all.iter().map(|name| boards.variant(name)).collect::<Result<_, _>>()?;
    }
    for variant in &variants {
        let position = play(variant, plies, &mut options);
        options.entries.clear();
        if entries {
            let free = position.moves().into_iter();
            options
                .entries
                .extend(free.filter_map(|mv| if let Move::Enter(to) = mv { Some(to) } else { None }));
        }
        println!("{variant}\n\n{}", picture(&position, &options));
        for line in status(&position, &options).into_iter().chain(legend(&position, &options)) {
            println!("{line}");
        }
        println!();
    }
    Ok(())
}

/// Plays at random, and notes the last move.
fn play(variant: &Variant, plies: usize, options: &mut Options) -> Position {
    let mut position = Position::start(variant);
    let mut random = fastrand::Rng::with_seed(SEED);
    for _ in 0..plies {
        let Some(mv) = random.choice(position.moves()) else { break };
        position.play_legal(mv);
        options.last = Some(mv);
    }
    position
}
