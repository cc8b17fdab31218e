//! The same cards once more, and who else has played them.

use axum::extract::{Path, State};
use axum::response::{Html, Response};

use super::same_page::{self, SameCards, SameRow};
use crate::contribution;
use crate::error::Refusal;
use crate::error::WebError;
use crate::names::shown;
use crate::site::html;
use crate::{seat::match_named, seat::to_match};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::{Adding, Ending, Follows, Match, MatchRequest, SeatRequest};
use bastide_store::time_control::Terms;

/// `POST /matches/{id}/same`: the same cards once more, for any visitor. The seed is told when a match is over.
pub(crate) async fn play_same(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    finished_alone(&table).await?;
    let wish = MatchRequest {
        game: table.game.clone(),
        setup: table.setup.clone(),
        seed: Some(contribution::seed(&table).await?),
        adding: Adding::Nothing,
        visibility: table.visibility,
        seats: vec![SeatRequest::Myself],
        games: 1,
        follows: Follows::Same(table.id().clone()),
        terms: Terms::default(),
        rated: false,
    };
    let acting = visitor.acting(&tables).await?;
    let made = tables.create(acting.guest.id, wish).await;
    let id = acting.did(&tables, made).await?;
    Ok(acting.known(to_match(&id)))
}

/// `GET /matches/{id}/same`: everybody who has finished a game with the same cards, the best first.
pub(crate) async fn same(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let match_id = match_named(&match_id)?;
    let table = tables.open(&match_id).await?;
    finished_alone(&table).await?;
    let seed = contribution::seed(&table).await?;
    let finished =
        tables.store().lists().same_cards(&match_id, &table.game, &table.setup, &seed).await?;
    let book = visitor.book();
    let mut rows: Vec<SameRow> = finished
        .into_iter()
        .filter_map(|game| {
            let points = game.outcome?.strip_prefix("played ")?.parse().ok()?;
            let player = shown(Some(&game.seats.into_iter().next()?.name?), &book);
            let is_this = game.id == match_id;
            Some(SameRow { id: game.id.to_string(), player, points, is_this })
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.points));
    let page = SameCards { id: match_id.to_string(), game: table.game.clone(), rows };
    let path = format!("/matches/{match_id}/same");
    Ok(html(same_page::same_cards(&page, &frame(&visitor, &book, path))))
}

/// Only a game for one, played to its end, has cards that another can meet in the same order.
async fn finished_alone(table: &Match) -> Result<(), WebError> {
    let now = table.now().await;
    if now.game.inspector().is_none() || now.seats.len() != 1 {
        return Err(MatchError::NoSuchMatch.into());
    }
    if now.ending == Some(Ending::Played) { Ok(()) } else { Err(WebError::NotOver) }
}
