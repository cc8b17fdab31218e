//! The form of a new tournament.

use bastide_text::{Phrasebook, pages, tournaments as say};
use maud::{Markup, html};

use crate::options::fields as option_fields;
use crate::{frame::Frame, frame::Page};
use bastide_community::tournaments::Kind;

/// What the form shows; it posts the same names, and one field per option of the rules.
#[derive(Clone, Debug)]
pub struct TournamentForm {
    /// `tournay`
    pub game: String,
    /// Every game, by its name and title.
    pub all: Vec<(String, String)>,
    /// The fewest and the most who can sit at a table.
    pub players: (u8, u8),
    /// What was chosen, by the names of the fields.
    pub chosen: Vec<(String, String)>,
    /// Why the form came back.
    pub problem: Option<String>,
}

impl TournamentForm {
    fn chosen<'f>(&'f self, name: &str, usual: &'f str) -> &'f str {
        self.chosen.iter().find(|(key, _)| key == name).map_or(usual, |(_, value)| value)
    }

    /// The kinds that can be played with this game.
    fn kinds(&self) -> impl Iterator<Item = Kind> {
        let has_chance = bastide_presentation::has_chance(&self.game);
        Kind::ALL.into_iter().filter(move |&kind| has_chance || kind != Kind::Duplicate)
    }
}

pub fn tournament_form(page: &TournamentForm, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.new-match {
            h1 { (say::new_title(book)) }
            p.lead { (say::new_lead(book)) }
            @if let Some(problem) = &page.problem { p.problem-note role="alert" { (problem) } }
            nav.game-tabs aria-label=(pages::new_game(book)) {
                @for (name, title) in &page.all {
                    a.button.quiet[*name != page.game] href={ "/tournaments/new?game=" (name) }
                        aria-current=[(*name == page.game).then_some("page")] { (title) }
                }
            }
            form.sheet.ranks-form method="post" action="/tournaments" {
                input type="hidden" name="game" value=(page.game);
                div.field {
                    label for="title" { (say::name(book)) }
                    input #title type="text" name="title" maxlength="60" required value=(page.chosen("title", ""));
                }
                (kinds(page, book))
                (numbers(page, book))
                (visibility(page, book))
                details { summary { (pages::new_rules(book)) } (option_fields(&page.game, &page.chosen, book)) }
                div.deeds { button.grand type="submit" name="announce" value="yes" { (say::announce(book)) } }
            }
        }
    };
    frame.around(Page { title: say::new_title(book), main, main_id: "content", script: None })
}

fn kinds(page: &TournamentForm, book: &Phrasebook) -> Markup {
    let chosen = page.chosen("kind", Kind::Swiss.name());
    html! {
        fieldset.two {
            legend { (say::kind(book)) }
            @for kind in page.kinds() {
                @let (words, note) = kind_words(kind, book);
                label.pick {
                    input type="radio" name="kind" value=(kind.name()) checked[kind.name() == chosen];
                    span { b { (words) } " " small { (note) } }
                }
            }
        }
    }
}

/// What a kind is called, and what it is.
pub(crate) fn kind_words(kind: Kind, book: &Phrasebook) -> (String, String) {
    match kind {
        Kind::RoundRobin => (say::kind_round_robin(book), say::kind_round_robin_note(book)),
        Kind::DoubleRoundRobin => (say::kind_double(book), say::kind_double_note(book)),
        Kind::Swiss => (say::kind_swiss(book), say::kind_swiss_note(book)),
        Kind::Duplicate => (say::kind_duplicate(book), say::kind_duplicate_note(book)),
    }
}

/// A field for a number: its name, its words, its usual value, its bounds, a sentence about it.
type Number = (&'static str, String, &'static str, (u32, u32), Option<String>);

fn numbers(page: &TournamentForm, book: &Phrasebook) -> Markup {
    let (fewest, most) = page.players;
    let mut fields: Vec<Number> = vec![
        ("rounds", say::field_rounds(book), "5", (1, 15), None),
        ("round_hours", say::field_round_hours(book), "72", (1, 720), None),
        ("start_hours", say::field_start(book), "24", (1, 2160), Some(say::field_start_note(book))),
        ("most", say::field_most(book), "", (2, 256), Some(say::field_most_note(book))),
    ];
    if most > 2 {
        let players =
            ("players", say::field_players(book), "2", (fewest.into(), most.into()), None);
        fields.insert(0, players);
    }
    html! {
        fieldset.two {
            legend { (say::when(book)) }
            @for (name, words, usual, (least, highest), note) in fields {
                div.field {
                    label for=(name) { (words) }
                    input id=(name) type="number" name=(name) min=(least) max=(highest)
                        value=(page.chosen(name, usual));
                    @if let Some(note) = note { p.small { (note) } }
                }
            }
        }
    }
}

fn visibility(page: &TournamentForm, book: &Phrasebook) -> Markup {
    let chosen = page.chosen("visibility", "public");
    let choices = [
        ("public", say::public(book), say::public_note(book)),
        ("private", say::by_link(book), say::by_link_note(book)),
    ];
    html! {
        fieldset.two {
            legend { (say::who_enters(book)) }
            @for (code, words, note) in choices {
                label.pick {
                    input type="radio" name="visibility" value=(code) checked[code == chosen];
                    span { b { (words) } " " small { (note) } }
                }
            }
        }
    }
}
