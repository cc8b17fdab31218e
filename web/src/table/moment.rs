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
        section #moment.moment data-part aria-label=(say::turn(book)) hidden[!is_shown] {
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
