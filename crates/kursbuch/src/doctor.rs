//! `kursbuch doctor`: looks at a whole store, also beside a running server. Says what is there and what is wrong.

use std::sync::Arc;
use std::time::Instant;

use indicatif::ProgressBar;
use rayon::prelude::*;
use store::{Inspection, Store, TableRecord, Use};
use wire::api::{Entry, TableId};

use crate::serve::{Database, runtime};
use crate::simulate::progress;
use crate::{Failure, show};

/// Tables that are fetched before they are checked together.
const TOGETHER: usize = 64;
/// Faults that are printed one by one.
const PRINTED: usize = 50;

#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    database: Database,
}

/// What the tables have come to.
#[derive(Default)]
struct Findings {
    tables: usize,
    actions: usize,
    entries: usize,
    faults: Vec<String>,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let begun = Instant::now();
    let url = &arguments.database.database;
    let (inspection, findings) = runtime()?.block_on(async {
        let store = store::open(url, Use::Read).await.map_err(|why| broken(&why))?;
        let found = examine(&store).await;
        store.close().await;
        found
    })?;
    show(&summary(&inspection, &findings, begun.elapsed().as_secs_f64()))?;
    let faults = findings.faults.len() + inspection.damage.len() + inspection.orphans.len();
    match faults {
        0 => show("nothing is wrong\n"),
        1 => Err(Failure::Refused("1 fault: restore a backup, or ask for help before anything is changed".to_owned())),
        more => Err(Failure::Refused(format!(
            "{more} faults: restore a backup, or ask for help before anything is changed"
        ))),
    }
}

/// What cannot even be opened or read through.
fn broken(why: &store::StoreError) -> Failure {
    Failure::Unreadable(why.to_string())
}

async fn examine(store: &Arc<dyn Store>) -> Result<(Inspection, Findings), Failure> {
    let inspection = store.inspect().await.map_err(|why| broken(&why))?;
    let mut findings = Findings::default();
    if !inspection.damage.is_empty() {
        return Ok((inspection, findings));
    }
    let ids = store.table_ids().await.map_err(|why| broken(&why))?;
    let bar = progress(ids.len() as u64, "tables");
    for some in ids.chunks(TOGETHER) {
        let mut fetched = Vec::new();
        for id in some {
            match fetch(&**store, *id).await {
                Ok(Some(table)) => fetched.push(table),
                // Deleted since.
                Ok(None) => (),
                Err(why) => findings.faults.push(format!("table {id}: {why}")),
            }
        }
        findings.take(&fetched, &bar);
    }
    bar.finish_and_clear();
    Ok((inspection, findings))
}

/// Up to its head: a server may be writing.
async fn fetch(store: &dyn Store, id: TableId) -> store::Result<Option<(TableRecord, Vec<Entry>)>> {
    let Some(record) = store.table(id).await? else { return Ok(None) };
    let mut entries = store.entries(id, 0).await?;
    entries.retain(|entry| entry.seq <= record.head);
    Ok(Some((record, entries)))
}

impl Findings {
    fn take(&mut self, tables: &[(TableRecord, Vec<Entry>)], bar: &ProgressBar) {
        let verify = |(record, entries): &(TableRecord, Vec<Entry>)| {
            let verified = server::verify(record, entries.clone());
            bar.inc(1);
            verified.map_err(|why| format!("table {} ({}): {why}", record.id, record.name))
        };
        let verified: Vec<_> = tables.par_iter().map(verify).collect();
        self.tables += tables.len();
        self.entries += tables.iter().map(|(_, entries)| entries.len()).sum::<usize>();
        for outcome in verified {
            match outcome {
                Ok(actions) => self.actions += actions,
                Err(why) => self.faults.push(why),
            }
        }
    }
}

fn summary(inspection: &Inspection, findings: &Findings, seconds: f64) -> String {
    let mut text = format!("{:.1} MB on disk\n", inspection.bytes as f64 / 1e6);
    for (name, rows) in &inspection.rows {
        text += &format!("{rows:>12}  {name}\n");
    }
    let Findings { tables, actions, entries, faults } = findings;
    text += &format!("{tables} tables replayed: {entries} entries, {actions} actions, {seconds:.1} s\n");
    inspection.damage.iter().for_each(|line| text += &format!("damage: {line}\n"));
    inspection.orphans.iter().for_each(|(what, rows)| text += &format!("{rows} {what}\n"));
    faults.iter().take(PRINTED).for_each(|fault| text += &format!("{fault}\n"));
    if faults.len() > PRINTED {
        text += &format!("and {} more\n", faults.len() - PRINTED);
    }
    text
}
