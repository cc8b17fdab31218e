//! The pictures and the text drawings of The Anarchy.

use std::collections::{BTreeMap, BTreeSet};

use bastide_anarchy::{Action, Anarchy, BoxId, Scenario, Setup};
use bastide_core::{Game as _, Seat, Seed, Viewer, below};
use bastide_presentation::{Layout, Presentation as _, Scene};
use bastide_presentation_anarchy::AnarchyPresentation;
use bastide_presentation_anarchy::drawing::{
    Marks, Terminal, board, left, parts, right, svg, terminal,
};
use bastide_text::{Language, Phrasebook};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::estates;

const RED: Seat = Seat::new(0);

/// How often each id stands in a picture.
fn ids(picture: &str) -> BTreeMap<String, usize> {
    let document = roxmltree::Document::parse(picture).expect("the picture is well-formed");
    let mut ids = BTreeMap::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        *ids.entry(id.to_owned()).or_default() += 1;
    }
    ids
}

#[test]
fn every_box_is_drawn_once_under_its_id_of_the_data() {
    let scene = estates::played("players=2", 1, 0);
    let book = Phrasebook::default();
    let ids = ids(&svg(&scene.view(), RED, &Marks::default(), &book));
    for id in BoxId::all() {
        assert_eq!(ids.get(&format!("box-{id}")), Some(&1), "{id}");
    }
    assert!(ids.values().all(|&count| count == 1), "no id stands twice");
}

#[test]
fn a_box_is_on_one_of_the_sheets() {
    let scene = estates::played("players=2", 1, 0);
    let (view, marks, book) = (scene.view(), Marks::default(), Phrasebook::default());
    let [left, right] = [left(&view, RED, &marks, &book), right(&view, RED, &marks, &book)];
    let (left, right) = (ids(&left), ids(&right));
    for id in BoxId::all() {
        let id = format!("box-{id}");
        assert!(left.contains_key(&id) != right.contains_key(&id), "{id}");
    }
}

/// Every part that an action belongs to is in the picture of the seat that may do it.
#[test]
fn every_legal_action_has_a_part_to_click() {
    let book = Phrasebook::default();
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut seen = BTreeSet::new();
    for (number, scenario) in (0u8..).zip(Scenario::all()) {
        let setup = Setup { players: number % 4 + 1, scenario, ..Setup::default() };
        let mut game = Anarchy::start(&setup, &Seed::numbered(number.into())).expect("it starts");
        let mut list: Vec<Action> = Vec::new();
        while let Some(seat) = game.to_act().iter().next() {
            list.clear();
            game.legal(seat, &mut list);
            let view = game.view(Viewer::Seat(seat));
            let question = format!("{:?}", view.players[seat].question);
            let sort = question.split([' ', '(']).next().unwrap_or_default().to_owned();
            if seen.insert((number, sort, view.round)) {
                let ids = ids(&svg(&view, seat, &Marks::default(), &book));
                for &action in &list {
                    let parts = parts(&view, seat, action);
                    // What ends something is in the bar of a page.
                    let is_end = [Action::Done, Action::Skip, Action::Pay, Action::Go];
                    assert_ne!(parts.is_empty(), !is_end.contains(&action), "{action}");
                    for part in parts {
                        assert!(ids.contains_key(&part), "{action}: {part}");
                    }
                }
            }
            let chosen = below(&mut rng, list.len() as u32).expect("a seat to act has a choice");
            let _ = game.apply(seat, list[chosen as usize], &mut bastide_core::Silent);
        }
    }
    let sorts: BTreeSet<&str> = seen.iter().map(|(_, sort, _)| sort.as_str()).collect();
    assert!(sorts.len() >= 12, "most questions were met: {sorts:?}");
}

#[test]
fn pictures_are_light_and_have_words_for_those_who_do_not_see_them() {
    let scene = estates::played("players=4", 2, 500);
    let (view, marks) = (scene.view(), Marks::after(&scene.last));
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        for picture in [board, left, right].map(|draw| draw(&view, RED, &marks, &book)) {
            let document = roxmltree::Document::parse(&picture).expect("well-formed");
            assert!(document.descendants().filter(roxmltree::Node::is_element).count() < 1500);
            assert!(picture.len() < 160_000, "{language}: {}", picture.len());
            let root = document.root_element();
            assert!(
                root.children()
                    .any(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "desc")))
            );
            assert!(!picture.contains("<text") && !picture.contains("filter"));
        }
    }
}

/// Values of a corrected file are the ones that are drawn.
#[test]
fn corrected_values_are_drawn() {
    let scene = estates::played("players=1", 4, 0);
    let other = estates::played("players=1 data=land_track.farms.boxes.2:knight*2", 4, 0);
    let book = Phrasebook::default();
    let [plain, changed] =
        [scene, other].map(|scene| left(&scene.view(), RED, &Marks::default(), &book));
    assert!(!plain.contains("Gives 2 knights") && changed.contains("Gives 2 knights"));
}

