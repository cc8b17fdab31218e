//! How writes are committed together. Each has a savepoint, so a refused one undoes nothing but
//! itself. A write that met another node's is run again and sees then what the other did.
//!
//! When the connection is lost, the commit may or may not have happened: all writes run again on a new one, marked
//! as in doubt. They check for their key or row, so that running twice is harmless.

use std::fmt::Write as _;

use super::{PostgresSession, Result, Server, StoreError};
use crate::TransientError;
use crate::engine::{Commit, Tx, Write};
use crate::notice::Notice;

/// The channel for notices between nodes.
pub(crate) const CHANNEL: &str = "bastide";
/// Of two conflicting writes one is done after the first attempt; a further conflict is an error in the data.
const ATTEMPTS: usize = 3;

pub(crate) struct Committer {
    server: Server,
    session: Option<PostgresSession>,
}

impl Committer {
    /// Connects to a database and brings it to this version.
    pub(crate) fn connect(server: &Server) -> Result<Self> {
        let mut session = server.patiently(|| PostgresSession::open(server))?;
        session.migrate()?;
        Ok(Self { server: server.clone(), session: Some(session) })
    }

    fn attempt(&mut self, batch: &mut [Write], is_in_doubt: bool) -> Result<()> {
        let session = match self.session.take() {
            Some(session) => session,
            None => PostgresSession::open(&self.server)?,
        };
        session.ahead("begin");
        let mut notices = Vec::new();
        for write in batch {
            notices.extend(in_savepoint(&session, write, is_in_doubt)?);
        }
        session.say(&format!("{}commit", self.notify(&notices)))?;
        // Only now: a connection on which something failed is not used again.
        self.session = Some(session);
        Ok(())
    }

    /// The statements that send notices, in the same transaction: other nodes receive them when it is durable.
    fn notify(&self, notices: &[Notice]) -> String {
        let mut sql = String::new();
        for notice in notices {
            let message =
                format!("{} {}", self.server.node(), notice.message()).replace('\'', "''");
            let _ = write!(sql, "notify {CHANNEL}, '{message}'; ");
        }
        sql
    }
}

impl Commit for Committer {
    fn commit(&mut self, batch: &mut [Write]) -> Result<()> {
        // Two nodes that go through the same matches in the same order never wait in a circle.
        batch.sort_by(|one, other| one.about().cmp(&other.about()));
        let (server, mut is_in_doubt) = (self.server.clone(), false);
        server.patiently(|| {
            let done = self.attempt(batch, is_in_doubt);
            is_in_doubt |=
                matches!(done, Err(StoreError::Transient(TransientError::ConnectionLost(_))));
            done
        })
    }
}

/// Runs a write and returns its notices. A refusal goes to the write's caller; an error means that the
/// transaction cannot go on.
fn in_savepoint(
    session: &PostgresSession,
    write: &mut Write,
    is_in_doubt: bool,
) -> Result<Vec<Notice>> {
    for _ in 0..ATTEMPTS {
        session.ahead("savepoint write");
        let tx = Tx::postgres(session, is_in_doubt);
        match write.run(&tx) {
            Ok(()) => {
                session.ahead("release savepoint write");
                return Ok(tx.into_notices());
            }
            Err(StoreError::Transient(TransientError::ConnectionLost(reason))) => {
                return Err(StoreError::Transient(TransientError::ConnectionLost(reason.clone())));
            }
            Err(error) => {
                let is_final = !matches!(
                    error,
                    StoreError::Transient(TransientError::InTheWay) | StoreError::AlreadyThere(_)
                );
                session.ahead("rollback to savepoint write; release savepoint write");
                if is_final {
                    break;
                }
            }
        }
    }
    Ok(Vec::new())
}
