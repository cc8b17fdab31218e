//! The words of the reference: sections, filters and the facts of an entry.

use bastide_text::phrases;
pub use bastide_text::reference::reconstructed;

phrases! {
    tournay_section = "reference-tournay-section" (section: String);
    tournay_section_lead = "reference-tournay-section-lead" (section: String);
    tournay_kind = "reference-tournay-kind" (kind: String);
    tournay_set = "reference-tournay-set" (set: String);
    tournay_circles = "reference-tournay-circles" (count: u32);
    tournay_value = "reference-tournay-value" (value: String);
    filter_colour = "reference-filter-colour" ();
    filter_level = "reference-filter-level" ();
    filter_kind = "reference-filter-kind" ();
    filter_set = "reference-filter-set" ();
    copies = "reference-copies" (count: u32);
}
