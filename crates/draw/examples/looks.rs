//! Writes pictures of every board in every theme to a folder, to be looked at: large, and 120 pixels wide.
//!
//! ```text
//! cargo run -p abande-draw --example looks -- FOLDER
//! ```

use std::path::Path;

use abande::{Boards, Color, Coords, Move, Position};
use abande_draw::language::PictureLanguage;
use abande_draw::picture::{self, Arrow, Labels, Mark, Options, Sign, View};
use abande_draw::theme::Theme;
use abande_draw::{png, svg};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder?")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for board in ["hex", "square", "snub", "libre", "hex:2@4", "square:9"] {
        let (position, last) = middle(board)?;
        let file = |name: &str| folder.join(format!("{}-{name}", board.replace([':', '@'], "-")));
        for theme in Theme::ALL {
            let options =
                Options { theme, last, caption: Some(PictureLanguage::English), ..Options::default() };
            let scene = picture::draw(&position, &options);
            std::fs::write(file(&format!("{theme:?}.png")), png::encode(&scene, 1.5)?)?;
            std::fs::write(file(&format!("{theme:?}-small.png")), png::encode(&scene, 120.0 / scene.width)?)?;
            std::fs::write(file(&format!("{theme:?}.svg")), svg::write(&scene))?;
        }
        let options = everything(&position, last);
        std::fs::write(file("all.png"), png::encode(&picture::draw(&position, &options), 1.5)?)?;
    }
    Ok(())
}

/// A position from the middle of a random game, and the move that led to it.
fn middle(board: &str) -> Result<(Position, Option<Move>), Box<dyn std::error::Error>> {
    let mut position = Position::start(&Boards::default().variant(board)?);
    let mut random = fastrand::Rng::with_seed(7);
    let mut last = None;
    for _ in 0..34 {
        let Some(mv) = random.choice(position.moves()) else { break };
        position.play(mv)?;
        last = Some(mv);
    }
    Ok((position, last))
}

/// All there is to mark, at once.
fn everything(position: &Position, last: Option<Move>) -> Options {
    let mut options = Options { last, labels: Labels::Spaces, coords: Coords::Stein, ..Options::default() };
    options.view = View { turned: 30.0, flipped: true };
    options.heading = Some("Everything at once".into());
    options.caption = Some(PictureLanguage::Italian);
    let signs = [Sign::Ring, Sign::Square, Sign::Triangle, Sign::Cross, Sign::Text("12".into())];
    for (sign, (space, _)) in signs.into_iter().zip(position.stacks()) {
        options.marks.push(Mark { space, sign });
    }
    for mv in position.moves() {
        match mv {
            Move::Enter(space) => options.entries.push(space),
            Move::Capture { from, to } => {
                options.arrows.push(Arrow { from, to, player: Some(position.turn()) });
                options.arrows.push(Arrow { from: to, to: from, player: Some(position.turn().other()) });
            }
            Move::Pass => {}
        }
    }
    let owned = |player: Color| {
        let stacks = position.stacks().filter(move |(_, stack)| stack.owner() == player);
        stacks.map(|(space, _)| space).collect()
    };
    options.parts = vec![owned(Color::Black), owned(Color::White)];
    options
}
