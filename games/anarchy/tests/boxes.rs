//! Every box of both sheets is filled once and gives what the data says; every box that is paid for
//! is paid for.

use std::collections::BTreeSet;

use crate::table::{Table, acting, seat};
use bastide_anarchy::{
    Action, Asset, Attribute, BUILT_IN, BoxId, Event, Kind, Purse, Scenario, Setup, Step,
};
use bastide_core::{Game as _, Seed, below};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// The workers and resources that a filled box has brought, chains included.
fn gained(table: &Table) -> Purse {
    let gains = table.events.iter().filter_map(|event| match event {
        Event::Gained { gain, .. } => Some(*gain),
        _ => None,
    });
    gains.fold(Purse::NONE, Purse::plus)
}

/// Fills a box for which everything is prepared and checks its cost and its direct gains.
fn fill(id: BoxId, action: Action, table: &mut Table) {
    let spec = BUILT_IN.spec(id);
    let before = (table.player("Red").purse, table.attributes("Red"));
    table.plays("Red", &action.to_string());
    let after = table.player("Red");
    assert!(after.is_filled(id), "{id}");
    let Action::Fill { payment, .. } = action else { panic!("{action} fills nothing") };
    let paid =
        (0..spec.costs().len()).find(|&at| spec.payment(at) == payment).expect("one of its costs");
    let expected = before.0.minus(spec.costs[paid]).plus(gained(table));
    assert_eq!(after.purse, expected, "{id} costs what it says");
    assert!(gained(table).covers(spec.gain.purse), "{id} gives what it shows");
    for step in spec.gain.steps() {
        if let Step::Attribute(attribute, points) = step {
            let raised = table.attribute("Red", attribute) - before.1[attribute.index()];
            assert!(raised >= points, "{id} raises {attribute}");
        }
    }
}

#[test]
fn every_box_that_is_paid_for_can_be_filled_in_every_way() {
    let mut filled = BTreeSet::new();
    for id in BoxId::all().filter(|&id| BUILT_IN.spec(id).alternatives > 0) {
        let mut table = acting("players=1", 1);
        let needs: Vec<&str> = BUILT_IN.spec(id).needs().map(|need| need.on.text()).collect();
        let links = BUILT_IN.spec(id).links().next().map(BoxId::text);
        let needs: Vec<&str> = needs.into_iter().chain(links).collect();
        table.filled("Red", &needs.join(" "));
        let all = "serf 9 craftsman 9 patron 9 soldier 9 knight 9 material 9 coin 9 food 9";
        table.holds("Red", all);
        let mut list = Vec::new();
        table.game.legal(seat("Red"), &mut list);
        let ways: Vec<Action> = list
            .into_iter()
            .filter(|action| matches!(action, Action::Fill { id: other, .. } if *other == id))
            .collect();
        assert!(!ways.is_empty(), "{id} cannot be filled");
        for way in ways {
            fill(id, way, &mut table.clone());
            filled.insert(id);
        }
    }
    assert_eq!(filled.len(), 256);
}

/// Boxes that follow from others: attributes and production by points, the rest in random games.
#[test]
fn every_box_that_nobody_pays_for_is_filled_in_some_game() {
    let mut missing: BTreeSet<BoxId> =
        BoxId::all().filter(|&id| BUILT_IN.spec(id).alternatives == 0).collect();
    missing.retain(|&id| !BUILT_IN.start.contains(id));
    for &attribute in Attribute::ALL {
        let line = BUILT_IN.lines.attributes[attribute.index()];
        for (number, id) in line.iter().enumerate() {
            let table = with_point(attribute, number);
            assert!(table.player("Red").is_filled(id), "{id}");
            missing.remove(&id);
        }
    }
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for number in 0..3_000 {
        if missing.is_empty() {
            break;
        }
        rich_game(number, &mut rng, &mut missing);
    }
    assert!(missing.is_empty(), "never filled: {missing:?}");
}

/// A table on which a point of an attribute is gained while so many are there.
fn with_point(attribute: Attribute, there: usize) -> Table {
    let mut table = acting("players=2", 2);
    if there > 0 {
        table.filled("Red", &format!("{attribute}-{there}"));
    }
    match attribute {
        Attribute::Bravery => {
            table.edit_player("Red", |red| red.knowledge = 1).plays("Red", "spy Blue 2");
        }
        Attribute::Loyalty => {
            table
                .filled("Red", "worship-2")
                .holds("Red", "patron 1")
                .plays("Red", "fill worship-3");
        }
        Attribute::Influence => {
            table.filled("Red", "war-2").holds("Red", "patron 1").plays("Red", "fill war-3");
        }
        Attribute::Power => {
            table.filled("Red", "weaponsmiths-2").holds("Red", "craftsman 1 material 1");
            table.plays("Red", "build ladders");
        }
    }
    table
}

/// A random game in which everybody has plenty, so that the far ends of the sheets are reached.
fn rich_game(number: u64, rng: &mut Pcg64Mcg, missing: &mut BTreeSet<BoxId>) {
    let scenario = Scenario::all().nth(number as usize % 6).expect("six scenarios");
    let setup = Setup { players: 2, scenario, ..Setup::default() };
    let mut game =
        bastide_anarchy::Anarchy::start(&setup, &Seed::numbered(number)).expect("it starts");
    let (mut list, mut events, mut steps) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = game.to_act().iter().next() {
        if game.phase() == bastide_anarchy::Phase::Actions && steps % 12 == 0 {
            let mut position = game.position();
            for player in &mut position.players {
                let plenty =
                    Asset::ALL.iter().fold(Purse::NONE, |all, &a| all.plus(Purse::of(a, 9)));
                player.purse = plenty;
            }
            game = bastide_anarchy::Anarchy::restore(&position).expect("a position");
        }
        list.clear();
        game.legal(seat, &mut list);
        let fills = |action: &Action| matches!(action, Action::Fill { .. } | Action::Attack { .. });
        if list.iter().any(fills) && !rng_says(rng, 60) {
            list.retain(fills);
        }
        let chosen = below(rng, list.len() as u32).expect("a choice") as usize;
        events.clear();
        let _ = game.apply(seat, list[chosen], &mut events).expect("a listed action");
        for event in &events {
            if let Event::Filled { id, .. } = event {
                missing.remove(id);
            }
        }
        steps += 1;
    }
}

fn rng_says(rng: &mut Pcg64Mcg, one_in: u32) -> bool {
    below(rng, one_in) == Some(0)
}

/// What a kind of box is never asks which box it is: every kind has boxes, every box a kind.
#[test]
fn every_kind_of_box_has_boxes() {
    for &kind in Kind::ALL {
        assert!(BoxId::all().any(|id| BUILT_IN.spec(id).kind == kind), "{kind}");
    }
}
