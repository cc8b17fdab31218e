//! Heartbeats, outages and deadlines.
//!
//! Every node writes a heartbeat now and then. If the last one is older than it can be while any node runs, no one
//! could play in between: that is an outage, and it counts on no clock.

mod bot_turns;

use crate::access::Access;
use crate::engine::Readers;
use crate::notice::Notices;
use crate::{MatchId, Result, Store};

/// A period in which no node ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    pub since: i64,
    pub until: i64,
}

impl Store {
    /// What several servers on one database agree on: heartbeats, deadlines, turns of bots.
    pub fn nodes(&self) -> Nodes<'_> {
        Nodes { store: self }
    }
}

/// What several servers on one database agree on: heartbeats, deadlines, turns of bots.
#[derive(Clone, Copy)]
pub struct Nodes<'a> {
    store: &'a Store,
}

impl Access for Nodes<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Nodes<'_> {
    /// Notices of other nodes, from now on.
    pub fn notices(self) -> Notices {
        Notices(self.store.notices.subscribe())
    }

    /// Writes a heartbeat. If the last one is older than `silence`, the time between was an outage.
    pub async fn beat(self, at: i64, silence: i64) -> Result<()> {
        self.write(move |tx| {
            let last: Option<i64> =
                tx.optional("select at from heartbeat where one = 1", &[], |row| row.get(0))?;
            if let Some(last) = last.filter(|last| at - last > silence) {
                tx.execute(
                    "insert into outage (since, until) values ($1, $2) on conflict do nothing",
                    &[&last, &at],
                )?;
            }
            tx.execute(
                "insert into heartbeat (one, at) values (1, $1)
                 on conflict (one) do update set at = excluded.at where heartbeat.at < excluded.at",
                &[&at],
            )?;
            Ok(())
        })
        .await
    }

    /// Whether something can be written, until it is on the disk. The moment is moved to and fro: `SQLite` writes no page
    /// whose rows are what they were.
    pub async fn can_write(self, at: i64) -> Result<()> {
        self.write(move |tx| {
            let sql = "insert into heartbeat (one, at) values (1, $1)
                 on conflict (one) do update set at = heartbeat.at + 1";
            tx.execute(sql, &[&(at + 1)])?;
            tx.execute("update heartbeat set at = at - 1 where one = 1", &[]).map(drop)
        })
        .await
    }

    pub async fn outages(self) -> Result<Vec<Outage>> {
        self.read(|tx| {
            tx.all("select since, until from outage order by since", &[], |row| {
                Ok(Outage { since: row.get(0)?, until: row.get(1)? })
            })
        })
        .await
    }

    /// Whether other nodes may serve the same database.
    pub fn may_have_others(self) -> bool {
        matches!(self.store.readers, Readers::Postgres(_))
    }

    /// Matches whose first deadline has passed.
    pub async fn due_matches(self, at: i64) -> Result<Vec<MatchId>> {
        self.read(move |tx| {
            let sql = "select id from match
                 where due_at <= $1 and due_at is not null and outcome is null
                 order by due_at limit 64";
            tx.all(sql, &[&at], |row| row.get(0))
        })
        .await
    }

    /// Moves the first deadline of a match, unless an entry has moved it beyond `at` meanwhile.
    pub async fn set_due(self, id: &MatchId, due: Option<i64>, at: i64) -> Result<()> {
        let about = id.clone();
        self.write_match(id, move |tx| {
            let sql = "update match set due_at = $1 where id = $2 and due_at <= $3";
            tx.execute(sql, &[&due, &about, &at]).map(drop)
        })
        .await
    }
}
