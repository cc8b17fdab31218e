//! What a network sees of a game, from the chair of one seat: its own things, those of the others,
//! and what is common to all. Each thing is a number with a weight.

use bastide_core::Seat;
use bastide_tournay::{Card, Colour, Kind, Slot, Spot, Tournay, Verb};

use super::super::evaluation::{Outlook, evaluate, lead};
use super::super::ledger::{Ledger, shows};

/// Numbers of a seat besides its cards.
const NUMBERS: usize = 26;
/// All that is seen of a seat: cards in the district, cards in hand, numbers.
const SEAT: usize = 2 * Card::COUNT + NUMBERS;
/// What belongs to no seat.
const COMMON: usize = 24;
/// How many different things there are to see.
pub const INPUTS: usize = 2 * SEAT + COMMON;

const SLOTS: u8 = 9;
const PRESTIGE: u8 = 2;
/// The most that one prestige building gives a player (TOU-SCORE-04).
const CAP: u32 = 12;

/// What there is to see, and how much of it.
pub type Inputs = Vec<(u16, f32)>;

/// A game as it is reckoned once for all seats.
pub(super) struct Situation<'g> {
    game: &'g Tournay,
    ledger: Ledger<'g>,
    outlook: Outlook,
    points: Outlook,
}

impl<'g> Situation<'g> {
    pub(super) fn of(game: &'g Tournay) -> Self {
        let (outlook, points) = (evaluate(game), points_now(game));
        Self { game, ledger: Ledger::of(game), outlook, points }
    }

    /// The lead of a seat that the hand-made evaluation expects, in its own measure.
    pub(super) fn prejudice(&self, seat: Seat) -> f32 {
        lead(&self.outlook, self.game.players(), seat) / (5.0 + 0.5 * self.ledger.rest)
    }

    /// What is seen from the chair of a seat.
    pub(super) fn see(&self, seat: Seat, inputs: &mut Inputs) {
        inputs.clear();
        self.see_seat(seat, 0, 1.0, inputs);
        let others = f32::from(self.game.players() - 1);
        for other in Seat::all(self.game.players()).filter(|&other| other != seat) {
            self.see_seat(other, SEAT, 1.0 / others, inputs);
        }
        self.see_common(seat, inputs);
    }

    fn see_seat(&self, seat: Seat, offset: usize, share: f32, inputs: &mut Inputs) {
        for (_, card) in self.game.district(seat) {
            inputs.push(((offset + card.index()) as u16, share));
        }
        for card in self.game.hand(seat) {
            inputs.push(((offset + Card::COUNT + card.index()) as u16, share));
        }
        for (index, number) in self.numbers(seat).into_iter().enumerate() {
            if number != 0.0 {
                inputs.push(((offset + 2 * Card::COUNT + index) as u16, share * number));
            }
        }
    }

    fn numbers(&self, seat: Seat) -> [f32; NUMBERS] {
        let game = self.game;
        let deniers = game.deniers(seat) as f32;
        let (available, lying) = (game.available(seat), game.lying(seat));
        let citizens = Colour::ALL.map(|colour| f32::from(game.citizens(seat, colour)) / 4.0);
        let standing = Colour::ALL.map(|colour| f32::from(available[colour]) / 3.0);
        let (filled, prestige) = (game.filled(seat).len(), game.prestige(seat).len());
        let held = game.hand(seat).filter(|card| card.kind() == Kind::Prestige).count() as u8;
        let is = |does: bool| if does { 1.0 } else { 0.0 };
        [
            self.points[seat.index()] / 20.0,
            self.outlook[seat.index()] / 20.0,
            deniers.min(4.0) / 4.0,
            deniers.min(10.0) / 10.0,
            deniers.min(24.0) / 12.0,
            standing[0],
            standing[1],
            standing[2],
            citizens[0],
            citizens[1],
            citizens[2],
            f32::from(lying.sum()) / 4.0,
            f32::from(filled) / 9.0,
            is(prestige >= 1),
            is(prestige >= PRESTIGE),
            f32::from(game.ramparts(seat).min(2)) / 2.0,
            f32::from(game.built(seat)) / 4.0,
            f32::from(game.damaged(seat).len()) / 2.0,
            f32::from(game.hand_size(seat)) / 4.0,
            is(filled >= SLOTS && prestige >= PRESTIGE),
            is(filled + 1 >= SLOTS && prestige + held >= PRESTIGE),
            is(filled + 2 >= SLOTS && prestige + held >= PRESTIGE),
            self.payable(seat) / 3.0,
            self.teamwork(seat) / 4.0,
            f32::from(held) / 2.0,
            f32::from(available.sum()) / 6.0,
        ]
    }

