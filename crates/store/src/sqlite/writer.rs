//! The one writer: takes whatever is waiting, writes it in one transaction, and answers when that is on the disk. Many
//! games share one flush, and nobody is answered before it.

use std::pin::Pin;

use sqlx::Connection as _;
use tokio::sync::{mpsc, oneshot};

use super::Connection;
use crate::{Result, StoreError};

/// Jobs that share a transaction at most: the first of them waits for the last.
const BATCH: usize = 256;
const QUEUE: usize = 4 * BATCH;

type Later<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// Tells whoever waits, once it is known whether the transaction was committed.
type Answer = Box<dyn FnOnce(Option<&StoreError>) + Send>;

/// What a job leaves: an answer to be given, and whether the transaction can go on.
struct Done {
    answer: Answer,
    sound: bool,
}

type Job = Box<dyn for<'c> FnOnce(&'c mut Connection) -> Later<'c, Done> + Send>;

pub struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    pub fn start(connection: Connection) -> Writer {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, waiting));
        Writer { jobs }
    }

    /// A refusal by the job itself (`Taken`, `NameTaken`) must have written nothing; any other error takes the whole
    /// transaction back.
    pub async fn run<T, J>(&self, job: J) -> Result<T>
    where
        T: Send + 'static,
        J: for<'c> FnOnce(&'c mut Connection) -> Later<'c, Result<T>> + Send + 'static,
    {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            Box::pin(async move {
                let result = job(connection).await;
                let sound = matches!(result, Ok(_) | Err(StoreError::Taken | StoreError::NameTaken));
                let answer: Answer = Box::new(move |failure| {
                    let result = match (result, failure) {
                        (Ok(_), Some(failure)) => Err(StoreError::Database(failure.to_string())),
                        (result, _) => result,
                    };
                    // Whoever asked may have gone: what is written stays written.
                    let _ = tell.send(result);
                });
                Done { answer, sound }
            })
        });
        let closed = || StoreError::Database("the writer has stopped".to_owned());
        self.jobs.send(job).await.map_err(|_| closed())?;
        told.await.map_err(|_| closed())?
    }

    /// Waits for what was sent before.
    pub async fn close(&self) {
        // If it has stopped, there is nothing left to wait for.
        let _ = self.run(|_| Box::pin(async { Ok(()) })).await;
    }
}

async fn write_all(mut connection: Connection, mut waiting: mpsc::Receiver<Job>) {
    while let Some(first) = waiting.recv().await {
        let mut answers = Vec::new();
        let failure = batch(&mut connection, first, &mut waiting, &mut answers).await.err();
        if let Some(failure) = &failure {
            tracing::error!(%failure, "could not write");
        }
        for answer in answers {
            answer(failure.as_ref());
        }
    }
    if let Err(failure) = connection.close().await {
        tracing::warn!(%failure, "could not close the database");
    }
}

async fn batch(
    connection: &mut Connection,
    first: Job,
    waiting: &mut mpsc::Receiver<Job>,
    answers: &mut Vec<Answer>,
) -> Result<()> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut next = Some(first);
    while let Some(job) = next {
        let done = job(&mut transaction).await;
        answers.push(done.answer);
        if !done.sound {
            transaction.rollback().await?;
            return Err(StoreError::Database("another write in the same transaction failed".to_owned()));
        }
        next = if answers.len() < BATCH { waiting.try_recv().ok() } else { None };
    }
    Ok(transaction.commit().await?)
}
