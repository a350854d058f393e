//! The pictures in the docs are what the library draws.
//!
//! `ABANDE_DRAW=1 cargo test -p abande-draw --test doc_pictures` draws them anew.

#![allow(clippy::panic, clippy::unwrap_used)]

use std::path::Path;

use abande::{Coords, Position};
use abande_draw::svg;

const PICTURES: [(&str, &str); 4] = [
    ("hex", "hex x,b,wbw,x/x,bwb,bwb,b,x/x2,bw,x,wb,w/x2,bw,w,x,w,b/x6/x5/x4 b 7/8 0"),
    ("square", "square x,wb,b,w,x3/x,b,b,w,w,x2/x,b,b,w,w,x,w/x,b,b,w,w,bwb,b/x2,w,w,w,b,b/x6,w/x7 b 5/4 0"),
    ("snub", "snub b,wbw,wbw,x4/x,w,w,bw,x3/bw,b,x2,wb,b,x/wwb,x6/b,x6/x7/x7 b 8/7 0"),
    (
        "libre",
        "libre -2,2:b;-1,0:wbw;-1,1:w;0,-3:wb;0,-2:b;0,-1:bbw;0,0:w;0,1:w;0,2:bw;1,-2:b;1,-1:b;1,0:wwb;2,-3:w;2,-2:b;3,-4:b;3,-3:w b 6/6 0",
    ),
];

#[test]
fn pictures_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/images");
    for (name, line) in PICTURES {
        let position: Position = line.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let drawn = svg::picture(&position, Coords::Stein);
        let path = folder.join(format!("{name}.svg"));
        if std::env::var_os("ABANDE_DRAW").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &drawn).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap();
        assert!(kept == drawn, "{} is out of date: see the top of this test", path.display());
    }
}
