//! All that is said about Cathedral, in all languages, to be read before it is accepted.

use std::fmt::Write as _;

use bastide_cathedral::{
    Action, Cathedral, Cells, Event, Kind, Need, Orientation, PassRule, PerSide, Placement, Setup,
    Side, View, clause,
};
use bastide_core::{Game as _, Silent, Viewer, Violation};
use bastide_presentation_cathedral::words;
use bastide_text::{Language, Phrasebook};

fn some_squares() -> Cells {
    Cells::drawn(
        "
        x x x .
        . . x .
        ",
    )
}

/// One sentence with each kind where the kind decides its form.
fn events() -> Vec<Event> {
    let cells = some_squares();
    let one = Cells::drawn("x");
    let mut events = Vec::new();
    for kind in Kind::BUILDINGS {
        events.push(Event::Placed { side: Side::Light, kind, cells });
        let owner = Some(Side::Light);
        events.push(Event::Captured { side: Side::Dark, owner, kind, cells });
        events.push(Event::Left { side: Side::Light, kind, cells });
    }
    let kind = Kind::Cathedral;
    events.extend([
        Event::Placed { side: Side::Light, kind, cells },
        Event::Captured { side: Side::Dark, owner: None, kind, cells },
        Event::Left { side: Side::Dark, kind, cells },
        Event::Claimed { side: Side::Dark, cells },
        Event::Claimed { side: Side::Light, cells: one },
        Event::Passed { side: Side::Dark },
        Event::Ended { points: PerSide { light: 0, dark: 1 } },
        Event::Ended { points: PerSide { light: 7, dark: 1 } },
        Event::Ended { points: PerSide { light: 3, dark: 3 } },
        Event::Ended { points: PerSide { light: 1, dark: 1 } },
    ]);
    events
}

fn needs() -> Vec<Need> {
    let (cells, one) = (some_squares(), Cells::drawn("x"));
    let mut needs: Vec<Need> = Kind::BUILDINGS.map(|kind| Need::InHand { kind }).to_vec();
    needs.extend([
        Need::GameGoingOn,
        Need::TurnOf { side: Side::Dark },
        Need::CathedralFirst,
        Need::CathedralUnplaced,
        Need::Decision { cells },
        Need::InsideWalls,
        Need::FreeSquares { cells },
        Need::FreeSquares { cells: one },
        Need::NotOwned { cells, owner: Side::Light },
        Need::NotOwned { cells: one, owner: Side::Dark },
        Need::NothingEnclosed { cells },
        Need::NothingToPlace,
        Need::Isolated,
    ]);
    needs
}

fn actions() -> Vec<Action> {
    let square = "D2".parse().expect("a square");
    let turned = Kind::ALL.into_iter().zip(Orientation::ALL.into_iter().cycle());
    let mut actions: Vec<Action> = turned
        .map(|(kind, orientation)| {
            Placement::new(kind, orientation, square)
                .or_else(|| Placement::new(kind, Orientation::North, square))
                .expect("every kind has its first orientation")
        })
        .map(Action::Place)
        .collect();
    actions.extend([Action::Capture(square), Action::Leave(square), Action::Pass]);
    actions
}

/// The view after a list of actions, whoever's turn it is.
fn after(setup: Setup, actions: &str) -> View {
    let mut game = Cathedral::new(setup);
    for action in actions.split_whitespace() {
        let seat = game.to_act().iter().next().expect("the game goes on");
        let action = action.parse().expect("an action");
        let _ = game.apply(seat, action, &mut Silent).expect("a legal action");
    }
    game.view(Viewer::Public)
}

fn views() -> Vec<View> {
    let free = Setup { pass: PassRule::Free, ..Setup::default() };
    vec![
        after(Setup::default(), ""),
        after(Setup::default(), "CAnH7"),
        after(free, "CAnH7 CSnE2"),
        after(Setup::default(), "CAnH7 SQnE6 TAnA1 INwB2"),
        after(Setup::default(), "CAnB2 ACnD2 IFnH8 CSnB5"),
        after(free, "CAnH7 CSnE2 -- --"),
    ]
}

fn everything(language: Language) -> String {
    let book = Phrasebook::new(language);
    let mut text = String::new();
    let mut say = |line: String| writeln!(text, "{line}").expect("strings take all");
    for action in actions() {
        say(words::action(&book, action));
    }
    for event in events() {
        say(words::event(&book, &event));
    }
    for need in needs() {
        say(words::violation(&book, &Violation::new(clause::CAT_PLACE_01, need)));
    }
    for view in views() {
        say(words::question(&book, &view));
        say(words::result(&book, &view));
    }
    for side in Side::BOTH {
        say(words::hand(&book, side, 1 + side as u8));
        say(words::piece(&book, Some(side), Kind::Castle, some_squares()));
    }
    say(words::piece(&book, None, Kind::Cathedral, some_squares()));
    say(words::title(&book));
    text
}

#[test]
fn all_that_is_said_in_english() {
    insta::assert_snapshot!(everything(Language::English));
}

#[test]
fn all_that_is_said_in_french() {
    insta::assert_snapshot!(everything(Language::French));
}

#[test]
fn all_that_is_said_in_german() {
    insta::assert_snapshot!(everything(Language::German));
}

#[test]
fn refusals_are_sentences_without_a_clause() {
    let violation = Violation::new(clause::CAT_PLACE_04, Need::InsideWalls);
    for language in Language::ALL {
        let text = words::violation(&Phrasebook::new(language), &violation);
        assert!(text.ends_with('.') && !text.contains("CAT-"), "{text}");
    }
}

/// Terminals show the marks that keep scripts of two directions apart.
#[test]
fn there_are_no_isolation_marks() {
    for language in Language::ALL {
        let text = everything(language);
        assert!(!text.contains(['\u{2068}', '\u{2069}', '{', '$']), "{text}");
    }
}

#[test]
fn names_of_kinds_and_sides_differ_within_a_language() {
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        let names: std::collections::BTreeSet<String> =
            Kind::ALL.into_iter().map(|kind| words::kind(&book, kind)).collect();
        assert_eq!(names.len(), Kind::ALL.len(), "{names:?}");
        assert_ne!(words::side(&book, Side::Light), words::side(&book, Side::Dark));
    }
}
