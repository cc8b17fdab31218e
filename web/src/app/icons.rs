//! The icons of the app: the gate between two towers, as in the wordmark.

use std::sync::LazyLock;

/// The gate, in a field of 44 by 40.
const GATE: &str = "M2 37V8h3v4h4V8h3v4h4V8h3v8h6V8h3v4h4V8h3v4h4V8h3v29H29v-8a7 7 0 0 0-14 0v8z";

/// An icon: its name, how wide it is in pixels, and whether a system may cut its corners off.
pub(super) struct Icon {
    pub(super) name: &'static str,
    pub(super) size: u32,
    pub(super) is_maskable: bool,
}

pub(super) const ICONS: [Icon; 4] = [
    Icon { name: "icon-192.png", size: 192, is_maskable: false },
    Icon { name: "icon-512.png", size: 512, is_maskable: false },
    Icon { name: "maskable-192.png", size: 192, is_maskable: true },
    Icon { name: "maskable-512.png", size: 512, is_maskable: true },
];

/// What is sent for a name.
pub(super) fn icon(name: &str) -> Option<&'static [u8]> {
    static DRAWN: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| ICONS.iter().map(drawn).collect());
    let at = ICONS.iter().position(|icon| icon.name == name)?;
    DRAWN.get(at).map(Vec::as_slice)
}

fn drawn(icon: &Icon) -> Vec<u8> {
    bastide_draw::png(&svg(icon), icon.size).expect("our own drawing has a size")
}

/// Of one that can be cut only the middle is sure to be seen, a circle of four fifths.
fn svg(icon: &Icon) -> String {
    let (round, scale) = if icon.is_maskable { (0, 1.25) } else { (18, 1.7) };
    let (left, top) = (50. - 22. * scale, 50. - 22.5 * scale);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="{round}" fill="#3a2417"/><path transform="translate({left} {top}) scale({scale})" fill="#d9a441" d="{GATE}"/></svg>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_a_picture_of_its_size() {
        for known in &ICONS {
            let png = icon(known.name).unwrap();
            assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
            let width = u32::from_be_bytes(png[16..20].try_into().unwrap());
            assert_eq!(width, known.size, "{}", known.name);
        }
        assert!(icon("icon-13.png").is_none());
    }
}
