//! The bots as opponents one chooses: their names, and how long they may think.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

/// An engine of a game, by the rank it has on the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The engine's name in the roster of bots.
    pub engine: &'static str,
    rank: &'static str,
    /// Seconds it may think about a decision, the usual ones first; none where more time makes it no
    /// stronger.
    seconds: &'static [&'static str],
}

const fn level(
    rank: &'static str,
    engine: &'static str,
    seconds: &'static [&'static str],
) -> Level {
    Level { engine, rank, seconds }
}

const THINKING: &[&str] = &["0.5", "0.1", "2"];

/// Weakest first.
const CATHEDRAL: [Level; 4] = [
    level("apprentice", "random", &[]),
    level("journeyman", "greedy", &[]),
    level("mason", "mcts", THINKING),
    level("master", "search", THINKING),
];
const TOURNAY: [Level; 4] = [
    level("apprentice", "random", &[]),
    level("journeyman", "mcts", THINKING),
    level("mason", "greedy", &[]),
    level("master", "search", THINKING),
];
/// A turn of The Anarchy has many small decisions, so each of them gets less time.
const ANARCHY: [Level; 4] = [
    level("apprentice", "random", &[]),
    level("journeyman", "greedy", &[]),
    level("mason", "habit", &[]),
    level("master", "planner", &["0.1", "0.5"]),
];

/// The bots of a game, weakest first.
pub fn levels(game: &str) -> &'static [Level] {
    match game {
        "tournay" => &TOURNAY,
        "anarchy" => &ANARCHY,
        _ => &CATHEDRAL,
    }
}

/// The bot for somebody who did not choose: quick, and no pushover.
pub fn usual_level(game: &str) -> Level {
    match game {
        "tournay" => TOURNAY[2],
        "anarchy" => ANARCHY[2],
        _ => CATHEDRAL[1],
    }
}

/// A bot by the name its level has on the pages.
pub(crate) fn bot_name(game: &str, spec: &str, book: &Phrasebook) -> String {
    let engine = spec.split(':').next().unwrap_or(spec);
    let level = levels(game).iter().find(|level| level.engine == engine);
    level.map_or_else(|| spec.to_owned(), |level| level.name(book))
}

/// The level that a bot is offered as, with this much time.
pub(crate) fn level_of(game: &str, spec: &str) -> Option<Level> {
    crate::hosted::face(game)?;
    levels(game).iter().copied().find(|level| level.specs().any(|offered| offered == spec))
}

/// A bot by the name of its level and its time, where more time makes it stronger.
pub(crate) fn timed_name(game: &str, spec: &str, book: &Phrasebook) -> String {
    let timed = level_of(game, spec).map(|level| level.timed(book)).unwrap_or_default();
    let found = timed.into_iter().find(|(offered, _)| offered == spec);
    found.map_or_else(|| bot_name(game, spec, book), |(_, words)| words)
}

impl Level {
    /// The bot with every time it may be given, as the roster reads it.
    fn specs(self) -> impl Iterator<Item = String> {
        let timed = self.seconds.iter().map(move |seconds| format!("{}:{seconds}s", self.engine));
        let plain = self.seconds.is_empty().then(|| self.engine.to_owned());
        timed.chain(plain)
    }

    /// What `level` says in a form: a bot as the roster reads it.
    pub fn spec(self) -> String {
        match self.seconds.first() {
            Some(seconds) => format!("{}:{seconds}s", self.engine),
            None => self.engine.to_owned(),
        }
    }

    pub fn name(self, book: &Phrasebook) -> String {
        say::rank(book, self.rank)
    }

    fn note(self, book: &Phrasebook) -> String {
        say::engine_note(book, self.engine)
    }

    /// The bot with every time it may be given: as the roster reads it, and in words.
    pub(super) fn timed(self, book: &Phrasebook) -> Vec<(String, String)> {
        let name = self.name(book);
        if self.seconds.is_empty() {
            return vec![(self.spec(), name)];
        }
        let timed = self.seconds.iter().map(|&seconds| {
            let spec = format!("{}:{seconds}s", self.engine);
            (spec, say::bot_time(book, name.as_str(), seconds))
        });
        timed.collect()
    }
}

/// What `level` says for a game without opponents.
pub(crate) const ALONE: &str = "alone";

/// One of the levels, as a field named `level`; alone is the first where that is possible.
pub(super) fn level_choice(game: &str, can_be_alone: bool, book: &Phrasebook) -> Markup {
    let usual = usual_level(game);
    html! {
        fieldset.levels {
            legend { (say::level(book)) }
            @if can_be_alone {
                label.pick {
                    input type="radio" name="level" value=(ALONE) checked;
                    span { b { (say::play_alone(book)) } " " small { (say::play_alone_note(book)) } }
                }
            }
            @for &level in levels(game) {
                label.pick {
                    input type="radio" name="level" value=(level.spec())
                        checked[level == usual && !can_be_alone];
                    span { b { (level.name(book)) } " " small { (level.note(book)) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosted::GAMES;

    /// Engines that are kept to measure others by.
    const YARDSTICKS: [&str; 1] = ["search-1"];

    #[test]
    fn the_pages_offer_every_bot_of_a_game_but_the_yardsticks_weakest_first() {
        for game in &GAMES {
            let offered: Vec<&str> = levels(game.name).iter().map(|level| level.engine).collect();
            let mut engines = (game.engines)();
            engines.retain(|engine| !YARDSTICKS.contains(engine));
            assert_eq!(offered, engines, "{}", game.name);
        }
    }
}
