//! Pictures of the games for the first page: positions in the middle of a game, the same for everybody.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use bastide_core::{Seed, Viewer};
use bastide_text::Phrasebook;

use crate::hosted;
use crate::matches::CreateError;
use crate::web::error::Refusal;

/// A city half built.
const CATHEDRAL: [&str; 14] = [
    "CAnH5", "TOnC3", "TOnB2", "ACwB8", "CSsF9", "CSnF2", "ABnA5", "IFnE7", "ACeI8", "ABeI3",
    "IFnD5", "INwD10", "MAeF4", "MAwJ6",
];

/// Where the picture of a game is.
pub(crate) fn address(game: &str) -> String {
    format!("/showpieces/{game}")
}

/// `GET /showpieces/{game}`
pub(crate) async fn show(Path(game): Path<String>) -> Result<Response, Refusal> {
    static DRAWN: LazyLock<BTreeMap<&str, String>> =
        LazyLock::new(|| hosted::GAMES.iter().map(|face| (face.name, drawn(face.name))).collect());
    let svg = tokio::task::spawn_blocking(move || DRAWN.get(game.as_str()).cloned()).await;
    let svg = svg.ok().flatten().ok_or(Refusal::from(CreateError::NoSuchGame))?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "max-age=3600")], svg).into_response())
}

fn drawn(game: &str) -> String {
    match game {
        "cathedral" => played(game, "", |_, ply| CATHEDRAL.get(ply).map(|one| (*one).to_owned())),
        // The quickest bot that makes a position worth looking at.
        "tournay" => played(game, "", |state, ply| by_bot(state, "greedy", ply, 60)),
        _ => played(game, "players=1", |state, ply| by_bot(state, "habit", ply, 110)),
    }
}

/// The drawing after as many actions as there are.
fn played(
    game: &str,
    setup: &str,
    next: impl Fn(&dyn hosted::Hosted, usize) -> Option<String>,
) -> String {
    let book = Phrasebook::default();
    let Some(mut state) = hosted::sketch(game, setup, &Seed::numbered(7)) else {
        return String::new();
    };
    while let Some(action) = next(state.as_ref(), state.plies()) {
        let Some(seat) = state.to_act().iter().next() else { break };
        if state.act(seat, &action, &book).is_err() {
            break;
        }
    }
    state.svg(Viewer::Public, state.plies(), &book)
}

fn by_bot(state: &dyn hosted::Hosted, bot: &str, ply: usize, most: usize) -> Option<String> {
    let seat = state.to_act().iter().next().filter(|_| ply < most)?;
    state.think(seat, &format!("{bot}:200n"), ply as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_of_a_game_under_way() {
        for face in &hosted::GAMES {
            let (begun, shown) = (
                hosted::sketch(face.name, "", &Seed::numbered(7)).expect("a game"),
                drawn(face.name),
            );
            assert!(shown.len() > begun.svg(Viewer::Public, 0, &Phrasebook::default()).len());
        }
    }
}
