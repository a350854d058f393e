//! Where the file lies: the folder, the lock on it, and how the file is opened.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;

/// The file with everything in it. SQLite puts others beside it that begin the same.
const FILE: &str = "abande.db";

/// Whoever serves from the folder has this locked. The system takes the lock back from a process that was killed.
const LOCK: &str = "abande.lock";

/// Connections that read.
const READERS: u32 = 4;

/// How long to wait for a lock: nobody should have one, but somebody may copy the file by a tool.
const PATIENCE: Duration = Duration::from_secs(5);

/// What makes the schema, step by step. A step that was ever released stays as it is.
const MIGRATIONS: [&str; 1] = [include_str!("../../../migrations/sqlite/0001_people_seeks_games.sql")];

/// Why a folder cannot be served from.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another server does.
    #[error("another server uses the folder {}: stop it first, or choose another folder", .0.display())]
    InUse(PathBuf),
    /// A later version of this program has written it.
    #[error("{} was written by a newer version of this program: update it, or choose another folder", .0.display())]
    Newer(PathBuf),
    /// It cannot be written.
    #[error("cannot use the folder {}: {source}", .folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is there, and is no store.
    #[error("cannot open {}: {problem}", .file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// Why.
        problem: FileProblem,
    },
}

/// Why a file is no store.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileProblem {
    /// What SQLite says.
    #[error(transparent)]
    Sqlite(#[from] sqlx::Error),
    /// SQLite cannot write ahead there.
    #[error("its disk cannot keep a write-ahead log; a local one can")]
    NoLog,
}

/// A folder that this process alone serves from.
pub(super) struct DataFolder {
    file: PathBuf,
    identity: Option<Identity>,
    // Held for as long as there is a connection.
    _lock: File,
    _temporary: Option<TempDir>,
}

impl DataFolder {
    /// Takes a folder, which is made if it is missing.
    pub(super) fn take(folder: &Path) -> Result<DataFolder, OpenError> {
        DataFolder::take_as(folder, None)
    }

    /// Takes a folder that goes when it is no longer used.
    pub(super) fn temporary() -> Result<DataFolder, OpenError> {
        let made = tempfile::Builder::new().prefix("abande-").tempdir();
        let made = made.map_err(|source| OpenError::Folder { folder: std::env::temp_dir(), source })?;
        let folder = made.path().to_owned();
        DataFolder::take_as(&folder, Some(made))
    }

    fn take_as(folder: &Path, temporary: Option<TempDir>) -> Result<DataFolder, OpenError> {
        let unusable = |source| OpenError::Folder { folder: folder.to_owned(), source };
        make_folder(folder).map_err(unusable)?;
        let lock = open_private(&folder.join(LOCK)).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let file = folder.join(FILE);
        // Made here because SQLite would let everybody read it; its other files get the rights of this one.
        open_private(&file).and_then(|_| sync_folder(folder)).map_err(unusable)?;
        let identity = Identity::of(&file).map_err(unusable)?;
        Ok(DataFolder { file, identity, _lock: lock, _temporary: temporary })
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        self.file.parent().unwrap_or(&self.file)
    }

    /// The connection that writes.
    pub(super) async fn writer(&self) -> Result<SqliteConnection, sqlx::Error> {
        self.options()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .connect()
            .await
    }

    /// Connections that read.
    pub(super) async fn readers(&self) -> Result<SqlitePool, OpenError> {
        let pool = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        pool.connect_with(self.options().read_only(true)).await.map_err(|error| self.unreadable(error))
    }

    fn options(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new().filename(&self.file).busy_timeout(PATIENCE)
    }

    /// Brings the file to the schema of this program.
    pub(super) async fn migrate(&self, connection: &mut SqliteConnection) -> Result<(), OpenError> {
        let done = migrate(connection).await.map_err(|error| self.unreadable(error))?;
        if !done {
            return Err(OpenError::Newer(self.file.clone()));
        }
        // SQLite goes on without it where the disk cannot do it, as over a network; then readers block the writer.
        let mode: Result<String, _> = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(connection).await;
        match mode.map_err(|error| self.unreadable(error))?.as_str() {
            "wal" => Ok(()),
            _ => Err(self.unreadable(FileProblem::NoLog)),
        }
    }

    pub(super) fn unreadable(&self, problem: impl Into<FileProblem>) -> OpenError {
        OpenError::File { file: self.file.clone(), problem: problem.into() }
    }

    /// Whether the file is still in its place. SQLite would not notice: it writes on into a file that was moved or
    /// deleted, and everything would be lost at the next start.
    pub(super) fn look(&self) -> io::Result<()> {
        if Identity::of(&self.file)? == self.identity {
            return Ok(());
        }
        Err(io::Error::other(format!("{} is another file than at the start", self.file.display())))
    }
}

/// Does the migrations that are not done yet; refuses where more are done than are known. The file itself tells how
/// many: SQLite has a number in it for this.
async fn migrate(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let done: u32 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let Some(missing) = MIGRATIONS.get(done as usize..) else {
        return Ok(false);
    };
    for (sql, version) in missing.iter().zip(done + 1..) {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::raw_sql(*sql).execute(&mut *transaction).await?;
        let count = AssertSqlSafe(format!("PRAGMA user_version = {version}"));
        sqlx::raw_sql(count).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(true)
}

/// What tells a file from another of the same name.
#[derive(PartialEq, Eq)]
struct Identity {
    device: u64,
    number: u64,
}

impl Identity {
    #[cfg(unix)]
    fn of(file: &Path) -> io::Result<Option<Identity>> {
        use std::os::unix::fs::MetadataExt;
        let found = fs::metadata(file)?;
        Ok(Some(Identity { device: found.dev(), number: found.ino() }))
    }

    // Elsewhere an open file cannot be moved.
    #[cfg(not(unix))]
    fn of(file: &Path) -> io::Result<Option<Identity>> {
        fs::metadata(file).map(|_| None)
    }
}

/// A folder for its owner alone; one that is there stays as it is.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A file for its owner alone; one that is there stays as it is.
fn open_private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// A file that is new is on disk only when its folder is.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
