//! What the points of a finished match came from, line by line, and how the match went.

use bastide_text::{Phrasebook, analysis, pages as words, scores as say};
use maud::{Markup, html};

use crate::chart::chart;
use crate::{frame::Frame, frame::Page};
use crate::{moment::Age, moment::age};
use bastide_presentation::{Course, Rung, ScoreLine, ScoreSheet, Share};

#[derive(Clone, Debug)]
pub struct ScorePage {
    pub id: String,
    /// `tournay`, and what people call it.
    pub game: String,
    pub title: String,
    /// The names of the players, seat by seat.
    pub players: Vec<String>,
    /// Who won, in a sentence.
    pub result: String,
    pub sheet: ScoreSheet,
    pub course: Course,
    /// The visitor's best games alone, the best first.
    pub best: Vec<BestGame>,
}

/// A finished game alone.
#[derive(Clone, Debug)]
pub struct BestGame {
    pub id: String,
    pub points: i32,
    pub title: String,
    pub age: Age,
}

pub fn score(page: &ScorePage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let title = say::title(book, page.title.as_str());
    let table = format!("/matches/{}", page.id);
    let main = html! {
        main #content.score data-game=(page.game) {
            header {
                h1 { (title) }
                p.lead { (page.result) }
                p { (say::lead(book)) }
                p.deeds {
                    a.button.quiet href=(table) { (words::to_table(book)) }
                    a.button.quiet href={ (table) "/replay" } { (words::replay_it(book)) }
                    a.button.quiet href={ (table) "/analysis" } { (analysis::link(book)) }
                    a.button.quiet href={ "/rules/" (page.game) } { (words::nav_rules(book)) }
                }
            }
            (count(page, book))
            @if !page.sheet.ladder.is_empty() { (ladder(page, book)) }
            (course(page, book))
        }
    };
    frame.around(Page { title, main, main_id: "content", script: None })
}

/// The count as a table: a row for every line, a column for every player.
fn count(page: &ScorePage, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="count" {
            h2 #count { (say::counted(book)) }
            div.scroll tabindex="0" role="region" aria-labelledby="count" {
                table.count {
                    thead {
                        tr {
                            th scope="col" { (say::counted(book)) }
                            @for (seat, player) in page.players.iter().enumerate() {
                                th scope="col" {
                                    span.token data-side=(seat) aria-hidden="true" {} " " (player)
                                }
                            }
                        }
                    }
                    tbody { @for line in &page.sheet.lines { (row(page, line, book)) } }
                }
            }
            @if !page.sheet.tie_breaks.is_empty() {
                h3 { (say::tie_breaks(book)) }
                (tie_breaks(page, book))
            }
        }
    }
}

fn row(page: &ScorePage, line: &ScoreLine, book: &Phrasebook) -> Markup {
    html! {
        tr.total[line.is_total] {
            th scope="row" {
                (line.label)
                @if !line.rule.is_empty() { small { (line.rule) } }
                @if let Some(clause) = line.clause {
                    a.clause-link href={ "/rules/" (page.game) "#" (clause.id()) } { (clause.id()) }
                }
            }
            @for share in &line.shares { td { (cell(share.as_ref(), book)) } }
        }
    }
}

fn cell(share: Option<&Share>, book: &Phrasebook) -> Markup {
    html! {
        @match share {
            None => { span.points aria-hidden="true" { "–" } small { (say::not_concerned(book)) } },
            Some(share) => {
                b.points { (signed(share.points)) }
                @if !share.how.is_empty() { small { (share.how) } }
            },
        }
    }
}

/// A minus sign and not a hyphen.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

fn tie_breaks(page: &ScorePage, book: &Phrasebook) -> Markup {
    html! {
        @for line in &page.sheet.tie_breaks {
            @if line.shares.is_empty() {
                p {
                    (line.rule) " "
                    @if let Some(clause) = line.clause {
                        a.clause-link href={ "/rules/" (page.game) "#" (clause.id()) } { (clause.id()) }
                    }
                }
            }
        }
        @if page.sheet.tie_breaks.iter().any(|line| !line.shares.is_empty()) {
            div.scroll tabindex="0" role="region" aria-label=(say::tie_breaks(book)) {
                table.count {
                    tbody {
                        @for line in page.sheet.tie_breaks.iter().filter(|line| !line.shares.is_empty()) {
                            (row(page, line, book))
                        }
                    }
                }
            }
        }
    }
}

/// The titles of a game alone, and where this one and earlier ones stand.
fn ladder(page: &ScorePage, book: &Phrasebook) -> Markup {
    html! {
        section.two-columns {
            div {
                h2 { (say::ladder(book)) }
                ol.ladder reversed { @for rung in page.sheet.ladder.iter().rev() { (step(rung, book)) } }
            }
            @if !page.best.is_empty() {
                div {
                    h2 { (say::best(book)) }
                    ol.best { @for game in &page.best { (best(page, game, book)) } }
                }
            }
        }
    }
}

fn step(rung: &Rung, book: &Phrasebook) -> Markup {
    html! {
        li.reached[rung.is_reached] aria-current=[rung.is_reached.then_some("true")] {
            b { (rung.title) } " " small { (say::rung(book, rung.from)) }
            @if rung.is_reached { " " strong { (say::rung_reached(book)) } }
        }
    }
}

fn best(page: &ScorePage, game: &BestGame, book: &Phrasebook) -> Markup {
    html! {
        li {
            @if game.id == page.id {
                b { (say::best_row(book, game.points, game.title.as_str())) } " "
                small { (say::this_one(book)) }
            } @else {
                a href={ "/matches/" (game.id) "/score" } {
                    (say::best_row(book, game.points, game.title.as_str()))
                }
                " " small { (age(game.age, book)) }
            }
        }
    }
}

fn course(page: &ScorePage, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="course" {
            h2 #course { (say::course(book)) }
            ul.legend {
                @for (seat, player) in page.players.iter().enumerate() {
                    li { span.line data-side=(seat) aria-hidden="true" {} " " (player) }
                }
            }
            div.charts {
                @for (number, gauge) in page.course.gauges.iter().enumerate() {
                    figure {
                        figcaption id={ "chart-" (number) } {
                            (say::chart(book, gauge.title.as_str(), page.course.unit.as_str()))
                        }
                        (chart(gauge, &page.course, &format!("chart-{number}")))
                    }
                }
            }
            details {
                summary { (say::numbers(book)) }
                @for gauge in &page.course.gauges { (numbers(page, gauge)) }
            }
        }
    }
}

/// What a chart shows, for those who do not see it.
fn numbers(page: &ScorePage, gauge: &bastide_presentation::Gauge) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(gauge.title) {
            table {
                caption { (gauge.title) }
                thead {
                    tr {
                        th scope="col" { (page.course.unit) }
                        @for player in &page.players { th scope="col" { (player) } }
                    }
                }
                tbody {
                    @for (number, moment) in page.course.moments.iter().enumerate() {
                        tr {
                            th scope="row" { (moment) }
                            @for curve in &gauge.values { td { (signed(curve[number])) } }
                        }
                    }
                }
            }
        }
    }
}
