//! Who comes by.

use rusqlite::OptionalExtension;

use super::{Guest, GuestId, Result, Store, StoreError, TokenHash, now};

impl Store {
    pub async fn add_guest(&self, token: TokenHash, name: &str) -> Result<Guest> {
        let name = name.to_owned();
        self.write(move |tx| {
            let id = tx
                .prepare_cached(
                    "insert into guest (token_hash, name, created_at) values ($1, $2, $3)
                     returning id",
                )?
                .query_one((token, &name, now()), |row| row.get(0))?;
            Ok(Guest { id, name })
        })
        .await
    }

    /// The guest whose token has this hash.
    pub async fn guest(&self, token: TokenHash) -> Result<Option<Guest>> {
        self.read(move |tx| {
            let guest = tx
                .prepare_cached("select id, name from guest where token_hash = $1")?
                .query_one([token], |row| Ok(Guest { id: row.get(0)?, name: row.get(1)? }))
                .optional()?;
            Ok(guest)
        })
        .await
    }

    /// Forgets a guest who has done nothing here; whoever has stays.
    pub async fn remove_guest(&self, guest: GuestId) -> Result<()> {
        self.write(move |tx| {
            tx.prepare_cached(
                "delete from guest where id = $1
                   and not exists (select 1 from match where creator = $1)
                   and not exists (select 1 from seat where guest = $1)
                   and not exists (select 1 from remark where guest = $1)
                   and not exists (select 1 from api_token where guest = $1)",
            )?
            .execute([guest])?;
            Ok(())
        })
        .await
    }

    pub async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<()> {
        let name = name.to_owned();
        self.write(move |tx| {
            let renamed = tx
                .prepare_cached("update guest set name = $1 where id = $2")?
                .execute((name, guest))?;
            if renamed == 1 { Ok(()) } else { Err(StoreError::UnknownGuest(guest)) }
        })
        .await
    }
}
