//! What a player's program needs of the wire.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::failure::Failure;

/// A server that is killed is away for a moment; one that stays away for so long does not come back.
const AWAY: Duration = Duration::from_mins(1);

/// Between two tries.
const PAUSE: Duration = Duration::from_millis(20);

/// Asks a server.
#[derive(Clone, Debug)]
pub(super) struct Client {
    address: SocketAddr,
}

/// A websocket.
pub(super) struct Socket(WebSocketStream<TcpStream>);

/// The connection is gone, or never came.
#[derive(Debug)]
pub(super) struct Gone;

impl From<std::io::Error> for Gone {
    fn from(_: std::io::Error) -> Gone {
        Gone
    }
}

impl Client {
    pub(super) fn new(address: SocketAddr) -> Client {
        Client { address }
    }

    /// Asks again and again until there is an answer; who asks for too much waits, as it is told.
    pub(super) async fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Result<Value, Failure> {
        let (patience, body) = (Patience::new(), body.to_string());
        let (status, answer) = loop {
            match self.try_ask(method, path, token, &body).await {
                Ok((429, answer)) => {
                    let refusal: Value = serde_json::from_str(&answer).unwrap_or_default();
                    let wait = told_to_wait(&refusal["error"]).unwrap_or(PAUSE);
                    tokio::time::sleep(wait).await;
                }
                Ok(answered) => break answered,
                Err(Gone) => patience.wait().await?,
            }
        };
        match status {
            200..=299 => serde_json::from_str(&answer).map_err(|error| Failure::Refused(error.to_string())),
            _ => Err(Failure::Refused(format!("{method} {path}: {status} {answer}"))),
        }
    }

    async fn try_ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> Result<(u16, String), Gone> {
        let mut reader = self.send(method, path, token, body).await?;
        let mut text = String::new();
        reader.read_to_string(&mut text).await?;
        let (head, body) = text.split_once("\r\n\r\n").ok_or(Gone)?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(Gone)?;
        Ok((status, body.to_owned()))
    }

    async fn send(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> Result<BufReader<TcpStream>, Gone> {
        let mut stream = TcpStream::connect(self.address).await?;
        let authorization =
            token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{authorization}content-length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        stream.write_all(request.as_bytes()).await?;
        Ok(BufReader::new(stream))
    }

    /// All events of a game up to a version.
    pub(super) async fn events(&self, game: &str, until: u64) -> Result<Vec<Value>, Failure> {
        let patience = Patience::new();
        loop {
            match self.try_events(game, until).await {
                Ok(events) => return Ok(events),
                Err(Gone) => patience.wait().await?,
            }
        }
    }

    async fn try_events(&self, game: &str, until: u64) -> Result<Vec<Value>, Gone> {
        let mut lines = self.send("GET", &format!("/games/{game}/events"), None, "").await?.lines();
        let mut events: Vec<Value> = vec![];
        while (events.len() as u64) < until {
            let line = lines.next_line().await?.ok_or(Gone)?;
            // Between the events there are the sizes of the chunks, and empty lines.
            if line.starts_with('{') {
                events.push(serde_json::from_str(&line).map_err(|_| Gone)?);
            }
        }
        Ok(events)
    }

    /// Connects again and again until somebody answers.
    pub(super) async fn socket(&self, token: Option<&str>) -> Result<Socket, Failure> {
        let patience = Patience::new();
        loop {
            match self.try_socket(token).await {
                Ok(socket) => return Ok(socket),
                Err(Gone) => patience.wait().await?,
            }
        }
    }

    async fn try_socket(&self, token: Option<&str>) -> Result<Socket, Gone> {
        let mut request =
            format!("ws://{}/api/v1/ws", self.address).into_client_request().map_err(|_| Gone)?;
        if let Some(token) = token {
            let value = format!("Bearer {token}").parse().map_err(|_| Gone)?;
            request.headers_mut().insert("authorization", value);
        }
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let small = tokio_tungstenite::tungstenite::protocol::WebSocketConfig::default()
            .read_buffer_size(2048)
            .write_buffer_size(0);
        let connected = client_async_with_config(request, stream, Some(small)).await;
        Ok(Socket(connected.map_err(|_| Gone)?.0))
    }
}

/// How long the server asks to wait, where an error is of that kind.
pub(super) fn told_to_wait(error: &Value) -> Option<Duration> {
    error["retry_after"].as_u64().map(Duration::from_secs)
}

/// Waits between two tries, until the server has been away for too long.
struct Patience(Instant);

impl Patience {
    fn new() -> Patience {
        Patience(Instant::now())
    }

    async fn wait(&self) -> Result<(), Failure> {
        if self.0.elapsed() > AWAY {
            return Err(Failure::Refused(format!("the server was away for {} s", AWAY.as_secs())));
        }
        tokio::time::sleep(PAUSE).await;
        Ok(())
    }
}

impl Socket {
    pub(super) async fn subscribe(&mut self, game: &str, since: u64) -> Result<(), Gone> {
        self.send(&json!({ "subscribe": { "game": game, "since": since } })).await
    }

    pub(super) async fn send(&mut self, message: &Value) -> Result<(), Gone> {
        self.0.send(Message::text(message.to_string())).await.map_err(|_| Gone)
    }

    /// Sends a command and waits for what becomes of it: the version it is kept as, or why it is refused.
    pub(super) async fn command(&mut self, command: &Value, id: &str) -> Result<Result<u64, Value>, Gone> {
        self.send(command).await?;
        loop {
            let mut message = self.next().await?;
            if message["ack"]["id"] == id {
                return message["ack"]["version"].as_u64().map(Ok).ok_or(Gone);
            }
            if message["refused"]["id"] == id {
                return Ok(Err(message["refused"].take()));
            }
        }
    }

    /// Waits until a move is told.
    pub(super) async fn hear(&mut self, version: u64, text: &str) -> Result<(), Gone> {
        loop {
            let message = self.next().await?;
            let event = &message["event"];
            // After a kill the move may have come at once, in a snapshot.
            let shown = message["snapshot"]["version"].as_u64().is_some_and(|shown| shown >= version);
            if shown || (event["version"] == version && event["move"] == text) {
                return Ok(());
            }
        }
    }

    /// The next message.
    pub(super) async fn next(&mut self) -> Result<Value, Gone> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).map_err(|_| Gone),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
                Some(Ok(_)) => {}
            }
        }
    }
}
