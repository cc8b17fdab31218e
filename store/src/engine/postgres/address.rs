//! The address of a PostgreSQL, and which authorities it trusts.
//!
//! With `sslmode=require` or `verify-full` the connection is encrypted, and the server's certificate must be signed for
//! its name by an authority of the file `sslrootcert`, or without one by those that browsers trust. Without
//! `sslmode` the connection is plain. There is no encryption without a check of the certificate, which would not protect.

use std::fmt::Display;
use std::path::Path;

use percent_encoding::percent_decode_str;
use rustls_tokio_postgres::MakeRustlsConnect;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;
use tokio_rustls::rustls::RootCertStore;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;

use super::error::told;
use crate::tls::{trusting, web_roots};
use crate::{DatabaseProblem, Result, StoreError};

/// Options that `tokio_postgres` does not support, or not in full.
#[derive(Default)]
struct Trust {
    mode: Option<String>,
    authorities: Option<String>,
}

pub(crate) fn read(address: &str) -> Result<(Config, MakeRustlsConnect)> {
    let (rest, trust) = Trust::split_off(address)?;
    let mut config: Config = rest.parse().map_err(|error| unreadable(told(&error)))?;
    config.ssl_mode(trust.mode()?);
    Ok((config, MakeRustlsConnect::new(trusting(trust.roots()?))))
}

impl Trust {
    /// The address without these options.
    fn split_off(address: &str) -> Result<(String, Self)> {
        let mut trust = Self::default();
        let Some((place, query)) = address.split_once('?') else {
            return Ok((address.to_owned(), trust));
        };
        let mut others = Vec::new();
        for pair in query.split('&') {
            match pair.split_once('=') {
                Some(("sslmode", mode)) => trust.mode = Some(mode.to_owned()),
                Some(("sslrootcert", file)) => {
                    let file = percent_decode_str(file).decode_utf8();
                    let file = file.map_err(unreadable)?;
                    trust.authorities = Some(file.into_owned());
                }
                _ => others.push(pair),
            }
        }
        Ok((format!("{place}?{}", others.join("&")), trust))
    }

    fn mode(&self) -> Result<SslMode> {
        match self.mode.as_deref() {
            Some("require" | "verify-full") => Ok(SslMode::Require),
            None | Some("disable") if self.authorities.is_none() => Ok(SslMode::Disable),
            None | Some("disable") => {
                let problem = "sslrootcert says whom to trust, but nothing is encrypted without sslmode=verify-full";
                Err(unreadable(problem))
            }
            Some(other) => Err(unreadable(format!(
                "sslmode={other} is none of disable, require and verify-full"
            ))),
        }
    }

    fn roots(&self) -> Result<RootCertStore> {
        let Some(file) = &self.authorities else { return Ok(web_roots()) };
        let unusable = |problem: &dyn Display| unreadable(format!("sslrootcert={file}: {problem}"));
        let certificates =
            CertificateDer::pem_file_iter(Path::new(file)).map_err(|error| unusable(&error))?;
        let mut roots = RootCertStore::empty();
        for certificate in certificates {
            let certificate = certificate.map_err(|error| unusable(&error))?;
            roots.add(certificate).map_err(|error| unusable(&error))?;
        }
        if roots.is_empty() {
            return Err(unusable(&"there is no certificate in it"));
        }
        Ok(roots)
    }
}

fn unreadable(problem: impl Display) -> StoreError {
    DatabaseProblem::Address(problem.to_string()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(address: &str) -> String {
        let Err(error) = read(address) else { panic!("{address} was read") };
        error.to_string()
    }

    #[test]
    fn the_line_is_plain_unless_the_address_asks_for_more() {
        for (query, mode) in [
            ("", SslMode::Disable),
            ("?sslmode=disable", SslMode::Disable),
            ("?sslmode=require", SslMode::Require),
            ("?connect_timeout=2&sslmode=verify-full", SslMode::Require),
        ] {
            let (config, _) = read(&format!("postgres://nell@db.example/games{query}")).unwrap();
            assert_eq!(config.get_ssl_mode(), mode, "{query}");
            assert_eq!(config.get_dbname(), Some("games"), "{query}");
        }
    }

    #[test]
    fn what_would_protect_less_than_it_seems_is_refused() {
        assert!(problem("postgres://db/x?sslmode=prefer").contains("sslmode=prefer is none of"));
        assert!(problem("postgres://db/x?sslmode=verify-ca").contains("verify-full"));
        let only_a_file = problem("postgres://db/x?sslrootcert=/etc/authority.pem");
        assert!(only_a_file.contains("nothing is encrypted"), "{only_a_file}");
    }

    #[test]
    fn a_file_of_authorities_that_cannot_be_used_is_named() {
        let missing = problem("postgres://db/x?sslmode=require&sslrootcert=/no%20where.pem");
        assert!(missing.contains("sslrootcert=/no where.pem"), "{missing}");
        let file = tempfile::NamedTempFile::new().unwrap();
        let path = file.path().display();
        let empty = problem(&format!("postgres://db/x?sslmode=require&sslrootcert={path}"));
        assert!(empty.contains("no certificate in it"), "{empty}");
    }
}
