//! The rules of a game, as its ledger states them.

use axum::extract::Path;
use axum::response::Html;

use super::ledger::Ledger;
use super::page::{self, RulesPage};
use crate::error::Refusal;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};
use bastide_matches::CreateError;

/// `GET /rules/{game}`
pub(crate) async fn show(
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let face = bastide_presentation::game(&game).ok_or(CreateError::NoSuchGame)?;
    let title = |face: &bastide_presentation::GameInfo| (face.name.to_owned(), (face.title)(&book));
    let page = RulesPage {
        name: game.clone(),
        has_reference: bastide_presentation::registry::has_reference(&game),
        game: (face.title)(&book),
        all: bastide_presentation::games().iter().map(title).collect(),
        ledger: Ledger::read(face.rules_text),
    };
    Ok(html(page::rules(&page, &frame(&visitor, &book, format!("/rules/{game}")))))
}
