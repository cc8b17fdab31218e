//! A whole database as one file, the same for every engine: a backup of the one can be restored into
//! the other. `docs/formats.md` describes it.
//!
//! A backup is a snapshot that is taken while the server runs. It is restored as a whole or not at all.

mod file;
mod tables;

use std::path::Path;

use serde_json::Value as Json;

use crate::access::Access;
use crate::engine::{FromValue, ToValue, Tx, Value};
use crate::{MatchId, Result, Store, StoreError};
use file::{BackupLine, BackupReader, BackupWriter};
use tables::{TABLES, Table};

/// The size of a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackupCounts {
    pub matches: u64,
    /// All rows, those of matches included.
    pub rows: u64,
}

impl Store {
    /// The whole database as one file.
    pub fn backup(&self) -> Backups<'_> {
        Backups { store: self }
    }
}

/// The whole database as one file.
#[derive(Clone, Copy)]
pub struct Backups<'a> {
    store: &'a Store,
}

impl Access for Backups<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Backups<'_> {
    /// Writes a snapshot of the database. An existing file is replaced only when the new one is complete and
    /// durable.
    pub async fn save(self, path: &Path) -> Result<BackupCounts> {
        let path = path.to_owned();
        self.read(move |tx| {
            let mut file = BackupWriter::create(&path)?;
            let mut kept = BackupCounts::default();
            for table in &TABLES {
                let rows = write_table(tx, table, &mut file)?;
                kept.rows += rows;
                kept.matches += if table.name == "match" { rows } else { 0 };
            }
            file.finish(kept.rows)?;
            Ok(kept)
        })
        .await
    }

    /// Restores a backup into an empty database.
    pub async fn restore(self, path: &Path) -> Result<BackupCounts> {
        let path = path.to_owned();
        self.write(move |tx| {
            let is_used = "select exists (select 1 from guest)";
            if tx.one(is_used, &[], |row| row.get(0))? {
                return Err(StoreError::NotEmpty);
            }
            tx.defer_references()?;
            let kept = read_tables(tx, BackupReader::open(&path)?)?;
            tx.number_after_what_is_there()?;
            Ok(kept)
        })
        .await
    }

    /// The ids of all matches.
    pub async fn all_matches(self) -> Result<Vec<MatchId>> {
        self.read(|tx| {
            tx.all("select id from match order by created_at, id", &[], |row| row.get(0))
        })
        .await
    }
}

fn write_table(tx: &Tx<'_>, table: &Table, file: &mut BackupWriter) -> Result<u64> {
    file.table(table.name, table.columns)?;
    let mut rows = 0;
    tx.each(table.select, &[], &mut |row| {
        rows += 1;
        let cells = (0..table.columns.len()).map(|column| row.get::<Cell>(column));
        file.row(cells.map(|cell| Ok(cell?.0)).collect::<Result<_>>()?)
    })?;
    Ok(rows)
}

fn read_tables(tx: &Tx<'_>, mut file: BackupReader) -> Result<BackupCounts> {
    let mut kept = BackupCounts::default();
    let mut current: Option<&Table> = None;
    while let Some(line) = file.next_line()? {
        match line {
            BackupLine::Table { table, columns } => {
                let known = TABLES.iter().find(|known| known.name == table);
                let known = known.filter(|known| columns == known.columns);
                current = Some(known.ok_or_else(|| file.later(&table))?);
            }
            BackupLine::Row(cells) => {
                let table = current.ok_or_else(|| file.unreadable())?;
                insert_row(tx, table, &cells, &file)?;
                kept.rows += 1;
                kept.matches += u64::from(table.name == "match");
            }
        }
    }
    file.check_end(kept.rows)?;
    Ok(kept)
}

fn insert_row(tx: &Tx<'_>, table: &Table, cells: &[Json], file: &BackupReader) -> Result<()> {
    if cells.len() != table.columns.len() {
        return Err(file.unreadable());
    }
    let bytes: Vec<Vec<u8>> = cells.iter().map(file::bytes).collect();
    let values = cells.iter().zip(&bytes).map(|(cell, bytes)| value(cell, bytes));
    let values: Option<Vec<Value<'_>>> = values.collect();
    let values = values.ok_or_else(|| file.unreadable())?;
    let asked: Vec<&dyn ToValue> = values.iter().map(|value| value as &dyn ToValue).collect();
    tx.execute(table.insert, &asked)?;
    Ok(())
}

/// A cell of a row in the file.
struct Cell(Json);

impl FromValue for Cell {
    fn from_value(value: Value<'_>) -> Result<Self> {
        Ok(Self(match value {
            Value::Null => Json::Null,
            Value::Integer(number) => number.into(),
            Value::Text(text) => text.as_ref().into(),
            Value::Blob(bytes) => file::hexadecimal(bytes),
        }))
    }
}

fn value<'a>(cell: &'a Json, bytes: &'a [u8]) -> Option<Value<'a>> {
    Some(match cell {
        Json::Null => Value::Null,
        Json::Number(number) => Value::Integer(number.as_i64()?),
        Json::String(text) => Value::Text(text.into()),
        Json::Object(_) => Value::Blob(bytes),
        _ => return None,
    })
}
