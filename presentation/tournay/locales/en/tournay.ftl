### Tournay, in English.
### Cards have the names of the rulebook; seats the colours of their Plazas.

tournay-title = Tournay

tournay-seat = { $seat ->
    [first] Blue
    [second] Green
    [third] Violet
    [fourth] Black
    [you] You
   *[other] { $seat }
}
# The same for the other player of a sentence.
tournay-owner = { $owner ->
    [first] Blue
    [second] Green
    [third] Violet
    [fourth] Black
    [you] you
   *[other] { $owner }
}
# The same within a sentence.
tournay-seat-within = { $seat ->
    [you] you
   *[other] { tournay-seat }
}
# The same after a preposition.
tournay-seat-object = { $seat ->
    [you] you
   *[other] { tournay-seat }
}
tournay-colour = { $colour ->
    [yellow] yellow
    [white] white
   *[red] red
}
tournay-card = { $card ->
    [architect] Architect
    [quarry] Quarry
    [journeyman] Journeyman
    [alderman] Alderman
    [farm] Farm
    [barn] Barn
    [dwelling] Dwelling
    [market] Market
    [port] Port
    [library] Library
    [bishopric] Bishopric
    [bishop] Bishop
    [hospital] Hospital
    [monastery] Monastery
    [bridge] Bridge
    [priest] Priest
    [prior] Prior
    [arsenal] Arsenal
    [advocate] Advocate
    [ballista] Ballista
    [barracks] Barracks
    [knight] Knight
    [fort] Fort
    [tax-collector] Tax Collector
    [road] Road
    [toll] Toll
    [augustinian] Augustinian
    [bastion] Bastion
    [belfry] Belfry
    [cloth-hall] Cloth Hall
    [mint] Mint
    [city-hall] City Hall
    [tour-des-six] Tour des Six
    [cathedral] Cathedral
    [la-madeleine] La Madeleine
    [saint-brice] Saint-Brice
    [saint-jacques] Saint-Jacques
    [saint-nicolas] Saint-Nicolas
    [saint-quentin] Saint-Quentin
    [pont-des-trous] Pont des Trous
    [porte-de-la-vigne] Porte de la Vigne
    [tour-d-arras] Tour d’Arras
    [tour-henry-viii] Tour Henry VIII
    [tour-saint-georges] Tour Saint-Georges
    [inn] Inn
    [brewery] Brewery
    [senator] Senator
    [abbey] Abbey
    [monk] Monk
    [templar] Templar
    [catapult] Catapult
    [lordship] Lordship
    [bakery] Bakery
    [mercenary] Mercenary
    [courthouse] Courthouse
   *[town-crier] Town Crier
}
tournay-card-of-level = { $name } { $level }
tournay-card-told = { $name } ({ $mark ->
    [draw] draw
    [two] take two
    [white] white
    [any] any colour
    [prestige] prestige
   *[workers] workers
})
tournay-crier-of = Town Crier { $level } ({ tournay-colour })
tournay-copy = { $name } (copy { $copy })
tournay-event = { $event ->
    [battle-of-bouvines] Battle of Bouvines
    [excommunication] Excommunication
    [great-plague] Great Plague
    [crusade] Crusade
    [great-fair] Great Fair
    [procession] Procession
    [visit-of-the-king] Visit of the King
    [battle-of-courtrai] Battle of Courtrai
    [william-the-conqueror] William the Conqueror
    [heresy] Heresy
    [norman-attack] Norman Attack
    [battle-of-cassel] Battle of Cassel
    [banditry] Banditry
    [marauding] Marauding
   *[drought] Drought
}
tournay-deck = the { tournay-colour } deck { $level }
tournay-and = { $rest } and { $last }
tournay-or = { $rest } or { $last }
tournay-card-at = { $card } on { $slot }
tournay-any-card-at = the card on { $slot }
tournay-any-event-at = event { $spot } of the queue
tournay-deniers = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
tournay-citizens = { $citizens ->
    [one] { $citizens } { tournay-colour } citizen
   *[other] { $citizens } { tournay-colour } citizens
}
tournay-coins = { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}
tournay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# A citizen, card or building, of a colour or of any.
tournay-a-citizen = { $colour ->
    [any] a citizen of any colour
   *[other] a { tournay-colour } citizen
}
tournay-a-deck = { $colour ->
    [any] a deck of level { $level }
   *[other] the { tournay-colour } deck { $level }
}

