//! How strong those are who sit at a table. Everybody who looks on asks for it at every move, so it is remembered for a
//! while.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::{Player, speed_of};
use crate::store::{RatingChange, StoreError, StoredRating};
use crate::tables::{Table, Tables};

/// For so long: meanwhile somebody may have finished another match.
const REMEMBERED: Duration = Duration::from_secs(60);

/// What is known of a seat's rating.
#[derive(Clone, Debug)]
pub(crate) enum Known {
    /// None before the first match that counts.
    Rating(Option<StoredRating>),
    /// What this match did to it.
    Changed(RatingChange),
}

/// Who sits where, and what is known of them.
pub(crate) type SeenRatings = Arc<Vec<Option<(Player, Known)>>>;

/// What was last found out about a table.
#[derive(Default)]
pub(crate) struct RatingMemory(Mutex<Option<Remembered>>);

struct Remembered {
    /// Who sat there, and whether it was over.
    situation: (Vec<Option<Player>>, bool),
    since: Instant,
    seen: SeenRatings,
}

impl Tables {
    /// The ratings of those who sit at a table that counts, seat by seat; none elsewhere.
    pub(crate) async fn ratings_at(&self, table: &Table) -> Result<SeenRatings, StoreError> {
        if !table.rated {
            return Ok(SeenRatings::default());
        }
        let situation = {
            let now = table.now().await;
            let seats = now.seats.iter();
            let players = seats.map(|(_, sitting)| Player::of(&table.game, &sitting.occupant));
            (players.collect::<Vec<_>>(), now.ending.is_some())
        };
        let mut memory = table.ratings.0.lock().await;
        let is_fresh = |known: &&Remembered| {
            known.situation == situation && known.since.elapsed() < REMEMBERED
        };
        if let Some(known) = memory.as_ref().filter(is_fresh) {
            return Ok(Arc::clone(&known.seen));
        }
        let seen = Arc::new(self.ratings_now(table, &situation).await?);
        // What a match did may be worked out in a moment; then it is asked for again.
        let is_settled = !situation.1 || seen.iter().flatten().any(|(_, known)| known.is_change());
        *memory = is_settled.then(|| Remembered {
            situation,
            since: Instant::now(),
            seen: Arc::clone(&seen),
        });
        Ok(seen)
    }

    async fn ratings_now(
        &self,
        table: &Table,
        (players, is_over): &(Vec<Option<Player>>, bool),
    ) -> Result<Vec<Option<(Player, Known)>>, StoreError> {
        let changes =
            if *is_over { self.store().changes_by(table.id()).await? } else { Vec::new() };
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
                None => Known::Rating(self.store().rating(&key, &table.game, speed).await?),
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
