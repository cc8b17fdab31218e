//! What can be played.

use axum::Json;
use axum::http::HeaderMap;
use bastide_text::Phrasebook;
use serde::Serialize;
use utoipa::ToSchema;

use crate::hosted;
use crate::pages::{Level, levels, option_names};
use crate::visitor::language_in;

/// A game.
#[derive(Serialize, ToSchema)]
pub(super) struct GameRow {
    /// What it is called here and in records.
    #[schema(example = "cathedral")]
    name: &'static str,
    title: String,
    fewest_players: u8,
    most_players: u8,
    /// Names of what a setup may say, as `name=value` with spaces between them.
    options: Vec<&'static str>,
    /// The levels, weakest first, then the engines, which may be given a budget: `search:0.5s`.
    bots: Vec<String>,
    /// Where the rules are, clause by clause.
    rules: String,
}

fn bots(face: &hosted::Face) -> Vec<String> {
    let levels = levels(face.name).into_iter().map(Level::spec);
    levels.chain(face.engines.names().into_iter().map(str::to_owned)).collect()
}

/// The games.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Vec<GameRow>)))]
pub(super) async fn list(headers: HeaderMap) -> Json<Vec<GameRow>> {
    let book = Phrasebook::new(language_in(&headers));
    let row = |face: &'static hosted::Face| GameRow {
        name: face.name,
        title: (face.title)(&book),
        fewest_players: face.players.0,
        most_players: face.players.1,
        options: option_names(face.name),
        bots: bots(face),
        rules: format!("/rules/{}", face.name),
    };
    Json(hosted::GAMES.iter().map(row).collect())
}
