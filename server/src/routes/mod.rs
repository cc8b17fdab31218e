//! The routes: extract, one call into the domain, render. No SQL, no rule, no HTML of their own.

mod account;
mod admin;
mod analysis;
mod barred;
mod card;
mod export;
mod fair;
mod fields;
mod gate;
mod health;
mod hints;
mod home;
mod hooks;
mod lessons;
mod lists;
mod live;
mod matches;
mod notices;
mod own_account;
mod players;
mod programs;
mod records;
mod reference;
mod refusal;
mod replay;
mod score;
mod sealed;
mod settings;
mod sheets;
mod showpieces;
mod table;
mod tournaments;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef, Request};
use axum::http::header::{CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{Html, Response};
use axum::routing::{get, post};
use bastide_text::Phrasebook;
use maud::Markup;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::accounts::Passwords;
use crate::api;
use crate::assets;
use crate::guard::{self, Guard, Hosting};
use crate::metrics::{self, Metrics};
use crate::pages::Frame;
use crate::tables::Tables;
use crate::visitor::{Visitor, recognise};

pub(crate) use barred::barred;
pub(crate) use refusal::{Refusal, words as refusal_words};
pub(crate) use table::{LONGEST_REMARK, own_key, seat_numbered};

/// What the handlers share.
#[derive(Clone)]
pub(crate) struct Site {
    tables: Tables,
    metrics: Metrics,
    guard: Guard,
    passwords: Passwords,
}

impl Site {
    pub(crate) fn new(tables: Tables, hosting: Hosting) -> Self {
        let (metrics, passwords) = (Metrics::default(), Passwords::default());
        Self { tables, metrics, guard: Guard::new(hosting), passwords }
    }
}

impl FromRef<Site> for Tables {
    fn from_ref(site: &Site) -> Self {
        site.tables.clone()
    }
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Forms and records are short; nobody needs to send more.
const MOST_KIB: u32 = 64;
const MOST_BYTES: usize = MOST_KIB as usize * 1024;
/// The files of cards and sheets that the program comes with have 70 to 80 KiB.
const MOST_FILE_BYTES: usize = 512 * 1024;

/// All pages and answers of the server, without listening and without limits.
pub fn app(tables: Tables) -> Router {
    site(Site::new(tables, Hosting::open()))
}

/// The same, as it stands in the world.
pub fn app_hosted(tables: Tables, hosting: Hosting) -> Router {
    site(Site::new(tables, hosting))
}

/// Figures and health, for a listener of their own.
pub(crate) fn apart(site: Site) -> Router {
    health::apart(site)
}

pub(crate) fn site(site: Site) -> Router {
    let Site { tables, metrics, guard, .. } = site.clone();
    for_people(&tables)
        .merge(for_programs(&tables))
        .layer(from_fn(finish))
        .layer(CsrfLayer::new())
        .layer(from_fn(guard::with_reason))
        .layer(from_fn_with_state(guard.clone(), guard::in_time))
        .layer(from_fn_with_state(guard.clone(), guard::admit))
        .layer(from_fn_with_state(guard, guard::secured))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        // Gzip: for pages of this size brotli takes longer and saves nothing.
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(metrics, metrics::measure))
        .with_state(site)
}

/// The pages, and what their forms and scripts ask for.
fn for_people(tables: &Tables) -> Router<Site> {
    around()
        .merge(at_a_table())
        .merge(of_people())
        .fallback(refusal::nothing_there)
        .layer(RequestBodyLimitLayer::new(MOST_BYTES))
        // May carry a file of cards, which is longer than a form.
        .route("/matches", post(matches::create).layer(DefaultBodyLimit::max(MOST_FILE_BYTES)))
        // Reads what is too long to its end, and so is bounded by itself.
        .route("/records", post(records::bring).layer(DefaultBodyLimit::disable()))
        .layer(from_fn_with_state(tables.clone(), sealed::guard))
        .layer(from_fn_with_state(tables.clone(), refusal::in_words))
        .layer(from_fn_with_state(tables.clone(), recognise))
}

/// The interface for programs, which know themselves by their tokens and are answered in documents.
fn for_programs(tables: &Tables) -> Router<Site> {
    Router::new()
        .nest("/api/v1", api::router())
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn_with_state(tables.clone(), sealed::guard))
}

/// What there is for everybody.
fn around() -> Router<Site> {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::figures))
        .route("/", get(home::show))
        .route("/play/{game}", post(home::play))
        .route("/new", get(matches::form))
        .route("/invitations/{token}", get(table::invitation))
        .route("/rules/{game}", get(lists::rules))
        .route("/learn/{game}", get(lessons::list))
        .route("/learn/{game}/{lesson}", get(lessons::show).post(lessons::begin))
        .route("/cards/{game}", get(reference::show))
        .route("/cards/{game}/{id}/picture.svg", get(reference::drawing))
        .route("/cards/{game}/{id}", get(card::show))
        .route("/showpieces/{game}", get(showpieces::show))
        .route("/assets/{version}/{name}", get(assets::serve))
}

