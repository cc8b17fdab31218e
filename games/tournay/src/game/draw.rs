//! Drawing cards: from one deck, two at once, or with an Abbey (TOU-DRAW, TOU-CARD-LIBRARY,
//! TOU-CARD-ABBEY). A town crier may turn up in any of these ways.

use arrayvec::ArrayVec;
use bastide_core::Sink;

use super::{Looked, Tournay};
use crate::action::Way;
use crate::card::{Held, Knowers, Seen};
use crate::colour::{Colour, Deck, Level};
use crate::event::{Event, Glimpse};
use crate::task::Task;
use crate::verb::Kind;

/// Cards that a blind draw offers (TOU-DRAW-04).
const OFFERED: usize = 2;

impl Tournay {
    pub(super) fn draw(&mut self, deck: Deck, way: Way, log: &mut impl Sink<Event>) {
        match way {
            Way::Visible => {
                if let Some(seen) = self.pile_mut(deck).pop() {
                    self.add_to_hand(seen, log);
                }
            }
            Way::Blind => self.draw_blind(deck, log),
        }
    }

    fn add_to_hand(&mut self, seen: Seen, log: &mut impl Sink<Event>) {
        let seat = self.active;
        let seen = self.shown(seen, Knowers::one(seat));
        self.player_mut(seat).hand.push(seen);
        log.tell(Event::Drew { seat, deck: seen.card.deck(), card: Glimpse::of(seen) });
    }

    /// Two cards are looked at; the last two of a deck in any case, one of them visible or not
    /// (TOU-DRAW-04 to -06, -08).
    fn draw_blind(&mut self, deck: Deck, log: &mut impl Sink<Event>) {
        if self.pile(deck).len() > OFFERED && self.pile(deck).is_face_up {
            let seen = self.pile_mut(deck).pop().expect("it lies face up");
            self.pile_mut(deck).tuck(seen);
            log.tell(Event::Buried { deck, card: seen.card });
        }
        let (cards, has_crier) = self.take_up(deck);
        if let [one, other] = *cards {
            let seat = self.active;
            let count = 2 + u8::from(has_crier);
            let cards = [one, other].map(|seen| self.shown(seen, Knowers::one(seat)));
            self.looked = Some(Looked { deck, cards, has_crier });
            let faces = cards.map(Glimpse::of);
            log.tell(Event::LookedAt { seat, deck, cards: count, faces });
            // The drawer sees the town crier now, the others when it is resolved.
            self.has_revealed |= has_crier;
            return self.push(Task::Keep { deck });
        }
        for seen in cards {
            self.add_to_hand(seen, log);
        }
        if has_crier {
            self.crier(deck, log);
        }
    }

    /// Takes cards from the top until there are two that are no crier, or no more (TOU-DRAW-11, -12).
    fn take_up(&mut self, deck: Deck) -> (ArrayVec<Seen, OFFERED>, bool) {
        let mut cards = ArrayVec::new();
        let mut has_crier = false;
        while !cards.is_full() {
            let Some(seen) = self.pile_mut(deck).pop() else { break };
            if seen.card.kind() == Kind::Crier {
                has_crier = true;
            } else {
                cards.push(seen);
            }
        }
        (cards, has_crier)
    }

    /// One card to the hand, the other face up on the deck, then the crier (TOU-DRAW-13).
    pub(super) fn keep(&mut self, card: Held, log: &mut impl Sink<Event>) {
        let Some(Looked { deck, cards, has_crier }) = self.looked.take() else { return };
        let kept = card.find(&cards).unwrap_or(0);
        self.add_to_hand(cards[kept], log);
        self.put_face_up(deck, cards[1 - kept], log);
        if has_crier {
            self.crier(deck, log);
        }
    }

    fn put_face_up(&mut self, deck: Deck, seen: Seen, log: &mut impl Sink<Event>) {
        let seen = self.shown(seen, Knowers::EVERYBODY);
        self.pile_mut(deck).push_face_up(seen);
        log.tell(Event::TurnedUp { deck, card: seen.card });
    }

    /// The two top cards, a face-up one first, go to the hand (TOU-CARD-LIBRARY-04 to -06).
    pub(super) fn take_two(&mut self, deck: Deck, log: &mut impl Sink<Event>) {
        let (cards, has_crier) = self.take_up(deck);
        for seen in cards {
            self.add_to_hand(seen, log);
        }
        if has_crier {
            self.crier(deck, log);
        }
    }

    pub(super) fn take(&mut self, task: Task, deck: Deck, log: &mut impl Sink<Event>) {
        match task {
            Task::ChooseTake { .. } => self.take_two(deck, log),
            Task::TakeShown { level, left, .. } => {
                if left > 1 {
                    let next = deck.colour() as u8 + 1;
                    self.push(Task::TakeShown { level, next, left: left - 1 });
                }
                self.draw(deck, Way::Visible, log);
            }
            _ => {}
        }
    }

    /// An Abbey turns up one card of each deck of its level; a crier is resolved at once, then the
    /// next card of that deck is turned up (TOU-CARD-ABBEY-01 to -04, R-13).
    pub(super) fn turn_up(&mut self, level: Level, next: u8, keep: u8, log: &mut impl Sink<Event>) {
        let Some(&colour) = Colour::ALL.get(usize::from(next)) else {
            return self.push(Task::TakeShown { level, next: 0, left: keep });
        };
        let deck = Deck::new(colour, level);
        let is_crier = self.turn_up_top(deck, log);
        self.push(Task::TurnUp { level, next: next + u8::from(!is_crier), keep });
        if is_crier {
            self.crier(deck, log);
        }
    }

    /// Turns the top card up; whether it was the crier, which leaves the deck.
    fn turn_up_top(&mut self, deck: Deck, log: &mut impl Sink<Event>) -> bool {
        if self.pile(deck).is_face_up {
            return false;
        }
        match self.pile_mut(deck).pop() {
            Some(seen) if seen.card.kind() == Kind::Crier => true,
            Some(seen) => {
                self.put_face_up(deck, seen, log);
                false
            }
            None => false,
        }
    }
}
