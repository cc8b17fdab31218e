//! `cargo xtask house`: whether the house stands as planned. Crates and modules point down, a game is named in its own
//! package only, a crate has one type of a name, and nothing has grown beyond what one can read.

mod arrows;
mod cycles;
mod names;
mod plan;
mod sizes;
mod source;
mod types;

use std::path::Path;

use plan::YARD;
use sizes::Sizes;
use source::{Crate, Place};

/// Something that is not as planned.
struct Finding {
    place: Place,
    what: String,
}

impl Finding {
    fn new(place: &Place, what: String) -> Self {
        Self { place: place.clone(), what }
    }
}

/// Looks through the whole workspace, prints its figures, and fails if anything is not as planned.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    let mut findings = arrows::check(root)?;
    println!("{:<24}{:>8}{:>8}  largest type, error, function", "crate", "lines", "public");
    for folder in arrows::members(root)? {
        let is_house = !YARD.contains(&folder.as_str());
        let of = Crate::read(root, &folder)?;
        let sizes = Sizes::of(&of);
        println!("{}", figures(&folder, &sizes));
        if !is_house {
            continue;
        }
        findings.extend(types::check(&of));
        if folder.starts_with("games/") {
            // What can go wrong with a record or a setup is told to callers everywhere.
            findings.extend(sizes.many_cases());
        } else {
            findings.extend(cycles::check(&of));
            findings.extend(names::check(&of));
            findings.extend(sizes.findings());
        }
    }
    findings.extend(names::in_assets(root, "web/assets"));
    findings.sort_by(|a, b| a.place.cmp(&b.place));
    for Finding { place, what } in &findings {
        println!("{place}: {what}");
    }
    if findings.is_empty() {
        Ok(())
    } else {
        Err(format!("{} findings in the house", findings.len()))
    }
}

fn figures(folder: &str, sizes: &Sizes) -> String {
    let largest = [sizes.most_methods(), sizes.most_cases(), sizes.longest_function()];
    let largest = largest
        .map(|found| found.map_or("–".to_owned(), |(name, size)| format!("{name} {size}")));
    format!("{folder:<24}{:>8}{:>8}  {}", sizes.lines, sizes.public_items, largest.join(", "))
}
