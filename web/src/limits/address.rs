//! Who calls: the address of the connection, or what a trusted proxy says it is.
//!
//! Of all headers that could tell, one is read: the one that the host says its proxies write. Another may have been
//! sent by the client, and a proxy that does not know it passes it on.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU8;

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

/// The proxies of the host, and how they tell whom they speak for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proxies {
    /// Those whose word is taken.
    pub trusted: Vec<IpAddr>,
    pub header: ForwardedHeader,
    /// How many of them a request passes. Each adds the address that it saw, so the client is the one so far from the
    /// right; what stands left of it may be made up.
    pub hops: NonZeroU8,
}

impl Default for Proxies {
    fn default() -> Self {
        Self { trusted: Vec::new(), header: ForwardedHeader::XForwardedFor, hops: NonZeroU8::MIN }
    }
}

impl From<Vec<IpAddr>> for Proxies {
    fn from(trusted: Vec<IpAddr>) -> Self {
        Self { trusted, ..Self::default() }
    }
}

impl Proxies {
    pub fn is_trusted(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|proxy| proxy.to_canonical() == address.to_canonical())
    }
}

/// Where a proxy writes whom it speaks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForwardedHeader {
    /// `X-Forwarded-For`, with `X-Forwarded-Proto` beside it.
    XForwardedFor,
    /// `X-Real-IP`, with `X-Forwarded-Proto` beside it.
    XRealIp,
    /// `Forwarded` (RFC 7239), which tells both.
    Forwarded,
}

/// The part of an address that one household has: all of IPv4, the first 64 bits of IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prefix(IpAddr);

impl Prefix {
    pub fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Client {
    /// None where there is no connection: in tests.
    pub(crate) address: Option<IpAddr>,
    /// Whether a proxy says that it came over TLS.
    pub(crate) is_secure: bool,
    /// Whether something stands between that the host has not named.
    pub(crate) has_unnamed_proxy: bool,
}

impl Client {
    pub(crate) fn of(extensions: &Extensions, headers: &HeaderMap, proxies: &Proxies) -> Self {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map(|ConnectInfo(peer)| peer.ip().to_canonical());
        // Any client can write these headers; only a proxy of the host is believed.
        if !peer.is_some_and(|peer| proxies.is_trusted(peer)) {
            let has_unnamed_proxy = FORWARDED.iter().any(|name| headers.contains_key(*name));
            return Self { address: peer, is_secure: false, has_unnamed_proxy };
        }
        let address = told(headers, proxies).or(peer);
        let is_secure = is_https(headers, proxies.header);
        Self { address, is_secure, has_unnamed_proxy: false }
    }

    /// What is counted.
    pub(crate) fn prefix(&self) -> Option<Prefix> {
        self.address.map(Prefix::of)
    }
}

/// What proxies usually add.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/// The client as the proxies tell it, if as many have told as there are.
fn told(headers: &HeaderMap, proxies: &Proxies) -> Option<IpAddr> {
    let hops = usize::from(proxies.hops.get()) - 1;
    match proxies.header {
        ForwardedHeader::XForwardedFor => address(hop(headers, "x-forwarded-for", hops)?),
        ForwardedHeader::XRealIp => address(hop(headers, "x-real-ip", 0)?),
        ForwardedHeader::Forwarded => address(&parameter(hop(headers, "forwarded", hops)?, "for")?),
    }
}

/// What stands so far from the right in all lines of a header together.
fn hop<'h>(headers: &'h HeaderMap, name: &str, from_right: usize) -> Option<&'h str> {
    let mut lines: Vec<&str> =
        headers.get_all(name).iter().map(|line| line.to_str().unwrap_or_default()).collect();
    lines.reverse();
    lines.into_iter().flat_map(|line| line.rsplit(',')).nth(from_right)
}

fn parameter(hop: &str, wanted: &str) -> Option<String> {
    let pairs = hop.split(';').filter_map(|pair| pair.split_once('='));
    let mut values = pairs.filter(|(name, _)| name.trim().eq_ignore_ascii_case(wanted));
    values.next().map(|(_, value)| value.trim().trim_matches('"').to_owned())
}

/// `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7` or `[2001:db8::7]:4711`
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    let found: Option<IpAddr> = bare.or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()));
    found.map(|address| address.to_canonical())
}

