//! All that is said about The Anarchy, in all languages, and all that random games need said.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use bastide_anarchy::{
    Action, Anarchy, Asset, AttackType, BUILT_IN, BoxId, Corner, Defender, EstateCard, Event,
    Horse, Joust, Kind, Loot, Need, Path, Purse, Question, Row, Scenario, Setup, Side, Spot,
    Tactic, Target, View, Why, clause,
};
use bastide_core::{Game as _, Seat, Seed, Viewer, Violation, below};
use bastide_presentation_anarchy::words;
use bastide_text::{Language, Phrasebook};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

fn id(text: &str) -> BoxId {
    text.parse().expect("a box")
}

fn purse(counts: &[(Asset, u8)]) -> Purse {
    counts.iter().fold(Purse::NONE, |all, &(asset, count)| all.plus(Purse::of(asset, count)))
}

fn actions() -> Vec<Action> {
    [
        "path architect",
        "path emissary",
        "fill farms-3",
        "fill moat-1 soldier",
        "fill moat-1 serf",
        "fill wall-2 north",
        "fill tower-2 ne",
        "build keep-2",
        "build small-crane",
        "fill chapel-1-food",
        "fill spies-2-1",
        "prepare stones",
        "trade coin food -> material",
        "trade coin coin -> food",
        "attack soldiers 3 knights 1 overrun 2",
        "attack knights 2",
        "spy Yellow 4",
        "take material coin coin",
        "mark woman-3",
        "mark brewery-2-3",
        "mark pennant-1-2",
        "write 7 addition-8",
        "choose 2",
        "deploy knight west",
        "rally laid-down south east",
        "use 4 castle",
        "use 0 north",
        "spend soldier south beer",
        "spend knight east",
        "deploy all east",
        "done",
        "skip",
        "pay",
        "go",
    ]
    .map(|text| text.parse().expect("an action"))
    .to_vec()
}

fn questions() -> Vec<Question> {
    let card: EstateCard = EstateCard::all().next().expect("a card");
    vec![
        Question::Nothing,
        Question::Path,
        Question::Action,
        Question::Take { count: 1 },
        Question::Take { count: 2 },
        Question::Row { rows: 0b1110 },
        Question::Research,
        Question::Training { icons: 3 },
        Question::Valentine { card },
        Question::Michaelmas,
        Question::Brewery { card },
        Question::Lammas { card },
        Question::Food { due: 1 },
        Question::Food { due: 3 },
        Question::Deploy { worker: Some(Defender::Soldier) },
        Question::Deploy { worker: None },
        Question::Rally { slot: 2 },
        Question::Rally { slot: 0 },
        Question::Tactic { slot: 1, target: Target::Castle, left: 3 },
        Question::Spend { slot: 1, side: Side::East, left: 1 },
    ]
}

fn needs() -> Vec<Need> {
    let box_id = id("keep-2");
    let mut needs: Vec<Need> =
        questions().into_iter().map(|question| Need::Answer { question }).collect();
    needs.extend(Why::ALL.iter().map(|&why| Need::Filled { id: box_id, on: id("keep-1-3"), why }));
    needs.extend([
        Need::GameGoingOn,
        Need::TurnOf { seat: BLUE },
        Need::StillActing,
        Need::OnOffer,
        Need::Empty { id: id("farms-3") },
        Need::Payable { id: id("bravery-3") },
        Need::Measure { id: box_id, row: Row::Governance, measure: 4, has: 1 },
        Need::Linked { id: id("allies-5") },
        Need::Price {
            cost: purse(&[(Asset::Craftsman, 1), (Asset::Material, 2)]),
            purse: purse(&[(Asset::Craftsman, 1)]),
        },
        Need::Payment { id: id("moat-1") },
        Need::Spot { id: id("wall-1") },
        Need::Lower { most: 4 },
        Need::LevelWalls { side: Side::East, neighbour: Side::South },
        Need::Researchable,
        Need::Researched { id: id("pitch") },
        Need::OtherResource,
        Need::Tents,
        Need::CastleNotTaken,
        Need::Strength { least: 5 },
        Need::Overrun { most: 3 },
        Need::Horse { horse: Horse::Black },
        Need::Weapon { id: id("ram") },
        Need::Knowledge,
        Need::FaceDown,
        Need::Assist,
        Need::Offered,
        Need::Worker,
        Need::Beer,
        Need::RallyToken,
        Need::OtherSide,
        Need::Circles { most: 2 },
    ]);
    needs
}

