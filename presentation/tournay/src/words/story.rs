//! A turn in one line: who did what, and what it led to.
//!
//! The name of the player comes first; what they did follows as verbs without a subject. What events did to everybody
//! stands in sentences of its own, so that a line is complete however much a town crier set off.

use bastide_core::Seat;
use bastide_presentation::{Said, Tone};
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Card, Colour, Debt, Event, EventCard, Kind, Reason};

use super::arguments::{Key, Who};
use super::messages;
use super::names::{capital, card_name, event_name, is_you, list_and, seat, seat_within};
use super::story_messages as say;

/// `Round 7`
pub fn round(book: &Phrasebook, round: u32) -> String {
    book.say(&say::Round { round })
}

pub fn last_round(book: &Phrasebook) -> String {
    book.say(&say::LastRound {})
}

pub fn last_cards(book: &Phrasebook) -> String {
    book.say(&say::LastCards {})
}

/// `+5 deniers`
pub fn plus(book: &Phrasebook, deniers: u32) -> String {
    book.say(&say::Plus { deniers })
}

/// `−2 deniers`
pub fn minus(book: &Phrasebook, deniers: u32) -> String {
    book.say(&say::Minus { deniers })
}

/// Listens to a turn and tells it in one line.
pub struct Teller<'a> {
    book: &'a Phrasebook,
    seat: Seat,
    deeds: Vec<Deed>,
    /// Paid for what comes next.
    price: u32,
    /// Sentences after the deeds.
    after: Vec<Vec<Said>>,
    strike: Option<Strike>,
    last_cards: Vec<LastCard>,
    has_skipped: bool,
}

/// What somebody laid at the end, and what they paid for it then.
struct LastCard {
    seat: Seat,
    card: Option<Card>,
    price: u32,
}

/// Something that the player did, with what it cost and brought.
struct Deed {
    said: Said,
    stage: Stage,
    price: u32,
    gain: u32,
    /// Who paid for it.
    payers: Vec<(Seat, u32)>,
}

/// How a deed goes with what follows.
#[derive(Clone, PartialEq, Eq)]
enum Stage {
    Done,
    /// It is told only as long as nothing has come of it.
    Begun,
    /// A card was given for one that may follow.
    Given(String),
    /// Citizens were borrowed, and more may follow.
    Borrowed(Seat, Colour, u32),
}

/// An event that strikes, and what it does to each.
struct Strike {
    event: EventCard,
    harm: Vec<(Seat, Harm)>,
    /// Whether somebody is being asked about it: nothing has been heard since.
    is_open: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Harm {
    Lost(u32),
    Gained(u32),
    LaidDown(Colour, u32),
    Damaged(u32),
    Safe,
    Sheltered,
}

impl<'a> Teller<'a> {
    pub fn new(book: &'a Phrasebook, seat: Seat) -> Self {
        Self {
            book,
            seat,
            deeds: Vec::new(),
            price: 0,
            after: Vec::new(),
            strike: None,
            last_cards: Vec::new(),
            has_skipped: false,
        }
    }

    /// Hears an action, where its events say less than it does.
    pub fn hear_action(&mut self, action: Action) {
        if let Action::Earn { colour, citizens } = action {
            self.deed(&say::Earned { citizens: citizens.into(), colour });
        }
    }

    pub fn hear(&mut self, event: &Event) {
        if self.strike.is_some() && self.hears_of_strike(event) {
            return;
        }
        if let Some(strike) = &mut self.strike {
            strike.is_open = false;
        }
        match *event {
            Event::Strikes { card, .. } => {
                self.end_strike();
                self.strike = Some(Strike { event: card, harm: Vec::new(), is_open: true });
            }
            Event::Gained { .. } | Event::Paid { .. } | Event::Transferred { .. } => {
                self.money(event);
            }
            Event::Placed { .. }
            | Event::Announced { .. }
            | Event::Tucked { .. }
            | Event::GaveBack { .. } => self.playing(event),
            Event::Activated { .. }
            | Event::Renounced { .. }
            | Event::Fruitless { .. }
            | Event::Copied { .. } => self.working(event),
            Event::Skipped { .. } => self.has_skipped = true,
            Event::LastRound => {
                self.sentence(vec![strong(self.book.say(&messages::LastRound {}))]);
            }
            Event::Ended => self.sentence(vec![strong(self.book.say(&messages::Ended {}))]),
            Event::LastCard { seat, card, .. } => {
                self.last_cards.push(LastCard { seat, card, price: 0 });
            }
            _ => self.other(event),
        }
    }

