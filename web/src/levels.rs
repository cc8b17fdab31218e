//! The bots as opponents one chooses: eight levels, by number, rank and measured strength.

use bastide_bots::levels::{self, FormerBot, Strength};
use bastide_text::{Phrasebook, levels as words, pages as say};
use maud::{Markup, html};

/// A level of a game, as the pages offer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    number: levels::Level,
    strength: Option<Strength>,
}

/// The bots of a game, weakest first.
pub fn levels(game: &str) -> Vec<Level> {
    levels::Level::all().map(|number| level(game, number)).collect()
}

/// The default bot: no pushover, but beatable.
pub fn usual_level(game: &str) -> Level {
    level(game, levels::Level::MIDDLE)
}

fn level(game: &str, number: levels::Level) -> Level {
    Level { number, strength: number.strength(game) }
}

impl Level {
    /// What `level` says in a form: a bot as the roster reads it.
    pub fn spec(self) -> String {
        self.number.to_string()
    }

    fn number(self) -> u32 {
        self.number.number().into()
    }

    fn rank(self, book: &Phrasebook) -> String {
        words::rank(book, self.number())
    }

    /// As a player at a table: `Mason · 4`.
    pub fn name(self, book: &Phrasebook) -> String {
        words::named(book, self.rank(book), self.number())
    }

    /// How strong it was measured to be, if it was.
    fn rated(self, book: &Phrasebook) -> Option<String> {
        let Strength { rating, error, is_by_first_rules } = self.strength?;
        // The first level is what the others are measured by.
        let rated = match error {
            0 => words::anchored(book, rating.to_string()),
            _ => words::rated(book, rating.to_string(), error.to_string()),
        };
        Some(if is_by_first_rules { words::by_first_rules(book, rated) } else { rated })
    }

    /// As a line of a list: `4 · Mason, strength 1363 ± 40`.
    pub(crate) fn line(self, book: &Phrasebook) -> String {
        let name = words::numbered(book, self.number(), self.rank(book));
        self.rated(book).map_or(name.clone(), |rated| format!("{name}, {rated}"))
    }
}

/// A bot by the name its level has on the pages, or by the kind of its engine.
pub(crate) fn bot_name(game: &str, spec: &str, book: &Phrasebook) -> String {
    let engine = spec.split(':').next().unwrap_or(spec);
    if let Ok(number) = engine.parse() {
        return level(game, number).name(book);
    }
    if FormerBot::is_engine(engine) { words::engine(book, engine) } else { spec.to_owned() }
}

/// What a bot is called in sentences: the rank of its level, without the number.
pub(crate) fn bot_rank(game: &str, spec: &str, book: &Phrasebook) -> String {
    let engine = spec.split(':').next().unwrap_or(spec);
    engine
        .parse()
        .map_or_else(|()| bot_name(game, spec, book), |number| level(game, number).rank(book))
}

/// A bot by its name and its time, where it was offered with several.
pub(crate) fn timed_name(game: &str, spec: &str, book: &Phrasebook) -> String {
    let name = bot_name(game, spec, book);
    let former = bastide_presentation::game(game)
        .and_then(|face| FormerBot::read(spec, &face.engines.names()));
    match former {
        Some(FormerBot { seconds: Some(seconds), .. }) => {
            say::bot_time(book, name.as_str(), seconds)
        }
        _ => name,
    }
}

/// What `level` says for a game without opponents.
pub(crate) const ALONE: &str = "alone";

/// One of the levels, as a field named `level`; alone is the first where that is possible. The style
/// shows the note of the level that is chosen.
pub(crate) fn level_choice(game: &str, can_be_alone: bool, book: &Phrasebook) -> Markup {
    let usual = usual_level(game);
    let note_id = |level: Level| format!("{game}-{}", level.spec());
    html! {
        fieldset.rungs {
            legend { (say::level(book)) }
            @if can_be_alone {
                label.pick {
                    input type="radio" name="level" value=(ALONE) checked;
                    span { b { (say::play_alone(book)) } " " small { (say::play_alone_note(book)) } }
                }
            }
            @for level in levels(game) {
                label.rung title=(level.rank(book)) {
                    input type="radio" name="level" value=(level.spec())
                        aria-describedby=(note_id(level)) checked[level == usual && !can_be_alone];
                    span { (level.number()) span.unseen { " " (level.rank(book)) } }
                }
            }
            @for level in levels(game) {
                p.rung-note id=(note_id(level)) data-rung=(level.number()) {
                    b { (level.rank(book)) } " "
                    @if let Some(rated) = level.rated(book) { span.rung-rated { (rated) } " " }
                    small { (words::note(book, level.number())) }
                }
            }
        }
    }
}

/// What the ratings of the levels mean.
pub(crate) fn level_scale(book: &Phrasebook) -> Markup {
    html! { p.small { (words::scale(book)) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_presentation::games;
    use bastide_text::Language;

    fn is_offered(game: &str, spec: &str) -> bool {
        bastide_presentation::game(game)
            .is_some_and(|face| levels::is_offered(spec, &face.engines.names()))
    }

    #[test]
    fn the_pages_offer_eight_levels_of_every_game_with_what_was_measured() {
        let book = Phrasebook::new(Language::English);
        crate::test_games::install();
        for game in games() {
            let offered = levels(game.name);
            assert_eq!(offered.len(), 8);
            assert_eq!(offered[2].name(&book), "Journeyman · 3");
            for level in offered {
                assert!(is_offered(game.name, &level.spec()));
                let has_strength = level.line(&book).contains(", strength ");
                assert_eq!(has_strength, level.strength.is_some(), "{}", level.line(&book));
                let is_former = level.strength.is_some_and(|found| found.is_by_first_rules);
                assert_eq!(level.line(&book).ends_with("by the first rules"), is_former);
            }
            assert_eq!(usual_level(game.name).spec(), "level-4");
        }
    }

    #[test]
    fn bots_of_old_matches_keep_their_names_and_ratings() {
        let book = Phrasebook::new(Language::English);
        crate::test_games::install();
        let name = |game, spec| timed_name(game, spec, &book);
        assert_eq!(name("cathedral", "search:0.5s"), "Searching bot, 0.5 s a move");
        assert_eq!(name("tournay", "greedy"), "Greedy bot");
        assert_eq!(name("tournay", "greedy:20n"), "Greedy bot");
        assert!(is_offered("anarchy", "habit") && !is_offered("cathedral", "habit"));
        for spec in ["search:7n", "search", "search-1", "level-9", "level-3:1s"] {
            assert!(!is_offered("cathedral", spec), "{spec}");
        }
        assert!(!is_offered("chess", "level-3") && !is_offered("chess", "greedy"));
    }
}
