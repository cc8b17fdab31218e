//! What a network sees of a game: the things of each seat, and what is common to all. Each thing is a
//! number with an amount.

use bastide_core::Seat;
use bastide_tournay::{Card, Colour, Deck, EventCard, Kind, Slot, Spot, Tournay, Verb};

use super::super::evaluation::{evaluate, lead, price};
use super::super::ledger::{Ledger, shows};
use crate::search::SeatValues;

/// Numbers of a seat besides its cards.
const NUMBERS: usize = 32;
/// All that is seen of a seat: cards in the district, cards in hand, numbers, its place in the round.
const IN_HAND: usize = Card::COUNT;
const BY_NUMBER: usize = IN_HAND + Card::COUNT;
const FROM_ACTIVE: usize = BY_NUMBER + NUMBERS;
const FROM_START: usize = FROM_ACTIVE + MAX_PLAYERS;
/// So many of them belong to a seat.
pub const SEAT: usize = FROM_START + MAX_PLAYERS;
/// What belongs to no seat: cards that lie open, events and their coins, numbers.
const OPEN: usize = SEAT;
const EVENTS: usize = OPEN + Card::COUNT;
const COINS: usize = EVENTS + EventCard::COUNT;
const COMMON: usize = COINS + EventCard::COUNT;
const COMMON_NUMBERS: usize = 14;
/// How many different things there are to see.
pub const INPUTS: usize = COMMON + COMMON_NUMBERS;

const MAX_PLAYERS: usize = 4;
const SLOTS: u8 = 9;
const PRESTIGE: u8 = 2;
/// The most that one prestige building gives a player (TOU-SCORE-04).
const CAP: u32 = 12;

/// What there is to see, and how much of it.
pub type Inputs = Vec<(u16, f32)>;

/// What a network is shown of a game. It is kept from one reading to the next for its lists.
#[derive(Default)]
pub struct Sight {
    pub common: Inputs,
    pub seats: Vec<SeatSight>,
}

/// What a network is shown of a seat.
#[derive(Default)]
pub struct SeatSight {
    pub inputs: Inputs,
    /// The points that the hand-made evaluation expects, in its own measure.
    pub expected: f32,
}

/// A game as it is reckoned once for all seats.
struct TableSituation<'g> {
    game: &'g Tournay,
    ledger: Ledger<'g>,
    outlook: SeatValues,
    points: SeatValues,
}

impl Sight {
    /// Looks at a game.
    pub fn see(&mut self, game: &Tournay) {
        let situation = TableSituation::of(game);
        self.common.clear();
        situation.see_common(&mut self.common);
        self.seats.resize_with(game.players().into(), SeatSight::default);
        for (seat, sight) in Seat::all(game.players()).zip(&mut self.seats) {
            sight.inputs.clear();
            situation.see_seat(seat, &mut sight.inputs);
            sight.expected = situation.outlook[seat.index()] / situation.measure();
        }
    }
}

impl<'g> TableSituation<'g> {
    fn of(game: &'g Tournay) -> Self {
        let (outlook, points) = (evaluate(game), points_now(game));
        Self { game, ledger: Ledger::of(game), outlook, points }
    }

    /// How many points decide a game.
    fn measure(&self) -> f32 {
        5.0 + 0.5 * self.ledger.rest
    }

    fn see_seat(&self, seat: Seat, inputs: &mut Inputs) {
        for (_, card) in self.game.district(seat) {
            inputs.push((card.index() as u16, 1.0));
        }
        for card in self.game.hand(seat) {
            inputs.push(((IN_HAND + card.index()) as u16, 1.0));
        }
        push_numbers(BY_NUMBER, self.numbers(seat), inputs);
        let from = |start: Seat| {
            let players = usize::from(self.game.players());
            (seat.index() + players - start.index()) % players
        };
        inputs.push(((FROM_ACTIVE + from(self.game.active())) as u16, 1.0));
        inputs.push(((FROM_START + from(self.game.start_player())) as u16, 1.0));
    }

    fn numbers(&self, seat: Seat) -> [f32; NUMBERS] {
        let game = self.game;
        let deniers = game.deniers(seat) as f32;
        let (available, lying) = (game.available(seat), game.lying(seat));
        let citizens = Colour::ALL.map(|colour| f32::from(game.citizens(seat, colour)) / 4.0);
        let standing = Colour::ALL.map(|colour| f32::from(available[colour]) / 3.0);
        let (filled, prestige) = (game.filled(seat).len(), game.prestige(seat).len());
        let held = game.hand(seat).filter(|card| card.kind() == Kind::Prestige).count() as u8;
        let ahead = lead(&self.outlook, game.players(), seat) / self.measure();
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
            lead(&self.points, game.players(), seat) / 10.0,
            ahead,
            if self.ledger.rest < 3.0 { ahead } else { 0.0 },
            is(deniers < 2.0),
            is(game.hand_size(seat) == 0),
            self.best_held(seat) / 4.0,
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

    /// What the best card in hand will bring, its price taken off.
    fn best_held(&self, seat: Seat) -> f32 {
        let worth = |card| self.ledger.card(seat, card) - price(self.ledger, seat, card);
        self.game.hand(seat).map(worth).fold(0.0, f32::max)
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

    fn see_common(&self, inputs: &mut Inputs) {
        let game = self.game;
        for card in Deck::all().filter_map(|deck| game.face_up(deck)) {
            inputs.push(((OPEN + card.index()) as u16, 1.0));
        }
        for (event, coins) in Spot::all().filter_map(|spot| game.event(spot)) {
            inputs.push(((EVENTS + event.index()) as u16, 1.0));
            inputs.push(((COINS + event.index()) as u16, f32::from(coins) / 3.0));
        }
        let is = |does: bool| if does { 1.0 } else { 0.0 };
        let (players, criers, rest) = (game.players(), game.criers(), self.ledger.rest);
        let reserve = game.reserve();
        let numbers: [f32; COMMON_NUMBERS] = [
            rest / 12.0,
            self.ledger.future(),
            is(rest < 3.0),
            is(rest < 6.0),
            criers as f32 / 6.0,
            is(criers > players.into()),
            is(criers == u32::from(players)),
            is(game.is_last_round()),
            is(players == 2),
            is(players == 3),
            is(players == 4),
            f32::from(reserve[Colour::ALL[0]]) / 4.0,
            f32::from(reserve[Colour::ALL[1]]) / 4.0,
            f32::from(reserve[Colour::ALL[2]]) / 4.0,
        ];
        push_numbers(COMMON, numbers, inputs);
    }
}

fn push_numbers<const COUNT: usize>(first: usize, numbers: [f32; COUNT], inputs: &mut Inputs) {
    for (index, number) in numbers.into_iter().enumerate() {
        if number != 0.0 {
            inputs.push(((first + index) as u16, number));
        }
    }
}

/// What everybody would have if it were counted now.
fn points_now(game: &Tournay) -> SeatValues {
    let mut points = SeatValues::default();
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
