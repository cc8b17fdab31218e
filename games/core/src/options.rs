//! The text of setups: `players=3 rules=advanced`. What the options mean is each game's own matter;
//! that each is known, has a value and is given once is the same for all.

use crate::SetupError;

/// An option of a game with the values it can have, in words.
pub type OptionWords = (&'static str, &'static str);

/// An option as somebody has given it. Its name is one of the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenOption<'t> {
    pub name: &'static str,
    pub value: &'t str,
    allowed: &'static str,
}

impl GivenOption<'_> {
    /// The option cannot have this value.
    pub fn refused(&self) -> SetupError {
        self.refused_with(self.allowed.to_owned())
    }

    /// The option cannot have this value, for a reason that only its reader knows.
    pub fn refused_because(&self, reason: impl std::fmt::Display) -> SetupError {
        self.refused_with(format!("{}; {reason}", self.allowed))
    }

    fn refused_with(&self, allowed: String) -> SetupError {
        SetupError::BadValue { name: self.name.to_owned(), value: self.value.to_owned(), allowed }
    }
}

/// The options that a text gives, in its order, out of those that there are.
pub fn given_options<'t>(
    text: &'t str,
    known: &[OptionWords],
) -> Result<Vec<GivenOption<'t>>, SetupError> {
    let mut given: Vec<GivenOption<'t>> = Vec::new();
    for pair in text.split_whitespace() {
        let (name, value) =
            pair.split_once('=').ok_or_else(|| SetupError::NotAPair(pair.to_owned()))?;
        if given.iter().any(|option| option.name == name) {
            return Err(SetupError::Twice(name.to_owned()));
        }
        let (name, allowed) = find(name, known)?;
        given.push(GivenOption { name, value, allowed });
    }
    Ok(given)
}

fn find(name: &str, known: &[OptionWords]) -> Result<OptionWords, SetupError> {
    known.iter().copied().find(|&(option, _)| option == name).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|&(option, _)| option).collect();
        SetupError::UnknownOption { name: name.to_owned(), known: names.join(", ") }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [OptionWords; 2] = [("players", "2 or 3"), ("cards", "a list")];

    fn given(text: &str) -> Result<Vec<(&str, &str)>, SetupError> {
        let options = given_options(text, &KNOWN)?;
        Ok(options.into_iter().map(|option| (option.name, option.value)).collect())
    }

    #[test]
    fn options_come_in_the_order_of_the_text_with_any_space_between() {
        assert_eq!(
            given("cards=a:1+b=2  \n players=3"),
            Ok(vec![("cards", "a:1+b=2"), ("players", "3")])
        );
        assert_eq!(given(" "), Ok(Vec::new()));
        assert_eq!(given("players="), Ok(vec![("players", "")]), "the game refuses the value");
    }

    #[test]
    fn what_is_no_list_of_known_options_is_refused() {
        assert_eq!(given("players"), Err(SetupError::NotAPair("players".into())));
        assert_eq!(given("players=2 players=2"), Err(SetupError::Twice("players".into())));
        let known = "players, cards".to_owned();
        let unknown = SetupError::UnknownOption { name: "colour".into(), known };
        assert_eq!(given("players=2 colour=red"), Err(unknown));
    }

    #[test]
    fn a_refused_value_is_told_with_what_would_be_right() {
        let option = given_options("players=9", &KNOWN).expect("a list")[0];
        assert_eq!(option.refused().to_string(), "`players` cannot be `9`; it can be 2 or 3");
        let told = option.refused_because("nine are too many").to_string();
        assert_eq!(told, "`players` cannot be `9`; it can be 2 or 3; nine are too many");
    }
}
