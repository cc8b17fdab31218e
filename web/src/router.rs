//! All routes, as one table: it builds the router and is the list that [`routes`] gives out.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::handler::Handler;
use axum::http::header::{CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{MethodRouter, get, post};
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::admin::routes as admin;
use crate::analysis::routes as analysis;
use crate::app::routes as app;
use crate::assets;
use crate::error::Refusal;
use crate::fairness::routes as fairness;
use crate::lessons::routes as lessons;
use crate::lists::routes as lists;
use crate::new_match::routes as new_match;
use crate::players::routes as players;
use crate::privacy::routes as privacy;
use crate::replay::routes as replay;
use crate::rules::routes as rules;
use crate::score::routes as score;
use crate::sealed;
use crate::site::Site;
use crate::table::chat::routes as chat;
use crate::table::explain;
use crate::table::hint::routes as hint;
use crate::table::sheets::routes as sheets;
use crate::tokens::routes as tokens;
use crate::told::routes as told;
use crate::tournaments::routes as tournaments;
use crate::visitor::recognise;
use crate::webhooks::routes as webhooks;
use crate::{account::own_routes as own_account, account::routes as account, account::settings};
use crate::{api, error_pages, health, metrics, notices};
use crate::{home::routes as home, home::showpieces};
use crate::{limits, limits::MOST_BYTES};
use crate::{records::routes as records, records::same_routes as same};
use crate::{reference::card, reference::routes as reference};
use crate::{table::live, table::routes as table};
use bastide_community::Community;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The files of cards and sheets that the program comes with have 70 to 80 KiB.
const MOST_FILE_BYTES: usize = 512 * 1024;
const API: &str = "/api/v1";

/// A route: what can be asked, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    pub method: &'static str,
    /// With its variables in braces: `/matches/{id}`.
    pub path: String,
}

/// Every route there is: those of the pages, then those of the API.
pub fn routes() -> Vec<Route> {
    let mut list = people().list;
    list.extend(with_long_bodies().list);
    let programs = api::routes().into_iter();
    list.extend(programs.map(|(method, path)| Route { method, path: format!("{API}{path}") }));
    list
}

/// Routes as they are written down, and the router that they make.
#[derive(Default)]
struct Table {
    list: Vec<Route>,
    router: Router<Site>,
}

impl Table {
    fn get<H, T>(self, path: &str, handler: H) -> Self
    where
        H: Handler<T, Site>,
        T: 'static,
    {
        self.with("GET", path, get(handler))
    }

    fn post<H, T>(self, path: &str, handler: H) -> Self
    where
        H: Handler<T, Site>,
        T: 'static,
    {
        self.with("POST", path, post(handler))
    }

    fn with(mut self, method: &'static str, path: &str, handler: MethodRouter<Site>) -> Self {
        self.list.push(Route { method, path: path.to_owned() });
        Self { router: self.router.route(path, handler), ..self }
    }

    fn and(mut self, other: Self) -> Self {
        self.list.extend(other.list);
        Self { list: self.list, router: self.router.merge(other.router) }
    }
}

/// The router of a site, with everything that stands before its routes.
pub fn site(site: Site) -> Router {
    let Site { tables, metrics, guard, .. } = site.clone();
    for_people(&tables)
        .merge(for_programs(&tables))
        .layer(from_fn(finish))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(guard.clone(), limits::in_time))
        .layer(from_fn_with_state(guard.clone(), limits::admit))
        .layer(from_fn(error_pages::with_reason))
        .layer(from_fn_with_state(guard, limits::secured))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        // Gzip: for pages of this size brotli takes longer and saves nothing.
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(metrics, metrics::measure))
        .with_state(site)
}

/// The pages, and what their forms and scripts ask for.
fn for_people(tables: &Community) -> Router<Site> {
    people()
        .router
        .fallback(error_pages::nothing_there)
        .layer(RequestBodyLimitLayer::new(MOST_BYTES))
        .merge(with_long_bodies().router)
        .layer(from_fn_with_state(tables.clone(), unsealed))
        .layer(from_fn_with_state(tables.clone(), error_pages::in_words))
        .layer(from_fn_with_state(tables.clone(), recognise))
}

/// The API for programs, which are known by their tokens and answered in documents.
fn for_programs(tables: &Community) -> Router<Site> {
    Router::new()
        .nest(API, api::router())
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn_with_state(tables.clone(), api::unsealed))
}

fn people() -> Table {
    for_everybody().and(at_a_table()).and(accounts_and_lists())
}

/// What is limited by its own handler, because it may be longer than a form.
fn with_long_bodies() -> Table {
    let file = DefaultBodyLimit::max(MOST_FILE_BYTES);
    // A record that is too long is read to its end to say so.
    let record = DefaultBodyLimit::disable();
    Table::default().with("POST", "/matches", post(new_match::create).layer(file)).with(
        "POST",
        "/records",
        post(records::bring).layer(record),
    )
}

fn for_everybody() -> Table {
    Table::default()
        .get("/healthz", health::alive)
        .get("/readyz", health::ready)
        .get("/", home::show)
        .get("/privacy", privacy::show)
        .post("/play/{game}", home::play)
        .get("/new", new_match::form)
        .get("/invitations/{token}", table::invitation)
        .get("/rules/{game}", rules::show)
        .get("/learn/{game}", lessons::list)
        .get("/learn/{game}/{lesson}", lessons::show)
        .post("/learn/{game}/{lesson}", lessons::begin)
        .get("/cards/{game}", reference::show)
        .get("/cards/{game}/{id}/picture.svg", reference::drawing)
        .get("/cards/{game}/{id}", card::show)
        .get("/showpieces/{game}", showpieces::show)
        .get("/assets/{version}/{name}", assets::serve)
        .get("/app.webmanifest", app::manifest)
        .get("/icons/{name}", app::picture)
        .get("/worker.js", app::worker)
        .get("/offline/{language}", app::offline)
}

