//! Which node thinks for the bots of a match. A turn is a lease of a few seconds, renewed while the bot
//! thinks; if its node dies, the lease expires and any other node may take it.
//!
//! With SQLite there is one node, which has every turn.

use super::Nodes;
use crate::access::Access as _;
use crate::engine::Readers;
use crate::{MatchId, Result};

/// The lease is measured by the clock of the database.
const TAKE: &str = "insert into turn (match, node, until)
     values ($1, $2, clock_timestamp() + interval '5 seconds')
     on conflict (match) do update set node = excluded.node, until = excluded.until
     where turn.until < clock_timestamp() or turn.node = excluded.node";
const LEAVE: &str = "delete from turn where match = $1 and node = $2";
const LEAVE_ALL: &str = "update turn set until = '-infinity' where node = $1";
const DUE: &str = "select match from turn where until < clock_timestamp() order by until limit 64";

impl Nodes<'_> {
    /// Takes or renews the turn of a match's bots; says whether this node has it.
    pub async fn take_turn(self, id: &MatchId) -> Result<bool> {
        let Some(node) = self.node() else { return Ok(true) };
        let about = id.clone();
        self.write_match(id, move |tx| Ok(tx.execute(TAKE, &[&about, &node])? == 1)).await
    }

    /// Ends the lease: no bot of the match is to act.
    pub async fn leave_turn(self, id: &MatchId) -> Result<()> {
        let Some(node) = self.node() else { return Ok(()) };
        let about = id.clone();
        self.write_match(id, move |tx| tx.execute(LEAVE, &[&about, &node]).map(drop)).await
    }

    /// Expires all leases of this node, which stops: others take over.
    pub async fn leave_turns(self) -> Result<()> {
        let Some(node) = self.node() else { return Ok(()) };
        self.write(move |tx| tx.execute(LEAVE_ALL, &[&node]).map(drop)).await
    }

    /// Matches whose lease has expired.
    pub async fn due_turns(self) -> Result<Vec<MatchId>> {
        if self.node().is_none() {
            return Ok(Vec::new());
        }
        self.read(|tx| tx.all(DUE, &[], |row| row.get(0))).await
    }

    /// The name of this node, if there may be others.
    fn node(self) -> Option<String> {
        match &self.store.readers {
            Readers::Sqlite(_) => None,
            Readers::Postgres(readers) => Some(readers.server().node().to_owned()),
        }
    }
}
