//! Colours that can be told apart: by people who see them otherwise, and on poor screens.

#![allow(clippy::unwrap_used)]

use abande_draw::rgb::Rgb;
use abande_draw::theme::{Palette, Theme};

/// A colour as amounts of light, 0 to 1.
fn light(Rgb(red, green, blue): Rgb) -> [f64; 3] {
    [red, green, blue].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance(color: Rgb) -> f64 {
    let [red, green, blue] = light(color);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of WCAG: 1 for equal colours, 21 for black on white.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// How red-blind, green-blind and blue-blind people see light (Machado, Oliveira and Fernandes 2009).
const VISIONS: [[[f64; 3]; 3]; 4] = [
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

/// The colour in the space CIELAB, in which distances are about what the eye makes of them.
fn lab(color: Rgb, vision: &[[f64; 3]; 3]) -> [f64; 3] {
    let seen = light(color);
    let [red, green, blue] =
        vision.map(|row| row.iter().zip(seen).map(|(part, light)| part * light).sum::<f64>().clamp(0.0, 1.0));
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let [x, y, z] =
        [x, y, z].map(|part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The least distance of two colours for any of the visions.
fn distance(one: Rgb, other: Rgb) -> f64 {
    let apart = |vision| {
        let (one, other) = (lab(one, vision), lab(other, vision));
        one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
    };
    VISIONS.iter().map(apart).fold(f64::INFINITY, f64::min)
}

fn palettes() -> [(Theme, &'static Palette); 4] {
    Theme::ALL.map(|theme| (theme, theme.palette()))
}

#[test]
fn texts_can_be_read() {
    for (theme, palette) in palettes() {
        for (what, ink, ground) in [
            ("text", palette.text, palette.page),
            ("text in Libre", palette.text, palette.plate),
            ("labels", palette.label, palette.plate),
            ("names in spaces", palette.label, palette.seat),
            ("Black's numbers", palette.black.ink, palette.black.face),
            ("White's numbers", palette.white.ink, palette.white.face),
        ] {
            let contrast = contrast(ink, ground);
            assert!(contrast >= 4.5, "{theme:?}, {what}: {contrast:.1}");
        }
    }
}

#[test]
fn pieces_stand_out() {
    for (theme, palette) in palettes() {
        assert!(contrast(palette.black.face, palette.white.face) >= 10.0, "{theme:?}");
        for piece in [palette.black, palette.white] {
            let stands_out = contrast(piece.face, palette.plate).max(contrast(piece.rim, palette.plate));
            assert!(stands_out >= 3.0, "{theme:?}: {stands_out:.1}");
        }
    }
}

#[test]
fn marks_can_be_told_apart_by_everybody() {
    for (theme, palette) in palettes() {
        for mark in [palette.last, palette.entry, palette.mark] {
            assert!(distance(mark, palette.plate) >= 20.0, "{theme:?}: {mark} on the board");
        }
        // In print, shapes alone tell marks apart; that they do in every theme is for other tests.
        if theme != Theme::Print {
            assert!(distance(palette.last, palette.mark) >= 20.0, "{theme:?}: last move and marks");
            assert!(distance(palette.last, palette.entry) >= 15.0, "{theme:?}: last move and entries");
        }
        let [first, second, ..] = palette.parts;
        assert!(distance(first, second) >= 15.0, "{theme:?}: the first two parts");
        for part in palette.parts {
            assert!(distance(part, palette.plate) >= 8.0, "{theme:?}: part {part} on the board");
        }
    }
}
