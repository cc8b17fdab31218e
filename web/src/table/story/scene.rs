//! The story of a match, as one viewer may know it.

use bastide_core::{Seat, Viewer};
use bastide_text::Phrasebook;

use super::page::StoryLine;
use bastide_matches::MatchState;

/// The most sentences about what others did: the log has the rest.
const MOST_NEWS: usize = 8;

/// What others have done since a seat last acted, in words.
pub(crate) fn since(now: &MatchState, seat: Seat, book: &Phrasebook) -> Vec<String> {
    let last = now.game.last_ply_of(seat).map_or(0, |ply| ply + 1);
    let told = now.game.log(Viewer::Seat(seat), book).into_iter().skip(last);
    let news = told.filter(|told| told.seat != seat).flat_map(|told| told.words);
    let news: Vec<String> = news.collect();
    news.iter().skip(news.len().saturating_sub(MOST_NEWS)).cloned().collect()
}

/// Actions that the log of a long game keeps in sight.
const MOST_TOLD: usize = 40;

pub(crate) fn story(now: &MatchState, viewer: Viewer, book: &Phrasebook) -> Vec<StoryLine> {
    let told = now.game.log(viewer, book).into_iter().enumerate();
    // A game of sheets has hundreds of actions; the page is sent the latest, the replay has them all.
    let most = if now.game.inspector().is_some() { MOST_TOLD } else { usize::MAX };
    let skipped = now.game.plies().saturating_sub(most);
    told.skip(skipped)
        .map(|(index, told)| StoryLine {
            ply: index as u32 + 1,
            seat: told.seat.index() as u8,
            notation: told.action,
            words: told.words,
            clauses: told.clauses.iter().map(ToString::to_string).collect(),
        })
        .collect()
}
