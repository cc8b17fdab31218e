//! What those at a table read and see: names, the story, the bars, the panel that explains, and the page's drawing.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::positions::scenes;
use bastide_cathedral::{Action, Cathedral, Cells, Event, Kind, Setup, Side, View};
use bastide_core::{Game as _, Seat, Viewer};
use bastide_draw::letters::in_type;
use bastide_presentation::{Presentation as _, Said, StepKind, StoryStep, Told, Tone};
use bastide_presentation_cathedral::CathedralPresentation as Table;
use bastide_presentation_cathedral::drawing::{Marks, page};
use bastide_text::{Cast, Language, Phrasebook};
use roxmltree::{Document, Node};

const NAMES: [&str; 2] = ["Maud", "Anne"];

/// A game played at random: what each action did, and the views before it.
struct Played {
    told: Vec<Told<Action, Event>>,
    games: Vec<Cathedral>,
}

fn played(setup: &str, number: u64) -> Played {
    let mut game = Cathedral::new(setup.parse::<Setup>().expect("a setup"));
    let (mut told, mut games) = (Vec::new(), Vec::new());
    let mut state = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    while let Some(seat) = game.to_act().iter().next() {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = actions[(state >> 33) as usize % actions.len()];
        games.push(game.clone());
        let mut events = Vec::new();
        let _ = game.apply(seat, action, &mut events).expect("a listed action");
        told.push(Told { seat, action: Some(action), events });
    }
    games.push(game);
    Played { told, games }
}

fn games() -> Vec<Played> {
    let setups = ["", "", "", "pass=free", "capture=forced", "cathedral=after_first"];
    setups
        .iter()
        .zip(1..)
        .flat_map(|(setup, number)| [played(setup, number), played(setup, 50 + number)])
        .collect()
}

/// Every language, for each player and for somebody who only looks on.
fn books() -> Vec<(Phrasebook, Option<usize>)> {
    let cast = |you| Cast::new(NAMES.map(str::to_owned), you);
    Language::ALL
        .into_iter()
        .flat_map(|language| {
            [None, Some(0), Some(1)].map(|you| (Phrasebook::for_table(language, cast(you)), you))
        })
        .collect()
}

fn viewer(you: Option<usize>) -> Viewer {
    you.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat as u8)))
}

/// Everything that is said of a game.
fn everything(played: &Played, book: &Phrasebook, you: Option<usize>) -> Vec<String> {
    let who = viewer(you);
    let mut said = Vec::new();
    for line in &played.told {
        said.extend(line.events.iter().map(|event| Table::event(book, event)));
        said.extend(Table::steps(&line.events, book).into_iter().map(|step| step.words));
    }
    for game in &played.games {
        let view = game.view(who);
        said.push(Table::question(&view, who, book));
        said.push(Table::result(book, &view));
        said.extend(Table::bars(&view, who, book).progress);
        for seat in game.to_act().iter() {
            said.extend(Table::choices(game, seat, book).others.into_iter().map(|it| it.words));
        }
    }
    said.extend(lines(played, book).into_iter().map(|said| text(&said)));
    said
}

fn lines(played: &Played, book: &Phrasebook) -> Vec<Vec<Said>> {
    let turns = Table::turns(&played.told, book);
    let words = turns.iter().map(|turn| {
        let own: Vec<_> = turn.plies.iter().map(|&ply| &played.told[ply]).collect();
        Table::turn_words(&own, turn.seat, book)
    });
    words.collect()
}

fn text(said: &[Said]) -> String {
    said.iter().map(|piece| piece.words.as_str()).collect()
}

/// Words of a sentence, without the signs around them.
fn words_of(sentence: &str) -> Vec<&str> {
    sentence.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).collect()
}

#[test]
fn at_a_table_nobody_is_called_by_a_colour() {
    let colours = ["Light", "Dark", "Clair", "Sombre", "Hell", "Dunkel", "light", "dark"];
    for (book, you) in books() {
        for played in games() {
            for sentence in everything(&played, &book, you) {
                let words = words_of(&sentence);
                assert!(!words.iter().any(|word| colours.contains(word)), "{sentence}");
                assert!(!sentence.contains(['{', '$', '\u{2068}']), "{sentence}");
            }
        }
    }
}

