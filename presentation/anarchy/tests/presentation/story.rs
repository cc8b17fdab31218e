//! The story of whole games, told to those who play, with their names.

use std::fmt::Write as _;

use bastide_anarchy::{Action, Anarchy, BUILT_IN, Defender, Event, Kind, Scenario, Setup};
use bastide_core::{Game as _, Seat, Seed, Viewer, below};
use bastide_presentation::{Presentation as _, Said, StoryStep, Told, Tone};
use bastide_presentation_anarchy::{AnarchyPresentation, words};
use bastide_text::{Cast, Language, Phrasebook};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const NAMES: [&str; 4] = ["Maud", "Bertran", "Aliénor", "Odo"];
/// No player may be called by the colour of a seat, in any form.
const COLOURS: [&str; 12] = [
    "Red", "Blue", "Green", "Yellow", "Rouge", "Bleu", "Vert", "Jaune", "Rot", "Blau", "Grün",
    "Gelb",
];

fn books(players: u8, you: Option<usize>) -> Vec<Phrasebook> {
    let cast = || Cast::new(NAMES.iter().take(players.into()).map(ToString::to_string), you);
    Language::ALL.into_iter().map(|language| Phrasebook::for_table(language, cast())).collect()
}

/// A random game, as all who play hear of it.
fn told(setup: &Setup, seed: u64) -> Vec<Told<Action, Event>> {
    let mut game = Anarchy::start(setup, &Seed::numbered(seed)).expect("it starts");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut list, mut told) = (Vec::new(), Vec::new());
    loop {
        let seats: Vec<Seat> = game.to_act().iter().collect();
        let Some(at) = below(&mut rng, seats.len() as u32) else { break };
        let seat = seats[at as usize];
        list.clear();
        game.legal(seat, &mut list);
        // Whoever always chooses at random is done at once.
        if list.len() > 1 && below(&mut rng, 8) != Some(0) {
            list.retain(|action| *action != Action::Done);
        }
        let action = list[below(&mut rng, list.len() as u32).expect("a choice") as usize];
        let mut events = Vec::new();
        let _ = game.apply(seat, action, &mut events).expect("it is legal");
        told.push(Told { seat, action: Some(action), events });
    }
    told
}

fn text(said: &[Said]) -> String {
    said.iter().map(|piece| piece.words.as_str()).collect()
}

fn holds_up(line: &str) {
    assert!(!line.contains(['{', '}', '$', '|', '\u{2068}']), "{line}");
    assert!(!line.contains("  ") && !line.contains("..") && !line.contains(" ,"), "{line}");
    for word in line.split(|letter: char| !letter.is_alphabetic()) {
        assert!(!COLOURS.contains(&word), "{word}: {line}");
        assert_ne!(word, "story", "{line}");
    }
}

#[test]
fn every_ply_is_in_one_line_that_begins_with_a_name() {
    for (number, scenario) in (0u8..).zip(Scenario::all()) {
        let setup = Setup { players: number % 4 + 1, scenario, ..Setup::default() };
        let told = told(&setup, number.into());
        for you in [None, Some(0), Some(usize::from(setup.players) - 1)] {
            for book in books(setup.players, you) {
                let turns = AnarchyPresentation::turns(&told, &book);
                let mut plies: Vec<usize> =
                    turns.iter().flat_map(|turn| turn.plies.clone()).collect();
                plies.sort_unstable();
                assert!(plies.iter().copied().eq(0..told.len()), "every ply once");
                for turn in turns {
                    assert!(!turn.round.is_empty());
                    assert!(turn.plies.iter().all(|&ply| told[ply].seat == turn.seat));
                    // It holds at every moment while it grows.
                    for count in [1, turn.plies.len().div_ceil(2), turn.plies.len()] {
                        let own: Vec<_> =
                            turn.plies[..count].iter().map(|&ply| &told[ply]).collect();
                        let said = AnarchyPresentation::turn_words(&own, turn.seat, &book);
                        let line = text(&said);
                        assert_eq!(said[0].tone, Tone::Who, "{line}");
                        assert_eq!(said[0].words, words::seat(&book, turn.seat));
                        assert!(line.ends_with('.'), "{line}");
                        let length = line.chars().count();
                        assert!(length > 8, "{length}: {line}");
                        holds_up(&line);
                    }
                }
            }
        }
    }
}

