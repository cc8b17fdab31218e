//! The suite that every game must pass, and nothing a game itself would need.
//!
//! [`conformance`] plays random games of every showcase setup and holds the game, ply by ply, to
//! what [`Game`] promises: lists are complete and free of duplicates, refusals change nothing,
//! views leak nothing, documents and records come back as they went out, and [`Face`] says the
//! same in text. It knows no rule of any game.

mod any;
mod papers;
mod proof;
mod rules;
mod secrets;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind, panic_any};

use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use bastide_core::{
    Game, PerSeat, Record, Reveal, RulesVersion, Seat, Seed, Setup, Viewer, below, rules_version,
};

pub use any::{AnyGame, AnyRefusal, Face, Told};
pub use proof::rounds;

/// A stop for games that random play does not finish.
const MOST_PLIES: usize = 2_000;

/// Plays `games_per_setup` random games of every showcase setup and checks everything at every
/// ply. Panics at the first broken promise and says which setup, seed and actions led there.
pub fn conformance<G: Game>(games_per_setup: u64) {
    let setups = G::showcase();
    assert!(!setups.is_empty(), "a game needs at least one showcase setup");
    conformance_of::<G>(&setups, games_per_setup);
}

/// The same with setups that are not in the showcase: those would change the version of the rules.
pub fn conformance_of<G: Game>(setups: &[G::Setup], games_per_setup: u64) {
    assert!(games_per_setup > 0, "a suite without games proves nothing");
    let rules = rules_version::<G>();
    assert_eq!(rules, rules_version::<G>(), "two hashes of the same playthroughs differ");
    let mut pool = BTreeSet::new();
    for setup in setups {
        papers::setup_is_text::<G>(setup);
        for number in 0..games_per_setup {
            let trail = RefCell::new(Trail { setup, number, plies: Vec::new() });
            let match_ = || Match::<G>::start(setup, number, rules).play(&mut pool, &trail);
            if let Err(cause) = catch_unwind(AssertUnwindSafe(match_)) {
                panic_any(trail.borrow().report(&*cause));
            }
        }
    }
}

/// How a game got where it is: enough to get there again.
struct Trail<'s, G: Game> {
    setup: &'s G::Setup,
    number: u64,
    plies: Vec<(Seat, G::Action)>,
}

impl<G: Game> Trail<'_, G> {
    fn report(&self, cause: &(dyn std::any::Any + Send)) -> String {
        let text = cause.downcast_ref::<String>().map(String::as_str);
        let cause = text.or(cause.downcast_ref::<&str>().copied()).unwrap_or("a panic");
        let mut report = format!(
            "{}: {cause}\nsetup `{}`, Seed::numbered({}), ply {}, after:",
            G::NAME,
            self.setup,
            self.number,
            self.plies.len()
        );
        for (seat, action) in &self.plies {
            let _ = write!(report, " {} {action};", G::seat_name(*seat));
        }
        report
    }
}

/// One game under examination, in every form a game can have.
struct Match<G: Game> {
    seats: u8,
    rng: Pcg64Mcg,
    game: G,
    face: Face<G>,
    record: Record<G>,
    events: Vec<G::Event>,
}

impl<G: Game> Match<G> {
    fn start(setup: &G::Setup, number: u64, rules: RulesVersion) -> Self {
        let seed = Seed::numbered(number);
        let game = G::start(setup, &seed).expect("showcase setups are valid");
        assert_eq!(game.setup(), *setup, "a game forgets its setup");
        let players = PerSeat::from_fn(setup.seats(), |seat| format!("Player {seat}"));
        let record = Record::start(setup.clone(), seed, rules, players);
        Self {
            seats: setup.seats(),
            rng: Pcg64Mcg::seed_from_u64(number),
            face: Face(game.clone()),
            game,
            record: record.expect("showcase setups are valid"),
            events: Vec::new(),
        }
    }

    /// Plays to the end. `pool` gathers the actions of all games: what is legal somewhere makes
    /// the best wrong actions elsewhere.
    fn play(mut self, pool: &mut BTreeSet<G::Action>, trail: &RefCell<Trail<'_, G>>) {
        for _ in 0..MOST_PLIES {
            let lists = rules::lists(&self.game, self.seats);
            pool.extend(lists.iter().flat_map(|(_, list)| list.iter().copied()));
            rules::listed_actions_are_sound(&self.game, &lists);
            rules::others_are_refused(&self.game, pool, &mut self.rng);
            rules::picks_are_legal(&self.game, &lists, &mut self.rng);
            rules::order_does_not_matter(&self.game, &lists, &mut self.rng);
            secrets::imagined_worlds_look_alike(&self.game, &lists, &mut self.rng);
            secrets::simultaneous_choices_are_secret(&self.game, &lists, &mut self.rng);
            papers::face_agrees(&self.game, &self.face, self.seats);
            // The match goes on with the restored game: what it forgot would show further on.
            self.game = papers::restored(&self.game, self.seats);
            let Some((seat, action)) = self.choose() else { break };
            trail.borrow_mut().plies.push((seat, action));
            self.step(seat, action);
        }
        papers::record_comes_back(&self.record, &self.game, &self.events);
    }

    fn choose(&mut self) -> Option<(Seat, G::Action)> {
        let acting: Vec<Seat> = self.game.to_act().iter().collect();
        let seat = acting[below(&mut self.rng, acting.len() as u32)? as usize];
        Some((seat, self.game.pick(seat, &mut self.rng).expect("a seat to act has a choice")))
    }

    fn step(&mut self, seat: Seat, action: G::Action) {
        let mut events = Vec::new();
        let reveal = self.game.apply(seat, action, &mut events).expect("a picked action is legal");
        let mut recorded = Vec::new();
        let in_record = self.record.play(seat, action, &mut recorded);
        assert_eq!(in_record, Ok(reveal), "the restored game and the original differ");
        assert_eq!(recorded, events, "the restored game and the original tell different events");
        papers::face_tells(&mut self.face, (seat, action), reveal, &events);
        self.events.extend(events);
    }
}

/// Everybody who may look at a game.
fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
}

fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

/// The game after a legal action, with what was told of it.
fn after<G: Game>(game: &G, seat: Seat, action: G::Action) -> (G, Reveal, Vec<G::Event>) {
    let mut next = game.clone();
    let mut events = Vec::new();
    match next.apply(seat, action, &mut events) {
        Ok(reveal) => (next, reveal, events),
        Err(violation) => {
            panic!("{} {action} is listed but refused: {violation:?}", G::seat_name(seat))
        }
    }
}

fn one_of<T: Copy>(items: &[T], rng: &mut Pcg64Mcg) -> Option<T> {
    below(rng, items.len() as u32).map(|index| items[index as usize])
}
