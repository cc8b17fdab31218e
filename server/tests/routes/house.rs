//! A house with a database of its own, people in it, and a match to begin with.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{
    ACCEPT, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE,
};
use axum::http::{HeaderMap, Request, Response, StatusCode};
use axum::{Extension, Router};
use bastide_community::Community;
use bastide_matches::Time;
use bastide_server::{Hosting, apps};
use bastide_store::Store;
use rusqlite::Connection;
use serde_json::Value;
use tempfile::TempDir;
use tower::ServiceExt as _;

pub(crate) const FRAGMENTS: &str = "text/vnd.bastide.fragments";

pub(crate) struct House {
    folder: TempDir,
    pub(crate) tables: Community,
    pub(crate) app: Router,
    /// What the listener of the figures answers.
    pub(crate) figures: Router,
}

impl House {
    pub(crate) async fn new() -> Self {
        Self::in_folder(TempDir::new().unwrap()).await
    }

    async fn in_folder(folder: TempDir) -> Self {
        crate::games::install();
        let store = Store::open(folder.path().join("bastide.db")).await.unwrap();
        let tables = Community::new(store);
        let (app, figures) = apps(tables.clone(), Hosting::open());
        Self { folder, tables, app, figures }
    }

    /// A house that stands in the world as this says.
    pub(crate) async fn hosted(hosting: Hosting) -> Self {
        let house = Self::new().await;
        let (app, figures) = apps(house.tables.clone(), hosting);
        Self { app, figures, ..house }
    }

    /// A house that goes by another time than the machine's.
    pub(crate) fn with_time(self, time: Time) -> Self {
        let tables = Community::by(self.tables.store().clone(), time);
        let hosting = Hosting { hooks_to_private: true, ..Hosting::open() };
        let (app, figures) = apps(tables.clone(), hosting);
        Self { tables, app, figures, ..self }
    }

    /// The same database, looked at by a server that knows nothing yet.
    pub(crate) async fn restarted(self) -> Self {
        Self::in_folder(self.folder).await
    }

    pub(crate) fn stranger(&self) -> Person {
        Person { app: self.app.clone(), cookies: BTreeMap::new(), headers: HeaderMap::new() }
    }

    /// Somebody who has a name here, and no seat.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        let mut guest = self.stranger();
        guest.post("/settings", &[("name", name)]).await.expect(StatusCode::SEE_OTHER);
        guest
    }

    /// Asks the database itself.
    pub(crate) fn count(&self, table: &str) -> u32 {
        let raw = Connection::open(self.folder.path().join("bastide.db")).unwrap();
        raw.query_one(&format!("select count(*) from {table}"), (), |row| row.get(0)).unwrap()
    }

    /// Whether the files of the database hold these words anywhere.
    pub(crate) fn holds(&self, words: &str) -> bool {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        let mut bytes = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
        bytes.any(|bytes| bytes.windows(words.len()).any(|window| window == words.as_bytes()))
    }

    /// The one text that a question to the database is answered with.
    pub(crate) fn text(&self, question: &str) -> String {
        let raw = Connection::open(self.folder.path().join("bastide.db")).unwrap();
        raw.prepare(question)
            .unwrap()
            .query_map((), |row| row.get(0))
            .unwrap()
            .next()
            .unwrap()
            .unwrap()
    }

    /// Every cell of every table, bytes in hexadecimal digits, with spaces between them.
    pub(crate) fn everything(&self) -> String {
        let raw = Connection::open(self.folder.path().join("bastide.db")).unwrap();
        let columns = "select 'select group_concat(case typeof(\"' || c.name || '\") when ''blob'' then hex(\"'
                || c.name || '\") else \"' || c.name || '\" end, '' '') from \"' || m.name || '\"'
            from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table'";
        let mut asked = raw.prepare(columns).unwrap();
        let questions = asked.query_map((), |row| row.get::<_, String>(0)).unwrap();
        let cells = questions.map(|question| {
            raw.query_one(&question.unwrap(), (), |row| row.get::<_, Option<String>>(0)).unwrap()
        });
        cells.flatten().collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn sql(&self, statement: &str) {
        let raw = Connection::open(self.folder.path().join("bastide.db")).unwrap();
        raw.execute(statement, ()).unwrap();
    }
}

