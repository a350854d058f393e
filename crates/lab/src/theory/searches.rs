//! Searches of many positions, on some threads. What each finds depends on nothing but the position and the nodes.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use abande::{Color, Position};
use abande_engine::{Engine, Limits, Uncontrolled};

/// What the positions are worth to their players to move, in hundredths of a point, by a search of so many nodes each.
pub(crate) fn search_all(positions: &[&Position], nodes: u64, threads: usize) -> Vec<i32> {
    let next = AtomicUsize::new(0);
    let values = Mutex::new(vec![0; positions.len()]);
    let work = || {
        let mut engine = Engine::new(mebibytes(nodes));
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(position) = positions.get(number) else { break };
            let value = search(&mut engine, position, nodes);
            values.lock().unwrap_or_else(PoisonError::into_inner)[number] = value;
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(positions.len()) {
            scope.spawn(work);
        }
        work();
    });
    values.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Enough memory for a search, and no more: it is cleared before each.
fn mebibytes(nodes: u64) -> usize {
    (nodes / 20_000).clamp(1, 64) as usize
}

fn search(engine: &mut Engine, position: &Position, nodes: u64) -> i32 {
    engine.forget();
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    match engine.search(position, &limits, &Uncontrolled, &mut |_| ()) {
        Some(report) => report.hundredths,
        None => 100 * final_margin(position),
    }
}

/// The margin of the player to move in a game that is over.
fn final_margin(position: &Position) -> i32 {
    let margin = position.score().margin();
    if position.turn() == Color::Black { margin } else { -margin }
}
