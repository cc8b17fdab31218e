//! [`Hosted`] for every game that has a [`Show`].

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use super::Sight;
use bastide_bots::analysis::Course;
use bastide_bots::{BotSpec, Budget, consult};
use bastide_core::{
    Clause, Fairness, PerSeat, Record, Reveal, RulesVersion, Seat, Seats, Seed, Setup as _,
    SetupError, Standing, Viewer, Violation,
};
use bastide_text::{Phrasebook, refusals, scores as score_words};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

use super::analysis;
use super::digest::digest_of;
use super::score::Curves;
use super::{
    Analysing, Choices, Consequences, Hint, Hosted, Looming, Refused, ScoreSheet, Secrets, Sheets,
    Show, TakingBack, Told,
};

/// A game of known type with all that happened in it.
#[derive(Clone)]
pub struct Host<G: Show> {
    record: Record<G>,
    /// What each action did. Shared, because every change is tried on a copy of the match first.
    past: Vec<Arc<Done<G>>>,
    /// A state that is shown in the place of the real one.
    imagined: Option<Box<G>>,
}

/// What an action did.
struct Done<G: Show> {
    events: Vec<G::Event>,
    /// Whether it brought something hidden to light.
    reveal: Reveal,
    /// The seats that decide at the same time and whose situation it changed all the same.
    touched: Seats,
}

impl<G: Show> Host<G> {
    /// A game about to start.
    pub fn start(
        setup: &str,
        seed: &Seed,
        rules: RulesVersion,
    ) -> Result<Box<dyn Hosted>, SetupError> {
        let setup: G::Setup = setup.parse()?;
        let nobody = PerSeat::from_fn(setup.seats(), |_| String::new());
        let record = Record::start(setup, *seed, rules, nobody)?;
        Ok(Box::new(Self { record, past: Vec::new(), imagined: None }))
    }

    /// Where the match stands.
    fn state(&self) -> &G {
        self.imagined.as_deref().unwrap_or_else(|| self.record.state())
    }

    fn read(&self, seat: Seat, action: &str, book: &Phrasebook) -> Result<G::Action, Refused> {
        let action: G::Action = action.parse().map_err(|e: bastide_core::NotationError| {
            Refused { clause: e.clause, text: refusals::notation(book, &e) }
        })?;
        Ok(self.state().canonical(seat, action))
    }

    /// A game of the same beginning, before its first action.
    fn afresh(&self, players: PerSeat<String>) -> Self {
        let (setup, seed) = (self.record.setup().clone(), *self.record.seed());
        let record = Record::start(setup, seed, self.record.rules(), players);
        Self { record: record.expect("it started once"), past: Vec::new(), imagined: None }
    }

    fn replayed(&self, plies: usize, players: PerSeat<String>) -> Self {
        let mut host = self.afresh(players);
        for &(seat, action) in &self.record.plies()[..plies] {
            host.play(seat, action).expect("it was legal once");
        }
        host
    }

    /// Events as a viewer hears of them.
    fn told(events: &[G::Event], who: Viewer, book: &Phrasebook) -> Vec<String> {
        let told = events.iter().filter_map(|event| G::retell(event, who));
        told.map(|event| G::event_words(book, &event)).collect()
    }

    /// What an action would bring about, as far as the seat can know: what happens alike in worlds that it
    /// cannot tell from the real one, which is not asked.
    fn foreseen(&self, seat: Seat, action: G::Action, book: &Phrasebook) -> Vec<String> {
        let happens = |number: u64| {
            let mut rng = Pcg64Mcg::seed_from_u64(number);
            let (mut world, mut events) = (self.state().imagine(seat, &mut rng), Vec::new());
            let _ = world.apply(seat, action, &mut events);
            Self::told(&events, Viewer::Seat(seat), book)
        };
        let mut certain = happens(0);
        for other in (1..IMAGINED).map(happens) {
            let alike = certain.iter().zip(&other).take_while(|(one, other)| one == other).count();
            if alike < certain.len().max(other.len()) {
                certain.truncate(alike);
                certain.push(bastide_text::pages::hidden_next(book));
            }
        }
        certain
    }

