//! Games over HTTP.

use std::io::{Read, Write};

use serde_json::{Value, json};

use crate::client::Client;
use crate::server::TestServer;

/// A seek whose maker plays Black, without a clock.
pub(crate) fn black_to_move() -> Value {
    json!({ "board": "hex", "time": null, "color": "black", "visibility": "link" })
}

/// Two guests and their game.
pub(crate) fn table(server: &TestServer) -> (Client, Client, String) {
    let (black, white) = (Client::guest(server.address), Client::guest(server.address));
    let game = black.play(&white, &black_to_move());
    (black, white, game)
}

#[test]
fn a_move_is_acknowledged_with_its_version_and_shown() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    let reply = black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    assert_eq!(reply.status, 200, "{reply:?}");
    assert_eq!(reply.json(), json!({ "ack": { "id": "c1", "version": 2 } }));
    let snapshot = Client::nobody(server.address).get(&format!("/games/{game}")).json();
    assert_eq!(snapshot["moves"], json!(["d4"]));
    assert_eq!(snapshot["version"], 2);
    assert_eq!(snapshot["status"], "live");
    assert_eq!(snapshot["board"], "hex");
    assert_eq!(snapshot["pieces"], 18);
    assert_eq!(snapshot["black"]["name"], black.name);
    assert_eq!(snapshot["white"]["id"], white.id);
    assert_eq!(snapshot["clock"], Value::Null);
    assert_eq!(snapshot["result"], Value::Null);
}

#[test]
fn the_same_command_again_has_the_same_answer_and_another_of_its_id_is_a_conflict() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    for _ in 0..3 {
        let reply = black.command(&game, "c1", 1, &json!({ "move": "d4" }));
        assert_eq!(reply.json()["ack"]["version"], 2);
    }
    let other = black.command(&game, "c1", 1, &json!({ "move": "c3" }));
    assert_eq!((other.status, other.code().as_str()), (409, "conflict"));
    assert_eq!(white.command(&game, "c1", 2, &json!({ "move": "c3" })).json()["ack"]["version"], 3);
    // Known comes before stale.
    assert_eq!(black.command(&game, "c1", 1, &json!({ "move": "d4" })).json()["ack"]["version"], 2);
}

#[test]
fn refusals_come_in_the_order_of_the_contract() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    let nobody = Client::nobody(server.address);
    let stranger = Client::guest(server.address);
    let wish = json!({ "move": "d4" });
    let code = |client: &Client, version, wish: &Value| {
        let reply = client.command(&game, "x", version, wish);
        (reply.status, reply.code())
    };
    assert_eq!(code(&nobody, 1, &wish), (401, "unauthorized".into()));
    assert_eq!(code(&stranger, 1, &wish), (403, "forbidden".into()));
    assert_eq!(code(&white, 1, &wish), (409, "not_your_turn".into()));
    black.command(&game, "c1", 1, &wish);
    let stale = white.command(&game, "x", 1, &json!({ "move": "nonsense" }));
    assert_eq!((stale.status, stale.code().as_str()), (409, "stale"));
    assert_eq!(stale.json()["error"]["version"], 2);
    let illegal = white.command(&game, "x", 2, &json!({ "move": "d4" }));
    assert_eq!((illegal.status, illegal.code().as_str()), (422, "illegal_move"));
    let refusal = &illegal.json()["error"]["refusal"];
    assert!(refusal["code"].is_string() && refusal["spaces"].is_array(), "{illegal:?}");
    assert_eq!(black.get("/games/AAAAAAAAAAAAAAAA").code(), "not_found");
    black.command(&game, "c2", 2, &json!({ "resign": {} }));
    assert_eq!(code(&white, 2, &json!({ "move": "c3" })), (409, "game_over".into()));
    assert_eq!(code(&white, 99, &json!({ "move": "c3" })), (400, "bad_request".into()));
    let odd = black.post(&format!("/games/{game}/commands"), &json!({ "id": "x" }));
    assert_eq!((odd.status, odd.code().as_str()), (400, "bad_request"));
}

