//! What is sent with a request.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use serde::de::DeserializeOwned;

use super::error::ApiError;
use super::malformed::Malformed;

/// A request's body is at most so long: a position and all that goes with it need less.
const LONGEST: usize = 16 * 1024;

/// It must arrive within this time.
const PATIENCE: Duration = Duration::from_secs(10);

/// Reads a body as JSON.
pub(super) async fn read<T: DeserializeOwned>(body: Body) -> Result<T, ApiError> {
    parse(&arrived(body).await?)
}

/// Waits until all of a body is there.
pub(super) async fn arrived(body: Body) -> Result<Bytes, ApiError> {
    let bytes = tokio::time::timeout(PATIENCE, to_bytes(body, LONGEST)).await;
    let bytes = bytes.map_err(|_| Malformed::SlowBody)?;
    bytes.map_err(|_| ApiError::TooLarge)
}

/// A body as JSON; nothing is as good as `{}`.
pub(super) fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    let bytes = if bytes.is_empty() { b"{}" } else { bytes };
    Ok(serde_json::from_slice(bytes).map_err(Malformed::body)?)
}
