//! What a browser is called in a list of sessions: its name and its system, and nothing else of what it says.

/// In the order in which they are looked for: most browsers name others before themselves.
const BROWSERS: [(&str, &str); 7] = [
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// `Firefox Linux`; empty where neither is known.
pub fn device(agent: &str) -> String {
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    [named(&BROWSERS), named(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_called_by_its_own_name() {
        let chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36";
        assert_eq!(device(chrome), "Chrome Windows");
        assert_eq!(device(&format!("{chrome} Edg/156.0")), "Edge Windows");
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
        assert_eq!(device(phone), "Safari iPhone");
        assert_eq!(
            device("Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"),
            "Firefox Linux"
        );
        assert_eq!(device("curl/8.0 <script>"), "");
    }
}
