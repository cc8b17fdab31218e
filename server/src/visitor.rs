//! Who visits: a guest or somebody with an account, known by a random token in a cookie, of which only the hash
//! is stored.
//!
//! Looking around leaves no trace: a guest comes into being with the first thing somebody does, and
//! a refusal does nothing.

use axum::extract::{FromRef, FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bastide_text::{Language, Phrasebook};

use crate::guard::Caller;
use crate::pages::Appearance;
use crate::routes::{Refusal, barred};
use crate::store::{Announcement, Guest, Known, StoreError};
use crate::tables::{Tables, random_token};
use crate::web_error::WebError;

pub(crate) use crate::accounts::{LONGEST_NAME, tidy_name};
pub(crate) use crate::store::token_hash;

const TOKEN: &str = "bastide";
const LANGUAGE: &str = "language";
const APPEARANCE: &str = "appearance";
const INVITATION: &str = "invitation";
/// A year and a bit, the most that browsers keep.
const LIFETIME: u32 = 400 * 24 * 60 * 60;

/// What a request says of who sent it.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) guest: Option<Guest>,
    /// More of the guest: their account and session. None for a guest who has just come.
    pub(crate) known: Option<Known>,
    /// What is said to everybody.
    pub(crate) announcement: Option<String>,
    pub(crate) language: Language,
    pub(crate) appearance: Appearance,
    /// The secret part of the link they came by, to a seat that waits for them.
    pub(crate) invitation: Option<String>,
    /// Who counts what they do; nobody where there are no limits.
    pub(crate) caller: Option<Caller>,
}

impl Visitor {
    pub(crate) fn book(&self) -> Phrasebook {
        Phrasebook::new(self.language)
    }

    /// Whether they are nobody in particular, and do no more than look.
    pub(crate) fn is_onlooker(&self) -> bool {
        self.guest.is_none() && self.invitation.is_none()
    }

    pub(crate) fn has_account(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.has_account)
    }
}

/// Who sent a request, once it was looked up.
#[derive(Clone)]
pub(crate) struct Recognised(pub(crate) Option<Known>);

/// What anybody may ask for, whoever they are: it is the same for all, and nobody is looked up.
const FOR_ANYBODY: [&str; 4] = ["/healthz", "/readyz", "/metrics", "/assets/{version}/{name}"];
/// What somebody may still do who is banned.
const FOR_THE_BANNED: [&str; 3] = ["/account/export", "/account/sign-out", "/settings"];

/// Looks up once who sent a request, and turns away those who are banned.
pub(crate) async fn recognise(
    State(tables): State<Tables>,
    mut request: Request,
    next: Next,
) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let is_one_of = |routes: &[&str]| route.as_deref().is_some_and(|route| routes.contains(&route));
    if is_one_of(&FOR_ANYBODY) {
        return next.run(request).await;
    }
    let known = match known(request.headers(), &tables).await {
        Ok(known) => known,
        Err(error) => return Refusal::from(error).into_response(),
    };
    if let Some(known) = known.as_ref().filter(|_| !is_one_of(&FOR_THE_BANNED))
        && let Some(ban) = &known.ban
    {
        return barred(&request, known, ban);
    }
    request.extensions_mut().insert(Recognised(known));
    next.run(request).await
}

async fn known(headers: &HeaderMap, tables: &Tables) -> Result<Option<Known>, StoreError> {
    match cookie(headers, TOKEN) {
        Some(token) => tables.store().accounts().known(token_hash(token)).await,
        None => Ok(None),
    }
}

/// In the visitor's language.
fn words(said: Announcement, language: Language) -> String {
    match language {
        Language::English => said.en,
        Language::French => said.fr,
        Language::German => said.de,
    }
}

impl<S> FromRequestParts<S> for Visitor
where
    Tables: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let tables = Tables::from_ref(state);
        let known = match parts.extensions.get::<Recognised>() {
            Some(Recognised(known)) => known.clone(),
            None => known(&parts.headers, &tables).await?,
        };
        let guest = known.as_ref().map(|known| known.guest.clone());
        let language = language_in(&parts.headers);
        let caller = parts.extensions.get::<Caller>().cloned();
        let invitation = cookie(&parts.headers, INVITATION).map(str::to_owned);
        let appearance = appearance_in(&parts.headers);
        let announcement =
            tables.moderation().announcement().await?.map(|said| words(said, language));
        Ok(Self { guest, known, announcement, language, appearance, invitation, caller })
    }
}

/// A visitor about to do something as a guest: the one they are, or a new one.
pub(crate) struct Arrival {
    pub(crate) guest: Guest,
    /// What a new guest is known by from now on.
    token: Option<String>,
}

