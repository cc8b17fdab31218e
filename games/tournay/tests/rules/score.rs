//! Final scoring (TOU-SCORE, TOU-TST).

use bastide_core::Game as _;
use bastide_tournay::Scores;

use crate::table::{Table, card, seat, table};

/// The scores of a finished game.
fn scores(table: Table) -> Scores {
    let mut table = table.task(&[]);
    table.game().scores().expect("it is over")
}

/// Points of one prestige building for the first two seats.
fn points(table: Table, id: &str) -> [u32; 2] {
    let scores = scores(table);
    let score = scores.prestige.iter().find(|score| score.card == card(id)).expect("visible");
    [score.points[seat(1)], score.points[seat(2)]]
}

/// Also TOU-SCORE-02, TOU-SCORE-03: once for all, and owners get more.
#[test]
fn tou_score_01_every_visible_name_is_scored_once() {
    let start = || table("players=3").plaza(1, "yyy").plaza(2, "yy").plaza(3, "y");
    let both = start().district(1, "c3 Y3-CITY-HALL").district(2, "c3 Y3-CITY-HALL");
    let scores = scores(both);
    assert_eq!(scores.prestige.len(), 1);
    let score = &scores.prestige[0];
    assert_eq!([1, 2, 3].map(|n| score.points[seat(n)]), [6, 4, 1]);
    assert_eq!([1, 2, 3].map(|n| score.is_owner[seat(n)]), [true, true, false]);
    assert_eq!([1, 2, 3].map(|n| score.counted[seat(n)]), [3, 2, 1]);
    assert_eq!(points(start().district(1, "c3 Y3-CITY-HALL"), "Y3-CITY-HALL"), [6, 2]);
}

/// Also TOU-TST-01: for owners and others alike.
#[test]
fn tou_score_04_at_most_twelve_from_one_name() {
    let yellow = "c3 Y3-CLOTH-HALL, b3 Y1-MARKET, d3 Y1-PORT, c2 Y1-BARN, c4 Y1-FARM, b2 Y1-QUARRY, \
                  d2 Y1-DWELLING, b4 Y1-ALDERMAN";
    let nine = "c3 Y2-MARKET, b3 Y2-PORT, d3 Y2-BARN, c2 Y2-TOLL, c4 Y2-QUARRY, b2 Y2-DWELLING, \
                d2 Y2-ALDERMAN, b4 Y2-ARCHITECT, d4 Y2-JOURNEYMAN";
    assert_eq!(points(table("").district(1, yellow).district(2, nine), "Y3-CLOTH-HALL"), [12, 9]);
    let mint = table("").deniers(1, 24).deniers(2, 100).district(1, "c3 Y3-MINT");
    assert_eq!(points(mint, "Y3-MINT"), [12, 12]);
}

/// Also TOU-SCORE-06, TOU-SCORE-29: covered cards keep their printed points only (R-24, R-25).
#[test]
fn tou_score_05_a_covered_prestige_building_is_not_scored() {
    let covered =
        scores(table("").district(1, "c3 W2-AUGUSTINIAN W3-CATHEDRAL W2-MONASTERY-WHITE"));
    assert!(covered.prestige.is_empty());
    assert_eq!(covered.printed[seat(1)], 4);
    assert_eq!(covered.total[seat(1)], 4);
    let visible = table("").district(1, "c3 W3-CATHEDRAL");
    assert_eq!(points(visible, "W3-CATHEDRAL"), [8, 0]);
}

#[test]
fn tou_score_07_a_point_for_each_built_rampart() {
    let built = table("").edit(|position| {
        let events: Vec<_> = position.event_deck.drain(..3).map(|event| event.card).collect();
        position.players[0].built = events;
    });
    let scores = scores(built);
    assert_eq!((scores.ramparts[seat(1)], scores.total[seat(1)]), (3, 3));
}

/// Also TOU-SCORE-10, TOU-DEF-16: everybody starts at nothing, and the most points win.
#[test]
fn tou_score_08_hand_money_and_citizens_give_nothing_by_themselves() {
    let mut table =
        table("").hand(1, "Y2-DWELLING").deniers(1, 50).district(2, "c3 Y1-PORT").task(&[]);
    let standing = table.game().standing().unwrap();
    let points = [1, 2].map(|number| standing.places[seat(number)].points);
    assert_eq!(points, [0, 1]);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [seat(2)]);
}

/// Whoever starts, the result is the same.
#[test]
fn tou_score_09_the_order_of_scoring_changes_nothing() {
    let start = || {
        let table = table("").district(1, "c3 Y3-MINT, b3 W3-SAINT-BRICE").deniers(2, 13);
        table.district(2, "c3 Y3-BELFRY, b3 R1-FORT, d3 W1-PRIOR, c2 Y1-PORT")
    };
    let one = scores(start());
    let other = scores(start().edit(|position| position.start_player = 1));
    assert_eq!(one, other);
}

/// Also TOU-COMP-09: there is no tie-break (R-37).
#[test]
fn tou_score_11_tied_players_share_the_win() {
    let mut table =
        table("players=3").district(2, "c3 Y1-PORT").district(3, "c3 R1-FORT").task(&[]);
    let standing = table.game().standing().unwrap();
    assert_eq!(standing.winners().collect::<Vec<_>>(), [seat(2), seat(3)]);
}

