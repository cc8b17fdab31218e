//! Final scoring (TOU-SCORE).

use bastide_core::{PerSeat, Seat};
use serde::Serialize;

use crate::card::Card;
use crate::colour::Colour;
use crate::game::PRESTIGE_CAP;
use crate::verb::{Count, Kind, Verb};
use crate::view::{PlayerView, View, WorkerView};

/// The points of one prestige building name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrestigeScore {
    pub card: Card,
    /// Whether the seat has it visible in its district.
    pub is_owner: PerSeat<bool>,
    /// What the seat has of that which is counted; for the Cathedral, which counts nothing, 1.
    pub counted: PerSeat<u32>,
    /// At most 12.
    pub points: PerSeat<u32>,
}

/// All points of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scores {
    /// In the order of the table of cards.
    pub prestige: Vec<PrestigeScore>,
    /// Printed on cards of level I and II, covered ones included.
    pub printed: PerSeat<u32>,
    pub ramparts: PerSeat<u32>,
    pub total: PerSeat<u32>,
}

impl View {
    /// What everybody would have if it were counted now. All that is counted lies open, so this needs
    /// no more than what any viewer may know; in the end it is what the rules count.
    pub fn scores_now(&self) -> Scores {
        let each = |of: &dyn Fn(&PlayerView) -> u32| {
            PerSeat::from_fn(self.players.len() as u8, |seat| of(&self.players[seat]))
        };
        let names = Card::all().filter(|card| card.kind() == Kind::Prestige);
        let is_visible = |card: &Card| self.players.iter().any(|(_, player)| player.shows(*card));
        let prestige: Vec<PrestigeScore> =
            names.filter(is_visible).map(|card| self.prestige_now(card)).collect();
        let table = self.setup.table();
        let printed = each(&|player| {
            let cards = player.district.iter().flat_map(|slot| &slot.cards);
            cards.map(|&card| u32::from(table.card(card).pp)).sum()
        });
        let ramparts = each(&|player| u32::from(player.built));
        let total = PerSeat::from_fn(self.players.len() as u8, |seat: Seat| {
            let from_prestige: u32 = prestige.iter().map(|score| score.points[seat]).sum();
            from_prestige + printed[seat] + ramparts[seat]
        });
        Scores { prestige, printed, ramparts, total }
    }

    fn prestige_now(&self, card: Card) -> PrestigeScore {
        let seats = self.players.len() as u8;
        let row = self.setup.table().card(card);
        let is_owner = PerSeat::from_fn(seats, |seat| self.players[seat].shows(card));
        let counted = PerSeat::from_fn(seats, |seat| match row.verb {
            Verb::Score { count } => self.players[seat].counted(count),
            _ => 1,
        });
        let points = PerSeat::from_fn(seats, |seat| {
            let value = if is_owner[seat] { row.owner } else { row.others };
            (counted[seat] * u32::from(value)).min(PRESTIGE_CAP)
        });
        PrestigeScore { card, is_owner, counted, points }
    }
}

impl PlayerView {
    /// The visible card of every slot.
    fn tops(&self) -> impl Iterator<Item = Card> + '_ {
        self.district.iter().filter_map(|slot| slot.cards.first().copied())
    }

    fn shows(&self, card: Card) -> bool {
        self.tops().any(|top| top == card)
    }

    /// Citizens of a colour on the Plaza, beside it and at work.
    fn citizens(&self, colour: Colour) -> u32 {
        let workers = self.district.iter().flat_map(|slot| &slot.workers);
        let working = workers.filter(|&&worker| worker == WorkerView::Citizen(colour)).count();
        u32::from(self.available[colour] + self.lying[colour]) + working as u32
    }

    fn counted(&self, count: Count) -> u32 {
        let tops = |is_it: &dyn Fn(Card) -> bool| self.tops().filter(|&top| is_it(top)).count();
        let is_low = |card: Card| matches!(card.kind(), Kind::Building | Kind::Character);
        let cards = |colour| tops(&|card| is_low(card) && card.deck().colour() == colour);
        let number = match count {
            Count::CardSets => Colour::ALL.map(cards).into_iter().min().unwrap_or(0),
            Count::Cards(colour) => cards(colour),
            Count::DeniersBy4 => return self.deniers / 4,
            Count::Citizens(colour) => return self.citizens(colour),
            Count::CitizenSets => {
                return Colour::ALL
                    .map(|colour| self.citizens(colour))
                    .into_iter()
                    .min()
                    .unwrap_or(0);
            }
            Count::Characters => tops(&|card| card.kind() == Kind::Character),
            Count::PrestigeBuildings => tops(&|card| card.kind() == Kind::Prestige),
            Count::BuildingsWhiteOrYellow => {
                tops(&|card| card.kind() == Kind::Building && card.deck().colour() != Colour::Red)
            }
            Count::RampartsBuilt => usize::from(self.built),
        };
        number as u32
    }
}