/// Two who play and one who looks on; the match has three plies, and Dark is to act.
pub(crate) struct Match {
    pub(crate) id: String,
    pub(crate) owner: Person,
    pub(crate) opponent: Person,
}

pub(crate) const OPENING: [&str; 3] = ["CAnE5", "TOnB9", "IFnH9"];

impl Match {
    /// A match between Nell and Odo, who came by her link, before the first action.
    pub(crate) async fn fresh(house: &House, more: &[(&str, &str)]) -> Self {
        let mut owner = house.guest("Nell").await;
        let mut fields = vec![("seat0", "me"), ("seat1", "friend")];
        fields.extend(more);
        let id = owner.creates(&fields).await;
        let link = invitation(&owner.page(&id).await);
        let mut opponent = house.guest("Odo").await;
        opponent.get(&link).await.expect(StatusCode::SEE_OTHER);
        opponent.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
        Self { id, owner, opponent }
    }

    pub(crate) async fn begun(house: &House) -> Self {
        let Self { id, mut owner, mut opponent } = Self::fresh(house, &[]).await;
        for (seq, action) in OPENING.into_iter().enumerate() {
            let mover = if seq % 2 == 0 { &mut owner } else { &mut opponent };
            mover.act(&id, &seq.to_string(), action, action).await.expect(StatusCode::OK);
        }
        Self { id, owner, opponent }
    }

    /// The next action, by whoever is to act.
    pub(crate) async fn plays(&mut self, action: &str) {
        let id = self.id.clone();
        let mover = self.mover().await;
        let seq = mover.seq(&id).await.expect("somebody is to act");
        let key = format!("{seq}-{action}");
        mover.act(&id, &seq, &key, action).await.expect(StatusCode::OK);
    }

    async fn mover(&mut self) -> &mut Person {
        let id = self.id.clone();
        let is_owner = self.owner.seq(&id).await.is_some();
        if is_owner { &mut self.owner } else { &mut self.opponent }
    }

    /// Plays what is legal until nothing is: Nell the first thing, Odo the last.
    pub(crate) async fn plays_to_the_end(&mut self) {
        loop {
            let id = self.id.clone();
            let mut legal = legal(&self.owner.page(&id).await);
            legal.truncate(1);
            if legal.is_empty() {
                legal = self::legal(&self.opponent.page(&id).await);
            }
            let Some(action) = legal.last() else { return };
            self.plays(action).await;
        }
    }
}

/// What a page lets its viewer do: its buttons, or a place for each piece and turn.
fn legal(page: &str) -> Vec<String> {
    if let Some(button) = between(page, "name=\"action\" value=\"", "\"") {
        return vec![button.to_owned()];
    }
    let Some(script) = between(page, "id=\"legal\"", "</script>") else { return Vec::new() };
    let legal: Value = serde_json::from_str(script.split_once('>').unwrap().1).unwrap();
    let placements = legal["placements"].as_object().unwrap().iter();
    placements.map(|(piece, at)| format!("{piece}{}", first_word(at))).collect()
}

fn first_word(text: &Value) -> &str {
    text.as_str().unwrap().split(' ').next().unwrap()
}

/// The link a friend is to be sent.
pub(crate) fn invitation(page: &str) -> String {
    format!("/invitations/{}", between(page, "/invitations/", "\"").expect("a link"))
}

pub(crate) fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(start)?;
    Some(rest.split_once(end)?.0)
}

/// How many actions the story of a table's page tells of.
pub(crate) fn told(page: &str) -> usize {
    let story = between(page, "id=\"story\"", "</section>").expect("a story");
    let last = story.rsplit("data-last=\"").next().filter(|_| story.contains("data-last"));
    last.and_then(|rest| rest.split_once('"')?.0.parse().ok()).unwrap_or(0)
}

/// Somebody with a browser: cookies are kept.
#[derive(Clone)]
pub(crate) struct Person {
    app: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    /// Sent with everything.
    pub(crate) headers: HeaderMap,
}

impl Person {
    /// The same browser, at another server.
    pub(crate) fn at(&self, house: &House) -> Self {
        Self { app: house.app.clone(), ..self.clone() }
    }

