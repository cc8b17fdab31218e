//! The signature of a call, by which its receiver knows that it comes from here.

use std::fmt::Write as _;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// `sha256=` and the HMAC-SHA256 of a body, in hexadecimal digits.
pub fn signature(secret: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length will do");
    mac.update(body.as_bytes());
    let mut text = "sha256=".to_owned();
    for byte in mac.finalize().into_bytes() {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The second example of RFC 4231.
    #[test]
    fn a_signature_is_what_the_standard_says() {
        assert_eq!(
            signature("Jefe", "what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }
}
