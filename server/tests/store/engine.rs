//! SQLite: a database in a file of one's own for every test.

use std::time::Duration;

use bastide_server::store::{Database, Store};
use rusqlite::Connection;
use tempfile::TempDir;

pub(crate) use crate::samples::*;

/// Where a database lives. It goes when this is dropped.
pub(crate) struct Home {
    folder: TempDir,
}

impl Home {
    /// So often its user is killed, where nobody asks for more.
    pub(crate) const KILLS: u32 = 40;
    /// How long hundreds of commits take, on a machine that does nothing else.
    pub(crate) const MANY_COMMITS: Duration = Duration::from_millis(65);

    pub(crate) fn new() -> Self {
        crate::games::install();
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) fn path(&self) -> std::path::PathBuf {
        self.folder.path().join("bastide.db")
    }

    pub(crate) fn database(&self) -> Database {
        self.path().into()
    }

    /// As a process that is started with it is told.
    pub(crate) fn address(&self) -> String {
        self.path().to_str().unwrap().to_owned()
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(self.database()).await.unwrap()
    }

    /// What the engine itself says of its pages and indexes.
    pub(crate) fn is_sound(&self) -> bool {
        let raw = Connection::open(self.path()).unwrap();
        let said: String = raw.query_one("pragma integrity_check", (), |row| row.get(0)).unwrap();
        said == "ok"
    }
}
