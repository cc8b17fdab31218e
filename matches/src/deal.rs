//! Dealing: a match begins when everybody has come and added their part of the shuffle.

use std::sync::Arc;

use bastide_core::{RulesVersion, Seat, Seed};

use super::Matches;
use super::command::Commands;
use super::error::MatchError;
use super::observer::TurnChange;
use super::request::Adding;
use super::shuffle::Shuffle;
use super::state::MatchState;
use super::table::Match;
use bastide_store::{GuestId, MatchId, StoreError, StoredShuffle};

impl Matches {
    /// Keeps the shuffle of a new match, and says which it has: the one that is there already, if there is one.
    pub(super) async fn keep_shuffle(
        &self,
        id: &MatchId,
        shuffle: Shuffle,
    ) -> Result<Shuffle, MatchError> {
        match self.store.log().add_shuffle(id, shuffle.stored()).await {
            Err(StoreError::AlreadyThere(_)) => {
                let kept: Option<StoredShuffle> = self.store.log().shuffle(id).await?;
                let kept = kept.ok_or(MatchError::NoSuchMatch)?;
                Shuffle::restored(&kept, shuffle.parts.len() as u8).map_err(MatchError::Unreadable)
            }
            done => Ok(done.map(|()| shuffle)?),
        }
    }
}

impl Commands {
    /// Adds the part of a guest to the shuffle, for every seat of theirs that has none.
    pub async fn contribute(
        &self,
        table: &Arc<Match>,
        guest: GuestId,
        adding: Adding,
    ) -> Result<(), MatchError> {
        let mut now = table.now.write().await;
        let seats: Vec<Seat> = now.seats_of(Some(guest)).collect();
        if seats.is_empty() {
            return Err(MatchError::NotYourSeat);
        }
        if now.ending.is_some() {
            return Err(MatchError::Over);
        }
        let before = now.acting().to_act;
        self.add_parts(table, &mut now, &seats, adding).await?;
        self.observer.turn_changed(self, TurnChange { table, now: &now, before, by: Some(guest) });
        drop(now);
        self.timekeeper().begin(table).await?;
        self.bot_turns().wake(table);
        Ok(())
    }

    /// Makes the parts of these seats durable, and deals if they were the last. A part that was added once
    /// stays.
    pub(super) async fn add_parts(
        &self,
        table: &Match,
        now: &mut MatchState,
        seats: &[Seat],
        adding: Adding,
    ) -> Result<(), MatchError> {
        let mut after = now.shuffle.clone();
        let Some(secret) = after.secret else { return Ok(()) };
        let mut added = Vec::new();
        for &seat in seats.iter().filter(|&&seat| now.shuffle.waits_for(seat)) {
            let Some(part) = adding.part(&secret, seat) else { continue };
            after.parts[seat] = Some(part);
            added.push((seat.index() as u8, part.to_string()));
        }
        if added.is_empty() {
            return Ok(());
        }
        let seed = after.seed();
        let game = seed.map(|seed| dealt(table, now, &seed)).transpose()?;
        let text = seed.map(|seed| seed.to_string());
        if !self.store.log().add_parts(table.id(), added, text).await? {
            // Another node was faster.
            self.nodes().catch_up_now(table, now).await?;
            return Err(MatchError::Outdated);
        }
        now.shuffle = after;
        now.seed = seed;
        now.game = game.unwrap_or_else(|| now.game.clone());
        self.feed().announce(table, now);
        Ok(())
    }

    /// Takes over the parts that other nodes were given, and deals if they were the last.
    pub(super) async fn hear_parts(
        &self,
        table: &Match,
        now: &mut MatchState,
    ) -> Result<(), MatchError> {
        let Some(kept) = self.store.log().shuffle(table.id()).await? else { return Ok(()) };
        let seats = now.seats.len() as u8;
        now.shuffle = Shuffle::restored(&kept, seats).map_err(MatchError::Unreadable)?;
        let Some(seed) = now.shuffle.seed() else { return Ok(()) };
        now.game = dealt(table, now, &seed)?;
        now.seed = Some(seed);
        // Two nodes that were given the last parts at the same time each saw one missing.
        self.store.log().add_parts(table.id(), Vec::new(), Some(seed.to_string())).await?;
        Ok(())
    }
}

/// The game of a table with the seed that it is played with.
fn dealt(
    table: &Match,
    now: &MatchState,
    seed: &Seed,
) -> Result<Box<dyn bastide_presentation::AnyGame>, MatchError> {
    let rules = RulesVersion::parse(&now.game.rules());
    let rules = rules.ok_or_else(|| MatchError::Unreadable("its rules".to_owned()))?;
    bastide_presentation::restart(&table.game, &table.setup, seed, rules)
        .ok_or_else(|| MatchError::Unreadable("its game".to_owned()))?
        .map_err(|error| MatchError::Unreadable(error.to_string()))
}
