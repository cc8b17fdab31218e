//! Short names for what a module declares for itself.
//!
//! A name gets another one all over the module or not at all, so that nothing needs to be known about scopes: whatever a
//! mention of it meant, it means the same thing under the new name, which nothing else has. Names that others may know stay:
//! properties, methods, fields, and what stands alone in braces, as that is a name and a property at once.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::{Kind, Token};

/// Words of the language, and things of the browser's that a variable may be named after.
const STAY: [&str; 66] = [
    "arguments",
    "as",
    "async",
    "await",
    "break",
    "caches",
    "case",
    "catch",
    "class",
    "const",
    "constructor",
    "continue",
    "crypto",
    "debugger",
    "default",
    "delete",
    "do",
    "document",
    "else",
    "eval",
    "export",
    "extends",
    "false",
    "fetch",
    "finally",
    "for",
    "from",
    "function",
    "get",
    "history",
    "if",
    "import",
    "in",
    "instanceof",
    "let",
    "localStorage",
    "location",
    "matchMedia",
    "navigator",
    "new",
    "null",
    "of",
    "open",
    "performance",
    "return",
    "screen",
    "self",
    "sessionStorage",
    "set",
    "static",
    "super",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "undefined",
    "var",
    "void",
    "while",
    "window",
    "with",
    "yield",
    "NaN",
    "Infinity",
];

#[derive(Default)]
struct Seen {
    mentions: Vec<usize>,
    is_declared: bool,
    has_to_stay: bool,
}

pub(super) fn shorten(tokens: &mut [Token<'_>]) {
    let names = Module::read(tokens).names();
    let is_free =
        |(name, seen): &(String, Seen)| name.len() > 1 && seen.is_declared && !seen.has_to_stay;
    let (private, open): (Vec<_>, Vec<_>) =
        names.into_iter().filter(is_free).partition(|(name, _)| name.starts_with('#'));
    let words = tokens.iter().filter(|token| token.kind == Kind::Word);
    let taken: BTreeSet<String> = words.map(|token| token.text.to_string()).collect();
    let short = |name: &String| !taken.contains(name) && !STAY.contains(&&**name);
    rename(tokens, open, short_names().filter(short));
    rename(tokens, private, short_names().map(|name| format!("#{name}")).filter(short));
}

/// What is mentioned most gets the shortest.
fn rename(
    tokens: &mut [Token<'_>],
    mut names: Vec<(String, Seen)>,
    shorts: impl Iterator<Item = String>,
) {
    names.sort_by_key(|(_, seen)| std::cmp::Reverse(seen.mentions.len()));
    for ((_, seen), short) in names.into_iter().zip(shorts) {
        for at in seen.mentions {
            tokens[at].text = Cow::Owned(short.clone());
        }
    }
}

/// One letter, then two.
fn short_names() -> impl Iterator<Item = String> {
    let letters = || ('a'..='z').chain('A'..='Z');
    let pairs =
        letters().flat_map(move |first| letters().map(move |second| format!("{first}{second}")));
    letters().map(String::from).chain(pairs)
}

/// The tokens of a module, and what stands in what.
struct Module<'a> {
    tokens: &'a [Token<'a>],
    /// For every token, which one opened the innermost brackets around it.
    around: Vec<Option<usize>>,
    /// For every token that opens brackets, which one closes them.
    closing: Vec<Option<usize>>,
}

