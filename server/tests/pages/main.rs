//! Every page is sound: valid in what browsers forgive, fit for the strict policy, in one language.

mod markup;
mod samples;

use std::collections::BTreeSet;

use bastide_text::{Language, Phrasebook, pages};
use bastide_web::pages::{Appearance, Assets, Frame, Ledger};
use markup::{Element, elements};

/// Every sample in every language: its name, its language, its elements.
fn each_page(mut check: impl FnMut(&str, Language, &[Element])) {
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        let assets = Assets {
            style: "/assets/1/style.css".to_owned(),
            table_style: "/assets/1/table.css".to_owned(),
            table_styles: Vec::new(),
            replay_style: "/assets/1/replay.css".to_owned(),
            page: Some("/assets/1/page.js".to_owned()),
            home: Some("/assets/1/home.js".to_owned()),
            table: Some("/assets/1/table.js".to_owned()),
            tables: Vec::new(),
            replays: Vec::new(),
            analyses: Vec::new(),
            replay: Some("/assets/1/replay.js".to_owned()),
            rules: Some("/assets/1/rules.js".to_owned()),
            reference: Some("/assets/1/reference.js".to_owned()),
            fair: Some("/assets/1/fair.js".to_owned()),
            analysis: Some("/assets/1/analysis.js".to_owned()),
        };
        let frame = Frame {
            book: &book,
            path: "/mine?a=1&b=2".to_owned(),
            guest_name: "Nell <3 \"".to_owned(),
            assets,
            appearance: Appearance::Dark,
            announcement: None,
        };
        for (name, page) in samples::all(&frame) {
            check(name, language, &elements(&page.into_string()));
        }
    }
}

#[test]
fn every_element_is_closed_and_says_its_language() {
    each_page(|name, language, page| {
        let html = page.iter().find(|element| element.name == "html").expect("an html element");
        assert_eq!(html.attribute("lang"), Some(language.code()), "{name}");
        assert_eq!(html.attribute("data-appearance"), Some("dark"), "{name}");
        for once in ["main", "h1", "title"] {
            let outside = |element: &&Element| element.name == once && !element.is_within("svg");
            assert_eq!(page.iter().filter(outside).count(), 1, "{name}: {once}");
        }
    });
}

#[test]
fn ids_are_unique_and_what_refers_to_one_finds_it() {
    each_page(|name, _, page| {
        let mut ids = BTreeSet::new();
        for element in page {
            if let Some(id) = element.attribute("id") {
                assert!(ids.insert(id), "{name}: two elements are called {id}");
            }
        }
        let keys =
            ["for", "form", "aria-labelledby", "aria-describedby", "aria-controls", "data-copy"];
        for element in page {
            let named = keys.iter().filter_map(|key| element.attribute(key));
            let linked = element.attribute("href").and_then(|href| href.strip_prefix('#'));
            for id in named.flat_map(str::split_whitespace).chain(linked) {
                assert!(ids.contains(id), "{name}: nothing is called {id}");
            }
        }
    });
}

/// The policy allows no inline style, script or handler; data is not a script.
#[test]
fn pennants_hang_over_ones_own_win_alone() {
    each_page(|name, _, page| {
        let is_hung = page.iter().any(|element| element.attribute("class") == Some("bunting"));
        assert_eq!(is_hung, name == "table-won", "{name}");
    });
}

#[test]
fn nothing_is_inline() {
    each_page(|name, _, page| {
        for element in page {
            assert_ne!(element.name, "style", "{name}");
            let is_handler = |key: &str| key.starts_with("on") || key == "style";
            assert!(
                !element.attributes.iter().any(|(key, _)| is_handler(key)),
                "{name}: {element:?}"
            );
            if element.name == "script" && element.attribute("type") != Some("application/json") {
                assert!(element.attribute("src").is_some(), "{name}: {element:?}");
            }
        }
    });
}

#[test]
fn forms_have_an_action_and_buttons_a_name() {
    each_page(|name, _, page| {
        for element in page {
            match element.name.as_str() {
                "form" => {
                    let action = element.attribute("action").unwrap_or_default();
                    assert!(action.starts_with('/'), "{name}: {element:?}");
                    assert!(element.attribute("method").is_some(), "{name}: {element:?}");
                }
                "button" => {
                    assert!(element.attribute("name").is_some(), "{name}: {element:?}");
                    assert!(element.attribute("type").is_some(), "{name}: {element:?}");
                    assert!(!element.text.trim().is_empty(), "{name}: {element:?}");
                }
                _ => {}
            }
        }
    });
}

/// A field is named by its label, a picture by its text, a link by its words.
#[test]
fn everything_one_can_use_has_a_name() {
    each_page(|name, _, page| {
        let labelled: BTreeSet<&str> =
            page.iter().filter_map(|element| element.attribute("for")).collect();
        for element in page {
            let is_named = match element.name.as_str() {
                "input" if element.attribute("type") == Some("hidden") => true,
                "input" | "select" | "textarea" => {
                    element.is_within("label")
                        || element.attribute("id").is_some_and(|id| labelled.contains(id))
                }
                "a" => !element.text.trim().is_empty() || element.attribute("aria-label").is_some(),
                "img" => element.attribute("alt").is_some(),
                _ => true,
            };
            assert!(is_named, "{name}: {element:?}");
        }
    });
}

