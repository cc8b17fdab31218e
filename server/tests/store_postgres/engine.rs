//! PostgreSQL: a database of one's own for every test.

use std::time::Duration;

use bastide_server::store::{Database, Store};

use crate::cluster::Cluster;
pub(crate) use crate::samples::*;

pub(crate) struct Home {
    address: String,
}

impl Home {
    /// So often its user is killed, where nobody asks for more.
    pub(crate) const KILLS: u32 = 20;
    /// How long hundreds of commits take, on a machine that does nothing else.
    pub(crate) const MANY_COMMITS: Duration = Duration::from_millis(400);

    pub(crate) fn new() -> Self {
        Self { address: Cluster::shared().database() }
    }

    pub(crate) fn database(&self) -> Database {
        self.address.as_str().into()
    }

    /// As a process that is started with it is told.
    pub(crate) fn address(&self) -> String {
        self.address.clone()
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(self.database()).await.unwrap()
    }

    /// The engine lives on when its client is killed.
    pub(crate) fn is_sound(&self) -> bool {
        true
    }
}
