//! The story of a match, as one viewer may know it.

use std::collections::BTreeSet;

use bastide_core::{Game as _, Viewer};
use bastide_text::Phrasebook;

use super::Host;
use super::views::is_known;
use crate::presentation::{Presentation, ToldOf};
use crate::round::RoundPage;
use crate::story::{StoryStep, StoryTurn, Turn};

impl<P: Presentation> Host<P> {
    /// The actions from this one on with what a viewer hears of them.
    fn told_from(&self, who: Viewer, ply: usize) -> Vec<ToldOf<P>> {
        let plies = self.record.plies().iter().zip(&self.past).skip(ply);
        plies
            .map(|(&(seat, action), done)| ToldOf::<P> {
                seat,
                action: is_known::<P>(who, seat, action).then_some(action),
                events: done.events.iter().filter_map(|it| P::Game::retell(it, who)).collect(),
            })
            .collect()
    }

    pub(super) fn latest_turns(
        &self,
        who: Viewer,
        most: usize,
        book: &Phrasebook,
    ) -> Vec<StoryTurn> {
        let told = self.told_from(who, 0);
        let turns = P::turns(&told, book);
        let skipped = turns.len().saturating_sub(most);
        turns.into_iter().skip(skipped).map(|turn| line::<P>(&told, turn, book)).collect()
    }

    /// The page of the last round that is over, from what was told since it began.
    pub(super) fn page_of_round(&self, who: Viewer, book: &Phrasebook) -> Option<RoundPage> {
        let page = P::ROUND_PAGE?;
        let begins = |ply: &usize| {
            self.past[*ply].events.iter().any(|event| P::event_kind(event).begins_round)
        };
        let mut begun = (0..self.past.len()).rev().filter(begins);
        let latest = begun.next()?;
        // The last round of a game is over without another that begins.
        let is_over = self.state().standing().is_some();
        let since = if is_over { latest } else { begun.next().unwrap_or(0) };
        let view = self.state().view(who);
        page((&self.told_from(who, since), since), &view, who, book)
    }

    pub(super) fn steps_from(&self, who: Viewer, ply: usize, book: &Phrasebook) -> Vec<StoryStep> {
        let told = self.told_from(who, ply);
        let steps = told.iter().enumerate().flat_map(|(index, line)| {
            let shown = P::steps(&line.events, book).into_iter();
            shown.map(move |step| StoryStep { ply: ply + index + 1, ..step })
        });
        steps.collect()
    }
}

fn line<P: Presentation>(told: &[ToldOf<P>], turn: Turn, book: &Phrasebook) -> StoryTurn {
    let own: Vec<&ToldOf<P>> = turn.plies.iter().filter_map(|&ply| told.get(ply)).collect();
    let steps = own.iter().flat_map(|line| P::steps(&line.events, book));
    let elements: BTreeSet<String> = steps.flat_map(|step| step.elements).collect();
    StoryTurn {
        seat: turn.seat,
        first: turn.plies.first().map_or(0, |ply| ply + 1),
        last: turn.plies.last().map_or(0, |ply| ply + 1),
        said: P::turn_words(&own, turn.seat, book),
        brief: P::TURN_BRIEF.and_then(|brief| brief(&own, turn.seat, book)),
        notation: own.iter().filter_map(|line| Some(line.action?.to_string())).collect(),
        round: turn.round,
        elements: elements.into_iter().collect(),
    }
}
