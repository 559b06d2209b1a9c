//! A backup: one gzipped file with a JSON line for each person, session and table with its log. Both databases use the same
//! format, so a backup also moves a club from one to the other.

use std::io::{BufRead, BufReader, BufWriter, Read, Write};

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use wire::api::{Entry, RatingRow, TableId, UserId};

use crate::{
    Act, Block, Contact, Invited, Rated, Report, SavedOrders, Session, Store, StoreError, TableRecord, Target, Token,
    User,
};

const FORMAT: &str = "kursbuch-backup/1";

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    User(User),
    Session(Session),
    Contact(Contact),
    Target(Target),
    ServerKey {
        name: String,
        secret: Vec<u8>,
    },
    Table(Box<TableRecord>, Vec<Entry>),
    /// Behind its table.
    Orders(TableId, SavedOrders),
    Token(Token),
    Block(Block),
    Report(Report),
    Invited(Invited),
    Rated(Rated),
    Rating(UserId, RatingRow),
    Announcement(String),
    Act(Act),
}

/// The first and the last line; a truncated file lacks the last.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Frame {
    Format(String),
    End { lines: u64 },
}

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    File(#[from] std::io::Error),
    #[error("not a backup of Kursbuch, or of another version")]
    Format,
    #[error("line {0}: {1}")]
    Line(u64, serde_json::Error),
    #[error("the backup is cut off")]
    CutOff,
    #[error("the database is not empty: restore into a new one")]
    NotEmpty,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Session of {}", self.user)
    }
}

/// Returns the number of lines written.
pub async fn write_backup(store: &dyn Store, file: impl Write + Send) -> Result<u64, BackupError> {
    let mut out = BufWriter::new(GzEncoder::new(file, Compression::default()));
    let mut lines = 0;
    write_line(&mut out, &Frame::Format(FORMAT.to_owned()))?;
    let mut each = |line: Line| {
        lines += 1;
        write_line(&mut out, &line)
    };
    store.dump(&mut each).await?;
    write_line(&mut out, &Frame::End { lines })?;
    let encoder = out.into_inner().map_err(|error| error.into_error())?;
    encoder.finish()?.flush()?;
    Ok(lines)
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> Result<(), BackupError> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    Ok(out.write_all(b"\n")?)
}

/// Returns the number of lines read. All or nothing: a file that cannot be read to its end leaves nothing behind.
pub async fn read_backup(store: &dyn Store, file: impl Read + Send) -> Result<u64, BackupError> {
    let mut text = BufReader::new(MultiGzDecoder::new(file)).lines();
    let first = text.next().ok_or(BackupError::Format)?.map_err(|_| BackupError::Format)?;
    match serde_json::from_str(&first) {
        Ok(Frame::Format(format)) if format == FORMAT => (),
        Ok(_) | Err(_) => return Err(BackupError::Format),
    }
    let mut lines = Reader { text, read: 0, ended: false };
    store.restore(&mut lines).await?;
    Ok(lines.read)
}

struct Reader<R> {
    text: std::io::Lines<R>,
    read: u64,
    ended: bool,
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Line, BackupError>;

    fn next(&mut self) -> Option<Result<Line, BackupError>> {
        if self.ended {
            return None;
        }
        let Some(Ok(text)) = self.text.next() else {
            self.ended = true;
            return Some(Err(BackupError::CutOff));
        };
        if let Ok(Frame::End { lines }) = serde_json::from_str(&text) {
            self.ended = true;
            return (lines != self.read).then_some(Err(BackupError::CutOff));
        }
        self.read += 1;
        Some(serde_json::from_str(&text).map_err(|why| BackupError::Line(self.read + 1, why)))
    }
}
