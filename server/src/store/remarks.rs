//! What is said at the table.

use rusqlite::{Connection, OptionalExtension};

use super::{MatchId, NewRemark, Remark, Result, Store, StoreError, now};

impl Store {
    /// Keeps a remark; returns its number, which a repeated one has already.
    pub async fn add_remark(&self, id: &MatchId, remark: NewRemark) -> Result<u32> {
        let id = id.clone();
        self.write(move |tx| {
            if let Some(number) = number_of(tx, &id, &remark.key)? {
                return Ok(number);
            }
            let number = tx
                .prepare_cached(
                    "insert into remark (match, number, guest, text, key, at)
                     select id, (select coalesce(max(number), 0) + 1 from remark
                                 where remark.match = match.id), $1, $2, $3, $4
                     from match where id = $5
                     returning number",
                )?
                .query_one((remark.guest, remark.text, remark.key, now(), &id), |row| row.get(0))
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

/// The remark that was made with this key.
fn number_of(tx: &Connection, id: &MatchId, key: &str) -> Result<Option<u32>> {
    let mut select =
        tx.prepare_cached("select number from remark where match = $1 and key = $2")?;
    Ok(select.query_one((id, key), |row| row.get(0)).optional()?)
}
