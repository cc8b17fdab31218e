//! Which bots are offered, or have been: those have ratings.

use bastide_bots::levels::Level;

use crate::hosted;

/// Engines with the times at which they were offered before there were levels. Their matches and
/// ratings are kept, so they keep their names.
pub const FORMER: [(&str, &[&str]); 6] = [
    ("random", &[]),
    ("greedy", &[]),
    ("habit", &[]),
    ("mcts", &["0.5", "0.1", "2"]),
    ("search", &["0.5", "0.1", "2"]),
    ("planner", &["0.1", "0.5"]),
];

/// The engine and the seconds of a bot that was offered once.
pub fn former(game: &str, spec: &str) -> Option<(&'static str, Option<&'static str>)> {
    let has = |engine| (hosted::face(game)?.engines)().contains(&engine).then_some(engine);
    FORMER.into_iter().find_map(|(engine, times)| {
        let has_time = |seconds: &&&str| format!("{engine}:{seconds}s") == spec;
        let seconds = times.iter().find(has_time).copied();
        let is_meant = seconds.is_some() || times.is_empty() && engine == spec;
        is_meant.then(|| has(engine)).flatten().map(|engine| (engine, seconds))
    })
}

/// Whether a bot is one that the pages offer or have offered: those have ratings.
pub fn is_offered(game: &str, spec: &str) -> bool {
    let is_level = spec.parse::<Level>().is_ok() && hosted::face(game).is_some();
    is_level || former(game, spec).is_some()
}
