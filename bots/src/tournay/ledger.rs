//! What things are worth at a point of a game, in points at its end: deniers, citizens, cards.

use bastide_core::Seat;
use bastide_tournay::{Card, Colour, Count, Kind, Level, Per, Slot, Spot, Tournay, Verb};

/// Slots of a district, and the prestige buildings that it needs for the end (TOU-END-01).
const SLOTS: u8 = 9;
const PRESTIGE: u8 = 2;
/// The most that one prestige building gives a player (TOU-SCORE-04).
const CAP: u32 = 12;
/// Turns of each player in a game, about: where the future is counted from.
const LONGEST: f32 = 24.0;
/// Turns that one more card in the district takes.
const TURNS_PER_CARD: f32 = 2.2;
/// Turns that another town crier takes to appear.
const TURNS_PER_CRIER: f32 = 3.0;

/// A citizen on the Plaza beyond one that has to be gathered first.
pub(super) const STANDING: f32 = 0.3;

/// The prices of a moment. They hold for all seats until something is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ledger<'g> {
    pub(super) game: &'g Tournay,
    /// Turns that each player still has, about.
    pub(super) rest: f32,
}

impl<'g> Ledger<'g> {
    pub(super) fn of(game: &'g Tournay) -> Self {
        Self { game, rest: turns_left(game) }
    }

    /// From 1 at the start to 0 in the last round.
    pub(super) fn future(self) -> f32 {
        (self.rest / LONGEST).min(1.0)
    }

    /// A purse: the first deniers buy the next card, later ones wait.
    pub(super) fn purse(self, deniers: u32) -> f32 {
        const STEPS: [(f32, f32); 4] = [(4.0, 0.42), (4.0, 0.32), (6.0, 0.2), (12.0, 0.08)];
        let mut left = deniers as f32;
        let mut worth = 0.0;
        for (deniers, price) in STEPS {
            worth += left.min(deniers) * price;
            left = (left - deniers).max(0.0);
        }
        worth * (self.rest / 5.0).min(1.0)
    }

    /// What a purse gains or loses by a change.
    pub(super) fn change(self, seat: Seat, deniers: i32) -> f32 {
        let now = self.game.deniers(seat);
        self.purse(now.saturating_add_signed(deniers)) - self.purse(now)
    }

    /// What it is worth to have a card in the district, in a slot that was empty.
    pub(super) fn card(self, seat: Seat, card: Card) -> f32 {
        let row = self.game.table().card(card);
        match row.kind {
            Kind::Crier => 0.0,
            Kind::Prestige => self.prestige(seat, card),
            Kind::Building | Kind::Character => {
                let pp = f32::from(row.pp);
                pp + self.counted(seat, card) + self.engine(row.verb) + self.filling(seat)
            }
        }
    }

    /// A slot filled: a step towards the end and room for what prestige buildings count.
    pub(super) fn filling(self, seat: Seat) -> f32 {
        let is_full = self.game.filled(seat).len() >= SLOTS;
        if is_full { 0.0 } else { 0.5 * (self.rest / 4.0).min(1.0) }
    }

    /// What a seat gets for a prestige building beyond what the best opponent gets for it.
    fn prestige(self, seat: Seat, card: Card) -> f32 {
        let game = self.game;
        if shows(game, seat, card) {
            return 0.0;
        }
        let others = Seat::all(game.players()).filter(|&other| other != seat);
        let is_known = others.clone().any(|other| shows(game, other, card));
        let own = self.points(seat, card, true);
        let lead = if is_known {
            own - self.points(seat, card, false)
        } else {
            own - others.map(|other| self.points(other, card, false)).fold(0.0, f32::max)
        };
        let missing = game.prestige(seat).len() < PRESTIGE;
        lead + self.filling(seat) + if missing { 1.0 } else { 0.0 }
    }

    /// The points of a name for a seat, with some of what it will count later.
    pub(super) fn points(self, seat: Seat, card: Card, is_owner: bool) -> f32 {
        let row = self.game.table().card(card);
        let value = f32::from(if is_owner { row.owner } else { row.others });
        let Verb::Score { count } = row.verb else { return value };
        let counted = self.game.counted(seat, count) as f32;
        ((counted + self.growth(seat, count)) * value).min(CAP as f32)
    }

    /// How much more a seat will have of something at the end.
    fn growth(self, seat: Seat, count: Count) -> f32 {
        let room = f32::from(SLOTS.saturating_sub(self.game.filled(seat).len()));
        match count {
            Count::Cards(_) => 0.22 * room,
            Count::BuildingsWhiteOrYellow => 0.35 * room,
            Count::CardSets => 0.16 * room,
            Count::Characters => 0.25 * room,
            Count::DeniersBy4 => 0.5 * self.future(),
            Count::Citizens(_) | Count::CitizenSets => 0.7 * self.future(),
            Count::PrestigeBuildings => 1.5 * self.future(),
            Count::RampartsBuilt => f32::from(self.game.ramparts(seat)) + 1.5 * self.future(),
        }
    }

