//! Values that no source states are admitted on every surface that shows them, and nowhere else.

use bastide_anarchy::{Anarchy, Question, Setup, View};
use bastide_core::{Game as _, Seat, Seed, Setup as _, Viewer};
use bastide_presentation::{Presentation as _, Told};
use bastide_presentation_anarchy::AnarchyPresentation;
use bastide_presentation_anarchy::drawing::{Marks, Terminal, terminal};
use bastide_text::Phrasebook;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const RED: Seat = Seat::new(0);
const ADMITTED: &str = "Reconstructed, as no public source states it: ";

fn started(setup: &str, seed: u64) -> Anarchy {
    let setup = Setup::requested(setup).expect("a setup");
    Anarchy::start(&setup, &Seed::numbered(seed)).expect("it starts")
}

/// Plays at random until something holds.
fn until(mut game: Anarchy, holds: impl Fn(&Anarchy) -> bool) -> Anarchy {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    while !holds(&game) {
        let seat = game.to_act().iter().next().expect("it comes before the end");
        let action = game.pick(seat, &mut rng).expect("something is legal");
        let _ = game.apply(seat, action, &mut Vec::new()).expect("it is legal");
    }
    game
}

/// In a round, with something to do.
fn acting(setup: &str, round: u8) -> View {
    let is_there = |game: &Anarchy| {
        game.question(RED) == Question::Action && game.view(Viewer::Seat(RED)).round == round
    };
    until(started(setup, 4), is_there).view(Viewer::Seat(RED))
}

/// What the panel says of an element, in one line.
fn told(view: &View, element: &str) -> String {
    let explained =
        AnarchyPresentation::explain(view, Viewer::Seat(RED), element, &Phrasebook::default());
    explained.unwrap_or_else(|| panic!("{element} is explained")).words.join(" ")
}

#[test]
fn the_panel_of_an_open_attack_admits_its_strengths() {
    let view = acting("players=1 scenario=siege-hard", 2);
    let admitted = format!("{ADMITTED}strengths.");
    let mut seen = [0; 2];
    for dealt in &view.players[RED].attacks {
        let said = told(&view, &format!("attack-red-{}", dealt.slot));
        assert_eq!(said.contains(&admitted), dealt.card.is_some(), "{said}");
        seen[usize::from(dealt.card.is_some())] += 1;
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    let castle = ["side-north", "wall-east", "side-south", "wall-west"];
    let of_castle = castle.map(|element| told(&view, element));
    assert!(of_castle.iter().any(|said| said.contains(&admitted)), "{of_castle:?}");
    // The rulebook has the strengths of this round.
    let sourced = acting("players=1 scenario=classic-easy", 3);
    for dealt in &sourced.players[RED].attacks {
        let said = told(&sourced, &format!("attack-red-{}", dealt.slot));
        assert!(!said.contains(ADMITTED), "{said}");
    }
    assert!(told(&sourced, "attack").contains(&format!("{ADMITTED}the castle.")));
}

#[test]
fn the_page_of_a_round_admits_what_it_says_of_the_next() {
    let next = |setup: &str| {
        let mut game = started(setup, 4);
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut lines = Vec::new();
        while game.view(Viewer::Seat(RED)).round < 2 {
            let action = game.pick(RED, &mut rng).expect("something is legal");
            let mut events = Vec::new();
            let _ = game.apply(RED, action, &mut events).expect("it is legal");
            lines.push(Told { seat: RED, action: Some(action), events });
        }
        let (view, viewer) = (game.view(Viewer::Seat(RED)), Viewer::Seat(RED));
        let page = AnarchyPresentation::ROUND_PAGE.expect("it has such pages");
        let page = page((&lines, 0), &view, viewer, &Phrasebook::default());
        page.expect("a round is over").doubt.expect("something is in doubt")
    };
    let siege = next("players=1 scenario=siege-standard");
    assert_eq!(siege, format!("{ADMITTED}food and bravery of the siege, strengths."));
    let classic = next("players=1 scenario=classic-standard");
    assert_eq!(classic, format!("{ADMITTED}the castle, strengths."));
}

#[test]
fn the_terminal_admits_what_a_path_card_gives() {
    let book = Phrasebook::default();
    let drawn = |game: &Anarchy| {
        let view = game.view(Viewer::Seat(RED));
        terminal(&view, RED, &Marks::default(), Terminal::default(), &book)
    };
    let mut seen = [0; 2];
    for seed in 0..40 {
        let shown = drawn(&started("players=4", seed));
        // Of the path cards it is only this one of which a value is ours.
        let has_it = shown.contains("Advocate");
        let admits = shown.lines().any(|line| line.starts_with(&format!("    {ADMITTED}")));
        assert_eq!(admits, has_it, "{shown}");
        seen[usize::from(has_it)] += 1;
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}
