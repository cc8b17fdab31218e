//! The policy: how likely each action is, by the weights of its traits.

use std::sync::LazyLock;

use bastide_anarchy::{Action, Anarchy};
use bastide_core::{Game as _, Seat};
use rand_core::Rng;

use super::features::{TRAITS, traits};
use super::situation::Situation;

/// The weights that many games have taught: `number weight` a line, zero where nothing stands.
const TAUGHT: &str = include_str!("weights.txt");

/// A weight for every trait of an action.
#[derive(Clone)]
pub struct PolicyWeights {
    weights: Vec<f32>,
}

static TAUGHT_WEIGHTS: LazyLock<PolicyWeights> = LazyLock::new(|| PolicyWeights::parse(TAUGHT));

impl PolicyWeights {
    /// Every action is equally likely.
    pub fn none() -> Self {
        Self { weights: vec![0.0; TRAITS] }
    }

    pub fn taught() -> &'static Self {
        &TAUGHT_WEIGHTS
    }

    /// Lines that are no weight are passed over.
    pub fn parse(text: &str) -> Self {
        let mut parsed = Self::none();
        for line in text.lines() {
            let Some((index, weight)) = line.split_once(' ') else { continue };
            if let (Ok(index), Ok(weight)) = (index.parse::<usize>(), weight.parse())
                && let Some(place) = parsed.weights.get_mut(index)
            {
                *place = weight;
            }
        }
        parsed
    }

    pub fn text(&self) -> String {
        use std::fmt::Write as _;
        let mut text = String::new();
        for (index, weight) in self.weights.iter().enumerate().filter(|(_, w)| w.abs() > 0.005) {
            let _ = writeln!(text, "{index} {weight:.2}");
        }
        text
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [f32] {
        &mut self.weights
    }
}

/// The options of one decision with their traits and chances.
#[derive(Default)]
pub(super) struct Menu {
    pub(super) actions: Vec<Action>,
    traits: Vec<u16>,
    /// Where the traits of each action end.
    ends: Vec<usize>,
    pub(super) chances: Vec<f32>,
}

impl Menu {
    pub(super) fn read(&mut self, game: &Anarchy, seat: Seat, policy: &PolicyWeights) {
        self.actions.clear();
        self.traits.clear();
        self.ends.clear();
        self.chances.clear();
        game.legal(seat, &mut self.actions);
        let situation = Situation::of(game, seat);
        let mut start = 0;
        let mut highest = f32::NEG_INFINITY;
        for &action in &self.actions {
            traits(&situation, action, &mut self.traits);
            let own = &self.traits[start..];
            let weight: f32 = own.iter().map(|&index| policy.weights[usize::from(index)]).sum();
            highest = highest.max(weight);
            self.chances.push(weight);
            start = self.traits.len();
            self.ends.push(start);
        }
        let mut total = 0.0;
        for chance in &mut self.chances {
            *chance = (*chance - highest).exp();
            total += *chance;
        }
        self.chances.iter_mut().for_each(|chance| *chance /= total);
    }

    pub(super) fn draw(&self, rng: &mut impl Rng) -> usize {
        let mut left = rng.next_u32() as f32 / 4_294_967_296.0;
        for (at, chance) in self.chances.iter().enumerate() {
            left -= chance;
            if left < 0.0 {
                return at;
            }
        }
        self.actions.len() - 1
    }

    pub(super) fn likeliest(&self) -> usize {
        let chances = self.chances.iter().enumerate();
        chances.max_by(|a, b| a.1.total_cmp(b.1)).map_or(0, |(at, _)| at)
    }

    /// By how much each trait would make the chosen action likelier.
    pub(super) fn slope(&self, chosen: usize, out: &mut Vec<(u16, f32)>) {
        let mut start = 0;
        for (at, (&end, &chance)) in self.ends.iter().zip(&self.chances).enumerate() {
            let pull = if at == chosen { 1.0 - chance } else { -chance };
            if pull.abs() > 1e-4 {
                out.extend(self.traits[start..end].iter().map(|&index| (index, pull)));
            }
            start = end;
        }
    }
}
