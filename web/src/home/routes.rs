//! The first page, and a game at once.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{Html, Response};
use bastide_core::Seat;
use bastide_text::Phrasebook;
use serde::Deserialize;

use super::page::{GameCard, Home, OpenTable};
use super::{page, showpieces};
use crate::error::Refusal;
use crate::levels::ALONE;
use crate::seat::to_match;
use crate::site::html;
use crate::{contribution, lists, moment};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::{Follows, MatchRequest, SeatRequest};
use bastide_store::time_control::Terms;
use bastide_store::{Occupant, Summary, Visibility};

/// Community on the first page.
const MOST_OPEN: u32 = 12;
const MOST_RUNNING: u32 = 6;

/// `GET /`
pub(crate) async fn show(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let open = tables.store().lists().open_tables(MOST_OPEN).await?;
    let running = match &visitor.guest {
        Some(guest) => {
            lists::game_rows(
                &tables,
                tables.store().lists().games_of(guest.id, 50).await?,
                &visitor,
            )
            .await?
        }
        None => Vec::new(),
    };
    let home = Home {
        games: bastide_presentation::games().iter().map(|face| card(face, &book)).collect(),
        running: running
            .into_iter()
            .filter(|row| row.stage.is_running())
            .take(MOST_RUNNING as usize)
            .collect(),
        open: open.iter().filter_map(|summary| open_table(summary, &book)).collect(),
    };
    Ok(html(page::home(&home, &frame(&visitor, &book, "/"))))
}

fn card(face: &bastide_presentation::GameInfo, book: &Phrasebook) -> GameCard {
    GameCard {
        name: face.name.to_owned(),
        title: (face.title)(book),
        picture: showpieces::address(face.name),
        can_be_alone: face.players.0 == 1,
        about: (face.about)(book),
        facts: (face.facts)(book),
    }
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

/// `POST /play/{game}`: at once, against a bot or alone. The visitor begins.
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
        rated: true,
    };
    let acting = visitor.acting(&tables).await?;
    let made = tables.create(acting.guest.id, wish).await;
    let id = acting.did(&tables, made).await?;
    Ok(acting.known(to_match(&id)))
}
