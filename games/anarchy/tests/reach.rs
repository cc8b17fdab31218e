//! What is told about a box before anybody pays for it.

use crate::table::{acting, id, seat};
use bastide_anarchy::{Action, BoxId, Kind};
use bastide_core::Game as _;

#[test]
fn a_box_that_lacks_one_worker_or_resource_is_nearly_within_reach() {
    let mut table = acting("players=1", 1);
    let near =
        |table: &crate::table::Table, name: &str| table.game.nearly(seat("Red")).contains(id(name));
    // Nothing is held: what costs one serf lacks one, the gate lacks a craftsman and a material.
    assert!(near(&table, "farms-1") && !near(&table, "gate-1"));
    table.holds("Red", "craftsman 1");
    assert!(near(&table, "gate-1"));
    assert!(!near(&table, "gate-2"), "the box before it comes first");
    table.holds("Red", "craftsman 1 material 1");
    assert!(!near(&table, "gate-1"), "it can be paid for");
    table.plays("Red", "done");
    assert!(table.game.nearly(seat("Red")).is_empty(), "nobody can fill anything now");
}

#[test]
fn every_way_to_fill_a_box_is_named_and_no_other() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 3 craftsman 3 patron 3 soldier 3 knight 3 material 3 coin 3 food 3");
    let mut legal = Vec::new();
    table.game.legal(seat("Red"), &mut legal);
    let fills = legal.iter().filter(|action| matches!(action, Action::Fill { .. }));
    let ways: Vec<Action> = BoxId::all().flat_map(|id| table.game.ways_to_fill(id)).collect();
    for fill in fills {
        assert!(ways.contains(fill), "{fill}");
    }
    for way in ways {
        let is_allowed = table.game.refusal(seat("Red"), way).is_none();
        assert_eq!(is_allowed, legal.contains(&way), "{way}");
    }
    let nobody_pays =
        BoxId::all().filter(|&id| table.game.table().spec(id).kind == Kind::Attribute);
    assert!(nobody_pays.flat_map(|id| table.game.ways_to_fill(id)).next().is_none());
}
