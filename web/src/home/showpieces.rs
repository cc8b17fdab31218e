//! Pictures of the games for the first page: positions in the middle of a game, the same for everybody who reads a language.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use bastide_core::{Seed, Viewer};
use bastide_text::{Language, Phrasebook};
use serde::Deserialize;

use crate::error::Refusal;
use bastide_matches::CreateError;
use bastide_presentation::Showpiece;

/// Where the picture of a game is, with its words in a language.
pub(crate) fn address(game: &str, language: Language) -> String {
    format!("/showpieces/{game}?language={language}")
}

#[derive(Deserialize)]
pub(crate) struct ShowpieceQuery {
    #[serde(default)]
    language: String,
}

/// `GET /showpieces/{game}`
pub(crate) async fn show(
    Path(game): Path<String>,
    Query(asked): Query<ShowpieceQuery>,
) -> Result<Response, Refusal> {
    static DRAWN: LazyLock<BTreeMap<(&str, Language), String>> = LazyLock::new(|| {
        let games = bastide_presentation::games().iter();
        let spoken = games.flat_map(|face| Language::ALL.map(|language| (face, language)));
        spoken.map(|(face, language)| ((face.name, language), drawn(face, language))).collect()
    });
    let language = Language::preferred(&asked.language);
    let svg = tokio::task::spawn_blocking(move || DRAWN.get(&(game.as_str(), language)).cloned());
    let svg = svg.await;
    let svg = svg.ok().flatten().ok_or(Refusal::from(CreateError::NoSuchGame))?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "max-age=3600")], svg).into_response())
}

/// The picture of a game, or the drawing of one under way.
fn drawn(face: &bastide_presentation::GameInfo, language: Language) -> String {
    let book = Phrasebook::new(language);
    if let Showpiece::Picture(picture) = face.showpiece {
        return picture(&book);
    }
    let setup = if let Showpiece::Bot { setup, .. } = face.showpiece { setup } else { "" };
    let Some(mut state) = bastide_presentation::sketch(face.name, setup, &Seed::numbered(7)) else {
        return String::new();
    };
    while let Some(action) = next(state.as_ref(), face.showpiece) {
        let Some(seat) = state.to_act().iter().next() else { break };
        if state.act(seat, &action, &book).is_err() {
            break;
        }
    }
    state.svg(Viewer::Public, state.plies(), &book)
}

fn next(state: &dyn bastide_presentation::AnyGame, showpiece: Showpiece) -> Option<String> {
    match showpiece {
        Showpiece::Picture(_) => None,
        Showpiece::Actions(actions) => actions.get(state.plies()).map(|one| (*one).to_owned()),
        Showpiece::Bot { bot, plies, .. } => {
            let seat = state.to_act().iter().next().filter(|_| state.plies() < plies)?;
            state.think(seat, bot, state.plies() as u64)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_of_its_own_or_of_a_game_under_way() {
        crate::test_games::install();
        for face in bastide_presentation::games() {
            let shown = drawn(face, Language::default());
            assert!(shown.starts_with("<svg "), "{}", face.name);
            let begun =
                bastide_presentation::sketch(face.name, "", &Seed::numbered(7)).expect("a game");
            let begun = begun.svg(Viewer::Public, 0, &Phrasebook::default());
            let is_drawn = matches!(face.showpiece, Showpiece::Picture(_));
            assert!(is_drawn || shown.len() > begun.len(), "{}", face.name);
        }
    }
}
