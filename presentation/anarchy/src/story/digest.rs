//! What one player did and what came of it, summed up.

use std::collections::BTreeMap;

use bastide_anarchy::{
    AttackCard, BUILT_IN, BoxId, Defender, Event, Joust, Kind, Path, Purse, Score, Side, Spot,
};
use bastide_core::Seat;

/// A box that was filled, and where its wall or tower stands.
#[derive(Clone, Copy)]
pub(super) struct FilledBox {
    pub(super) id: BoxId,
    pub(super) spot: Spot,
}

/// Workers who were put on a side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Garrison {
    pub(super) worker: Defender,
    pub(super) side: Side,
    pub(super) count: u8,
}

/// A card that a spy turned up.
#[derive(Clone, Copy)]
pub(super) struct Sighting {
    pub(super) owner: Seat,
    pub(super) card: AttackCard,
}

/// All that the events of a line say about its player, and what else they brought about.
#[derive(Default)]
pub(super) struct Digest {
    pub(super) paths: Vec<Path>,
    pub(super) boxes: Vec<FilledBox>,
    pub(super) built: Vec<BoxId>,
    pub(super) researched: Vec<BoxId>,
    pub(super) prepared: [u8; 5],
    pub(super) trades: u32,
    pub(super) numbers: Vec<u8>,
    pub(super) jousts: [u32; 3],
    pub(super) beers: u32,
    pub(super) castles: Vec<u8>,
    pub(super) sightings: Vec<Sighting>,
    pub(super) is_done: bool,
    pub(super) food: u8,
    pub(super) hunger: u8,
    pub(super) posts: Vec<Garrison>,
    pub(super) moves: u32,
    /// Circles of tactics that were used up.
    pub(super) used: [u8; 5],
    /// Workers who fell; a knight who loses a point of strength is laid down first.
    pub(super) fallen: u32,
    /// Beers that somebody drank instead of falling.
    pub(super) drunk: u32,
    /// What was left over when the gates were closed.
    pub(super) left_over: Purse,
    /// Cards that fitted nowhere.
    pub(super) wasted: u32,
    /// Cards that have struck and of which it is not known yet what becomes of them.
    pub(super) struck: BTreeMap<u8, AttackCard>,
    /// Cards that were repelled, and those that were not.
    pub(super) repelled: Vec<AttackCard>,
    pub(super) suffered: Vec<AttackCard>,
    /// The same of cards that struck before these events: when the last of all had deployed.
    pub(super) repelled_before: u32,
    pub(super) suffered_before: u32,
    pub(super) gain: Purse,
    pub(super) attributes: [u32; 4],
    pub(super) production: [u32; 8],
    pub(super) joy: u32,
    pub(super) discontent: u32,
    /// What happened to no player: the rival’s tent, a path card that nobody took.
    pub(super) of_nobody: Vec<Event>,
    pub(super) is_roused: bool,
    pub(super) scores: Option<Vec<Score>>,
}

