//! What a visitor sees of a table: the page's plain structs, filled from a match as it stands.

use std::collections::BTreeMap;

use bastide_core::{Seat, Viewer};
use bastide_text::Phrasebook;

use super::page::{TableEvent, TablePage};
use crate::error::WebError;
use crate::table::chat::remarks;
use crate::table::choices::choices;
use crate::table::story::told;
use crate::visitor::Visitor;
use crate::{svg_diff::Drawn, svg_diff::changes};
use crate::{table::clock, table::plates};
use crate::{table::contribution::shuffling, table::contribution::undealt};
use crate::{table::lesson::LessonPanel, table::lesson::panel, table::lesson::ways};
use crate::{table::plates::PlateRating, table::plates::players};
use crate::{
    table::prompt::Curtain, table::prompt::Series, table::prompt::Turn, table::prompt::asked,
    table::prompt::deeds, table::prompt::invitations, table::prompt::said, table::prompt::series,
};
use crate::{table::sheets::muster as mustering, table::sheets::sheets};
use bastide_community::Community;
use bastide_matches::{Look, Match, MatchState, random_token};
use bastide_presentation::Bars;
use bastide_presentation::lessons::Place;
use bastide_store::GuestId;

/// A table as one visitor asks to see it.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) tables: &'a Community,
    pub(crate) table: &'a Match,
    pub(crate) visitor: &'a Visitor,
    /// From which of their seats.
    pub(crate) asked: Option<Seat>,
    /// The drawing that their page shows already, of which they are sent what changed.
    pub(crate) shown: Option<Drawn>,
    pub(crate) book: &'a Phrasebook,
}

/// Who looks, and what they may do now.
struct Looker {
    guest: Option<GuestId>,
    seat: Option<Seat>,
    viewer: Viewer,
    /// Whether the screen is handed on before anything of the seat is shown.
    is_covered: bool,
    is_played: bool,
    may_act: bool,
}

struct Board {
    svg: String,
    drawn: String,
    labels: BTreeMap<String, String>,
}

/// What the prompt shows besides the position.
struct Beside {
    series: Option<Series>,
    ratings: Vec<Option<PlateRating>>,
    is_mustering: bool,
}

