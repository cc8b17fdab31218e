//! Worlds that a seat cannot tell from the real one, each equally likely (section 22 of the ledger).
//!
//! For every deck, the cards at places the seat has not seen are dealt anew among those places. What
//! the seat can conclude is kept: a crier lies only where nobody has looked yet, since it is resolved
//! when somebody does, and only removable and expansion cards can be left out of the game.
//!
//! Cards are sorted before they are dealt: from one generator, states that a seat cannot tell apart
//! give it the same world.

use arrayvec::ArrayVec;
use bastide_core::{Game as _, Seat, Viewer, below};
use rand_core::Rng;

use super::deal::LEFT_OUT;
use super::{CARDS_IN_PLAY, LastCard, Tournay};
use crate::action::Action;
use crate::card::{Card, EventCard, Knowers, Seen};
use crate::colour::Deck;
use crate::setup::Expansion;
use crate::task::Task;
use crate::verb::Kind;

/// The cards of one deck that a seat has not seen, those left out of the game included.
type Unseen = ArrayVec<Card, 16>;

impl Tournay {
    /// The same game to a seat, with the others' hands in an order that says nothing of how they came by their cards.
    /// Copies of a card are named by their order, so this is for whoever thinks about a world and not for the rules.
    #[must_use]
    pub fn tidied(&self, seat: Seat) -> Self {
        let mut world = self.clone();
        for other in self.seats().filter(|&other| other != seat) {
            let hand = &mut world.player_mut(other).hand;
            hand.sort_unstable_by_key(|seen| (seen.card.deck().index(), seen.by.0, seen.card));
        }
        // Where a last card lies sealed, its place in the hand counts.
        let who = Viewer::Seat(seat);
        if world.view(who) == self.view(who) { world } else { self.clone() }
    }

    pub(super) fn imagined(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        for deck in Deck::all() {
            world.deal_anew(deck, seat, rng);
        }
        world.shuffle_events(rng);
        if self.task() == Some(Task::Commit) {
            world.choose_anew(seat, rng);
        }
        world
    }

    fn deal_anew(&mut self, deck: Deck, seat: Seat, rng: &mut impl Rng) {
        let mut unseen = Unseen::new();
        self.hidden_places(deck, seat, &mut |seen| unseen.push(seen.card));
        if self.setup.expansion == Expansion::Mix {
            self.leave_out_anew(deck, &mut unseen, rng);
        }
        unseen.sort_unstable();
        let crier = unseen.iter().position(|card| card.kind() == Kind::Crier);
        let crier = crier.map(|index| unseen.swap_remove(index));
        let crier_place = crier.and_then(|_| self.place_for_crier(deck, rng));
        shuffle(&mut unseen, rng);
        let mut never_seen = 0;
        self.hidden_places(deck, seat, &mut |seen| {
            let is_crier_here = seen.by == Knowers::NOBODY && crier_place == Some(never_seen);
            never_seen += usize::from(seen.by == Knowers::NOBODY);
            let dealt = if is_crier_here { crier } else { unseen.pop() };
            seen.card = dealt.unwrap_or(seen.card);
        });
    }

    /// The places of cards of a deck whose faces the seat does not know: in the deck, in the other
    /// hands, and among cards looked at.
    fn hidden_places(&mut self, deck: Deck, seat: Seat, visit: &mut impl FnMut(&mut Seen)) {
        let hidden = |seen: &&mut Seen| seen.card.deck() == deck && !seen.by.contains(seat);
        self.piles[deck.index()].cards.iter_mut().filter(hidden).for_each(&mut *visit);
        let hands = self.players.iter_mut().flat_map(|player| &mut player.hand);
        hands.filter(hidden).for_each(&mut *visit);
        let looked = self.looked.iter_mut().flat_map(|looked| &mut looked.cards);
        looked.filter(hidden).for_each(&mut *visit);
    }

    /// One of the places in the deck that nobody has looked at, counted among themselves.
    fn place_for_crier(&self, deck: Deck, rng: &mut impl Rng) -> Option<usize> {
        let unseen_by_all = |seen: &&Seen| seen.by == Knowers::NOBODY;
        let count = self.pile(deck).cards.iter().filter(unseen_by_all).count();
        below(rng, count as u32).map(|chosen| chosen as usize)
    }

    /// Chooses which optional cards of a deck were left out; what remains unseen is in play.
    ///
    /// Where one of two copies is removable and one copy has been seen, that was the removable one in
    /// half of the worlds in which both are in play, so leaving the other out is half as likely.
    fn leave_out_anew(&mut self, deck: Deck, unseen: &mut Unseen, rng: &mut impl Rng) {
        let is_of_deck = |card: &&mut Card| card.deck() == deck;
        for card in self.left_out.iter_mut().filter(is_of_deck) {
            unseen.push(*card);
        }
        unseen.sort_unstable();
        let optional = self.optional_unseen(unseen);
        let mut chosen = optional.clone();
        loop {
            chosen.clone_from(&optional);
            shuffle(&mut chosen, rng);
            chosen.truncate(LEFT_OUT);
            let mut doubtful = chosen.iter().filter(|&&card| self.is_other_copy_seen(card, unseen));
            if doubtful.all(|_| rng.next_u32() & 1 == 0) {
                break;
            }
        }
        let places = self.left_out.iter_mut().filter(|card| card.deck() == deck);
        for (place, card) in places.zip(&chosen) {
            *place = *card;
            if let Some(index) = unseen.iter().position(|other| other == card) {
                unseen.swap_remove(index);
            }
        }
    }

    /// The unseen cards that may have been left out, each copy for itself.
    fn optional_unseen(&self, unseen: &Unseen) -> Unseen {
        let mut optional = Unseen::new();
        for &card in unseen {
            let row = self.row(card);
            let copies = if row.is_expansion { row.copies } else { row.removable };
            let taken = optional.iter().filter(|&&other| other == card).count();
            if taken < usize::from(copies) {
                optional.push(card);
            }
        }
        optional
    }

    fn is_other_copy_seen(&self, card: Card, unseen: &Unseen) -> bool {
        let row = self.row(card);
        let count = unseen.iter().filter(|&&other| other == card).count();
        !row.is_expansion && row.removable < row.copies && count < usize::from(row.copies)
    }

    fn shuffle_events(&mut self, rng: &mut impl Rng) {
        let known = self.queue.known;
        let is_unknown = |card: &EventCard| !known.contains(*card);
        let mut unknown: ArrayVec<EventCard, 15> =
            self.queue.deck.iter().copied().filter(is_unknown).collect();
        unknown.sort_unstable();
        shuffle(&mut unknown, rng);
        for card in self.queue.deck.iter_mut().filter(|card| is_unknown(card)) {
            *card = unknown.pop().unwrap_or(*card);
        }
    }

    /// What the others have chosen in secret is any of the choices they have in this world.
    fn choose_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        for other in self.seats().filter(|&other| other != seat) {
            let is_open = matches!(self.last_cards[other.index()], LastCard::Open);
            if is_open || self.player(other).hand.is_empty() {
                continue;
            }
            self.last_cards[other.index()] = LastCard::Open;
            let mut options: ArrayVec<Action, CARDS_IN_PLAY> = ArrayVec::new();
            self.options(other, &mut |action| {
                let _ = options.try_push(action);
            });
            if let Some(chosen) = below(rng, options.len() as u32) {
                self.commit(other, options[chosen as usize], &mut bastide_core::Silent);
            }
        }
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for last in (1..items.len()).rev() {
        if let Some(chosen) = below(rng, last as u32 + 1) {
            items.swap(last, chosen as usize);
        }
    }
}
