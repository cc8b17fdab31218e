//! All that is said about Tournay: the cards to be read before they are accepted, and whole games of
//! which nothing may stay without words.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use bastide_core::{Game as _, Seat, Seed, Viewer, Violation};
use bastide_presentation_tournay::words;
use bastide_text::{Language, Phrasebook};
use bastide_tournay::{
    Action, BUILT_IN, Card, Cause, Coins, Colour, Debt, Deck, Errand, Event, EventCard, Level,
    Need, Reason, Setup, Slots, Spoils, Spot, Stand, Task, Tournay, Way, clause,
};

/// A generator that is good enough to wander through games with.
struct Wanderer(u64);

impl Wanderer {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Everything that is said in a game, by what it is about.
#[derive(Default)]
struct Said {
    lines: BTreeMap<String, String>,
}

impl Said {
    /// Keeps the first sentence of each kind and checks all of them.
    fn hear(&mut self, about: String, sentence: String) {
        assert!(!sentence.is_empty(), "{about} has no words");
        let marks = ['{', '}', '$', '\u{2068}', '\u{2069}'];
        assert!(!sentence.contains(marks), "{about}: {sentence}");
        assert!(!sentence.contains("  ") && sentence.trim() == sentence, "{about}: {sentence:?}");
        self.lines.entry(about).or_insert(sentence);
    }
}

/// `Gained`, from `Gained { seat: …`.
fn kind_of(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// Plays a game at random and hears everything that can be said about it.
fn listen(setup: &Setup, number: u64, book: &Phrasebook, said: &mut Said) {
    let mut game = Tournay::start(setup, &Seed::numbered(number)).expect("a good setup");
    let mut wanderer = Wanderer(number + 1);
    let mut tried: Vec<Action> = Vec::new();
    for _ in 0..1500 {
        let Some(seat) = game.to_act().iter().next() else { break };
        let view = game.view(Viewer::Seat(seat));
        said.hear(format!("task {}", kind_of(&view.task)), words::question(book, &view));
        said.hear("table".to_owned(), words::table_words(book, &view));
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        for &action in &actions {
            said.hear(format!("action {}", kind_of(&action)), words::action(book, action));
            let choice = words::choice(book, &view, seat, action);
            said.hear(format!("choice {}", kind_of(&action)), choice);
        }
        if !tried.is_empty() {
            refuse(&game, tried[wanderer.below(tried.len())], book, said);
        }
        let mut action = actions[wanderer.below(actions.len())];
        if action == Action::Skip {
            action = actions[wanderer.below(actions.len())];
        }
        tried.push(action);
        let mut events: Vec<Event> = Vec::new();
        let _ = game.apply(seat, action, &mut events).expect("a listed action");
        for event in &events {
            for who in [Viewer::Public, Viewer::Seat(seat)] {
                let Some(event) = Tournay::retell(event, who) else { continue };
                said.hear(format!("event {}", kind_of(&event)), words::event(book, &event));
            }
        }
    }
    let view = game.view(Viewer::Public);
    said.hear("result".to_owned(), words::result(book, &view));
    for line in words::score_lines(book, &view) {
        said.hear("score".to_owned(), line.label);
    }
    parts(&view, book, said);
}

fn refuse(game: &Tournay, action: Action, book: &Phrasebook, said: &mut Said) {
    for seat in Seat::all(game.setup().players) {
        let mut copy = game.clone();
        if let Err(violation) = copy.apply(seat, action, &mut Vec::<Event>::new()) {
            let about = format!("need {}", kind_of(&violation.need));
            said.hear(about, words::violation(book, &violation));
        }
    }
}

fn parts(view: &bastide_tournay::View, book: &Phrasebook, said: &mut Said) {
    for deck in &view.decks {
        said.hear(format!("deck {}", deck.deck), words::deck_part(book, deck));
    }
    for &event in &view.queue.events {
        said.hear("queue".to_owned(), words::queue_part(book, event));
    }
    for (seat, player) in view.players.iter() {
        said.hear(format!("player {seat}"), words::player_part(book, seat, player));
        for slot in &player.district {
            said.hear(format!("slot {}", slot.slot), words::slot_part(book, seat, slot));
        }
        for colour in Colour::ALL {
            said.hear("plaza".to_owned(), words::plaza_part(book, seat, player, colour));
        }
        for &held in &player.hand {
            said.hear("hand".to_owned(), words::hand_part(book, held));
        }
    }
}

fn needs() -> Vec<Need> {
    let (colour, deck) = (Colour::White, Deck::new(Colour::White, Level::II));
    let slot = "b2".parse().expect("a slot");
    vec![
        Need::GameGoingOn,
        Need::TurnOf { seat: Seat::new(1) },
        Need::OpenChoice,
        Need::Answer { task: Task::Act },
        Need::Deniers { price: 1, purse: 0 },
        Need::Deniers { price: 5, purse: 2 },
        Need::Citizens { colour, citizens: 1 },
        Need::Citizens { colour, citizens: 3 },
        Need::OwnCitizen { colour },
        Need::InHand,
        Need::Playable,
        Need::SlotNow { now: true },
        Need::SlotNow { now: false },
        Need::Slot { slot },
        Need::Card,
        Need::NoTwin,
        Need::FaceUp { deck },
        Need::FaceDown { deck },
        Need::Building,
        Need::Free,
        Need::Undamaged,
        Need::LowLevel,
        Need::Event,
        Need::Coins,
        Need::NoCoins,
        Need::VisibleCard,
        Need::LookAtBoth { deck },
        Need::Reserve { colour },
        Need::Advanced,
        Need::Opponent,
        Need::Once,
        Need::Fewer { most: 1 },
        Need::Fewer { most: 2 },
        Need::Reaction,
        Need::Rampart,
        Need::Catapult,
        Need::InOrder,
    ]
}

fn tasks() -> Vec<Task> {
    let card: Card = "Y3-MINT".parse().expect("a card");
    let (slot, colour) = ("b2".parse().expect("a slot"), Colour::Red);
    let deck = Deck::new(colour, Level::III);
    let place = Spot::all().next().expect("the queue has places");
    let spared = bastide_core::Seats::NONE;
    vec![
        Task::PlayCard,
        Task::PayCitizen { card, slot },
        Task::PayCard { card, slot: None },
        Task::PutCard { card },
        Task::PlacingCombat { knights: Slots::NONE },
        Task::Act,
        Task::Citizens {
            colour,
            left: 2,
            passed: 0,
            errand: Errand::Draw { deck, way: Way::Blind },
        },
        Task::ChooseDraw { level: Level::II, colour: None },
        Task::ChooseDraw { level: Level::II, colour: Some(colour) },
        Task::ChooseTake { level: Level::I },
        Task::Keep { deck },
        Task::TurnUp { level: Level::I, next: 0, keep: 2 },
        Task::TakeShown { level: Level::I, next: 0, left: 2 },
        Task::ChooseRecruit { price: 3 },
        Task::CopyBuilding { colour: None, free_only: true },
        Task::CopyBuilding { colour: Some(colour), free_only: false },
        Task::CombatFree { coins: Coins::Present, spoils: Spoils::ToBank },
        Task::CombatFree { coins: Coins::Absent, spoils: Spoils::ToBank },
        Task::Fire { most: 2 },
        Task::Bombard { victim: 1 },
        Task::NameColour { amount: 1 },
        Task::React { waiting: Slots::NONE },
        Task::Defend { spot: place, cause: Cause::Crier, victim: 0, spared },
        Task::Suffer { spot: place, victim: 0, hits: 2, spared },
        Task::EndTurn,
        Task::Commit,
    ]
}

/// One action of each kind, in the notation.
fn actions() -> Vec<Action> {
    let notations = "play Y1-MARKET b2,play Y3-CITY-HALL,skip,pay plaza,pay lying,pay b2,\
        give R1-FORT/2,give b2,give b2 3,put c3,draw W2 visible,draw W2 blind,activate b2,activate b2 idle,\
        combat 2,combat 2 by c3,earn red 1,earn white 2,gather,recruit yellow,own,borrow 3,\
        keep W2-MONASTERY-ANY,take W1,copy 2 c3,fire 1 3,damage c3,name red,raise b1,follow b1 c2,\
        follow b1 c2 idle,decline,endure,build,shield,lay red,tuck W1-PRIOR,tuck EV-PLAGUE,\
        commit Y3-MINT b2,pass";
    notations.split(',').map(|notation| notation.trim().parse().expect("a notation")).collect()
}

/// One event of each kind but those that tell of hidden cards: only the game makes them.
fn events() -> Vec<Event> {
    let (seat, owner, slot) = (Seat::new(0), Seat::new(2), "b2".parse().expect("a slot"));
    let card: Card = "Y1-MARKET".parse().expect("a card");
    let plague: EventCard = "EV-PLAGUE".parse().expect("an event");
    let (colour, deck) = (Colour::White, Deck::new(Colour::White, Level::II));
    let place = Spot::all().next().expect("the queue has places");
    let mut events = vec![
        Event::Turn { seat },
        Event::Skipped { seat },
        Event::Announced { seat, card },
        Event::Placed { seat, card, slot },
        Event::Shifted { seat, columns: 1, rows: 0 },
        Event::LaidDown { seat, colour, citizens: 1 },
        Event::LaidDown { seat, colour, citizens: 3 },
        Event::GaveBack { seat, colour, from: Stand::Lying },
        Event::Borrowed { seat, owner, colour },
        Event::Buried { deck, card },
        Event::TurnedUp { deck, card },
        Event::Crier { seat, deck },
        Event::Fed { spot: place, card: plague, coins: 1 },
        Event::Strikes { spot: place, card: plague, coins: 2, cause: Cause::Crier },
        Event::Strikes { spot: place, card: plague, coins: 1, cause: Cause::Ballista },
        Event::Built { seat, against: None },
        Event::Built { seat, against: Some(plague) },
        Event::Shielded { seat, against: plague },
        Event::Damaged { seat, slot },
        Event::Activated { seat, slot, card, lender: None },
        Event::Activated { seat, slot, card, lender: Some(owner) },
        Event::Renounced { seat, slot },
        Event::Fruitless { seat },
        Event::Copied { seat, owner, slot, card },
        Event::Combated { seat, spot: place, card: plague },
        Event::NextEvent { spot: place, card: Some(plague) },
        Event::NextEvent { spot: place, card: None },
        Event::Recruited { seat, colour },
        Event::Raised { seat },
        Event::Gathered { seat },
        Event::TuckedEvent { seat, card: plague },
        Event::LastRound,
        Event::Committed { seat },
        Event::LastCard { seat, card: Some(card), slot: Some(slot) },
        Event::LastCard { seat, card: None, slot: None },
        Event::Ended,
    ];
    for reason in [
        Reason::Earn,
        Reason::Building,
        Reason::Character(slot),
        Reason::Spoils,
        Reason::Event(plague),
    ] {
        events.push(Event::Gained { seat, deniers: 2, reason });
    }
    for reason in [Reason::Card, Reason::Ransom, Reason::Recruit, Reason::Event(plague)] {
        events.push(Event::Paid { seat, deniers: 1, reason });
    }
    for debt in [Debt::Borrowing, Debt::Lordship, Debt::Courthouse] {
        events.push(Event::Transferred { from: seat, to: owner, deniers: 3, debt });
    }
    events
}

/// The words of all cards and options, and a sentence of each kind.
fn everything(language: Language) -> String {
    let book = Phrasebook::new(language);
    let mut text = String::new();
    let mut say = |line: String| writeln!(text, "{line}").expect("strings take all");
    for card in Card::all() {
        let words = words::card_words(&book, &BUILT_IN, card);
        let parts = [words.kind, words.cost, Some(words.effect), words.points];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        say(format!("{card}: {} | {}", words.name, parts.join(" | ")));
    }
    for event in EventCard::all() {
        let words = words::event_card_words(&book, &BUILT_IN, event);
        say(format!(
            "{event}: {} | {} | {}",
            words.name,
            words.effect,
            words.cost.unwrap_or_default()
        ));
    }
    for option in words::options(&book) {
        say(format!("{}: {} – {}", option.name, option.label, option.note));
        for value in option.values {
            say(format!("  {}: {}", value.value, value.label));
        }
    }
    for need in needs() {
        say(words::violation(&book, &Violation::new(clause::TOU_PLAY_05, need)));
    }
    for task in tasks() {
        say(words::task(&book, task));
    }
    for action in actions() {
        say(words::action(&book, action));
    }
    for event in events() {
        say(words::event(&book, &event));
    }
    text
}

#[test]
fn all_that_is_said_in_english() {
    insta::assert_snapshot!(everything(Language::English));
}

#[test]
fn all_that_is_said_in_french() {
    insta::assert_snapshot!(everything(Language::French));
}

#[test]
fn all_that_is_said_in_german() {
    insta::assert_snapshot!(everything(Language::German));
}

/// Random games meet nearly everything; whatever they meet has words.
#[test]
fn nothing_that_happens_in_a_game_stays_without_words() {
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        let mut said = Said::default();
        let setups = Tournay::showcase().into_iter().chain(Setup::readings());
        for (number, setup) in setups.enumerate() {
            if number % 3 == language as usize {
                listen(&setup, number as u64, &book, &mut said);
            }
        }
        assert!(said.lines.len() > 90, "{}", said.lines.len());
    }
}

/// The tables of cards have the names of the rulebooks; only typography is ours.
#[test]
fn names_are_those_of_the_rulebooks() {
    let plain = |name: &str| name.replace('’', "'").replace('É', "E");
    let (english, french) = (Phrasebook::default(), Phrasebook::new(Language::French));
    for card in Card::all() {
        assert_eq!(plain(&words::card_name(&english, card)), card.name_en());
        assert_eq!(plain(&words::card_name(&french, card)), plain(card.name_fr()));
    }
    for event in EventCard::all() {
        assert_eq!(words::event_name(&english, event), event.name_en());
        assert_eq!(words::event_name(&french, event), event.name_fr());
    }
}

#[test]
fn no_two_cards_are_called_the_same() {
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        let names: BTreeSet<String> = Card::all().map(|card| words::card(&book, card)).collect();
        assert_eq!(names.len(), Card::COUNT, "{language}");
    }
}
