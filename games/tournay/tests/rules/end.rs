//! The end of the game and the final placement (TOU-END, TOU-FINAL).

use bastide_core::Game as _;
use bastide_tournay::{Card, Event, Position, SlotDocument, Task, clause};

use crate::table::{Table, seat, table};

/// Gives a player nine filled slots with two prestige buildings, from the decks.
pub(crate) fn complete(position: &mut Position, player: usize) {
    let mut take = |deck: usize, is_it: fn(&Card) -> bool| {
        let cards = &mut position.decks[deck].cards;
        let index = cards.iter().position(|c| is_it(&c.card)).expect("such a card");
        cards.remove(index).card
    };
    let plain: fn(&Card) -> bool = |card| !card.id().ends_with("CRIER");
    // The second prestige building is of another colour, so that it has another name.
    let mut cards = vec![take(6, plain), take(7, plain)];
    cards.extend((0..7).map(|index| take(index % 3 + 3 * (index / 4), plain)));
    let slots = ["b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"];
    let stack = |(slot, card): (&str, Card)| SlotDocument {
        slot: slot.parse().expect("a slot"),
        cards: vec![card],
        workers: Vec::new(),
        is_damaged: false,
    };
    position.players[player].district = slots.into_iter().zip(cards).map(stack).collect();
}

fn reveal_criers(position: &mut Position, criers: usize) {
    for deck in position.decks.iter_mut().take(criers) {
        deck.cards.retain(|c| !c.card.id().ends_with("CRIER"));
        deck.has_shown_crier = true;
    }
}

/// The last seat before the start player's turn, with districts complete and criers revealed.
fn before_check(players: u8, done: usize, criers: usize) -> Table {
    let table = table(&format!("players={players}")).turn_of(players);
    table.edit(|position| {
        (0..done).for_each(|player| complete(position, player));
        reveal_criers(position, criers);
    })
}

fn is_last_round_after(mut table: Table, players: u8) -> bool {
    table.plays(players, "gather");
    table.position().is_last_round
}

/// Also TOU-END-04, TOU-TST-12: and without any crier if two districts are done.
#[test]
fn tou_end_01_nine_slots_and_two_visible_prestige_buildings() {
    assert!(is_last_round_after(before_check(3, 2, 0), 3));
    let spoil = |edit: fn(&mut Position)| is_last_round_after(before_check(2, 2, 0).edit(edit), 2);
    assert!(
        !spoil(|position| {
            let slot = position.players[0].district.pop().unwrap();
            position.players[1].district[8].cards.extend(slot.cards.iter().filter(|_| false));
            position.decks[slot.cards[0].deck().index()].cards.push(
                bastide_tournay::CardDocument {
                    card: slot.cards[0],
                    seen_by: Vec::new(),
                    is_public: false,
                },
            );
        }),
        "eight slots"
    );
    assert!(
        !spoil(|position| {
            // A yellow card of level I covers the yellow prestige building.
            let index =
                position.decks[0].cards.iter().position(|c| !c.card.id().ends_with("CRIER"));
            let card = position.decks[0].cards.remove(index.unwrap()).card;
            position.players[0].district[0].cards.insert(0, card);
        }),
        "one prestige building is covered"
    );
}

/// Also TOU-END-05, TOU-TST-11, TOU-EX-09.
#[test]
fn tou_end_02_one_crier_more_than_players() {
    for (players, criers) in [(2, 3), (3, 4), (4, 5)] {
        assert!(is_last_round_after(before_check(players, 1, criers), players));
        assert!(!is_last_round_after(before_check(players, 1, criers - 1), players));
    }
}

#[test]
fn tou_end_03_the_check_is_made_before_the_start_players_turn_only() {
    let mut table = before_check(3, 2, 9).turn_of(1);
    table.plays(1, "gather").plays(2, "gather");
    assert!(!table.position().is_last_round);
    table.plays(3, "gather");
    assert!(table.position().is_last_round && table.told(&Event::LastRound));
}

#[test]
fn tou_end_06_criers_alone_never_end_the_game() {
    assert!(!is_last_round_after(before_check(2, 0, 9), 2));
}

/// Also TOU-END-08, TOU-FINAL-09: one more turn each, whatever becomes of the conditions.
#[test]
fn tou_end_07_everybody_takes_one_more_turn() {
    let mut table = before_check(2, 2, 0).hand(1, "R3-TOUR-D-ARRAS");
    table.plays(2, "gather").asks(1).plays(1, "skip; gather").asks(2).plays(2, "gather");
    assert_eq!(table.game().task(), Some(Task::Commit));
    let mut revoked = before_check(2, 2, 0).hand(1, "R3-PORTE-DE-LA-VIGNE");
    revoked.plays(2, "gather");
    revoked.plays(1, "play R3-PORTE-DE-LA-VIGNE; give d4; put b4; gather").plays(2, "gather");
    assert_eq!(revoked.game().task(), None, "nobody has a card left, so the game is over");
    revoked.refuses(1, "gather", clause::TOU_FINAL_09);
}

/// An Abbey's crier counts like any other.
#[test]
fn tou_end_09_every_crier_counts() {
    let start = table("expansion=replace").turn_of(2).district(2, "c3 W2-X-ABBEY").plaza(1, "");
    let start = start.deck("Y2", "Y2-CRIER Y2-BARN").queue("- - -").edit(|position| {
        complete(position, 0);
        reveal_criers(position, 2);
    });
    let mut table = start;
    table.plays(2, "activate c3");
    while table.game().to_act().contains(seat(2)) {
        let first = table.legal(2)[0].clone();
        table.plays(2, &first);
    }
    assert!(table.position().is_last_round);
}

