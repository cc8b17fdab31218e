//! Tournaments: the list, the form, one of them, and what one does there.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_text::Phrasebook;
use serde::Deserialize;

use super::form::TournamentForm;
use super::page::TournamentList;
use super::{form, page, scene};
use crate::error;
use crate::error::Refusal;
use crate::error::WebError;
use crate::options::names as option_names;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_community::TournamentError;
use bastide_community::tournaments::{Kind, TournamentWish};
use bastide_matches::CreateError;
use bastide_matches::MatchError;
use bastide_store::{TournamentId, Visibility, now};

const MOST_ROWS: u32 = 100;

/// `GET /tournaments`
pub(crate) async fn list(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let guest = visitor.id();
    let rows = tables.store().tournaments().list(guest, MOST_ROWS).await?;
    let rows = rows.iter().filter_map(|row| scene::tournament_row(row, &book)).collect();
    Ok(html(page::tournaments(&TournamentList { rows }, &frame(&visitor, &book, "/tournaments"))))
}

#[derive(Deserialize)]
pub(crate) struct TournamentQuery {
    game: Option<String>,
}

/// `GET /tournaments/new`
pub(crate) async fn form(
    Query(chosen): Query<TournamentQuery>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let page = empty_form(chosen.game.as_deref().unwrap_or(first_game()), &book)?;
    let path = format!("/tournaments/new?game={}", page.game);
    Ok(html(form::tournament_form(&page, &frame(&visitor, &book, path))))
}

/// The game whose form is shown to those who have not chosen.
fn first_game() -> &'static str {
    bastide_presentation::games().first().map_or("", |face| face.name)
}

fn empty_form(game: &str, book: &Phrasebook) -> Result<TournamentForm, WebError> {
    let face = bastide_presentation::game(game).ok_or(CreateError::NoSuchGame)?;
    Ok(TournamentForm {
        game: game.to_owned(),
        all: bastide_presentation::games()
            .iter()
            .map(|face| (face.name.to_owned(), (face.title)(book)))
            .collect(),
        players: face.players,
        chosen: Vec::new(),
        problem: None,
    })
}

/// `POST /tournaments`
pub(crate) async fn create(
    State(tables): State<Community>,
    visitor: Visitor,
    Form(chosen): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    let acting = visitor.acting(&tables).await?;
    let wish = wish(&chosen);
    let made = tables.tournaments().announce(acting.guest.id, &wish, now()).await;
    match acting.did(&tables, made).await {
        Ok(id) => Ok(acting.known(to(&id))),
        Err(WebError::Tournament(error @ TournamentError::NotATournament(_))) => {
            let problem = Some(error::tournament_words(&error, &book));
            let page = TournamentForm { chosen, problem, ..empty_form(&wish.game, &book)? };
            let path = format!("/tournaments/new?game={}", page.game);
            let page = form::tournament_form(&page, &frame(&visitor, &book, path));
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
    let players = bastide_presentation::game(game)
        .is_some_and(|face| face.players.1 > 2)
        .then_some("players");
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
pub(crate) async fn show(
    State(tables): State<Community>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let id = named(&id)?;
    let book = visitor.book();
    let event = tables.tournaments().open(&id).await?;
    let organiser = tables.store().players().guest_numbered(event.row.organiser).await?;
    let guest = visitor.id();
    let page = scene::tournament(&event, organiser.as_ref(), guest, &book);
    Ok(html(page::tournament(&page, &frame(&visitor, &book, format!("/tournaments/{id}")))))
}

/// `POST /tournaments/{id}/enter`
pub(crate) async fn enter(
    State(tables): State<Community>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let id = named(&id)?;
    tables.tournaments().open(&id).await?;
    let acting = visitor.acting(&tables).await?;
    let entered = tables.tournaments().enter(&id, acting.guest.id, now()).await;
    acting.did(&tables, entered).await?;
    Ok(acting.known(to(&id)))
}

/// `POST /tournaments/{id}/leave`
pub(crate) async fn leave(
    State(tables): State<Community>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Refusal> {
    let (id, guest) = (named(&id)?, visitor.guest.ok_or(MatchError::NotYourSeat)?);
    tables.tournaments().leave(&id, guest.id).await?;
    Ok(to(&id))
}

/// `POST /tournaments/{id}/start`
pub(crate) async fn start(
    State(tables): State<Community>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Redirect, Refusal> {
    let (id, guest) = (named(&id)?, visitor.guest.ok_or(MatchError::NotYourSeat)?);
    tables.tournaments().start_now(&id, guest.id, now()).await?;
    Ok(to(&id))
}

fn named(id: &str) -> Result<TournamentId, TournamentError> {
    id.parse().map_err(|_| TournamentError::NoSuchTournament)
}

fn to(id: &TournamentId) -> Redirect {
    Redirect::to(&format!("/tournaments/{id}"))
}
