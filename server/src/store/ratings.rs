//! Ratings: the matches that count, in one order, and what they add up to. How a rating moves is the caller's affair.

use std::collections::{BTreeMap, BTreeSet};

use super::change::Change;
use super::lists::summaries;
use super::tx::{Row, Tx};
use super::{GuestId, MatchId, Result, Store, StoreError, Summary, now};

/// A rating as it is kept, in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredRating {
    pub rating: i64,
    pub deviation: i64,
    pub volatility: i64,
    pub games: u32,
    pub last_at: i64,
}

/// What is noted about a match that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRated {
    pub game: String,
    pub speed: String,
    /// Seat by seat, with spaces between them.
    pub players: String,
    /// Seat by seat, with spaces between them.
    pub places: String,
}

/// What a match did to a player's rating, in millionths.
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

/// How much was worked out once more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recomputed {
    pub matches: usize,
    pub ratings: usize,
    /// Ratings that had been something else.
    pub corrected: usize,
}

/// What becomes of the players of a match: from their ratings, their places and its time.
pub(crate) type System = fn(&[StoredRating], &[u8], i64) -> Vec<StoredRating>;
/// Somebody of whom nothing is known at that time.
pub(crate) type Fresh = fn(i64) -> StoredRating;

impl Store {
    /// Works out the matches that were noted and have no number yet; says how many. Of several nodes that do so at a
    /// time one has the order, and the others find nothing left.
    pub(crate) async fn settle_ratings(&self, system: System, fresh: Fresh) -> Result<usize> {
        self.write(move |tx| {
            if waiting(tx)?.is_empty() {
                return Ok(0);
            }
            let mut number = last_number(tx)?;
            // Asked again now that nobody else can be at it.
            let waiting = waiting(tx)?;
            for rated in &waiting {
                number += 1;
                let sql = "update rated_match set number = $1 where match = $2";
                tx.execute(sql, &[&number, &rated.id])?;
                apply(tx, rated, system, fresh)?;
                tx.tell(Change::Match(rated.id.clone()));
            }
            tx.execute("update rating_order set last = $1", &[&number])?;
            Ok(waiting.len())
        })
        .await
    }

    /// Forgets all ratings and works them out again, in the order in which they came about.
    pub(crate) async fn recompute_ratings(
        &self,
        system: System,
        fresh: Fresh,
    ) -> Result<Recomputed> {
        self.write(move |tx| {
            last_number(tx)?;
            let before = all_ratings(tx)?;
            tx.execute("delete from rating_change", &[])?;
            tx.execute("delete from rating", &[])?;
            let sql = "select match, game, speed, players, places, at from rated_match
                 where number is not null order by number";
            let history = tx.all(sql, &[], rated)?;
            for rated in &history {
                apply(tx, rated, system, fresh)?;
            }
            let after = all_ratings(tx)?;
            let corrected =
                after.iter().filter(|(key, kept)| before.get(*key) != Some(*kept)).count();
            let forgotten = before.keys().filter(|key| !after.contains_key(*key)).count();
            let corrected = corrected + forgotten;
            Ok(Recomputed { matches: history.len(), ratings: after.len(), corrected })
        })
        .await
    }

