//! The panel that explains an element of the drawing, from what its viewer may know.

use bastide_core::{Seat, Viewer};
use bastide_presentation::Explanation;
use bastide_text::Phrasebook;
use bastide_tournay::{Card, Colour, Deck, EventCard, HandView, Kind, Slot, SlotView, Task, View};

use crate::bars::{at_work, own};
use crate::card::clauses;
use crate::drawing::{card_svg, event_svg};
use crate::nearness::{criers, district};
use crate::words::explain as say;
use crate::words::{self, explain::Price};

/// Deniers for a borrowed citizen (TOU-USE-03).
const BORROWING: u32 = 2;

pub(crate) fn explain(
    view: &View,
    viewer: Viewer,
    element: &str,
    book: &Phrasebook,
) -> Option<Explanation> {
    let about = About { view, viewer: own(viewer), book };
    match element {
        "event-deck" => return Some(about.event_deck()),
        "criers" => return Some(about.criers()),
        "bank" | "view-reserve" => return Some(about.bank()),
        _ => {}
    }
    let (kind, rest) = element.split_once('-')?;
    match kind {
        "deck" => about.deck(rest),
        "event" => about.event(rest.parse().ok()?),
        "slot" => about.slot(rest),
        "plaza" => about.plaza(rest),
        "hand" => about.hand(rest),
        "rampart" => about.rampart(rest),
        "looked" => about.looked(rest.parse().ok()?),
        "reserve" => Some(about.reserve(rest.parse().ok()?)),
        "view" => about.area(rest),
        "player" => Some(about.player(about.seat(rest)?)),
        "borrow" => Some(about.borrowing()),
        "hidden" => about.deck(rest.strip_prefix("deck-")?),
        "purse" | "built" | "points" => Some(about.figure(kind, about.seat(rest)?)),
        _ => None,
    }
}

struct About<'a> {
    view: &'a View,
    viewer: Option<Seat>,
    book: &'a Phrasebook,
}