impl Visitor {
    /// Makes a guest of a visitor who is none yet. What they came for decides in
    /// [`Arrival::did`] whether they stay.
    pub(crate) async fn arrive(&self, tables: &Tables) -> Result<Arrival, Refusal> {
        if let Some(guest) = self.guest.clone() {
            return Ok(Arrival { guest, token: None });
        }
        if let Some(caller) = &self.caller {
            caller.brings_a_guest()?;
        }
        let token = random_token();
        let guest = tables.store().players().add_guest(token_hash(&token), &random_name()).await?;
        Ok(Arrival { guest, token: Some(token) })
    }
}

impl Arrival {
    /// What the guest did. A new one whose first deed failed has never been here.
    pub(crate) async fn did<T>(
        &self,
        tables: &Tables,
        done: Result<T, impl Into<WebError>>,
    ) -> Result<T, WebError> {
        if done.is_err() && self.token.is_some() {
            tables.store().players().remove_guest(self.guest.id).await?;
        }
        done.map_err(Into::into)
    }

    /// An answer by which a new guest is known from now on.
    pub(crate) fn known(self, answer: impl IntoResponse) -> Response {
        let cookie = self.token.map(|token| set_cookie(TOKEN, &token, "; HttpOnly"));
        let mut answer = answer.into_response();
        if let Some(cookie) = cookie {
            answer.headers_mut().append(SET_COOKIE, cookie);
        }
        answer
    }
}

/// The language that somebody chose, or else their browser's.
pub(crate) fn language_in(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, LANGUAGE).and_then(|code| code.parse().ok());
    let accepted = || headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    chosen.unwrap_or_else(|| preferred(accepted().unwrap_or_default()))
}

/// Light or dark, where somebody chose one.
pub(crate) fn appearance_in(headers: &HeaderMap) -> Appearance {
    cookie(headers, APPEARANCE).and_then(appearance_named).unwrap_or_default()
}

/// What somebody is known by, or says they are.
pub(crate) fn token_in(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, TOKEN)
}

/// The languages of the header in its order; weights are in order in every browser.
fn preferred(accepted: &str) -> Language {
    let tags = accepted.split(',').map(|part| part.split(';').next().unwrap_or_default().trim());
    let known = tags.filter_map(|tag| tag.split('-').next()?.parse().ok());
    known.into_iter().next().unwrap_or_default()
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
}

fn set_cookie(name: &str, value: &str, more: &str) -> HeaderValue {
    let text = format!("{name}={value}; Path=/; Max-Age={LIFETIME}; SameSite=Lax{more}");
    HeaderValue::from_str(&text).expect("tokens and codes are plain")
}

pub(crate) fn language_cookie(language: Language) -> HeaderValue {
    set_cookie(LANGUAGE, &language.to_string(), "")
}

pub(crate) fn session_cookie(token: &str) -> HeaderValue {
    set_cookie(TOKEN, token, "; HttpOnly")
}

/// What a browser is known by that is nobody any more.
pub(crate) fn forgotten_cookie() -> HeaderValue {
    HeaderValue::from_static("bastide=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly")
}

pub(crate) fn invitation_cookie(token: &str) -> HeaderValue {
    set_cookie(INVITATION, token, "; HttpOnly")
}

pub(crate) fn appearance_cookie(appearance: Appearance) -> HeaderValue {
    set_cookie(APPEARANCE, appearance.code(), "")
}

pub(crate) fn appearance_named(code: &str) -> Option<Appearance> {
    Appearance::ALL.into_iter().find(|appearance| appearance.code() == code)
}

/// A name to begin with: people of a town.
fn random_name() -> String {
    const NAMES: [&str; 16] = [
        "Aldith",
        "Bertran",
        "Clémence",
        "Dietrich",
        "Edith",
        "Fulk",
        "Guda",
        "Hawise",
        "Isabel",
        "Jocelin",
        "Konrad",
        "Maude",
        "Nell",
        "Odo",
        "Perrette",
        "Wulf",
    ];
    let mut byte = [0];
    getrandom::fill(&mut byte).expect("the system has randomness");
    NAMES[usize::from(byte[0]) % NAMES.len()].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_we_speak_is_taken() {
        assert_eq!(preferred("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Language::French);
        assert_eq!(preferred("it, de-AT;q=0.7"), Language::German);
        assert_eq!(preferred("nonsense"), Language::English);
    }

    #[test]
    fn cookies_are_found_by_their_whole_name() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("xbastide=no; bastide=yes; language=fr"));
        assert_eq!(cookie(&headers, "bastide"), Some("yes"));
        assert_eq!(cookie(&headers, "appearance"), None);
    }
}
