//! Books: those that a program or an engine is given, one for each board.

use std::sync::{Arc, OnceLock};

use abande::{Position, Variant};

use crate::book::{Book, Page};

#[cfg(feature = "books")]
const FILES: &[&str] = &[
    include_str!("../books/hex.txt"),
    include_str!("../books/square.txt"),
    include_str!("../books/snub.txt"),
    include_str!("../books/libre.txt"),
];

/// Without the feature `books` none comes along: whoever needs some brings them.
#[cfg(not(feature = "books"))]
const FILES: &[&str] = &[];

/// Books for some boards, at most one for each. Copies share them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Books(Vec<Arc<Book>>);

impl Books {
    /// No books.
    pub fn none() -> Books {
        Books::default()
    }

    /// Those that come along, read once.
    pub fn built_in() -> Books {
        static BUILT_IN: OnceLock<Books> = OnceLock::new();
        let read = || FILES.iter().filter_map(|text| Book::read(text).ok()).map(Arc::new).collect();
        BUILT_IN.get_or_init(|| Books(read())).clone()
    }

    /// Adds a book; it takes the place of another one for the same board and as many pieces.
    pub fn add(&mut self, book: Book) {
        self.0.retain(|other| other.variant() != book.variant());
        self.0.push(Arc::new(book));
    }

    /// The book for the board and the pieces of a position.
    pub fn book(&self, position: &Position) -> Option<&Arc<Book>> {
        let variant = position.variant();
        self.0.iter().find(|book| *book.variant() == variant)
    }

    /// The boards that there are books for, with their numbers of pieces.
    pub fn boards(&self) -> impl Iterator<Item = &Variant> {
        self.0.iter().map(|book| book.variant())
    }

    /// What they know of a position, if they do.
    pub fn look_up(&self, position: &Position) -> Option<Page> {
        self.book(position)?.look_up(position)
    }
}

impl From<Book> for Books {
    fn from(book: Book) -> Books {
        Books(vec![Arc::new(book)])
    }
}

#[cfg(test)]
#[cfg(feature = "books")]
mod tests {
    use std::collections::HashMap;

    use abande::Boards;

    use super::*;
    use crate::shared_key;

    #[test]
    fn each_named_board_has_its_book_and_its_file_is_sound() {
        let names: Vec<String> =
            FILES.iter().map(|text| Book::read(text).unwrap().variant().to_string()).collect();
        assert_eq!(names, ["hex", "square", "snub", "libre"]);
        assert!(Books::built_in().boards().map(ToString::to_string).eq(names));
    }

    /// Follows all moves of a book from a position on, and holds each value against those behind it.
    fn follow(book: &Book, position: &Position, seen: &mut HashMap<u64, i32>) {
        let page = book.look_up(position).unwrap();
        if seen.insert(shared_key(position).unwrap(), page.value).is_some() {
            return;
        }
        if let Some(best) = page.moves.first() {
            assert_eq!(page.value, best.value, "{position}");
        }
        for mv in page.moves {
            let mut next = position.clone();
            next.play(mv.alike[0]).unwrap();
            follow(book, &next, seen);
        }
    }

    #[test]
    fn every_position_is_reached_and_worth_its_best_move() {
        for book in Books::built_in().0 {
            let start = Position::start(book.variant());
            let mut seen = HashMap::new();
            follow(&book, &start, &mut seen);
            assert_eq!(seen.len(), book.len(), "{}", book.variant());
            assert_eq!(book.look_up(&start).unwrap().positions as usize, book.len());
        }
    }

    #[test]
    fn a_mirrored_position_finds_its_page_and_a_strange_one_none() {
        let boards = Boards::default();
        let start = Position::start(&boards.variant("hex").unwrap());
        let books = Books::built_in();
        let values = |text: &str| {
            let mut position = start.clone();
            position.play(start.board().parse_move(text, abande::Coords::Stein).unwrap()).unwrap();
            books.look_up(&position).map(|page| page.value)
        };
        assert_eq!(values("c4"), values("e3"));
        assert!(books.look_up(&Position::start(&boards.variant("hex@9").unwrap())).is_none());
    }

    #[test]
    fn a_book_takes_the_place_of_the_one_before() {
        let mut books = Books::built_in();
        let book = (*books.0[1]).clone();
        books.add(book);
        assert_eq!(
            books.boards().map(ToString::to_string).collect::<Vec<_>>(),
            ["hex", "snub", "libre", "square"]
        );
    }
}
