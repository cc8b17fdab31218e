//! Two servers on one file would not hear of each other's moves.

use bastide_server::{ServeError, Server};
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_one_server_and_the_second_is_told_so() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("bastide.db");
    let address = "127.0.0.1:0".parse().unwrap();
    let first = Server::bind(&database, address).await.unwrap();
    let refused = Server::bind(&database, address).await.err().expect("one is enough");
    assert!(matches!(refused, ServeError::Taken(_)), "{refused}");
    assert!(refused.to_string().contains("another server uses"), "{refused}");
    drop(first);
    Server::bind(&database, address).await.expect("it is free again");
}
