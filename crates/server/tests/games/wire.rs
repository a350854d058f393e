//! The forms of the contract, to the letter.

use abande_server::games::{Command, Event, Nothing, Offer, Phrase, Side, Snapshot, TimeControl, Wish};
use serde_json::{Value, from_value, json, to_value};

use crate::table::{START, Table, live, terms};

#[test]
fn commands_are_read_as_the_contract_has_them() {
    let wish = |value: Value| {
        let command = json!({"id": "c1", "version": 7, "do": value, "unknown": 1});
        from_value::<Command>(command).unwrap().wish
    };
    assert_eq!(wish(json!({"move": "d4-c3"})), Wish::Move("d4-c3".into()));
    assert_eq!(wish(json!({"resign": {}})), Wish::Resign(Nothing {}));
    assert_eq!(wish(json!({"offer": "take_back"})), Wish::Offer(Offer::TakeBack));
    assert_eq!(
        wish(json!({"answer": {"offer": "draw", "accept": true, "more": 1}})),
        Wish::Answer { offer: Offer::Draw, accept: true }
    );
    assert_eq!(wish(json!({"abort": {}})), Wish::Abort(Nothing {}));
    assert_eq!(wish(json!({"claim": {}})), Wish::Claim(Nothing {}));
    assert_eq!(wish(json!({"give_time": {}})), Wish::GiveTime(Nothing {}));
    assert_eq!(wish(json!({"phrase": "thanks"})), Wish::Phrase(Phrase::Thanks));
    // Unknown fields are overlooked, wherever they stand; what asks for nothing or for two things is no command.
    assert_eq!(wish(json!({"more": [1], "move": "pass"})), Wish::Move("pass".into()));
    for odd in [
        json!({}),
        json!({"dance": {}}),
        json!({"conditional": [["d4-c3", "e3"]]}),
        json!({"move": "d4", "resign": {}}),
        json!({"move": null}),
        json!("resign"),
    ] {
        let error = from_value::<Command>(json!({"id": "c1", "version": 7, "do": odd}));
        assert!(error.is_err(), "{odd}");
    }
    assert!(from_value::<Command>(json!({"id": "c1", "version": -1, "do": {"resign": {}}})).is_err());
}

#[test]
fn events_are_written_as_the_contract_has_them() {
    let mut table = Table::new(terms("hex", live(300, 5)));
    table.play("d4 d3").wait(3).play("c3");
    assert_eq!(
        to_value(table.last()).unwrap(),
        json!({
            "game": "g1", "version": 4, "at": START + 3000, "id": "c3", "by": "black", "kind": "move", "move": "c3",
            "clock": {"black": 302_000, "white": 300_000, "running": "white", "at": START + 3000}
        })
    );
    table.asks(Side::Black, Wish::Resign(Nothing {})).unwrap();
    let end = to_value(table.last()).unwrap();
    assert_eq!(end["kind"], "end");
    assert_eq!(end["result"]["winner"], "white");
    assert_eq!(end["result"]["reason"], "resign");
    assert_eq!(end["clock"]["running"], Value::Null);
    for entry in &table.kept {
        let text = serde_json::to_string(&entry.event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), entry.event);
    }
}

#[test]
fn a_snapshot_is_written_as_the_contract_has_it() {
    let table = Table::new(terms("square:5@7", live(300, 5)));
    let start = to_value(&table.kept[0].event).unwrap();
    assert_eq!(start["kind"], "start");
    let line = "square:5@7 x5/x5/x5/x5/x5 b 7/7 0";
    let player = |name: &str| json!({"id": format!("id-{name}"), "name": name, "guest": true, "bot": false, "rating": null});
    assert_eq!(
        start["snapshot"],
        json!({
            "id": "g1", "version": 1, "board": "square:5", "pieces": 7, "start": line, "position": line, "moves": [],
            "black": player("Ada"), "white": player("Bo"), "time": {"initial_s": 300, "increment_s": 5},
            "clock": {"black": 300_000, "white": 300_000, "running": null, "at": START, "abort_at": START + 60_000},
            "rated": false, "public": true, "status": "live", "result": null, "offers": []
        })
    );
    assert_eq!(from_value::<Snapshot>(start["snapshot"].clone()).unwrap(), table.snapshot());
    assert_eq!(from_value::<TimeControl>(json!({"days": 3})).unwrap(), TimeControl::Days { days: 3 });
    assert!(from_value::<TimeControl>(json!({"weeks": 3})).is_err());
}
