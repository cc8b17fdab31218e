//! The seats of a match.

use super::Log;
use super::matches::TOUCH;
use crate::access::Access as _;
use crate::engine::Tx;
use crate::notice::Notice;
use crate::{MatchId, Occupant, Result, now};

impl Log<'_> {
    /// Gives a seat from `expected` to `new`; false if someone else has taken it.
    pub async fn take_seat(
        self,
        id: &MatchId,
        seat: u8,
        expected: &Occupant,
        new: &Occupant,
    ) -> Result<bool> {
        let (about, expected, new) = (id.clone(), expected.clone(), new.clone());
        self.write_match(id, move |tx| {
            if tx.is_in_doubt() && occupant(tx, &about, seat)?.as_ref() == Some(&new) {
                return Ok(true);
            }
            let taken = tx.execute(
                "update seat set occupant = $1, guest = $2
                 where match = $3 and number = $4 and occupant = $5",
                &[&new, &new.guest(), &about, &seat, &expected],
            )?;
            if taken == 1 {
                tx.execute(TOUCH, &[&now(), &about])?;
                tx.notify(Notice::Match(about.clone()));
            }
            Ok(taken == 1)
        })
        .await
    }

    /// The seat that a link leads to.
    pub async fn seat_by_invitation(self, token: &str) -> Result<Option<(MatchId, u8)>> {
        let token = token.to_owned();
        self.read(move |tx| {
            let sql = "select match, number from seat where invitation = $1";
            tx.optional(sql, &[&token], |row| Ok((row.get(0)?, row.get(1)?)))
        })
        .await
    }
}

fn occupant(tx: &Tx<'_>, id: &MatchId, seat: u8) -> Result<Option<Occupant>> {
    let sql = "select occupant from seat where match = $1 and number = $2";
    tx.optional(sql, &[id, &seat], |row| row.get(0))
}
