//! The games that the tests play.

/// Installs the games; as often as it takes.
pub(crate) fn install() {
    bastide_presentation::install(&[
        bastide_presentation_tournay::game,
        bastide_presentation_cathedral::game,
        bastide_presentation_anarchy::game,
    ]);
}