#[test]
fn tou_score_12_tokens_and_workers_do_not_matter() {
    let district = "c3 R3-TOUR-SAINT-GEORGES, b3 R1-FORT !, d3 R1-ROAD +g, c2 R1-ARSENAL +r";
    let table = table("").plaza(1, "").district(1, district);
    assert_eq!(points(table, "R3-TOUR-SAINT-GEORGES"), [6, 0]);
}

/// Also TOU-SCORE-21: sets of yellow, white and red cards of level I and II.
#[test]
fn tou_score_20_card_sets() {
    let first = "c3 Y3-BELFRY, b3 Y1-PORT, d3 W1-PRIOR, c2 R1-FORT, c4 R2-FORT";
    let second = "c3 Y1-MARKET, b3 Y1-BARN, d3 W1-BISHOP, c2 W1-BRIDGE, c4 R1-ROAD, b2 R1-KNIGHT";
    let start = || table("").district(1, first).district(2, second);
    assert_eq!(points(start(), "Y3-BELFRY"), [4, 4]);
    let brice = first.replace("Y3-BELFRY", "W3-SAINT-BRICE");
    assert_eq!(points(table("").district(1, &brice).district(2, second), "W3-SAINT-BRICE"), [4, 4]);
    for (id, expected) in
        [("Y3-CLOTH-HALL", [2, 2]), ("W3-SAINT-JACQUES", [2, 2]), ("R3-TOUR-SAINT-GEORGES", [4, 2])]
    {
        let first = first.replace("Y3-BELFRY", id);
        assert_eq!(points(table("").district(1, &first).district(2, second), id), expected, "{id}");
    }
}

#[test]
fn tou_score_22_groups_of_four_deniers() {
    let start = |deniers| table("").deniers(1, deniers).deniers(2, 15).district(1, "c3 Y3-MINT");
    assert_eq!(points(start(3), "Y3-MINT"), [0, 3]);
    assert_eq!(points(start(8), "Y3-MINT"), [4, 3]);
}

/// Also TOU-SCORE-26: citizens count wherever they are, and complete sets of them.
#[test]
fn tou_score_23_citizens_of_a_colour() {
    let start = |id: &str| {
        let district = format!("c3 {id}, b3 R1-FORT +r, d3 Y1-PORT +g");
        table("").plaza(1, "yw/yr").plaza(2, "yww/r").district(1, &district)
    };
    assert_eq!(points(start("Y3-CITY-HALL"), "Y3-CITY-HALL"), [4, 1]);
    assert_eq!(points(start("W3-SAINT-QUENTIN"), "W3-SAINT-QUENTIN"), [2, 2]);
    assert_eq!(points(start("R3-PORTE-DE-LA-VIGNE"), "R3-PORTE-DE-LA-VIGNE"), [4, 1]);
    assert_eq!(points(start("W3-SAINT-NICOLAS"), "W3-SAINT-NICOLAS"), [3, 1]);
    assert_eq!(points(start("R3-PONT-DES-TROUS"), "R3-PONT-DES-TROUS"), [3, 1]);
}

#[test]
fn tou_score_24_characters_of_any_colour() {
    let first = "c3 Y3-TOUR-DES-SIX, b3 W1-PRIOR, d3 R1-KNIGHT !, c2 Y1-PORT";
    let start = table("").district(1, first).district(2, "c3 Y1-ALDERMAN, b3 W1-BRIDGE W1-BISHOP");
    assert_eq!(points(start, "Y3-TOUR-DES-SIX"), [4, 1]);
}

/// Also TOU-TST-18.
#[test]
fn tou_score_25_prestige_buildings_the_madeleine_included() {
    let first = "c3 W3-LA-MADELEINE, b3 Y3-MINT, d3 R3-TOUR-D-ARRAS, c2 Y1-PORT Y3-BELFRY";
    let second =
        "c3 Y3-MINT, b3 R3-TOUR-D-ARRAS, d3 Y3-CITY-HALL, c2 W3-SAINT-BRICE, c4 Y3-TOUR-DES-SIX";
    let start = table("").district(1, first).district(2, second);
    assert_eq!(points(start, "W3-LA-MADELEINE"), [6, 5]);
}

#[test]
fn tou_score_27_white_and_yellow_buildings() {
    let first = "c3 R3-TOUR-D-ARRAS, b3 Y1-PORT, d3 W1-BRIDGE, c2 W1-PRIOR, c4 R1-FORT, b2 Y3-MINT";
    let start = table("").district(1, first).district(2, "c3 Y1-MARKET, b3 Y1-ALDERMAN");
    assert_eq!(points(start, "R3-TOUR-D-ARRAS"), [4, 1]);
}

#[test]
fn tou_score_28_built_ramparts() {
    let start = table("").district(1, "c3 R3-TOUR-HENRY-VIII").edit(|position| {
        let events: Vec<_> = position.event_deck.drain(..5).map(|event| event.card).collect();
        position.players[0].built = events[..3].to_vec();
        position.players[1].built = events[3..].to_vec();
        position.players.iter_mut().for_each(|player| player.built.sort());
    });
    assert_eq!(points(start, "R3-TOUR-HENRY-VIII"), [6, 2]);
}
