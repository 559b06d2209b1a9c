//! `kursbuch backup FILE` and `kursbuch restore FILE`, both with `--database`.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

use store::{BackupError, Use};

use crate::serve::{Database, runtime};
use crate::{Failure, show};

#[derive(clap::Args)]
pub struct BackupArguments {
    #[command(flatten)]
    database: Database,
    /// A new file; it holds hashes of passwords, so keep it to yourself.
    file: PathBuf,
}

#[derive(clap::Args)]
pub struct RestoreArguments {
    /// A new, empty one.
    #[command(flatten)]
    database: Database,
    /// What `kursbuch backup` wrote, from whichever kind of database.
    file: PathBuf,
}

pub fn backup(arguments: &BackupArguments) -> Result<(), Failure> {
    let path = &arguments.file;
    let file = create(path)?;
    let written = runtime()?.block_on(async {
        let store = store::open(&arguments.database.database, Use::Read).await.map_err(BackupError::from)?;
        let written = store::write_backup(&*store, &file).await;
        store.close().await;
        file.sync_all()?;
        written
    });
    let lines = written.map_err(|why| {
        // Half a backup would be taken for one.
        let _ = std::fs::remove_file(path);
        failure(path, &why)
    })?;
    show(&format!("{lines} people, sessions and tables written to {}\n", path.display()))
}

/// Not over an older one, and for nobody else to read.
fn create(path: &Path) -> Result<File, Failure> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|why| Failure::Unreadable(format!("{}: {why}", path.display())))
}

pub fn restore(arguments: &RestoreArguments) -> Result<(), Failure> {
    let path = &arguments.file;
    let file = File::open(path).map_err(|why| Failure::Unreadable(format!("{}: {why}", path.display())))?;
    let read = runtime()?.block_on(async {
        let store = store::open(&arguments.database.database, Use::Serve).await.map_err(BackupError::from)?;
        let read = store::read_backup(&*store, file).await;
        store.close().await;
        read
    });
    let lines = read.map_err(|why| failure(path, &why))?;
    show(&format!("{lines} people, sessions and tables restored\n"))
}

fn failure(path: &Path, why: &BackupError) -> Failure {
    Failure::Unreadable(format!("{}: {why}", path.display()))
}
