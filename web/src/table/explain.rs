//! `GET /matches/{id}/about`: what can be said of an element of the drawing, for the panel that explains.

use axum::extract::{Path, Query, State};
use axum::response::Html;
use bastide_text::{Phrasebook, analysis, frame as say, pages};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::prompt::Deed;
use super::{cast, sheets};
use crate::error::Refusal;
use crate::site::html;
use crate::visitor::Visitor;
use crate::{seat::match_named, seat::seat_numbered};
use bastide_community::Community;
use bastide_matches::{MatchError, MatchState};
use bastide_presentation::{AnyGame, Explanation};

/// Before an action that is explained by what it would do.
pub(crate) const ACTION: &str = "action-";
/// Before a button of the bar that is no action of the game.
pub(crate) const DEED: &str = "deed-";

#[derive(Deserialize)]
pub(crate) struct ElementQuery {
    part: String,
    seat: Option<u8>,
    /// Of a replay: how many actions had been played.
    ply: Option<usize>,
}

pub(crate) async fn show(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    Query(ElementQuery { part, seat, ply }): Query<ElementQuery>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let now = table.now().await;
    let asked = seat_numbered(seat);
    let look = now.look(visitor.id(), asked);
    let book = cast::book(&visitor, &now, asked);
    if !now.is_dealt() {
        return Err(MatchError::NoSuchMatch.into());
    }
    // A viewer who is not to act reads what a thing is, not what it would do for them.
    let seat = look.seat.filter(|_| !look.is_covered && now.ending.is_none());
    let seat = seat.filter(|&seat| now.game.to_act().contains(seat));
    if let Some(action) = part.strip_prefix(ACTION) {
        let foreseen = seat.and_then(|seat| now.game.preview(seat, action, &book).ok());
        // Others act meanwhile: what was possible when the page was made may be over.
        let told = foreseen.map_or_else(Markup::default, |(title, effects)| {
            let about = Explanation { title, words: effects.told, ..Explanation::default() };
            explanation(&about, now.game.game(), &book)
        });
        return Ok(html(told));
    }
    if let Some(path) = part.strip_prefix(DEED) {
        let (title, words) = button(path, &book).ok_or(MatchError::NoSuchMatch)?;
        let about = Explanation { title, words: vec![words], ..Explanation::default() };
        return Ok(html(explanation(&about, now.game.game(), &book)));
    }
    // What is looked at again is explained as it was then.
    let then = ply.filter(|&ply| ply < now.game.plies()).map(|ply| before(&now, ply));
    let game = then.as_deref().unwrap_or(now.game.as_ref());
    let seat = seat.filter(|_| ply.is_none());
    let of_sheets = game.inspector().and_then(|it| it.about(seat, &part, &book));
    if let Some(about) = of_sheets {
        return Ok(html(sheets::about(&about, now.game.game(), &book)));
    }
    // What was drawn when the page was made may have been played, drawn or covered since: there is nothing to say about it.
    let explained = game.explain(look.viewer, &part, &book);
    let told =
        explained.map_or_else(Markup::default, |it| explanation(&it, now.game.game(), &book));
    Ok(html(told))
}

/// The game after so many actions.
fn before(now: &MatchState, ply: usize) -> Box<dyn AnyGame> {
    let mut game = now.game.clone();
    game.rewind(ply);
    game
}

/// What a button of the bar is called, and what it does.
fn button(path: &str, book: &Phrasebook) -> Option<(String, String)> {
    if path == "hint" {
        return Some((say::hint(book), say::about_hint(book)));
    }
    Deed::explained(path, book).or_else(|| of_replays(path, book))
}

/// The same of the buttons below a replay.
fn of_replays(name: &str, book: &Phrasebook) -> Option<(String, String)> {
    match name {
        "first" => Some((pages::first(book), say::about_first(book))),
        "prev" => Some((pages::previous(book), say::about_previous(book))),
        "next" => Some((pages::next(book), say::about_next(book))),
        "last" => Some((pages::last(book), say::about_last(book))),
        "autoplay" => Some((pages::autoplay(book), say::about_autoplay(book))),
        "analyse" => Some((analysis::link(book), say::about_analysis(book))),
        _ => None,
    }
}

/// The panel that explains.
pub(crate) fn explanation(about: &Explanation, rules: &str, book: &Phrasebook) -> Markup {
    html! {
        h3 { (about.title) }
        @if let Some(kind) = &about.kind { p.kind { (kind) } }
        @if let Some(picture) = &about.picture { div.picture aria-hidden="true" { (PreEscaped(picture)) } }
        @if !about.facts.is_empty() {
            dl { @for (label, words) in &about.facts { dt { (label) } dd { (words) } } }
        }
        @for sentence in &about.words { p { (sentence) } }
        @if let Some(missing) = &about.missing { p.missing { b { (say::missing(book)) } " " (missing) } }
        @if let Some(clause) = &about.clause {
            a.more href={ "/rules/" (rules) "#" (clause) } { (say::read_on(book)) }
        }
    }
}
