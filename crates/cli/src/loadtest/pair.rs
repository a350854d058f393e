//! Two players who play each other, game after game, at random.

use std::time::{Duration, Instant};

use abande::{Board, Coords, Position};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::failure::Failure;

use super::audit::{Sent, check};
use super::client::{Client, Gone, Socket, told_to_wait};
use super::figures::Figures;

/// An answer that takes longer than this is not waited for: one asks anew.
const PATIENCE: Duration = Duration::from_secs(10);

/// Two players and their game.
pub(super) struct Pair {
    client: Client,
    tokens: [String; 2],
    /// With a clock that never runs out: what the server gives back after a kill comes as events.
    clock: bool,
    chance: fastrand::Rng,
    commands: u64,
    figures: Figures,
}

/// A game as the players know it.
struct Played {
    id: String,
    position: Position,
    /// The last version that was seen.
    version: u64,
    sent: Vec<Sent>,
}

impl Pair {
    pub(super) async fn meet(client: Client, seed: u64, clock: bool) -> Result<Pair, Failure> {
        let mut tokens = [String::new(), String::new()];
        for token in &mut tokens {
            let guest = client.ask("POST", "/guests", None, &json!({})).await?;
            *token = text(&guest["token"])?;
        }
        let chance = fastrand::Rng::with_seed(seed);
        Ok(Pair { client, tokens, clock, chance, commands: 0, figures: Figures::default() })
    }

    /// Plays until it is told to end; every game is checked against what the server has of it.
    pub(super) async fn play(
        &mut self,
        pause: Duration,
        ended: watch::Receiver<bool>,
    ) -> Result<Figures, Failure> {
        let mut ticks = (!pause.is_zero()).then(|| tokio::time::interval(pause));
        while !*ended.borrow() {
            let mut played = self.begin().await?;
            let mut sockets = self.sit_down(&played).await?;
            while !*ended.borrow() && played.position.result().is_none() {
                if let Some(ticks) = &mut ticks {
                    ticks.tick().await;
                }
                self.make_a_move(&mut played, &mut sockets).await?;
            }
            self.check(&played).await?;
            self.figures.games += 1;
        }
        Ok(std::mem::take(&mut self.figures))
    }

    /// The same seek and the same answer again are the same game, so both can be asked for until they come through.
    async fn begin(&mut self) -> Result<Played, Failure> {
        let time = if self.clock { json!({ "initial_s": 10_800, "increment_s": 0 }) } else { Value::Null };
        let id = self.command_id();
        let seek = json!({ "id": id, "board": "hex", "color": "black", "visibility": "link", "time": time });
        let made = self.client.ask("POST", "/seeks", Some(&self.tokens[0]), &seek).await?;
        let path = format!("/seeks/{}/accept", text(&made["seek"]["id"])?);
        let accepted = self.client.ask("POST", &path, Some(&self.tokens[1]), &json!({})).await?;
        let position = Position::start(&Board::hex().into());
        Ok(Played { id: text(&accepted["game"])?, position, version: 1, sent: vec![] })
    }

    /// Both follow the game from where they are.
    async fn sit_down(&self, played: &Played) -> Result<[Socket; 2], Failure> {
        loop {
            let mut sockets = [
                self.client.socket(Some(&self.tokens[0])).await?,
                self.client.socket(Some(&self.tokens[1])).await?,
            ];
            let [black, white] = &mut sockets;
            let both = async {
                black.subscribe(&played.id, played.version).await?;
                white.subscribe(&played.id, played.version).await
            };
            if both.await.is_ok() {
                return Ok(sockets);
            }
        }
    }

    fn command_id(&mut self) -> String {
        self.commands += 1;
        format!("c{}", self.commands)
    }

    /// A move at random, sent until it is acknowledged and no more: from then on it is the server's to keep.
    async fn make_a_move(&mut self, played: &mut Played, sockets: &mut [Socket; 2]) -> Result<(), Failure> {
        let legal = played.position.moves();
        let mv = legal[self.chance.usize(..legal.len())];
        let text = played.position.board().move_text(mv, Coords::Stein);
        let id = self.command_id();
        let mover = usize::from(played.position.turn() == abande::Color::White);
        let command = json!({ "command": { "game": played.id, "id": id, "version": played.version, "do": { "move": text } } });
        let (version, since) = loop {
            let since = Instant::now();
            match timeout(PATIENCE, sockets[mover].command(&command, &id)).await {
                Ok(Ok(Ok(version))) => break (version, since),
                // A server that is about to go, or whose store is busy, asks to wait.
                Ok(Ok(Err(refused))) => match told_to_wait(&refused["error"]) {
                    Some(wait) => tokio::time::sleep(wait).await,
                    None => return Err(self.why_refused(played, &text, &refused).await),
                },
                Ok(Err(Gone)) | Err(_) => {
                    self.figures.again += 1;
                    *sockets = self.sit_down(played).await?;
                }
            }
        };
        self.figures.acknowledged(since.elapsed());
        let heard = timeout(PATIENCE, sockets[1 - mover].hear(version, &text)).await;
        played.sent.push(Sent { id, text, version });
        played.version = version;
        played.position.play(mv).map_err(|illegal| Failure::Refused(illegal.to_string()))?;
        match heard {
            Ok(Ok(())) => self.figures.told(since.elapsed()),
            Ok(Err(Gone)) | Err(_) => *sockets = self.sit_down(played).await?,
        }
        Ok(())
    }

    /// A legal move is refused when the server has lost one before it.
    async fn why_refused(&self, played: &Played, text: &str, refused: &Value) -> Failure {
        match self.check(played).await {
            Ok(()) => Failure::Refused(format!("game {}: {text} is refused: {refused}", played.id)),
            Err(failure) => failure,
        }
    }

    /// Holds what the server has of a game against what was acknowledged.
    async fn check(&self, played: &Played) -> Result<(), Failure> {
        let snapshot = self.client.ask("GET", &format!("/games/{}", played.id), None, &Value::Null).await?;
        let version = snapshot["version"].as_u64().unwrap_or(0);
        let events = self.client.events(&played.id, version).await?;
        check(&played.sent, &events).map_err(|fault| Failure::Refused(format!("game {}: {fault}", played.id)))
    }
}

fn text(value: &Value) -> Result<String, Failure> {
    value.as_str().map(str::to_owned).ok_or_else(|| Failure::Refused(format!("not a text: {value}")))
}
