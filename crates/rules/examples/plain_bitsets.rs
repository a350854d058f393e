//! What anybody would write in an evening: bitsets, a flood fill, nothing from the library. It is the
//! measure that `cargo xtask bench` holds the library to, on `hex` and `square`.

use std::time::Instant;

#[derive(Clone, Copy)]
struct Game {
    own: [u64; 2],
    height: [u8; 64],
    hand: [u8; 2],
    turn: usize,
    passes: u8,
}

type Links = [u64; 64];
const PASS: (usize, usize) = (99, 99);

/// Spaces as rows and columns of a skewed grid; the hexagon leaves two corners out and has no main diagonal.
fn links(hex: bool) -> (Links, u64) {
    let inside =
        |r: i32, c: i32| (0..7).contains(&r) && (0..7).contains(&c) && (!hex || (3..=9).contains(&(r + c)));
    let (mut links, mut all) = ([0; 64], 0);
    for (r, c) in (0..49).map(|i| (i / 7, i % 7)).filter(|&(r, c)| inside(r, c)) {
        all |= 1 << (r * 7 + c);
        for (dr, dc) in (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).filter(|&(dr, dc)| (dr, dc) != (0, 0)) {
            if inside(r + dr, c + dc) && !(hex && dr == dc) {
                links[(r * 7 + c) as usize] |= 1 << ((r + dr) * 7 + c + dc);
            }
        }
    }
    (links, all)
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        (set != 0).then(|| set &= set - 1).map(|()| bit)
    })
}

fn connected(links: &Links, band: u64) -> bool {
    let (mut seen, mut open) = (0, band & band.wrapping_neg());
    while open != 0 {
        seen |= open;
        open = bits(open).fold(0, |around, s| around | links[s]) & band & !seen;
    }
    seen == band
}

fn moves(game: &Game, (links, all): &(Links, u64), list: &mut Vec<(usize, usize)>) {
    list.clear();
    let (band, enemy) = (game.own[0] | game.own[1], game.own[1 - game.turn]);
    if game.passes == 2 {
        return;
    }
    if game.hand[game.turn] > 0 {
        let around = if band == 0 { *all } else { bits(band).fold(0, |around, s| around | links[s]) & !band };
        list.extend(bits(around).map(|s| (s, s)));
    } else {
        list.push(PASS);
    }
    if game.hand[0] + game.hand[1] > 33 {
        return;
    }
    for from in bits(game.own[game.turn]).filter(|&from| game.height[from] < 3 && links[from] & enemy != 0) {
        if connected(links, band & !(1 << from)) {
            let low = |to: &usize| game.height[*to] + game.height[from] <= 3;
            list.extend(bits(links[from] & enemy).filter(low).map(|to| (from, to)));
        }
    }
}

fn play(game: &mut Game, (from, to): (usize, usize)) {
    game.passes = if (from, to) == PASS { game.passes + 1 } else { 0 };
    if from != to {
        game.own[game.turn] ^= 1 << from | 1 << to;
        game.own[1 - game.turn] ^= 1 << to;
        game.height[to] += game.height[from];
    } else if (from, to) != PASS {
        game.own[game.turn] |= 1 << to;
        game.height[to] = 1;
        game.hand[game.turn] -= 1;
    }
    game.turn = 1 - game.turn;
}

fn perft(game: &Game, board: &(Links, u64), depth: u32) -> u64 {
    let mut list = Vec::with_capacity(64);
    moves(game, board, &mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let after = |&mv| {
        let mut next = *game;
        play(&mut next, mv);
        perft(&next, board, depth - 1)
    };
    list.iter().map(after).sum()
}

fn main() {
    let name = std::env::args().nth(1).unwrap_or_else(|| "hex".into());
    let board = links(name == "hex");
    let start = Game { own: [0; 2], height: [0; 64], hand: [18; 2], turn: 0, passes: 0 };
    let mut random = fastrand::Rng::with_seed(2005);
    let (mut list, mut games, mut leaves) = (Vec::new(), 0.0, 0.0);
    let clock = Instant::now();
    while clock.elapsed().as_secs_f64() < 2.0 {
        let mut game = start;
        moves(&game, &board, &mut list);
        while !list.is_empty() {
            play(&mut game, list[random.usize(..list.len())]);
            moves(&game, &board, &mut list);
        }
        games += 1.0;
    }
    let games_per_s = games / clock.elapsed().as_secs_f64();
    let clock = Instant::now();
    while clock.elapsed().as_secs_f64() < 2.0 {
        leaves += perft(&start, &board, 5) as f64;
    }
    let leaves_per_s = leaves / clock.elapsed().as_secs_f64();
    println!("{{\"games_per_s\":{games_per_s:.0},\"leaves_per_s\":{leaves_per_s:.0}}}");
}
