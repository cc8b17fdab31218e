//! Who stands where.

use super::{Ratings, Shown};
use bastide_matches::Player;
use bastide_store::time_control::Speed;
use bastide_store::{ListedRating, StoreError, now};

impl Ratings {
    /// The best of a game and speed, those whose rating is sure enough by now.
    pub async fn established(
        &self,
        game: &str,
        speed: Speed,
        most: u32,
    ) -> Result<Vec<ListedRating>, StoreError> {
        let sure = super::system::PROVISIONAL_ABOVE;
        // Absence makes some of them uncertain meanwhile, so a few more are asked for.
        let best = self.store.ratings().best_ratings(game, speed.name(), sure, 2 * most).await?;
        let at = now();
        let is_sure = |listed: &ListedRating| !Shown::at(listed.rating, at).is_provisional;
        Ok(best.into_iter().filter(is_sure).take(most as usize).collect())
    }

    /// The name of a player; of a bot, its specification. Nothing if there is no such guest.
    pub async fn name_of(&self, player: &Player) -> Result<Option<String>, StoreError> {
        match player {
            Player::Guest(id) => {
                Ok(self.store.players().guest_numbered(*id).await?.map(|guest| guest.name))
            }
            Player::Bot { spec, .. } => Ok(Some(spec.clone())),
        }
    }
}
