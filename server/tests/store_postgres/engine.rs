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
        crate::games::install();
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

    /// Whether another hand finds every log without a gap.
    pub(crate) fn is_sound(&self) -> bool {
        let name = self.address.rsplit('/').next().unwrap();
        Cluster::shared().sql(name, NO_GAPS);
        true
    }
}

/// Fails where there is one.
const NO_GAPS: &str = "do $$ begin
    if exists (select 1 from entry group by match having max(seq) + 1 <> count(*)) then
        raise 'a log has a gap';
    end if;
end $$";
