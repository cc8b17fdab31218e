### Cards, boxes and icons to look up, in English.

reference-filter-colour = Colour
reference-filter-level = Level
reference-filter-kind = Kind
reference-filter-set = Set
reference-copies = { $count ->
    [one] { $count } copy.
   *[other] { $count } copies.
}
reference-tournay-section = { $section ->
    [yellow] Yellow cards: the town
    [white] White cards: the church
    [red] Red cards: the soldiers
   *[events] Events
}
reference-tournay-section-lead = { $section ->
    [yellow] Trade, houses and money.
    [white] Learning, copying and care.
    [red] Arms against events, and against the others.
   *[events] They lie in the queue, gather coins and strike when a town crier appears. Whoever combats one keeps it as a rampart.
}
reference-tournay-kind = { $kind ->
    [building] Buildings
    [character] Characters
    [prestige] Prestige buildings
    [crier] Town criers
   *[event] Events
}
reference-tournay-set = { $set ->
    [base] Base game
   *[expansion] Expansion
}
reference-tournay-circles = { $count ->
    [one] Room for { $count } coin.
   *[other] Room for { $count } coins.
}
reference-tournay-value = { $value ->
    [cost] cost
    [pp] points
    [removable] copies that make room for the expansion
    [effect_colour] colour it strikes
    [combat_colour] colour that combats it
    [circles] number of coins
   *[effect] amount
}
