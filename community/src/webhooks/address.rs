//! Whom a hook may call. The name in an address is not trusted: what counts is where it leads when it is called,
//! because a name can be made to lead into the host's own network at any time.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use hyper::Uri;
use thiserror::Error;

/// How far calls may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The open network alone.
    Public,
    /// The host's own networks and this machine too.
    Everywhere,
}

/// An address that could be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    pub is_secure: bool,
    pub host: String,
    pub port: u16,
    /// As the request line has it.
    pub path: String,
}

/// Why an address cannot be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotCallable {
    #[error("this is no address of a page")]
    Malformed,
    #[error("it is not encrypted")]
    Plain,
    #[error("it is inside a network of its own")]
    Private,
}

const LONGEST: usize = 500;

impl Address {
    /// As a browser would say it: `https://push.example`
    pub fn origin(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        match (self.is_secure, self.port) {
            (true, 443) => format!("https://{host}"),
            (false, 80) => format!("http://{host}"),
            (is_secure, port) => {
                format!("http{}://{host}:{port}", if is_secure { "s" } else { "" })
            }
        }
    }

    /// Whom calls are counted by.
    pub fn host_and_port(&self) -> String {
        format!("{}:{}", self.host.to_lowercase(), self.port)
    }
}

impl Reach {
    /// Reads an address. What it leads to is checked by [`allows`](Self::allows) when it is called.
    pub fn read(self, url: &str) -> Result<Address, NotCallable> {
        let uri: Uri = url.parse().map_err(|_| NotCallable::Malformed)?;
        let authority = uri.authority().ok_or(NotCallable::Malformed)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if self == Self::Everywhere => false,
            Some("http") => return Err(NotCallable::Plain),
            _ => return Err(NotCallable::Malformed),
        };
        if url.len() > LONGEST || authority.as_str().contains('@') || url.contains('#') {
            return Err(NotCallable::Malformed);
        }
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let address = Address {
            is_secure,
            port: authority.port_u16().unwrap_or(if is_secure { 443 } else { 80 }),
            path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            host,
        };
        // One that is written as a number can be judged at once.
        match address.host.parse::<IpAddr>() {
            Ok(ip) if !self.allows(ip, is_secure) => Err(NotCallable::Private),
            _ => Ok(address),
        }
    }

    /// Whether a call may go there. Without encryption it may not leave the host's own networks.
    pub fn allows(self, ip: IpAddr, is_secure: bool) -> bool {
        let is_public = is_public(ip);
        match self {
            Self::Public => is_public && is_secure,
            Self::Everywhere => is_secure || !is_public,
        }
    }
}

fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => ip.to_ipv4_mapped().map_or_else(|| is_public_v6(ip), is_public_v4),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [first, second, third, _] = ip.octets();
    let is_special = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || ip.is_multicast()
        || first == 0
        || first >= 240
        || (first == 100 && second & 0xc0 == 64)
        || (first == 192 && second == 0 && third == 0)
        || (first == 198 && second & 0xfe == 18);
    !is_special
}

/// What is given out to the world begins with 2 or 3; documentation and the tunnels that carry addresses of the
/// other kind inside are left out.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [first, second, ..] = ip.segments();
    let is_special = first == 0x2002 || (first == 0x2001 && (second == 0 || second == 0x0db8));
    first & 0xe000 == 0x2000 && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_network_is_public() {
        let public = ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1"];
        let own = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.9",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001:0:1::",
            "ff02::1",
        ];
        let reaches = |text: &&str| Reach::Public.allows(text.parse().unwrap(), true);
        assert!(public.iter().all(reaches));
        let wrong: Vec<_> = own.iter().filter(|ip| reaches(ip)).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    #[test]
    fn what_cannot_be_called_is_refused_before_anybody_looks_it_up() {
        let refused = |url: &str| Reach::Public.read(url).unwrap_err();
        assert_eq!(refused("http://example.org/"), NotCallable::Plain);
        assert_eq!(refused("https://127.0.0.1/x"), NotCallable::Private);
        assert_eq!(refused("https://[::1]:8443/x"), NotCallable::Private);
        for url in
            ["", "turns", "/turns", "ftp://example.org", "https://a@example.org/", "https://"]
        {
            assert_eq!(refused(url), NotCallable::Malformed, "{url}");
        }
    }

    #[test]
    fn without_encryption_a_call_stays_in_the_hosts_own_networks() {
        let reach = Reach::Everywhere;
        assert!(reach.read("http://127.0.0.1:8080/turns").is_ok());
        assert_eq!(reach.read("http://93.184.216.34/"), Err(NotCallable::Private));
    }
}
