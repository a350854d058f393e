//! What every answer says besides its content.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Nothing but our own files, and no code that did not come with them. `web/index.html` says the same, for hosts
/// that send no headers of ours.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'none'; frame-ancestors 'none'";

/// The headers that keep a page to itself.
pub(crate) fn secure(headers: &mut HeaderMap) {
    let secure: [(HeaderName, &'static str); 6] = [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        // With the one above: a page and its workers may share memory.
        (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in secure {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
