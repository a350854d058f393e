//! The websocket.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use abande_words::Language;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{interval, timeout};

use crate::games::Command;
use crate::limits::{Act, SocketPlace, TooMany};
use crate::live::{Arrival, Closing, Connected, Inbox, News, Outbox, Pings, Table};

use super::error::ApiError;
use super::finish::asked_language;
use super::malformed::Malformed;
use super::service::Service;
use super::signed_in::{Anybody, ClientAddress};

/// The longest message of a client.
const LONGEST: usize = 4096;

/// Small, since most of the time nothing is sent.
const BUFFER: usize = 1024;

/// What is written while the network does not take it; more than the largest message.
const UNSENT: usize = 256 * 1024;

/// How often the server asks whether somebody is still there, and how far away.
const PING: Duration = Duration::from_secs(10);

/// Who is not heard of for so long is gone.
const SILENCE: Duration = Duration::from_mins(1);

/// A message must be written within this time.
const SLOW: Duration = Duration::from_secs(10);

/// The other end has so long to close as well.
const FAREWELL: Duration = Duration::from_secs(1);

/// One connection follows at most so many games.
const GAMES: usize = 100;

/// The close code for a message that is too large.
const TOO_LARGE: u16 = 1009;

/// What a client says: one of these. What else it says is not looked at.
#[derive(Deserialize)]
struct Said {
    subscribe: Option<Subject>,
    unsubscribe: Option<Subject>,
    command: Option<Asked>,
    ping: Option<Value>,
}

#[derive(Deserialize)]
struct Subject {
    game: Option<String>,
    since: Option<u64>,
    #[serde(default)]
    lobby: bool,
    #[serde(default)]
    me: bool,
}

#[derive(Deserialize)]
struct Asked {
    game: String,
    /// Looked at by itself, so that a refusal can name it.
    id: Option<String>,
    #[serde(flatten)]
    rest: serde_json::Map<String, Value>,
}

/// A talk over a websocket, while it lasts.
struct Talk {
    service: Arc<Service>,
    socket: WebSocket,
    connected: Connected,
    address: ClientAddress,
    language: Language,
    /// The games that it follows, with the number of the subscription.
    follows: HashMap<String, (u32, Arc<Table>)>,
    subscriptions: u32,
    pings: Pings,
    /// The ping that is not answered yet.
    pinged: Option<(u64, Instant)>,
    heard: Instant,
    _place: SocketPlace,
}

/// Why the loop ends.
enum End {
    /// With this code.
    Close(u16),
    /// The other end has gone.
    Gone,
}

/// `GET /ws`.
pub(super) async fn upgrade(
    State(service): State<Arc<Service>>,
    address: ClientAddress,
    who: Anybody,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let place = service.limits.socket(address.0, who.id())?;
    let under_way = service.hub.under_way();
    // Before the answer: from then on they count as here, and are closed with all others.
    let (connected, inbox) = service.connect(who.0).await?;
    let language = asked_language(&headers);
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(UNSENT)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| {
        let talk = Talk {
            service,
            socket,
            connected,
            address,
            language,
            follows: HashMap::new(),
            subscriptions: 0,
            pings: Pings::default(),
            pinged: None,
            heard: Instant::now(),
            _place: place,
        };
        // In a box: a task is as large as the largest of its moments.
        Box::pin(async move {
            talk.serve(inbox).await;
            drop(under_way);
        })
    }))
}

