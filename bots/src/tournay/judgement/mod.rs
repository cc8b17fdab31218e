//! What was learned from self-play, for two players and for more: networks that say how a game will end,
//! and policy priors that say what is worth a look.

mod network;
mod prior;
mod situation;

use std::sync::{Arc, LazyLock};

use bastide_core::{Game as _, Seat, Standing};
use bastide_tournay::Tournay;

use self::network::shares;
use crate::search::SeatValues;

pub use network::{COMPARING, HIDDEN, ValueNetwork};
pub use prior::{Aspect, Moment, PolicyPrior};
pub use situation::{INPUTS, Inputs, SEAT, Sight};

const SHIPPED: &[u8] = include_bytes!("../../../data/tournay.judgement");

/// How much points count in a finished game beside who won it, and how many make one seat's part e times
/// another's.
const NEARNESS: f32 = 0.2;
const DECISIVE: f32 = 4.0;

/// Weights are kept as whole numbers of this fraction.
const UNIT: f32 = 1.0 / 2048.0;

/// The weights for one size of table.
#[derive(Clone)]
pub struct Weights {
    pub network: ValueNetwork,
    pub prior: PolicyPrior,
}

#[derive(Clone)]
pub struct Judgement {
    /// For two players.
    duel: Weights,
    /// For three and four.
    crowd: Weights,
}

impl Weights {
    const COUNT: usize = ValueNetwork::WEIGHTS + PolicyPrior::WEIGHTS;

    fn new(weights: &[f32]) -> Option<Self> {
        let (network, prior) = weights.split_at_checked(ValueNetwork::WEIGHTS)?;
        Some(Self {
            network: ValueNetwork::new(network.to_vec())?,
            prior: PolicyPrior::new(prior.to_vec())?,
        })
    }

    /// The hand-made evaluation and first sight.
    fn untaught() -> Self {
        Self { network: ValueNetwork::untaught(), prior: PolicyPrior::none() }
    }
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
    pub fn untaught() -> Self {
        Self { duel: Weights::untaught(), crowd: Weights::untaught() }
    }

    /// As [`Judgement::to_bytes`] writes it; none if that is not what it is.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let weights: Vec<f32> =
            pairs.iter().map(|&pair| f32::from(i16::from_le_bytes(pair)) * UNIT).collect();
        if !rest.is_empty() || weights.len() != 2 * Weights::COUNT {
            return None;
        }
        let (duel, crowd) = weights.split_at(Weights::COUNT);
        Some(Self { duel: Weights::new(duel)?, crowd: Weights::new(crowd)? })
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let tables = [&self.duel, &self.crowd];
        let weights = tables.map(|table| [table.network.weights(), table.prior.weights()].concat());
        let whole = |weight: &f32| (weight / UNIT).round() as i16;
        weights.iter().flatten().flat_map(|weight| whole(weight).to_le_bytes()).collect()
    }

    /// What was learned for so many players.
    pub fn weights(&self, players: u8) -> &Weights {
        if players == 2 { &self.duel } else { &self.crowd }
    }

    /// What each seat expects, from −1 to 1, where a turn has just begun or the game is over.
    pub fn chances(&self, game: &Tournay, sight: &mut Sight) -> SeatValues {
        let players = game.players();
        if let Some(standing) = game.standing() {
            return as_results(verdict(&standing, players), players);
        }
        sight.see(game);
        as_results(self.weights(players).network.read(sight), players)
    }
}

/// Shares of the win as results, from −1 to 1.
pub fn as_results(shares: SeatValues, players: u8) -> SeatValues {
    let mut values = SeatValues::default();
    for seat in Seat::all(players) {
        values[seat.index()] = 2.0 * shares[seat.index()] - 1.0;
    }
    values
}

/// What a finished game is to each seat: its share of the win, and a little of how near it came.
pub fn verdict(standing: &Standing, players: u8) -> SeatValues {
    let mut points = SeatValues::default();
    for (seat, place) in standing.places.iter() {
        points[seat.index()] = place.points as f32 / DECISIVE;
    }
    let winners = standing.winners().count() as f32;
    let mut values = shares(points, players.into()).map(|share| NEARNESS * share);
    for winner in standing.winners() {
        values[winner.index()] += (1.0 - NEARNESS) / winners;
    }
    values
}
