//! Visitors: guests and players with accounts, known by a random token in a cookie.
//!
//! Looking around leaves no trace: a visitor becomes a guest with the first thing they do, and not by a request
//! that is refused.

use axum::extract::{FromRef, FromRequestParts, MatchedPath, Request, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bastide_text::{Language, Phrasebook};

use crate::assets;
use crate::error::Refusal;
use crate::error::WebError;
use crate::error::banned::barred;
use crate::guest::random_name;
pub(crate) use crate::guest::token_hash;
use crate::limits::RateLimitKey;
use crate::{
    cookies::appearance_in, cookies::invitation_in, cookies::language_in, cookies::session_cookie,
    cookies::token_in,
};
use crate::{frame::Appearance, frame::Frame};
use bastide_community::Community;
use bastide_matches::{Payer, random_token};
use bastide_store::{Announcement, Guest, GuestId, Known, StoreError};

/// The visitor who sent a request.
#[derive(Clone)]
pub(crate) struct Visitor {
    pub(crate) guest: Option<Guest>,
    /// More of the guest: their account and session. None for a guest who has just come.
    pub(crate) known: Option<Known>,
    /// The announcement of the administrators, in the visitor's language.
    pub(crate) announcement: Option<String>,
    pub(crate) language: Language,
    pub(crate) appearance: Appearance,
    /// The secret part of the link they came by, to a seat that waits for them.
    pub(crate) invitation: Option<String>,
    /// What their requests are counted by; none where there are no limits.
    pub(crate) rate_limit: Option<RateLimitKey>,
}

impl Visitor {
    pub(crate) fn book(&self) -> Phrasebook {
        Phrasebook::new(self.language)
    }

    pub(crate) fn id(&self) -> Option<GuestId> {
        self.guest.as_ref().map(|guest| guest.id)
    }

    /// Whether they are no guest and were not invited: everybody like that sees the same.
    pub(crate) fn is_onlooker(&self) -> bool {
        self.guest.is_none() && self.invitation.is_none()
    }

    /// On whose account it is painted or thought for them: a stranger is known by their address alone.
    pub(crate) fn payer(&self, tables: &Community) -> Payer {
        let household = self.rate_limit.as_ref().map_or(0, RateLimitKey::household);
        match self.id() {
            Some(guest) => tables.payer(guest),
            None => Payer { household, person: 0 },
        }
    }

    pub(crate) fn has_account(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.has_account)
    }
}

/// The guest of a request, once the database was asked.
#[derive(Clone)]
pub(crate) struct LookedUp(pub(crate) Option<Known>);

/// Routes that are the same for everybody, so that no visitor is looked up.
const FOR_ANYBODY: [&str; 6] = [
    "/healthz",
    "/readyz",
    "/assets/{version}/{name}",
    "/icons/{name}",
    "/worker.js",
    "/offline/{language}",
];
/// Routes that stay open to banned players.
const FOR_THE_BANNED: [&str; 3] = ["/account/export", "/account/sign-out", "/settings"];

/// Looks the visitor up once per request, and turns banned ones away.
pub(crate) async fn recognise(
    State(tables): State<Community>,
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
    if let (Some(known), Some(key)) = (&known, request.extensions().get::<RateLimitKey>()) {
        tables.note_household(known.guest.id, key.household());
    }
    request.extensions_mut().insert(LookedUp(known));
    next.run(request).await
}

async fn known(headers: &HeaderMap, tables: &Community) -> Result<Option<Known>, StoreError> {
    match token_in(headers) {
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
    Community: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let tables = Community::from_ref(state);
        let known = match parts.extensions.get::<LookedUp>() {
            Some(LookedUp(known)) => known.clone(),
            None => known(&parts.headers, &tables).await?,
        };
        let guest = known.as_ref().map(|known| known.guest.clone());
        let language = language_in(&parts.headers);
        let rate_limit = parts.extensions.get::<RateLimitKey>().cloned();
        let invitation = invitation_in(&parts.headers).map(str::to_owned);
        let appearance = appearance_in(&parts.headers);
        let announcement =
            tables.moderation().announcement().await?.map(|said| words(said, language));
        Ok(Self { guest, known, announcement, language, appearance, invitation, rate_limit })
    }
}

/// A visitor who does something: the guest they are, or a new one.
pub(crate) struct ActingVisitor {
    pub(crate) guest: Guest,
    /// What a new guest is known by from now on.
    token: Option<String>,
}

/// The frame of a page for this visitor.
pub(crate) fn frame<'a>(
    visitor: &Visitor,
    book: &'a Phrasebook,
    path: impl Into<String>,
) -> Frame<'a> {
    Frame {
        book,
        path: path.into(),
        guest_name: visitor.guest.as_ref().map_or_else(String::new, |guest| guest.name.clone()),
        assets: assets::links(),
        appearance: visitor.appearance,
        announcement: visitor.announcement.clone(),
    }
}

impl Visitor {
    /// Makes a guest of a visitor who is none yet. The outcome of what they do decides in
    /// [`ActingVisitor::did`] whether they stay.
    pub(crate) async fn acting(&self, tables: &Community) -> Result<ActingVisitor, Refusal> {
        if let Some(guest) = self.guest.clone() {
            return Ok(ActingVisitor { guest, token: None });
        }
        if let Some(rate_limit) = &self.rate_limit {
            rate_limit.brings_a_guest()?;
        }
        let token = random_token();
        let guest = tables.store().players().add_guest(token_hash(&token), &random_name()).await?;
        if let Some(rate_limit) = &self.rate_limit {
            tables.note_household(guest.id, rate_limit.household());
        }
        Ok(ActingVisitor { guest, token: Some(token) })
    }
}

impl ActingVisitor {
    /// The result of what they did. A new guest whose first request failed is removed again.
    pub(crate) async fn did<T>(
        &self,
        tables: &Community,
        done: Result<T, impl Into<WebError>>,
    ) -> Result<T, WebError> {
        if done.is_err() && self.token.is_some() {
            tables.store().players().remove_guest(self.guest.id).await?;
        }
        done.map_err(Into::into)
    }

    /// The answer, with the cookie by which a new guest is known from now on.
    pub(crate) fn known(self, answer: impl IntoResponse) -> Response {
        let cookie = self.token.map(|token| session_cookie(&token));
        let mut answer = answer.into_response();
        if let Some(cookie) = cookie {
            answer.headers_mut().append(SET_COOKIE, cookie);
        }
        answer
    }
}
