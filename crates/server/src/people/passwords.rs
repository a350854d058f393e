//! Hashing passwords, which is slow by intent, without holding up anything else.

use std::sync::Arc;
use std::thread::available_parallelism;

use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::password::Password;
use crate::id::{NoRandomness, random_bytes};

/// What a hash costs, as OWASP advises: 19 MiB of memory, gone through twice, by one thread.
const COST: Params = Params::DEFAULT;

/// How many may wait for their turn: few enough that the last of them still waits gladly.
const QUEUE: usize = 16;

/// The hash of nobody's password, of the same cost as all others. Who tries a name that nobody has waits as long as
/// with one that somebody has.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGlzIGhlcmU$\
                      AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Hashes passwords, a few at a time: each takes memory and a core.
#[derive(Debug)]
pub struct Passwords {
    /// Those that run or wait.
    places: Arc<Semaphore>,
    /// Those that run.
    turns: Arc<Semaphore>,
}

/// Why a password was not hashed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HashingError {
    /// Too many wait already; a second later there may be a place.
    #[error("too many sign in at once: try again in a moment")]
    Busy,
    /// There is no salt.
    #[error("the password cannot be kept: {0}")]
    Randomness(#[from] NoRandomness),
    /// What is kept is no hash, or it cannot be made.
    #[error("the password cannot be checked: {0}")]
    Hash(#[from] argon2::password_hash::Error),
    /// The work ended before its time.
    #[error("the password cannot be checked: the work was given up")]
    Ended,
}

impl Passwords {
    /// As many at a time as there are cores.
    pub fn new() -> Passwords {
        Passwords::with_places(available_parallelism().map_or(1, usize::from), QUEUE)
    }

    fn with_places(turns: usize, queue: usize) -> Passwords {
        Passwords { places: Arc::new(Semaphore::new(turns + queue)), turns: Arc::new(Semaphore::new(turns)) }
    }

    /// What is kept of a new password: a hash in the PHC form, with a salt of its own.
    ///
    /// # Errors
    /// When too many wait already, or the system lets it down.
    pub async fn hash(&self, password: Password) -> Result<String, HashingError> {
        let salt: [u8; 16] = random_bytes()?;
        let hashed = self.run(move || hasher().hash_password_with_salt(password.as_bytes(), &salt)).await?;
        Ok(hashed?.to_string())
    }

    /// Whether what somebody types is the password whose hash is kept. Where nothing is kept, because nobody has the
    /// name tried, it is not, and that takes as long.
    ///
    /// # Errors
    /// When too many wait already, or what is kept cannot be read.
    pub async fn verify(&self, typed: &str, kept: Option<&str>) -> Result<bool, HashingError> {
        let Some(password) = Password::typed(typed) else { return Ok(false) };
        let known = kept.is_some();
        let kept = kept.unwrap_or(NOBODY).to_string();
        let verified = self.run(move || hasher().verify_password(password.as_bytes(), kept.as_str())).await?;
        match verified {
            Ok(()) => Ok(known),
            Err(argon2::password_hash::Error::PasswordInvalid) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Does some work when its turn comes. Who no longer waits for it leaves the queue; what runs, runs to its end and
    /// keeps its place until then.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HashingError> {
        let place = self.places.clone().try_acquire_owned().map_err(|_| HashingError::Busy)?;
        let turn = self.turns.clone().acquire_owned().await.map_err(|_| HashingError::Ended)?;
        let done = spawn_blocking(move || {
            let done = work();
            drop((turn, place));
            done
        });
        done.await.map_err(|_| HashingError::Ended)
    }
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::new()
    }
}

fn hasher() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, COST)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use argon2::password_hash::phc::PasswordHash;

    use super::{HashingError, NOBODY, Passwords};
    use crate::people::{Name, Password};

    const TEXT: &str = "correct horse";

    fn password() -> Password {
        Password::parse(TEXT, &Name::parse("Ada").unwrap()).unwrap()
    }

    #[tokio::test]
    async fn the_right_password_is_known_again() {
        let passwords = Passwords::new();
        let kept = passwords.hash(password()).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_eq!(passwords.verify(TEXT, Some(&kept)).await, Ok(true));
        for other in ["", "Correct horse", "correct horse ", "correct hors", &"x".repeat(1000)] {
            assert_eq!(passwords.verify(other, Some(&kept)).await, Ok(false), "{other}");
        }
        assert_ne!(passwords.hash(password()).await.unwrap(), kept, "each hash has a salt of its own");
    }

    #[tokio::test]
    async fn accents_may_be_written_in_two_ways() {
        let passwords = Passwords::new();
        let new = Password::parse("cre\u{300}me bru\u{302}le\u{301}e", &Name::parse("Ada").unwrap()).unwrap();
        let kept = passwords.hash(new).await.unwrap();
        assert_eq!(passwords.verify("crème brûlée", Some(&kept)).await, Ok(true));
    }

    #[tokio::test]
    async fn an_unknown_name_costs_the_same_and_has_no_password() {
        let passwords = Passwords::new();
        let kept = passwords.hash(password()).await.unwrap();
        let (nobody, kept) = (PasswordHash::new(NOBODY).unwrap(), PasswordHash::new(&kept).unwrap());
        assert_eq!(
            (nobody.algorithm, nobody.version, &nobody.params),
            (kept.algorithm, kept.version, &kept.params)
        );
        let length = |hash: &PasswordHash| hash.hash.as_ref().map(|output| output.as_bytes().len());
        assert_eq!(length(&nobody), length(&kept));
        assert_eq!(passwords.verify(TEXT, None).await, Ok(false));
    }

    #[tokio::test]
    async fn what_cannot_be_read_is_said() {
        let broken = Passwords::new().verify(TEXT, Some("no hash")).await;
        assert!(matches!(broken, Err(HashingError::Hash(_))), "{broken:?}");
    }

    /// Lets a test see that some work has begun, and say when it ends.
    fn held() -> (impl FnOnce() + Send + 'static, mpsc::Receiver<()>, mpsc::Sender<()>) {
        let ((begun, begins), (end, ends)) = (mpsc::channel(), mpsc::channel());
        let work = move || {
            let _ = begun.send(());
            let _ = ends.recv();
        };
        (work, begins, end)
    }

    #[tokio::test]
    async fn when_all_places_are_taken_it_is_busy() {
        let passwords = Passwords::with_places(1, 1);
        let (work, begins, end) = held();
        let mut running = Box::pin(passwords.run(work));
        assert!(asked_once(&mut running).await.is_none());
        begins.recv().unwrap();
        let mut waiting = Box::pin(passwords.run(|| ()));
        assert!(asked_once(&mut waiting).await.is_none());
        assert_eq!(asked_once(&mut Box::pin(passwords.run(|| ()))).await, Some(Err(HashingError::Busy)));
        assert_eq!(passwords.hash(password()).await, Err(HashingError::Busy));
        assert_eq!(passwords.verify(TEXT, None).await, Err(HashingError::Busy));

        // Who no longer waits makes room.
        drop(waiting);
        let mut waiting = Box::pin(passwords.run(|| ()));
        assert!(asked_once(&mut waiting).await.is_none());

        // What runs holds its place though nobody waits for it any more: it still takes memory and a core.
        drop(running);
        assert!(asked_once(&mut waiting).await.is_none());
        assert_eq!(asked_once(&mut Box::pin(passwords.run(|| ()))).await, Some(Err(HashingError::Busy)));
        end.send(()).unwrap();
        assert_eq!(waiting.await, Ok(()));
        assert_eq!(passwords.run(|| ()).await, Ok(()));
    }

    /// What a future gives when it is asked once.
    async fn asked_once<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
        std::future::poll_fn(|context| {
            let polled = std::pin::Pin::new(&mut *future).poll(context);
            std::task::Poll::Ready(match polled {
                std::task::Poll::Ready(output) => Some(output),
                std::task::Poll::Pending => None,
            })
        })
        .await
    }
}
