//! The worked examples of the rulebooks, with their numbers (TOU-EX, TOU-TST).

use bastide_core::{Game as _, Seed, Silent};
use bastide_tournay::{Card, Colour, Event, EventCard, Setup, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::table::{seat, table};

#[test]
fn tou_ex_01_madeline_places_a_market() {
    let district = "b2 Y1-PORT, c2 W1-PRIOR, c3 R1-FORT, d3 Y1-BARN, c4 W1-BISHOP";
    let start = || table("").plays_card().hand(1, "Y1-MARKET").district(1, district);
    let mut table = start();
    let legal = table.legal(1);
    assert_eq!(legal.iter().filter(|action| action.starts_with("play")).count(), 9, "{legal:?}");
    table.plays(1, "play Y1-MARKET c2").has(1, 5);
    assert_eq!(table.cards("W1").last().unwrap(), "W1-PRIOR");
    start().plays(1, "play Y1-MARKET d3").shows(1, "d3", "Y1-MARKET Y1-BARN");
}

#[test]
fn tou_ex_02_nell_borrows_a_white_citizen() {
    let mut table = table("").deck("W2", "^W2-PRIOR W2-PRIEST W2-BRIDGE");
    table.plays(1, "draw W2 blind; own; borrow 2").has(1, 4).has(2, 8);
    table.stands(1, "yywrr/w").stands(2, "yywrr/w");
    table.plays(1, "keep W2-BRIDGE").holds(1, "W2-BRIDGE");
    let cards = table.cards("W2");
    assert_eq!((cards.len(), cards[0].as_str(), cards[8].as_str()), (9, "^W2-PRIEST", "W2-PRIOR"));
}

/// Also TOU-EX-04: Justine, the third, builds against the second event.
#[test]
fn tou_ex_03_nell_draws_a_crier() {
    let start = table("players=3").turn_of(2).deck("R1", "R1-FORT R1-CRIER R1-ROAD");
    let start = start.queue("EV-DROUGHT:1 EV-CASSEL:2 EV-BRIGANDS").hand(3, "EV-PLAGUE");
    let mut table =
        start.deniers(1, 9).deniers(2, 9).deniers(3, 9).plaza(2, "yyww").plaza(1, "yyww");
    table.plays(2, "draw R1 blind").has(2, 7).has(3, 11);
    table.offers(2, &["keep R1-FORT", "keep R1-ROAD"]).plays(2, "keep R1-ROAD");
    table.queued("EV-DROUGHT:2 EV-CASSEL:3 EV-BRIGANDS:1");
    table.asks(3).plays(3, "endure").asks(3).plays(3, "build").built(3, 1).holds(3, "");
    table.has(1, 9 - 6).has(2, 7 - 6).has(3, 11 - 3).holds(2, "R1-ROAD");
    let strikes: Vec<u8> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Strikes { coins, .. } => Some(*coins),
            _ => None,
        })
        .collect();
    assert_eq!(strikes, [2, 3, 1]);
}

#[test]
fn tou_ex_05_justine_combats_the_third_event() {
    let mut table = table("").queue("EV-DROUGHT EV-CASSEL EV-PLAGUE:1").plaza(2, "");
    let next = table.position().event_deck[0].card;
    table.plays(1, "combat 3").has(1, 4).stands(1, "ywwrr/y").holds(1, "EV-PLAGUE");
    table.queued(&format!("EV-DROUGHT EV-CASSEL {next}"));
}

#[test]
fn tou_ex_07_madeline_and_nell_count_their_prestige() {
    let madeline =
        "c3 W3-SAINT-BRICE, b3 R3-PORTE-DE-LA-VIGNE, d3 Y1-MARKET, c2 W1-HOSPITAL, c4 R1-FORT";
    let nell = "c3 Y3-BELFRY, b3 R3-PORTE-DE-LA-VIGNE, d3 Y3-MINT, c2 Y1-PORT, c4 Y1-BARN, b2 W1-PRIOR, \
                d2 W1-BISHOP, b4 R1-ROAD, d4 R1-ARSENAL";
    let table = table("").plaza(1, "rrrr").plaza(2, "r").deniers(1, 7).deniers(2, 12).task(&[]);
    let mut table = table.district(1, madeline).district(2, nell);
    let scores = table.game().scores().unwrap();
    let points = |id: &str| {
        let card: Card = id.parse().unwrap();
        let score = scores.prestige.iter().find(|score| score.card == card).unwrap();
        (score.points[seat(1)], score.points[seat(2)])
    };
    assert_eq!(points("W3-SAINT-BRICE"), (4, 4));
    assert_eq!(points("Y3-BELFRY"), (2, 8));
    assert_eq!(points("R3-PORTE-DE-LA-VIGNE"), (8, 2));
    assert_eq!(points("Y3-MINT"), (1, 6));
    let sum = |number| scores.prestige.iter().map(|score| score.points[seat(number)]).sum::<u32>();
    assert_eq!((sum(1), sum(2)), (15, 20));
}

/// Also TOU-TST-21: no citizen, card or event is lost or made in random play of every setup. A position
/// is refused where one is, so restoring it is the count.
#[test]
fn tou_tst_20_nothing_is_lost() {
    for (number, setup) in Setup::all().iter().enumerate() {
        let mut rng = Pcg64Mcg::seed_from_u64(number as u64);
        let mut game = Tournay::start(setup, &Seed::numbered(number as u64)).unwrap();
        let mut ply = 0;
        while let Some(seat) = game.to_act().iter().next() {
            let action = game.pick(seat, &mut rng).expect("a choice");
            let _ = game.apply(seat, action, &mut Silent).expect("legal");
            ply += 1;
            if ply % 7 == 0 {
                let position = game.position();
                assert_eq!(Tournay::restore(&position).map(|_| ()), Ok(()), "after {action}");
            }
        }
    }
    let mut short = table("").position();
    short.reserve[Colour::Red] -= 1;
    let error = Tournay::restore(&short).expect_err("a citizen is missing");
    assert_eq!(error.clause.map(bastide_core::Clause::id), Some("TOU-TST-20"));
    let mut twice = table("").position();
    twice.event_deck[0].card = twice.event_deck[1].card;
    assert!(Tournay::restore(&twice).is_err());
    let mut cards = table("").position();
    let other = cards.decks[0].cards[1].card;
    cards.decks[0].cards[0].card = other;
    assert!(Tournay::restore(&cards).is_err());
    assert_eq!(EventCard::all().count(), 15);
}
