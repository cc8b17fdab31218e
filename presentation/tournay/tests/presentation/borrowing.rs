//! Citizens of others are chosen together with what they do, in every way that there is.

use std::collections::BTreeSet;

use bastide_core::{Game as _, Seat, Seed, Silent, Viewer};
use bastide_presentation::{Choice, Presentation as _};
use bastide_presentation_tournay::TournayPresentation;
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Setup, Task, Tournay};

use crate::tables::{Dice, chosen};

/// Every sequence of citizens after an action, until something else is asked.
fn ways(game: &Tournay, seat: Seat, action: Action) -> Vec<String> {
    let mut after = game.clone();
    let _ = after.apply(seat, action, &mut Silent).expect("a listed action");
    if !matches!(after.task(), Some(Task::Citizens { .. })) {
        return vec![action.to_string()];
    }
    let mut legal = Vec::new();
    after.legal(seat, &mut legal);
    let further = legal.into_iter().flat_map(|next| ways(&after, seat, next));
    further.map(|way| format!("{action};{way}")).collect()
}

/// What comes of an action if a page answers with own citizens wherever it can; several ways, where it has to ask.
fn unasked(game: &Tournay, seat: Seat, action: Action) -> Vec<String> {
    let all = ways(game, seat, action);
    let own = |way: &String| way.matches("own").count();
    let most = all.iter().map(own).max().unwrap_or(0);
    all.into_iter().filter(|way| own(way) == most).collect()
}

fn others(game: &Tournay, seat: Seat) -> Vec<Choice> {
    TournayPresentation::choices(game, seat, &Phrasebook::default()).others
}

#[test]
fn every_way_to_send_citizens_is_offered_once() {
    let mut borrowed = 0;
    for number in 0..4 {
        let setup: Setup = "players=4 expansion=mix".parse().expect("a setup");
        let mut game = Tournay::start(&setup, &Seed::numbered(number)).expect("it starts");
        let mut dice = Dice(number);
        while let Some(seat) = game.to_act().iter().next() {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            if game.task() == Some(Task::Act) {
                let all = legal.iter().flat_map(|&action| ways(&game, seat, action));
                let all: BTreeSet<String> = all.collect();
                let unasked = legal.iter().flat_map(|&action| unasked(&game, seat, action));
                let composed = others(&game, seat).into_iter().map(|choice| choice.action);
                let composed: Vec<String> =
                    composed.filter(|action| action.contains(';')).collect();
                borrowed += composed.len();
                let offered: Vec<String> = unasked.chain(composed).collect();
                assert_eq!(offered.len(), all.len(), "one is offered twice");
                assert_eq!(offered.into_iter().collect::<BTreeSet<_>>(), all);
            }
            let action = chosen(&game, seat, &mut dice);
            let _ = game.apply(seat, action, &mut Silent).expect("a listed action");
        }
    }
    assert!(borrowed > 500, "{borrowed}");
}

#[test]
fn no_two_ways_read_alike_and_each_lights_a_sign_and_a_plaza() {
    let setup: Setup = "players=4".parse().expect("a setup");
    let mut game = Tournay::start(&setup, &Seed::numbered(9)).expect("it starts");
    let mut dice = Dice(9);
    while let Some(seat) = game.to_act().iter().next() {
        let choices = others(&game, seat);
        let words: BTreeSet<&String> = choices.iter().map(|choice| &choice.words).collect();
        assert_eq!(words.len(), choices.len(), "{choices:#?}");
        for Choice { action, parts, .. } in
            choices.iter().filter(|it| it.action.contains(";borrow "))
        {
            let has = |prefix: &str| parts.iter().any(|part| part.starts_with(prefix));
            assert!(has("borrow-") && has("plaza-"), "{action}: {parts:?}");
        }
        let action = chosen(&game, seat, &mut dice);
        let _ = game.apply(seat, action, &mut Silent).expect("a listed action");
    }
}

#[test]
fn what_needs_citizens_of_others_is_not_done_by_one_touch() {
    let mut borrowed = 0;
    for number in 0..4 {
        let setup: Setup = "players=2".parse().expect("a setup");
        let mut game = Tournay::start(&setup, &Seed::numbered(number)).expect("it starts");
        let mut dice = Dice(number);
        while let Some(seat) = game.to_act().iter().next() {
            let view = game.view(Viewer::Seat(seat));
            // What a building lets one draw costs no citizens.
            let is_turn = matches!(game.task(), Some(Task::PlayCard | Task::Act));
            for choice in others(&game, seat).into_iter().filter(|_| is_turn) {
                let action = choice.action.trim_start_matches("skip;").parse();
                let Ok(Action::Draw { deck, .. }) = action else { continue };
                let own = view.players[seat].available[deck.colour()];
                assert_eq!(choice.is_costly, own < deck.level().number(), "{choice:?}");
                borrowed += usize::from(choice.is_costly);
            }
            let action = chosen(&game, seat, &mut dice);
            let _ = game.apply(seat, action, &mut Silent).expect("a listed action");
        }
    }
    assert!(borrowed > 20, "{borrowed}");
}
