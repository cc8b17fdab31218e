//! Ratings at the table: how strong everybody is, and what the match did to that.

use bastide_text::{Phrasebook, ratings as say};

use crate::pages::{PlateRating, Player};
use crate::ratings::{self, Player as Rated, Shown};
use crate::store::{RatingChange, StoredRating, now as present};
use crate::tables::{Now, Table, TableError, Tables};

/// The ratings of those who sit at a table that counts, seat by seat; none elsewhere.
pub(super) async fn plates(
    tables: &Tables,
    table: &Table,
    book: &Phrasebook,
) -> Result<Vec<Option<PlateRating>>, TableError> {
    if !table.rated {
        return Ok(Vec::new());
    }
    let (players, is_over) = {
        let now = table.now().await;
        let seats = now.seats.iter();
        let players = seats.map(|(_, sitting)| Rated::of(&table.game, &sitting.occupant));
        (players.collect::<Vec<_>>(), now.ending.is_some())
    };
    let changes = if is_over { tables.store().changes_by(table.id()).await? } else { Vec::new() };
    let speed = ratings::speed_of(table).name();
    let mut plates = Vec::with_capacity(players.len());
    for player in players {
        let Some(player) = player.map(|player| player.to_string()) else {
            plates.push(None);
            continue;
        };
        let words = match changes.iter().find(|change| change.player == player) {
            Some(change) => changed(change, book),
            None => in_words(tables.store().rating(&player, &table.game, speed).await?, book),
        };
        plates.push(Some(PlateRating { path: format!("/players/{player}"), words }));
    }
    Ok(plates)
}

/// Everybody with their rating.
pub(super) fn beside(players: Vec<Player>, ratings: Vec<Option<PlateRating>>) -> Vec<Player> {
    let ratings = ratings.into_iter().chain(std::iter::repeat(None));
    players.into_iter().zip(ratings).map(|(player, rating)| Player { rating, ..player }).collect()
}

/// Whether the match counts; nothing where nobody would expect it to.
pub(super) fn counts(table: &Table, now: &Now, book: &Phrasebook) -> Option<String> {
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
    shown(Shown::at(rating.unwrap_or_else(|| ratings::fresh(at)), at), book)
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