    /// What an event does to somebody while it strikes; whether that was it.
    fn hears_of_strike(&mut self, event: &Event) -> bool {
        let Some(strike) = &mut self.strike else { return false };
        let (seat, harm) = match *event {
            Event::Gained { seat, deniers, reason: Reason::Event(_) } => {
                (seat, Harm::Gained(deniers))
            }
            Event::Paid { seat, deniers, reason: Reason::Event(_) } => (seat, Harm::Lost(deniers)),
            Event::LaidDown { seat, colour, citizens } => {
                (seat, Harm::LaidDown(colour, citizens.into()))
            }
            Event::Damaged { seat, .. } => (seat, Harm::Damaged(1)),
            Event::Built { seat, against: Some(_) } => (seat, Harm::Safe),
            Event::Shielded { seat, .. } => (seat, Harm::Sheltered),
            _ => return false,
        };
        strike.add(seat, harm);
        true
    }

    fn playing(&mut self, event: &Event) {
        match *event {
            Event::Placed { seat, .. } | Event::Announced { seat, .. }
                if self.is_told_as_last(seat) => {}
            // What others chose before comes about while this player still decides.
            Event::Placed { seat, card, .. } | Event::Announced { seat, card }
                if seat != self.seat =>
            {
                self.last_cards.push(LastCard { seat, card: Some(card), price: 0 });
            }
            Event::Placed { card, .. } => self.placed(card),
            Event::Announced { card, .. } => {
                self.deed(&say::Announced { card: card.into() });
                self.is_at(Stage::Begun);
            }
            Event::Tucked { seat, card, .. } if seat != self.seat => {
                let words = match card.card() {
                    Some(card) => self.book.say(&say::TuckedNamed { card: card.into() }),
                    None => self.book.say(&say::Tucked {}),
                };
                self.other_deed(seat, &words);
            }
            Event::Tucked { card, .. } => {
                self.settle();
                let given = if let Some(card) = card.card() {
                    self.deed(&say::TuckedNamed { card: card.into() });
                    self.book.say(&say::TheCard { card: card.into() })
                } else {
                    self.deed(&say::Tucked {});
                    self.book.say(&say::ACard {})
                };
                self.is_at(Stage::Given(given));
            }
            Event::GaveBack { colour, .. } => {
                self.settle();
                self.deed(&say::GaveBack { colour });
            }
            _ => {}
        }
    }

    /// A card lies in the district; what was given for it is told with it.
    fn placed(&mut self, card: Card) {
        let mut given = Vec::new();
        while let Some(deed) = self.deeds.pop_if(|deed| matches!(deed.stage, Stage::Given(_))) {
            self.price += deed.price;
            if let Stage::Given(card) = deed.stage {
                given.insert(0, card);
            }
        }
        self.settle();
        let kind = if card.kind() == Kind::Character { "character" } else { "building" };
        self.deed(&say::Built { kind: Key(kind), card: card.into() });
        if card.kind() == Kind::Prestige {
            self.stress();
        }
        if !given.is_empty() {
            self.extend(&say::Giving { cards: list_and(self.book, &given) });
        }
    }

    /// Citizens of one owner are borrowed one by one and told together.
    fn borrowed(&mut self, owner: Seat, colour: Colour) {
        let is_same = |deed: &mut Deed| matches!(deed.stage, Stage::Borrowed(other, its, _) if (other, its) == (owner, colour));
        let mut citizens = 1;
        if let Some(before) = self.deeds.pop_if(is_same) {
            self.price += before.price;
            if let Stage::Borrowed(_, _, number) = before.stage {
                citizens += number;
            }
        }
        self.deed(&say::Borrowed { owner: Who(owner), citizens, colour });
        self.is_at(Stage::Borrowed(owner, colour, citizens));
    }

