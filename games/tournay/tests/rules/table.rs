//! A table laid out for a test: it starts as a fresh game of the setup, with the first seat to act,
//! and is changed piece by piece before the first action.

use bastide_core::{Clause, Game as _, Reveal, Seat, Seed, Viewer};
use bastide_tournay::{
    Action, Card, CardDocument, Colour, Deck, Event, EventCard, EventDocument, PerColour, Position,
    Slot, SlotDocument, Task, Tournay, View, WorkerDocument,
};

pub(crate) struct Table {
    position: Position,
    game: Option<Tournay>,
    pub(crate) events: Vec<Event>,
    pub(crate) reveal: Reveal,
}

/// A game of this setup in which the first seat is about to act; money and hands as at the start.
pub(crate) fn table(setup: &str) -> Table {
    let setup = setup.parse().expect("a setup");
    let game = Tournay::start(&setup, &Seed::from_phrase("table")).expect("a table");
    let mut position = game.position();
    (position.start_player, position.active) = (0, 0);
    position.tasks = vec![Task::EndTurn, Task::Act];
    Table { position, game: None, events: Vec::new(), reveal: Reveal::Nothing }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn card(id: &str) -> Card {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn public(card: Card) -> CardDocument {
    CardDocument { card, seen_by: Vec::new(), is_public: true }
}

/// `yyw` as numbers of citizens.
fn citizens(letters: &str) -> PerColour<u8> {
    let count = |letter| letters.chars().filter(|&c| c == letter).count() as u8;
    PerColour { yellow: count('y'), white: count('w'), red: count('r') }
}

impl Table {
    /// Lets this seat act next, whoever it is, in the action phase.
    pub(crate) fn turn_of(mut self, number: u8) -> Self {
        self.position.active = number - 1;
        self
    }

    /// Begins with the phase in which a card may be played.
    pub(crate) fn plays_card(mut self) -> Self {
        self.position.tasks = vec![Task::EndTurn, Task::Act, Task::PlayCard];
        self
    }

    pub(crate) fn task(mut self, tasks: &[Task]) -> Self {
        self.position.tasks = tasks.to_vec();
        self.position.is_last_round |= tasks.is_empty();
        self
    }

    pub(crate) fn edit(mut self, edit: impl FnOnce(&mut Position)) -> Self {
        edit(&mut self.position);
        self
    }

    pub(crate) fn deniers(mut self, number: u8, deniers: u32) -> Self {
        self.position.players[usize::from(number) - 1].deniers = deniers;
        self
    }

    /// Standing citizens, then lying ones: `yyw/r`. The others go to the reserve.
    pub(crate) fn plaza(mut self, number: u8, letters: &str) -> Self {
        let (standing, lying) = letters.split_once('/').unwrap_or((letters, ""));
        let player = &mut self.position.players[usize::from(number) - 1];
        (player.available, player.lying) = (citizens(standing), citizens(lying));
        self
    }

    /// Takes a card out of its deck.
    fn pick(&mut self, id: &str) -> Card {
        let card = card(id);
        let deck = &mut self.position.decks[Deck::index(card.deck())];
        let index = deck.cards.iter().rposition(|document| document.card == card);
        let index = index.unwrap_or_else(|| panic!("{id} is not in its deck"));
        deck.cards.remove(index);
        card
    }

    /// Cards in hand, known to the holder only; `^W1-PRIOR` is known to all. Ramparts as `EV-…`.
    pub(crate) fn hand(mut self, number: u8, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            let holder = usize::from(number) - 1;
            if id.starts_with("EV-") {
                let event = self.pick_event(id);
                self.position.players[holder].ramparts.push(event);
                self.position.players[holder].ramparts.sort();
                continue;
            }
            let card = self.pick(id.trim_start_matches('^'));
            let document = if id.starts_with('^') {
                public(card)
            } else {
                CardDocument { card, seen_by: vec![number - 1], is_public: false }
            };
            self.position.players[holder].hand.push(document);
        }
        self
    }

    fn pick_event(&mut self, id: &str) -> EventCard {
        let event: EventCard = id.parse().expect("an event");
        self.position.event_deck.retain(|document| document.card != event);
        for place in &mut self.position.queue {
            if place.as_ref().is_some_and(|document| document.card == event) {
                *place = None;
            }
        }
        event
    }

    /// The queue from the left: `EV-PLAGUE:2 EV-DROUGHT -`; the other events are in the deck.
    pub(crate) fn queue(mut self, ids: &str) -> Self {
        let bare = |card| EventDocument { card, coins: 0, is_known: false };
        for place in &mut self.position.queue {
            if let Some(document) = place.take() {
                self.position.event_deck.push(bare(document.card));
            }
        }
        for (index, id) in ids.split_whitespace().enumerate().filter(|(_, id)| *id != "-") {
            let (id, coins) = id.split_once(':').unwrap_or((id, "0"));
            let card = self.pick_event(id);
            let coins = coins.parse().expect("a number of coins");
            self.position.queue[index] = Some(EventDocument { card, coins, is_known: false });
        }
        self
    }

    /// `c3 Y1-MARKET, b3 R2-FORT R1-FORT +r*`: slots with the visible card first, workers after
    /// `+` (`g` is gray), `!` for damage.
    pub(crate) fn district(mut self, number: u8, slots: &str) -> Self {
        for text in slots.split(',').map(str::trim) {
            let mut words = text.split_whitespace();
            let slot: Slot = words.next().expect("a slot").parse().expect("a slot");
            let mut document =
                SlotDocument { slot, cards: Vec::new(), workers: Vec::new(), is_damaged: false };
            for word in words {
                match word {
                    "!" => document.is_damaged = true,
                    _ if word.starts_with('+') => {
                        document.workers = word[1..].chars().map(worker).collect();
                    }
                    id => document.cards.push(self.pick(id)),
                }
            }
            let district = &mut self.position.players[usize::from(number) - 1].district;
            district.push(document);
            district.sort_by_key(|document| document.slot);
        }
        self
    }

    /// The top cards of a deck: `^W1-PRIOR W1-BISHOP`; `^` lies face up. The rest follows.
    pub(crate) fn deck(mut self, name: &str, ids: &str) -> Self {
        let deck: Deck = name.parse().expect("a deck");
        let ids: Vec<&str> = ids.split_whitespace().collect();
        let cards: Vec<Card> = ids.iter().map(|id| self.pick(id.trim_start_matches('^'))).collect();
        let document = &mut self.position.decks[deck.index()];
        for (id, card) in ids.iter().zip(cards).rev() {
            let unseen = CardDocument { card, seen_by: Vec::new(), is_public: false };
            let is_face_up = id.starts_with('^');
            document.is_face_up = is_face_up;
            document.cards.insert(0, if is_face_up { public(card) } else { unseen });
        }
        self
    }

    /// A deck of these cards alone. The others lie under a card of their colour with the last
    /// player, on `c3`, `b3` or `d3`, and the crier, if it is not named, has been there.
    pub(crate) fn only(self, name: &str, ids: &str) -> Self {
        let mut table = self.deck(name, ids);
        let deck: Deck = name.parse().expect("a deck");
        let named = ids.split_whitespace().count();
        let document = &mut table.position.decks[deck.index()];
        let rest = document.cards.split_off(named);
        let is_crier = |card: &Card| card.id().ends_with("-CRIER");
        document.has_shown_crier |= rest.iter().any(|document| is_crier(&document.card));
        let cards: Vec<Card> =
            rest.iter().map(|document| document.card).filter(|card| !is_crier(card)).collect();
        let district = &mut table.position.players.last_mut().expect("players").district;
        let is_of_colour =
            |stack: &&mut SlotDocument| stack.cards[0].deck().colour() == deck.colour();
        if let Some(stack) = district.iter_mut().find(is_of_colour) {
            stack.cards.extend(cards);
        } else if !cards.is_empty() {
            let slot: Slot = ["c3", "b3", "d3"][district.len()].parse().expect("a slot");
            let is_damaged = false;
            district.push(SlotDocument { slot, cards, workers: Vec::new(), is_damaged });
            district.sort_by_key(|document| document.slot);
        }
        table
    }

    /// What is in nobody's hands goes to the reserve, so that no citizen is lost.
    fn balance(&mut self) {
        let total = self.position.players.len() as u8 * 2 + 3;
        for colour in Colour::ALL {
            let worker = [WorkerDocument::Yellow, WorkerDocument::White, WorkerDocument::Red];
            let owned: usize = self
                .position
                .players
                .iter()
                .map(|player| {
                    let workers = player.district.iter().flat_map(|slot| &slot.workers);
                    let working = workers.filter(|w| **w == worker[colour.index()]).count();
                    usize::from(player.available[colour] + player.lying[colour]) + working
                })
                .sum();
            self.position.reserve[colour] = total.saturating_sub(owned as u8);
        }
    }

    /// The reserve as given; what is missing is spread among the players, lying.
    pub(crate) fn reserve(mut self, letters: &str) -> Self {
        self.balance();
        let wanted = citizens(letters);
        for colour in Colour::ALL {
            let surplus = self.position.reserve[colour] - wanted[colour];
            self.position.players.last_mut().expect("players").lying[colour] += surplus;
        }
        self
    }

    pub(crate) fn game(&mut self) -> &mut Tournay {
        if self.game.is_none() {
            self.balance();
            let game = Tournay::restore(&self.position);
            self.game = Some(game.unwrap_or_else(|error| panic!("no such table: {error}")));
        }
        self.game.as_mut().expect("just made")
    }

    pub(crate) fn legal(&mut self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game().legal(seat(number), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Plays actions of one seat, separated by semicolons, each of them listed.
    pub(crate) fn plays(&mut self, number: u8, actions: &str) -> &mut Self {
        for text in actions.split(';').map(str::trim) {
            self.allows(number, text);
            let action: Action = text.parse().expect("an action");
            let mut events = Vec::new();
            let answer = self.game().apply(seat(number), action, &mut events);
            self.reveal = answer.expect("it is listed");
            self.events.extend(events);
        }
        self
    }

    pub(crate) fn allows(&mut self, number: u8, text: &str) -> &mut Self {
        let legal = self.legal(number);
        assert!(legal.iter().any(|action| action == text), "{number} may not {text}: {legal:?}");
        self
    }

    /// The action is not listed, the refusal cites the clause, nothing changes.
    pub(crate) fn refuses(&mut self, number: u8, text: &str, clause: Clause) -> &mut Self {
        let legal = self.legal(number);
        assert!(!legal.iter().any(|action| action == text), "{number} may {text}");
        let action: Action = text.parse().expect("an action");
        let before = self.game().position();
        let mut told = Vec::new();
        let refusal = self.game().apply(seat(number), action, &mut told).expect_err("not listed");
        assert_eq!(refusal.clause, clause, "{text}: {:?}", refusal.need);
        assert_eq!(self.game().position(), before, "a refused action changes nothing");
        assert_eq!(told, [], "a refused action tells nothing");
        self
    }

    /// Exactly these actions, in any order.
    pub(crate) fn offers(&mut self, number: u8, actions: &[&str]) -> &mut Self {
        let mut legal = self.legal(number);
        let mut expected: Vec<String> = actions.iter().map(ToString::to_string).collect();
        legal.sort();
        expected.sort();
        assert_eq!(legal, expected);
        self
    }

    pub(crate) fn has(&mut self, number: u8, deniers: u32) -> &mut Self {
        let found = self.position().players[usize::from(number) - 1].deniers;
        assert_eq!(found, deniers, "deniers of {number}");
        self
    }

    /// Standing and lying citizens, as in [`Table::plaza`].
    pub(crate) fn stands(&mut self, number: u8, letters: &str) -> &mut Self {
        let player = &self.position().players[usize::from(number) - 1];
        let spell = |count: PerColour<u8>| {
            let letters = Colour::ALL.map(|c| ["y", "w", "r"][c.index()].repeat(count[c].into()));
            letters.concat()
        };
        let (standing, lying) = (spell(player.available), spell(player.lying));
        let found = if lying.is_empty() { standing } else { format!("{standing}/{lying}") };
        assert_eq!(found, letters, "citizens of {number}");
        self
    }

    /// Activity cards and ramparts in hand, in any order.
    pub(crate) fn holds(&mut self, number: u8, ids: &str) -> &mut Self {
        let player = &self.position().players[usize::from(number) - 1];
        let cards = player.hand.iter().map(|document| document.card.to_string());
        let events = player.ramparts.iter().map(ToString::to_string);
        let mut found: Vec<String> = cards.chain(events).collect();
        let mut expected: Vec<&str> = ids.split_whitespace().collect();
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected, "hand of {number}");
        self
    }

    /// One slot, as in [`Table::district`]; `-` is an empty one.
    pub(crate) fn shows(&mut self, number: u8, slot: &str, text: &str) -> &mut Self {
        let wanted: Slot = slot.parse().expect("a slot");
        let player = &self.position().players[usize::from(number) - 1];
        let found = player.district.iter().find(|document| document.slot == wanted);
        assert_eq!(found.map_or("-".to_owned(), spelled), text, "{slot} of {number}");
        self
    }

    /// The queue, as in [`Table::queue`].
    pub(crate) fn queued(&mut self, ids: &str) -> &mut Self {
        let spell = |place: &Option<EventDocument>| match place {
            None => "-".to_owned(),
            Some(document) if document.coins == 0 => document.card.to_string(),
            Some(document) => format!("{}:{}", document.card, document.coins),
        };
        let found: Vec<String> = self.position().queue.iter().map(spell).collect();
        assert_eq!(found.join(" "), ids);
        self
    }

    /// The ids of a deck from the top, `^` for one that lies face up.
    pub(crate) fn cards(&mut self, deck: &str) -> Vec<String> {
        let deck: Deck = deck.parse().expect("a deck");
        let document = &self.position().decks[deck.index()];
        let mut ids: Vec<String> = document.cards.iter().map(|c| c.card.to_string()).collect();
        if document.is_face_up {
            ids[0].insert(0, '^');
        }
        ids
    }

    pub(crate) fn position(&mut self) -> Position {
        self.game().position()
    }

    /// Citizens in the reserve, as letters.
    pub(crate) fn in_reserve(&mut self, letters: &str) -> &mut Self {
        assert_eq!(self.position().reserve, citizens(letters), "reserve");
        self
    }

    /// The seat that is asked now.
    pub(crate) fn asks(&mut self, number: u8) -> &mut Self {
        let asked: Vec<Seat> = self.game().to_act().iter().collect();
        assert_eq!(asked, [seat(number)], "{:?}", self.game().task());
        self
    }

    pub(crate) fn built(&mut self, number: u8, ramparts: usize) -> &mut Self {
        assert_eq!(self.position().players[usize::from(number) - 1].built.len(), ramparts);
        self
    }

    pub(crate) fn view(&mut self, number: u8) -> View {
        self.game().view(Viewer::Seat(seat(number)))
    }

    pub(crate) fn told(&self, event: &Event) -> bool {
        self.events.contains(event)
    }
}

fn worker(letter: char) -> WorkerDocument {
    match letter {
        'y' => WorkerDocument::Yellow,
        'w' => WorkerDocument::White,
        'r' => WorkerDocument::Red,
        'g' => WorkerDocument::Gray,
        other => panic!("{other} is no worker"),
    }
}

fn spelled(document: &SlotDocument) -> String {
    let mut text = document.cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    if !document.workers.is_empty() {
        let letter = |worker: &WorkerDocument| match worker {
            WorkerDocument::Yellow => 'y',
            WorkerDocument::White => 'w',
            WorkerDocument::Red => 'r',
            WorkerDocument::Gray => 'g',
        };
        text.push_str(" +");
        text.extend(document.workers.iter().map(letter));
    }
    if document.is_damaged {
        text.push_str(" !");
    }
    text
}
