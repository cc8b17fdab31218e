//! Where the matches of a guest stand, for whoever follows all of them at once.

use bastide_core::Viewer;
use serde::Serialize;
use utoipa::ToSchema;

use super::scene::is_running;
use crate::error::WebError;
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::{Match, MatchState};
use bastide_store::{GuestId, MatchId, StoreError, Summary};

/// Where a match of the guest stands.
#[derive(Serialize, ToSchema)]
pub(super) struct Standing {
    #[serde(rename = "match")]
    id: String,
    game: String,
    pub(super) version: u64,
    /// The number that the guest's next action is sent with.
    seq: u32,
    /// Actions played so far. Whoever follows the position alone fetches the match when this is not one more than
    /// it was.
    plies: usize,
    /// The last of them.
    last: Option<LastAction>,
    /// Whether the guest is to act.
    is_your_turn: bool,
    pub(super) is_over: bool,
}

#[derive(Serialize, ToSchema)]
pub(super) struct LastAction {
    seat: u8,
    /// Nothing where the guest may not know it.
    #[schema(example = "CSwD2")]
    action: Option<String>,
}

impl Standing {
    pub(super) fn of(table: &Match, now: &MatchState, guest: GuestId) -> Self {
        let who = now.seat_for(Some(guest)).map_or(Viewer::Public, Viewer::Seat);
        let last = now.game.last_action(who).filter(|_| now.is_dealt());
        let mut own = now.seats_of(Some(guest));
        Self {
            id: table.id().to_string(),
            game: table.game.clone(),
            version: now.version(),
            seq: now.next,
            plies: now.game.plies(),
            last: last.map(|(seat, action)| LastAction { seat: seat.index() as u8, action }),
            is_your_turn: is_running(now) && own.any(|seat| now.game.to_act().contains(seat)),
            is_over: now.ending.is_some(),
        }
    }
}

/// Between a change and its being told lies at most this, in milliseconds.
const MARGIN: i64 = 10_000;
/// The matches that somebody is told of who comes.
const MOST_GAMES: u32 = 500;

/// The matches that a guest has to be told of who comes: what is not over, or what has changed since the last news
/// they heard.
pub(super) async fn to_tell(
    tables: &Community,
    guest: GuestId,
    last: Option<i64>,
) -> Result<Vec<MatchId>, StoreError> {
    let games = tables.store().lists().games_of(guest, MOST_GAMES).await?;
    let is_told = |game: &Summary| match last {
        Some(last) => game.changed_at >= last.saturating_sub(MARGIN),
        None => game.outcome.is_none(),
    };
    Ok(games.into_iter().filter(is_told).map(|game| game.id).collect())
}

/// Where a match stands now; nothing where that is the version that was told, or where it cannot be read: its page
/// says why, and the others go on.
pub(super) async fn standing(
    tables: &Community,
    guest: GuestId,
    id: &MatchId,
    told: Option<u64>,
) -> Result<Option<Standing>, WebError> {
    let table = match tables.open(id).await {
        Err(MatchError::Unreadable(_)) => return Ok(None),
        table => table?,
    };
    let now = table.now().await;
    Ok((told != Some(now.version())).then(|| Standing::of(&table, &now, guest)))
}
