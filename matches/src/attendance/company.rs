//! Who is at a table and who is writing, as far as this node knows: kept in memory, never stored, told to all who look.
//!
//! Somebody who only loads the page again has not gone, and who comes and goes is told a few times a second at most.

use std::collections::HashMap;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bastide_store::GuestId;

use super::{Attendance, Pages};

/// A page that is only loaded again is back before that.
const RELOADING: Duration = Duration::from_secs(2);
/// Whoever has written nothing for so long is not writing any more.
const WRITING: Duration = Duration::from_secs(6);

/// Who is at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// Those who have a page of it open, in order.
    pub here: Vec<GuestId>,
    /// Pages of visitors who are nobody's guest.
    pub strangers: u32,
    /// Who is writing a remark, in order, by name.
    pub writing: Vec<(GuestId, String)>,
}

impl Company {
    pub fn has(&self, guest: GuestId) -> bool {
        self.here.binary_search(&guest).is_ok()
    }
}

/// Who is writing, and since when nothing more was heard.
pub(crate) type Writing = HashMap<GuestId, (String, Instant)>;

impl Pages {
    /// Whether they are there, or will be back in a moment.
    fn is_here(self, at: Instant) -> bool {
        let is_reloading = |left: Instant| at.duration_since(left) < RELOADING;
        self.count > 0 || self.left.is_some_and(is_reloading)
    }
}

impl Attendance {
    /// Who is here at a moment.
    pub(crate) fn company(&self, at: Instant) -> Company {
        let pages = self.pages();
        let here = pages.iter().filter(|(_, pages)| pages.is_here(at)).map(|(&guest, _)| guest);
        let mut here: Vec<GuestId> = here.collect();
        here.sort_unstable();
        drop(pages);
        let mut writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        writing.retain(|_, (_, since)| at.duration_since(*since) < WRITING);
        let mut writing: Vec<_> =
            writing.iter().map(|(&guest, (name, _))| (guest, name.clone())).collect();
        writing.sort_unstable();
        Company { here, strangers: self.strangers.load(Ordering::Relaxed), writing }
    }

    /// Whether nobody is about to be gone.
    fn is_settled(&self, company: &Company) -> bool {
        let pages = self.pages();
        let is_there = |guest: &GuestId| pages.get(guest).is_some_and(|pages| pages.count > 0);
        company.writing.is_empty() && company.here.iter().all(is_there)
    }

    /// Tells those who listen, if something has changed. Says whether nothing more is to come by itself.
    pub(crate) fn tell(&self) -> bool {
        let company = self.company(Instant::now());
        let is_settled = self.is_settled(&company);
        self.told.send_if_modified(|told| {
            let is_news = *told != company;
            *told = company;
            is_news
        });
        is_settled
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NELL: GuestId = GuestId(1);

    #[test]
    fn whoever_loads_the_page_again_has_not_gone() {
        let (attendance, at) = (Attendance::default(), Instant::now());
        attendance.pages().entry(NELL).or_default().left = Some(at);
        let company = attendance.company(at);
        assert!(company.has(NELL) && !attendance.is_settled(&company));
        let company = attendance.company(at + RELOADING);
        assert!(!company.has(NELL) && attendance.is_settled(&company));
    }

    #[test]
    fn whoever_stops_writing_is_forgotten() {
        let (attendance, at) = (Attendance::default(), Instant::now());
        attendance.writing.lock().unwrap().insert(NELL, ("Nell".to_owned(), at));
        assert_eq!(attendance.company(at).writing, [(NELL, "Nell".to_owned())]);
        assert!(attendance.company(at + WRITING).writing.is_empty());
    }

    #[test]
    fn only_what_has_changed_is_told() {
        let attendance = Attendance::default();
        let mut told = attendance.told.subscribe();
        assert!(attendance.tell() && !told.has_changed().unwrap());
        attendance.pages().entry(NELL).or_default().count = 1;
        assert!(attendance.tell() && told.borrow_and_update().has(NELL));
        assert!(attendance.tell() && !told.has_changed().unwrap());
    }
}
