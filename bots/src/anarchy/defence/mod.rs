//! The defence of a castle: food, deployment, rallies, circles and workers.

mod deploy;
mod field;
mod forecast;
mod solve;

use bastide_anarchy::{Action, Anarchy, Defender, Question, Side};
use bastide_core::{Game as _, Seat};
use rand_core::Rng;

use crate::budget::Stopwatch;
use field::BattleField;

pub use deploy::Posting;
pub use field::absorbed;
pub(crate) use field::strength_in;
pub use forecast::{Forecast, forecast};

/// A defender of one seat's castle. It remembers where it wants its workers until they stand.
#[derive(Clone, Default)]
pub(crate) struct Defence {
    posting: Option<(u8, Posting)>,
    legal: Vec<Action>,
}

impl Defence {
    /// An action of the defence, by a quick guess at what is face down.
    pub(crate) fn play(&mut self, game: &Anarchy, seat: Seat, rng: &mut impl Rng) -> Action {
        self.answer(game, seat, |game| deploy::guess(game, seat, rng))
    }

    /// An action of the defence, by weighing everything that may be face down; with the number of
    /// battles looked at.
    pub(crate) fn think(
        &mut self,
        game: &Anarchy,
        seat: Seat,
        stopwatch: &Stopwatch,
    ) -> (Action, u64) {
        let mut nodes = 1;
        let action = self.answer(game, seat, |game| {
            let (posting, _, looked_at) = deploy::weigh(game, seat, stopwatch);
            nodes = looked_at;
            posting
        });
        (action, nodes)
    }

    fn answer(
        &mut self,
        game: &Anarchy,
        seat: Seat,
        post: impl FnOnce(&Anarchy) -> Posting,
    ) -> Action {
        match game.question(seat) {
            Question::Food { .. } => self.eat(game, seat),
            Question::Deploy { .. } => self.deploy(game, seat, post),
            Question::Rally { .. } => rally(game, seat),
            Question::Tactic { target, .. } => {
                let (_, step) = solve::solve(&BattleField::begun(game, seat));
                Action::Use { count: step.uses[target.index()], target }
            }
            _ => self.spend(game, seat),
        }
    }

    /// A missing food costs more than what is thrown away right after.
    fn eat(&mut self, game: &Anarchy, seat: Seat) -> Action {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        self.legal[0]
    }

    fn deploy(
        &mut self,
        game: &Anarchy,
        seat: Seat,
        post: impl FnOnce(&Anarchy) -> Posting,
    ) -> Action {
        let insight = game.insight(seat);
        let deployed = insight.deployed();
        let is_first = *deployed == [[0; 4]; 4];
        let posting = match self.posting {
            Some((round, posting)) if round == game.round() && !is_first => posting,
            _ => post(game),
        };
        self.posting = Some((game.round(), posting));
        let worker = game.next_to_deploy(seat).expect("a worker is to be deployed");
        let kind = worker.index();
        let is_missing = |side: &&Side| deployed[side.index()][kind] < posting[kind][side.index()];
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let sides = self.legal.iter().filter_map(|action| match action {
            Action::Deploy { worker: kind, side } if *kind == worker => Some(side),
            _ => None,
        });
        let side = sides.clone().find(is_missing).or(sides.clone().next_back());
        Action::Deploy { worker, side: *side.expect("a worker has a side to go to") }
    }

    /// Points of strength: beer only where they would not suffice.
    fn spend(&mut self, game: &Anarchy, seat: Seat) -> Action {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        let insight = game.insight(seat);
        let Question::Spend { side, left, .. } = game.question(seat) else { return self.legal[0] };
        let [craftsmen, soldiers, knights, laid_down] = insight.deployed()[side.index()];
        let strength = craftsmen + soldiers + 2 * knights + laid_down;
        let is_short =
            strength < left && strength + insight.beers().min(craftsmen + soldiers) >= left;
        let beer = is_short;
        // Whoever cannot drink goes first, so that beer keeps its worth; half a knight goes last.
        let order = match left {
            1 => [Defender::LaidDown, Defender::Soldier, Defender::Craftsman, Defender::Knight],
            _ => [Defender::LaidDown, Defender::Knight, Defender::Soldier, Defender::Craftsman],
        };
        let mut wanted = order.into_iter().map(|worker| Action::Spend { worker, side, beer });
        wanted.find(|action| self.legal.contains(action)).unwrap_or(self.legal[0])
    }
}

fn rally(game: &Anarchy, seat: Seat) -> Action {
    let field = BattleField::begun(game, seat);
    let Some((from, to)) = solve::solve(&field).1.rally else { return Action::Go };
    let insight = game.insight(seat);
    let order = [Defender::Knight, Defender::Soldier, Defender::Craftsman, Defender::LaidDown];
    let standing = |worker: &&Defender| insight.deployed()[from][worker.index()] > 0;
    let worker = order.iter().find(standing);
    worker.map_or(Action::Go, |&worker| Action::Rally {
        worker,
        from: Side::ALL[from],
        to: Side::ALL[to],
    })
}
