//! The server: where it listens, and how it answers.

use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::file::{File, file};
use crate::headers::secure;

/// The port that is tried first: the year of the game.
pub const USUAL_PORT: u16 = 2005;

/// How many ports behind the usual one are tried.
const MORE_PORTS: u16 = 20;

/// Which port to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// The usual one, or the next that is free.
    Usual,
    /// This one and no other; 0 is any that is free.
    Exactly(u16),
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// Somebody else listens there.
    #[error("port {0} is taken: choose another, or 0 for any that is free")]
    Taken(u16),
    /// None of the usual ports is free.
    #[error("ports {USUAL_PORT} to {} are all taken: choose another, or 0 for any that is free", USUAL_PORT + MORE_PORTS)]
    AllTaken,
    /// The port cannot be had for another reason, such as a missing right.
    #[error("port {port} cannot be used: {error}")]
    Port {
        /// The port.
        port: u16,
        /// What the system says.
        error: io::Error,
    },
    /// Something else of the system.
    #[error("the server stopped: {0}")]
    Io(#[from] io::Error),
}

/// A server that has its port, and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Takes a port of the loopback address, where nobody else's machine can reach it.
    ///
    /// # Errors
    /// When the port cannot be had.
    pub fn bind(port: Port) -> Result<Server, ServerError> {
        let listener = match port {
            Port::Exactly(port) => listen(port)?,
            Port::Usual => (USUAL_PORT..=USUAL_PORT + MORE_PORTS)
                .find_map(|port| match listen(port) {
                    Err(ServerError::Taken(_)) => None,
                    other => Some(other),
                })
                .unwrap_or(Err(ServerError::AllTaken))?,
        };
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Server { listener, address })
    }

    /// The address for a browser.
    pub fn address(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Answers requests until the process is interrupted.
    ///
    /// # Errors
    /// When the system lets it down.
    pub fn run(self) -> Result<(), ServerError> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_io().build()?;
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let interrupted = async {
                // Where there is no such signal the process simply ends.
                let _ = tokio::signal::ctrl_c().await;
            };
            axum::serve(listener, router()).with_graceful_shutdown(interrupted).await?;
            Ok(())
        })
    }
}

fn listen(port: u16) -> Result<TcpListener, ServerError> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => ServerError::Taken(port),
        _ => ServerError::Port { port, error },
    })
}

/// All that is answered: the client's files.
pub fn router() -> Router {
    Router::new().fallback(answer)
}

async fn answer(method: Method, uri: Uri, request: HeaderMap) -> Response {
    let mut response = if method != Method::GET && method != Method::HEAD {
        (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")], "Only GET and HEAD.\n")
            .into_response()
    } else if let Some(file) = file(uri.path()) {
        send(file, &request)
    } else {
        (StatusCode::NOT_FOUND, format!("There is nothing at {}.\n", uri.path())).into_response()
    };
    secure(response.headers_mut());
    response
}

fn send(file: &'static File, request: &HeaderMap) -> Response {
    let packed = file.brotli.as_ref().filter(|_| accepts(request, header::ACCEPT_ENCODING, "br"));
    let tag = format!("\"{}{}\"", file.tag, if packed.is_some() { "-br" } else { "" });
    let mut headers = HeaderMap::new();
    let lasting = if file.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasting));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if accepts(request, header::IF_NONE_MATCH, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    let bytes: &'static [u8] = match packed {
        Some(packed) => {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
            packed
        }
        None => &file.plain,
    };
    (headers, Body::from(bytes)).into_response()
}

/// Whether a header with a list has an entry, not counting entries of no worth (`br;q=0`).
fn accepts(request: &HeaderMap, name: header::HeaderName, entry: &str) -> bool {
    let values = request.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| {
        let (word, worth) = part.split_once(';').unwrap_or((part, ""));
        word.trim() == entry && !matches!(worth.trim(), "q=0" | "q=0.0")
    })
}
