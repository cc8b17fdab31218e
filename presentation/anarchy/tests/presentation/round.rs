//! The page of a round: what it says of everybody, and what it keeps to itself.

use bastide_anarchy::{Action, Anarchy, Event, Setup};
use bastide_core::{Game as _, Seat, Seed, Viewer};
use bastide_presentation::{Presentation as _, RoundPage, Told};
use bastide_presentation_anarchy::AnarchyPresentation;
use bastide_text::{Cast, Language, Phrasebook};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const NAMES: [&str; 4] = ["Maud", "Bertran", "Aliénor", "Odo"];

fn book(players: u8, you: Option<usize>) -> Phrasebook {
    let cast = Cast::new(NAMES.iter().take(players.into()).map(ToString::to_string), you);
    Phrasebook::for_table(Language::English, cast)
}

/// A game up to the end of its first rounds, with what was told.
fn played(setup: &str, rounds: usize) -> (Anarchy, Vec<Told<Action, Event>>) {
    let setup: Setup = setup.parse().expect("a setup");
    let mut game = Anarchy::start(&setup, &Seed::numbered(4)).expect("it starts");
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut told: Vec<Told<Action, Event>> = Vec::new();
    let ends = |line: &Told<Action, Event>| {
        line.events.iter().any(|event| matches!(event, Event::RoundEnded { .. }))
    };
    while told.iter().filter(|line| ends(line)).count() < rounds {
        let seat = game.to_act().iter().next().expect("somebody is to act");
        let action = game.pick(seat, &mut rng).expect("something is legal");
        let mut events = Vec::new();
        let _ = game.apply(seat, action, &mut events).expect("it is legal");
        told.push(Told { seat, action: Some(action), events });
    }
    (game, told)
}

fn page(game: &Anarchy, told: &[Told<Action, Event>], seat: Seat) -> Option<RoundPage> {
    let viewer = Viewer::Seat(seat);
    let book = book(game.setup().players, Some(seat.index()));
    let page = AnarchyPresentation::ROUND_PAGE.expect("it has such pages");
    page((told, 0), &game.view(viewer), viewer, &book)
}

#[test]
fn a_round_that_is_over_says_what_every_attack_did() {
    for setup in ["players=1 rules=2", "players=2 rules=2", "players=4 rules=2", "players=3"] {
        let (game, told) = played(setup, 1);
        for seat in Seat::all(game.setup().players) {
            let page = page(&game, &told, seat).expect("a round is over");
            assert_eq!(page.ply, told.len(), "it ended with the last action");
            assert_eq!(page.round, "Round 1 is over");
            assert_eq!(page.go_on, "On to round 2");
            let events = || told.iter().flat_map(|line| &line.events);
            let of =
                events().filter(|it| matches!(it, Event::Struck { seat: s, .. } if *s == seat));
            let repelled =
                events().filter(|it| matches!(it, Event::Repelled { seat: s, .. } if *s == seat));
            assert_eq!(page.blows.len(), of.count(), "{setup}");
            let held = page.blows.iter().filter(|blow| blow.is_repelled).count();
            assert_eq!(held, repelled.count(), "{setup}");
            for blow in page.blows.iter().filter(|blow| !blow.is_repelled) {
                assert!(blow.told.starts_with("Short by "), "{blow:?}");
                assert!(blow.told.contains(char::is_numeric), "{blow:?}");
            }
            assert!(page.counts.iter().all(|row| row.cells.len() == page.players.len()));
            assert_eq!(
                page.counts[0].cells[seat.index()].words,
                format!("{held} of {}", page.blows.len())
            );
            assert_eq!(page.players[seat.index()], "You");
        }
    }
}

/// What is gained and lost is what the rules say.
#[test]
fn the_count_of_a_round_is_what_happened_in_its_siege() {
    let (game, told) = played("players=4 rules=2", 2);
    let page = page(&game, &told, Seat::new(2)).expect("a round is over");
    assert_eq!(page.round, "Round 2 is over");
    let events: Vec<&Event> = told.iter().flat_map(|line| &line.events).collect();
    let begin = events.iter().rposition(|event| matches!(event, Event::DefenceBegan));
    let siege = &events[begin.expect("a siege")..];
    let row = |label: &str| page.counts.iter().find(|row| row.label == label);
    for seat in Seat::all(4) {
        let moods = siege.iter().filter_map(|event| match event {
            Event::Mood { seat: of, discontent, .. } if *of == seat => Some(u32::from(*discontent)),
            Event::RoundEnded { left_behind, .. } => Some(left_behind[seat.index()].into()),
            _ => None,
        });
        let said = row("Discontent").map_or("–", |row| &row.cells[seat.index()].words);
        let sum: u32 = moods.sum();
        assert_eq!(said, if sum == 0 { "–".to_owned() } else { format!("+{sum}") }, "{seat:?}");
    }
    assert!(row("Points now").is_some());
}

/// The attacks that lie face down in the next round stay so, whatever they are.
#[test]
fn what_comes_next_is_told_as_far_as_it_is_known() {
    let (game, told) = played("players=2 rules=2", 2);
    let seat = Seat::new(1);
    let shown = page(&game, &told, seat).expect("a round is over");
    let (title, coming) = shown.next.clone().expect("another round");
    assert_eq!(title, "What comes in round 3");
    let view = game.view(Viewer::Seat(seat));
    let hidden = view.players[seat].attacks.iter().filter(|dealt| dealt.card.is_none()).count();
    assert!(hidden > 0, "some lie face down");
    assert_eq!(coming.iter().filter(|one| one.words == "face down").count(), hidden);
    assert!(coming.len() > view.players[seat].attacks.len(), "the food as well");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..6 {
        let imagined = game.imagine(seat, &mut rng);
        assert_eq!(page(&imagined, &told, seat).as_ref(), Some(&shown));
    }
}

#[test]
fn there_is_no_page_before_a_round_is_over_and_nothing_comes_after_the_last() {
    let (game, told) = played("players=2 rules=2", 1);
    assert_eq!(page(&game, &told[..told.len() - 1], Seat::new(0)), None);
    let (game, told) = played("players=2 rules=2", 5);
    let last = page(&game, &told, Seat::new(0)).expect("the last round");
    assert_eq!((last.next, last.round.as_str()), (None, "Round 5 is over"));
}