impl<'a> Module<'a> {
    fn read(tokens: &'a [Token<'a>]) -> Self {
        let mut around = Vec::with_capacity(tokens.len());
        let mut closing = vec![None; tokens.len()];
        let mut open = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            if token.closes() {
                let opened: usize = open.pop().expect("what is closed was opened");
                closing[opened] = Some(at);
            }
            around.push(open.last().copied());
            if token.opens() {
                open.push(at);
            }
        }
        Self { tokens, around, closing }
    }

    fn names(&self) -> BTreeMap<String, Seen> {
        let mut names: BTreeMap<String, Seen> = BTreeMap::new();
        for (at, token) in self.tokens.iter().enumerate() {
            // No other module can ask for what is private.
            let is_private = token.kind == Kind::Word && token.text.starts_with('#');
            if is_private || (self.is_name(at) && !self.is_property(at)) {
                let seen = names.entry(token.text.to_string()).or_default();
                seen.mentions.push(at);
                seen.is_declared |= is_private || self.is_declared(at);
                seen.has_to_stay |= !is_private && self.has_to_stay(at);
            }
        }
        names
    }

    fn is_name(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let is_word = token.kind == Kind::Word
            && token.text.starts_with(|c: char| c.is_alphabetic() || c == '_');
        is_word && !STAY.contains(&&*token.text)
    }

    fn sign(&self, at: Option<usize>, signs: &[&str]) -> bool {
        at.and_then(|at| self.tokens.get(at))
            .is_some_and(|token| signs.iter().any(|sign| token.is(sign)))
    }

    fn word(&self, at: Option<usize>, words: &[&str]) -> bool {
        let token = at.and_then(|at| self.tokens.get(at)).filter(|token| token.kind == Kind::Word);
        token.is_some_and(|token| words.contains(&&*token.text))
    }

    /// Whether it is asked of an object, or names a part of one that is written down.
    fn is_property(&self, at: usize) -> bool {
        let asked = self.sign(at.checked_sub(1), &["."]) && !self.is_spread(at);
        asked || (self.sign(Some(at + 1), &[":"]) && self.sign(at.checked_sub(1), &["{", ","]))
    }

    fn is_spread(&self, at: usize) -> bool {
        at >= 3 && (1..=3).all(|back| self.sign(Some(at - back), &["."]))
    }

    fn has_to_stay(&self, at: usize) -> bool {
        let braces = self.around[at].filter(|&open| self.sign(Some(open), &["{"]));
        let is_alone = braces.is_some()
            && self.sign(at.checked_sub(1), &["{", ","])
            && self.sign(Some(at + 1), &["}", ",", "="]);
        let is_field =
            braces.is_some_and(|open| self.is_class(open)) && self.sign(Some(at + 1), &["=", ";"]);
        let is_label = self.word(at.checked_sub(1), &["break", "continue"]);
        is_alone
            || is_field
            || is_label
            || (self.has_body(at + 1) && !self.word(at.checked_sub(1), &["function"]))
    }

    /// Whether these are parentheses with a body behind them.
    fn has_body(&self, open: usize) -> bool {
        let closing = self.closing.get(open).copied().flatten();
        self.sign(Some(open), &["("]) && self.sign(closing.map(|at| at + 1), &["{"])
    }

    fn is_class(&self, open: usize) -> bool {
        (1..=4).any(|back| self.word(open.checked_sub(back), &["class"]))
    }

    fn is_declared(&self, at: usize) -> bool {
        let before = at.checked_sub(1);
        let is_listed = self.sign(before, &["(", "[", ","]) || self.is_spread(at);
        self.word(before, &["const", "let", "function", "class"])
            || (self.sign(Some(at + 1), &["="]) && self.sign(Some(at + 2), &[">"]))
            || (is_listed && self.around[at].is_some_and(|open| self.declares(open)))
    }

    /// Whether what is listed in these brackets gets its value there: parameters, and parts of a list.
    fn declares(&self, open: usize) -> bool {
        if self.sign(Some(open), &["["]) {
            let is_parameter = self.sign(open.checked_sub(1), &["("]);
            return self.word(open.checked_sub(1), &["const", "let"])
                || (is_parameter
                    && self.around[open].is_some_and(|around| self.are_parameters(around)));
        }
        self.are_parameters(open)
    }

    fn are_parameters(&self, open: usize) -> bool {
        let closing = self.closing[open];
        let is_arrow = self.sign(closing.map(|at| at + 1), &["="])
            && self.sign(closing.map(|at| at + 2), &[">"]);
        let asks = self.word(open.checked_sub(1), &["if", "for", "while", "switch"]);
        self.sign(Some(open), &["("]) && (is_arrow || (self.has_body(open) && !asks))
    }
}

#[cfg(test)]
mod tests {
    use super::super::squeezed;

    #[test]
    fn what_is_declared_inside_gets_a_short_name() {
        assert_eq!(
            squeezed("const first = (second, ...third) => first(second[third], `${second}`);"),
            "const b=(a,...c)=>b(a[c],`${a}`);"
        );
        assert_eq!(
            squeezed(
                "function one(two) { for (const [three, four] of two) one(three ? four : two); }"
            ),
            "function c(a){for(const[d,b]of a)c(d?b:a);}"
        );
    }

    #[test]
    fn what_others_may_know_stays() {
        for source in [
            "const {one,two=1}=three;one(two);",
            "class One{two=1;three(){return this.two.one;}static four;}const f=()=>({one,two:f.two,three(){}});",
            "outer:for(;;)break outer;",
            "console.log(answer);",
        ] {
            let found = squeezed(source);
            for word in ["one", "two", "three", "outer", "four", "console", "answer"] {
                assert_eq!(found.matches(word).count(), source.matches(word).count(), "{found}");
            }
        }
    }

    #[test]
    fn what_is_private_gets_a_short_name() {
        let source = "class One { #two = 1; #three() { return this.#two + this.#three; } }";
        assert_eq!(squeezed(source), "class a{#b=1;#a(){return this.#b+this.#a;}}");
    }

    #[test]
    fn no_two_things_get_one_name() {
        let source = "const word = a + b;const other = c;f(word, word, other);";
        assert_eq!(squeezed(source), "const d=a+b;const e=c;f(d,d,e);");
    }
}
