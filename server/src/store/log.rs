//! The log of a match: it only grows, one entry after the other.

use rusqlite::{Connection, OptionalExtension};

use super::matches::touch;
use super::{Appended, MatchId, NewEntry, Result, Store, StoreError, now};

impl Store {
    /// Appends an entry if its number is the next one.
    pub async fn append(&self, id: &MatchId, entry: NewEntry) -> Result<Appended> {
        let id = id.clone();
        self.write(move |tx| append_entry(tx, &id, &entry)).await
    }

    /// Whether the log has an entry with this key.
    pub async fn has_entry(&self, id: &MatchId, key: &str) -> Result<bool> {
        let (id, key) = (id.clone(), key.to_owned());
        self.read(move |tx| is_known(tx, &id, &key)).await
    }
}

pub(super) fn append_entry(tx: &Connection, id: &MatchId, entry: &NewEntry) -> Result<Appended> {
    // Before the number: a client that repeats a wish has not seen that it was granted.
    if is_known(tx, id, &entry.key)? {
        return Ok(Appended::Repeated);
    }
    let next = next_seq(tx, id)?;
    if entry.seq != next {
        return Ok(Appended::Lost { next });
    }
    let at = now();
    tx.prepare_cached(
        "insert into entry (match, seq, seat, text, key, at) values ($1, $2, $3, $4, $5, $6)",
    )?
    .execute((id, entry.seq, entry.seat, &entry.text, &entry.key, at))?;
    touch(tx, id, at)?;
    Ok(Appended::Done)
}

fn is_known(tx: &Connection, id: &MatchId, key: &str) -> Result<bool> {
    let mut select =
        tx.prepare_cached("select exists (select 1 from entry where match = $1 and key = $2)")?;
    Ok(select.query_one((id, key), |row| row.get(0))?)
}

fn next_seq(tx: &Connection, id: &MatchId) -> Result<u32> {
    let mut select = tx.prepare_cached(
        "select coalesce((select max(seq) + 1 from entry
                          where entry.match = match.id and lane = 0), 0)
         from match where id = $1",
    )?;
    let next = select.query_one([id], |row| row.get(0)).optional()?;
    next.ok_or_else(|| StoreError::UnknownMatch(id.clone()))
}