/// What a line needs not say: what is only shown, what another event of it tells, and what came to nothing.
fn is_told_elsewhere(event: &Event) -> bool {
    match event {
        Event::RoundBegan { .. }
        | Event::Dealt { .. }
        | Event::Offered { .. }
        | Event::Revealed { .. }
        | Event::Reshuffled { .. }
        | Event::Done { .. }
        | Event::DefenceBegan
        | Event::TurnedUp { .. }
        | Event::Aftermath { .. } => true,
        Event::Produced { gain, .. } | Event::Gained { gain, .. } => gain.is_empty(),
        Event::Filled { id, .. } => {
            matches!(BUILT_IN.spec(*id).kind, Kind::Slot | Kind::Castle | Kind::Assist)
        }
        Event::FoodPaid { paid, missing, .. } => paid + missing == 0,
        // Laid down, the knight stays where he is.
        Event::Spent { worker, beer, .. } => *worker == Defender::Knight && !beer,
        Event::RoundEnded { left_behind, .. } => left_behind.iter().all(|&count| count == 0),
        _ => false,
    }
}

/// A line that would read the same if something had not happened leaves that out.
#[test]
fn no_consequence_is_left_out_of_the_story() {
    for (setup, seed) in [("players=1 rules=2", 5), ("players=2 rules=2", 8), ("players=4", 3)] {
        let told = told(&setup.parse().expect("a setup"), seed);
        let book = &books(4, Some(0))[0];
        for turn in AnarchyPresentation::turns(&told, book) {
            let own: Vec<_> = turn.plies.iter().map(|&ply| &told[ply]).collect();
            let line = text(&AnarchyPresentation::turn_words(&own, turn.seat, book));
            for (at, ply) in own.iter().enumerate() {
                for (number, event) in ply.events.iter().enumerate() {
                    if is_told_elsewhere(event) {
                        continue;
                    }
                    let mut events = ply.events.clone();
                    events.remove(number);
                    let without = Told { seat: ply.seat, action: ply.action, events };
                    let mut others = own.clone();
                    others[at] = &without;
                    let shorter = AnarchyPresentation::turn_words(&others, turn.seat, book);
                    assert_ne!(text(&shorter), line, "{setup}: {event:?} is not told");
                }
            }
        }
    }
}

#[test]
fn the_parts_of_a_round_are_told_apart() {
    let told = told(&"players=2 rules=2".parse().expect("a setup"), 3);
    let book = &books(2, Some(0))[0];
    let turns = AnarchyPresentation::turns(&told, book);
    let rounds: Vec<&str> = turns.iter().map(|turn| turn.round.as_str()).collect();
    let mut seen = rounds.clone();
    seen.dedup();
    let mut once = seen.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(seen.len(), once.len(), "the lines of a part stand together: {seen:?}");
    assert!(rounds.contains(&"Round 2") && rounds.contains(&"Round 5, the siege"), "{rounds:?}");
}

#[test]
fn events_questions_and_results_name_who_plays() {
    for (number, scenario) in (0u8..).zip(Scenario::all()) {
        let setup = Setup { players: number % 4 + 1, scenario, ..Setup::default() };
        let told = told(&setup, u64::from(number) + 20);
        let mut game = Anarchy::start(&setup, &Seed::numbered(u64::from(number) + 20)).expect("it");
        for you in [None, Some(0), Some(usize::from(setup.players) - 1)] {
            for book in books(setup.players, you) {
                for line in &told {
                    for event in &line.events {
                        holds_up(&AnarchyPresentation::event(&book, event));
                    }
                    for step in AnarchyPresentation::steps(&line.events, &book) {
                        holds_up(&step.words);
                    }
                }
            }
        }
        for (ply, line) in told.iter().enumerate() {
            let action = line.action.expect("it is known");
            let _ = game.apply(line.seat, action, &mut bastide_core::Silent);
            if ply % 25 != 0 && game.standing().is_none() {
                continue;
            }
            for you in [None, Some(0)] {
                for book in books(setup.players, you) {
                    let viewer =
                        you.map_or(Viewer::Public, |you| Viewer::Seat(Seat::new(you as u8)));
                    let view = game.view(viewer);
                    holds_up(&AnarchyPresentation::question(&view, viewer, &book));
                    holds_up(&AnarchyPresentation::result(&book, &view));
                    for fact in AnarchyPresentation::bars(&view, viewer, &book).progress {
                        holds_up(&fact);
                    }
                }
            }
        }
    }
}