/// Verbs that stand right after the reader, in the forms that are wrong there.
#[test]
fn the_reader_is_spoken_to_in_the_right_form() {
    let wrong = [
        "You places",
        "You claims",
        "You removes",
        "You leaves",
        "You passes",
        "You wins",
        "you’s",
        "You’s",
        "You to move",
        "Vous pose ",
        "Vous a ",
        "Vous gagne,",
        "de vous",
        "Vous passe.",
        "Du hat",
        "Du gewinnt",
        "Du nimmt",
        "Du entfernt",
        "von du",
        "von you",
        "Du ist",
        "Sie ",
    ];
    for (book, you) in books() {
        for played in games() {
            for sentence in everything(&played, &book, you) {
                assert!(!wrong.iter().any(|form| sentence.contains(form)), "{sentence}");
                let has_you = words_of(&sentence).contains(&"you");
                assert!(!has_you || book.language() == Language::English, "{sentence}");
            }
        }
    }
}

#[test]
fn every_action_is_told_in_one_line() {
    for (book, you) in books() {
        for played in games() {
            let turns = Table::turns(&played.told, &book);
            let plies: Vec<usize> = turns.iter().flat_map(|turn| turn.plies.clone()).collect();
            assert_eq!(plies, (0..played.told.len()).collect::<Vec<_>>());
            for (turn, said) in turns.iter().zip(lines(&played, &book)) {
                let name = match you {
                    Some(seat) if seat == turn.seat.index() => ["You", "Vous", "Du"].to_vec(),
                    _ => vec![NAMES[turn.seat.index()]],
                };
                assert_eq!(said[0].tone, Tone::Who);
                assert!(name.contains(&said[0].words.as_str()), "{said:?}");
                let line = text(&said);
                assert!(line.ends_with('.') && !line.contains("  "), "{line}");
                assert!(line.chars().count() < 300, "{line}");
                assert!(!turn.round.is_empty());
                // No square is named.
                let is_square = |word: &str| {
                    word.len() <= 3
                        && word.starts_with(|c: char| ('A'..='J').contains(&c))
                        && word[1..].parse::<u8>().is_ok()
                };
                assert!(
                    !line
                        .split([' ', '.', ',', '–'])
                        .any(|word| !word.is_empty() && is_square(word)),
                    "{line}"
                );
            }
        }
    }
}

/// Both have one turn in a move, unless one of them cannot place anything.
#[test]
fn a_move_holds_a_turn_of_each() {
    let book = Phrasebook::default();
    for played in games() {
        let turns = Table::turns(&played.told, &book);
        for pair in turns.windows(2) {
            assert!(pair[0].seat != pair[1].seat || pair[0].round != pair[1].round);
        }
        assert_eq!(turns[0].round, "Move 1");
        assert_eq!(turns[1].round, "Move 1");
    }
}

#[test]
fn lines_of_the_story_read_well() {
    let mut text_of_all = String::new();
    for (book, _) in books().into_iter().filter(|(_, you)| *you == Some(0)) {
        let told = captures();
        let turns = Table::turns(&told, &book);
        for turn in &turns {
            let own: Vec<_> = turn.plies.iter().map(|&ply| &told[ply]).collect();
            let line = text(&Table::turn_words(&own, turn.seat, &book));
            writeln!(text_of_all, "{}: {line}", turn.round).expect("strings take all");
        }
    }
    insta::assert_snapshot!(text_of_all);
}

/// The step that one event is told by.
fn told_step(event: &Event, book: &Phrasebook) -> Option<StoryStep> {
    Table::steps(std::slice::from_ref(event), book).pop()
}