## Actions, as entries of a list

tournay-play = Play { $card } on { $slot }
tournay-play-covering = Play { $card } on { $slot }, covering { $covered }
tournay-play-replacing = Play { $card } on { $slot }, replacing { $covered }
tournay-play-for-card = Play { $card }, giving another card for it
tournay-skip = Play no card
tournay-pay-plaza = Pay with a citizen from the Plaza
tournay-pay-lying = Pay with a lying citizen
tournay-pay-working = Pay with the citizen who works in { $at }
tournay-give-held = Give { $card } from hand
tournay-give-slot = Give { $at }
tournay-give-covered = Give { $card }, covered on { $slot }
tournay-give-covered-at = Give card { $place } of the stack on { $slot }
tournay-put = Put it on { $slot }
tournay-draw-visible = Take the face-up card of { $deck }
tournay-draw-named = Take { $card }, face up on { $deck }
tournay-draw-blind = Look at two cards of { $deck }
tournay-activate = Activate { $at }
tournay-activate-idle = Activate { $at } without its effect
tournay-combat = Combat { $event }
tournay-combat-paid = Combat { $event } with { tournay-citizens }{ $deniers ->
    [0] { "" }
   *[other] { " " }and { tournay-deniers }
}
tournay-combat-by = Combat { $event } through { $at }
tournay-earn = Earn with { tournay-citizens }
tournay-gather = Gather the citizens
tournay-recruit = Recruit a { tournay-colour } citizen
tournay-own = Use a citizen of one’s own
tournay-borrow = Borrow a citizen from { tournay-seat-object } for 2 deniers
tournay-keep = Keep { $card }
tournay-keep-this = Keep this card
tournay-take = Take from { $deck }
tournay-take-named = Take { $card } from { $deck }
tournay-copy-building = Copy { $at } in { $seat ->
    [you] your
   *[other] { tournay-seat }’s
} district
tournay-fire = Set off { $events }
tournay-damage = Damage { $at }
tournay-name = Let { tournay-colour } buildings pay
tournay-raise = Raise the lying citizens through { $at }
tournay-follow = Activate { $at } as well, through { $by }
tournay-follow-idle = Activate { $at } as well without its effect, through { $by }
tournay-decline = Decline
tournay-endure = Endure the event
tournay-build = Build a rampart
tournay-shield = Take shelter behind the Catapult
tournay-lay = Lay down a { tournay-colour } citizen
tournay-tuck = Put { $card } under its deck
tournay-commit = { $card } on { $slot } as the last card
tournay-pass = No last card

## What happened

