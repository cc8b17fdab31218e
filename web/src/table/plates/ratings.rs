//! Ratings at the table: how strong everybody is, and what the match did to that.

use bastide_text::{Phrasebook, ratings as say};

use super::page::{PlateRating, Player};
use crate::error::WebError;
use bastide_community::Community;
use bastide_community::ratings::{Known, Shown};
use bastide_matches::Player as Rated;
use bastide_matches::{Match, MatchState};
use bastide_store::{RatingChange, StoredRating, now as present};

/// The ratings of those who sit at a table that counts, seat by seat; none elsewhere.
pub(crate) async fn plates(
    tables: &Community,
    table: &Match,
    book: &Phrasebook,
) -> Result<Vec<Option<PlateRating>>, WebError> {
    let seen = tables.ratings().of_seats(table).await?;
    let plate = |(player, known): &(Rated, Known)| PlateRating {
        path: format!("/players/{player}"),
        words: match known {
            Known::Rating(rating) => in_words(*rating, book),
            Known::Changed(change) => changed(change, book),
        },
    };
    Ok(seen.iter().map(|seat| seat.as_ref().map(plate)).collect())
}

/// Everybody with their rating.
pub(crate) fn beside(players: Vec<Player>, ratings: Vec<Option<PlateRating>>) -> Vec<Player> {
    let ratings = ratings.into_iter().chain(std::iter::repeat(None));
    players.into_iter().zip(ratings).map(|(player, rating)| Player { rating, ..player }).collect()
}

/// Whether the match is rated; nothing where none would be.
pub(crate) fn counts(table: &Match, now: &MatchState, book: &Phrasebook) -> Option<String> {
    if table.lesson.is_some() || now.seats.len() < 2 {
        return None;
    }
    Some(match table.rated {
        true if now.has_taken_back => say::spoilt(book),
        true => say::counts(book),
        false => say::counts_not(book),
    })
}

fn in_words(rating: Option<StoredRating>, book: &Phrasebook) -> String {
    let at = present();
    shown(Shown::at(rating.unwrap_or_else(|| bastide_community::ratings::fresh(at)), at), book)
}

fn changed(change: &RatingChange, book: &Phrasebook) -> String {
    let before = Shown::new(change.before, change.deviation).rating.to_string();
    say::change(book, before, shown(Shown::new(change.after, change.deviation), book))
}

/// `1540 ± 80`, with a question mark where it is a guess.
pub(crate) fn shown(shown: Shown, book: &Phrasebook) -> String {
    let mark = if shown.is_provisional { "?" } else { "" };
    say::with(book, format!("{}{mark}", shown.rating), shown.deviation.to_string())
}
