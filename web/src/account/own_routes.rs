//! The player's own account: devices, name, password, codes, data.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse as _, Redirect, Response};
use bastide_text::account as say;
use serde::Deserialize;

use super::gate::Gate;
use super::own_page;
use super::own_page::{OwnAccount, SessionRow};
use super::page::AccountForm;
use super::routes::{BOUNDS, NotGranted, gone, new_session};
use crate::cookies::session_cookie;
use crate::error::Refusal;
use crate::guest::token_hash;
use crate::site::html;
use crate::{moment, records};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::AccountError;
use bastide_community::Community;
use bastide_community::accounts::{RecoveryCode, account_name, fresh_codes, good_password};
use bastide_matches::MatchError;
use bastide_matches::random_token;
use bastide_store::{Account, GuestId, Proof};

/// What is to be said on one's own page.
pub(crate) enum Note {
    Nothing,
    Done(String),
    Refused(NotGranted),
}

/// One's own page.
pub(crate) async fn page(
    tables: &Community,
    visitor: &Visitor,
    note: Note,
) -> Result<Response, Refusal> {
    let (guest, this) = own(visitor)?;
    let (status, problem, done) = match note {
        Note::Nothing => (StatusCode::OK, None, None),
        Note::Done(words) => (StatusCode::OK, None, Some(words)),
        Note::Refused(refused) => (refused.status, Some(refused.problem), None),
    };
    let sessions = tables.store().accounts().sessions(guest).await?.into_iter();
    let account = tables.store().accounts().account(guest).await?.ok_or(MatchError::NotYourSeat)?;
    let page = OwnAccount {
        name: account.name,
        is_administrator: account.is_administrator,
        sessions: sessions
            .map(|session| SessionRow {
                is_this: session.id == this,
                id: session.id,
                device: session.device,
                begun: moment::since(session.begun_at),
                used: moment::since(session.used_at),
            })
            .collect(),
        codes_left: tables.store().accounts().codes_left(guest).await?,
        problem,
        done,
        bounds: BOUNDS,
    };
    let book = visitor.book();
    Ok((status, html(own_page::own_account(&page, &frame(visitor, &book, "/account"))))
        .into_response())
}

/// The account that asks, and by which session.
fn own(visitor: &Visitor) -> Result<(GuestId, i64), Refusal> {
    let known = visitor.known.as_ref().filter(|known| known.has_account);
    let own = known.and_then(|known| Some((known.guest.id, known.session?)));
    own.ok_or(Refusal::from(MatchError::NotYourSeat))
}

/// The account that asks, if it says its password.
async fn sure(
    tables: &Community,
    gate: &Gate,
    (visitor, form): (&Visitor, AccountForm),
    current: String,
) -> Result<Result<(Account, i64), NotGranted>, Refusal> {
    let (guest, session) = own(visitor)?;
    let account = tables.store().accounts().account(guest).await?.ok_or(MatchError::NotYourSeat)?;
    let kept = Some(account.password.clone());
    let is_right = gate.lets_in(&account.name, current, kept).await?;
    Ok(if is_right {
        Ok((account, session))
    } else {
        let text = say::wrong_password(&visitor.book());
        Err(NotGranted::new(StatusCode::FORBIDDEN, form, text))
    })
}

