//! What an analysis tells: the line, the players, the turning points, all decisions.

use bastide_bots::analysis::{Account, Grade};
use bastide_text::{Phrasebook, analysis as say};
use maud::{Markup, html};

use super::line::line;
use super::page::{AnalysedMove, AnalysisPage, AnalysisTold};

pub(crate) fn told(page: &AnalysisPage, told: &AnalysisTold, book: &Phrasebook) -> Markup {
    html! {
        @if !told.is_open { (switch(page, told, book)) }
        (course(page, told, book))
        (players(page, told, book))
        (turning(page, told, book))
        (moves(page, told, book))
    }
}

/// By what is judged: two addresses of one page.
fn switch(page: &AnalysisPage, told: &AnalysisTold, book: &Phrasebook) -> Markup {
    let path = format!("/matches/{}/analysis", page.id);
    let here = |is_here: bool| is_here.then_some("page");
    html! {
        nav.analysis-by aria-label=(say::by(book)) {
            span { (say::by(book)) }
            a.button.quiet href=(path) aria-current=[here(!told.is_hindsight)] { (say::by_known(book)) }
            a.button.quiet href={ (path) "?by=hindsight" } aria-current=[here(told.is_hindsight)] {
                (say::by_hindsight(book))
            }
            p.small {
                @if told.is_hindsight { (say::by_hindsight_note(book)) } @else { (say::by_known_note(book)) }
            }
        }
    }
}

fn course(page: &AnalysisPage, told: &AnalysisTold, book: &Phrasebook) -> Markup {
    let note = match (told.is_open, told.is_alone) {
        (true, _) => say::course_note_open(book, page.players[0].as_str()),
        (_, true) => say::course_note_alone(book),
        _ => say::course_note(book),
    };
    html! {
        section aria-labelledby="course" {
            h2 #course { (say::course(book)) }
            p #course-note { (note) }
            @if told.curves.len() > 1 {
                ul.legend {
                    @for (seat, player) in page.players.iter().enumerate() {
                        li { span.line data-side=(seat) aria-hidden="true" {} " " (player) }
                    }
                }
            }
            figure.analysis-figure { (line(told, "course-note")) }
        }
    }
}

fn players(page: &AnalysisPage, told: &AnalysisTold, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="players" {
            h2 #players { (say::players(book)) }
            div.two-columns {
                @for account in &told.accounts { (player(page, told, account, book)) }
            }
            @if !told.is_open { p.small { (say::account_note(book)) } }
        }
    }
}

fn player(
    page: &AnalysisPage,
    told: &AnalysisTold,
    account: &Account,
    book: &Phrasebook,
) -> Markup {
    let skill = account.skill(told.accounts.len());
    html! {
        div.panel.analysis-player data-side=(account.seat) {
            h3 {
                span.token data-side=(account.seat) aria-hidden="true" {} " "
                (page.players[account.seat]) ": " (say::skill(book, skill.name()))
            }
            p { (counts(account, book)) }
            p { (mean_lost(told, account, book)) }
            @if !told.is_open { (sums(told, account, book)) }
        }
    }
}

fn counts(account: &Account, book: &Phrasebook) -> String {
    let count = |grade| account.counts(grade) as u32;
    let wrong = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder].map(count);
    say::counts(book, count(Grade::Best), account.choices() as u32, wrong[0], wrong[1], wrong[2])
}

fn mean_lost(told: &AnalysisTold, account: &Account, book: &Phrasebook) -> String {
    let (points, chance) = account.mean_lost();
    let points = say::tenths(book, points);
    if told.is_alone {
        return say::mean_lost(book, points);
    }
    say::mean_lost_chance(book, points, say::percent(book, chance))
}

/// Decisions, luck and the others, which add up.
fn sums(told: &AnalysisTold, account: &Account, book: &Phrasebook) -> Markup {
    let mut rows = vec![
        (say::first(book), account.first),
        (say::decisions(book), account.decision),
        (say::luck(book), account.luck),
        (say::others(book), account.others),
        (say::last(book), account.last),
    ];
    if told.is_alone {
        rows.remove(3);
    }
    if told.is_hindsight {
        rows.remove(2);
    }
    let last = rows.len() - 1;
    html! {
        table.analysis-sums {
            caption.unseen { (say::account(book)) }
            tbody {
                @for (at, (name, points)) in rows.iter().enumerate() {
                    tr.total[at == last] { th scope="row" { (name) } td { (say::signed(book, *points)) } }
                }
            }
        }
    }
}

