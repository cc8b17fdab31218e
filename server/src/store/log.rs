//! The log of a match: it only grows, one entry after the other.

use super::change::Change;
use super::tx::Tx;
use super::{Appended, MatchId, Moment, NewEntry, Result, Store, StoreError, now};

/// How exactly a match's own row says when it last changed. Its last entry says it to the millisecond; a row and
/// its place in the order of all matches, written for every move, would cost more than the move.
const CHANGE_IS_NOTED_EVERY: i64 = 60 * 1000;

impl Store {
    /// Appends an entry if its number is the next one.
    pub async fn append(&self, id: &MatchId, entry: NewEntry) -> Result<Appended> {
        self.append_at(id, entry, Moment { at: now(), due: None }).await
    }

    /// The same, for an entry that was received at a moment.
    pub async fn append_at(
        &self,
        id: &MatchId,
        entry: NewEntry,
        moment: Moment,
    ) -> Result<Appended> {
        let about = id.clone();
        self.write_match(id, move |tx| append_entry(tx, &about, &entry, moment)).await
    }

    /// Whether the log has an entry with this key.
    pub async fn has_entry(&self, id: &MatchId, key: &str) -> Result<bool> {
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
    Moment { at, due }: Moment,
) -> Result<Appended> {
    let (is_known, next) = standing(tx, id, &entry.key)?;
    // Before the number: a client that repeats a wish has not seen that it was granted.
    if is_known {
        return Ok(Appended::Repeated);
    }
    if entry.seq != next {
        return Ok(Appended::Lost { next });
    }
    let insert =
        "insert into entry (match, seq, seat, text, key, at) values ($1, $2, $3, $4, $5, $6)";
    tx.execute_both(
        (insert, &[id, &entry.seq, &entry.seat, &entry.text, &entry.key, &at]),
        (
            "update match set changed_at = $1, due_at = $2
             where id = $3 and (changed_at < $4 or due_at is distinct from $2)",
            &[&at, &due, id, &(at - CHANGE_IS_NOTED_EVERY)],
        ),
    )?;
    tx.tell(Change::Match(id.clone()));
    Ok(Appended::Done)
}

/// Whether the log has this key, and the number of its next entry.
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
