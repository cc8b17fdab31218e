//! No route without a row: the list of routes is the one that makes the router.

use std::collections::BTreeSet;

use bastide_web::Route;

use crate::house::{House, Match};
use crate::roles::{ALWAYS, OVER, Outcasts, RUNNING, Row, ask};

/// The rest of the routes; Dark, the opponent, is to act in a match of Cathedral.
const REST: &[Row] = &[
    ("GET", "/healthz", &[], [200; 4]),
    ("GET", "/readyz", &[], [200; 4]),
    ("GET", "/privacy", &[], [200; 4]),
    ("GET", "/app.webmanifest", &[], [200; 4]),
    ("GET", "/icons/icon-192.png", &[], [200; 4]),
    ("GET", "/worker.js", &[], [200; 4]),
    ("GET", "/offline/fr", &[], [200; 4]),
    ("GET", "/next", &[], [303; 4]),
    ("GET", "/told", &[], [200; 4]),
    ("POST", "/told", &[("turn", "on")], [303; 4]),
    // They take documents, not forms.
    ("POST", "/told/browsers", &[], [415; 4]),
    ("POST", "/told/browsers/forget", &[], [415; 4]),
    ("POST", "/told/browsers/test", &[], [415; 4]),
    ("POST", "/told/browsers/1/end", &[], [403, 303, 303, 303]),
    ("GET", "/waiting", &[], [200; 4]),
    // Nothing is shuffled in Cathedral.
    ("GET", "/matches/ID/fair", &[], [404; 4]),
    ("POST", "/matches/ID/contribute", &[("nonce", "x")], [403, 403, 303, 303]),
    ("GET", "/matches/ID/score", &[], [409; 4]),
    ("GET", "/matches/ID/analysis", &[], [409; 4]),
    ("POST", "/matches/ID/analysis", &[], [409; 4]),
    ("GET", "/matches/ID/analysis/progress", &[], [409; 4]),
    // The match is rated.
    ("POST", "/matches/ID/hint", &[], [403, 403, 422, 422]),
    ("GET", "/matches/ID/about?part=box-farms-1", &[], [200; 4]),
    ("GET", "/matches/ID/find?words=x", &[], [404; 4]),
    ("GET", "/matches/ID/muster?posting=", &[], [403, 403, 404, 404]),
    ("GET", "/matches/ID/sheets/0", &[], [404; 4]),
    ("GET", "/matches/ID/same", &[], [404; 4]),
    ("POST", "/matches/ID/same", &[], [404; 4]),
    ("GET", "/matches/ID/why-not?part=cell-a1", &[], [200; 4]),
    ("POST", "/matches/ID/restart", &[], [403, 403, 422, 422]),
    ("GET", "/account", &[], [200; 4]),
    ("POST", "/account/sign-up", &[("name", "x"), ("password", "short")], [422; 4]),
    ("POST", "/account/sign-in", &[("name", "x"), ("password", "a guess")], [403; 4]),
    (
        "POST",
        "/account/recover",
        &[("name", "x"), ("code", "a guess"), ("password", "four towers, no gate")],
        [403; 4],
    ),
    ("POST", "/account/sessions/end", &[], [403; 4]),
    ("POST", "/account/sessions/1/end", &[], [403; 4]),
    ("POST", "/account/name", &[("name", "Guda")], [403; 4]),
    ("POST", "/account/password", &[("current", "x"), ("password", "y")], [403; 4]),
    ("POST", "/account/codes", &[("current", "x")], [403; 4]),
    ("GET", "/account/export", &[], [403, 200, 200, 200]),
    ("POST", "/account/delete", &[("current", "x")], [403; 4]),
    ("GET", "/admin", &[], [403; 4]),
    ("POST", "/admin/ban", &[("guest", "1"), ("reason", "x")], [403; 4]),
    ("POST", "/admin/unban", &[("guest", "1")], [403; 4]),
    ("POST", "/admin/mute", &[("guest", "1"), ("reason", "x")], [403; 4]),
    ("POST", "/admin/unmute", &[("guest", "1")], [403; 4]),
    ("POST", "/admin/remark", &[("match", "ID"), ("number", "1")], [403; 4]),
    ("POST", "/admin/match", &[("match", "ID")], [403; 4]),
    ("POST", "/admin/announce", &[("words", "x"), ("hours", "1")], [403; 4]),
    ("POST", "/admin/announce/end", &[], [403; 4]),
    ("GET", "/tournaments", &[], [200; 4]),
    ("GET", "/tournaments/new", &[], [200; 4]),
    ("GET", "/tournaments/0123456789", &[], [404; 4]),
    ("POST", "/tournaments", &[("title", "Spring")], [422; 4]),
    ("POST", "/tournaments/0123456789/enter", &[], [404; 4]),
    ("POST", "/tournaments/0123456789/leave", &[], [403, 404, 404, 404]),
    ("POST", "/tournaments/0123456789/start", &[], [403, 404, 404, 404]),
    ("GET", "/players", &[], [200; 4]),
    ("GET", "/players/guest:1", &[], [200; 4]),
    ("GET", "/players/tournay/untimed", &[], [200; 4]),
    ("GET", "/tokens", &[], [200; 4]),
    ("POST", "/tokens", &[("label", "bot"), ("scope", "read")], [200; 4]),
    ("POST", "/tokens/1/end", &[], [403, 303, 303, 303]),
    // A bot stands in for nobody here, so that nothing is to be taken back.
    ("POST", "/matches/ID/return", &[], [403, 403, 303, 303]),
    ("GET", "/hooks", &[], [200; 4]),
    ("POST", "/hooks", &[("url", "http://10.0.0.1/")], [422; 4]),
    ("POST", "/hooks/1/end", &[], [403, 303, 303, 303]),
    ("GET", "/invitations/nonsense", &[], [404; 4]),
    ("GET", "/learn/tournay", &[], [200; 4]),
    ("GET", "/learn/tournay/borrow", &[], [200; 4]),
    ("POST", "/learn/tournay/borrow", &[], [303; 4]),
    ("GET", "/cards/tournay", &[], [200; 4]),
    ("GET", "/cards/tournay/Y1-MARKET", &[], [200; 4]),
    ("GET", "/cards/tournay/Y1-MARKET/picture.svg", &[], [200; 4]),
    ("GET", "/showpieces/cathedral", &[], [200; 4]),
    ("GET", "/assets/1/style.css", &[], [200; 4]),
    // No file and no text: there is nothing to bring.
    ("POST", "/records", &[], [400; 4]),
    // The last: whoever is banned has no session afterwards.
    ("POST", "/account/sign-out", &[], [303; 4]),
];

