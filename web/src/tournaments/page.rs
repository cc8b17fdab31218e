//! Tournaments: the list, and one with its standings, rounds and rules.

use bastide_text::{Phrasebook, tournaments as say};
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page};
use crate::{players::PlayerLink, players::link};

#[derive(Clone, Debug)]
pub struct TournamentList {
    pub rows: Vec<TournamentRow>,
}

#[derive(Clone, Debug)]
pub struct TournamentRow {
    pub path: String,
    pub title: String,
    /// The game's title.
    pub game: String,
    pub kind: String,
    pub stage: String,
    pub entrants: u32,
}

#[derive(Clone, Debug)]
pub struct TournamentPage {
    pub path: String,
    pub title: String,
    /// Game, kind, stage, who announced it.
    pub subtitle: Vec<String>,
    /// When it begins, how long a round takes: a sentence each.
    pub facts: Vec<String>,
    /// How it is played and counted, a sentence each.
    pub rules: Vec<String>,
    pub deeds: Vec<TournamentDeed>,
    /// The visitor's games that go on: where they are, and against whom.
    pub own: Vec<(String, String)>,
    pub table: Standings,
    pub rounds: Vec<RoundSection>,
    pub promise: Option<Promise>,
}

/// What a visitor can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentDeed {
    Enter,
    Leave,
    Withdraw,
    Start,
}

impl TournamentDeed {
    /// Where its form posts to, below the tournament's own path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Enter => "enter",
            Self::Leave | Self::Withdraw => "leave",
            Self::Start => "start",
        }
    }

    fn words(self, book: &Phrasebook) -> String {
        match self {
            Self::Enter => say::enter(book),
            Self::Leave => say::leave(book),
            Self::Withdraw => say::withdraw(book),
            Self::Start => say::start(book),
        }
    }
}

/// The table of a tournament; before it begins, who has entered.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    pub title: String,
    /// A column for each opponent, round or seat.
    pub heads: Vec<String>,
    /// What is counted and what decides between equals; nothing before it begins.
    pub totals: Vec<String>,
    pub rows: Vec<StandingRow>,
}

#[derive(Clone, Debug)]
pub struct StandingRow {
    pub rank: Option<u32>,
    pub player: PlayerLink,
    pub is_withdrawn: bool,
    pub is_you: bool,
    pub cells: Vec<String>,
    pub totals: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct RoundSection {
    pub title: String,
    pub games: Vec<GameLine>,
}

#[derive(Clone, Debug)]
pub struct GameLine {
    pub players: Vec<PlayerLink>,
    pub result: String,
    /// Where the match can be seen.
    pub path: Option<String>,
}

/// The cards of a duplicate event.
#[derive(Clone, Debug)]
pub struct Promise {
    pub commitment: String,
    /// What kept it, once it is over.
    pub kept: Option<(String, String)>,
}

pub fn tournaments(list: &TournamentList, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.ranks {
            h1 { (say::title(book)) }
            p.lead { (say::lead(book)) }
            p { a.button.grand href="/tournaments/new" { (say::announce(book)) } }
            @if list.rows.is_empty() { p.none { (say::none(book)) } }
            @else {
                table.ranks-list {
                    thead { tr {
                        th scope="col" { (say::name(book)) }
                        th.ranks-aside scope="col" { (say::kind(book)) }
                        th.ranks-number scope="col" { (say::entrants(book)) }
                        th scope="col" { (say::stage(book)) }
                    } }
                    tbody {
                        @for row in &list.rows {
                            tr {
                                th scope="row" { a href=(row.path) { (row.title) } " " small { (row.game) } }
                                td.ranks-aside { (row.kind) }
                                td.ranks-number { (row.entrants) }
                                td { (row.stage) }
                            }
                        }
                    }
                }
            }
        }
    };
    frame.around(Page { title: say::title(book), main, main_id: "content", script: None })
}