/// An attack is one step from where it comes to what came of it, and so is a pass of a joust.
#[test]
fn attacks_and_jousts_are_one_step_each() {
    let book = &books(1, Some(0))[0];
    let (mut attacks, mut passes) = (0, 0);
    for seed in 0..6 {
        for line in told(&"players=1 rules=2".parse().expect("a setup"), seed) {
            let steps = AnarchyPresentation::steps(&line.events, book);
            attacks += attacks_in(&line.events, &steps);
            passes += passes_in(&line.events, &steps);
        }
    }
    assert!(attacks > 20 && passes > 0, "{attacks} attacks, {passes} passes");
}

fn attacks_in(events: &[Event], steps: &[StoryStep]) -> usize {
    let drawn: Vec<&str> = steps.iter().filter_map(|step| step.overlay.as_deref()).collect();
    let mut comes = drawn.iter().filter(|svg| svg.contains("comes-"));
    let struck = events.iter().filter_map(|event| match event {
        Event::Struck { strength, .. } => Some(*strength),
        _ => None,
    });
    let count = struck.clone().count();
    for strength in struck {
        let svg = comes.next().expect("every attack is shown");
        for (side, count) in ["north", "east", "south", "west", "castle"].iter().zip(strength) {
            assert_eq!(svg.contains(&format!("comes-{side}\"")), count > 0, "{side}: {svg}");
        }
    }
    assert!(comes.next().is_none());
    let is_over =
        |event: &&Event| matches!(event, Event::Repelled { .. } | Event::Withstood { .. });
    let over = drawn.iter().filter(|svg| svg.contains(r#"<g class="falls">"#)).count();
    assert_eq!(over, events.iter().filter(is_over).count());
    count
}

fn passes_in(events: &[Event], steps: &[StoryStep]) -> usize {
    let is_pass = |step: &&StoryStep| {
        step.picture.as_ref().is_some_and(|svg| svg.contains(r#"class="pass""#))
    };
    let shown: Vec<_> = steps.iter().filter(is_pass).collect();
    let jousts = events.iter().filter(|event| matches!(event, Event::Jousted { .. })).count();
    assert_eq!(shown.len(), jousts);
    assert!(shown.first().is_none_or(|step| step.words.starts_with("First pass: ")));
    jousts
}

/// Who reads is spoken to.
#[test]
fn you_are_spoken_to_in_your_language() {
    let [english, french, german] = books(2, Some(0)).try_into().expect("three languages");
    let path = bastide_anarchy::Path::all().next().expect("a path");
    let seat = Seat::new(0);
    let event = Event::PathTaken { seat, path };
    assert_eq!(words::event(&english, &event), "You take the Abbot.");
    assert_eq!(words::event(&french, &event), "Vous prenez l’Abbé.");
    assert_eq!(words::event(&german, &event), "Du nimmst den Abt.");
    let other = Event::Done { seat: Seat::new(1) };
    assert_eq!(words::event(&english, &other), "Bertran is done.");
    assert_eq!(words::event(&french, &other), "Bertran a terminé.");
    assert_eq!(words::event(&german, &other), "Bertran ist fertig.");
}

#[test]
fn all_eight_stocks_are_in_the_bar() {
    let game = Anarchy::start(&"players=2 rules=2".parse().expect("a setup"), &Seed::numbered(1))
        .expect("it");
    let book = &books(2, Some(1))[0];
    let viewer = Viewer::Seat(Seat::new(1));
    let bars = AnarchyPresentation::bars(&game.view(viewer), viewer, book);
    assert_eq!(bars.holdings.len(), 8);
    assert!(bars.holdings.iter().all(|held| held.words.starts_with(char::is_numeric)));
    assert_eq!(bars.progress[0], "round 1 of 5");
    assert!(bars.progress[2].starts_with("you "), "{:?}", bars.progress);
    let none = AnarchyPresentation::bars(&game.view(Viewer::Public), Viewer::Public, book);
    assert!(none.holdings.is_empty());
}

/// A whole game as it is told, to be read.
#[test]
fn a_story_in_three_languages() {
    let told = told(&"players=2 rules=2".parse().expect("a setup"), 8);
    let mut story = String::new();
    for book in books(2, Some(0)) {
        let turns = AnarchyPresentation::turns(&told, &book);
        let mut round = String::new();
        for turn in turns.iter().take(14) {
            if turn.round != round {
                round.clone_from(&turn.round);
                writeln!(story, "\n{round}").expect("strings take all");
            }
            let own: Vec<_> = turn.plies.iter().map(|&ply| &told[ply]).collect();
            let said = AnarchyPresentation::turn_words(&own, turn.seat, &book);
            writeln!(story, "{}", text(&said)).expect("strings take all");
        }
    }
    insta::assert_snapshot!(story);
}
