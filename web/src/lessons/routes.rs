//! Lessons: the list, one before it begins, and its table.

use axum::extract::{Path, State};
use axum::response::{Html, Response};
use bastide_core::Viewer;
use bastide_text::Phrasebook;

use super::page;
use super::page::{LessonPage, LessonRow, LessonsPage};
use crate::error::Refusal;
use crate::error::WebError;
use crate::seat::to_match;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::CreateError;
use bastide_presentation::lessons::{LEARNER, Lesson};

/// `GET /learn/{game}`
pub(crate) async fn list(
    State(tables): State<Community>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let all = bastide_presentation::registry::lessons(&game);
    if all.is_empty() {
        return Err(CreateError::NoSuchGame.into());
    }
    let learned = learned(&tables, &visitor).await?;
    let page = LessonsPage {
        title: bastide_presentation::title(&game, &book).ok_or(CreateError::NoSuchGame)?,
        lessons: all.iter().map(|lesson| row(lesson, &learned, &book)).collect(),
        game: game.clone(),
    };
    Ok(html(page::lessons(&page, &frame(&visitor, &book, format!("/learn/{game}")))))
}

/// `GET /learn/{game}/{lesson}`
pub(crate) async fn show(
    State(tables): State<Community>,
    Path((game, key)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let lesson = lesson(&game, &key)?;
    let page = LessonPage {
        game_title: bastide_presentation::title(&game, &book).ok_or(CreateError::NoSuchGame)?,
        row: row(lesson, &learned(&tables, &visitor).await?, &book),
        board: position(lesson, &book).ok_or(WebError::NoPicture)?,
        steps: lesson.steps.len() as u32,
        game,
    };
    let frame = frame(&visitor, &book, page.row.path.clone());
    Ok(html(page::lesson(&page, &frame)))
}

/// `POST /learn/{game}/{lesson}`: a table for it.
pub(crate) async fn begin(
    State(tables): State<Community>,
    Path((game, key)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let lesson = lesson(&game, &key)?;
    let acting = visitor.acting(&tables).await?;
    let made = tables.practice().begin(acting.guest.id, lesson).await;
    let id = acting.did(&tables, made).await?;
    Ok(acting.known(to_match(&id)))
}

fn lesson(game: &str, key: &str) -> Result<&'static Lesson, Refusal> {
    Ok(bastide_presentation::registry::lesson(&format!("{game}/{key}"))
        .ok_or(CreateError::NoSuchGame)?)
}

async fn learned(tables: &Community, visitor: &Visitor) -> Result<Vec<String>, Refusal> {
    match &visitor.guest {
        Some(guest) => Ok(tables.store().lessons().learned(guest.id).await?),
        None => Ok(Vec::new()),
    }
}

fn row(lesson: &Lesson, learned: &[String], book: &Phrasebook) -> LessonRow {
    let name = lesson.name();
    LessonRow {
        path: format!("/learn/{name}"),
        title: (lesson.title)(book),
        about: (lesson.about)(book),
        is_learned: learned.contains(&name),
    }
}

/// The picture of the position that a lesson begins with.
fn position(lesson: &Lesson, book: &Phrasebook) -> Option<String> {
    let game = lesson.start(book)?;
    Some(game.svg(Viewer::Seat(LEARNER), game.plies(), book))
}
