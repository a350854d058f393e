//! A game that is being played: where it stands, who plays, and what can be taken back.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use abande::{
    Arrival, Board, Color, Coords, Game, GameResult, Move, Node, NodeId, Position, Refusal, Variant,
};
use abande_engine::{Level, Opponent};

use super::collection::Collection;
use super::player::Player;
use crate::games_file::Diagnostic;

/// Tags with the players' names.
const NAMES: [&str; 2] = ["Black", "White"];

/// Tags that only we read: who plays, and in a kept game where it stands, on which board file, and which game it is.
const TYPES: [&str; 2] = ["BlackType", "WhiteType"];
const PLY: &str = "Ply";
const BOARD_FILE: &str = "BoardFile";
const ID: &str = "Id";

/// A game that is being played. Moves that are taken back stay in it, as what can be gone on with, and, once
/// something else is played, as variations.
///
/// Or a game that is only looked at: nobody plays in it and nothing of it changes, until somebody plays on from a
/// position of it, which is a new game.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    game: Game,
    at: NodeId,
    arrival: Arrival,
    position: Position,
    players: [Player; 2],
    coords: Coords,
    board_file: Option<PathBuf>,
    /// What tells this game from all others.
    id: String,
    /// The file that the game is looked at in, and its number there.
    looked_at: Option<(Arc<Collection>, usize)>,
}

/// Why a game of a file cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoSight {
    /// There are only so many games.
    NoSuchGame(usize),
    /// It cannot be read, for this reason.
    Faulty(Box<Diagnostic>),
}

impl Session {
    /// The end of a game's main line. Who plays is as the game's tags say, else as given.
    pub(crate) fn new(game: Game, players: [Player; 2], coords: Coords) -> Session {
        let tagged = |color: Color| game.tags().get(TYPES[color.index()])?.parse().ok();
        let players = Color::BOTH.map(|color| tagged(color).unwrap_or(players[color.index()]));
        let coords = if game.board().has_coords(coords) { coords } else { Coords::Stein };
        let mut session = Session {
            at: game.last(),
            arrival: Arrival::Shown,
            position: game.start().clone(),
            game,
            players,
            coords,
            board_file: None,
            id: new_id(),
            looked_at: None,
        };
        session.board_file = session.game.tags_mut().remove(BOARD_FILE).map(PathBuf::from);
        session.id = session.game.tags_mut().remove(ID).unwrap_or(session.id);
        let ply = session.game.tags_mut().remove(PLY).and_then(|ply| ply.parse().ok());
        let path = session.game.path(session.at).unwrap_or_default();
        match ply {
            Some(0) => session.at = NodeId::START,
            Some(ply) => session.at = path.get(ply - 1).copied().unwrap_or(session.at),
            None => {}
        }
        session.name_players();
        session.go_to(session.at, Arrival::Shown);
        session
    }

    /// Looks at a game of a file, by its number from 0, where its main line ends.
    pub(crate) fn look(games: &Arc<Collection>, number: usize, coords: Coords) -> Result<Session, NoSight> {
        let game = match games.game(number) {
            Some(Ok(game)) => game.clone(),
            Some(Err(fault)) => return Err(NoSight::Faulty(Box::new(fault.clone()))),
            None => return Err(NoSight::NoSuchGame(games.len())),
        };
        let at = game.last();
        Ok(Session {
            at,
            arrival: Arrival::Shown,
            position: game.position(at).unwrap_or_else(|| game.start().clone()),
            players: [Player::Human; 2],
            coords: if game.board().has_coords(coords) { coords } else { Coords::Stein },
            board_file: None,
            id: new_id(),
            looked_at: Some((Arc::clone(games), number)),
            game,
        })
    }

    /// Whether the game is only looked at.
    pub(crate) fn is_looking(&self) -> bool {
        self.looked_at.is_some()
    }

    /// Which game of how many is looked at, from 1.
    pub(crate) fn which(&self) -> Option<(usize, usize)> {
        self.looked_at.as_ref().map(|(games, number)| (number + 1, games.len()))
    }

    /// Looks at another game of the same file, by its number from 1.
    pub(crate) fn look_at(&self, number: usize) -> Option<Result<Session, NoSight>> {
        let (games, _) = self.looked_at.as_ref()?;
        let session = match number.checked_sub(1) {
            Some(number) => Session::look(games, number, self.coords),
            None => Err(NoSight::NoSuchGame(games.len())),
        };
        Some(session.map(|session| Session { board_file: self.board_file.clone(), ..session }))
    }

    /// Goes to the position after so many moves of the main line. Says whether there is one.
    pub(crate) fn go_to_ply(&mut self, ply: usize) -> bool {
        let id = match ply {
            0 => Some(NodeId::START),
            _ => self.game.main_line().nth(ply - 1),
        };
        id.inspect(|&id| self.go_to(id, Arrival::Shown)).is_some()
    }

    /// Goes to the start, or to the end of the line. Says whether that is elsewhere.
    pub(crate) fn go_far(&mut self, on: bool) -> bool {
        let end = if on { self.game.line_after(self.at).last() } else { Some(NodeId::START) };
        let elsewhere = end.filter(|&end| end != self.at);
        elsewhere.inspect(|&id| self.go_to(id, Arrival::Shown)).is_some()
    }

