//! Somebody who asks: plain HTTP over a socket of its own, and a websocket.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// What does not come within this time does not come: only a broken server makes a test wait so long.
const PATIENCE: Duration = Duration::from_secs(20);

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The code of the error that it is.
    pub(crate) fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_else(|| panic!("{self:?}")).to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    /// One JSON value a line.
    pub(crate) fn lines(&self) -> Vec<Value> {
        self.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// A request as it is written, and whatever comes back.
pub(crate) fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Reply {
    let mut reader = request(address, method, path, headers, body);
    let mut text = String::new();
    reader.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunked(body) } else { body.to_owned() };
    Reply { status, head: head.to_owned(), body }
}

/// A request whose answer is read piece by piece.
pub(crate) fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut text =
        format!("{method} {path} HTTP/1.1\r\nconnection: close\r\ncontent-length: {}\r\n", body.len());
    if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
        text.extend(["host: ", &address.to_string(), "\r\n"]);
    }
    for (name, value) in headers {
        text.extend([name, ": ", value, "\r\n"]);
    }
    stream.write_all(format!("{text}\r\n{body}").as_bytes()).unwrap();
    BufReader::new(stream)
}

fn unchunked(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).unwrap();
        if size == 0 {
            break;
        }
        text += &rest[..size];
        body = &rest[size + 2..];
    }
    text
}

/// Somebody with a token, or nobody.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
    pub(crate) id: String,
    pub(crate) name: String,
}

impl Client {
    pub(crate) fn nobody(address: SocketAddr) -> Client {
        Client { address, token: None, id: String::new(), name: String::new() }
    }

    pub(crate) fn guest(address: SocketAddr) -> Client {
        Client::signed_in(address, &ask(address, "POST", "/api/v1/guests", &[], "{}"))
    }

    pub(crate) fn account(address: SocketAddr, name: &str) -> Client {
        let body = json!({ "name": name, "password": "a long enough one" }).to_string();
        Client::signed_in(address, &ask(address, "POST", "/api/v1/accounts", &[], &body))
    }

    pub(crate) fn signed_in(address: SocketAddr, reply: &Reply) -> Client {
        assert_eq!(reply.status, 201, "{reply:?}");
        let reply = reply.json();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let person = &reply["person"];
        Client {
            address,
            token: Some(text(&reply["token"])),
            id: text(&person["id"]),
            name: text(&person["name"]),
        }
    }

    fn headers(&self) -> Vec<(String, String)> {
        self.token.iter().map(|token| ("authorization".to_owned(), format!("Bearer {token}"))).collect()
    }

    pub(crate) fn send(&self, method: &str, path: &str, body: &Value) -> Reply {
        let headers = self.headers();
        let headers: Vec<_> = headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        ask(self.address, method, &format!("/api/v1{path}"), &headers, &body)
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        self.send("GET", path, &Value::Null)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, body)
    }

    /// A stream of lines that ends when it is dropped.
    pub(crate) fn stream(&self, path: &str) -> impl Iterator<Item = String> + use<> {
        let headers = self.headers();
        let headers: Vec<_> = headers.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let mut reader = request(self.address, "GET", &format!("/api/v1{path}"), &headers, "");
        let mut line = String::new();
        while line != "\r\n" {
            line.clear();
            reader.read_line(&mut line).unwrap();
        }
        // Each line comes as a chunk of its own: its size, the line, an empty line.
        std::iter::from_fn(move || {
            let mut size = String::new();
            reader.read_line(&mut size).unwrap();
            let size = usize::from_str_radix(size.trim(), 16).unwrap();
            let mut chunk = vec![0; size + 2];
            reader.read_exact(&mut chunk).unwrap();
            chunk.truncate(size);
            (size > 0).then(|| String::from_utf8(chunk).unwrap().trim_end().to_owned())
        })
    }

    /// A seek of this one's that `other` accepts: the game's id.
    pub(crate) fn play(&self, other: &Client, seek: &Value) -> String {
        let made = self.post("/seeks", seek);
        assert_eq!(made.status, 201, "{made:?}");
        let id = made.json()["seek"]["id"].as_str().unwrap().to_owned();
        let accepted = other.post(&format!("/seeks/{id}/accept"), &json!({}));
        assert_eq!(accepted.status, 201, "{accepted:?}");
        accepted.json()["game"].as_str().unwrap().to_owned()
    }

    /// A command: the answer.
    pub(crate) fn command(&self, game: &str, id: &str, version: u64, wish: &Value) -> Reply {
        self.post(&format!("/games/{game}/commands"), &json!({ "id": id, "version": version, "do": wish }))
    }

    pub(crate) fn socket(&self) -> Socket {
        Socket::open(self.address, &self.headers()).unwrap()
    }
}

/// A websocket.
pub(crate) struct Socket(WebSocket<TcpStream>);

impl Socket {
    pub(crate) fn open(address: SocketAddr, headers: &[(String, String)]) -> Result<Socket, u16> {
        let mut request = format!("ws://{address}/api/v1/ws").into_client_request().unwrap();
        for (name, value) in headers {
            let name: tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Err(response.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string());
    }

    pub(crate) fn send_text(&mut self, text: &str) {
        self.0.send(Message::text(text)).unwrap();
    }

    /// Sends the same so many times, all at once: an answer to the first changes nothing for the last.
    pub(crate) fn send_often(&mut self, times: usize, message: &Value) {
        for _ in 0..times {
            self.0.write(Message::text(message.to_string())).unwrap();
        }
        self.0.flush().unwrap();
    }

    /// The next message, but for presence, which comes when it likes.
    pub(crate) fn next(&mut self) -> Value {
        loop {
            let message = self.any();
            if message.get("presence").is_none() {
                return message;
            }
        }
    }

    /// The next message of a kind; what comes before it is overlooked.
    pub(crate) fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let mut message = self.any();
            if let Some(value) = message.get_mut(kind) {
                return value.take();
            }
        }
    }

    fn any(&mut self) -> Value {
        loop {
            match self.0.read().unwrap_or_else(|error| panic!("nothing more came: {error}")) {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Close(frame) => panic!("closed: {frame:?}"),
                _ => {}
            }
        }
    }

    /// The code that it is closed with; what comes before is overlooked.
    pub(crate) fn close_code(&mut self) -> u16 {
        loop {
            match self.0.read() {
                Ok(Message::Close(Some(frame))) => return frame.code.into(),
                Ok(Message::Close(None)) => return 1005,
                Ok(_) => {}
                Err(error) => panic!("gone without a word: {error}"),
            }
        }
    }
}
