//! The books of openings that come along.
#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use abande::Boards;
use abande_arena::openings;

#[test]
fn every_book_has_250_openings_no_two_alike() {
    for (board, book) in [
        ("hex", include_str!("../books/hex.txt")),
        ("square", include_str!("../books/square.txt")),
        ("snub", include_str!("../books/snub.txt")),
        ("libre", include_str!("../books/libre.txt")),
    ] {
        let boards = Boards::default();
        let openings = openings::read(book, &boards.variant(board).unwrap(), &boards).unwrap();
        assert_eq!(openings.len(), 250, "{board}");
        let different: HashSet<_> =
            openings.iter().map(|opening| openings::canonical(&opening.position)).collect();
        assert_eq!(different.len(), openings.len(), "{board}");
    }
}
