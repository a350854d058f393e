//! The browser's client: its files, as they were built into `web/dist`.

mod export;
mod file;
mod headers;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

pub use export::{ExportError, export};
use file::{File, file};
pub(crate) use headers::secure;

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
    let encoding = file.encoding().filter(|encoding| accepts(request, header::ACCEPT_ENCODING, encoding));
    let tag = match encoding {
        Some(encoding) => format!("\"{}-{encoding}\"", file.tag),
        None => format!("\"{}\"", file.tag),
    };
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
    let bytes = match encoding {
        Some(encoding) => {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
            file.encoded()
        }
        None => file.plain(),
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
