//! What comes next in a tournament: a function of what is stored and the time.

use super::tournament::{Game, GameEnding, GameResult, Tournament};
use bastide_bots::levels::Level;

use super::kind::{Kind, Scoring, Stage};
use super::pairing::{Contender, Round, round_robin, round_robin_rounds, swiss, tables_of};
use super::standings::standings;
use bastide_matches::Player;
use bastide_store::NewRound;

const HOUR_MS: i64 = 60 * 60 * 1000;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Begin(NewRound),
    /// All rounds are played.
    End,
    /// Too few came.
    CallOff,
}

/// What is to be done now; nothing while one waits for players or results.
pub(super) fn step(event: &Tournament, at: i64) -> Option<Step> {
    match event.stage {
        Stage::Open if !is_time(event, at) => None,
        Stage::Open if event.entrants.len() < fewest(event) => Some(Step::CallOff),
        Stage::Running if event.round().any(|game| game.result.is_none()) => None,
        Stage::Running if event.row.round >= event.row.rounds => Some(Step::End),
        Stage::Open | Stage::Running => Some(begin(event, at)),
        Stage::Over | Stage::Off => None,
    }
}

fn is_time(event: &Tournament, at: i64) -> bool {
    let is_full = event.row.most.is_some_and(|most| event.entrants.len() >= most as usize);
    is_full || event.row.starts_at.is_some_and(|start| start <= at)
}

/// How many it takes: a table full, or two to compare.
fn fewest(event: &Tournament) -> usize {
    seats(event).max(2)
}

/// How many sit at a table.
pub(super) fn seats(event: &Tournament) -> usize {
    let Ok(seed) = "any".parse();
    let game = bastide_presentation::sketch(&event.row.game, &event.row.setup, &seed);
    game.map_or(2, |game| usize::from(game.seats()))
}

fn begin(event: &Tournament, at: i64) -> Step {
    let number = event.row.round + 1;
    let seats = seats(event);
    let playing = event.entrants.iter().filter(|entrant| entrant.plays_in(number)).count();
    if playing < fewest(event) && number > 1 {
        return Step::End;
    }
    let games = match event.kind {
        Kind::Duplicate => everybody_against_bots(event, seats),
        Kind::RoundRobin | Kind::DoubleRoundRobin => {
            let round = round_robin(event.entrants.len(), number as usize - 1);
            games(event, &without_withdrawn(event, round, number))
        }
        Kind::Swiss if seats == 2 => games(event, &swiss(&contenders(event, number))),
        Kind::Swiss => games(event, &tables_of(&contenders(event, number), seats)),
    };
    Step::Begin(NewRound {
        number,
        rounds: rounds(event, seats),
        ends_at: at + i64::from(event.row.round_hours) * HOUR_MS,
        entrants: event.entrants.len() as u32,
        pairings: games.iter().map(Game::stored).collect(),
    })
}

fn rounds(event: &Tournament, seats: usize) -> u32 {
    let players = event.entrants.len();
    let rounds = match event.kind {
        Kind::Duplicate => 1,
        Kind::RoundRobin => round_robin_rounds(players, 1) as u32,
        Kind::DoubleRoundRobin => round_robin_rounds(players, 2) as u32,
        // More rounds than opponents would be meeting again.
        Kind::Swiss if seats == 2 => event.row.rounds.min(round_robin_rounds(players, 1) as u32),
        Kind::Swiss => event.row.rounds,
    };
    rounds.max(1)
}

/// Who has withdrawn is not waited for: their opponents sit out.
fn without_withdrawn(event: &Tournament, round: Round, number: u32) -> Round {
    let plays = |player: &usize| event.entrants[*player].plays_in(number);
    let mut left =
        Round { byes: round.byes.into_iter().filter(plays).collect(), ..Round::default() };
    for table in round.tables {
        if table.iter().all(plays) {
            left.tables.push(table);
        } else {
            left.byes.extend(table.into_iter().filter(plays));
        }
    }
    left
}

/// Everybody who plays on, with what they have met and made so far.
fn contenders(event: &Tournament, number: u32) -> Vec<Contender> {
    let places = standings(event);
    let playing = event.entrants.iter().enumerate().filter(|(_, entrant)| entrant.plays_in(number));
    let contender = |(player, _): (usize, _)| {
        let row = places.iter().find(|row| row.entrant == player);
        let mut contender =
            Contender { player, score: row.map_or(0, |row| row.score), ..Contender::default() };
        for game in &event.games {
            let Some(seat) =
                game.players.iter().position(|other| event.entrant(other) == Some(player))
            else {
                continue;
            };
            if game.id.is_none() {
                contender.byes += 1;
                continue;
            }
            contender.seats.push(seat);
            let others = game.players.iter().filter_map(|other| event.entrant(other));
            contender.met.extend(others.filter(|&other| other != player));
        }
        contender
    };
    playing.map(contender).collect()
}

/// The games of a round: at each table one, or two with colours exchanged where that is the rule (CAT-TOURN-01).
fn games(event: &Tournament, round: &Round) -> Vec<Game> {
    let player = |&number: &usize| Player::Guest(event.entrants[number].guest);
    let mut games = Vec::new();
    for table in &round.tables {
        let players: Vec<Player> = table.iter().map(player).collect();
        if event.scoring() == Scoring::Fewest {
            let exchanged = players.iter().rev().cloned().collect();
            games.push((players, None));
            games.push((exchanged, None));
        } else {
            games.push((players, None));
        }
    }
    let bye = || GameResult { places: vec![1], points: vec![0], ending: GameEnding::Bye };
    games.extend(round.byes.iter().map(|number| (vec![player(number)], Some(bye()))));
    numbered(event, games)
}