    /// What a card adds to the counts of the prestige buildings that are visible.
    fn counted(self, seat: Seat, card: Card) -> f32 {
        let game = self.game;
        let mut sum = 0.0;
        for owner in Seat::all(game.players()) {
            for (_, name) in game.district(owner).filter(|(_, top)| top.kind() == Kind::Prestige) {
                let row = game.table().card(name);
                let Verb::Score { count } = row.verb else { continue };
                let is_own = owner == seat;
                if !is_own && shows(game, seat, name) {
                    continue;
                }
                let value = f32::from(if is_own { row.owner } else { row.others });
                let has_room = (game.counted(seat, count) as f32 + 1.0) * value <= CAP as f32;
                let share = adds(game, seat, card, count);
                sum += if has_room { value * share } else { 0.0 };
            }
        }
        sum
    }

    /// What the abilities of a card bring until the end.
    pub(super) fn engine(self, verb: Verb) -> f32 {
        let strength = match verb {
            Verb::GainFlat { amount } => 0.35 * f32::from(amount),
            Verb::GainPer { .. } | Verb::RaiseLying { .. } => 1.6,
            Verb::DrawClassic { level: Level::III, .. } => 3.2,
            Verb::TakeTwo { level: Level::II, .. } | Verb::Abbey { level: Level::II, .. } => 2.6,
            Verb::DrawClassic { .. } => 1.4,
            Verb::TakeTwo { .. } | Verb::Abbey { .. } | Verb::CombatFree { .. } => 1.8,
            Verb::Recruit { colour, price } => {
                2.2 - 0.25 * f32::from(price) + if colour.is_none() { 0.3 } else { 0.0 }
            }
            Verb::Copy { .. } => 1.5,
            Verb::Ballista { .. } | Verb::Catapult => 0.6,
            Verb::Lordship { .. } | Verb::Courthouse { .. } => 0.9,
            Verb::OnPlace { amount, .. } => 0.45 * f32::from(amount),
            Verb::OnActivate { amount, .. } => 0.6 * f32::from(amount),
            Verb::DoubleCapacity { .. } => 0.8,
            Verb::FollowUp { .. } => 1.0,
            Verb::OnPlaceCombat { .. } | Verb::NthWorkerCombat { .. } | Verb::EarnRate { .. } => {
                0.7
            }
            Verb::OnGather { amount } => 0.5 * f32::from(amount),
            Verb::Score { .. } | Verb::ScoreFlat | Verb::TownCrier => 0.0,
        };
        strength * self.future()
    }

    /// What a building brings when it is activated now, its citizen not counted.
    pub(super) fn effect(self, seat: Seat, verb: Verb) -> f32 {
        match verb {
            Verb::GainFlat { amount } => self.change(seat, amount.into()),
            Verb::GainPer { amount, per } => {
                self.change(seat, i32::from(amount) * i32::from(self.per(seat, per)))
            }
            Verb::DrawClassic { level, .. } => self.draw(seat, level),
            Verb::TakeTwo { level, .. } | Verb::Abbey { level, .. } => 1.7 * self.draw(seat, level),
            Verb::Recruit { colour, price } => self.recruit(seat, colour, price.into()),
            Verb::Copy { .. } => 1.0,
            Verb::CombatFree { coins, .. } => {
                let is_there = |spot| self.game.event(spot).map(|(_, coins)| coins);
                let has_coins = coins == bastide_tournay::Coins::Present;
                let fits = Spot::all().filter_map(is_there).any(|on| (on > 0) == has_coins);
                if fits { self.rampart(seat) } else { -0.3 }
            }
            Verb::Ballista { .. } | Verb::Catapult => 0.5,
            Verb::Lordship { .. } | Verb::Courthouse { .. } => self.change(seat, 2),
            _ => 0.0,
        }
    }

    /// An event taken into the hand: a point, protection, and no room for another card.
    pub(super) fn rampart(self, seat: Seat) -> f32 {
        let protection = if self.game.ramparts(seat) == 0 { 0.4 } else { 0.1 };
        1.0 + protection * (self.rest / 4.0).min(1.0)
    }

