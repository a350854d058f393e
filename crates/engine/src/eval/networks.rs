//! The networks that come along.

use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use super::network::Network;

#[cfg(feature = "networks")]
const FILES: &[&[u8]] = &[
    include_bytes!("../../networks/hex.nn"),
    include_bytes!("../../networks/square.nn"),
    include_bytes!("../../networks/snub.nn"),
    include_bytes!("../../networks/libre.nn"),
];

/// Without the feature `networks` there are those that [`bring`] has brought.
#[cfg(not(feature = "networks"))]
const FILES: &[&[u8]] = &[];

static NETWORKS: OnceLock<RwLock<Vec<Arc<Network>>>> = OnceLock::new();

fn networks() -> &'static RwLock<Vec<Arc<Network>>> {
    NETWORKS.get_or_init(|| {
        let read = FILES.iter().filter_map(|bytes| Network::from_bytes(bytes).ok());
        RwLock::new(read.map(Arc::new).collect())
    })
}

/// Adds a network to those that come along, for programs that are built without them and fetch what they
/// need. It takes the place of another one for the same board.
pub fn bring(network: Network) {
    let mut known = networks().write().unwrap_or_else(PoisonError::into_inner);
    known.retain(|other| other.board != network.board);
    known.push(Arc::new(network));
}

/// The network for a board, if there is one.
pub(crate) fn for_board(name: &str) -> Option<Arc<Network>> {
    let known = networks().read().unwrap_or_else(PoisonError::into_inner);
    known.iter().find(|network| network.board == name).cloned()
}

#[cfg(all(test, feature = "networks"))]
mod tests {
    use super::{bring, for_board};
    use crate::eval::network::Network;
    use abande::Boards;

    #[test]
    fn each_named_board_has_its_network() {
        for name in ["hex", "square", "snub", "libre"] {
            let board = Boards::default().board(name).unwrap();
            assert_eq!(for_board(name).unwrap().spaces, board.size().unwrap_or(0));
        }
        assert!(for_board("hex:3").is_none());
    }

    #[test]
    fn a_network_that_is_brought_is_found() {
        let network = Network { board: "hex:9".into(), ..(*for_board("hex").unwrap()).clone() };
        assert!(for_board("hex:9").is_none());
        bring(network.clone());
        assert_eq!(*for_board("hex:9").unwrap(), network);
    }
}
