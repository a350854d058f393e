//! Networks: those that an engine is given, one for each board.

use std::sync::{Arc, OnceLock};

use super::network::Network;

#[cfg(feature = "networks")]
const FILES: &[&[u8]] = &[
    include_bytes!("../../networks/hex.nn"),
    include_bytes!("../../networks/square.nn"),
    include_bytes!("../../networks/snub.nn"),
    include_bytes!("../../networks/libre.nn"),
];

/// Without the feature `networks` none comes along: whoever needs some brings them.
#[cfg(not(feature = "networks"))]
const FILES: &[&[u8]] = &[];

/// Networks for some boards, at most one for each. Copies share them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Networks(Vec<Arc<Network>>);

impl Networks {
    /// No networks: all is judged by the hand-written terms.
    pub fn none() -> Networks {
        Networks::default()
    }

    /// Those that come along with the engine, read once.
    pub fn built_in() -> Networks {
        static BUILT_IN: OnceLock<Networks> = OnceLock::new();
        let read =
            || FILES.iter().filter_map(|bytes| Network::from_bytes(bytes).ok()).map(Arc::new).collect();
        BUILT_IN.get_or_init(|| Networks(read())).clone()
    }

    /// Adds a network; it takes the place of another one for the same board.
    pub fn add(&mut self, network: Network) {
        self.0.retain(|other| other.board != network.board);
        self.0.push(Arc::new(network));
    }

    /// The network for the board of this name.
    pub fn get(&self, board: &str) -> Option<&Arc<Network>> {
        self.0.iter().find(|network| network.board == board)
    }

    /// The names of the boards that there are networks for.
    pub fn boards(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|network| network.board.as_str())
    }
}

impl From<Network> for Networks {
    fn from(network: Network) -> Networks {
        Networks(vec![Arc::new(network)])
    }
}

#[cfg(all(test, feature = "networks"))]
mod tests {
    use super::*;
    use crate::eval::network::WIDTH;
    use abande::Boards;

    #[test]
    fn each_named_board_has_its_network() {
        let networks = Networks::built_in();
        for name in ["hex", "square", "snub", "libre"] {
            let board = Boards::default().board(name).unwrap();
            assert_eq!(networks.get(name).unwrap().spaces, board.size().unwrap_or(0));
        }
        assert_eq!((networks.get("hex:3"), networks.boards().count()), (None, 4));
    }

    #[test]
    fn a_network_takes_the_place_of_the_one_before_in_one_set_only() {
        let [mut one, other] = [Networks::built_in(), Networks::built_in()];
        let network = Network { input_bias: [7; WIDTH], ..(**one.get("hex").unwrap()).clone() };
        one.add(network.clone());
        assert_eq!((&**one.get("hex").unwrap(), one.boards().count()), (&network, 4));
        assert_eq!(other, Networks::built_in());
        assert_eq!(Networks::from(network).boards().collect::<Vec<_>>(), ["hex"]);
    }
}
