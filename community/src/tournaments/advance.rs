//! Carrying a tournament on: making its matches, noting their results, beginning rounds. Any node may do it at any time.

use std::sync::Arc;

use bastide_core::{Seat, Seats};

use super::kind::Scoring;
use super::plan::{Step, step};
use super::result::{result, waited_for};
use super::tournament::{Game, GameEnding, GameResult, Tournament};
use super::{TournamentError, Tournaments};
use crate::webhooks::NoticeKind;
use bastide_matches::{
    Adding, Follows, Match, MatchError, MatchRequest, Player, SeatRequest, late_in,
};
use bastide_store::time_control::Terms;
use bastide_store::{
    CallSubject, MatchId, NewRound, QueuedCall, StoreError, TournamentId, Visibility, now,
};

/// Begun, decided by walkovers, begun again: more in a row is a mistake.
const MOST_STEPS: usize = 64;

impl Tournaments {
    /// Does at every tournament what is due at this time.
    pub async fn carry_on_all(&self, at: i64) -> Result<(), StoreError> {
        for id in self.matches.store().tournaments().due_tournaments(at).await? {
            if let Err(error) = self.advance(&id, at).await {
                tracing::warn!(%error, %id, "a tournament waits");
            }
        }
        Ok(())
    }

    /// A match has ended: its tournament may go on.
    pub fn carry_on(&self, table: &Match) {
        let Some(event) = &table.event else { return };
        let (own, id) = (self.clone(), event.id.clone());
        tokio::spawn(async move {
            if let Err(error) = own.advance(&id, now()).await {
                tracing::warn!(%error, %id, "a tournament waits");
            }
        });
    }

    /// Does what is due at a tournament at this time.
    pub async fn advance(&self, id: &TournamentId, at: i64) -> Result<(), TournamentError> {
        for _ in 0..MOST_STEPS {
            let event = self.open(id).await?;
            for game in event.round().filter(|game| game.result.is_none()) {
                self.see_to(&event, game, at).await?;
            }
            let seen_to = event.row.round;
            let event = self.open(id).await?;
            let round = event.row.round;
            if round != seen_to {
                // Another node has begun it, and may not have made its matches yet.
                continue;
            }
            match step(&event, at) {
                None => return Ok(()),
                Some(Step::Begin(new)) => {
                    let begun =
                        self.matches.store().tournaments().begin_round(id, named(new)).await?;
                    if begun {
                        self.tell_of_round(&event, round + 1, at).await?;
                    }
                    begun
                }
                Some(Step::End) => {
                    self.matches.store().tournaments().end_tournament(id, round, "over", at).await?
                }
                Some(Step::CallOff) => {
                    self.matches.store().tournaments().end_tournament(id, round, "off", at).await?
                }
            };
        }
        Ok(())
    }

    /// Lets those who play on know that a round begins.
    async fn tell_of_round(
        &self,
        event: &Tournament,
        round: u32,
        at: i64,
    ) -> Result<(), TournamentError> {
        let store = self.matches.store();
        if !store.webhooks().has_hooks().await? {
            return Ok(());
        }
        let subject = CallSubject {
            kind: NoticeKind::Round.code().to_owned(),
            id: None,
            tournament: Some(event.row.id.clone()),
            seat: None,
            ply: Some(round),
        };
        let playing = event.entrants.iter().filter(|entrant| entrant.withdrawn_from.is_none());
        let told = playing.map(|entrant| QueuedCall {
            guest: entrant.guest,
            subject: subject.clone(),
            due_at: at,
        });
        Ok(store.webhooks().queue_calls(told.collect()).await?)
    }

    /// Makes the match of a game that has none yet, or notes how it ended.
    async fn see_to(
        &self,
        event: &Tournament,
        game: &Game,
        at: i64,
    ) -> Result<(), TournamentError> {
        let Some(id) = &game.id else { return Ok(()) };
        let is_late = event.row.round_ends_at.is_some_and(|end| end <= at);
        match self.matches.store().tournaments().has_ended(id).await? {
            None => Ok(self.matches.create_once(id, wish(event, game)).await?),
            Some(false) if !is_late => Ok(()),
            Some(false) => {
                let table = self.matches.open(id).await?;
                let late = waited_for(&*table.now().await);
                self.matches.commands().end_late(&table, late).await?;
                self.note_result(event, game, &table).await
            }
            Some(true) => {
                let table = self.matches.open(id).await?;
                self.note_result(event, game, &table).await
            }
        }
    }

    async fn note_result(
        &self,
        event: &Tournament,
        game: &Game,
        table: &Arc<Match>,
    ) -> Result<(), TournamentError> {
        let log = self
            .matches
            .store()
            .log()
            .load(table.id())
            .await?
            .ok_or(MatchError::NoSuchMatch)?
            .entries;
        let last = log.last().and_then(|entry| entry.seat).map(Seat::new);
        // Whoever notes it: another may see that the match is over before the one who ended it.
        let late = log.last().and_then(|entry| late_in(&entry.key));
        let found = {
            let now = table.now().await;
            result(table, &now, event.scoring(), last)
        };
        let Some(found) = found else { return Ok(()) };
        let found = match late {
            Some(late) => behind_time(found, late, event.scoring()),
            None => found,
        };
        let decided = Game { result: Some(found), ..game.clone() };
        self.matches.store().tournaments().decide(&event.row.id, decided.stored()).await?;
        Ok(())
    }
}

/// Those who were waited for have lost; if that is everybody, nobody has won.
fn behind_time(found: GameResult, late: Seats, scoring: Scoring) -> GameResult {
    let count = found.places.len();
    let is_late = |seat: usize| late.contains(Seat::new(seat as u8));
    let everybody = late.len() >= count || late.is_empty();
    let place = |seat| match (everybody, is_late(seat)) {
        (true, _) => 0,
        (false, true) => count as u8,
        (false, false) => 1,
    };
    let places: Vec<u8> = (0..count).map(place).collect();
    let points = match scoring {
        Scoring::Fewest => {
            let most = found.points.iter().copied().max().unwrap_or(0);
            places.iter().map(|&place| if place == 1 { 0 } else { most }).collect()
        }
        Scoring::Places | Scoring::Compared => found.points,
    };
    GameResult { places, points, ending: GameEnding::Deadline }
}

/// The same round with a name for every match, so that whoever makes them makes the same.
fn named(mut round: NewRound) -> NewRound {
    for pairing in round.pairings.iter_mut().filter(|pairing| pairing.places.is_none()) {
        pairing.id = Some(MatchId::random());
    }
    round
}

fn wish(event: &Tournament, game: &Game) -> MatchRequest {
    let seat = |player: &Player| match player {
        Player::Guest(id) => SeatRequest::Guest(*id),
        Player::Bot { spec, .. } => SeatRequest::Bot(spec.clone()),
    };
    let seed = event.seed();
    MatchRequest {
        game: event.row.game.clone(),
        setup: event.row.setup.clone(),
        // Everybody adds a part once they have come.
        adding: Adding::Later,
        visibility: if seed.is_some() { Visibility::Private } else { event.row.visibility },
        seats: game.players.iter().map(seat).collect(),
        games: 1,
        follows: match seed {
            Some(_) => Follows::Event(event.row.id.clone()),
            None => Follows::Nothing,
        },
        seed: seed.map(|seed| seed.to_string()),
        terms: Terms::default(),
        rated: true,
    }
}
