//! The analysis of a match that is over, for everybody who may have its record.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_bots::analysis::Knowledge;
use serde::Deserialize;
use serde_json::{Value, json};

use super::page::{AnalysisPage, AnalysisProgress};
use super::{page, scene};
use crate::error::Refusal;
use crate::error::WebError;
use crate::names;
use crate::replay::scene::{Wanted, position};
use crate::seat::match_named;
use crate::site::html;
use crate::table;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::analysis::{Full, Stage};
use bastide_matches::{Match, MatchState};

#[derive(Deserialize)]
pub(crate) struct By {
    by: Option<String>,
    ply: Option<usize>,
}

impl By {
    fn knowledge(&self) -> Knowledge {
        match self.by.as_deref() {
            Some("hindsight") => Knowledge::Hindsight,
            _ => Knowledge::Own,
        }
    }
}

/// Like the record: it tells what was hidden, so not before the end.
fn over(now: &MatchState) -> Result<(), WebError> {
    if now.ending.is_none() {
        return Err(WebError::NotOver);
    }
    if now.is_dealt() { Ok(()) } else { Err(MatchError::Waiting.into()) }
}

/// `GET /matches/{id}/analysis`
pub(crate) async fn show(
    State(tables): State<Community>,
    Path(id): Path<String>,
    Query(by): Query<By>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&match_named(&id)?).await?;
    let stage = tables.analyses().stage(table.id());
    let knowledge = by.knowledge();
    let progress = |now: &MatchState, book: &_| match stage {
        None => AnalysisProgress::Unbegun,
        Some(Stage::Failed) => AnalysisProgress::Failed,
        Some(Stage::Waiting) => AnalysisProgress::Waiting,
        Some(Stage::Running { done, of }) => AnalysisProgress::Running { done, of },
        Some(Stage::Done(review)) => AnalysisProgress::Done(Box::new(scene::told(
            now.game.as_ref(),
            &review,
            knowledge,
            book,
        ))),
    };
    shown(&tables, &table, (&visitor, by.ply), progress).await
}

async fn shown(
    tables: &Community,
    table: &Match,
    (visitor, ply): (&Visitor, Option<usize>),
    progress: impl FnOnce(&MatchState, &bastide_text::Phrasebook) -> AnalysisProgress,
) -> Result<Html<String>, Refusal> {
    over(&*table.now().await)?;
    // In names, as at the table.
    let wanted = Wanted { ply, is_analysed: true, ..Wanted::default() };
    let (looked_at, book) = position(tables, &table.id().to_string(), wanted, visitor).await?;
    let now = table.now().await;
    let page = AnalysisPage {
        id: table.id().to_string(),
        game: table.game.clone(),
        title: now.game.title(&book),
        players: names::player_names(&now, &book).iter().map(|(_, name)| name.clone()).collect(),
        result: table::ended(&now, &book),
        progress: progress(&now, &book),
    };
    let path = format!("/matches/{}/analysis", page.id);
    Ok(html(page::analysis(&page, &looked_at, &frame(visitor, &book, path))))
}

/// `POST /matches/{id}/analysis`: begins it.
pub(crate) async fn begin(
    State(tables): State<Community>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&id)?).await?;
    let game = {
        let now = table.now().await;
        over(&now)?;
        now.game.clone()
    };
    let acting = visitor.acting(&tables).await?;
    let begun = tables.analyses().begin(
        tables.thinkers(),
        table.id(),
        tables.payer(acting.guest.id),
        move |budget| game.analysis(budget),
    );
    let answer = if let Err(Full) = begun {
        let page = shown(&tables, &table, (&visitor, None), |_, _| AnalysisProgress::Full).await?;
        (StatusCode::TOO_MANY_REQUESTS, page).into_response()
    } else {
        Redirect::to(&format!("/matches/{id}/analysis")).into_response()
    };
    Ok(acting.known(answer))
}

/// `GET /matches/{id}/analysis/progress`: how far it is, for a script.
pub(crate) async fn progress(
    State(tables): State<Community>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Value>, Refusal> {
    let table = tables.open(&match_named(&id)?).await?;
    over(&*table.now().await)?;
    let said = |progress| page::progress_words(progress, &visitor.book());
    Ok(Json(match tables.analyses().stage(table.id()) {
        Some(Stage::Waiting) => json!({"done": 0, "of": 1, "said": said(None)}),
        Some(Stage::Running { done, of }) => {
            json!({"done": done, "of": of, "said": said(Some((done, of)))})
        }
        _ => json!({"over": true}),
    }))
}