impl Digest {
    pub(super) fn of<'a>(seat: Seat, events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut digest = Self::default();
        for event in events {
            match subject(event) {
                Some(subject) if subject == seat => digest.add(event),
                Some(_) => {}
                None => digest.add_of_all(seat, event),
            }
        }
        digest
    }

    fn add(&mut self, event: &Event) {
        match *event {
            Event::PathTaken { path, .. } => self.paths.push(path),
            Event::Produced { gain, .. } | Event::Gained { gain, .. } => {
                self.gain = self.gain.plus(gain);
            }
            Event::Filled { id, spot, .. } => self.fill(FilledBox { id, spot }),
            Event::Mood { joy, discontent, .. } => {
                self.joy += u32::from(joy);
                self.discontent += u32::from(discontent);
            }
            Event::Prepared { tactic, .. } => self.prepared[tactic.index()] += 1,
            Event::Traded { .. } => self.trades += 1,
            Event::Jousted { joust, .. } => self.jousts[joust.index()] += 1,
            Event::Wrote { number, .. } => self.numbers.push(number),
            Event::Brewed { beers, .. } => self.beers += u32::from(beers),
            Event::Attacked { place, .. } => self.castles.push(place),
            Event::Spied { owner, card, .. } => self.sightings.push(Sighting { owner, card }),
            Event::Done { .. } => self.is_done = true,
            Event::FoodPaid { paid, missing, .. } => (self.food, self.hunger) = (paid, missing),
            Event::Deployed { worker, side, count, .. } => {
                self.post(Garrison { worker, side, count });
            }
            Event::Rallied { .. } => self.moves += 1,
            Event::Used { tactic, count, .. } => self.used[tactic.index()] += count,
            Event::Spent { beer: true, .. } => self.drunk += 1,
            Event::Spent { worker, .. } => self.fallen += u32::from(worker != Defender::Knight),
            Event::Discarded { purse, .. } => self.left_over = self.left_over.plus(purse),
            Event::Wasted { .. } => self.wasted += 1,
            Event::Roused { .. } => self.is_roused = true,
            Event::Struck { slot, card, .. } => {
                self.struck.insert(slot, card);
            }
            Event::Repelled { slot, .. } => match self.struck.remove(&slot) {
                Some(card) => self.repelled.push(card),
                None => self.repelled_before += 1,
            },
            Event::Withstood { slot, .. } => match self.struck.remove(&slot) {
                Some(card) => self.suffered.push(card),
                None => self.suffered_before += 1,
            },
            _ => {}
        }
    }

    fn fill(&mut self, filled: FilledBox) {
        let id = filled.id;
        let lines = &BUILT_IN.lines;
        match BUILT_IN.spec(id).kind {
            Kind::Attribute => {
                let at = lines.attributes.iter().position(|line| line.position(id).is_some());
                if let Some(at) = at {
                    self.attributes[at] += 1;
                }
            }
            Kind::Production => {
                let at = lines.production.iter().position(|line| line.position(id).is_some());
                if let Some(at) = at {
                    self.production[at] += 1;
                }
            }
            Kind::Tactic => self.researched.push(id),
            Kind::Level | Kind::Construction => self.built.push(id),
            // A number, a castle and the card of another player are told by themselves.
            Kind::Slot | Kind::Castle | Kind::Assist => {}
            _ => self.boxes.push(filled),
        }
    }

    fn post(&mut self, post: Garrison) {
        let is_same =
            |other: &&mut Garrison| (other.worker, other.side) == (post.worker, post.side);
        match self.posts.iter_mut().find(is_same) {
            Some(known) => known.count += post.count,
            None => self.posts.push(post),
        }
    }

    fn add_of_all(&mut self, seat: Seat, event: &Event) {
        match event {
            Event::RoundEnded { left_behind, .. } => {
                self.discontent += left_behind.get(seat.index()).map_or(0, |&count| count.into());
            }
            Event::RivalAdvanced { .. } | Event::PathDiscarded { .. } => {
                self.of_nobody.push(event.clone());
            }
            Event::Ended { scores } => self.scores = Some(scores.to_vec()),
            _ => {}
        }
    }

    pub(super) fn jousts(&self) -> impl Iterator<Item = (Joust, u32)> {
        Joust::ALL.iter().copied().zip(self.jousts).filter(|&(_, count)| count > 0)
    }
}

/// Whom an event is about; nobody where it is about the table.
pub(super) fn subject(event: &Event) -> Option<Seat> {
    match *event {
        Event::RoundBegan { .. }
        | Event::Offered { .. }
        | Event::PathDiscarded { .. }
        | Event::RivalAdvanced { .. }
        | Event::DefenceBegan
        | Event::RoundEnded { .. }
        | Event::Ended { .. } => None,
        Event::Dealt { seat, .. }
        | Event::PathTaken { seat, .. }
        | Event::Produced { seat, .. }
        | Event::Filled { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Mood { seat, .. }
        | Event::Prepared { seat, .. }
        | Event::Traded { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Reshuffled { seat }
        | Event::Jousted { seat, .. }
        | Event::Wrote { seat, .. }
        | Event::Wasted { seat, .. }
        | Event::Brewed { seat, .. }
        | Event::Attacked { seat, .. }
        | Event::Spied { seat, .. }
        | Event::Done { seat }
        | Event::Roused { seat }
        | Event::FoodPaid { seat, .. }
        | Event::Deployed { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::TurnedUp { seat, .. }
        | Event::Rallied { seat, .. }
        | Event::Struck { seat, .. }
        | Event::Used { seat, .. }
        | Event::Spent { seat, .. }
        | Event::Repelled { seat, .. }
        | Event::Withstood { seat, .. }
        | Event::Aftermath { seat, .. } => Some(seat),
    }
}
