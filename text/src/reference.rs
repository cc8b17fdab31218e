//! The words of the pages that list all cards, boxes and icons.

use crate::phrases;

phrases! {
    title = "reference-title" (game: String);
    lead = "reference-lead" ();
    link = "reference-link" ();
    search = "reference-search" ();
    none = "reference-none" ();
    narrow = "reference-narrow" ();
    any = "reference-any" ();
    show = "reference-show" ();
    contents = "reference-contents" ();
    filter_colour = "reference-filter-colour" ();
    filter_level = "reference-filter-level" ();
    filter_kind = "reference-filter-kind" ();
    filter_set = "reference-filter-set" ();
    filter_part = "reference-filter-part" ();
    copies = "reference-copies" (count: u32);
    reconstructed = "reference-reconstructed" (values: String);
    tournay_section = "reference-tournay-section" (section: String);
    tournay_section_lead = "reference-tournay-section-lead" (section: String);
    tournay_kind = "reference-tournay-kind" (kind: String);
    tournay_set = "reference-tournay-set" (set: String);
    tournay_circles = "reference-tournay-circles" (count: u32);
    tournay_value = "reference-tournay-value" (value: String);
    anarchy_value = "reference-anarchy-value" (value: String);
    anarchy_scenario = "reference-anarchy-scenario" (scenario: String, round: u32);
    anarchy_part = "reference-anarchy-part" (part: String);
    anarchy_part_lead = "reference-anarchy-part-lead" (part: String);
    anarchy_icon = "reference-anarchy-icon" (icon: String);
    anarchy_production = "reference-anarchy-production" (asset: String);
    anarchy_attack_cards = "reference-anarchy-attack-cards" (count: u32, fierce: u32);
    anarchy_tactic = "reference-anarchy-tactic" (against: String, price: String);
    anarchy_estate = "reference-anarchy-estate" (number: String);
}
