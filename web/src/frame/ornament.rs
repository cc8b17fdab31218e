//! Our own drawings: the wordmark, the signs on buttons, and a ruin.
//!
//! Colours are those of the style sheet, by class.

use maud::{Markup, PreEscaped, html};

/// A gate between two towers, as the page's icon.
pub(crate) const ICON: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath fill='%238a2f21' d='M2 30V7h2.5v3H7V7h3v3h2.5V7H15v7h2V7h2.5v3H22V7h3v3h2.5V7H30v23h-9v-6a5 5 0 0 0-10 0v6z'/%3E%3C/svg%3E";

/// The gate and the name, in lettering of our own.
pub(crate) fn wordmark() -> Markup {
    PreEscaped(
        r#"<svg viewBox="0 0 200 40" width="200" height="40" aria-hidden="true" focusable="false">
<path class="seal" d="M2 37V8h3v4h4V8h3v4h4V8h3v8h6V8h3v4h4V8h3v4h4V8h3v29H29v-8a7 7 0 0 0-14 0v8z"/>
<path class="seal-line" d="M2 19h17M25 19h17M8.5 25v4M35.5 25v4"/>
<g class="stem"><path d="M60 9v22M128 9v22M146 9v22M158 9v22M185 9v22"/><path d="M84.5 9.5 93 31"/></g>
<g class="thin"><path d="M60 10h6.5a4.7 4.7 0 0 1 0 9.6H60M60 19.6h7.8a5.2 5.2 0 0 1 0 10.4H60"/>
<path d="M84.5 9.5 76 31M79 23.5h11"/>
<path d="M113 13.6c-1-2.6-3-4-5.6-4-3.4 0-5.7 2-5.7 4.9 0 6.3 12 4.3 12 10.7 0 3.2-2.7 5.2-6.3 5.2-3.2 0-5.8-1.8-6.6-4.9"/>
<path d="M119 15V10h18v5"/>
<path d="M158 10h5.5c6.5 0 11 4.2 11 10s-4.5 10-11 10H158"/>
<path d="M185 10h12v4M185 19.7h9M185 30h12.5v-4"/></g>
<path class="serif" d="M57 9h6M57 31h6M72.5 31h7M89.5 31h7M124 31h8M142.5 9h7M142.5 31h7M155 9h6M155 31h6M182 9h6M182 31h6"/></svg>"#
            .to_owned(),
    )
}

/// Three lines, on the button that opens the menu.
pub(crate) fn menu() -> Markup {
    step("M4 7h16M4 12h16M4 17h16")
}

/// A sign on a button of the replay: arrow heads, with a bar where it goes all the way.
pub(crate) fn step(path: &str) -> Markup {
    html! {
        svg.sign viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" {
            path d=(path) {}
        }
    }
}

/// A gate that has fallen in.
pub(crate) fn ruin() -> Markup {
    PreEscaped(
        r#"<svg class="ruin" viewBox="0 0 200 110" width="200" height="110" aria-hidden="true" focusable="false"><path class="wall" d="M30 100V34h8v8h9v-8h9v8h9v-8h8v66zM127 100V58l10-6 6 8 9-10 8 4v-8h10v54z"/><path class="ink" d="M30 52h43M30 70h43M127 76h43M46 84v8M58 58v6M144 84v8M12 100h176M84 100l5-7 9 3 4 4M104 100l6-10 9 4 3 6M92 93l4-8 8 2 2 9"/></svg>"#
            .to_owned(),
    )
}

/// The gate alone, for the bar of a table.
pub(crate) fn gate() -> Markup {
    PreEscaped(
        r#"<svg viewBox="0 0 44 40" width="24" height="22" aria-hidden="true" focusable="false"><path d="M2 37V8h3v4h4V8h3v4h4V8h3v8h6V8h3v4h4V8h3v4h4V8h3v29H29v-8a7 7 0 0 0-14 0v8z"/></svg>"#
            .to_owned(),
    )
}

/// The sign of the settings.
pub(crate) fn gear() -> Markup {
    PreEscaped(
        r#"<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="3.2"/><path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1"/></svg>"#
            .to_owned(),
    )
}
