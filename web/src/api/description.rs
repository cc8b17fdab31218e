//! What the description says of every route, so that no route has to say it again: refusals are problem documents,
//! and what cannot be read is refused before a route sees it.

use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, Response};

const JSON: &str = "application/json";
const PROBLEM: &str = "application/problem+json";

/// Completes the description of all routes.
pub(super) fn complete(description: &mut OpenApi) {
    for item in description.paths.paths.values_mut() {
        for operation in operations(item) {
            let has_body = operation.request_body.is_some();
            let unread: &[&str] = if has_body { &["400", "413", "415", "422"] } else { &["400"] };
            for &status in unread {
                let entry = operation.responses.responses.entry(status.to_owned());
                entry.or_insert_with(|| RefOr::T(problem()));
            }
            let responses = operation.responses.responses.iter_mut();
            for (_, response) in responses.filter(|(status, _)| status.starts_with('4')) {
                if let RefOr::T(response) = response
                    && let Some(content) = response.content.shift_remove(JSON)
                {
                    response.content.insert(PROBLEM.to_owned(), content);
                }
            }
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    [get, put, post, delete, patch].into_iter().flatten()
}

/// A refusal of what cannot be read.
fn problem() -> Response {
    let schema = RefOr::<utoipa::openapi::Schema>::Ref(Ref::from_schema_name("Problem"));
    let mut response = Response::new("What was sent cannot be read");
    response.content.insert(PROBLEM.to_owned(), RefOr::T(Content::new(Some(schema))));
    response
}
