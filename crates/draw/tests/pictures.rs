//! What the pictures look like. After a change, look at them: `INSTA_UPDATE=always cargo test`, then the diff.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod games;

use abande::{Coords, Position};
use abande_draw::text::{Labels, Options, Signs, legend, picture, status};
use games::{Moment, game};

/// A position from the middle of a game, the same each time.
fn middle(variant: &str) -> Moment {
    game(variant, 7).swap_remove(30)
}

/// The picture with its status and legend.
fn page(position: &Position, options: &Options) -> String {
    let mut lines = vec![position.variant().to_string(), String::new()];
    lines.extend(picture(position, options).lines());
    lines.push(String::new());
    lines.extend(status(position, options));
    lines.extend(legend(position, options));
    lines.join("\n")
}

fn middle_page(variant: &str, options: Options) -> String {
    let moment = middle(variant);
    page(&moment.position, &Options { last: moment.last, ..options })
}

fn ascii() -> Options {
    Options { signs: Signs::Ascii, ..Options::default() }
}

#[test]
fn the_four_boards() {
    for variant in ["hex", "square", "snub", "libre"] {
        insta::assert_snapshot!(variant, middle_page(variant, Options::default()));
        insta::assert_snapshot!(format!("{variant}-ascii"), middle_page(variant, ascii()));
        let colored = Options { colored: true, ..Options::default() };
        // Escape as a visible sign, so that the file can be read.
        insta::assert_snapshot!(
            format!("{variant}-colored"),
            middle_page(variant, colored).replace('\u{1b}', "␛")
        );
    }
}

#[test]
fn other_sizes() {
    for variant in ["hex:2@4", "hex:3@9", "hex:5", "hex:6", "square:3@6", "square:5", "square:9"] {
        let moments = game(variant, 7);
        let moment = &moments[moments.len() / 2];
        let options = Options { last: moment.last, ..Options::default() };
        insta::assert_snapshot!(variant.replace([':', '@'], "-"), page(&moment.position, &options));
    }
}

/// Twice as large where there is room, and as usual where there is not.
#[test]
fn large_boards() {
    for (variant, room) in [("hex", (58, 29)), ("square", (57, 27)), ("snub", (57, 27))] {
        let large = Options { roomy: true, room, ..Options::default() };
        let usual = middle_page(variant, Options::default());
        insta::assert_snapshot!(format!("{variant}-large"), middle_page(variant, large.clone()));
        for room in [(room.0 - 1, room.1), (room.0, room.1 - 1)] {
            assert_eq!(middle_page(variant, Options { room, ..large.clone() }), usual);
        }
    }
}

#[test]
fn slanted_names() {
    let slanted = Options { coords: Coords::Slanted, ..Options::default() };
    insta::assert_snapshot!("hex-slanted", middle_page("hex", slanted.clone()));
    let spaces = Options { labels: Labels::Spaces, ..slanted };
    insta::assert_snapshot!("hex-slanted-spaces", middle_page("hex", spaces));
}

#[test]
fn names_in_the_spaces_or_nowhere() {
    for variant in ["hex", "square", "snub", "libre"] {
        let entries = middle(variant).entries();
        let spaces = Options { labels: Labels::Spaces, entries, ..Options::default() };
        insta::assert_snapshot!(format!("{variant}-spaces"), middle_page(variant, spaces));
        let off = Options { labels: Labels::Off, ..Options::default() };
        insta::assert_snapshot!(format!("{variant}-off"), middle_page(variant, off));
    }
}

#[test]
fn spaces_to_enter() {
    for variant in ["hex", "square", "snub", "libre"] {
        let options = Options { entries: middle(variant).entries(), ..Options::default() };
        insta::assert_snapshot!(format!("{variant}-entries"), middle_page(variant, options));
    }
}

#[test]
fn sleepers_unmarked() {
    insta::assert_snapshot!(middle_page("hex", Options { sleepers: false, ..Options::default() }));
}

#[test]
fn starts() {
    for variant in ["hex", "libre"] {
        let position = game(variant, 0).swap_remove(0).position;
        insta::assert_snapshot!(format!("{variant}-start"), page(&position, &Options::default()));
    }
}

#[test]
fn libre_without_room_for_links() {
    // A row too long for 80 columns, and a slant too long for 24 lines, far out.
    let row = (0..14).map(|i| format!("{},-64:{}", i - 64, ["b", "w"][i as usize % 2]));
    let slant = (0..12).map(|i| format!("64,{}:{}", 53 + i, ["b", "w"][i % 2]));
    let row = format!("libre {} b 11/11 0", row.collect::<Vec<_>>().join(";"));
    let slant = format!("libre {} b 12/12 0", slant.collect::<Vec<_>>().join(";"));
    for (name, line) in [("libre-row", row), ("libre-slant", slant)] {
        insta::assert_snapshot!(name, page(&line.parse().unwrap(), &Options::default()));
    }
}

#[test]
fn passes_and_results() {
    let lines = [
        "hex:2@1 x,b/x,w,x/x2 b 0/0 1",
        "hex:2@1 x,b/x,w,x/x2 b 0/0 2",
        "hex:2@1 x,wb/x3/x2 w 0/0 2",
        "hex:2@2 x,bw/x,b,x/w,x w 0/0 2",
    ];
    let status = lines.map(|line| status(&line.parse().unwrap(), &Options::default()).join("\n"));
    insta::assert_snapshot!(status.join("\n\n"));
}
