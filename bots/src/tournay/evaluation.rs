//! How a game stands: the points that each seat can expect, and the chances that follow from them.

use bastide_core::{Game as _, Seat};
use bastide_tournay::{Card, Colour, Kind, Tournay};

use super::ledger::{Ledger, STANDING, shows};
use crate::mcts::result;
use crate::search::SeatValues;

/// What a card in hand is worth of what it would be worth in the district.
const FIRST_IN_HAND: f32 = 0.75;
const NEXT_IN_HAND: f32 = 0.5;
/// At the end a lead of so many points is nearly decisive; each turn before makes it less so.
const LEAD_AT_THE_END: f32 = 5.0;
const LEAD_PER_TURN: f32 = 0.5;

/// The points that each seat can expect at the end.
pub fn evaluate(game: &Tournay) -> SeatValues {
    let ledger = Ledger::of(game);
    let mut outlook = SeatValues::default();
    for seat in Seat::all(game.players()) {
        outlook[seat.index()] = own(ledger, seat);
    }
    add_prestige(ledger, &mut outlook);
    outlook
}

/// What a seat expects as a result, from −1 to 1, beside its expected lead over the best other seat.
/// A finished game is judged by its result, and a little by its margin.
pub fn chances(game: &Tournay) -> SeatValues {
    if let Some(standing) = game.standing() {
        let mut points = SeatValues::default();
        for (seat, place) in standing.places.iter() {
            points[seat.index()] = place.points as f32;
        }
        return squashed(points, game.players(), |seat, lead| {
            0.85 * result(&standing, seat) + 0.15 * (lead / 12.0).tanh()
        });
    }
    let scale = LEAD_AT_THE_END + LEAD_PER_TURN * Ledger::of(game).rest;
    squashed(evaluate(game), game.players(), |_, lead| (lead / scale).tanh())
}

/// The lead of a seat over the best other seat.
pub fn lead(outlook: &SeatValues, players: u8, seat: Seat) -> f32 {
    let others = Seat::all(players).filter(|&other| other != seat);
    let best = others.map(|other| outlook[other.index()]).fold(f32::MIN, f32::max);
    outlook[seat.index()] - best
}

fn squashed(points: SeatValues, players: u8, value: impl Fn(Seat, f32) -> f32) -> SeatValues {
    let mut values = SeatValues::default();
    for seat in Seat::all(players) {
        values[seat.index()] = value(seat, lead(&points, players, seat));
    }
    values
}

/// All but the prestige buildings.
fn own(ledger: Ledger<'_>, seat: Seat) -> f32 {
    let game = ledger.game;
    let mut sum = game.printed(seat) as f32 + f32::from(game.built(seat));
    let ramparts = f32::from(game.ramparts(seat));
    sum += ramparts + 0.3 * ramparts.min(1.0) * ledger.future();
    sum += ledger.purse(game.deniers(seat));
    let standing = f32::from(game.available(seat).sum()) * STANDING;
    sum += standing * (ledger.rest / 4.0).min(1.0);
    for colour in Colour::ALL {
        let citizens = f32::from(game.citizens(seat, colour));
        // The sum of what each was worth when it came: 2.6, 2.3, and so on.
        sum += (2.6 * citizens - 0.15 * citizens * (citizens - 1.0)) * ledger.future();
    }
    let damaged = game.damaged(seat);
    for (slot, card) in game.district(seat) {
        let engine = ledger.engine(game.table().card(card).verb);
        sum += if damaged.contains(slot) { 0.6 * engine } else { engine };
        sum += 0.5;
    }
    sum + in_hand(ledger, seat)
}

/// The cards in hand: there is one to be played a turn, and they have to be paid for.
fn in_hand(ledger: Ledger<'_>, seat: Seat) -> f32 {
    let (mut best, mut sum) = (0.0_f32, 0.0);
    for card in ledger.game.hand(seat) {
        let worth = (ledger.card(seat, card) - price(ledger, seat, card)).max(0.05);
        best = best.max(worth);
        sum += worth;
    }
    let time = (ledger.rest / 4.0).min(1.0);
    FIRST_IN_HAND * best + NEXT_IN_HAND * time * (sum - best)
}

/// What playing a card costs; far too much where it cannot be paid in the end.
pub(super) fn price(ledger: Ledger<'_>, seat: Seat, card: Card) -> f32 {
    let game = ledger.game;
    let cost = game.table().card(card).cost;
    let deniers = u32::from(cost.deniers);
    let mut price = -ledger.change(seat, -i32::from(cost.deniers));
    if game.deniers(seat) < deniers {
        let missing = (deniers - game.deniers(seat)) as f32;
        price += missing * if ledger.rest < 2.0 { 9.0 } else { 0.35 };
    }
    if let Some(colour) = cost.citizen {
        price +=
            ledger.citizen(seat, colour) + if game.citizens(seat, colour) == 0 { 9.0 } else { 0.0 };
    }
    price + if cost.has_card { 0.9 } else { 0.0 }
}

/// Every visible name once for all, owners at the higher value.
fn add_prestige(ledger: Ledger<'_>, outlook: &mut SeatValues) {
    let game = ledger.game;
    for seat in Seat::all(game.players()) {
        for (_, card) in game.district(seat).filter(|(_, card)| card.kind() == Kind::Prestige) {
            let is_first = Seat::all(game.players())
                .take_while(|&before| before != seat)
                .all(|before| !shows(game, before, card));
            if !is_first {
                continue;
            }
            for other in Seat::all(game.players()) {
                let is_owner = shows(game, other, card);
                outlook[other.index()] += ledger.points(other, card, is_owner);
            }
        }
    }
}