/// A match, and what is done at it.
fn at_a_table() -> Router<Site> {
    Router::new()
        .route("/matches/{id}", get(table::show))
        .route("/matches/{id}/live", get(live::stream))
        .route("/matches/{id}/parts", get(table::fresh))
        .route("/matches/{id}/preview", get(table::preview))
        .route("/matches/{id}/about", get(sheets::about))
        .route("/matches/{id}/find", get(sheets::find))
        .route("/matches/{id}/muster", get(sheets::muster))
        .route("/matches/{id}/sheets/{seat}", get(sheets::sheets))
        .route("/matches/{id}/same", get(sheets::same).post(sheets::play_same))
        .route("/matches/{id}/why-not", get(table::why_not))
        .route("/matches/{id}/actions", post(table::act))
        .route("/matches/{id}/hint", post(hints::show))
        .route("/matches/{id}/join", post(table::join))
        .route("/matches/{id}/chat", post(table::say))
        .route("/matches/{id}/undo", post(table::undo))
        .route("/matches/{id}/restart", post(table::restart))
        .route("/matches/{id}/ask-undo", post(table::undo))
        .route("/matches/{id}/allow-undo", post(table::allow_undo))
        .route("/matches/{id}/refuse-undo", post(table::refuse_undo))
        .route("/matches/{id}/resign", post(table::resign))
        .route("/matches/{id}/abort", post(table::resign))
        .route("/matches/{id}/return", post(table::take_back_seat))
        .route("/matches/{id}/fair", get(fair::show))
        .route("/matches/{id}/contribute", post(fair::contribute))
        .route("/matches/{id}/next", post(matches::next))
        .route("/matches/{id}/rematch", post(matches::rematch))
        .route("/matches/{id}/replay", get(replay::show))
        .route("/matches/{id}/score", get(score::show))
        .route("/matches/{id}/analysis", get(analysis::show).post(analysis::begin))
        .route("/matches/{id}/analysis/progress", get(analysis::progress))
        .route("/matches/{id}/replay/board", get(replay::board))
        .route("/matches/{id}/play-on", post(matches::play_on))
        .route("/matches/{id}/record", get(replay::record))
        .route("/matches/{id}/picture.svg", get(replay::svg))
        .route("/matches/{id}/picture.png", get(replay::png))
}

/// People: their own pages, each other's, and those who look after the house.
fn of_people() -> Router<Site> {
    Router::new()
        .route("/settings", post(settings::change))
        .route("/mine", get(lists::mine))
        .route("/watch", get(lists::watch))
        .route("/account", get(account::show))
        .route("/account/sign-up", post(account::sign_up))
        .route("/account/sign-in", post(account::sign_in))
        .route("/account/sign-out", post(account::sign_out))
        .route("/account/recover", post(account::recover))
        .route("/account/sessions/end", post(own_account::end_others))
        .route("/account/sessions/{id}/end", post(own_account::end_session))
        .route("/account/name", post(own_account::rename))
        .route("/account/password", post(own_account::change_password))
        .route("/account/codes", post(own_account::make_codes))
        .route("/account/export", get(own_account::download))
        .route("/account/delete", post(own_account::delete))
        .route("/admin", get(admin::show))
        .route("/admin/ban", post(admin::ban))
        .route("/admin/unban", post(admin::unban))
        .route("/admin/mute", post(admin::mute))
        .route("/admin/unmute", post(admin::unmute))
        .route("/admin/remark", post(admin::remove_remark))
        .route("/admin/match", post(admin::remove_match))
        .route("/admin/announce", post(admin::announce))
        .route("/admin/announce/end", post(admin::end_announcement))
        .route("/players", get(players::first))
        .route("/players/{player}", get(players::show))
        .route("/players/{game}/{speed}", get(players::list))
        .route("/tournaments", get(tournaments::list).post(tournaments::create))
        .route("/tournaments/new", get(tournaments::form))
        .route("/tournaments/{id}", get(tournaments::show))
        .route("/tournaments/{id}/enter", post(tournaments::enter))
        .route("/tournaments/{id}/leave", post(tournaments::leave))
        .route("/tournaments/{id}/start", post(tournaments::start))
        .route("/tokens", get(programs::show).post(programs::make))
        .route("/tokens/{id}/end", post(programs::end))
        .route("/notices", get(notices::stream))
        .route("/hooks", get(hooks::show).post(hooks::make))
        .route("/hooks/{id}/end", post(hooks::end))
}

/// Carries a change through even if whoever asked for it hangs up: what was begun half would be in the
/// database and not on the table.
async fn finish(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(failed) => std::panic::resume_unwind(failed.into_panic()),
    }
}

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}

/// What stands around a page for this visitor.
fn frame<'a>(visitor: &Visitor, book: &'a Phrasebook, path: impl Into<String>) -> Frame<'a> {
    Frame {
        book,
        path: path.into(),
        guest_name: visitor.guest.as_ref().map_or_else(String::new, |guest| guest.name.clone()),
        assets: assets::links(),
        appearance: visitor.appearance,
        announcement: visitor.announcement.clone(),
    }
}

fn html(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}
