//! The client's files, as a browser asks for them.

#![allow(clippy::unwrap_used)]

use abande_server::{Port, Server, ServerError, router};
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode};
use tower::ServiceExt;

fn ask(request: axum::http::request::Builder) -> Response<Body> {
    let request = request.body(Body::empty()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(router().oneshot(request)).unwrap()
}

fn text(response: Response<Body>) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let bytes = runtime.block_on(to_bytes(response.into_body(), usize::MAX)).unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn header(response: &Response<Body>, name: &str) -> String {
    response.headers().get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
}

#[test]
fn the_page_is_there_and_keeps_to_itself() {
    let response = ask(Request::get("/"));
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
    assert_eq!(header(&response, "cache-control"), "no-cache");
    // Both are needed before a browser lets page and engine share memory.
    assert_eq!(header(&response, "cross-origin-opener-policy"), "same-origin");
    assert_eq!(header(&response, "cross-origin-embedder-policy"), "require-corp");
    let policy = header(&response, "content-security-policy");
    assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe-inline"), "{policy}");
    let page = text(response);
    assert!(page.contains("<title>Abande</title>"));
    // The page itself says the same, but for what only a header can say.
    let said = policy.replace("; frame-ancestors 'none'", "");
    assert!(page.contains(&said), "index.html has another policy than {said}");
}

#[test]
fn what_the_page_needs_is_there_with_its_type_and_lasts() {
    let page = text(ask(Request::get("/")));
    let start = page.find("assets/").unwrap();
    let script = page[start..].split('"').next().unwrap();
    let response = ask(Request::get(format!("/{script}")).header("accept-encoding", "gzip, br;q=0.8"));
    assert_eq!(header(&response, "content-type"), "text/javascript; charset=utf-8");
    assert_eq!(header(&response, "content-encoding"), "br");
    assert_eq!(header(&response, "cache-control"), "public, max-age=31536000, immutable");
    let plain = ask(Request::get(format!("/{script}")).header("accept-encoding", "gzip, br;q=0"));
    assert_eq!(header(&plain, "content-encoding"), "");
    let network = ask(Request::get("/networks/hex.nn").header("accept-encoding", "gzip, deflate, br"));
    assert_eq!(header(&network, "content-encoding"), "deflate");
    for (path, kind) in [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/networks/hex.nn", "application/octet-stream"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/board/abande-board.js", "text/javascript; charset=utf-8"),
    ] {
        let response = ask(Request::get(path));
        assert_eq!(
            (response.status(), header(&response, "content-type").as_str()),
            (StatusCode::OK, kind),
            "{path}"
        );
    }
}

#[test]
fn a_known_file_is_not_sent_again() {
    let tag = header(&ask(Request::get("/")), "etag");
    let again = ask(Request::get("/").header("if-none-match", &tag));
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(text(again), "");
    let other = ask(Request::get("/").header("if-none-match", "\"other\""));
    assert_eq!(other.status(), StatusCode::OK);
}

#[test]
fn nothing_else_is_answered() {
    for path in
        ["/nothing", "/index.html.br", "/../Cargo.toml", "/assets", "/%2e%2e/Cargo.toml", "//etc/passwd"]
    {
        assert_eq!(ask(Request::get(path)).status(), StatusCode::NOT_FOUND, "{path}");
    }
    let posted = ask(Request::post("/"));
    assert_eq!(
        (posted.status(), header(&posted, "allow")),
        (StatusCode::METHOD_NOT_ALLOWED, "GET, HEAD".into())
    );
}

fn bind(port: Port) -> Result<Server, ServerError> {
    Server::bind(std::net::Ipv4Addr::LOCALHOST.into(), port)
}

#[test]
fn a_taken_port_is_an_error_and_the_usual_one_gives_way() {
    let first = bind(Port::Exactly(0)).unwrap();
    let port: u16 = first.address().rsplit(':').next().unwrap().parse().unwrap();
    let second = bind(Port::Exactly(port));
    assert!(matches!(second, Err(ServerError::Taken(taken)) if taken == port));
    let one = bind(Port::Usual).unwrap();
    let two = bind(Port::Usual).unwrap();
    assert_ne!(one.address(), two.address());
}
