//! The boards of the plain game: cells as pairs of numbers, and which of them touch.

/// File (from 0 for `a`) and rank; `q` and `r` in Libre; a number and 0 on a drawn board.
pub(crate) type Cell = (i32, i32);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Grid {
    /// With so many spaces a side.
    Hex(i32),
    /// With so many spaces a side.
    Square(i32),
    Snub,
    Libre,
    /// Any graph: the names of its spaces, and pairs of names that are linked.
    Drawn {
        names: Vec<String>,
        links: Vec<(String, String)>,
    },
}

const SNUB_SIDE: i32 = 7;

impl Grid {
    pub(crate) fn named(name: &str) -> Grid {
        match name.split_once(':').unwrap_or((name, "")) {
            ("hex", "") => Grid::Hex(4),
            ("hex", side) => Grid::Hex(side.parse().unwrap()),
            ("square", "") => Grid::Square(7),
            ("square", side) => Grid::Square(side.parse().unwrap()),
            ("snub", "") => Grid::Snub,
            ("libre", "") => Grid::Libre,
            _ => panic!("no board {name}"),
        }
    }

    pub(crate) fn title(&self) -> String {
        match self {
            Grid::Hex(4) => "hex".into(),
            Grid::Hex(side) => format!("hex:{side}"),
            Grid::Square(7) => "square".into(),
            Grid::Square(side) => format!("square:{side}"),
            Grid::Snub => "snub".into(),
            Grid::Libre => "libre".into(),
            Grid::Drawn { .. } => "drawn".into(),
        }
    }

    fn file_count(&self) -> i32 {
        match self {
            Grid::Hex(side) => 2 * side - 1,
            Grid::Square(side) => *side,
            Grid::Snub => SNUB_SIDE,
            Grid::Libre | Grid::Drawn { .. } => 0,
        }
    }

    fn file_length(&self, file: i32) -> i32 {
        match self {
            // Files grow by one up to the middle and shrink again: 4, 5, 6, 7, 6, 5, 4.
            Grid::Hex(side) => side + file.min(2 * side - 2 - file),
            _ => self.file_count(),
        }
    }

    /// The cells file by file, each from rank 1 up.
    pub(crate) fn files(&self) -> Vec<Vec<Cell>> {
        if let Grid::Drawn { names, .. } = self {
            return vec![(0..names.len()).map(|number| (number as i32, 0)).collect()];
        }
        (0..self.file_count())
            .map(|file| (1..=self.file_length(file)).map(|rank| (file, rank)).collect())
            .collect()
    }

    pub(crate) fn cells(&self) -> Vec<Cell> {
        self.files().concat()
    }

    fn is_on_board(&self, cell: Cell) -> bool {
        match self {
            Grid::Libre => true,
            Grid::Drawn { names, .. } => cell.1 == 0 && (0..names.len() as i32).contains(&cell.0),
            _ => (0..self.file_count()).contains(&cell.0) && (1..=self.file_length(cell.0)).contains(&cell.1),
        }
    }

    /// The cells that touch a cell.
    pub(crate) fn around(&self, cell: Cell) -> Vec<Cell> {
        let (file, rank) = cell;
        let mut around = match self {
            Grid::Hex(side) => {
                let middle = side - 1;
                // A longer file beside it sticks out at both ends by half a space, a shorter one falls short:
                // d4, in the longest file, touches 3 and 4 of its neighbours.
                let ranks_in = |beside: i32| {
                    let longer = (beside - middle).abs() < (file - middle).abs();
                    if longer { [rank, rank + 1] } else { [rank - 1, rank] }
                };
                let mut around = vec![(file, rank - 1), (file, rank + 1)];
                for beside in [file - 1, file + 1] {
                    around.extend(ranks_in(beside).map(|rank| (beside, rank)));
                }
                around
            }
            Grid::Square(_) => {
                let all = (-1..=1).flat_map(|right| (-1..=1).map(move |up| (file + right, rank + up)));
                all.filter(|&next| next != cell).collect()
            }
            Grid::Snub => {
                let mut around = vec![(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)];
                around.extend(snub_diagonal(cell));
                // The other end of a diagonal has it too.
                let below = [(file - 1, rank - 1), (file + 1, rank - 1)];
                around.extend(below.into_iter().filter(|&below| snub_diagonal(below) == Some(cell)));
                around
            }
            Grid::Libre => {
                let (q, r) = cell;
                vec![(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
            }
            Grid::Drawn { links, .. } => {
                let name = self.name(cell);
                let ends = links.iter().filter_map(|(one, other)| {
                    let far_end = (*one == name).then_some(other);
                    far_end.or((*other == name).then_some(one))
                });
                ends.map(|end| self.cell(end)).collect()
            }
        };
        around.retain(|&next| self.is_on_board(next));
        around
    }

    pub(crate) fn name(&self, cell: Cell) -> String {
        match self {
            Grid::Libre => format!("{},{}", cell.0, cell.1),
            Grid::Drawn { names, .. } => names[cell.0 as usize].clone(),
            _ => format!("{}{}", char::from(b'a' + cell.0 as u8), cell.1),
        }
    }

    /// The cell of a name.
    pub(crate) fn cell(&self, name: &str) -> Cell {
        match self {
            Grid::Libre => {
                let (q, r) = name.split_once(',').unwrap();
                (q.parse().unwrap(), r.parse().unwrap())
            }
            Grid::Drawn { names, .. } => (names.iter().position(|known| known == name).unwrap() as i32, 0),
            _ => (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse().unwrap()),
        }
    }
}

/// The one diagonal that leads upwards from a space of the snub board, if it has one.
fn snub_diagonal((file, rank): Cell) -> Option<Cell> {
    let (column, row) = (file, SNUB_SIDE - rank);
    if column % 2 == 0 || row == 0 {
        return None;
    }
    let upper_column = if row % 2 == 0 { column - 1 } else { column + 1 };
    (upper_column < SNUB_SIDE).then_some((upper_column, rank + 1))
}
