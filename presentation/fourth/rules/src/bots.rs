//! A bot that knows the trick, and a judge that knows it, too.

use bastide_bots::analysis::{Analysed, Assessment, Judge, Knowledge};
use bastide_bots::levels::Level;
use bastide_bots::{Bot, Budget, Candidate, Choice, Estimate, RandomBot, Roster};
use bastide_core::{Game as _, Seat};

use crate::{Pebbles, Take};

/// Leaves a multiple of four, where it can.
struct FourBot;

impl Bot<Pebbles> for FourBot {
    fn name(&self) -> String {
        "four".to_owned()
    }

    fn choose(&mut self, game: &Pebbles, seat: Seat, _: Budget) -> Choice<Take> {
        Choice::unconsidered(weighed(game, seat)[0].action)
    }
}

struct FourJudge;

impl Judge<Pebbles> for FourJudge {
    fn weigh(
        &mut self,
        game: &Pebbles,
        seat: Seat,
        _: &[Take],
        _: (Knowledge, Budget),
    ) -> Assessment<Take> {
        let options = weighed(game, seat);
        Assessment { outlook: options[0].estimate, options }
    }

    fn outlook(&mut self, game: &Pebbles, seat: Seat, _: (Knowledge, Budget)) -> Estimate {
        let is_to_act = game.to_act().contains(seat);
        sure(is_to_act != game.heap().is_multiple_of(4))
    }
}

/// All actions, best first.
fn weighed(game: &Pebbles, seat: Seat) -> Vec<Candidate<Take>> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.sort_by_key(|take| !(game.heap() - take.0).is_multiple_of(4));
    let candidate = |action: Take| {
        let estimate = sure((game.heap() - action.0).is_multiple_of(4));
        Candidate { action, estimate, visits: 1 }
    };
    legal.into_iter().map(candidate).collect()
}

fn sure(wins: bool) -> Estimate {
    let value = if wins { 1.0 } else { -1.0 };
    Estimate { value, margin: Some(value), is_exact: true }
}

impl Roster for Pebbles {
    const ENGINES: &'static [(&'static str, &'static str)] =
        &[("random", "plays anything legal"), ("four", "leaves a multiple of four")];

    fn engine(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(RandomBot::new(seed))),
            "four" => Some(Box::new(FourBot)),
            _ => None,
        }
    }

    fn level(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        if level > Level::MIDDLE { Box::new(FourBot) } else { Box::new(RandomBot::new(seed)) }
    }
}

impl Analysed for Pebbles {
    const IS_OPEN: bool = true;

    fn outcome(&self, seat: Seat) -> Option<Estimate> {
        let standing = self.standing()?;
        Some(sure(standing.winners().any(|winner| winner == seat)))
    }

    fn judge(_: u64) -> Box<dyn Judge<Self>> {
        Box::new(FourJudge)
    }
}