/// What visitors write comes out as they wrote it, never as markup.
#[test]
fn the_words_of_visitors_stay_words() {
    let book = Phrasebook::default();
    let frame = Frame {
        book: &book,
        path: "/".to_owned(),
        guest_name: "<i>Nell".to_owned(),
        assets: Assets::default(),
        appearance: Appearance::Auto,
        announcement: Some("<b>Bonjour".to_owned()),
    };
    for (name, page) in samples::all(&frame) {
        let page = page.into_string();
        assert!(page.contains("&lt;i&gt;Nell") && !page.contains("<i>Nell"), "{name}");
        assert!(!page.contains("<b>Bonjour"), "{name}");
        assert!(!page.contains("\"</script>\""), "{name}");
    }
}

/// Two languages never show a page with the same words, apart from the names in it.
#[test]
fn every_page_is_in_its_own_language() {
    let mut titles = BTreeSet::new();
    each_page(|name, language, page| {
        let title = page.iter().find(|element| element.name == "title").expect("a title");
        titles.insert((name.to_owned(), language, title.text.clone()));
    });
    let same_in_all =
        ["table", "table-capture", "table-waiting", "table-over", "admin", "admin-empty"];
    for (name, _, title) in &titles {
        let twins = titles.iter().filter(|(other, _, text)| other == name && text == title).count();
        assert!(twins == 1 || same_in_all.contains(&name.as_str()), "{name}: {title}");
    }
}

/// Whoever has pages read out hears English with an English voice and the rest with their own.
#[test]
fn the_ledger_says_that_it_is_in_english() {
    let ledger = Ledger::read(include_str!("../../../docs/rules/cathedral.md"));
    each_page(|name, language, page| {
        if name != "rules" {
            return;
        }
        let is_title = |text: &str| ledger.families.iter().any(|family| family.title == text);
        let titles: Vec<&Element> = page
            .iter()
            .filter(|element| {
                matches!(element.name.as_str(), "a" | "h2") && is_title(&element.text)
            })
            .collect();
        assert_eq!(titles.len(), 2 * ledger.families.len(), "once in the contents, once above");
        let clauses = page.iter().filter(|element| element.attribute("data-clause").is_some());
        for english in titles.into_iter().chain(clauses) {
            assert_eq!(english.language.as_deref(), Some("en"), "{english:?}");
        }
        for own in page.iter().filter(|element| element.attribute("aria-label").is_some()) {
            assert_eq!(own.language.as_deref(), Some(language.code()), "{own:?}");
        }
        let said = pages::rules_language(&Phrasebook::new(language));
        assert_eq!(said.is_empty(), language == Language::English, "{language}");
        assert!(page.iter().any(|element| element.name == "p" && element.text.contains(&said)));
    });
}

/// The parts a table sends are those its script puts in place, with the ids of the contract.
#[test]
fn the_table_keeps_its_contract() {
    each_page(|name, _, page| {
        let parts: Vec<&str> = page
            .iter()
            .filter(|element| element.attribute("data-part").is_some())
            .filter_map(|element| element.attribute("id"))
            // A place among the choices, which is sent alone.
            .filter(|id| *id != "hint")
            .collect();
        if name.starts_with("table") {
            let lesson = (name == "table-lesson").then_some("lesson");
            let shuffle = (name == "table-shuffle").then_some("shuffle");
            let first = ["progress", "about", "leave", "board", "round-page", "moment"];
            let rest = ["plates", "story", "choose", "chat", "last", "turn"];
            let expected = first.into_iter().chain(shuffle).chain(lesson).chain(rest);
            assert_eq!(parts, expected.collect::<Vec<_>>(), "{name}");
            let main = page.iter().find(|element| element.name == "main").expect("a main");
            let live = main.attribute("data-live").expect("an address");
            assert!(live.starts_with("/matches/k7wq2/live?after=17"), "{name}: {live}");
            // The parts are asked for in the name of the seat that is shown, and of no covered one.
            let seat = main.attribute("data-seat").filter(|seat| !seat.is_empty());
            assert_eq!(live.contains("seat="), seat.is_some(), "{name}: {live}");
            assert_eq!(main.attribute("data-match"), Some("k7wq2"));
        }
    });
}

/// The whole of a small page, looked at before it was accepted.
#[test]
fn a_missing_page() {
    let book = Phrasebook::new(Language::French);
    let frame = Frame {
        book: &book,
        path: "/nowhere".to_owned(),
        guest_name: "Nell".to_owned(),
        assets: Assets { style: "/assets/1/style.css".to_owned(), ..Assets::default() },
        appearance: Appearance::Auto,
        announcement: None,
    };
    let pages = samples::all(&frame);
    let (_, page) = pages.into_iter().find(|(name, _)| *name == "missing").expect("a sample");
    let page = page.into_string();
    let (_, main) = page.split_once("<main").expect("a main element");
    let (main, _) = main.split_once("</main>").expect("its end");
    insta::assert_snapshot!(main.replace("><", ">\n<"));
}
