//! The figures as Prometheus reads them.

use std::fmt::Write as _;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use super::Metrics;
use bastide_community::Community;
use bastide_matches::MatchCounts;
use bastide_store::Statistics;

/// All figures as they are now.
pub(crate) async fn text(metrics: &Metrics, tables: &Community) -> String {
    let mut text = String::new();
    requests(metrics, &mut text);
    latencies(metrics, &mut text);
    database(tables.store().statistics(), &mut text);
    playing(tables.counts(), &mut text);
    let streams = metrics.0.streams.load(Ordering::Relaxed);
    gauge("bastide_live_streams", "Live streams that are open", streams, &mut text);
    let kept = i64::try_from(tables.in_memory()).unwrap_or(i64::MAX);
    gauge("bastide_tables_in_memory", "Community in memory", kept, &mut text);
    text
}

fn head(name: &str, about: &str, kind: &str, text: &mut String) {
    let _ = writeln!(text, "# HELP {name} {about}.\n# TYPE {name} {kind}");
}

fn counter(name: &str, about: &str, value: u64, text: &mut String) {
    head(name, about, "counter", text);
    let _ = writeln!(text, "{name} {value}");
}

fn gauge(name: &str, about: &str, value: i64, text: &mut String) {
    head(name, about, "gauge", text);
    let _ = writeln!(text, "{name} {value}");
}

fn requests(metrics: &Metrics, text: &mut String) {
    let requests = metrics.0.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
    head("bastide_requests_total", "Requests by route, method and status", "counter", text);
    for ((route, method, status), count) in &requests {
        let labels = format!("route=\"{route}\",method=\"{method}\",status=\"{status}\"");
        let _ = writeln!(text, "bastide_requests_total{{{labels}}} {count}");
    }
    let failed = requests.iter().filter(|((_, _, status), _)| *status >= 500);
    let failed = failed.map(|(_, count)| count).sum();
    counter("bastide_errors_total", "Requests that the server failed to answer", failed, text);
}

fn latencies(metrics: &Metrics, text: &mut String) {
    let name = "bastide_request_seconds";
    let latencies = metrics.0.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone();
    head(name, "How long requests took", "histogram", text);
    for (route, histogram) in &latencies {
        for (bound, count) in histogram.cumulative() {
            let le = bound as f64 / 1000.0;
            let _ = writeln!(text, "{name}_bucket{{route=\"{route}\",le=\"{le}\"}} {count}");
        }
        let (count, sum) = (histogram.count, histogram.sum.as_secs_f64());
        let _ = writeln!(text, "{name}_bucket{{route=\"{route}\",le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "{name}_sum{{route=\"{route}\"}} {sum}");
        let _ = writeln!(text, "{name}_count{{route=\"{route}\"}} {count}");
    }
}

/// Writes per commit is the quotient of the two.
fn database(Statistics { commits, writes }: Statistics, text: &mut String) {
    counter("bastide_commits_total", "Commits of the database", commits, text);
    counter("bastide_writes_total", "Writes that the commits made durable", writes, text);
}

fn playing(counts: &MatchCounts, text: &mut String) {
    let moves = counts.moves.load(Ordering::Relaxed);
    counter("bastide_moves_total", "Actions played and durable", moves, text);
    let failures = counts.bot_failures.load(Ordering::Relaxed);
    counter("bastide_bot_failures_total", "Times that a bot could not move", failures, text);
    let thinking = counts.bots_thinking.load(Ordering::Relaxed);
    gauge("bastide_bots_thinking", "Bots that think", thinking, text);
    let waiting = counts.bots_waiting.load(Ordering::Relaxed);
    gauge("bastide_bots_waiting", "Bots that wait for a core to think on", waiting, text);
}
