//! The rules of a game, as its ledger states them.

use axum::extract::Path;
use axum::response::Html;

use super::ledger::Ledger;
use super::page::{self, RulesPage};
use crate::hosted;
use crate::matches::CreateError;
use crate::web::error::Refusal;
use crate::web::site::html;
use crate::web::visitor::{Visitor, frame};

/// `GET /rules/{game}`
pub(crate) async fn show(
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let face = hosted::face(&game).ok_or(CreateError::NoSuchGame)?;
    let title = |face: &hosted::Face| (face.name.to_owned(), (face.title)(&book));
    let page = RulesPage {
        name: game.clone(),
        has_reference: crate::reference::has_reference(&game),
        game: (face.title)(&book),
        all: hosted::GAMES.iter().map(title).collect(),
        ledger: Ledger::read(face.rules_text),
    };
    Ok(html(page::rules(&page, &frame(&visitor, &book, format!("/rules/{game}")))))
}
