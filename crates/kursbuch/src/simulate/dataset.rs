//! Positions in figures with what came of them, as Parquet: what a network learns from.
//!
//! One row is one decision. Files carry their seeds in their names, and the same run writes the same file: machines that play
//! other ranges of seeds write files that can lie beside each other. `docs/dataset.md` describes the columns.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bots::features::{self, Features};
use bots::mix;
use game::Profile;
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use super::Outcome;
use crate::Failure;
use crate::arena::Observation;

/// The columns. Repeated ones are lists: of all seats, of all companies, of all seats by companies.
const COLUMNS: &str = "message positions {
    required binary profile (UTF8);
    required int64 game;
    required int32 action;
    required int32 held_back;
    required int32 players;
    required int32 seat;
    required binary decision (UTF8);
    repeated float globals;
    repeated float seats;
    repeated float companies;
    repeated float held;
    repeated int32 directors;
    repeated float wealth;
    repeated float win;
}";

/// Of so many games one is held back, with all its positions: to try on what was not learned.
const HELD_BACK: u64 = 20;
/// No director.
const NOBODY: i32 = -1;

/// A file of positions that grows game by game.
pub struct Dataset {
    writer: SerializedFileWriter<File>,
    profile: Profile,
    path: PathBuf,
}

/// A decision and the game that it belongs to.
type Row<'a> = (&'a Outcome, &'a Observation);

impl Dataset {
    pub fn in_folder(folder: &Path, profile: Profile, players: u8, first: u64, games: u64) -> Result<Dataset, Failure> {
        let path = folder.join(format!("positions-{}-p{players}-s{first:08}-g{games}.parquet", profile.name()));
        let cannot =
            |why: &dyn std::fmt::Display| Failure::Unreadable(format!("cannot write {}: {why}", path.display()));
        std::fs::create_dir_all(folder).map_err(|why| cannot(&why))?;
        let file = File::create(&path).map_err(|why| cannot(&why))?;
        let schema = parse_message_type(COLUMNS).map_err(|why| cannot(&why))?;
        let named = |key: &str, names: &[&str]| KeyValue::new(key.to_owned(), names.join(","));
        let symbols: Vec<&str> = game::edition(profile).companies.iter().map(|company| company.symbol).collect();
        let about = vec![
            KeyValue::new("features".to_owned(), features::VERSION.to_string()),
            named("globals", features::GLOBAL_NAMES),
            named("seats", features::SEAT_NAMES),
            named("companies", features::COMPANY_NAMES),
            named("company_symbols", &symbols),
        ];
        let properties =
            WriterProperties::builder().set_compression(Compression::SNAPPY).set_key_value_metadata(Some(about));
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties.build()));
        Ok(Dataset { writer: writer.map_err(|why| cannot(&why))?, profile, path })
    }

    /// Adds the positions of some games.
    pub fn add(&mut self, outcomes: &[Outcome]) -> Result<(), Failure> {
        let rows: Vec<Row<'_>> = outcomes
            .iter()
            .flat_map(|outcome| outcome.played.observations.iter().map(move |observation| (outcome, observation)))
            .collect();
        let profile = self.profile;
        let written = self.writer.next_row_group().and_then(|group| write(group, profile, &rows));
        written.map_err(|why| Failure::Unreadable(format!("cannot write {}: {why}", self.path.display())))
    }

    pub fn close(self) -> Result<(), Failure> {
        let closed = self.writer.close();
        closed.map_err(|why| Failure::Unreadable(format!("cannot write {}: {why}", self.path.display())))?;
        Ok(())
    }
}

/// In the order of the columns.
fn write(group: SerializedRowGroupWriter<'_, File>, profile: Profile, rows: &[Row<'_>]) -> Result<(), ParquetError> {
    let mut columns = Columns { group, rows };
    columns.one::<ByteArrayType>(|_| ByteArray::from(profile.name()))?;
    columns.one::<Int64Type>(|(outcome, _)| outcome.played.seed as i64)?;
    columns.one::<Int32Type>(|(_, observation)| observation.action as i32)?;
    columns.one::<Int32Type>(|(outcome, _)| i32::from(is_held_back(outcome.played.seed)))?;
    columns.one::<Int32Type>(|(outcome, _)| outcome.seats.len() as i32)?;
    columns.one::<Int32Type>(|(_, observation)| observation.seat as i32)?;
    columns.one::<ByteArrayType>(|(_, observation)| ByteArray::from(observation.decision.as_str()))?;
    columns.list::<FloatType>(|(_, observation)| observation.features.globals.to_vec())?;
    columns.list::<FloatType>(|(_, observation)| observation.features.seats.concat())?;
    columns.list::<FloatType>(|(_, observation)| observation.features.companies.concat())?;
    columns.list::<FloatType>(|(_, observation)| held(&observation.features))?;
    columns.list::<Int32Type>(|(_, observation)| directors(&observation.features))?;
    columns.list::<FloatType>(|(outcome, _)| of_seats(outcome, |seat| wealth(outcome, seat)))?;
    columns.list::<FloatType>(|(outcome, _)| of_seats(outcome, |seat| outcome.played.win_of(seat) as f32))?;
    columns.group.close()?;
    Ok(())
}

struct Columns<'file, 'rows> {
    group: SerializedRowGroupWriter<'file, File>,
    rows: &'rows [Row<'rows>],
}

impl Columns<'_, '_> {
    fn one<T: DataType>(&mut self, value: impl Fn(&Row<'_>) -> T::T) -> Result<(), ParquetError> {
        let values: Vec<T::T> = self.rows.iter().map(value).collect();
        self.next::<T>(&values, None)
    }

    fn list<T: DataType>(&mut self, values: impl Fn(&Row<'_>) -> Vec<T::T>) -> Result<(), ParquetError> {
        let (mut all, mut starts) = (Vec::new(), Vec::new());
        for row in self.rows {
            let list = values(row);
            // Of a list only the first is not a repetition; no list here is empty.
            starts.extend((0..list.len()).map(|place| i16::from(place > 0)));
            all.extend(list);
        }
        self.next::<T>(&all, Some(&starts))
    }

    fn next<T: DataType>(&mut self, values: &[T::T], starts: Option<&[i16]>) -> Result<(), ParquetError> {
        let there = starts.map(|starts| vec![1; starts.len()]);
        let Some(mut column) = self.group.next_column()? else {
            return Err(ParquetError::General("more columns than the schema has".to_owned()));
        };
        column.typed::<T>().write_batch(values, there.as_deref(), starts)?;
        column.close()
    }
}

/// By the game, so that positions of one game do not stand on both sides.
const fn is_held_back(seed: u64) -> bool {
    mix(seed).is_multiple_of(HELD_BACK)
}

fn held(features: &Features) -> Vec<f32> {
    let companies = features.companies.len();
    features.held.iter().flat_map(|held| held[..companies].iter().copied()).collect()
}

fn directors(features: &Features) -> Vec<i32> {
    features.directors.iter().map(|seat| seat.map_or(NOBODY, i32::from)).collect()
}

fn of_seats(outcome: &Outcome, figure: impl Fn(usize) -> f32) -> Vec<f32> {
    (0..outcome.seats.len()).map(figure).collect()
}

fn wealth(outcome: &Outcome, seat: usize) -> f32 {
    outcome.played.place_of(seat).map_or(0.0, |(_, wealth)| wealth.total().0 as f32)
}
