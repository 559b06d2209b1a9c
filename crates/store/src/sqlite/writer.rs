//! Group commit: the single writer takes everything that is waiting, writes it in one transaction, and answers once that is
//! on disk. Many games share one flush, and no caller gets an answer before it.

use std::collections::HashSet;
use std::pin::Pin;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::Connection;
use super::append::{append_all, insert_alerts, only_entry};
use super::statements::tables;
use crate::{Append, Result, StoreError};

/// Jobs that share a transaction at most: the first of them waits for the last.
const BATCH: usize = 256;
const QUEUE: usize = 4 * BATCH;

type Later<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// Tells the caller the result, once it is known whether the transaction was committed.
type Answer = Box<dyn FnOnce(Option<&StoreError>) + Send>;

/// What a job leaves behind: an answer to give, and whether the transaction can go on.
struct Done {
    answer: Answer,
    sound: bool,
}

type Statements = Box<dyn for<'c> FnOnce(&'c mut Connection) -> Later<'c, Done> + Send>;
type Reply<T> = oneshot::Sender<Result<T>>;

enum Job {
    /// Written together with others of its kind.
    Append(Box<Append>, Reply<()>),
    Other(Statements),
}

pub struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub fn start(connection: Connection, options: SqliteConnectOptions) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, options, waiting));
        Writer { jobs }
    }

    pub async fn append(&self, append: Append) -> Result<()> {
        let (reply, replied) = oneshot::channel();
        self.send(Job::Append(Box::new(append), reply), replied).await
    }

    /// A job that refuses (`Taken`, `NameTaken`) must not have written anything; any other error rolls back the whole
    /// transaction.
    pub async fn run<T, J>(&self, job: J) -> Result<T>
    where
        T: Send + 'static,
        J: for<'c> FnOnce(&'c mut Connection) -> Later<'c, Result<T>> + Send + 'static,
    {
        let (reply, replied) = oneshot::channel();
        let job: Statements = Box::new(move |connection| {
            Box::pin(async move {
                let result = job(connection).await;
                Done { sound: is_sound(&result), answer: answer(reply, result) }
            })
        });
        self.send(Job::Other(job), replied).await
    }

    async fn send<T>(&self, job: Job, replied: oneshot::Receiver<Result<T>>) -> Result<T> {
        let closed = || StoreError::Database("the writer has stopped".to_owned());
        self.jobs.send(job).await.map_err(|_| closed())?;
        replied.await.map_err(|_| closed())?
    }

    /// Waits for everything sent before.
    pub async fn close(&self) {
        // If it has stopped, there is nothing left to wait for.
        let _ = self.run(|_| Box::pin(async { Ok(()) })).await;
    }
}

/// Whether the transaction can go on after this.
fn is_sound<T>(result: &Result<T>) -> bool {
    matches!(result, Ok(_) | Err(StoreError::Taken | StoreError::NameTaken))
}

fn answer<T: Send + 'static>(reply: Reply<T>, result: Result<T>) -> Answer {
    Box::new(move |failure| {
        let result = match (result, failure) {
            (Ok(_), Some(failure)) => Err(StoreError::Database(failure.to_string())),
            (result, _) => result,
        };
        // The caller may have given up: what is written stays written.
        let _ = reply.send(result);
    })
}

async fn write_all(mut connection: Connection, options: SqliteConnectOptions, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    while waiting.recv_many(&mut jobs, BATCH).await > 0 {
        let mut answers = Vec::new();
        let failure = write(&mut connection, jobs.drain(..), &mut answers).await.err();
        if let Some(failure) = &failure {
            tracing::error!(%failure, "could not write");
        }
        let failed = failure.is_some();
        for answer in answers {
            answer(failure.as_ref());
        }
        if failed {
            connection = renewed(connection, &options).await;
        }
    }
    if let Err(failure) = connection.close().await {
        tracing::warn!(%failure, "could not close the database");
    }
}

/// SQLite ends a transaction by itself when its file cannot be written, as on a full disk. The connection does not know, and
/// would begin no other one.
async fn renewed(connection: Connection, options: &SqliteConnectOptions) -> Connection {
    match options.connect().await {
        Ok(new) => {
            // It was of no use any more.
            let _ = connection.close().await;
            new
        }
        // Tried again with the next write, which will fail, too.
        Err(failure) => {
            tracing::error!(%failure, "cannot open the database again");
            connection
        }
    }
}

async fn write(connection: &mut Connection, jobs: impl Iterator<Item = Job>, answers: &mut Vec<Answer>) -> Result<()> {
    let (grouped, others) = group(jobs);
    let mut outcomes: Vec<Result<()>> = grouped.iter().map(|_| Ok(())).collect();
    let written = write_transaction(connection, &grouped, others, &mut outcomes, answers).await;
    answers.extend(grouped.into_iter().zip(outcomes).map(|((_, reply), outcome)| answer(reply, outcome)));
    written
}

type Grouped = Vec<(Box<Append>, Reply<()>)>;

/// Appends that can be written together: of one entry, one per table. The second append to a table has to see what the
/// first one did, and goes with the others.
fn group(jobs: impl Iterator<Item = Job>) -> (Grouped, Vec<Job>) {
    let (mut grouped, mut others, mut tables) = (Grouped::new(), Vec::new(), HashSet::new());
    for job in jobs {
        match job {
            Job::Append(append, reply) if only_entry(&append).is_some() && tables.insert(append.table) => {
                grouped.push((append, reply));
            }
            job => others.push(job),
        }
    }
    (grouped, others)
}

async fn write_transaction(
    connection: &mut Connection,
    grouped: &Grouped,
    others: Vec<Job>,
    outcomes: &mut [Result<()>],
    answers: &mut Vec<Answer>,
) -> Result<()> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let together: Vec<_> =
        grouped.iter().filter_map(|(append, _)| only_entry(append).map(|entry| (&**append, entry))).collect();
    if append_all(&mut transaction, &together).await.is_err() {
        // One of them lost against another writer, or its table is gone: start again, one at a time, to see which.
        transaction.rollback().await?;
        transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for ((append, _), outcome) in grouped.iter().zip(outcomes) {
            *outcome = tables::append(&mut transaction, append).await;
            if !is_sound(outcome) {
                return std::mem::replace(outcome, Ok(()));
            }
        }
    } else {
        let alerts: Vec<_> =
            together.iter().flat_map(|(append, _)| append.alerts.iter().map(|alert| (append.table, alert))).collect();
        insert_alerts(&mut transaction, &alerts).await?;
    }
    for job in others {
        let done = match job {
            Job::Append(append, reply) => {
                let result = tables::append(&mut transaction, &append).await;
                Done { sound: is_sound(&result), answer: answer(reply, result) }
            }
            Job::Other(job) => job(&mut transaction).await,
        };
        answers.push(done.answer);
        if !done.sound {
            transaction.rollback().await?;
            return Err(StoreError::Database("another write in the same transaction failed".to_owned()));
        }
    }
    Ok(transaction.commit().await?)
}