#[test]
fn what_was_filled_last_stands_out() {
    let scene = estates::played("players=1", 4, 3);
    let marks = Marks::after(&scene.last);
    assert!(!marks.last.is_empty());
    let book = Phrasebook::default();
    let [before, after] =
        [Marks::default(), marks].map(|marks| svg(&scene.view(), RED, &marks, &book));
    assert_ne!(before, after);
    let text = terminal(&scene.view(), RED, &marks, Terminal::default(), &book);
    assert!(text.contains('◆'));
}

#[test]
fn terminals_get_at_most_a_hundred_columns() {
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        for decisions in [0, 60, 300, 100_000] {
            let scene = estates::played("players=4", 6, decisions);
            for seat in Seat::all(4) {
                let marks = Marks::after(&scene.last);
                let text = terminal(&scene.view(), seat, &marks, Terminal::default(), &book);
                for line in text.lines() {
                    assert!(line.chars().count() <= 100, "{language}: {line}");
                }
                assert!(!text.contains('\x1b'));
            }
        }
    }
}

fn drawn(language: Language, decisions: u32) -> String {
    let scene = estates::played("players=2", 9, decisions);
    let marks = Marks::after(&scene.last);
    terminal(&scene.view(), RED, &marks, Terminal::default(), &Phrasebook::new(language))
}

#[test]
fn the_beginning_in_the_terminal_in_french() {
    insta::assert_snapshot!(drawn(Language::French, 0));
}

#[test]
fn a_defence_in_the_terminal_in_german() {
    insta::assert_snapshot!(drawn(Language::German, 190));
}

#[test]
fn the_end_in_the_terminal_in_english() {
    insta::assert_snapshot!(drawn(Language::English, 100_000));
}

/// Ids that stand for no thing one could point at: shapes that are used elsewhere, and whole parts of the picture.
fn is_no_thing(id: &str) -> bool {
    let is_shape = ["i-", "p-", "c-", "k-", "pen-", "anarchy-", "sheet-", "section-", "land-"];
    is_shape.iter().any(|start| id.starts_with(start))
        || ["board-whole", "posted", "foretold", "buttons", "stage", "open-cards"].contains(&id)
        || ["supplies-resources", "paths-last", "paths-beside"].contains(&id)
}

/// Whatever the pointer rests on has a name, in every language, whoever looks.
#[test]
fn every_element_of_a_page_is_explained() {
    for (setup, plies) in [("players=1", 40), ("players=3", 300), ("players=2", 190)] {
        for seed in [2, 9] {
            let scene = estates::played(setup, seed, plies);
            for language in Language::ALL {
                let book = Phrasebook::new(language);
                for viewer in [Viewer::Public, Viewer::Seat(RED)] {
                    let view = scene.game.view(viewer);
                    let drawn = Scene { viewer, view: &view, last: &scene.last };
                    let page = AnarchyPresentation::svg(&drawn, Layout::Page, &book);
                    assert!(page.contains("<text") && !page.contains("<title"), "a page has type");
                    let named = ids(&page);
                    for id in named.keys().filter(|id| !is_no_thing(id)) {
                        let told = AnarchyPresentation::explain(&view, viewer, id, &book)
                            .unwrap_or_else(|| panic!("nothing is said of {id}"));
                        assert!(told.title.chars().any(char::is_alphabetic), "{id}: {told:?}");
                        let pictures = told.picture.iter();
                        let used = pictures.flat_map(|picture| picture.split("href=\"#").skip(1));
                        for shape in used.filter_map(|rest| rest.split('"').next()) {
                            assert!(named.contains_key(shape), "{id}: no shape {shape}");
                        }
                    }
                }
            }
        }
    }
}

/// What is to be written down stands once more beside the drawing of a page, with its numbers.
#[test]
fn open_cards_say_what_is_written() {
    let is_asked = |game: &Anarchy, _: u32| {
        let question = game.view(Viewer::Seat(RED)).players[RED].question;
        matches!(question, bastide_anarchy::Question::Michaelmas)
    };
    let book = Phrasebook::default();
    let scene = (0..40)
        .map(|seed| estates::until("players=1", seed, is_asked))
        .find(|scene| is_asked(&scene.game, 0))
        .expect("some game comes to Michaelmas");
    let view = scene.view();
    let page = Scene { viewer: Viewer::Seat(RED), view: &view, last: &[] };
    let picture = AnarchyPresentation::svg(&page, Layout::Page, &book);
    let document = roxmltree::Document::parse(&picture).expect("well-formed");
    let by_id = |id: &str| document.descendants().find(|node| node.attribute("id") == Some(id));
    let open = by_id("open-cards").expect("the cards");
    assert!(by_id(open.attribute("data-section").expect("a section")).is_some());
    let shown: Vec<&str> = open.children().filter_map(|card| card.attribute("data-says")).collect();
    let mut legal = Vec::new();
    scene.game.legal(RED, &mut legal);
    for action in legal {
        let Action::Write { number, .. } = action else { panic!("{action}") };
        assert!(shown.contains(&number.to_string().as_str()), "{number}: {shown:?}");
    }
}
