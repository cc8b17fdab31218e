//! What the server says to those whom it turns away at the door: one function per message of `house.ftl`.

use crate::phrases;

phrases! {
    slowly = "house-slowly" ();
    too_often = "house-too-often" (seconds: u32);
    too_many_streams = "house-too-many-streams" (seconds: u32);
    too_slow = "house-too-slow" ();
    other_way = "house-other-way" ();
    other_site = "house-other-site" ();
    not_there = "house-not-there" ();
}
