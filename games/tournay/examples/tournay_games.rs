//! Plays random games of every setup and holds them to what must never break. Without arguments it
//! only measures how many decisions a second there are.
//!
//! `cargo run --release -p bastide-tournay --example tournay_games -- 100000` checks after every action
//! of that many games, on all cores; leaks, reveals and positions at one in a few hundred of them. Each
//! game follows from its number, so that the totals are the same on any machine.

#![expect(clippy::print_stdout, reason = "an example says what it found")]

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, thread};

use bastide_core::{Game as _, PerSeat, Reveal, Seat, Seats, Seed, Silent, Viewer, below};
use bastide_tournay::{Action, Colour, Event, Setup, Task, Tournay, View};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

/// The driver's stop; the rules have none, and random play has never needed it.
const MOST_ACTIONS: u32 = 20_000;

#[derive(Default)]
struct Tally {
    games: u64,
    actions: u64,
    longest: u32,
    stopped: u64,
    leaks_checked: u64,
    reveals: u64,
}

impl Tally {
    /// Games are independent, so the sum is the same whoever plays them.
    fn merged(self, other: &Self) -> Self {
        Self {
            games: self.games + other.games,
            actions: self.actions + other.actions,
            longest: self.longest.max(other.longest),
            stopped: self.stopped + other.stopped,
            leaks_checked: self.leaks_checked + other.leaks_checked,
            reveals: self.reveals + other.reveals,
        }
    }
}

fn main() {
    let games: u64 = env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(0);
    if games == 0 {
        return measure();
    }
    let tally = checked_games(games);
    println!(
        "{} games, {} actions, the longest {}, {} stopped at {MOST_ACTIONS}; {} imagined worlds, {} reveals",
        tally.games,
        tally.actions,
        tally.longest,
        tally.stopped,
        tally.leaks_checked,
        tally.reveals
    );
}

/// Every core takes the next game until there are no more.
fn checked_games(games: u64) -> Tally {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let (setups, next) = (Setup::all(), AtomicU64::new(0));
    let play = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            let _alarm = Alarm { next: &next, number };
            checked_game(&setups[number as usize % setups.len()], number, &mut tally);
            say_progress(number, games);
        }
    };
    thread::scope(|scope| {
        let players: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        let tallies = players.into_iter().map(|player| player.join().expect("nothing broke"));
        tallies.fold(Tally::default(), |sum, tally| sum.merged(&tally))
    })
}

/// Says which game broke, and lets no other begin.
struct Alarm<'n> {
    next: &'n AtomicU64,
    number: u64,
}

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("game {} broke", self.number);
            self.next.store(u64::MAX / 2, Ordering::Relaxed);
        }
    }
}

/// In whole percent, on the terminal only: what comes of it is one line.
fn say_progress(number: u64, games: u64) {
    let percent = |number: u64| 100 * number / games;
    if percent(number + 1) > percent(number) {
        eprint!("\r{} % ", percent(number + 1));
    }
}

/// Decisions a second on one core, with full lists.
#[expect(clippy::disallowed_types, reason = "a measurement needs a clock")]
fn measure() {
    let mut list = Vec::new();
    let (mut all, started) = (0, std::time::Instant::now());
    for setup in Setup::all() {
        let begun = std::time::Instant::now();
        let mut actions = 0;
        for number in 0..400 {
            let mut rng = Pcg64Mcg::seed_from_u64(number);
            let mut game = Tournay::start(&setup, &Seed::numbered(number)).expect("a table");
            while let Some(seat) = game.to_act().iter().next() {
                list.clear();
                game.legal(seat, &mut list);
                let chosen = below(&mut rng, list.len() as u32).expect("a choice");
                let _ = game.apply(seat, list[chosen as usize], &mut Silent).expect("legal");
                actions += 1;
            }
        }
        all += actions;
        println!("{:>6} thousand a second: {setup}", actions * 1000 / begun.elapsed().as_micros());
    }
    println!("{:>6} thousand a second in all", all * 1000 / started.elapsed().as_micros());
}

fn checked_game(setup: &Setup, number: u64, tally: &mut Tally) {
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let mut game = Tournay::start(setup, &Seed::numbered(number)).expect("a table");
    let (mut events, mut actions, mut list) = (Vec::new(), 0, Vec::new());
    while let Some(seat) = one_of(game.to_act(), &mut rng) {
        list.clear();
        game.legal(seat, &mut list);
        let action: Action = list[below(&mut rng, list.len() as u32).expect("a choice") as usize];
        let before = View::clone(&game.view(Viewer::Public));
        let is_sample = rng.next_u32().is_multiple_of(128);
        let known = is_sample.then(|| unknown(&game));
        if is_sample {
            tally.leaks_checked += nothing_leaks(&game, &mut rng);
        }
        events.clear();
        let reveal = game.apply(seat, action, &mut events).expect("a listed action is legal");
        if let Some(known) = known {
            let is_more = unknown(&game).iter().zip(&known).any(|(after, before)| after < before);
            assert_eq!(reveal == Reveal::Something, is_more, "{number}: {action}, {events:?}");
            tally.reveals += u64::from(is_more);
            let restored = Tournay::restore(&game.position()).expect("a position comes back");
            assert_eq!(restored.position(), game.position());
        }
        invariants(&game, &before, &events);
        actions += 1;
        if actions == MOST_ACTIONS {
            tally.stopped += 1;
            break;
        }
    }
    tally.games += 1;
    tally.actions += u64::from(actions);
    tally.longest = tally.longest.max(actions);
}

