//! Ratings and players.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use bastide_text::Phrasebook;
use serde::Serialize;
use utoipa::ToSchema;

use super::problem::{Answer, ApiProblem, Named};
use crate::cookies::language_in;
use crate::levels::timed_name;
use bastide_community::AccountError;
use bastide_community::Community;
use bastide_community::ratings::Shown;
use bastide_matches::CreateError;
use bastide_matches::Player;
use bastide_store::time_control::Speed;
use bastide_store::{ListedRating, now};

const MOST_ROWS: u32 = 100;
const MOST_MATCHES: u32 = 300;

/// A rating.
#[derive(Serialize, ToSchema)]
#[schema(as = RatingRow)]
pub(super) struct ApiRatingRow {
    /// `guest:7`, or a bot with its time.
    #[schema(example = "bot:cathedral:level-3")]
    player: String,
    name: String,
    game: String,
    /// `fast`, `slow`, `daily` or `untimed`
    speed: String,
    rating: i32,
    /// Two times in three, the true strength lies that close.
    deviation: i32,
    /// Whether the deviation is too wide for a leaderboard.
    is_provisional: bool,
    /// Rated matches.
    games: u32,
    /// When the last of them ended, in milliseconds since 1970.
    last_at: i64,
}

impl ApiRatingRow {
    fn new(listed: ListedRating, book: &Phrasebook) -> Self {
        let shown = Shown::at(listed.rating, now());
        let name = match listed.player.parse() {
            Ok(Player::Bot { game, spec }) => timed_name(&game, &spec, book),
            _ => listed.name.unwrap_or_default(),
        };
        Self {
            player: listed.player,
            name,
            game: listed.game,
            speed: listed.speed,
            rating: shown.rating,
            deviation: shown.deviation,
            is_provisional: shown.is_provisional,
            games: listed.rating.games,
            last_at: listed.rating.last_at,
        }
    }
}

/// The leaderboard of a game and speed: those whose rating is sure enough, the best first.
#[utoipa::path(get, path = "/ratings/{game}/{speed}", params(("game" = String, Path), ("speed" = String, Path)),
    tag = "ratings", responses((status = 200, body = Vec<ApiRatingRow>), (status = 404, body = ApiProblem)))]
pub(super) async fn list(
    State(tables): State<Community>,
    headers: HeaderMap,
    Named((game, speed)): Named<(String, String)>,
) -> Answer<Json<Vec<ApiRatingRow>>> {
    let book = Phrasebook::new(language_in(&headers));
    let missing = || ApiProblem::at_table(CreateError::NoSuchGame, &book);
    bastide_presentation::game(&game).ok_or_else(missing)?;
    let speed = Speed::named(&speed).ok_or_else(missing)?;
    let best = tables.ratings().established(&game, speed, MOST_ROWS).await?;
    Ok(Json(best.into_iter().map(|listed| ApiRatingRow::new(listed, &book)).collect()))
}

/// A player.
#[derive(Serialize, ToSchema)]
pub(super) struct PlayerSight {
    /// `guest:7` or `bot:cathedral:level-3`
    player: String,
    name: String,
    is_bot: bool,
    ratings: Vec<ApiRatingRow>,
    /// What the last rated matches did, the first first.
    history: Vec<Moved>,
}

/// What a match did to a rating.
#[derive(Serialize, ToSchema)]
pub(super) struct Moved {
    game: String,
    speed: String,
    /// In milliseconds since 1970.
    at: i64,
    before: i32,
    after: i32,
    deviation: i32,
}

/// A player with their ratings.
#[utoipa::path(get, path = "/players/{player}", params(("player" = String, Path)), tag = "ratings",
    responses((status = 200, body = PlayerSight), (status = 404, body = ApiProblem)))]
pub(super) async fn player(
    State(tables): State<Community>,
    headers: HeaderMap,
    Named(player): Named<String>,
) -> Answer<Json<PlayerSight>> {
    let book = Phrasebook::new(language_in(&headers));
    let missing = || ApiProblem::at_table(AccountError::NoSuchPlayer, &book);
    let player: Player = player.parse().map_err(|_| missing())?;
    let name = tables.ratings().name_of(&player).await?.ok_or_else(missing)?;
    let key = player.to_string();
    let history = tables.store().ratings().rating_history(&key, MOST_MATCHES).await?;
    let moved = history.into_iter().map(|change| Moved {
        before: Shown::new(change.before, change.deviation).rating,
        after: Shown::new(change.after, change.deviation).rating,
        deviation: Shown::new(change.after, change.deviation).deviation,
        game: change.game,
        speed: change.speed,
        at: change.at,
    });
    let ratings = tables.store().ratings().ratings_of(&key).await?;
    Ok(Json(PlayerSight {
        name: match &player {
            Player::Bot { game, spec } => timed_name(game, spec, &book),
            Player::Guest(_) => name,
        },
        is_bot: player.guest().is_none(),
        ratings: ratings.into_iter().map(|listed| ApiRatingRow::new(listed, &book)).collect(),
        history: moved.collect(),
        player: key,
    }))
}
