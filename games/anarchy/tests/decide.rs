//! ANA-DECIDE: what is asked, of whom, when, and what can be answered. The questions are those that random
//! games meet; each test says what must be true of every one of them.

use std::sync::OnceLock;

use crate::table::{acting, facing};
use bastide_anarchy::{Action, Anarchy, Phase, Question, Scenario, Setup};
use bastide_core::{Game as _, Seat, Seats, Seed, Silent, Viewer, below};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// A decision as it was asked.
struct Asked {
    phase: Phase,
    to_act: Seats,
    seat: Seat,
    question: Question,
    answers: Vec<Action>,
}

/// The decisions of random games over all scenarios and numbers of players.
fn all() -> &'static [Asked] {
    static ALL: OnceLock<Vec<Asked>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut rng = Pcg64Mcg::seed_from_u64(20);
        let mut all = Vec::new();
        for number in 0..240 {
            let scenario = Scenario::all().nth(number % 6).expect("one of six");
            let setup = Setup { players: 1 + (number / 6 % 4) as u8, scenario, ..Setup::default() };
            let game = Anarchy::start(&setup, &Seed::numbered(number as u64));
            play(game.expect("it starts"), &mut rng, &mut all);
        }
        all
    })
}

fn play(mut game: Anarchy, rng: &mut Pcg64Mcg, all: &mut Vec<Asked>) {
    while let Some(seat) = game.to_act().iter().next() {
        let mut answers = Vec::new();
        game.legal(seat, &mut answers);
        let index = below(rng, answers.len() as u32).expect("a seat to act has a choice") as usize;
        let question = game.view(Viewer::Seat(seat)).players[seat].question;
        let (phase, to_act, action) = (game.phase(), game.to_act(), answers[index]);
        all.push(Asked { phase, to_act, seat, question, answers });
        let _ = game.apply(seat, action, &mut Silent).expect("it is listed");
    }
}

/// Every question of a kind; there is at least one.
fn every(is_it: impl Fn(Question) -> bool) -> Vec<&'static Asked> {
    let found: Vec<&Asked> = all().iter().filter(|asked| is_it(asked.question)).collect();
    assert!(!found.is_empty(), "random games never ask it");
    found
}

/// Checks that all questions of a kind come in one phase and have these answers, of which there is a choice.
fn check(phase: Phase, is_it: impl Fn(Question) -> bool, fits: impl Fn(Action) -> bool) {
    for Asked { phase: at, answers, question, .. } in every(is_it) {
        assert_eq!(*at, phase, "{question:?}");
        assert!(answers.len() > 1, "{question:?} is no choice: {answers:?}");
        assert!(answers.iter().copied().all(&fits), "{question:?}: {answers:?}");
    }
}

fn is_mark(action: Action) -> bool {
    matches!(action, Action::Mark(_) | Action::Skip)
}

#[test]
fn ana_decide_01_the_table_decides_scenario_and_seats() {
    for scenario in Scenario::all() {
        for players in 1..=4 {
            let game = Anarchy::start(
                &Setup { players, scenario, ..Setup::default() },
                &Seed::numbered(0),
            );
            let setup = game.expect("it starts").setup();
            assert_eq!((setup.players, setup.scenario), (players, scenario));
        }
    }
    assert!("players=5".parse::<Setup>().is_err() && "scenario=easy".parse::<Setup>().is_err());
}

#[test]
fn ana_decide_02_path_cards_are_chosen_one_after_the_other() {
    check(Phase::Draft, |q| q == Question::Path, |action| matches!(action, Action::Path(_)));
    for Asked { to_act, .. } in every(|q| q == Question::Path) {
        assert_eq!(to_act.iter().count(), 1, "in turn");
    }
}

#[test]
fn ana_decide_03_all_who_are_not_done_choose_their_next_action_at_once() {
    let asked = every(|q| q == Question::Action);
    assert!(asked.iter().any(|asked| asked.to_act.iter().count() == 4), "all at once");
    assert!(asked.iter().all(|asked| asked.to_act.contains(asked.seat)));
    assert!(asked.iter().all(|asked| asked.answers.contains(&Action::Done)));
    let is_offered = |kind: fn(&Action) -> bool| asked.iter().any(|a| a.answers.iter().any(kind));
    assert!(is_offered(|action| matches!(action, Action::Fill { .. })));
    assert!(is_offered(|action| matches!(action, Action::Prepare(_))));
    assert!(is_offered(|action| matches!(action, Action::Trade { .. })));
}

#[test]
fn ana_decide_04_an_alternative_cost_is_part_of_the_action() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 1 soldier 1");
    let answers = table.list("Red");
    assert!(answers.contains(&"fill moat-1 serf".to_owned()), "{answers:?}");
    assert!(answers.contains(&"fill moat-1 soldier".to_owned()), "{answers:?}");
}

#[test]
fn ana_decide_05_a_wall_has_a_side_and_a_tower_a_corner() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "craftsman 2 material 2");
    for place in ["north", "east", "south", "west"] {
        assert!(table.list("Red").contains(&format!("fill wall-1 {place}")));
    }
    for corner in ["nw", "ne", "se", "sw"] {
        assert!(table.list("Red").contains(&format!("fill tower-1 {corner}")));
    }
}

