//! What a viewer sees (section 22 of the ledger).

use bastide_core::{Game as _, PerSeat, Seat, Viewer};

use super::{LastCard, Tournay};
use crate::card::{Card, Seen};
use crate::colour::Deck;
use crate::district::Worker;
use crate::player::Player;
use crate::queue::Spot;
use crate::slot::Slot;
use crate::task::Task;
use crate::view::{
    DeckView, HandView, LookedView, PlayerView, QueueView, SlotView, View, WorkerView,
};

/// The face of a card, if the viewer has seen it.
fn face(seen: Seen, who: Viewer) -> Option<Card> {
    let knows = match who {
        Viewer::Seat(seat) => seen.by.contains(seat),
        Viewer::Public => seen.by.is_public(),
    };
    knows.then_some(seen.card)
}

impl Tournay {
    pub(super) fn watched(&self, who: Viewer) -> View {
        View {
            setup: self.setup.clone(),
            active: self.active,
            start_player: self.start_player,
            is_last_round: self.is_last_round,
            task: self.task(),
            to_act: self.to_act().iter().collect(),
            reserve: self.reserve,
            decks: Deck::all().map(|deck| self.deck_seen(deck, who)).collect(),
            queue: self.queue_seen(),
            players: PerSeat::from_fn(self.setup.players, |seat| self.player_seen(seat, who)),
            looked: self.looked_seen(who),
            shielded: self.shielded.iter().collect(),
            scores: self.scores(),
            standing: self.standing(),
        }
    }

    fn deck_seen(&self, deck: Deck, who: Viewer) -> DeckView {
        let pile = self.pile(deck);
        DeckView {
            deck,
            cards: pile.cards.iter().rev().map(|&seen| face(seen, who)).collect(),
            is_face_up: pile.is_face_up,
            has_shown_crier: self.has_shown_crier(deck),
        }
    }

    fn queue_seen(&self) -> QueueView {
        let queue = &self.queue;
        let event = |spot| queue.event(spot).map(|event| (event, queue.coins(spot)));
        let known =
            queue.deck.iter().rev().map(|&card| Some(card).filter(|&c| queue.known.contains(c)));
        QueueView { events: Spot::all().map(event).collect(), deck: known.collect() }
    }

    fn player_seen(&self, seat: Seat, who: Viewer) -> PlayerView {
        let player = self.player(seat);
        // Sorted, because the order in which cards came would tell which of two like ones is gone.
        let hand =
            player.hand.iter().map(|&s| HandView { back: s.card.deck(), card: face(s, who) });
        let mut hand: Vec<HandView> = hand.collect();
        hand.sort_unstable();
        let last_card = self.last_cards[seat.index()];
        let is_secret = self.task() == Some(Task::Commit);
        PlayerView {
            deniers: player.deniers,
            available: player.available,
            lying: player.lying,
            hand,
            ramparts: player.ramparts.iter().collect(),
            built: player.built.len(),
            district: player
                .district
                .filled
                .iter()
                .map(|slot| self.slot_seen(seat, slot))
                .collect(),
            has_committed: is_secret && !matches!(last_card, LastCard::Open),
            last_card: last_card_seen(player, last_card, who == Viewer::Seat(seat)),
        }
    }

    fn slot_seen(&self, seat: Seat, slot: Slot) -> SlotView {
        let district = &self.player(seat).district;
        let covered = self.covered.iter().rev().filter(|c| c.seat == seat && c.slot == slot);
        let workers = district.load(slot).workers().map(|worker| match worker {
            Worker::Citizen(colour) => WorkerView::Citizen(colour),
            Worker::Gray => WorkerView::Gray,
        });
        SlotView {
            slot,
            cards: district.card(slot).into_iter().chain(covered.map(|c| c.card)).collect(),
            workers: workers.collect(),
            is_damaged: district.damaged.contains(slot),
        }
    }

    fn looked_seen(&self, who: Viewer) -> Option<LookedView> {
        self.looked.map(|looked| LookedView {
            deck: looked.deck,
            count: 2 + u8::from(looked.has_crier),
            cards: looked.cards.iter().map(|&seen| face(seen, who)).collect(),
            has_crier: looked.has_crier && who == Viewer::Seat(self.active),
        })
    }
}

fn last_card_seen(player: &Player, last_card: LastCard, is_own: bool) -> Option<(Card, Slot)> {
    match last_card {
        LastCard::Sealed { index, slot } if is_own => {
            player.hand.get(usize::from(index)).map(|seen| (seen.card, slot))
        }
        LastCard::Shown { card, slot } => Some((card, slot)),
        _ => None,
    }
}
