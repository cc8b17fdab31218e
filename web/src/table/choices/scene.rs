//! The choices of the player to act.

use bastide_core::Seat;
use bastide_text::Phrasebook;
use serde_json::{Map, Value, json};

use super::page::{Choose, HandKind};
use crate::table::hint::HintOffer;
use bastide_matches::{Match, MatchState, random_token};
use bastide_presentation::{Choices, PieceChoice};

/// Whether the player to act may ask for a hint, and if not, why.
pub(crate) fn hint_offer(table: &Match, now: &MatchState) -> HintOffer {
    match (&table.lesson, &table.event) {
        (Some(_), _) => HintOffer::Nothing,
        (_, Some(_)) => HintOffer::NotInTournaments,
        _ if table.rated => HintOffer::NotRated,
        _ if now.people() > 1 => HintOffer::NotAmongPeople,
        _ => HintOffer::Offered,
    }
}

pub(crate) fn choices(table: &Match, now: &MatchState, seat: Seat, book: &Phrasebook) -> Choose {
    let Choices { pieces, mut others } = now.game.choices(seat, book);
    // A lesson goes step by step, and asks for the answers that follow.
    others.retain(|choice| table.lesson.is_none() || !choice.action.contains(';'));
    Choose {
        hint: hint_offer(table, now),
        seq: u64::from(now.next),
        key: random_token(),
        kinds: pieces.iter().map(hand_kind).collect(),
        legal: legal(seat, &pieces),
        actions: others,
    }
}

fn hand_kind(piece: &PieceChoice) -> HandKind {
    HandKind {
        code: piece.code.clone(),
        name: piece.name.clone(),
        count: u32::from(piece.copies),
        shape: piece.turns.first().map(|turn| turn.shape.clone()).unwrap_or_default(),
        has_room: true,
    }
}

/// All legal placements for the page's script, as short as they get.
fn legal(seat: Seat, pieces: &[PieceChoice]) -> Value {
    let (mut placements, mut shapes, mut names) = (Map::new(), Map::new(), Map::new());
    for piece in pieces {
        names.insert(piece.code.clone(), json!(piece.name));
        for turn in &piece.turns {
            let key = format!("{}{}", piece.code, turn.letter);
            placements.insert(key.clone(), json!(turn.pivots.join(" ")));
            shapes.insert(key, json!(turn.shape));
        }
    }
    json!({"seat": seat.index(), "placements": placements, "shapes": shapes, "names": names})
}