    fn per(self, seat: Seat, per: Per) -> u8 {
        let available = self.game.available(seat);
        match per {
            Per::EmptySlot => SLOTS.saturating_sub(self.game.filled(seat).len()),
            Per::FilledSlot => self.game.filled(seat).len(),
            Per::PlazaCitizen => available.sum().saturating_sub(1),
            Per::LyingCitizen => self.game.lying(seat).sum(),
            Per::PlazaPair(one, other) => available[one].min(available[other]),
            Per::PlazaBest(colours) => {
                colours.iter().map(|colour| available[colour]).max().unwrap_or(0)
            }
        }
    }

    /// A card of a level, before it is known which.
    pub(super) fn draw(self, seat: Seat, level: Level) -> f32 {
        let hand = self.game.hand_size(seat);
        let room = match hand {
            0..=1 => 1.0,
            2 => 0.85,
            3 => 0.6,
            _ => 0.3,
        };
        let time = (self.rest / 3.0).clamp(0.25, 1.0);
        let worth = match level {
            Level::I => 1.0 + 0.3 * self.future(),
            Level::II => 1.7 + 0.3 * self.future(),
            Level::III => {
                let need = PRESTIGE.saturating_sub(self.game.prestige(seat).len());
                let held = self.game.hand(seat).filter(|card| card.kind() == Kind::Prestige);
                let lacks = u8::from(need > held.count() as u8);
                2.6 + 1.4 * f32::from(lacks)
            }
        };
        worth * room * time
    }

    /// One more citizen, of the colour that is scarcest or the one given.
    pub(super) fn recruit(self, seat: Seat, colour: Option<Colour>, price: i32) -> f32 {
        let reserve = self.game.reserve();
        let fits = |its: Colour| colour.is_none_or(|colour| colour == its) && reserve[its] > 0;
        let best = Colour::ALL.into_iter().filter(|&its| fits(its));
        let best = best.map(|its| self.citizen(seat, its)).reduce(f32::max);
        let can_pay = self.game.deniers(seat) >= price as u32;
        best.filter(|_| can_pay).map_or(-0.3, |best| best + STANDING + self.change(seat, -price))
    }

    /// A citizen more or less, wherever it stands.
    pub(super) fn citizen(self, seat: Seat, colour: Colour) -> f32 {
        let own = f32::from(self.game.citizens(seat, colour));
        (2.6 - 0.3 * own).max(0.8) * self.future()
    }

    /// What is lost when a card is covered or replaced, its filled slot included.
    pub(super) fn lost(self, seat: Seat, slot: Slot, by: Card) -> f32 {
        let Some(top) = self.game.card_at(seat, slot) else { return 0.0 };
        let row = self.game.table().card(top);
        if row.kind == Kind::Prestige {
            let own = self.points(seat, top, true) - 0.5 * self.points(seat, top, false);
            return own + 1.5 + self.filling(seat);
        }
        let is_covered = top.deck().colour() == by.deck().colour();
        let printed = if is_covered { 0.0 } else { f32::from(row.pp) };
        printed + self.counted(seat, top) + self.engine(row.verb) + self.filling(seat)
    }
}

/// Whether a card is visible in a district.
pub(super) fn shows(game: &Tournay, seat: Seat, card: Card) -> bool {
    game.district(seat).any(|(_, top)| top == card)
}

/// How much of one more a card is for a count.
fn adds(game: &Tournay, seat: Seat, card: Card, count: Count) -> f32 {
    let colour = card.deck().colour();
    let is = |does: bool| if does { 1.0 } else { 0.0 };
    match count {
        Count::Cards(its) => is(its == colour),
        Count::Characters => is(card.kind() == Kind::Character),
        Count::BuildingsWhiteOrYellow => is(card.kind() == Kind::Building && colour != Colour::Red),
        Count::CardSets => {
            let own = |colour| game.counted(seat, Count::Cards(colour));
            let fewest = Colour::ALL.into_iter().map(own).min().unwrap_or(0);
            if own(colour) == fewest { 0.6 } else { 0.05 }
        }
        _ => 0.0,
    }
}

/// Turns that each player still has, judged by the districts and the criers (TOU-END-04, -05).
fn turns_left(game: &Tournay) -> f32 {
    if game.is_last_round() {
        return 0.5;
    }
    let mut needs = [f32::MAX; 2];
    for seat in Seat::all(game.players()) {
        let slots = SLOTS.saturating_sub(game.filled(seat).len());
        let prestige = PRESTIGE.saturating_sub(game.prestige(seat).len());
        let need = TURNS_PER_CARD * f32::from(slots.max(2 * prestige));
        if need < needs[0] {
            needs = [need, needs[0]];
        } else {
            needs[1] = needs[1].min(need);
        }
    }
    let criers = (u32::from(game.players()) + 1).saturating_sub(game.criers());
    let by_criers = needs[0].max(TURNS_PER_CRIER * criers as f32);
    1.0 + needs[1].min(by_criers)
}
