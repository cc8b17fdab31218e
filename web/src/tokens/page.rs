//! The tokens by which programs play for a player: a list, and a form for another.

use bastide_text::{Phrasebook, account, pages, programs as say};
use maud::{Markup, html};

use crate::scopes::Scope;
use crate::{frame::Frame, frame::Page};
use crate::{moment::Age, moment::age};

#[derive(Clone, Debug, Default)]
pub struct Programs {
    pub tokens: Vec<TokenRow>,
    /// A token just made: it is shown this once.
    pub given: Option<String>,
    /// Why none was made.
    pub problem: Option<String>,
    /// Whether one takes the password of the account.
    pub asks_for_password: bool,
}

#[derive(Clone, Debug)]
pub struct TokenRow {
    pub id: i64,
    pub label: String,
    pub scopes: Vec<Scope>,
    pub made: Age,
    pub used: Option<Age>,
    /// After so many days it ends by itself.
    pub days_left: Option<u32>,
}

pub fn programs(page: &Programs, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.games {
            h1 { (say::title(book)) }
            p.lead { (say::lead(book)) " " a href="/api/v1/openapi.json" { (say::how(book)) } }
            @if let Some(token) = &page.given { (given(token, book)) }
            section aria-labelledby="tokens" {
                h2 #tokens { (say::tokens(book)) }
                @if page.tokens.is_empty() { p.none { (say::none(book)) } } @else { (table(&page.tokens, book)) }
            }
            (form(page, book))
        }
    };
    frame.around(Page { title: say::title(book), main, main_id: "content", script: None })
}

fn given(token: &str, book: &Phrasebook) -> Markup {
    html! {
        section.given role="status" {
            label for="given" { (say::given(book)) }
            span.joined {
                input #given type="text" readonly value=(token) aria-describedby="given-note";
                button.quiet type="button" data-copy="given" data-copied=(say::copied(book)) { (pages::copy(book)) }
            }
            p.small #given-note { (say::given_note(book)) }
        }
    }
}

fn table(tokens: &[TokenRow], book: &Phrasebook) -> Markup {
    html! {
        table.tokens {
            thead { tr {
                th scope="col" { (say::label(book)) }
                th scope="col" { (say::scopes(book)) }
                th scope="col" { (say::made(book)) }
                th scope="col" { (say::used(book)) }
                th scope="col" { (say::ends(book)) }
                td {}
            } }
            tbody { @for token in tokens { (row(token, book)) } }
        }
    }
}

fn row(token: &TokenRow, book: &Phrasebook) -> Markup {
    let scopes: Vec<String> = token.scopes.iter().map(|scope| scope.words(book)).collect();
    html! {
        tr {
            th scope="row" { (token.label) }
            td data-of=(say::scopes(book)) { (scopes.join("; ")) }
            td data-of=(say::made(book)) { (age(token.made, book)) }
            td data-of=(say::used(book)) { (token.used.map_or_else(|| say::never_used(book), |used| age(used, book))) }
            td data-of=(say::ends(book)) {
                (token.days_left.map_or_else(|| say::never_ends(book), |days| say::in_days(book, days)))
            }
            td {
                form method="post" action={ "/tokens/" (token.id) "/end" } {
                    button.quiet type="submit" { (say::end(book, token.label.as_str())) }
                }
            }
        }
    }
}

fn form(page: &Programs, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="make" {
            h2 #make { (say::make_title(book)) }
            @if let Some(problem) = &page.problem { div.problem-note role="alert" { p { (problem) } } }
            form.permit method="post" action="/tokens" {
                fieldset {
                    label for="label" { (say::label(book)) }
                    input #label type="text" name="label" maxlength="40" required autocomplete="off";
                }
                fieldset {
                    legend { (say::scopes(book)) }
                    @for scope in Scope::ALL {
                        label.check {
                            input type="checkbox" name="scope" value=(scope.code())
                                checked[matches!(scope, Scope::Read | Scope::Play)];
                            " " (scope.words(book))
                        }
                    }
                }
                fieldset {
                    label for="days" { (say::days(book)) }
                    input #days type="text" name="days" inputmode="numeric" pattern="[0-9]{1,4}" autocomplete="off"
                        aria-describedby="days-note";
                    p.small #days-note { (say::days_note(book)) }
                }
                @if page.asks_for_password {
                    fieldset {
                        label for="current" { (account::current(book)) }
                        input #current type="password" name="current" required autocomplete="current-password";
                    }
                }
                button type="submit" { (say::make(book)) }
            }
        }
    }
}
