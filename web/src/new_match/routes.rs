//! Setting matches up: from the form, again, further, and from a position on.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Response};
use bastide_core::Seat;
use bastide_text::{Phrasebook, pages as say};
use serde::Deserialize;

use super::fields::Fields;
use super::page::SeatWish as Asked;
use super::{fields, page};
use crate::error::Refusal;
use crate::error::WebError;
use crate::site::html;
use crate::{contribution, error, options, setting_up};
use crate::{seat::AskedSeat, seat::match_named, seat::own_key, seat::own_seat, seat::to_match};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::{Adding, Follows, Match, MatchRequest, Request as Asking, SeatRequest};
use bastide_matches::{CreateError, MatchError};
use bastide_presentation::{FileProblem, NotSetUp};
use bastide_store::time_control::Terms;
use bastide_store::{MatchId, Occupant, SeriesPlace, StoreError, Summary, Visibility};

#[derive(Deserialize)]
pub(crate) struct NewMatchQuery {
    game: Option<String>,
    /// How many are to play; the seats that nobody was meant for are for bots.
    players: Option<usize>,
}

/// `GET /new`
pub(crate) async fn form(
    Query(chosen): Query<NewMatchQuery>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let mut wish = usual(chosen.game.as_deref().unwrap_or(first_game()), &book)?;
    let players = chosen.players.unwrap_or_default();
    let bot = wish.seats.iter().find(|seat| matches!(seat, page::SeatWish::Bot(_))).cloned();
    for seat in wish.seats.iter_mut().take(players) {
        if let (page::SeatWish::Nobody, Some(bot)) = (&seat, &bot) {
            *seat = bot.clone();
        }
    }
    let path = format!("/new?game={}", wish.game);
    Ok(html(page::new_match(&wish, &frame(&visitor, &book, path))))
}

/// The game whose form is shown to those who have not chosen.
fn first_game() -> &'static str {
    bastide_presentation::simplest().map_or("", |face| face.name)
}

/// The form with its defaults.
fn usual(game: &str, book: &Phrasebook) -> Result<page::NewMatch, WebError> {
    let face = bastide_presentation::game(game).ok_or(CreateError::NoSuchGame)?;
    let (fewest, most) = face.players;
    Ok(page::NewMatch {
        game: game.to_owned(),
        all: bastide_presentation::games()
            .iter()
            .map(|face| (face.name.to_owned(), (face.title)(book)))
            .collect(),
        sides: Seat::all(most).map(|seat| (face.seat_words)(book, seat)).collect(),
        seats: page::NewMatch::usual_seats(game, usize::from(most)),
        fewest: usize::from(fewest),
        games: 1,
        visibility: page::Visibility::Public,
        options: Vec::new(),
        rating: page::RatingWish::default(),
        seed: String::new(),
        terms: Terms::default(),
        problem: None,
    })
}

