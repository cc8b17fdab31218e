//! Creating, loading and finishing matches.

use super::remarks::last_remarks;
use super::{Log, append_entry};
use crate::access::Access as _;
use crate::engine::{Row, Tx};
use crate::ratings::note_rated;
use crate::time_control::Terms;
use crate::{
    Entry, MatchId, Moment, NewEntry, NewMatch, NewRated, NewSeat, News, Result, SeriesPlace,
    StoreError, StoredMatch, StoredSeat, now,
};

impl Log<'_> {
    /// Adds a match with its seats. A second rematch of one match, and a second game of one
    /// number in a series, are [`StoreError::AlreadyThere`].
    pub async fn add_match(self, new: NewMatch) -> Result<()> {
        self.add_match_begun(new, Vec::new()).await
    }

    /// Adds a match whose log begins with these entries, in one transaction.
    pub async fn add_match_begun(self, new: NewMatch, entries: Vec<NewEntry>) -> Result<()> {
        let id = new.id.clone();
        self.write_match(&id, move |tx| {
            if tx.is_in_doubt() && bare_match(tx, &new.id)?.is_some() {
                return Ok(());
            }
            insert_match(tx, &new)?;
            for (number, seat) in new.seats.iter().enumerate() {
                insert_seat(tx, &new.id, number, seat)?;
            }
            for entry in &entries {
                append_entry(tx, &new.id, entry, Moment { at: now(), due: None, is_noted: false })?;
            }
            Ok(())
        })
        .await
    }

    /// The match with its seats and its whole log.
    pub async fn load(self, id: &MatchId) -> Result<Option<StoredMatch>> {
        let id = id.clone();
        self.read(move |tx| {
            let Some(mut found) = bare_match(tx, &id)? else { return Ok(None) };
            found.seats = seats_of(tx, &id)?;
            found.entries = entries_of(tx, &id, 0)?;
            Ok(Some(found))
        })
        .await
    }

    /// Changes of a match since its log had `from` entries.
    pub async fn news(self, id: &MatchId, from: u32, remarks: u32) -> Result<Option<News>> {
        let id = id.clone();
        self.read(move |tx| {
            if bare_match(tx, &id)?.is_none() {
                return Ok(None);
            }
            let seats = seats_of(tx, &id)?;
            let entries = entries_of(tx, &id, from)?;
            Ok(Some(News { seats, entries, remarks: last_remarks(tx, &id, remarks)? }))
        })
        .await
    }

    /// Sets the outcome and the digest of the log.
    pub async fn set_outcome(self, id: &MatchId, outcome: &str, digest: &str) -> Result<()> {
        self.set_rated_outcome(id, outcome, digest, None).await
    }

    /// The same, and notes the match for ratings in the same transaction.
    pub async fn set_rated_outcome(
        self,
        id: &MatchId,
        outcome: &str,
        digest: &str,
        rated: Option<NewRated>,
    ) -> Result<()> {
        let (about, outcome, digest) = (id.clone(), outcome.to_owned(), digest.to_owned());
        self.write_match(id, move |tx| {
            if let Some(rated) = &rated {
                note_rated(tx, &about, rated)?;
            }
            let sql = "update match set outcome = $1, digest = $2, changed_at = $3 where id = $4";
            let set = tx.execute(sql, &[&outcome, &digest, &now(), &about])?;
            if set == 1 { Ok(()) } else { Err(StoreError::UnknownMatch(about.clone())) }
        })
        .await
    }

    /// The rematch of a match, if there is one.
    pub async fn rematch(self, of: &MatchId) -> Result<Option<MatchId>> {
        let of = of.clone();
        self.read(move |tx| {
            tx.optional("select id from match where rematch_of = $1", &[&of], |row| row.get(0))
        })
        .await
    }
}

/// Marks a match as changed.
pub(super) const TOUCH: &str = "update match set changed_at = $1 where id = $2";

fn insert_match(tx: &Tx<'_>, new: &NewMatch) -> Result<()> {
    let series = new.series.as_ref();
    tx.execute(
        "insert into match (id, game, setup, seed, rules, visibility, creator,
                            series_first, series_number, series_games, rematch_of,
                            clock, timeout, created_at, changed_at, rated)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15)",
        &[
            &new.id,
            &new.game,
            &new.setup,
            &new.seed,
            &new.rules,
            &new.visibility,
            &new.creator,
            &series.map(|place| place.first.clone()),
            &series.map(|place| place.number),
            &series.map(|place| place.games),
            &new.rematch_of,
            &new.terms.clock,
            &new.terms.timeout,
            &now(),
            &new.rated,
        ],
    )?;
    Ok(())
}

fn insert_seat(tx: &Tx<'_>, id: &MatchId, number: usize, seat: &NewSeat) -> Result<()> {
    let guest = seat.occupant.guest();
    tx.execute(
        "insert into seat (match, number, occupant, guest, invitation)
         values ($1, $2, $3, $4, $5)",
        &[id, &(number as i64), &seat.occupant, &guest, &seat.invitation],
    )?;
    Ok(())
}

/// The match without its seats and its log.
fn bare_match(tx: &Tx<'_>, id: &MatchId) -> Result<Option<StoredMatch>> {
    tx.optional(
        "select id, game, setup, seed, rules, visibility, creator, rematch_of, outcome,
                digest, created_at, series_first, series_number, series_games, clock, timeout,
                rated
         from match where id = $1",
        &[id],
        |row| {
            Ok(StoredMatch {
                id: row.get("id")?,
                game: row.get("game")?,
                setup: row.get("setup")?,
                seed: row.get("seed")?,
                rules: row.get("rules")?,
                visibility: row.get("visibility")?,
                creator: row.get("creator")?,
                seats: Vec::new(),
                series: series_place(row)?,
                rematch_of: row.get("rematch_of")?,
                terms: terms(row)?,
                rated: row.get("rated")?,
                outcome: row.get("outcome")?,
                digest: row.get("digest")?,
                created_at: row.get("created_at")?,
                entries: Vec::new(),
            })
        },
    )
}

pub(crate) fn terms(row: &Row<'_>) -> Result<Terms> {
    Ok(Terms { clock: row.get("clock")?, timeout: row.get("timeout")? })
}

pub(crate) fn series_place(row: &Row<'_>) -> Result<Option<SeriesPlace>> {
    let Some(first) = row.get("series_first")? else { return Ok(None) };
    let (number, games) = (row.get("series_number")?, row.get("series_games")?);
    Ok(Some(SeriesPlace { first, number, games }))
}

pub(crate) fn seats_of(tx: &Tx<'_>, id: &MatchId) -> Result<Vec<StoredSeat>> {
    tx.all(
        "select seat.occupant, guest.name, seat.invitation
         from seat left join guest on guest.id = seat.guest
         where seat.match = $1 order by seat.number",
        &[id],
        |row| Ok(StoredSeat { occupant: row.get(0)?, name: row.get(1)?, invitation: row.get(2)? }),
    )
}

/// The log from an entry on.
fn entries_of(tx: &Tx<'_>, id: &MatchId, from: u32) -> Result<Vec<Entry>> {
    tx.all(
        "select seq, seat, text, key, at from entry
         where match = $1 and lane = 0 and seq >= $2 order by seq",
        &[id, &from],
        |row| {
            Ok(Entry {
                seq: row.get(0)?,
                seat: row.get(1)?,
                text: row.get(2)?,
                key: row.get(3)?,
                at: row.get(4)?,
            })
        },
    )
}
