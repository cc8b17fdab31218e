//! The form of a new match.

use bastide_text::{Phrasebook, fair, home, pages as say, ratings};
use maud::{Markup, html};

use super::clock;
use crate::lessons::ways_in;
use crate::options;
use crate::{frame::Frame, frame::Page};
use crate::{levels::level_scale, levels::levels, levels::timed_name, levels::usual_level};
use bastide_presentation::OptionPlace;
use bastide_store::time_control::Terms;

/// What the form shows; it posts the same: `game`, `seat0` to `seat3`, `games`, `visibility`, `rated`, `seed`,
/// `clock`, `timeout`, a file named `cards` and one field per option of the rules, named like the option.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// `cathedral`
    pub game: String,
    /// Every game, by its name and title.
    pub all: Vec<(String, String)>,
    /// Whose seats these are, in the visitor's language: `Light` and `Dark`.
    pub sides: Vec<String>,
    /// For as many seats as there can be.
    pub seats: Vec<SeatWish>,
    /// How many must be taken.
    pub fewest: usize,
    pub games: u32,
    pub visibility: Visibility,
    /// The options that are not as usual: `("capture", "forced")`.
    pub options: Vec<(String, String)>,
    pub rating: RatingWish,
    pub seed: String,
    /// What is agreed about time.
    pub terms: Terms,
    /// Why the form came back.
    pub problem: Option<String>,
}

/// Who shall sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatWish {
    Me,
    /// Another person at the same screen.
    Here,
    Friend,
    Anyone,
    /// A bot as the roster of bots reads it: `level-3`.
    Bot(String),
    /// Fewer play.
    Nobody,
}

/// Whether a match shall count for ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RatingWish {
    /// If another person plays: against bots alone one learns, with hints.
    #[default]
    WithPeople,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visibility {
    #[default]
    Public,
    Private,
}

impl SeatWish {
    /// As the form writes it: `me`, `here`, `friend`, `anyone`, `nobody` or the bot.
    pub fn code(&self) -> &str {
        match self {
            Self::Me => "me",
            Self::Here => "here",
            Self::Friend => "friend",
            Self::Anyone => "anyone",
            Self::Bot(spec) => spec,
            Self::Nobody => "nobody",
        }
    }

    /// Reads what the form wrote; anything that is not a person is taken for a bot's name.
    pub fn from_code(code: &str) -> Self {
        match code {
            "me" => Self::Me,
            "here" => Self::Here,
            "friend" => Self::Friend,
            "anyone" => Self::Anyone,
            "nobody" => Self::Nobody,
            spec => Self::Bot(spec.to_owned()),
        }
    }
}

impl RatingWish {
    const ALL: [Self; 3] = [Self::WithPeople, Self::Always, Self::Never];

    /// As the form writes it.
    const fn code(self) -> &'static str {
        match self {
            Self::WithPeople => "people",
            Self::Always => "yes",
            Self::Never => "no",
        }
    }

    /// Reads what the form wrote.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wish| wish.code() == code)
    }

    /// Whether a match with these players shall count.
    pub fn is_rated(self, seats: &[SeatWish]) -> bool {
        let is_other = |seat: &SeatWish| matches!(seat, SeatWish::Friend | SeatWish::Anyone);
        match self {
            Self::WithPeople => seats.iter().any(is_other),
            Self::Always => true,
            Self::Never => false,
        }
    }
}

impl Visibility {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Private => "private",
        }
    }
}

impl NewMatch {
    fn info(&self) -> &'static bastide_presentation::GameInfo {
        bastide_presentation::game(&self.game).expect("forms are made for games there are")
    }

    /// Whom visitors meet who change nothing: a bot.
    pub fn usual_seats(game: &str, most: usize) -> Vec<SeatWish> {
        let bot = || SeatWish::Bot(usual_level(game).spec());
        let visitor = bastide_presentation::game(game).map_or(0, |face| face.form.visitor_seat);
        let mut seats = vec![bot(), bot()];
        seats[visitor] = SeatWish::Me;
        seats.resize(most, SeatWish::Nobody);
        seats
    }
}

