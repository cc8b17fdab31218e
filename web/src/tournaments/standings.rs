//! The table of a tournament, with a column for each opponent, round or seat.

use bastide_text::{Phrasebook, tournaments as say};

use super::page::{StandingRow, Standings};
use super::scene::link;
use crate::sealed::is_sealed;
use bastide_community::tournaments::{
    Game, GameEnding, GameResult, Kind, POINT, Row, Scoring, Stage, Tournament as Event, shares,
    standings,
};
use bastide_matches::Player;
use bastide_store::GuestId;

/// With more opponents the table is unreadable.
const WIDEST: usize = 16;

/// The standings; before it begins, and while they are kept back, who takes part.
pub(crate) fn standings_part(
    event: &Event,
    guest: Option<GuestId>,
    book: &Phrasebook,
) -> Standings {
    let is_shown = matches!(event.stage, Stage::Running | Stage::Over) && !is_sealed(event);
    if !is_shown {
        let row = |entrant| bare_row(event, entrant, guest, book);
        let rows = (0..event.entrants.len()).map(row).collect();
        return Standings { title: say::entrants(book), rows, ..Standings::default() };
    }
    let rows = standings(event);
    let columns = columns(event, &rows);
    let row = |row: &Row| StandingRow {
        rank: Some(row.rank as u32),
        cells: columns.iter().map(|column| cell(event, row.entrant, column)).collect(),
        totals: totals(event, row),
        ..bare_row(event, row.entrant, guest, book)
    };
    Standings {
        title: say::standings(book),
        heads: columns.iter().map(|column| column.head(book)).collect(),
        totals: total_heads(event, book),
        rows: rows.iter().map(row).collect(),
    }
}

fn bare_row(
    event: &Event,
    entrant: usize,
    guest: Option<GuestId>,
    book: &Phrasebook,
) -> StandingRow {
    let row = &event.entrants[entrant];
    StandingRow {
        rank: None,
        player: link(event, &Player::Guest(row.guest), book),
        is_withdrawn: row.withdrawn_from.is_some(),
        is_you: Some(row.guest) == guest,
        cells: Vec::new(),
        totals: Vec::new(),
    }
}

/// What a column is about.
enum Column {
    /// The entrant at this rank.
    Opponent {
        entrant: usize,
        place: usize,
    },
    Round(u32),
    Seat(usize),
}

impl Column {
    fn head(&self, book: &Phrasebook) -> String {
        match self {
            Self::Opponent { place, .. } => place.to_string(),
            Self::Round(number) => number.to_string(),
            Self::Seat(seat) => say::seat(book, *seat as u32 + 1),
        }
    }
}

fn columns(event: &Event, rows: &[Row]) -> Vec<Column> {
    match event.kind {
        Kind::RoundRobin | Kind::DoubleRoundRobin if rows.len() <= WIDEST => {
            let places = rows.iter().enumerate();
            places
                .map(|(index, row)| Column::Opponent { entrant: row.entrant, place: index + 1 })
                .collect()
        }
        Kind::RoundRobin | Kind::DoubleRoundRobin => Vec::new(),
        Kind::Swiss => (1..=event.row.round).map(Column::Round).collect(),
        Kind::Duplicate => {
            let seats = event.games.iter().map(|game| game.players.len()).max().unwrap_or(1);
            // Alone there is nothing to tell that the points do not tell.
            (0..seats).filter(|_| seats > 1).map(Column::Seat).collect()
        }
    }
}

/// The results of an entrant in a column.
fn cell(event: &Event, entrant: usize, column: &Column) -> String {
    if matches!(column, Column::Opponent { entrant: other, .. } if *other == entrant) {
        return "×".to_owned();
    }
    let results = event.games.iter().filter_map(|game| {
        let seat = game.players.iter().position(|player| event.entrant(player) == Some(entrant))?;
        let is_in = match column {
            Column::Opponent { entrant: other, .. } => {
                game.players.iter().any(|player| event.entrant(player) == Some(*other))
            }
            Column::Round(number) => game.round == *number,
            Column::Seat(number) => seat == *number,
        };
        is_in.then(|| own_result(event, game, seat))
    });
    results.collect::<Vec<_>>().join(" ")
}

fn own_result(event: &Event, game: &Game, seat: usize) -> String {
    let Some(result) = &game.result else { return "·".to_owned() };
    let GameResult { places, points, ending } = result;
    match event.scoring() {
        Scoring::Places => part_words(shares(places)[seat]),
        Scoring::Fewest if *ending == GameEnding::Bye => "–".to_owned(),
        Scoring::Compared if *ending != GameEnding::Played => "–".to_owned(),
        Scoring::Fewest | Scoring::Compared => points[seat].to_string(),
    }
}

fn total_heads(event: &Event, book: &Phrasebook) -> Vec<String> {
    match (event.scoring(), event.kind) {
        (Scoring::Fewest, _) => vec![say::squares(book), say::games(book)],
        (Scoring::Compared, _) => vec![say::compared(book), say::points(book)],
        (Scoring::Places, Kind::Swiss) => {
            vec![say::points(book), say::buchholz(book), say::beaten(book)]
        }
        (Scoring::Places, _) => vec![say::points(book), say::beaten(book), say::wins(book)],
    }
}

fn totals(event: &Event, row: &Row) -> Vec<String> {
    let tie_break = |index: usize| row.tie_breaks.get(index).copied().unwrap_or(0);
    match (event.scoring(), event.kind) {
        (Scoring::Fewest, _) => vec![row.total.to_string(), row.games.to_string()],
        (Scoring::Compared, _) => vec![row.total.to_string(), tie_break(0).to_string()],
        // What the beaten have is counted twice, so that half of it is whole.
        (Scoring::Places, Kind::Swiss) => {
            vec![part_words(row.total), part_words(tie_break(0)), part_words(tie_break(1) / 2)]
        }
        (Scoring::Places, _) => {
            vec![part_words(row.total), part_words(tie_break(0) / 2), tie_break(1).to_string()]
        }
    }
}

/// What the seats of a game have earned.
pub(crate) fn share_words(places: &[u8]) -> Vec<String> {
    shares(places).into_iter().map(part_words).collect()
}

/// Twelfths of a point: `1½`.
fn part_words(twelfths: i64) -> String {
    let (whole, part) = (twelfths / POINT, twelfths % POINT);
    let part = match part {
        0 => return whole.to_string(),
        2 => "⅙",
        3 => "¼",
        4 => "⅓",
        6 => "½",
        8 => "⅔",
        9 => "¾",
        10 => "⅚",
        // Sums of thirds and quarters, which are rare.
        _ => return format!("{:.2}", twelfths as f64 / POINT as f64),
    };
    if whole == 0 { part.to_owned() } else { format!("{whole}{part}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_points_are_read_at_a_glance() {
        let words: Vec<String> = [0, 6, 12, 18, 8, 28, 5].into_iter().map(part_words).collect();
        assert_eq!(words, ["0", "½", "1", "1½", "⅔", "2⅓", "0.42"]);
    }
}