/// `POST /account/sessions/{id}/end`
pub(crate) async fn end_session(
    State(tables): State<Community>,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Result<Redirect, Refusal> {
    let (guest, _) = own(&visitor)?;
    tables.store().accounts().end_session(guest, id).await?;
    Ok(Redirect::to("/account"))
}

/// `POST /account/sessions/end`: all but this one.
pub(crate) async fn end_others(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let (guest, session) = own(&visitor)?;
    tables.store().accounts().end_other_sessions(guest, session).await?;
    page(&tables, &visitor, Note::Done(say::done_sessions(&visitor.book()))).await
}

#[derive(Deserialize)]
pub(crate) struct RenameForm {
    name: String,
}

/// `POST /account/name`
pub(crate) async fn rename(
    State(tables): State<Community>,
    visitor: Visitor,
    Form(RenameForm { name }): Form<RenameForm>,
) -> Result<Response, Refusal> {
    let (guest, _) = own(&visitor)?;
    let book = visitor.book();
    let note = match account_name(&name) {
        Err(problem) => Note::Refused(NotGranted::of_name(AccountForm::Name, problem, &book)),
        Ok(name) => match tables.accounts().rename(guest, &name).await {
            Err(AccountError::NameTaken) => {
                Note::Refused(NotGranted::name_taken(AccountForm::Name, &book))
            }
            renamed => {
                renamed?;
                Note::Done(say::done_name(&book))
            }
        },
    };
    page(&tables, &visitor, note).await
}

#[derive(Deserialize)]
pub(crate) struct NewPassword {
    current: String,
    password: String,
}

/// `POST /account/password`
pub(crate) async fn change_password(
    State(tables): State<Community>,
    gate: Gate,
    headers: HeaderMap,
    visitor: Visitor,
    Form(form): Form<NewPassword>,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    let who = (&visitor, AccountForm::Password);
    let account = match sure(&tables, &gate, who, form.current).await? {
        Err(refused) => return page(&tables, &visitor, Note::Refused(refused)).await,
        Ok((account, _)) => account,
    };
    if let Err(problem) = good_password(&form.password, &account.name) {
        let refused = NotGranted::of_password(AccountForm::Password, problem, &book);
        return page(&tables, &visitor, Note::Refused(refused)).await;
    }
    let hash = gate.hash(form.password).await?;
    let (token, session) = new_session(&headers);
    let hashed = token_hash(&token);
    let accounts = tables.store().accounts();
    accounts.set_password(account.guest, Proof::Password, (hash, session)).await?;
    // The page is for the session that has just begun.
    let visitor = Visitor { known: accounts.known(hashed).await?, ..visitor };
    let page = page(&tables, &visitor, Note::Done(say::done_password(&book))).await?;
    Ok(([(SET_COOKIE, session_cookie(&token))], page).into_response())
}

#[derive(Deserialize)]
pub(crate) struct Current {
    current: String,
}

/// `POST /account/codes`: a new set, shown once.
pub(crate) async fn make_codes(
    State(tables): State<Community>,
    gate: Gate,
    visitor: Visitor,
    Form(Current { current }): Form<Current>,
) -> Result<Response, Refusal> {
    let who = (&visitor, AccountForm::Codes);
    match sure(&tables, &gate, who, current).await? {
        Err(refused) => page(&tables, &visitor, Note::Refused(refused)).await,
        Ok((account, _)) => {
            let codes = fresh_codes();
            let hashes = codes.iter().map(RecoveryCode::hash).collect();
            tables.store().accounts().set_codes(account.guest, hashes).await?;
            Ok(codes_page(&visitor, &codes))
        }
    }
}

/// Codes, on a page that no browser keeps.
pub(crate) fn codes_page(visitor: &Visitor, codes: &[RecoveryCode]) -> Response {
    let book = visitor.book();
    let codes: Vec<String> = codes.iter().map(RecoveryCode::to_string).collect();
    let page = html(own_page::recovery_codes(&codes, &frame(visitor, &book, "/account")));
    ([(CACHE_CONTROL, "no-store")], page).into_response()
}

/// `GET /account/export`: all that is kept about the visitor, guests included.
pub(crate) async fn download(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let known = visitor.known.as_ref().ok_or(MatchError::NotYourSeat)?;
    let document = records::all_of(&tables, known, &visitor.book()).await?;
    let headers = [
        (CONTENT_TYPE, "application/json; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"bastide.json\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, format!("{document:#}\n")).into_response())
}

/// `POST /account/delete`
pub(crate) async fn delete(
    State(tables): State<Community>,
    gate: Gate,
    visitor: Visitor,
    Form(Current { current }): Form<Current>,
) -> Result<Response, Refusal> {
    let who = (&visitor, AccountForm::Delete);
    match sure(&tables, &gate, who, current).await? {
        Err(refused) => page(&tables, &visitor, Note::Refused(refused)).await,
        Ok((account, _)) => {
            tables.accounts().delete(account.guest, token_hash(&random_token())).await?;
            Ok(gone(visitor))
        }
    }
}
