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
side = { $side ->
    [light] Light
   *[dark] Dark
}
opponent = { $side ->
    [light] Dark
   *[dark] Light
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

placed = { side } places { a-kind } on { $squares }.
claimed = { side } claims { $count ->
    [one] the square { $squares }
   *[other] { $count } squares: { $squares }
}.
captured = { side } removes { opponent }’s { kind } from { $squares }; it goes back to { opponent }’s hand.
captured-cathedral = { side } removes the Cathedral from { $squares }; it is out of the game.
left = { side } leaves the { kind } on { $squares } where it is.
passed = { side } passes.
over = The game is over.

## How it ended

won = { side } wins, { points } to { $other }.
drawn = A draw, { $points ->
    [one] 1 point each
   *[other] { $points } points each
}.
going-on = The game is still going on.

## What is asked

ask-cathedral = { side } to move: where shall the Cathedral stand?
ask-building = { side } to move: place a building.
ask-building-or-pass = { side } to move: place a building, or pass.
ask-capture = { side } to decide: remove the { kind } on { $squares }, or leave it?

## Why not

need-game-going-on = The game is over; nothing more can be played.
need-turn = It is not your turn; it is { side }’s.
need-cathedral-first = The Cathedral has to be placed first.
need-cathedral-unplaced = The Cathedral is placed once in a game, by Light; place one of your buildings.
need-decision = Decide first about the piece on { $squares }: remove it or leave it.
need-in-hand = You have no { kind } left in hand; choose another building.
need-inside-walls = The piece would stick out of the city; all of it has to lie inside the walls.
need-free = { $count ->
    [one] { $squares } is not free; a piece may cover free squares only.
   *[other] { $squares } are not free; a piece may cover free squares only.
}
need-not-owned = { $count ->
    [one] { $squares } belongs to { side }; build on a square that { side } does not own.
   *[other] { $squares } belong to { side }; build on squares that { side } does not own.
}
need-nothing-enclosed = A first building may not enclose anything, and this one would enclose { $squares }.
need-nothing-to-place = You can still place a building, so you have to; only a player who can place nothing passes.
need-isolated = No piece there was isolated by this turn’s building; only such a piece can be removed or left.

## In pictures

hand-points = { side }: { points } in hand
piece-of = { side }’s { kind } on { $squares }
piece-alone = { kind } on { $squares }
