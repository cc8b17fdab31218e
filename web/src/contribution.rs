//! What a player adds to the shuffle, as forms say it.

use axum::response::Redirect;
use bastide_core::Nonce;

use crate::error::WebError;
use bastide_matches::MatchError;
use bastide_matches::{Adding, Match};
use bastide_store::MatchId;

/// What a form says about the shuffle: a browser with scripts, or a player who types, contributes once the
/// commitment is shown.
pub(crate) fn adding(shuffle: &str) -> Adding {
    if shuffle.is_empty() { Adding::Nothing } else { Adding::Later }
}

/// A player who sits down could see the commitment before, and may contribute at once.
pub(crate) fn joining(shuffle: &str, nonce: Option<&str>) -> Adding {
    own(nonce.unwrap_or_default()).unwrap_or_else(|| adding(shuffle))
}

pub(crate) fn own(nonce: &str) -> Option<Adding> {
    let Ok(parsed) = nonce.trim().parse::<Nonce>();
    (!nonce.trim().is_empty()).then_some(Adding::Own(parsed))
}

/// The way to a match, with a field for a contribution where the player wants to type one.
pub(crate) fn to_match(id: &MatchId, shuffle: &str) -> Redirect {
    let own = if shuffle == "own" { "?shuffle=own" } else { "" };
    Redirect::to(&format!("/matches/{id}{own}"))
}

/// The seed of a match that is dealt.
pub(crate) async fn seed(table: &Match) -> Result<String, WebError> {
    let seed = table.now().await.seed.ok_or(MatchError::Waiting)?;
    Ok(seed.to_string())
}
