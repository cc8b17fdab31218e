//! A position of a match with all that its replay says of it.

use bastide_core::Viewer;
use bastide_text::Phrasebook;

use super::page::{self, Ply, ReplayPage, Whole};
use crate::error::Refusal;
use crate::seat::match_named;
use crate::table::{self, plates};
use crate::visitor::Visitor;
use bastide_community::Community;
use bastide_matches::MatchState;
use bastide_presentation::{AnyGame, Bars, StoryLine, StoryStep};

/// Which position, and what of it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wanted {
    /// After so many actions; after all of them where it is not said.
    pub(crate) ply: Option<usize>,
    /// The first action that is shown step by step: the last one before the position where it is not said.
    pub(crate) from: Option<usize>,
    /// How many actions the asking page lists already.
    pub(crate) listed: Option<usize>,
    /// Whether an analysis stands beside it.
    pub(crate) is_analysed: bool,
}

/// A position of a match with the words it is told in: the page and its parts are made of it.
/// A running match shows as much as its viewer may see; what is hidden stays hidden.
pub(crate) async fn position(
    tables: &Community,
    id: &str,
    wanted: Wanted,
    visitor: &Visitor,
) -> Result<(ReplayPage, Phrasebook), Refusal> {
    let table = tables.open(&match_named(id)?).await?;
    let now = table.now().await;
    let book = table::cast::book(visitor, &now, None);
    // Players who share a screen see what both may see.
    let look = now.look(visitor.id(), None);
    let last = now.game.plies();
    let ply = wanted.ply.unwrap_or(last).min(last);
    let mut then = now.game.clone();
    then.rewind(ply);
    let game = then.as_ref();
    let told = ply.checked_sub(1).map(|from| game.log_from(look.viewer, from, &book));
    let told = told.and_then(|mut told| told.pop());
    let mut players = plates::players(&now, (visitor.id(), tables.time().now()), look.seat, &book);
    for (seat, _) in now.seats.iter() {
        let player = &mut players[seat.index()];
        player.is_another_own = false;
        player.tally = game.tally(seat, &book);
        player.is_winner &= ply == last;
        let goes_on = now.is_dealt() && (ply < last || now.ending.is_none());
        player.is_to_move = goes_on && game.standing().is_none() && game.to_act().contains(seat);
    }
    let bars = if now.is_dealt() { game.bars(look.viewer, &book) } else { Bars::default() };
    let page = ReplayPage {
        id: id.to_owned(),
        game: now.game.game().to_owned(),
        title: now.game.title(&book),
        players,
        progress: bars.banner.into_iter().chain(bars.progress).collect(),
        ply: ply as u32,
        last: last as u32,
        seat: told.as_ref().map(|told| told.seat.index() as u8),
        board: table::page_drawing(&now, look.viewer, ply, &book),
        shows: shown(game, look.viewer, &book),
        said: told.map(|told| told.words).unwrap_or_default(),
        steps: steps(game, look.viewer, wanted.from, &book),
        whole: (wanted.listed != Some(last)).then(|| whole(&now, look.viewer, &book)),
        is_analysed: wanted.is_analysed,
        result: now.ending.map(|_| table::ended(&now, &book)),
        share: format!("/matches/{id}/replay?ply={ply}"),
        has_record: now.ending.is_some() && now.is_dealt(),
        score: now.game.standing().map(|_| format!("/matches/{id}/score")),
        can_play_on: now.ending.is_some() && now.is_dealt() && now.game.actions(ply).1.is_some(),
    };
    Ok((page, book))
}

/// The turns and the actions of all of it.
fn whole(now: &MatchState, viewer: Viewer, book: &Phrasebook) -> Whole {
    let line = |told: StoryLine| Ply {
        seat: told.seat.index() as u8,
        notation: told.action,
        words: told.words.join(" "),
    };
    Whole {
        story: now.game.story(viewer, usize::MAX, book),
        plies: now.game.log(viewer, book).into_iter().map(line).collect(),
    }
}

/// What is shown of the last action, or of those from this one on.
fn steps(
    game: &dyn AnyGame,
    viewer: Viewer,
    from: Option<usize>,
    book: &Phrasebook,
) -> Vec<StoryStep> {
    let from = from.unwrap_or(game.plies()).clamp(1, game.plies().max(1));
    game.steps(viewer, from - 1, book)
}

/// Where in the drawing the last action happened. Where the sheets of one seat are drawn, the viewer's own or the first
/// player's, it is what happened on these.
fn shown(game: &dyn AnyGame, viewer: Viewer, book: &Phrasebook) -> Vec<String> {
    if !page::has_script(game.game()) {
        return Vec::new();
    }
    let drawn = match viewer {
        Viewer::Seat(seat) => seat.index() as u8,
        Viewer::Public => 0,
    };
    let is_apart = page::views_of(game.game()).is_some();
    let is_drawn = |step: &StoryStep| !is_apart || step.seat.is_none_or(|seat| seat == drawn);
    let steps = steps(game, viewer, None, book).into_iter().filter(is_drawn);
    steps.flat_map(|step| step.elements).collect()
}