    /// A new game that begins with the moves up to here. This one stays what it is.
    pub(crate) fn play_from_here(&self, players: [Player; 2]) -> Session {
        let mut game = Game::from_position(self.game.start().clone());
        let path = self.game.path(self.at).unwrap_or_default();
        for mv in path.into_iter().filter_map(|id| self.game.node(id)?.mv()) {
            // Every move of a game is legal.
            let _ = game.push(mv);
        }
        Session::new(game, players, self.coords).on_board_file(self.board_file.as_deref())
    }

    /// Who might go on from here: those who played so far if they were people or levels of ours, else a person at the
    /// move against a level.
    pub(crate) fn proposed_players(&self) -> [Player; 2] {
        if !self.is_looking() {
            return self.players;
        }
        let tagged = Color::BOTH.map(|color| self.game.tags().get(TYPES[color.index()])?.parse().ok());
        match tagged {
            [Some(black), Some(white)] => [black, white],
            _ => Color::BOTH.map(|color| {
                if color == self.position.turn() { Player::Human } else { Player::usual_opponent() }
            }),
        }
    }

    /// What a player is called in the record of a game.
    pub(crate) fn recorded_name(&self, color: Color) -> Option<&str> {
        self.game.tags().get(NAMES[color.index()]).filter(|name| !name.trim().is_empty())
    }

    /// What is said about the move that led here, or about the game at its start.
    pub(crate) fn comment(&self) -> &str {
        self.game.node(self.at).map_or("", Node::comment)
    }

    /// How the game ended, if it did so here.
    pub(crate) fn ending(&self) -> Option<GameResult> {
        let score = self.position.result().map(GameResult::Score);
        score.or_else(|| self.game.is_over_at(self.at).then(|| self.game.result()))
    }

    /// Why a game ended that was not played out, as its record has it.
    pub(crate) fn termination(&self) -> Option<&str> {
        self.game.tags().get("Termination")
    }

    /// Whether the computer is to move and waits to be told.
    pub(crate) fn waits(&self) -> bool {
        matches!(self.to_move(), Some(Player::Level(_))) && self.reply().is_none()
    }

    /// The same game, on a board from this file.
    pub(crate) fn on_board_file(mut self, path: Option<&Path>) -> Session {
        self.board_file = path.map(|path| std::path::absolute(path).unwrap_or_else(|_| path.into()));
        self
    }

