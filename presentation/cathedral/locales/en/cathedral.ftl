### Cathedral, in English.
### Names of pieces have capitals so that the Square is not taken for a square.

title = Cathedral

kind = { $kind ->
    [tavern] Tavern
    [stable] Stable
    [inn] Inn
    [bridge] Bridge
    [square] Square
    [manor] Manor
    [abbey] Abbey
    [infirmary] Infirmary
    [castle] Castle
    [tower] Tower
    [academy] Academy
   *[cathedral] Cathedral
}
# A player has two of the first three kinds.
a-kind = { $kind ->
    [tavern] a Tavern
    [stable] a Stable
    [inn] an Inn
   *[other] the { kind }
}
# At a table a side is called by its player’s name, and the reader is spoken to.
side = { $side ->
    [light] Light
    [dark] Dark
    [you] You
   *[other] { $side }
}
# Whose building was captured.
owner = { $owner ->
    [light] Light
    [dark] Dark
    [you] you
   *[other] { $owner }
}
owners = { $owner ->
    [you] your
   *[other] { owner }’s
}
list-end = { $rest } and { $last }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Actions, as entries of a list

place = { kind } on { $square }
place-turned = { kind } on { $square }, turned { $turned ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
capture = Remove the piece on { $square }
leave = Leave the piece on { $square } where it is
pass = Pass

## What happened

placed = { $side ->
    [you] You place
   *[other] { side } places
} { a-kind } on { $squares }.
claimed = { $side ->
    [you] You claim
   *[other] { side } claims
} { $count ->
    [one] the square { $squares }
   *[other] { $count } squares: { $squares }
}.
captured = { $side ->
    [you] You remove
   *[other] { side } removes
} { owners } { kind } from { $squares }; it goes back to { owners } hand.
captured-cathedral = { $side ->
    [you] You remove
   *[other] { side } removes
} the Cathedral from { $squares }; it is out of the game.
left = { $side ->
    [you] You leave
   *[other] { side } leaves
} the { kind } on { $squares } where it is.
passed = { $side ->
    [you] You pass.
   *[other] { side } passes.
}
over = The game is over.

## How it ended

won = { $side ->
    [you] You win
   *[other] { side } wins
} with { $points ->
    [one] 1 square
   *[other] { $points } squares
} left against { $other }.
drawn = A draw, { $points ->
    [one] 1 square
   *[other] { $points } squares
} left each.
going-on = The game is still going on.

## What is asked

ask-cathedral = { $side ->
    [light] Light to move: where shall the Cathedral stand?
    [dark] Dark to move: where shall the Cathedral stand?
    [you] Your turn: where shall the Cathedral stand?
   *[other] { $side }’s turn to place the Cathedral.
}
ask-building = { $side ->
    [light] Light to move: place a building.
    [dark] Dark to move: place a building.
    [you] Your turn: place a building.
   *[other] { $side }’s turn to place a building.
}
ask-building-or-pass = { $side ->
    [light] Light to move: place a building, or pass.
    [dark] Dark to move: place a building, or pass.
    [you] Your turn: place a building, or pass.
   *[other] { $side }’s turn to place a building or pass.
}
ask-capture = { $side ->
    [light] Light to decide: remove the { kind } on { $squares }, or leave it?
    [dark] Dark to decide: remove the { kind } on { $squares }, or leave it?
    [you] Your turn: capture { owners } { kind }, or leave it?
   *[other] { $side } decides whether to capture { owners } { kind }.
}
ask-capture-cathedral = { $side ->
    [light] Light to decide: remove the Cathedral on { $squares }, or leave it?
    [dark] Dark to decide: remove the Cathedral on { $squares }, or leave it?
    [you] Your turn: capture the Cathedral, or leave it?
   *[other] { $side } decides whether to capture the Cathedral.
}

## Why not

need-game-going-on = The game is over; nothing more can be played.
need-turn = { $side ->
    [you] It is your turn.
   *[other] It is not your turn; it is { side }’s.
}
need-cathedral-first = The Cathedral has to be placed first.
need-cathedral-unplaced = The Cathedral is placed once in a game, by { $side ->
    [you] you
   *[other] { side }
}; place one of your buildings.
need-decision = Decide first about the piece on { $squares }: remove it or leave it.
need-in-hand = You have no { kind } left in hand; choose another building.
need-inside-walls = The piece would stick out of the city; all of it has to lie inside the walls.
need-free = { $count ->
    [one] { $squares } is not free; a piece may cover free squares only.
   *[other] { $squares } are not free; a piece may cover free squares only.
}
need-not-owned = { $count ->
    [one] { $squares } belongs to { owner }; build on a square that { owner } { does-not } own.
   *[other] { $squares } belong to { owner }; build on squares that { owner } { does-not } own.
}
does-not = { $owner ->
    [you] do not
   *[other] does not
}
need-nothing-enclosed = A first building may not enclose anything, and this one would enclose { $squares }.
need-nothing-to-place = You can still place a building, so you have to; only a player who can place nothing passes.
need-isolated = No piece there was isolated by this turn’s building; only such a piece can be removed or left.

## In pictures

hand-points = { side }: { points } in hand
piece-of = { $side ->
    [you] Your
   *[other] { side }’s
} { kind } on { $squares }
piece-alone = { kind } on { $squares }
