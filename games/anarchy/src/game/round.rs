//! The set-up of the board and the round: deals, draft, production, and its end (ANA-ROUND, ANA-PATH, ANA-PROD, ANA-ENDR).

use std::fmt::Write as _;

use arrayvec::{ArrayString, ArrayVec};
use bastide_core::{Chance, Reveal, Seat, Seed, Sink};

use super::act::either;
use super::defence::Siege;
use super::player::Stage;
use super::{Anarchy, Phase};
use crate::builtin::{AttackCard, Loot, Path};
use crate::event::Event;
use crate::score::Score;
use crate::sheet::purse::Purse;
use crate::sheet::table::{LootSpec, PlaceSpec, Table};
use crate::sheet::words::{Asset, LootSize};

impl Anarchy {
    /// ANA-SETUP-10: two large tiles and three small ones.
    pub(super) fn lay_loot(seed: &Seed, table: &Table) -> ArrayVec<Loot, 5> {
        let pile = |size: LootSize, deck: &str| {
            let is_size = |loot: &Loot| {
                let LootSpec { size: own, .. } = table.loot[loot.index()];
                own == size
            };
            let mut tiles: ArrayVec<Loot, 5> = Loot::all().filter(is_size).collect();
            Chance::new(seed, deck).shuffle(&mut tiles);
            tiles
        };
        let mut large = pile(LootSize::Large, "large loot").into_iter();
        let mut small = pile(LootSize::Small, "small loot").into_iter();
        let tile = |place: &PlaceSpec| match place.loot {
            LootSize::Large => large.next(),
            LootSize::Small => small.next(),
        };
        table.places.iter().filter_map(tile).collect()
    }

