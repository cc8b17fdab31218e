//! End (CAT-END).

use crate::table::{finished, playout, position};
use bastide_cathedral::{Event, PerSide, Question, Side, clause};

#[test]
fn cat_end_01_the_game_ends_when_nobody_can_place() {
    // The last building of all is Dark's Tavern.
    let script = finished::NONE_TO_NONE.replace(" TAnJ8", "").replace("over", "Dark to move");
    let mut table = position(&script);
    table.holds("Dark", "TA").plays("Dark", "TAnJ8").ends(0, 0);
    let ended = Event::Ended { points: PerSide { light: 0, dark: 0 } };
    assert_eq!(table.events.last(), Some(&ended));
    table.refuses("Light", "TAnB6", clause::CAT_END_01);
    table.refuses("Dark", "--", clause::CAT_END_01);
}

/// Ended games are exactly those in which nothing fits.
#[test]
fn cat_end_01_in_random_games() {
    for seed in 0..500 {
        let end = playout("", seed, |step| {
            if step.before.question() == Question::Building {
                assert!(step.before.fits(step.mover).is_any(), "{seed}");
            }
        });
        assert!(Side::BOTH.into_iter().all(|side| !end.fits(side).is_any()), "{seed}");
    }
}

#[test]
fn cat_end_02_the_other_goes_on_turn_after_turn() {
    let mut table = position(
        "Dark BRnE2 STnE5 STnE7 INnE9
         Light TAnB5 SQnH6
         Dark to move",
    );
    table.plays("Dark", "TAnE10 xB5 xH5").asks_building("Dark");
    while table.game.question() == Question::Building {
        table.asks_building("Dark");
        let next = table.game.fits(Side::Dark).iter().next().expect("a building that fits");
        table.plays("Dark", &next.to_string());
    }
    table.ends(47, 0);
}

#[test]
fn cat_end_03_an_empty_hand_passes_until_a_building_comes_back() {
    let mut table = position(
        "Light IFnI9 CSeA2 TOwI2 ACnC2 SQnD2 MAwJ7 ABnI4 INeF1 INsH2 BReF3 STnI6 STeG10 TAnJ10
         Light TAnA10
         Dark SQnD6 BRnF6
         Dark to move",
    );
    table.holds("Light", "").plays("Dark", "TAnB5").asks_building("Dark");
    assert!(table.events.contains(&Event::Passed { side: Side::Light }));
    table.plays("Dark", "INsB9 xA10").holds("Light", "TA").asks_building("Light");
    table.plays("Light", "TAnE9").holds("Light", "").asks_building("Dark");
}
