//! What stands in the middle of the table while nothing is played: who is waited for, whose screen it is, how it ended.

use bastide_text::{
    Phrasebook, analysis, frame as say_frame, pages as say, scores, sheets as say_sheets,
};
use maud::{Markup, html};

use super::plates::Sitter;
use super::prompt::{Curtain, Deed, counted, form, invite};
use super::{TablePage, clock};

/// There even when there is nothing to say, so that a fragment finds its place.
pub(crate) fn moment(page: &TablePage, book: &Phrasebook) -> Markup {
    let turn = &page.turn;
    let is_waiting = turn.players.iter().any(|player| player.sitter == Sitter::Nobody);
    let is_shown = turn.curtain.is_some() || turn.is_over || is_waiting;
    html! {
        section #moment.moment.is-end[turn.is_over] data-part aria-label=(say::turn(book)) hidden[!is_shown] {
            @if let Some(curtain) = &turn.curtain { (hand_over(page, curtain, book)) }
            @else if turn.is_over { (ended(page, book)) }
            @else if is_waiting { (waiting(page, book)) }
        }
    }
}

/// How it ended, what the points came from, and what comes next.
fn ended(page: &TablePage, book: &Phrasebook) -> Markup {
    let turn = &page.turn;
    let has_same = page.sheets.as_ref().is_some_and(|sheets| sheets.can_play_same);
    html! {
        @if is_won(page) { (bunting()) }
        h2 { (turn.said) }
        @if let Some(note) = &turn.note { p.note { (note) } }
        @if !turn.counted.is_empty() { (counted(page, book)) }
        div.deeds {
            @for &deed in turn.deeds.iter().filter(|deed| deed.is_about_next_game()) {
                (form(page, deed, book))
            }
            @if has_same { (same_cards(page, book)) }
            @if !turn.counted.is_empty() {
                a.button.quiet href={ "/matches/" (page.id) "/score" } { (scores::link(book)) }
            }
            a.button.quiet href={ "/matches/" (page.id) "/replay" } { (say::replay_it(book)) }
            @if page.seed.is_some() {
                a.button.quiet href={ "/matches/" (page.id) "/analysis" } { (analysis::link(book)) }
            }
            button.quiet type="button" name="look" value="yes" data-look data-back=(say_frame::look_back(book)) hidden { (say_frame::look(book)) }
        }
    }
}

/// Whether there is something to cheer at: the viewer has won, or somebody whom they watched.
fn is_won(page: &TablePage) -> bool {
    let is_cheered = |seat: usize| page.seat.is_none_or(|own| usize::from(own) == seat);
    let players = page.turn.players.iter().enumerate();
    players.filter(|(_, player)| player.is_winner).any(|(seat, _)| is_cheered(seat))
}

/// Pennants on a line that hangs through.
fn bunting() -> Markup {
    const WIDTH: u32 = 560;
    const STEP: u32 = 40;
    let pennant = |number: u32| {
        let middle = number * STEP + STEP / 2;
        let top = 4 + 44 * middle * (WIDTH - middle) / (WIDTH * WIDTH);
        format!("M{} {top}h24l-12 26z", middle - 12)
    };
    html! {
        svg.bunting viewBox={ "0 0 " (WIDTH) " 42" } aria-hidden="true" focusable="false" {
            path d={ "M0 4Q" (WIDTH / 2) " 26 " (WIDTH) " 4" } {}
            @for number in 0..WIDTH / STEP { path d=(pennant(number)) {} }
        }
    }
}

fn same_cards(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        form method="post" action={ "/matches/" (page.id) "/same" } {
            button type="submit" name="same" value="yes" { (say_sheets::play_same(book)) }
        }
        a.button.quiet href={ "/matches/" (page.id) "/same" } { (say_sheets::same_cards(book)) }
    }
}

/// Seats that are free, and the links that lead to them.
fn waiting(page: &TablePage, book: &Phrasebook) -> Markup {
    let turn = &page.turn;
    html! {
        h2 { (turn.said) }
        @for invitation in &turn.invitations { (invite(invitation, book)) }
        div.deeds {
            @for &deed in turn.deeds.iter().filter(|deed| matches!(deed, Deed::Join { .. })) {
                (form(page, deed, book))
            }
        }
        (clock::agreement(turn, book))
    }
}

/// A link and not a script's doing: what it leads to is another page of the same table.
fn hand_over(page: &TablePage, curtain: &Curtain, book: &Phrasebook) -> Markup {
    let player = curtain.player.as_str();
    html! {
        div.curtain {
            h2.asked { (say::hand_over(book, player)) }
            p.small { (say::hand_over_note(book, player)) }
            a.button.grand href={ "/matches/" (page.id) "?seat=" (curtain.seat) } {
                (say::uncover(book, player))
            }
        }
    }
}