    /// The drawing after so many actions, by whichever way of drawing.
    fn drawn(&self, who: Viewer, ply: usize, draw: impl Fn(Sight<'_, G>) -> String) -> String {
        let draw = |state: &G, last: &[G::Event]| {
            // What has happened is marked as far as the viewer knows of it.
            let told: Vec<G::Event> =
                last.iter().filter_map(|event| G::retell(event, who)).collect();
            draw(Sight { who, view: &state.view(who), last: &told })
        };
        if ply >= self.plies() {
            let last = self.past.last().map_or(&[][..], |done| &done.events);
            return draw(self.state(), last);
        }
        let (state, events) = self.record.at(ply).expect("no further than played");
        draw(&state, &events)
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Violation<G::Need>> {
        let touched = self.state().touches(seat, action);
        let mut events = Vec::new();
        let reveal = self.record.play(seat, action, &mut events)?;
        self.past.push(Arc::new(Done { events, reveal, touched }));
        Ok(())
    }

    /// Whether what a seat did at a ply is its own affair to this day: it is the last it did, nothing
    /// came to light by it, and nobody has touched the seat since.
    fn is_own_affair(&self, ply: usize) -> bool {
        let (Some(&(seat, _)), Some(done)) = (self.record.plies().get(ply), self.past.get(ply))
        else {
            return false;
        };
        let mut later = self.record.plies().iter().zip(&self.past).skip(ply + 1);
        done.reveal == Reveal::Nothing
            && later.all(|(&(other, _), done)| other != seat && !done.touched.contains(seat))
    }
}

/// Whether a viewer may know what a seat did.
fn is_known<G: Show>(who: Viewer, seat: Seat, action: G::Action) -> bool {
    who == Viewer::Seat(seat) || G::is_open(action)
}

/// So many imagined worlds hardly ever agree on what is hidden.
const IMAGINED: u64 = 8;

/// The most a bot at a table thinks about a move: all tables share the machine.
const MOST_TIME: Duration = Duration::from_secs(10);
const MOST_NODES: u64 = 1_000_000;

fn is_modest(budget: Budget) -> bool {
    budget.time.is_none_or(|time| time <= MOST_TIME)
        && budget.nodes.is_none_or(|nodes| nodes <= MOST_NODES)
}

/// The chance of a bot's decision: another one in every match. It follows from what everybody is shown of
/// the shuffle, so that nothing hidden comes through it.
fn whim(shuffle: &Seed, decision: u64) -> u64 {
    let shown = shuffle.commitment().to_string();
    let first = u64::from_str_radix(&shown[..16], 16).expect("a hash is written in hexadecimal");
    first.wrapping_add(decision)
}

impl<G: Show> Hosted for Host<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn title(&self, book: &Phrasebook) -> String {
        G::title(book)
    }

    fn seats(&self) -> u8 {
        self.record.setup().seats()
    }

    fn seat_words(&self, seat: Seat, book: &Phrasebook) -> String {
        G::seat_words(book, seat)
    }

    fn to_act(&self) -> Seats {
        self.state().to_act()
    }

    fn plies(&self) -> usize {
        self.past.len()
    }

    fn act(&mut self, seat: Seat, action: &str, book: &Phrasebook) -> Result<Seats, Refused> {
        let action = self.read(seat, action, book)?;
        let before = self.to_act();
        self.play(seat, action).map_err(|violation| Refused {
            clause: violation.clause,
            text: G::violation_words(book, &violation),
        })?;
        let touched = self.past.last().map_or(Seats::NONE, |done| done.touched);
        let is_untouched = |&other: &Seat| {
            other != seat
                && before.contains(other)
                && self.to_act().contains(other)
                && !touched.contains(other)
        };
        let untouched = before.iter().filter(is_untouched);
        Ok(untouched.fold(Seats::first(self.seats()), Seats::without))
    }

    fn preview(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(String, Consequences), Refused> {
        let action = self.read(seat, action, book)?;
        let mut after = self.state().clone();
        let mut events = Vec::new();
        let reveal = after.apply(seat, action, &mut events).map_err(|violation| Refused {
            clause: violation.clause,
            text: G::violation_words(book, &violation),
        })?;
        let view = self.state().view(Viewer::Seat(seat));
        let label = self.state().offer_words(book, &view, (seat, action));
        let mut consequences = G::consequences(&events, &after);
        consequences.told = match reveal {
            Reveal::Something => self.foreseen(seat, action, book),
            Reveal::Nothing => Self::told(&events, Viewer::Seat(seat), book),
        };
        Ok((label, consequences))
    }

    fn why_not(&self, seat: Seat, part: &str, book: &Phrasebook) -> Option<Refused> {
        let mut after = self.state().clone();
        let wish = G::wish(&after.view(Viewer::Seat(seat)), seat, part)?;
        let violation = after.apply(seat, wish, &mut Vec::new()).err()?;
        let text = G::violation_words(book, &violation);
        Some(Refused { clause: violation.clause, text })
    }

    fn try_out(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(String, Vec<Value>), Refused> {
        let action = self.read(seat, action, book)?;
        let mut events = Vec::new();
        let mut after = self.state().clone();
        let _ = after.apply(seat, action, &mut events).map_err(|violation| Refused {
            clause: violation.clause,
            text: G::violation_words(book, &violation),
        })?;
        let written = |event: &G::Event| serde_json::to_value(event).unwrap_or_default();
        Ok((action.to_string(), events.iter().map(written).collect()))
    }

    fn actions(&self, plies: usize) -> (Vec<(Seat, String)>, Option<Seat>) {
        let plies = plies.min(self.plies());
        let played = self.record.plies()[..plies].iter();
        let (state, _) = self.record.at(plies).expect("no further than played");
        let actions = played.map(|(seat, action)| (*seat, action.to_string())).collect();
        (actions, state.to_act().iter().next())
    }

    fn rewind(&mut self, plies: usize) {
        *self = self.replayed(plies.min(self.plies()), self.record.players().clone());
    }

    fn without(&self, ply: usize) -> Option<Box<dyn Hosted>> {
        if G::TAKING_BACK != TakingBack::Alone || !self.is_own_affair(ply) {
            return None;
        }
        let mut host = self.afresh(self.record.players().clone());
        let kept = self.record.plies().iter().enumerate().filter(|&(number, _)| number != ply);
        for (_, &(seat, action)) in kept {
            // What somebody did on the strength of it cannot stand without it.
            host.play(seat, action).ok()?;
        }
        Some(Box::new(host))
    }

    fn taking_back(&self) -> TakingBack {
        G::TAKING_BACK
    }

    fn secrets(&self) -> Secrets {
        G::SECRETS
    }

    fn free_since(&self) -> usize {
        let revealed = self.past.iter().rposition(|done| done.reveal == Reveal::Something);
        revealed.map_or(0, |ply| ply + 1)
    }

    fn last_ply_of(&self, seat: Seat) -> Option<usize> {
        self.record.plies().iter().rposition(|&(who, _)| who == seat)
    }

    fn svg(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String {
        self.drawn(who, ply, |sight| G::svg(sight, book))
    }

    fn page(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String {
        self.drawn(who, ply, |sight| G::page(sight, book))
    }

    fn acting_since(&self, seat: Seat) -> usize {
        let other = self.record.plies().iter().rposition(|&(who, _)| who != seat);
        other.map_or(0, |ply| ply + 1)
    }

    fn labels(&self, who: Viewer, book: &Phrasebook) -> BTreeMap<String, String> {
        G::labels(&self.state().view(who), book)
    }

    fn view(&self, who: Viewer) -> Value {
        serde_json::to_value(self.state().view(who)).unwrap_or_default()
    }

    fn offers(&self, seat: Seat, book: &Phrasebook) -> Vec<(String, String)> {
        let (state, mut legal) = (self.state(), Vec::new());
        state.legal(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let words = |action| state.offer_words(book, &view, (seat, action));
        legal.into_iter().map(|action| (action.to_string(), words(action))).collect()
    }

    fn options(&self, seat: Seat) -> usize {
        let mut legal = Vec::new();
        self.state().legal(seat, &mut legal);
        legal.len()
    }

    fn question(&self, who: Viewer, book: &Phrasebook) -> String {
        let view = self.state().view(who);
        match self.standing() {
            None => G::asked(&view, who, book),
            Some(_) => G::result_words(book, &view),
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        G::points(&self.state().view(Viewer::Public), seat)
    }

    fn tally(&self, seat: Seat, book: &Phrasebook) -> String {
        G::tally(&self.state().view(Viewer::Public), seat, book)
    }

    fn choices(&self, seat: Seat, book: &Phrasebook) -> Choices {
        self.state().choices(seat, book)
    }

    fn imagined(&self, seat: Seat, number: u64) -> Box<dyn Hosted> {
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let world = self.record.state().imagine(seat, &mut rng);
        Box::new(Self { imagined: Some(Box::new(world)), ..self.clone() })
    }

    fn last_action(&self, who: Viewer) -> Option<(Seat, Option<String>)> {
        let &(seat, action) = self.record.plies().last()?;
        Some((seat, is_known::<G>(who, seat, action).then(|| action.to_string())))
    }

    fn log(&self, who: Viewer, book: &Phrasebook) -> Vec<Told> {
        let plies = self.record.plies().iter().zip(&self.past);
        let told = plies.map(|(&(seat, action), done)| {
            let events: Vec<G::Event> =
                done.events.iter().filter_map(|event| G::retell(event, who)).collect();
            let mut clauses: Vec<Clause> = Vec::new();
            for clause in events.iter().map(|event| G::clause_of(event, action)) {
                if !clauses.contains(&clause) {
                    clauses.push(clause);
                }
            }
            Told {
                seat,
                action: is_known::<G>(who, seat, action).then(|| action.to_string()),
                words: events.iter().map(|event| G::event_words(book, event)).collect(),
                clauses,
                begins_round: events.iter().any(G::begins_round),
                is_one_of_several: G::is_one_of_several(action),
            }
        });
        told.collect()
    }

    fn standing(&self) -> Option<Standing> {
        self.state().standing()
    }

    fn sheets(&self) -> Option<&dyn Sheets> {
        self.state().sheets()
    }

    fn svg_of(&self, seat: Seat, book: &Phrasebook) -> String {
        let view = self.state().view(Viewer::Public);
        G::svg(Sight { who: Viewer::Seat(seat), view: &view, last: &[] }, book)
    }

    fn looming(&self, who: Viewer, book: &Phrasebook) -> Vec<Looming> {
        match self.standing() {
            None => G::looming(&self.state().view(who), book),
            Some(_) => Vec::new(),
        }
    }

    fn score_sheet(&self, who: Viewer, book: &Phrasebook) -> Option<ScoreSheet> {
        G::sheet(&self.state().view(who), book)
    }

    fn course(&self, who: Viewer, book: &Phrasebook) -> super::Course {
        let mut game = self.afresh(self.record.players().clone());
        let (mut curves, mut begun) = (Curves::default(), 1);
        curves.see::<G>(begun.to_string(), &game.record.state().view(who), book);
        for (&(seat, action), done) in self.record.plies().iter().zip(&self.past) {
            game.play(seat, action).expect("it was legal once");
            if done.events.iter().any(G::begins_stage) {
                begun += 1;
                curves.see::<G>(begun.to_string(), &game.record.state().view(who), book);
            }
        }
        curves.see::<G>(score_words::at_the_end(book), &self.state().view(who), book);
        curves.drawn(G::unit(book))
    }

    fn record(&self, players: &PerSeat<String>, fairness: Option<Fairness>) -> String {
        let record = self.replayed(self.plies(), players.clone()).record;
        record.with_fairness(fairness).to_string()
    }

    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<String> {
        let spec: BotSpec = bot.parse().ok()?;
        let seed = whim(self.record.seed(), seed);
        let mut engine = G::bot(&spec, seed).ok()?;
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let choice = consult(engine.as_mut(), self.state(), seat, spec.budget, &mut rng);
        Some(choice.action.to_string())
    }

    fn analysis(&self, budget: Budget) -> Box<dyn Analysing> {
        Box::new(Course::of(&self.record, budget))
    }

    fn worded(&self, asked: &[(usize, String)], book: &Phrasebook) -> Vec<String> {
        analysis::worded(&self.record, asked, book)
    }

    fn hint(&self, seat: Seat, budget: Budget, book: &Phrasebook) -> Option<Hint> {
        analysis::hint(self.state(), seat, budget, book)
    }

    fn has_bot(&self, bot: &str) -> bool {
        bot.parse().is_ok_and(|spec: BotSpec| is_modest(spec.budget) && G::bot(&spec, 0).is_ok())
    }

    fn rules(&self) -> String {
        self.record.rules().to_string()
    }

    fn digest(&self) -> String {
        digest_of(self.state(), self.seats())
    }

    fn boxed_clone(&self) -> Box<dyn Hosted> {
        Box::new(self.clone())
    }
}
