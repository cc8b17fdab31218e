//! Matches: their beginning, their whole, their end.

use rusqlite::{Connection, OptionalExtension, Row};

use super::log::append_entry;
use super::{
    Entry, MatchId, NewEntry, NewMatch, NewSeat, Result, SeriesPlace, Store, StoreError,
    StoredMatch, StoredSeat, now,
};

impl Store {
    /// Keeps a match with its seats. A second rematch of one match, and a second game of one
    /// number in a series, are [`StoreError::AlreadyThere`].
    pub async fn add_match(&self, new: NewMatch) -> Result<()> {
        self.add_match_begun(new, Vec::new()).await
    }

    /// Keeps a match whose log begins with these entries: all of it, or nothing.
    pub async fn add_match_begun(&self, new: NewMatch, entries: Vec<NewEntry>) -> Result<()> {
        self.write(move |tx| {
            insert_match(tx, &new)?;
            for (number, seat) in new.seats.iter().enumerate() {
                insert_seat(tx, &new.id, number, seat)?;
            }
            for entry in &entries {
                append_entry(tx, &new.id, entry)?;
            }
            Ok(())
        })
        .await
    }

    /// The match with its seats and its whole log.
    pub async fn load(&self, id: &MatchId) -> Result<Option<StoredMatch>> {
        let id = id.clone();
        self.read(move |tx| {
            let Some(mut found) = bare_match(tx, &id)? else { return Ok(None) };
            found.seats = seats_of(tx, &id)?;
            found.entries = entries_of(tx, &id)?;
            Ok(Some(found))
        })
        .await
    }

    /// Notes how the match ended.
    pub async fn set_outcome(&self, id: &MatchId, outcome: &str) -> Result<()> {
        let (id, outcome) = (id.clone(), outcome.to_owned());
        self.write(move |tx| {
            let set = tx
                .prepare_cached("update match set outcome = $1, changed_at = $2 where id = $3")?
                .execute((outcome, now(), &id))?;
            if set == 1 { Ok(()) } else { Err(StoreError::UnknownMatch(id)) }
        })
        .await
    }

    /// The rematch of a match, if it was asked for.
    pub async fn rematch(&self, of: &MatchId) -> Result<Option<MatchId>> {
        let of = of.clone();
        self.read(move |tx| {
            let id = tx
                .prepare_cached("select id from match where rematch_of = $1")?
                .query_one([of], |row| row.get(0))
                .optional()?;
            Ok(id)
        })
        .await
    }
}

/// Notes that something happened in the match.
pub(super) fn touch(tx: &Connection, id: &MatchId, at: i64) -> Result<()> {
    tx.prepare_cached("update match set changed_at = $1 where id = $2")?.execute((at, id))?;
    Ok(())
}

fn insert_match(tx: &Connection, new: &NewMatch) -> Result<()> {
    let series = new.series.as_ref();
    let mut insert = tx.prepare_cached(
        "insert into match (id, game, setup, seed, rules, visibility, creator,
                            series_first, series_number, series_games, rematch_of,
                            created_at, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)",
    )?;
    insert.execute((
        &new.id,
        &new.game,
        &new.setup,
        &new.seed,
        &new.rules,
        new.visibility,
        new.creator,
        series.map(|place| &place.first),
        series.map(|place| place.number),
        series.map(|place| place.games),
        &new.rematch_of,
        now(),
    ))?;
    Ok(())
}

fn insert_seat(tx: &Connection, id: &MatchId, number: usize, seat: &NewSeat) -> Result<()> {
    let mut insert = tx.prepare_cached(
        "insert into seat (match, number, occupant, guest, invitation)
         values ($1, $2, $3, $4, $5)",
    )?;
    let guest = seat.occupant.guest();
    insert.execute((id, number as i64, &seat.occupant, guest, &seat.invitation))?;
    Ok(())
}

/// The match without its seats and its log.
fn bare_match(tx: &Connection, id: &MatchId) -> Result<Option<StoredMatch>> {
    let mut select = tx.prepare_cached(
        "select id, game, setup, seed, rules, visibility, creator, rematch_of, outcome,
                created_at, series_first, series_number, series_games
         from match where id = $1",
    )?;
    let found = select.query_one([id], |row| {
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
            outcome: row.get("outcome")?,
            created_at: row.get("created_at")?,
            entries: Vec::new(),
        })
    });
    Ok(found.optional()?)
}

pub(super) fn series_place(row: &Row<'_>) -> rusqlite::Result<Option<SeriesPlace>> {
    let Some(first) = row.get("series_first")? else { return Ok(None) };
    let (number, games) = (row.get("series_number")?, row.get("series_games")?);
    Ok(Some(SeriesPlace { first, number, games }))
}

pub(super) fn seats_of(tx: &Connection, id: &MatchId) -> Result<Vec<StoredSeat>> {
    let mut select = tx.prepare_cached(
        "select seat.occupant, guest.name, seat.invitation
         from seat left join guest on guest.id = seat.guest
         where seat.match = $1 order by seat.number",
    )?;
    let seats = select.query_map([id], |row| {
        Ok(StoredSeat { occupant: row.get(0)?, name: row.get(1)?, invitation: row.get(2)? })
    })?;
    Ok(seats.collect::<Result<_, _>>()?)
}

fn entries_of(tx: &Connection, id: &MatchId) -> Result<Vec<Entry>> {
    let mut select = tx.prepare_cached(
        "select seq, seat, text, key, at from entry
         where match = $1 and lane = 0 order by seq",
    )?;
    let entries = select.query_map([id], |row| {
        Ok(Entry {
            seq: row.get(0)?,
            seat: row.get(1)?,
            text: row.get(2)?,
            key: row.get(3)?,
            at: row.get(4)?,
        })
    })?;
    Ok(entries.collect::<Result<_, _>>()?)
}
