//! The final placement (TOU-FINAL): everybody's last card, chosen in secret and all at once.

use bastide_core::{Seat, Sink};

use super::{LastCard, Tournay};
use crate::action::Action;
use crate::card::{Card, Knowers};
use crate::district::open_slots;
use crate::event::Event;
use crate::slot::{Slot, Slots};
use crate::task::Task;

impl Tournay {
    pub(super) fn begin_final_placement(&mut self) {
        self.active = self.start_player;
        for seat in self.seats() {
            // That there is nothing to choose from, everybody can see.
            let has_none = self.player(seat).hand.is_empty();
            self.last_cards[seat.index()] =
                if has_none { LastCard::Passed } else { LastCard::Open };
        }
        self.push(Task::Commit);
    }

    pub(super) fn commit(&mut self, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let last_card = match action {
            Action::Commit { card, slot } => match card.find(&self.player(seat).hand) {
                Some(index) => LastCard::Sealed { index: index as u8, slot },
                None => LastCard::Passed,
            },
            _ => LastCard::Passed,
        };
        self.last_cards[seat.index()] = last_card;
        log.tell(Event::Committed { seat });
    }

    /// All at once; then each is paid and placed, beginning with the start player (TOU-FINAL-06).
    pub(super) fn turn_up_last_cards(&mut self, log: &mut impl Sink<Event>) {
        // What one player alone decided was no secret; of several, all but the last had one.
        let deciders = self.seats().filter(|&seat| !self.player(seat).hand.is_empty()).count();
        self.has_revealed |= deciders > 1;
        for places in 0..self.setup.players {
            let seat = self.seat_at(places);
            let shown = self.turn_up_last_card(seat);
            let (card, slot) = shown.unzip();
            log.tell(Event::LastCard { seat, card, slot });
        }
        for places in (0..self.setup.players).rev() {
            let seat = self.seat_at(places);
            self.push(Task::Settle { seat });
        }
    }

    fn turn_up_last_card(&mut self, seat: Seat) -> Option<(Card, Slot)> {
        let LastCard::Sealed { index, slot } = self.last_cards[seat.index()] else { return None };
        let seen = self.player_mut(seat).hand.pop_at(usize::from(index))?;
        let card = self.shown(seen, Knowers::EVERYBODY).card;
        self.last_cards[seat.index()] = LastCard::Shown { card, slot };
        Some((card, slot))
    }

    pub(super) fn settle(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.active = seat;
        let last_card = std::mem::replace(&mut self.last_cards[seat.index()], LastCard::Passed);
        if let LastCard::Shown { card, slot } = last_card {
            self.announce(card, Some(slot), log);
        }
    }

    /// Whether a last card that costs a card can lie on `slot` once a district card is given for it.
    pub(super) fn can_give(&self, seat: Seat, given: Slot, slot: Slot) -> bool {
        let filled = self.player(seat).district.filled;
        filled.contains(given) && {
            let is_covering = self.covered.iter().any(|c| c.seat == seat && c.slot == given);
            let rest = if is_covering { filled } else { filled.without(given) };
            rest.is_empty() || open_slots(rest).contains(slot)
        }
    }

    /// Where a player can commit a card to: where it can be played now, or, if it costs a card, once
    /// that is paid in some way (TOU-FINAL-03, -04, R-36).
    pub(super) fn slots_to_commit(&self, seat: Seat, card: Card) -> Slots {
        let district = &self.player(seat).district;
        let open = district.open_slots();
        if !self.row(card).cost.has_card {
            return open;
        }
        let from_hand = self.player(seat).hand.len() > 1;
        let can_pay = |slot: &Slot| {
            from_hand && open.contains(*slot)
                || district.filled.iter().any(|given| self.can_give(seat, given, *slot))
        };
        let mut candidates = open;
        for given in district.filled.iter() {
            let rest = district.filled.without(given);
            if !rest.is_empty() {
                candidates = candidates.or(open_slots(rest));
            }
        }
        candidates.iter().filter(can_pay).collect()
    }

    /// Ramparts in hand count as built (TOU-FINAL-07); then the game is over.
    pub(super) fn finish(&mut self, log: &mut impl Sink<Event>) {
        for seat in self.seats() {
            let player = self.player_mut(seat);
            let ramparts = std::mem::take(&mut player.ramparts);
            player.built.absorb(ramparts);
        }
        log.tell(Event::Ended);
    }
}