    /// The seats in clockwise order from the holder of the first-player marker.
    pub(super) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.marker.index() as u8, self.seats);
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }

    pub(super) fn begin_round(&mut self, table: &Table, log: &mut impl Sink<Event>) {
        self.phase = Phase::Draft;
        log.tell(Event::RoundBegan { round: self.round, marker: self.marker });
        self.deal(table, log);
        self.offer(log);
        self.draft_on(table, log);
    }

    /// ANA-ROUND-02 to -06: both decks are whole again, so a round's deal depends on the round
    /// alone.
    fn deal(&mut self, table: &Table, log: &mut impl Sink<Event>) {
        let per_seat = table.rounds[usize::from(self.round) - 1].attack_cards;
        let attacks = self.drawn("attacks", AttackCard::attacks(), per_seat * self.seats);
        let assaults = self.drawn("assaults", AttackCard::assaults(), self.seats);
        let mut attacks = attacks.into_iter();
        for (seat, assault) in self.clockwise().zip(assaults) {
            let player = &mut self.players[seat.index()];
            player.cards.clear();
            player.cards.push(assault);
            player.cards.extend(attacks.by_ref().take(usize::from(per_seat)));
            player.standing = (1 << player.cards.len()) - 1;
            player.shown = 1;
            for slot in 1..player.cards.len() {
                player.shown |= u8::from(!table.face_down[slot - 1]) << slot;
            }
            player.stage = Stage::Waiting;
            let cards = (0..player.cards.len() as u8).map(|slot| player.dealt(slot)).collect();
            log.tell(Event::Dealt { seat, cards });
        }
    }

    /// The first cards of a deck that is shuffled for this round.
    fn drawn(
        &self,
        deck: &str,
        cards: impl Iterator<Item = AttackCard>,
        count: u8,
    ) -> ArrayVec<AttackCard, 36> {
        let mut name = ArrayString::<16>::new();
        let _ = write!(name, "{deck} {}", self.round);
        let mut chance = Chance::new(&self.seed, &name);
        let mut cards: ArrayVec<AttackCard, 36> = cards.collect();
        for at in 0..usize::from(count) {
            let rest = (cards.len() - at) as u32;
            let chosen = chance.below(at as u64, rest) as usize;
            cards.swap(at, at + chosen);
        }
        cards.truncate(usize::from(count));
        cards
    }

    /// ANA-PATH-01, ANA-SOLO-02, -04
    fn offer(&mut self, log: &mut impl Sink<Event>) {
        let is_solo = self.seats == 1;
        let is_behind = self.scenario.has_tents() && self.players[0].tent < self.rival;
        let count = match (is_solo, is_behind) {
            (false, _) => self.seats,
            (true, false) => 2,
            (true, true) => 1,
        };
        let top = usize::from(self.paths_left);
        self.paths_left -= count;
        self.offered =
            self.path_deck[usize::from(self.paths_left)..top].iter().rev().copied().collect();
        log.tell(Event::Offered { paths: self.offered.clone() });
        self.drafting = self.draft_order();
    }

    /// ANA-PATH-02 to -04. Without tents all stand at 0, and the marker alone decides.
    fn draft_order(&self) -> ArrayVec<Seat, 4> {
        let mut order: ArrayVec<Seat, 4> = self.clockwise().collect();
        order.sort_by_key(|seat| std::cmp::Reverse(self.players[seat.index()].tent));
        order
    }

    /// Takes a path card; the last one by itself.
    pub(super) fn take_path(&mut self, path: Path, table: &Table, log: &mut impl Sink<Event>) {
        let seat = self.drafting.remove(0);
        self.offered.retain(|&mut other| other != path);
        self.players[seat.index()].paths.push(path);
        log.tell(Event::PathTaken { seat, path });
        self.draft_on(table, log);
    }

    fn draft_on(&mut self, table: &Table, log: &mut impl Sink<Event>) {
        match (self.drafting.is_empty(), self.offered[..].first()) {
            (false, Some(&only)) if self.offered.len() == 1 => self.take_path(only, table, log),
            (false, _) => {}
            (true, _) => self.end_draft(table, log),
        }
    }

    fn end_draft(&mut self, table: &Table, log: &mut impl Sink<Event>) {
        for path in std::mem::take(&mut self.offered) {
            log.tell(Event::PathDiscarded { path });
        }
        if self.seats == 1 && self.scenario.has_tents() {
            self.rival += 1;
            log.tell(Event::RivalAdvanced { place: self.rival });
        }
        for seat in Seat::all(self.seats) {
            self.produce(seat, table, log);
        }
        self.phase = Phase::Actions;
    }

    /// ANA-PROD-01, -02
    fn produce(&mut self, seat: Seat, table: &Table, log: &mut impl Sink<Event>) {
        let player = &mut self.players[seat.index()];
        let Some(&path) = player.paths.last() else { return };
        let mut gain = table.paths[path.index()].gain;
        for &asset in Asset::ALL {
            let boxes = player.filled.count(table.lines.production[asset.index()]);
            gain = gain.plus(Purse::of(asset, boxes));
        }
        player.purse = player.purse.plus(gain);
        player.stage = Stage::Acting;
        log.tell(Event::Produced { seat, gain });
    }

    pub(super) fn siege<'t>(&self, table: &'t Table) -> Siege<'t> {
        Siege::of(table, self.scenario.index(), self.round)
    }

    /// ANA-DEF-01: once all are done, all defend.
    pub(super) fn begin_defence(&mut self, table: &Table, log: &mut impl Sink<Event>) -> Reveal {
        if !self.players.iter().all(super::player::Player::is_done) {
            return Reveal::Nothing;
        }
        self.phase = Phase::Defence;
        log.tell(Event::DefenceBegan);
        let siege = self.siege(table);
        let mut reveal = Reveal::Nothing;
        for seat in Seat::all(self.seats) {
            let mut turn = self.turn(seat, table, log);
            turn.begin_defence(siege);
            reveal = either(reveal, turn.reveal);
        }
        either(reveal, self.go_on(table, log))
    }

    /// What happens to all at once: the cards are turned up when everybody has deployed, and the round
    /// ends when everybody's defence is over.
    pub(super) fn go_on(&mut self, table: &Table, log: &mut impl Sink<Event>) -> Reveal {
        let faced = self.face_cards(table, log);
        either(faced, self.end_round(table, log))
    }

    /// ANA-DEF-07, -09: nobody's cards are turned up before all have deployed.
    fn face_cards(&mut self, table: &Table, log: &mut impl Sink<Event>) -> Reveal {
        let mut reveal = Reveal::Nothing;
        if !self.players.iter().all(|player| player.stage == Stage::Deployed) {
            return reveal;
        }
        let siege = self.siege(table);
        for seat in Seat::all(self.seats) {
            let mut turn = self.turn(seat, table, log);
            turn.face_cards(siege);
            reveal = either(reveal, turn.reveal);
        }
        reveal
    }

    /// ANA-ENDR, once everybody's defence is over. The next round brings new cards to light.
    fn end_round(&mut self, table: &Table, log: &mut impl Sink<Event>) -> Reveal {
        if !self.players.iter().all(|player| player.stage == Stage::Finished) {
            return Reveal::Nothing;
        }
        let mut left_behind = ArrayVec::new();
        for player in &mut self.players {
            let castles = if self.scenario.has_tents() { self.round - player.tent } else { 0 };
            player.discontent = player.discontent.saturating_add(castles);
            left_behind.push(castles);
            player.rally.active = player.rally.owned;
            player.stage = Stage::Waiting;
            player.cards.clear();
            player.shown = 0;
        }
        log.tell(Event::RoundEnded { round: self.round, left_behind });
        self.marker = self.clockwise().nth(1).unwrap_or(self.marker);
        if usize::from(self.round) == Table::ROUNDS {
            self.phase = Phase::Over;
            let scores = self.players.iter().map(|player| Score::of(player, table)).collect();
            log.tell(Event::Ended { scores });
            return Reveal::Nothing;
        }
        self.round += 1;
        self.begin_round(table, log);
        Reveal::Something
    }
}
