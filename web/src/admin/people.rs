//! People on the page of administrators, and what can be done about each.

use bastide_text::{Phrasebook, admin as say};
use maud::{Markup, html};

use super::page::PersonRow;
use crate::error::banned_page::Restrained;
use crate::names::shown;
use crate::{moment::age, moment::moment};

/// How long a ban or a mute may last, in days.
const DAYS: [u32; 4] = [1, 7, 30, 365];

pub(crate) fn people(asked: &str, people: &[PersonRow], book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="people" {
            h2 #people { (say::people(book)) }
            form.admin-find method="get" action="/admin" {
                label for="q" { (say::find(book)) }
                span.joined {
                    input #q type="search" name="q" value=(asked) maxlength="40" autocomplete="off";
                    button.quiet type="submit" name="do" value="find" { (say::find_now(book)) }
                }
            }
            @if people.is_empty() { p.none { (say::nobody(book)) } } @else {
                ul.rows { @for person in people { (row(person, book)) } }
            }
        }
    }
}

fn row(person: &PersonRow, book: &Phrasebook) -> Markup {
    let name = shown(Some(&person.name), book);
    html! {
        li.admin-person.panel {
            p {
                b { (name) } " #" (person.id) " "
                span.ribbon { @if person.has_account { (say::account(book)) } @else { (say::guest(book)) } }
                @if person.is_administrator { " " span.ribbon { (say::administrator(book)) } }
                " " span.small { (say::since(book)) ": " (age(person.since, book)) }
            }
            @if let Some(ban) = &person.ban { p { (banned(ban, book)) } (release(person, "unban", &say::unban(book, name.as_str()))) }
            @if let Some(mute) = &person.mute { p { (muted(mute, book)) } (release(person, "unmute", &say::unmute(book, name.as_str()))) }
            @if !person.is_administrator { (restrain(person, &name, book)) }
        }
    }
}

fn banned(ban: &Restrained, book: &Phrasebook) -> String {
    match ban.until.map(moment) {
        Some(at) => say::banned_until(book, at, ban.reason.as_str()),
        None => say::banned_for_good(book, ban.reason.as_str()),
    }
}

fn muted(mute: &Restrained, book: &Phrasebook) -> String {
    match mute.until.map(moment) {
        Some(at) => say::muted_until(book, at, mute.reason.as_str()),
        None => say::muted_for_good(book, mute.reason.as_str()),
    }
}

fn release(person: &PersonRow, deed: &str, words: &str) -> Markup {
    html! {
        form method="post" action={ "/admin/" (deed) } {
            input type="hidden" name="guest" value=(person.id);
            button.quiet type="submit" name="do" value=(deed) { (words) }
        }
    }
}

fn restrain(person: &PersonRow, name: &str, book: &Phrasebook) -> Markup {
    let (days, reason) = (format!("days-{}", person.id), format!("reason-{}", person.id));
    html! {
        details {
            summary { (say::act(book, name)) }
            form method="post" action="/admin/ban" {
                input type="hidden" name="guest" value=(person.id);
                div.field {
                    label for=(days) { (say::how_long(book)) }
                    select id=(days) name="days" {
                        @for count in DAYS { option value=(count) { (say::days(book, count)) } }
                        option value="" { (say::for_good(book)) }
                    }
                }
                div.field {
                    label for=(reason) { (say::reason(book)) }
                    input id=(reason) type="text" name="reason" required maxlength="300" autocomplete="off";
                }
                p.small { (say::ban_note(book)) }
                div.deeds {
                    button type="submit" name="do" value="ban" { (say::ban(book, name)) }
                    button.quiet type="submit" name="do" value="mute" formaction="/admin/mute" { (say::mute(book, name)) }
                }
            }
        }
    }
}
