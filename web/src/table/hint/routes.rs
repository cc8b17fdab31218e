//! `POST /matches/{id}/hint`: a move to consider, for the player to act alone. That it was asked for is
//! written down nowhere: hints are for learning, and where they would be unfair there are none.

use std::time::Duration;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use bastide_bots::Budget;
use bastide_text::{Phrasebook, hints as say};
use serde::Deserialize;

use super::page;
use super::page::{HintOffer, HintPage};
use crate::error::Refusal;
use crate::error::WebError;
use crate::site::html;
use crate::{seat::AskedSeat, seat::match_named, seat::own_seat, seat::seat_numbered};
use crate::{table::as_fragments, table::cast, table::choices, table::wants_parts};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::{Effort, Match, MatchState, random_token};

/// Long enough for a good move, short enough to wait for.
const BUDGET: Budget = Budget::time(Duration::from_secs(1));
/// After this long without a free core, the player is told to ask again.
const PATIENCE: Duration = Duration::from_secs(8);

#[derive(Deserialize)]
pub(crate) struct Asking {
    seat: Option<u8>,
}

pub(crate) async fn show(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
    Form(Asking { seat }): Form<Asking>,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let book = visitor.book();
    let (guest, seat) =
        own_seat(&table, visitor.id(), AskedSeat::Preferred(seat_numbered(seat))).await?;
    let (game, seq) = {
        let now = table.now().await;
        may_ask(&table, &now, &book)?;
        if now.ending.is_some() {
            return Err(MatchError::Over.into());
        }
        if !now.is_full() || !now.is_dealt() {
            return Err(MatchError::Waiting.into());
        }
        if !now.game.to_act().contains(seat) {
            return Err(MatchError::Hint(say::not_your_turn(&book)).into());
        }
        (now.game.clone(), u64::from(now.next))
    };
    let words = cast::book(&visitor, &*table.now().await, Some(seat));
    let thought = tables.thinkers().try_think((tables.payer(guest), Effort::Long), move || {
        let mut hint = game.hint(seat, BUDGET, &words)?;
        let (_, effects) = game.preview(seat, &hint.action, &words).ok()?;
        // A building is marked whole, where its action belongs to one square.
        if !effects.cells.is_empty() {
            hint.parts = effects.cells.iter().map(|cell| format!("cell-{cell}")).collect();
        }
        Some((hint, effects.told))
    });
    let thought =
        tokio::time::timeout(PATIENCE, thought).await.ok().and_then(Result::ok).flatten().flatten();
    let (hint, told) = thought.ok_or_else(|| MatchError::Hint(say::busy(&book)))?;
    let (key, seat) = (random_token(), seat.index() as u8);
    let page = HintPage { id: table.id().to_string(), seq, key, seat, hint, told };
    if wants_parts(&headers) {
        return Ok(as_fragments(page::hint(&page, &book)));
    }
    let frame = frame(&visitor, &book, format!("/matches/{match_id}"));
    Ok(html(page::hint_page(&page, &frame)).into_response())
}

fn may_ask(table: &Match, now: &MatchState, book: &Phrasebook) -> Result<(), WebError> {
    match choices::hint_offer(table, now) {
        HintOffer::Offered => Ok(()),
        HintOffer::NotRated => Err(MatchError::Hint(say::not_rated(book)).into()),
        HintOffer::NotInTournaments => Err(MatchError::Hint(say::not_in_tournaments(book)).into()),
        HintOffer::NotAmongPeople => Err(MatchError::Hint(say::not_among_people(book)).into()),
        HintOffer::Nothing => Err(MatchError::NoSuchMatch.into()),
    }
}
