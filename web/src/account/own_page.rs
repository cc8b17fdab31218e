//! The page of a signed-in player: devices, name, password, codes and data.

use bastide_text::{Phrasebook, account as say};
use maud::{Markup, html};

use super::page::{
    AccountForm, AccountProblem, Bounds, done, new_password_field, password_field, problem,
};
use crate::{frame::Frame, frame::Page};
use crate::{moment::Age, moment::age};

#[derive(Clone, Debug)]
pub struct OwnAccount {
    pub name: String,
    pub is_administrator: bool,
    pub sessions: Vec<SessionRow>,
    pub codes_left: u32,
    pub problem: Option<AccountProblem>,
    /// What was done just now.
    pub done: Option<String>,
    pub bounds: Bounds,
}

/// A browser that is signed in.
#[derive(Clone, Debug)]
pub struct SessionRow {
    pub id: i64,
    /// `Firefox Linux`; empty where it is not known.
    pub device: String,
    pub begun: Age,
    pub used: Age,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

impl SessionRow {
    fn words(&self, book: &Phrasebook) -> String {
        if self.device.is_empty() {
            say::unknown_device(book)
        } else {
            self.device.replace(' ', ", ")
        }
    }
}

pub fn own_account(page: &OwnAccount, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.account {
            h1 { (say::title(book)) }
            (done(page.done.as_deref()))
            div.account-who {
                p.lead { (say::signed_in(book, page.name.as_str())) }
                form method="post" action="/account/sign-out" {
                    button.quiet type="submit" name="do" value="sign-out" { (say::sign_out(book)) }
                }
                @if page.is_administrator { a.button.quiet href="/admin" { (say::administration(book)) } }
            }
            (sessions(page, book))
            div.account-doors {
                (name_form(page, book))
                (password_form(page, book))
                (codes_form(page, book))
                (data(book))
            }
            (delete_form(page, book))
        }
    };
    frame.around(Page { title: say::title(book), main, main_id: "content", script: None })
}

fn sessions(page: &OwnAccount, book: &Phrasebook) -> Markup {
    html! {
        section.panel aria-labelledby="sessions" {
            h2 #sessions { (say::sessions(book)) }
            table.tokens {
                thead { tr {
                    th scope="col" { (say::device(book)) }
                    th scope="col" { (say::begun(book)) }
                    th scope="col" { (say::used(book)) }
                    td {}
                } }
                tbody { @for session in &page.sessions { (session_row(session, book)) } }
            }
            p.small { (say::sessions_note(book)) }
            @if page.sessions.len() > 1 {
                form method="post" action="/account/sessions/end" {
                    button.quiet type="submit" name="do" value="end" { (say::end_others(book)) }
                }
            }
        }
    }
}

fn session_row(session: &SessionRow, book: &Phrasebook) -> Markup {
    let device = session.words(book);
    html! {
        tr {
            th scope="row" {
                (device)
                @if session.is_this { " " span.ribbon { (say::this_device(book)) } }
            }
            td data-of=(say::begun(book)) { (age(session.begun, book)) }
            td data-of=(say::used(book)) { (age(session.used, book)) }
            td {
                @if !session.is_this {
                    form method="post" action={ "/account/sessions/" (session.id) "/end" } {
                        button.quiet type="submit" name="do" value="end" { (say::end_session(book, device.as_str())) }
                    }
                }
            }
        }
    }
}

fn name_form(page: &OwnAccount, book: &Phrasebook) -> Markup {
    let most = page.bounds.longest_name;
    html! {
        section.panel aria-labelledby="change-name" {
            h2 #change-name { (say::change_name(book)) }
            (problem(page.problem.as_ref(), AccountForm::Name))
            form method="post" action="/account/name" {
                div.field {
                    label for="own-name" { (say::name(book)) }
                    input #own-name type="text" name="name" value=(page.name) required maxlength=(most)
                        autocomplete="username" aria-describedby="own-name-note";
                    p.small #own-name-note { (say::name_note(book, most)) }
                }
                button type="submit" name="do" value="name" { (say::save_name(book)) }
            }
        }
    }
}

/// Important changes ask for the password again: a screen may have been left alone.
fn current_field(id: &str, page: &OwnAccount, book: &Phrasebook) -> Markup {
    password_field(
        id,
        "current",
        &say::current(book),
        "current-password",
        page.bounds.longest_password,
    )
}

fn password_form(page: &OwnAccount, book: &Phrasebook) -> Markup {
    html! {
        section.panel aria-labelledby="change-password" {
            h2 #change-password { (say::change_password(book)) }
            (problem(page.problem.as_ref(), AccountForm::Password))
            form method="post" action="/account/password" {
                (current_field("password-current", page, book))
                (new_password_field("password-new", &say::new_password(book), page.bounds, book))
                p.small { (say::change_note(book)) }
                button type="submit" name="do" value="password" { (say::set_password(book)) }
            }
        }
    }
}

fn codes_form(page: &OwnAccount, book: &Phrasebook) -> Markup {
    html! {
        section.panel aria-labelledby="codes" {
            h2 #codes { (say::codes(book)) }
            p { (say::codes_left(book, page.codes_left)) }
            (problem(page.problem.as_ref(), AccountForm::Codes))
            form method="post" action="/account/codes" {
                (current_field("codes-current", page, book))
                p.small { (say::new_codes_note(book)) }
                button.quiet type="submit" name="do" value="codes" { (say::new_codes(book)) }
            }
        }
    }
}

fn data(book: &Phrasebook) -> Markup {
    html! {
        section.panel aria-labelledby="data" {
            h2 #data { (say::data(book)) }
            p { (say::export_note(book)) }
            p { a.button.quiet href="/account/export" download { (say::export(book)) } }
        }
    }
}

fn delete_form(page: &OwnAccount, book: &Phrasebook) -> Markup {
    let is_open = page.problem.as_ref().is_some_and(|problem| problem.form == AccountForm::Delete);
    html! {
        details.panel.account-delete open[is_open] {
            summary { (say::delete(book)) }
            p { (say::delete_goes(book)) }
            p { (say::delete_stays(book)) }
            (problem(page.problem.as_ref(), AccountForm::Delete))
            form method="post" action="/account/delete" {
                (current_field("delete-current", page, book))
                button type="submit" name="do" value="delete" { (say::delete_now(book)) }
            }
        }
    }
}

/// Recovery codes just made: they are shown this once.
pub fn recovery_codes(codes: &[String], frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.account {
            h1 { (say::codes_given(book)) }
            p.lead { (say::codes_given_note(book)) }
            ol.account-codes.panel { @for code in codes { li { code { (code) } } } }
            p { a.button href="/account" { (say::codes_done(book)) } }
        }
    };
    frame.around(Page { title: say::codes_given(book), main, main_id: "content", script: None })
}
