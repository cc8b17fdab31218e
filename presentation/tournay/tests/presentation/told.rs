//! Games as they are told at a table: with the names of those who play, to one of them or to a spectator.

use std::slice;

use bastide_core::{Game as _, Seat, Seed, Setup as _, Viewer};
use bastide_presentation::{Layout, Presentation as _, Said, Scene, StepKind, Told, Tone};
use bastide_presentation_tournay::TournayPresentation;
use bastide_text::{Cast, Language, Phrasebook};
use bastide_tournay::{Action, Event, Kind, Setup, Tournay, View};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const NAMES: [&str; 4] = ["Maud", "Odo", "Alix", "Ysolde"];

/// What seats are called where nobody knows who plays.
const COLOURS: [&str; 11] = [
    "Blue", "Green", "Violet", "Black", "Bleu", "Vert", "Noir", "Blau", "Grün", "Violett",
    "Schwarz",
];

/// A game as one viewer hears it.
struct Heard {
    lines: Vec<Told<Action, Event>>,
    views: Vec<View>,
}

fn play(setup: &Setup, number: u64, who: Viewer) -> Heard {
    let mut game = Tournay::start(setup, &Seed::numbered(number)).expect("a good setup");
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let mut heard = Heard { lines: Vec::new(), views: Vec::new() };
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.pick(seat, &mut rng).expect("something is legal");
        let mut events = Vec::new();
        let _ = game.apply(seat, action, &mut events).expect("it is legal");
        let is_secret = TournayPresentation::action_kind(action).is_secret;
        heard.lines.push(Told {
            seat,
            action: (!is_secret || who == Viewer::Seat(seat)).then_some(action),
            events: events.iter().filter_map(|event| Tournay::retell(event, who)).collect(),
        });
        heard.views.push(game.view(who));
    }
    heard
}

/// Each language, as a player reads it and as a spectator does, with some games.
fn for_all_readers(mut read: impl FnMut(&Phrasebook, Viewer, &Heard)) {
    let literal = Setup::readings().into_iter().step_by(5);
    for (number, setup) in Tournay::showcase().into_iter().chain(literal).enumerate() {
        let language = Language::ALL[number % 3];
        for you in [None, Some(Seat::new(number as u8 % setup.seats()))] {
            let cast = Cast::new(NAMES.map(str::to_owned), you.map(Seat::index));
            let book = Phrasebook::for_table(language, cast);
            let who = you.map_or(Viewer::Public, Viewer::Seat);
            read(&book, who, &play(&setup, number as u64, who));
        }
    }
}

fn text(said: &[Said]) -> String {
    said.iter().map(|piece| piece.words.as_str()).collect()
}

/// No gap, no key of a seat, no colour in the place of a name.
fn check_words(words: &str) {
    assert!(!words.is_empty());
    let marks = ['{', '}', '$', '\u{2068}', '\u{2069}'];
    assert!(!words.contains(marks) && !words.contains("  ") && words.trim() == words, "{words:?}");
    for word in words.split(|letter: char| !letter.is_alphanumeric()) {
        assert!(!COLOURS.contains(&word), "{words}");
        assert!(!["third", "fourth"].contains(&word), "{words}");
    }
}

fn check_reader(words: &str, book: &Phrasebook, who: Viewer) {
    let is_apart = |letter: char| !letter.is_alphanumeric();
    let spoken: Vec<&str> = words.split(is_apart).collect();
    let you = match book.language() {
        Language::English => ["You", "you", "Your", "your"].as_slice(),
        Language::French => ["Vous", "vous", "Votre", "votre"].as_slice(),
        Language::German => ["Du", "du", "dir", "dich", "Dein", "Deine", "deine"].as_slice(),
    };
    if who == Viewer::Public {
        assert!(!spoken.iter().any(|word| you.contains(word)), "{words}");
    }
    if let Viewer::Seat(seat) = who {
        assert!(!spoken.contains(&NAMES[seat.index()]), "to {who:?}: {words}");
    }
    if book.language() != Language::English {
        assert!(!spoken.contains(&"you"), "{words}");
    }
    for wrong in
        ["You plays", "You draws", "you is", "you’s", "You’s", "de vous ", "vous a ", "Du hat"]
    {
        assert!(!words.contains(wrong), "{words}");
    }
}

#[test]
fn every_action_is_in_exactly_one_line() {
    for_all_readers(|book, _, heard| {
        let turns = TournayPresentation::turns(&heard.lines, book);
        let mut plies: Vec<usize> = turns.iter().flat_map(|turn| turn.plies.clone()).collect();
        plies.sort_unstable();
        assert_eq!(plies, (0..heard.lines.len()).collect::<Vec<_>>());
        let begun = heard.lines.iter().flat_map(|line| &line.events);
        let begun = begun.filter(|event| matches!(event, Event::Turn { .. })).count();
        assert!(turns.len() > begun, "{} lines, {begun} turns", turns.len());
        assert!(turns.iter().all(|turn| !turn.round.is_empty()));
    });
}