#[test]
fn ana_decide_06_resources_of_choice_are_chosen_when_gained() {
    let is_it = |q| matches!(q, Question::Take { .. });
    for Asked { phase, question, answers, .. } in every(is_it) {
        let Question::Take { count } = *question else { continue };
        assert_eq!(*phase, Phase::Actions);
        for answer in answers {
            let Action::Take(taken) = answer else { panic!("{answer:?}") };
            assert_eq!(taken.iter().sum::<u8>(), count);
        }
        let ways = (usize::from(count) + 1) * (usize::from(count) + 2) / 2;
        assert_eq!(answers.len(), ways, "every way to take {count} of three kinds");
    }
}

#[test]
fn ana_decide_07_the_small_keep_asks_for_a_row() {
    check(Phase::Actions, |q| matches!(q, Question::Row { .. }), is_mark);
}

#[test]
fn ana_decide_08_research_asks_for_a_tactic() {
    check(Phase::Actions, |q| q == Question::Research, is_mark);
}

#[test]
fn ana_decide_09_a_training_with_three_icons_asks_for_its_result() {
    // Random games do not come this far.
    let train = |cards: &str| {
        let mut table = acting("players=1", 1);
        table.filled("Red", "chapel-1 worship-9 knight-training-2").holds("Red", "patron 1");
        table.stacks("Red", cards).plays("Red", "fill knight-training-3");
        table
    };
    let (two, three) = (train("13 1 14"), train("13 1 7"));
    assert!(!two.answers("Red").contains("choose"), "two icons are no choice");
    assert_eq!(three.answers("Red"), "choose 1, choose 2");
}

#[test]
fn ana_decide_10_a_taken_box_of_valentine_asks_for_a_neighbour_or_none() {
    check(Phase::Actions, |q| matches!(q, Question::Valentine { .. }), is_mark);
}

#[test]
fn ana_decide_11_michaelmas_asks_which_number_goes_where() {
    let is_it = |q| q == Question::Michaelmas;
    check(Phase::Actions, is_it, |action| matches!(action, Action::Write { .. }));
}

#[test]
fn ana_decide_12_the_brewery_asks_for_a_box_or_none() {
    check(Phase::Actions, |q| matches!(q, Question::Brewery { .. }), is_mark);
}

#[test]
fn ana_decide_13_lammas_asks_for_a_rope() {
    check(Phase::Actions, |q| matches!(q, Question::Lammas { .. }), is_mark);
}

#[test]
fn ana_decide_14_an_attack_says_how_many_and_which_overrun() {
    let attacks = every(|q| q == Question::Action).into_iter().flat_map(|asked| &asked.answers);
    let (mut with, mut without) = (0, 0);
    for action in attacks {
        let Action::Attack { soldiers, knights, overrun } = *action else { continue };
        assert!(soldiers + knights > 0, "{action}");
        if overrun > 0 { with += 1 } else { without += 1 }
    }
    assert!(with > 0 && without > 0, "{with} {without}");
}

#[test]
fn ana_decide_15_a_knowledge_says_which_card() {
    let asked = every(|q| q == Question::Action);
    let spies = asked.iter().flat_map(|asked| &asked.answers);
    let slots: Vec<u8> = spies
        .filter_map(|action| match *action {
            Action::Spy { slot, .. } => Some(slot),
            _ => None,
        })
        .collect();
    assert!(!slots.is_empty() && slots.iter().all(|slot| [2, 4].contains(slot)));
}

#[test]
fn ana_decide_16_whoever_is_short_of_food_may_trade_before_paying() {
    let fits = |action| matches!(action, Action::Trade { .. } | Action::Pay);
    check(Phase::Defence, |q| matches!(q, Question::Food { .. }), fits);
}

#[test]
fn ana_decide_17_every_worker_gets_a_side() {
    let is_it = |q| matches!(q, Question::Deploy { .. });
    let fits = |action| matches!(action, Action::Deploy { .. } | Action::DeployAll { .. });
    check(Phase::Defence, is_it, fits);
}

#[test]
fn ana_decide_18_a_token_rallies_before_a_card_or_not() {
    let fits = |action| matches!(action, Action::Rally { .. } | Action::Go);
    check(Phase::Defence, |q| matches!(q, Question::Rally { .. }), fits);
    let asked = every(|q| matches!(q, Question::Rally { .. }));
    assert!(asked.iter().all(|asked| asked.answers.contains(&Action::Go)), "nobody has to");
}

#[test]
fn ana_decide_19_tactics_are_used_card_by_card() {
    let is_it = |q| matches!(q, Question::Tactic { .. });
    check(Phase::Defence, is_it, |action| matches!(action, Action::Use { .. }));
}

#[test]
fn ana_decide_20_workers_spend_their_strength_with_a_beer_or_without() {
    let is_it = |q| matches!(q, Question::Spend { .. });
    check(Phase::Defence, is_it, |action| matches!(action, Action::Spend { .. }));
    // Random games seldom have a beer at hand.
    let mut table = facing(1, "F3 4", "", "food 1 soldier 1 knight 1");
    table.edit_player("Red", |red| red.beers = 1);
    table.plays("Red", "done, deploy soldier north, deploy knight north");
    assert!(table.list("Red").contains(&"spend soldier north beer".to_owned()));
}
