//! What can be played.

use axum::Json;
use axum::http::HeaderMap;
use bastide_bots::levels::Level;
use bastide_text::Phrasebook;
use serde::Serialize;
use utoipa::ToSchema;

use crate::cookies::language_in;
use crate::options::names as option_names;

/// A game.
#[derive(Serialize, ToSchema)]
#[schema(as = GameRow)]
pub(super) struct ApiGameRow {
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

fn bots(face: &bastide_presentation::GameInfo) -> Vec<String> {
    let levels = Level::all().map(|level| level.to_string());
    levels.chain(face.engines.names().into_iter().map(str::to_owned)).collect()
}

/// The games.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Vec<ApiGameRow>)))]
pub(super) async fn list(headers: HeaderMap) -> Json<Vec<ApiGameRow>> {
    let book = Phrasebook::new(language_in(&headers));
    let row = |face: &'static bastide_presentation::GameInfo| ApiGameRow {
        name: face.name,
        title: (face.title)(&book),
        fewest_players: face.players.0,
        most_players: face.players.1,
        options: option_names(face.name),
        bots: bots(face),
        rules: format!("/rules/{}", face.name),
    };
    Json(bastide_presentation::games().iter().map(row).collect())
}