impl Talk {
    async fn serve(mut self, mut inbox: Inbox) {
        let end = self.go_on(&mut inbox).await;
        let Talk { mut socket, connected, .. } = self;
        // Who is given up is away from now on, however long they take to hear of it.
        drop(inbox);
        drop(connected);
        if let End::Close(code) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::default() };
            // Who does not take it is gone all the same.
            let _ = timeout(SLOW, socket.send(Message::Close(Some(frame)))).await;
            // Who is still speaking may not have read it yet, and would lose it with the connection.
            let _ = timeout(FAREWELL, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
        }
    }

    async fn go_on(&mut self, inbox: &mut Inbox) -> End {
        let mut ticks = interval(PING);
        loop {
            let (queue, closed) = inbox.parts();
            let step = tokio::select! {
                biased;
                code = closed => Err(End::Close(code)),
                Some(news) = queue.recv() => self.tell(news).await,
                said = self.socket.recv() => match said {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(error)) if is_too_large(&error) => Err(End::Close(TOO_LARGE)),
                    Some(Err(_)) | None => Err(End::Gone),
                },
                _ = ticks.tick() => self.ping().await,
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn write(&mut self, message: Message) -> Result<(), End> {
        match timeout(SLOW, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(End::Close(Closing::Slow as u16)),
        }
    }

    async fn tell(&mut self, news: News) -> Result<(), End> {
        match news {
            News::Text(text) => self.write(Message::Text(text)).await,
            News::Several(texts) => {
                for text in texts {
                    self.write(Message::Text(text)).await?;
                }
                Ok(())
            }
            News::Me(text) => self.write(Message::Text(format!("{{\"me\":{text}}}").into())).await,
            News::Event { subscription, event } => {
                // What a subscription was told that has ended since is told again by the next one.
                if !self.follows.values().any(|(number, _)| *number == subscription) {
                    return Ok(());
                }
                self.write(Message::Text(event.framed())).await
            }
        }
    }

    async fn ping(&mut self) -> Result<(), End> {
        if self.heard.elapsed() > SILENCE {
            return Err(End::Close(Closing::Silent as u16));
        }
        let number = self.pinged.map_or(0, |(number, _)| number + 1);
        self.pinged = Some((number, Instant::now()));
        self.write(Message::Ping(number.to_be_bytes().to_vec().into())).await
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        self.heard = Instant::now();
        match message {
            Message::Text(text) => return self.heed(text.as_str()).await,
            Message::Binary(_) => self.complain(&Malformed::Binary.into()),
            Message::Pong(bytes) => {
                if let Some((number, since)) = self.pinged
                    && bytes.as_ref() == number.to_be_bytes()
                {
                    self.pings.answered(u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX));
                    self.connected.outbox.set_lag(&self.pings);
                }
            }
            Message::Ping(_) => {}
            Message::Close(_) => return Err(End::Gone),
        }
        Ok(())
    }

    fn complain(&self, error: &ApiError) {
        self.connected.outbox.send(News::message("error", &error.view(self.language)));
    }

    /// Does what a message asks for.
    async fn heed(&mut self, text: &str) -> Result<(), End> {
        let person = self.connected.outbox.person();
        if self.service.limits.check(Act::Read, self.address.0, person).is_err() {
            return Err(End::Close(Closing::TooMany as u16));
        }
        let said: Said = match serde_json::from_str(text) {
            Ok(said) => said,
            Err(error) => {
                self.complain(&Malformed::message(error).into());
                return Ok(());
            }
        };
        let done = match said {
            Said { ping: Some(number), .. } => {
                self.pong(&number);
                Ok(())
            }
            Said { command: Some(asked), .. } => {
                let arrival = self.service.hub.arrive(&asked.game, self.connected.outbox.lag());
                self.command(asked, arrival).await;
                Ok(())
            }
            Said { subscribe: Some(subject), .. } => self.subscribe(subject).await,
            Said { unsubscribe: Some(Subject { game: Some(game), .. }), .. } => {
                if let Some((_, table)) = self.follows.remove(&game) {
                    table.lock().await.leave(&self.connected.outbox);
                    self.connected.follows(&game);
                }
                Ok(())
            }
            _ => Err(Malformed::NothingAsked.into()),
        };
        if let Err(error) = done {
            self.complain(&error);
        }
        Ok(())
    }

    /// The answer goes behind all that was told before, so that the versions are not ahead of it.
    fn pong(&self, number: &Value) {
        let versions: serde_json::Map<_, _> =
            self.follows.iter().map(|(game, (_, table))| (game.clone(), json!(table.version()))).collect();
        let pong = json!({ "pong": number, "at": self.service.hub.now(), "versions": versions });
        self.connected.outbox.send(News::text(pong.to_string()));
    }

    async fn subscribe(&mut self, subject: Subject) -> Result<(), ApiError> {
        let outbox = &self.connected.outbox;
        match subject {
            Subject { lobby: true, .. } => self.service.hub.lobby().watch(outbox),
            Subject { me: true, .. } => {
                let person = outbox.person().ok_or(ApiError::Unauthorized)?;
                let first = self.service.hub.follow_me(person, outbox).await?;
                outbox.send(News::Me(first.into()));
            }
            Subject { game: Some(game), since, .. } => self.follow(&game, since).await?,
            _ => return Err(Malformed::NoSubject.into()),
        }
        Ok(())
    }

    async fn follow(&mut self, game: &str, since: Option<u64>) -> Result<(), ApiError> {
        if self.follows.len() >= GAMES && !self.follows.contains_key(game) {
            return Err(TooMany { retry_after: 1 }.into());
        }
        let table = self.service.table(game).await?;
        self.subscriptions += 1;
        let mut state = table.lock().await;
        let presence = self.service.hub.presence_message(&state);
        state.follow(&self.connected.outbox, self.subscriptions, since, presence);
        drop(state);
        self.follows.insert(game.to_owned(), (self.subscriptions, table));
        self.connected.follows(game);
        Ok(())
    }

    /// The answer comes through the outbox, before the events.
    async fn command(&mut self, asked: Asked, arrival: Arrival) {
        let Asked { game, id, rest } = asked;
        let answer = Answering { game, id, language: self.language, outbox: self.connected.outbox.clone() };
        match self.prepared(&answer, rest).await {
            Err(error) => answer.refuse(&error),
            Ok((table, side, command)) => {
                let tell = Box::new(move |done: Result<u64, _>| match done {
                    Ok(version) => answer.acknowledge(version),
                    Err(error) => answer.refuse(&ApiError::from(error)),
                });
                self.service.hub.command(&table, side, command, arrival, tell).await;
            }
        }
    }

    async fn prepared(
        &mut self,
        answer: &Answering,
        mut rest: serde_json::Map<String, Value>,
    ) -> Result<(Arc<Table>, crate::games::Side, Command), ApiError> {
        let person = self.connected.outbox.person().ok_or(ApiError::Unauthorized)?;
        let table = match self.follows.get(&answer.game) {
            Some((_, table)) => Arc::clone(table),
            None => self.service.table(&answer.game).await?,
        };
        let side = table.side_of(person).ok_or(ApiError::Forbidden)?;
        self.service.limits.check(Act::Command, self.address.0, Some(person))?;
        if let Some(id) = &answer.id {
            rest.insert("id".to_owned(), json!(id));
        }
        let command = serde_json::from_value(Value::Object(rest));
        Ok((table, side, command.map_err(Malformed::message)?))
    }
}

/// Where the answer to a command goes.
struct Answering {
    game: String,
    id: Option<String>,
    language: Language,
    outbox: Outbox,
}

impl Answering {
    fn acknowledge(&self, version: u64) {
        let ack = json!({ "game": self.game, "id": self.id, "version": version });
        self.outbox.send(News::message("ack", &ack));
    }

    fn refuse(&self, error: &ApiError) {
        let refused = json!({ "game": self.game, "id": self.id, "error": error.view(self.language) });
        self.outbox.send(News::message("refused", &refused));
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    let source = std::error::Error::source(error);
    source
        .and_then(|source| source.downcast_ref())
        .is_some_and(|error| matches!(error, tungstenite::Error::Capacity(_)))
}
