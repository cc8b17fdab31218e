//! Holds the three locales to the message types: same messages, same arguments, nothing unused.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::Language;
use crate::phrasebook::sources;
use crate::{
    account, admin, analysis, anarchy, cathedral, clock, fair, hints, house, lessons, levels,
    pages, programs, ratings, reference, refusals, scores, sheets, table, tournaments, tournay,
};

/// A message and its arguments.
type Named = (&'static str, &'static [&'static str]);

/// The messages of every subject.
fn messages() -> impl Iterator<Item = &'static Named> {
    let games = cathedral::MESSAGES.iter().chain(tournay::messages()).chain(anarchy::MESSAGES);
    let pages = pages::MESSAGES.iter().chain(scores::MESSAGES).chain(reference::MESSAGES);
    let pages = pages
        .chain(account::MESSAGES)
        .chain(admin::MESSAGES)
        .chain(analysis::MESSAGES)
        .chain(clock::MESSAGES)
        .chain(fair::MESSAGES)
        .chain(hints::MESSAGES)
        .chain(house::MESSAGES)
        .chain(lessons::MESSAGES)
        .chain(levels::MESSAGES)
        .chain(programs::MESSAGES)
        .chain(ratings::MESSAGES)
        .chain(tournaments::MESSAGES)
        .chain(sheets::MESSAGES);
    games.chain(table::MESSAGES).chain(pages).chain(refusals::MESSAGES)
}

/// What a message of a locale mentions.
#[derive(Default)]
struct Mentions {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Mentions {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut mentions = Self::default();
        mentions.read(pattern);
        mentions
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            other => panic!("the locales use no terms, functions or numbers: {other:?}"),
        }
    }
}

type Locale = BTreeMap<String, Mentions>;

fn locale(language: Language) -> Locale {
    let mut locale = Locale::new();
    for source in sources(language) {
        for entry in parser::parse(*source).expect("the locale parses").body {
            match entry {
                Entry::Message(message) => {
                    let value = message.value.expect("messages have values");
                    locale.insert(message.id.name.to_owned(), Mentions::of(&value));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{language}: {other:?}"),
            }
        }
    }
    locale
}

/// All that a message mentions, also by way of the messages it is made of.
fn closure(locale: &Locale, id: &str) -> Mentions {
    let mut all = Mentions::default();
    let mut open = vec![id.to_owned()];
    while let Some(id) = open.pop() {
        if all.messages.insert(id.clone()) {
            let mentions = locale.get(&id).unwrap_or_else(|| panic!("there is no message {id}"));
            all.variables.extend(mentions.variables.iter().cloned());
            open.extend(mentions.messages.iter().cloned());
        }
    }
    all
}

#[test]
fn every_message_type_has_its_message_with_the_same_arguments() {
    for language in Language::ALL {
        let locale = locale(language);
        for (id, arguments) in messages() {
            let expected = arguments.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
            assert_eq!(closure(&locale, id).variables, expected, "{language}: {id}");
        }
    }
}

#[test]
fn no_locale_has_a_message_that_nobody_uses() {
    for language in Language::ALL {
        let locale = locale(language);
        let used: BTreeSet<String> =
            messages().flat_map(|(id, _)| closure(&locale, id).messages).collect();
        let unused: Vec<&String> = locale.keys().filter(|id| !used.contains(*id)).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
}

/// Fluent takes the last of two messages with one name in a bundle that allows it; ours does not,
/// and no name is used by two types.
#[test]
fn message_names_are_used_once() {
    let names: BTreeSet<&str> = messages().map(|(id, _)| *id).collect();
    assert_eq!(names.len(), messages().count());
}