fn turning(page: &AnalysisPage, told: &AnalysisTold, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="turning" {
            h2 #turning { (say::turning(book)) }
            @if told.turning.is_empty() { p { (say::no_turning(book)) } }
            @else { ol.analysis-turning { @for turned in &told.turning { (turned_at(page, told, turned, book)) } } }
        }
    }
}

fn turned_at(
    page: &AnalysisPage,
    told: &AnalysisTold,
    turned: &AnalysedMove,
    book: &Phrasebook,
) -> Markup {
    html! {
        li.panel data-side=(turned.seat) {
            h3 {
                (in_replay(turned, &say::at_move(book, turned.ply as u32 + 1), book))
                " · " (page.players[turned.seat])
                @if let Some(grade) = turned.grade {
                    " " (badge(grade, book))
                }
            }
            p { (say::played(book, turned.words.as_str())) }
            @if let Some(better) = &turned.better {
                p {
                    (better_words(told, turned, better, book))
                    @if turned.is_proven { " " (say::proven(book)) }
                }
            }
        }
    }
}

fn badge(grade: Grade, book: &Phrasebook) -> Markup {
    html! { span.analysis-grade data-grade=(grade.name()) { (say::grade(book, grade.name())) } }
}

fn in_replay(of: &AnalysedMove, text: &str, book: &Phrasebook) -> Markup {
    let words = say::in_replay(book, of.ply as u32 + 1);
    html! {
        a href={ "?ply=" (of.ply) } aria-label=(words) { (text) }
    }
}

fn better_words(told: &AnalysisTold, of: &AnalysedMove, better: &str, book: &Phrasebook) -> String {
    let points = say::tenths(book, of.lost);
    if told.is_alone {
        return say::better(book, better, points);
    }
    say::better_chance(book, better, points, say::percent(book, of.lost_chance))
}

/// Every decision as a row: what the line shows, for those who do not see it, and more.
fn moves(page: &AnalysisPage, told: &AnalysisTold, book: &Phrasebook) -> Markup {
    let has_luck = !told.is_open && !told.is_hindsight;
    html! {
        section aria-labelledby="moves" {
            h2 #moves { (say::moves(book)) }
            details {
                summary { (say::all_moves(book, told.moves.len() as u32)) }
                div.scroll tabindex="0" role="region" aria-labelledby="moves" {
                    table.analysis-moves {
                        thead {
                            tr {
                                th scope="col" { (say::column_move(book)) }
                                th scope="col" { (say::column_player(book)) }
                                th scope="col" { (say::column_action(book)) }
                                th scope="col" { (say::column_expected(book)) }
                                @if !told.is_alone { th scope="col" { (say::column_chance(book)) } }
                                @if has_luck { th scope="col" { (say::luck(book)) } }
                                th scope="col" { (say::column_lost(book)) }
                                th scope="col" { (say::column_better(book)) }
                            }
                        }
                        tbody { @for one in &told.moves { (row(page, told, one, book)) } }
                    }
                }
            }
        }
    }
}

fn row(page: &AnalysisPage, told: &AnalysisTold, one: &AnalysedMove, book: &Phrasebook) -> Markup {
    let has_luck = !told.is_open && !told.is_hindsight;
    let number = (one.ply + 1).to_string();
    html! {
        tr {
            th scope="row" { (in_replay(one, &number, book)) }
            td { (page.players[one.seat]) }
            td {
                (one.words)
                @if let Some(grade) = one.grade.filter(|&grade| grade > Grade::Good) { " " (badge(grade, book)) }
            }
            td { (say::signed(book, one.expected)) }
            @if !told.is_alone { td { (say::percent(book, one.chance)) } }
            @if has_luck { td { @if one.luck.abs() >= 0.05 { (say::signed(book, one.luck)) } } }
            td { @if one.lost >= 0.05 { (say::tenths(book, one.lost)) } }
            td { @if let Some(better) = &one.better { (better) } }
        }
    }
}
