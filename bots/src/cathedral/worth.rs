//! What a position is worth to Light.

use bastide_cathedral::Side;

use crate::bot::Estimate;
use crate::search::NodeValue;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Worth {
    /// From −1 to 1: the result, and a little of the lead.
    pub(super) value: f32,
    /// The lead in points at the end.
    pub(super) lead: f32,
}

/// The share of a value that is the result; the rest is the lead.
pub(super) const RESULT_SHARE: f32 = 0.5;

impl Worth {
    pub(super) fn proven(lead: i8) -> Self {
        Self::new(f32::from(lead.signum()), f32::from(lead))
    }

    /// Of an expected result, from −1 to 1, and an expected lead.
    pub(super) fn new(result: f32, lead: f32) -> Self {
        Self::mixed(result, lead, RESULT_SHARE)
    }

    /// With a share of its own for the result.
    pub(super) fn mixed(result: f32, lead: f32, share: f32) -> Self {
        let value = share * result + (1.0 - share) * (lead / 10.0).tanh();
        Self { value, lead }
    }

    pub(super) fn divided_by(self, count: u32) -> Self {
        Self { value: self.value / count as f32, lead: self.lead / count as f32 }
    }

    /// As a side sees it.
    pub(super) fn estimate(self, side: Side, is_exact: bool) -> Estimate {
        let sign = sign(side);
        Estimate { value: sign * self.value, margin: Some(sign * self.lead), is_exact }
    }
}

impl NodeValue for Worth {
    fn add(&mut self, other: Self) {
        self.value += other.value;
        self.lead += other.lead;
    }

    fn score(self) -> f32 {
        self.value
    }
}

/// Turns Light's numbers into a side's and back.
pub(super) fn sign(side: Side) -> f32 {
    if side == Side::Light { 1.0 } else { -1.0 }
}
