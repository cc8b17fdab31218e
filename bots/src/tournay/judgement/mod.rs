//! What was learned from self-play, for two players and for more: networks that say how a game will end,
//! and habits that say what is worth a look.

mod habits;
mod network;
mod situation;

use std::sync::{Arc, LazyLock};

use bastide_core::{Game as _, Seat, Standing};
use bastide_tournay::Tournay;

use self::network::shares;
use super::evaluation::Outlook;

pub use habits::{Aspect, Habits, Moment};
pub use network::{COMPARING, HIDDEN, Network};
pub use situation::{INPUTS, Inputs, SEAT, Sight};

const SHIPPED: &[u8] = include_bytes!("../../../data/tournay.judgement");

/// How much points count in a finished game beside who won it, and how many make one seat's part e times
/// another's.
const NEARNESS: f32 = 0.2;
const DECISIVE: f32 = 4.0;

/// Weights are kept as whole numbers of this fraction.
const UNIT: f32 = 1.0 / 2048.0;

/// What was learned for one size of table.
#[derive(Clone)]
pub struct Lore {
    pub network: Network,
    pub habits: Habits,
}

#[derive(Clone)]
pub struct Judgement {
    /// For two players.
    duel: Lore,
    /// For three and four.
    crowd: Lore,
}

impl Lore {
    const WEIGHTS: usize = Network::WEIGHTS + Habits::WEIGHTS;

    fn new(weights: &[f32]) -> Option<Self> {
        let (network, habits) = weights.split_at_checked(Network::WEIGHTS)?;
        Some(Self {
            network: Network::new(network.to_vec())?,
            habits: Habits::new(habits.to_vec())?,
        })
    }

    /// The hand-made evaluation and first sight.
    fn untaught() -> Self {
        Self { network: Network::untaught(), habits: Habits::none() }
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
        Self { duel: Lore::untaught(), crowd: Lore::untaught() }
    }

    /// As [`Judgement::to_bytes`] writes it; none if that is not what it is.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let weights: Vec<f32> =
            pairs.iter().map(|&pair| f32::from(i16::from_le_bytes(pair)) * UNIT).collect();
        if !rest.is_empty() || weights.len() != 2 * Lore::WEIGHTS {
            return None;
        }
        let (duel, crowd) = weights.split_at(Lore::WEIGHTS);
        Some(Self { duel: Lore::new(duel)?, crowd: Lore::new(crowd)? })
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let lores = [&self.duel, &self.crowd];
        let weights = lores.map(|lore| [lore.network.weights(), lore.habits.weights()].concat());
        let whole = |weight: &f32| (weight / UNIT).round() as i16;
        weights.iter().flatten().flat_map(|weight| whole(weight).to_le_bytes()).collect()
    }

    /// What was learned for so many players.
    pub fn lore(&self, players: u8) -> &Lore {
        if players == 2 { &self.duel } else { &self.crowd }
    }

    /// What each seat expects, from −1 to 1, where a turn has just begun or the game is over.
    pub fn chances(&self, game: &Tournay, sight: &mut Sight) -> Outlook {
        let players = game.players();
        if let Some(standing) = game.standing() {
            return as_results(verdict(&standing, players), players);
        }
        sight.see(game);
        as_results(self.lore(players).network.read(sight), players)
    }
}

/// Shares of the win as results, from −1 to 1.
pub fn as_results(shares: Outlook, players: u8) -> Outlook {
    let mut values = Outlook::default();
    for seat in Seat::all(players) {
        values[seat.index()] = 2.0 * shares[seat.index()] - 1.0;
    }
    values
}

/// What a finished game is to each seat: its share of the win, and a little of how near it came.
pub fn verdict(standing: &Standing, players: u8) -> Outlook {
    let mut points = Outlook::default();
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
