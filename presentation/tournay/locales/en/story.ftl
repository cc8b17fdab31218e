### The story of a game of Tournay, its steps, the bars of its table and its explanations, in English.

## A line for each turn. The name comes first; what was done follows as verbs without a subject.

tournay-story-round = Round { $round }
tournay-story-last-round = Last round
tournay-story-last-cards = Last cards
# What stands between the name and the verbs.
tournay-story-has = { $who ->
   *[other] { " " }
}
tournay-story-and = { " " }and{ " " }
tournay-story-colon = { $words }:
tournay-story-semicolon = ;{ " " }
tournay-story-the-card = { $card ->
    [la-madeleine] { tournay-card }
    [saint-brice] { tournay-card }
    [saint-jacques] { tournay-card }
    [saint-nicolas] { tournay-card }
    [saint-quentin] { tournay-card }
   *[other] the { tournay-card }
}
tournay-story-built = { $kind ->
    [character] played
   *[building] built
} { tournay-story-the-card }
tournay-story-giving = , giving up { $cards }
tournay-story-a-card = a card
tournay-story-announced = paid for { tournay-story-the-card }
tournay-story-used = used { tournay-story-the-card }
tournay-story-idle = { " " }without its effect
tournay-story-fruitless = { " " }in vain
tournay-story-copied = copied { $owner ->
    [you] your
   *[other] { tournay-owner }’s
} { tournay-card }
tournay-story-borrowed = borrowed { $citizens ->
    [one] a { tournay-colour } citizen
   *[other] { tournay-citizens }
} { $owner ->
    [you] of yours
   *[other] from { tournay-owner }
}
tournay-story-drew-named = drew { tournay-story-the-card }
tournay-story-drew = drew from { tournay-colour } { $level }
tournay-story-leaving = , leaving { tournay-story-the-card } face up
tournay-story-buried = buried { tournay-story-the-card } under its deck
tournay-story-looked = looked at cards of { tournay-colour } { $level }
tournay-story-crier = turned up a town crier
tournay-story-combated = took { $event } as a rampart
tournay-story-recruited = recruited a { tournay-colour } citizen
tournay-story-raised = raised all lying citizens
tournay-story-gathered = gathered the citizens
tournay-story-earned = earned with { tournay-citizens }
tournay-story-tucked = put a card back under its deck
tournay-story-tucked-named = put { tournay-story-the-card } back under its deck
tournay-story-gave-back = gave back a { tournay-colour } citizen
tournay-story-tucked-event = put { $event } under the event deck
tournay-story-rampart = built a rampart
tournay-story-damaged = damaged a card of { $owner ->
    [you] yours
   *[other] { tournay-owner }
}
tournay-story-skipped = played no card
tournay-story-began = began the turn
tournay-story-committed = decided about the last card
tournay-story-no-card = none
tournay-story-plus = +{ tournay-deniers }
tournay-story-minus = −{ tournay-deniers }
tournay-story-lay = { tournay-citizens } { $citizens ->
    [one] lies
   *[other] lie
} down
tournay-story-harm = { tournay-cards } { $cards ->
    [one] is
   *[other] are
} damaged
tournay-story-sheltered = safe behind the Catapult
# After the names of those who are struck; `both` are several with the reader among them.
tournay-story-lays = { $who ->
    [one] lays down { tournay-citizens }
    [you] lay down { tournay-citizens }
   *[other] lay down { tournay-citizens } each
}
tournay-story-suffers = { $who ->
    [one] has { tournay-cards } damaged
    [you] have { tournay-cards } damaged
   *[other] have { tournay-cards } damaged each
}
tournay-story-is-safe = { $who ->
    [one] is
   *[other] are
} safe behind { $cover ->
    [rampart] a rampart
   *[catapult] the Catapult
}
tournay-story-nobody = nobody was touched
tournay-story-unsettled = not settled yet

## Steps, beside the place where they happen

tournay-step-crier = Town crier!
tournay-step-rampart = Rampart built
tournay-step-recruited = One more { tournay-colour } citizen
tournay-step-raised = All citizens stand again
tournay-step-gathered = Citizens gathered
tournay-step-last-round = The last round begins

## The bars

tournay-bar-criers = criers { $criers } of { $needed }
tournay-bar-district = district { $filled } of 9
tournay-bar-prestige = prestige { $prestige } of 2
tournay-bar-end = The end: a full district with 2 prestige buildings, and { $needed } criers
tournay-bar-last-round = Last round
tournay-bar-last-round-next = The next round is the last
tournay-bar-end-waits = { $seat ->
    [you] Your district is
   *[other] { tournay-seat }’s district is
} done: { $criers ->
    [one] one more crier ends
   *[other] { $criers } more criers end
} the game
tournay-bar-end-near = One card from the end: { $who }
tournay-bar-citizens = { $standing } of { $all } { tournay-colour } citizens standing
tournay-bar-ramparts = { $ramparts ->
    [one] { $ramparts } rampart in hand
   *[other] { $ramparts } ramparts in hand
}