    fn working(&mut self, event: &Event) {
        match *event {
            Event::Activated { card, .. } => self.deed(&say::Used { card: card.into() }),
            Event::Copied { owner, card, .. } => {
                self.deed(&say::Copied { card: card.into(), owner: Who(owner) });
            }
            Event::Renounced { .. } => self.extend(&say::Idle {}),
            Event::Fruitless { .. } => self.extend(&say::Fruitless {}),
            _ => {}
        }
    }

    fn other(&mut self, event: &Event) {
        match *event {
            Event::Drew { deck, card, .. } => {
                self.settle();
                match card.card() {
                    Some(card) => self.deed(&say::DrewNamed { card: card.into() }),
                    None => self.deed(&say::Drew { colour: deck.colour(), level: deck.level() }),
                }
            }
            Event::TurnedUp { card, .. } => self.extend(&say::Leaving { card: card.into() }),
            Event::Buried { card, .. } => self.deed(&say::Buried { card: card.into() }),
            Event::NextEvent { card: Some(card), .. } => {
                let event = event_name(self.book, card);
                self.sentence(vec![Said::plain(self.book.say(&messages::NextEvent { event }))]);
            }
            Event::LookedAt { deck, .. } => {
                self.deed(&say::Looked { colour: deck.colour(), level: deck.level() });
                self.is_at(Stage::Begun);
            }
            Event::Crier { .. } => {
                self.deed(&say::Crier {});
                self.stress();
            }
            Event::Borrowed { owner, colour, .. } => self.borrowed(owner, colour),
            Event::Damaged { seat, .. } => self.deed(&say::Damaged { owner: Who(seat) }),
            Event::Built { .. } => self.deed(&say::Rampart {}),
            Event::Combated { card, .. } => {
                self.deed(&say::Combated { event: event_name(self.book, card) });
            }
            Event::TuckedEvent { card, .. } => {
                self.deed(&say::TuckedEvent { event: event_name(self.book, card) });
            }
            Event::Recruited { colour, .. } => self.deed(&say::Recruited { colour }),
            Event::Raised { .. } => self.deed(&say::Raised {}),
            Event::Gathered { .. } => self.deed(&say::Gathered {}),
            Event::Committed { .. } => self.deed(&say::Committed {}),
            _ => {}
        }
    }

    fn money(&mut self, event: &Event) {
        match *event {
            Event::Gained { seat, deniers, .. } if seat == self.seat => match self.deeds.last_mut()
            {
                Some(deed) => deed.gain += deniers,
                None => self.other_gain(seat, deniers),
            },
            Event::Gained { seat, deniers, .. } => self.other_gain(seat, deniers),
            Event::Paid { seat, deniers, reason: Reason::Card } if self.is_told_as_last(seat) => {
                let own = self.last_cards.iter_mut().find(|last| last.seat == seat);
                own.expect("it is told").price += deniers;
            }
            Event::Paid { seat, deniers, .. } if seat == self.seat => self.price += deniers,
            Event::Transferred { deniers, debt: Debt::Borrowing, .. } => self.price += deniers,
            Event::Transferred { from, deniers, .. } => {
                if let Some(deed) = self.deeds.last_mut() {
                    deed.gain += deniers;
                    deed.payers.push((from, deniers));
                }
            }
            // What others pay for their last cards is told in their own lines.
            _ => {}
        }
    }

    /// Somebody else gains while the last cards are laid.
    fn other_gain(&mut self, seat: Seat, deniers: u32) {
        let name = format!("{} ", capital(&seat_within(self.book, seat)));
        let gain = Said::toned(plus(self.book, deniers), Tone::Gain);
        self.sentence(vec![Said::plain(name), gain]);
    }

