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
    reconstructed = "reference-reconstructed" (values: String);
}
