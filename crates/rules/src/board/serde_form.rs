//! Boards as serde sees them: a name, and behind it the spaces and links of one that is not built in.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::description::{At, Description, SpaceEntry};
use super::{Board, Boards, Coords, Shape, Space, Variant};

#[derive(Serialize, Deserialize)]
struct Form {
    name: String,
    drawn: Option<Drawn>,
}

#[derive(Serialize, Deserialize)]
struct Drawn {
    spaces: Vec<(String, f64, f64)>,
    links: Vec<(String, String)>,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = |space: Space| self.space_name(space, Coords::Stein);
        let place = |space: Space| {
            let point = self.point(space);
            (name(space), point.x, point.y)
        };
        let onwards = |space: Space| {
            let others = self.neighbours(space).into_iter().filter(move |other| *other > space);
            others.map(move |other| (name(space), name(other)))
        };
        let drawn = (self.shape() == Shape::Drawn).then(|| Drawn {
            spaces: self.spaces().map(place).collect(),
            links: self.spaces().flat_map(onwards).collect(),
        });
        Form { name: self.name().into(), drawn }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let Form { name, drawn } = Form::deserialize(deserializer)?;
        let Some(Drawn { spaces, links }) = drawn else {
            return Boards::default().board(&name).map_err(D::Error::custom);
        };
        let spaces = spaces.into_iter().map(|(name, x, y)| SpaceEntry { name, at: [x, y] });
        let description = Description {
            name: somewhere(name),
            spaces: spaces.map(somewhere).collect(),
            links: links.into_iter().map(|(one, other)| somewhere(format!("{one}-{other}"))).collect(),
        };
        description.build().map_err(|at| D::Error::custom(at.value))
    }
}

/// There is no text to point into.
fn somewhere<T>(value: T) -> At<T> {
    At { offset: 0, value }
}

#[derive(Serialize, Deserialize)]
struct VariantForm {
    board: Board,
    pieces: u8,
}

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        VariantForm { board: self.board().clone(), pieces: self.pieces() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
        let VariantForm { board, pieces } = VariantForm::deserialize(deserializer)?;
        Variant::new(board, pieces).map_err(D::Error::custom)
    }
}
