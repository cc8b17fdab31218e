//! What the panel says of a box before it is filled, and how a deployment goes on that has begun.

use bastide_anarchy::{Action, Anarchy, Asset, BoxId, Question, Setup};
use bastide_core::{Game as _, Seat, Seed, Viewer};
use bastide_presentation::Presentation as _;
use bastide_presentation_anarchy::AnarchyPresentation;
use bastide_presentation_anarchy::drawing::parts;
use bastide_text::Phrasebook;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const SEAT: Seat = Seat::new(0);

/// Plays alone at random until something holds.
fn until(setup: &str, seed: u64, holds: impl Fn(&Anarchy) -> bool) -> Anarchy {
    let setup: Setup = setup.parse().expect("a setup");
    let mut game = Anarchy::start(&setup, &Seed::numbered(seed)).expect("it starts");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    while !holds(&game) {
        let action = game.pick(SEAT, &mut rng).expect("it comes before the end");
        let _ = game.apply(SEAT, action, &mut Vec::new()).expect("it is legal");
    }
    game
}

#[test]
fn a_lit_box_of_an_addition_says_what_a_number_there_gives() {
    let game = until("players=1 rules=2", 3, |game| game.question(SEAT) == Question::Michaelmas);
    let mut legal = Vec::new();
    game.legal(SEAT, &mut legal);
    let inspector = AnarchyPresentation::inspector(&game).expect("it has one");
    let mut asked = 0;
    for action in legal {
        let Action::Write { number, addition } = action else { continue };
        let about = inspector
            .about(Some(SEAT), &format!("box-{addition}"), &Phrasebook::default())
            .expect("it is a box");
        assert_eq!(about.refused, None, "{addition}");
        assert!(about.chain[0].contains(char::is_numeric), "{number}: {:?}", about.chain);
        assert!(about.picture.is_some_and(|picture| picture.starts_with("<svg ")));
        // What is lit is the slot that the number goes into, and nothing beside it.
        let view = game.view(Viewer::Seat(SEAT));
        let lit = parts(&view, SEAT, action);
        assert!(lit.len() == 1 && lit[0].starts_with(&format!("box-{addition}-")), "{lit:?}");
        let id: BoxId = lit[0]["box-".len()..].parse().expect("a box");
        assert!(!view.players[SEAT].filled.contains(id), "{id}");
        let at_slot = inspector.about(Some(SEAT), &lit[0], &Phrasebook::default()).expect("a box");
        assert_eq!((at_slot.refused, at_slot.chain), (None, about.chain), "{id}");
        asked += 1;
    }
    assert!(asked > 0);
}

/// A card of the scenario says what there is of what its round asks for.
#[test]
fn a_card_of_the_scenario_says_what_it_counts_so_far() {
    let mut seen = 0;
    for seed in 0..4 {
        let game = until("players=1 rules=2 scenario=classic-standard", seed, |game| {
            game.castle_needs(SEAT).is_some() && game.question(SEAT) == Question::Action
        });
        let (view, own) = (game.view(Viewer::Seat(SEAT)), game.insight(SEAT).purse());
        let card = format!("scenario-{}", view.round);
        let book = Phrasebook::default();
        let told = AnarchyPresentation::explain(&view, Viewer::Seat(SEAT), &card, &book);
        let facts = told.expect("a card").facts;
        let strength = own.count(Asset::Soldier) + 2 * own.count(Asset::Knight);
        let needed = game.castle_needs(SEAT).expect("a castle").strength;
        assert_eq!(facts[0].1, format!("{} of {}", own.count(Asset::Food), game.food_due()));
        assert_eq!(facts[2].1, format!("{strength} of {needed}"));
        seen += 1;
    }
    assert_eq!(seen, 4);
}

/// Somebody who plays one worker by a hint still has the panel and its forecast for the others.
#[test]
fn a_deployment_that_has_begun_is_planned_to_its_end() {
    let waits = |game: &Anarchy| {
        let deployment = AnarchyPresentation::deployment(game).expect("it has one");
        deployment.muster(SEAT, "", &Phrasebook::default()).map_or(0, |muster| muster.left)
    };
    let mut game = until("players=1 rules=2", 3, |game| waits(game) >= 2);
    let mut legal = Vec::new();
    game.legal(SEAT, &mut legal);
    let before = waits(&game);
    let one = legal.iter().find(|action| matches!(action, Action::Deploy { .. })).expect("one");
    let _ = game.apply(SEAT, *one, &mut Vec::new()).expect("it is legal");
    assert_eq!(waits(&game), before - 1, "the others are planned on");
    let book = Phrasebook::default();
    let plan = |posting: &str| {
        let deployment = AnarchyPresentation::deployment(&game).expect("it has one");
        deployment.muster(SEAT, posting, &book).expect("a plan")
    };
    let mut muster = plan("");
    assert!(!muster.forecast.is_empty());
    assert_eq!(muster.sides.iter().map(|side| side.strength).max(), Some(1), "who stands there");
    while muster.left > 0 {
        let posts = muster.workers.iter().flat_map(|worker| &worker.posts);
        let more = posts.filter_map(|post| post.more.clone()).next_back().expect("a place");
        muster = plan(&more);
    }
    // The actions of the plan are legal one after the other, and deploy everybody.
    for action in muster.actions.expect("all have their place").split("; ") {
        let action: Action = action.parse().expect("an action");
        let _ = game.apply(SEAT, action, &mut Vec::new()).expect("it is legal");
    }
    assert!(!matches!(game.question(SEAT), Question::Deploy { .. }));
}