    /// How many cards in hand the purse is good for, one at a time.
    fn payable(&self, seat: Seat) -> f32 {
        let purse = self.game.deniers(seat);
        let is_payable = |card: Card| {
            let cost = self.game.table().card(card).cost;
            let has_citizen = |colour| self.game.citizens(seat, colour) > 0;
            u32::from(cost.deniers) <= purse && cost.citizen.is_none_or(has_citizen)
        };
        self.game.hand(seat).filter(|&card| is_payable(card)).count() as f32
    }

    /// Pairs of a character and a building in its line to which it reacts.
    fn teamwork(&self, seat: Seat) -> f32 {
        let game = self.game;
        let buildings_of = |slot: Slot, is_it: &dyn Fn(Colour) -> bool| {
            let line = game.filled(seat).and(slot.line());
            let cards = line.iter().filter_map(|at| game.card_at(seat, at));
            let buildings = cards.filter(|card| card.kind() == Kind::Building);
            buildings.filter(|card| is_it(card.deck().colour())).count() as f32
        };
        let of = |(slot, card): (Slot, Card)| match game.table().card(card).verb {
            Verb::OnActivate { colours, .. }
            | Verb::RaiseLying { colours }
            | Verb::DoubleCapacity { colours } => buildings_of(slot, &|its| colours.contains(its)),
            Verb::FollowUp { trigger, target, .. } => {
                buildings_of(slot, &|its| its == trigger || its == target)
            }
            Verb::NthWorkerCombat { .. } => 1.0,
            _ => 0.0,
        };
        game.district(seat).map(of).sum()
    }

    fn see_common(&self, seat: Seat, inputs: &mut Inputs) {
        let game = self.game;
        let players = game.players();
        let places = |from: Seat, to: Seat| {
            (to.index() + usize::from(players) - from.index()) % usize::from(players)
        };
        let mut numbers = [0.0; COMMON];
        numbers[0] = self.ledger.rest / 12.0;
        numbers[1] = self.ledger.future();
        numbers[2] = game.criers() as f32 / 6.0;
        numbers[3] = if game.criers() > players.into() { 1.0 } else { 0.0 };
        numbers[4] = if game.is_last_round() { 1.0 } else { 0.0 };
        let coins = |spot| game.event(spot).map_or(0, |(_, coins)| coins);
        numbers[5] = f32::from(Spot::all().map(coins).sum::<u8>()) / 6.0;
        let mut ahead = lead(&self.points, players, seat) / 10.0;
        numbers[6] = ahead;
        ahead = self.prejudice(seat);
        numbers[7] = ahead;
        numbers[8] = ahead.tanh();
        numbers[9] = if self.ledger.rest < 3.0 { ahead } else { 0.0 };
        numbers[10 + places(game.active(), seat).min(3)] = 1.0;
        numbers[14 + places(game.start_player(), game.active()).min(3)] = 1.0;
        numbers[18 + usize::from(players.min(4) - 2)] = 1.0;
        for (index, number) in numbers.into_iter().enumerate() {
            if number != 0.0 {
                inputs.push(((2 * SEAT + index) as u16, number));
            }
        }
    }
}

/// What everybody would have if it were counted now.
fn points_now(game: &Tournay) -> Outlook {
    let mut points = Outlook::default();
    for seat in Seat::all(game.players()) {
        points[seat.index()] += game.printed(seat) as f32 + f32::from(game.built(seat));
        for (_, card) in game.district(seat).filter(|(_, card)| card.kind() == Kind::Prestige) {
            let mut before = Seat::all(game.players()).take_while(|&before| before != seat);
            if before.any(|before| shows(game, before, card)) {
                continue;
            }
            for other in Seat::all(game.players()) {
                points[other.index()] += prestige_points(game, other, card) as f32;
            }
        }
    }
    points
}

fn prestige_points(game: &Tournay, seat: Seat, card: Card) -> u32 {
    let row = game.table().card(card);
    let value = if shows(game, seat, card) { row.owner } else { row.others };
    let counted = match row.verb {
        Verb::Score { count } => game.counted(seat, count),
        _ => 1,
    };
    (counted * u32::from(value)).min(CAP)
}
