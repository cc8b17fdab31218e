//! Requests that are wrong in one place or in many. The same number always makes the same request, so that what went
//! wrong can be sent again.

use std::fmt::{self, Write as _};
use std::net::SocketAddr;
use std::path::Path;

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::routes::{self, Route};
use super::values::{any, chance, encoded, odd, one_in};
use crate::measure::request as api_request;
use crate::wire::{Answer, Connection};

/// A request as it goes over the wire.
pub(super) struct Request {
    pub(super) bytes: Vec<u8>,
    /// Whether it is HTTP at all.
    pub(super) is_http: bool,
}

/// Makes requests for a server, of which it knows the routes, some people and a match.
pub(super) struct Maker {
    routes: Vec<Route>,
    /// What can stand in the place of a hole in a path.
    names: Vec<String>,
    /// Cookies of nobody, a guest and a liar.
    cookies: Vec<String>,
    /// Tokens of nobody, a guest, and one for looking only.
    tokens: Vec<String>,
    /// Whether requests claim to come through a proxy, from a few addresses: those of this machine have no limits.
    is_proxied: bool,
}

const METHODS: &[&str] =
    &["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW", "get"];
const KINDS: &[&str] = &[
    "application/x-www-form-urlencoded",
    "application/json",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "text/plain",
    "application/json; charset=utf-7",
    "x",
    "",
    "application/xml",
];
const QUERIES: &[&str] = &[
    "seat", "ply", "part", "words", "action", "width", "after", "posting", "game", "which", "page",
    "from", "lang",
];
const HEADERS: &[&str] = &[
    "Accept",
    "Accept-Language",
    "Accept-Encoding",
    "Origin",
    "Sec-Fetch-Site",
    "Last-Event-ID",
    "bastide-drawn",
    "Prefer",
    "Range",
    "If-None-Match",
    "X-Forwarded-For",
    "Forwarded",
    "Upgrade",
    "Cookie",
    "Authorization",
    "Referer",
    "User-Agent",
    "Host",
    "X-HTTP-Method-Override",
];
const NAMES: &[&str] =
    &["cathedral", "tournay", "anarchy", "borrow", "Y1-MARKET", "0", "1", "style.css", "nonsense"];

