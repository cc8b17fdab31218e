### The page of tokens, by which programs play for somebody.

programs-title = Programs that play for you
programs-lead = A program with one of your tokens acts in your name, as far as the token allows. Give each program its own, and end it when you no longer need it.
programs-how = What programs can ask for
programs-link = Let a program play for you
programs-tokens = Your tokens
programs-none = You have given out none.
programs-label = What it is for
programs-scopes = It may
programs-made = Made
programs-used = Last used
programs-never-used = not yet
programs-ends = Ends
programs-never-ends = when you end it
programs-in-days = { $count ->
    [one] in a day
   *[other] in { $count } days
}
programs-end = End { $label }
programs-make = Make a token
programs-make-title = A new token
programs-days = Ends after so many days
programs-days-note = May stay empty: then it holds until you end it.
programs-given = Your new token
programs-given-note = Copy it now: it is shown this once and kept nowhere.
programs-copied = The token is copied.
programs-scope-read = see what you see: your games and your hand
programs-scope-play = set matches up, sit down and play
programs-scope-chat = say something at the table
programs-scope-tokens = make and end tokens
programs-too-many = You have { $most } tokens, which is the most there can be. End one first.
programs-no-label = Say what the token is for, in 1 to 40 characters.
programs-no-scope = A token that allows nothing is of no use: choose what it may do.