pub fn tournament(page: &TournamentPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.ranks {
            h1 { (page.title) }
            p.lead { (page.subtitle.join(" · ")) }
            @if !page.facts.is_empty() { p { (page.facts.join(" ")) } }
            (deeds(page, book))
            @if !page.own.is_empty() { (own(&page.own, book)) }
            (standings(&page.table, book))
            @for round in &page.rounds { (games(round, book)) }
            @if let Some(promise) = &page.promise { (promised(promise, book)) }
            section aria-labelledby="how" {
                h2 #how { (say::rules(book)) }
                ul.ranks-rules { @for rule in &page.rules { li { (rule) } } }
            }
            p { a href="/tournaments" { (say::title(book)) } }
        }
    };
    let title = format!("{} – {}", page.title, say::title(book));
    frame.around(Page { title, main, main_id: "content", script: None })
}

fn deeds(page: &TournamentPage, book: &Phrasebook) -> Markup {
    html! {
        @if !page.deeds.is_empty() {
            div.deeds {
                @for &deed in &page.deeds {
                    form method="post" action={ (page.path) "/" (deed.path()) } {
                        button.quiet[deed != TournamentDeed::Enter] type="submit" name="deed"
                            value=(deed.path()) { (deed.words(book)) }
                    }
                }
            }
        }
    }
}

fn own(games: &[(String, String)], book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="own" {
            h2 #own { (say::your_games(book)) }
            ul.ranks-own {
                @for (path, players) in games {
                    li { span { (players) } " " a.button href=(path) { (say::play(book)) } }
                }
            }
        }
    }
}

/// It may be wider than the screen: then it scrolls by itself, also by the keyboard. What counts stands first.
fn standings(table: &Standings, book: &Phrasebook) -> Markup {
    let (total, tie_breaks) = first_and_rest(&table.totals);
    html! {
        section aria-labelledby="standings" {
            h2 #standings { (table.title) }
            div.ranks-wide tabindex="0" role="region" aria-labelledby="standings" {
                table.ranks-list {
                    thead { tr {
                        @if total.is_some() { th.ranks-number scope="col" { (say::rank(book)) } }
                        th scope="col" { (say::player(book)) }
                        @for head in total.into_iter().chain(&table.heads).chain(tie_breaks) {
                            th.ranks-number scope="col" { (head) }
                        }
                    } }
                    tbody { @for row in &table.rows { (standing(row, book)) } }
                }
            }
        }
    }
}

fn first_and_rest(words: &[String]) -> (Option<&String>, &[String]) {
    words.split_first().map_or((None, &[]), |(first, rest)| (Some(first), rest))
}

fn standing(row: &StandingRow, book: &Phrasebook) -> Markup {
    let (total, tie_breaks) = first_and_rest(&row.totals);
    html! {
        tr aria-current=[row.is_you.then_some("true")] {
            @if let Some(rank) = row.rank { td.ranks-number { (rank) } }
            th scope="row" {
                (link(&row.player, book))
                @if row.is_withdrawn { " " small { "(" (say::withdrawn(book)) ")" } }
            }
            @if let Some(total) = total { td.ranks-number { b { (total) } } }
            @for cell in row.cells.iter().chain(tie_breaks) { td.ranks-number { (cell) } }
        }
    }
}

fn games(round: &RoundSection, book: &Phrasebook) -> Markup {
    html! {
        section {
            h2 { (round.title) }
            ul.ranks-games {
                @for game in &round.games {
                    li {
                        span {
                            @for (index, player) in game.players.iter().enumerate() {
                                @if index > 0 { " – " }
                                (link(player, book))
                            }
                        }
                        span.ranks-result {
                            (game.result)
                            @if let Some(path) = &game.path { " " a href=(path) { (say::watch(book)) } }
                        }
                    }
                }
            }
        }
    }
}

fn promised(promise: &Promise, book: &Phrasebook) -> Markup {
    html! {
        p.small { (say::promise(book)) " " code { (promise.commitment) } }
        @if let Some((secret, seed)) = &promise.kept {
            p.small { (say::promise_kept(book)) " " code { (secret) } " " code { (seed) } }
        }
    }
}
