//! The log of a match: it only grows, entry by entry.

mod matches;
mod remarks;
mod seats;
mod shuffles;

use crate::access::Access;
use crate::engine::Tx;
use crate::notice::Notice;
use crate::{
    Appended, CHANGE_IS_NOTED_EVERY, Entry, MatchId, Moment, NewEntry, Result, Store, StoreError,
    now,
};

pub(crate) use matches::{seats_of, series_place, terms};
pub use shuffles::StoredShuffle;

impl Store {
    /// Matches: their seats, log, shuffle and remarks.
    pub fn log(&self) -> Log<'_> {
        Log { store: self }
    }
}

/// Matches: their seats, log, shuffle and remarks.
#[derive(Clone, Copy)]
pub struct Log<'a> {
    store: &'a Store,
}

impl Access for Log<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Log<'_> {
    /// Appends an entry if its number is the next one.
    pub async fn append(self, id: &MatchId, entry: NewEntry) -> Result<Appended> {
        self.append_at(id, entry, Moment { at: now(), due: None, is_noted: false }).await
    }

    /// The same, for an entry received at this moment.
    pub async fn append_at(
        self,
        id: &MatchId,
        entry: NewEntry,
        moment: Moment,
    ) -> Result<Appended> {
        let about = id.clone();
        self.write_match(id, move |tx| append_entry(tx, &about, &entry, moment)).await
    }

    /// Whether the log has an entry with this key.
    pub async fn has_entry(self, id: &MatchId, key: &str) -> Result<bool> {
        let (id, key) = (id.clone(), key.to_owned());
        self.glance(move |tx| {
            let sql = "select exists (select 1 from entry where match = $1 and key = $2)";
            tx.one(sql, &[&id, &key], |row| row.get(0))
        })
        .await
    }
}

pub(super) fn append_entry(
    tx: &Tx<'_>,
    id: &MatchId,
    entry: &NewEntry,
    Moment { at, due, is_noted }: Moment,
) -> Result<Appended> {
    // One statement, because every move waits for it; the reason for a refusal is looked up afterwards.
    let added = tx.execute(
        "insert into entry (seq, seat, text, key, at, match)
         select $1, $2, $3, $4, $5, id from match
         where id = $6
           and not exists (select 1 from entry where entry.match = match.id and key = $4)
           and $1 = coalesce((select max(seq) + 1 from entry
                              where entry.match = match.id and lane = 0), 0)",
        &[&entry.seq, &entry.seat, &entry.text, &entry.key, &at, id],
    )?;
    if added == 0 {
        return why_not(tx, id, entry);
    }
    if !is_noted {
        tx.execute(
            "update match set changed_at = $1, due_at = $2
             where id = $3 and (changed_at < $4 or due_at is distinct from $2)",
            &[&at, &due, id, &(at - CHANGE_IS_NOTED_EVERY)],
        )?;
    }
    if tx.has_others() {
        let NewEntry { seq, seat, text, key } = entry.clone();
        tx.notify(Notice::Entry { id: id.clone(), entry: Entry { seq, seat, text, key, at } });
    }
    Ok(Appended::Done)
}

fn why_not(tx: &Tx<'_>, id: &MatchId, entry: &NewEntry) -> Result<Appended> {
    let (is_known, next) = standing(tx, id, &entry.key)?;
    // Checked before the number: a client that repeats a request does not know that it succeeded.
    Ok(if is_known { Appended::Repeated } else { Appended::Lost { next } })
}

/// Whether the log has this key, and its next sequence number.
fn standing(tx: &Tx<'_>, id: &MatchId, key: &str) -> Result<(bool, u32)> {
    let standing = tx.optional(
        "select exists (select 1 from entry where entry.match = match.id and key = $1),
                coalesce((select max(seq) + 1 from entry
                          where entry.match = match.id and lane = 0), 0)
         from match where id = $2",
        &[&key, id],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    standing.ok_or_else(|| StoreError::UnknownMatch(id.clone()))
}
