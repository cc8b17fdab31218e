//! What a visitor sees of a tournament.

use bastide_text::{Phrasebook, tournaments as say};

use super::form::kind_words;
use super::page::{GameLine, Promise, RoundSection, TournamentDeed, TournamentPage, TournamentRow};
use super::standings;
use crate::levels::bot_name;
use crate::players::PlayerLink;
use crate::sealed::is_sealed;
use bastide_community::tournaments::{
    Game, GameEnding, GameResult, Kind, Scoring, Stage, Tournament,
};
use bastide_matches::Player;
use bastide_store::{Guest, GuestId, StoredTournament, now};

const HOUR_MS: i64 = 60 * 60 * 1000;

pub(crate) fn tournament_row(row: &StoredTournament, book: &Phrasebook) -> Option<TournamentRow> {
    Some(TournamentRow {
        path: format!("/tournaments/{}", row.id),
        title: row.title.clone(),
        game: bastide_presentation::title(&row.game, book)?,
        kind: kind_words(Kind::named(&row.kind)?, book).0,
        stage: stage_words(row, Stage::named(&row.stage)?, book),
        entrants: row.entrants,
    })
}

fn stage_words(row: &StoredTournament, stage: Stage, book: &Phrasebook) -> String {
    match stage {
        Stage::Open => say::stage_open(book),
        Stage::Running => say::stage_running(book, row.round, row.rounds),
        Stage::Over => say::stage_over(book),
        Stage::Off => say::stage_off(book),
    }
}

/// A tournament as this guest may see it.
pub(crate) fn tournament(
    event: &Tournament,
    organiser: Option<&Guest>,
    guest: Option<GuestId>,
    book: &Phrasebook,
) -> TournamentPage {
    let by =
        organiser.map_or_else(|| bastide_text::ratings::somebody(book), |guest| guest.name.clone());
    TournamentPage {
        path: format!("/tournaments/{}", event.row.id),
        title: event.row.title.clone(),
        subtitle: vec![
            bastide_presentation::title(&event.row.game, book).unwrap_or_default(),
            kind_words(event.kind, book).0,
            stage_words(&event.row, event.stage, book),
            say::by(book, by),
        ],
        facts: facts(event, book),
        rules: rules(event, book),
        deeds: deeds(event, guest),
        own: own(event, guest, book),
        table: standings::standings_part(event, guest, book),
        rounds: rounds(event, book),
        promise: event
            .commitment()
            .map(|commitment| Promise { commitment, kept: event.revealed() }),
    }
}

fn facts(event: &Tournament, book: &Phrasebook) -> Vec<String> {
    let row = &event.row;
    let mut facts = Vec::new();
    if event.stage == Stage::Open {
        match (row.starts_at, row.most) {
            (Some(start), _) => {
                facts.push(sentence(&say::begins_in(book, time_until(start, book))));
            }
            (None, Some(most)) => facts.push(say::begins_full(book, most)),
            (None, None) => {}
        }
        facts.extend(
            row.most.filter(|_| row.starts_at.is_some()).map(|most| say::at_most(book, most)),
        );
    }
    if let Some(end) = row.round_ends_at {
        facts.push(sentence(&say::round_ends_in(book, time_until(end, book))));
    }
    if is_sealed(event) {
        let done = event.games.iter().filter(|game| game.result.is_some()).count();
        facts.push(say::finished_of(book, done as u32, event.games.len() as u32));
    }
    facts
}

/// `3 days` are a fact, `3 days.` is a sentence.
fn sentence(words: &str) -> String {
    format!("{words}.")
}

fn time_until(at: i64, book: &Phrasebook) -> String {
    let hours = at.saturating_sub(now()).max(0).div_euclid(HOUR_MS) as u32;
    duration(hours.max(1), book)
}

fn duration(hours: u32, book: &Phrasebook) -> String {
    if hours >= 48 { say::days(book, hours / 24) } else { say::hours(book, hours) }
}

