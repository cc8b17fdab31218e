//! What a click may mean is offered with it: no card and an action are one choice, and a deck with a card face up is two.

use std::collections::BTreeSet;

use bastide_core::{Game as _, Seat, Seed, Silent, Viewer};
use bastide_presentation::{Choice, Presentation as _};
use bastide_presentation_tournay::{TournayPresentation, words};
use bastide_text::{Language, Phrasebook};
use bastide_tournay::{Action, Setup, Task, Tournay, View, Way};

use crate::tables::{Dice, chosen};

fn offered(game: &Tournay, seat: Seat) -> Vec<Choice> {
    TournayPresentation::choices(game, seat, &Phrasebook::default()).others
}

/// Plays a game and shows it before every action.
fn play(setup: &str, number: u64, mut look: impl FnMut(&Tournay, Seat)) {
    let setup: Setup = setup.parse().expect("a setup");
    let mut game = Tournay::start(&setup, &Seed::numbered(number)).expect("it starts");
    let mut dice = Dice(number);
    while let Some(seat) = game.to_act().iter().next() {
        look(&game, seat);
        let action = chosen(&game, seat, &mut dice);
        let _ = game.apply(seat, action, &mut Silent).expect("a listed action");
    }
}

#[test]
fn whoever_may_play_a_card_may_act_without_one_by_the_same_choice() {
    let mut asked = 0;
    play("players=3 rules=advanced expansion=mix", 5, |game, seat| {
        let all = offered(game, seat);
        let without: BTreeSet<&str> =
            all.iter().filter_map(|choice| choice.action.strip_prefix("skip;")).collect();
        if game.task() != Some(Task::PlayCard) {
            assert!(without.is_empty(), "{without:?}");
            return;
        }
        let mut after = game.clone();
        let _ = after.apply(seat, Action::Skip, &mut Silent).expect("one need not play a card");
        let then = offered(&after, seat);
        assert_eq!(without, then.iter().map(|choice| choice.action.as_str()).collect());
        assert!(all.iter().any(|choice| choice.action == "skip"));
        for choice in all.iter().filter(|choice| choice.action.starts_with("skip;")) {
            let is_said = choice.words.contains("without playing a card");
            assert_eq!(is_said, !choice.parts.is_empty(), "{choice:?}");
        }
        asked += 1;
    });
    assert!(asked > 10, "{asked}");
}

/// A click on a deck is all it takes, so the panel says beforehand what else it means.
#[test]
fn a_deck_says_that_whoever_draws_now_plays_no_card() {
    let (book, mut said) = (Phrasebook::default(), 0);
    play("players=3", 5, |game, seat| {
        let view = game.view(Viewer::Seat(seat));
        for reader in Seat::all(3) {
            let about =
                TournayPresentation::explain(&view, Viewer::Seat(reader), "deck-red-1", &book);
            let words = about.expect("a deck is explained").words.join(" ");
            let is_asked = game.task() == Some(Task::PlayCard) && reader == seat;
            assert_eq!(words.contains("you play no card this turn"), is_asked, "{words}");
            said += u32::from(is_asked);
        }
    });
    assert!(said > 10, "{said}");
}

#[test]
fn the_cards_below_one_that_lies_face_up_are_touched_at_a_sign_of_their_own() {
    let mut both = 0;
    play("players=2", 8, |game, seat| {
        let all = offered(game, seat);
        for choice in &all {
            let Ok(Action::Draw { deck, way: Way::Blind }) = choice.action.parse() else {
                continue;
            };
            let visible = Action::Draw { deck, way: Way::Visible }.to_string();
            let is_choice = all.iter().any(|choice| choice.action == visible);
            assert_eq!(choice.parts[0].starts_with("hidden-deck-"), is_choice, "{choice:?}");
            assert_eq!(choice.parts.len(), 1);
            both += u32::from(is_choice);
        }
    });
    assert!(both > 5, "{both}");
}

#[test]
fn a_question_about_a_rampart_says_what_each_answer_costs() {
    let (book, mut asked) = (Phrasebook::default(), 0);
    for number in 0..6 {
        play("players=4 expansion=mix", number, |game, seat| {
            let Some(Task::Defend { .. }) = game.task() else { return };
            let view = game.view(Viewer::Seat(seat));
            let cost = |action| {
                let offer = words::offer(&book, &view, seat, action);
                let (_, cost) = offer.split_once(" · ").expect("a price");
                cost.trim_matches(['\u{2068}', '\u{2069}']).to_owned()
            };
            let (question, endured) = (words::question(&book, &view), cost(Action::Endure));
            assert!(question.contains(&endured), "{question}: {endured}");
            assert_ne!(endured, cost(Action::Build));
            asked += 1;
        });
    }
    assert!(asked > 3, "{asked}");
}

/// A phone has room for three facts in two lines; the points stand on the plates.
#[test]
fn the_bar_says_how_near_the_end_is_in_short_facts() {
    let setup: Setup = "players=2".parse().expect("a setup");
    let game = Tournay::start(&setup, &Seed::numbered(1)).expect("it starts");
    let own = Viewer::Seat(Seat::new(0));
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        let facts = TournayPresentation::bars(&game.view(own), own, &book).progress;
        let (end, counts) = facts.split_last().expect("facts");
        assert_eq!(counts.len(), 3, "{counts:?}");
        assert!(counts.iter().all(|fact| fact.chars().count() <= 22), "{counts:?}");
        assert!(end.chars().count() <= 80, "{end}");
    }
}

#[test]
fn the_last_round_has_a_banner() {
    let book = Phrasebook::default();
    let setup: Setup = "players=2".parse().expect("a setup");
    let game = Tournay::start(&setup, &Seed::numbered(1)).expect("it starts");
    let view = game.view(Viewer::Public);
    assert_eq!(TournayPresentation::bars(&view, Viewer::Public, &book).banner, None);
    let last = View { is_last_round: true, ..view };
    let banner = TournayPresentation::bars(&last, Viewer::Public, &book).banner;
    assert_eq!(banner.as_deref(), Some("Last round"));
}

#[test]
fn a_card_is_not_given_for_another_before_it_has_been_touched() {
    let mut given = 0;
    for number in 0..8 {
        play("players=2", number, |game, seat| {
            for choice in offered(game, seat) {
                let mut steps = choice.action.split(';').map(str::parse);
                let Some(Ok(play @ Action::Play { slot: None, .. })) = steps.next() else {
                    continue;
                };
                let mut after = game.clone();
                let _ = after.apply(seat, play, &mut Silent).expect("it is offered");
                let mut gifts = Vec::new();
                after.legal(seat, &mut gifts);
                let told: Vec<Action> = steps.flatten().collect();
                // Several are asked for; what nobody is asked for is part of the choice.
                assert_eq!(told, if gifts.len() == 1 { gifts } else { Vec::new() });
                let has_place = choice.parts.iter().any(|part| part.starts_with("slot-"));
                for gift in told {
                    assert!(choice.is_costly, "{choice:?}");
                    assert_eq!(has_place, !matches!(gift, Action::GiveHeld(_)), "{choice:?}");
                    given += 1;
                }
            }
        });
    }
    assert!(given > 1, "{given}");
}
