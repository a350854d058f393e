//! People over HTTP.

use serde_json::{Value, json};

use crate::client::{Client, ask};
use crate::games::{black_to_move, table};
use crate::server::TestServer;

const PASSWORD: &str = "a long enough one";

#[test]
fn a_guest_becomes_an_account_and_keeps_the_games() {
    let server = TestServer::start();
    let (guest, other, game) = table(&server);
    assert_eq!(guest.get("/me").json()["guest"], true);
    let mut watching = guest.socket();
    let reply = guest.post("/accounts", &json!({ "name": "Cleo", "password": PASSWORD }));
    let account = Client::signed_in(server.address, &reply);
    assert_eq!(account.id, guest.id);
    assert_eq!(guest.get("/me").status, 401, "the old token has ended");
    assert_eq!(watching.close_code(), 4401);
    let snapshot = other.get(&format!("/games/{game}")).json();
    assert_eq!(snapshot["black"]["name"], "Cleo");
    assert_eq!(snapshot["black"]["guest"], false);
    assert_eq!(account.command(&game, "c1", 1, &json!({ "move": "d4" })).status, 200);
    assert_eq!(
        account.post("/accounts", &json!({ "name": "Cleo2", "password": PASSWORD })).code(),
        "conflict"
    );
}

#[test]
fn names_are_given_once_and_passwords_are_asked_for() {
    let server = TestServer::start();
    let nobody = Client::nobody(server.address);
    Client::account(server.address, "Ada");
    for look_alike in ["Ada", "ADA", "Аda"] {
        let reply = nobody.post("/accounts", &json!({ "name": look_alike, "password": PASSWORD }));
        assert!(matches!(reply.status, 400 | 409), "{look_alike}: {reply:?}");
    }
    assert_eq!(nobody.post("/accounts", &json!({ "name": "A", "password": PASSWORD })).code(), "bad_request");
    assert_eq!(
        nobody.post("/accounts", &json!({ "name": "Eve", "password": "short" })).code(),
        "bad_request"
    );
    assert_eq!(nobody.post("/accounts", &json!({ "name": "Eve" })).code(), "bad_request");
    let wrong = nobody.post("/sessions", &json!({ "name": "Ada", "password": "not that one" }));
    assert_eq!((wrong.status, wrong.code().as_str()), (401, "unauthorized"));
    let unknown = nobody.post("/sessions", &json!({ "name": "Nobody", "password": PASSWORD }));
    assert_eq!(wrong.json(), unknown.json(), "names cannot be found out");
    let right = nobody.post("/sessions", &json!({ "name": "ada", "password": PASSWORD }));
    assert_eq!(Client::signed_in(server.address, &right).name, "Ada");
    assert_eq!(nobody.get("/people/ada").json()["name"], "Ada");
    assert_eq!(nobody.get("/people/Nobody").code(), "not_found");
}

#[test]
fn who_signs_out_is_out_and_their_sockets_close() {
    let server = TestServer::start();
    let here = Client::account(server.address, "Dora");
    let there = Client::signed_in(
        server.address,
        &here.post("/sessions", &json!({ "name": "Dora", "password": PASSWORD })),
    );
    let (mut mine, mut elsewhere) = (here.socket(), there.socket());
    assert_eq!(here.send("DELETE", "/sessions/current", &Value::Null).status, 204);
    assert_eq!(mine.close_code(), 4401);
    assert_eq!(here.get("/me").status, 401);
    assert_eq!(there.get("/me").status, 200);
    assert_eq!(there.send("DELETE", "/sessions", &Value::Null).status, 204);
    assert_eq!(elsewhere.close_code(), 4401);
    assert_eq!(there.get("/me").code(), "unauthorized");
}

#[test]
fn a_socket_that_has_just_been_opened_closes_as_well() {
    let server = TestServer::start();
    for _ in 0..20 {
        let guest = Client::guest(server.address);
        let mut socket = guest.socket();
        assert_eq!(guest.send("DELETE", "/sessions/current", &Value::Null).status, 204);
        assert_eq!(socket.close_code(), 4401);
    }
}

#[test]
fn a_new_password_ends_the_other_sign_ins() {
    let server = TestServer::start();
    let here = Client::account(server.address, "Dora");
    let sign_in = json!({ "name": "Dora", "password": PASSWORD });
    let there = Client::signed_in(server.address, &here.post("/sessions", &sign_in));
    let wrong = here.send("PUT", "/me/password", &json!({ "old": "wrong", "new": "something else" }));
    assert_eq!(wrong.code(), "unauthorized");
    let right = here.send("PUT", "/me/password", &json!({ "old": PASSWORD, "new": "something else" }));
    assert_eq!(right.status, 204, "{right:?}");
    assert_eq!(here.get("/me").status, 200);
    assert_eq!(there.get("/me").status, 401);
    assert_eq!(here.post("/sessions", &sign_in).status, 401);
}

#[test]
fn an_account_is_deleted_and_its_name_never_given_again() {
    let server = TestServer::start();
    let (ann, bob) = (Client::account(server.address, "Ann"), Client::account(server.address, "Bobby"));
    let game = ann.play(&bob, &black_to_move());
    let data = ann.get("/me/data").json();
    assert_eq!(data["person"]["name"], "Ann");
    assert_eq!(data["games"][0]["id"], game.as_str());
    assert_eq!(ann.send("DELETE", "/me", &json!({ "password": "wrong" })).status, 401);
    assert_eq!(ann.send("DELETE", "/me", &json!({ "password": PASSWORD })).status, 204);
    assert_eq!(ann.get("/me").status, 401);
    assert_eq!(bob.get("/people/Ann").status, 404);
    let again = json!({ "name": "Ann", "password": PASSWORD });
    assert_eq!(Client::nobody(server.address).post("/accounts", &again).code(), "conflict");
    let snapshot = bob.get(&format!("/games/{game}"));
    assert!(!snapshot.body.contains("Ann"), "{snapshot:?}");
    assert_eq!(snapshot.json()["status"], "over", "nobody waits for who does not come back");
}