/// Events whose sentences have forms that a random game may not show.
fn events() -> Vec<Event> {
    let seat = RED;
    let spot = Spot::Nowhere;
    let gain = purse(&[(Asset::Serf, 2), (Asset::Coin, 1), (Asset::Food, 1)]);
    let mut events = vec![
        Event::RoundBegan { round: 2, marker: BLUE },
        Event::PathDiscarded { path: Path::all().next().expect("a path") },
        Event::RivalAdvanced { place: 2 },
        Event::Produced { seat, gain },
        Event::Filled { seat, id: id("farms-3"), paid: Purse::of(Asset::Serf, 1), spot },
        Event::Filled { seat, id: id("couple-1"), paid: Purse::NONE, spot },
        Event::Filled { seat, id: id("wall-3"), paid: gain, spot: Spot::Side(Side::East) },
        Event::Filled {
            seat,
            id: id("tower-3"),
            paid: gain,
            spot: Spot::Corner(Corner::Southwest),
        },
        Event::Filled { seat, id: id("prod-food-3"), paid: Purse::NONE, spot },
        Event::Filled { seat, id: id("ram"), paid: gain, spot },
        Event::Filled { seat, id: id("logs"), paid: Purse::NONE, spot },
        Event::Mood { seat, joy: 1, discontent: 0 },
        Event::Mood { seat, joy: 0, discontent: 2 },
        Event::Traded { seat, give: [Asset::Coin, Asset::Food], take: Asset::Material },
        Event::Attacked { seat, place: 3, spent: gain, loot: Loot::all().next(), overrun: 0 },
        Event::Attacked { seat, place: 3, spent: gain, loot: Loot::all().last(), overrun: 2 },
        Event::FoodPaid { seat, paid: 3, missing: 0 },
        Event::FoodPaid { seat, paid: 1, missing: 2 },
        Event::Repelled { seat, slot: 0 },
        Event::Withstood { seat, slot: 0 },
        Event::Aftermath { seat, repelled: 1, bravery: 1, loyalty: 2, discontent: 1, survivors: 2 },
        Event::Aftermath { seat, repelled: 3, bravery: 0, loyalty: 0, discontent: 0, survivors: 0 },
        Event::RoundEnded { round: 3, left_behind: [0, 2].into_iter().collect() },
    ];
    events.extend(Joust::ALL.iter().map(|&joust| Event::Jousted { seat, joust }));
    for &worker in Defender::ALL {
        events.push(Event::Deployed { seat, worker, side: Side::East, count: 1 });
        events.push(Event::Deployed { seat, worker, side: Side::West, count: 2 });
        events.push(Event::Rallied { seat, worker, from: Side::East, to: Side::North });
        events.push(Event::Spent { seat, worker, side: Side::South, beer: worker.drinks() });
    }
    for &tactic in Tactic::ALL {
        events.push(Event::Prepared { seat, tactic });
        events.push(Event::Used { seat, tactic, target: Target::West, count: 2 });
    }
    events
}

/// One box of each kind.
fn boxes() -> Vec<BoxId> {
    let first = |&kind: &Kind| BUILT_IN.all().find(|&id| BUILT_IN.spec(id).kind == kind);
    Kind::ALL.iter().filter_map(first).collect()
}

