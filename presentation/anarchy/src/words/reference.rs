//! The words of the reference: sections, filters and the facts of an entry.

use bastide_text::phrases;
pub use bastide_text::reference::reconstructed;

phrases! {
    anarchy_value = "reference-anarchy-value" (value: String);
    anarchy_scenario = "reference-anarchy-scenario" (scenario: String, round: u32);
    anarchy_part = "reference-anarchy-part" (part: String);
    anarchy_part_lead = "reference-anarchy-part-lead" (part: String);
    anarchy_icon = "reference-anarchy-icon" (icon: String);
    anarchy_production = "reference-anarchy-production" (asset: String);
    anarchy_attack_cards = "reference-anarchy-attack-cards" (count: u32, fierce: u32);
    anarchy_tactic = "reference-anarchy-tactic" (against: String, price: String);
    anarchy_estate = "reference-anarchy-estate" (number: String);
    filter_part = "reference-filter-part" ();
}
