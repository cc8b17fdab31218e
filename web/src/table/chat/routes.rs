//! `POST /matches/{id}/writing`: the visitor is writing a remark. It is told to those who look, and kept nowhere.

use axum::extract::{Path, State};
use axum::http::StatusCode;

use crate::error::Refusal;
use crate::seat::match_named;
use crate::visitor::Visitor;
use bastide_community::Community;

pub(crate) async fn writing(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    if let Some(guest) = &visitor.guest
        && !tables.moderation().is_muted(guest.id).await?
    {
        tables.timekeeper().writes(&table, guest.id, &guest.name);
    }
    Ok(StatusCode::NO_CONTENT)
}
