//! The words of The Anarchy: boxes, cards, actions, events, refusals, questions and results.

mod actions;
mod boxes;
mod cards;
mod events;
mod gains;
pub mod lessons;
pub(crate) mod messages;
mod needs;
mod page_words;
pub(crate) mod panel;
mod questions;
pub mod reference;
mod results;
pub(crate) mod round;
pub mod score_sheet;
mod setup;
pub mod sheets;
pub(crate) mod story;

use bastide_anarchy::{
    Asset, Attribute, BoxId, Colour, Corner, Defender, Fortification, Ingredient, Path, PlayerView,
    Row, Side, Table, Tactic, Title,
};
use bastide_core::Seat;
use bastide_text::Phrasebook;

pub use actions::{Offer, action, offer, skip};
pub(crate) use boxes::{box_at, box_details};
pub use boxes::{box_facts, box_name, box_words, track_of};
pub use cards::{
    attack, attack_kind, castle_needs, defences, estate, loot, means, path_counts, path_words,
    scenario_card, with_strengths,
};
pub use events::{event, event_in};
pub use gains::{gain, purse};
use messages as say;
pub(crate) use needs::need;
pub use needs::violation;
pub use page_words::{about, choice_heading, facts, typing_actions, typing_moves, typing_pieces};
pub use questions::{question, question_of, waiting};
pub(crate) use results::outcome;
pub use results::{points, result, score_lines};
pub use setup::{OptionWords, options, scenario, scenario_words};

/// The name of the game.
pub fn title(book: &Phrasebook) -> String {
    book.say(&say::Title {})
}

/// `Red`
pub fn seat(book: &Phrasebook, seat: Seat) -> String {
    book.say(&say::SeatName { seat })
}

/// `Serf`
pub fn asset(book: &Phrasebook, asset: Asset) -> String {
    book.say(&say::AssetName { asset })
}

/// `Bravery`
pub fn attribute(book: &Phrasebook, attribute: Attribute) -> String {
    book.say(&say::AttributeName { attribute })
}

/// The name of a part of the sheets by its key: `keep`, `quarry-forest`, `knight-training`.
pub fn track(book: &Phrasebook, track: &str) -> String {
    book.say(&say::TrackName { track: track.to_owned() })
}

/// `War`
pub fn row(book: &Phrasebook, row: Row) -> String {
    book.say(&say::RowName { row })
}

/// `wall`
pub fn fortification(book: &Phrasebook, fortification: Fortification) -> String {
    book.say(&say::FortificationName { fortification })
}

/// `Rocks`
pub fn tactic(book: &Phrasebook, tactic: Tactic) -> String {
    book.say(&say::TacticName { tactic })
}

/// `Architect`
pub fn path(book: &Phrasebook, path: Path) -> String {
    book.say(&say::PathName { path })
}

/// `north`
pub fn side(book: &Phrasebook, side: Side) -> String {
    book.say(&say::SideName { side })
}

/// `north-east`
pub fn corner(book: &Phrasebook, corner: Corner) -> String {
    book.say(&say::CornerName { corner })
}

/// `Soldier`, `Laid-down worker`
pub fn worker(book: &Phrasebook, worker: Defender) -> String {
    book.say(&say::WorkerName { worker })
}

/// `purple`
pub fn colour(book: &Phrasebook, colour: Colour) -> String {
    book.say(&say::ColourName { colour })
}

/// `hops`
pub fn ingredient(book: &Phrasebook, ingredient: Ingredient) -> String {
    book.say(&say::IngredientName { ingredient })
}

/// `Lord High Steward`
pub fn rank(book: &Phrasebook, rank: Title) -> String {
    book.say(&say::RankName { rank })
}

/// A heading of the picture by its key: `castle`, `attacks`, `paths`, `discontent`, …
pub fn heading(book: &Phrasebook, head: &str) -> String {
    book.say(&say::Head { head: head.to_owned() })
}

/// `Round 3`
pub fn round(book: &Phrasebook, round: u8) -> String {
    book.say(&say::Round { round: round.into() })
}

/// `Actions`
pub fn phase(book: &Phrasebook, phase: bastide_anarchy::Phase) -> String {
    use bastide_anarchy::Phase;
    let phase = match phase {
        Phase::Draft => "draft",
        Phase::Actions => "actions",
        Phase::Defence => "defence",
        Phase::Over => "over",
    };
    book.say(&say::Phase { phase: phase.to_owned() })
}

/// What a player holds, for those who hear the picture.
pub fn holds(book: &Phrasebook, seat: Seat, player: &PlayerView) -> String {
    book.say(&say::Holds { seat, purse: purse(book, player.purse) })
}

/// The castle of a player, for those who hear the picture.
pub fn castle(book: &Phrasebook, seat: Seat, player: &PlayerView) -> String {
    let towers = Corner::ALL.iter().zip(player.towers);
    let towers = towers.map(|(&at, level)| format!("{} {level}", corner(book, at)));
    let walls = Side::ALL.iter().zip(player.walls);
    let walls = walls.map(|(&at, level)| format!("{} {level}", side(book, at)));
    book.say(&say::CastleOf {
        seat,
        gate: player.gate.into(),
        moat: player.moat.into(),
        towers: towers.collect::<Vec<_>>().join(", "),
        walls: walls.collect::<Vec<_>>().join(", "),
    })
}

/// Whether a seat is the reader's own.
pub fn is_reader(book: &Phrasebook, seat: Seat) -> bool {
    book.player(seat.index()) == Some("you")
}

/// Several players, the reader first: `You and Maud`.
fn players(book: &Phrasebook, seats: &[Seat]) -> String {
    let mut seats = seats.to_vec();
    seats.sort_by_key(|&one| !is_reader(book, one));
    list(book, seats.into_iter().map(|one| seat(book, one)).collect())
}

/// `one, two and three`
pub(crate) fn list(book: &Phrasebook, mut items: Vec<String>) -> String {
    match items.pop() {
        None => book.say(&say::Nothing {}),
        Some(last) if items.is_empty() => last,
        Some(last) => book.say(&say::ListEnd { rest: items.join(", "), last }),
    }
}

/// What has to be filled before a box, in words.
fn requirements(book: &Phrasebook, table: &Table, id: BoxId) -> Option<String> {
    let needs = table.spec(id).needs().filter(|need| need.why != bastide_anarchy::Why::Before);
    let boxes: Vec<String> = needs.map(|need| box_name(book, need.on)).collect();
    (!boxes.is_empty()).then(|| list(book, boxes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locales_hold_what_is_said() {
        bastide_text::check_locales(
            &crate::LOCALES,
            &[
                lessons::MESSAGES,
                messages::MESSAGES,
                page_words::MESSAGES,
                panel::MESSAGES,
                reference::MESSAGES,
                round::MESSAGES,
                score_sheet::MESSAGES,
                sheets::MESSAGES,
                story::MESSAGES,
            ],
        );
    }
}
