//! How much a test proves: enough for every commit, or as much as we publish.

/// `few` for every commit, `many` under `cargo xtask prove`, which sets `BASTIDE_PROOF`.
pub fn rounds(few: u32, many: u32) -> u32 {
    if std::env::var_os("BASTIDE_PROOF").is_some() { many } else { few }
}