fn rules(event: &Tournament, book: &Phrasebook) -> Vec<String> {
    let (scoring, ties) = match (event.scoring(), event.kind) {
        (Scoring::Fewest, _) => (say::scoring_fewest(book), None),
        (Scoring::Compared, _) => (say::scoring_compared(book), Some(say::ties_compared(book))),
        (Scoring::Places, Kind::Swiss) => (say::scoring_places(book), Some(say::ties_swiss(book))),
        (Scoring::Places, _) => (say::scoring_places(book), Some(say::ties_robin(book))),
    };
    let mut rules = vec![kind_words(event.kind, book).1, scoring];
    rules.extend(ties);
    rules.push(say::deadline_rule(book));
    rules.push(sentence(&say::round_lasts(book, duration(event.row.round_hours, book))));
    rules.extend((event.kind != Kind::Duplicate).then(|| say::rated(book)));
    rules
}

fn deeds(event: &Tournament, guest: Option<GuestId>) -> Vec<TournamentDeed> {
    let own = event.entrants.iter().find(|entrant| Some(entrant.guest) == guest);
    let mut deeds = Vec::new();
    match (event.stage, own) {
        (Stage::Open, None) => deeds.push(TournamentDeed::Enter),
        (Stage::Open, Some(_)) => deeds.push(TournamentDeed::Leave),
        (Stage::Running, Some(own)) if own.withdrawn_from.is_none() => {
            deeds.push(TournamentDeed::Withdraw);
        }
        _ => {}
    }
    if event.stage == Stage::Open && guest == Some(event.row.organiser) {
        deeds.push(TournamentDeed::Start);
    }
    deeds
}

/// The games of a guest that go on.
fn own(event: &Tournament, guest: Option<GuestId>, book: &Phrasebook) -> Vec<(String, String)> {
    let Some(own) = guest.map(Player::Guest) else { return Vec::new() };
    let going =
        event.games.iter().filter(|game| game.result.is_none() && game.players.contains(&own));
    let line = |game: &Game| {
        let names: Vec<String> =
            game.players.iter().map(|player| link(event, player, book).name).collect();
        Some((format!("/matches/{}", game.id.as_ref()?), names.join(" – ")))
    };
    going.filter_map(line).collect()
}

pub(crate) fn link(event: &Tournament, player: &Player, book: &Phrasebook) -> PlayerLink {
    let path = format!("/players/{player}");
    match player {
        Player::Bot { game, spec } => {
            PlayerLink { path, name: bot_name(game, spec, book), is_bot: true }
        }
        Player::Guest(_) => {
            let entrant = event.entrant(player).map(|number| event.entrants[number].name.clone());
            // A deleted account has left its results and no name.
            let name = entrant.filter(|name| !name.is_empty());
            let name = name.unwrap_or_else(|| bastide_text::ratings::somebody(book));
            PlayerLink { path, name, is_bot: false }
        }
    }
}

/// The latest round first.
fn rounds(event: &Tournament, book: &Phrasebook) -> Vec<RoundSection> {
    if is_sealed(event) {
        return Vec::new();
    }
    let round = |number: u32| RoundSection {
        title: say::round(book, number),
        games: event
            .games
            .iter()
            .filter(|game| game.round == number)
            .map(|game| line(event, game, book))
            .collect(),
    };
    (1..=event.row.round).rev().map(round).collect()
}

fn line(event: &Tournament, game: &Game, book: &Phrasebook) -> GameLine {
    GameLine {
        players: game.players.iter().map(|player| link(event, player, book)).collect(),
        result: match &game.result {
            None => say::goes_on(book),
            Some(result) => result_words(event, result, book),
        },
        path: game.id.as_ref().map(|id| format!("/matches/{id}")),
    }
}

fn result_words(event: &Tournament, result: &GameResult, book: &Phrasebook) -> String {
    if result.ending == GameEnding::Bye {
        return say::bye(book);
    }
    let numbers: Vec<String> = match event.scoring() {
        Scoring::Places => standings::share_words(&result.places),
        Scoring::Compared if result.ending != GameEnding::Played => vec!["–".to_owned()],
        Scoring::Fewest | Scoring::Compared => {
            result.points.iter().map(ToString::to_string).collect()
        }
    };
    let numbers = numbers.join(" : ");
    match result.ending {
        GameEnding::Deadline => format!("{numbers} ({})", say::late(book)),
        GameEnding::Resigned => format!("{numbers} ({})", say::resigned(book)),
        GameEnding::Played | GameEnding::Bye => numbers,
    }
}
