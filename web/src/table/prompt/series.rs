//! The games of a series.

use bastide_text::Phrasebook;

use super::page::Series;
use crate::error::WebError;
use crate::levels::bot_name;
use crate::names;
use bastide_community::Community;
use bastide_matches::Match;
use bastide_store::Occupant;

/// The games of a series so far and what they add up to (CAT-MATCH-02).
pub(crate) async fn series(
    tables: &Community,
    table: &Match,
    book: &Phrasebook,
) -> Result<Option<Series>, WebError> {
    let Some(place) = &table.series else { return Ok(None) };
    let games = tables.store().lists().series(&place.first).await?;
    let mut totals: [(String, u32); 2] = Default::default();
    for game in &games {
        let number = game.series.as_ref().map_or(1, |place| place.number);
        for (seat, row) in game.seats.iter().take(2).enumerate() {
            // Colours change after each game, so every other game counts crosswise (CAT-MATCH-01).
            let player = if number % 2 == 1 { seat } else { 1 - seat };
            if number == 1 {
                let bot = match &row.occupant {
                    Occupant::Bot(spec) => bot_name(&table.game, spec, book),
                    _ => String::new(),
                };
                let name = row.name.as_deref().map(|name| names::shown(Some(name), book));
                totals[player].0 = name.unwrap_or(bot);
            }
            totals[player].1 += points(game.outcome.as_deref(), seat);
        }
    }
    Ok(Some(Series { game: place.number, games: place.games, totals }))
}

/// `played 4 7` says what each seat had left.
fn points(outcome: Option<&str>, seat: usize) -> u32 {
    let numbers = outcome.and_then(|outcome| outcome.strip_prefix("played "));
    numbers.and_then(|n| n.split(' ').nth(seat)?.parse().ok()).unwrap_or(0)
}
