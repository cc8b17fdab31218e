//! A PostgreSQL that is spoken to by TLS: whom the store trusts, and that nothing of it goes in the clear.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::thread;

use bastide_store::{DatabaseProblem, Store, StoreError, TransientError};
use rcgen::{BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair};
use tempfile::TempDir;

use crate::cluster::Cluster;
use crate::opening::{AT_ONCE, refusal};

/// A cluster with a certificate for `127.0.0.1`, and files of the authority that signed it and of one that did not.
struct Secure {
    cluster: Cluster,
    folder: TempDir,
}

impl Secure {
    fn shared() -> &'static Self {
        static SHARED: OnceLock<Secure> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    fn start() -> Self {
        let (cluster, folder) = (Cluster::start(), tempfile::tempdir().unwrap());
        let secure = Self { cluster, folder };
        let authority = secure.authority("known.pem");
        secure.authority("stranger.pem");
        let key = KeyPair::generate().unwrap();
        let name = CertificateParams::new(["127.0.0.1".to_owned()]).unwrap();
        let certificate = name.signed_by(&key, &authority).unwrap();
        secure.hand_over("server.crt", &certificate.pem());
        secure.hand_over("server.key", &key.serialize_pem());
        for setting in ["alter system set ssl = on", "select pg_reload_conf()"] {
            secure.cluster.sql("postgres", setting);
        }
        secure
    }

    /// One that signs certificates; the file says that it is to be trusted.
    fn authority(&self, file: &str) -> Issuer<'static, KeyPair> {
        let mut params = CertificateParams::new([]).unwrap();
        params.distinguished_name.push(DnType::CommonName, file);
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().unwrap();
        std::fs::write(self.file(file), params.self_signed(&key).unwrap().pem()).unwrap();
        Issuer::new(params, key)
    }

    /// PostgreSQL takes a key from files of its own alone.
    fn hand_over(&self, file: &str, pem: &str) {
        let lines = format!("select unnest(string_to_array(trim($pem${pem}$pem$), chr(10)))");
        let copy = format!("copy ({lines}) to program 'umask 077; cat > {file}'");
        self.cluster.sql("postgres", &copy);
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The address of a new database where the certificate must be signed by an authority of this file.
    fn trusting(&self, file: &str) -> String {
        let file = self.file(file);
        format!("{}?sslmode=verify-full&sslrootcert={}", self.cluster.database(), file.display())
    }
}

#[track_caller]
fn assert_not_secure((reason, sentence): &(StoreError, String), why: &str) {
    assert!(matches!(reason, StoreError::Unusable(DatabaseProblem::NotSecure(_))), "{reason:?}");
    assert!(sentence.contains(why) && sentence.contains("sslrootcert"), "{sentence}");
}

#[tokio::test]
async fn every_connection_is_encrypted_where_the_address_says_so() {
    let secure = Secure::shared();
    let address = secure.trusting("known.pem");
    let store = Store::open_with(address.as_str(), AT_ONCE).await.unwrap();
    store.webhooks().has_hooks().await.unwrap();
    let name = address.split_once('?').unwrap().0.rsplit_once('/').unwrap().1;
    // One writes, one listens, one reads.
    let check = format!(
        "do $$ declare plain int; secret int; begin
            select count(*) filter (where not ssl), count(*) filter (where ssl) into plain, secret
                from pg_stat_ssl join pg_stat_activity using (pid)
                where application_name = 'bastide' and datname = '{name}';
            if plain > 0 or secret < 3 then raise '% plain, % encrypted', plain, secret; end if;
        end $$"
    );
    secure.cluster.sql("postgres", &check);
}

#[tokio::test]
async fn a_certificate_that_a_stranger_signed_is_not_trusted() {
    let secure = Secure::shared();
    assert_not_secure(&refusal(&secure.trusting("stranger.pem")).await, "UnknownIssuer");
    let with_those_of_browsers = format!("{}?sslmode=require", secure.cluster.database());
    assert_not_secure(&refusal(&with_those_of_browsers).await, "UnknownIssuer");
}

#[tokio::test]
async fn a_certificate_for_another_name_is_not_trusted() {
    let address = Secure::shared().trusting("known.pem").replace("127.0.0.1", "localhost");
    assert_not_secure(&refusal(&address).await, "not valid for name");
}

/// As when PostgreSQL is restarted: the same may go well in a moment.
#[tokio::test]
async fn a_line_that_breaks_in_the_handshake_is_tried_again() {
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = server.local_addr().unwrap().port();
    thread::spawn(move || {
        for stream in server.incoming() {
            let (mut stream, mut asked) = (stream.unwrap(), [0; 8]);
            stream.read_exact(&mut asked).unwrap();
            stream.write_all(b"S").unwrap();
        }
    });
    let (reason, _) = refusal(&format!("postgres://nell@127.0.0.1:{port}/x?sslmode=require")).await;
    assert!(matches!(reason, StoreError::Transient(TransientError::NoAnswer(_))), "{reason:?}");
}

#[tokio::test]
async fn nothing_is_told_to_a_server_that_does_not_encrypt() {
    let address = format!("{}?sslmode=verify-full", Cluster::shared().database());
    assert_not_secure(&refusal(&address).await, "does not support TLS");
}
