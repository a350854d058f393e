//! Accepting connections, and ending them.
//!
//! `axum::serve` waits for a request's headers for ever and forgets websockets when it stops: hence a loop of our own.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::api::ClientAddress;
use crate::client_address::client_address;
use crate::impatient::Impatient;

/// Headers must arrive within this time.
const HEADERS: Duration = Duration::from_secs(10);

/// A request's head is at most so long.
const LONGEST_HEAD: usize = 16 * 1024;

/// When no connection can be had (too many files are open, say), it is tried again after this time.
const PAUSE: Duration = Duration::from_millis(100);

/// Who takes nothing of what is sent for so long is dropped. Longer than websockets wait, which say why.
const SLOW: Duration = Duration::from_secs(30);

/// Who has connected but not asked anything yet when the server stops has so long to do so, and gets an answer.
const FIRST_WORDS: Duration = Duration::from_secs(1);

/// Answers connections until the end; then those under way are left to finish, which can be waited for.
pub(crate) async fn serve(
    listener: &TcpListener,
    router: Router,
    proxy: Option<IpAddr>,
    end: &CancellationToken,
) -> TaskTracker {
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = end.cancelled() => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                connections.spawn(connection(stream, peer, router.clone(), proxy, end.clone()));
            }
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
    connections.close();
    connections
}

async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    proxy: Option<IpAddr>,
    end: CancellationToken,
) {
    // A move is small and should not wait for more.
    let _ = stream.set_nodelay(true);
    let asked = CancellationToken::new();
    let first = asked.clone();
    let service = router.map_request(move |mut request: Request<Incoming>| {
        first.cancel();
        let address = client_address(peer.ip(), request.headers(), proxy);
        request.extensions_mut().insert(ClientAddress(address));
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(Impatient::new(stream, SLOW)), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(connection);
    // A connection that breaks is nobody's fault here.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = end.cancelled() => {
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = timeout(FIRST_WORDS, asked.cancelled()) => {}
            }
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
