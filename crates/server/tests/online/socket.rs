//! The websocket.

use serde_json::{Value, json};

use crate::client::{Client, Socket};
use crate::games::table;
use crate::server::TestServer;

fn follow(client: &Client, game: &str, since: u64) -> Socket {
    let mut socket = client.socket();
    socket.send(&json!({ "subscribe": { "game": game, "since": since } }));
    assert_eq!(socket.next()["subscribed"]["game"], game);
    socket
}

#[test]
fn the_ack_comes_before_the_events_and_others_hear_the_same() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    let (mut socket, mut other) = (follow(&black, &game, 1), follow(&white, &game, 1));
    let command = json!({ "command": { "game": game, "id": "c1", "version": 1, "do": { "move": "d4" } } });
    socket.send(&command);
    assert_eq!(socket.next(), json!({ "ack": { "game": game, "id": "c1", "version": 2 } }));
    let event = socket.next();
    assert_eq!(event["event"]["move"], "d4");
    assert_eq!(event["event"]["id"], "c1");
    assert_eq!(event["event"]["by"], "black");
    assert_eq!(other.next(), event);
    socket.send(&command);
    assert_eq!(socket.next()["ack"]["version"], 2, "the same command again");
    socket.send(&json!({ "command": { "game": game, "id": "c2", "version": 2, "do": { "move": "d3" } } }));
    let refused = socket.next();
    assert_eq!(refused["refused"]["id"], "c2");
    assert_eq!(refused["refused"]["error"]["code"], "not_your_turn");
}

#[test]
fn the_ack_comes_first_also_where_nobody_waited_for_it() {
    let server = TestServer::start();
    let (black, _, game) = table(&server);
    let mut socket = black.socket();
    socket.send(&json!({ "command": { "game": game, "id": "c1", "version": 1, "do": { "move": "d4" } } }));
    socket.send(&json!({ "subscribe": { "game": game, "since": 1 } }));
    assert_eq!(socket.next()["ack"]["version"], 2);
    assert_eq!(socket.next(), json!({ "subscribed": { "game": game, "version": 2 } }));
    assert_eq!(socket.next()["event"]["id"], "c1");
}

#[test]
fn who_subscribes_gets_what_was_missed_or_a_snapshot() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    white.command(&game, "c1", 2, &json!({ "move": "c3" }));
    let mut socket = follow(&Client::nobody(server.address), &game, 1);
    assert_eq!(
        [socket.next(), socket.next()].map(|message| message["event"]["version"].clone()),
        [2, 3].map(Value::from)
    );
    // Without a version, or with one that is not there yet, all of it comes at once.
    for subscribe in [json!({ "game": game }), json!({ "game": game, "since": 99 })] {
        socket.send(&json!({ "subscribe": subscribe }));
        assert_eq!(socket.next(), json!({ "subscribed": { "game": game, "version": 3 } }));
        assert_eq!(socket.next()["snapshot"]["moves"], json!(["d4", "c3"]));
    }
    // After several subscriptions each event still comes once.
    black.command(&game, "c2", 3, &json!({ "phrase": "thanks" }));
    black.command(&game, "c3", 3, &json!({ "phrase": "hello" }));
    assert_eq!(
        [socket.next(), socket.next()].map(|message| message["event"]["version"].clone()),
        [4, 5].map(Value::from)
    );
    socket.send(&json!({ "unsubscribe": { "game": game } }));
    socket.send(&json!({ "ping": 7 }));
    let pong = socket.next();
    assert_eq!(pong["pong"], 7);
    assert_eq!(pong["versions"], json!({}));
    black.command(&game, "c4", 3, &json!({ "phrase": "hello" }));
    socket.send(&json!({ "ping": 8 }));
    assert_eq!(socket.next()["pong"], 8, "nothing is told any more");
    socket.send(&json!({ "subscribe": { "game": "AAAAAAAAAAAAAAAA" } }));
    assert_eq!(socket.next()["error"]["code"], "not_found");
}

#[test]
fn a_pong_tells_the_versions_and_phrases_make_nothing_stale() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    let mut socket = follow(&black, &game, 1);
    white.command(&game, "p1", 1, &json!({ "phrase": "hello" }));
    assert_eq!(socket.next()["event"]["phrase"], "hello");
    socket.send(&json!({ "ping": 1 }));
    let pong = socket.next();
    assert_eq!(pong["versions"], json!({ game.as_str(): 2 }));
    assert!(pong["at"].as_u64().unwrap() > 1_600_000_000_000);
    // Black has not seen the phrase, and moves all the same.
    assert_eq!(black.command(&game, "c1", 1, &json!({ "move": "d4" })).json()["ack"]["version"], 3);
}

