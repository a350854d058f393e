//! The diagrams of the rules. What they show is asked of the rules library, never written down by hand.

use abande::{Board, Color, Coords, Position, Space};

use crate::hints;
use crate::language::PictureLanguage;
use crate::picture::{self, Labels, Mark, Options, Sign};
use crate::scene::Scene;
use crate::theme::Theme;

/// A diagram of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Diagram {
    /// What it is called in the texts.
    pub name: &'static str,
    /// Its position as a line.
    pub line: &'static str,
    /// What is shown of it.
    pub shows: &'static [Show],
}

/// What a diagram shows beside its stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The spaces where the player to move may enter a piece.
    Entries,
    /// Crosses on the other spaces next to the band.
    Forbidden,
    /// The captures that a player could make.
    Captures(Color),
    /// The parts into which the band would fall without a stack.
    Split(&'static str),
    /// A move, which is played first.
    Move(&'static str),
    /// Hands and points.
    Points,
}

/// All diagrams. Those of worked examples are the sources' own; see the rules' `examples.json`.
pub const ALL: [Diagram; 16] = [
    Diagram { name: "board-hex", line: "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0", shows: &[] },
    Diagram { name: "board-square", line: "square x7/x7/x7/x7/x7/x7/x7 b 18/18 0", shows: &[] },
    Diagram { name: "board-snub", line: "snub x7/x7/x7/x7/x7/x7/x7 b 18/18 0", shows: &[] },
    Diagram {
        name: "enter",
        line: "hex x4/x5/x2,w,x3/x2,b,b,x3/x2,w,x3/x5/x4 b 16/16 0",
        shows: &[Show::Entries],
    },
    Diagram { name: "captures-black", line: CAPTURES, shows: &[Show::Captures(Color::Black)] },
    Diagram { name: "captures-white", line: CAPTURES, shows: &[Show::Captures(Color::White)] },
    Diagram { name: "captured", line: CAPTURES, shows: &[Show::Move("e3-e4")] },
    Diagram {
        name: "cut-points-square",
        line: "square x7/x7/x2,w,x4/x3,b,x3/x,b,bw,x4/x2,b,x4/x7 b 14/16 0",
        shows: &[Show::Split("e3"), Show::Captures(Color::Black), Show::Captures(Color::White)],
    },
    Diagram {
        name: "cut-points-hex",
        line: CUT_POINTS,
        shows: &[Show::Split("e3"), Show::Captures(Color::Black), Show::Captures(Color::White)],
    },
    Diagram { name: "split-d4", line: CUT_POINTS, shows: &[Show::Split("d4")] },
    Diagram { name: "pergioco-black", line: PERGIOCO, shows: &[Show::Captures(Color::Black)] },
    Diagram { name: "pergioco-white", line: PERGIOCO, shows: &[Show::Captures(Color::White)] },
    Diagram {
        name: "too-early",
        line: "hex x4/x5/x2,w,x3/x3,b,x3/x6/x5/x4 b 17/17 0",
        shows: &[Show::Entries],
    },
    Diagram {
        name: "score",
        line: "hex x2,w,x/b,x,w,w,x/x,b,x2,bw,x/x2,wb,wwb,w,wwb,b/w,w,wb,bbw,bbw,bbw/x2,bwb,x,wb/x2,b,x w 0/0 2",
        shows: &[Show::Points],
    },
    Diagram {
        name: "libre-start",
        line: "libre 0,0:b;1,0:w b 17/17 0",
        shows: &[Show::Entries, Show::Forbidden],
    },
    Diagram {
        name: "libre-enter",
        line: "libre 0,0:b;0,1:b;1,0:w;2,-1:w b 16/16 0",
        shows: &[Show::Entries, Show::Forbidden],
    },
];

const CAPTURES: &str = "hex x4/x2,b,x2/x3,w,x2/x2,b,b,x3/x,w,wb,w,x2/x,w,x3/x4 b 14/13 0";
const CUT_POINTS: &str = "hex x4/x5/x2,w,x3/x3,b,x3/x,b,bw,x3/x2,b,x2/x4 b 14/16 0";
const PERGIOCO: &str = "hex x4/x,w,x3/x,w,b,w,x2/x2,wwb,b,x3/x3,w,x2/x2,b,x2/x4 b 14/12 0";

impl Diagram {
    /// The diagram of this name.
    pub fn named(name: &str) -> Option<Diagram> {
        ALL.into_iter().find(|diagram| diagram.name == name)
    }

    /// Its position; one always, as the tests see to.
    pub fn position(self) -> Option<Position> {
        self.line.parse().ok()
    }

    /// Draws it; `None` only if its position were unsound, which the tests rule out.
    pub fn draw(self, theme: Theme, labels: Labels, language: PictureLanguage) -> Option<Scene> {
        let mut position = self.position()?;
        let mut options = Options { theme, labels, ..Options::default() };
        // Who would sleep says little before the end.
        options.sleepers = position.is_over();
        let space = |board: &Board, name| board.find_space(name, Coords::Stein);
        for show in self.shows {
            match *show {
                Show::Entries => options.entries = hints::entries(&position),
                Show::Forbidden => options.marks.extend(forbidden(&position)),
                Show::Captures(player) => options.arrows.extend(hints::captures(&position, player)),
                Show::Split(name) => {
                    let space = space(position.board(), name)?;
                    options.parts = position.parts_without(space);
                    options.marks.push(Mark { space, sign: Sign::Ring });
                }
                Show::Move(text) => {
                    let mv = position.board().parse_move(text, Coords::Stein).ok()?;
                    position.play(mv).ok()?;
                    options.last = Some(mv);
                }
                Show::Points => options.caption = Some(language),
            }
        }
        Some(picture::draw(&position, &options))
    }
}

/// Crosses on the empty spaces next to the band that may not be entered.
fn forbidden(position: &Position) -> Vec<Mark> {
    let entries = hints::entries(position);
    let stacks: Vec<Space> = position.stacks().map(|(space, _)| space).collect();
    let mut around: Vec<Space> =
        stacks.iter().flat_map(|&space| position.board().neighbours(space)).collect();
    around.sort_unstable();
    around.dedup();
    around.retain(|space| !stacks.contains(space) && !entries.contains(space));
    around.into_iter().map(|space| Mark { space, sign: Sign::Cross }).collect()
}
