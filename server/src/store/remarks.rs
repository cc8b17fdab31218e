//! What is said at the table.

use rusqlite::OptionalExtension;

use super::{GuestId, MatchId, Remark, Result, Store, StoreError, now};

impl Store {
    /// Keeps a remark; returns its number.
    pub async fn add_remark(&self, id: &MatchId, guest: GuestId, text: &str) -> Result<u32> {
        let (id, text) = (id.clone(), text.to_owned());
        self.write(move |tx| {
            let number = tx
                .prepare_cached(
                    "insert into remark (match, number, guest, text, at)
                     select id, (select coalesce(max(number), 0) + 1 from remark
                                 where remark.match = match.id), $1, $2, $3
                     from match where id = $4
                     returning number",
                )?
                .query_one((guest, text, now(), &id), |row| row.get(0))
                .optional()?;
            number.ok_or(StoreError::UnknownMatch(id))
        })
        .await
    }

    /// The last remarks of a match, in the order they were made.
    pub async fn remarks(&self, id: &MatchId, limit: u32) -> Result<Vec<Remark>> {
        let id = id.clone();
        self.read(move |tx| {
            let mut select = tx.prepare_cached(
                "select remark.number, remark.guest, guest.name, remark.text, remark.at
                 from remark join guest on guest.id = remark.guest
                 where remark.match = $1 order by remark.number desc limit $2",
            )?;
            let remarks = select.query_map((id, limit), |row| {
                Ok(Remark {
                    number: row.get(0)?,
                    guest: row.get(1)?,
                    name: row.get(2)?,
                    text: row.get(3)?,
                    at: row.get(4)?,
                })
            })?;
            let mut remarks = remarks.collect::<Result<Vec<_>, _>>()?;
            remarks.reverse();
            Ok(remarks)
        })
        .await
    }
}
