//! What a seat's position asks for, in a few coarse numbers.

use bastide_anarchy::{
    Anarchy, Asset, AttackType, Fortification, Insight, Letter, Purse, Side, Table, Tactic,
};
use bastide_core::{Game as _, Seat};

use super::defence::{absorbed, strength_in};

/// Read once for each decision.
pub(super) struct Situation<'g> {
    pub(super) table: &'g Table,
    pub(super) seat: Seat,
    pub(super) scenario: usize,
    pub(super) own: Insight<'g>,
    pub(super) purse: Purse,
    /// 0 to 4.
    pub(super) round: usize,
    /// Food beyond what defence and castle take; negative where it is short.
    pub(super) spare_food: i8,
    /// Strength that the cards above the board ask for beyond what is there.
    pub(super) gap: i8,
    pub(super) castle: Castle,
    /// What is left of the cards after the fortifications, by tactic that helps, less its circles.
    pub(super) open: [i8; 5],
    /// The same for walls and towers by side, as known from open cards.
    pub(super) open_walls: [u8; 4],
    pub(super) open_towers: [u8; 4],
    pub(super) has_ram: bool,
    pub(super) has_siege_tower: bool,
}

/// How far the castle of the round is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Castle {
    None,
    Unequipped,
    Weak,
    Near,
    Ready,
}

impl<'g> Situation<'g> {
    pub(super) fn of(game: &'g Anarchy, seat: Seat) -> Self {
        let own = game.insight(seat);
        let purse = own.purse();
        let needs = game.castle_needs(seat);
        let force = purse.count(Asset::Soldier) + 2 * purse.count(Asset::Knight);
        let castle = match needs {
            None => Castle::None,
            Some(needs) if !needs.is_equipped => Castle::Unequipped,
            Some(needs) if force >= needs.strength => Castle::Ready,
            Some(needs) if force + 2 >= needs.strength => Castle::Near,
            Some(_) => Castle::Weak,
        };
        let castle_food = needs.filter(|needs| needs.is_equipped).map_or(0, |needs| needs.food);
        let mut situation = Self {
            table: game.table(),
            seat,
            scenario: game.setup().scenario.index(),
            own,
            purse,
            round: usize::from(game.round()) - 1,
            spare_food: purse.count(Asset::Food) as i8 - (game.food_due() + castle_food) as i8,
            gap: -(strength_in(purse) as i8),
            castle,
            open: [0; 5],
            open_walls: [0; 4],
            open_towers: [0; 4],
            has_ram: false,
            has_siege_tower: false,
        };
        situation.read_cards(game);
        situation
    }

    fn read_cards(&mut self, game: &Anarchy) {
        let strength = game.scenario_card().strength;
        for dealt in self.own.dealt() {
            let defences = &self.table.attack_types[dealt.kind.index()];
            let mut total = 0;
            match dealt.card {
                Some(card) => {
                    let hits = card.spec(self.table).hits;
                    for (at, hit) in hits.iter().enumerate() {
                        let Some(letter) = hit else { continue };
                        let hit = strength[letter.index()];
                        let left = match Side::ALL.get(at) {
                            Some(&side) => {
                                hit.saturating_sub(absorbed(self.own, defences.fortification, side))
                            }
                            None => hit,
                        };
                        total += left;
                        self.note(at, left, defences.fortification);
                    }
                }
                None => total = self.guess(dealt.kind, strength, defences.fortification),
            }
            self.has_ram |= dealt.kind == AttackType::Ram && total > 0;
            self.has_siege_tower |= dealt.kind == AttackType::SiegeTower && total > 0;
            if let Some(tactic) = defences.tactic {
                self.open[tactic.index()] += total as i8;
            }
            if defences.has_workers {
                self.gap += total as i8;
            }
        }
        let researched = self.table.lines.tactics;
        for (at, &tactic) in Tactic::ALL.iter().enumerate() {
            if self.own.filled().contains(researched.at(at)) {
                let ready = self.own.prepared(tactic) as i8;
                if tactic != Tactic::Covers {
                    self.gap -= ready.min(self.open[at]);
                }
                self.open[at] -= ready;
            }
        }
    }

    fn note(&mut self, at: usize, left: u8, by: Option<Fortification>) {
        match by {
            Some(Fortification::Wall) if at < 4 => self.open_walls[at] += left,
            Some(Fortification::Tower) if at < 4 => self.open_towers[at] += left,
            _ => {}
        }
    }

    /// The likely strength of a face-down card.
    fn guess(&self, kind: AttackType, strength: [u8; 5], by: Option<Fortification>) -> u8 {
        let of = |letter: Letter| strength[letter.index()];
        let weakest = Side::ALL.iter().map(|&side| absorbed(self.own, by, side)).min();
        let absorbed = if kind == AttackType::Ram { self.own.gate() } else { weakest.unwrap_or(0) };
        let less = |hit: u8| hit.saturating_sub(absorbed);
        match kind {
            AttackType::Arrows => 2 * less(of(Letter::C)) + less(of(Letter::B)),
            AttackType::Ballista => less(of(Letter::B)) + less(of(Letter::C)),
            AttackType::Ram => less(of(Letter::D)),
            AttackType::Catapult => of(Letter::C),
            _ => less(of(Letter::A)),
        }
    }

    /// 0 where nothing is missing, up to 3.
    pub(super) fn gap_step(&self) -> usize {
        match self.gap {
            ..=0 => 0,
            1..=2 => 1,
            3..=5 => 2,
            _ => 3,
        }
    }

    pub(super) fn food_step(&self) -> usize {
        match self.spare_food {
            ..=-2 => 0,
            -1 => 1,
            0 => 2,
            _ => 3,
        }
    }

    pub(super) fn open_step(&self, tactic: usize) -> usize {
        self.open[tactic].clamp(0, 3) as usize
    }
}
