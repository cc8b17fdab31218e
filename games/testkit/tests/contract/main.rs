//! The contract fits games with chance, hidden hands, simultaneous choices and choices in the
//! middle of another's turn: a toy that has them all passes the conformance suite.

mod broken;
mod toy;

use std::collections::BTreeMap;

use bastide_core::{Game as _, Reveal, Seat, Seed, Silent, Viewer};
use bastide_testkit::conformance;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use toy::{Action, Event, Phase, Setup, Toy};

fn table(seats: u8, seed: &str) -> Toy {
    Toy::start(&Setup { seats }, &Seed::from_phrase(seed)).expect("a table for that many")
}

/// Everybody lays their first card; the winner of the day is to act.
fn with_all_laid(mut game: Toy, order: &[u8]) -> Toy {
    for &number in order {
        let seat = Seat::new(number);
        let card = game.hand(seat)[0];
        let _ = game.apply(seat, Action::Lay(card), &mut Silent).expect("it is in hand");
    }
    game
}

fn host(game: &Toy) -> Seat {
    let Phase::Host(host) = game.view(Viewer::Public).phase else { panic!("nobody hosts") };
    host
}

#[test]
fn the_toy_keeps_the_promises_of_a_game() {
    conformance::<Toy>(150);
}

#[test]
fn simultaneous_choices_lead_to_the_same_place_in_all_orders() {
    let expected = with_all_laid(table(4, "orders"), &[0, 1, 2, 3]).position();
    let mut orders = 0;
    for code in 0..256u32 {
        let order: Vec<u8> = (0..4).map(|place| (code >> (2 * place) & 3) as u8).collect();
        if (0..4).all(|seat| order.contains(&seat)) {
            orders += 1;
            let position = with_all_laid(table(4, "orders"), &order).position();
            assert_eq!(position, expected, "{order:?}");
        }
    }
    assert_eq!(orders, 24);
}

#[test]
fn a_choice_in_the_middle_of_a_turn_belongs_to_whoever_is_asked() {
    let mut game = with_all_laid(table(3, "asking"), &[0, 1, 2]);
    let (host, asked) = (host(&game), (0..3).map(Seat::new).find(|&s| s != host(&game)).unwrap());
    let reveal = game.apply(host, Action::Ask(asked), &mut Silent);
    assert_eq!(reveal, Ok(Reveal::Nothing));
    assert_eq!(game.to_act().iter().collect::<Vec<_>>(), [asked]);
    assert!(game.apply(host, Action::Draw, &mut Silent).is_err());
    let _ = game.apply(asked, Action::Pay, &mut Silent).unwrap();
    assert_eq!(game.to_act().len(), 3, "the next day all decide again");
}

#[test]
fn what_is_drawn_is_told_to_the_one_who_drew_it() {
    let mut game = with_all_laid(table(2, "telling"), &[0, 1]);
    let host = host(&game);
    let mut events = Vec::new();
    let _ = game.apply(host, Action::Draw, &mut events).unwrap();
    let card = |who| {
        let mut told = events.iter().filter_map(|event| Toy::retell(event, who));
        told.find_map(|event| if let Event::Drew { card, .. } = event { card } else { None })
    };
    assert!(card(Viewer::Seat(host)).is_some_and(|card| game.hand(host).contains(&card)));
    assert_eq!(card(Viewer::Public), None);
    assert_eq!(card(Viewer::Seat(Seat::new(1 - host.index() as u8))), None);
}

/// One table draws a card on every day, the other none: the weather is the same, and the first
/// card that the other table draws in the end is the one the first drew on its first day.
#[test]
fn tables_with_one_seed_meet_the_same_cards_in_whatever_order_they_draw() {
    for number in 0..50 {
        let start = Toy::start(&Setup { seats: 2 }, &Seed::numbered(number)).unwrap();
        let mut eager = with_all_laid(start.clone(), &[0, 1]);
        let mut patient = eager.clone();
        let host = host(&eager);
        let first = drawn(&mut eager, host);
        let other = Seat::new(1 - host.index() as u8);
        let _ = patient.apply(host, Action::Ask(other), &mut Silent).unwrap();
        let _ = patient.apply(other, Action::Pay, &mut Silent).unwrap();
        assert_eq!(patient.weather(), eager.weather());
        let mut patient = with_all_laid(patient, &[0, 1]);
        let later_host = self::host(&patient);
        assert_eq!(drawn(&mut patient, later_host), first);
    }
}

fn drawn(game: &mut Toy, host: Seat) -> u8 {
    let before = game.hand(host).to_vec();
    let _ = game.apply(host, Action::Draw, &mut Silent).expect("a card to draw");
    *game.hand(host).iter().find(|card| !before.contains(card)).expect("a new card")
}

/// Ten cards are unseen, so each of the 45 pairs is imagined as the other hand about equally
/// often.
#[test]
fn imagined_hands_are_dealt_fairly() {
    let game = table(2, "fairness");
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut pairs = BTreeMap::new();
    for _ in 0..45_000 {
        let world = game.imagine(Seat::new(0), &mut rng);
        *pairs.entry(world.hand(Seat::new(1)).to_vec()).or_insert(0) += 1;
    }
    assert_eq!(pairs.len(), 45);
    // Five standard deviations around 1000.
    assert!(pairs.values().all(|n| (843..=1157).contains(n)), "{pairs:?}");
}

/// A card that lies face down is as unknown as one in a hand.
#[test]
fn imagined_secret_choices_are_dealt_fairly() {
    let mut game = table(2, "secret choices");
    let other = Seat::new(1);
    let card = game.hand(other)[0];
    let _ = game.apply(other, Action::Lay(card), &mut Silent).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut laid = BTreeMap::new();
    for _ in 0..10_000 {
        let position = game.imagine(Seat::new(0), &mut rng).position();
        *laid.entry(position.laid[1].expect("it lies there")).or_insert(0) += 1;
    }
    assert_eq!(laid.len(), 10);
    assert!(laid.values().all(|n| (850..=1150).contains(n)), "{laid:?}");
}

#[test]
fn the_cards_left_in_hand_break_ties() {
    let mut position = table(2, "ties").position();
    position.phase = Phase::Over;
    position.points = vec![2, 2];
    position.hands = vec![vec![3, 4], vec![8]];
    let standing = Toy::restore(&position).unwrap().standing().unwrap();
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat::new(1)]);
}
