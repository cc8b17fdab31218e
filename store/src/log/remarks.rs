//! The chat of a match.

use super::Log;
use crate::access::Access as _;
use crate::engine::Tx;
use crate::notice::Notice;
use crate::{MatchId, NewRemark, Remark, Result, StoreError, now};

impl Log<'_> {
    /// Adds a remark and returns its number; a repeated key returns the first one's.
    pub async fn add_remark(self, id: &MatchId, remark: NewRemark) -> Result<u32> {
        let about = id.clone();
        self.write_match(id, move |tx| {
            if let Some(number) = number_of(tx, &about, &remark.key)? {
                return Ok(number);
            }
            let number = tx.optional(
                "insert into remark (match, number, guest, text, key, at)
                 select id, (select coalesce(max(number), 0) + 1 from remark
                             where remark.match = match.id), $1, $2, $3, $4
                 from match where id = $5
                 returning number",
                &[&remark.guest, &remark.text, &remark.key, &now(), &about],
                |row| row.get(0),
            )?;
            tx.notify(Notice::Match(about.clone()));
            number.ok_or_else(|| StoreError::UnknownMatch(about.clone()))
        })
        .await
    }

    /// The last remarks of a match, in the order they were made.
    pub async fn remarks(self, id: &MatchId, limit: u32) -> Result<Vec<Remark>> {
        let id = id.clone();
        self.glance(move |tx| last_remarks(tx, &id, limit)).await
    }
}

pub(super) fn last_remarks(tx: &Tx<'_>, id: &MatchId, limit: u32) -> Result<Vec<Remark>> {
    let mut remarks = tx.all(
        "select remark.number, remark.guest, guest.name, remark.text, remark.at
         from remark join guest on guest.id = remark.guest
         where remark.match = $1 order by remark.number desc limit $2",
        &[id, &limit],
        |row| {
            Ok(Remark {
                number: row.get(0)?,
                guest: row.get(1)?,
                name: row.get(2)?,
                text: row.get(3)?,
                at: row.get(4)?,
            })
        },
    )?;
    remarks.reverse();
    Ok(remarks)
}

/// The remark that was made with this key.
fn number_of(tx: &Tx<'_>, id: &MatchId, key: &str) -> Result<Option<u32>> {
    let sql = "select number from remark where match = $1 and key = $2";
    tx.optional(sql, &[id, &key], |row| row.get(0))
}
