//! Tournaments of bots, everybody against the same number of others (CAT-TOURN).

use bastide_bots::arena::{Arena, Pair, hand_out};
use bastide_cathedral::{Cathedral, Meeting, PerSide, Setup, Tournament};
use bastide_core::Record;
use bastide_presentation::{
    EngineError, Presentation as _, TournamentMeeting, TournamentOrder, TournamentPlace,
    TournamentTable, TournamentWatcher,
};

use crate::presentation::CathedralPresentation;

/// A meeting that has been played.
struct Met {
    meeting: Meeting,
    pair: Pair,
    records: [Record<Cathedral>; 2],
}

impl Met {
    /// The points of both games, by colour: the first player is Light in the first game.
    fn points(&self) -> Result<[PerSide<u8>; 2], EngineError> {
        let [one, two] = &self.pair.games;
        let count = |points: i32| u8::try_from(points).map_err(void);
        let points = |light: i32, dark: i32| -> Result<PerSide<u8>, EngineError> {
            Ok(PerSide { light: count(light)?, dark: count(dark)? })
        };
        Ok([points(one.points[0], one.points[1])?, points(two.points[1], two.points[0])?])
    }
}

pub(crate) fn play(
    order: &TournamentOrder<'_>,
    watcher: &dyn TournamentWatcher,
) -> Result<TournamentTable, EngineError> {
    let opponents = order.opponents.unwrap_or(order.bots.len().saturating_sub(1));
    let mut tournament = Tournament::new(order.bots.len(), opponents).map_err(void)?;
    let meetings: Vec<Meeting> = tournament.meetings().map(|(meeting, _)| meeting).collect();
    let arenas = arenas(order, &meetings)?;
    watcher.begins(meetings.len());
    let play = |(meeting, arena): &(Meeting, Arena<Cathedral>)| {
        let (pair, records) = arena.pair(0);
        Met { meeting: *meeting, pair, records }
    };
    hand_out(&arenas, order.threads, play, |met| {
        watcher.met();
        enter(&mut tournament, &met, watcher)
    })?;
    Ok(table(&tournament))
}

/// One arena with one pair for each meeting.
fn arenas(
    order: &TournamentOrder<'_>,
    meetings: &[Meeting],
) -> Result<Vec<(Meeting, Arena<Cathedral>)>, EngineError> {
    let setup: Setup = order.setup.parse()?;
    let is_notable = |event: &_| CathedralPresentation::event_kind(event).is_notable;
    let arena = |(number, &meeting): (usize, &Meeting)| {
        let pair = [meeting.first, meeting.second].map(|bot| order.bots[bot].clone());
        let seed = order.seed.wrapping_add(number as u64);
        let arena = Arena::new(setup, pair, vec![Vec::new()], seed, is_notable)?;
        Ok((meeting, arena))
    };
    meetings.iter().enumerate().map(arena).collect()
}

fn enter(
    tournament: &mut Tournament,
    met: &Met,
    watcher: &dyn TournamentWatcher,
) -> Result<(), EngineError> {
    let illegal: u32 = met.pair.games.iter().flat_map(|game| game.conduct).map(|c| c.illegal).sum();
    if illegal > 0 {
        return Err(void(format!("a bot made {illegal} illegal moves; the tournament is void")));
    }
    for (game, points) in met.points()?.into_iter().enumerate() {
        tournament.add(met.meeting, points).map_err(void)?;
        let Meeting { first, second } = met.meeting;
        let name = format!("{}-{}-game-{}.record", first + 1, second + 1, game + 1);
        watcher.keep(&name, &met.records[game]).map_err(void)?;
    }
    Ok(())
}

fn table(tournament: &Tournament) -> TournamentTable {
    let places = tournament.table().into_iter().map(|place| TournamentPlace {
        rank: place.rank,
        player: place.player,
        total: place.total,
        games: place.games,
    });
    let meetings = tournament.meetings().map(|(meeting, series)| TournamentMeeting {
        first: meeting.first,
        second: meeting.second,
        games: serde_json::json!(series.games()),
    });
    TournamentTable { places: places.collect(), meetings: meetings.collect() }
}

#[allow(clippy::needless_pass_by_value)]
fn void(reason: impl ToString) -> EngineError {
    EngineError::Tournament(reason.to_string())
}
