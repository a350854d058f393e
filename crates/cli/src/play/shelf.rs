//! Where unfinished games are kept, to be offered again on the next start.
//!
//! Each game that is being played has a slot of its own, so that two windows do not take each other's game. A
//! lock on a file beside it says that a slot is in use; the system lifts it when a program ends, however it
//! ends.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use abande::{Boards, Coords, read_games};

use super::player::Player;
use super::session::Session;
use crate::board_arg;
use crate::replace_file::try_to_replace;

/// How many games are kept. The one that lay there longest makes way for another.
const SLOTS: usize = 20;

/// A game that waits to be gone on with.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) slot: usize,
    pub(crate) session: Session,
}

/// The folder, and the slot that is ours.
pub(crate) struct Shelf {
    folder: Option<PathBuf>,
    /// Its number, and the lock.
    own: Option<(usize, File)>,
}

impl Shelf {
    /// In the folder for a person's data, as the environment names it.
    pub(crate) fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Shelf {
        let set = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let base = set("XDG_DATA_HOME")
            .or_else(|| set("APPDATA"))
            .or_else(|| set("HOME").map(|home| home.join(".local/share")));
        Shelf { folder: base.map(|base| base.join("abande")), own: None }
    }

    /// The games that nobody plays at the moment, the latest first. What cannot be read is passed over, and
    /// stays where it is.
    pub(crate) fn games(&self) -> Vec<Kept> {
        let mut slots: Vec<(SystemTime, usize)> =
            (1..=SLOTS).filter_map(|slot| Some((self.modified(slot)?, slot))).collect();
        slots.sort_by_key(|&(time, _)| std::cmp::Reverse(time));
        let free = |slot: &usize| self.lock(*slot).is_ok_and(|lock| lock.is_some());
        let kept = slots.into_iter().map(|(_, slot)| slot).filter(free);
        kept.filter_map(|slot| Some(Kept { slot, session: read(&self.path(slot)?)? })).collect()
    }

    /// Makes a kept game ours. Says whether nobody was faster.
    pub(crate) fn take_up(&mut self, slot: usize) -> io::Result<bool> {
        self.own = self.lock(slot)?.map(|lock| (slot, lock));
        Ok(self.own.is_some())
    }

    /// Writes down our game, in whole or not at all.
    pub(crate) fn keep(&mut self, text: &str) -> io::Result<()> {
        let Some(folder) = self.folder.clone() else {
            return Err(io::Error::new(io::ErrorKind::NotFound, "HOME"));
        };
        fs::create_dir_all(folder)?;
        let slot = match &self.own {
            Some((slot, _)) => *slot,
            None => self.find_slot()?,
        };
        self.path(slot).map_or(Ok(()), |path| try_to_replace(&path, text.as_bytes()))
    }

    /// Our game need not be kept any longer.
    pub(crate) fn forget(&mut self) -> io::Result<()> {
        match self.own.take() {
            Some((slot, _lock)) => self.discard(slot),
            None => Ok(()),
        }
    }

    /// Lets go of our slot; the game in it stays.
    pub(crate) fn let_go(&mut self) {
        self.own = None;
    }

    /// Throws a kept game away.
    pub(crate) fn discard(&self, slot: usize) -> io::Result<()> {
        match self.path(slot).map(fs::remove_file) {
            Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Takes an empty slot, or else the one whose game is the oldest.
    fn find_slot(&mut self) -> io::Result<usize> {
        let mut slots: Vec<usize> = (1..=SLOTS).collect();
        slots.sort_by_key(|&slot| self.modified(slot));
        for slot in slots {
            if let Some(lock) = self.lock(slot)? {
                self.own = Some((slot, lock));
                return Ok(slot);
            }
        }
        Err(io::Error::new(io::ErrorKind::WouldBlock, "too many games at once"))
    }

    fn path(&self, slot: usize) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(format!("unfinished-{slot}.abn")))
    }

    fn modified(&self, slot: usize) -> Option<SystemTime> {
        fs::metadata(self.path(slot)?).ok()?.modified().ok()
    }

