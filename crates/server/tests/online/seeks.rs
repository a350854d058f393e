//! Seeks over HTTP.

use serde_json::{Value, json};

use crate::client::Client;
use crate::server::TestServer;

#[test]
fn a_seek_is_made_seen_and_taken_once() {
    let server = TestServer::start();
    let (ann, bob, cleo) =
        (Client::guest(server.address), Client::guest(server.address), Client::guest(server.address));
    let wants = json!({ "id": "s1", "board": "hex", "time": { "initial_s": 300, "increment_s": 5 } });
    let made = ann.post("/seeks", &wants);
    assert_eq!(made.status, 201, "{made:?}");
    let seek = made.json()["seek"].clone();
    let id = seek["id"].as_str().unwrap();
    assert!(made.json()["url"].as_str().unwrap().starts_with('/'));
    assert_eq!(seek["pieces"], 18);
    assert_eq!(seek["color"], "random");
    assert_eq!(seek["visibility"], "public");
    assert_eq!(ann.post("/seeks", &wants).json(), made.json(), "the same request again");
    assert_eq!(ann.post("/seeks", &json!({ "id": "s1", "board": "snub" })).code(), "conflict");
    let nobody = Client::nobody(server.address);
    assert_eq!(nobody.get("/seeks").json()["seeks"], json!([seek]));
    assert_eq!(nobody.post(&format!("/seeks/{id}/accept"), &json!({})).code(), "unauthorized");
    assert_eq!(ann.post(&format!("/seeks/{id}/accept"), &json!({})).code(), "conflict", "one's own");
    // A link is previewed: looking at it accepts nothing.
    assert_eq!(nobody.get(&format!("/seeks/{id}")).json().get("game"), None);
    let accepted = bob.post(&format!("/seeks/{id}/accept"), &json!({}));
    assert_eq!(accepted.status, 201);
    assert_eq!(bob.post(&format!("/seeks/{id}/accept"), &json!({})).json(), accepted.json());
    assert_eq!(cleo.post(&format!("/seeks/{id}/accept"), &json!({})).code(), "conflict");
    assert_eq!(nobody.get(&format!("/seeks/{id}")).json()["game"], accepted.json()["game"]);
    assert_eq!(nobody.get("/seeks").json()["seeks"], json!([]));
    assert_eq!(ann.send("DELETE", &format!("/seeks/{id}"), &Value::Null).code(), "conflict");
}

#[test]
fn a_challenge_is_seen_and_answered_by_whom_it_is_meant_for() {
    let server = TestServer::start();
    let (ann, bob, eve) = (
        Client::account(server.address, "Ann"),
        Client::account(server.address, "Bobby"),
        Client::account(server.address, "Eve"),
    );
    let challenge = json!({ "board": "libre", "visibility": "person", "person": "bobby", "color": "white" });
    let make = || {
        let made = ann.post("/seeks", &challenge);
        assert_eq!(made.status, 201, "{made:?}");
        made.json()["seek"]["id"].as_str().unwrap().to_owned()
    };
    let id = make();
    assert_eq!(bob.get("/seeks").json()["seeks"][0]["id"], id.as_str());
    assert_eq!(bob.get("/seeks").json()["seeks"][0]["person"], "Bobby");
    for stranger in [&eve, &Client::nobody(server.address)] {
        assert_eq!(stranger.get("/seeks").json()["seeks"], json!([]));
        assert_eq!(stranger.get(&format!("/seeks/{id}")).code(), "forbidden");
    }
    assert_eq!(eve.post(&format!("/seeks/{id}/accept"), &json!({})).code(), "forbidden");
    assert_eq!(eve.post(&format!("/seeks/{id}/decline"), &json!({})).code(), "forbidden");
    assert_eq!(eve.send("DELETE", &format!("/seeks/{id}"), &Value::Null).code(), "forbidden");
    assert_eq!(bob.post(&format!("/seeks/{id}/decline"), &json!({})).status, 204);
    assert_eq!(bob.post(&format!("/seeks/{id}/accept"), &json!({})).code(), "not_found");
    let accepted = bob.post(&format!("/seeks/{}/accept", make()), &json!({}));
    let game = bob.get(&format!("/games/{}", accepted.json()["game"].as_str().unwrap())).json();
    assert_eq!(game["white"]["name"], "Ann");
    let nobody = ann.post("/seeks", &json!({ "board": "hex", "visibility": "person", "person": "Nobody" }));
    assert_eq!(nobody.code(), "not_found");
}

#[test]
fn asking_twice_is_asking_once_however_it_is_spelt_and_also_at_the_same_time() {
    let server = TestServer::start();
    let (ann, bob) = (Client::account(server.address, "Ann"), Client::account(server.address, "Bobby"));
    let challenge =
        |name: &str| json!({ "id": "s1", "board": "hex", "visibility": "person", "person": name });
    let made = ann.post("/seeks", &challenge("bobby"));
    assert_eq!(made.status, 201, "{made:?}");
    for name in ["bobby", "Bobby"] {
        assert_eq!(ann.post("/seeks", &challenge(name)).json(), made.json(), "{name}");
    }
    assert_eq!(ann.post("/seeks", &challenge("Cleo")).code(), "conflict");
    for _ in 0..10 {
        let made = ann.post("/seeks", &json!({ "board": "hex", "visibility": "link" })).json();
        let path = format!("/seeks/{}/accept", made["seek"]["id"].as_str().unwrap());
        let replies = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| bob.post(&path, &json!({})))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap().body).collect::<Vec<_>>()
        });
        assert!(
            replies[0].contains("game") && replies.iter().all(|reply| *reply == replies[0]),
            "{replies:?}"
        );
    }
}

