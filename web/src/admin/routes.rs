//! What administrators see and do. Others are turned away before anything is read.

use axum::Form;
use axum::extract::{FromRef, FromRequestParts, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::page::{self, Admin, AdminTable, DeedRow, Load, PersonRow, RemarkRow};
use crate::error::banned_page::Restrained;
use crate::site::Site;
use crate::site::html;
use crate::{error::Refusal, error::page as error_page};
use crate::{metrics::Metrics, metrics::resident_mebibytes};
use crate::{moment, seat};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_store::{
    Announcement, By, GuestId, ListedPlayer, MatchId, ModerationEntry, PlayerQuery, Restraint,
    RestraintKind, Visibility, now,
};

/// A visitor who is an administrator.
pub(crate) struct Administrator(Visitor);

impl Administrator {
    fn by(&self) -> Result<By, Refusal> {
        let known = self.0.known.as_ref().ok_or(MatchError::NotYourSeat)?;
        Ok(By::Administrator(known.guest.id))
    }
}

impl FromRequestParts<Site> for Administrator {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Response> {
        let visitor = Visitor::from_request_parts(parts, site).await;
        let visitor = visitor.map_err(IntoResponse::into_response)?;
        if visitor.known.as_ref().is_some_and(|known| known.is_administrator) {
            return Ok(Self(visitor));
        }
        let book = visitor.book();
        let problem = page::only_for_administrators(&book);
        let page = html(error_page::problem(&problem, &frame(&visitor, &book, "/")));
        Err((StatusCode::FORBIDDEN, page).into_response())
    }
}

#[derive(Deserialize)]
pub(crate) struct AdminQuery {
    #[serde(default)]
    q: String,
    #[serde(default, rename = "match")]
    game: String,
    /// Whether something was done just now.
    #[serde(default)]
    done: String,
}

const MOST_DEEDS: u32 = 100;
const MOST_REMARKS: u32 = 50;

/// `GET /admin`
pub(crate) async fn show(
    State(site): State<Site>,
    administrator: Administrator,
    Query(asked): Query<AdminQuery>,
) -> Result<Html<String>, Refusal> {
    let Administrator(visitor) = administrator;
    let tables = Community::from_ref(&site);
    let store = tables.store();
    let wanted = match asked.q.trim().trim_start_matches('#').parse() {
        Ok(number) => PlayerQuery::Id(GuestId(number)),
        Err(_) => PlayerQuery::Name(asked.q.trim().to_owned()),
    };
    let announced = store.moderation().announcement().await?;
    let page = Admin {
        load: load(&tables, &site.metrics).await?,
        people: store.players().find(wanted).await?.into_iter().map(person_row).collect(),
        asked: asked.q,
        table: table(&tables, &asked.game).await?,
        announced: announced.map(|said| (said.en, said.until)),
        book: store.moderation().entries(MOST_DEEDS).await?.into_iter().map(deed_row).collect(),
        is_done: asked.done == "yes",
    };
    let book = visitor.book();
    Ok(html(page::admin(&page, &frame(&visitor, &book, "/admin"))))
}

async fn load(tables: &Community, metrics: &Metrics) -> Result<Load, Refusal> {
    let counts = tables.counts();
    let (thinking, waiting) = counts.bots();
    Ok(Load {
        matches: tables.store().players().running_matches().await?,
        tables: tables.in_memory() as u32,
        streams: metrics.streams(),
        actions: counts.pace.of_last_minute(),
        thinking,
        waiting,
        mebibytes: resident_mebibytes(),
    })
}

async fn table(tables: &Community, asked: &str) -> Result<Option<AdminTable>, Refusal> {
    if asked.is_empty() {
        return Ok(None);
    }
    let id = asked.trim().trim_start_matches("/matches/").to_owned();
    let missing = |id| Some(AdminTable { id, remarks: None, is_public: false });
    let Ok(game) = id.parse::<MatchId>() else { return Ok(missing(id)) };
    let Some(visibility) = tables.store().moderation().visibility(&game).await? else {
        return Ok(missing(id));
    };
    let remarks = tables.store().log().remarks(&game, MOST_REMARKS).await?.into_iter();
    let remarks = remarks.filter(|remark| !remark.text.is_empty()).map(|remark| RemarkRow {
        number: remark.number,
        who: remark.name,
        words: remark.text,
    });
    let remarks = Some(remarks.collect());
    Ok(Some(AdminTable { id, remarks, is_public: visibility == Visibility::Public }))
}

fn restrained(restraint: Restraint) -> Restrained {
    Restrained { reason: restraint.reason, until: restraint.until }
}

fn person_row(person: ListedPlayer) -> PersonRow {
    PersonRow {
        id: person.id.0,
        name: person.name,
        has_account: person.has_account,
        is_administrator: person.is_administrator,
        since: moment::since(person.created_at),
        ban: person.ban.map(restrained),
        mute: person.mute.map(restrained),
    }
}

fn deed_row(deed: ModerationEntry) -> DeedRow {
    DeedRow {
        at: deed.at,
        by: deed.by,
        what: deed.what,
        guest: deed.guest.map(|(id, name)| (id.0, name)),
        game: deed.game.map(|id| id.to_string()),
        note: deed.note,
    }
}

/// Back to the page, to the person or the table that something was done about.
fn back(about: &str) -> Redirect {
    Redirect::to(&format!("/admin?done=yes{about}"))
}

#[derive(Deserialize)]
pub(crate) struct Restraining {
    guest: i64,
    /// Empty for good.
    #[serde(default)]
    days: String,
    #[serde(default)]
    reason: String,
}

/// The longest reason, in characters.
const LONGEST_REASON: usize = 300;

async fn restrain(
    tables: &Community,
    administrator: &Administrator,
    kind: RestraintKind,
    form: Restraining,
) -> Result<Redirect, Refusal> {
    let (by, guest) = (administrator.by()?, GuestId(form.guest));
    // Who is an administrator is said at the machine, and so is who is no longer.
    let whom = tables.store().accounts().account(guest).await?;
    if whom.is_some_and(|account| account.is_administrator) {
        return Err(MatchError::NotYourSeat.into());
    }
    let days: Option<u32> = form.days.trim().parse().ok();
    let until = days.map(|days| now() + i64::from(days) * 24 * 60 * 60 * 1000);
    let reason = form.reason.trim().chars().take(LONGEST_REASON).collect();
    tables.moderation().restrain(by, guest, kind, Restraint { reason, until }).await?;
    Ok(back(&format!("&q={}", guest.0)))
}

/// `POST /admin/ban`
pub(crate) async fn ban(
    State(tables): State<Community>,
    administrator: Administrator,
    Form(form): Form<Restraining>,
) -> Result<Redirect, Refusal> {
    restrain(&tables, &administrator, RestraintKind::Ban, form).await
}

/// `POST /admin/mute`
pub(crate) async fn mute(
    State(tables): State<Community>,
    administrator: Administrator,
    Form(form): Form<Restraining>,
) -> Result<Redirect, Refusal> {
    restrain(&tables, &administrator, RestraintKind::Mute, form).await
}

#[derive(Deserialize)]
pub(crate) struct Releasing {
    guest: i64,
}

async fn release(
    tables: &Community,
    administrator: &Administrator,
    kind: RestraintKind,
    Releasing { guest }: Releasing,
) -> Result<Redirect, Refusal> {
    tables.store().moderation().release(administrator.by()?, GuestId(guest), kind).await?;
    Ok(back(&format!("&q={guest}")))
}

/// `POST /admin/unban`
pub(crate) async fn unban(
    State(tables): State<Community>,
    administrator: Administrator,
    Form(form): Form<Releasing>,
) -> Result<Redirect, Refusal> {
    release(&tables, &administrator, RestraintKind::Ban, form).await
}

/// `POST /admin/unmute`
pub(crate) async fn unmute(
    State(tables): State<Community>,
    administrator: Administrator,
    Form(form): Form<Releasing>,
) -> Result<Redirect, Refusal> {
    release(&tables, &administrator, RestraintKind::Mute, form).await
}

#[derive(Deserialize)]
pub(crate) struct Removing {
    #[serde(rename = "match")]
    game: String,
    /// Of a remark.
    number: Option<u32>,
}

/// `POST /admin/remark`: its words go.
pub(crate) async fn remove_remark(
    State(tables): State<Community>,
    administrator: Administrator,
    Form(Removing { game, number }): Form<Removing>,
) -> Result<Redirect, Refusal> {
    let id = seat::match_named(&game)?;
    let number = number.ok_or(MatchError::NoSuchMatch)?;
    tables.commands().remove_remark(administrator.by()?, &id, number).await?;
    Ok(back(&format!("&match={id}#table")))
}

/// `POST /admin/match`: it stands in no public list any more.
pub(crate) async fn remove_match(
    State(tables): State<Community>,
    administrator: Administrator,
    Form(Removing { game, .. }): Form<Removing>,
) -> Result<Redirect, Refusal> {
    let id = seat::match_named(&game)?;
    if !tables.store().moderation().remove_match(administrator.by()?, &id, "").await? {
        return Err(MatchError::NoSuchMatch.into());
    }
    Ok(back(&format!("&match={id}#table")))
}

#[derive(Deserialize)]
pub(crate) struct Announcing {
    words: String,
    #[serde(default)]
    fr: String,
    #[serde(default)]
    de: String,
    hours: u32,
}

/// `POST /admin/announce`
pub(crate) async fn announce(
    State(tables): State<Community>,
    administrator: Administrator,
    Form(form): Form<Announcing>,
) -> Result<Redirect, Refusal> {
    let said = Announcement::of(&form.words, &form.fr, &form.de, form.hours.clamp(1, 9999));
    tables.moderation().say_to_all(administrator.by()?, said).await?;
    Ok(back(""))
}

/// `POST /admin/announce/end`
pub(crate) async fn end_announcement(
    State(tables): State<Community>,
    administrator: Administrator,
) -> Result<Redirect, Refusal> {
    tables.moderation().end_announcement(administrator.by()?).await?;
    Ok(back(""))
}
