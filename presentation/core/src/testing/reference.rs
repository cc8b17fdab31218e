//! A reference keeps what it promises.

use bastide_text::Phrasebook;

use crate::reference::{ReferenceEntry, ReferenceInfo};

/// The entries of all sections.
pub fn entries(info: ReferenceInfo) -> Vec<ReferenceEntry> {
    let reference = (info.reference)(&Phrasebook::default());
    reference.sections.into_iter().flat_map(|section| section.entries).collect()
}

/// Pictures can be drawn, and every value of a filter leaves something.
pub fn check(info: ReferenceInfo) {
    let (book, entries) = (Phrasebook::default(), entries(info));
    assert!(entries.iter().any(|entry| entry.picture.is_some()), "there are no pictures");
    for address in entries.iter().filter_map(|entry| entry.picture.as_deref()) {
        let id = address.split('/').nth(3).expect("an id");
        assert!((info.picture)(id, &book).is_some(), "{address}");
    }
    for filter in (info.reference)(&book).filters {
        for (value, _) in &filter.values {
            let has_it =
                |entry: &ReferenceEntry| entry.tags.contains(&(filter.name, value.clone()));
            assert!(entries.iter().any(has_it), "{} {value}", filter.name);
        }
    }
}
