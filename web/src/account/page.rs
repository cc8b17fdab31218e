//! The page of a visitor who is not signed in: sign up, sign in, recover.

use bastide_text::{Phrasebook, account as say};
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page};

/// Which form of the pages of accounts something is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountForm {
    SignUp,
    SignIn,
    Recover,
    Name,
    Password,
    Codes,
    Delete,
}

/// What is to be said at a form that was not granted.
#[derive(Clone, Debug)]
pub struct AccountProblem {
    pub form: AccountForm,
    pub text: String,
}

/// The bounds of what is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub longest_name: u32,
    pub shortest_password: u32,
    pub longest_password: u32,
}

#[derive(Clone, Debug)]
pub struct SignIn {
    /// What the visitor is called as a guest.
    pub guest: Option<String>,
    /// Whether the guest has played or learned anything that could be taken along.
    pub has_belongings: bool,
    pub problem: Option<AccountProblem>,
    /// What was done just now.
    pub done: Option<String>,
    /// The name that was typed before.
    pub typed: String,
    pub bounds: Bounds,
}

pub fn sign_in(page: &SignIn, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.account {
            h1 { (say::title(book)) }
            p.lead { (say::lead(book)) }
            (done(page.done.as_deref()))
            div.account-doors {
                (sign_in_form(page, book))
                (sign_up_form(page, book))
            }
            (recover_form(page, book))
        }
    };
    frame.around(Page { title: say::title(book), main, main_id: "content", script: None })
}

/// What was done just now.
pub(crate) fn done(words: Option<&str>) -> Markup {
    html! { @if let Some(words) = words { p.account-done role="status" { (words) } } }
}

/// Why a form was not granted.
pub(crate) fn problem(problem: Option<&AccountProblem>, form: AccountForm) -> Markup {
    html! {
        @if let Some(problem) = problem.filter(|problem| problem.form == form) {
            div.problem-note role="alert" { p { (problem.text) } }
        }
    }
}

/// A field for a password; `autocomplete` tells a browser whether it knows it.
pub(crate) fn password_field(
    id: &str,
    name: &str,
    label: &str,
    autocomplete: &str,
    most: u32,
) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            input id=(id) type="password" name=(name) required maxlength=(most) autocomplete=(autocomplete);
        }
    }
}

/// The same, with what a new one must be like.
pub(crate) fn new_password_field(
    id: &str,
    label: &str,
    bounds: Bounds,
    book: &Phrasebook,
) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            input id=(id) type="password" name="password" required autocomplete="new-password"
                minlength=(bounds.shortest_password) maxlength=(bounds.longest_password)
                aria-describedby={ (id) "-note" };
            p.small id={ (id) "-note" } { (say::password_note(book, bounds.shortest_password)) }
        }
    }
}

fn name_field(id: &str, page: &SignIn, note: Option<String>, book: &Phrasebook) -> Markup {
    let note_id = format!("{id}-note");
    html! {
        div.field {
            label for=(id) { (say::name(book)) }
            input id=(id) type="text" name="name" value=(page.typed) required
                maxlength=(page.bounds.longest_name) autocomplete="username"
                aria-describedby=[note.is_some().then_some(&note_id)];
            @if let Some(note) = note { p.small id=(note_id) { (note) } }
        }
    }
}

fn sign_up_form(page: &SignIn, book: &Phrasebook) -> Markup {
    let note = say::name_note(book, page.bounds.longest_name);
    html! {
        section.panel aria-labelledby="sign-up" {
            h2 #sign-up { (say::sign_up(book)) }
            (problem(page.problem.as_ref(), AccountForm::SignUp))
            form method="post" action="/account/sign-up" {
                @if let Some(guest) = page.guest.as_deref().filter(|_| page.has_belongings) {
                    p { (say::keeps(book, guest)) }
                }
                (name_field("new-name", page, Some(note), book))
                (new_password_field("new-password", &say::password(book), page.bounds, book))
                button type="submit" name="do" value="sign-up" { (say::make(book)) }
            }
        }
    }
}

fn sign_in_form(page: &SignIn, book: &Phrasebook) -> Markup {
    let guest = page.guest.as_deref().filter(|_| page.has_belongings);
    html! {
        section.panel aria-labelledby="sign-in" {
            h2 #sign-in { (say::sign_in(book)) }
            (problem(page.problem.as_ref(), AccountForm::SignIn))
            form method="post" action="/account/sign-in" {
                (name_field("known-name", page, None, book))
                (password_field("known-password", "password", &say::password(book), "current-password", page.bounds.longest_password))
                @if let Some(guest) = guest {
                    label.account-take {
                        input type="checkbox" name="take" value="yes" checked aria-describedby="take-note";
                        span { (say::take(book, guest)) }
                    }
                    p.small #take-note { (say::take_note(book)) }
                }
                button type="submit" name="do" value="sign-in" { (say::sign_in(book)) }
            }
        }
    }
}

fn recover_form(page: &SignIn, book: &Phrasebook) -> Markup {
    let is_open = page.problem.as_ref().is_some_and(|problem| problem.form == AccountForm::Recover);
    html! {
        details.panel.account-recover open[is_open] {
            summary { (say::recover(book)) }
            p { (say::recover_lead(book)) }
            (problem(page.problem.as_ref(), AccountForm::Recover))
            form method="post" action="/account/recover" {
                (name_field("lost-name", page, None, book))
                div.field {
                    label for="code" { (say::code(book)) }
                    input #code type="text" name="code" required maxlength="40" autocomplete="off"
                        autocapitalize="none" spellcheck="false";
                }
                (new_password_field("next-password", &say::new_password(book), page.bounds, book))
                button type="submit" name="do" value="recover" { (say::set_password(book)) }
            }
        }
    }
}
