//! What was learned from self-play: networks that say how a game will end, one for two players and
//! one for more, and habits that say what is worth a look.

mod habits;
mod network;
mod situation;

use std::sync::{Arc, LazyLock};

use bastide_core::{Game as _, Seat, Standing};
use bastide_tournay::Tournay;

use self::situation::Situation;
use super::evaluation::{Outlook, lead};
use crate::mcts::result;

pub use habits::{Aspect, Habits, Moment};
pub use network::{HIDDEN, Network};
pub use situation::{INPUTS, Inputs};

const SHIPPED: &[u8] = include_bytes!("../../../data/tournay.judgement");

/// Weights are kept as whole numbers of this fraction.
const UNIT: f32 = 1.0 / 2048.0;

#[derive(Clone)]
pub struct Judgement {
    /// For two players.
    pub duel: Network,
    /// For three and four.
    pub crowd: Network,
    pub habits: Habits,
}

impl Judgement {
    /// What comes with the program.
    pub fn shipped() -> Arc<Self> {
        static JUDGEMENT: LazyLock<Arc<Judgement>> = LazyLock::new(|| {
            Arc::new(Judgement::from_bytes(SHIPPED).expect("the file that comes with the program"))
        });
        Arc::clone(&JUDGEMENT)
    }

    /// The hand-made evaluation and first sight, ready to be taught.
    pub fn untaught(seed: u64) -> Self {
        let network = Network::untaught(seed);
        Self { duel: network.clone(), crowd: network, habits: Habits::none() }
    }

    /// As [`Judgement::to_bytes`] writes it; none if that is not what it is.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let weights: Vec<f32> =
            pairs.iter().map(|&pair| f32::from(i16::from_le_bytes(pair)) * UNIT).collect();
        if !rest.is_empty() || weights.len() != 2 * Network::WEIGHTS + Habits::WEIGHTS {
            return None;
        }
        let (duel, rest) = weights.split_at(Network::WEIGHTS);
        let (crowd, habits) = rest.split_at(Network::WEIGHTS);
        Some(Self {
            duel: Network::new(duel.to_vec())?,
            crowd: Network::new(crowd.to_vec())?,
            habits: Habits::new(habits.to_vec())?,
        })
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let parts = [self.duel.weights(), self.crowd.weights(), self.habits.weights()];
        let whole = |weight: &f32| (weight / UNIT).round() as i16;
        parts.concat().iter().flat_map(|weight| whole(weight).to_le_bytes()).collect()
    }

    pub fn network(&self, players: u8) -> &Network {
        if players == 2 { &self.duel } else { &self.crowd }
    }

    pub fn network_mut(&mut self, players: u8) -> &mut Network {
        if players == 2 { &mut self.duel } else { &mut self.crowd }
    }

    /// What each seat expects, from −1 to 1, where a turn has just begun or the game is over.
    pub fn chances(&self, game: &Tournay, inputs: &mut Inputs) -> Outlook {
        let players = game.players();
        if let Some(standing) = game.standing() {
            return verdict(&standing, players);
        }
        let situation = Situation::of(game);
        let network = self.network(players);
        let mut values = Outlook::default();
        if players == 2 {
            // What one gains the other loses: it is enough to ask for whoever's turn it is.
            let seat = game.active();
            situation.see(seat, inputs);
            let value = network.read(inputs, situation.prejudice(seat));
            values[..2].fill(-value);
            values[seat.index()] = value;
            return values;
        }
        for seat in Seat::all(players) {
            situation.see(seat, inputs);
            values[seat.index()] = network.read(inputs, situation.prejudice(seat));
        }
        values
    }
}

/// What a network is shown from the chair of a seat, and the lead that it starts from.
pub fn see(game: &Tournay, seat: Seat, inputs: &mut Inputs) -> f32 {
    let situation = Situation::of(game);
    situation.see(seat, inputs);
    situation.prejudice(seat)
}

/// What a finished game is to each seat: its result, and a little its margin. Among more than two,
/// to win counts more than to be second.
pub fn verdict(standing: &Standing, players: u8) -> Outlook {
    let mut points = Outlook::default();
    for (seat, place) in standing.places.iter() {
        points[seat.index()] = place.points as f32;
    }
    let mut values = Outlook::default();
    for seat in Seat::all(players) {
        let margin = (lead(&points, players, seat) / 12.0).tanh();
        let is_first = standing.places[seat].rank == 1;
        let place = if players == 2 {
            result(standing, seat)
        } else {
            0.3 * result(standing, seat) + if is_first { 0.7 } else { -0.7 }
        };
        values[seat.index()] = 0.85 * place + 0.15 * margin;
    }
    values
}