impl Maker {
    /// Learns the routes and makes some people known to the server.
    pub(super) async fn prepare(
        root: &Path,
        server: SocketAddr,
        id: &str,
        is_proxied: bool,
    ) -> Result<Self, String> {
        let routes = routes::all(root, server).await?;
        let failed = |error: std::io::Error| format!("the people of the requests: {error}");
        let mut connection = Connection::open(server, 0).await.map_err(failed)?;
        let cookie = cookie(&mut connection).await.map_err(failed)?;
        let made = connection
            .ask(&api_request("POST", "/guests", "", r#"{"name":"Fuzz"}"#))
            .await
            .map_err(failed)?;
        let token = made.fine().and_then(|given| given.text("token")).map_err(failed)?;
        let wish = r#"{"label":"eyes","scopes":["read"]}"#;
        let narrow =
            connection.ask(&api_request("POST", "/tokens", &token, wish)).await.map_err(failed)?;
        let narrow = narrow.fine().and_then(|given| given.text("token")).map_err(failed)?;
        let names = NAMES.iter().map(|&name| name.to_owned()).chain([
            id.to_owned(),
            id.to_owned(),
            id.to_owned(),
        ]);
        Ok(Self {
            routes,
            names: names.collect(),
            cookies: vec![
                String::new(),
                cookie,
                format!("bastide={}", "0".repeat(32)),
                "bastide=;=;;".to_owned(),
            ],
            tokens: vec![String::new(), token, narrow, "bastide_0".to_owned()],
            is_proxied,
        })
    }

    pub(super) fn request(&self, number: u64) -> Request {
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        if one_in(&mut rng, 50) {
            return garbage(&mut rng);
        }
        let route = loop {
            let route = &self.routes[chance(&mut rng, self.routes.len() as u32) as usize];
            // What sets a match up is asked for less often: a match that comes about stays in memory for a while.
            let sets_up = route.method == "POST" && !route.path.contains("{id}");
            if !sets_up || one_in(&mut rng, 20) {
                break route;
            }
        };
        let method = if one_in(&mut rng, 10) { any(&mut rng, METHODS) } else { route.method };
        let (target, body) = (self.target(&mut rng, route), body(&mut rng, route));
        let mut head =
            format!("{method} {target} HTTP/1.1\r\nHost: fuzz\r\n{}", self.who(&mut rng, route));
        if self.is_proxied {
            let _ = write!(head, "X-Forwarded-For: 203.0.113.{}\r\n", chance(&mut rng, 8));
        }
        for _ in 0..chance(&mut rng, 4) {
            let value: String = odd(&mut rng).chars().filter(|c| !c.is_control()).collect();
            let _ = write!(head, "{}: {value}\r\n", any(&mut rng, HEADERS));
        }
        head.push_str(&kind(&mut rng, route));
        let _ = write!(head, "Content-Length: {}\r\n\r\n", body.len());
        Request { bytes: [head.into_bytes(), body].concat(), is_http: true }
    }

    /// The path with something in each of its holes, and a query.
    fn target(&self, rng: &mut Pcg64Mcg, route: &Route) -> String {
        let parts = route.path.split('/').map(|part| {
            if !part.starts_with('{') {
                return part.to_owned();
            }
            if one_in(rng, 4) {
                encoded(&odd(rng))
            } else {
                self.names[chance(rng, self.names.len() as u32) as usize].clone()
            }
        });
        let mut target = parts.collect::<Vec<_>>().join("/");
        if one_in(rng, 30) {
            let _ = write!(target, "/{}", encoded(&odd(rng)));
        }
        for number in 0..chance(rng, 3) {
            let sign = if number == 0 { '?' } else { '&' };
            let _ = write!(target, "{sign}{}={}", any(rng, QUERIES), encoded(&odd(rng)));
        }
        target
    }

    fn who(&self, rng: &mut Pcg64Mcg, route: &Route) -> String {
        let list = if route.is_api { &self.tokens } else { &self.cookies };
        let who = &list[chance(rng, list.len() as u32) as usize];
        match (who.is_empty(), route.is_api) {
            (true, _) => String::new(),
            (false, true) => format!("Authorization: Bearer {who}\r\n"),
            (false, false) => format!("Cookie: {who}\r\n"),
        }
    }
}

/// The cookie of a new guest.
async fn cookie(connection: &mut Connection) -> std::io::Result<String> {
    let request = "POST /settings HTTP/1.1\r\nHost: fuzz\r\nContent-Type: application/x-www-form-urlencoded\r\n\
                   Content-Length: 9\r\n\r\nname=Fuzz";
    let answer: Answer = connection.ask(request.as_bytes()).await?;
    let cookie = answer.field("set-cookie").and_then(|cookie| cookie.split(';').next());
    cookie.map(str::to_owned).ok_or_else(|| std::io::Error::other("no cookie"))
}

fn kind(rng: &mut Pcg64Mcg, route: &Route) -> String {
    if route.method == "GET" && !one_in(rng, 10) {
        return String::new();
    }
    let right = if route.is_api { "application/json" } else { "application/x-www-form-urlencoded" };
    let kind = if one_in(rng, 5) { any(rng, KINDS) } else { right };
    format!("Content-Type: {kind}\r\n")
}

fn body(rng: &mut Pcg64Mcg, route: &Route) -> Vec<u8> {
    if route.method == "GET" && !one_in(rng, 20) {
        return Vec::new();
    }
    let body = match chance(rng, 12) {
        0 => String::new(),
        1 => odd(rng),
        2 => format!(
            "--x\r\nContent-Disposition: form-data; name=\"{}\"\r\n\r\n{}\r\n--x--",
            odd(rng),
            odd(rng)
        ),
        3 if one_in(rng, 20) => "z".repeat(200_000),
        _ if route.is_api => document(rng, route),
        _ => form(rng, route),
    };
    let mut body = body.into_bytes();
    if one_in(rng, 15) && !body.is_empty() {
        let at = chance(rng, body.len() as u32) as usize;
        body[at] = rng.next_u32() as u8;
    }
    if one_in(rng, 20) {
        body.truncate(chance(rng, body.len() as u32 + 1) as usize);
    }
    body
}

/// A JSON document with some of the fields of the route, some of the wrong type.
fn document(rng: &mut Pcg64Mcg, route: &Route) -> String {
    let mut fields = serde_json::Map::new();
    for field in &route.fields {
        if one_in(rng, 6) {
            continue;
        }
        let value = match chance(rng, 7) {
            0 => serde_json::json!(rng.next_u64()),
            1 => serde_json::json!(chance(rng, 5)),
            2 => serde_json::Value::Null,
            3 => serde_json::json!([odd(rng), odd(rng)]),
            4 => serde_json::json!(one_in(rng, 2)),
            _ => serde_json::json!(odd(rng)),
        };
        fields.insert(field.clone(), value);
    }
    if one_in(rng, 10) {
        fields.insert(odd(rng), serde_json::json!(odd(rng)));
    }
    serde_json::Value::Object(fields).to_string()
}

fn form(rng: &mut Pcg64Mcg, route: &Route) -> String {
    let mut pairs = Vec::new();
    for _ in 0..chance(rng, 8) {
        let field = &route.fields[chance(rng, route.fields.len() as u32) as usize];
        let value = odd(rng);
        // Not everybody who sends a form knows how to write one.
        let value = if one_in(rng, 10) { value } else { encoded(&value) };
        pairs.push(format!("{field}={value}"));
    }
    pairs.join("&")
}

/// What is no HTTP, or too much of it.
fn garbage(rng: &mut Pcg64Mcg) -> Request {
    let bytes = match chance(rng, 6) {
        0 => (0..chance(rng, 200)).map(|_| rng.next_u32() as u8).chain(*b"\r\n\r\n").collect(),
        1 => format!("GET /{} HTTP/1.1\r\nHost: fuzz\r\n\r\n", odd(rng)).into_bytes(),
        2 => format!(
            "GET / HTTP/1.1\r\nHost: fuzz\r\nCookie: {}\r\n\r\n",
            "c".repeat(1 << (10 + chance(rng, 10)))
        )
        .into_bytes(),
        3 => format!("GET / HTTP/1.1\r\n{}\r\n", "A: b\r\n".repeat(chance(rng, 400) as usize))
            .into_bytes(),
        4 => b"POST / HTTP/1.1\r\nHost: fuzz\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n".to_vec(),
        _ => format!("GET / HTTP/{}\r\n\r\n", odd(rng)).into_bytes(),
    };
    Request { bytes: [&bytes[..], b"\r\n\r\n"].concat(), is_http: false }
}

impl Request {
    /// Whether an answer to it has no body.
    pub(super) fn is_head(&self) -> bool {
        self.bytes.starts_with(b"HEAD ")
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf8_lossy(&self.bytes[..self.bytes.len().min(4000)]))
    }
}
