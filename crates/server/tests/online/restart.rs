//! What lasts when the server ends and starts again.

use serde_json::json;

use crate::client::{Client, ask};
use crate::games::table;
use crate::server::TestServer;

/// The same person after a restart: the port has changed.
fn at(client: &Client, server: &TestServer) -> Client {
    Client { address: server.address, ..client.clone() }
}

#[test]
fn games_sessions_seeks_and_known_commands_outlive_the_server() {
    let mut server = TestServer::start();
    let (black, white, game) = table(&server);
    black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    let seek = black.post("/seeks", &json!({ "id": "s1", "board": "snub" })).json();
    let mut socket = black.socket();
    server.restart();
    assert_eq!(socket.close_code(), 1012);
    let (black, white) = (at(&black, &server), at(&white, &server));
    assert_eq!(black.command(&game, "c1", 1, &json!({ "move": "d4" })).json()["ack"]["version"], 2);
    assert_eq!(white.command(&game, "c1", 2, &json!({ "move": "c3" })).json()["ack"]["version"], 3);
    assert_eq!(black.post("/seeks", &json!({ "id": "s1", "board": "snub" })).json(), seek);
    assert_eq!(white.get("/seeks").json()["seeks"][0], seek["seek"]);
}

#[test]
fn the_time_that_the_server_was_away_goes_back() {
    let mut server = TestServer::start();
    let (black, white) = (Client::guest(server.address), Client::guest(server.address));
    let time = json!({ "initial_s": 60, "increment_s": 0 });
    let game =
        black.play(&white, &json!({ "board": "hex", "color": "black", "visibility": "link", "time": time }));
    black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    white.command(&game, "c1", 2, &json!({ "move": "c3" }));
    let before = black.get(&format!("/games/{game}")).json()["clock"].clone();
    assert_eq!(before["running"], "black");
    server.restart();
    let mut socket = at(&black, &server).socket();
    socket.send(&json!({ "subscribe": { "game": game, "since": 3 } }));
    let event = socket.next_of("event");
    assert_eq!(event["kind"], "clock");
    let clock = &event["clock"];
    assert_eq!(clock["running"], "black");
    let number = |value: &serde_json::Value| value.as_u64().unwrap();
    let away = number(&clock["at"]) - number(&before["at"]);
    let lost = number(&before["black"]) - number(&clock["black"]);
    assert!(lost < away, "{lost} of {away} ms were taken");
}

#[test]
fn while_it_stops_it_says_so_to_all() {
    let mut server = TestServer::start();
    let (black, _, game) = table(&server);
    let address = server.address;
    // Enough that they are not all told in the same moment; and none of them answers, so that it takes a while.
    let mut sockets: Vec<_> = (0..100).map(|_| black.socket()).collect();
    let mut stream = black.stream(&format!("/games/{game}/events?since=1"));
    std::thread::scope(|scope| {
        scope.spawn(|| server.stop());
        let mut health = std::iter::repeat_with(|| ask(address, "GET", "/api/v1/health", &[], ""));
        let stopping = health.find(|reply| reply.status != 200).unwrap();
        assert_eq!((stopping.status, stopping.code().as_str()), (503, "unavailable"));
        assert!(stopping.header("retry-after").is_some());
        for socket in &mut sockets {
            assert_eq!(socket.close_code(), 1012);
        }
        assert!(stream.all(|line| line.is_empty()), "the stream ends");
    });
}

#[cfg(unix)]
#[test]
fn a_server_whose_store_is_away_says_so_until_it_is_back() {
    let server = TestServer::start();
    let file = server.folder().join("abande.db");
    let health = |status| {
        let replies = std::iter::repeat_with(|| {
            std::thread::sleep(std::time::Duration::from_millis(100));
            ask(server.address, "GET", "/api/v1/health", &[], "")
        });
        replies.take(300).any(|reply| reply.status == status)
    };
    std::fs::rename(&file, server.folder().join("elsewhere")).unwrap();
    assert!(health(503));
    let guest = ask(server.address, "POST", "/api/v1/guests", &[], "{}");
    assert_eq!((guest.status, guest.code().as_str()), (503, "unavailable"));
    std::fs::rename(server.folder().join("elsewhere"), &file).unwrap();
    assert!(health(200));
}

#[test]
fn health_is_told() {
    let server = TestServer::start();
    let reply = ask(server.address, "GET", "/api/v1/health", &[], "");
    assert_eq!(reply.status, 200);
    assert_eq!(reply.json(), json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") }));
    assert!(server.folder().join("abande.db").exists());
}
