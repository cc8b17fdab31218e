//! What an answer must be: no failure, and where it refuses, a reason.

use std::collections::BTreeMap;
use std::fmt;

use super::request::Request;
use crate::wire::Answer;

/// After so many requests a server has everything in memory that it keeps there.
const WARM: u64 = 100_000;

/// What came of many requests.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) count: u64,
    /// How often each status was answered.
    statuses: BTreeMap<u16, u64>,
    /// What was wrong, how often, and the first request that showed it.
    findings: BTreeMap<String, (u64, String)>,
    /// Connections that were closed without an answer.
    pub(super) hung_up: u64,
    /// The server's memory when so many requests had been sent.
    pub(super) memory: Vec<(u64, u64)>,
}

impl Tally {
    /// Counts an answer, and notes what is wrong with it.
    pub(super) fn count(&mut self, number: u64, request: &Request, answer: &Answer) {
        if let Err(why) = self.judge(request, answer) {
            let body =
                String::from_utf8_lossy(&answer.body[..answer.body.len().min(300)]).into_owned();
            self.note(why, || format!("request {number}:\n{request}\n{}\n{body}", answer.head));
        }
    }

    pub(super) fn note(&mut self, why: String, example: impl FnOnce() -> String) {
        self.findings.entry(why).or_insert_with(|| (0, example())).0 += 1;
    }

    /// Nothing was wrong, or what it was.
    pub(super) fn verdict(&self) -> Result<(), String> {
        let told = self
            .findings
            .iter()
            .map(|(why, (count, example))| format!("{why}, {count} times; {example}"));
        if self.findings.is_empty() { Ok(()) } else { Err(told.collect::<Vec<_>>().join("\n\n")) }
    }

    fn judge(&mut self, request: &Request, answer: &Answer) -> Result<(), String> {
        *self.statuses.entry(answer.status).or_default() += 1;
        // A server that has too much to do says so: that is no failure of its own.
        if answer.status >= 500 && answer.status != 503 {
            return Err(format!("a failure of the server: {}", answer.status));
        }
        let is_refusal = (400..500).contains(&answer.status);
        // What is no HTTP at all is turned away before anybody could say more.
        if is_refusal && request.is_http && !request.is_head() && !has_reason(answer) {
            return Err(format!(
                "{} without a reason ({})",
                answer.status,
                answer.field("content-type").unwrap_or("no type")
            ));
        }
        Ok(())
    }

    pub(super) fn add(&mut self, other: Self) {
        for (status, count) in other.statuses {
            *self.statuses.entry(status).or_default() += count;
        }
        self.hung_up += other.hung_up;
        for (why, (count, example)) in other.findings {
            self.findings.entry(why).or_insert((0, example)).0 += count;
        }
    }

    /// The server's memory in the first and in the last quarter, in bytes: the most in each.
    fn quarters(&self) -> [u64; 2] {
        let most = |is_in: &dyn Fn(u64) -> bool| {
            let within = self.memory.iter().filter(|(sent, _)| is_in(*sent));
            within.map(|(_, bytes)| *bytes).max().unwrap_or(0)
        };
        [most(&|sent| sent <= self.count / 4), most(&|sent| sent >= self.count / 4 * 3)]
    }

    /// Judged from so many requests on: before, every page and picture is drawn for the first time.
    pub(super) fn memory_is_flat(&self, room: u64) -> Result<(), String> {
        if self.count < WARM {
            return Ok(());
        }
        let [first, last] = self.quarters();
        if last <= first + room {
            Ok(())
        } else {
            Err(format!("the memory grows: {first} to {last} bytes"))
        }
    }
}

/// Whether a refusal says why: a problem document, a page, or a line of words.
fn has_reason(answer: &Answer) -> bool {
    let kind = answer.field("content-type").unwrap_or_default();
    let is_readable = kind.starts_with("text/") || kind.starts_with("application/");
    is_readable && !answer.body.trim_ascii().is_empty()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let statuses: Vec<String> =
            self.statuses.iter().map(|(status, count)| format!("{count} × {status}")).collect();
        writeln!(f, "answers: {}; hung up on: {}", statuses.join(", "), self.hung_up)?;
        let [first, last] = self.quarters().map(|bytes| bytes as f64 / 1024.0 / 1024.0);
        write!(
            f,
            "memory of the server: {first:.1} MiB in the first quarter, {last:.1} MiB in the last"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u16, kind: &str, body: &str) -> Answer {
        let head = format!("HTTP/1.1 {status} X\r\nContent-Type: {kind}");
        Answer { status, head, body: body.as_bytes().to_vec() }
    }

    #[test]
    fn a_failure_and_a_refusal_without_a_reason_are_found() {
        let request = Request { bytes: b"GET / HTTP/1.1\r\n\r\n".to_vec(), is_http: true };
        let mut tally = Tally::default();
        assert!(tally.judge(&request, &answer(200, "text/html", "")).is_ok());
        assert!(tally.judge(&request, &answer(404, "text/html", "<p>no</p>")).is_ok());
        assert!(tally.judge(&request, &answer(404, "text/html", " ")).is_err());
        assert!(tally.judge(&request, &answer(500, "text/html", "<p>no</p>")).is_err());
    }

    #[test]
    fn memory_that_grows_is_found() {
        let memory = vec![(10, 100), (3 * WARM / 10, 900), (8 * WARM / 10, 250), (WARM, 210)];
        let tally = Tally { count: WARM, memory, ..Tally::default() };
        assert_eq!(tally.quarters(), [100, 250]);
        assert!(tally.memory_is_flat(150).is_ok() && tally.memory_is_flat(149).is_err());
    }
}