#[test]
fn a_game_is_played_to_its_end_and_told_line_by_line() {
    let server = TestServer::start();
    let (black, white) = (Client::guest(server.address), Client::guest(server.address));
    let game =
        black.play(&white, &json!({ "board": "hex", "pieces": 1, "color": "black", "visibility": "link" }));
    let mut events = Client::nobody(server.address).stream(&format!("/games/{game}/events"));
    let moves = ["d4", "c3", "pass", "pass"];
    for (number, text) in moves.into_iter().enumerate() {
        let player = if number % 2 == 0 { &black } else { &white };
        let version = number as u64 + 1;
        let reply = player.command(&game, &format!("m{number}"), version, &json!({ "move": text }));
        assert_eq!(reply.status, 200, "{text}: {reply:?}");
    }
    let mut kinds = vec![];
    for (line, version) in events.by_ref().filter(|line| !line.is_empty()).zip(1..) {
        let event: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(event["version"], version);
        assert_eq!(event["game"], game.as_str());
        kinds.push(event["kind"].as_str().unwrap().to_owned());
    }
    assert_eq!(kinds, ["start", "move", "move", "move", "move", "end"]);
    let after: Vec<_> = black.stream(&format!("/games/{game}/events?since=4")).collect();
    assert_eq!(after.len(), 2, "{after:?}");
    assert_eq!(black.get(&format!("/games/{game}/events?since=minus")).code(), "bad_request");
    let result = &black.get(&format!("/games/{game}")).json()["result"];
    assert_eq!(result["reason"], "passes");
    assert!(result["score"]["b"].is_number());
}

#[test]
fn a_move_is_received_when_all_of_it_is_there() {
    let server = TestServer::start();
    let (black, white) = (Client::guest(server.address), Client::guest(server.address));
    let time = json!({ "initial_s": 60, "increment_s": 0 });
    let seek = json!({ "board": "hex", "color": "black", "visibility": "link", "time": time });
    let game = black.play(&white, &seek);
    black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    // White begins a request, and Black says something before White has made up his mind.
    let body = r#"{"id":"c1","version":2,"do":{"move":"c3"}}"#;
    let mut stream = std::net::TcpStream::connect(server.address).unwrap();
    let head = format!(
        "POST /api/v1/games/{game}/commands HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
         expect: 100-continue\r\nauthorization: Bearer {}\r\ncontent-length: {}\r\n\r\n",
        server.address,
        white.token.clone().unwrap(),
        body.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    // The server has looked at it, and asks for the rest.
    let mut go_on = [0; "HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut go_on).unwrap();
    assert!(go_on.starts_with(b"HTTP/1.1 100 "), "{go_on:?}");
    // Until its clock has gone on.
    let mut socket = black.socket();
    let mut now = || {
        socket.send(&json!({ "ping": 1 }));
        socket.next_of("at").as_u64()
    };
    let before = now();
    let meanwhile = std::iter::repeat_with(now).find(|at| *at > before).unwrap();
    stream.write_all(body.as_bytes()).unwrap();
    let mut reply = String::new();
    stream.read_to_string(&mut reply).unwrap();
    assert!(reply.starts_with("HTTP/1.1 200"), "{reply}");
    let at = &black.get(&format!("/games/{game}")).json()["clock"]["at"];
    assert!(at.as_u64() >= meanwhile, "{at} is before {meanwhile:?}");
}

#[test]
fn a_game_comes_as_a_record() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    white.command(&game, "c1", 2, &json!({ "move": "c3" }));
    black.command(&game, "c2", 3, &json!({ "resign": {} }));
    let path = format!("/api/v1/games/{game}");
    let reply =
        crate::client::ask(server.address, "GET", &path, &[("accept", "application/vnd.abande.abn")], "");
    assert_eq!(reply.header("content-type"), Some("application/vnd.abande.abn"));
    let boards = abande::Boards::default();
    let games: Vec<_> =
        abande::read_games(&reply.body, &boards, abande::Coords::Stein).map(Result::unwrap).collect();
    assert_eq!(games[0].tags().get("Black"), Some(black.name.as_str()));
    assert_eq!(games[0].move_count(), 2);
    assert!(reply.body.ends_with("0-1\n"), "{}", reply.body);
}

#[test]
fn offers_are_made_and_answered_and_a_rematch_changes_colours() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    black.command(&game, "c2", 2, &json!({ "offer": "take_back" }));
    let answer = json!({ "answer": { "offer": "take_back", "accept": true } });
    assert_eq!(white.command(&game, "c1", 2, &answer).code(), "stale", "an offer that was not seen");
    assert_eq!(white.command(&game, "c2", 3, &answer).status, 200);
    assert_eq!(black.get(&format!("/games/{game}")).json()["moves"], json!([]));
    black.command(&game, "c3", 5, &json!({ "move": "d4" }));
    white.command(&game, "c3", 6, &json!({ "move": "c3" }));
    white.command(&game, "c4", 7, &json!({ "resign": {} }));
    assert_eq!(white.command(&game, "c5", 8, &json!({ "offer": "rematch" })).status, 200);
    assert_eq!(black.command(&game, "c6", 9, &json!({ "offer": "rematch" })).status, 200);
    let events: Vec<Value> = black
        .stream(&format!("/games/{game}/events?since=0"))
        .map(|line| serde_json::from_str(&line).unwrap())
        .collect();
    assert_eq!(events.last().unwrap()["kind"], "end", "a stream ends there");
    let mut socket = black.socket();
    socket.send(&json!({ "subscribe": { "game": game, "since": 9 } }));
    let next = socket.next_of("event")["next"].as_str().unwrap().to_owned();
    let next = black.get(&format!("/games/{next}")).json();
    assert_eq!(next["black"]["id"], white.id);
    assert_eq!(next["white"]["id"], black.id);
    assert_eq!(next["version"], 1);
}

