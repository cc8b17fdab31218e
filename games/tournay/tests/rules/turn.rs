//! The course of a turn (TOU-TURN, TOU-DEC).

use bastide_core::{Game as _, Seats, Silent};
use bastide_tournay::{Setup, Task, Tournay, clause};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::table::{seat, table};

#[test]
fn tou_turn_01_clockwise_from_the_start_player() {
    let mut table = table("players=4");
    for number in [1, 2, 3, 4, 1] {
        table.asks(number).plays(number, "gather");
    }
    table.refuses(4, "gather", clause::TOU_TURN_01);
}

#[test]
fn tou_turn_02_first_a_card_then_an_action() {
    let mut table = table("").plays_card().hand(1, "Y1-MARKET");
    table.refuses(1, "gather", clause::TOU_TURN_02);
    table.plays(1, "skip").refuses(1, "skip", clause::TOU_TURN_02);
    table.refuses(1, "play Y1-MARKET c3", clause::TOU_TURN_02);
    table.plays(1, "gather").asks(2);
}

#[test]
fn tou_turn_03_a_new_card_is_played_next_turn() {
    let mut table = table("").plaza(2, "").deck("Y1", "^Y1-MARKET");
    table.plays(1, "draw Y1 visible").asks(2).plays(2, "gather").asks(1);
    table.plays(1, "play Y1-MARKET c3");
}

/// The Drought that ends the first turn is the last thing before the check.
#[test]
fn tou_turn_06_the_end_is_looked_for_before_the_start_players_turn() {
    let mut table = table("").turn_of(2).edit(done_districts);
    assert!(!table.position().is_last_round);
    table.plays(2, "gather").asks(1);
    assert!(table.position().is_last_round);
    let mut middle = self::table("").edit(done_districts);
    middle.plays(1, "gather").asks(2);
    assert!(!middle.position().is_last_round, "not before another's turn");
}

fn done_districts(position: &mut bastide_tournay::Position) {
    crate::end::complete(position, 0);
    crate::end::complete(position, 1);
}

/// In random play others are asked only in the middle of events and for last cards; a last card is
/// then paid by each in turn.
#[test]
fn tou_dec_01_others_are_asked_for_events_and_last_cards_only() {
    let mut asked = Seats::NONE;
    for_random_states(40, |game| {
        let position = game.position();
        let active = seat(position.active + 1);
        for seat in game.to_act().iter().filter(|&seat| seat != active) {
            asked = asked.with(seat);
            let task = game.task().expect("somebody is asked");
            let is_fine = matches!(task, Task::Defend { .. } | Task::Suffer { .. } | Task::Commit);
            assert!(is_fine, "{task:?}");
        }
    });
    assert!(asked.len() > 1);
}

#[test]
fn tou_dec_02_lists_are_short() {
    let (mut cards, mut actions) = (0, 0);
    for_random_states(40, |game| {
        let mut list = Vec::new();
        let Some(asked) = game.to_act().iter().next() else { return };
        game.legal(asked, &mut list);
        match game.task() {
            Some(Task::PlayCard) => cards = cards.max(list.len()),
            _ => actions = actions.max(list.len()),
        }
    });
    assert!(cards <= 4 * 12 + 1, "four cards on twelve slots, and none: {cards}");
    assert!(actions <= 9 * 2 + 2 * 9 + 3 + 33 + 1 + 3, "{actions}");
}

/// Longer games than these are stopped; none needs it.
#[test]
fn tou_dec_03_every_turn_ends() {
    for number in 0..7 {
        let mut actions_of_turn = 0;
        let mut last = None;
        play(number, |game| {
            let position = game.position();
            let turn = (position.active, position.tasks.len() <= 3);
            actions_of_turn = if last == Some(turn) { actions_of_turn + 1 } else { 0 };
            last = Some(turn);
            assert!(actions_of_turn < 60, "a turn of sixty choices");
        });
    }
}

fn for_random_states(games: u64, mut see: impl FnMut(&Tournay)) {
    (0..games).for_each(|number| play(number, &mut see));
}

fn play(number: u64, mut see: impl FnMut(&Tournay)) {
    let setups = Setup::all();
    let setup = &setups[number as usize % setups.len()];
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let mut game = Tournay::start(setup, &bastide_core::Seed::numbered(number)).expect("a table");
    let mut actions = 0;
    while let Some(seat) = game.to_act().iter().next() {
        see(&game);
        let action = game.pick(seat, &mut rng).expect("a choice");
        let _ = game.apply(seat, action, &mut Silent).expect("legal");
        actions += 1;
        assert!(actions < 20_000, "a game without end");
    }
}
