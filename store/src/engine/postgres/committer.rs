//! How writes are committed together. Each has a savepoint, so a refused one undoes nothing but
//! itself. A write that met another node's is run again and sees then what the other did.
//!
//! When the connection is lost, nobody knows what became of the commit: all writes are run again on
//! a new one, told that they are in doubt. A key, or what is there already, makes that harmless.

use std::fmt::Write as _;

use super::{PostgresSession, Result, Server, StoreError};
use crate::TransientError;
use crate::engine::{Commit, Tx, Write};
use crate::notice::Notice;

/// The channel on which nodes tell each other what they have changed.
pub(crate) const CHANNEL: &str = "bastide";
/// Of two who get in each other's way one is done after that; more is a mistake of the data.
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

    fn attempt(&mut self, batch: &mut [Box<dyn Write>], is_in_doubt: bool) -> Result<()> {
        let session = match self.session.take() {
            Some(session) => session,
            None => PostgresSession::open(&self.server)?,
        };
        session.ahead("begin");
        let mut changes = Vec::new();
        for write in batch {
            changes.extend(in_savepoint(&session, write.as_mut(), is_in_doubt)?);
        }
        session.say(&format!("{}commit", self.notices(&changes)))?;
        // BackupCounts only now: a connection on which something failed is not used again.
        self.session = Some(session);
        Ok(())
    }

    /// What tells the others, in the same transaction: they hear of it if and when it is durable.
    fn notices(&self, changes: &[Notice]) -> String {
        let mut notices = String::new();
        for change in changes {
            let message =
                format!("{} {}", self.server.node(), change.message()).replace('\'', "''");
            let _ = write!(notices, "notify {CHANNEL}, '{message}'; ");
        }
        notices
    }
}

impl Commit for Committer {
    fn commit(&mut self, batch: &mut [Box<dyn Write>]) -> Result<()> {
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

/// Runs a write and says what others are to be told. That it is refused is its caller's affair; the
/// error is that the transaction cannot go on.
fn in_savepoint(
    session: &PostgresSession,
    write: &mut dyn Write,
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
