//! Boards from files: any connected graph, described in TOML or JSON.

use std::fmt::Write as _;

use super::description::{At, BoardFileProblem, Description, SpaceEntry};
use super::file_value::{FileValue, from_json, from_toml};
use super::{Board, Coords, Point, Shape};

/// Why a text is no board, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct BoardFileError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: BoardFileProblem,
}

impl Board {
    /// Reads a board from the text of a TOML file.
    ///
    /// ```
    /// let board = abande::Board::from_toml(r#"
    ///     name = "bow-tie"
    ///     spaces = [
    ///         { name = "a1", at = [0, 0] }, { name = "a2", at = [0, 2] }, { name = "b1", at = [1, 1] },
    ///         { name = "c1", at = [2, 0] }, { name = "c2", at = [2, 2] },
    ///     ]
    ///     links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
    /// "#)?;
    /// assert_eq!(board.size(), Some(5));
    /// # Ok::<(), abande::BoardFileError>(())
    /// ```
    ///
    /// # Errors
    /// Says what is wrong, with line and column.
    pub fn from_toml(text: &str) -> Result<Board, BoardFileError> {
        read(text, from_toml(text))
    }

    /// Reads a board from the text of a JSON file, with the same fields as in TOML.
    ///
    /// # Errors
    /// Says what is wrong, with line and column.
    pub fn from_json(text: &str) -> Result<Board, BoardFileError> {
        // TOML allows for a byte order mark; what editors do to JSON is the same.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        read(text, from_json(text))
    }

    /// The board as the text of a TOML file, which reads back as an equal board. The built-in boards are in no file.
    pub fn to_toml(&self) -> Option<String> {
        if self.shape() != Shape::Drawn {
            return None;
        }
        let name = |space| self.space_name(space, Coords::Stein);
        let mut text = format!("name = \"{}\"\nspaces = [\n", self.name());
        for space in self.spaces() {
            let Point { x, y } = self.point(space);
            let _ = writeln!(text, "  {{ name = \"{}\", at = [{x:?}, {y:?}] }},", name(space));
        }
        text.push_str("]\nlinks = [\n");
        for space in self.spaces() {
            for other in self.neighbours(space).into_iter().filter(|other| *other > space) {
                let _ = writeln!(text, "  \"{}-{}\",", name(space), name(other));
            }
        }
        text.push_str("]\n");
        Some(text)
    }
}

/// The board that the values of a text describe.
fn read(text: &str, file: Result<At<FileValue>, At<String>>) -> Result<Board, BoardFileError> {
    let file = file.map_err(|said| At { offset: said.offset, value: BoardFileProblem::Syntax(said.value) });
    let board = file.and_then(Description::of).and_then(Description::build);
    board.map_err(|at| fault(text, at.offset, at.value))
}

/// The fields of a table.
struct Fields {
    offset: usize,
    fields: Vec<(At<String>, At<FileValue>)>,
}

impl Fields {
    /// Those of a value that is a table of nothing else than these.
    fn of(value: At<FileValue>, field: &'static str, known: &[&str]) -> Result<Fields, At<BoardFileProblem>> {
        let offset = value.offset;
        let FileValue::Table(fields) = value.value else {
            return Err(wrong(offset, field, "a table"));
        };
        let unknown = fields.iter().find(|(key, _)| !known.contains(&key.value.as_str()));
        if let Some((key, _)) = unknown {
            let value = BoardFileProblem::UnknownField(key.value.clone());
            return Err(At { offset: key.offset, value });
        }
        Ok(Fields { offset, fields })
    }

    fn take(&mut self, field: &'static str) -> Result<At<FileValue>, At<BoardFileProblem>> {
        match self.fields.iter().position(|(key, _)| key.value == field) {
            Some(place) => Ok(self.fields.swap_remove(place).1),
            None => Err(At { offset: self.offset, value: BoardFileProblem::MissingField(field) }),
        }
    }
}

fn wrong(offset: usize, field: &'static str, expected: &'static str) -> At<BoardFileProblem> {
    At { offset, value: BoardFileProblem::Kind { field, expected } }
}

fn text_of(value: At<FileValue>, field: &'static str) -> Result<At<String>, At<BoardFileProblem>> {
    match value.value {
        FileValue::Text(text) => Ok(At { offset: value.offset, value: text }),
        _ => Err(wrong(value.offset, field, "a text")),
    }
}

