//! How strong those are who sit at a table. Everybody who looks on asks for it at every move, so it is remembered for a
//! while.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::Ratings;
use bastide_matches::{Match, Player, speed_of};
use bastide_store::{MatchId, RatingChange, StoreError, StoredRating};

/// For so long: meanwhile somebody may have finished another match.
const REMEMBERED: Duration = Duration::from_secs(60);

/// What is known of a seat's rating.
#[derive(Clone, Debug)]
pub enum Known {
    /// None before the first match that counts.
    Rating(Option<StoredRating>),
    /// What this match did to it.
    Changed(RatingChange),
}

/// Who sits where, and what is known of them.
pub type SeenRatings = Arc<Vec<Option<(Player, Known)>>>;

/// Tables of which something is remembered; beyond that, those are forgotten that nobody asks for just now.
const MOST_TABLES: usize = 1000;

/// What was last found out about the tables that somebody looks at.
#[derive(Default)]
pub struct SeatedCache(std::sync::Mutex<HashMap<MatchId, Place>>);

/// What is remembered of one table. Whoever asks while it is found out waits for it.
type Place = Arc<Mutex<Option<Remembered>>>;

impl SeatedCache {
    fn place(&self, id: &MatchId) -> Place {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() >= MOST_TABLES && !places.contains_key(id) {
            places.retain(|_, place| Arc::strong_count(place) > 1);
        }
        Arc::clone(places.entry(id.clone()).or_default())
    }
}

/// Who sits at a table, and whether the match is over.
#[derive(PartialEq, Eq)]
struct Situation {
    players: Vec<Option<Player>>,
    is_over: bool,
}

struct Remembered {
    situation: Situation,
    since: Instant,
    seen: SeenRatings,
}

impl Ratings {
    /// The ratings of those who sit at a table that counts, seat by seat; none elsewhere.
    pub async fn of_seats(&self, table: &Match) -> Result<SeenRatings, StoreError> {
        if !table.rated {
            return Ok(SeenRatings::default());
        }
        let situation = {
            let now = table.now().await;
            let seats = now.seats.iter();
            let players = seats.map(|(_, sitting)| Player::of(&table.game, &sitting.occupant));
            Situation { players: players.collect(), is_over: now.ending.is_some() }
        };
        let place = self.seated.place(table.id());
        let mut memory = place.lock().await;
        let is_fresh = |known: &&Remembered| {
            known.situation == situation && known.since.elapsed() < REMEMBERED
        };
        if let Some(known) = memory.as_ref().filter(is_fresh) {
            return Ok(Arc::clone(&known.seen));
        }
        let seen = Arc::new(self.of_seats_now(table, &situation).await?);
        // What a match did may be worked out in a moment; then it is asked for again.
        let is_settled =
            !situation.is_over || seen.iter().flatten().any(|(_, known)| known.is_change());
        *memory = is_settled.then(|| Remembered {
            situation,
            since: Instant::now(),
            seen: Arc::clone(&seen),
        });
        Ok(seen)
    }

    async fn of_seats_now(
        &self,
        table: &Match,
        Situation { players, is_over }: &Situation,
    ) -> Result<Vec<Option<(Player, Known)>>, StoreError> {
        let changes =
            if *is_over { self.store.ratings().changes_by(table.id()).await? } else { Vec::new() };
        let speed = speed_of(table).name();
        let mut seen = Vec::with_capacity(players.len());
        for player in players {
            let Some(player) = player else {
                seen.push(None);
                continue;
            };
            let key = player.to_string();
            let known = match changes.iter().find(|change| change.player == key) {
                Some(change) => Known::Changed(change.clone()),
                None => Known::Rating(self.store.ratings().rating(&key, &table.game, speed).await?),
            };
            seen.push(Some((player.clone(), known)));
        }
        Ok(seen)
    }
}

impl Known {
    const fn is_change(&self) -> bool {
        matches!(self, Self::Changed(_))
    }
}
