//! The words of the panel that explains.

use bastide_text::phrases;

phrases! {
    kind = "explain-kind" (kind: String);
    label = "explain-label" (label: String);
    of = "explain-of" (count: u32, of: u32);
    asset = "explain-asset" (asset: String);
    lost = "explain-lost" ();
    stops = "explain-stops" (attacks: String);
    circle = "explain-circle" (attacks: String);
    hidden = "explain-hidden" ();
    fierce = "explain-fierce" ();
    side = "explain-side" ();
    comes = "explain-comes" (attacks: String);
    comes_here = "explain-comes-here" (attacks: String);
    past_wall = "explain-past-wall" (attack: String, means: String);
    section = "explain-section" (section: String);
    trade = "explain-trade" ();
    trade_missing = "explain-trade-missing" ();
    attack_missing = "explain-attack-missing" (least: u32, has: u32);
    attack = "explain-attack" ();
    next = "explain-next" (count: u32, next: String);
    all = "explain-all" (count: u32);
    mood = "explain-mood" (count: u32, points: u32);
    done = "explain-done" ();
    estate = "explain-estate" (count: u32);
    tents = "explain-tents" ();
}