    /// The lock of a slot, unless another program has it.
    fn lock(&self, slot: usize) -> io::Result<Option<File>> {
        let Some(path) = self.path(slot) else { return Ok(None) };
        let file = File::options().create(true).append(true).open(path.with_extension("lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(file)),
            Err(TryLockError::WouldBlock) => Ok(None),
            // A file system that knows no locks is no reason to keep nothing.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(Some(file)),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

fn read(path: &Path) -> Option<Session> {
    let text = fs::read_to_string(path).ok()?;
    let mut boards = Boards::default();
    if let Some(file) = Session::board_file_in(&text) {
        boards.add(board_arg::read(&file).ok()?);
    }
    let game = read_games(&text, &boards, Coords::Stein).next()?.ok()?;
    Some(Session::new(game, [Player::Human; 2], Coords::Stein))
}

#[cfg(test)]
mod tests {
    use abande::{Board, Game};

    use super::*;

    fn shelf(test: &str) -> (PathBuf, impl Fn() -> Shelf) {
        let folder = std::env::temp_dir().join(format!("abande-{test}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let base = folder.clone();
        let open = move || {
            Shelf::of_environment(|name| (name == "XDG_DATA_HOME").then(|| base.to_str().unwrap().to_owned()))
        };
        (folder, open)
    }

    fn session(moves: usize) -> Session {
        let mut session = Session::new(
            Game::new(&Board::hex().into()),
            ["human", "level 3"].map(|text| text.parse().unwrap()),
            Coords::Stein,
        );
        for _ in 0..moves {
            let mv = session.position().moves()[0];
            session.play(mv).unwrap();
        }
        session
    }

    #[test]
    fn games_are_kept_taken_up_and_forgotten() {
        let (folder, open) = shelf("kept");
        assert!(open().games().is_empty());
        let mut first = open();
        first.keep(&session(3).kept_text("2026.01.01")).unwrap();
        first.keep(&session(4).kept_text("2026.01.01")).unwrap();
        // Another window sees nothing of it while it is being played, and keeps its own elsewhere.
        let mut second = open();
        assert!(second.games().is_empty());
        second.keep(&session(7).kept_text("2026.01.01")).unwrap();
        drop(first);
        let found = second.games();
        assert_eq!(found.iter().map(|kept| kept.session.line().1).collect::<Vec<_>>(), [4]);
        assert_eq!(found[0].session.players().map(|player| player.to_string()), ["human", "level 3"]);
        // It goes on where it stood, and is gone when it is over.
        let mut third = open();
        assert!(third.take_up(found[0].slot).unwrap());
        assert!(!open().take_up(found[0].slot).unwrap());
        third.forget().unwrap();
        drop(second);
        assert_eq!(open().games().len(), 1);
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn a_game_taken_back_a_little_stands_where_it_stood() {
        let (folder, open) = shelf("ply");
        let mut game = session(5);
        assert!(game.take_back());
        let (moves, played) = game.line();
        assert!(played < moves.len());
        open().keep(&game.kept_text("2026.01.01")).unwrap();
        let kept = &open().games()[0].session;
        assert_eq!(kept.line(), (moves, played));
        // And against the same opponent; a person's own file says nothing of that.
        assert_eq!(kept.seed(), game.seed());
        assert_ne!(kept.seed(), session(5).seed());
        assert!(!game.text("2026.01.01").contains("[Id "));
        let _ = fs::remove_dir_all(folder);
    }

    #[test]
    fn rubbish_is_passed_over_and_full_shelves_give_up_the_oldest() {
        let (folder, open) = shelf("full");
        fs::create_dir_all(folder.join("abande")).unwrap();
        fs::write(folder.join("abande/unfinished-1.abn"), "no game at all").unwrap();
        for _ in 1..SLOTS {
            open().keep(&session(1).kept_text("2026.01.01")).unwrap();
        }
        assert_eq!(open().games().len(), SLOTS - 1);
        assert_eq!(fs::read_to_string(folder.join("abande/unfinished-1.abn")).unwrap(), "no game at all");
        open().keep(&session(2).kept_text("2026.01.01")).unwrap();
        assert_eq!(open().games().len(), SLOTS);
        let _ = fs::remove_dir_all(folder);
    }
}
