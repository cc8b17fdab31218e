//! A match as the rules see it.

use std::any::Any;
use std::sync::Arc;

use bastide_core::{
    Fairness, Game as _, NotationError, PerSeat, Reveal, Seat, Seats, Setup as _, Standing, Viewer,
    Violation,
};
use bastide_text::{Phrasebook, refusals};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

use super::{Done, Host, written};
use crate::any::{AnyGame, Header, Rules};
use crate::digest::digest_of;
use crate::presentation::{ActionOf, NeedOf, Presentation, TakingBack};
use crate::refused::Refused;

impl<P: Presentation> Rules for Host<P> {
    fn game(&self) -> &'static str {
        P::Game::NAME
    }

    fn header(&self) -> Header {
        Header {
            setup: self.record.setup().to_string(),
            seed: *self.record.seed(),
            rules: self.record.rules(),
            players: self.record.players().clone(),
            fairness: self.record.fairness().cloned(),
        }
    }

    fn seats(&self) -> u8 {
        self.record.setup().seats()
    }

    fn to_act(&self) -> Seats {
        self.state().to_act()
    }

    fn plies(&self) -> usize {
        self.past.len()
    }

    fn lines(&self) -> Vec<usize> {
        self.record.lines()
    }

    fn canonical(&self, seat: Seat, action: &str) -> Result<String, NotationError> {
        let action: ActionOf<P> = action.parse()?;
        Ok(self.state().canonical(seat, action).to_string())
    }

    fn act(&mut self, seat: Seat, action: &str, book: &Phrasebook) -> Result<Seats, Refused> {
        let action = self.read(seat, action, book)?;
        let before = self.to_act();
        self.play(seat, action).map_err(|violation| Refused {
            clause: violation.clause,
            text: P::violation(book, &violation),
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
            text: P::violation(book, &violation),
        })?;
        Ok((action.to_string(), events.iter().map(written).collect()))
    }

    fn actions(&self, plies: usize) -> (Vec<(Seat, String)>, Option<Seat>) {
        let plies = plies.min(self.plies());
        let played = self.record.plies()[..plies].iter();
        let (state, _) = self.record.at(plies).expect("no further than played");
        let actions = played.map(|(seat, action)| (*seat, action.to_string())).collect();
        (actions, state.to_act().iter().next())
    }

    fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        for seat in self.to_act().iter() {
            self.state().legal(seat, &mut actions);
        }
        actions.sort_unstable();
        actions.iter().map(ToString::to_string).collect()
    }

    fn options(&self, seat: Seat) -> usize {
        let mut legal = Vec::new();
        self.state().legal(seat, &mut legal);
        legal.len()
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        unasked::<P>(self.state(), seat).map(|action| action.to_string())
    }

    fn chosen_at(&self, ply: usize) -> usize {
        let plies = self.record.plies();
        let follows = |ply: &usize| match plies.get(ply.wrapping_sub(1)..=*ply) {
            Some(&[(before, _), (seat, action)]) if before == seat => {
                let (state, _) = self.record.at(*ply).expect("no further than played");
                unasked::<P>(&state, seat) == Some(action)
            }
            _ => false,
        };
        (0..=ply).rev().find(|ply| !follows(ply)).unwrap_or(ply)
    }

    fn rewind(&mut self, plies: usize) {
        *self = self.replayed(plies.min(self.plies()), self.record.players().clone());
    }

    fn without(&self, ply: usize) -> Option<Box<dyn AnyGame>> {
        if P::TAKING_BACK != TakingBack::Alone || !self.is_own_affair(ply) {
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

    fn free_since(&self) -> usize {
        let revealed = self.past.iter().rposition(|done| done.reveal == Reveal::Something);
        revealed.map_or(0, |ply| ply + 1)
    }

    fn last_ply_of(&self, seat: Seat) -> Option<usize> {
        self.record.plies().iter().rposition(|&(who, _)| who == seat)
    }

    fn acting_since(&self, seat: Seat) -> usize {
        let other = self.record.plies().iter().rposition(|&(who, _)| who != seat);
        other.map_or(0, |ply| ply + 1)
    }

    fn standing(&self) -> Option<Standing> {
        self.state().standing()
    }

    fn points(&self, seat: Seat) -> i32 {
        P::points(&self.state().view(Viewer::Public), seat)
    }

    fn position(&self) -> String {
        serde_json::to_string_pretty(&self.state().position()).unwrap_or_default()
    }

    fn record(&self, players: &PerSeat<String>, fairness: Option<Fairness>) -> String {
        let record = self.replayed(self.plies(), players.clone()).record;
        record.with_fairness(fairness).to_string()
    }

    fn rules(&self) -> String {
        self.record.rules().to_string()
    }

    fn digest(&self) -> String {
        digest_of::<P>(self.state(), self.seats())
    }

    fn imagined(&self, seat: Seat, number: u64) -> Box<dyn AnyGame> {
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let world = self.record.state().imagine(seat, &mut rng);
        Box::new(Self { imagined: Some(Box::new(world)), ..self.clone() })
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What a page does for a seat without asking: the usual answer, or the only one, unless it is worth a thought.
fn unasked<P: Presentation>(state: &P::Game, seat: Seat) -> Option<ActionOf<P>> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    if let Some(&usual) = legal.iter().find(|&&action| P::action_kind(action).is_usual) {
        return Some(usual);
    }
    let &[only] = legal.as_slice() else { return None };
    let kind = P::action_kind(only);
    (!(kind.is_final || kind.is_placement || kind.is_one_of_several)).then_some(only)
}

impl<P: Presentation> Host<P> {
    /// An action as it is written down, or why it cannot be read.
    pub(super) fn read(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<ActionOf<P>, Refused> {
        let action: ActionOf<P> = action.parse().map_err(|e: NotationError| Refused {
            clause: e.clause,
            text: refusals::notation(book, &e),
        })?;
        Ok(self.state().canonical(seat, action))
    }

    /// Plays an action and keeps what it did.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        action: ActionOf<P>,
    ) -> Result<(), Violation<NeedOf<P>>> {
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