fn list_of(value: At<FileValue>, field: &'static str) -> Result<Vec<At<FileValue>>, At<BoardFileProblem>> {
    match value.value {
        FileValue::List(items) => Ok(items),
        _ => Err(wrong(value.offset, field, "a list")),
    }
}

fn space_of(value: At<FileValue>) -> Result<At<SpaceEntry>, At<BoardFileProblem>> {
    let offset = value.offset;
    let mut fields = Fields::of(value, "spaces", &["name", "at"])?;
    let name = text_of(fields.take("name")?, "name")?.value;
    let place = fields.take("at")?;
    let place_offset = place.offset;
    match &list_of(place, "at")?[..] {
        [At { value: FileValue::Number(x), .. }, At { value: FileValue::Number(y), .. }] => {
            Ok(At { offset, value: SpaceEntry { name, at: [*x, *y] } })
        }
        _ => Err(wrong(place_offset, "at", "two numbers")),
    }
}

fn fault(text: &str, offset: usize, problem: BoardFileProblem) -> BoardFileError {
    let offset = text.floor_char_boundary(offset);
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    BoardFileError {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        problem,
    }
}

impl Description {
    fn of(file: At<FileValue>) -> Result<Description, At<BoardFileProblem>> {
        if !matches!(file.value, FileValue::Table(_)) {
            return Err(At {
                offset: file.offset,
                value: BoardFileProblem::Syntax("expected a table".into()),
            });
        }
        let mut fields = Fields::of(file, "board", &["name", "about", "spaces", "links"])?;
        if let Ok(about) = fields.take("about") {
            text_of(about, "about")?;
        }
        let name = text_of(fields.take("name")?, "name")?;
        let spaces = list_of(fields.take("spaces")?, "spaces")?.into_iter().map(space_of);
        let spaces = spaces.collect::<Result<_, _>>()?;
        let links = list_of(fields.take("links")?, "links")?.into_iter();
        let links = links.map(|link| text_of(link, "links")).collect::<Result<_, _>>()?;
        Ok(Description { name, spaces, links })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Variant};

    const BOW_TIE: &str = r#"
name = "bow-tie"
about = "two triangles that share a corner"
spaces = [
  { name = "a1", at = [0, 0] }, { name = "a2", at = [0, 2] }, { name = "b1", at = [1, 1] },
  { name = "c1", at = [2, 0] }, { name = "c2", at = [2, 2] },
]
links = ["a1-a2-b1-a1", "b1-c1-c2-b1"]
"#;

    fn error(text: &str) -> String {
        Board::from_toml(text).unwrap_err().to_string()
    }

    #[test]
    fn a_board_from_a_file_is_played_on_like_any_other() {
        let board = Board::from_toml(BOW_TIE).unwrap();
        assert_eq!(board.symmetries().len(), 4);
        let mut position = Position::start(&Variant::new(board.clone(), 3).unwrap());
        assert_eq!(position.to_string(), "bow-tie@3 x2/x/x2 b 3/3 0");
        for text in ["b1", "a1", "c1"] {
            position.play(board.parse_move(text, Coords::Stein).unwrap()).unwrap();
        }
        assert_eq!(position.to_string(), "bow-tie@3 w,x/b/b,x w 1/2 0");
        assert_eq!(position.score().to_string(), "1-1");
    }

    #[test]
    fn what_is_written_reads_back() {
        let odd = BOW_TIE.replace("[0, 2]", "[-1e-3, 2.0000000000000004]").replace("b1-c1", "c2-c1");
        for text in [BOW_TIE, &odd] {
            let board = Board::from_toml(text).unwrap();
            assert_eq!(Board::from_toml(&board.to_toml().unwrap()), Ok(board));
        }
        assert_eq!(Board::hex().to_toml(), None);
    }

