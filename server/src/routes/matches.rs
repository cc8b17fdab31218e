//! Setting matches up: from the form, again, further, and from a position on.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Response};
use bastide_core::Seat;
use serde::Deserialize;

use super::home::to_match;
use super::table::id;
use super::{Refusal, frame, html, refusal};
use crate::pages::{self, SeatWish as Asked};
use crate::store::{MatchId, Occupant, SeriesPlace, StoreError, Summary, Visibility};
use crate::tables::{Follows, MatchWish, SeatWish, Table, TableError, Tables};
use crate::visitor::Visitor;

/// `GET /new`
pub(super) async fn form(visitor: Visitor) -> Html<String> {
    let book = visitor.book();
    let wish = pages::NewMatch::usual(&book);
    html(pages::new_match(&wish, &frame(&visitor, &book, "/new")))
}

/// `POST /matches`: the fields of the form, in whatever order.
pub(super) async fn create(
    State(tables): State<Tables>,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let asked = read(&visitor, &fields);
    let setup: Vec<String> =
        asked.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let wish = MatchWish {
        game: field(&fields, "game").unwrap_or("cathedral").to_owned(),
        setup: setup.join(" "),
        seed: Some(asked.seed.clone()),
        visibility: match asked.visibility {
            pages::Visibility::Public => Visibility::Public,
            pages::Visibility::Private => Visibility::Private,
        },
        seats: asked.seats.iter().map(seat_wish).collect(),
        games: asked.games,
        follows: Follows::Nothing,
    };
    let arrival = visitor.arrive(&tables).await?;
    let made = tables.create(arrival.guest.id, wish).await;
    match arrival.did(&tables, made).await {
        Ok(id) => Ok(arrival.known(to_match(&id))),
        Err(error @ (TableError::Setup(_) | TableError::Bot(_))) => {
            let book = visitor.book();
            let asked = pages::NewMatch { problem: Some(refusal::words(&error, &book)), ..asked };
            let page = pages::new_match(&asked, &frame(&visitor, &book, "/new"));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

fn field<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// What the form says; what it does not say is as usual.
fn read(visitor: &Visitor, fields: &[(String, String)]) -> pages::NewMatch {
    let usual = pages::NewMatch::usual(&visitor.book());
    let seat = |number: usize| {
        field(fields, &format!("seat{number}"))
            .map_or(usual.seats[number].clone(), Asked::from_code)
    };
    let options = bastide_cathedral::Setup::OPTIONS.iter().filter_map(|(name, _)| {
        let value = field(fields, name).filter(|value| !value.is_empty())?;
        Some(((*name).to_owned(), value.to_owned()))
    });
    let games = field(fields, "games").and_then(|games| games.parse().ok());
    pages::NewMatch {
        seats: [seat(0), seat(1)],
        games: games.filter(|games| (1..=10).contains(games)).unwrap_or(1),
        visibility: match field(fields, "visibility") {
            Some("private") => pages::Visibility::Private,
            _ => pages::Visibility::Public,
        },
        options: options.collect(),
        seed: field(fields, "seed").unwrap_or_default().to_owned(),
        ..usual
    }
}

fn seat_wish(asked: &Asked) -> SeatWish {
    match asked {
        Asked::Me | Asked::Here => SeatWish::Myself,
        Asked::Friend => SeatWish::Friend,
        Asked::Anyone => SeatWish::Anyone,
        Asked::Bot(spec) => SeatWish::Bot(spec.clone()),
    }
}

/// Everybody on the other seat: the colours change (CAT-MATCH-01).
async fn exchanged(table: &Table) -> Vec<SeatWish> {
    let now = table.now().await;
    let seats = now.seats.iter().map(|(_, sitting)| match &sitting.occupant {
        Occupant::Guest(id) => SeatWish::Guest(*id),
        Occupant::Bot(spec) => SeatWish::Bot(spec.clone()),
        Occupant::Open | Occupant::Elsewhere(_) => SeatWish::Anyone,
        Occupant::Invited => SeatWish::Friend,
    });
    let mut seats: Vec<SeatWish> = seats.collect();
    seats.reverse();
    seats
}

/// `POST /matches/{id}/rematch`: whoever asks first sets it up, the other finds it, and so does
/// whoever asks twice. A match has one that follows it, so no key is needed.
pub(super) async fn rematch(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let games = table.series.as_ref().map_or(1, |series| series.games);
    follow(&tables, &table, &visitor, games, Follows::Rematch(table.id().clone())).await
}

/// `POST /matches/{id}/next`: the next game of a series.
pub(super) async fn next(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let place = table.series.clone().ok_or(Refusal(TableError::NoSuchMatch))?;
    if place.number >= place.games {
        return Err(TableError::Over.into());
    }
    let next = SeriesPlace { number: place.number + 1, ..place };
    follow(&tables, &table, &visitor, 1, Follows::Series(next)).await
}

/// Leads those who sat at the table to the match that follows it, and sets it up for the first.
async fn follow(
    tables: &Tables,
    table: &Table,
    visitor: &Visitor,
    games: u32,
    follows: Follows,
) -> Result<Response, Refusal> {
    let guest = visitor.guest.as_ref().map(|guest| guest.id).ok_or(TableError::NotYourSeat)?;
    table.now().await.seat_for(Some(guest)).ok_or(TableError::NotYourSeat)?;
    if table.now().await.ending.is_none() {
        return Err(TableError::NotOver.into());
    }
    let wish = MatchWish {
        game: table.game.clone(),
        setup: table.setup.clone(),
        seed: None,
        visibility: table.visibility,
        seats: exchanged(table).await,
        games,
        follows: follows.clone(),
    };
    let id = match tables.create(guest, wish).await {
        Err(TableError::Store(StoreError::AlreadyThere(_))) => there(tables, &follows).await?,
        made => made?,
    };
    Ok(to_match(&id).into_response())
}

/// The match that follows already.
async fn there(tables: &Tables, follows: &Follows) -> Result<MatchId, Refusal> {
    let found = match follows {
        Follows::Nothing => None,
        Follows::Rematch(of) => tables.store().rematch(of).await?,
        Follows::Series(place) => {
            let games = tables.store().series(&place.first).await?;
            let is_it = |game: &Summary| game.series.as_ref() == Some(place);
            games.into_iter().find(is_it).map(|game| game.id)
        }
    };
    found.ok_or(Refusal(TableError::NoSuchMatch))
}

#[derive(Deserialize)]
pub(super) struct From {
    ply: usize,
    level: String,
}

/// `POST /matches/{id}/play-on`: a new match that begins with the moves of this one.
pub(super) async fn play_on(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    visitor: Visitor,
    Form(From { ply, level }): Form<From>,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    // The new match has the seed of this one and will tell it, so this one must be over.
    if table.now().await.ending.is_none() {
        return Err(TableError::NotOver.into());
    }
    let plies = table.now().await.game.actions(ply);
    let mover = plies.1.ok_or(TableError::Over)?;
    let seat = |number: u8| {
        if Seat::new(number) == mover { SeatWish::Myself } else { SeatWish::Bot(level.clone()) }
    };
    let wish = MatchWish {
        game: table.game.clone(),
        setup: table.setup.clone(),
        seed: Some(table.seed().to_string()),
        visibility: Visibility::Private,
        seats: vec![seat(0), seat(1)],
        games: 1,
        follows: Follows::Nothing,
    };
    let arrival = visitor.arrive(&tables).await?;
    let made = tables.create_from(arrival.guest.id, wish, &plies.0).await;
    let id = arrival.did(&tables, made).await?;
    Ok(arrival.known(to_match(&id)))
}