/// Everybody is about to choose the last card.
fn finale(table: Table) -> Table {
    table.task(&[Task::Commit]).edit(|position| {
        position.is_last_round = true;
        for player in position.players.iter_mut().filter(|player| player.hand.is_empty()) {
            player.last_card = bastide_tournay::LastCardDocument::Passed;
        }
    })
}

/// Also TOU-FINAL-02, TOU-FINAL-06: all at once, turned up together, settled from the start player on.
#[test]
fn tou_final_01_everybody_may_play_one_more_card() {
    let mut table = finale(table("").hand(1, "Y1-MARKET").hand(2, "R1-FORT Y1-PORT"));
    assert_eq!(table.game().to_act().len(), 2);
    table.offers(1, &["pass", "commit Y1-MARKET c3"]);
    table.refuses(1, "commit Y1-PORT c3", clause::TOU_FINAL_01);
    table.plays(2, "commit R1-FORT c3").shows(2, "c3", "-").refuses(
        2,
        "pass",
        clause::TOU_FINAL_02,
    );
    table.plays(1, "commit Y1-MARKET c3").shows(1, "c3", "Y1-MARKET").shows(2, "c3", "R1-FORT");
    let placed: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Placed { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(placed, [seat(1), seat(2)]);
    assert_eq!(table.game().task(), None);
    table.holds(2, "Y1-PORT").has(1, 5).has(2, 5);
    finale(self::table("").hand(2, "R1-FORT")).plays(2, "pass").holds(2, "R1-FORT");
}

/// Whoever had the last turn, and whoever chooses first.
#[test]
fn tou_final_06_last_cards_are_settled_from_the_start_player_on() {
    let arras = "R3-TOUR-D-ARRAS";
    let mut table = before_check(2, 2, 0).hand(1, arras).hand(2, arras);
    table.plays(2, "gather").plays(1, "skip; gather").plays(2, "skip; gather");
    table.plays(2, &format!("commit {arras} c3")).plays(1, &format!("commit {arras} c3"));
    let placed = table.events.iter().filter_map(|event| match event {
        Event::Placed { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(placed.collect::<Vec<_>>(), [seat(1), seat(2)]);
}

/// The only card of a district, or one that covers another.
#[test]
fn tou_final_03_a_last_card_may_be_paid_with_what_it_lies_beside() {
    let start = |district: &str| finale(table("").hand(1, "Y3-CITY-HALL").district(1, district));
    let mut only = start("c3 R1-FORT");
    only.plays(1, "commit Y3-CITY-HALL c2; give c3").shows(1, "c3", "Y3-CITY-HALL");
    let mut covering = start("b3 Y1-PORT, c3 R2-FORT R1-FORT");
    covering.plays(1, "commit Y3-CITY-HALL d3").offers(1, &["give b3", "give c3"]);
    covering.plays(1, "give c3").shows(1, "c3", "R1-FORT").shows(1, "d3", "Y3-CITY-HALL");
}

/// Also TOU-FINAL-04: what cannot be paid cannot be chosen; cards that cost cards may use the hole.
#[test]
fn tou_final_03_the_usual_rules_of_placing() {
    let mut table = finale(table("").hand(1, "Y1-MARKET W3-CATHEDRAL").district(1, "c3 R1-FORT"));
    table.refuses(1, "commit W3-CATHEDRAL c2", clause::TOU_PLAY_03);
    table.refuses(1, "commit Y1-MARKET b2", clause::TOU_FINAL_03);
    let twin = self::table("").hand(1, "Y3-MINT").district(1, "c3 Y3-MINT");
    finale(twin).refuses(1, "commit Y3-MINT c2", clause::TOU_PLAY_13);
    let mut paid =
        finale(self::table("").hand(1, "Y3-CITY-HALL").district(1, "c3 R1-FORT, b3 R1-ROAD"));
    paid.refuses(1, "commit Y3-CITY-HALL a2", clause::TOU_FINAL_03);
    paid.plays(1, "commit Y3-CITY-HALL d3").has(1, 4).offers(1, &["give b3"]);
    paid.refuses(1, "give c3", clause::TOU_FINAL_03);
    paid.plays(1, "give b3").shows(1, "b3", "-").shows(1, "d3", "Y3-CITY-HALL");
    let mut citizen = finale(self::table("").hand(1, "Y3-CLOTH-HALL").plaza(1, "y/y"));
    citizen.plays(1, "commit Y3-CLOTH-HALL c3").offers(1, &["pay plaza", "pay lying"]);
}

/// Also TOU-FINAL-07, TOU-FINAL-08: a Knight's rampart is in time.
#[test]
fn tou_final_05_characters_react_to_the_last_card() {
    let start =
        table("").hand(1, "Y3-MINT EV-HERESY").hand(2, "EV-CASSEL").queue("EV-PLAGUE:2 - -");
    let mut table = finale(start.district(1, "c3 R1-KNIGHT, b3 Y1-ARCHITECT"));
    table.plays(1, "commit Y3-MINT c2").has(1, 1).offers(1, &["combat 1", "decline"]);
    table.plays(1, "combat 1").has(1, 3).built(1, 2).built(2, 1).holds(1, "").holds(2, "");
    let scores = table.game().scores().unwrap();
    assert_eq!((scores.ramparts[seat(1)], scores.ramparts[seat(2)]), (2, 1));
}
