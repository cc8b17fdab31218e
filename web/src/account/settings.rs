//! The visitor's name, language and appearance.

use axum::Form;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::error::Refusal;
use crate::visitor::Visitor;
use crate::{cookies::appearance_cookie, cookies::appearance_named, cookies::language_cookie};
use crate::{guest::LONGEST_NAME, guest::tidy_name};
use bastide_community::AccountError;
use bastide_community::Community;
use bastide_community::accounts::{NameProblem, account_name, is_official};
use bastide_matches::MatchError;

#[derive(Deserialize)]
pub(crate) struct Wish {
    #[serde(default)]
    back: String,
    language: Option<String>,
    appearance: Option<String>,
    name: Option<String>,
}

/// `POST /settings`
pub(crate) async fn change(
    State(tables): State<Community>,
    visitor: Visitor,
    Form(wish): Form<Wish>,
) -> Result<Response, Refusal> {
    let mut cookies = Vec::new();
    if let Some(language) = wish.language.and_then(|code| code.parse().ok()) {
        cookies.push(language_cookie(language));
    }
    if let Some(appearance) = wish.appearance.as_deref().and_then(appearance_named) {
        cookies.push(appearance_cookie(appearance));
    }
    let cookies: HeaderMap = cookies.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect();
    let back = (cookies, Redirect::to(local(&wish.back)));
    // Only a name needs a guest to have it.
    let Some(name) = wish.name.as_deref().and_then(tidy_name) else {
        return Ok(back.into_response());
    };
    // A banned player may still choose how the page that says so looks.
    if visitor.known.as_ref().is_some_and(|known| known.ban.is_some()) {
        return Err(MatchError::NotYourSeat.into());
    }
    if name.chars().count() > LONGEST_NAME as usize {
        return Err(AccountError::LongName { most: LONGEST_NAME }.into());
    }
    if visitor.has_account() {
        account_name(&name).map_err(AccountError::BadName)?;
    } else if is_official(&name) {
        return Err(AccountError::BadName(NameProblem::Reserved).into());
    }
    let acting = visitor.acting(&tables).await?;
    let renamed = tables.accounts().rename(acting.guest.id, &name).await;
    acting.did(&tables, renamed).await?;
    Ok(acting.known(back))
}

/// Only paths of this server are gone back to.
fn local(path: &str) -> &str {
    // Browsers drop tabs and line breaks and read `\` as `/`: what is left could begin with `//`.
    let is_plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let is_local = is_plain && path.starts_with('/') && !path.starts_with("//");
    if is_local { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_comes_back_to_this_server_only() {
        assert_eq!(local("/mine?x=1"), "/mine?x=1");
        for foreign in [
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "/\r\nx: y",
            "/é",
            "",
        ] {
            assert_eq!(local(foreign), "/", "{foreign}");
        }
    }
}