/// Everybody on every seat once, with bots on the others.
fn everybody_against_bots(event: &Tournament, seats: usize) -> Vec<Game> {
    let bot = || Player::Bot { game: event.row.game.clone(), spec: Level::MIDDLE.to_string() };
    let mut games = Vec::new();
    for entrant in &event.entrants {
        for own in 0..seats {
            let sitting = |seat| if seat == own { Player::Guest(entrant.guest) } else { bot() };
            games.push(((0..seats).map(sitting).collect(), None));
        }
    }
    numbered(event, games)
}

fn numbered(event: &Tournament, games: Vec<(Vec<Player>, Option<GameResult>)>) -> Vec<Game> {
    let round = event.row.round + 1;
    let game = |(index, (players, result)): (usize, _)| Game {
        round,
        board: index as u32 + 1,
        id: None,
        players,
        result,
    };
    games.into_iter().enumerate().map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tournament::tests::event;
    use super::*;

    fn begun(event: &Tournament, at: i64) -> NewRound {
        match step(event, at) {
            Some(Step::Begin(round)) => round,
            other => panic!("{other:?}"),
        }
    }

    /// The event after a round in which the first seat won everywhere.
    fn after(mut event: Tournament, round: &NewRound) -> Tournament {
        event.stage = Stage::Running;
        (event.row.round, event.row.rounds) = (round.number, round.rounds);
        for pairing in &round.pairings {
            let mut pairing = pairing.clone();
            if pairing.places.is_none() {
                pairing.id = Some(bastide_store::MatchId::random());
                let places: Vec<String> = (1..=pairing.players.split(' ').count())
                    .map(|place| place.to_string())
                    .collect();
                (pairing.places, pairing.points) = (Some(places.join(" ")), Some(places.join(" ")));
                pairing.ending = Some("played".to_owned());
            }
            event.games.push(Game::read(&pairing).expect("it can be read"));
        }
        event
    }

    #[test]
    fn it_begins_at_its_time_or_when_it_is_full_and_is_called_off_when_too_few_came() {
        let open = event(Kind::Swiss, "tournay", 5);
        assert_eq!(step(&open, 999), None);
        assert_eq!(begun(&open, 1000).ends_at, 1000 + 24 * HOUR_MS);
        let mut full = event(Kind::Swiss, "tournay", 4);
        full.row.most = Some(4);
        assert_eq!(begun(&full, 0).number, 1);
        assert_eq!(step(&event(Kind::Swiss, "tournay", 1), 1000), Some(Step::CallOff));
        let mut four = event(Kind::Swiss, "tournay", 3);
        four.row.setup = "players=4".to_owned();
        assert_eq!(step(&four, 1000), Some(Step::CallOff));
    }

    #[test]
    fn all_rounds_are_played_one_after_the_other() {
        for (kind, players, rounds) in [
            (Kind::Swiss, 9, 3),
            (Kind::Swiss, 2, 1),
            (Kind::RoundRobin, 5, 5),
            (Kind::DoubleRoundRobin, 4, 6),
            (Kind::Duplicate, 4, 1),
        ] {
            let mut event = event(kind, "tournay", players);
            for number in 1..=rounds {
                let round = begun(&event, 1000);
                assert_eq!((round.number, round.rounds), (number, rounds), "{kind:?}");
                event = after(event, &round);
            }
            assert_eq!(step(&event, 1000), Some(Step::End), "{kind:?}");
        }
    }

    #[test]
    fn cat_tourn_01_two_who_meet_play_two_games_with_colours_exchanged() {
        let round = begun(&event(Kind::RoundRobin, "cathedral", 3), 1000);
        assert_eq!(round.pairings.len(), 3, "two games, and one sits out");
        let exchanged: Vec<&str> = round.pairings[0].players.split(' ').rev().collect();
        assert_eq!(round.pairings[1].players, exchanged.join(" "));
        assert_eq!(round.pairings[2].ending.as_deref(), Some("bye"));
    }

    #[test]
    fn a_round_waits_for_its_last_game() {
        let open = event(Kind::Swiss, "tournay", 4);
        let mut running = after(open.clone(), &begun(&open, 1000));
        running.games[1].result = None;
        assert_eq!(step(&running, i64::MAX), None);
    }

    #[test]
    fn nobody_waits_for_somebody_who_has_withdrawn() {
        let open = event(Kind::RoundRobin, "tournay", 4);
        let mut running = after(open.clone(), &begun(&open, 1000));
        running.entrants[1].withdrawn_from = Some(2);
        let second = begun(&running, 1000);
        assert!(second.pairings.iter().all(|pairing| !pairing.players.contains("guest:2")));
        assert_eq!(second.pairings.iter().filter(|pairing| pairing.places.is_some()).count(), 1);
        running.entrants[2].withdrawn_from = Some(2);
        running.entrants[3].withdrawn_from = Some(2);
        assert_eq!(step(&running, 1000), Some(Step::End), "one is left");
    }

    #[test]
    fn in_a_duplicate_event_everybody_has_every_seat_once() {
        let round = begun(&event(Kind::Duplicate, "tournay", 3), 1000);
        assert_eq!(round.pairings.len(), 6);
        assert_eq!(round.pairings[0].players, "guest:1 bot:tournay:level-4");
        assert_eq!(round.pairings[1].players, "bot:tournay:level-4 guest:1");
        let mut alone = event(Kind::Duplicate, "anarchy", 3);
        alone.row.setup = "players=1".to_owned();
        assert_eq!(begun(&alone, 1000).pairings[2].players, "guest:3");
    }
}
