//! The colours of pictures.

use abande::Color;

use crate::rgb::Rgb;

/// A set of colours. All of them tell their parts apart for people who see colours differently.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// A wooden board on a light page.
    #[default]
    Light,
    /// A slate board on a dark page.
    Dark,
    /// Pure black and white and strong colours.
    Contrast,
    /// Black, white and greys, sparing with ink.
    Print,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 4] = [Theme::Light, Theme::Dark, Theme::Contrast, Theme::Print];

    /// Its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Contrast => &CONTRAST,
            Theme::Print => &PRINT,
        }
    }
}

/// The colours of a player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceInk {
    /// The upper face.
    pub face: Rgb,
    /// The side, which shows below the face.
    pub side: Rgb,
    /// The line around both.
    pub rim: Rgb,
    /// What is written and drawn on the face.
    pub ink: Rgb,
}

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Behind everything.
    pub page: Rgb,
    /// What is written on the page.
    pub text: Rgb,
    /// The board.
    pub plate: Rgb,
    /// The edge of the board.
    pub edge: Rgb,
    /// The links between spaces.
    pub link: Rgb,
    /// An empty space.
    pub seat: Rgb,
    /// The line around it.
    pub seat_rim: Rgb,
    /// The names of spaces.
    pub label: Rgb,
    /// The shadow of a stack on the board.
    pub shadow: Rgb,
    /// Black's pieces.
    pub black: PieceInk,
    /// White's pieces.
    pub white: PieceInk,
    /// The last move.
    pub last: Rgb,
    /// Spaces to enter.
    pub entry: Rgb,
    /// Arrows and marks.
    pub mark: Rgb,
    /// The parts of a split band.
    pub parts: [Rgb; 4],
    /// How far sleepers fade into the board, in hundredths.
    pub fading: u8,
}

