### Tournay at a table on a page, in English.

tournay-offer = { $offer } · { $price }
tournay-without-a-card = without playing a card
tournay-price-own = with { tournay-citizens } of your own
tournay-price-borrowed = with { tournay-citizens }, { $own ->
    [0] borrowed
   *[other] { $own } of your own and { $borrowed } borrowed
} from { $owners } for { tournay-deniers }
tournay-price-deniers = { $deniers ->
    [0] free
   *[other] { tournay-deniers }
}
tournay-price-citizen = a { tournay-colour } citizen of your own goes back to the reserve
tournay-price-card = { $deniers ->
    [0] another card
   *[other] { tournay-deniers } and another card
}
tournay-price-earns = brings { tournay-deniers }
tournay-endures-nothing = it would cost you nothing
tournay-worth-citizens = { $citizens ->
    [one] +{ $citizens } citizen
   *[other] +{ $citizens } citizens
}
tournay-saves-all = you lose nothing by this event
tournay-endures-any = { $citizens ->
    [one] { $citizens } citizen lies down
   *[other] { $citizens } citizens lie down
}
tournay-forecast = { $what ->
    [lay-down] The next crier lays citizens down: { $who }.
    [damage] The next crier damages cards: { $who }.
    [loss] The next crier costs deniers: { $who }.
   *[gain] The next crier brings deniers: { $who }.
}
tournay-forecast-nobody = The next crier lets it touch nobody.
tournay-forecast-note = What the next town crier would bring if nobody did anything before, and nobody built a rampart.
tournay-forecast-share = { $seat } { $number }
tournay-tab = { $tab ->
    [district] My district
    [supply] Decks
   *[others] Others
}
tournay-tabs = Views of the table
tournay-zoom-close = Close
tournay-zoom-clauses = In the rules:
tournay-zoom-printed = These values are those of the printed card.
tournay-zoom-reconstructed = Reconstructed, not checked against the printed card: { $values }.
tournay-value = { $value ->
    [effect] effect
    [cost] cost
    [pp] points
    [removable] whether it is taken out for two
    [effect_colour] colour of its effect
    [combat_colour] colour of its combat
   *[circles] circles
}
page-tournay-about = Rebuild a city out of cards, send your citizens to work, and hold off what the town criers announce.
page-tournay-facts = 2 to 4 players · cards · hidden hands
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-deniers = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
page-heading = { $kind ->
    [play] Play a card
    [draw] Draw a card
    [activate] Activate a building
    [activate-idle] Activate without effect
    [combat] Combat an event
    [earn] Earn deniers
    [recruit] Recruit
    [borrow] Borrow citizens of others
   *[other] Also possible
}

## In the terminal

tournay-typing-actions = Write an action as a word and what it needs: play Y1-MARKET b2, draw W2 blind, activate c3, earn red 2, gather, skip.
tournay-typing-moves = “moves draw” those with that word, “moves c3” those about a slot
tournay-typing-pieces = the cards in your hand; “pieces market” every card of that name
