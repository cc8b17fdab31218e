//! The form of a new match.

mod options;

use bastide_text::{Phrasebook, cathedral, pages as say};
use maud::{Markup, html};

use super::bots::{Level, SECONDS};
use super::frame::{Frame, Page};

/// What the form shows; it posts the same: `game`, `seat0`, `seat1`, `games`, `visibility`, `seed`
/// and one field per option of the rules, named like the option.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Whose seat this is, in the visitor's language: `Light` and `Dark`.
    pub sides: [String; 2],
    pub seats: [SeatWish; 2],
    pub games: u32,
    pub visibility: Visibility,
    /// The options that are not as usual: `("capture", "forced")`.
    pub options: Vec<(String, String)>,
    pub seed: String,
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
    /// A bot as the roster of bots reads it: `search:0.5s`.
    Bot(String),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visibility {
    #[default]
    Public,
    Private,
}

impl SeatWish {
    /// As the form writes it: `me`, `here`, `friend`, `anyone` or the bot.
    pub fn code(&self) -> &str {
        match self {
            Self::Me => "me",
            Self::Here => "here",
            Self::Friend => "friend",
            Self::Anyone => "anyone",
            Self::Bot(spec) => spec,
        }
    }

    /// Reads what the form wrote; anything that is not a person is taken for a bot's name.
    pub fn from_code(code: &str) -> Self {
        match code {
            "me" => Self::Me,
            "here" => Self::Here,
            "friend" => Self::Friend,
            "anyone" => Self::Anyone,
            spec => Self::Bot(spec.to_owned()),
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
    /// The visitor plays the side that moves first, against a bot.
    pub fn usual(book: &Phrasebook) -> Self {
        use bastide_cathedral::Side;
        Self {
            sides: Side::BOTH.map(|side| cathedral::side(book, side)),
            seats: [SeatWish::Bot(Level::Greedy.spec()), SeatWish::Me],
            games: 1,
            visibility: Visibility::Public,
            options: Vec::new(),
            seed: String::new(),
            problem: None,
        }
    }
}

pub fn new_match(wish: &NewMatch, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.new-match {
            h1 { (say::new_title(book)) }
            p.lead { (say::new_lead(book)) }
            @if let Some(problem) = &wish.problem {
                p.problem-note role="alert" { (problem) }
            }
            form.sheet method="post" action="/matches" {
                (game(book))
                (seats(wish, book))
                (length(wish, book))
                (visibility(wish, book))
                details open[!wish.options.is_empty()] {
                    summary { (say::new_rules(book)) }
                    p.small { (say::new_rules_note(book)) }
                    (options::fields(&wish.options, book))
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

fn game(book: &Phrasebook) -> Markup {
    let others = [("tournay", say::tournay(book)), ("anarchy", say::anarchy(book))];
    html! {
        fieldset.three {
            legend { (say::new_game(book)) }
            label.pick {
                input type="radio" name="game" value="cathedral" checked;
                span { b { (cathedral::title(book)) } " " small { (say::cathedral_facts(book)) } }
            }
            @for (code, name) in others {
                label.pick.off {
                    input type="radio" name="game" value=(code) disabled;
                    span { b { (name) } " " small { (say::coming(book)) } }
                }
            }
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
                    (seat_choice(index, seat, book))
                }
            }
            p.small { (say::new_first_note(book, wish.sides[0].as_str())) }
        }
    }
}

fn seat_choice(index: usize, chosen: &SeatWish, book: &Phrasebook) -> Markup {
    let people = [
        (SeatWish::Me, say::seat_me(book)),
        (SeatWish::Here, say::seat_here(book)),
        (SeatWish::Friend, say::seat_friend(book)),
        (SeatWish::Anyone, say::seat_anyone(book)),
    ];
    html! {
        select id={ "seat" (index) } name={ "seat" (index) } {
            optgroup label=(say::seat_people(book)) {
                @for (seat, words) in people {
                    option value=(seat.code()) selected[seat == *chosen] { (words) }
                }
            }
            optgroup label=(say::seat_bots(book)) {
                @for (spec, words) in bots(book) {
                    option value=(spec) selected[spec == chosen.code()] { (words) }
                }
            }
        }
    }
}

/// Every bot on offer: as the roster reads it, and in words.
fn bots(book: &Phrasebook) -> Vec<(String, String)> {
    let timed = |level: Level| {
        SECONDS.map(|seconds| {
            let spec = format!("{}:{seconds}s", level.engine());
            (spec, say::bot_time(book, level.name(book), seconds))
        })
    };
    let plain = |level: Level| (level.spec(), level.name(book));
    let (thinking, quick): (Vec<_>, Vec<_>) = Level::ALL.into_iter().partition(|l| l.thinks());
    quick.into_iter().map(plain).chain(thinking.into_iter().flat_map(timed)).collect()
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

fn seed(wish: &NewMatch, book: &Phrasebook) -> Markup {
    html! {
        div.field {
            label for="seed" { (say::new_seed(book)) }
            input #seed type="text" name="seed" value=(wish.seed) maxlength="200"
                autocomplete="off" aria-describedby="seed-note";
            p #seed-note.small { (say::new_seed_note(book)) }
        }
    }
}
