### Cards, boxes and icons to look up, in English.

reference-filter-part = Part
reference-anarchy-value = { $value ->
    [measure] the measure of the command row
    [counts] how it counts
    [strength] strengths
    [castle] the castle
    [siege] food and bravery of the siege
    [overrun] overruns
    [resolve] the loyalty at stake
    [penalty] the points lost by discontent
   *[gain] what it gives
}
reference-anarchy-scenario = { $scenario }, round { $round }
reference-anarchy-part = { $part ->
    [icons] Icons
    [sheets] Boxes of the sheets
    [paths] Path cards
    [scenarios] Scenario cards
    [attacks] Attacks
    [tactics] Tactics
   *[estate] Domain cards
}
reference-anarchy-part-lead = { $part ->
    [icons] The signs on sheets and cards.
    [paths] One is taken in each round. It gives something at once and counts at the end.
    [scenarios] One lies open in each round: how strong the attacks are, and what the castle asks for that can be taken.
    [attacks] What comes against the castle, and what holds it off.
    [tactics] Researched once, then prepared circle by circle before the attacks.
    [estate] Each card shows something for each of six activities; the deck is one’s own.
   *[sheets] What each box costs and gives.
}
reference-anarchy-icon = { $icon ->
    [serf] Works the land and fills the first boxes.
    [craftsman] Builds: walls, towers, quarters.
    [patron] Pays for command, buildings and festivals.
    [soldier] Defends the walls and takes castles.
    [knight] Stronger than a soldier, in defence and attack.
    [material] Stone and wood for everything that is built.
    [coin] Buys what nobody can make.
    [food] Is due in each round and for each castle that is taken.
    [bravery] A track of points: from battles and tournaments.
    [loyalty] A track of points, and what holds off discontent.
    [influence] A track of points: from festivals and command.
    [power] A track of points: from castles and siege weapons.
    [command] A command row; its measures open boxes elsewhere.
    [fortification] A part of the castle that can be raised.
    [tactic] A tactic that is prepared against attacks.
   *[production] Comes again at the beginning of each round.
}
reference-anarchy-production = { $asset } each round
reference-anarchy-attack-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, fierce among them: { $fierce }.
reference-anarchy-tactic = Against: { $against }. One more circle costs { $price }.
reference-anarchy-estate = Domain card { $number }
