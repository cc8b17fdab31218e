//! How many connections this process may have.

/// Takes as many as the system allows: every open stream is one, and what a shell gives is meant for people.
#[cfg(unix)]
pub(super) fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let most = getrlimit(Resource::Nofile).maximum;
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: most, maximum: most }) {
        tracing::warn!(%error, "the number of connections stays as it was");
    }
}

#[cfg(not(unix))]
pub(super) fn raise() {}
