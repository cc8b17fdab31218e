//! The structure of the SVG: what a page, a screen reader and a strict content policy rely on.

use std::collections::BTreeSet;

use crate::positions::{Scene, scene, scenes};
use bastide_cathedral::{Action, Cell, PassRule, Setup, Side, View};
use bastide_presentation_cathedral::drawing::{Marks, part_of, svg};
use bastide_text::{Language, Phrasebook};
use roxmltree::{Document, Node};

fn picture(scene: &Scene) -> String {
    svg(&scene.view, &scene.marks, &Phrasebook::default())
}

fn ids(document: &Document<'_>) -> Vec<String> {
    document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect()
}

fn by_id<'a>(document: &'a Document<'_>, id: &str) -> Option<Node<'a, 'a>> {
    document.descendants().find(|node| node.attribute("id") == Some(id))
}

#[test]
fn pictures_are_well_formed_and_their_ids_unique() {
    for scene in scenes() {
        let text = picture(&scene);
        let document = Document::parse(&text).expect("well-formed");
        let ids = ids(&document);
        let unique: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "{}", scene.name);
    }
}

#[test]
fn every_square_has_its_part() {
    let text = picture(&scene("middle"));
    let document = Document::parse(&text).expect("well-formed");
    for cell in Cell::all() {
        let id = format!("cell-{}", cell.to_string().to_lowercase());
        let square = by_id(&document, &id).expect("a part for each square");
        let number = |name| square.attribute(name).and_then(|text| text.parse::<f64>().ok());
        let place = |index: u8| Some(f64::from(index) * 52.0);
        assert_eq!((number("x"), number("y")), (place(cell.column()), place(cell.row())), "{id}");
    }
}

#[test]
fn every_piece_is_on_the_board_or_in_a_tray() {
    for Scene { name, view, marks } in scenes() {
        let text = svg(&view, &marks, &Phrasebook::default());
        let document = Document::parse(&text).expect("well-formed");
        let ids = ids(&document);
        let count = |prefix: &str| ids.iter().filter(|id| id.starts_with(prefix)).count();
        for side in Side::BOTH {
            let colour = side.name().to_lowercase();
            let standing = view.buildings.iter().filter(|building| building.side == side).count();
            assert_eq!(count(&format!("piece-{colour}-")), standing, "{name}");
            assert_eq!(count(&format!("hand-{colour}-")), 14 - standing, "{name}");
        }
        let is_placed = view.cathedral.is_some();
        assert_eq!(count("piece-cathedral"), usize::from(is_placed), "{name}");
        assert_eq!(count("hand-cathedral"), usize::from(!is_placed), "{name}");
    }
}

/// Where a twin stands on the board, the other keeps its own number in the tray.
#[test]
fn twins_have_different_numbers() {
    let text = picture(&scene("finished"));
    let document = Document::parse(&text).expect("well-formed");
    for id in
        ["piece-dark-inn-0", "hand-dark-inn-1", "piece-light-tavern-0", "piece-light-tavern-1"]
    {
        assert!(by_id(&document, id).is_some(), "{id}");
    }
    assert!(by_id(&document, "hand-dark-inn-0").is_none());
}

#[test]
fn hatching_tells_the_sides_apart_without_colour() {
    let text = picture(&scene("middle"));
    let document = Document::parse(&text).expect("well-formed");
    let lines = |side: &str| {
        let pattern = by_id(&document, &format!("hatch-{side}")).expect("a pattern");
        let path = pattern.first_element_child().expect("lines");
        path.attribute("d").map(str::to_owned)
    };
    assert_ne!(lines("light"), lines("dark"));
    for side in ["light", "dark"] {
        let territory = by_id(&document, &format!("territory-{side}")).expect("territory");
        let hatch = format!("url(#hatch-{side})");
        assert!(territory.descendants().any(|node| node.attribute("fill") == Some(&hatch)));
    }
}

#[test]
fn nothing_is_marked_where_nobody_owns_anything() {
    let text = picture(&scene("first-buildings"));
    assert!(!text.contains("territory-"));
}

#[test]
fn pictures_need_no_styles_scripts_or_fonts() {
    for scene in scenes() {
        let text = picture(&scene);
        for forbidden in ["style=", "<style", "<script", "<text", "href", "font", " on"] {
            let markup = text.split("<desc").next().expect("a start").to_owned()
                + text.split("</desc>").last().expect("an end");
            let markup: String = markup.split("<title").map(without_title).collect();
            assert!(!markup.contains(forbidden), "{}: {forbidden}", scene.name);
        }
    }
}

