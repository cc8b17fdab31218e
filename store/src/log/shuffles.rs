//! How the seeds of matches are made. The store does not interpret secrets and contributions.

use super::Log;
use crate::access::Access as _;
use crate::engine::Tx;
use crate::notice::Notice;
use crate::{MatchId, Result, now};

/// The stored shuffle of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredShuffle {
    /// `committed`, `brought`, `words`, `same:4k7m2nq9zx` or `further:4k7m2nq9zx`
    pub origin: String,
    /// None where the seed was given.
    pub secret: Option<String>,
    /// The contributions of the seats, with their numbers.
    pub parts: Vec<(u8, String)>,
}

impl Log<'_> {
    /// Adds the shuffle of a match that is about to be added.
    pub async fn add_shuffle(self, id: &MatchId, shuffle: StoredShuffle) -> Result<()> {
        let id = id.clone();
        self.write(move |tx| {
            if tx.is_in_doubt() && shuffle_of(tx, &id)?.is_some() {
                return Ok(());
            }
            tx.execute(
                "insert into shuffle (match, origin, secret) values ($1, $2, $3)",
                &[&id, &shuffle.origin, &shuffle.secret],
            )?;
            for (seat, part) in &shuffle.parts {
                insert_part(tx, &id, *seat, part)?;
            }
            Ok(())
        })
        .await
    }

    /// Removes the shuffle of a match that was not added after all.
    pub async fn remove_shuffle(self, id: &MatchId) -> Result<()> {
        let id = id.clone();
        self.write(move |tx| {
            tx.execute(
                "delete from shuffle where match = $1
                   and not exists (select 1 from match where id = $1)",
                &[&id],
            )?;
            Ok(())
        })
        .await
    }

    /// The shuffle of a match; none for one that was set up before there were any.
    pub async fn shuffle(self, id: &MatchId) -> Result<Option<StoredShuffle>> {
        let id = id.clone();
        self.glance(move |tx| shuffle_of(tx, &id)).await
    }

    /// Adds the contributions of seats that have none yet, all or nothing, and the seed if they were
    /// the last. False if a seat had one already.
    pub async fn add_parts(
        self,
        id: &MatchId,
        parts: Vec<(u8, String)>,
        seed: Option<String>,
    ) -> Result<bool> {
        let about = id.clone();
        self.write_match(id, move |tx| {
            let known = parts_of(tx, &about)?;
            if tx.is_in_doubt() && parts.iter().all(|part| known.contains(part)) {
                return Ok(true);
            }
            if parts.iter().any(|(seat, _)| known.iter().any(|(other, _)| other == seat)) {
                return Ok(false);
            }
            for (seat, part) in &parts {
                insert_part(tx, &about, *seat, part)?;
            }
            tx.execute(
                "update match set seed = coalesce($1, seed), changed_at = $2 where id = $3",
                &[&seed, &now(), &about],
            )?;
            tx.notify(Notice::Match(about.clone()));
            Ok(true)
        })
        .await
    }
}

fn shuffle_of(tx: &Tx<'_>, id: &MatchId) -> Result<Option<StoredShuffle>> {
    let sql = "select origin, secret from shuffle where match = $1";
    let found = tx.optional(sql, &[id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let Some((origin, secret)) = found else { return Ok(None) };
    Ok(Some(StoredShuffle { origin, secret, parts: parts_of(tx, id)? }))
}

fn insert_part(tx: &Tx<'_>, id: &MatchId, seat: u8, part: &str) -> Result<()> {
    tx.execute(
        "insert into shuffle_part (match, seat, part) values ($1, $2, $3)",
        &[id, &seat, &part],
    )?;
    Ok(())
}

fn parts_of(tx: &Tx<'_>, id: &MatchId) -> Result<Vec<(u8, String)>> {
    let sql = "select seat, part from shuffle_part where match = $1 order by seat";
    tx.all(sql, &[id], |row| Ok((row.get(0)?, row.get(1)?)))
}
