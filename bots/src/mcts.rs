//! Monte Carlo tree search for any game: random playouts, UCB1, and a tree that widens where they go well.

use std::marker::PhantomData;

use bastide_core::{Game, Seat, Silent, Standing};
use rand_pcg::Pcg64Mcg;

use crate::bot::{Bot, Choice};
use crate::budget::{Budget, Stopwatch};
use crate::search::{
    Bonus, FirstPlayUrgency, Limit, SearchParams, SeatValues, Ties, WorldModel, WorldSearch, rank,
};

const PARAMS: SearchParams = SearchParams {
    exploration: 0.7,
    first_play_urgency: FirstPlayUrgency::BelowMean(0.0),
    paranoia: 0.0,
    bonus: Bonus::Ucb1,
    // With hundreds of actions, trying each once would never get a second ply.
    widening: Some(2.0),
    ties: Ties::Newest,
};
/// Playouts are cut off here and count as drawn; no game of ours comes near.
const MOST_PLIES: u32 = 5_000;

pub struct MctsBot<G: Game> {
    search: WorldSearch<RandomPlayouts<G>>,
}

impl<G: Game> MctsBot<G> {
    pub fn new(seed: u64) -> Self {
        Self { search: WorldSearch::new(RandomPlayouts(PhantomData), PARAMS, seed) }
    }
}

/// Values a world by playing it to the end by chance.
struct RandomPlayouts<G>(PhantomData<fn() -> G>);

impl<G: Game> WorldModel for RandomPlayouts<G> {
    type World = G;

    fn priors(&self, _: &G, _: Seat) -> impl Fn(G::Action) -> f32 {
        |_| 1.0
    }

    fn values(&mut self, world: &mut G, _: Seat, rng: &mut Pcg64Mcg) -> SeatValues {
        for _ in 0..MOST_PLIES {
            let Some(seat) = world.to_act().iter().next() else { break };
            let action = world.pick(seat, rng).expect("a seat to act has an action");
            let _ = world.apply(seat, action, &mut Silent).expect("picked actions are legal");
        }
        let mut values = SeatValues::default();
        if let Some(standing) = world.standing() {
            for (seat, _) in standing.places.iter() {
                values[seat.index()] = result(&standing, seat);
            }
        }
        values
    }
}

/// What a seat made of a game: 1 for beating everybody, −1 for losing to everybody; an equal
/// opponent is half beaten.
pub fn result(standing: &Standing, seat: Seat) -> f32 {
    let own = standing.places[seat].rank;
    let others = standing.places.iter().filter(|&(other, _)| other != seat);
    let (sum, count) = others.fold((0.0, 0.0), |(sum, count), (_, place)| {
        let score = match own.cmp(&place.rank) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => -1.0,
        };
        (sum + score, count + 1.0)
    });
    // Alone at the table there is nobody to beat.
    if count > 0.0 { sum / count } else { 0.0 }
}

impl<G: Game> Bot<G> for MctsBot<G> {
    fn name(&self) -> String {
        "mcts".to_owned()
    }

    fn choose(&mut self, game: &G, seat: Seat, budget: Budget) -> Choice<G::Action> {
        self.search.start_after(None);
        let nodes = self.search.grow(game, seat, Limit::by(Stopwatch::start(budget)));
        let mut candidates = self.search.candidates();
        rank(&mut candidates);
        Choice::ranked(candidates, nodes)
    }
}
