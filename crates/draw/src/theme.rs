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
    page: Rgb::hex(0x00fa_f6ee),
    text: Rgb::hex(0x003a_3022),
    plate: Rgb::hex(0x00e6_d5b0),
    edge: Rgb::hex(0x00c9_b282),
    link: Rgb::hex(0x00b2_9767),
    seat: Rgb::hex(0x00d8_c396),
    seat_rim: Rgb::hex(0x00b2_9767),
    label: Rgb::hex(0x005c_4725),
    shadow: Rgb::hex(0x00c6_ae7e),
    black: PieceInk {
        face: Rgb::hex(0x0035_302b),
        side: Rgb::hex(0x001d_1916),
        rim: Rgb::hex(0x006e_655a),
        ink: Rgb::hex(0x00f6_eedf),
    },
    white: PieceInk {
        face: Rgb::hex(0x00fd_faf3),
        side: Rgb::hex(0x00db_d2c0),
        rim: Rgb::hex(0x007c_6e58),
        ink: Rgb::hex(0x002a_241e),
    },
    last: Rgb::hex(0x00d5_5e00),
    entry: Rgb::hex(0x0000_7a59),
    mark: Rgb::hex(0x0000_72b2),
    parts: [Rgb::hex(0x008f_c6ea), Rgb::hex(0x00f0_b45c), Rgb::hex(0x00d8_a2c4), Rgb::hex(0x005f_b98c)],
    fading: 55,
};

const DARK: Palette = Palette {
    page: Rgb::hex(0x0017_191d),
    text: Rgb::hex(0x00d8_dce3),
    plate: Rgb::hex(0x003d_4551),
    edge: Rgb::hex(0x0056_606f),
    link: Rgb::hex(0x006b_7687),
    seat: Rgb::hex(0x004b_5462),
    seat_rim: Rgb::hex(0x006b_7687),
    label: Rgb::hex(0x00cb_d3de),
    shadow: Rgb::hex(0x002c_323b),
    black: PieceInk {
        face: Rgb::hex(0x0017_1a1f),
        side: Rgb::hex(0x0008_090b),
        rim: Rgb::hex(0x008d_97a6),
        ink: Rgb::hex(0x00e6_eaf0),
    },
    white: PieceInk {
        face: Rgb::hex(0x00f1_efea),
        side: Rgb::hex(0x00bc_b9b1),
        rim: Rgb::hex(0x005d_6168),
        ink: Rgb::hex(0x001b_1e24),
    },
    last: Rgb::hex(0x00ff_9d3c),
    entry: Rgb::hex(0x003f_d4a4),
    mark: Rgb::hex(0x006c_c1f5),
    parts: [Rgb::hex(0x001f_6fa8), Rgb::hex(0x00a8_6a12), Rgb::hex(0x008e_4f7c), Rgb::hex(0x001d_7d5a)],
    fading: 55,
};

const CONTRAST: Palette = Palette {
    page: Rgb::hex(0x00ff_ffff),
    text: Rgb::hex(0x0000_0000),
    plate: Rgb::hex(0x00ff_ffff),
    edge: Rgb::hex(0x0000_0000),
    link: Rgb::hex(0x005a_5a5a),
    seat: Rgb::hex(0x00ff_ffff),
    seat_rim: Rgb::hex(0x0000_0000),
    label: Rgb::hex(0x0000_0000),
    shadow: Rgb::hex(0x00ff_ffff),
    black: PieceInk {
        face: Rgb::hex(0x0000_0000),
        side: Rgb::hex(0x0000_0000),
        rim: Rgb::hex(0x00a8_a8a8),
        ink: Rgb::hex(0x00ff_ffff),
    },
    white: PieceInk {
        face: Rgb::hex(0x00ff_ffff),
        side: Rgb::hex(0x00ff_ffff),
        rim: Rgb::hex(0x0000_0000),
        ink: Rgb::hex(0x0000_0000),
    },
    last: Rgb::hex(0x00d5_5e00),
    entry: Rgb::hex(0x0000_6b4e),
    mark: Rgb::hex(0x0000_4fc4),
    parts: [Rgb::hex(0x007c_c4ff), Rgb::hex(0x00ff_b83d), Rgb::hex(0x00f0_9ad0), Rgb::hex(0x006c_e0ac)],
    fading: 50,
};

const PRINT: Palette = Palette {
    page: Rgb::hex(0x00ff_ffff),
    text: Rgb::hex(0x0000_0000),
    plate: Rgb::hex(0x00ff_ffff),
    edge: Rgb::hex(0x008c_8c8c),
    link: Rgb::hex(0x0096_9696),
    seat: Rgb::hex(0x00ff_ffff),
    seat_rim: Rgb::hex(0x0078_7878),
    label: Rgb::hex(0x0038_3838),
    shadow: Rgb::hex(0x00ff_ffff),
    black: PieceInk {
        face: Rgb::hex(0x0026_2626),
        side: Rgb::hex(0x0000_0000),
        rim: Rgb::hex(0x008a_8a8a),
        ink: Rgb::hex(0x00ff_ffff),
    },
    white: PieceInk {
        face: Rgb::hex(0x00ff_ffff),
        side: Rgb::hex(0x00e4_e4e4),
        rim: Rgb::hex(0x0026_2626),
        ink: Rgb::hex(0x0000_0000),
    },
    last: Rgb::hex(0x0050_5050),
    entry: Rgb::hex(0x0038_3838),
    mark: Rgb::hex(0x0000_0000),
    parts: [Rgb::hex(0x00df_dfdf), Rgb::hex(0x00b0_b0b0), Rgb::hex(0x00cc_cccc), Rgb::hex(0x009e_9e9e)],
    fading: 55,
};
