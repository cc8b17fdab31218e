//! What somebody hears whose action was not carried out.

use bastide_core::Clause;
use serde::Serialize;

/// Why an action was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    pub clause: Clause,
    pub text: String,
}
