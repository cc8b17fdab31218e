//! `bastide verify`: a record that tells how it was shuffled, and every way to alter it.

use bastide_core::{
    Fairness, Game as _, Maker, Part, PerSeat, Record, RulesVersion, Seat, Secret, Silent,
};
use bastide_tournay::Tournay;

use super::call::bastide_fed;

/// A few actions of a match of Tournay, in which one seat has added words and a bot sat on the other.
fn record() -> String {
    let secret = Secret::from_bytes([7; 32]);
    let own = |_: Seat| {
        let Ok(nonce) = "a rainy day".parse();
        Part { maker: Maker::Own, nonce }
    };
    let server = |seat| Part { maker: Maker::Server, nonce: secret.part_of(seat) };
    let parts =
        PerSeat::from_fn(2, |seat| if seat.index() == 0 { own(seat) } else { server(seat) });
    let seed = secret.seed(&parts);
    let names = PerSeat::from_fn(2, |seat| format!("Player {}", seat.index()));
    let setup = "players=2".parse().expect("a setup");
    let rules = RulesVersion::parse("0000000000000000").expect("sixteen digits");
    let record = Record::<Tournay>::start(setup, seed, rules, names);
    let mut record = record.expect("a game");
    for _ in 0..6 {
        let mover = record.state().to_act().iter().next().expect("it goes on");
        let mut actions = Vec::new();
        record.state().legal(mover, &mut actions);
        let _ = record.play(mover, actions[0], &mut Silent).expect("it is listed");
    }
    let fairness = Fairness { commitment: secret.commitment(), secret, parts };
    record.with_fairness(Some(fairness)).to_string()
}

/// The value of a header line.
fn line<'r>(record: &'r str, key: &str) -> &'r str {
    record.lines().find(|line| line.starts_with(key)).expect("it is in the header")
}

#[test]
fn a_fair_record_is_told_so_in_three_languages() {
    let record = record();
    for (language, said) in [
        ("en", "✓ The seed follows from the secret and the parts."),
        ("fr", "✓ La graine découle du secret et des parts."),
        ("de", "✓ Der Startwert folgt aus dem Geheimnis und den Teilen."),
    ] {
        let answer = bastide_fed(&format!("verify - --language {language}"), &record);
        assert_eq!(answer.code, 0, "{}{}", answer.out, answer.err);
        assert!(answer.out.contains(said) && !answer.out.contains('✗'), "{}", answer.out);
    }
}

#[test]
fn each_thing_that_is_altered_is_named_and_ends_with_one() {
    let good = record();
    let zeros = "0".repeat(64);
    let nonces = line(&good, "nonces: ");
    let (_, first) = good.split_once("\n\n").expect("actions");
    let first = first.lines().next().expect("an action");
    let (seat, _) = first.split_once(' ').expect("a seat");
    for (was, is, said) in [
        (line(&good, "commitment: "), format!("commitment: {zeros}"), "✗ The promise is not"),
        (line(&good, "secret: "), format!("secret: {zeros}"), "✗ The promise is not"),
        (line(&good, "seed: "), format!("seed: {zeros}"), "✗ The seed does not follow"),
        (nonces, format!("nonces: own:{zeros} server:{zeros}"), "✗ A part of the server"),
        (nonces, nonces.replace("server:", "own:"), "✗ The seal"),
        (line(&good, "fairness: "), "fairness: 2".to_owned(), "✗"),
        (first, String::new(), "✗ The seal"),
        (first, format!("{seat} nonsense"), "✗ Line"),
        (line(&good, "result: "), "result: Red 9 rank 1".to_owned(), "✗ Line"),
    ] {
        let altered = good.replacen(was, &is, 1);
        assert_ne!(altered, good, "{is}");
        let answer = bastide_fed("verify - --language en", &altered);
        assert_eq!(answer.code, 1, "{is}\n{}", answer.out);
        assert!(answer.out.contains(said), "{is}\n{}", answer.out);
        assert!(answer.err.contains("Something does not fit."), "{}", answer.err);
    }
}

#[test]
fn a_record_without_a_promise_is_checked_all_the_same() {
    let promised = record();
    let told = ["fairness: ", "commitment: ", "secret: ", "nonces: ", "seal: "];
    let kept = promised.lines().filter(|line| !told.iter().any(|key| line.starts_with(key)));
    let bare: String = kept.flat_map(|line| [line, "\n"]).collect();
    let sealed = bastide_fed("replay - --unsealed --json --language en", &bare);
    assert_eq!(sealed.code, 0, "{}", sealed.err);
    let answer = bastide_fed("verify - --language en", &bare);
    assert_eq!(answer.code, 1, "it has no seal: {}", answer.out);
    assert!(answer.out.contains("carries no promise"), "{}", answer.out);
}
