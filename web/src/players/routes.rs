//! Leaderboards, and the page of a player.

use axum::extract::{Path, State};
use axum::response::Html;
use bastide_text::Phrasebook;

use super::page;
use super::page::{LeaderRow, Leaderboard, PlayerLink, PlayerPage, RatingRow};
use crate::error::Refusal;
use crate::levels::timed_name;
use crate::lists;
use crate::moment::since as age;
use crate::site::html;
use crate::table::rating_words;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::AccountError;
use bastide_community::Community;
use bastide_community::ratings::Shown;
use bastide_matches::CreateError;
use bastide_matches::Player;
use bastide_store::time_control::Speed;
use bastide_store::{ListedRating, RatingChange, now};

const MOST_ROWS: u32 = 100;
const MOST_RECENT: u32 = 20;
/// Matches that a curve goes back.
const MOST_COURSE: u32 = 300;

/// `GET /players`: the list that one sees who has not chosen.
pub(crate) async fn first(
    tables: State<Community>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let game = bastide_presentation::games()[0].name.to_owned();
    board(&tables, &visitor, &game, Speed::Untimed, "/players").await
}

/// `GET /players/{game}/{speed}`
pub(crate) async fn list(
    tables: State<Community>,
    Path((game, speed)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    bastide_presentation::game(&game).ok_or(CreateError::NoSuchGame)?;
    let speed = Speed::named(&speed).ok_or(CreateError::NoSuchGame)?;
    let path = format!("/players/{game}/{}", speed.name());
    board(&tables, &visitor, &game, speed, &path).await
}

async fn board(
    tables: &Community,
    visitor: &Visitor,
    game: &str,
    speed: Speed,
    path: &str,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let best = tables.ratings().established(game, speed, MOST_ROWS).await?;
    let own = visitor.guest.as_ref().map(|guest| Player::Guest(guest.id).to_string());
    let rank = |listed: &ListedRating| {
        best.iter().filter(|other| other.rating.rating > listed.rating.rating).count() as u32 + 1
    };
    let row = |listed: &ListedRating| LeaderRow {
        rank: rank(listed),
        player: link(&listed.player, listed.name.as_deref(), &book),
        rating: rating_words(Shown::at(listed.rating, now()), &book),
        games: listed.rating.games,
        last: age(listed.rating.last_at),
        is_you: own.as_ref() == Some(&listed.player),
    };
    let page = Leaderboard {
        game: game.to_owned(),
        speed,
        all: bastide_presentation::games()
            .iter()
            .map(|face| (face.name.to_owned(), (face.title)(&book)))
            .collect(),
        rows: best.iter().map(row).collect(),
    };
    Ok(html(page::leaderboard(&page, &frame(visitor, &book, path))))
}

/// `GET /players/{player}`
pub(crate) async fn show(
    State(tables): State<Community>,
    Path(player): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let player: Player = player.parse().map_err(|_| AccountError::NoSuchPlayer)?;
    let name = tables.ratings().name_of(&player).await?.ok_or(AccountError::NoSuchPlayer)?;
    let key = player.to_string();
    let ratings = tables.store().ratings().ratings_of(&key).await?;
    let history = tables.store().ratings().rating_history(&key, MOST_COURSE).await?;
    let recent = tables.store().lists().rated_games_of(&key, MOST_RECENT).await?;
    let link = link(&key, Some(&name), &book);
    let page = PlayerPage {
        name: link.name,
        is_bot: link.is_bot,
        ratings: ratings.iter().filter_map(|rating| rating_row(rating, &history, &book)).collect(),
        recent: lists::game_rows(&tables, recent, &visitor).await?,
    };
    Ok(html(page::player(&page, &frame(&visitor, &book, format!("/players/{key}")))))
}

fn rating_row(
    listed: &ListedRating,
    history: &[RatingChange],
    book: &Phrasebook,
) -> Option<RatingRow> {
    let speed = Speed::named(&listed.speed)?;
    let shown = Shown::at(listed.rating, now());
    let of_it = |change: &&RatingChange| change.game == listed.game && change.speed == listed.speed;
    let course = history.iter().filter(of_it);
    Some(RatingRow {
        game: listed.game.clone(),
        title: bastide_presentation::title(&listed.game, book)?,
        speed,
        rating: rating_words(shown, book),
        is_provisional: shown.is_provisional,
        games: listed.rating.games,
        last: age(listed.rating.last_at),
        course: course.map(|change| Shown::new(change.after, change.deviation).rating).collect(),
    })
}

/// A player's name in the visitor's language, and where their page is.
pub(crate) fn link(player: &str, name: Option<&str>, book: &Phrasebook) -> PlayerLink {
    let path = format!("/players/{player}");
    if let Ok(Player::Bot { game, spec }) = player.parse() {
        return PlayerLink { path, name: timed_name(&game, &spec, book), is_bot: true };
    }
    // A deleted account has left its results and no name.
    let name = name.filter(|name| !name.is_empty());
    let name = name.map_or_else(|| bastide_text::ratings::somebody(book), str::to_owned);
    PlayerLink { path, name, is_bot: false }
}
