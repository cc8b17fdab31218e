//! What is sent can be packed, for browsers that can unpack it.

use std::io::Write as _;

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Whether it may be packed in this way.
pub(crate) fn accepts(asked: &HeaderMap, way: &str) -> bool {
    let values = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().trim_start_matches("q=").parse().unwrap_or(1.);
        name.trim().eq_ignore_ascii_case(way) && weight > 0_f32
    })
}

/// Packed in a moment, or as small as can be.
pub(crate) fn gzip(plain: &[u8], level: Compression) -> Bytes {
    let mut packer = GzEncoder::new(Vec::new(), level);
    // Into memory: it cannot fail.
    let _ = packer.write_all(plain);
    packer.finish().unwrap_or_default().into()
}

/// Smaller than with gzip, and as small as can be: it takes a tenth of a second and is for what is packed once.
pub(crate) fn brotli(plain: &[u8]) -> Bytes {
    const BEST: u32 = 11;
    /// A window of 4 MiB, as browsers expect it at most.
    const WINDOW: u32 = 22;
    let mut packer = brotli::CompressorWriter::new(Vec::new(), plain.len(), BEST, WINDOW);
    // Into memory, as above.
    let _ = packer.write_all(plain);
    packer.into_inner().into()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn the_browser_says_what_it_can_unpack() {
        let mut asked = HeaderMap::new();
        assert!(!accepts(&asked, "br"));
        asked.append(ACCEPT_ENCODING, "gzip;q=0, deflate".parse().unwrap());
        asked.append(ACCEPT_ENCODING, "BR ; q=0.5".parse().unwrap());
        assert!(accepts(&asked, "br") && accepts(&asked, "deflate"));
        assert!(!accepts(&asked, "gzip") && !accepts(&asked, "zstd"));
    }

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let plain = "place, place, place".repeat(99);
        let mut unpacked = String::new();
        let packed = brotli(plain.as_bytes());
        brotli::Decompressor::new(&packed[..], 4096).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, plain);
        unpacked.clear();
        let packed = gzip(plain.as_bytes(), Compression::best());
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, plain);
    }
}
