//! Tables for a terminal of eighty columns.

use std::io::{self, Write};

use anstyle::Style;

const WIDTH: usize = 80;

/// A text in a table.
pub(super) struct Cell {
    pub(super) text: String,
    pub(super) style: Style,
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell { text, style: Style::new() }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        text.to_owned().into()
    }
}

/// What becomes of the last column where it is too wide.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Last {
    /// It stays as it is.
    Whole,
    /// It goes on in the next line.
    Wrapped,
    /// Only the words that fit are shown.
    Cut,
}

/// Columns as wide as they need to be.
pub(super) struct Table {
    /// `l` or `r` for each column.
    sides: &'static str,
    rows: Vec<Vec<Cell>>,
}

impl Table {
    pub(super) fn new<'a>(head: impl IntoIterator<Item = &'a str>, sides: &'static str) -> Table {
        let style = Style::new().bold();
        let head = head.into_iter().map(|text| Cell { text: text.into(), style });
        Table { sides, rows: vec![head.collect()] }
    }

    pub(super) fn add(&mut self, row: impl IntoIterator<Item = Cell>) {
        self.rows.push(row.into_iter().collect());
    }

    pub(super) fn write(&self, out: &mut dyn Write, last: Last) -> io::Result<()> {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.text.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<_> = (0..count).map(width).collect();
        let before: usize = widths.iter().rev().skip(1).map(|width| width + 2).sum();
        let in_last_column = |text: &str| {
            let mut lines = match last {
                Last::Whole => vec![text.to_owned()],
                Last::Wrapped | Last::Cut => wrapped(text, WIDTH.saturating_sub(before)),
            };
            lines.truncate(if last == Last::Cut { 1 } else { lines.len() });
            lines.join(&format!("\n{}", " ".repeat(before)))
        };
        for row in &self.rows {
            let cells = row.iter().zip(&widths).zip(self.sides.chars()).enumerate();
            let cells = cells.map(|(column, ((Cell { text, style }, width), side))| {
                let blanks = " ".repeat(width.saturating_sub(text.chars().count()));
                let shown = if column + 1 == count { in_last_column(text) } else { text.clone() };
                match side {
                    'r' => format!("{blanks}{style}{shown}{style:#}"),
                    _ => format!("{style}{shown}{style:#}{blanks}"),
                }
            });
            writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
        }
        Ok(())
    }
}

/// Breaks a text between words. A word that is too long has a line of its own.
pub(super) fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(last: Last) -> String {
        let mut table = Table::new(["", "sum", "line"], "lrl");
        let long = "word ".repeat(17);
        table.add(["one".into(), "10".into(), long.trim_end().into()]);
        table.add(["three".into(), "2".into(), "".into()]);
        let mut out = Vec::new();
        table.write(&mut out, last).unwrap();
        anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string()
    }

    #[test]
    fn columns_stand_below_each_other_and_the_last_one_fits() {
        let head = "       sum  line\n";
        let cut = format!("one     10  {}\n", ["word"; 13].join(" "));
        let rest = format!("            {}\n", ["word"; 4].join(" "));
        assert_eq!(written(Last::Cut), format!("{head}{cut}three    2\n"));
        assert_eq!(written(Last::Wrapped), format!("{head}{cut}{rest}three    2\n"));
        assert!(written(Last::Whole).lines().any(|line| line.len() > WIDTH));
    }
}
