//! Schemathesis: requests that others make up from the description of the interface for programs.

use std::process::Command;

use crate::measure::request;
use crate::process::{Process, run, target};
use crate::wire::Connection;

/// Requests for each route and each way of making them up.
const EXAMPLES: &str = "300";

const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

/// Lets it loose on a server, with the token of a guest.
pub(super) fn run_on(server: &Process) -> Result<(), String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let token = runtime.block_on(token(server)).map_err(|error| error.to_string())?;
    // `cargo xtask` has installed it.
    let mut schemathesis = Command::new(target()?.join("schemathesis/bin/schemathesis"));
    schemathesis.args(["run", &format!("http://{}/api/v1/openapi.json", server.address)]);
    schemathesis.args(["--header", &format!("Authorization: Bearer {token}")]);
    // A stream never ends; the requests above look at its head.
    schemathesis.args(["--exclude-path", "/stream", "--max-examples", EXAMPLES, "--seed", "1"]);
    schemathesis.args(["--checks", CHECKS]);
    run(schemathesis.current_dir(target()?))
}

async fn token(server: &Process) -> std::io::Result<String> {
    let mut connection = Connection::open(server.address, 0).await?;
    let made = connection.ask(&request("POST", "/guests", "", r#"{"name":"Schema"}"#)).await?;
    made.fine()?.text("token")
}
