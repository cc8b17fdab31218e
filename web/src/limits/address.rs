//! Who calls: the address of the connection, or what a trusted proxy says it is.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

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
    /// Whether anything stands between, trusted or not.
    pub(crate) is_forwarded: bool,
}

impl Client {
    pub(crate) fn of(extensions: &Extensions, headers: &HeaderMap, proxies: &[IpAddr]) -> Self {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map(|ConnectInfo(peer)| peer.ip().to_canonical());
        let is_forwarded =
            ["forwarded", "x-forwarded-for", "via"].iter().any(|name| headers.contains_key(*name));
        let is_trusted =
            |address: &IpAddr| proxies.iter().any(|proxy| proxy.to_canonical() == *address);
        // Any client can write these headers; only a proxy of the host is believed.
        if !peer.is_some_and(|peer| is_trusted(&peer)) {
            return Self { address: peer, is_secure: false, is_forwarded };
        }
        // From the right: the last that is no proxy is the client, and what stands left of it may be made up.
        let told = forwarded_for(headers);
        let client = told.into_iter().rev().find(|address| !is_trusted(address));
        Self { address: client.or(peer), is_secure: is_https(headers), is_forwarded }
    }

    /// What is counted; a proxy on this machine that nobody named does not stand for all whom it speaks for.
    pub(crate) fn prefix(&self) -> Option<Prefix> {
        self.address.filter(|address| !address.is_loopback()).map(Prefix::of)
    }

    /// Whether the machine itself asks, for itself.
    pub(crate) fn is_local(&self) -> bool {
        !self.is_forwarded && self.address.is_none_or(|address| address.is_loopback())
    }
}

/// The addresses on the way, the first one first.
fn forwarded_for(headers: &HeaderMap) -> Vec<IpAddr> {
    let values = |name: &str| {
        let lines = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        lines.flat_map(|line| line.split(',')).map(str::to_owned).collect::<Vec<_>>()
    };
    let standard = values("forwarded");
    if standard.is_empty() {
        return values("x-forwarded-for").iter().filter_map(|text| address(text)).collect();
    }
    let part = |hop: &String| parameter(hop, "for").and_then(|text| address(&text));
    standard.iter().filter_map(part).collect()
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
fn is_https(headers: &HeaderMap) -> bool {
    let last = |name: &str| {
        let value = headers.get_all(name).iter().next_back()?.to_str().ok()?;
        value.rsplit(',').next().map(|part| part.trim().to_owned())
    };
    let standard = last("forwarded").and_then(|hop| parameter(&hop, "proto"));
    let proto = standard.or_else(|| last("x-forwarded-proto"));
    proto.is_some_and(|proto| proto.eq_ignore_ascii_case("https"))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn client(peer: &str, headers: &[(&'static str, &'static str)]) -> Client {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 4711)));
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        let proxies = ["127.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap()];
        Client::of(&extensions, &headers.collect(), &proxies)
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
        let both = [("x-forwarded-for", "1.2.3.4, 198.51.100.9, 10.0.0.2")];
        assert_eq!(address_of("127.0.0.1", &both), "198.51.100.9");
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
            assert_eq!(address_of("127.0.0.1", &[("forwarded", value)]), expected);
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

    #[test]
    fn the_machine_itself_asks_only_where_nothing_stands_between() {
        assert!(client("127.0.0.1", &[]).is_local());
        assert!(!client("127.0.0.1", &[("x-forwarded-for", "127.0.0.1")]).is_local());
        assert!(!client("192.0.2.1", &[]).is_local());
    }
}
