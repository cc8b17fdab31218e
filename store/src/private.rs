//! Files that nobody but their owner may read: they hold what guests are known by.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options
}

/// An empty file, whatever was there.
pub(crate) fn create(path: &Path) -> io::Result<File> {
    options().create(true).truncate(true).open(path)
}

/// A file that stays as it is where it is there.
pub(crate) fn touch(path: &Path) -> io::Result<File> {
    options().create(true).truncate(false).open(path)
}