fn everything(language: Language) -> String {
    let book = Phrasebook::new(language);
    let mut text = String::new();
    let mut say = |line: String| writeln!(text, "{line}").expect("strings take all");
    say(words::title(&book));
    for action in actions() {
        let words::Offer { cost, gain } = words::offer(&book, &BUILT_IN, action);
        let [cost, gain] = [cost, gain].map(Option::unwrap_or_default);
        say(format!("{} | {cost} | {gain}", words::action(&book, action)));
    }
    for event in events() {
        say(words::event(&book, &event));
    }
    for need in needs() {
        say(words::violation(&book, &Violation::new(clause::ANA_ACT_02, need)));
    }
    for id in boxes() {
        say(words::box_words(&book, &BUILT_IN, id, false));
    }
    for path in Path::all() {
        let name = words::path(&book, path);
        say(format!("{name}: {}", words::path_words(&book, &BUILT_IN, path)));
    }
    for &kind in AttackType::ALL {
        let name = words::attack_kind(&book, kind, false);
        say(format!("{name}: {}", words::defences(&book, &BUILT_IN, kind)));
    }
    for scenario in Scenario::all() {
        let name = words::scenario(&book, scenario);
        say(format!("{name}: {}", words::scenario_words(&book, scenario)));
        let card = &BUILT_IN.scenarios[scenario.index()][3];
        say(words::scenario_card(&book, 4, card));
    }
    for option in words::options(&book) {
        say(format!("{}: {}", option.name, option.words));
    }
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

/// Says something in all languages and holds it to what every sentence keeps.
struct Speaker(Vec<Phrasebook>);

impl Speaker {
    fn new() -> Self {
        Self(Language::ALL.into_iter().map(Phrasebook::new).collect())
    }

    fn say(&self, words: impl Fn(&Phrasebook) -> String) {
        for book in &self.0 {
            let text = words(book);
            assert!(!text.trim().is_empty(), "{}: nothing is said", book.language());
            assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']), "{text}");
        }
    }
}

/// A refusal of every sort that boxes can meet, and wrong answers to the question asked.
fn refusals(game: &Anarchy, seat: Seat, speaker: &Speaker) {
    let fill = |id| Action::Fill { id, payment: None, spot: Spot::Nowhere };
    let wrong = BoxId::all().map(fill).chain(actions());
    let mut said = BTreeSet::new();
    for action in wrong {
        let mut copy = game.clone();
        if let Err(violation) = copy.apply(seat, action, &mut bastide_core::Silent)
            && said.insert(format!("{violation:?}"))
        {
            speaker.say(|book| words::violation(book, &violation));
        }
    }
}

fn views(view: &View, seat: Seat, speaker: &Speaker) {
    speaker.say(|book| words::question(book, view));
    speaker.say(|book| words::question_of(book, view, seat));
    speaker.say(|book| words::result(book, view));
    speaker.say(|book| words::holds(book, seat, &view.players[seat]));
    speaker.say(|book| words::castle(book, seat, &view.players[seat]));
    for &dealt in &view.players[seat].attacks {
        speaker.say(|book| words::attack(book, view.table(), dealt));
    }
    for line in 0..5 + view.players[seat].score.paths.len() {
        speaker.say(|book| words::score_lines(book, &view.players[seat].score)[line].0.clone());
    }
}

/// Every action, event, question and refusal of random games of all sizes and scenarios.
#[test]
fn random_games_find_their_words() {
    let speaker = Speaker::new();
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    for (number, scenario) in (0u8..).zip(Scenario::all()) {
        let setup = Setup { players: number % 4 + 1, scenario, ..Setup::default() };
        let mut game = Anarchy::start(&setup, &Seed::numbered(number.into())).expect("it starts");
        let (mut list, mut events) = (Vec::new(), Vec::new());
        let mut plies = 0u32;
        while let Some(seat) = game.to_act().iter().next() {
            if plies.is_multiple_of(40) {
                refusals(&game, seat, &speaker);
                views(&game.view(Viewer::Public), seat, &speaker);
            }
            plies += 1;
            list.clear();
            game.legal(seat, &mut list);
            for &action in &list {
                speaker.say(|book| words::action(book, action));
            }
            let chosen = below(&mut rng, list.len() as u32).expect("a seat to act has a choice");
            events.clear();
            let _ = game.apply(seat, list[chosen as usize], &mut events).expect("it is legal");
            for event in &events {
                speaker.say(|book| words::event(book, event));
            }
        }
        views(&game.view(Viewer::Public), RED, &speaker);
        refusals(&game, RED, &speaker);
    }
}

#[test]
fn whoever_is_short_of_food_learns_what_it_costs() {
    let game = Anarchy::start(&Setup::default(), &Seed::numbered(1)).expect("it starts");
    let mut view = game.view(Viewer::Public);
    view.players[RED].question = Question::Food { due: 3 };
    let mut asked = |food| {
        view.players[RED].purse = purse(&[(Asset::Food, food)]);
        words::question_of(&Phrasebook::default(), &view, RED)
    };
    assert!(asked(1).contains("you lack 2, which costs 2 discontent"), "{}", asked(1));
    assert!(!asked(3).contains("discontent"), "{}", asked(3));
}

#[test]
fn every_box_and_every_card_is_described() {
    let speaker = Speaker::new();
    for id in BoxId::all() {
        speaker.say(|book| words::box_words(book, &BUILT_IN, id, true));
    }
    for card in EstateCard::all() {
        for &activity in bastide_anarchy::Activity::ALL {
            speaker.say(|book| words::estate(book, &BUILT_IN, card, activity));
        }
    }
    for loot in Loot::all() {
        speaker.say(|book| words::loot(book, &BUILT_IN, loot));
    }
}

/// Nobody can tell two boxes apart that are called the same.
#[test]
fn names_of_boxes_differ_within_a_language() {
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        let mut names = BTreeSet::new();
        for id in BoxId::all() {
            let name = words::box_name(&book, id);
            assert!(names.insert(name.clone()), "{language}: {name} ({id})");
        }
        let paths: BTreeSet<String> = Path::all().map(|path| words::path(&book, path)).collect();
        assert_eq!(paths.len(), usize::from(Path::COUNT));
    }
}

#[test]
fn refusals_are_sentences_without_a_clause() {
    let violation = Violation::new(clause::ANA_SPY_05, Need::Knowledge);
    for language in Language::ALL {
        let text = words::violation(&Phrasebook::new(language), &violation);
        assert!(text.ends_with('.') && !text.contains("ANA-"), "{text}");
    }
}