impl Scene<'_> {
    pub(crate) async fn page(&self) -> Result<TablePage, WebError> {
        let Self { tables, table, book, .. } = *self;
        let series = series(tables, table, book).await?;
        let is_sealed = tables.tournaments().is_sealed(table).await?;
        let ratings = plates::plates(tables, table, book).await?;
        let now = table.now().await;
        let looker = self.looker(&now);
        let Looker { guest, seat, viewer, is_covered, may_act, .. } = looker;
        let is_over = now.ending.is_some();
        // A lesson deploys one worker after the other, to say something about each.
        let is_at_once = may_act && table.lesson.is_none();
        let muster = is_at_once.then(|| mustering(&now, viewer, book)).flatten();
        let beside = Beside { series, ratings, is_mustering: muster.is_some() };
        let board = self.board(&now, viewer);
        Ok(TablePage {
            id: table.id().to_string(),
            version: now.version(),
            key: random_token(),
            // Who has not said that the screen is theirs is shown nothing in the name of the seat.
            seat: seat.filter(|_| !is_covered).map(|seat| seat.index() as u8),
            game: now.game.title(book),
            rules: now.game.game().to_owned(),
            board: board.svg,
            drawn: board.drawn,
            labels: board.labels,
            shuffle: shuffling(&now, guest),
            lesson: self.lesson(&now, may_act),
            turn: self.turn(&now, &looker, beside),
            choose: seat.filter(|_| may_act).map(|seat| choices(table, &now, seat, book)),
            events: if is_over { Vec::new() } else { now.game.looming(viewer, book) },
            bars: if now.is_dealt() { now.game.bars(viewer, book) } else { Bars::default() },
            story: told(&now, viewer, book),
            chat: remarks(table, &now, self.visitor, book),
            sheets: sheets(&now, viewer, may_act, muster, book),
            event: table.event.as_ref().map(|event| TableEvent {
                path: format!("/tournaments/{}", event.id),
                title: event.title.clone(),
            }),
            commitment: now.shuffle.commitment().filter(|_| !is_over).map(|it| it.to_string()),
            seed: now.seed.filter(|_| is_over && !is_sealed).map(|seed| seed.to_string()),
        })
    }

    fn looker(&self, now: &MatchState) -> Looker {
        let guest = self.visitor.id();
        let Look { seat, viewer, is_covered } = now.look(guest, self.asked);
        let is_played = now.ending.is_none() && now.is_full();
        let lesson = self.table.lesson;
        let is_learned = lesson.is_some_and(|l| l.place(now.game.plies()) == Place::Done);
        let may_act = is_played
            && !is_covered
            && !is_learned
            && !seat.is_some_and(|seat| now.clocks.is_stood_in(seat))
            && seat.is_some_and(|seat| now.game.to_act().contains(seat));
        Looker { guest, seat, viewer, is_covered, is_played, may_act }
    }

    fn board(&self, now: &MatchState, viewer: Viewer) -> Board {
        let (book, plies, is_dealt) = (self.book, now.game.plies(), now.is_dealt());
        let svg = if is_dealt { now.game.page(viewer, plies, book) } else { undealt(book) };
        let drawn = Drawn::new(plies, &svg).to_string();
        let before = self.shown.map(|shown| (shown, now.game.page(viewer, shown.ply, book)));
        let before = before.filter(|(shown, before)| Drawn::new(shown.ply, before) == *shown);
        let changed = before.and_then(|(shown, before)| changes(shown, &before, &svg));
        let labels = if is_dealt { now.game.labels(viewer, book) } else { BTreeMap::new() };
        Board { svg: changed.unwrap_or(svg), drawn, labels }
    }

    fn lesson(&self, now: &MatchState, may_act: bool) -> Option<LessonPanel> {
        let lesson = self.table.lesson?;
        // Choices tell what their seat knows, so they are for the player who may choose.
        let ways = if may_act { ways(lesson, now, self.book) } else { Vec::new() };
        Some(LessonPanel { ways, ..panel(lesson, now, self.book) })
    }

    fn turn(&self, now: &MatchState, looker: &Looker, beside: Beside) -> Turn {
        let Self { tables, table, visitor, book, .. } = *self;
        let Looker { guest, seat, viewer, is_covered, is_played, may_act } = *looker;
        let Beside { series, ratings, is_mustering } = beside;
        let at = tables.time().now();
        let asked = asked(table, now, (seat, at), book);
        let company = plates::company(tables, table, now, visitor);
        let is_learning = table.lesson.is_some();
        let is_inviting = seat.is_some() || guest == Some(table.creator);
        Turn {
            players: plates::beside(players(now, (guest, at), seat, book), ratings),
            curtain: seat.filter(|_| is_covered && is_played).map(|seat| Curtain {
                seat: seat.index() as u8,
                player: now.game.seat_words(seat, book),
            }),
            said: if is_mustering {
                bastide_text::sheets::muster(book)
            } else {
                said(now, viewer, may_act, book)
            },
            is_over: now.ending.is_some(),
            note: asked.or_else(|| clock::stood_in(now, seat, book)),
            deeds: if is_learning {
                Vec::new()
            } else {
                deeds(now, (seat, at), visitor, series.as_ref())
            },
            counted: now
                .game
                .score_sheet(viewer, book)
                .map(|sheet| sheet.lines)
                .unwrap_or_default(),
            invitations: if is_inviting { invitations(now, book) } else { Vec::new() },
            series,
            counts: plates::counts(table, now, book),
            spectators: company.watching,
            presence: company.seats,
            is_spectator: seat.is_none(),
            agreement: table.terms,
            next: now.rematch.id.as_ref().filter(|_| seat.is_some()).map(ToString::to_string),
        }
    }
}