impl About<'_> {
    /// `1`
    fn seat(&self, words: &str) -> Option<Seat> {
        Seat::all(self.view.players.len() as u8).find(|seat| seat.to_string() == words)
    }

    fn fact(&self, what: &'static str, words: String) -> (String, String) {
        (say::label(self.book, what), words)
    }

    /// `white-2`
    fn deck(&self, words: &str) -> Option<Explanation> {
        let (colour, level) = words.split_once('-')?;
        let colour: Colour = colour.parse().ok()?;
        let is_it =
            |deck: &Deck| deck.colour() == colour && deck.level().number().to_string() == level;
        let deck = Deck::all().find(is_it)?;
        let book = self.book;
        let shown = &self.view.decks[deck.index()];
        let top = shown.cards.first().copied().flatten().filter(|_| shown.is_face_up);
        let needed = u32::from(deck.level().number());
        let mut about = Explanation {
            title: say::deck_title(book, deck),
            kind: Some(say::cards(book, shown.cards.len() as u32)),
            picture: top.map(|card| card_svg(self.view.setup.table(), card, book)),
            facts: vec![self.fact("draw", say::citizens(book, needed, colour))],
            ..Explanation::default()
        };
        self.citizens(&mut about, needed, colour);
        if let Some(card) = top {
            let said = words::card_words(book, self.view.setup.table(), card);
            about.words.extend([say::face_up(book, &said.name), said.effect]);
        }
        about.words.push(say::deck_crier(book, shown.has_shown_crier));
        let may_play = self.view.task == Some(Task::PlayCard);
        if may_play && self.viewer == Some(self.view.active) {
            about.words.push(say::draws_without_a_card(book));
        }
        Some(about)
    }

    /// What the viewer has of the citizens that something takes, and what the others would cost.
    fn citizens(&self, about: &mut Explanation, needed: u32, colour: Colour) {
        let Some(seat) = self.viewer else { return };
        let standing = u32::from(self.view.players[seat].available[colour]);
        about.facts.push(self.fact("have", say::standing(self.book, standing)));
        let missing = needed.saturating_sub(standing);
        if missing == 0 {
            return;
        }
        let others = self.view.players.iter().filter(|(other, _)| *other != seat);
        let lent: u32 = others.map(|(_, player)| u32::from(player.available[colour])).sum();
        let price = missing * BORROWING;
        let purse = self.view.players[seat].deniers;
        if lent < missing {
            about.missing = Some(say::missing_citizens(self.book, colour));
        } else {
            about.words.push(say::borrow(self.book, missing, price));
            about.missing = (purse < price).then(|| say::missing_deniers(self.book, price - purse));
        }
    }

    fn event(&self, number: usize) -> Option<Explanation> {
        let place = *self.view.queue.events.get(number.checked_sub(1)?)?;
        let Some((event, coins)) = place else {
            let words = vec![say::no_event(self.book)];
            return Some(titled(words::queue_part(self.book, None), words));
        };
        let (book, table) = (self.book, self.view.setup.table());
        let row = table.event(event);
        let ransom = if row.has_ransom { u32::from(coins) + 1 } else { 0 };
        let (citizens, colour) = (u32::from(row.combat_citizens), row.combat_colour);
        let mut about = Explanation {
            title: words::event_name(book, event),
            kind: Some(words::label_events(book)),
            picture: Some(event_svg(table, event, coins, book)),
            facts: vec![
                self.fact("coins", say::coins(book, coins.into(), row.circles.into())),
                self.fact("combat", say::combat(book, (citizens, colour), ransom)),
            ],
            words: vec![
                words::event_card_words(book, table, event).effect,
                words::forecast(book, self.view, event, coins),
            ],
            clause: clauses(event.name_en()).into_iter().next(),
            ..Explanation::default()
        };
        self.citizens(&mut about, citizens, colour);
        Some(about)
    }

    fn event_deck(&self) -> Explanation {
        let words = vec![say::event_deck(self.book)];
        titled(words::event_deck_part(self.book, self.view.queue.deck.len()), words)
    }

    /// A card face up, with what it would bring this seat today.
    fn card(&self, card: Card, seat: Option<Seat>) -> Explanation {
        let (book, table) = (self.book, self.view.setup.table());
        let (said, row) = (words::card_words(book, table, card), table.card(card));
        let mut facts = Vec::new();
        if row.kind != Kind::Crier {
            facts.push(self.fact("cost", say::price(book, Price::of(row.cost))));
        }
        if row.pp > 0 {
            facts.push(self.fact("points", say::points(book, row.pp.into())));
        }
        let mut about = Explanation {
            title: words::card_name(book, card),
            kind: said.kind,
            picture: Some(card_svg(table, card, book)),
            facts,
            words: vec![said.effect],
            clause: clauses(card.name_en()).into_iter().next(),
            ..Explanation::default()
        };
        if let Some(deniers) =
            seat.and_then(|seat| words::earnings(row.verb, &self.view.players[seat]))
        {
            about.words.push(say::today(book, deniers));
        }
        about
    }

    /// `1-c3`
    fn slot(&self, words: &str) -> Option<Explanation> {
        let (seat, slot) = words.split_once('-')?;
        let (seat, slot): (Seat, Slot) = (self.seat(seat)?, slot.parse().ok()?);
        let district = &self.view.players[seat].district;
        let Some(filled) = district.iter().find(|filled| filled.slot == slot) else {
            let words = vec![say::open_slot(self.book)];
            return Some(titled(say::open_slot_name(self.book), words));
        };
        let mut about = self.card(*filled.cards.first()?, Some(seat));
        about.facts.push(self.fact("place", say::place(self.book, seat)));
        self.on_card(&mut about, filled);
        self.points_now(&mut about, filled, seat);
        Some(about)
    }

    /// What lies on a card and under it.
    fn on_card(&self, about: &mut Explanation, filled: &SlotView) {
        let below: Vec<String> =
            filled.cards.iter().skip(1).map(|&card| words::card_name(self.book, card)).collect();
        if !below.is_empty() {
            about.facts.push(self.fact("below", below.join(", ")));
        }
        if filled.is_damaged {
            about.missing = Some(say::damaged(self.book));
        } else if !filled.workers.is_empty() {
            about.words.push(say::at_work(self.book));
        }
    }

    /// What a prestige building counts today.
    fn points_now(&self, about: &mut Explanation, filled: &SlotView, owner: Seat) {
        let scores = self.view.scores_now();
        let Some(score) =
            scores.prestige.iter().find(|score| filled.cards.first() == Some(&score.card))
        else {
            return;
        };
        let mut seats = vec![owner];
        seats.extend(self.viewer.filter(|&seat| seat != owner));
        let now = seats.iter().map(|&seat| say::points_now(self.book, seat, score.points[seat]));
        about.words.extend(now);
    }

    /// `1-3`
    fn hand(&self, words: &str) -> Option<Explanation> {
        let (seat, number) = words.split_once('-')?;
        let seat = self.seat(seat)?;
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        let held = *self.view.players[seat].hand.get(index)?;
        let mut about = self.held(held);
        if held.card.is_some() && self.viewer == Some(seat) {
            about.missing = self.missing(held.card?, seat);
        }
        Some(about)
    }

    fn held(&self, held: HandView) -> Explanation {
        let Some(card) = held.card else {
            let words = vec![say::hidden(self.book)];
            return titled(words::hand_part(self.book, held), words);
        };
        self.card(card, self.viewer)
    }

    /// What is missing to pay for a card.
    fn missing(&self, card: Card, seat: Seat) -> Option<String> {
        let cost = self.view.setup.table().card(card).cost;
        let player = &self.view.players[seat];
        let short = u32::from(cost.deniers).saturating_sub(player.deniers);
        if short > 0 {
            return Some(say::missing_deniers(self.book, short));
        }
        let colour = cost.citizen?;
        let own = player.available[colour] + player.lying[colour];
        let has_none = own == 0 && at_work(player, colour) == 0;
        has_none.then(|| say::missing_own(self.book, colour))
    }

    fn looked(&self, number: usize) -> Option<Explanation> {
        let looked = self.view.looked.as_ref()?;
        let card = *looked.cards.get(number.checked_sub(1)?)?;
        Some(self.held(HandView { back: looked.deck, card }))
    }

    /// `1-2`
    fn rampart(&self, words: &str) -> Option<Explanation> {
        let (seat, number) = words.split_once('-')?;
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        let event: EventCard = *self.view.players[self.seat(seat)?].ramparts.get(index)?;
        let picture = event_svg(self.view.setup.table(), event, 0, self.book);
        Some(Explanation {
            kind: Some(words::event_name(self.book, event)),
            picture: Some(picture),
            ..titled(say::rampart_name(self.book), vec![say::rampart(self.book)])
        })
    }

    /// `1-red`
    fn plaza(&self, words: &str) -> Option<Explanation> {
        let (seat, colour) = words.split_once('-')?;
        let (seat, colour): (Seat, Colour) = (self.seat(seat)?, colour.parse().ok()?);
        let player = &self.view.players[seat];
        let number = |number: u32| number.to_string();
        let facts = vec![
            self.fact("standing", number(player.available[colour].into())),
            self.fact("lying", number(player.lying[colour].into())),
            self.fact("working", number(at_work(player, colour))),
        ];
        let words = if self.viewer == Some(seat) {
            say::plaza_own(self.book)
        } else {
            say::plaza_other(self.book)
        };
        Some(Explanation { facts, ..titled(say::plaza(self.book, seat, colour), vec![words]) })
    }

    fn reserve(&self, colour: Colour) -> Explanation {
        let words = vec![say::reserve(self.book, self.view.reserve[colour].into())];
        titled(say::reserve_name(self.book, colour), words)
    }

    fn bank(&self) -> Explanation {
        let left = Colour::ALL.map(|colour| {
            let citizens = u32::from(self.view.reserve[colour]);
            say::citizens(self.book, citizens, colour)
        });
        let words = vec![say::bank(self.book), format!("{}.", left.join(", "))];
        titled(words::label_reserve(self.book), words)
    }

    fn criers(&self) -> Explanation {
        let (shown, needed) = criers(self.view);
        let words = vec![say::criers(self.book, shown, needed)];
        titled(say::criers_name(self.book), words)
    }

    fn borrowing(&self) -> Explanation {
        titled(say::borrowing_name(self.book), vec![say::borrowing(self.book)])
    }

    fn player(&self, seat: Seat) -> Explanation {
        let (book, player) = (self.book, &self.view.players[seat]);
        let (filled, prestige) = district(player);
        let ramparts = say::ramparts(book, player.ramparts.len() as u32, player.built.into());
        let facts = vec![
            self.fact("deniers", player.deniers.to_string()),
            self.fact("hand", say::cards(book, player.hand.len() as u32)),
            self.fact("ramparts", ramparts),
            self.fact("district", say::district(book, filled, prestige)),
        ];
        let points = self.view.scores_now().total[seat];
        let words = vec![say::points_now(book, seat, points)];
        Explanation { facts, ..titled(words::seat(book, seat), words) }
    }

    fn figure(&self, kind: &str, seat: Seat) -> Explanation {
        let title = match kind {
            "purse" => say::purse_name(self.book, seat),
            "built" => say::built_name(self.book, seat),
            _ => say::score_name(self.book, seat),
        };
        Explanation { title, ..self.player(seat) }
    }

    /// A part of the page around others: `district-1`.
    fn area(&self, words: &str) -> Option<Explanation> {
        let (area, seat) = words.split_once('-')?;
        let seat = self.seat(seat)?;
        let title = match area {
            "head" | "figures" => words::seat(self.book, seat),
            "district" => say::district_name(self.book, seat),
            "plaza" => say::plaza_name(self.book, seat),
            "hand" => say::hand_name(self.book, seat),
            _ => return None,
        };
        Some(Explanation { title, ..self.player(seat) })
    }
}

fn titled(title: String, words: Vec<String>) -> Explanation {
    Explanation { title, words, ..Explanation::default() }
}
