### Between people at a table: who is there, and what they ask each other.

people-here = here
people-away = away
people-thinking = thinking …
people-writing = { $names } { $count ->
    [one] is
   *[other] are
} writing …

people-undo-asked = { $yours ->
    [0] { $player } asks to take { $count ->
        [one] the last turn
       *[other] the last { $count } turns
    } back.
   *[other] { $player } asks to take the last { $count } turns back, { $yours ->
        [one] one of them yours
       *[other] { $yours } of them yours
    }.
}
people-undo-you-asked = You asked { $names } to take { $count ->
    [one] the last turn
   *[other] the last { $count } turns
} back.
people-undo-allowed = You let { $player } take that back; { $names } must agree as well.
people-undo-refused = { $player } does not want that taken back.
people-story-undo-granted = { $player ->
    [you] You took your last turn back
   *[other] { $player } took the last turn back
}; { $by ->
    [you] you agreed
   *[other] { $by } agreed
}.
people-story-undo-refused = { $player ->
    [you] You asked to take your last turn back
   *[other] { $player } asked to take the last turn back
}; { $by ->
    [you] you said no
   *[other] { $by } said no
}.
people-never-mind = Never mind

people-offer-rematch = Ask for a rematch
people-accept-rematch = Play again
people-go-to-rematch = Go to the new match
people-refuse-rematch = No, thanks
people-rematch-asked = { $names } { $count ->
    [one] asks
   *[other] ask
} for another match, seats changed: { $terms }.
people-rematch-you-asked = You asked for another match. It begins once { $names } { $count ->
    [one] agrees
   *[other] agree
}.
people-rematch-refused = { $player } does not want another match.
people-rematch-ready = Everybody has agreed: the new match is ready.
people-rated = rated
people-unrated = not rated