## The panel that explains

tournay-explain-label = { $what ->
    [cost] Cost
    [points] Worth
    [place] Lies in
    [draw] To draw
    [have] You have
    [combat] To combat
    [coins] Coins
    [standing] Standing
    [lying] Lying
    [working] At work
    [deniers] Deniers
    [hand] In hand
    [ramparts] Ramparts
    [district] District
   *[below] Below it
}
tournay-explain-price-deniers = { $deniers ->
    [0] nothing
   *[other] { tournay-deniers }
}
tournay-explain-price-citizen = a { tournay-colour } citizen of your own
tournay-explain-price-card = { $deniers ->
    [0] another card
   *[other] { tournay-deniers } and another card
}
tournay-explain-points = { tournay-points }
tournay-explain-citizens = { tournay-citizens }
tournay-explain-combat = { tournay-citizens }{ $deniers ->
    [0] { "" }
   *[other] , { tournay-deniers }
}
tournay-explain-cards = { tournay-cards }
tournay-explain-coins = { $coins } of { $circles }
tournay-explain-standing = { $standing } standing
tournay-explain-place = { $seat ->
    [you] your district
   *[other] { tournay-seat }’s district
}
tournay-explain-district = { $filled } of 9 slots, prestige { $prestige } of 2
tournay-explain-ramparts = { $ramparts } in hand, { $built } built
tournay-explain-face-up = Face up: { $card }.
tournay-explain-today = Today { tournay-deniers }.
tournay-explain-points-now = { $seat ->
    [you] Counted now: { tournay-points } for you.
   *[other] Counted now: { tournay-points } for { tournay-seat }.
}
tournay-explain-borrow = Borrowing { $citizens ->
    [one] the missing one costs { tournay-deniers }
   *[other] the missing { $citizens } costs { tournay-deniers }
}.
tournay-explain-crier = { $crier ->
    [shown] Its town crier has appeared.
   *[hidden] Its town crier is still among the cards.
}
tournay-explain-draws-without-a-card = Drawing now means that you play no card this turn. Once you have seen hidden cards, you cannot take the draw back.
tournay-explain-at-work = A citizen is at work here, so the card is not free until its owner gathers.
tournay-explain-damaged = Damaged: of no use until its owner gathers the citizens.
tournay-explain-missing-deniers = { tournay-deniers } short.
tournay-explain-missing-citizens = Not enough { tournay-colour } citizens are standing on the Plazas.
tournay-explain-missing-own = You have no { tournay-colour } citizen to give back.
tournay-explain-hidden = Only its holder knows the face of this card. Its back tells colour and level.
tournay-explain-rampart = Built against an event, it keeps you safe from it. Each rampart built is worth 1 point.
tournay-explain-rampart-name = Rampart
tournay-explain-event-deck = The next event joins the queue when one is taken from it.
tournay-explain-no-event = There are no more events for this place.
tournay-explain-open-slot = A card may lie here: beside another one, within three rows and three columns.
tournay-explain-open-slot-name = Empty slot
tournay-explain-plaza = { $seat ->
    [you] Your { tournay-colour } citizens
   *[other] { tournay-seat }: { tournay-colour } citizens
}
tournay-explain-plaza-own = Send them to work for 2 deniers each, or use them to draw, to activate buildings and to combat events.
tournay-explain-plaza-other = Whoever is standing can be borrowed for 2 deniers each.
tournay-explain-reserve = Citizens nobody has yet: { $citizens }. Cards recruit them, and in the advanced game an action.
tournay-explain-reserve-name = Reserve of { tournay-colour } citizens
tournay-explain-bank = The citizens that can still be recruited.
tournay-explain-borrowing = Others’ citizens do it for 2 deniers each, paid to those who lend them. Yours stay where they are.
tournay-explain-borrowing-name = Borrow citizens
tournay-explain-purse = { $seat ->
    [you] Your deniers
   *[other] { tournay-seat }: deniers
}
tournay-explain-built = { $seat ->
    [you] Your ramparts
   *[other] { tournay-seat }: ramparts
}
tournay-explain-score = { $seat ->
    [you] Your points
   *[other] { tournay-seat }: points
}
tournay-explain-criers = Town criers
tournay-explain-criers-words = { $criers } of { $needed } have appeared. Once all { $needed } have, one full district with 2 prestige buildings ends the game; two such districts end it in any case.
tournay-explain-district-name = { $seat ->
    [you] Your district
   *[other] { tournay-seat }’s district
}
tournay-explain-hand-name = { $seat ->
    [you] Your hand
   *[other] { tournay-seat }’s hand
}
tournay-explain-plaza-name = { $seat ->
    [you] Your Plaza
   *[other] { tournay-seat }’s Plaza
}
