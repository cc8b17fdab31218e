//! Push messages: what a browser's push service is sent, so that the service can tell who sends (RFC 8292) and cannot read
//! what (RFC 8291). The steps are those of the standards, on the primitives of the library that TLS is made of: those that
//! have the steps ready bring a second and third library of cryptography along, RSA included.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use thiserror::Error;

use super::address::Address;

/// Why there is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PushError {
    #[error("these are no keys of a browser")]
    BrowserKeys,
    #[error("this is no key of a server")]
    ServerKey,
    #[error("the system has no chance to offer")]
    Chance,
}

/// By what a browser reads messages that nobody else can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrowserKeys {
    /// A point of the curve P-256, uncompressed.
    public: Vec<u8>,
    secret: Vec<u8>,
}

/// How long an uncompressed point is.
const POINT: usize = 65;
const SECRET: usize = 16;
const SALT: usize = 16;
/// A message is one record, which says how long records are at most.
const RECORD: u32 = 4096;
/// The last record ends with this; it could be followed by zeros.
const LAST: u8 = 2;
/// A signature is good for half a day; the standard allows a whole one.
const GOOD_FOR_S: i64 = 12 * 60 * 60;

impl BrowserKeys {
    /// From what a browser says of a subscription: `p256dh` and `auth`.
    pub fn read(public: &str, secret: &str) -> Result<Self, PushError> {
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let public = bytes(public).filter(|point| point.len() == POINT && point[0] == 4);
        let secret = bytes(secret).filter(|secret| secret.len() == SECRET);
        let keys = public.zip(secret).map(|(public, secret)| Self { public, secret });
        keys.ok_or(PushError::BrowserKeys)
    }

    /// As a webhook keeps them.
    pub fn to_text(&self) -> String {
        format!("{} {}", BASE64.encode(&self.public), BASE64.encode(&self.secret))
    }

    pub(super) fn parse(text: &str) -> Result<Self, PushError> {
        let (public, secret) = text.split_once(' ').ok_or(PushError::BrowserKeys)?;
        Self::read(public, secret)
    }

    /// A message that only this browser can read.
    pub(super) fn encrypt(&self, words: &[u8]) -> Result<Vec<u8>, PushError> {
        let chance = SystemRandom::new();
        let missing = |_: Unspecified| PushError::Chance;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &chance).map_err(missing)?;
        let sender = own.compute_public_key().map_err(missing)?;
        let mut salt = [0; SALT];
        chance.fill(&mut salt).map_err(missing)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        let shared = agree_ephemeral(own, &theirs, <[u8]>::to_vec);
        // A point that is not on the curve.
        let shared = shared.map_err(|_| PushError::BrowserKeys)?;
        Ok(self.sealed(&Agreed { sender: sender.as_ref(), shared: &shared, salt }, words))
    }

    fn sealed(&self, agreed: &Agreed<'_>, words: &[u8]) -> Vec<u8> {
        let Agreed { sender, shared, salt } = agreed;
        let info = [b"WebPush: info\0", self.public.as_slice(), sender];
        let key: [u8; 32] = derived(&self.secret, shared, &info);
        let content: [u8; 16] = derived(salt, &key, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derived(salt, &key, &[b"Content-Encoding: nonce\0"]);
        let mut sealed = [words, &[LAST]].concat();
        let content = UnboundKey::new(&AES_128_GCM, &content).expect("it has sixteen bytes");
        LessSafeKey::new(content)
            .seal_in_place_append_tag(
                Nonce::assume_unique_for_key(nonce),
                Aad::empty(),
                &mut sealed,
            )
            .expect("a message is short");
        let head = [salt.as_slice(), &RECORD.to_be_bytes(), &[POINT as u8], sender].concat();
        [head, sealed].concat()
    }
}

/// What a message is encrypted with.
struct Agreed<'a> {
    /// The sender's point, of this message alone.
    sender: &'a [u8],
    shared: &'a [u8],
    salt: [u8; SALT],
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    let mut derived = [0; N];
    let expanded = key.expand(info, Length(N)).and_then(|expanded| expanded.fill(&mut derived));
    expanded.expect("far fewer bytes than can be derived");
    derived
}

/// By what push services know this server.
pub struct ServerKey(EcdsaKeyPair);

impl ServerKey {
    /// A new one, as the store keeps it.
    pub fn made() -> Result<String, PushError> {
        let chance = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &chance);
        Ok(BASE64.encode(made.map_err(|_| PushError::Chance)?))
    }

    pub fn read(text: &str) -> Result<Self, PushError> {
        let bytes = BASE64.decode(text).map_err(|_| PushError::ServerKey)?;
        let (kind, chance) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let pair = EcdsaKeyPair::from_pkcs8(kind, &bytes, &chance);
        pair.map(Self).map_err(|_| PushError::ServerKey)
    }

    /// What a browser asks its push service to take messages from.
    pub fn public(&self) -> String {
        BASE64.encode(self.0.public_key())
    }

    /// The header by which the push service at this address knows who sends, at this time.
    pub(super) fn authorization(
        &self,
        to: &Address,
        contact: &str,
        at: i64,
    ) -> Result<String, PushError> {
        let mut claims = json!({ "aud": to.origin(), "exp": at / 1000 + GOOD_FOR_S });
        if contact.starts_with("https://") {
            claims["sub"] = contact.into();
        }
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = BASE64.encode(signature.map_err(|_| PushError::Chance)?);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_message_is_encrypted_as_the_standard_says() {
        let keys = BrowserKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let agreed = Agreed {
            sender: &bytes(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
            ),
            shared: &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            salt: bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
        };
        let sealed = keys.sealed(&agreed, b"When I grow up, I want to be a watermelon");
        assert_eq!(
            BASE64.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
             InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV\
             WGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_is_no_point_is_no_key() {
        let secret = "BTBZMqHH6r4Tts7J_aSIgg";
        for public in ["", "BCVx", &BASE64.encode([7; 65])] {
            assert_eq!(BrowserKeys::read(public, secret), Err(PushError::BrowserKeys));
        }
        // It looks like one and is not on the curve.
        let mut point = [1; 65];
        point[0] = 4;
        let keys = BrowserKeys::read(&BASE64.encode(point), secret).unwrap();
        assert_eq!(keys.encrypt(b"words"), Err(PushError::BrowserKeys));
        assert_eq!(BrowserKeys::parse(&keys.to_text()), Ok(keys));
    }

    #[test]
    fn a_key_of_the_server_is_read_as_it_was_made() {
        let made = ServerKey::made().unwrap();
        let key = ServerKey::read(&made).unwrap();
        assert_eq!(bytes(&key.public()).len(), POINT);
        assert!(ServerKey::read("nonsense").is_err());
    }
}
