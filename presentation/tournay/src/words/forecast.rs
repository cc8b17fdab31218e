//! What the next town crier would let an event do, and to whom, as far as anybody can see on the table; and what buildings
//! would pay.

use bastide_core::Seat;
use bastide_text::Phrasebook;
use bastide_tournay::{
    Blow, Colour, EventCard, Level, Per, PlayerView, SlotView, Verb, View, WorkerView,
};

use super::arguments::Key;
use super::card_messages as say;
use super::names::seat_within;

/// What an event with these coins would do once it has got the coin of the next crier, in words.
pub fn forecast(book: &Phrasebook, view: &View, event: EventCard, coins: u8) -> String {
    let share =
        |(seat, number)| book.say(&say::ForecastShare { seat: seat_within(book, seat), number });
    let shares: Vec<String> = forecast_shares(view, event, coins).map(share).collect();
    if shares.is_empty() {
        return book.say(&say::ForecastNobody {});
    }
    let what = Key(match view.setup.table().event(event).blow {
        Blow::LayDown { .. } => "lay-down",
        Blow::Damage { .. } => "damage",
        Blow::LoseDeniers { .. } => "loss",
        Blow::Majority { .. } => "gain",
    });
    book.say(&say::Forecast { what, who: shares.join(", ") })
}

/// Whom it would touch, and how many citizens, cards or deniers that would be. Ramparts are left out: whether
/// somebody builds one is theirs to say.
pub fn forecast_shares(
    view: &View,
    event: EventCard,
    coins: u8,
) -> impl Iterator<Item = (Seat, u32)> {
    let coins = (coins + 1).min(view.setup.table().event(event).circles);
    let share = move |(seat, _)| (seat, blow_share(view, event, coins, seat));
    view.players.iter().map(share).filter(|&(_, share)| share > 0)
}

/// How many citizens, cards or deniers an event with so many coins would touch of a seat.
pub(super) fn blow_share(view: &View, event: EventCard, coins: u8, seat: Seat) -> u32 {
    let (hits, player) = (u32::from(coins), &view.players[seat]);
    match view.setup.table().event(event).blow {
        Blow::LayDown { colour: Some(colour) } => hits.min(player.available[colour].into()),
        Blow::LayDown { colour: None } => hits.min(player.available.sum().into()),
        Blow::Damage { colour } => hits.min(exposed(player, colour)),
        Blow::LoseDeniers { amount } => player.deniers.min(hits * u32::from(amount)),
        Blow::Majority { colour, amount } => {
            let strengths = view.players.iter().map(|(_, player)| strength(player, colour));
            let is_first = Some(strength(player, colour)) == strengths.max();
            if is_first { hits * u32::from(amount) } else { 0 }
        }
    }
}

/// Citizens and visible cards of a colour (TOU-EVENT-34).
fn strength(player: &PlayerView, colour: Colour) -> u32 {
    let is_own = |worker: &&WorkerView| **worker == WorkerView::Citizen(colour);
    let working = player.district.iter().flat_map(|slot| &slot.workers).filter(is_own).count();
    let cards = player.district.iter().filter(|slot| is_of(slot, colour)).count();
    u32::from(player.available[colour] + player.lying[colour]) + (working + cards) as u32
}

/// Free cards of level I and II (TOU-EVENT-38 to -40).
fn exposed(player: &PlayerView, colour: Option<Colour>) -> u32 {
    let is_low =
        |slot: &SlotView| slot.cards.first().is_some_and(|card| card.deck().level() != Level::III);
    let is_hit = |slot: &&SlotView| {
        let is_free = slot.workers.is_empty() && !slot.is_damaged;
        is_free && is_low(slot) && colour.is_none_or(|colour| is_of(slot, colour))
    };
    player.district.iter().filter(is_hit).count() as u32
}

fn is_of(slot: &SlotView, colour: Colour) -> bool {
    slot.cards.first().is_some_and(|card| card.deck().colour() == colour)
}

const SLOTS_OF_A_DISTRICT: usize = 9;

/// What a building would pay its owner now, where that can be counted.
pub fn earnings(verb: Verb, player: &PlayerView) -> Option<u32> {
    let Verb::GainPer { amount, per } = verb else { return None };
    let count = match per {
        Per::EmptySlot => SLOTS_OF_A_DISTRICT.saturating_sub(player.district.len()) as u32,
        Per::FilledSlot => player.district.len() as u32,
        Per::PlazaCitizen => player.available.sum().into(),
        Per::LyingCitizen => player.lying.sum().into(),
        Per::PlazaPair(one, other) => player.available[one].min(player.available[other]).into(),
        Per::PlazaBest(colours) => {
            colours.iter().map(|colour| player.available[colour].into()).max().unwrap_or(0)
        }
    };
    Some(u32::from(amount) * count)
}