    /// What somebody else did meanwhile: a sentence of its own.
    fn other_deed(&mut self, other: Seat, words: &str) {
        let book = self.book;
        let who = Key(if is_you(book, other) { "you" } else { "other" });
        let name = seat(book, other);
        let has = book.say(&say::Has { who });
        self.sentence(vec![Said::plain(format!("{name}{has}{words}"))]);
    }

    fn is_told_as_last(&self, seat: Seat) -> bool {
        self.last_cards.iter().any(|last| last.seat == seat && last.card.is_some())
    }

    fn deed(&mut self, message: &impl bastide_text::Message) {
        self.end_strike();
        let price = std::mem::take(&mut self.price);
        self.deeds.push(Deed { price, ..Deed::plain(self.book.say(message)) });
    }

    /// Adds to the last deed.
    fn extend(&mut self, message: &impl bastide_text::Message) {
        if let Some(deed) = self.deeds.last_mut() {
            deed.said.words.push_str(&self.book.say(message));
        }
    }

    fn is_at(&mut self, stage: Stage) {
        if let Some(deed) = self.deeds.last_mut() {
            deed.stage = stage;
        }
    }

    /// What was begun is done: only that is told, with its price.
    fn settle(&mut self) {
        if let Some(begun) = self.deeds.pop_if(|deed| deed.stage == Stage::Begun) {
            self.price += begun.price;
        }
    }

    fn stress(&mut self) {
        if let Some(deed) = self.deeds.last_mut() {
            deed.said.tone = Tone::Strong;
        }
    }

    fn sentence(&mut self, mut said: Vec<Said>) {
        self.end_strike();
        if !said.last().is_some_and(|last| last.words.ends_with('.')) {
            said.push(Said::plain("."));
        }
        self.after.push(said);
    }

    fn end_strike(&mut self) {
        if let Some(strike) = self.strike.take() {
            let said = strike.said(self.book);
            self.after.push(said);
        }
    }

    /// The line: the name, the deeds, and what followed from them.
    pub fn told(mut self) -> Vec<Said> {
        self.end_strike();
        let book = self.book;
        if self.deeds.is_empty() {
            let said = if self.has_skipped {
                book.say(&say::Skipped {})
            } else {
                book.say(&say::Began {})
            };
            self.deeds.push(Deed::plain(said));
        }
        let who = Key(if is_you(book, self.seat) { "you" } else { "other" });
        let mut line = vec![Said::toned(seat(book, self.seat), Tone::Who)];
        line.push(Said::plain(book.say(&say::Has { who })));
        let count = self.deeds.len();
        for (index, deed) in self.deeds.into_iter().enumerate() {
            if index > 0 {
                let is_last = index + 1 == count;
                let between = if is_last { book.say(&say::And {}) } else { ", ".to_owned() };
                line.push(Said::plain(between));
            }
            deed.tell(book, &mut line);
        }
        line.push(Said::plain("."));
        if !self.last_cards.is_empty() {
            self.after.insert(0, last_cards_said(book, &self.last_cards));
        }
        for sentence in self.after {
            line.push(Said::plain(" "));
            line.extend(sentence);
        }
        joined(line)
    }
}

impl Deed {
    fn plain(words: String) -> Self {
        let said = Said::plain(words);
        Self { said, stage: Stage::Done, price: 0, gain: 0, payers: Vec::new() }
    }

    fn tell(self, book: &Phrasebook, line: &mut Vec<Said>) {
        let Self { said, price, gain, payers, .. } = self;
        line.push(said);
        if price > 0 {
            line.push(Said::plain(" ("));
            line.push(Said::toned(minus(book, price), Tone::Loss));
            line.push(Said::plain(")"));
        }
        if gain == 0 {
            return;
        }
        line.push(Said::plain(format!("{} ", book.say(&say::Colon { words: String::new() }))));
        line.push(Said::toned(plus(book, gain), Tone::Gain));
        if payers.is_empty() {
            return;
        }
        line.push(Said::plain(" ("));
        for (index, (payer, deniers)) in payers.into_iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            line.push(Said::plain(format!("{comma}{} ", seat_within(book, payer))));
            line.push(Said::toned(minus(book, deniers), Tone::Loss));
        }
        line.push(Said::plain(")"));
    }
}

