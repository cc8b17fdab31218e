### The Anarchy, in English.
### Names of tracks, buildings and cards have capitals; workers and resources do not.

ana-title = The Anarchy

ana-seat = { $seat ->
    [you] You
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[other] { $seat }
}
ana-list-end = { $rest } and { $last }
ana-either = { $one } or { $other }
ana-nothing = nothing

## Names

ana-asset = { $asset ->
    [serf] Serf
    [craftsman] Craftsman
    [patron] Patron
    [soldier] Soldier
    [knight] Knight
    [material] Material
    [coin] Silver
   *[food] Food
}
ana-amount = { $asset ->
    [serf] { $count ->
        [one] 1 serf
       *[other] { $count } serfs
    }
    [craftsman] { $count ->
        [one] 1 craftsman
       *[other] { $count } craftsmen
    }
    [patron] { $count ->
        [one] 1 patron
       *[other] { $count } patrons
    }
    [soldier] { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
    [knight] { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
    [material] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
    [coin] { $count } silver
   *[food] { $count } food
}
ana-attribute = { $attribute ->
    [bravery] Bravery
    [loyalty] Loyalty
    [influence] Influence
   *[power] Might
}
ana-row = { $row ->
    [governance] Governance
    [war] Warcraft
    [worship] Worship
   *[entertainment] Entertainment
}
ana-track = { $track ->
    [gate] Gate
    [tower] Towers
    [wall] Walls
    [moat] Moat
    [quarry-forest] Quarry & Forest
    [farms] Farms
    [training-grounds] Training Grounds
    [wheel] Wheel of Fortune
    [mercenaries] Mercenaries
    [guildsmen] Guildsmen
    [allies] Allies
    [weaponsmiths] Siegecraft
    [ladders] Ladders
    [ballista] Ballista
    [small-crane] Small Crane
    [ram] Ram
    [siege-tower] Siege Tower
    [large-crane] Large Crane
    [catapult] Catapult
    [trebuchet] Trebuchet
    [governance] Governance
    [war] Warcraft
    [worship] Worship
    [entertainment] Entertainment
    [keep] Keep
    [bank] Mint
    [stables] Stables
    [chapel] Chapel
    [spies] Spies
    [tactics] Tactics
    [ramparts] Ramparts
    [knight-training] Knights’ Training
    [valentine] St Valentine
    [michaelmas] Michaelmas
    [tournaments] Tournaments
    [brewery] Brewhouse
    [lammas] Lammas Days
    [prod-serf] Serf production
    [prod-craftsman] Craftsman production
    [prod-material] Material production
    [prod-patron] Patron production
    [prod-coin] Silver production
    [prod-food] Food production
    [prod-soldier] Soldier production
    [prod-knight] Knight production
    [bravery] Bravery
    [loyalty] Loyalty
    [influence] Influence
    [power] Might
    [woman] Woman
    [man] Man
    [couple] Couple
    [addition] Addition
    [trophy] Trophy
    [pennant] Pennant
    [hanging] Garland
    [covers] Covers
    [stones] Rocks
    [pitch] Hot Oil
    [logs] Logs
    [bolts] Bolts
    [assist] Card of another player
   *[castle] Castle taken
}
ana-tactic = { $tactic ->
    [covers] Covers
    [stones] Rocks
    [pitch] Hot Oil
    [logs] Logs
   *[bolts] Bolts
}
ana-path = { $path ->
    [abbot] Abbot
    [architect] Architect
    [weaponsmith] Weaponsmith
    [advocate] Advocate
    [baron] Baron
    [captain] Captain
    [champion] Champion
    [commander] Commander
    [conqueror] Conqueror
    [foreman] Foreman
    [defender] Defender
    [scout] Scout
    [emissary] Emissary
    [excavator] Excavator
    [merrymaker] Merrymaker
    [warrior] Warrior
    [engineer] Engineer
    [bellwether] Bellwether
    [mentor] Mentor
    [monk] Monk
    [silversmith] Silversmith
    [partisan] Partisan
    [priest] Priest
    [recruiter] Recruiter
   *[tactician] Tactician
}
ana-attack = { $kind ->
    [ladder] Ladder
    [arrows] Arrows
    [ballista] Ballista
    [ram] Ram
    [siege_tower] Siege Tower
    [catapult] Catapult
   *[final_assault] Final Escalade
}
ana-trebuchet = Trebuchet
ana-fortification = { $fortification ->
    [gate] the gate
    [tower] towers
    [wall] walls
   *[moat] the moat
}
ana-workers = workers
ana-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ana-to = { $to ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ana-corner = { $corner ->
    [nw] north-west
    [ne] north-east
    [se] south-east
   *[sw] south-west
}
ana-target = { $target ->
    [north] in the north
    [east] in the east
    [south] in the south
    [west] in the west
   *[castle] for the whole castle
}
ana-worker = { $worker ->
    [craftsman] Craftsman
    [soldier] Soldier
    [knight] Knight
   *[laid-down] Laid-down worker
}
ana-a-worker = { $worker ->
    [craftsman] a craftsman
    [soldier] a soldier
    [knight] a knight
   *[laid-down] a laid-down worker
}
ana-rank = { $rank ->
    [vassal] Vassal
    [knight] Knight
    [baron] Baron
    [earl] Earl
   *[lord-high-steward] Lord High Steward
}
ana-activity = { $activity ->
    [knight-training] Knights’ Training
    [valentine] St Valentine
    [michaelmas] Michaelmas
    [tournaments] the tournament
    [brewery] the Brewhouse
   *[lammas] Lammas
}
ana-horse = { $horse ->
    [black] the black horse
   *[white] the white horse
}
ana-ingredient = { $ingredient ->
    [water] water
    [hops] hops
    [barley] barley
   *[barm] barm
}
ana-colour = { $colour ->
    [yellow] yellow
    [red] red
    [purple] purple
   *[green] green
}

## Boxes

ana-box-numbered = { ana-track } { $number }
ana-box-in-level = { ana-track } { $level }, box { $number }
ana-box-offering = { ana-track } { $level }, { $asset ->
    [material] material
    [coin] silver
   *[food] food
}
ana-box-whole = { ana-track } { $level }, reward
ana-box-slot = Addition { $addition }, number { $number }
ana-box-brewery = Brewhouse, row { $row }, column { $column }
ana-box-pennant = Rope { $rope }, pennant { $number }
ana-box-hanging = Rope { $rope }, garland { $number }
ana-at-side = { $target }, { ana-side } side
ana-at-corner = { $target }, { ana-corner } corner
ana-costs = Costs { $costs }
ana-gives = Gives { $gain }
ana-requires = Asks for { $boxes }
ana-is-filled = Filled

## Gains

ana-gain-any = { $count ->
    [one] 1 resource of choice
   *[other] { $count } resources of choice
}
ana-gain-fortification = { $fortification ->
    [gate] a level of the gate
    [tower] a tower level
    [wall] a wall level
   *[moat] a level of the moat
}
ana-gain-production = 1 { $asset ->
    [serf] serf
    [craftsman] craftsman
    [patron] patron
    [soldier] soldier
    [knight] knight
    [material] material
    [coin] silver
   *[food] food
} production
ana-gain-attribute = { $count } { $attribute ->
    [bravery] bravery
    [loyalty] loyalty
    [influence] influence
   *[power] might
}
ana-gain-knowledge = { $count } knowledge
ana-gain-rally = { $count ->
    [one] 1 muster token
   *[other] { $count } muster tokens
}
ana-gain-joy = { $count } joy
ana-gain-discontent = { $count } discontent
ana-gain-horse = { ana-horse }
ana-gain-command = the next box of { ana-row }
ana-gain-commands = the next box of { $rows }
ana-gain-research = a tactic of choice
ana-gain-reveal = { $count ->
    [one] 1 domain card
   *[other] { $count } domain cards
} for { ana-activity }
ana-gain-brew = { $count ->
    [one] a brew
   *[other] { $count } brews
}

## Actions, as entries of a list

ana-do-path = Take the { ana-path }
ana-do-fill = Fill { $target }
ana-do-fill-with = Fill { $target } with { $asset ->
    [serf] a serf
    [craftsman] a craftsman
    [patron] a patron
    [soldier] a soldier
    [knight] a knight
    [material] a material
    [coin] a silver
   *[food] a food
}
ana-do-build = Build { $target }
ana-do-prepare = Prepare { ana-tactic }
ana-do-trade = Trade { $give } for { $take }
ana-do-attack = Attack the castle with { $force }
ana-do-attack-overrun = Attack the castle with { $force }, overrun { $overrun }
ana-do-spy = { $seat ->
    [you] Turn up your own attack card { $slot }
   *[other] Spy on { ana-seat }’s attack card { $slot }
}
ana-do-done = Done for this round
ana-do-take = Take { $gain }
ana-do-mark = Choose { $target }
ana-do-skip = Choose none
ana-do-skip-ingredient = Leave the { ana-ingredient } unused
ana-do-write = Write { $number } into addition { $addition }
ana-do-choose = Choose reward { $number }
ana-do-pay = Pay the food
ana-do-deploy = { ana-worker } to the { ana-side }
ana-do-deploy-all = All who are left to the { ana-side }
ana-do-rally = Move { ana-a-worker } from the { ana-side } to the { ana-to }
ana-do-go = Face the card
ana-do-use = Use { $count } { ana-target }
ana-do-use-none = Use none { ana-target }
ana-do-spend = Spend 1 strength of { ana-a-worker } in the { ana-side }
ana-do-spend-beer = Spend 1 strength of { ana-a-worker } in the { ana-side }, with a beer

## What happened

ana-round-began = { $seat ->
    [you] Round { $round } begins; you have the first-player marker.
   *[other] Round { $round } begins; { ana-seat } has the first-player marker.
}
ana-dealt = { $seat ->
    [you] You face { $cards }.
   *[other] { ana-seat } faces { $cards }.
}
ana-card-open = { $kind } ({ $hits })
ana-card-fierce = fierce { $kind } ({ $hits })
ana-card-hidden = { $kind }, face down
ana-hit = { $target ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[castle] castle
} { $letter ->
    [A] A
    [B] B
    [C] C
    [D] D
   *[E] E
}
ana-offered = Path cards on offer: { $paths }.
ana-path-taken = { $seat ->
    [you] You take the { ana-path }.
   *[other] { ana-seat } takes the { ana-path }.
}
ana-path-discarded = The { ana-path } is discarded.
ana-rival-advanced = The rival’s tent moves to castle { $place }.
ana-produced = { $seat ->
    [you] You gain { $gain } from path card and production.
   *[other] { ana-seat } gains { $gain } from path card and production.
}
ana-filled = { $seat ->
    [you] You fill { $target }.
   *[other] { ana-seat } fills { $target }.
}
ana-filled-for = { $seat ->
    [you] You fill { $target } for { $costs }.
   *[other] { ana-seat } fills { $target } for { $costs }.
}
ana-built = { $seat ->
    [you] You build { $target } for { $costs }.
   *[other] { ana-seat } builds { $target } for { $costs }.
}
ana-rose = { $seat ->
    [you] { ana-track } is now { $number }.
   *[other] { ana-seat }: { ana-track } is now { $number }.
}
ana-researched = { $seat ->
    [you] You research { $target }.
   *[other] { ana-seat } researches { $target }.
}
ana-gained = { $seat ->
    [you] You gain { $gain }.
   *[other] { ana-seat } gains { $gain }.
}
ana-mood-joy = { $seat ->
    [you] You gain { $count } joy.
   *[other] { ana-seat } gains { $count } joy.
}
ana-mood-discontent = { $seat ->
    [you] You gain { $count } discontent.
   *[other] { ana-seat } gains { $count } discontent.
}
ana-prepared = { $seat ->
    [you] You prepare { ana-tactic }.
   *[other] { ana-seat } prepares { ana-tactic }.
}
ana-traded = { $seat ->
    [you] You trade { $give } for { $take }.
   *[other] { ana-seat } trades { $give } for { $take }.
}
ana-revealed = { $seat ->
    [you] You reveal for { ana-activity }: { $cards }.
   *[other] { ana-seat } reveals for { ana-activity }: { $cards }.
}
ana-reshuffled = { $seat ->
    [you] You shuffle the domain cards.
   *[other] { ana-seat } shuffles the domain cards.
}
ana-jousted = { $joust ->
    [won] { $seat ->
        [you] You win the joust.
       *[other] { ana-seat } wins the joust.
    }
    [lost] { $seat ->
        [you] You lose the joust.
       *[other] { ana-seat } loses the joust.
    }
   *[tied] { $seat ->
        [you] Your joust is a tie.
       *[other] { ana-seat }’s joust is a tie.
    }
}
ana-wrote = { $seat ->
    [you] You write { $number } into addition { $addition }.
   *[other] { ana-seat } writes { $number } into addition { $addition }.
}
ana-wasted = { $seat ->
    [you] You leave a card unused.
   *[other] { ana-seat } leaves a card unused.
}
ana-brewed = { $seat ->
    [you] You brew
   *[other] { ana-seat } brews
} { $count ->
    [one] a beer
   *[other] { $count } beers
}.
ana-attacked = { $seat ->
    [you] You take castle { $place } with { $spent }; { $loot }.
   *[other] { ana-seat } takes castle { $place } with { $spent }; { $loot }.
}
ana-attacked-overrun = { $seat ->
    [you] You take castle { $place } with { $spent } and overrun { $overrun }; { $loot }.
   *[other] { ana-seat } takes castle { $place } with { $spent } and overrun { $overrun }; { $loot }.
}
ana-no-loot = no plunder
ana-spied-own = { $seat ->
    [you] You turn up attack card { $slot }: { $card }.
   *[other] { ana-seat } turns up attack card { $slot }: { $card }.
}
ana-spied = { $seat ->
    [you] You turn up { ana-owner }’s attack card { $slot }: { $card }.
   *[other] { $owner ->
        [you] { ana-seat } turns up your attack card { $slot }: { $card }.
       *[other] { ana-seat } turns up { ana-owner }’s attack card { $slot }: { $card }.
    }
}
ana-owner = { $owner ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[other] { $owner }
}
ana-done = { $seat ->
    [you] You are done.
   *[other] { ana-seat } is done.
}
ana-roused = { $seat ->
    [you] You may act again.
   *[other] { ana-seat } may act again.
}
ana-defence-began = The defence of the castles begins.
ana-food-paid = { $seat ->
    [you] You pay { $food }.
   *[other] { ana-seat } pays { $food }.
}
ana-food-missing = { $seat ->
    [you] You pay { $food }; { $missing } missing, so { $missing } discontent.
   *[other] { ana-seat } pays { $food }; { $missing } missing, so { $missing } discontent.
}
ana-deployed = { $seat ->
    [you] You deploy
   *[other] { ana-seat } deploys
} { $worker ->
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
} in the { ana-side }.
ana-discarded = { $seat ->
    [you] You return { $purse } to the supply.
   *[other] { ana-seat } returns { $purse } to the supply.
}
ana-turned-up = { $seat ->
    [you] You turn up { $cards }.
   *[other] { ana-seat } turns up { $cards }.
}
ana-rallied = { $seat ->
    [you] You move { ana-a-worker } from the { ana-side } to the { ana-to }.
   *[other] { ana-seat } moves { ana-a-worker } from the { ana-side } to the { ana-to }.
}
ana-struck = { $seat ->
    [you] You are struck by { $card }: { $strength }.
   *[other] { ana-seat } is struck by { $card }: { $strength }.
}
ana-struck-held = { $seat ->
    [you] You are struck by { $card }: { $strength }; your castle holds.
   *[other] { ana-seat } is struck by { $card }: { $strength }; the castle holds.
}
ana-struck-left = { $seat ->
    [you] You are struck by { $card }: { $strength }; left to repel: { $rest }.
   *[other] { ana-seat } is struck by { $card }: { $strength }; left to repel: { $rest }.
}
ana-strength-at = { $target ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[castle] castle
} { $count }
ana-used = { $seat ->
    [you] You use { $count } { ana-tactic } { ana-target }.
   *[other] { ana-seat } uses { $count } { ana-tactic } { ana-target }.
}
ana-spent = { $seat ->
    [you] You spend 1 strength of { ana-a-worker } in the { ana-side }.
   *[other] { ana-seat } spends 1 strength of { ana-a-worker } in the { ana-side }.
}
ana-spent-beer = { $seat ->
    [you] You spend 1 strength of { ana-a-worker } in the { ana-side }, who drank a beer.
   *[other] { ana-seat } spends 1 strength of { ana-a-worker } in the { ana-side }, who drank a beer.
}
ana-repelled = { $seat ->
    [you] You repel attack card { $slot }.
   *[other] { ana-seat } repels attack card { $slot }.
}
ana-repelled-assault = { $seat ->
    [you] You repel the Final Escalade.
   *[other] { ana-seat } repels the Final Escalade.
}
ana-withstood = { $seat ->
    [you] You cannot repel attack card { $slot }.
   *[other] { ana-seat } cannot repel attack card { $slot }.
}
ana-withstood-assault = { $seat ->
    [you] You cannot repel the Final Escalade.
   *[other] { ana-seat } cannot repel the Final Escalade.
}
ana-aftermath = { $seat ->
    [you] You have repelled
   *[other] { ana-seat } has repelled
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} and { $seat ->
    [you] gain
   *[other] gains
} { $gain }.
ana-round-ended = Round { $round } is over.
ana-left-behind = { $seat ->
    [you] You gain { $count } discontent for castles not taken.
   *[other] { ana-seat } gains { $count } discontent for castles not taken.
}
ana-over = The game is over.

## How it ended

ana-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ana-won = { $seat ->
    [you] You win { $tally }.
    [red] { ana-seat } wins with { ana-points }.
    [blue] { ana-seat } wins with { ana-points }.
    [green] { ana-seat } wins with { ana-points }.
    [yellow] { ana-seat } wins with { ana-points }.
   *[other] { ana-seat } wins { $tally }.
}
ana-shared = { $reader ->
    [you] { $seats } share the victory with { ana-points }.
   *[other] { $seats } share the victory with { ana-points }.
}
ana-alone-ended = { $seat ->
    [you] You end as { ana-rank } with { ana-points }.
    [red] You end as { ana-rank } with { ana-points }.
   *[other] { ana-seat } ends as { ana-rank } with { ana-points }.
}
ana-going-on = The game is still going on.
ana-score-penalty = Discontent ({ $count })
ana-score-total = Total

## What is asked

ana-ask-of = { $seats }: { $question }
ana-ask-nothing = Wait for the others.
ana-ask-path = Choose a path card.
ana-ask-action = Choose an action, or be done for this round.
ana-ask-take = Choose { $count ->
    [one] a resource
   *[other] { $count } resources
}.
ana-ask-row = Choose the command row: { $rows }.
ana-ask-research = Choose a tactic to research.
ana-ask-training = Choose the reward for { $count } different icons.
ana-ask-valentine = Box { $number } is taken; choose a neighbour, or none.
ana-ask-michaelmas = Choose where to write a number.
ana-ask-brewery = Choose a box for { ana-ingredient }; without one it is lost.
ana-ask-lammas = Choose a rope for the { ana-colour } pennant.
ana-ask-food = Pay { $count } food; you may trade for food first.
ana-ask-food-short = Pay { $count } food: you lack { $missing }, which costs { $missing } discontent. You may trade for food first.
ana-ask-deploy = Choose the side for { ana-a-worker }.
ana-ask-deploy-any = Deploy your workers, one by one and in any order.
ana-ask-rally = Muster workers before attack card { $slot }, or face it.
ana-ask-rally-assault = Muster workers before the Final Escalade, or face it.
ana-ask-tactic = How many circles { ana-target }? { $count } left to repel.
ana-ask-spend = Who spends 1 strength in the { ana-side }? { $count } left to repel.

## Why not

ana-need-game-going-on = The game is over; nothing more can be played.
ana-need-turn = It is not your turn to take a path card; it is { ana-seat }’s.
ana-need-still-acting = You have nothing to decide now; wait for the others.
ana-need-answer = Something else is asked first: { $question }
ana-need-on-offer = That path card is not on offer; take one that is.
ana-need-empty = { $target } is filled already.
ana-need-payable = { $target } cannot be paid for; it is filled by other boxes.
ana-need-filled = { $target } needs { $other } first: { $why ->
    [before] boxes of a track are filled in order
    [measure] the command row has to reach it
    [crane] the crane has to stand
    [developed] it has to be developed
    [built] it has to be built
   *[complete] the level before has to be complete
}.
ana-need-measure = { $target } needs { ana-row } { $measure }; you have { $has }.
ana-need-linked = No line leads to { $target } from the hub or from a filled box.
ana-need-price = This costs { $costs }; you lack { $missing }.
ana-need-payment = Say what { $target } is paid with: it must be one of its prices.
ana-need-spot = Say where { $target } is raised: a wall on a side, a tower on a corner, anything else nowhere.
ana-need-lower = It is as high as it may be, { $most }; choose another place.
ana-need-level-walls = The wall in the { ana-side } would be two above the one in the { ana-to }; neighbouring walls differ by one at most.
ana-need-researchable = There is no tactic left that you could research.
ana-need-researched = { $target } has to be researched first.
ana-need-other-resource = Trade two resources for one of a kind that is not among them.
ana-need-tents = There is no castle to take in a siege.
ana-need-castle-not-taken = Your tent stands on this castle already.
ana-need-strength = The castle asks for a strength of { $least }, and no worker beyond what is needed.
ana-need-overrun = Choose an overrun from 1 to { $most }, or none.
ana-need-horse = You need { ana-horse }: fill its stables.
ana-need-weapon = You need { $target }: build it first.
ana-need-knowledge = You have no knowledge left.
ana-need-face-down = There is no face-down card in that slot.
ana-need-assist = You have turned up three cards of other players; that is the most.
ana-need-offered = Choose one of the answers offered.
ana-need-worker = There is no such worker.
ana-need-beer = It takes a beer, and a craftsman or soldier who has not drunk.
ana-need-rally-token = You have no active muster token.
ana-need-other-side = Move the worker to another side.
ana-need-circles = You can use { $most } here at most.

## Cards

ana-path-counts = { $path ->
    [abbot] Chapels completed
    [architect] Keeps completed
    [weaponsmith] Siege weapons built
    [advocate] Discontent in the end
    [baron] Command rows completed
    [captain] Muster tokens
    [champion] Tournaments won
    [commander] Might
    [conqueror] Castles taken
    [foreman] Land tracks completed
    [defender] Wall levels
    [scout] Spies gained
    [emissary] Cards of others turned up
    [excavator] Moat level
    [merrymaker] Pennants filled
    [warrior] Bravery
    [engineer] Towers and gate
    [bellwether] Influence
    [mentor] Trainings done
    [monk] Additions completed
    [silversmith] Mints completed
    [partisan] Loyalty
    [priest] Couples
    [recruiter] Quarters completed
   *[tactician] Tactics researched
}: { $one } for 1 point, { $two } for 2, { $three } for 3.
ana-towers-and-gate = { $towers } and { $gate }
ana-at-most = at most { $count }
ana-defended-by = Defended by { $means }.
ana-estate-icon = { $icon ->
    [scroll] scroll
    [arms] arms
    [bow] bow
   *[horseshoe] horseshoe
}
ana-estate-joust = lance { $lance ->
    [left] left
    [centre] centre
   *[right] right
}, shield { $shield ->
    [left] left
    [centre] centre
   *[right] right
}
ana-loot = { $size ->
    [large] large
   *[small] small
} plunder: { $gain }
ana-scenario-card = Round { $round }: { $strengths }.
ana-castle-needs = The castle falls to a strength of { $strength } and { $food }.
ana-castle-also = It also takes: { $means }.
ana-siege-card = The siege asks for { $food } more; bravery for cards repelled: { $bravery }.

## The setup

ana-option-players = Players
ana-option-players-words = From one to four; alone you play for a title.
ana-option-scenario = Scenario
ana-option-scenario-words = Whether enemy castles are taken or yours is besieged, and how hard it is.
ana-option-data = Corrected values
ana-option-data-words = Differences between your printed copy and the values the program knows.
ana-scenario = { $mode ->
    [classic] Classic
   *[siege] Siege
}, { $difficulty ->
    [easy] easy
    [standard] standard
   *[hard] hard
}
ana-scenario-words = { $mode ->
    [classic] A castle falls each round to those who are strong enough; whoever lags behind hears grumbling.
   *[siege] Nobody leaves the walls: the siege costs food every round, and every card repelled is worth bravery.
} { $difficulty ->
    [easy] The attackers are weak.
    [standard] The attackers are as strong as you would expect.
   *[hard] The attackers are strong from the first round on.
}

## In pictures

ana-round = Round { $round }
ana-phase = { $phase ->
    [draft] Draft
    [actions] Actions
    [defence] Defence
   *[over] The end
}
ana-head = { $head ->
    [both] Both sheets
    [left] Left sheet
    [right] Right sheet
    [castle] Castle
    [attacks] Attack cards
    [paths] Path cards
    [offered] On offer
    [scenario] Scenario
    [supplies] Workers and resources
    [constructions] Constructions
    [production] Production
    [attributes] Attributes
    [prepared] Prepared
    [discontent] Discontent
    [discontent-joy] Discontent and joy
    [joy] Joy
    [castles] Castles taken
    [assists] Others’ cards
    [knowledge] Knowledge
    [rally] Muster tokens
    [beer] Beers
    [horses] Horses
    [points] Points
    [others] The others
    [plunder] Plunder
    [overrun] Overrun
    [estate] Domain cards
    [done] done
    [resolve] Resolve
    [command] Command
    [fierce] fierce
    [trade] Trade
    [attack] Attack
    [done-button] Done
    [pay] Pay the food
    [go] Face the card
    [skip] None
    [marker] First player
   *[rival] Rival
}
ana-holds = { $seat ->
    [you] You hold { $purse }.
   *[other] { ana-seat } holds { $purse }.
}
ana-castle-of = { $seat ->
    [you] Your castle: gate { $gate }, moat { $moat }; towers { $towers }; walls { $walls }.
   *[other] { ana-seat }’s castle: gate { $gate }, moat { $moat }; towers { $towers }; walls { $walls }.
}