impl Palette {
    /// The colours of a player's pieces.
    pub fn piece(&self, player: Color) -> PieceInk {
        match player {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The same colours for a piece that is asleep.
    pub fn sleeping_piece(&self, player: Color) -> PieceInk {
        let PieceInk { face, side, rim, ink } = self.piece(player);
        let [face, side, rim] =
            [face, side, rim].map(|color| color.mixed(self.plate, f64::from(self.fading) / 100.0));
        PieceInk { face, side, rim, ink }
    }
}

const LIGHT: Palette = Palette {
    page: Rgb::hex(0xfa_f6_ee),
    text: Rgb::hex(0x3a_30_22),
    plate: Rgb::hex(0xe6_d5_b0),
    edge: Rgb::hex(0xc9_b2_82),
    link: Rgb::hex(0xb2_97_67),
    seat: Rgb::hex(0xd8_c3_96),
    seat_rim: Rgb::hex(0xb2_97_67),
    label: Rgb::hex(0x5c_47_25),
    shadow: Rgb::hex(0xc6_ae_7e),
    black: PieceInk {
        face: Rgb::hex(0x35_30_2b),
        side: Rgb::hex(0x1d_19_16),
        rim: Rgb::hex(0x6e_65_5a),
        ink: Rgb::hex(0xf6_ee_df),
    },
    white: PieceInk {
        face: Rgb::hex(0xfd_fa_f3),
        side: Rgb::hex(0xdb_d2_c0),
        rim: Rgb::hex(0x7c_6e_58),
        ink: Rgb::hex(0x2a_24_1e),
    },
    last: Rgb::hex(0xd5_5e_00),
    entry: Rgb::hex(0x00_7a_59),
    mark: Rgb::hex(0x00_72_b2),
    parts: [Rgb::hex(0x8f_c6_ea), Rgb::hex(0xf0_b4_5c), Rgb::hex(0xd8_a2_c4), Rgb::hex(0x5f_b9_8c)],
    fading: 55,
};

const DARK: Palette = Palette {
    page: Rgb::hex(0x17_19_1d),
    text: Rgb::hex(0xd8_dc_e3),
    plate: Rgb::hex(0x3d_45_51),
    edge: Rgb::hex(0x56_60_6f),
    link: Rgb::hex(0x6b_76_87),
    seat: Rgb::hex(0x4b_54_62),
    seat_rim: Rgb::hex(0x6b_76_87),
    label: Rgb::hex(0xcb_d3_de),
    shadow: Rgb::hex(0x2c_32_3b),
    black: PieceInk {
        face: Rgb::hex(0x17_1a_1f),
        side: Rgb::hex(0x08_09_0b),
        rim: Rgb::hex(0x8d_97_a6),
        ink: Rgb::hex(0xe6_ea_f0),
    },
    white: PieceInk {
        face: Rgb::hex(0xf1_ef_ea),
        side: Rgb::hex(0xbc_b9_b1),
        rim: Rgb::hex(0x5d_61_68),
        ink: Rgb::hex(0x1b_1e_24),
    },
    last: Rgb::hex(0xff_9d_3c),
    entry: Rgb::hex(0x3f_d4_a4),
    mark: Rgb::hex(0x6c_c1_f5),
    parts: [Rgb::hex(0x1f_6f_a8), Rgb::hex(0xa8_6a_12), Rgb::hex(0x8e_4f_7c), Rgb::hex(0x1d_7d_5a)],
    fading: 55,
};

const CONTRAST: Palette = Palette {
    page: Rgb::hex(0xff_ff_ff),
    text: Rgb::hex(0x00_00_00),
    plate: Rgb::hex(0xff_ff_ff),
    edge: Rgb::hex(0x00_00_00),
    link: Rgb::hex(0x5a_5a_5a),
    seat: Rgb::hex(0xff_ff_ff),
    seat_rim: Rgb::hex(0x00_00_00),
    label: Rgb::hex(0x00_00_00),
    shadow: Rgb::hex(0xff_ff_ff),
    black: PieceInk {
        face: Rgb::hex(0x00_00_00),
        side: Rgb::hex(0x00_00_00),
        rim: Rgb::hex(0xa8_a8_a8),
        ink: Rgb::hex(0xff_ff_ff),
    },
    white: PieceInk {
        face: Rgb::hex(0xff_ff_ff),
        side: Rgb::hex(0xff_ff_ff),
        rim: Rgb::hex(0x00_00_00),
        ink: Rgb::hex(0x00_00_00),
    },
    last: Rgb::hex(0xd5_5e_00),
    entry: Rgb::hex(0x00_6b_4e),
    mark: Rgb::hex(0x00_4f_c4),
    parts: [Rgb::hex(0x7c_c4_ff), Rgb::hex(0xff_b8_3d), Rgb::hex(0xf0_9a_d0), Rgb::hex(0x6c_e0_ac)],
    fading: 50,
};

const PRINT: Palette = Palette {
    page: Rgb::hex(0xff_ff_ff),
    text: Rgb::hex(0x00_00_00),
    plate: Rgb::hex(0xff_ff_ff),
    edge: Rgb::hex(0x8c_8c_8c),
    link: Rgb::hex(0x96_96_96),
    seat: Rgb::hex(0xff_ff_ff),
    seat_rim: Rgb::hex(0x78_78_78),
    label: Rgb::hex(0x38_38_38),
    shadow: Rgb::hex(0xff_ff_ff),
    black: PieceInk {
        face: Rgb::hex(0x26_26_26),
        side: Rgb::hex(0x00_00_00),
        rim: Rgb::hex(0x8a_8a_8a),
        ink: Rgb::hex(0xff_ff_ff),
    },
    white: PieceInk {
        face: Rgb::hex(0xff_ff_ff),
        side: Rgb::hex(0xe4_e4_e4),
        rim: Rgb::hex(0x26_26_26),
        ink: Rgb::hex(0x00_00_00),
    },
    last: Rgb::hex(0x50_50_50),
    entry: Rgb::hex(0x38_38_38),
    mark: Rgb::hex(0x00_00_00),
    parts: [Rgb::hex(0xdf_df_df), Rgb::hex(0xb0_b0_b0), Rgb::hex(0xcc_cc_cc), Rgb::hex(0x9e_9e_9e)],
    fading: 55,
};