/// The words of a title may be anything.
fn without_title(part: &str) -> &str {
    part.split_once("</title>").map_or(part, |(_, rest)| rest)
}

#[test]
fn references_lead_somewhere() {
    for scene in scenes() {
        let text = picture(&scene);
        let document = Document::parse(&text).expect("well-formed");
        let ids: BTreeSet<String> = ids(&document).into_iter().collect();
        for reference in text.split("url(#").skip(1) {
            let id = reference.split(')').next().expect("a name");
            assert!(ids.contains(id), "{}: {id}", scene.name);
        }
    }
}

#[test]
fn pictures_stay_small_and_their_numbers_short() {
    for scene in scenes() {
        let text = picture(&scene);
        assert!(text.len() < 150_000, "{}: {} bytes", scene.name, text.len());
        let mut numbers = text.split(|c: char| !c.is_ascii_digit() && c != '.');
        // Strokes may leave out the gap before a point: `3.7.6` is 3.7 and .6.
        let long = numbers.find(|number| number.split('.').skip(1).any(|part| part.len() > 2));
        assert_eq!(long, None, "{}", scene.name);
    }
}

#[test]
fn screen_readers_hear_what_is_asked() {
    let Scene { view, marks, .. } = scene("capture");
    let text = svg(&view, &marks, &Phrasebook::new(Language::German));
    let document = Document::parse(&text).expect("well-formed");
    let words = by_id(&document, "city-words").and_then(|node| node.text()).expect("a description");
    assert!(words.starts_with("Dunkel entscheidet: die Burg auf E9–G9, E10 und G10"), "{words}");
    assert_eq!(document.root_element().attribute("lang"), Some("de"));
}

/// Gold for the newest piece, red for one whose capture is to be decided.
#[test]
fn the_newest_piece_and_pending_captures_are_marked() {
    let (gold, red) = (r##"stroke="#ffd24a""##, r##"stroke="#d42b1e""##);
    let Scene { view, marks, .. } = scene("capture");
    let book = Phrasebook::default();
    let marked = svg(&view, &marks, &book);
    assert_eq!((marked.matches(gold).count(), marked.matches(red).count()), (1, 1));
    let bare = svg(&view, &Marks::default(), &book);
    assert_eq!((bare.matches(gold).count(), bare.matches(red).count()), (0, 1));
}

/// Drawn anew by the gallery, whose `middle.svg` it is.
#[test]
fn the_picture_in_the_docs_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures/cathedral.svg");
    let docs = std::fs::read_to_string(path).expect("the picture is part of the docs");
    assert!(docs == picture(&scene("middle")), "copy the gallery's middle.svg to {path}");
}

#[test]
fn a_view_always_gives_the_same_picture() {
    let scene = scene("finished");
    assert_eq!(picture(&scene), picture(&scene));
}

#[test]
fn actions_belong_to_parts_that_exist() {
    let Scene { view, marks, .. } = scene("middle");
    let setup = Setup { pass: PassRule::Free, ..view.setup };
    let text = svg(&View { setup, ..view }, &marks, &Phrasebook::default());
    let document = Document::parse(&text).expect("well-formed");
    for action in ["CSwD2", "xI8", "=I8", "--"] {
        let action: Action = action.parse().expect("an action");
        assert!(by_id(&document, &part_of(action)).is_some(), "{action}");
    }
    assert_eq!(part_of("CSwD2".parse().expect("an action")), "cell-d2");
}

/// Nobody may pass in the standard game, so there is nothing to click.
#[test]
fn there_is_no_pass_where_none_is_offered() {
    let text = picture(&scene("middle"));
    let document = Document::parse(&text).expect("well-formed");
    assert!(by_id(&document, "pass").is_none());
}

mod png {
    use super::*;
    use bastide_draw::{PngError, png};

    #[test]
    fn a_png_has_the_width_asked_for() {
        let bytes = png(&picture(&scene("opening")), 64).expect("a picture");
        assert_eq!(&bytes[1..4], b"PNG");
        assert_eq!(bytes[16..20], 64_u32.to_be_bytes());
    }

    #[test]
    fn impossible_pictures_are_refused() {
        let picture = picture(&scene("opening"));
        assert!(matches!(png(&picture, 0), Err(PngError::Width(0))));
        assert!(matches!(png(&picture, 100_000), Err(PngError::Width(100_000))));
        assert!(matches!(png("<svg", 64), Err(PngError::NotSvg(_))));
    }
}
