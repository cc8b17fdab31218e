//! The interface for programs, under `/api/v1`: JSON in, JSON out, problems as documents.
//!
//! A program acts for a guest by a token with scopes. It sees what its guest would see on the page, made
//! from the same views, and what it sends goes the same way as a click. Every route is described by the macro
//! that makes it; the description is served beside the routes.

mod description;
mod games;
mod matches;
mod play;
mod problem;
mod program;
mod ratings;
mod scene;
mod socket;
mod socket_words;
mod standing;
mod stream;
mod tokens;
mod tournaments;

use axum::routing::get;
use axum::{Json, Router};
use utoipa::openapi::OpenApi as Description;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::site::Site;
use problem::{no_such_method, nothing_there};

pub(crate) use problem::unsealed;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bastide",
        description = "Tournay, Cathedral and The Anarchy for programs. Get a token from POST /guests or from the page \
            /tokens, send it as a bearer token, listen to GET /stream, and act where `legal` is not empty.",
        license(name = "MIT OR Apache-2.0")
    ),
    components(schemas(matches::Which, socket_words::SocketRequest, socket_words::SocketMessage)),
    modifiers(&Bearer)
)]
struct Api;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, api: &mut Description) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        api.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// The routes and their description, which cannot drift apart.
fn described() -> (Router<Site>, Description) {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(games::list))
        .routes(routes!(tokens::arrive))
        .routes(routes!(tokens::me))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::end))
        .routes(routes!(matches::list, matches::create))
        .routes(routes!(matches::show))
        .routes(routes!(matches::log))
        .routes(routes!(matches::record))
        .routes(routes!(matches::sit))
        .routes(routes!(matches::shuffle))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::answer_undo))
        .routes(routes!(play::resign))
        .routes(routes!(play::say))
        .routes(routes!(ratings::list))
        .routes(routes!(ratings::player))
        .routes(routes!(tournaments::list))
        .routes(routes!(tournaments::show))
        .routes(routes!(tournaments::enter))
        .routes(routes!(tournaments::leave))
        .routes(routes!(stream::listen))
        .routes(routes!(socket::open))
        .split_for_parts()
}

/// The methods and paths of all routes, below `/api/v1`.
pub(crate) fn routes() -> Vec<(&'static str, String)> {
    let (_, description) = described();
    let paths = description.paths.paths.into_iter();
    let listed = paths.flat_map(|(path, item)| {
        let methods = [
            ("GET", item.get),
            ("POST", item.post),
            ("PUT", item.put),
            ("PATCH", item.patch),
            ("DELETE", item.delete),
        ];
        let there = methods.into_iter().filter(|(_, operation)| operation.is_some());
        there.map(|(method, _)| (method, path.clone())).collect::<Vec<_>>()
    });
    listed.chain([("GET", DESCRIPTION.to_owned())]).collect()
}

const DESCRIPTION: &str = "/openapi.json";

/// Everything under `/api/v1`.
pub(crate) fn router() -> Router<Site> {
    let (router, mut description) = described();
    description::complete(&mut description);
    description.servers = Some(vec![utoipa::openapi::Server::new("/api/v1")]);
    router
        .route(DESCRIPTION, get(async move || Json(description.clone())))
        .fallback(nothing_there)
        .method_not_allowed_fallback(no_such_method)
}
