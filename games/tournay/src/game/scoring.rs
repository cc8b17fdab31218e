//! What everybody has in the end (TOU-SCORE).

use bastide_core::{PerSeat, Seat};

use super::{PRESTIGE_CAP, Tournay};
use crate::card::Card;
use crate::colour::Colour;
use crate::score::{PrestigeScore, Scores};
use crate::verb::{Count, Kind, Verb};

const DENIERS_OF_A_GROUP: u32 = 4;

impl Tournay {
    /// All points, once the game is over.
    pub fn scores(&self) -> Option<Scores> {
        if self.task().is_some() {
            return None;
        }
        let players = self.setup.players;
        let is_visible = |card: Card| self.seats().any(|seat| self.has_visible(seat, card));
        let names = Card::all().filter(|card| card.kind() == Kind::Prestige);
        let prestige: Vec<PrestigeScore> =
            names.filter(|&card| is_visible(card)).map(|card| self.prestige_score(card)).collect();
        let printed = PerSeat::from_fn(players, |seat| self.printed(seat));
        let ramparts = PerSeat::from_fn(players, |seat| u32::from(self.player(seat).built.len()));
        let total = PerSeat::from_fn(players, |seat| {
            let from_prestige: u32 = prestige.iter().map(|score| score.points[seat]).sum();
            from_prestige + printed[seat] + ramparts[seat]
        });
        Some(Scores { prestige, printed, ramparts, total })
    }

    fn has_visible(&self, seat: Seat, card: Card) -> bool {
        self.player(seat).district.cards().any(|(_, top)| top == card)
    }

    /// Every name is scored once for all, owners at the higher value (TOU-SCORE-01 to -04).
    fn prestige_score(&self, card: Card) -> PrestigeScore {
        let players = self.setup.players;
        let row = self.row(card);
        let is_owner = PerSeat::from_fn(players, |seat| self.has_visible(seat, card));
        let counted = PerSeat::from_fn(players, |seat| match row.verb {
            Verb::Score { count } => self.counted(seat, count),
            _ => 1,
        });
        let points = PerSeat::from_fn(players, |seat| {
            let value = if is_owner[seat] { row.owner } else { row.others };
            (counted[seat] * u32::from(value)).min(PRESTIGE_CAP)
        });
        PrestigeScore { card, is_owner, counted, points }
    }

    /// Points printed on cards, covered ones included (TOU-SCORE-06).
    pub fn printed(&self, seat: Seat) -> u32 {
        let visible = self.player(seat).district.cards().map(|(_, card)| card);
        let covered = self.covered.iter().filter(|c| c.seat == seat).map(|c| c.card);
        visible.chain(covered).map(|card| u32::from(self.row(card).pp)).sum()
    }

    /// What a seat has of that which a prestige building counts (TOU-SCORE-20 to -28).
    pub fn counted(&self, seat: Seat, count: Count) -> u32 {
        let player = self.player(seat);
        let district = &player.district;
        let cards = |colour| district.low().and(district.of_colour(colour)).len();
        let fewest = |of: &dyn Fn(Colour) -> u8| Colour::ALL.into_iter().map(of).min().unwrap_or(0);
        let number = match count {
            Count::CardSets => fewest(&cards),
            Count::Cards(colour) => cards(colour),
            Count::DeniersBy4 => return player.deniers / DENIERS_OF_A_GROUP,
            Count::Citizens(colour) => player.citizens(colour),
            Count::Characters => district.characters.len(),
            Count::PrestigeBuildings => district.prestige().len(),
            Count::CitizenSets => fewest(&|colour| player.citizens(colour)),
            Count::BuildingsWhiteOrYellow => {
                district.buildings.minus(district.of_colour(Colour::Red)).len()
            }
            Count::RampartsBuilt => player.built.len(),
        };
        u32::from(number)
    }
}