    /// The board file of a variant: ours, if it is played on our board.
    pub(crate) fn board_file_of(&self, variant: &Variant) -> Option<&Path> {
        self.board_file.as_deref().filter(|_| variant.board() == self.board())
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn board(&self) -> &Board {
        self.game.board()
    }

    pub(crate) fn coords(&self) -> Coords {
        self.coords
    }

    pub(crate) fn at(&self) -> NodeId {
        self.at
    }

    pub(crate) fn player(&self, color: Color) -> Player {
        self.players[color.index()]
    }

    /// What makes the engine's levels another person in every game, and the same one throughout it.
    pub(crate) fn seed(&self) -> u64 {
        Opponent::seed_of_game(&self.id)
    }

    pub(crate) fn players(&self) -> [Player; 2] {
        self.players
    }

    pub(crate) fn has_humans(&self) -> bool {
        self.players.contains(&Player::Human)
    }

    /// Who is to move; nobody when the game is over.
    pub(crate) fn to_move(&self) -> Option<Player> {
        (!self.position.is_over()).then(|| self.player(self.position.turn()))
    }

    /// The move that led to the position.
    pub(crate) fn last(&self) -> Option<Move> {
        self.game.node(self.at)?.mv()
    }

    /// The level that is to move now by itself.
    pub(crate) fn reply(&self) -> Option<Level> {
        let replies = self.game.computer_replies(self.at, self.arrival, &self.computers());
        match self.player(self.position.turn()) {
            Player::Level(level) => replies.then_some(level),
            Player::Human => None,
        }
    }

    /// Has the computer move here although something else was played here before.
    pub(crate) fn play_on(&mut self) {
        let _ = self.game.play_on(self.at);
        self.arrival = Arrival::Played;
    }

    /// Has somebody else play a colour from now on.
    pub(crate) fn seat(&mut self, color: Color, player: Player) {
        if self.player(color) != player {
            self.players[color.index()] = player;
            let _ = self.game.tags_mut().remove(NAMES[color.index()]);
            self.name_players();
        }
    }

    /// Whether there is something to be gone on with another day.
    pub(crate) fn is_unfinished(&self) -> bool {
        !self.is_looking() && self.game.move_count() > 0 && self.game.result().is_open()
    }

    /// All moves of the line, and how many of them have been played: the others were taken back.
    pub(crate) fn line(&self) -> (Vec<Move>, usize) {
        let path = self.game.path(self.at).unwrap_or_default();
        let played = path.len();
        let line = path.into_iter().chain(self.game.line_after(self.at));
        (line.filter_map(|id| self.game.node(id)?.mv()).collect(), played)
    }

    /// Who made the first move of the line.
    pub(crate) fn first_turn(&self) -> Color {
        self.game.start().turn()
    }

    /// Plays a move. A refused one changes nothing.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        if let Some(refusal) = self.position.refusal(mv) {
            return Err(refusal);
        }
        // The move is legal and the node is there, so that neither fails.
        if let Ok(id) = self.game.add_move(self.at, mv) {
            let _ = self.game.play_on(id);
            self.go_to(id, Arrival::Played);
        }
        Ok(())
    }

    /// Takes back the last move of a person, with all that followed; without persons, the last move. Says
    /// whether there was one.
    pub(crate) fn take_back(&mut self) -> bool {
        let target = self.game.taken_back(self.at, &self.computers());
        target.inspect(|&id| self.go_to(id, Arrival::Shown)).is_some()
    }

    /// Plays again what was taken back last. Says whether there was anything.
    pub(crate) fn go_on(&mut self) -> bool {
        let target = self.game.played_again(self.at, &self.computers());
        target.inspect(|&id| self.go_to(id, Arrival::Shown)).is_some()
    }

    /// The colours that the computer plays.
    fn computers(&self) -> Vec<Color> {
        Color::BOTH.into_iter().filter(|&color| self.player(color) != Player::Human).collect()
    }

    fn go_to(&mut self, id: NodeId, arrival: Arrival) {
        if let Some(position) = self.game.position(id) {
            self.at = id;
            self.arrival = arrival;
            self.position = position;
        }
    }

    /// Signs for the engine; persons may do so themselves in the file.
    fn name_players(&mut self) {
        for (name, player) in NAMES.into_iter().zip(self.players) {
            if let (Player::Level(level), None) = (player, self.game.tags().get(name)) {
                let _ = self.game.tags_mut().set(name, &format!("Abande, level {level}"));
            }
        }
    }

    /// The game as a file, with the day on which it was played.
    pub(crate) fn text(&self, day: &str) -> String {
        self.tagged(day).to_abn(Coords::Stein)
    }

    /// The game as it is kept to be gone on with: also where it stands, and on which board file.
    pub(crate) fn kept_text(&self, day: &str) -> String {
        let mut game = self.tagged(day);
        let ply = self.game.path(self.at).map_or(0, |path| path.len());
        let _ = game.tags_mut().set(PLY, &ply.to_string());
        let _ = game.tags_mut().set(ID, &self.id);
        if let Some(path) = self.board_file.as_deref().and_then(Path::to_str) {
            let _ = game.tags_mut().set(BOARD_FILE, path);
        }
        game.to_abn(Coords::Stein)
    }

    fn tagged(&self, day: &str) -> Game {
        let mut game = self.game.clone();
        // What others have played is not ours to sign.
        if self.is_looking() {
            return game;
        }
        if game.tags().get("Date").is_none() {
            let _ = game.tags_mut().set("Date", day);
        }
        for (tag, player) in TYPES.into_iter().zip(self.players) {
            let _ = game.tags_mut().set(tag, &player.to_string());
        }
        game
    }

    /// The board file that a kept game names, before the game itself can be read.
    pub(crate) fn board_file_in(text: &str) -> Option<PathBuf> {
        let opening = format!("[{BOARD_FILE} \"");
        let value = text.lines().find_map(|line| line.strip_prefix(&opening)?.strip_suffix("\"]"))?;
        Some(PathBuf::from(value.replace("\\\"", "\"").replace("\\\\", "\\")))
    }
}

fn new_id() -> String {
    format!("{:016x}", fastrand::u64(..))
}

#[cfg(test)]
mod tests {
    use abande::{Boards, read_games};
    use serde_json::Value;

    use super::*;
    use crate::rules_data::rules_data;

    /// The rules' and the browser's tests read the same cases.
    #[test]
    fn who_acts() {
        let cases = rules_data("turns.json");
        let cases: Vec<Value> = serde_json::from_str(&cases).unwrap();
        for case in cases {
            let name = case["name"].as_str().unwrap();
            let computers = case["computers"].as_str().unwrap();
            let players = Color::BOTH.map(|color| {
                if computers.contains(color.letter()) { Player::usual_opponent() } else { Player::Human }
            });
            let at = case["at"].as_u64().unwrap() as usize;
            let played = case["arrival"] == "played";
            let (boards, abn) = (Boards::default(), case["abn"].as_str().unwrap());
            let mut game = read_games(abn, &boards, Coords::Stein).next().unwrap().unwrap();
            game.tags_mut().set(PLY, &(at - usize::from(played)).to_string()).unwrap();
            let mut session = Session::new(game, players, Coords::Stein);
            if played {
                session.play(session.line().0[at - 1]).unwrap();
            }
            assert_eq!(session.reply().is_some(), case["replies"].as_bool().unwrap(), "{name}");
            for (step, to) in
                [(Session::take_back as fn(&mut Session) -> bool, "back"), (Session::go_on, "again")]
            {
                let mut session = session.clone();
                let ply = step(&mut session).then(|| session.line().1 as u64);
                assert_eq!(ply, case[to].as_u64(), "{name}: {to}");
            }
        }
    }
}
