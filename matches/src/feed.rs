//! News: which match has changed, for those who listen to all of theirs at once.
//!
//! Each listener has an inbox of their own, so that a move costs the listeners of its match something and nobody
//! else. A match that waits in an inbox already is not put there again: whoever listens is told where it stands.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::Matches;
use super::state::MatchState;
use super::table::Match;
use bastide_store::{GuestId, MatchId, now};

/// What those hear who listen to all of their matches.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A match has changed.
    Match {
        id: MatchId,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// Any may have: nothing could be heard of other nodes for a while.
    Anything,
}

/// So many matches may wait for a listener; one who falls behind further asks the store.
const MOST_WAITING: usize = 1024;

/// Who listens.
#[derive(Clone, Default)]
pub(super) struct Inboxes {
    by_guest: Arc<Mutex<HashMap<GuestId, Vec<Arc<Inbox>>>>>,
}

#[derive(Default)]
struct Inbox {
    waiting: Mutex<Waiting>,
    has_come: Notify,
}

#[derive(Default)]
struct Waiting {
    matches: VecDeque<(MatchId, i64)>,
    is_anything: bool,
    /// Matches in which the listener does something just now.
    hushed: Vec<Hushed>,
}

/// A match of which the listener is told with the answer to what they do in it.
struct Hushed {
    id: MatchId,
    /// How many things they do at once.
    deeds: usize,
    has_news: bool,
}

/// Hears of every change in a guest's matches, until it is dropped.
pub struct Listening {
    guest: GuestId,
    inbox: Arc<Inbox>,
    inboxes: Inboxes,
}

impl Inboxes {
    fn listen(&self, guest: GuestId) -> Listening {
        let inbox = Arc::<Inbox>::default();
        self.by_guest().entry(guest).or_default().push(Arc::clone(&inbox));
        Listening { guest, inbox, inboxes: self.clone() }
    }

    fn by_guest(&self) -> MutexGuard<'_, HashMap<GuestId, Vec<Arc<Inbox>>>> {
        self.by_guest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inbox {
    fn put(&self, id: &MatchId, at: i64) {
        let mut waiting = self.waiting();
        if let Some(hushed) = waiting.hushed.iter_mut().find(|hushed| hushed.id == *id) {
            hushed.has_news = true;
            return;
        }
        if waiting.matches.iter().any(|(other, _)| other == id) {
            return;
        }
        if waiting.matches.len() >= MOST_WAITING {
            waiting.matches.clear();
            waiting.is_anything = true;
        } else {
            waiting.matches.push_back((id.clone(), at));
        }
        drop(waiting);
        self.has_come.notify_one();
    }

    fn doubt_everything(&self) {
        self.waiting().is_anything = true;
        self.has_come.notify_one();
    }

    fn take(&self) -> Option<Heard> {
        let mut waiting = self.waiting();
        if std::mem::take(&mut waiting.is_anything) {
            return Some(Heard::Anything);
        }
        waiting.matches.pop_front().map(|(id, at)| Heard::Match { id, at })
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listening {
    /// The next news, once there are some.
    pub async fn next(&self) -> Heard {
        loop {
            if let Some(heard) = self.inbox.take() {
                return heard;
            }
            self.inbox.has_come.notified().await;
        }
    }
}

impl Listening {
    /// From now on a match is not told of, until what the listener does in it is done.
    pub fn hush(&self, id: &MatchId) {
        let mut waiting = self.inbox.waiting();
        match waiting.hushed.iter_mut().find(|hushed| hushed.id == *id) {
            Some(hushed) => hushed.deeds += 1,
            None => waiting.hushed.push(Hushed { id: id.clone(), deeds: 1, has_news: false }),
        }
    }

    /// Something that the listener did is done; whether it was the last in its match, and there were news meanwhile.
    pub fn unhush(&self, id: &MatchId) -> bool {
        let hushed = &mut self.inbox.waiting().hushed;
        let Some(at) = hushed.iter().position(|hushed| hushed.id == *id) else { return false };
        hushed[at].deeds -= 1;
        hushed[at].deeds == 0 && hushed.swap_remove(at).has_news
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut inboxes = self.inboxes.by_guest();
        let Some(own) = inboxes.get_mut(&self.guest) else { return };
        own.retain(|inbox| !Arc::ptr_eq(inbox, &self.inbox));
        if own.is_empty() {
            inboxes.remove(&self.guest);
        }
    }
}

face! {
    /// Tells those who listen what has changed.
    Feed
}

impl Feed {
    /// Hears of every change in a guest's matches from now on.
    pub fn listen(&self, guest: GuestId) -> Listening {
        self.inboxes.listen(guest)
    }

    pub(super) fn has_listeners(&self) -> bool {
        !self.inboxes.by_guest().is_empty()
    }

    /// Tells those who look at a table, and those who listen to all of theirs.
    pub(super) fn announce(&self, table: &Match, now: &MatchState) {
        // Wakes the live streams of this match.
        table.version.send_replace(now.version());
        self.tell(table, now);
    }

    pub(super) fn tell(&self, table: &Match, standing: &MatchState) {
        let inboxes = self.inboxes.by_guest();
        if inboxes.is_empty() {
            return;
        }
        let at = now();
        let seats = standing.seats.iter();
        let guests = seats.filter_map(|(_, sitting)| sitting.occupant.guest());
        for inbox in guests.filter_map(|guest| inboxes.get(&guest)).flatten() {
            inbox.put(table.id(), at);
        }
    }

    /// Tells that any match may have changed.
    pub(super) fn tell_anything(&self) {
        for inbox in self.inboxes.by_guest().values().flatten() {
            inbox.doubt_everything();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_match_that_waits_is_told_once_and_a_full_inbox_doubts_everything() {
        let (news, id) = (Inboxes::default(), MatchId::random());
        let listening = news.listen(GuestId(1));
        for at in [1, 2] {
            listening.inbox.put(&id, at);
        }
        assert!(matches!(listening.next().await, Heard::Match { at: 1, .. }));
        assert!(listening.inbox.take().is_none());
        for at in 0..=MOST_WAITING as i64 {
            listening.inbox.put(&MatchId::random(), at);
        }
        assert!(matches!(listening.next().await, Heard::Anything));
        assert!(listening.inbox.take().is_none());
    }

    #[tokio::test]
    async fn what_the_listener_does_is_not_told_before_it_is_answered() {
        let (news, id, other) = (Inboxes::default(), MatchId::random(), MatchId::random());
        let listening = news.listen(GuestId(1));
        for _ in 0..2 {
            listening.hush(&id);
        }
        listening.inbox.put(&id, 1);
        listening.inbox.put(&other, 2);
        assert!(matches!(listening.next().await, Heard::Match { at: 2, .. }));
        assert!(!listening.unhush(&id), "it still does something");
        assert!(listening.unhush(&id));
        assert!(listening.inbox.take().is_none());
        listening.inbox.put(&id, 3);
        assert!(matches!(listening.next().await, Heard::Match { at: 3, .. }));
    }

    #[test]
    fn nobody_is_told_who_does_not_listen_any_more() {
        let news = Inboxes::default();
        let listening = [(); 2].map(|()| news.listen(GuestId(1)));
        assert_eq!(news.by_guest()[&GuestId(1)].len(), 2);
        drop(listening);
        assert!(news.by_guest().is_empty());
    }
}
