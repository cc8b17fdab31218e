//! The page of administrators: the load, people, a table, what is said to everybody, and the book.

use bastide_text::{Phrasebook, admin as say};
use maud::{Markup, html};

use super::people;
use crate::error::banned_page::Restrained;
use crate::error::page::Problem;
use crate::names::shown;
use crate::{frame::Frame, frame::Page};
use crate::{moment::Age, moment::moment};

#[derive(Clone, Debug)]
pub struct Admin {
    pub load: Load,
    /// What was looked for.
    pub asked: String,
    pub people: Vec<PersonRow>,
    pub table: Option<AdminTable>,
    /// What is said on all pages, and until when.
    pub announced: Option<(String, i64)>,
    pub book: Vec<DeedRow>,
    pub is_done: bool,
}

/// What the server has to do.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    pub matches: u32,
    pub tables: u32,
    pub streams: u32,
    /// Actions in the last minute.
    pub actions: u32,
    pub thinking: u32,
    pub waiting: u32,
    /// Where the system tells.
    pub mebibytes: Option<u32>,
}

#[derive(Clone, Debug)]
pub struct PersonRow {
    pub id: i64,
    pub name: String,
    pub has_account: bool,
    pub is_administrator: bool,
    pub since: Age,
    pub ban: Option<Restrained>,
    pub mute: Option<Restrained>,
}

/// The match that the administrator asked for.
#[derive(Clone, Debug)]
pub struct AdminTable {
    pub id: String,
    /// Nothing where there is no such match.
    pub remarks: Option<Vec<RemarkRow>>,
    pub is_public: bool,
}

#[derive(Clone, Debug)]
pub struct RemarkRow {
    pub number: u32,
    pub who: String,
    pub words: String,
}

/// A line of the book.
#[derive(Clone, Debug)]
pub struct DeedRow {
    pub at: i64,
    /// None for an administrator at the machine.
    pub by: Option<String>,
    pub what: String,
    pub guest: Option<(i64, String)>,
    pub game: Option<String>,
    pub note: String,
}

pub fn admin(page: &Admin, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.admin {
            h1 { (say::title(book)) }
            @if page.is_done { p.account-done role="status" { (say::done(book)) } }
            (load(page.load, book))
            (people::people(&page.asked, &page.people, book))
            (table(page.table.as_ref(), book))
            (announcing(page.announced.as_ref(), book))
            (deeds(&page.book, book))
        }
    };
    frame.around(Page { title: say::title(book), main, main_id: "content", script: None })
}

/// 403.
pub fn only_for_administrators(book: &Phrasebook) -> Problem {
    Problem { status: 403, title: say::forbidden(book), text: say::forbidden_text(book) }
}

fn load(load: Load, book: &Phrasebook) -> Markup {
    let pace = f64::from(load.actions) / 60.0;
    let memory = load.mebibytes.map_or_else(|| say::unknown(book), |mib| say::mib(book, mib));
    let figures = [
        (say::matches(book), load.matches.to_string()),
        (say::tables(book), load.tables.to_string()),
        (say::streams(book), load.streams.to_string()),
        (say::pace(book), format!("{pace:.1}")),
        (say::bots(book), format!("{} + {}", load.thinking, load.waiting)),
        (say::memory(book), memory),
    ];
    html! {
        section aria-labelledby="load" {
            h2 #load { (say::load(book)) }
            dl.admin-load { @for (name, value) in figures { div { dt { (name) } dd { (value) } } } }
        }
    }
}

fn table(sight: Option<&AdminTable>, book: &Phrasebook) -> Markup {
    html! {
        section #table aria-labelledby="table-title" {
            h2 #table-title { (say::table(book)) }
            form.admin-find method="get" action="/admin" {
                label for="match" { (say::match_id(book)) }
                span.joined {
                    input #match type="text" name="match" required maxlength="20" autocomplete="off"
                        value=(sight.map_or("", |sight| sight.id.as_str()));
                    button.quiet type="submit" name="do" value="look" { (say::look(book)) }
                }
            }
            @if let Some(sight) = sight { (table_sight(sight, book)) }
        }
    }
}

