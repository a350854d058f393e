//! What was found as tables for people.

use std::io::{self, Write};

use abande::{Board, Color, Coords, Game, Move, Position};
use abande_engine::Limits;
use abande_engine::review::{
    Appraisal, BLUNDER, Expectation, INACCURACY, MISTAKE, MoveReview, Review, Verdict,
};
use anstyle::{AnsiColor, Style};

use super::Finding;
use super::table::{Cell, Last, Table, wrapped};
use crate::match_report::limits_text;

pub(super) fn write(
    out: &mut dyn Write,
    finding: &Finding<'_>,
    limits: &Limits,
    coords: Coords,
) -> io::Result<()> {
    match finding {
        Finding::Position(position, appraisal) => position_table(out, position, appraisal, coords),
        Finding::Game(number, game, review) => {
            let names = [("Black", Color::Black), ("White", Color::White)]
                .map(|(tag, player)| game.tags().get(tag).map_or(player.to_string(), str::to_owned));
            writeln!(
                out,
                "Game {number}: {} - {}, {}, {}",
                names[0],
                names[1],
                game.variant(),
                game.result()
            )?;
            writeln!(out, "{} a position\n", limits_text(limits))?;
            if review.moves.is_empty() {
                let none = if game.move_count() == 0 { "There are no moves." } else { "No move is judged." };
                return writeln!(out, "{none}");
            }
            game_table(out, game, review, coords)?;
            summary_table(out, review, &names)
        }
    }
}

fn position_table(
    out: &mut dyn Write,
    position: &Position,
    seen: &Appraisal,
    coords: Coords,
) -> io::Result<()> {
    if let Some(score) = position.result() {
        return writeln!(out, "{}: the game is over, {score}.", position.variant());
    }
    writeln!(out, "{}, {} to move, {} nodes\n", position.variant(), position.turn(), seen.nodes)?;
    let mut table = Table::new(["", "margin", "chance", "depth", "line"], "rrrrl");
    for (number, line) in (1..).zip(&seen.lines) {
        table.add([
            number.to_string().into(),
            margin_text(line.expectation).into(),
            percent(line.expectation.chance()).into(),
            line.depth.to_string().into(),
            words(position.board(), &line.moves, coords).into(),
        ]);
    }
    table.write(out, Last::Wrapped)
}

fn game_table(out: &mut dyn Write, game: &Game, review: &Review, coords: Coords) -> io::Result<()> {
    let board = game.board();
    let head = ["", "move", "before", "after", "loss", "chance", "", "better"];
    let mut table = Table::new(head, "rlrrrrll");
    let ahead = usize::from(game.start().turn() == Color::White);
    for mv in &review.moves {
        // A review that was broken off has the last moves only.
        let number = ahead + game.node(mv.id).map_or(0, |node| node.ply().saturating_sub(1));
        let points = format!("{:.1}", mv.loss.points);
        let better = mv.better().map(|line| words(board, &line.moves, coords));
        table.add([
            format!("{}. {}", number / 2 + 1, mv.player).into(),
            board.move_text(mv.mv, coords).into(),
            margin_text(mv.before).into(),
            margin_text(mv.after).into(),
            if points == "0.0" { "".into() } else { points.into() },
            chance_lost(mv).into(),
            verdict_cell(mv.verdict),
            better.unwrap_or_default().into(),
        ]);
    }
    table.write(out, Last::Cut)?;
    let percents = [INACCURACY, MISTAKE, BLUNDER].map(percent);
    writeln!(
        out,
        "\nMargins in points, as the player who moves sees them. Winning chance given away:\n\
         {} is an inaccuracy ?!, {} a mistake ?, {} a blunder ??.\n",
        percents[0], percents[1], percents[2]
    )
}

fn summary_table(out: &mut dyn Write, review: &Review, names: &[String; 2]) -> io::Result<()> {
    // Forced moves say nothing about a player.
    let verdicts = Verdict::ALL.into_iter().filter(|&verdict| verdict != Verdict::Forced);
    let mut head = vec!["", "moves", "accuracy", "loss a move"];
    head.extend(
        verdicts.clone().map(|verdict| if verdict.is_flaw() { verdict.sign() } else { verdict.word() }),
    );
    let mut table = Table::new(head, "lrrrrrrrrr");
    for (player, name) in Color::BOTH.into_iter().zip(names) {
        let summary = review.summary(player);
        let colour = player.to_string();
        let mut row: Vec<Cell> = vec![
            if *name == colour { colour } else { format!("{colour}, {}", shortened(name)) }.into(),
            summary.moves.to_string().into(),
            percent(summary.accuracy).into(),
            format!("{:.2}", summary.loss.points).into(),
        ];
        row.extend(verdicts.clone().map(|verdict| summary.count(verdict).to_string().into()));
        table.add(row);
    }
    table.write(out, Last::Whole)
}

/// A name that leaves room for the numbers behind it.
fn shortened(name: &str) -> String {
    const MOST: usize = 15;
    if name.chars().count() <= MOST {
        return name.into();
    }
    name.chars().take(MOST - 1).chain(['\u{2026}']).collect()
}

/// A margin as people read it: `+1.5`, or what is proven.
pub(super) fn margin_text(expectation: Expectation) -> String {
    match expectation.proven {
        Some(0) => "draw".into(),
        Some(margin @ 1..) => format!("wins by {margin}"),
        Some(margin) => format!("loses by {}", -margin),
        // A margin of nothing has no sign.
        None => match (expectation.points() * 10.0).round() / 10.0 {
            0.0 => "0.0".into(),
            points => format!("{points:+.1}"),
        },
    }
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

fn chance_lost(mv: &MoveReview) -> String {
    match percent(mv.loss.chance).as_str() {
        "0 %" => String::new(),
        text => format!("-{text}"),
    }
}

fn verdict_cell(verdict: Verdict) -> Cell {
    let text = if verdict.is_flaw() { verdict.sign() } else { verdict.word() }.into();
    let colour = match verdict {
        Verdict::Only => Some(AnsiColor::Green),
        Verdict::Inaccuracy => Some(AnsiColor::Yellow),
        Verdict::Mistake => Some(AnsiColor::Magenta),
        Verdict::Blunder => Some(AnsiColor::Red),
        Verdict::Forced | Verdict::Best | Verdict::Good => None,
    };
    let style =
        colour.map_or(Style::new().dimmed(), |colour| Style::new().fg_color(Some(colour.into())).bold());
    Cell { text, style }
}

fn words(board: &Board, moves: &[Move], coords: Coords) -> String {
    let words: Vec<_> = moves.iter().map(|&mv| board.move_text(mv, coords)).collect();
    words.join(" ")
}

/// As many moves as fit.
pub(super) fn fitting_moves(board: &Board, moves: &[Move], coords: Coords, room: usize) -> String {
    wrapped(&words(board, moves, coords), room).into_iter().next().unwrap_or_default()
}