pub fn new_match(wish: &NewMatch, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let info = wish.info();
    let folded = options::names_at(&wish.game, OptionPlace::Folded);
    let is_changed = wish.options.iter().any(|(name, _)| folded.contains(&name.as_str()));
    let main = html! {
        main #content.new-match data-game=(wish.game) {
            h1 { (say::new_title(book)) }
            p.lead { (say::new_lead(book)) }
            @if let Some(problem) = &wish.problem {
                p.problem-note role="alert" { (problem) }
            }
            (games(wish, book))
            (ways_in(&wish.game, None, book))
            form.sheet method="post" action="/matches" enctype="multipart/form-data" {
                input type="hidden" name="game" value=(wish.game);
                (seats(wish, book))
                @if info.series.is_some() { (length(wish, book)) }
                (variants(wish, book))
                (clock::fields(wish.terms, book))
                (visibility(wish, book))
                (rated(wish, book))
                details open[is_changed] {
                    summary { (say::new_rules(book)) }
                    @if !folded.is_empty() {
                        p.small {
                            (say::new_rules_note(book))
                            @if let Some(note) = info.form.options_note { " " (note(book)) }
                        }
                        (options::fields_at(&wish.game, OptionPlace::Folded, &wish.options, book))
                    }
                    @if info.form.components.is_some() { (file(book)) }
                    (seed(wish, book))
                }
                div.deeds {
                    button.grand type="submit" name="start" value="match" { (say::new_start(book)) }
                }
            }
        }
    };
    frame.around(Page { title: say::new_title(book), main, main_id: "content", script: None })
}

/// Another game is another page: its seats and variants are its own.
fn games(wish: &NewMatch, book: &Phrasebook) -> Markup {
    html! {
        nav.game-tabs aria-label=(say::new_game(book)) {
            @for (name, title) in &wish.all {
                a.button.quiet[*name != wish.game] href={ "/new?game=" (name) }
                    aria-current=[(*name == wish.game).then_some("page")] { (title) }
            }
        }
    }
}

fn variants(wish: &NewMatch, book: &Phrasebook) -> Markup {
    let has_any = !options::names_at(&wish.game, OptionPlace::Open).is_empty();
    html! {
        @if has_any {
            fieldset {
                legend { (say::new_variants(book)) }
                (options::fields_at(&wish.game, OptionPlace::Open, &wish.options, book))
            }
        }
    }
}

fn file(book: &Phrasebook) -> Markup {
    html! {
        div.field {
            label for="cards" { (say::new_file(book)) }
            input #cards type="file" name="cards" accept=".toml,text/plain" aria-describedby="cards-note";
            p #cards-note.small { (say::new_file_note(book)) }
        }
    }
}

fn seats(wish: &NewMatch, book: &Phrasebook) -> Markup {
    html! {
        fieldset.two {
            legend { (say::new_seats(book)) }
            @for (index, (side, seat)) in wish.sides.iter().zip(&wish.seats).enumerate() {
                div.field {
                    label for={ "seat" (index) } {
                        span.token data-side=(index) aria-hidden="true" {}
                        (side)
                    }
                    (seat_choice(wish, index, seat, book))
                }
            }
            p.small { ((wish.info().form.seat_note)(book, &wish.sides[0])) }
            (level_scale(book))
        }
    }
}