/// The panel explains everything; a native tooltip would cover it.
#[test]
fn the_drawing_of_a_page_has_no_titles() {
    for Played { games, .. } in games() {
        for (book, you) in books() {
            for game in games.iter().step_by(6) {
                let page = drawn(&game.view(viewer(you)), viewer(you), &book);
                // The name of the whole has no place that could be pointed at.
                let (unseen, seen) = page.split_once("</svg>").expect("definitions");
                assert!(unseen.contains(r#"width="0" height="0""#));
                assert!(seen.contains("<text") && !seen.contains("<title"));
            }
        }
    }
}

/// A page keeps the old look of what a step is about until the step is shown.
#[test]
fn a_step_names_the_one_piece_that_it_is_about() {
    let book = Phrasebook::new(Language::English);
    let Played { told, games } = played("", 1);
    for (line, after) in told.iter().zip(&games[1..]) {
        let Some(placed) = line.events.iter().find(|it| matches!(it, Event::Placed { .. })) else {
            continue;
        };
        let step = told_step(placed, &book).expect("a step");
        let html = public_page(after, &book);
        let is_at = |id: &&String| html.contains(&format!(r#"data-at="{id}""#));
        assert_eq!(step.elements.iter().filter(is_at).count(), 1, "{}", step.words);
    }
}

/// What is claimed is drawn as one with what its side had before, and belongs to the step.
#[test]
fn a_claim_names_its_territory() {
    let book = Phrasebook::new(Language::English);
    let games = games();
    let events = games.iter().flat_map(|game| &game.told).flat_map(|line| &line.events);
    let steps: Vec<_> = events
        .filter(|event| matches!(event, Event::Claimed { .. }))
        .filter_map(|event| told_step(event, &book))
        .collect();
    assert!(!steps.is_empty());
    for step in steps {
        let is_territory = |id: &String| id.starts_with("territory-");
        assert!(step.elements.last().is_some_and(is_territory), "{}", step.words);
    }
}

#[test]
fn the_end_counts_every_square_left_over() {
    let book = Phrasebook::new(Language::English);
    for Played { games, .. } in games() {
        let over = games.last().expect("its end");
        let points = over.view(Viewer::Public).points;
        let left: u32 = [Side::Light, Side::Dark].map(|side| u32::from(points[side])).iter().sum();
        assert_eq!(public_page(over, &book).matches("data-count=").count(), left as usize);
    }
}

#[test]
fn a_captured_cathedral_is_a_feat() {
    let book = Phrasebook::new(Language::English);
    let captured = |owner, kind| {
        let event = Event::Captured { side: Side::Dark, owner, kind, cells: Cells::NONE };
        told_step(&event, &book).map(|step| step.kind)
    };
    assert_eq!(captured(None, Kind::Cathedral), Some(StepKind::Feat));
    assert_eq!(captured(Some(Side::Light), Kind::Inn), Some(StepKind::Strike));
}

fn public_page(game: &Cathedral, book: &Phrasebook) -> String {
    drawn(&game.view(Viewer::Public), Viewer::Public, book)
}

/// A game with a capture in it, to its end.
fn captures() -> Vec<Told<Action, Event>> {
    let actions = "CAeC8 IFnE5 ACeG8 TOsI9 TOeI2 ACnB2 IFnF2 CSwB5 CSeI5 MAwH4 ABnC6 ABeB10 MAnD3 \
        INwE9 INnG6 STeD1 BReF10 xI8 STnF7 STeA7 TAnD4 TAnD10 TAnG3 TAnC4 STnI9 INsJ1";
    let mut game = Cathedral::new(Setup::default());
    let told = actions.split_whitespace().map(|action| {
        let seat = game.to_act().iter().next().expect("the game goes on");
        let action = action.parse().expect("an action");
        let mut events = Vec::new();
        let _ = game.apply(seat, action, &mut events).expect("a legal action");
        Told { seat, action: Some(action), events }
    });
    told.collect()
}

#[test]
fn the_bar_says_the_squares_left_and_the_move() {
    let cast = Cast::new(NAMES.map(str::to_owned), Some(1));
    let book = Phrasebook::for_table(Language::English, cast);
    let view = Cathedral::new(Setup::default()).view(Viewer::Public);
    let bars = Table::bars(&view, viewer(Some(1)), &book);
    assert_eq!(bars.progress, ["squares left: you 47 – 47 Maud", "move 1"]);
    let played = played("", 3);
    let numbers = Table::turns(&played.told, &book);
    for turn in numbers.iter().take(8) {
        let view = played.games[turn.plies[0]].view(Viewer::Public);
        let bars = Table::bars(&view, Viewer::Public, &book);
        assert_eq!(bars.progress[1].to_lowercase(), turn.round.to_lowercase());
    }
}

fn drawn(view: &View, who: Viewer, book: &Phrasebook) -> String {
    in_type(|| page(view, who, &Marks::default(), book))
}

fn ids(document: &Document<'_>) -> Vec<String> {
    document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect()
}

#[test]
fn everything_drawn_explains_itself() {
    let things = ["cell-", "piece-", "hand-", "territory-", "pass"];
    for (book, you) in books() {
        for played in games().iter().take(4) {
            for game in played.games.iter().step_by(5) {
                let view = game.view(viewer(you));
                let drawing = drawn(&view, viewer(you), &book);
                let document = Document::parse(&drawing).expect("well-formed");
                for id in ids(&document) {
                    if !things.iter().any(|thing| id.starts_with(thing)) {
                        continue;
                    }
                    let about =
                        Table::explain(&view, viewer(you), &id, &book).expect("an explanation");
                    assert!(words_of(&about.title).iter().any(|word| word.len() > 2), "{id}");
                    let facts = about.facts.iter().flat_map(|(label, fact)| [label, fact]);
                    for said in facts.chain(&about.words).chain(&about.missing).chain(&about.kind) {
                        assert!(!said.is_empty() && !said.contains(['{', '$']), "{id}: {said}");
                    }
                    if let Some(picture) = &about.picture {
                        Document::parse(picture).expect("well-formed");
                    }
                }
            }
        }
    }
}

#[test]
fn pages_are_well_formed_and_their_ids_unique() {
    for scene in scenes() {
        let text = drawn(&scene.view, Viewer::Public, &Phrasebook::default());
        let document = Document::parse(&text).expect("well-formed");
        let all = ids(&document);
        let unique: BTreeSet<&String> = all.iter().collect();
        assert_eq!(unique.len(), all.len(), "{}", scene.name);
        for reference in text.split("url(#").skip(1) {
            let id = reference.split(')').next().expect("a name").to_owned();
            assert!(unique.contains(&id), "{}: {id}", scene.name);
        }
        let titles = document.descendants().filter(|node| node.has_tag_name("title"));
        assert_eq!(titles.count(), 1, "{}: a title opens a tooltip", scene.name);
        assert!(!text.contains("style="), "{}", scene.name);
    }
}

/// A page is sent changes of `svg` elements only.
#[test]
fn what_stands_around_the_drawings_never_changes() {
    let (book, _) = books().remove(1);
    for played in games().iter().take(3) {
        let frames: BTreeSet<String> = played
            .games
            .iter()
            .map(|game| {
                let text = drawn(&game.view(viewer(Some(0))), viewer(Some(0)), &book);
                let document = Document::parse(&text).expect("well-formed");
                around(document.root_element(), &text)
            })
            .collect();
        assert_eq!(frames.len(), 1, "{frames:?}");
    }
}

/// The elements of a page that are no drawings, with their attributes and words.
fn around(node: Node<'_, '_>, text: &str) -> String {
    let mut found = String::new();
    for child in node.children().filter(|child| !child.has_tag_name("svg")) {
        match child.first_element_child() {
            Some(first) => {
                found += &text[child.range().start..first.range().start];
                found += &around(child, text);
            }
            None => found += &text[child.range()],
        }
    }
    found
}

#[test]
fn every_piece_lies_in_a_tray_or_on_the_board() {
    for scene in scenes() {
        let text = drawn(&scene.view, Viewer::Public, &Phrasebook::default());
        let document = Document::parse(&text).expect("well-formed");
        let is_piece = |id: &&String| {
            let id = id.as_str();
            (id.starts_with("hand-") || id.starts_with("piece-")) && id.ends_with(['0', '1'])
        };
        assert_eq!(ids(&document).iter().filter(is_piece).count(), 28, "{}", scene.name);
    }
}

/// What a line needs not say: that a placement claims nothing.
fn is_told_elsewhere(event: &Event) -> bool {
    matches!(event, Event::Claimed { cells, .. } if cells.is_empty())
}

/// A line that would read the same if something had not happened leaves that out.
#[test]
fn no_consequence_is_left_out_of_the_story() {
    for played in games() {
        for (book, _) in books() {
            for turn in Table::turns(&played.told, &book) {
                let own: Vec<_> = turn.plies.iter().map(|&ply| &played.told[ply]).collect();
                let line = text(&Table::turn_words(&own, turn.seat, &book));
                for (at, ply) in own.iter().enumerate() {
                    for (number, event) in ply.events.iter().enumerate() {
                        if is_told_elsewhere(event) {
                            continue;
                        }
                        let mut events = ply.events.clone();
                        events.remove(number);
                        let without = Told { seat: ply.seat, action: ply.action, events };
                        let mut others = own.clone();
                        others[at] = &without;
                        let shorter = text(&Table::turn_words(&others, turn.seat, &book));
                        assert_ne!(shorter, line, "{event:?} is not told");
                    }
                }
            }
        }
    }
}