impl Strike {
    /// Several hits of one kind are one.
    fn add(&mut self, seat: Seat, harm: Harm) {
        for (other, known) in &mut self.harm {
            if *other != seat {
                continue;
            }
            match (known, harm) {
                (Harm::LaidDown(colour, all), Harm::LaidDown(its, more)) if *colour == its => {
                    *all += more;
                    return;
                }
                (Harm::Damaged(all), Harm::Damaged(more))
                | (Harm::Lost(all), Harm::Lost(more))
                | (Harm::Gained(all), Harm::Gained(more)) => {
                    *all += more;
                    return;
                }
                _ => {}
            }
        }
        self.harm.push((seat, harm));
    }

    /// `Drought: Maud and you −2 deniers; Odo −1 denier.`
    fn said(self, book: &Phrasebook) -> Vec<Said> {
        let name = event_name(book, self.event);
        let mut said = vec![Said::toned(book.say(&say::Colon { words: name }), Tone::Strong)];
        let mut told: Vec<(Vec<Seat>, Harm)> = Vec::new();
        for (seat, harm) in self.harm {
            match told.iter_mut().find(|(_, other)| *other == harm) {
                Some((seats, _)) => seats.push(seat),
                None => told.push((vec![seat], harm)),
            }
        }
        if told.is_empty() && self.is_open {
            said.push(Said::plain(format!(" {}.", book.say(&say::Unsettled {}))));
            return said;
        }
        if told.is_empty() {
            said.push(Said::plain(format!(" {}.", book.say(&say::Nobody {}))));
            return said;
        }
        for (index, (seats, harm)) in told.into_iter().enumerate() {
            let between = if index > 0 { book.say(&say::Semicolon {}) } else { " ".to_owned() };
            let names: Vec<String> = seats.iter().map(|&seat| seat_within(book, seat)).collect();
            said.push(Said::plain(format!("{between}{} ", list_and(book, &names))));
            said.push(harm.said(book, struck(book, &seats)));
        }
        said.push(Said::plain("."));
        said
    }
}

/// Whether those who are struck are the reader, somebody else, several, or several with the reader among them.
fn struck(book: &Phrasebook, seats: &[Seat]) -> Key {
    let has_you = seats.iter().any(|&seat| is_you(book, seat));
    Key(match (seats.len(), has_you) {
        (1, true) => "you",
        (1, false) => "one",
        (_, true) => "both",
        (_, false) => "other",
    })
}

impl Harm {
    /// After the names of those who are struck.
    fn said(self, book: &Phrasebook, who: Key) -> Said {
        let safe = |cover| Said::plain(book.say(&say::IsSafe { who, cover: Key(cover) }));
        match self {
            Self::Lost(deniers) => Said::toned(minus(book, deniers), Tone::Loss),
            Self::Gained(deniers) => Said::toned(plus(book, deniers), Tone::Gain),
            Self::LaidDown(colour, citizens) => {
                Said::toned(book.say(&say::Lays { who, citizens, colour }), Tone::Loss)
            }
            Self::Damaged(cards) => Said::toned(book.say(&say::Suffers { who, cards }), Tone::Loss),
            Self::Safe => safe("rampart"),
            Self::Sheltered => safe("catapult"),
        }
    }
}

/// `2 yellow citizens lie down`
pub fn lay(book: &Phrasebook, colour: Colour, citizens: u32) -> String {
    book.say(&say::Lay { citizens, colour })
}

/// `1 card is damaged`
pub fn harm(book: &Phrasebook, cards: u32) -> String {
    book.say(&say::Harm { cards })
}

pub fn sheltered(book: &Phrasebook) -> String {
    book.say(&say::Sheltered {})
}

