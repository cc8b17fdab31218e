//! A match as people see it.

use std::collections::BTreeMap;

use bastide_core::{Clause, Game as _, Reveal, Seat, Viewer};
use bastide_text::{Phrasebook, scores as score_words};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

use super::curves::Curves;
use super::{Host, written};
use crate::any::{Played, Rules as _, StoryLine, Views};
use crate::choices::{Choices, Consequences};
use crate::inspector::{Deployment, Inspector};
use crate::looming::Looming;
use crate::presentation::{ActionOf, EventOf, Presentation};
use crate::refused::Refused;
use crate::round::RoundPage;
use crate::scene::{Layout, Paper, Scene};
use crate::score::{Course, ScoreSheet};
use crate::story::{Bars, Explanation, StoryStep, StoryTurn};

impl<P: Presentation> Views for Host<P> {
    fn seat_words(&self, seat: Seat, book: &Phrasebook) -> String {
        P::seat(book, seat)
    }

    fn action_words(&self, action: &str, book: &Phrasebook) -> String {
        action.parse().map_or_else(|_| action.to_owned(), |action| P::action(book, action))
    }

    fn view(&self, who: Viewer) -> Value {
        serde_json::to_value(self.state().view(who)).unwrap_or_default()
    }

    fn svg(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String {
        self.drawn(who, ply, Layout::Picture, book)
    }

    fn page(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String {
        self.drawn(who, ply, Layout::Page, book)
    }

    fn svg_of(&self, seat: Seat, book: &Phrasebook) -> String {
        let view = self.state().view(Viewer::Public);
        let scene = Scene { viewer: Viewer::Seat(seat), view: &view, last: &[] };
        P::svg(&scene, Layout::Picture, book)
    }

    fn terminal(&self, who: Viewer, paper: Paper<'_>) -> String {
        let last = self.past.last().filter(|_| paper.has_marks);
        let last = last.map_or(&[][..], |done| &done.events);
        let scene = Scene { viewer: who, view: &self.state().view(who), last };
        P::terminal(&scene, paper)
    }

    fn labels(&self, who: Viewer, book: &Phrasebook) -> BTreeMap<String, String> {
        P::labels(&self.state().view(who), book)
    }

    fn question(&self, who: Viewer, book: &Phrasebook) -> String {
        let view = self.state().view(who);
        match self.standing() {
            None => P::question(&view, who, book),
            Some(_) => P::result(book, &view),
        }
    }

    fn asked(&self, who: Viewer, book: &Phrasebook) -> String {
        P::question(&self.state().view(who), who, book)
    }

    fn result(&self, book: &Phrasebook) -> String {
        P::result(book, &self.state().view(Viewer::Public))
    }

    fn tally(&self, seat: Seat, book: &Phrasebook) -> String {
        P::tally(&self.state().view(Viewer::Public), seat, book)
    }

    fn choices(&self, seat: Seat, book: &Phrasebook) -> Choices {
        P::choices(self.state(), seat, book)
    }

    fn offers(&self, seat: Seat, book: &Phrasebook) -> Vec<(String, String)> {
        let (state, mut legal) = (self.state(), Vec::new());
        state.legal(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let words = |action| P::offer(state, &view, (seat, action), book);
        legal.into_iter().map(|action| (action.to_string(), words(action))).collect()
    }

    fn matching(&self, seat: Seat, query: &str, book: &Phrasebook) -> Vec<(String, String)> {
        let mut actions = Vec::new();
        self.state().legal(seat, &mut actions);
        actions.retain(|&action| query.is_empty() || P::matches_query(seat, action, query, book));
        actions.sort_unstable();
        let view = self.state().view(Viewer::Seat(seat));
        let words = |action| P::choice(book, &view, seat, action);
        actions.into_iter().map(|action| (action.to_string(), words(action))).collect()
    }

    fn catalogue(&self, seat: Seat, query: &str, book: &Phrasebook) -> String {
        P::catalogue(&self.state().view(Viewer::Seat(seat)), seat, query, book)
    }

    fn preview(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(String, Consequences), Refused> {
        // Of several actions the last one is told of, unless something would come to light before it.
        if let Some((first, further)) = action.split_once(';') {
            let mut after = self.clone();
            after.act(seat, first, book)?;
            let is_open = after.past.last().is_some_and(|done| done.reveal == Reveal::Nothing);
            return if is_open {
                after.preview(seat, further, book)
            } else {
                self.preview(seat, first, book)
            };
        }
        let action = self.read(seat, action, book)?;
        let mut after = self.state().clone();
        let mut events = Vec::new();
        let reveal = after.apply(seat, action, &mut events).map_err(|violation| Refused {
            clause: violation.clause,
            text: P::violation(book, &violation),
        })?;
        let view = self.state().view(Viewer::Seat(seat));
        let label = P::offer(self.state(), &view, (seat, action), book);
        let mut consequences = P::consequences(&events, &after);
        if reveal == Reveal::Nothing {
            consequences.worth =
                P::WORTH.map_or_else(Vec::new, |worth| worth(&events, &after, book));
        }
        consequences.told = match reveal {
            Reveal::Something => self.foreseen(seat, action, book),
            Reveal::Nothing => Self::told(&events, Viewer::Seat(seat), book),
        };
        Ok((label, consequences))
    }

    fn why_not(&self, seat: Seat, element: &str, book: &Phrasebook) -> Option<Refused> {
        let mut after = self.state().clone();
        let action = P::action_at(&after.view(Viewer::Seat(seat)), seat, element)?;
        let violation = after.apply(seat, action, &mut Vec::new()).err()?;
        let text = P::violation(book, &violation);
        Some(Refused { clause: violation.clause, text })
    }

    fn last_action(&self, who: Viewer) -> Option<(Seat, Option<String>)> {
        let &(seat, action) = self.record.plies().last()?;
        Some((seat, is_known::<P>(who, seat, action).then(|| action.to_string())))
    }

    fn log_from(&self, who: Viewer, ply: usize, book: &Phrasebook) -> Vec<StoryLine> {
        let plies = self.record.plies().iter().zip(&self.past).skip(ply);
        let told = plies.map(|(&(seat, action), done)| {
            let events: Vec<EventOf<P>> =
                done.events.iter().filter_map(|event| P::Game::retell(event, who)).collect();
            let mut clauses: Vec<Clause> = Vec::new();
            for clause in events.iter().map(|event| P::clause(event, action)) {
                if !clauses.contains(&clause) {
                    clauses.push(clause);
                }
            }
            StoryLine {
                seat,
                action: is_known::<P>(who, seat, action).then(|| action.to_string()),
                words: events.iter().map(|event| P::event(book, event)).collect(),
                clauses,
                begins_round: events.iter().any(|event| P::event_kind(event).begins_round),
                is_one_of_several: P::action_kind(action).is_one_of_several,
            }
        });
        told.collect()
    }

    fn story(&self, who: Viewer, most: usize, book: &Phrasebook) -> Vec<StoryTurn> {
        self.latest_turns(who, most, book)
    }

    fn steps(&self, who: Viewer, from: usize, book: &Phrasebook) -> Vec<StoryStep> {
        self.steps_from(who, from, book)
    }

    fn round_page(&self, who: Viewer, book: &Phrasebook) -> Option<RoundPage> {
        self.page_of_round(who, book)
    }

    fn bars(&self, who: Viewer, book: &Phrasebook) -> Bars {
        P::bars(&self.state().view(who), who, book)
    }

    fn explain(&self, who: Viewer, element: &str, book: &Phrasebook) -> Option<Explanation> {
        P::explain(&self.state().view(who), who, element, book)
    }

    fn played(&self, book: &Phrasebook) -> Vec<Played> {
        let plies = self.record.plies().iter().zip(&self.past);
        let played = plies.map(|(&(seat, action), done)| Played {
            seat,
            action: action.to_string(),
            events: done.events.iter().map(written).collect(),
            words: done.events.iter().map(|event| P::event(book, event)).collect(),
        });
        played.collect()
    }

    fn looming(&self, who: Viewer, book: &Phrasebook) -> Vec<Looming> {
        match self.standing() {
            None => P::looming(&self.state().view(who), book),
            Some(_) => Vec::new(),
        }
    }

    fn score_sheet(&self, who: Viewer, book: &Phrasebook) -> Option<ScoreSheet> {
        P::sheet(&self.state().view(who), book)
    }

    fn course(&self, who: Viewer, book: &Phrasebook) -> Course {
        let mut game = self.afresh(self.record.players().clone());
        let (mut curves, mut begun) = (Curves::default(), 1);
        curves.see::<P>(begun.to_string(), &game.record.state().view(who), book);
        for (&(seat, action), done) in self.record.plies().iter().zip(&self.past) {
            game.play(seat, action).expect("it was legal once");
            if done.events.iter().any(|event| P::event_kind(event).begins_stage) {
                begun += 1;
                curves.see::<P>(begun.to_string(), &game.record.state().view(who), book);
            }
        }
        curves.see::<P>(score_words::at_the_end(book), &self.state().view(who), book);
        curves.drawn(P::unit(book))
    }

    fn inspector(&self) -> Option<Box<dyn Inspector + '_>> {
        P::inspector(self.state())
    }

    fn deployment(&self) -> Option<Box<dyn Deployment + '_>> {
        P::deployment(self.state())
    }
}

/// So many imagined worlds hardly ever agree on what is hidden.
const IMAGINED: u64 = 8;

impl<P: Presentation> Host<P> {
    /// The drawing after so many actions.
    fn drawn(&self, who: Viewer, ply: usize, layout: Layout, book: &Phrasebook) -> String {
        let draw = |state: &P::Game, last: &[EventOf<P>]| {
            // What has happened is marked as far as the viewer knows of it.
            let told: Vec<EventOf<P>> =
                last.iter().filter_map(|event| P::Game::retell(event, who)).collect();
            let scene = Scene { viewer: who, view: &state.view(who), last: &told };
            P::svg(&scene, layout, book)
        };
        if ply >= self.past.len() {
            let last = self.past.last().map_or(&[][..], |done| &done.events);
            return draw(self.state(), last);
        }
        let (state, events) = self.record.at(ply).expect("no further than played");
        draw(&state, &events)
    }

    /// Events as a viewer hears of them.
    fn told(events: &[EventOf<P>], who: Viewer, book: &Phrasebook) -> Vec<String> {
        let told = events.iter().filter_map(|event| P::Game::retell(event, who));
        told.map(|event| P::event(book, &event)).collect()
    }

    /// What an action would bring about, as far as the seat can know: what happens alike in worlds that it
    /// cannot tell from the real one, which is not asked.
    fn foreseen(&self, seat: Seat, action: ActionOf<P>, book: &Phrasebook) -> Vec<String> {
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
}

/// Whether a viewer may know what a seat did.
pub(super) fn is_known<P: Presentation>(who: Viewer, seat: Seat, action: ActionOf<P>) -> bool {
    who == Viewer::Seat(seat) || !P::action_kind(action).is_secret
}