fn one_of(seats: Seats, rng: &mut Pcg64Mcg) -> Option<Seat> {
    let chosen = below(rng, seats.len() as u32)?;
    seats.iter().nth(chosen as usize)
}

/// Cards, citizens, events, money, hands and districts.
fn invariants(game: &Tournay, before: &View, events: &[Event]) {
    let view = game.view(Viewer::Public);
    let players = || view.players.iter().map(|(_, player)| player);
    for colour in Colour::ALL {
        let working = |slot: &bastide_tournay::SlotView| {
            let is_it = |worker: &&_| **worker == bastide_tournay::WorkerView::Citizen(colour);
            slot.workers.iter().filter(is_it).count()
        };
        let owned: usize = players()
            .map(|p| {
                usize::from(p.available[colour] + p.lying[colour])
                    + p.district.iter().map(working).sum::<usize>()
            })
            .sum();
        assert_eq!(owned + usize::from(view.reserve[colour]), view.players.len() * 2 + 3);
    }
    let in_decks: usize = view.decks.iter().map(|deck| deck.cards.len()).sum();
    let criers = view.decks.iter().filter(|deck| deck.has_shown_crier).count();
    let held: usize = players().map(|p| p.hand.len()).sum();
    let placed: usize = players().flat_map(|p| &p.district).map(|slot| slot.cards.len()).sum();
    let looked = view.looked.as_ref().map_or(0, |looked| usize::from(looked.count));
    let shown = players().filter(|p| p.last_card.is_some()).count();
    let announced = matches!(
        view.task,
        Some(Task::PayCitizen { .. } | Task::PayCard { .. } | Task::PutCard { .. })
    );
    let all = in_decks + criers + held + placed + looked + shown + usize::from(announced);
    assert_eq!(all, 90, "activity cards");
    let ramparts: usize = players().map(|p| p.ramparts.len() + usize::from(p.built)).sum();
    let queued = view.queue.events.iter().flatten().count() + view.queue.deck.len();
    assert_eq!(ramparts + queued, 15, "events");
    money_is_accounted_for(before, &view, events);
    for (seat, player) in view.players.iter() {
        let is_between_turns = view.task == Some(Task::PlayCard) || view.task == Some(Task::Act);
        let size = player.hand.len() + player.ramparts.len();
        assert!(!is_between_turns || seat == view.active || size <= 4, "hand of {seat}");
        let span = |coordinate: fn(&bastide_tournay::Slot) -> u8| {
            let all = player.district.iter().map(|slot| coordinate(&slot.slot));
            all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
        };
        assert!(
            span(|slot| slot.column()) <= 2 && span(|slot| slot.row()) <= 2,
            "district of {seat}"
        );
    }
}

/// Deniers change only by what the log says.
fn money_is_accounted_for(before: &View, after: &View, events: &[Event]) {
    let mut purses = PerSeat::from_fn(before.players.len() as u8, |seat| {
        i64::from(before.players[seat].deniers)
    });
    for event in events {
        match *event {
            Event::Gained { seat, deniers, .. } => purses[seat] += i64::from(deniers),
            Event::Paid { seat, deniers, .. } => purses[seat] -= i64::from(deniers),
            Event::Transferred { from, to, deniers, .. } => {
                purses[from] -= i64::from(deniers);
                purses[to] += i64::from(deniers);
            }
            _ => {}
        }
    }
    for (seat, &purse) in purses.iter() {
        assert_eq!(purse, i64::from(after.players[seat].deniers), "{events:?}");
    }
}

/// What each seat does not know: faces in decks and hands, criers, events, secret choices.
fn unknown(game: &Tournay) -> Vec<usize> {
    let setup = game.setup();
    Seat::all(setup.players).map(|seat| unknown_to(&game.view(Viewer::Seat(seat)))).collect()
}

fn unknown_to(view: &View) -> usize {
    let in_decks: usize =
        view.decks.iter().map(|deck| deck.cards.iter().filter(|c| c.is_none()).count()).sum();
    let hands = view.players.iter().flat_map(|(_, player)| &player.hand);
    let in_hands = hands.filter(|card| card.card.is_none()).count();
    let events = view.queue.deck.iter().filter(|event| event.is_none()).count();
    let looked = view.looked.as_ref().map_or(0, |looked| {
        let crier = usize::from(looked.count == 3 && !looked.has_crier);
        looked.cards.iter().filter(|card| card.is_none()).count() + crier
    });
    let secret = view.players.iter().filter(|(_, player)| {
        player.has_committed && player.last_card.is_none() && !player.hand.is_empty()
    });
    in_decks + in_hands + events + looked + secret.count()
}

/// In a world that a seat imagines, its view, its list and what it is told are the same bytes.
fn nothing_leaks(game: &Tournay, rng: &mut Pcg64Mcg) -> u64 {
    let seats = game.setup().players;
    for seat in Seat::all(seats) {
        let world = game.imagine(seat, rng);
        for who in [Viewer::Seat(seat), Viewer::Public] {
            let bytes = |game: &Tournay| serde_json::to_vec(&game.view(who)).expect("a view");
            assert_eq!(bytes(game), bytes(&world), "{seat} sees what it cannot know");
        }
        let (mut real, mut imagined) = (Vec::new(), Vec::new());
        game.legal(seat, &mut real);
        world.legal(seat, &mut imagined);
        assert_eq!(real, imagined, "{seat} may do what depends on what it cannot know");
    }
    u64::from(seats)
}
