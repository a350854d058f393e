//! The one who writes.
//!
//! To be sure that something is on disk takes as long for one change as for many. So the writer takes all that is
//! waiting, commits it together, and answers everybody then; in the meantime the next ones gather.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use super::super::{Change, Outage, StoreError};
use super::changes::{Failure, apply, is_one_step};
use super::data_folder::DataFolder;

/// So many changes are committed together at most: the first should not wait for ever for the last.
const GROUP: usize = 64;

/// So many wait at most; who comes then waits outside.
const WAITING: usize = 1024;

/// What a change came to.
type Answer = Result<(), StoreError>;

enum Job {
    Change(Waiting),
    /// The last one: what was sent before is done, what comes later is refused.
    Close(oneshot::Sender<()>),
}

struct Waiting {
    change: Box<Change>,
    answer: oneshot::Sender<Answer>,
}

/// The way to the writer, who works on for as long as there is one, and holds the folder for as long as he works.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// Begins to write.
    pub(super) fn start(folder: DataFolder, connection: SqliteConnection) -> Writer {
        let (jobs, waiting) = mpsc::channel(WAITING);
        let commits = Arc::new(AtomicU64::new(0));
        tokio::spawn(work(waiting, Group { folder: Arc::new(folder), commits: commits.clone() }, connection));
        Writer { jobs, commits }
    }

    /// Has a change done. Once it is handed over it is done even if nobody waits for the answer.
    pub(super) async fn change(&self, change: Change) -> Answer {
        let (answer, answered) = oneshot::channel();
        let job = Job::Change(Waiting { change: Box::new(change), answer });
        self.jobs.send(job).await.map_err(|_| Outage::Closed)?;
        answered.await.unwrap_or_else(|_| Err(Outage::Writer.into()))
    }

    /// Waits until all is written that was sent before, and the file is closed.
    pub(super) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Job::Close(done)).await.is_ok() {
            // An error says that it is closed already.
            let _ = closed.await;
        }
    }

    /// How often something was committed.
    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }
}

async fn work(mut waiting: mpsc::Receiver<Job>, group: Group, connection: SqliteConnection) {
    let mut connection = Some(connection);
    let mut closers = Vec::new();
    let mut jobs = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut jobs, GROUP).await > 0 {
        let mut together = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            match job {
                Job::Change(change) => together.push(change),
                Job::Close(done) => {
                    waiting.close();
                    closers.push(done);
                }
            }
        }
        if !together.is_empty() {
            // In a task of its own, so that a panic there ends this group and not the writer.
            let written = tokio::spawn(group.clone().write(connection.take(), together)).await;
            connection = written.ok().flatten();
        }
    }
    if let Some(mut connection) = connection {
        // What fails here is done at the next start.
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        let _ = connection.close().await;
    }
    // The folder is free when they hear of it.
    drop(group);
    for done in closers {
        let _ = done.send(());
    }
}

#[derive(Clone)]
struct Group {
    folder: Arc<DataFolder>,
    commits: Arc<AtomicU64>,
}

impl Group {
    /// Does all or nothing of what is not refused, and answers. Gives back the connection if it is still good.
    async fn write(
        self,
        connection: Option<SqliteConnection>,
        group: Vec<Waiting>,
    ) -> Option<SqliteConnection> {
        let written = self.commit(connection, &group).await;
        let (connection, answers) = match written {
            Ok((connection, answers)) => (Some(connection), answers),
            Err(error) => (None, vec![Err(StoreError::from(error)); group.len()]),
        };
        for (waiting, answer) in group.into_iter().zip(answers) {
            // Nobody may be waiting any more; the change is done all the same.
            let _ = waiting.answer.send(answer);
        }
        connection
    }

    async fn commit(
        &self,
        connection: Option<SqliteConnection>,
        group: &[Waiting],
    ) -> Result<(SqliteConnection, Vec<Answer>), sqlx::Error> {
        self.folder.look()?;
        let mut connection = match connection {
            Some(connection) => connection,
            None => self.folder.writer().await?,
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut answers = Vec::with_capacity(group.len());
        for waiting in group {
            answers.push(one(&mut transaction, &waiting.change).await?);
        }
        transaction.commit().await?;
        self.commits.fetch_add(1, Ordering::Relaxed);
        Ok((connection, answers))
    }
}

/// Does one change of a group, or leaves no trace of it.
async fn one(connection: &mut SqliteConnection, change: &Change) -> Result<Answer, sqlx::Error> {
    let undo = !is_one_step(change);
    if undo {
        sqlx::query("SAVEPOINT one").execute(&mut *connection).await?;
    }
    let answer = match apply(connection, change).await {
        Ok(()) => Ok(()),
        Err(Failure::Refused(refused)) => Err(refused),
        Err(Failure::Broken(error)) => return Err(error),
    };
    if undo {
        let end = if answer.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" };
        sqlx::query(end).execute(&mut *connection).await?;
    }
    Ok(answer)
}