#[test]
fn every_turn_is_a_line_with_a_name() {
    let mut longest = 0;
    for_all_readers(|book, who, heard| {
        for turn in TournayPresentation::turns(&heard.lines, book) {
            let told: Vec<_> = turn.plies.iter().map(|&ply| &heard.lines[ply]).collect();
            // Also while the turn goes on.
            for done in 1..=told.len() {
                let said = TournayPresentation::turn_words(&told[..done], turn.seat, book);
                assert_eq!(said.first().map(|piece| piece.tone), Some(Tone::Who));
                let words = text(&said);
                check_words(&words);
                check_reader(&words, book, who);
                assert!(words.ends_with('.') && !words.ends_with(".."), "{words}");
                longest = longest.max(words.chars().count());
                assert!(words.chars().count() < 560, "{words}");
            }
        }
    });
    assert!(longest > 100);
}

#[test]
fn sentences_name_those_who_play() {
    for_all_readers(|book, who, heard| {
        for (line, view) in heard.lines.iter().zip(&heard.views) {
            for event in &line.events {
                let words = TournayPresentation::event(book, event);
                check_words(&words);
                check_reader(&words, book, who);
            }
            let words = TournayPresentation::question(view, who, book);
            check_words(&words);
            check_reader(&words, book, who);
        }
        let end = heard.views.last().expect("a game has an end");
        let words = TournayPresentation::result(book, end);
        check_words(&words);
        check_reader(&words, book, who);
        assert!(words.contains('–'), "{words}");
    });
}

#[test]
fn the_reader_wins_by_their_own_name() {
    let setup = Setup::default();
    let heard = play(&setup, 3, Viewer::Public);
    let end = heard.views.last().expect("a game has an end");
    let winner = end.standing.as_ref().and_then(|standing| standing.winners().next());
    let winner = winner.expect("somebody wins").index();
    let names = || NAMES.map(str::to_owned);
    let cast = Cast::new(names(), Some(winner));
    let words = TournayPresentation::result(&Phrasebook::for_table(Language::English, cast), end);
    assert!(words.starts_with("You win "), "{words}");
    let cast = Cast::new(names(), Some(1 - winner));
    let words = TournayPresentation::result(&Phrasebook::for_table(Language::English, cast), end);
    assert!(words.starts_with(&format!("{} wins ", NAMES[winner])), "{words}");
    assert!(TournayPresentation::result(&Phrasebook::default(), end).contains("points"));
}

/// The ids of a page's drawing that somebody can point at: symbols and what only arranges others are no things.
fn things(page: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(page).expect("well-formed");
    let is_symbol = |id: &&str| {
        ["i-", "a-", "c-", "label-", "view-looked"].iter().any(|head| id.starts_with(head))
            || ["wood", "grain"].contains(id)
            || id.len() == 1
    };
    let in_defs =
        |node: &roxmltree::Node<'_, '_>| node.ancestors().any(|parent| parent.has_tag_name("defs"));
    let nodes = document.descendants().filter(|node| !in_defs(node));
    let ids = nodes.filter_map(|node| node.attribute("id")).filter(|id| !is_symbol(id));
    ids.map(str::to_owned).collect()
}

#[test]
fn everything_on_the_table_explains_itself() {
    for_all_readers(|book, who, heard| {
        for view in heard.views.iter().step_by(61).chain(heard.views.last()) {
            let scene = Scene { viewer: who, view, last: &[] };
            let page = TournayPresentation::svg(&scene, Layout::Page, book);
            assert!(!page.contains("<title"), "a native tooltip would cover the panel");
            for id in things(&page) {
                let about = TournayPresentation::explain(view, who, &id, book);
                let about = about.unwrap_or_else(|| panic!("{id} explains nothing"));
                check_words(&about.title);
                assert!(!about.title.contains('-') || !about.title.contains(&id), "{id}");
                let facts = about.facts.iter().flat_map(|(label, words)| [label, words]);
                for words in facts.chain(&about.words).chain(&about.missing).chain(&about.kind) {
                    check_words(words);
                    // What a card does is said to whoever has it, also for spectators.
                    if who != Viewer::Public {
                        check_reader(words, book, who);
                    }
                    assert!(!words.contains("TOU-"), "{words}");
                }
            }
        }
    });
}

