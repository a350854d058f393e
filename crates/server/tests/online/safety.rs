//! What nobody can do.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::json;

use crate::client::{Client, Socket, ask};
use crate::games::table;
use crate::server::TestServer;

#[test]
fn a_finished_game_stays_as_it_is() {
    let server = TestServer::start();
    let (black, white, game) = table(&server);
    black.command(&game, "c1", 1, &json!({ "move": "d4" }));
    white.command(&game, "c1", 2, &json!({ "move": "c3" }));
    white.command(&game, "c2", 3, &json!({ "resign": {} }));
    let over = black.get(&format!("/games/{game}")).json();
    for wish in [
        json!({ "move": "d3" }),
        json!({ "resign": {} }),
        json!({ "offer": "draw" }),
        json!({ "offer": "take_back" }),
        json!({ "abort": {} }),
        json!({ "claim": {} }),
        json!({ "give_time": {} }),
    ] {
        assert_eq!(black.command(&game, "x", 4, &wish).code(), "game_over", "{wish}");
    }
    assert_eq!(black.get(&format!("/games/{game}")).json(), over);
}

#[test]
fn a_name_that_is_made_to_point_here_is_not_served() {
    let server = TestServer::start();
    let port = server.address.port();
    for host in ["evil.example", &format!("evil.example:{port}"), "127.0.0.1.evil.example"] {
        for path in ["/", "/api/v1/health", "/api/v1/seeks"] {
            let reply = ask(server.address, "GET", path, &[("host", host)], "");
            assert_eq!(reply.status, 421, "{host}{path}");
            assert!(path == "/" || reply.code() == "forbidden", "{reply:?}");
        }
    }
    for host in [format!("127.0.0.1:{port}"), format!("localhost:{port}")] {
        assert_eq!(ask(server.address, "GET", "/", &[("host", &host)], "").status, 200, "{host}");
    }
}

#[test]
fn a_cookie_opens_no_socket_for_another_site() {
    let server = TestServer::start();
    let origin = format!("http://{}", server.address);
    let reply = ask(server.address, "POST", "/api/v1/guests", &[("origin", &origin)], r#"{"cookie":true}"#);
    let cookie = reply.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let evil = [header("cookie", &cookie), header("origin", "http://evil.example")];
    assert_eq!(Socket::open(server.address, &evil).err(), Some(403));
    assert_eq!(Socket::open(server.address, &evil[..1]).err(), Some(403));
    let mut ours =
        Socket::open(server.address, &[header("cookie", &cookie), header("origin", &origin)]).unwrap();
    ours.send(&json!({ "subscribe": { "me": true } }));
    assert_eq!(ours.next()["me"]["games"], json!([]));
}

#[test]
fn what_is_too_long_or_no_request_is_answered() {
    let server = TestServer::start();
    let guest = Client::guest(server.address);
    let long = guest.post("/seeks", &json!({ "board": "x".repeat(20_000) }));
    assert_eq!((long.status, long.code().as_str()), (413, "too_large"));
    let bad = ask(server.address, "POST", "/api/v1/guests", &[], "{\"cookie\":");
    assert_eq!((bad.status, bad.code().as_str()), (400, "bad_request"));
    assert_eq!(guest.get("/nothing").code(), "not_found");
    assert_eq!(guest.send("PATCH", "/seeks", &json!({})).status, 405);
    assert_eq!(guest.get("/ws").code(), "bad_request");
    assert_eq!(guest.get("/games?limit=%zz").code(), "bad_request");
    let forged = Client { token: Some("forged".into()), ..guest };
    assert_eq!(forged.get("/me").code(), "unauthorized");
    assert_eq!(forged.get("/seeks").code(), "unauthorized");
}

#[test]
fn programs_on_other_pages_may_ask_without_credentials() {
    let server = TestServer::start();
    let headers = [("origin", "https://bots.example"), ("access-control-request-method", "POST")];
    let preflight = ask(server.address, "OPTIONS", "/api/v1/seeks", &headers, "");
    assert_eq!(preflight.status, 204);
    assert_eq!(preflight.header("access-control-allow-origin"), Some("*"));
    assert!(preflight.header("access-control-allow-credentials").is_none());
    assert!(preflight.header("access-control-allow-headers").unwrap().contains("authorization"));
    let guest = ask(server.address, "POST", "/api/v1/guests", &headers[..1], "{}");
    assert_eq!(guest.status, 201);
}

#[test]
fn limits_answer_with_a_time_to_wait_and_others_are_served_on() {
    let server = TestServer::with(|_| ());
    let mut limited = None;
    for _ in 0..200 {
        let reply = ask(server.address, "POST", "/api/v1/guests", &[], "{}");
        if reply.status != 201 {
            limited = Some(reply);
            break;
        }
    }
    let limited = limited.expect("guests without end");
    assert_eq!((limited.status, limited.code().as_str()), (429, "too_many"));
    assert!(limited.json()["error"]["retry_after"].as_u64().unwrap() >= 1);
    assert!(limited.header("retry-after").is_some());
    assert_eq!(ask(server.address, "GET", "/api/v1/health", &[], "").status, 200);
}

#[test]
fn half_a_request_holds_nobody_up() {
    let server = TestServer::start();
    let mut silent: Vec<_> = (0..50)
        .map(|_| {
            let mut stream = TcpStream::connect(server.address).unwrap();
            stream.write_all(b"GET / HTTP/1.1\r\nhost: ").unwrap();
            stream
        })
        .collect();
    assert_eq!(ask(server.address, "GET", "/api/v1/health", &[], "").status, 200);
    // The server ends such a connection by itself: it waits ten seconds for the headers.
    let mut rest = String::new();
    silent[0].read_to_string(&mut rest).unwrap();
    assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 408"), "{rest}");
}
