//! Dealing: a match begins when everybody has come and added their part of the shuffle.

use std::sync::Arc;

use bastide_core::{MAX_SEATS, RulesVersion, Seat, Seed};

use super::now::Now;
use super::shuffle::{Adding, Origin, Shuffle};
use super::table::Table;
use super::{Follows, MatchWish, TableError, Tables};
use crate::hosted;
use crate::lessons::Lesson;
use crate::store::{GuestId, Occupant, StoredMatch, StoredSeat, StoredShuffle};

/// How the seed of a new match comes about, and the seed if it is known by now.
pub(super) fn shuffled(wish: &MatchWish, guest: GuestId) -> (Shuffle, Option<Seed>) {
    let words = wish.seed.as_deref().map(str::trim).filter(|words| !words.is_empty());
    let Some(words) = words else {
        let shuffle = Shuffle::promised(wish, guest);
        let seed = shuffle.seed();
        return (shuffle, seed);
    };
    let origin = match &wish.follows {
        Follows::Same(id) => Origin::Same(id.clone()),
        Follows::Further(id) => Origin::Further(id.clone()),
        Follows::Event(id) => Origin::Event(id.clone()),
        _ => Origin::Words,
    };
    let Ok(seed) = words.parse();
    (Shuffle::given(origin, wish.seats.len() as u8), Some(seed))
}

/// How the seed of a match comes about, and the seed if it is fixed.
pub(super) fn shuffle_of(
    stored: &StoredMatch,
    shuffle: Option<&StoredShuffle>,
    lesson: Option<&Lesson>,
) -> Result<(Shuffle, Option<Seed>), TableError> {
    let seats = stored.seats.len().min(MAX_SEATS) as u8;
    let is_elsewhere = |seat: &StoredSeat| matches!(seat.occupant, Occupant::Elsewhere(_));
    let shuffle = match shuffle {
        Some(kept) => Shuffle::restored(kept, seats).map_err(TableError::Unreadable)?,
        None if lesson.is_some() => Shuffle::given(Origin::Lesson, seats),
        None if stored.seats.iter().any(is_elsewhere) => Shuffle::given(Origin::Brought, seats),
        None => Shuffle::given(Origin::Older, seats),
    };
    let Ok(given) = stored.seed.parse::<Seed>();
    let seed = if shuffle.commitment().is_some() { shuffle.seed() } else { Some(given) };
    Ok((shuffle, seed))
}

/// What the game of a table is begun with that is not dealt yet. It is the same for all tables and says
/// nothing about what will be dealt; nobody is shown it.
pub(super) fn undealt() -> Seed {
    Seed::from_phrase("not dealt yet")
}

impl Tables {
    /// Adds the part of a guest to the shuffle, for every seat of theirs that has none.
    pub async fn contribute(
        &self,
        table: &Arc<Table>,
        guest: GuestId,
        adding: Adding,
    ) -> Result<(), TableError> {
        let mut now = table.now.write().await;
        let seats: Vec<Seat> = now.seats_of(Some(guest)).collect();
        if seats.is_empty() {
            return Err(TableError::NotYourSeat);
        }
        if now.ending.is_some() {
            return Err(TableError::Over);
        }
        let before = now.acting().to_act;
        self.add_parts(table, &mut now, &seats, adding).await?;
        self.tell_hooks(table, before, &now, Some(guest));
        drop(now);
        self.begin_clocks(table).await?;
        self.wake_bots(table);
        Ok(())
    }

    /// Makes the parts of these seats durable, and deals if they were the last. A part that was added once
    /// stays.
    pub(super) async fn add_parts(
        &self,
        table: &Table,
        now: &mut Now,
        seats: &[Seat],
        adding: Adding,
    ) -> Result<(), TableError> {
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
        if !self.store.add_parts(table.id(), added, text).await? {
            // Another node was faster.
            self.catch_up_now(table, now).await?;
            return Err(TableError::Outdated);
        }
        now.shuffle = after;
        now.seed = seed;
        now.game = game.unwrap_or_else(|| now.game.clone());
        self.announce(table, now);
        Ok(())
    }
}

impl Tables {
    /// Takes over the parts that other nodes were given, and deals if they were the last.
    pub(super) async fn hear_parts(&self, table: &Table, now: &mut Now) -> Result<(), TableError> {
        let Some(kept) = self.store.shuffle(table.id()).await? else { return Ok(()) };
        let seats = now.seats.len() as u8;
        now.shuffle = Shuffle::restored(&kept, seats).map_err(TableError::Unreadable)?;
        let Some(seed) = now.shuffle.seed() else { return Ok(()) };
        now.game = dealt(table, now, &seed)?;
        now.seed = Some(seed);
        // Two nodes that were given the last parts at the same time each saw one missing.
        self.store.add_parts(table.id(), Vec::new(), Some(seed.to_string())).await?;
        Ok(())
    }
}

/// The game of a table with the seed that it is played with.
fn dealt(table: &Table, now: &Now, seed: &Seed) -> Result<Box<dyn hosted::Hosted>, TableError> {
    let rules = RulesVersion::parse(&now.game.rules());
    let rules = rules.ok_or_else(|| TableError::Unreadable("its rules".to_owned()))?;
    let game = hosted::restart(&table.game, &table.setup, seed, rules);
    Ok(game.ok_or(TableError::NoSuchGame)??)
}