/// `POST /matches`: the fields of the form, in whatever order.
pub(crate) async fn create(
    State(tables): State<Community>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Refusal> {
    let fields = match fields::read(request).await {
        Ok(fields) => fields,
        Err(rejection) => return Ok(rejection),
    };
    let book = visitor.book();
    let asked = asked(&fields, &book)?;
    let again = |problem: String| {
        let path = format!("/new?game={}", asked.game);
        let asked = page::NewMatch { problem: Some(problem), ..asked.clone() };
        let page = page::new_match(&asked, &frame(&visitor, &book, path));
        (StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response()
    };
    let setup = match setup(&asked, fields.file("cards"), &book) {
        Ok(setup) => setup,
        Err(problem) => return Ok(again(problem)),
    };
    let acting = visitor.acting(&tables).await?;
    let shuffle = fields.get("shuffle").unwrap_or_default();
    let wish = wish(&asked, setup, contribution::adding(shuffle));
    let asking = (acting.guest.id, &wish.seats[..]);
    let admitted = setting_up::admit(&tables, visitor.rate_limit.as_ref(), asking).await;
    acting.did(&tables, admitted).await?;
    let made = tables.create(acting.guest.id, wish).await;
    match acting.did(&tables, made).await {
        Ok(id) => Ok(acting.known(contribution::to_match(&id, shuffle))),
        Err(WebError::Create(error @ (CreateError::Setup(_) | CreateError::Bot(_)))) => {
            Ok(again(error::create_words(&error, &book)))
        }
        Err(error) => Err(error.into()),
    }
}

fn wish(asked: &page::NewMatch, setup: String, adding: Adding) -> MatchRequest {
    MatchRequest {
        game: asked.game.clone(),
        setup,
        seed: Some(asked.seed.clone()),
        adding,
        visibility: match asked.visibility {
            page::Visibility::Public => Visibility::Public,
            page::Visibility::Private => Visibility::Private,
        },
        seats: asked.seats.iter().filter_map(seat_wish).collect(),
        games: asked.games,
        follows: Follows::Nothing,
        terms: agreed(asked),
        rated: asked.rating.is_rated(&asked.seats),
    }
}

/// What is agreed about time; with more than two a bot plays on, whatever was ticked.
fn agreed(asked: &page::NewMatch) -> Terms {
    let seats = asked.seats.iter().filter(|&seat| *seat != Asked::Nobody).count();
    if asked.terms.suits(seats) { asked.terms } else { Terms::usual(asked.terms.clock, seats) }
}

/// The setup as text: how many play, the options, and what an owner's file says otherwise.
fn setup(asked: &page::NewMatch, file: Option<&[u8]>, book: &Phrasebook) -> Result<String, String> {
    let players = asked.seats.iter().filter(|&seat| *seat != Asked::Nobody).count();
    let mut options: Vec<String> =
        asked.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    if asked.seats.len() > 2 {
        options.push(format!("players={players}"));
    }
    let setup = options.join(" ");
    let Some(file) = file else { return Ok(setup) };
    let text = str::from_utf8(file).map_err(|_| say::new_file_bytes(book))?;
    let with_file =
        bastide_presentation::game(&asked.game).and_then(|face| face.with_file(&setup, text));
    with_file.unwrap_or(Ok(setup)).map_err(|error| match error {
        NotSetUp::Setup(error) => error::create_words(&CreateError::Setup(error), book),
        NotSetUp::File(FileProblem { line, problem }) => {
            say::new_file_problem(book, line as u32, problem)
        }
    })
}

/// What the form says; what it does not say is as usual.
fn asked(fields: &Fields, book: &Phrasebook) -> Result<page::NewMatch, WebError> {
    let usual = usual(fields.get("game").unwrap_or(first_game()), book)?;
    let seats = usual.seats.iter().enumerate().map(|(number, seat)| {
        fields.get(&format!("seat{number}")).map_or(seat.clone(), Asked::from_code)
    });
    let options = options::names(&usual.game).into_iter().filter_map(|name| {
        let value = fields.get(name).filter(|value| !value.is_empty())?;
        Some((name.to_owned(), value.to_owned()))
    });
    let games = fields.get("games").and_then(|games| games.parse().ok());
    Ok(page::NewMatch {
        seats: seats.collect(),
        games: games.filter(|games| (1..=10).contains(games)).unwrap_or(1),
        visibility: match fields.get("visibility") {
            Some("private") => page::Visibility::Private,
            _ => page::Visibility::Public,
        },
        options: options.collect(),
        rating: fields.get("rated").and_then(page::RatingWish::from_code).unwrap_or_default(),
        seed: fields.get("seed").unwrap_or_default().to_owned(),
        terms: Terms {
            clock: fields.get("clock").and_then(|clock| clock.parse().ok()).unwrap_or_default(),
            timeout: fields.get("timeout").and_then(|it| it.parse().ok()).unwrap_or_default(),
        },
        ..usual
    })
}

fn seat_wish(asked: &Asked) -> Option<SeatRequest> {
    Some(match asked {
        Asked::Me | Asked::Here => SeatRequest::Myself,
        Asked::Friend => SeatRequest::Friend,
        Asked::Anyone => SeatRequest::Anyone,
        Asked::Bot(spec) => SeatRequest::Bot(spec.clone()),
        Asked::Nobody => return None,
    })
}

/// Everybody one seat further: between two the colours change (CAT-MATCH-01).
async fn moved_on(table: &Match) -> Vec<SeatRequest> {
    let now = table.now().await;
    let seats = now.seats.iter().map(|(_, sitting)| match &sitting.occupant {
        Occupant::Guest(id) => SeatRequest::Guest(*id),
        Occupant::Bot(spec) => SeatRequest::Bot(spec.clone()),
        Occupant::Open | Occupant::Elsewhere(_) => SeatRequest::Anyone,
        Occupant::Invited => SeatRequest::Friend,
    });
    let mut seats: Vec<SeatRequest> = seats.collect();
    seats.rotate_right(1);
    seats
}

/// `POST /matches/{id}/rematch`: offers another match with the seats changed, accepts it, and leads to it once all have
/// agreed. A match has one that follows it.
pub(crate) async fn rematch(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
    Form(shuffled): Form<Shuffled>,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let games = table.series.as_ref().map_or(1, |series| series.games);
    let follows = Follows::Rematch(table.id().clone());
    follow(&tables, &table, &visitor, (games, follows), &shuffled).await
}

/// `POST /matches/{id}/next`: the same for the next game of a series.
pub(crate) async fn next(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
    Form(shuffled): Form<Shuffled>,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let place = table.series.clone().ok_or(Refusal::from(MatchError::NoSuchMatch))?;
    if place.number >= place.games {
        return Err(MatchError::Over.into());
    }
    let next = SeriesPlace { number: place.number + 1, ..place };
    follow(&tables, &table, &visitor, (1, Follows::Series(next)), &shuffled).await
}

/// Leads those who sat at the table to the match that follows it, once everybody has agreed to one; whoever is the last
/// to agree sets it up.
async fn follow(
    tables: &Community,
    table: &Arc<Match>,
    visitor: &Visitor,
    (games, follows): (u32, Follows),
    Shuffled { shuffle, key }: &Shuffled,
) -> Result<Response, Refusal> {
    let (guest, seat) = own_seat(table, visitor.id(), AskedSeat::Preferred(None)).await?;
    if table.now().await.ending.is_none() {
        return Err(WebError::NotOver.into());
    }
    if let Some(id) = there(tables, &follows).await? {
        return Ok(to_match(&id).into_response());
    }
    let key = own_key(guest, key);
    let wish = Asking { seat, seq: None, key: &key };
    if !tables.commands().offer_rematch(table, wish).await? {
        return Ok(to_match(table.id()).into_response());
    }
    let wish = MatchRequest {
        game: table.game.clone(),
        setup: table.setup.clone(),
        seed: None,
        adding: contribution::adding(shuffle),
        visibility: table.visibility,
        seats: moved_on(table).await,
        games,
        follows: follows.clone(),
        terms: table.terms,
        rated: table.rated,
    };
    let id = match tables.create(guest, wish).await {
        Err(CreateError::Match(MatchError::Store(StoreError::AlreadyThere(_)))) => {
            there(tables, &follows).await?.ok_or(Refusal::from(MatchError::NoSuchMatch))?
        }
        made => made?,
    };
    tables.commands().note_rematch(table, seat, &id).await?;
    Ok(to_match(&id).into_response())
}

/// The match that follows already, if there is one.
async fn there(tables: &Community, follows: &Follows) -> Result<Option<MatchId>, Refusal> {
    Ok(match follows {
        Follows::Nothing | Follows::Same(_) | Follows::Further(_) | Follows::Event(_) => None,
        Follows::Rematch(of) => tables.store().log().rematch(of).await?,
        Follows::Series(place) => {
            let games = tables.store().lists().series(&place.first).await?;
            let is_it = |game: &Summary| game.series.as_ref() == Some(place);
            games.into_iter().find(is_it).map(|game| game.id)
        }
    })
}

/// What a form says about the shuffle of the match that it sets up.
#[derive(Deserialize)]
pub(crate) struct Shuffled {
    #[serde(default)]
    shuffle: String,
    #[serde(default)]
    key: String,
}

#[derive(Deserialize)]
pub(crate) struct PlayOnForm {
    ply: usize,
    level: String,
}

/// `POST /matches/{id}/play-on`: a new match that begins with the moves of this one.
pub(crate) async fn play_on(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
    Form(PlayOnForm { ply, level }): Form<PlayOnForm>,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    // The new match has the seed of this one and will tell it, so this one must be over.
    if table.now().await.ending.is_none() {
        return Err(WebError::NotOver.into());
    }
    let plies = table.now().await.game.actions(ply);
    let mover = plies.1.ok_or(MatchError::Over)?;
    let seats = table.now().await.seats.len() as u8;
    let seat = |seat: Seat| {
        if seat == mover { SeatRequest::Myself } else { SeatRequest::Bot(level.clone()) }
    };
    let wish = MatchRequest {
        game: table.game.clone(),
        setup: table.setup.clone(),
        seed: Some(contribution::seed(&table).await?),
        adding: Adding::Nothing,
        visibility: Visibility::Private,
        seats: Seat::all(seats).map(seat).collect(),
        games: 1,
        follows: Follows::Further(table.id().clone()),
        terms: Terms::default(),
        rated: false,
    };
    let acting = visitor.acting(&tables).await?;
    let made = tables.create_from(acting.guest.id, wish, &plies.0).await;
    let id = acting.did(&tables, made).await?;
    Ok(acting.known(to_match(&id)))
}
