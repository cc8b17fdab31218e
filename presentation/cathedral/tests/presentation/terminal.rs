//! The drawing for terminals, character by character.

use crate::positions::{Scene, scene, scenes};
use bastide_cathedral::{Kind, PerSide, Side, View};
use bastide_presentation_cathedral::drawing::{Marks, Terminal, pieces, terminal};
use bastide_text::{Language, Phrasebook};

const PLAIN: Terminal = Terminal { colour: false };
const COLOUR: Terminal = Terminal { colour: true };

fn plain(name: &str, language: Language) -> String {
    let Scene { view, marks, .. } = scene(name);
    terminal(&view, &marks, PLAIN, &Phrasebook::new(language))
}

#[test]
fn the_rule_sheet_in_english() {
    insta::assert_snapshot!(plain("rule-sheet", Language::English));
}

#[test]
fn a_capture_to_be_decided_in_french() {
    insta::assert_snapshot!(plain("capture", Language::French));
}

#[test]
fn a_finished_game_in_german() {
    insta::assert_snapshot!(plain("finished", Language::German));
}

#[test]
fn colours_of_buildings_and_territory() {
    let Scene { view, marks, .. } = scene("middle");
    let text = terminal(&view, &marks, COLOUR, &Phrasebook::default());
    insta::assert_snapshot!(text.replace('\x1b', "~"));
}

/// The letters of the ledger stand in the middle of each square.
#[test]
fn the_letters_are_the_ledgers() {
    let ledger = "
        x x X X O X X . . .
        x x x X O . X X . .
        x X X X O O . . X X
        X X X . . O O . X X
        . . X . . . O O . O
        . + X X . . . O O O
        + + + X . . . . O .
        . + . X X . . . X .
        . + . O X X O X X X
        . . O O O X O O X x";
    let expected: Vec<Vec<char>> = ledger
        .trim()
        .lines()
        .map(|line| line.chars().filter(|letter| *letter != ' ').collect())
        .collect();
    let text = plain("rule-sheet", Language::English);
    let rows = text.lines().skip(2).step_by(2).take(10);
    let drawn: Vec<Vec<char>> =
        rows.map(|line| line.chars().skip(6).step_by(4).take(10).collect()).collect();
    assert_eq!(drawn, expected);
}

#[test]
fn every_line_fits_into_eighty_columns() {
    for Scene { name, view, marks } in scenes() {
        for language in Language::ALL {
            let text = terminal(&view, &marks, PLAIN, &Phrasebook::new(language));
            let widest = text.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{name} in {language}: {widest:?} columns");
        }
    }
}

#[test]
fn colours_change_nothing_but_colours() {
    for Scene { view, marks, .. } in scenes() {
        let book = Phrasebook::default();
        let coloured = terminal(&view, &marks, COLOUR, &book);
        assert_ne!(coloured.contains("\x1b["), view.buildings.is_empty());
        let mut bare = String::new();
        for (number, part) in coloured.split("\x1b[").enumerate() {
            let text = if number == 0 { part } else { part.split_once('m').expect("a colour").1 };
            bare.push_str(text);
        }
        let trimmed: String = bare.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
        assert_eq!(trimmed, terminal(&view, &marks, PLAIN, &book));
    }
}

#[test]
fn every_line_ends_without_a_colour() {
    let Scene { view, marks, .. } = scene("finished");
    for line in terminal(&view, &marks, COLOUR, &Phrasebook::default()).lines() {
        if let Some((_, last)) = line.rsplit_once("\x1b[") {
            assert!(last.starts_with("0m"), "{line:?}");
        }
    }
}

/// A picture is made of the view alone: what the view says counts, not what the rules would.
#[test]
fn points_are_those_of_the_view() {
    let Scene { view, .. } = scene("opening");
    let view = View { points: PerSide { light: 12, dark: 1 }, ..view };
    let text = terminal(&view, &Marks::default(), PLAIN, &Phrasebook::default());
    assert!(text.contains("Light: 12 points") && text.contains("Dark: 1 point in hand"));
}

/// The shapes are those of the ledger's table, in the handedness of the side (CAT-PIECE-02).
#[test]
fn pieces_are_drawn_with_their_pivots() {
    let Scene { view, .. } = scene("middle");
    let dark = pieces(&view, Side::Dark, None, &Phrasebook::default());
    insta::assert_snapshot!(dark);
    let light = pieces(&view, Side::Light, Some(Kind::Abbey), &Phrasebook::default());
    assert_eq!(light, "AB Abbey\n    n       e\n    #.      .@#\n    @#      ##.\n    .#\n");
}
