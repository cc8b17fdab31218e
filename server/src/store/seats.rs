//! Who sits where.

use rusqlite::OptionalExtension;

use super::matches::touch;
use super::{MatchId, Occupant, Result, Store, now};

impl Store {
    /// Puts `new` on a seat that `expected` has; says whether it did. Of two who want one seat,
    /// the second is told `false`.
    pub async fn take_seat(
        &self,
        id: &MatchId,
        seat: u8,
        expected: &Occupant,
        new: &Occupant,
    ) -> Result<bool> {
        let (id, expected, new) = (id.clone(), expected.clone(), new.clone());
        self.write(move |tx| {
            let taken = tx
                .prepare_cached(
                    "update seat set occupant = $1, guest = $2
                     where match = $3 and number = $4 and occupant = $5",
                )?
                .execute((&new, new.guest(), &id, seat, expected))?;
            if taken == 1 {
                touch(tx, &id, now())?;
            }
            Ok(taken == 1)
        })
        .await
    }

    /// The seat that a link leads to.
    pub async fn seat_by_invitation(&self, token: &str) -> Result<Option<(MatchId, u8)>> {
        let token = token.to_owned();
        self.read(move |tx| {
            let seat = tx
                .prepare_cached("select match, number from seat where invitation = $1")?
                .query_one([token], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?;
            Ok(seat)
        })
        .await
    }
}
