//! Matches in lists.

use std::cmp::Reverse;

use crate::access::Access;
use crate::engine::{Tx, Values};
use crate::log::{seats_of, series_place, terms};
use crate::{GuestId, MatchId, Result, Store, StoreError, Summary, SummarySeat};

impl Store {
    /// Matches in lists.
    pub fn lists(&self) -> Lists<'_> {
        Lists { store: self }
    }
}

/// Matches in lists.
#[derive(Clone, Copy)]
pub struct Lists<'a> {
    store: &'a Store,
}

impl Access for Lists<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Lists<'_> {
    /// Public matches with an open seat, the latest first, and of one player only the latest few.
    pub async fn open_tables(self, limit: u32) -> Result<Vec<Summary>> {
        self.read(move |tx| {
            let sql = "select id from match shown
                 where visibility = 'public' and outcome is null
                   and id in (select match from seat where occupant = 'open')
                   and 5 > (select count(*) from match later
                        where later.creator = shown.creator and later.outcome is null
                          and later.visibility = 'public' and later.created_at > shown.created_at
                          and later.id in (select match from seat where occupant = 'open'))
                 order by created_at desc, id limit $1";
            summaries(tx, sql, &[&limit])
        })
        .await
    }

    /// Matches with an open seat that were set up before this moment, with whoever did.
    pub async fn open_before(self, at: i64) -> Result<Vec<(MatchId, GuestId)>> {
        self.read(move |tx| {
            let sql = "select id, creator from match
                 where outcome is null and created_at < $1
                   and exists (select 1 from seat where seat.match = match.id and seat.guest = match.creator)
                   and id in (select match from seat where occupant = 'open')
                 order by created_at, id limit 1000";
            tx.all(sql, &[&at], |row| Ok((row.get(0)?, row.get(1)?)))
        })
        .await
    }

    /// How many matches go on that a guest has set up for bots alone.
    pub async fn bots_alone(self, creator: GuestId) -> Result<u32> {
        self.read(move |tx| {
            let sql = "select count(*) from match where creator = $1 and outcome is null
                 and not exists (select 1 from seat where seat.match = match.id
                                 and seat.occupant not like 'bot:%')";
            tx.one(sql, &[&creator], |row| row.get(0))
        })
        .await
    }

    /// A guest's matches without lessons, those they only set up included: running ones first, then the latest.
    pub async fn games_of(self, guest: GuestId, limit: u32) -> Result<Vec<Summary>> {
        self.read(move |tx| {
            let sql = "select id from match
                 where (creator = $1 or id in (select match from seat where guest = $1))
                   and id not in (select match from practice)
                 order by outcome is null desc, changed_at desc, id limit $2";
            let mut games = summaries(tx, sql, &[&guest, &limit])?;
            // Rows are in order to the minute.
            games.sort_by_key(|game| (game.outcome.is_some(), Reverse(game.changed_at)));
            Ok(games)
        })
        .await
    }

    /// Public matches, the latest active first.
    pub async fn public_games(self, limit: u32) -> Result<Vec<Summary>> {
        self.read(move |tx| {
            let sql = "select id from match where visibility = 'public'
                 order by changed_at desc, id limit $1";
            let mut games = summaries(tx, sql, &[&limit])?;
            games.sort_by_key(|game| Reverse(game.changed_at));
            Ok(games)
        })
        .await
    }

    /// Finished matches with the same seed and setup: the public ones, and this one.
    pub async fn same_cards(
        self,
        this: &MatchId,
        game: &str,
        setup: &str,
        seed: &str,
    ) -> Result<Vec<Summary>> {
        let (game, setup, seed) = (game.to_owned(), setup.to_owned(), seed.to_owned());
        let this = this.clone();
        self.read(move |tx| {
            let sql = "select id from match
                 where game = $1 and setup = $2 and seed = $3 and outcome like 'played %'
                   and (visibility = 'public' or id = $4)
                 order by created_at, id";
            summaries(tx, sql, &[&game, &setup, &seed, &this])
        })
        .await
    }

    /// The games of a series, in order.
    pub async fn series(self, first: &MatchId) -> Result<Vec<Summary>> {
        let first = first.clone();
        self.read(move |tx| {
            let sql = "select id from match where series_first = $1 order by series_number";
            summaries(tx, sql, &[&first])
        })
        .await
    }

    /// The public matches that counted for a player, the latest first.
    pub async fn rated_games_of(self, player: &str, limit: u32) -> Result<Vec<Summary>> {
        let player = player.to_owned();
        self.read(move |tx| {
            let sql =
                "select match.id from match join rating_change on rating_change.match = match.id
                 where rating_change.player = $1 and match.visibility = 'public'
                 order by match.changed_at desc, match.id limit $2";
            summaries(tx, sql, &[&player, &limit])
        })
        .await
    }
}

/// The matches whose ids `sql` selects. A damaged row is left out and logged.
fn summaries(tx: &Tx<'_>, sql: &'static str, values: Values<'_>) -> Result<Vec<Summary>> {
    let ids: Vec<String> = tx.all(sql, values, |row| row.get(0))?;
    let mut summaries = Vec::with_capacity(ids.len());
    for id in ids {
        let found = id.parse().ok().map(|id: MatchId| summary(tx, &id));
        match found {
            Some(Ok(summary)) => summaries.push(summary),
            None | Some(Err(StoreError::Damaged(_))) => {
                tracing::error!(id, "a match is left out of a list: its row cannot be read");
            }
            Some(Err(error)) => return Err(error),
        }
    }
    Ok(summaries)
}

fn summary(tx: &Tx<'_>, id: &MatchId) -> Result<Summary> {
    let mut summary = tx.one(
        "select id, game, outcome, created_at, changed_at,
                series_first, series_number, series_games, clock, timeout,
                (select count(*) from entry where entry.match = match.id) as entries,
                (select at from entry where entry.match = match.id and lane = 0
                 order by seq desc limit 1) as last_entry_at
         from match where id = $1",
        &[id],
        |row| {
            let changed_at: i64 = row.get("changed_at")?;
            Ok(Summary {
                id: row.get("id")?,
                game: row.get("game")?,
                seats: Vec::new(),
                series: series_place(row)?,
                terms: terms(row)?,
                outcome: row.get("outcome")?,
                entries: row.get("entries")?,
                created_at: row.get("created_at")?,
                changed_at: changed_at.max(row.get::<Option<i64>>("last_entry_at")?.unwrap_or(0)),
            })
        },
    )?;
    let seats = seats_of(tx, id)?.into_iter();
    summary.seats =
        seats.map(|seat| SummarySeat { occupant: seat.occupant, name: seat.name }).collect();
    Ok(summary)
}