    /// The same browser, on a connection from this address.
    pub(crate) fn from(self, address: &str) -> Self {
        let peer = SocketAddr::new(address.parse().unwrap(), 4711);
        Self { app: self.app.layer(Extension(ConnectInfo(peer))), ..self }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    /// Also where the server fails, which it does nowhere else.
    pub(crate) async fn get_whatever(&mut self, path: &str) -> Answer {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.send(self.form(path, fields, "text/html")).await
    }

    /// What a script sends as a document.
    pub(crate) async fn post_json(&mut self, path: &str, told: &serde_json::Value) -> Answer {
        let request = self.request("POST", path).header(CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(told.to_string())).unwrap()).await
    }

    /// Something that is done at a table.
    pub(crate) async fn deed(&mut self, id: &str, deed: &str, fields: &[(&str, &str)]) -> Answer {
        self.post(&format!("/matches/{id}/{deed}"), fields).await
    }

    /// An action as the page's script sends it.
    pub(crate) async fn act(&mut self, id: &str, seq: &str, key: &str, action: &str) -> Answer {
        self.send(self.action(id, seq, key, action)).await
    }

    pub(crate) fn action(&self, id: &str, seq: &str, key: &str, action: &str) -> Request<Body> {
        let fields = [("seq", seq), ("key", key), ("action", action)];
        self.form(&format!("/matches/{id}/actions"), &fields, FRAGMENTS)
    }

    pub(crate) async fn page(&mut self, id: &str) -> String {
        self.get(&format!("/matches/{id}")).await.expect(StatusCode::OK).body
    }

    /// The number the page gives to this person's next action, if they are to act.
    pub(crate) async fn seq(&mut self, id: &str) -> Option<String> {
        between(&self.page(id).await, "name=\"seq\" value=\"", "\"").map(str::to_owned)
    }

    /// The id of a new match.
    pub(crate) async fn creates(&mut self, fields: &[(&str, &str)]) -> String {
        self.post("/matches", fields).await.match_id()
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header("host", "here");
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let cookies = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        request.header(COOKIE, cookies.collect::<Vec<_>>().join("; "))
    }

    /// A body of another kind than a plain form.
    pub(crate) fn sending(&self, path: &str, kind: &str, body: Vec<u8>) -> Request<Body> {
        let request = self.request("POST", path).header(ACCEPT, "text/html");
        request.header(CONTENT_TYPE, kind).body(Body::from(body)).unwrap()
    }

    /// A request for something as `accept` says.
    pub(crate) fn asking(&self, path: &str, accept: &str) -> Request<Body> {
        self.request("GET", path).header(ACCEPT, accept).body(Body::empty()).unwrap()
    }

    pub(crate) fn form(&self, path: &str, fields: &[(&str, &str)], accept: &str) -> Request<Body> {
        let pairs = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value)));
        self.request("POST", path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(ACCEPT, accept)
            .body(Body::from(pairs.collect::<Vec<_>>().join("&")))
            .unwrap()
    }

    /// The beginning of an answer, whose body may never end.
    pub(crate) async fn head(&self, path: &str) -> Response<Body> {
        self.head_of(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn head_of(&self, request: Request<Body>) -> Response<Body> {
        checked(self.app.clone().oneshot(request).await.unwrap())
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = checked(self.app.clone().oneshot(request).await.unwrap());
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(SET_COOKIE) {
            let (pair, _) = cookie.to_str().unwrap().split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let bytes = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        let body = String::from_utf8_lossy(&bytes).into_owned();
        Answer { status: parts.status, headers: parts.headers, body }
    }
}

/// What holds for every answer.
fn checked(response: Response<Body>) -> Response<Body> {
    assert!(!response.status().is_server_error(), "{response:?}");
    let policy = response.headers().get(CONTENT_SECURITY_POLICY).expect("a policy");
    let policy = policy.to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{policy}");
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    response
}

pub(crate) fn encoded(text: &str) -> String {
    use std::fmt::Write as _;
    text.bytes().fold(String::new(), |mut written, byte| {
        if byte.is_ascii_alphanumeric() {
            written.push(char::from(byte));
        } else {
            let _ = write!(written, "%{byte:02X}");
        }
        written
    })
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    #[track_caller]
    pub(crate) fn expect(self, status: StatusCode) -> Self {
        assert_eq!(self.status, status, "{}", self.body);
        self
    }

    pub(crate) fn location(&self) -> &str {
        self.headers[LOCATION].to_str().unwrap()
    }

    /// The match it leads to.
    #[track_caller]
    pub(crate) fn match_id(&self) -> String {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.body);
        self.location().strip_prefix("/matches/").expect("a match").to_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}
