//! Accounts: making one, signing in and out, coming back with a code.

use axum::Form;
use axum::extract::State;
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use bastide_text::{Phrasebook, account as say};
use serde::Deserialize;

use super::gate::Gate;
use super::page::{AccountForm, AccountProblem, Bounds, SignIn};
use super::{own_routes, page};
use crate::error::WebError;
use crate::site::html;
use crate::{cookies::forgotten_cookie, cookies::session_cookie};
use crate::{error::Refusal, error::name_problem};
use crate::{guest::LONGEST_NAME, guest::token_hash};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::AccountError;
use bastide_community::Community;
use bastide_community::accounts::{
    LONGEST_PASSWORD, NameProblem, PasswordProblem, RecoveryCode, SHORTEST_PASSWORD, account_name,
    device, fresh_codes, good_password,
};
use bastide_matches::random_token;
use bastide_store::{Guest, NewAccount, NewSession, Proof};

pub(crate) const BOUNDS: Bounds = Bounds {
    longest_name: LONGEST_NAME,
    shortest_password: SHORTEST_PASSWORD,
    longest_password: LONGEST_PASSWORD,
};

/// Why a form of these pages was not granted.
pub(crate) struct NotGranted {
    pub(crate) status: StatusCode,
    pub(crate) problem: AccountProblem,
}

impl NotGranted {
    pub(crate) fn new(status: StatusCode, form: AccountForm, text: String) -> Self {
        Self { status, problem: AccountProblem { form, text } }
    }

    pub(crate) fn of_name(form: AccountForm, problem: NameProblem, book: &Phrasebook) -> Self {
        let text = name_problem(problem, book);
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, form, text)
    }

    pub(crate) fn of_password(
        form: AccountForm,
        problem: PasswordProblem,
        book: &Phrasebook,
    ) -> Self {
        let text = match problem {
            PasswordProblem::Short => say::password_short(book, SHORTEST_PASSWORD),
            PasswordProblem::Long => say::password_long(book, LONGEST_PASSWORD),
            PasswordProblem::Common => say::password_common(book),
        };
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, form, text)
    }

    pub(crate) fn name_taken(form: AccountForm, book: &Phrasebook) -> Self {
        Self::new(StatusCode::CONFLICT, form, say::name_taken(book))
    }
}

/// `GET /account`: the forms to come in, or one's own page.
pub(crate) async fn show(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    if visitor.has_account() {
        return own_routes::page(&tables, &visitor, own_routes::Note::Nothing).await;
    }
    door(&tables, &visitor, None, "").await
}

/// The forms to come in, again where one was not granted.
async fn door(
    tables: &Community,
    visitor: &Visitor,
    refused: Option<NotGranted>,
    typed: &str,
) -> Result<Response, Refusal> {
    let has_belongings = match &visitor.guest {
        Some(guest) => tables.store().players().has_belongings(guest.id).await?,
        None => false,
    };
    let status = refused.as_ref().map_or(StatusCode::OK, |refused| refused.status);
    let page = SignIn {
        guest: visitor.guest.as_ref().map(|guest| guest.name.clone()),
        has_belongings,
        problem: refused.map(|refused| refused.problem),
        done: None,
        typed: typed.chars().take(LONGEST_NAME as usize).collect(),
        bounds: BOUNDS,
    };
    let book = visitor.book();
    Ok((status, html(page::sign_in(&page, &frame(visitor, &book, "/account")))).into_response())
}

/// The sign-in page, for a player whose account is gone.
pub(crate) fn gone(visitor: Visitor) -> Response {
    let visitor = Visitor { guest: None, known: None, ..visitor };
    let book = visitor.book();
    let page = SignIn {
        guest: None,
        has_belongings: false,
        problem: None,
        done: Some(say::done_deleted(&book)),
        typed: String::new(),
        bounds: BOUNDS,
    };
    let page = html(page::sign_in(&page, &frame(&visitor, &book, "/account")));
    ([(SET_COOKIE, forgotten_cookie())], page).into_response()
}

/// A session about to begin: what the browser will be known by, and what is kept of it.
pub(super) fn new_session(headers: &HeaderMap) -> (String, NewSession) {
    let token = random_token();
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let session = NewSession { token: token_hash(&token), device: device(agent) };
    (token, session)
}

#[derive(Deserialize)]
pub(crate) struct SignUpForm {
    name: String,
    password: String,
}

/// `POST /account/sign-up`: the guest becomes an account and keeps all that is theirs.
pub(crate) async fn sign_up(
    State(tables): State<Community>,
    gate: Gate,
    headers: HeaderMap,
    visitor: Visitor,
    Form(form): Form<SignUpForm>,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    if visitor.has_account() {
        return Ok(Redirect::to("/account").into_response());
    }
    let refused = match (account_name(&form.name), good_password(&form.password, &form.name)) {
        (Err(problem), _) => NotGranted::of_name(AccountForm::SignUp, problem, &book),
        (_, Err(problem)) => NotGranted::of_password(AccountForm::SignUp, problem, &book),
        (Ok(name), Ok(())) => {
            gate.attempt(&name)?;
            if tables.store().accounts().account_named(&name).await?.is_none() {
                let hash = gate.hash(form.password).await?;
                return make(&tables, visitor, &headers, (name, hash)).await;
            }
            NotGranted::name_taken(AccountForm::SignUp, &book)
        }
    };
    door(&tables, &visitor, Some(refused), &form.name).await
}

