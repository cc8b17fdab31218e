//! Guests: players known by a token in a cookie.

use super::Players;
use crate::access::Access as _;
use crate::accounts::{is_taken, refold};
use crate::engine::Tx;
use crate::names::fold;
use crate::notice::Notice;
use crate::{Guest, GuestId, Result, StoreError, TokenHash, now};

impl Players<'_> {
    pub async fn add_guest(self, token: TokenHash, name: &str) -> Result<Guest> {
        let name = name.to_owned();
        self.write(move |tx| {
            if tx.is_in_doubt()
                && let Some(guest) = by_token(tx, token)?
            {
                return Ok(guest);
            }
            let name = free_name(tx, &name, token)?;
            let id = tx.one(
                "insert into guest (token_hash, name, created_at) values ($1, $2, $3)
                 returning id",
                &[&token, &name, &now()],
                |row| row.get(0),
            )?;
            Ok(Guest { id, name: name.clone() })
        })
        .await
    }

    /// The guest whose token has this hash.
    pub async fn guest(self, token: TokenHash) -> Result<Option<Guest>> {
        self.read(move |tx| by_token(tx, token)).await
    }

    /// The guest of this number.
    pub async fn guest_numbered(self, id: GuestId) -> Result<Option<Guest>> {
        self.read(move |tx| {
            let sql = "select name from guest where id = $1";
            tx.optional(sql, &[&id], |row| Ok(Guest { id, name: row.get(0)? }))
        })
        .await
    }

    /// Removes a guest, unless something refers to them.
    pub async fn remove_guest(self, guest: GuestId) -> Result<()> {
        self.write(move |tx| {
            tx.execute(
                "delete from guest where id = $1
                   and not exists (select 1 from match where creator = $1)
                   and not exists (select 1 from seat where guest = $1)
                   and not exists (select 1 from remark where guest = $1)
                   and not exists (select 1 from api_token where guest = $1)
                   and not exists (select 1 from learned where guest = $1)
                   and not exists (select 1 from account where guest = $1)
                   and not exists (select 1 from restraint where guest = $1)
                   and not exists (select 1 from deed where guest = $1)
                   and not exists (select 1 from hook where guest = $1)
                   and not exists (select 1 from notice_choice where guest = $1)
                   and not exists (select 1 from entrant where guest = $1)
                   and not exists (select 1 from tournament where organiser = $1)",
                &[&guest],
            )?;
            Ok(())
        })
        .await
    }

    /// Renames a guest. A name that an account has, or one that looks the same, is refused.
    pub async fn rename_guest(self, guest: GuestId, name: &str) -> Result<()> {
        let name = name.to_owned();
        let folded = fold(&name);
        self.write(move |tx| {
            if is_taken(tx, &folded, guest)? {
                return Err(StoreError::NameTaken);
            }
            refold(tx, guest, &folded)?;
            let renamed =
                tx.execute("update guest set name = $1 where id = $2", &[&name, &guest])?;
            tx.notify(Notice::Renamed { guest, name: name.clone() });
            if renamed == 1 { Ok(()) } else { Err(StoreError::UnknownGuest(guest)) }
        })
        .await
    }
}

/// The name for a new guest, with a number appended if an account has it.
fn free_name(tx: &Tx<'_>, name: &str, token: TokenHash) -> Result<String> {
    let is_free = !is_taken(tx, &fold(name), NOBODY)?;
    let number = u16::from_le_bytes([token.0[0], token.0[1]]);
    Ok(if is_free { name.to_owned() } else { format!("{name} {number}") })
}

/// Guests are numbered from one.
const NOBODY: GuestId = GuestId(0);

fn by_token(tx: &Tx<'_>, token: TokenHash) -> Result<Option<Guest>> {
    tx.optional("select id, name from guest where token_hash = $1", &[&token], |row| {
        Ok(Guest { id: row.get(0)?, name: row.get(1)? })
    })
}
