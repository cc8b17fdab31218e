//! Cards, boxes and icons to look up. All of it is there without a script; a form narrows it down, and a
//! script does the same while one types.

use std::collections::BTreeMap;

use bastide_text::{Phrasebook, pages as words, reference as say};
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page};
use bastide_presentation::reference::{Filter, Look, Reference, ReferenceEntry, Section};

#[derive(Clone, Debug)]
pub struct ReferencePage {
    /// `tournay`, and what people call it.
    pub game: String,
    pub title: String,
    pub reference: Reference,
    /// What was asked for: a value by the name of a filter, and words under `find`.
    pub asked: BTreeMap<String, String>,
}

impl ReferencePage {
    fn wanted(&self, name: &str) -> &str {
        self.asked.get(name).map_or("", String::as_str)
    }

    fn shows(&self, entry: &ReferenceEntry) -> bool {
        let fits = |filter: &Filter| {
            let wanted = self.wanted(filter.name);
            wanted.is_empty()
                || entry.tags.iter().any(|(name, value)| *name == filter.name && value == wanted)
        };
        let text = format!("{} {}", entry.name, entry.words.join(" ")).to_lowercase();
        let mut sought = self.wanted("find").split_whitespace();
        self.reference.filters.iter().all(fits)
            && sought.all(|word| text.contains(&word.to_lowercase()))
    }
}

pub fn reference(page: &ReferencePage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let title = say::title(book, page.title.as_str());
    let main = html! {
        main #content.reference data-game=(page.game) {
            header {
                h1 { (title) }
                p.lead { (say::lead(book)) }
                p { a href={ "/rules/" (page.game) } { (words::rules_title(book, page.title.as_str())) } }
                (narrow(page, book))
            }
            nav.contents aria-label=(say::contents(book)) {
                ul.links {
                    @for section in &page.reference.sections {
                        li { a href={ "#" (section.id) } { (section.title) } }
                    }
                }
            }
            div #entries { @for part in &page.reference.sections { (section(page, part)) } }
        }
    };
    frame.around(Page {
        title,
        main,
        main_id: "content",
        script: frame.assets.reference.as_deref(),
    })
}

fn narrow(page: &ReferencePage, book: &Phrasebook) -> Markup {
    html! {
        search {
            form #narrow.narrow method="get" action={ "/cards/" (page.game) } aria-label=(say::narrow(book)) {
                div.field {
                    label for="find" { (say::search(book)) }
                    input #find type="search" name="find" value=(page.wanted("find")) autocomplete="off"
                        aria-controls="entries";
                }
                @for filter in &page.reference.filters { (choice(page, filter, book)) }
                button.quiet type="submit" name="show" value="yes" { (say::show(book)) }
                p #found role="status" data-none=(say::none(book)) {}
            }
        }
    }
}

fn choice(page: &ReferencePage, filter: &Filter, book: &Phrasebook) -> Markup {
    let wanted = page.wanted(filter.name);
    html! {
        div.field {
            label for={ "filter-" (filter.name) } { (filter.label) }
            select id={ "filter-" (filter.name) } name=(filter.name) aria-controls="entries" {
                option value="" { (say::any(book)) }
                @for (value, words) in &filter.values {
                    option value=(value) selected[value == wanted] { (words) }
                }
            }
        }
    }
}

fn section(page: &ReferencePage, section: &Section) -> Markup {
    let is_empty = !section.entries.iter().any(|entry| page.shows(entry));
    let look = match section.look {
        Look::Cards => "cards",
        Look::Icons => "icons",
        Look::Lines => "lines",
    };
    html! {
        section data-family hidden[is_empty] aria-labelledby=(section.id) {
            h2 id=(section.id) { (section.title) }
            @if !section.lead.is_empty() { p { (section.lead) } }
            ul class={ "entries " (look) } { @for one in &section.entries { (entry(page, one)) } }
        }
    }
}

fn entry(page: &ReferencePage, entry: &ReferenceEntry) -> Markup {
    let tags: Vec<String> =
        entry.tags.iter().map(|(name, value)| format!("{name}:{value}")).collect();
    html! {
        li id=(entry.id) data-entry data-tags=(tags.join(" ")) hidden[!page.shows(entry)] {
            @if let Some(picture) = &entry.picture { img src=(picture) alt="" loading="lazy" decoding="async"; }
            div {
                h3 { (entry.name) }
                @for sentence in &entry.words { p { (sentence) } }
                @if let Some(doubt) = &entry.doubt { p.doubt { (doubt) } }
                @if let Some(clause) = entry.clause {
                    a.clause-link href={ "/rules/" (page.game) "#" (clause.id()) } { (clause.id()) }
                }
            }
        }
    }
}
