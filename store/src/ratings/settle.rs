//! Computing ratings: each match once, in one order for all nodes.

use std::collections::BTreeMap;

use super::{NewRated, Ratings, Recomputed, StoredRating, rating_of, stored};
use crate::access::Access as _;
use crate::engine::{Row, Tx};
use crate::notice::Notice;
use crate::{MatchId, Result, StoreError, now};

/// The new ratings of the players, from their ratings, their places and the time of the match.
pub type System = fn(&[StoredRating], &[u8], i64) -> Vec<StoredRating>;
/// The rating of a new player at that time.
pub type Fresh = fn(i64) -> StoredRating;

impl Ratings<'_> {
    /// Rates the matches that wait and returns how many. If several nodes do so at once, one of them does it
    /// and the others find nothing left.
    pub async fn settle_ratings(self, system: System, fresh: Fresh) -> Result<usize> {
        self.write(move |tx| {
            if waiting(tx)?.is_empty() {
                return Ok(0);
            }
            let mut number = last_number(tx)?;
            // Read again, now that no other node can be at it.
            let waiting = waiting(tx)?;
            for rated in &waiting {
                number += 1;
                let sql = "update rated_match set number = $1 where match = $2";
                tx.execute(sql, &[&number, &rated.id])?;
                apply(tx, rated, system, fresh)?;
                tx.notify(Notice::Match(rated.id.clone()));
            }
            tx.execute("update rating_order set last = $1", &[&number])?;
            Ok(waiting.len())
        })
        .await
    }

    /// Computes all ratings from scratch, in the original order.
    pub async fn recompute_ratings(self, system: System, fresh: Fresh) -> Result<Recomputed> {
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
}

/// Queues a match for rating; a second time changes nothing.
pub(crate) fn note_rated(tx: &Tx<'_>, id: &MatchId, new: &NewRated) -> Result<()> {
    tx.execute(
        "insert into rated_match (match, game, speed, players, places, at)
         values ($1, $2, $3, $4, $5, $6) on conflict (match) do nothing",
        &[id, &new.game, &new.speed, &new.players, &new.places, &now()],
    )?;
    Ok(())
}

/// A match that counts.
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

/// The last number given to a match. No other node passes here until this is committed.
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

type Key = (String, String, String);

fn all_ratings(tx: &Tx<'_>) -> Result<BTreeMap<Key, StoredRating>> {
    let sql =
        "select player, game, speed, rating, deviation, volatility, games, last_at from rating";
    let rows = tx.all(sql, &[], |row| {
        Ok(((row.get("player")?, row.get("game")?, row.get("speed")?), stored(row)?))
    })?;
    Ok(rows.into_iter().collect())
}
