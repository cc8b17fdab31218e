//! What ends by itself: tables for which nobody came, and guests who cannot come back.

use std::time::Duration;

use bastide_matches::{MatchError, random_token};
use bastide_store::{now, token_hash};

use super::Community;

/// A table waits so long for others to sit down; where there are days for a move, one is in no hurry either.
const OPEN_MS: i64 = 7 * 24 * 60 * 60 * 1000;
/// A cookie lives for 400 days: whoever came by one that is older does not come back by it.
const GUEST_MS: i64 = 400 * 24 * 60 * 60 * 1000;
/// How often it is looked for them.
const ROUND: Duration = Duration::from_secs(60 * 60);

impl Community {
    /// Calls off the tables for which nobody came, and forgets who guests were that cannot come back, as of this moment.
    pub async fn expire(&self, at: i64) -> Result<(), MatchError> {
        for (id, creator) in self.store().lists().open_before(at - OPEN_MS).await? {
            self.commands().resign_for(&id, creator).await?;
        }
        for guest in self.store().accounts().guests_before(at - GUEST_MS).await? {
            self.accounts().delete(guest, token_hash(&random_token())).await?;
        }
        Ok(())
    }

    /// Does so now and then, until the server stops.
    pub async fn keep_expiring(self) {
        let mut moments = tokio::time::interval(ROUND);
        let keeping = async {
            loop {
                moments.tick().await;
                if let Err(error) = self.expire(now()).await {
                    tracing::warn!(%error, "what is over could not be ended");
                }
            }
        };
        tokio::select! {
            () = keeping => {}
            () = self.closed() => {}
        }
    }
}
