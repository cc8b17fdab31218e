//! How a match was shuffled: the page that shows and checks it, and the contribution of a player.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::IntoResponse as _;
use axum::response::{Html, Response};
use bastide_core::{Maker, Part};
use bastide_text::{Phrasebook, fair as say};
use serde::Deserialize;

use super::page;
use super::page::{FairContribution, FairPage};
use crate::contribution;
use crate::error::Refusal;
use crate::names;
use crate::seat::match_named;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::{Match, MatchState, Origin};

#[derive(Deserialize)]
pub(crate) struct Added {
    #[serde(default)]
    nonce: String,
}

/// `POST /matches/{id}/contribute`: the visitor's own part, or the server's where they have none.
pub(crate) async fn contribute(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
    Form(Added { nonce }): Form<Added>,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let guest = visitor.id().ok_or(MatchError::NotYourSeat)?;
    tables
        .commands()
        .contribute(&table, guest, contribution::own(&nonce).unwrap_or_default())
        .await?;
    Ok(contribution::to_match(table.id(), "").into_response())
}

/// `GET /matches/{id}/fair`; there is no such page for a game that leaves nothing to chance.
pub(crate) async fn show(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    if !bastide_presentation::has_chance(&table.game) {
        return Err(MatchError::NoSuchMatch.into());
    }
    let book = visitor.book();
    let now = table.now().await;
    let page = page(&table, &now, &book);
    Ok(html(page::fair(&page, &frame(&visitor, &book, format!("/matches/{match_id}/fair")))))
}

/// The secret and the seed are told when the match is over; contributions, when no other can follow.
fn page(table: &Match, now: &MatchState, book: &Phrasebook) -> FairPage {
    let is_over = now.ending.is_some();
    let told = now.shuffle.fairness().filter(|_| is_over);
    let names = names::player_names(now, book);
    let contributions = now.shuffle.parts.iter().map(|(seat, part)| FairContribution {
        side: now.game.seat_words(seat, book),
        player: names[seat].clone(),
        said: said(*part, now.is_dealt(), book),
        nonce: part.filter(|_| now.is_dealt()).map(|part| part.nonce.to_string()),
    });
    FairPage {
        id: table.id().to_string(),
        title: now.game.title(book),
        holds: holds(now, book),
        other: match &now.shuffle.origin {
            Origin::Same(id) | Origin::Further(id) => Some(id.to_string()),
            _ => None,
        },
        commitment: now.shuffle.commitment().map(|it| it.to_string()),
        secret: told.map(|fairness| fairness.secret.to_string()),
        contributions: contributions.collect(),
        seed: now.seed.filter(|_| is_over).map(|seed| seed.to_string()),
        is_over,
    }
}

fn said(part: Option<Part>, is_dealt: bool, book: &Phrasebook) -> String {
    match part {
        None => say::not_yet(book),
        Some(_) if !is_dealt => say::part_hidden(book),
        Some(Part { maker: Maker::Own, .. }) => say::part_own(book),
        Some(Part { maker: Maker::Server, .. }) => say::part_server(book),
    }
}

/// What holds for a match, in words.
fn holds(now: &MatchState, book: &Phrasebook) -> Vec<String> {
    let first = match &now.shuffle.origin {
        Origin::Committed => say::committed(book),
        Origin::Brought if now.shuffle.commitment().is_some() => say::brought_committed(book),
        Origin::Brought => say::brought(book),
        Origin::Words => say::words(book),
        Origin::Same(_) => say::same(book),
        Origin::Further(_) => say::further(book),
        Origin::Event(_) => bastide_text::tournaments::shuffle(book),
        Origin::Lesson => say::lesson(book),
        Origin::Older => say::older(book),
    };
    let is_server = |part: &Option<Part>| part.is_some_and(|part| part.maker == Maker::Server);
    let is_all_server = now.shuffle.parts.iter().all(|(_, part)| is_server(part));
    let more = match now.shuffle.origin {
        Origin::Committed if is_all_server => Some(say::all_server(book)),
        _ => None,
    };
    std::iter::once(first).chain(more).collect()
}
