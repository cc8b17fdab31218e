//! What nodes tell each other. A node hears of what the others have done, never of its own doing.

use std::str::FromStr;

use tokio::sync::broadcast;

use super::{GuestId, MatchId};

/// Something that another node has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The log, the seats or the remarks of a match.
    Match(MatchId),
    /// The name of a guest.
    Renamed { guest: GuestId, name: String },
    /// Anything: nothing could be heard for a while.
    Anything,
}

/// The changes of other nodes, as they are heard of. A database of one file has no other nodes.
pub struct Changes(pub(super) broadcast::Receiver<Change>);

impl Changes {
    /// The next change; nothing once the store is gone.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Change::Anything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

impl Change {
    /// As it is sent: `match 4k7m2nq9zx` or `guest 7 Nell`.
    pub(super) fn message(&self) -> String {
        match self {
            Self::Match(id) => format!("match {id}"),
            Self::Renamed { guest, name } => format!("guest {} {name}", guest.0),
            Self::Anything => "anything".to_owned(),
        }
    }
}

/// A message that no version knows may be about anything.
impl FromStr for Change {
    type Err = std::convert::Infallible;

    fn from_str(message: &str) -> Result<Self, Self::Err> {
        let change = match message.split_once(' ') {
            Some(("match", id)) => id.parse().ok().map(Self::Match),
            Some(("guest", rest)) => renamed(rest),
            _ => None,
        };
        Ok(change.unwrap_or(Self::Anything))
    }
}

fn renamed(rest: &str) -> Option<Change> {
    let (guest, name) = rest.split_once(' ')?;
    Some(Change::Renamed { guest: GuestId(guest.parse().ok()?), name: name.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_are_sent() {
        let changes = [
            Change::Match(MatchId::random()),
            Change::Renamed { guest: GuestId(7), name: "Nell of the Mill".to_owned() },
            Change::Anything,
        ];
        for change in changes {
            assert_eq!(change.message().parse(), Ok(change));
        }
        assert_eq!("guest x y".parse(), Ok(Change::Anything));
    }
}
