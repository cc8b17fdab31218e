//! Facts that follow from the rules (CAT-PROP), held over random games.

use bastide_cathedral::{
    Action, Cathedral, Cells, Event, OpenCity, Question, Side, is_enclosed, region_at, regions,
};
use bastide_testkit::rounds;

use crate::table::{Step, playout};

/// How many random games are looked at.
fn games() -> u32 {
    rounds(600, 6_000)
}

/// Shows every step of many games.
fn many_games(setup: &str, mut see: impl FnMut(&Step<'_>)) {
    for seed in 0..games().into() {
        playout(setup, seed, &mut see);
    }
}

/// The piece that a step removed and whose it was.
fn captured_building(step: &Step<'_>) -> Option<(Side, Cells)> {
    step.events.iter().find_map(|event| match *event {
        Event::Captured { owner: Some(owner), cells, .. } => Some((owner, cells)),
        _ => None,
    })
}

#[test]
fn cat_prop_01_board_and_hand_make_47() {
    many_games("", |step| {
        for side in Side::BOTH {
            let built = step.after.city().built(side).len();
            assert_eq!(built + u32::from(step.after.points(side)), 47);
            let buildings = step.after.city().buildings(side).iter();
            let covered = buildings.filter_map(|building| building.cells(side)).map(Cells::len);
            assert_eq!(covered.sum::<u32>(), built);
        }
    });
}

#[test]
fn cat_prop_02_nobody_owns_what_is_foreign() {
    many_games("", |step| {
        let city = step.after.city();
        assert!(!city.owned(Side::Light).meets(city.owned(Side::Dark)));
        for side in Side::BOTH {
            assert!(!city.owned(side).meets(city.foreign(side)));
        }
    });
}

#[test]
fn cat_prop_03_every_empty_enclosed_region_is_owned() {
    many_games("", |step| {
        let (city, side) = (step.after.city(), step.mover);
        let is_settled = !matches!(step.after.question(), Question::Capture(_));
        if step.after.placements_made(side) < 2 || !is_settled {
            return;
        }
        for region in regions(city.built(side)) {
            let is_empty = !region.meets(city.foreign(side));
            if is_empty && is_enclosed(region, city.built(side), OpenCity::FourWalls) {
                assert!(city.owned(side).contains_all(region), "{side} {}", step.action);
            }
        }
    });
}

#[test]
fn cat_prop_04_only_a_lone_wall_can_be_caught() {
    let mut handed_over = 0;
    many_games("", |step| {
        let caught = captured_building(step);
        for side in Side::BOTH {
            let lost = step.before.city().owned(side) - step.after.city().owned(side);
            if !lost.is_empty() {
                let (owner, piece) = caught.expect("squares are lost with a building only");
                assert_eq!((owner, step.mover), (side, !side));
                let alone = lost
                    .iter()
                    .all(|cell| is_enclosed(region_at(cell, piece), piece, OpenCity::FourWalls));
                assert!(alone, "{piece:?} bounded {lost:?} alone");
                handed_over += 1;
            }
        }
        if let Some((owner, piece)) = caught {
            assert_bounds_nothing_in_company(step.before, owner, piece);
        }
    });
    assert!(handed_over > games() / 300, "{handed_over} changes of owner are too few to tell");
}

/// No space that `owner` has claimed lies between this building and another one of theirs.
fn assert_bounds_nothing_in_company(game: &Cathedral, owner: Side, piece: Cells) {
    let own = game.city().built(owner);
    for cell in (game.city().owned(owner) - own).iter() {
        let walls = region_at(cell, own).around() & own;
        assert!(!walls.meets(piece) || piece.contains_all(walls), "{piece:?} at {cell}");
    }
}

#[test]
fn cat_prop_05_the_squares_of_a_captured_building_are_owned_for_good() {
    let mut captures = 0;
    for seed in 0..games().into() {
        let mut won = Cells::NONE;
        playout("", seed, |step| {
            let owned =
                |game: &Cathedral| game.city().owned(Side::Light) | game.city().owned(Side::Dark);
            if let Some((owner, piece)) = captured_building(step) {
                assert!(!owned(step.before).meets(piece), "nobody owned them before");
                assert!(step.after.city().owned(!owner).contains_all(piece), "the capturer does");
                won |= piece;
                captures += 1;
            }
            assert!(owned(step.after).contains_all(won), "and somebody does for good");
        });
    }
    assert!(captures > games() / 12, "{captures} captures are too few to tell");
}

/// What the mover owns after a placement, with the regions settled from the last to the first.
fn owned_settled_backwards(before: &Cathedral, side: Side, placed: Cells) -> Cells {
    let own_before = before.city().built(side);
    let own = own_before | placed;
    let rule = OpenCity::FourWalls;
    let foreign = before.city().foreign(side);
    let pieces_in = |region: Cells| {
        let mut rest = region & foreign;
        std::iter::from_fn(|| {
            let piece = before.city().piece_at(rest.first()?).expect("a foreign piece").cells;
            rest -= piece;
            Some(piece)
        })
        .count()
    };
    let mut owned = before.city().owned(side);
    for region in regions(own).collect::<Vec<_>>().into_iter().rev() {
        let lone = (region & foreign).first().filter(|_| pieces_in(region) == 1);
        let was_isolated = lone.is_some_and(|cell| {
            let region = region_at(cell, own_before);
            is_enclosed(region, own_before, rule) && pieces_in(region) == 1
        });
        let is_won = pieces_in(region) == 0 || (lone.is_some() && !was_isolated);
        if is_enclosed(region, own, rule) && is_won {
            owned |= region;
        }
    }
    owned
}

#[test]
fn cat_prop_06_the_order_of_the_regions_does_not_matter() {
    let mut several = 0;
    many_games("capture=forced", |step| {
        let is_first = step.after.placements_made(step.mover) < 2;
        let Action::Place(placement) = step.action else { return };
        if is_first {
            return;
        }
        let placed = placement.cells(step.mover).expect("it was legal");
        let expected = owned_settled_backwards(step.before, step.mover, placed);
        assert_eq!(step.after.city().owned(step.mover), expected, "{}", step.action);
        let settled = |e: &&Event| matches!(e, Event::Claimed { .. } | Event::Captured { .. });
        several += u32::from(step.events.iter().filter(settled).count() > 2);
    });
    assert!(
        several > games() / 60,
        "{several} placements that settled several regions are too few"
    );
}

/// What random games look like in which every capture is taken.
#[derive(Default, Debug)]
struct Statistics {
    games: u32,
    fewest: u32,
    most: u32,
    placements: u32,
    choices: u32,
    with_building_captured: u32,
    with_cathedral_captured: u32,
    with_return: u32,
}

impl Statistics {
    fn watch(&mut self, seed: u64) {
        let (mut placements, mut has_return) = (0, false);
        let (mut building, mut cathedral) = (false, false);
        let mut passed = Vec::new();
        playout("capture=forced", seed, |step| {
            if step.before.question() == Question::Building {
                placements += 1;
                self.choices += step.before.fits(step.mover).count();
                has_return |= passed.contains(&step.mover);
            }
            for event in step.events {
                match event {
                    Event::Captured { owner, .. } if owner.is_some() => building = true,
                    Event::Captured { .. } => cathedral = true,
                    Event::Passed { side } => passed.push(*side),
                    _ => {}
                }
            }
        });
        self.fewest = if self.games == 0 { placements } else { self.fewest.min(placements) };
        self.most = self.most.max(placements);
        self.games += 1;
        self.placements += placements;
        self.with_building_captured += u32::from(building);
        self.with_cathedral_captured += u32::from(cathedral);
        self.with_return += u32::from(has_return);
    }

    /// So many of a thousand games.
    fn per_mille(&self, count: u32) -> u32 {
        count * 1000 / self.games
    }
}

#[test]
fn cat_prop_07_what_random_games_look_like() {
    let mut seen = Statistics::default();
    (0..6_000).for_each(|seed| seen.watch(seed));
    assert!(seen.fewest >= 18 && seen.most <= 30, "{seen:?}");
    assert!((22..=24).contains(&(seen.placements / seen.games)), "{seen:?}");
    assert!((460..=484).contains(&(seen.choices / seen.placements)), "{seen:?}");
    assert!((300..=380).contains(&seen.per_mille(seen.with_building_captured)), "{seen:?}");
    assert!((4..=11).contains(&seen.per_mille(seen.with_cathedral_captured)), "{seen:?}");
    assert!((17..=29).contains(&seen.per_mille(seen.with_return)), "{seen:?}");
}
