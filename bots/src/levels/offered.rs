//! Which bots are offered to people, and which were before there were levels.

use super::Level;

/// Engines with the seconds at which they were offered before there were levels. Their matches and
/// ratings are kept, so they keep their names.
const FORMER: [(&str, &[&str]); 6] = [
    ("random", &[]),
    ("greedy", &[]),
    ("habit", &[]),
    ("mcts", &["0.5", "0.1", "2"]),
    ("search", &["0.5", "0.1", "2"]),
    ("planner", &["0.1", "0.5"]),
];

/// A bot that was offered before there were levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormerBot {
    pub engine: &'static str,
    /// For a decision, where it was offered with several times.
    pub seconds: Option<&'static str>,
}

impl FormerBot {
    /// The bot that a spec means in a game with these engines.
    pub fn read(spec: &str, engines: &[&str]) -> Option<Self> {
        let former = FORMER.into_iter().find_map(|(engine, times)| {
            let has_time = |seconds: &&&str| format!("{engine}:{seconds}s") == spec;
            let seconds = times.iter().find(has_time).copied();
            let is_meant = seconds.is_some() || times.is_empty() && engine == spec;
            is_meant.then_some(Self { engine, seconds })
        });
        former.filter(|former| engines.contains(&former.engine))
    }

    /// Whether an engine was offered by its own name, in any game.
    pub fn is_engine(name: &str) -> bool {
        FORMER.iter().any(|(engine, _)| *engine == name)
    }
}

/// Whether a game with these engines offers a bot, or has offered it: those have ratings.
pub fn is_offered(spec: &str, engines: &[&str]) -> bool {
    spec.parse::<Level>().is_ok() || FormerBot::read(spec, engines).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_former_bots_are_offered_and_nothing_else() {
        let engines = ["random", "greedy", "mcts", "search-1", "search"];
        for spec in ["level-1", "level-8", "greedy", "search:0.5s", "mcts:2s"] {
            assert!(is_offered(spec, &engines), "{spec}");
        }
        for spec in ["habit", "search:7n", "search", "search-1", "level-9", "level-3:1s"] {
            assert!(!is_offered(spec, &engines), "{spec}");
        }
        let timed = FormerBot { engine: "search", seconds: Some("0.1") };
        assert_eq!(FormerBot::read("search:0.1s", &engines), Some(timed));
    }
}
