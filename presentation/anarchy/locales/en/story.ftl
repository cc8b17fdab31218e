### The story of a match in short lines, the bars of the table, and what steps say.
### Lines begin with a name: the verbs here follow it.

story-waiting = Waiting for { $seats }.
story-round = Round { $round }
story-siege = Round { $round }, the siege
story-took-path = { $seat ->
    [you] took the { ana-path }
   *[other] took the { ana-path }
}
story-filled = { $seat ->
    [you] filled { $boxes }
   *[other] filled { $boxes }
}
story-filled-many = { $seat ->
    [you] filled { $count } boxes ({ $boxes })
   *[other] filled { $count } boxes ({ $boxes })
}
story-filled-count = { $seat ->
    [you] filled { $count } boxes
   *[other] filled { $count } boxes
}
story-built = { $seat ->
    [you] built { $boxes }
   *[other] built { $boxes }
}
story-researched = { $seat ->
    [you] researched { $tactics }
   *[other] researched { $tactics }
}
story-prepared = { $seat ->
    [you] prepared { $tactics }
   *[other] prepared { $tactics }
}
story-traded = { $seat ->
    [you] traded { $count ->
        [one] once
       *[other] { $count } times
    }
   *[other] traded { $count ->
        [one] once
       *[other] { $count } times
    }
}
story-wrote = { $seat ->
    [you] wrote { $numbers }
   *[other] wrote { $numbers }
}
story-jousted = { $seat ->
    [you] { story-joust }
   *[other] { story-joust }
}
story-joust = { $joust ->
    [won] won { $count ->
        [one] a joust
       *[other] { $count } jousts
    }
    [lost] lost { $count ->
        [one] a joust
       *[other] { $count } jousts
    }
   *[tied] tied { $count ->
        [one] a joust
       *[other] { $count } jousts
    }
}
story-brewed = { $seat ->
    [you] brewed { story-beers }
   *[other] brewed { story-beers }
}
story-beers = { $count ->
    [one] a beer
   *[other] { $count } beers
}
story-took-castle = { $seat ->
    [you] took castle { $place }
   *[other] took castle { $place }
}
story-spied-own = { $seat ->
    [you] turned up your own card ({ $card })
   *[other] turned up a card of their own ({ $card })
}
story-spied = { $seat ->
    [you] turned up { ana-owner }’s card ({ $card })
   *[other] { $owner ->
        [you] turned up your card ({ $card })
       *[other] turned up { ana-owner }’s card ({ $card })
    }
}
story-stopped = { $seat ->
    [you] were done at once
   *[other] was done at once
}
story-acted = { $seat ->
    [you] looked at the sheets
   *[other] looked at the sheets
}
story-fed = { $seat ->
    [you] paid { $food }
   *[other] paid { $food }
}
story-hungry = { $seat ->
    [you] lacked { $food }
   *[other] lacked { $food }
}
story-posted = { $seat ->
    [you] put { $posts }
   *[other] put { $posts }
}
story-post = { $worker ->
    [craftsman] { $count ->
        [one] a craftsman
       *[other] { $count } craftsmen
    }
    [soldier] { $count ->
        [one] a soldier
       *[other] { $count } soldiers
    }
    [knight] { $count ->
        [one] a knight
       *[other] { $count } knights
    }
   *[laid-down] { $count ->
        [one] a laid-down worker
       *[other] { $count } laid-down workers
    }
} in the { ana-side }
story-manned = { $seat ->
    [you] put { $count } defenders on your walls ({ $sides })
   *[other] put { $count } defenders on the walls ({ $sides })
}
story-mustered = { $seat ->
    [you] moved { story-workers }
   *[other] moved { story-workers }
}
story-workers = { $count ->
    [one] a worker
   *[other] { $count } workers
}
story-repelled = { $seat ->
    [you] repelled { $attacks }
   *[other] repelled { $attacks }
}
story-suffered = { $seat ->
    [you] could not repel { $attacks }
   *[other] could not repel { $attacks }
}
story-met = { $seat ->
    [you] faced { $attacks }
   *[other] faced { $attacks }
}
story-defended = { $seat ->
    [you] met the attacks
   *[other] met the attacks
}
story-one-attack = { $count ->
    [one] an attack
   *[other] { $count } attacks
}
story-the-attack = { $attack ->
    [ladder] the Ladder
    [arrows] the Arrows
    [ballista] the Ballista
    [ram] the Ram
    [siege_tower] the Siege Tower
    [catapult] the Catapult
    [trebuchet] the Trebuchet
   *[final_assault] the Final Escalade
}
story-wasted = { $seat ->
    [you] found no use for { story-cards-shown }
   *[other] found no use for { story-cards-shown }
}
story-left-over = { $seat ->
    [you] gave back { $goods } unused
   *[other] gave back { $goods } unused
}
story-used = { $seat ->
    [you] used up { $tactics }
   *[other] used up { $tactics }
}
story-drank = { $seat ->
    [you] drank { story-beers }
   *[other] drank { story-beers }
}
story-lost-workers = { $seat ->
    [you] lost { story-defenders }
   *[other] lost { story-defenders }
}
story-cards-shown = { $count ->
    [one] a card
   *[other] { $count } cards
}
story-defenders = { $count ->
    [one] a defender
   *[other] { $count } defenders
}
story-held = { $seat ->
    [you] You repelled { story-cards }.
   *[other] { ana-seat } repelled { story-cards }.
}
story-cards = { $count ->
    [0] no attack
    [one] 1 attack
   *[other] { $count } attacks
}
story-then = { "" }: { "" }
story-amount = { $asset ->
    [serf] { $count ->
        [one] { $count } serf
       *[other] { $count } serfs
    }
    [craftsman] { $count ->
        [one] { $count } craftsman
       *[other] { $count } craftsmen
    }
    [patron] { $count ->
        [one] { $count } patron
       *[other] { $count } patrons
    }
    [soldier] { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
    [knight] { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
    [material] { $count ->
        [one] { $count } material
       *[other] { $count } materials
    }
    [coin] { $count } silver
   *[food] { $count } food
}
story-production = { $count } { $asset ->
    [serf] serf
    [craftsman] craftsman
    [patron] patron
    [soldier] soldier
    [knight] knight
    [material] material
    [coin] silver
   *[food] food
} production

## Steps

step-by = { $seat ->
    [you] You: { $what }
   *[other] { ana-seat }: { $what }
}
step-defence = The defence begins
step-cards = Cards: { $cards }
step-castle = Castle { $place } taken
step-pass = { $number ->
    [1] First pass
    [2] Second pass
   *[other] Third pass
}: { $joust ->
    [won] won
    [lost] lost
   *[tied] { $number ->
        [3] a tie, which is enough to win
       *[other] a tie
    }
}
step-struck = { $card }: { $strength }
step-repelled = Repelled
step-suffered = Broke through
step-broke = Broke through: { $strength }
step-fed = Food: −{ $count }
step-hungry = { $count } food missing

## Bars

bar-round = round { $round } of { $of }
bar-phase = { $phase ->
    [draft] path cards
    [actions] actions
    [defence] the siege
   *[over] the end
}
bar-points = you { $own } – { $others }
bar-points-all = points { $points }

## The panel that explains

explain-kind = { $kind ->
    [open] can be filled now
    [filled] filled
    [closed] not yet
    [free] filled by other boxes
    [worker] worker
    [resource] resource
    [attack] attack
    [hidden] attack, face down
    [fierce] fierce attack
    [taken] path card, taken
    [offered] path card, on offer
    [now] this round
    [past] over
    [next] still to come
    [castle] your castle
    [tactic] tactic against attacks
    [player] player
    [tokens] tokens
    [action] action
   *[section] part of the table
}
explain-label = { $label ->
    [cost] Costs
    [gain] Gives
    [needs] Asks for
    [now] Now
    [points] Points
    [food] Food due
    [loyalty] Loyalty
    [strength] Strength
    [level] Level
    [filled] Filled
    [next] Next
    [held] Held
    [against] Against
    [means] Held off by
   *[thresholds] For 1, 2, 3 points
}
explain-of = { $count } of { $of }
explain-asset = { $asset ->
    [serf] Works the land, the mint, Michaelmas and Lammas Days.
    [craftsman] Builds: gate, towers, walls, levels and constructions. Defends with strength 1.
    [patron] Fills the command rows and what they open.
    [soldier] Takes castles and defends, with strength 1.
    [knight] Takes castles and defends, with strength 2.
    [material] Builds, and prepares tactics.
    [coin] Buys boxes of the wheel, and spies.
   *[food] Feeds the castle before the siege; what is missing is discontent.
}
explain-lost = What is not used or eaten by the siege is lost, but for workers on the walls.
explain-stops = Stops { $attacks }.
explain-circle = Each circle takes 1 strength from { $attacks }.
explain-hidden = A spy turns it up, or the siege does.
explain-fierce = Whoever repels it gains 1 bravery.
explain-side = Workers here fight what comes from this side: a knight counts 2, others 1.
explain-comes = This round: { $attacks }.
explain-comes-here = Here this round: { $attacks }.
explain-past-wall = { $attack } (walls do not stop it; what helps: { $means })
explain-section = { $section ->
    [governance] Its row opens the keep, the mint and the spies below: influence, silver, and a look at face-down attacks.
    [war] Its row opens tactics, ramparts and stables: what holds off attacks, and horses for the knights.
    [worship] Its row opens the chapel, the knights’ training and St Valentine: loyalty, knights and joy.
    [entertainment] Its row opens Michaelmas, tournaments, the brewhouse and Lammas Days: festivals, each with domain cards.
    [land] Raises walls, towers, gate and moat against attacks, and fields that give goods.
    [production] Each filled box brings one of its kind at the beginning of every round.
    [wheel] Four quarters that start at the middle: soldiers, siege weapons, knights and craftsmen for silver and serfs.
    [constructions] Cranes and weapons that buildings and castles ask for.
    [attributes] Each filled box is a point at the end.
   *[tactics] Circles that are used up in the siege, each for 1 strength.
}
explain-trade = Give two resources, alike or not, for one of another kind. You may do so as often as you like.
explain-trade-missing = You hold fewer than two resources.
explain-attack = Soldiers (1 each) and knights (2 each) take the castle of this round and are spent; each castle once.
explain-attack-missing = It takes a strength of { $least }; your soldiers and knights have { $has }.
explain-next = { $count } now; the next point is at { $next }.
explain-all = { $count } now: all points are reached.
explain-mood = Discontent beyond joy: { $count }, which costs { $points } points.
explain-done = Ends your actions of this round.
explain-estate = { $count } cards are left in the pile.
explain-tents = Whoever has not taken a castle hears discontent at the end of every round.
