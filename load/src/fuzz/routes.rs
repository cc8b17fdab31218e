//! The routes that are asked: those of the pages, from the list that a test keeps up to date, and those of the API,
//! from its description.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use serde_json::Value;

use crate::wire::Connection;

/// A route, and the names of what its body holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Route {
    pub(super) method: &'static str,
    pub(super) path: String,
    pub(super) fields: Vec<String>,
    pub(super) is_api: bool,
}

const METHODS: [&str; 2] = ["GET", "POST"];
const API_METHODS: [(&str, &str); 5] =
    [("GET", "get"), ("POST", "post"), ("PUT", "put"), ("PATCH", "patch"), ("DELETE", "delete")];

/// What the forms of the pages hold.
const FORM_FIELDS: &[&str] = &[
    "action",
    "seq",
    "key",
    "seat",
    "words",
    "name",
    "language",
    "appearance",
    "label",
    "scope",
    "days",
    "ply",
    "level",
    "game",
    "setup",
    "seat0",
    "seat1",
    "seat2",
    "seat3",
    "visibility",
    "games",
    "shuffle",
    "nonce",
    "seed",
    "record",
    "clock",
    "password",
    "code",
    "reason",
    "back",
];

/// Every route there is.
pub(super) async fn all(root: &Path, server: SocketAddr) -> Result<Vec<Route>, String> {
    let file = root.join("server/routes.txt");
    let list = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut routes = of_pages(&list);
    routes.extend(of_api(&description(server).await.map_err(|error| error.to_string())?));
    if routes.len() < 60 {
        return Err(format!("only {} routes were read", routes.len()));
    }
    Ok(routes)
}

/// A line is a method and a path: `GET /matches/{id}`.
fn of_pages(list: &str) -> Vec<Route> {
    let lines = list.lines().filter_map(|line| line.split_once(' '));
    let pages = lines.filter(|(_, path)| !path.starts_with("/api/"));
    let routes = pages.filter_map(|(method, path)| {
        let method = METHODS.into_iter().find(|known| *known == method)?;
        let fields = FORM_FIELDS.iter().map(|&field| field.to_owned()).collect();
        Some(Route { method, path: path.to_owned(), fields, is_api: false })
    });
    routes.collect()
}

async fn description(server: SocketAddr) -> std::io::Result<Value> {
    let mut connection = Connection::open(server, 0).await?;
    let request = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: fuzz\r\n\r\n";
    let answer = connection.ask(request.as_bytes()).await?.fine()?;
    serde_json::from_slice(&answer.body).map_err(std::io::Error::other)
}

fn of_api(description: &Value) -> Vec<Route> {
    let mut routes = Vec::new();
    for (path, deeds) in description["paths"].as_object().into_iter().flatten() {
        for (method, word) in API_METHODS {
            if let Some(deed) = deeds.get(word) {
                let fields = fields_of(description, deed);
                routes.push(Route { method, path: format!("/api/v1{path}"), fields, is_api: true });
            }
        }
    }
    routes
}

/// The names in the schema of a body.
fn fields_of(description: &Value, deed: &Value) -> Vec<String> {
    let schema = &deed["requestBody"]["content"]["application/json"]["schema"]["$ref"];
    let pointer = schema.as_str().and_then(|name| name.strip_prefix('#')).unwrap_or_default();
    let properties =
        description.pointer(&format!("{pointer}/properties")).and_then(Value::as_object);
    properties.into_iter().flatten().map(|(name, _)| name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_read_with_their_methods_and_fields() {
        let list = "GET /a\nPOST /a\nPOST /b/{id}\nGET /api/v1/c\n";
        let read: Vec<_> =
            of_pages(list).into_iter().map(|route| (route.method, route.path)).collect();
        assert_eq!(read, [("GET", "/a".into()), ("POST", "/a".into()), ("POST", "/b/{id}".into())]);
        let description = serde_json::json!({
            "paths": {"/x": {"post": {"requestBody": {"content": {"application/json": {
                "schema": {"$ref": "#/components/schemas/X"}}}}}}},
            "components": {"schemas": {"X": {"properties": {"seq": {}, "key": {}}}}},
        });
        let read = of_api(&description);
        assert_eq!((read[0].method, read[0].path.as_str()), ("POST", "/api/v1/x"));
        assert_eq!(read[0].fields, ["key", "seq"]);
    }
}
