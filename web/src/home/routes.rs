//! The first page, and a game at once.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{Html, Response};
use bastide_core::Seat;
use bastide_text::Phrasebook;
use serde::Deserialize;

use super::page::{GameCard, Home, Invited, OpenTable};
use super::{page, showpieces};
use crate::error::Refusal;
use crate::levels::ALONE;
use crate::seat::to_match;
use crate::site::html;
use crate::{contribution, lists, moment, names};
use crate::{lists::GameRow, lists::Stage};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::{Follows, MatchError, MatchRequest, SeatRequest};
use bastide_store::time_control::Terms;
use bastide_store::{Occupant, Summary, Visibility};

/// So many open tables are listed.
const MOST_OPEN: u32 = 12;
/// So many of the visitor's matches are shown, for the games themselves must stay on the first screen.
const MOST_RUNNING: usize = 3;
/// The matches among which the running ones are looked for.
const MOST_OWN: u32 = 50;

/// `GET /`
pub(crate) async fn show(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let open = tables.store().lists().open_tables(MOST_OPEN).await?;
    let mut running = running(&tables, &visitor).await?;
    let turns = running.iter().filter(|row| matches!(row.stage, Stage::YourTurn)).count();
    let has_more = running.len() > MOST_RUNNING;
    running.truncate(MOST_RUNNING);
    let home = Home {
        games: bastide_presentation::games().iter().map(|face| card(face, &book)).collect(),
        turns: turns as u32,
        running,
        has_more,
        invitation: invitation(&tables, &visitor).await?,
        open: open
            .iter()
            .filter(|summary| !is_at(summary, &visitor))
            .filter_map(|summary| open_table(summary, &book))
            .collect(),
    };
    Ok(html(page::home(&home, &frame(&visitor, &book, "/"))))
}

/// The visitor's matches that are not over. Those where it is their turn come first, and among them the one where
/// time presses most.
async fn running(tables: &Community, visitor: &Visitor) -> Result<Vec<GameRow>, Refusal> {
    let Some(guest) = &visitor.guest else { return Ok(Vec::new()) };
    let own = tables.store().lists().games_of(guest.id, MOST_OWN).await?;
    let own = own.into_iter().filter(|summary| summary.outcome.is_none()).collect();
    let mut rows = lists::game_rows(tables, own, visitor).await?;
    rows.retain(|row| row.stage.is_running());
    rows.sort_by_key(|row| {
        let is_turn = matches!(row.stage, Stage::YourTurn);
        (!is_turn, row.clock.map_or(i64::MAX, |clock| clock.left))
    });
    Ok(rows)
}

/// The match whose link the visitor has followed, while the seat is still free.
async fn invitation(tables: &Community, visitor: &Visitor) -> Result<Option<Invited>, Refusal> {
    let Some(token) = &visitor.invitation else { return Ok(None) };
    let (table, seat) = match tables.invited(token).await {
        Ok(Some(found)) => found,
        // What cannot be read is said where the link leads, not on the first page.
        Ok(None) | Err(MatchError::Unreadable(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let now = table.now().await;
    let is_free = now.seats[seat].occupant == Occupant::Invited && now.ending.is_none();
    if !is_free || now.seat_for(visitor.id()).is_some() {
        return Ok(None);
    }
    let book = visitor.book();
    let host = now.seats.iter().find(|(_, sitting)| matches!(sitting.occupant, Occupant::Guest(_)));
    Ok(host.map(|(host, _)| Invited {
        id: table.id().to_string(),
        game: now.game.title(&book),
        host: names::player_name(&now, host, &book),
    }))
}

fn card(face: &bastide_presentation::GameInfo, book: &Phrasebook) -> GameCard {
    GameCard {
        name: face.name.to_owned(),
        title: (face.title)(book),
        picture: showpieces::address(face.name, book.language()),
        can_be_alone: face.players.0 == 1,
        has_lessons: !face.lessons.is_empty(),
        about: first_sentence(&(face.about)(book)).to_owned(),
        facts: (face.facts)(book),
    }
}

/// The rest is for those who want to know more.
fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}

fn is_at(summary: &Summary, visitor: &Visitor) -> bool {
    let own = visitor.id().map(Occupant::Guest);
    summary.seats.iter().any(|seat| Some(&seat.occupant) == own.as_ref())
}

fn open_table(summary: &Summary, book: &Phrasebook) -> Option<OpenTable> {
    let seat = summary.seats.iter().position(|seat| seat.occupant == Occupant::Open)?;
    let host = summary.seats.iter().find_map(|seat| seat.name.clone()).unwrap_or_default();
    let face = bastide_presentation::game(&summary.game)?;
    Some(OpenTable {
        id: summary.id.to_string(),
        game: (face.title)(book),
        host,
        seat: seat as u8,
        side: (face.seat_words)(book, Seat::new(seat as u8)),
        games: summary.series.as_ref().map_or(1, |series| series.games),
        age: moment::since(summary.changed_at),
        terms: summary.terms,
    })
}

#[derive(Deserialize)]
pub(crate) struct PlayForm {
    level: String,
    #[serde(default)]
    shuffle: String,
}

/// `POST /play/{game}`: at once, against a bot or alone. The visitor begins. Nothing is at stake, so that hints are
/// offered.
pub(crate) async fn play(
    State(tables): State<Community>,
    Path(game): Path<String>,
    visitor: Visitor,
    Form(PlayForm { level, shuffle }): Form<PlayForm>,
) -> Result<Response, Refusal> {
    let is_alone = level == ALONE;
    let (bot, myself) = (SeatRequest::Bot(level), SeatRequest::Myself);
    let wish = MatchRequest {
        setup: if is_alone { "players=1".to_owned() } else { String::new() },
        seed: None,
        adding: contribution::adding(&shuffle),
        visibility: Visibility::Private,
        seats: match bastide_presentation::game(&game).map_or(0, |face| face.form.visitor_seat) {
            _ if is_alone => vec![myself],
            0 => vec![myself, bot],
            _ => vec![bot, myself],
        },
        game,
        games: 1,
        follows: Follows::Nothing,
        terms: Terms::default(),
        rated: false,
    };
    let acting = visitor.acting(&tables).await?;
    let made = tables.create(acting.guest.id, wish).await;
    let id = acting.did(&tables, made).await?;
    Ok(acting.known(to_match(&id)))
}
