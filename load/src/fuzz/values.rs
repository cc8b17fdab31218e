//! What hostile people write where something else is asked for.

use bastide_core::below;
use rand_pcg::Pcg64Mcg;

const ODD: &[&str] = &[
    "",
    " ",
    "0",
    "1",
    "-1",
    "-0",
    "2",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775808",
    "18446744073709551616",
    "1e309",
    "0x10",
    "1.5",
    "NaN",
    "null",
    "true",
    "[]",
    "{}",
    "[[[[[[",
    "\"",
    "'",
    "\\",
    "%",
    "%00",
    "\0",
    "\r\n",
    "\r\nSet-Cookie: a=b",
    "../../../etc/passwd",
    "/",
    "//",
    "?",
    "#",
    "&=",
    "<script>alert(1)</script>",
    "' or 1=1 --",
    "; drop table match",
    "${jndi:x}",
    "{{7*7}}",
    "é",
    "ß",
    "中文",
    "🏰",
    "\u{202e}abc",
    "\u{feff}",
    "\u{0301}",
    "\u{10ffff}",
    "me",
    "anyone",
    "friend",
    "nobody",
    "bot:greedy",
    "bot:",
    "bot:search?time=99999999",
    "random",
    "greedy",
    "cathedral",
    "tournay",
    "anarchy",
    "players=99",
    "players=3",
    "expansion=mix",
    "mine",
    "open",
    "public",
    "read",
    "play",
    "chat",
    "tokens",
    "own",
    "later",
    "none",
    "days:0",
    "fischer:1+1",
    "CSwD2",
    "CAnE5",
    "pass",
    "dark",
    "de",
    "fr",
    "en",
    "xx",
];

/// One of a list.
pub(super) fn any<'a, T: ?Sized>(rng: &mut Pcg64Mcg, list: &[&'a T]) -> &'a T {
    list[chance(rng, list.len() as u32) as usize]
}

/// A number below this one.
pub(super) fn chance(rng: &mut Pcg64Mcg, below_this: u32) -> u32 {
    below(rng, below_this).unwrap_or(0)
}

pub(super) fn one_in(rng: &mut Pcg64Mcg, count: u32) -> bool {
    chance(rng, count) == 0
}

/// Something nobody asked for.
pub(super) fn odd(rng: &mut Pcg64Mcg) -> String {
    match chance(rng, 20) {
        0 => "a".repeat(chance(rng, 5000) as usize),
        1 => (0..chance(rng, 40))
            .map(|_| char::from_u32(chance(rng, 0x3000)).unwrap_or('x'))
            .collect(),
        2 => format!("{}{}", any(rng, ODD), any(rng, ODD)),
        _ => any(rng, ODD).to_owned(),
    }
}

/// For a path, a query or a form.
pub(super) fn encoded(text: &str) -> String {
    use std::fmt::Write as _;
    text.bytes().fold(String::new(), |mut written, byte| {
        if byte.is_ascii_alphanumeric() || b"-._".contains(&byte) {
            written.push(char::from(byte));
        } else {
            let _ = write!(written, "%{byte:02X}");
        }
        written
    })
}