#[test]
fn steps_happen_at_elements_of_the_drawing() {
    for_all_readers(|book, who, heard| {
        for (number, (line, view)) in heard.lines.iter().zip(&heard.views).enumerate() {
            let drawn = if number % 13 == 0 {
                let scene = Scene { viewer: who, view, last: &[] };
                things(&TournayPresentation::svg(&scene, Layout::Page, book))
            } else {
                Vec::new()
            };
            for step in TournayPresentation::steps(&line.events, book) {
                check_words(&step.words);
                check_reader(&step.words, book, who);
                assert!(step.words.chars().count() <= 48, "{}", step.words);
                // A district may have been moved since, and its slots with it; the rest has fixed names.
                let fixed = step.elements.iter().filter(|id| !id.starts_with("slot-"));
                for id in fixed.filter(|_| number % 13 == 0) {
                    assert!(drawn.contains(id), "{:?} at {id}", step.words);
                }
            }
            let bars = TournayPresentation::bars(view, who, book);
            for words in bars.progress.iter().chain(bars.holdings.iter().map(|held| &held.words)) {
                check_words(words);
            }
            let is_held = who != Viewer::Public && view.standing.is_none();
            assert_eq!(bars.holdings.len(), if is_held { 5 } else { 0 });
        }
    });
}

#[test]
fn a_prestige_building_is_a_feat_and_no_other_card_is() {
    for_all_readers(|book, _, heard| {
        for event in heard.lines.iter().flat_map(|line| &line.events) {
            let Event::Placed { card, .. } = *event else { continue };
            let step =
                TournayPresentation::steps(slice::from_ref(event), book).pop().expect("a step");
            let is_feat = step.kind == StepKind::Feat;
            assert_eq!(is_feat, card.kind() == Kind::Prestige, "{}", step.words);
        }
    });
}

/// What a line needs not say: whose turn is next, what belongs to a deed that it tells, and what came to nothing.
fn is_told_elsewhere(
    event: &Event,
    ply: &[Event],
    (turn_of, turn): (Seat, &[&Told<Action, Event>]),
) -> bool {
    let others = || turn.iter().flat_map(|line| &line.events);
    let before = || ply.iter().take_while(|other| *other != event);
    match event {
        // The district is moved as a whole, so that there is room.
        // That no card was played is said of a turn in which nothing else was done.
        Event::Turn { .. }
        | Event::Skipped { .. }
        | Event::Shifted { .. }
        | Event::NextEvent { card: None, .. } => true,
        Event::Gained { deniers, .. }
        | Event::Paid { deniers, .. }
        | Event::Transferred { deniers, .. } => *deniers == 0,
        Event::Announced { seat, card } => others().any(|other| match other {
            Event::Placed { seat: its, card: other, .. }
            | Event::LastCard { seat: its, card: Some(other), .. } => (its, other) == (seat, card),
            _ => false,
        }),
        // A last card is told where it is turned up, or paid for.
        Event::Placed { seat, card, .. } => others().any(|other| match other {
            Event::LastCard { seat: its, card: Some(last), .. } => (its, last) == (seat, card),
            Event::Announced { seat: its, card: paid } => {
                (its, paid) == (seat, card) && *seat != turn_of
            }
            _ => false,
        }),
        Event::LookedAt { .. } => {
            others().any(|other| matches!(other, Event::Drew { .. } | Event::Crier { .. }))
        }
        // What strikes has been fed.
        Event::Fed { spot, .. } => {
            others().any(|other| matches!(other, Event::Strikes { spot: its, .. } if its == spot))
        }
        // Who draws, combats, earns or activates lays down as many as the rules say. What lays down others is an event.
        Event::LaidDown { .. } => !before().any(|other| matches!(other, Event::Strikes { .. })),
        _ => false,
    }
}

/// A line that would read the same if something had not happened leaves that out.
#[test]
fn no_consequence_is_left_out_of_the_story() {
    for_all_readers(|book, _, heard| {
        for turn in TournayPresentation::turns(&heard.lines, book) {
            let own: Vec<_> = turn.plies.iter().map(|&ply| &heard.lines[ply]).collect();
            let line = text(&TournayPresentation::turn_words(&own, turn.seat, book));
            for (at, ply) in own.iter().enumerate() {
                for (number, event) in ply.events.iter().enumerate() {
                    if is_told_elsewhere(event, &ply.events, (turn.seat, &own)) {
                        continue;
                    }
                    let mut events = ply.events.clone();
                    events.remove(number);
                    let without = Told { seat: ply.seat, action: ply.action, events };
                    let mut others = own.clone();
                    others[at] = &without;
                    let shorter = text(&TournayPresentation::turn_words(&others, turn.seat, book));
                    assert_ne!(shorter, line, "{event:?} is not told among {:#?}", ply.events);
                }
            }
        }
    });
}