tournay-turn = { $seat ->
    [you] It is your turn.
   *[other] It is { tournay-seat }’s turn.
}
tournay-skipped = { $seat ->
    [you] You play
   *[other] { tournay-seat } plays
} no card.
tournay-announced = { $seat ->
    [you] You show { $card } and pay
   *[other] { tournay-seat } shows { $card } and pays
} for it.
tournay-placed = { $seat ->
    [you] You place
   *[other] { tournay-seat } places
} { $card } on { $slot }.
tournay-tucked = { $seat ->
    [you] Your { $card } goes
   *[other] { tournay-seat }’s { $card } goes
} under { $deck }.
tournay-tucked-unseen = { $seat ->
    [you] You put
   *[other] { tournay-seat } puts
} a card under { $deck }.
tournay-shifted = { $seat ->
    [you] Your district
   *[other] { tournay-seat }’s district
} is moved so that there is room on every side.
tournay-laid-down = { $seat ->
    [you] You lay
   *[other] { tournay-seat } lays
} down { tournay-citizens }.
tournay-gave-back = { $seat ->
    [you] You give
   *[other] { tournay-seat } gives
} a { tournay-colour } citizen back to the reserve.
tournay-borrowed = { $seat ->
    [you] You borrow
   *[other] { tournay-seat } borrows
} a { tournay-colour } citizen from { tournay-owner }.
tournay-gained = { $seat ->
    [you] You gain
   *[other] { tournay-seat } gains
} { tournay-deniers }{ $reason ->
    [earn] { " " }for the work of citizens
    [building] { " " }from the building
    [character] { " " }from the character on { $what }
    [spoils] { " " }from the event that was taken
    [event] : { $what }
   *[other] { "" }
}.
tournay-paid = { $seat ->
    [you] You { $reason ->
        [card] pay { tournay-deniers } for the card
        [ransom] pay { tournay-deniers } for the combat
        [recruit] pay { tournay-deniers } for the recruit
        [event] lose { tournay-deniers }: { $what }
       *[other] pay { tournay-deniers }
    }
   *[other] { tournay-seat } { $reason ->
        [card] pays { tournay-deniers } for the card
        [ransom] pays { tournay-deniers } for the combat
        [recruit] pays { tournay-deniers } for the recruit
        [event] loses { tournay-deniers }: { $what }
       *[other] pays { tournay-deniers }
    }
}.
tournay-transferred = { $seat ->
    [you] You pay
   *[other] { tournay-seat } pays
} { tournay-owner } { tournay-deniers }{ $debt ->
    [borrowing] { " " }for the borrowed citizen
    [lordship] { " " }to the Lordship
   *[courthouse] { " " }at the Courthouse
}.
tournay-buried = { $card } goes face down under { $deck }.
tournay-looked-at = { $seat ->
    [you] You look
   *[other] { tournay-seat } looks
} at { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { $deck }.
tournay-looked-at-named = { $seat ->
    [you] You look
   *[other] { tournay-seat } looks
} at { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { $deck }: { $names }.
tournay-drew = { $seat ->
    [you] You draw
   *[other] { tournay-seat } draws
} a card from { $deck }.
tournay-drew-named = { $seat ->
    [you] You draw
   *[other] { tournay-seat } draws
} { $card }.
tournay-turned-up = { $card } lies face up on { $deck }.
tournay-crier = { $seat ->
    [you] You meet
   *[other] { tournay-seat } meets
} the town crier of { $deck }.
tournay-fed = { $event } has { tournay-coins } now.
tournay-strikes = { $event } strikes with { tournay-coins }{ $cause ->
    [ballista] , set off by a Ballista
   *[crier] { "" }
}.
tournay-built = { $seat ->
    [you] You build
   *[other] { tournay-seat } builds
} a rampart.
tournay-built-against = { $seat ->
    [you] You build a rampart and are
   *[other] { tournay-seat } builds a rampart and is
} safe: { $event }.
tournay-shielded = { $seat ->
    [you] You are
   *[other] { tournay-seat } is
} sheltered by the Catapult: { $event }.
tournay-damaged = { $seat ->
    [you] Your card
   *[other] { tournay-seat }’s card
} on { $slot } is damaged.
tournay-activated = { $seat ->
    [you] You activate
   *[other] { tournay-seat } activates
} { $card } on { $slot }.
tournay-activated-borrowing = { $seat ->
    [you] You activate
   *[other] { tournay-seat } activates
} { $card } on { $slot } with { $owner ->
    [you] your
   *[other] { tournay-owner }’s
} citizen.
tournay-renounced = { $seat ->
    [you] You do
   *[other] { tournay-seat } does
} without the effect of the building on { $slot }.
tournay-fruitless = There is nothing the effect could do.
tournay-copied = { $seat ->
    [you] You use
   *[other] { tournay-seat } uses
} the effect of { $owner ->
    [you] your
   *[other] { tournay-owner }’s
} { $card }.
tournay-combated = { $seat ->
    [you] You take
   *[other] { tournay-seat } takes
} { $event } in hand as a rampart.
tournay-next-event = { $event } joins the queue.
tournay-no-next-event = There are no more events; the place in the queue stays empty.
tournay-recruited = { $seat ->
    [you] You recruit
   *[other] { tournay-seat } recruits
} a { tournay-colour } citizen.
tournay-raised = { $seat ->
    [you] Your lying
   *[other] { tournay-seat }’s lying
} citizens stand up again.
tournay-gathered = { $seat ->
    [you] You gather
   *[other] { tournay-seat } gathers
} all citizens on the Plaza.
tournay-tucked-event = { $seat ->
    [you] You put
   *[other] { tournay-seat } puts
} { $event } under the event deck.
tournay-last-round = The last round begins: everybody has one more turn.
tournay-committed = { $seat ->
    [you] You have
   *[other] { tournay-seat } has
} decided about the last card.
tournay-last-card = { $seat ->
    [you] Your last card
   *[other] { tournay-seat }’s last card
} is { $card } on { $slot }.
tournay-no-last-card = { $seat ->
    [you] You play
   *[other] { tournay-seat } plays
} no last card.
tournay-ended = The game is over.

## Why not

tournay-need-game-going-on = The game is over; nothing more can be played.
tournay-need-turn = It is not your decision; it is { $seat ->
    [you] yours
   *[other] { tournay-seat }’s
}.
tournay-need-open-choice = You have decided about your last card already.
tournay-need-answer = Something else is asked first: { $question }
tournay-need-deniers = That takes { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
}, and you have { $purse }.
tournay-need-citizens = That takes { tournay-citizens } standing on a Plaza, your own or borrowed for 2 deniers each.
tournay-need-own-citizen = You have no { tournay-colour } citizen of your own there.
tournay-need-in-hand = There is no such card in your hand.
tournay-need-playable = Only buildings, characters and prestige buildings can be played.
tournay-need-slot-now = Say at once on which slot the card goes.
tournay-need-slot-later = This card is paid for with another card; choose that one first and the slot afterwards.
tournay-need-slot = A card cannot lie on { $slot }: it needs a card beside it, and a district spans three rows and three columns at most.
tournay-need-card = There is no card on that slot.
tournay-need-visible-card = Only the visible card of a stack can be given.
tournay-need-no-twin = A prestige building of that name lies in your district already; one of each is all you may have.
tournay-need-face-up = No card lies face up on { $deck }.
tournay-need-look-at-both = Two cards are left in { $deck }: look at both.
tournay-need-face-down = There are not enough face-down cards left in { $deck }.
tournay-need-building = That takes a building of the right colour; characters and prestige buildings cannot be activated.
tournay-need-free = Something lies on that card; it has to be free.
tournay-need-undamaged = That card is damaged, and no use until its owner gathers.
tournay-need-low-level = Damage goes to free cards of level I or II, of the colour that is asked for.
tournay-need-event = There is no event in that place of the queue.
tournay-need-coins = There is no coin on that event; it has to bear at least one.
tournay-need-no-coins = There are coins on that event; it has to be one without.
tournay-need-reserve = There is no { tournay-colour } citizen left in the reserve.
tournay-need-advanced = Recruiting is an action of the advanced rules only.
tournay-need-opponent = That has to be an opponent.
tournay-need-once = That building was used in this chain of copies already; choose another.
tournay-need-fewer = { $most ->
    [one] Only { $most } event can be set off.
   *[other] No more than { $most } events can be set off.
}
tournay-need-reaction = There is no character on that slot that could do this now.
tournay-need-rampart = You have no rampart in hand.
tournay-need-catapult = You have no manned Catapult that could still protect you from this crier.
tournay-need-in-order = Citizens of one player are used together; those of this player have had their turn.

## What is asked

tournay-asked = { $seat }: { $question }
# To the reader: in their turn, or in that of another.
tournay-asked-you = { $turn ->
    [own] Your turn: { $question }
   *[other] You decide: { $question }
}
tournay-ask-play-card = play a card, or act without one.
tournay-ask-pay-citizen = which citizen shall pay for { $card }?
tournay-ask-pay-card = which card shall be given for { $card }?
tournay-ask-put-card = where shall { $card } lie?
tournay-ask-placing-combat = shall the Knight take an event?
tournay-ask-act = choose the action of this turn.
tournay-ask-citizens = whose citizens? Still needed: { tournay-citizens }.
tournay-ask-choose-draw = { $colour ->
    [any] from which deck of level { $level } shall the card be drawn?
   *[other] how shall the card be drawn from { tournay-a-deck }?
}
tournay-ask-choose-take = from which deck of level { $level } shall two cards be taken?
tournay-ask-keep = which card of { $deck } shall be kept?
tournay-ask-take-shown = { $cards ->
    [one] which card shall be taken?
   *[other] which { $cards } cards shall be taken?
}
tournay-ask-recruit = a citizen of which colour shall be recruited for { tournay-deniers }?
tournay-ask-copy = which { $state ->
    [free] free
   *[undamaged] undamaged
}{ $colour ->
    [any] { "" }
   *[other] { " " }{ tournay-colour }
} building of an opponent shall be copied?
tournay-ask-combat-free = which event { $coins ->
    [present] with
   *[absent] without
} coins shall be taken?
tournay-ask-fire = which events shall be set off, { $most ->
    [one] one
   *[other] { $most }
} at most?
tournay-ask-bombard = which card of { $seat ->
    [you] yours
   *[other] { tournay-seat }
} shall be damaged?
tournay-ask-bombard-any = which card of the opponent shall be damaged?
tournay-ask-name = buildings of which colour shall pay?
tournay-ask-react = which character shall be used now?
tournay-ask-defend = { $event } strikes: build a rampart, or endure it?
tournay-ask-defend-against = { $event } strikes: protect yourself, or endure it ({ $cost })?
tournay-ask-suffer = choose what { $event } hits ({ $hits } more to come).
tournay-ask-end-turn = only four cards may stay in hand: which one goes?
tournay-ask-commit = which card shall be the last, if any?
tournay-ask-nothing = nothing is asked just now.

## How it ended

tournay-won = { $seat ->
    [you] You win
   *[other] { tournay-seat } wins
} with { tournay-points }.
tournay-shared = { $seats } share the win with { tournay-points } each.
# With the points of all, the most first: 34–26.
tournay-wins = { $seat ->
    [you] You win { $score }.
   *[other] { tournay-seat } wins { $score }.
}
tournay-share-wins = { $who ->
   *[other] { $seats } share the win, { $score }.
}
tournay-going-on = The game is still going on.
tournay-score-printed = Points on cards
tournay-score-ramparts = Ramparts
tournay-score-total = Total

## Cards

tournay-kind = { $kind ->
    [building] Building
    [character] Character
    [prestige] Prestige building
   *[crier] Town crier
}, { tournay-colour }, level { $level }
tournay-cost-free = It costs nothing.
tournay-cost-deniers = It costs { tournay-deniers }.
tournay-cost-citizen = It costs one { tournay-colour } citizen of one’s own, who goes back to the reserve.
tournay-cost-card = It costs { tournay-deniers } and another card from hand or district.
tournay-printed-points = Worth { tournay-points }, even when covered.

tournay-coloured = { $kind ->
   *[other] { tournay-colour }
}
tournay-a-kind = a { $colours } { $kind ->
    [building] building
    [character] character
   *[prestige] prestige building
}
tournay-a-kind-of-any-colour = a { $kind ->
    [building] building
    [character] character
   *[prestige] prestige building
}

tournay-gain-flat = Gain { tournay-deniers }.
tournay-gain-per = Gain { tournay-deniers } for each { $per ->
    [empty-slot] slot of your district that is still empty
    [filled-slot] slot of your district that holds a card
    [plaza-citizen] citizen standing on your Plaza
   *[lying-citizen] citizen lying beside your Plaza
}.
tournay-gain-per-pair = Gain { tournay-deniers } for each pair of one { $first ->
    [yellow] yellow
    [white] white
   *[red] red
} and one { $second ->
    [yellow] yellow
    [white] white
   *[red] red
} citizen standing on your Plaza.
tournay-gain-per-best = Gain { tournay-deniers } for each { $colours } citizen standing on your Plaza; only the colour that brings more counts.
tournay-draw-classic = Draw a card from { tournay-a-deck }: the one face up, or your choice of two.
tournay-take-two = Take the two top cards of { tournay-a-deck }.
tournay-abbey = Turn up the top cards of the three decks of level { $level } and take { $cards } of them.
tournay-recruit-for = Pay { tournay-deniers } and recruit { tournay-a-citizen }.
tournay-copy-effect = Use the effect of { $state ->
    [free] a free
   *[undamaged] an undamaged
}{ $colour ->
    [any] { "" }
   *[other] { " " }{ tournay-colour }
} building of an opponent.
tournay-ballista = Choose up to { $most } events, put a coin on each and let them strike your opponents. An event that brings deniers serves everybody, you included.
tournay-combat-free = Take an event { $coins ->
    [present] with
   *[absent] without
} coins as a rampart{ $spoils ->
    [player] , and its coins too
   *[bank] { "" }
}.
tournay-catapult = Damage one free card of level I or II of each opponent. While it is manned, it shelters you from one event of each town crier.
tournay-lordship = Name a colour: every opponent pays you { tournay-deniers } for each building of that colour.
tournay-courthouse = Whoever is richest pays you { tournay-deniers }; if several are, each of them does.
tournay-on-place = Whenever you place { $what } in this row or column, gain { tournay-deniers }.
tournay-on-place-combat = Whenever you place { $what } in this row or column, you may take an event with coins as a rampart{ $spoils ->
    [player] , and its coins too
   *[bank] { "" }
}.
tournay-on-activate = Whenever you activate { $what } in this row or column, gain { tournay-deniers }.
tournay-raise-lying = Whenever you activate { $what } in this row or column, you may raise all your lying citizens.
tournay-double-capacity = You may activate { $what } in this row or column twice, in two different actions.
tournay-follow-up = Whenever you activate a { $trigger ->
    [yellow] yellow
    [white] white
   *[red] red
} building in this row or column, you may at once activate a { $target ->
    [yellow] yellow
    [white] white
   *[red] red
} one there with another { tournay-colour } citizen.
tournay-nth-worker = With every { $every ->
    [2] second
   *[other] { $every }th
} red citizen or gray token at work in this row or column, you may take an event with coins as a rampart{ $spoils ->
    [player] , and its coins too
   *[bank] { "" }
}.
tournay-on-gather = Whenever you gather your citizens, gain { tournay-deniers }.
tournay-earn-rate = When you earn with { tournay-colour } citizens, each brings { tournay-deniers }.
tournay-score = At the end, for each { $count ->
    [card-sets] set of a yellow, a white and a red card of level I or II
    [cards] { tournay-colour-or-any } card of level I or II
    [deniers] group of 4 deniers
    [citizens] { tournay-colour-or-any } citizen
    [characters] character
    [prestige-buildings] prestige building
    [citizen-sets] set of a yellow, a white and a red citizen
    [buildings] white or yellow building of level I or II
   *[ramparts] rampart built
}: { $owner } to those who have this card, { $others } to the others; 12 points at most.
tournay-colour-or-any = { $colour ->
    [yellow] yellow
    [white] white
    [red] red
   *[any] coloured
}
tournay-score-flat = At the end: { $owner } to those who have this card, { $others } to the others.
tournay-town-crier = Every event gets a coin; then the events strike.

## Events

tournay-blow-lay-down = For each coin, everybody lays down { $colour ->
    [any] a citizen of their choice
   *[other] a { tournay-colour } citizen
} from the Plaza.
tournay-blow-majority = For each coin, whoever has the most { tournay-colour } citizens and cards gains { tournay-deniers }.
tournay-blow-damage = For each coin, everybody damages one free { $colour ->
    [any] card
   *[other] { tournay-colour } card
} of level I or II of their own.
tournay-blow-deniers = For each coin, everybody loses { tournay-deniers }.
tournay-combat-price = To combat it: { tournay-citizens }{ $ransom ->
    [ransom] , and a denier more than there are coins on it
   *[none] { "" }
}.

## Options

tournay-option = { $option ->
    [players] Players
    [rules] Rules
    [start_player] Who begins
    [catapult] Targets of the Catapult
    [last_two] The last two cards of a deck
    [ramparts] Ramparts
    [given_cards] A card as a price
   *[expansion] Expansion
}
tournay-option-note = { $option ->
    [players] The more play, the more town criers it takes to end the game.
    [rules] The advanced game starts with fewer citizens, more money, and recruiting as a sixth action.
    [start_player] Whether the game ends is looked at before this player’s turns.
    [catapult] The rulebook speaks of any free card; we play that prestige buildings are out of reach.
    [last_two] By the rulebook both of the last two cards are looked at; we play that a face-up card may simply be taken.
    [ramparts] The rulebook lets you choose the event; we play that nobody builds against one that pays.
    [given_cards] The rulebook takes the card from your hand or district; we play that only visible cards of the district can be given.
   *[expansion] Eighteen further cards for the decks of levels I and II.
}
tournay-option-value = { $value ->
    [two] Two
    [three] Three
    [four] Four
    [base] Base game
    [advanced] Advanced game
    [none] Without
    [replace] In place of the removable cards
    [chance] By chance
    [seat-1] The first seat
    [seat-2] The second seat
    [seat-3] The third seat
    [seat-4] The fourth seat
    [low-levels] Free cards of level I and II
    [any-card] Every free card, prestige buildings too
    [choice] Take the face-up card, or look at both
    [look] Look at both
    [harmful] Against events that harm
    [any-event] Against every event
    [visible] Visible cards
    [any-given] Covered cards too
   *[mix] Mixed with the removable cards, three of six by chance
}

## In pictures

tournay-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
tournay-crier-shown = { $crier ->
    [shown] , its crier has appeared
   *[hidden] { "" }
}
tournay-deck-part = { $deck }: { tournay-cards }{ tournay-crier-shown }
tournay-deck-part-open = { $deck }: { tournay-cards }, { $card } face up{ tournay-crier-shown }
tournay-queue-part = { $event }, { tournay-coins }
tournay-queue-part-empty = No event
tournay-event-deck-part = Event deck: { tournay-cards }
tournay-slot-part = { tournay-seat }: { $at }{ $workers ->
    [0] { "" }
    [one] , { $workers } worker
   *[other] , { $workers } workers
}{ $state ->
    [damaged] , damaged
   *[whole] { "" }
}{ $covered ->
    [0] { "" }
    [one] , { $covered } card below
   *[other] , { $covered } cards below
}
tournay-open-slot-part = { tournay-seat }: empty slot { $slot }
tournay-plaza-part = { $seat ->
    [you] Your { tournay-colour } citizens
   *[other] { tournay-seat }, { tournay-colour } citizens
}: { $standing } standing, { $lying } lying
tournay-player-part = { tournay-seat }: { tournay-deniers }, { tournay-cards } in hand, ramparts: { $ramparts } in hand, { $built } built
tournay-hand-part = { $card }
tournay-hand-part-hidden = A card from { $deck }, face down
tournay-rampart-part = Rampart ({ $event })
tournay-reserve-part = Reserve: { tournay-citizens }
tournay-table-words = { $said } { $active ->
    [first] Turn of Blue
    [second] Turn of Green
    [third] Turn of Violet
    [fourth] Turn of Black
    [you] Your turn
   *[other] Turn of { $active }
}; town criers: { $criers } of the { $needed } that can end the game.
tournay-label-hand = Hand
tournay-label-reserve = Reserve
tournay-label-events = Events
tournay-label-criers = Criers
tournay-label-ramparts = Ramparts