/// A match, and what is done at it.
fn at_a_table() -> Table {
    Table::default()
        .get("/matches/{id}", table::show)
        .get("/matches/{id}/live", live::stream)
        .get("/matches/{id}/parts", table::fresh)
        .get("/matches/{id}/preview", table::preview)
        .get("/matches/{id}/about", explain::show)
        .get("/matches/{id}/find", sheets::find)
        .get("/matches/{id}/muster", sheets::muster)
        .get("/matches/{id}/sheets/{seat}", sheets::sheets)
        .get("/matches/{id}/same", same::same)
        .post("/matches/{id}/same", same::play_same)
        .get("/matches/{id}/why-not", table::why_not)
        .post("/matches/{id}/actions", table::act)
        .post("/matches/{id}/hint", hint::show)
        .post("/matches/{id}/join", table::join)
        .post("/matches/{id}/chat", table::say)
        .post("/matches/{id}/writing", chat::writing)
        .post("/matches/{id}/undo", table::undo)
        .post("/matches/{id}/restart", table::restart)
        .post("/matches/{id}/ask-undo", table::undo)
        .post("/matches/{id}/allow-undo", table::allow_undo)
        .post("/matches/{id}/refuse-undo", table::refuse_undo)
        .post("/matches/{id}/withdraw-undo", table::withdraw_undo)
        .post("/matches/{id}/resign", table::resign)
        .post("/matches/{id}/abort", table::resign)
        .post("/matches/{id}/return", table::take_back_seat)
        .get("/matches/{id}/fair", fairness::show)
        .post("/matches/{id}/contribute", fairness::contribute)
        .post("/matches/{id}/next", new_match::next)
        .post("/matches/{id}/rematch", new_match::rematch)
        .post("/matches/{id}/refuse-rematch", table::refuse_rematch)
        .get("/matches/{id}/replay", replay::show)
        .get("/matches/{id}/score", score::show)
        .get("/matches/{id}/analysis", analysis::show)
        .post("/matches/{id}/analysis", analysis::begin)
        .get("/matches/{id}/analysis/progress", analysis::progress)
        .get("/matches/{id}/replay/board", replay::board)
        .post("/matches/{id}/play-on", new_match::play_on)
        .get("/matches/{id}/record", replay::record)
        .get("/matches/{id}/picture.svg", replay::svg)
        .get("/matches/{id}/picture.png", replay::png)
}

/// Accounts, lists of matches and players, tournaments, and the pages of administrators.
fn accounts_and_lists() -> Table {
    Table::default()
        .post("/settings", settings::change)
        .get("/mine", lists::mine)
        .get("/watch", lists::watch)
        .get("/next", lists::next)
        .get("/waiting", lists::waiting)
        .get("/account", account::show)
        .post("/account/sign-up", account::sign_up)
        .post("/account/sign-in", account::sign_in)
        .post("/account/sign-out", account::sign_out)
        .post("/account/recover", account::recover)
        .post("/account/sessions/end", own_account::end_others)
        .post("/account/sessions/{id}/end", own_account::end_session)
        .post("/account/name", own_account::rename)
        .post("/account/password", own_account::change_password)
        .post("/account/codes", own_account::make_codes)
        .get("/account/export", own_account::download)
        .post("/account/delete", own_account::delete)
        .get("/admin", admin::show)
        .post("/admin/ban", admin::ban)
        .post("/admin/unban", admin::unban)
        .post("/admin/mute", admin::mute)
        .post("/admin/unmute", admin::unmute)
        .post("/admin/remark", admin::remove_remark)
        .post("/admin/match", admin::remove_match)
        .post("/admin/announce", admin::announce)
        .post("/admin/announce/end", admin::end_announcement)
        .get("/players", players::first)
        .get("/players/{player}", players::show)
        .get("/players/{game}/{speed}", players::list)
        .get("/tournaments", tournaments::list)
        .post("/tournaments", tournaments::create)
        .get("/tournaments/new", tournaments::form)
        .get("/tournaments/{id}", tournaments::show)
        .post("/tournaments/{id}/enter", tournaments::enter)
        .post("/tournaments/{id}/leave", tournaments::leave)
        .post("/tournaments/{id}/start", tournaments::start)
        .get("/tokens", tokens::show)
        .post("/tokens", tokens::make)
        .post("/tokens/{id}/end", tokens::end)
        .get("/notices", notices::stream)
        .get("/told", told::show)
        .post("/told", told::choose)
        .post("/told/browsers", told::subscribe)
        .post("/told/browsers/forget", told::forget)
        .post("/told/browsers/test", told::test)
        .post("/told/browsers/{id}/end", told::end)
        .get("/hooks", webhooks::show)
        .post("/hooks", webhooks::make)
        .post("/hooks/{id}/end", webhooks::end)
}

/// Turns strangers away from a match whose cards others have yet to play. A layer and not a line in the
/// routes, so that none can be forgotten.
async fn unsealed(State(tables): State<Community>, request: Request, next: Next) -> Response {
    match sealed::check(&tables, request).await {
        Ok(request) => next.run(request).await,
        Err(error) => Refusal(error).into_response(),
    }
}

/// Carries a change through even if the client hangs up: half of it would be in the
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