#[tokio::test(flavor = "multi_thread")]
async fn the_rest_of_the_routes_knows_who_asks() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let outcasts = Outcasts::of(&house).await;
    for row in REST {
        ask(&house, &game, &outcasts, row).await;
    }
}

/// A stream never ends, so only its head is asked for; [`crate::live`] listens to it.
#[tokio::test(flavor = "multi_thread")]
async fn anybody_but_the_banned_may_hear_that_something_changed() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    assert_eq!(house.stranger().head("/notices").await.status(), 204);
    assert_eq!(game.owner.head("/notices").await.status(), 200);
    let (live, outcasts) = (format!("/matches/{}/live", game.id), Outcasts::of(&house).await);
    for person in [house.stranger(), game.owner, game.opponent, outcasts.expired] {
        assert_eq!(person.head(&live).await.status(), 200);
    }
    assert_eq!(outcasts.banned.head(&live).await.status(), 403);
}

const LIVE: [(&str, &str); 2] = [("GET", "/matches/{id}/live"), ("GET", "/notices")];

/// The routes of the pages; [`crate::walk_api`] walks those of the API.
fn routes() -> Vec<Route> {
    bastide_web::routes().into_iter().filter(|route| !route.path.starts_with("/api/")).collect()
}

/// Whether a path that is asked for is one of a route.
fn is_of(path: &str, route: &str) -> bool {
    let path = path.split('?').next().unwrap_or_default();
    let (asked, listed): (Vec<_>, Vec<_>) = (path.split('/').collect(), route.split('/').collect());
    let fits = |(asked, listed): (&&str, &&str)| listed.starts_with('{') || asked == listed;
    asked.len() == listed.len() && asked.iter().zip(&listed).all(fits)
}

#[test]
fn no_route_is_without_a_row() {
    let routes = routes();
    assert!(routes.len() > 65, "{} routes were read", routes.len());
    let rows: Vec<&Row> = [ALWAYS, RUNNING, OVER, REST].into_iter().flatten().collect();
    // A plain path is more of a route than one with a hole in it.
    let most_exact = |method: &str, path: &str| {
        let is_fitting = |route: &&Route| route.method == method && is_of(path, &route.path);
        let fitting = routes.iter().filter(is_fitting);
        fitting.min_by_key(|route| route.path.matches('{').count())
    };
    let walked: BTreeSet<_> = rows.iter().filter_map(|(m, path, ..)| most_exact(m, path)).collect();
    let is_live = |route: &Route| LIVE.contains(&(route.method, route.path.as_str()));
    let missing: Vec<_> =
        routes.iter().filter(|route| !is_live(route) && !walked.contains(route)).collect();
    assert!(missing.is_empty(), "give these a row: {missing:?}");
}

/// The list as a file, for those who cannot ask the program: fuzzing reads it. `BASTIDE_BLESS=1` writes it anew.
#[test]
fn the_file_of_routes_says_what_there_is() {
    let listed = bastide_web::routes();
    let lines = listed.iter().map(|route| format!("{} {}\n", route.method, route.path));
    let (file, now) =
        (concat!(env!("CARGO_MANIFEST_DIR"), "/routes.txt"), lines.collect::<String>());
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        std::fs::write(file, &now).unwrap();
    }
    assert_eq!(std::fs::read_to_string(file).unwrap(), now, "bless server/routes.txt");
}
