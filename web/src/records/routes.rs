//! Records brought along: a match that was played elsewhere, or here long ago.

use axum::body::Body;
use axum::extract::{FromRequest as _, Multipart, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use tokio_stream::StreamExt as _;

use super::page;
use crate::error::Refusal;
use crate::site::html;
use crate::{limits::MOST_BYTES, limits::MOST_KIB};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_presentation::NotRead;
use bastide_store::Visibility;

/// `POST /records`: takes a record as a file or as text.
pub(crate) async fn bring(
    State(tables): State<Community>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Refusal> {
    let bytes = match sent(request).await {
        Ok(bytes) => bytes,
        Err(rejection) => return Ok(rejection),
    };
    let book = visitor.book();
    let read = match str::from_utf8(&bytes) {
        Ok(text) => bastide_presentation::read(text, &book),
        Err(_) => Err(NotRead::bytes(&book)),
    };
    let record = match read {
        Ok(record) => record,
        Err(error) => return Ok(not_taken(&visitor, &error, &bytes)),
    };
    let acting = visitor.acting(&tables).await?;
    let kept = tables.bring(acting.guest.id, record, Visibility::Private).await;
    let id = acting.did(&tables, kept).await?;
    Ok(acting.known(Redirect::to(&format!("/matches/{id}/replay"))))
}

fn not_taken(visitor: &Visitor, error: &NotRead, bytes: &[u8]) -> Response {
    let book = visitor.book();
    let text = str::from_utf8(bytes).unwrap_or_default();
    let line = text.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
    let page = page::NotTaken {
        problem: error.words(&book),
        line: line.to_owned(),
        text: text.to_owned(),
        most: MOST_KIB,
    };
    let page = page::not_taken(&page, &frame(visitor, &book, "/mine"));
    (StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response()
}

/// The file of the form, or its text where no file was chosen.
async fn sent(request: Request) -> Result<Vec<u8>, Response> {
    let (parts, body) = request.into_parts();
    let Some(bytes) = bounded(body).await else {
        return Err((StatusCode::PAYLOAD_TOO_LARGE, "too much").into_response());
    };
    let request = Request::from_parts(parts, Body::from(bytes));
    let mut form =
        Multipart::from_request(request, &()).await.map_err(IntoResponse::into_response)?;
    let mut text = Vec::new();
    while let Some(field) = form.next_field().await.map_err(IntoResponse::into_response)? {
        let is_file = field.name() == Some("file");
        let is_text = field.name() == Some("text");
        let bytes = field.bytes().await.map_err(IntoResponse::into_response)?;
        if is_file && !bytes.is_empty() {
            return Ok(bytes.into());
        }
        if is_text {
            text = bytes.into();
        }
    }
    Ok(text)
}

/// No more than this is waited for.
const MOST_SKIPPED: usize = 16 * 1024 * 1024;

/// The whole of a body that is not too long. One that is, is read to its end and forgotten: a browser
/// whose connection is closed while it sends does not show why.
async fn bounded(body: Body) -> Option<Vec<u8>> {
    let mut chunks = body.into_data_stream();
    let (mut kept, mut read) = (Vec::new(), 0);
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.ok()?;
        read += chunk.len();
        if read <= MOST_BYTES {
            kept.extend_from_slice(&chunk);
        } else if read <= MOST_SKIPPED {
            kept = Vec::new();
        } else {
            break;
        }
    }
    (read <= MOST_BYTES).then_some(kept)
}
