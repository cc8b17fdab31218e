//! What becomes of a castle if its workers stand so and the rest is played well.

use bastide_anarchy::Anarchy;
use bastide_core::Seat;

use super::deploy::{Posting, every_field};
use super::field::BattleField;
use super::solve::{Resolved, resolve};

/// How often a card is repelled, over all that the face-down cards may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// As [`bastide_anarchy::Dealt`] counts it.
    pub slot: u8,
    /// Of a hundred cases, rounded; 0 and 100 are certain.
    pub chance: u8,
}

/// The cards in the order in which they strike. `posting` says how many craftsmen, soldiers and knights come to each
/// side, besides those who stand there; workers that are not in it stand nowhere.
pub fn forecast(game: &Anarchy, seat: Seat, posting: &Posting) -> Vec<Forecast> {
    let fields = every_field(game, seat);
    let mut standing = *game.insight(seat).deployed();
    for (side, post) in standing.iter_mut().enumerate() {
        post.iter_mut().zip(posting).for_each(|(count, kind)| *count += kind[side]);
    }
    let mut repelled = [0usize; 6];
    for field in &fields {
        let mut field = *field;
        field.deploy(&standing);
        for (count, is_repelled) in repelled.iter_mut().zip(battle(field)) {
            *count += usize::from(is_repelled);
        }
    }
    let slots = (0..fields.first().map_or(0, |field| field.count)).rev();
    slots
        .map(|slot| Forecast { slot: slot as u8, chance: chance(repelled[slot], fields.len()) })
        .collect()
}

/// Which cards are repelled, by slot.
fn battle(mut field: BattleField) -> [bool; 6] {
    let mut repelled = [false; 6];
    while field.count > 0 {
        let Resolved { next, is_repelled } = resolve(&field);
        repelled[field.count - 1] = is_repelled;
        field = next;
    }
    repelled
}

/// Nothing that may fail is told as certain, nor anything that may happen as impossible.
fn chance(count: usize, of: usize) -> u8 {
    match count {
        0 => 0,
        all if all == of => 100,
        some => ((some * 100 + of / 2) / of).clamp(1, 99) as u8,
    }
}

#[cfg(test)]
mod tests {
    use bastide_anarchy::{Event, Question, Side};
    use bastide_core::{Game as _, Seed, below};
    use rand_core::SeedableRng as _;
    use rand_pcg::Pcg64Mcg;

    use super::super::Defence;
    use super::super::field::waiting;
    use super::*;

    /// A game of one that has come to a deployment, by chance.
    fn deploying(number: u64, rng: &mut Pcg64Mcg) -> Option<Anarchy> {
        let setup = "players=1 scenario=classic-standard rules=2".parse().expect("a setup");
        let mut game = Anarchy::start(&setup, &Seed::numbered(number)).expect("it starts");
        let seat = Seat::new(0);
        while game.standing().is_none() {
            let is_first = *game.insight(seat).deployed() == [[0; 4]; 4];
            let is_asked = matches!(game.question(seat), Question::Deploy { .. });
            if is_asked && is_first && below(rng, 2) == Some(0) {
                return Some(game);
            }
            let action = game.pick(seat, rng).expect("something is legal");
            let _ = game.apply(seat, action, &mut bastide_core::Silent).expect("it is legal");
        }
        None
    }

    fn any_posting(game: &Anarchy, rng: &mut Pcg64Mcg) -> Posting {
        let mut posting = Posting::default();
        for (kind, count) in waiting(game.insight(Seat::new(0))).into_iter().enumerate() {
            for _ in 0..count {
                posting[kind][below(rng, 4).expect("four sides") as usize] += 1;
            }
        }
        posting
    }

    /// Deploys so and defends as the bots do: which cards were repelled, by slot.
    fn played(game: &Anarchy, posting: &Posting, rng: &mut Pcg64Mcg) -> [bool; 6] {
        let (mut game, seat, round) = (game.clone(), Seat::new(0), game.round());
        let (mut defence, mut events) = (Defence::default(), Vec::new());
        while let Some(worker) = game.next_to_deploy(seat) {
            let deployed = game.insight(seat).deployed();
            let kind = worker.index();
            let is_due = |side: &&Side| deployed[side.index()][kind] < posting[kind][side.index()];
            let side = *Side::ALL.iter().find(is_due).expect("a side for everybody");
            let deploy = bastide_anarchy::Action::Deploy { worker, side };
            let _ = game.apply(seat, deploy, &mut events).expect("it is legal");
        }
        let is_fighting = |game: &Anarchy| {
            let question = game.question(seat);
            let is_battle = matches!(
                question,
                Question::Rally { .. } | Question::Tactic { .. } | Question::Spend { .. }
            );
            game.round() == round && is_battle
        };
        while is_fighting(&game) {
            let action = defence.play(&game, seat, rng);
            let _ = game.apply(seat, action, &mut events).expect("it is legal");
        }
        let mut repelled = [false; 6];
        for event in &events {
            if let Event::Repelled { slot, .. } = event {
                repelled[usize::from(*slot)] = true;
            }
        }
        repelled
    }

    #[test]
    fn what_is_forecast_for_open_cards_is_what_happens() {
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        let mut compared = 0;
        for number in 0..60 {
            let Some(game) = deploying(number, &mut rng) else { continue };
            let is_open = game.insight(Seat::new(0)).dealt().all(|dealt| dealt.card.is_some());
            if !is_open {
                continue;
            }
            let posting = any_posting(&game, &mut rng);
            let repelled = played(&game, &posting, &mut rng);
            for Forecast { slot, chance } in forecast(&game, Seat::new(0), &posting) {
                let told = if repelled[usize::from(slot)] { 100 } else { 0 };
                assert_eq!(chance, told, "game {number}, slot {slot}, {posting:?}");
            }
            compared += 1;
        }
        assert!(compared > 5, "only {compared}");
    }

    #[test]
    fn nothing_uncertain_is_told_as_certain() {
        assert_eq!([chance(0, 36), chance(36, 36)], [0, 100]);
        assert_eq!([chance(1, 1000), chance(999, 1000), chance(1, 3)], [1, 99, 33]);
    }
}