fn seat_choice(wish: &NewMatch, index: usize, chosen: &SeatWish, book: &Phrasebook) -> Markup {
    let people = [
        (SeatWish::Me, say::seat_me(book)),
        (SeatWish::Here, say::seat_here(book)),
        (SeatWish::Friend, say::seat_friend(book)),
        (SeatWish::Anyone, say::seat_anyone(book)),
    ];
    html! {
        select id={ "seat" (index) } name={ "seat" (index) } {
            @if index >= wish.fewest {
                option value="nobody" selected[*chosen == SeatWish::Nobody] { (say::seat_nobody(book)) }
            }
            optgroup label=(say::seat_people(book)) {
                @for (seat, words) in people {
                    option value=(seat.code()) selected[seat == *chosen] { (words) }
                }
            }
            optgroup label=(say::seat_bots(book)) {
                @for level in levels(&wish.game) {
                    option value=(level.spec()) selected[level.spec() == chosen.code()] { (level.line(book)) }
                }
                // A bot that is not offered any more, or was asked for by its address.
                @if let SeatWish::Bot(spec) = chosen && levels(&wish.game).iter().all(|level| level.spec() != *spec) {
                    option value=(spec) selected { (timed_name(&wish.game, spec, book)) }
                }
            }
        }
    }
}

fn length(wish: &NewMatch, book: &Phrasebook) -> Markup {
    html! {
        fieldset.three {
            legend { (say::new_games(book)) }
            @for games in [1, 2, 4_u32] {
                label.pick {
                    input type="radio" name="games" value=(games) checked[games == wish.games];
                    span { b { (say::games(book, games)) } }
                }
            }
            p.small { (say::new_games_note(book)) }
        }
    }
}

fn visibility(wish: &NewMatch, book: &Phrasebook) -> Markup {
    let choices = [
        (Visibility::Public, say::new_public(book), say::new_public_note(book)),
        (Visibility::Private, say::new_private(book), say::new_private_note(book)),
    ];
    html! {
        fieldset.two {
            legend { (say::new_visible(book)) }
            @for (choice, words, note) in choices {
                label.pick {
                    input type="radio" name="visibility" value=(choice.code())
                        checked[choice == wish.visibility];
                    span { b { (words) } " " small { (note) } }
                }
            }
        }
    }
}

fn rated(wish: &NewMatch, book: &Phrasebook) -> Markup {
    let words = |wish: RatingWish| match wish {
        RatingWish::WithPeople => {
            (home::counts_with_people(book), home::counts_with_people_note(book))
        }
        RatingWish::Always => (ratings::match_rated(book), home::counts_always_note(book)),
        RatingWish::Never => (ratings::match_unrated(book), ratings::match_unrated_note(book)),
    };
    html! {
        fieldset.three {
            legend { (ratings::match_counts(book)) }
            @for (choice, (words, note)) in RatingWish::ALL.map(|choice| (choice, words(choice))) {
                label.pick {
                    input type="radio" name="rated" value=(choice.code()) checked[choice == wish.rating];
                    span { b { (words) } " " small { (note) } }
                }
            }
            p.small { (ratings::match_rated_note(book)) }
        }
    }
}

fn seed(wish: &NewMatch, book: &Phrasebook) -> Markup {
    let has_chance = wish.info().has_chance();
    html! {
        div.field {
            label for="seed" { (say::new_seed(book)) }
            input #seed type="text" name="seed" value=(wish.seed) maxlength="200"
                autocomplete="off" aria-describedby="seed-note";
            p #seed-note.small {
                @if has_chance { (say::new_chance_note(book)) } @else { (say::new_seed_note(book)) }
            }
            @if has_chance {
                label.small { input type="checkbox" name="shuffle" value="own"; " " (fair::type_own(book)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_against_bots_counts_only_if_that_is_wished_for() {
        let bot = || SeatWish::Bot("level-4".to_owned());
        let bots = [SeatWish::Me, bot(), SeatWish::Nobody];
        let people = [SeatWish::Me, bot(), SeatWish::Anyone];
        assert!(!RatingWish::default().is_rated(&bots) && RatingWish::default().is_rated(&people));
        assert!(RatingWish::Always.is_rated(&bots) && !RatingWish::Never.is_rated(&people));
        for wish in RatingWish::ALL {
            assert_eq!(RatingWish::from_code(wish.code()), Some(wish));
        }
    }
}