    #[test]
    fn json_says_the_same_as_toml() {
        let json = r#"{"name": "bow-tie", "spaces": [
            {"name": "a1", "at": [0, 0]}, {"name": "a2", "at": [0, 2]}, {"name": "b1", "at": [1, 1]},
            {"name": "c1", "at": [2, 0]}, {"name": "c2", "at": [2, 2]}],
            "links": ["a1-a2-b1-a1", "b1-c1-c2-b1"]}"#;
        assert_eq!(Board::from_json(json).unwrap(), Board::from_toml(BOW_TIE).unwrap());
        for mark in ["\u{feff}", "\r\n"] {
            assert_eq!(Board::from_json(&format!("{mark}{json}")), Board::from_json(json));
            assert_eq!(Board::from_toml(&format!("{mark}{BOW_TIE}")), Board::from_toml(BOW_TIE));
        }
        let error = |from: &str, to: &str| Board::from_json(&json.replace(from, to)).unwrap_err().to_string();
        assert_eq!(error("\"a2\"", "\"A1\""), "line 2, column 43: there is a space 'A1' already");
        assert_eq!(
            error("b1-c1", "b1-x9"),
            "line 4, column 38: the link 'b1-x9-c2-b1' names 'x9', which is no space of the board"
        );
        assert_eq!(error("[1, 1]", "[1, 1"), "line 2, column 99: expected `,` or `]`");
        assert_eq!(error("[2, 0]", "[2]"), "line 3, column 34: `at` must be two numbers");
    }

    #[test]
    fn faults_are_named_with_their_place() {
        for (from, to, expected) in [
            ("bow-tie", "Hex", "line 2, column 8: 'Hex' is no name for a board"),
            ("bow-tie", "snub", "line 2, column 8: 'snub' is no name for a board"),
            ("\"a2\"", "\"2a\"", "line 5, column 33: '2a' is no name for a space"),
            ("\"a2\"", "\"pass\"", "line 5, column 33: 'pass' is no name for a space"),
            ("\"a2\"", "\"A1\"", "line 5, column 33: there is a space 'A1' already"),
            ("[0, 2]", "[nan, 2]", "line 5, column 33: the place of 'a2' must be two numbers"),
            ("[0, 2]", "[0, 2e6]", "line 5, column 33: the place of 'a2' must be two numbers"),
            ("[0, 2]", "[0, 0.0001]", "line 5, column 33: 'a2' is drawn on top of 'a1'"),
            ("a1-a2-b1-a1", "a1", "line 8, column 10: 'a1' is no link"),
            (
                "a1-a2-b1-a1",
                "a1-a2-z1",
                "line 8, column 10: the link 'a1-a2-z1' names 'z1', which is no space",
            ),
            ("a1-a2-b1-a1", "a1-a2-a2", "line 8, column 10: the link 'a1-a2-a2' leads from 'a2' to itself"),
            ("a1-a2-b1-a1", "a1-a2", "line 5, column 63: no links lead from 'a1' to 'b1'"),
            ("links", "lynx", "line 8, column 1: unknown field `lynx`"),
            ("at = [0, 2]", "to = [0, 2]", "line 5, column 48: unknown field `to`"),
            (", at = [0, 2]", "", "line 5, column 33: missing field `at`"),
            ("[0, 2]", "[0, \"2\"]", "line 5, column 53: `at` must be two numbers"),
            ("[0, 2]", "2", "line 5, column 53: `at` must be a list"),
            ("\"a1-a2-b1-a1\"", "1", "line 8, column 10: `links` must be a text"),
            ("\"bow-tie\"", "true", "line 2, column 8: `name` must be a text"),
            ("{ name = \"a2\", at = [0, 2] }", "\"a2\"", "line 5, column 33: `spaces` must be a table"),
        ] {
            let error = error(&BOW_TIE.replace(from, to));
            assert!(error.starts_with(expected), "{error}\n{expected}");
        }
        let twice = Board::from_json(r#"{"name": "a", "name": "b"}"#).unwrap_err();
        assert_eq!(twice.to_string(), "line 1, column 26: duplicate field `name`");
        let deep = Board::from_json(&format!("{{\"name\": {}{}}}", "[".repeat(50_000), "]".repeat(50_000)));
        assert_eq!(deep.unwrap_err().to_string(), "line 1, column 10: `name` must be a text");
        assert_eq!(Board::from_json("[]").unwrap_err().to_string(), "line 1, column 1: expected a table");
        assert!(error("name = \"a\"\nspaces = []\nlinks = []").contains("the board has no spaces"));
    }

    #[test]
    fn as_many_spaces_as_bits() {
        let file = |count: usize| {
            let spaces: Vec<_> = (0..count).map(|i| format!("{{name=\"s{i}\", at=[{i}, 0]}}")).collect();
            let line: Vec<_> = (0..count).map(|i| format!("s{i}")).collect();
            format!("name = \"line\"\nspaces = [{}]\nlinks = [\"{}\"]", spaces.join(","), line.join("-"))
        };
        let board = Board::from_toml(&file(128)).unwrap();
        assert_eq!(board.size(), Some(128));
        assert_eq!(Position::start(&board.into()).perft(2), 2 + 126 * 2);
        let error = Board::from_toml(&file(129)).unwrap_err();
        assert_eq!(error.problem, BoardFileProblem::TooManySpaces(129));
    }
}