fn table_sight(sight: &AdminTable, book: &Phrasebook) -> Markup {
    let Some(remarks) = &sight.remarks else { return html! { p.none { (say::no_match(book)) } } };
    html! {
        p { a href={ "/matches/" (sight.id) } { (sight.id) } }
        @if sight.is_public {
            form method="post" action="/admin/match" {
                input type="hidden" name="match" value=(sight.id);
                button.quiet type="submit" name="do" value="remove" { (say::remove_match(book)) }
                p.small { (say::remove_match_note(book)) }
            }
        }
        @if remarks.is_empty() { p.none { (say::silent(book)) } }
        ul.rows { @for remark in remarks {
            li.row {
                p { b { (shown(Some(&remark.who), book)) } " " (remark.words) }
                form method="post" action="/admin/remark" {
                    input type="hidden" name="match" value=(sight.id);
                    input type="hidden" name="number" value=(remark.number);
                    button.quiet type="submit" name="do" value="remove" {
                        (say::remove_remark(book, shown(Some(&remark.who), book)))
                    }
                }
            }
        } }
    }
}

fn announcing(said: Option<&(String, i64)>, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="announce" {
            h2 #announce { (say::announce(book)) }
            @if let Some((words, until)) = said {
                p { (say::announced(book, moment(*until), words.as_str())) }
                form method="post" action="/admin/announce/end" {
                    button.quiet type="submit" name="do" value="end" { (say::end_announcement(book)) }
                }
            }
            form.admin-announce method="post" action="/admin/announce" {
                @for (name, label, is_needed) in [
                    ("words", say::words(book), true),
                    ("fr", say::words_fr(book), false),
                    ("de", say::words_de(book), false),
                ] {
                    div.field {
                        label for={ "announce-" (name) } { (label) }
                        input id={ "announce-" (name) } type="text" name=(name) maxlength="300" required[is_needed] autocomplete="off";
                    }
                }
                div.field {
                    label for="hours" { (say::hours(book)) }
                    input #hours type="text" name="hours" value="24" required inputmode="numeric" pattern="[0-9]{1,4}" autocomplete="off";
                }
                button type="submit" name="do" value="announce" { (say::announce_now(book)) }
            }
        }
    }
}

fn deeds(deeds: &[DeedRow], book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="book" {
            h2 #book { (say::book(book)) }
            @if deeds.is_empty() { p.none { (say::empty_book(book)) } } @else {
                table.tokens {
                    thead { tr {
                        th scope="col" { (say::when(book)) }
                        th scope="col" { (say::who(book)) }
                        th scope="col" { (say::what(book)) }
                        th scope="col" { (say::about(book)) }
                        th scope="col" { (say::note(book)) }
                    } }
                    tbody { @for deed in deeds { (deed_row(deed, book)) } }
                }
            }
        }
    }
}

fn deed_row(deed: &DeedRow, book: &Phrasebook) -> Markup {
    let by = deed.by.as_deref().map_or_else(|| say::machine(book), |name| shown(Some(name), book));
    html! {
        tr {
            th scope="row" { (moment(deed.at)) }
            td data-of=(say::who(book)) { (by) }
            td data-of=(say::what(book)) { (deed_words(&deed.what, book)) }
            td data-of=(say::about(book)) {
                @if let Some((id, name)) = &deed.guest { (shown(Some(name), book)) " #" (id) " " }
                @if let Some(game) = &deed.game { a href={ "/matches/" (game) } { (game) } }
            }
            td data-of=(say::note(book)) { (deed.note) }
        }
    }
}

/// A word of a later version is shown as it is.
fn deed_words(what: &str, book: &Phrasebook) -> String {
    match what {
        "ban" => say::deed_ban(book),
        "unban" => say::deed_unban(book),
        "mute" => say::deed_mute(book),
        "unmute" => say::deed_unmute(book),
        "grant" => say::deed_grant(book),
        "revoke" => say::deed_revoke(book),
        "remove-remark" => say::deed_remove_remark(book),
        "remove-match" => say::deed_remove_match(book),
        "announce" => say::deed_announce(book),
        "end-announcement" => say::deed_end_announcement(book),
        other => other.to_owned(),
    }
}
