//! Matches as rows of a list, for one visitor.

use bastide_text::Phrasebook;

use super::page::{GameRow, Stage};
use crate::error::Refusal;
use crate::levels::bot_name;
use crate::moment;
use crate::table;
use crate::visitor::Visitor;
use crate::{names::list, names::shown};
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::{Ending, MatchState};
use bastide_store::{GuestId, Occupant, Summary, SummarySeat};

/// Matches as rows of a list for this visitor.
pub(crate) async fn game_rows(
    tables: &Community,
    summaries: Vec<Summary>,
    visitor: &Visitor,
) -> Result<Vec<GameRow>, Refusal> {
    let book = visitor.book();
    let guest = visitor.id();
    let mut rows = Vec::with_capacity(summaries.len());
    for summary in summaries {
        let names: Vec<String> =
            summary.seats.iter().map(|seat| name(&summary.game, seat, &book)).collect();
        let table = match tables.open(&summary.id).await {
            Err(MatchError::Unreadable(why)) => {
                tracing::error!(id = %summary.id, why, "a match in a list cannot be read");
                rows.push(unreadable(&summary, names, &book));
                continue;
            }
            table => table?,
        };
        let now = table.now().await;
        rows.push(GameRow {
            id: summary.id.to_string(),
            game: now.game.title(&book),
            stage: stage(&now, guest.is_some_and(|g| is_turn_of(&now, g)), &names, &book),
            players: names,
            actions: now.game.plies() as u32,
            age: moment::since(summary.changed_at),
            picture: Some(format!("/matches/{}/picture.svg", summary.id)),
            is_mine: now.seat_for(guest).is_some(),
            terms: summary.terms,
            clock: table::own_clock(&now, guest, tables.time().now()),
        });
    }
    Ok(rows)
}

/// A match of which only its row can be read: its page says why.
fn unreadable(summary: &Summary, players: Vec<String>, book: &Phrasebook) -> GameRow {
    GameRow {
        id: summary.id.to_string(),
        game: bastide_presentation::title(&summary.game, book)
            .unwrap_or_else(|| summary.game.clone()),
        players,
        stage: Stage::Unreadable,
        actions: summary.entries,
        age: moment::since(summary.changed_at),
        picture: None,
        is_mine: false,
        terms: summary.terms,
        clock: None,
    }
}

fn name(game: &str, seat: &SummarySeat, book: &Phrasebook) -> String {
    match &seat.occupant {
        Occupant::Bot(spec) => bot_name(game, spec, book),
        Occupant::Guest(_) => shown(seat.name.as_deref(), book),
        Occupant::Elsewhere(name) => name.clone(),
        Occupant::Open | Occupant::Invited => bastide_text::pages::open_seat(book),
    }
}

fn is_turn_of(now: &MatchState, guest: GuestId) -> bool {
    now.seats_of(Some(guest)).any(|seat| now.game.to_act().contains(seat))
}

fn stage(now: &MatchState, is_own_turn: bool, names: &[String], book: &Phrasebook) -> Stage {
    match now.ending {
        Some(Ending::Aborted) => Stage::Over(bastide_text::pages::aborted(book)),
        Some(_) => Stage::Over(table::ended(now, book)),
        None if !now.is_full() => Stage::Waiting,
        None if is_own_turn => Stage::YourTurn,
        None => {
            let to_act = now.game.to_act();
            let waited: Vec<String> =
                to_act.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
            Stage::TurnOf(list(&waited, book))
        }
    }
}