#[test]
fn games_are_searched_and_private_ones_shown_to_their_players_alone() {
    let server = TestServer::start();
    let (ann, bob) = (Client::account(server.address, "Ann"), Client::account(server.address, "Bobby"));
    let private = ann.play(&bob, &json!({ "board": "square", "visibility": "link", "color": "black" }));
    let mut public = vec![];
    for board in ["hex", "snub", "libre"] {
        public.push(ann.play(&bob, &json!({ "board": board, "color": "black" })));
    }
    bob.command(&public[0], "r", 1, &json!({ "abort": {} }));
    let ids = |client: &Client, query: &str| -> Vec<String> {
        let reply = client.get(&format!("/games?{query}"));
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.lines().iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
    };
    let nobody = Client::nobody(server.address);
    let newest_first: Vec<_> = public.iter().rev().cloned().collect();
    assert_eq!(ids(&nobody, ""), newest_first);
    assert_eq!(ids(&nobody, "player=Ann"), newest_first);
    assert_eq!(ids(&ann, "player=ANN").len(), 4);
    assert!(ids(&bob, "board=square").contains(&private));
    assert_eq!(ids(&nobody, "board=square"), Vec::<String>::new());
    assert_eq!(ids(&nobody, "status=over"), public[..1]);
    assert_eq!(ids(&nobody, "result=aborted"), public[..1]);
    assert_eq!(ids(&nobody, "limit=1"), newest_first[..1]);
    assert_eq!(ids(&nobody, &format!("before={}&limit=1", newest_first[0])), newest_first[1..2]);
    // What is left blank is not searched by.
    assert_eq!(ids(&nobody, "player=&board=&result=&status=&before=&limit=100"), newest_first);
    for query in ["limit=", "limit=0", "limit=101", "limit=x", "status=dead", "result=big"] {
        let reply = nobody.get(&format!("/games?{query}"));
        assert_eq!((reply.status, reply.code().as_str()), (400, "bad_request"), "{query}");
    }
    // Who has a game's id may watch.
    assert_eq!(nobody.get(&format!("/games/{private}")).status, 200);
}

#[test]
fn what_is_wrong_is_said_in_the_language_asked_for() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    let path = format!("/api/v1/games/{game}/commands");
    let token = format!("Bearer {}", white.token.clone().unwrap());
    let headers = [("authorization", token.as_str()), ("accept-language", "fr;q=0.2, de-AT")];
    let far = r#"{"id":"x","version":2,"do":{"move":"g1"}}"#;
    let reply = crate::client::ask(server.address, "POST", &path, &headers, far).json();
    assert_eq!(reply["error"]["message"], "g1 liegt nicht am Band: Kein Stapel steht daneben.");
    let nowhere = crate::client::ask(server.address, "GET", "/api/v1/games/none", &headers[1..], "").json();
    assert_ne!(nowhere["error"]["message"], white.get("/games/none").json()["error"]["message"]);
}