    /// The highest ratings of a game and speed that are no less certain than this.
    pub async fn best_ratings(
        &self,
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
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<ListedRating>> {
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
        &self,
        player: &str,
        game: &str,
        speed: &str,
    ) -> Result<Option<StoredRating>> {
        let (player, game, speed) = (player.to_owned(), game.to_owned(), speed.to_owned());
        self.read(move |tx| rating_of(tx, &player, &game, &speed)).await
    }

    /// How a player's rating came about, the first match first; the latest `limit` of them.
    pub async fn rating_history(&self, player: &str, limit: u32) -> Result<Vec<RatingChange>> {
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

    /// What a match did to the ratings of its players.
    pub async fn changes_by(&self, id: &MatchId) -> Result<Vec<RatingChange>> {
        let id = id.clone();
        self.read(move |tx| {
            let sql =
                "select c.match, c.player, m.game, m.speed, m.at, c.before, c.after, c.deviation
                 from rating_change c join rated_match m on m.match = c.match where c.match = $1";
            tx.all(sql, &[&id], change)
        })
        .await
    }

    /// The public matches that counted for a player, the latest first.
    pub async fn rated_games_of(&self, player: &str, limit: u32) -> Result<Vec<Summary>> {
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

/// Notes that a match counts; a second time changes nothing.
pub(super) fn note_rated(tx: &Tx<'_>, id: &MatchId, new: &NewRated) -> Result<()> {
    tx.execute(
        "insert into rated_match (match, game, speed, players, places, at)
         values ($1, $2, $3, $4, $5, $6) on conflict (match) do nothing",
        &[id, &new.game, &new.speed, &new.players, &new.places, &now()],
    )?;
    Ok(())
}

/// A match that counts, as it was noted.
struct Rated {
    id: MatchId,
    game: String,
    speed: String,
    players: Vec<String>,
    places: Vec<u8>,
    at: i64,
}

fn rated(row: &Row<'_>) -> Result<Rated> {
    let (players, places): (String, String) = (row.get("players")?, row.get("places")?);
    let places: Option<Vec<u8>> = places.split(' ').map(|place| place.parse().ok()).collect();
    let players: Vec<String> = players.split(' ').map(str::to_owned).collect();
    let places = places.filter(|places| places.len() == players.len());
    let places =
        places.ok_or_else(|| StoreError::Damaged("the places of a rated match".to_owned()))?;
    let (game, speed) = (row.get("game")?, row.get("speed")?);
    Ok(Rated { id: row.get("match")?, game, speed, players, places, at: row.get("at")? })
}

fn waiting(tx: &Tx<'_>) -> Result<Vec<Rated>> {
    let sql = "select match, game, speed, players, places, at from rated_match
         where number is null order by at, match";
    tx.all(sql, &[], rated)
}

/// The number that was given out last. Until this is committed, no other node gets past here.
fn last_number(tx: &Tx<'_>) -> Result<i64> {
    let sql = "insert into rating_order (id, last) values (1, 0)
         on conflict (id) do update set last = rating_order.last returning last";
    tx.one(sql, &[], |row| row.get(0))
}

fn apply(tx: &Tx<'_>, rated: &Rated, system: System, fresh: Fresh) -> Result<()> {
    let mut before = Vec::with_capacity(rated.players.len());
    for player in &rated.players {
        let known = rating_of(tx, player, &rated.game, &rated.speed)?;
        before.push(known.unwrap_or_else(|| fresh(rated.at)));
    }
    let after = system(&before, &rated.places, rated.at);
    for ((player, before), after) in rated.players.iter().zip(before).zip(after) {
        keep(tx, rated, player, after)?;
        tx.execute(
            "insert into rating_change (match, player, before, after, deviation)
             values ($1, $2, $3, $4, $5)",
            &[&rated.id, player, &before.rating, &after.rating, &after.deviation],
        )?;
    }
    Ok(())
}

fn keep(tx: &Tx<'_>, rated: &Rated, player: &str, after: StoredRating) -> Result<()> {
    let StoredRating { rating, deviation, volatility, games, last_at } = after;
    tx.execute(
        "insert into rating (player, game, speed, rating, deviation, volatility, games, last_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (player, game, speed) do update set
             rating = excluded.rating, deviation = excluded.deviation,
             volatility = excluded.volatility, games = excluded.games, last_at = excluded.last_at",
        &[&player, &rated.game, &rated.speed, &rating, &deviation, &volatility, &games, &last_at],
    )?;
    Ok(())
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

/// Rows of ratings, with the names that guests have now.
fn listed(
    tx: &Tx<'_>,
    sql: &'static str,
    values: super::tx::Values<'_>,
) -> Result<Vec<ListedRating>> {
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

type Key = (String, String, String);

fn all_ratings(tx: &Tx<'_>) -> Result<BTreeMap<Key, StoredRating>> {
    let sql =
        "select player, game, speed, rating, deviation, volatility, games, last_at from rating";
    let rows = tx.all(sql, &[], |row| {
        Ok(((row.get("player")?, row.get("game")?, row.get("speed")?), stored(row)?))
    })?;
    Ok(rows.into_iter().collect())
}
