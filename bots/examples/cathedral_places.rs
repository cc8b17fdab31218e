//! Values every place of the cathedral by a deep search, as `bots/data/cathedral.places` has it.
//!
//! `cargo run --release -p bastide-bots --example cathedral_places -- [seconds for each] [threads]`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::convert::Infallible;
use std::time::Duration;

use bastide_bots::Budget;
use bastide_bots::arena::{Opening, hand_out};
use bastide_bots::cathedral::{CathedralSearchBot, Surveyor as _, openings};
use bastide_cathedral::{Cathedral, Setup};

/// The place, and what Dark expects after it in thousandths and hundredths.
fn valued(opening: &Opening<Cathedral>, budget: Budget) -> (String, f32, f32) {
    let (_, action) = opening[0];
    let mut game = Cathedral::new(Setup::default());
    game.play_unchecked(action);
    let survey = CathedralSearchBot::new().survey(&game, budget);
    let best = survey.candidates[0].estimate;
    (action.to_string(), -best.value, -best.margin.unwrap_or(0.0))
}

fn main() {
    let numbers: Vec<f64> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    let seconds = numbers.first().copied().unwrap_or(20.0);
    let threads = numbers.get(1).map_or(1, |&threads| threads as usize);
    let budget = Budget::time(Duration::from_secs_f64(seconds));
    let mut places = Vec::new();
    let taken = |place| {
        places.push(place);
        Ok::<(), Infallible>(())
    };
    let _ = hand_out(&openings(), threads, |opening| valued(opening, budget), taken);
    places.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (place, value, lead) in places {
        println!("{place} {:.0} {:.0}", 1000.0 * value, 100.0 * lead);
    }
}
