//! Notices between nodes about what they changed. A node does not receive its own.

use std::str::FromStr;

use tokio::sync::broadcast;

use crate::{Entry, GuestId, MatchId};

/// A change that another node made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The log, the seats or the remarks of a match.
    Match(MatchId),
    /// One entry was appended to the log of a match, and nothing else.
    Entry { id: MatchId, entry: Entry },
    /// The name of a guest.
    Renamed { guest: GuestId, name: String },
    /// Notices may have been missed: anything may have changed.
    Anything,
}

/// A subscription to the notices of other nodes. With SQLite there are none.
pub struct Notices(pub(super) broadcast::Receiver<Notice>);

impl Notices {
    /// The next notice; none once the store is gone.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Notice::Anything),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

impl Notice {
    /// As it is sent: `match 4k7m2nq9zx`, `entry 4k7m2nq9zx 12 1 1794771629123 act CSwD2` or `guest 7 Nell`.
    pub(super) fn message(&self) -> String {
        match self {
            Self::Match(id) => format!("match {id}"),
            Self::Entry { id, entry } if entry.text.len() > LONGEST => format!("match {id}"),
            Self::Entry { id, entry: Entry { seq, seat, text, at, .. } } => {
                let seat = seat.map_or_else(|| NO_SEAT.to_owned(), |seat| seat.to_string());
                format!("entry {id} {seq} {seat} {at} {text}")
            }
            Self::Renamed { guest, name } => format!("guest {} {name}", guest.0),
            Self::Anything => "anything".to_owned(),
        }
    }
}

/// An unknown message may be about anything.
impl FromStr for Notice {
    type Err = std::convert::Infallible;

    fn from_str(message: &str) -> Result<Self, Self::Err> {
        let notice = match message.split_once(' ') {
            Some(("match", id)) => id.parse().ok().map(Self::Match),
            Some(("entry", rest)) => entered(rest),
            Some(("guest", rest)) => renamed(rest),
            _ => None,
        };
        Ok(notice.unwrap_or(Self::Anything))
    }
}

/// The longest entry that a notice carries: PostgreSQL allows 8,000 bytes.
const LONGEST: usize = 4000;
const NO_SEAT: &str = "-";

/// Notices omit the key, which only matters in the log.
fn entered(rest: &str) -> Option<Notice> {
    let mut words = rest.splitn(5, ' ');
    let id = words.next()?.parse().ok()?;
    let seq = words.next()?.parse().ok()?;
    let seat = match words.next()? {
        NO_SEAT => None,
        seat => Some(seat.parse().ok()?),
    };
    let at = words.next()?.parse().ok()?;
    let (text, key) = (words.next()?.to_owned(), String::new());
    Some(Notice::Entry { id, entry: Entry { seq, seat, text, key, at } })
}

fn renamed(rest: &str) -> Option<Notice> {
    let (guest, name) = rest.split_once(' ')?;
    Some(Notice::Renamed { guest: GuestId(guest.parse().ok()?), name: name.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_as_they_are_sent() {
        let entry = |seat, text: &str| {
            let entry = Entry { seq: 12, seat, text: text.to_owned(), key: String::new(), at: 7 };
            Notice::Entry { id: MatchId::random(), entry }
        };
        let notices = [
            Notice::Match(MatchId::random()),
            entry(Some(1), "act CSwD2"),
            entry(None, "begin  with two spaces"),
            Notice::Renamed { guest: GuestId(7), name: "Nell of the Mill".to_owned() },
            Notice::Anything,
        ];
        for notice in notices {
            assert_eq!(notice.message().parse(), Ok(notice));
        }
        assert_eq!("guest x y".parse(), Ok(Notice::Anything));
        assert_eq!("entry 4k7m2nq9zx 1 x 7 act".parse(), Ok(Notice::Anything));
        let long = entry(None, &"long ".repeat(LONGEST));
        assert!(matches!(long.message().parse(), Ok(Notice::Match(_))));
    }
}
