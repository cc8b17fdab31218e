//! The pictures of Tournay: well-formed, light, with a part for everything that can be done.

use std::collections::BTreeSet;

use bastide_core::{Game as _, Seat, Seed, Viewer};
use bastide_presentation_tournay::drawing::{
    Marks, Terminal, card_svg, cards, event_svg, parts, svg, terminal,
};
use bastide_text::{Language, Phrasebook};
use bastide_tournay::{Action, BUILT_IN, Card, Event, EventCard, Setup, Tournay};

use crate::tables;

/// The ids of a picture, which has to be well-formed and must use none of them twice.
fn ids(picture: &str) -> BTreeSet<String> {
    let document = roxmltree::Document::parse(picture).expect("well-formed XML");
    let mut ids = BTreeSet::new();
    for node in document.descendants() {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{id} is there twice");
        }
    }
    for node in document.descendants().filter(|node| node.has_tag_name("use")) {
        let target = node.attribute("href").and_then(|href| href.strip_prefix('#'));
        assert!(target.is_some_and(|target| ids.contains(target)), "{target:?} is used");
    }
    ids
}

#[test]
fn pictures_are_well_formed_and_light_in_all_languages() {
    for tables::Scene { name, view, marks } in tables::scenes() {
        for language in Language::ALL {
            let picture = svg(&view, &marks, &Phrasebook::new(language));
            let ids = ids(&picture);
            assert!(ids.contains("deck-white-2") && ids.contains("event-1"), "{name}");
            let document = roxmltree::Document::parse(&picture).expect("XML");
            let elements = document.descendants().filter(roxmltree::Node::is_element).count();
            // Most of them are the pictures of the cards that lie there, each once.
            assert!(elements < 2_100, "{name}: {elements} elements");
            assert!(picture.len() < 200_000, "{name}: {} bytes", picture.len());
            assert!(!picture.contains("<filter") && !picture.contains("<text"), "{name}");
        }
    }
}

/// What can be done is done by touching something that is there.
#[test]
fn every_action_of_a_game_has_its_parts_in_the_picture() {
    let book = Phrasebook::default();
    for (number, setup) in
        ["expansion=replace", "players=4 rules=advanced expansion=mix"].into_iter().enumerate()
    {
        let setup: Setup = setup.parse().expect("a setup");
        let mut game = Tournay::start(&setup, &Seed::numbered(number as u64)).expect("it starts");
        let mut state = number as u64 + 7;
        for _ in 0..220 {
            let Some(seat) = game.to_act().iter().next() else { break };
            let view = game.view(Viewer::Seat(seat));
            let ids = ids(&svg(&view, &Marks::default(), &book));
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            for &action in &actions {
                let parts = parts(&view, seat, action);
                let is_nothing = matches!(
                    action,
                    Action::Gather | Action::Skip | Action::Decline | Action::Endure | Action::Pass
                );
                assert_eq!(parts.is_empty(), is_nothing, "{action} has the parts {parts:?}");
                for part in parts {
                    assert!(ids.contains(&part), "{action}: there is no {part}");
                }
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = actions[(state >> 33) as usize % actions.len()];
            let _ = game.apply(seat, action, &mut Vec::<Event>::new()).expect("a listed action");
        }
    }
}

/// A picture shows what its viewer knows and no more: other hands show their backs.
#[test]
fn hidden_cards_stay_hidden() {
    let scene = tables::scenes().into_iter().find(|scene| scene.name == "tournay-4-middle");
    let view = scene.expect("the scene").view;
    let hidden = view.players.iter().flat_map(|(_, player)| &player.hand);
    assert!(hidden.filter(|held| held.card.is_none()).count() > 0);
    let picture = svg(&view, &Marks::default(), &Phrasebook::default());
    assert!(picture.contains("face down"));
}

#[test]
fn every_card_can_be_looked_at_alone() {
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        for card in Card::all() {
            ids(&card_svg(&BUILT_IN, card, &book));
        }
        for event in EventCard::all() {
            ids(&event_svg(&BUILT_IN, event, 2, &book));
        }
    }
}

#[test]
fn marks_point_at_what_happened_last() {
    let (seat, slot) = (Seat::new(1), "b2".parse().expect("a slot"));
    let card = "Y1-MARKET".parse().expect("a card");
    let marks = Marks::after(&[Event::Turn { seat }, Event::Placed { seat, card, slot }]);
    assert_eq!(marks, Marks { slot: Some((seat, slot)), deck: None });
}

#[test]
fn a_terminal_of_a_hundred_columns_is_wide_enough() {
    for tables::Scene { name, view, marks } in tables::scenes() {
        for language in Language::ALL {
            let book = Phrasebook::new(language);
            let plain = terminal(&view, &marks, Terminal { colour: false }, &book);
            let widest = plain.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(100), "{name}: {widest:?}");
            assert!(!plain.contains('\u{1b}'));
            let coloured = terminal(&view, &marks, Terminal { colour: true }, &book);
            assert!(coloured.contains('\u{1b}'));
        }
    }
}

#[test]
fn cards_are_asked_for_by_name_or_id() {
    let view = tables::scenes().remove(0).view;
    let book = Phrasebook::new(Language::French);
    let seat = Seat::new(0);
    for wish in ["marché", "market", "MARKET"] {
        let text = cards(&view, seat, wish, &book);
        assert!(text.contains("[Y1-MARKET]") && text.contains("[Y2-MARKET]"), "{text}");
    }
    assert!(cards(&view, seat, "EV-PLAGUE", &book).starts_with("Grande Peste"));
    assert_eq!(cards(&view, seat, "", &book), "", "a hand starts empty");
    assert_eq!(cards(&view, seat, "castle", &book), "");
}
