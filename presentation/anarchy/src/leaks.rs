//! What a viewer of The Anarchy is shown does not depend on what they cannot know.

use bastide_anarchy::BoxId;
use bastide_presentation::testing::leaks::is_the_same_in_imagined_worlds;

use crate::AnarchyPresentation;

#[test]
fn a_table_shows_a_seat_nothing_it_cannot_know() {
    let boxes: Vec<String> = BoxId::all().map(|id| format!("box-{id}")).collect();
    is_the_same_in_imagined_worlds::<AnarchyPresentation>(2, &boxes);
}
