//! Dependencies among the crates of the workspace, held to the plan.

use std::fs;
use std::path::Path;

use toml::{Table, Value};

use super::Finding;
use super::plan::{ROOMS, YARD};
use super::source::Place;

/// The folders of the workspace's crates, as its manifest lists them.
pub(super) fn members(root: &Path) -> Result<Vec<String>, String> {
    let manifest = manifest(root, ".")?;
    let members = manifest.get("workspace").and_then(|workspace| workspace.get("members"));
    let members = members.and_then(Value::as_array).ok_or("Cargo.toml lists no members")?;
    Ok(members.iter().filter_map(Value::as_str).map(str::to_owned).collect())
}

pub(super) fn check(root: &Path) -> Result<Vec<Finding>, String> {
    let members = members(root)?;
    let mut packages = Vec::new();
    for folder in &members {
        let manifest = manifest(root, folder)?;
        let name = manifest.get("package").and_then(|package| package.get("name"));
        packages.push((
            folder.clone(),
            name.and_then(Value::as_str).unwrap_or_default().to_owned(),
            manifest,
        ));
    }
    let folder_of = |name: &str| {
        packages.iter().find(|(_, package, _)| package == name).map(|(folder, ..)| folder.as_str())
    };
    let mut findings = Vec::new();
    for (folder, _, manifest) in &packages {
        if YARD.contains(&folder.as_str()) {
            continue;
        }
        let place = Place { path: format!("{folder}/Cargo.toml"), line: 1 };
        let Some(planned) = ROOMS.iter().find(|room| room.folder == folder) else {
            findings.push(Finding::new(&place, "a crate that the plan does not know".to_owned()));
            continue;
        };
        let below = dependencies(manifest).filter_map(|name| folder_of(&name).map(str::to_owned));
        for below in below {
            if !may_use(planned.folder, planned.uses, &below) {
                findings.push(Finding::new(&place, format!("{folder} may not depend on {below}")));
            }
        }
    }
    Ok(findings)
}

/// Whether the plan lets a crate use another. The presentation of a game may use the rules of that game, and the
/// program the presentations, which it registers.
fn may_use(folder: &str, uses: &[&str], below: &str) -> bool {
    let own_rules = folder.strip_prefix("presentation/").map(|game| format!("games/{game}"));
    uses.contains(&below)
        || own_rules.as_deref() == Some(below)
        || folder == "bastide" && below.starts_with("presentation/")
}

/// What a crate depends on when it is built, its tests aside.
fn dependencies(manifest: &Table) -> impl Iterator<Item = String> + '_ {
    let tables = ["dependencies", "build-dependencies"].into_iter();
    tables.filter_map(|kind| manifest.get(kind)?.as_table()).flat_map(|table| table.keys().cloned())
}

fn manifest(root: &Path, folder: &str) -> Result<Table, String> {
    let path = root.join(folder).join("Cargo.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    text.parse().map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plan_itself_points_down() {
        for (number, room) in ROOMS.iter().enumerate() {
            for used in room.uses {
                let at = ROOMS.iter().position(|other| other.folder == *used);
                assert!(at.is_some_and(|at| at < number), "{} uses {used}", room.folder);
            }
        }
    }

    #[test]
    fn an_upward_arrow_is_refused() {
        assert!(!may_use("store", &[], "web"));
        assert!(may_use("presentation/tournay", &["text"], "games/tournay"));
        assert!(!may_use("presentation/tournay", &["text"], "games/anarchy"));
    }

    #[test]
    fn dependencies_of_tests_are_free() {
        let manifest =
            "[dependencies]\na = \"1\"\n[dev-dependencies]\nb = \"1\"".parse().expect("it is TOML");
        assert_eq!(dependencies(&manifest).collect::<Vec<_>>(), ["a"]);
    }
}
