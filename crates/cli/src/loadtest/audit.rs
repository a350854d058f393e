//! What the server has of a game, held against what was acknowledged.

use serde_json::Value;

/// A move that was acknowledged.
#[derive(Clone, Debug)]
pub(super) struct Sent {
    pub(super) id: String,
    pub(super) text: String,
    pub(super) version: u64,
}

/// What is wrong with a game.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Loss {
    #[error("version {0} is missing")]
    Gap(u64),
    #[error("{text} was acknowledged as version {version}, and is not there")]
    Lost { text: String, version: u64 },
    #[error("the server has {kept} moves of {sent} that were acknowledged")]
    Count { kept: usize, sent: usize },
}

/// Whether every acknowledged move is there, once, in order, and nothing besides.
pub(super) fn check(sent: &[Sent], events: &[Value]) -> Result<(), Loss> {
    for (event, version) in events.iter().zip(1..) {
        if event["version"] != version {
            return Err(Loss::Gap(version));
        }
    }
    let moves: Vec<_> = events.iter().filter(|event| event["kind"] == "move").collect();
    for Sent { id, text, version } in sent {
        let kept = moves.iter().any(|event| {
            event["version"] == *version && event["id"] == id.as_str() && event["move"] == text.as_str()
        });
        if !kept {
            return Err(Loss::Lost { text: text.clone(), version: *version });
        }
    }
    if moves.len() == sent.len() { Ok(()) } else { Err(Loss::Count { kept: moves.len(), sent: sent.len() }) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn sent(id: &str, text: &str, version: u64) -> Sent {
        Sent { id: id.into(), text: text.into(), version }
    }

    #[test]
    fn what_is_lost_doubled_or_missing_is_seen() {
        let start = json!({ "version": 1, "kind": "start" });
        let first = json!({ "version": 2, "kind": "move", "id": "c1", "move": "d4" });
        let second = json!({ "version": 3, "kind": "move", "id": "c2", "move": "c3" });
        let both = [sent("c1", "d4", 2), sent("c2", "c3", 3)];
        let all = [start.clone(), first.clone(), second.clone()];
        assert_eq!(check(&both, &all), Ok(()));
        assert_eq!(check(&both, &all[..2]), Err(Loss::Lost { text: "c3".into(), version: 3 }));
        assert_eq!(check(&both[..1], &all), Err(Loss::Count { kept: 2, sent: 1 }));
        assert_eq!(check(&both[..1], &[start, second]), Err(Loss::Gap(2)));
    }
}
