//! Notation (CAT-NOTE).

use crate::table::table;
use bastide_cathedral::{Action, Cathedral, Cell, Kind, Placement, Side, clause};
use bastide_core::record::{Record, Seal};
use bastide_core::{Game as _, PerSeat, RulesVersion, Seed, Silent};

#[test]
fn cat_note_01_kind_orientation_pivot() {
    for side in Side::BOTH {
        for kind in Kind::ALL {
            for placement in Placement::all(side, kind) {
                let text = placement.to_string();
                assert_eq!(text.parse(), Ok(Action::Place(placement)), "{text}");
                let (letter, pivot) = (placement.orientation().letter(), placement.pivot());
                assert_eq!(text, format!("{}{letter}{pivot}", kind.code()));
            }
        }
    }
    table("CAnB7").plays("Dark", "TAnE1").plays("Light", "INwH8").shows(
        "    F G H I
          7 . . O .
          8 . O O .
          9 . . . .",
    );
}

#[test]
fn cat_note_01_only_the_orientations_of_the_table() {
    let wrong = ["TAeE5", "SQsE5", "IFwE5", "STsE5", "BRwE5", "ABsE5", "ZZnE5", "CSxE5", "CSnK1"];
    for text in wrong.into_iter().chain(["CSnE11", "CSnE0", "CSn", "CSnE05", "CSnE5 ", "", "CS"]) {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!(error.clause, clause::CAT_NOTE_01, "{text}");
    }
}

/// Also CAT-CAPTURE-03.
#[test]
fn cat_note_02_any_square_names_a_piece_and_the_first_is_printed() {
    let asked = table("CAnH7 INwB2 BRnC2 SQnI10 STeA3");
    for (removed, left) in [("xB1", "=B1"), ("xA2", "=A2"), ("xB2", "=B2")] {
        for (word, printed) in [(removed, "xB1"), (left, "=B1")] {
            let action = asked.game.canonical(Side::Light.seat(), word.parse().unwrap());
            assert_eq!(action.to_string(), printed);
            asked.clone().plays("Light", word).asks_building("Dark");
        }
    }
    for cell in Cell::all() {
        assert_eq!(format!("x{cell}").parse(), Ok(Action::Capture(cell)));
        assert_eq!(format!("={cell}").parse(), Ok(Action::Leave(cell)));
    }
    for wrong in ["x", "=", "xK1", "=A0", "x A1"] {
        assert_eq!(wrong.parse::<Action>().expect_err(wrong).clause, clause::CAT_NOTE_02);
    }
}

#[test]
fn cat_note_03_decisions_come_in_reading_order() {
    let mut asked = table("CAnH7 STeA2 TAnA1 STeC2 TAnC1 TAnD1 IFnC8 TAnB1");
    asked.asks_captures("Dark", "A1 C1").refuses("Dark", "xC1", clause::CAT_NOTE_03);
    asked.refuses("Dark", "=C1", clause::CAT_NOTE_03);
    asked.plays("Dark", "=A1").asks_captures("Dark", "C1").plays("Dark", "xC1");
    asked.owns("Dark", "C1").asks_building("Light");
}

/// A game in which Light is stuck from the second move on, and its record.
fn stuck_record() -> Record<Cathedral> {
    let setup = "open_city=literal".parse().expect("an option");
    let rules = RulesVersion::parse("0123456789abcdef").expect("sixteen digits");
    let players = PerSeat::from_fn(2, |_| "Nell".to_owned());
    let mut record: Record<Cathedral> =
        Record::start(setup, Seed::numbered(1), rules, players).expect("a game for two");
    for word in ["CAnB2", "ACnD2", "IFnH8", "CSnB5", "xB1", "xH7", "TAnJ1"] {
        let seat = record.state().to_move().seat();
        let answer = record.play(seat, word.parse().expect("an action"), &mut Silent);
        assert!(answer.is_ok(), "{word}: {answer:?}");
    }
    record
}

#[test]
fn cat_note_04_a_forced_pass_is_written_and_may_be_left_out() {
    let record = stuck_record();
    let text = record.to_string();
    assert_eq!(text.matches("\nLight --\n").count(), 2, "{text}");
    let without = text.replace("Light --\n", "");
    let unsealed = without.split("seal: ").next().unwrap();
    let read = Record::<Cathedral>::read(unsealed, Seal::Waived).unwrap();
    assert_eq!(read.state(), record.state());
    assert_eq!(read.to_string(), text, "what was left out is written again");
    Record::<Cathedral>::read(&text, Seal::Required).unwrap();
    // A pass that was not forced does not follow from the position.
    let wrong = unsealed.replace("Light IFnH8\n", "Light --\nLight IFnH8\n");
    let error = Record::<Cathedral>::read(&wrong, Seal::Waived).unwrap_err();
    assert_eq!(error.clause(), Some(clause::CAT_PLACE_09));
}