#[test]
fn the_lobby_and_my_games_are_told_as_they_change() {
    let server = TestServer::start();
    let (ann, bob) = (Client::account(server.address, "Ann"), Client::account(server.address, "Bobby"));
    let mut lobby = Client::nobody(server.address).socket();
    lobby.send(&json!({ "subscribe": { "lobby": true } }));
    assert_eq!(lobby.next(), json!({ "lobby": { "seeks": [] } }));
    let mut me = bob.socket();
    me.send(&json!({ "subscribe": { "me": true } }));
    assert_eq!(me.next(), json!({ "me": { "challenges": [], "games": [] } }));
    let mut stream = bob.stream("/me/stream").filter(|line| !line.is_empty());
    assert_eq!(stream.next().unwrap(), r#"{"challenges":[],"games":[]}"#);
    // Bobby has black in both games: where it is his turn decides their order, then the deadline.
    let seek = json!({ "board": "hex", "color": "white" });
    let id = ann.post("/seeks", &seek).json()["seek"]["id"].clone();
    assert_eq!(lobby.next()["lobby"]["add"][0]["id"], id);
    ann.post("/seeks", &json!({ "board": "hex", "visibility": "person", "person": "Bobby" }));
    assert_eq!(me.next()["me"]["challenges"][0]["by"]["name"], "Ann");
    let game =
        bob.post(&format!("/seeks/{}/accept", id.as_str().unwrap()), &json!({})).json()["game"].clone();
    assert_eq!(lobby.next()["lobby"]["remove"], json!([id]), "and nothing of the challenge");
    let games = loop {
        let told = me.next_of("me");
        if told["games"] != json!([]) {
            break told["games"].clone();
        }
    };
    assert_eq!(games[0]["game"], game);
    assert_eq!(games[0]["version"], 1);
    assert_eq!(games[0]["turn"], "black");
    assert_eq!(games[0]["deadline"], Value::Null);
    let time = json!({ "initial_s": 300, "increment_s": 5 });
    let live =
        ann.play(&bob, &json!({ "board": "hex", "color": "white", "visibility": "link", "time": time }));
    let abort_at = ann.get(&format!("/games/{live}")).json()["clock"]["abort_at"].clone();
    let games = loop {
        let told = me.next_of("me");
        if told["games"][1] != Value::Null {
            break told["games"].clone();
        }
    };
    assert_eq!((&games[0]["game"], &games[0]["deadline"]), (&json!(live), &abort_at));
    assert!(stream.any(|line| line.contains(game.as_str().unwrap())));
    let mut nobody = Client::nobody(server.address).socket();
    nobody.send(&json!({ "subscribe": { "me": true } }));
    assert_eq!(nobody.next()["error"]["code"], "unauthorized");
}

#[test]
fn presence_tells_who_is_here_and_who_watches() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    let mut socket = follow(&black, &game, 1);
    let first = socket.next_of("presence");
    assert_eq!((&first["black"], &first["white"]), (&json!(true), &json!(false)));
    let there = follow(&white, &game, 1);
    let watcher = follow(&Client::nobody(server.address), &game, 1);
    let mut wait = |white: bool, watching: u64| wait_for_presence(&mut socket, white, watching);
    wait(true, 1);
    drop(watcher);
    wait(true, 0);
    drop(there);
    wait(false, 0);
}

/// Waits until White is there or not, and so many watch.
fn wait_for_presence(socket: &mut Socket, white: bool, watching: u64) {
    loop {
        let told = socket.next_of("presence");
        if told["white"] == white && told["watching"] == watching {
            break;
        }
    }
}

#[test]
fn who_is_nobody_watches_and_does_nothing_else() {
    let server = TestServer::start();
    let (_, _, game) = table(&server);
    for (client, code) in
        [(Client::nobody(server.address), "unauthorized"), (Client::guest(server.address), "forbidden")]
    {
        let mut socket = follow(&client, &game, 1);
        socket
            .send(&json!({ "command": { "game": game, "id": "c1", "version": 1, "do": { "move": "d4" } } }));
        assert_eq!(socket.next()["refused"]["error"]["code"], code);
    }
}

#[test]
fn what_is_no_message_is_answered_and_what_is_too_large_closes() {
    let server = TestServer::start();
    let (black, _, game) = table(&server);
    let mut socket = follow(&black, &game, 1);
    for text in
        ["", "nonsense", "{}", "[]", r#"{"subscribe":{}}"#, r#"{"subscribe":7}"#, r#"{"unsubscribe":{}}"#]
    {
        socket.send_text(text);
        assert_eq!(socket.next()["error"]["code"], "bad_request", "{text}");
    }
    socket.send(&json!({ "command": { "game": game, "id": "c1", "version": 1, "do": { "dance": {} } } }));
    let refused = socket.next();
    assert_eq!(
        (&refused["refused"]["id"], &refused["refused"]["error"]["code"]),
        (&json!("c1"), &json!("bad_request"))
    );
    // Unknown fields are overlooked.
    socket.send(&json!({ "ping": 1, "more": true }));
    assert_eq!(socket.next()["pong"], 1);
    // Four kilobytes are the most.
    let long = |length: usize| format!(r#"{{"ping":"{}"}}"#, "x".repeat(length - 11));
    socket.send_text(&long(4096));
    assert!(socket.next()["pong"].is_string());
    socket.send_text(&long(4097));
    assert_eq!(socket.close_code(), 1009);
}

#[test]
fn who_asks_without_end_is_closed_and_others_are_not() {
    let server = TestServer::with(|_| ());
    let (mut greedy, mut modest) =
        (Client::guest(server.address).socket(), Client::guest(server.address).socket());
    greedy.send_often(1000, &json!({ "ping": 1 }));
    assert_eq!(greedy.close_code(), 4429);
    modest.send(&json!({ "ping": 1 }));
    assert_eq!(modest.next()["pong"], 1);
}

#[test]
fn who_does_not_read_is_closed() {
    let server = TestServer::start();
    for guest in (0..10).map(|_| Client::guest(server.address)) {
        for _ in 0..20 {
            assert_eq!(guest.post("/seeks", &json!({ "board": "hex" })).status, 201);
        }
    }
    let (black, _, game) = table(&server);
    let mut other = follow(&black, &game, 1);
    let mut slow = follow(&Client::nobody(server.address), &game, 1);
    wait_for_presence(&mut other, false, 1);
    // A short question with a long answer, more often than the network has room for while nobody reads.
    slow.send_often(400, &json!({ "subscribe": { "lobby": true } }));
    // The server waits ten seconds for its reader; others see when it is given up.
    wait_for_presence(&mut other, false, 0);
    assert_eq!(slow.close_code(), 1013);
}