/// `Last cards: Maud – Tour des Six (−3 deniers); you – Inn.`
fn last_cards_said(book: &Phrasebook, cards: &[LastCard]) -> Vec<Said> {
    let words = last_cards(book);
    let mut said = vec![Said::plain(format!("{} ", book.say(&say::Colon { words })))];
    for (index, &LastCard { seat, card, price }) in cards.iter().enumerate() {
        let between = if index > 0 { book.say(&say::Semicolon {}) } else { String::new() };
        said.push(Said::plain(format!("{between}{} – ", seat_within(book, seat))));
        said.push(match card {
            Some(card) => strong(card_name(book, card)),
            None => Said::plain(book.say(&say::NoCard {})),
        });
        if price > 0 {
            said.push(Said::plain(" ("));
            said.push(Said::toned(minus(book, price), Tone::Loss));
            said.push(Said::plain(")"));
        }
    }
    said.push(Said::plain("."));
    said
}

fn strong(words: String) -> Said {
    Said::toned(words, Tone::Strong)
}

/// Neighbours of one tone as one piece.
fn joined(line: Vec<Said>) -> Vec<Said> {
    let mut pieces: Vec<Said> = Vec::new();
    for said in line {
        match pieces.last_mut().filter(|last| last.tone == said.tone && said.tone == Tone::Plain) {
            Some(last) => last.words.push_str(&said.words),
            None => pieces.push(said),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use bastide_core::Seat;
    use bastide_text::{Cast, Language, Phrasebook};
    use bastide_tournay::{Cause, Colour, Event};

    use super::Teller;

    /// What an event does to the reader, to others, and to both.
    fn told(language: Language, harm: &[Event]) -> String {
        let names = ["Maud", "Odo", "Alix"].map(str::to_owned);
        let book = Phrasebook::for_table(language, Cast::new(names, Some(2)));
        let mut teller = Teller::new(&book, Seat::new(0));
        let (spot, card) = ("1".parse().expect("a spot"), "EV-PLAGUE".parse().expect("an event"));
        teller.hear(&Event::Strikes { spot, card, coins: 1, cause: Cause::Crier });
        for event in harm {
            teller.hear(event);
        }
        let line: String = teller.told().into_iter().map(|said| said.words).collect();
        let (_, event) = line.split_once(". ").expect("the turn, then the event");
        event.replace('\u{a0}', " ")
    }

    #[test]
    fn an_event_about_which_somebody_is_asked_has_touched_nobody_yet() {
        let untold = told(Language::English, &[]);
        assert_eq!(untold, "Great Plague: not settled yet.");
        let over = told(Language::English, &[Event::Turn { seat: Seat::new(1) }]);
        assert_eq!(over, "Great Plague: nobody was touched.");
    }

    #[test]
    fn what_an_event_does_is_said_with_a_verb() {
        let lays = |seat, citizens| {
            let seat = Seat::new(seat);
            Event::LaidDown { seat, colour: Colour::White, citizens }
        };
        let slot = "b2".parse().expect("a slot");
        let damaged = |seat| Event::Damaged { seat: Seat::new(seat), slot };
        let apart = [lays(0, 1), lays(1, 2), damaged(2)];
        let together = [lays(0, 1), lays(2, 1), damaged(1)];
        let said = |language| [told(language, &apart), told(language, &together)];
        assert_eq!(
            said(Language::English),
            [
                "Great Plague: Maud lays down 1 white citizen; Odo lays down 2 white citizens; you have 1 card damaged.",
                "Great Plague: Maud and you lay down 1 white citizen each; Odo has 1 card damaged.",
            ]
        );
        assert_eq!(
            said(Language::French),
            [
                "Grande Peste : Maud couche 1 habitant blanc ; Odo couche 2 habitants blancs ; vous avez 1 carte endommagée.",
                "Grande Peste : Maud et vous couchez chacun 1 habitant blanc ; Odo a 1 carte endommagée.",
            ]
        );
        assert_eq!(
            said(Language::German),
            [
                "Große Pest: Maud legt einen weißen Bürger hin; Odo legt 2 weiße Bürger hin; du hast 1 beschädigte Karte.",
                "Große Pest: Maud und du legt je einen weißen Bürger hin; Odo hat 1 beschädigte Karte.",
            ]
        );
    }
}