/// Whether the last proxy says that it was reached over TLS.
fn is_https(headers: &HeaderMap, header: ForwardedHeader) -> bool {
    let proto = match header {
        ForwardedHeader::Forwarded => {
            hop(headers, "forwarded", 0).and_then(|hop| parameter(hop, "proto"))
        }
        ForwardedHeader::XForwardedFor | ForwardedHeader::XRealIp => {
            hop(headers, "x-forwarded-proto", 0).map(str::to_owned)
        }
    };
    proto.is_some_and(|proto| proto.trim().eq_ignore_ascii_case("https"))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn proxies() -> Proxies {
        Proxies::from(vec!["127.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap()])
    }

    fn client(peer: &str, headers: &[(&'static str, &'static str)]) -> Client {
        client_by(&proxies(), peer, headers)
    }

    fn client_by(
        proxies: &Proxies,
        peer: &str,
        headers: &[(&'static str, &'static str)],
    ) -> Client {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 4711)));
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        Client::of(&extensions, &headers.collect(), proxies)
    }

    fn address_of(peer: &str, headers: &[(&'static str, &'static str)]) -> String {
        client(peer, headers).address.unwrap().to_string()
    }

    #[test]
    fn a_header_is_believed_from_a_proxy_and_from_nobody_else() {
        let forged = [("x-forwarded-for", "198.51.100.9"), ("x-forwarded-proto", "https")];
        assert_eq!(address_of("203.0.113.5", &forged), "203.0.113.5");
        assert!(!client("203.0.113.5", &forged).is_secure);
        assert_eq!(address_of("127.0.0.1", &forged), "198.51.100.9");
        assert!(client("127.0.0.1", &forged).is_secure);
        assert_eq!(address_of("::ffff:127.0.0.1", &forged), "198.51.100.9");
    }

    #[test]
    fn what_a_client_wrote_itself_stands_left_of_what_the_proxy_saw() {
        let both = [("x-forwarded-for", "1.2.3.4, 198.51.100.9")];
        assert_eq!(address_of("127.0.0.1", &both), "198.51.100.9");
        let two = Proxies { hops: NonZeroU8::new(2).unwrap(), ..proxies() };
        let behind_two = [("x-forwarded-for", "1.2.3.4, 198.51.100.9, 203.0.113.77")];
        let found = client_by(&two, "127.0.0.1", &behind_two).address.unwrap();
        assert_eq!(found.to_string(), "198.51.100.9");
        let past_one = [("x-forwarded-for", "203.0.113.77")];
        let found = client_by(&two, "127.0.0.1", &past_one).address.unwrap();
        assert_eq!(found.to_string(), "127.0.0.1", "not all that there are have told");
    }

    #[test]
    fn lines_of_one_header_are_one_list() {
        let lines = [("x-forwarded-for", "1.2.3.4"), ("x-forwarded-for", "198.51.100.9")];
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(name, HeaderValue::from_static(value));
        }
        assert_eq!(hop(&headers, "x-forwarded-for", 0), Some("198.51.100.9"));
    }

    #[test]
    fn no_header_but_the_configured_one_is_read() {
        let all = [
            ("x-forwarded-for", "198.51.100.1"),
            ("x-real-ip", "198.51.100.2"),
            ("forwarded", "for=198.51.100.3;proto=https"),
        ];
        for (header, expected) in [
            (ForwardedHeader::XForwardedFor, ("198.51.100.1", false)),
            (ForwardedHeader::XRealIp, ("198.51.100.2", false)),
            (ForwardedHeader::Forwarded, ("198.51.100.3", true)),
        ] {
            let found = client_by(&Proxies { header, ..proxies() }, "127.0.0.1", &all);
            assert_eq!((found.address.unwrap().to_string().as_str(), found.is_secure), expected);
        }
    }

    #[test]
    fn a_proxy_that_nobody_named_is_noticed() {
        let forwarded = [("x-forwarded-for", "198.51.100.9")];
        assert!(client("203.0.113.5", &forwarded).has_unnamed_proxy);
        assert!(!client("127.0.0.1", &forwarded).has_unnamed_proxy, "it is named");
        assert!(!client("203.0.113.5", &[]).has_unnamed_proxy);
    }

    #[test]
    fn the_standard_header_is_read_with_ports_and_brackets() {
        for (value, expected) in [
            ("for=192.0.2.60;proto=http;by=203.0.113.43", "192.0.2.60"),
            ("For=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"),
            ("for=1.2.3.4, for=\"192.0.2.60:80\"", "192.0.2.60"),
            ("for=unknown", "127.0.0.1"),
        ] {
            let value: &'static str = value;
            let by = Proxies { header: ForwardedHeader::Forwarded, ..proxies() };
            let found = client_by(&by, "127.0.0.1", &[("forwarded", value)]).address.unwrap();
            assert_eq!(found.to_string(), expected);
        }
    }

    #[test]
    fn one_household_is_one_prefix() {
        let prefix = |text: &str| Prefix::of(text.parse().unwrap());
        assert_eq!(prefix("2001:db8:1:2::1"), prefix("2001:db8:1:2:ffff::9"));
        assert_ne!(prefix("2001:db8:1:2::1"), prefix("2001:db8:1:3::1"));
        assert_eq!(prefix("::ffff:192.0.2.1"), prefix("192.0.2.1"));
        assert_ne!(prefix("192.0.2.1"), prefix("192.0.2.2"));
    }
}
