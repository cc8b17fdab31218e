//! `GET /privacy`

use axum::response::Html;

use super::page;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};

/// What is kept about people.
pub(crate) async fn show(visitor: Visitor) -> Html<String> {
    let book = visitor.book();
    html(page::privacy(&frame(&visitor, &book, "/privacy")))
}