#[test]
fn an_offer_bears_the_name_that_its_maker_has_now_and_none_is_left_to_the_deleted() {
    let server = TestServer::start();
    let (ann, guest) = (Client::account(server.address, "Ann"), Client::guest(server.address));
    let mut lobby = ann.socket();
    lobby.send(&json!({ "subscribe": { "lobby": true } }));
    lobby.next_of("lobby");
    let id = guest.post("/seeks", &json!({ "board": "hex" })).json()["seek"]["id"].clone();
    let challenge = json!({ "board": "snub", "visibility": "person", "person": guest.name });
    ann.post("/seeks", &challenge);
    let password = json!({ "name": "Cleo", "password": "a long enough one" });
    let cleo = Client::signed_in(server.address, &guest.post("/accounts", &password));
    let seeks = cleo.get("/seeks").json()["seeks"].clone();
    // Two of the same millisecond stand in any order.
    let on = |board: &str| seeks.as_array().unwrap().iter().find(|seek| seek["board"] == board).unwrap();
    assert_eq!((&on("hex")["by"]["name"], &on("hex")["by"]["guest"]), (&json!("Cleo"), &json!(false)));
    assert_eq!(on("snub")["person"], "Cleo");
    assert_eq!(lobby.next_of("lobby")["add"][0]["by"]["name"], guest.name.as_str());
    assert_eq!(lobby.next_of("lobby")["remove"], json!([id]));
    assert_eq!(lobby.next_of("lobby")["add"][0]["by"]["name"], "Cleo");
    assert_eq!(cleo.send("DELETE", "/me", &password).status, 204);
    assert_eq!(ann.get("/me/data").json()["seeks"], json!([]));
}

#[test]
fn what_nobody_can_play_is_not_offered() {
    let server = TestServer::start();
    let guest = Client::guest(server.address);
    for (wants, code) in [
        (json!({ "board": "round" }), "bad_request"),
        (json!({ "board": "hex:99" }), "bad_request"),
        (json!({ "board": "hex", "pieces": 0 }), "bad_request"),
        (json!({ "board": "hex", "pieces": 1000 }), "bad_request"),
        (json!({ "board": "hex", "time": { "initial_s": 0, "increment_s": 0 } }), "bad_request"),
        (json!({ "board": "hex", "time": { "initial_s": 10801, "increment_s": 0 } }), "bad_request"),
        (json!({ "board": "hex", "time": { "days": 15 } }), "bad_request"),
        (json!({ "board": "hex", "time": "soon" }), "bad_request"),
        (json!({ "board": "hex", "visibility": "person" }), "bad_request"),
        (json!({ "board": "hex", "position": "hex nonsense" }), "bad_request"),
        (json!({ "board": "square", "position": "hex x4/x5/x6/x7/x6/x5/x4 b 18/18 0" }), "bad_request"),
        (json!({ "board": "hex", "rated": true, "time": { "days": 1 } }), "forbidden"),
        (json!({ "pieces": 9 }), "bad_request"),
    ] {
        let reply = guest.post("/seeks", &wants);
        assert_eq!(reply.code(), code, "{wants}: {reply:?}");
    }
    let account = Client::account(server.address, "Ada");
    for wants in [
        json!({ "board": "hex", "rated": true }),
        json!({ "board": "hex:3", "rated": true, "time": { "days": 1 } }),
        json!({ "board": "hex", "rated": true, "time": { "days": 1 }, "color": "black" }),
    ] {
        assert_eq!(account.post("/seeks", &wants).code(), "bad_request", "{wants}");
    }
    let position = "hex x4/x2,b,x2/x3,w,x2/x2,b,b,x3/x,w,wb,w,x2/x,w,x3/x4 b 14/13 0";
    for wants in [
        json!({ "board": "hex", "position": position }),
        json!({ "board": "square:5", "pieces": 9, "time": { "days": 14 } }),
        json!({ "board": "libre", "time": { "initial_s": 0, "increment_s": 180 } }),
    ] {
        assert_eq!(guest.post("/seeks", &wants).status, 201, "{wants}");
    }
}

#[test]
fn who_begins_a_live_game_is_called_to_no_other() {
    let server = TestServer::start();
    let (ann, bob) = (Client::guest(server.address), Client::guest(server.address));
    let live = |board: &str| json!({ "board": board, "time": { "initial_s": 60, "increment_s": 0 } });
    ann.post("/seeks", &live("snub"));
    bob.post("/seeks", &live("square"));
    ann.play(&bob, &live("hex"));
    assert_eq!(ann.get("/seeks").json()["seeks"], json!([]));
    // A game without a clock leaves time for one with it.
    bob.post("/seeks", &live("square"));
    ann.play(&bob, &json!({ "board": "hex" }));
    assert_eq!(ann.get("/seeks").json()["seeks"][0]["board"], "square");
}

#[test]
fn nobody_fills_the_lobby() {
    let server = TestServer::start();
    let guest = Client::guest(server.address);
    let codes: Vec<_> = (0..21).map(|_| guest.post("/seeks", &json!({ "board": "hex" })).status).collect();
    assert_eq!(codes[..20], [201; 20]);
    assert_eq!(codes[20], 429);
}
