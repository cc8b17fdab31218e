//! Tournaments: the list, the form, one of them, and what one does there.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_text::Phrasebook;
use serde::Deserialize;

use super::{Refusal, frame, html, refusal};
use crate::hosted;
use crate::pages::{self, TournamentForm, TournamentList, option_names};
use crate::sight;
use crate::store::{TournamentId, Visibility, now};
use crate::tables::{TableError, Tables};
use crate::tournaments::{Kind, TournamentWish};
use crate::visitor::Visitor;

const MOST_ROWS: u32 = 100;

/// `GET /tournaments`
pub(super) async fn list(
    State(tables): State<Tables>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let rows = tables.store().tournaments(guest, MOST_ROWS).await?;
    let rows = rows.iter().filter_map(|row| sight::tournament_row(row, &book)).collect();
    Ok(html(pages::tournaments(&TournamentList { rows }, &frame(&visitor, &book, "/tournaments"))))
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    game: Option<String>,
}

/// `GET /tournaments/new`
pub(super) async fn form(
    Query(chosen): Query<Chosen>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let page = empty_form(chosen.game.as_deref().unwrap_or(first_game()), &book)?;
    let path = format!("/tournaments/new?game={}", page.game);
    Ok(html(pages::tournament_form(&page, &frame(&visitor, &book, path))))
}

/// The game whose form is shown to those who have not chosen.
fn first_game() -> &'static str {
    hosted::games().first().map_or("", |face| face.name)
}

fn empty_form(game: &str, book: &Phrasebook) -> Result<TournamentForm, TableError> {
    let face = hosted::face(game).ok_or(TableError::NoSuchGame)?;
    Ok(TournamentForm {
        game: game.to_owned(),
        all: hosted::GAMES.iter().map(|face| (face.name.to_owned(), (face.title)(book))).collect(),
        players: face.players,
        chosen: Vec::new(),
        problem: None,
    })
}

/// `POST /tournaments`
pub(super) async fn create(
    State(tables): State<Tables>,
    visitor: Visitor,
    Form(chosen): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    let arrival = visitor.arrive(&tables).await?;
    let wish = wish(&chosen);
    let made = tables.announce_tournament(arrival.guest.id, &wish, now()).await;
    match arrival.did(&tables, made).await {
        Ok(id) => Ok(arrival.known(to(&id))),
        Err(error @ TableError::NotATournament(_)) => {
            let problem = Some(refusal::words(&error, &book));
            let page = TournamentForm { chosen, problem, ..empty_form(&wish.game, &book)? };
            let path = format!("/tournaments/new?game={}", page.game);
            let page = pages::tournament_form(&page, &frame(&visitor, &book, path));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// What the form says; what cannot be read is as bad as nothing.
fn wish(chosen: &[(String, String)]) -> TournamentWish {
    let get = |name: &str| {
        let found = chosen.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    };
    // A number that is none is out of all bounds.
    let number = |name: &str| get(name).map(|text| text.parse().unwrap_or(u32::MAX));
    let game = get("game").unwrap_or(first_game());
    let players = hosted::face(game).is_some_and(|face| face.players.1 > 2).then_some("players");
    let options = option_names(game).into_iter().chain(players);
    let options = options.filter_map(|name| get(name).map(|value| format!("{name}={value}")));
    TournamentWish {
        title: get("title").unwrap_or_default().to_owned(),
        game: game.to_owned(),
        setup: options.collect::<Vec<_>>().join(" "),
        kind: get("kind").and_then(Kind::named).unwrap_or(Kind::Swiss),
        rounds: number("rounds").unwrap_or(5),
        round_hours: number("round_hours").unwrap_or(72),
        visibility: match get("visibility") {
            Some("private") => Visibility::Private,
            _ => Visibility::Public,
        },
        start_hours: number("start_hours"),
        most: number("most"),
    }
}

/// `GET /tournaments/{id}`
pub(super) async fn show(
    State(tables): State<Tables>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let id = named(&id)?;
    let book = visitor.book();
    let event = tables.tournament(&id).await?;
    let organiser = tables.store().guest_numbered(event.row.organiser).await?;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let page = sight::tournament(&event, organiser.as_ref(), guest, &book);
    Ok(html(pages::tournament(&page, &frame(&visitor, &book, format!("/tournaments/{id}")))))
}

/// `POST /tournaments/{id}/enter`
pub(super) async fn enter(
    State(tables): State<Tables>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let id = named(&id)?;
    tables.tournament(&id).await?;
    let arrival = visitor.arrive(&tables).await?;
    let entered = tables.enter(&id, arrival.guest.id, now()).await;
    arrival.did(&tables, entered).await?;
    Ok(arrival.known(to(&id)))
}

/// `POST /tournaments/{id}/leave`
pub(super) async fn leave(
    State(tables): State<Tables>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Refusal> {
    let (id, guest) = (named(&id)?, visitor.guest.ok_or(TableError::NotYourSeat)?);
    tables.leave(&id, guest.id).await?;
    Ok(to(&id))
}

/// `POST /tournaments/{id}/start`
pub(super) async fn start(
    State(tables): State<Tables>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Refusal> {
    let (id, guest) = (named(&id)?, visitor.guest.ok_or(TableError::NotYourSeat)?);
    tables.start_now(&id, guest.id, now()).await?;
    Ok(to(&id))
}

fn named(id: &str) -> Result<TournamentId, TableError> {
    id.parse().map_err(|_| TableError::NoSuchTournament)
}

fn to(id: &TournamentId) -> Redirect {
    Redirect::to(&format!("/tournaments/{id}"))
}
