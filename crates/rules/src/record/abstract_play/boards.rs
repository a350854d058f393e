//! The boards that Abstract Play has for Abande, and how its records call them.

use crate::Board;

/// A board, the name that is written, and those that are read: without what stands before a colon (`Board:`, `Plateau :`),
/// without blanks, in small letters.
struct Known {
    board: fn() -> Board,
    written: &'static str,
    read: &'static [&'static str],
}

/// The site writes the names that it shows, in the language of whoever runs it; bare programs write the site's own ids.
const ALL: [Known; 4] = [
    Known { board: Board::hex, written: "Board: Hexagonal", read: &["hex", "hexagonal", "esagonale"] },
    Known { board: Board::square, written: "Default board", read: &["square", "defaultboard"] },
    Known {
        board: Board::snub,
        written: "Board: Snub Square",
        read: &["snub", "snubsquare", "carréadouci", "quadratosmussato"],
    },
    Known { board: Board::libre, written: "Abande Libre", read: &["libre", "abandelibre"] },
];

/// All of them.
pub(super) fn all() -> impl Iterator<Item = Board> {
    ALL.iter().map(|known| (known.board)())
}

/// The board of this name.
pub(super) fn named(name: &str) -> Option<Board> {
    let bare = name.rsplit(':').next().unwrap_or(name);
    let bare: String = bare.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
    ALL.iter().find(|known| known.read.contains(&bare.as_str())).map(|known| (known.board)())
}

/// The name that is written for a board, if Abstract Play has the board.
pub(super) fn written(board: &Board) -> Option<&'static str> {
    ALL.iter().find(|known| (known.board)() == *board).map(|known| known.written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_in_the_languages_of_the_site() {
        for (board, names) in [
            (
                "hex",
                [
                    "hex",
                    "Board: Hexagonal",
                    "Brett: Hexagonal",
                    "Plateau : Hexagonal",
                    "Tavoliere: Esagonale",
                ],
            ),
            (
                "snub",
                [
                    "snub",
                    "Board: Snub Square",
                    "Brett: Snub Square",
                    "Plateau\u{a0}: Carré adouci",
                    "Tavoliere: Quadrato smussato",
                ],
            ),
            ("libre", ["libre", "Abande Libre", "abande libre", "Libre", "LIBRE"]),
            ("square", ["square", "Default board", "default board", "Default Board", " Default  board"]),
        ] {
            for name in names {
                assert_eq!(named(name).unwrap().name(), board, "{name}");
            }
        }
        for name in ["", ":", "Tablero: Hexágono", "hex:3", "Hexagonal: 3"] {
            assert_eq!(named(name), None, "{name}");
        }
        assert!(all().all(|board| named(written(&board).unwrap()) == Some(board)));
    }
}
