//! What nobody may learn: views, lists and told events never depend on what a seat cannot know.

use rand_core::Rng as _;
use rand_pcg::Pcg64Mcg;

use super::{MOST_PLIES, after, list, one_of};
use bastide_core::{Game, PerSeat, Reveal, Seat, Silent, Viewer};

/// For every seat: a world that it imagines looks like the real one, and goes on looking like it
/// as long as nothing hidden comes to light.
pub(super) fn imagined_worlds_look_alike<G: Game>(
    game: &G,
    lists: &PerSeat<Vec<G::Action>>,
    rng: &mut Pcg64Mcg,
) {
    for (seat, _) in lists.iter() {
        let imagined = game.imagine(seat, rng);
        assert_alike(game, &imagined, seat, "an imagined world");
        assert_eq!(game.to_act(), imagined.to_act(), "{seat} imagines others to act");
        assert_eq!(game.standing(), imagined.standing(), "{seat} imagines another result");
        for (actor, actions) in lists.iter() {
            if let Some(action) = one_of(actions, rng) {
                assert_alike_after(game, &imagined, seat, (actor, action));
            }
        }
        if rng.next_u32().is_multiple_of(8) {
            can_be_played_out(imagined, rng);
        }
    }
}

/// What `seat` sees and may do is the same in both worlds.
fn assert_alike<G: Game>(real: &G, imagined: &G, seat: Seat, when: &str) {
    for who in [Viewer::Seat(seat), Viewer::Public] {
        assert_eq!(real.view(who), imagined.view(who), "{when} of {seat} shows in {who:?}'s view");
    }
    let (one, other) = (list(real, seat), list(imagined, seat));
    assert_eq!(one, other, "{when} of {seat} shows in the legal list");
}

fn assert_alike_after<G: Game>(real: &G, imagined: &G, seat: Seat, ply: (Seat, G::Action)) {
    let (actor, action) = ply;
    let (real, reveal, told) = after(real, actor, action);
    if reveal == Reveal::Something {
        return;
    }
    let mut events = Vec::new();
    let mut imagined = imagined.clone();
    match imagined.apply(actor, action, &mut events) {
        Ok(reveal) => {
            assert_eq!(reveal, Reveal::Nothing, "{actor} {action}: what was revealed to {seat}?");
        }
        // Another's hand is imagined, so what they did may be impossible there.
        Err(_) if actor != seat => return,
        Err(violation) => panic!("{seat} {action} is refused in an imagined world: {violation:?}"),
    }
    let when = format!("{actor} {action}, by an imagined world");
    assert_alike(&real, &imagined, seat, &when);
    let told_to = |events: &[G::Event]| retold::<G>(events, seat);
    assert_eq!(told_to(&told), told_to(&events), "{when} of {seat} shows in the events");
}

fn retold<G: Game>(events: &[G::Event], seat: Seat) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::retell(event, Viewer::Seat(seat))).collect()
}

/// While several decide at once, nobody who still has to sees what another has chosen, unless
/// the game says that this came to light.
pub(super) fn simultaneous_choices_are_secret<G: Game>(
    game: &G,
    lists: &PerSeat<Vec<G::Action>>,
    rng: &mut Pcg64Mcg,
) {
    if !G::HAS_SECRET_CHOICES {
        return;
    }
    let to_act = game.to_act();
    for actor in to_act.iter() {
        let (Some(a), Some(b)) = (one_of(&lists[actor], rng), one_of(&lists[actor], rng)) else {
            continue;
        };
        let (one, first_reveal, told_of_one) = after(game, actor, a);
        let (other, second_reveal, told_of_other) = after(game, actor, b);
        if [first_reveal, second_reveal].contains(&Reveal::Something) {
            continue;
        }
        for seat in to_act.iter().filter(|&seat| seat != actor) {
            assert_alike(&one, &other, seat, &format!("the choice of {actor} ({a} or {b})"));
            let (one, other) = (retold::<G>(&told_of_one, seat), retold::<G>(&told_of_other, seat));
            assert_eq!(one, other, "{seat} hears whether {actor} chose {a} or {b}");
        }
    }
}

fn can_be_played_out<G: Game>(mut game: G, rng: &mut Pcg64Mcg) {
    for _ in 0..MOST_PLIES {
        let Some(seat) = game.to_act().iter().next() else { return };
        let action = game.pick(seat, rng).expect("a seat to act in an imagined world has a choice");
        let result = game.apply(seat, action, &mut Silent);
        assert!(result.is_ok(), "an imagined world refuses what it picked: {action}");
    }
}