#[test]
fn who_is_blocked_neither_challenges_nor_accepts() {
    let server = TestServer::start();
    let (ann, bob) = (Client::account(server.address, "Ann"), Client::account(server.address, "Bobby"));
    assert_eq!(ann.send("PUT", "/blocks/bobby", &Value::Null).status, 204);
    assert_eq!(ann.get("/blocks").json()["people"][0]["name"], "Bobby");
    let challenge = json!({ "board": "hex", "visibility": "person", "person": "Ann" });
    assert_eq!(bob.post("/seeks", &challenge).code(), "forbidden");
    let seek =
        ann.post("/seeks", &json!({ "board": "hex" })).json()["seek"]["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.post(&format!("/seeks/{seek}/accept"), &json!({})).code(), "forbidden");
    assert_eq!(ann.send("DELETE", "/blocks/bobby", &Value::Null).status, 204);
    assert_eq!(bob.post(&format!("/seeks/{seek}/accept"), &json!({})).status, 201);
    assert_eq!(ann.post("/reports", &json!({ "person": "Bobby", "text": "rude" })).status, 204);
    assert_eq!(ann.get("/me/data").json()["reports"][0]["text"], "rude");
}

#[test]
fn who_is_blocked_gets_no_rematch() {
    let server = TestServer::start();
    let (ann, bob) = (Client::account(server.address, "Ann"), Client::account(server.address, "Bobby"));
    let game = ann.play(&bob, &black_to_move());
    ann.command(&game, "c1", 1, &json!({ "abort": {} }));
    assert_eq!(ann.send("PUT", "/blocks/bobby", &Value::Null).status, 204);
    let rematch = json!({ "offer": "rematch" });
    let refused = bob.command(&game, "c1", 2, &rematch);
    assert_eq!((refused.status, refused.code().as_str()), (403, "forbidden"));
    assert_eq!(ann.get(&format!("/games/{game}")).json()["version"], 2);
    assert_eq!(ann.send("DELETE", "/blocks/bobby", &Value::Null).status, 204);
    assert_eq!(bob.command(&game, "c1", 2, &rematch).status, 200);
    assert_eq!(ann.send("PUT", "/blocks/bobby", &Value::Null).status, 204);
    let accept = json!({ "answer": { "offer": "rematch", "accept": true } });
    assert_eq!(ann.command(&game, "c2", 3, &accept).code(), "forbidden");
}

#[test]
fn who_is_signed_in_does_not_become_another_guest() {
    let server = TestServer::start();
    let origin = format!("http://{}", server.address);
    let post = |path: &str, cookie: &str, body: &str| {
        let headers = [("origin", origin.as_str()), ("cookie", cookie)];
        ask(server.address, "POST", &format!("/api/v1/{path}"), &headers, body)
    };
    let cookie = |reply: &crate::client::Reply| {
        reply.header("set-cookie").unwrap().split(';').next().unwrap().to_owned()
    };
    let first = post("guests", "", r#"{"cookie":true}"#);
    let again = post("guests", &cookie(&first), r#"{"cookie":true}"#);
    assert_eq!((again.status, again.json()), (201, first.json()));
    let body = json!({ "name": "Cleo", "password": PASSWORD, "cookie": true }).to_string();
    let account = post("accounts", &cookie(&again), &body);
    assert_eq!(account.json()["person"]["id"], first.json()["person"]["id"]);
    let refused = post("guests", &cookie(&account), r#"{"cookie":true}"#);
    assert_eq!((refused.status, refused.code().as_str()), (409, "conflict"));
    assert_eq!(refused.header("set-cookie"), None);
    // Who has signed out is somebody new, and so is a program's guest.
    let new = post("guests", &cookie(&first), r#"{"cookie":true}"#);
    assert_ne!(new.json()["person"]["id"], first.json()["person"]["id"]);
    assert_ne!(post("guests", &cookie(&new), "{}").json()["person"]["id"], new.json()["person"]["id"]);
}

#[test]
fn a_browser_gets_a_cookie_and_no_token() {
    let server = TestServer::start();
    let origin = format!("http://{}", server.address);
    let reply = ask(server.address, "POST", "/api/v1/guests", &[("origin", &origin)], r#"{"cookie":true}"#);
    assert_eq!(reply.status, 201, "{reply:?}");
    assert!(reply.json().get("token").is_none());
    let cookie = reply.header("set-cookie").unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite"), "{cookie}");
    let pair = cookie.split(';').next().unwrap();
    let me = ask(server.address, "GET", "/api/v1/me", &[("cookie", pair)], "");
    assert_eq!(me.status, 200, "{me:?}");
    // Another site's page can make the browser send the cookie, but not our Origin.
    for headers in [vec![("cookie", pair)], vec![("cookie", pair), ("origin", "http://evil.example")]] {
        let reply = ask(server.address, "POST", "/api/v1/seeks", &headers, r#"{"board":"hex"}"#);
        assert_eq!((reply.status, reply.code().as_str()), (403, "forbidden"), "{headers:?}");
    }
    let ours = [("cookie", pair), ("origin", origin.as_str())];
    assert_eq!(ask(server.address, "POST", "/api/v1/seeks", &ours, r#"{"board":"hex"}"#).status, 201);
    for origin in ["http://evil.example", "null"] {
        let reply =
            ask(server.address, "POST", "/api/v1/guests", &[("origin", origin)], r#"{"cookie":true}"#);
        assert_eq!(reply.status, 403, "{origin}");
    }
}
