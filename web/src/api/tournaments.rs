//! Tournaments: which there are, how they stand, entering and leaving.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use bastide_text::Phrasebook;
use serde::Serialize;
use utoipa::ToSchema;

use super::problem::{Answer, ApiProblem, Named};
use super::program::Program;
use crate::cookies::language_in;
use crate::scopes::Scope;
use crate::sealed::is_sealed as is_tournament_sealed;
use bastide_community::Community;
use bastide_community::TournamentError;
use bastide_community::tournaments::{Game, Tournament, standings};
use bastide_store::{StoredTournament, TournamentId, now};

const MOST_ROWS: u32 = 100;

/// A tournament in a list.
#[derive(Serialize, ToSchema)]
#[schema(as = TournamentRow)]
pub(super) struct ApiTournamentRow {
    id: String,
    title: String,
    #[schema(example = "tournay")]
    game: String,
    setup: String,
    /// `round-robin`, `double-round-robin`, `swiss` or `duplicate`
    kind: String,
    /// `open`, `running`, `over` or `off`
    stage: String,
    round: u32,
    rounds: u32,
    round_hours: u32,
    /// When it begins at the latest, in milliseconds since 1970.
    starts_at: Option<i64>,
    /// It begins at once with so many.
    most: Option<u32>,
    round_ends_at: Option<i64>,
    entrants: u32,
}

impl From<StoredTournament> for ApiTournamentRow {
    fn from(row: StoredTournament) -> Self {
        Self {
            id: row.id.to_string(),
            title: row.title,
            game: row.game,
            setup: row.setup,
            kind: row.kind,
            stage: row.stage,
            round: row.round,
            rounds: row.rounds,
            round_hours: row.round_hours,
            starts_at: row.starts_at,
            most: row.most,
            round_ends_at: row.round_ends_at,
            entrants: row.entrants,
        }
    }
}

/// A tournament with its standings and games.
#[derive(Serialize, ToSchema)]
pub(super) struct TournamentSight {
    #[serde(flatten)]
    row: ApiTournamentRow,
    /// The best first; in a duplicate event without results until it is over.
    standings: Vec<StandingSight>,
    games: Vec<GameSight>,
    /// The fingerprint of the secret that the cards of a duplicate event come from.
    commitment: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub(super) struct StandingSight {
    player: String,
    name: String,
    /// Shared by equals; nothing while results are kept back.
    rank: Option<usize>,
    /// Points in twelfths, squares left over (fewest win), or comparisons.
    total: Option<i64>,
    tie_breaks: Vec<i64>,
    is_withdrawn: bool,
}

#[derive(Serialize, ToSchema)]
pub(super) struct GameSight {
    round: u32,
    board: u32,
    /// Its match; nothing for who sits out.
    id: Option<String>,
    /// Seat by seat.
    players: Vec<String>,
    /// Seat by seat, once it is decided; zero where nobody won.
    places: Option<Vec<u8>>,
    points: Option<Vec<i32>>,
    /// `played`, `resigned`, `deadline` or `bye`
    ending: Option<&'static str>,
}

impl From<&Game> for GameSight {
    fn from(game: &Game) -> Self {
        let result = game.result.as_ref();
        Self {
            round: game.round,
            board: game.board,
            id: game.id.as_ref().map(ToString::to_string),
            players: game.players.iter().map(ToString::to_string).collect(),
            places: result.map(|result| result.places.clone()),
            points: result.map(|result| result.points.clone()),
            ending: result.map(|result| result.ending.name()),
        }
    }
}

fn sight(event: Tournament) -> TournamentSight {
    let is_sealed = is_tournament_sealed(&event);
    let standing = |row: bastide_community::tournaments::Row| {
        let entrant = &event.entrants[row.entrant];
        StandingSight {
            player: format!("guest:{}", entrant.guest.0),
            name: entrant.name.clone(),
            rank: (!is_sealed).then_some(row.rank),
            total: (!is_sealed).then_some(row.total),
            tie_breaks: if is_sealed { Vec::new() } else { row.tie_breaks },
            is_withdrawn: row.is_withdrawn,
        }
    };
    let mut rows = standings(&event);
    if is_sealed {
        // Their order would tell.
        rows.sort_by_key(|row| row.entrant);
    }
    TournamentSight {
        standings: rows.into_iter().map(standing).collect(),
        games: if is_sealed {
            Vec::new()
        } else {
            event.games.iter().map(GameSight::from).collect()
        },
        commitment: event.commitment(),
        row: event.row.into(),
    }
}

/// Tournaments that everybody may see: what is not over first, the latest first.
#[utoipa::path(get, path = "/tournaments", tag = "tournaments",
    responses((status = 200, body = Vec<ApiTournamentRow>)))]
pub(super) async fn list(State(tables): State<Community>) -> Answer<Json<Vec<ApiTournamentRow>>> {
    let rows = tables.store().tournaments().list(None, MOST_ROWS).await?;
    Ok(Json(rows.into_iter().map(ApiTournamentRow::from).collect()))
}

/// A tournament, with its standings and games.
#[utoipa::path(get, path = "/tournaments/{id}", params(("id" = String, Path)), tag = "tournaments",
    responses((status = 200, body = TournamentSight), (status = 404, body = ApiProblem)))]
pub(super) async fn show(
    State(tables): State<Community>,
    headers: HeaderMap,
    Named(id): Named<String>,
) -> Answer<Json<TournamentSight>> {
    let book = Phrasebook::new(language_in(&headers));
    let event = match named(&id) {
        Ok(id) => tables.tournaments().open(&id).await,
        Err(error) => Err(error),
    };
    Ok(Json(sight(event.map_err(|error| ApiProblem::at_table(error, &book))?)))
}

/// Enter a tournament that has not begun.
#[utoipa::path(post, path = "/tournaments/{id}/enter", params(("id" = String, Path)), tag = "tournaments",
    security(("token" = ["play"])),
    responses((status = 200, body = TournamentSight), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub(super) async fn enter(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
) -> Answer<Json<TournamentSight>> {
    caller.may(Scope::Play)?;
    let id = caller.told(named(&id))?;
    caller.told(tables.tournaments().enter(&id, caller.guest.id, now()).await)?;
    Ok(Json(sight(caller.told(tables.tournaments().open(&id).await)?)))
}

/// Leave a tournament before it begins, or withdraw from the rounds to come.
#[utoipa::path(post, path = "/tournaments/{id}/leave", params(("id" = String, Path)), tag = "tournaments",
    security(("token" = ["play"])),
    responses((status = 200, body = TournamentSight), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub(super) async fn leave(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
) -> Answer<Json<TournamentSight>> {
    caller.may(Scope::Play)?;
    let id = caller.told(named(&id))?;
    caller.told(tables.tournaments().leave(&id, caller.guest.id).await)?;
    Ok(Json(sight(caller.told(tables.tournaments().open(&id).await)?)))
}

fn named(id: &str) -> Result<TournamentId, TournamentError> {
    id.parse().map_err(|_| TournamentError::NoSuchTournament)
}
