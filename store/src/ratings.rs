//! Ratings: the matches that count, in one order, and the results. The rating system is the caller's.

mod settle;

use std::collections::{BTreeMap, BTreeSet};

use crate::access::Access;
use crate::engine::{Row, Tx, Values};
use crate::{GuestId, MatchId, Result, Store};

pub(crate) use settle::note_rated;
pub use settle::{Fresh, System};

/// A stored rating, in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredRating {
    pub rating: i64,
    pub deviation: i64,
    pub volatility: i64,
    pub games: u32,
    pub last_at: i64,
}

/// What ratings need to know of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRated {
    pub game: String,
    pub speed: String,
    /// Seat by seat, with spaces between them.
    pub players: String,
    /// Seat by seat, with spaces between them.
    pub places: String,
}

/// A match's effect on a player's rating, in millionths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChange {
    pub id: MatchId,
    pub player: String,
    pub game: String,
    pub speed: String,
    pub at: i64,
    pub before: i64,
    pub after: i64,
    pub deviation: i64,
}

/// A row of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedRating {
    pub player: String,
    /// The present name of a guest.
    pub name: Option<String>,
    pub game: String,
    pub speed: String,
    pub rating: StoredRating,
}

/// What a recomputation did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recomputed {
    pub matches: usize,
    pub ratings: usize,
    /// Ratings that were different before.
    pub corrected: usize,
}

impl Store {
    /// Ratings and the matches that count for them.
    pub fn ratings(&self) -> Ratings<'_> {
        Ratings { store: self }
    }
}

/// Ratings and the matches that count for them.
#[derive(Clone, Copy)]
pub struct Ratings<'a> {
    store: &'a Store,
}

impl Access for Ratings<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Ratings<'_> {
    /// Whether a match waits to be rated.
    pub async fn has_waiting_ratings(self) -> Result<bool> {
        self.read(|tx| {
            let sql = "select exists (select 1 from rated_match where number is null)";
            tx.one(sql, &[], |row| row.get(0))
        })
        .await
    }

    /// The highest ratings of a game and speed with at most this deviation.
    pub async fn best_ratings(
        self,
        game: &str,
        speed: &str,
        deviation: i64,
        limit: u32,
    ) -> Result<Vec<ListedRating>> {
        let (game, speed) = (game.to_owned(), speed.to_owned());
        self.read(move |tx| {
            let sql = "select player, game, speed, rating, deviation, volatility, games, last_at
                 from rating where game = $1 and speed = $2 and deviation <= $3
                 order by rating desc, player limit $4";
            listed(tx, sql, &[&game, &speed, &deviation, &limit])
        })
        .await
    }

    /// The ratings of a player, by game and speed.
    pub async fn ratings_of(self, player: &str) -> Result<Vec<ListedRating>> {
        let player = player.to_owned();
        self.read(move |tx| {
            let sql = "select player, game, speed, rating, deviation, volatility, games, last_at
                 from rating where player = $1 order by game, speed";
            listed(tx, sql, &[&player])
        })
        .await
    }

    /// The rating of a player in a game at a speed.
    pub async fn rating(
        self,
        player: &str,
        game: &str,
        speed: &str,
    ) -> Result<Option<StoredRating>> {
        let (player, game, speed) = (player.to_owned(), game.to_owned(), speed.to_owned());
        self.read(move |tx| rating_of(tx, &player, &game, &speed)).await
    }

    /// The latest `limit` changes of a player's rating, the oldest first.
    pub async fn rating_history(self, player: &str, limit: u32) -> Result<Vec<RatingChange>> {
        let player = player.to_owned();
        self.read(move |tx| {
            let sql =
                "select c.match, c.player, m.game, m.speed, m.at, c.before, c.after, c.deviation
                 from rating_change c join rated_match m on m.match = c.match
                 where c.player = $1 order by m.number desc limit $2";
            let mut changes = tx.all(sql, &[&player, &limit], change)?;
            changes.reverse();
            Ok(changes)
        })
        .await
    }

    /// The rating changes of a match.
    pub async fn changes_by(self, id: &MatchId) -> Result<Vec<RatingChange>> {
        let id = id.clone();
        self.read(move |tx| {
            let sql =
                "select c.match, c.player, m.game, m.speed, m.at, c.before, c.after, c.deviation
                 from rating_change c join rated_match m on m.match = c.match where c.match = $1";
            tx.all(sql, &[&id], change)
        })
        .await
    }
}

fn rating_of(tx: &Tx<'_>, player: &str, game: &str, speed: &str) -> Result<Option<StoredRating>> {
    let sql = "select rating, deviation, volatility, games, last_at from rating
         where player = $1 and game = $2 and speed = $3";
    tx.optional(sql, &[&player, &game, &speed], stored)
}

fn stored(row: &Row<'_>) -> Result<StoredRating> {
    Ok(StoredRating {
        rating: row.get("rating")?,
        deviation: row.get("deviation")?,
        volatility: row.get("volatility")?,
        games: row.get("games")?,
        last_at: row.get("last_at")?,
    })
}

fn change(row: &Row<'_>) -> Result<RatingChange> {
    Ok(RatingChange {
        id: row.get("match")?,
        player: row.get("player")?,
        game: row.get("game")?,
        speed: row.get("speed")?,
        at: row.get("at")?,
        before: row.get("before")?,
        after: row.get("after")?,
        deviation: row.get("deviation")?,
    })
}

/// Ratings with the present names of guests.
fn listed(tx: &Tx<'_>, sql: &'static str, values: Values<'_>) -> Result<Vec<ListedRating>> {
    let mut rows = tx.all(sql, values, |row| {
        let (player, game, speed) = (row.get("player")?, row.get("game")?, row.get("speed")?);
        Ok(ListedRating { player, name: None, game, speed, rating: stored(row)? })
    })?;
    let mut names = BTreeMap::new();
    let guests: BTreeSet<i64> = rows.iter().filter_map(|row| guest_in(&row.player)).collect();
    for guest in guests {
        let sql = "select name from guest where id = $1";
        let name: Option<String> = tx.optional(sql, &[&GuestId(guest)], |row| row.get(0))?;
        names.insert(guest, name);
    }
    for row in &mut rows {
        row.name = guest_in(&row.player).and_then(|guest| names.get(&guest).cloned().flatten());
    }
    Ok(rows)
}

fn guest_in(player: &str) -> Option<i64> {
    player.strip_prefix("guest:")?.parse().ok()
}
