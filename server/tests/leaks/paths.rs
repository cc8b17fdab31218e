//! Which paths there are: from the list that makes the router, so that a new one is asked for or named here.

use std::collections::BTreeSet;

use bastide_core::Seat;
use bastide_matches::MatchState;
use bastide_text::Phrasebook;
use serde_json::Value;

use crate::answers::Question;
use crate::house::{House, encoded};
use crate::log::alone;

/// What is asked for of every match, with `ID` for the match and `GAME` for its game.
const PAGES: &[&str] = &[
    "/",
    "/new",
    "/new?game=GAME",
    "/mine",
    "/watch",
    "/next",
    "/waiting",
    "/tokens",
    "/hooks",
    "/told",
    "/account",
    "/account/export",
    "/admin",
    "/players",
    "/players/guest:1",
    "/players/GAME/untimed",
    "/tournaments",
    "/tournaments/new",
    "/tournaments/0123456789",
    "/healthz",
    "/readyz",
    "/privacy",
    "/rules/GAME",
    "/learn/GAME",
    "/cards/GAME",
    "/matches/ID",
    "/matches/ID/parts",
    "/matches/ID/preview?action=nonsense",
    "/matches/ID/about?part=box-farms-1",
    "/matches/ID/about?part=hand-1-1",
    "/matches/ID/about?part=hand-2-1",
    "/matches/ID/about?part=deck-yellow-1",
    "/matches/ID/about?part=event-deck",
    "/matches/ID/about?part=looked-1",
    "/matches/ID/about?part=hand-1-1&ply=6",
    "/matches/ID/about?part=deck-yellow-1&ply=6",
    "/matches/ID/about?part=attack-red-1&ply=6",
    "/matches/ID/about?part=attack-red-1",
    "/matches/ID/find?words=a",
    "/matches/ID/muster?posting=",
    "/matches/ID/sheets/0",
    "/matches/ID/sheets/1",
    "/matches/ID/same",
    "/matches/ID/why-not?part=deck-Y1",
    "/matches/ID/fair",
    "/matches/ID/replay",
    "/matches/ID/replay/board",
    "/matches/ID/replay/board?ply=6&from=1",
    "/matches/ID/score",
    "/matches/ID/analysis",
    "/matches/ID/analysis/progress",
    "/matches/ID/record",
    "/matches/ID/picture.svg",
    "/matches/ID/picture.png?width=100",
    "/invitations/nonsense",
    "/nowhere",
];

/// Routes that know nothing of any match: the same bytes for everybody, or figures of the whole server.
const ELSEWHERE: &[&str] = &[
    "/learn/{game}/{lesson}",
    "/cards/{game}/{id}/picture.svg",
    "/cards/{game}/{id}",
    "/showpieces/{game}",
    "/assets/{version}/{name}",
    "/app.webmanifest",
    "/icons/{name}",
    "/worker.js",
    "/offline/{language}",
];

/// Says nothing until somebody acts; `routes/clocks.rs` deals anew what it tells then.
const NOTICES: &str = "/notices";

/// The interface for programs.
const PROGRAMS: &[&str] = &[
    "/games",
    "/me",
    "/tokens",
    "/matches",
    "/matches?which=open",
    "/matches?which=public",
    "/matches/ID",
    "/matches/ID/log",
    "/matches/ID/record",
    "/ratings/GAME/untimed",
    "/players/guest:1",
    "/tournaments",
    "/tournaments/0123456789",
    "/openapi.json",
    // Refused without a web socket, over which goes what the stream tells.
    "/socket",
];

const STREAMS: &[&str] = &["/matches/ID/live?after=0", "/api/v1/stream"];

/// Deeds that are refused at a match in play, whoever asks.
const REFUSED: &[(&str, &[(&str, &str)])] = &[
    ("/matches/ID/actions", &[("seq", "0"), ("key", "leak"), ("action", "nonsense")]),
    ("/matches/ID/join", &[("seat", "9"), ("key", "leak")]),
    ("/matches/ID/refuse-undo", &[("key", "leak")]),
    ("/matches/ID/play-on", &[("ply", "0"), ("level", "random")]),
    ("/matches/ID/next", &[]),
];

/// Everything that is asked for of a match. Drawing in pixels takes far longer than the rest and is made from the
/// drawing in lines, so only some matches are asked for it.
pub(crate) fn questions(id: &str, game: &str, has_pixels: bool) -> Vec<Question> {
    let filled = |path: &str| path.replace("ID", id).replace("GAME", game);
    let pages = PAGES.iter().filter(|path| has_pixels || !path.contains(".png"));
    let mut all: Vec<Question> = pages.map(|path| Question::Get(filled(path))).collect();
    let programs =
        PROGRAMS.iter().map(|path| Question::Program(format!("/api/v1{}", filled(path))));
    all.extend(programs);
    all.extend(STREAMS.iter().map(|path| Question::Stream(filled(path))));
    all.extend(REFUSED.iter().map(|(path, fields)| {
        let fields = fields.iter().map(|(name, value)| (*name, (*value).to_owned()));
        Question::Refused(filled(path), fields.collect())
    }));
    all
}

/// What somebody on a seat could do is asked for beforehand, too: what it would bring is told as far as they can know.
pub(crate) fn previews(id: &str, now: &MatchState, seat: Seat) -> Vec<Question> {
    let offers = now.game.offers(seat, &Phrasebook::default());
    let step = (offers.len() / 3).max(1);
    let some = offers.iter().step_by(step).map(|(action, _)| encoded(action));
    some.map(|action| Question::Get(format!("/matches/{id}/preview?action={action}"))).collect()
}

/// Whether a path that is asked for is one of a route.
fn is_of(path: &str, route: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (asked, listed): (Vec<_>, Vec<_>) = (path.split('/').collect(), route.split('/').collect());
    let fits = |(asked, listed): (&&str, &&str)| listed.starts_with('{') || asked == listed;
    asked.len() == listed.len() && asked.iter().zip(&listed).all(fits)
}

/// The routes of the pages that answer without changing anything.
fn routes() -> Vec<String> {
    let all = bastide_web::routes().into_iter();
    let pages = all.filter(|route| route.method == "GET" && !route.path.starts_with("/api/"));
    pages.map(|route| route.path).collect()
}

#[test]
fn no_route_is_left_out() {
    let routes = routes();
    assert!(routes.len() > 30, "{} routes were read", routes.len());
    let asked: Vec<&str> = PAGES.iter().chain(STREAMS).chain(ELSEWHERE).copied().collect();
    let is_asked = |route: &str| asked.iter().any(|path| is_of(path, route) || *path == route);
    let missing: BTreeSet<_> =
        routes.into_iter().filter(|route| !is_asked(route) && route != NOTICES).collect();
    assert!(missing.is_empty(), "ask for these, or say why they know no match: {missing:?}");
}

#[tokio::test]
async fn nothing_of_the_interface_for_programs_is_left_out() {
    let _turn = alone().await;
    let house = House::new().await;
    let description: Value = house.stranger().get("/api/v1/openapi.json").await.json();
    let paths = description["paths"].as_object().unwrap();
    let read = paths.iter().filter(|(_, deeds)| deeds.get("get").is_some());
    let is_asked = |route: &str| {
        let full = format!("/api/v1{route}");
        PROGRAMS.iter().any(|path| is_of(path, route)) || STREAMS.contains(&full.as_str())
    };
    let missing: Vec<_> = read.map(|(route, _)| route).filter(|route| !is_asked(route)).collect();
    assert!(paths.len() > 10 && missing.is_empty(), "ask for these: {missing:?}");
}
