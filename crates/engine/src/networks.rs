//! The networks that come along.

use std::sync::{Arc, OnceLock};

use crate::network::Network;

#[cfg(feature = "networks")]
const FILES: &[&[u8]] = &[
    include_bytes!("../networks/hex.nn"),
    include_bytes!("../networks/square.nn"),
    include_bytes!("../networks/snub.nn"),
    include_bytes!("../networks/libre.nn"),
];

/// Without the feature `networks` the caller brings his own: see [`Evaluation::Network`](crate::Evaluation).
#[cfg(not(feature = "networks"))]
const FILES: &[&[u8]] = &[];

/// The network for a board, if there is one.
pub(crate) fn for_board(name: &str) -> Option<Arc<Network>> {
    static NETWORKS: OnceLock<Vec<Arc<Network>>> = OnceLock::new();
    let networks = NETWORKS.get_or_init(|| {
        FILES.iter().filter_map(|bytes| Network::from_bytes(bytes).ok()).map(Arc::new).collect()
    });
    networks.iter().find(|network| network.board == name).cloned()
}

#[cfg(all(test, feature = "networks"))]
mod tests {
    use super::for_board;
    use abande::Boards;

    #[test]
    fn each_named_board_has_its_network() {
        for name in ["hex", "square", "snub", "libre"] {
            let board = Boards::default().board(name).unwrap();
            assert_eq!(for_board(name).unwrap().spaces, board.size().unwrap_or(0));
        }
        assert!(for_board("hex:3").is_none());
    }
}
