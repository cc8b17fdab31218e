//! Moments, as they are written for people in every language: the order of ISO 8601, in universal time.

use std::time::{SystemTime, UNIX_EPOCH};

use bastide_text::{Phrasebook, pages as say};

const DAY: i64 = 24 * 60 * 60;

/// `2026-11-20 14:05 UTC`, from milliseconds since 1970.
pub fn moment(at: i64) -> String {
    let seconds = at.div_euclid(1000);
    let (days, second) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY));
    let (year, month, day) = date(days);
    let (hour, minute) = (second / 3600, second / 60 % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

/// Year, month and day, so many days after 1970-01-01. Years are counted from March, so that the day that some
/// of them have more is their last.
fn date(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + later, month, day)
}

/// How long ago something happened, as coarse as a reader wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    Now,
    Minutes(u32),
    Hours(u32),
    Days(u32),
}

impl Age {
    pub const fn of_seconds(seconds: u64) -> Self {
        match seconds {
            0..60 => Self::Now,
            60..3_600 => Self::Minutes((seconds / 60) as u32),
            3_600..86_400 => Self::Hours((seconds / 3_600) as u32),
            _ => Self::Days((seconds / 86_400) as u32),
        }
    }
}

/// How long ago a moment of the store was.
pub(crate) fn since(at: i64) -> Age {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64);
    Age::of_seconds(now.saturating_sub(at).unsigned_abs() / 1000)
}

pub(crate) fn age(age: Age, book: &Phrasebook) -> String {
    match age {
        Age::Now => say::now(book),
        Age::Minutes(count) => say::minutes_ago(book, count),
        Age::Hours(count) => say::hours_ago(book, count),
        Age::Days(count) => say::days_ago(book, count),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_those_of_the_calendar() {
        assert_eq!(moment(0), "1970-01-01 00:00 UTC");
        assert_eq!(moment(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(moment(1_794_787_500_000), "2026-11-16 00:05 UTC");
        assert_eq!(moment(4_107_542_399_000), "2100-02-28 23:59 UTC");
        assert_eq!(moment(-1), "1969-12-31 23:59 UTC");
    }
}