async fn make(
    tables: &Community,
    visitor: Visitor,
    headers: &HeaderMap,
    (name, password): (String, String),
) -> Result<Response, Refusal> {
    let acting = visitor.acting(tables).await?;
    let (token, session) = new_session(headers);
    let codes = fresh_codes();
    let accounts = tables.accounts();
    let made = accounts.sign_up(NewAccount {
        guest: acting.guest.id,
        name: name.clone(),
        password,
        codes: codes.iter().map(RecoveryCode::hash).collect(),
        session,
        retired: token_hash(&random_token()),
    });
    match acting.did(tables, made.await).await {
        Err(WebError::Account(AccountError::NameTaken)) => {
            let refused = NotGranted::name_taken(AccountForm::SignUp, &visitor.book());
            return door(tables, &visitor, Some(refused), &name).await;
        }
        made => made?,
    }
    let visitor = Visitor { guest: Some(Guest { name, ..acting.guest }), ..visitor };
    let page = own_routes::codes_page(&visitor, &codes);
    Ok(([(SET_COOKIE, session_cookie(&token))], page).into_response())
}

#[derive(Deserialize)]
pub(crate) struct Credentials {
    name: String,
    password: String,
    /// Whether what was played here as a guest comes along.
    #[serde(default)]
    take: String,
}

/// `POST /account/sign-in`
pub(crate) async fn sign_in(
    State(tables): State<Community>,
    gate: Gate,
    headers: HeaderMap,
    visitor: Visitor,
    Form(form): Form<Credentials>,
) -> Result<Response, Refusal> {
    let account = tables.store().accounts().account_named(&form.name).await?;
    let kept = account.as_ref().map(|account| account.password.clone());
    let is_right = gate.lets_in(&form.name, form.password, kept).await?;
    let Some(account) = account.filter(|_| is_right) else {
        let text = say::wrong(&visitor.book());
        tracing::warn!("a sign-in failed");
        let refused = NotGranted::new(StatusCode::FORBIDDEN, AccountForm::SignIn, text);
        return door(&tables, &visitor, Some(refused), &form.name).await;
    };
    let (token, session) = new_session(&headers);
    tables.store().accounts().add_session(account.guest, session).await?;
    leave_behind(&tables, &visitor, account.guest, form.take == "yes").await?;
    Ok(([(SET_COOKIE, session_cookie(&token))], Redirect::to("/account")).into_response())
}

/// What becomes of the guest that the visitor was in this browser until now.
async fn leave_behind(
    tables: &Community,
    visitor: &Visitor,
    account: bastide_store::GuestId,
    is_taken_along: bool,
) -> Result<(), Refusal> {
    let Some(known) = &visitor.known else { return Ok(()) };
    match known.session {
        // Another account, or the same once more: this browser is signed out of it.
        Some(session) => tables.store().accounts().end_session(known.guest.id, session).await?,
        None if is_taken_along && !known.has_account => {
            tables.accounts().take_along(known.guest.id, account).await?;
        }
        None => {}
    }
    Ok(())
}

#[derive(Deserialize)]
pub(crate) struct Lost {
    name: String,
    code: String,
    password: String,
}

/// `POST /account/recover`: a code sets a new password, and is used up by it.
pub(crate) async fn recover(
    State(tables): State<Community>,
    gate: Gate,
    headers: HeaderMap,
    visitor: Visitor,
    Form(form): Form<Lost>,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    if let Err(problem) = good_password(&form.password, &form.name) {
        let refused = NotGranted::of_password(AccountForm::Recover, problem, &book);
        return door(&tables, &visitor, Some(refused), &form.name).await;
    }
    gate.attempt(&form.name)?;
    // Hashed whether or not the account exists, so that both take the same time.
    let hash = gate.hash(form.password).await?;
    let Ok(code) = form.code.parse::<RecoveryCode>();
    let account = tables.store().accounts().account_named(&form.name).await?;
    let (token, session) = new_session(&headers);
    let reset = match &account {
        Some(account) => {
            let proof = Proof::Code(code.hash());
            tables.store().accounts().set_password(account.guest, proof, (hash, session)).await?
        }
        None => false,
    };
    let Some(account) = account.filter(|_| reset) else {
        let text = say::wrong_code(&book);
        tracing::warn!("a recovery code was wrong");
        let refused = NotGranted::new(StatusCode::FORBIDDEN, AccountForm::Recover, text);
        return door(&tables, &visitor, Some(refused), &form.name).await;
    };
    tracing::info!(player = account.guest.0, "an account was recovered");
    Ok(([(SET_COOKIE, session_cookie(&token))], Redirect::to("/account")).into_response())
}

/// `POST /account/sign-out`: a visitor without a session is signed out already.
pub(crate) async fn sign_out(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let Some(known) = visitor.known.filter(|known| known.has_account) else {
        return Ok(Redirect::to("/account").into_response());
    };
    if let Some(session) = known.session {
        tables.store().accounts().end_session(known.guest.id, session).await?;
    }
    Ok(([(SET_COOKIE, forgotten_cookie())], Redirect::to("/account")).into_response())
}
