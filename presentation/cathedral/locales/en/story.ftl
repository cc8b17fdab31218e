### The story of a match, its bars and the panel that explains, in English.

## A line for each turn. A line begins with `story-who`; what was done follows, joined by `story-and`.

story-move = Move { $number }
story-who = { side }
story-and = and
story-placed = put { a-kind } { to-place }
story-claimed = claimed { $count ->
    [one] 1 square
   *[other] { $count } squares
}
story-captured = captured { owners } { kind }
story-captured-cathedral = captured the Cathedral
story-left = left { owners } { kind } standing
story-left-cathedral = left the Cathedral standing
story-passed = passed
story-stuck = { $side ->
    [you] You cannot place anything.
   *[other] { side } cannot place anything.
}
to-place = { $place ->
    [north] in the north
    [north-east] in the north-east
    [east] in the east
    [south-east] in the south-east
    [south] in the south
    [south-west] in the south-west
    [west] in the west
    [north-west] in the north-west
    [wall-north] on the north wall
    [wall-east] on the east wall
    [wall-south] on the south wall
    [wall-west] on the west wall
    [corner-north-east] in the north-east corner
    [corner-south-east] in the south-east corner
    [corner-south-west] in the south-west corner
    [corner-north-west] in the north-west corner
   *[middle] in the middle
}
stands = { to-place }

## Steps and offers

step-claimed = { $count ->
    [one] 1 square claimed
   *[other] { $count } squares claimed
}
step-captured = { kind } captured
offer-capture = Capture { owners } { kind }: +{ $count ->
    [one] 1 square
   *[other] { $count } squares
}
offer-capture-cathedral = Capture the Cathedral: +{ $count ->
    [one] 1 square
   *[other] { $count } squares
}
offer-leave = Leave the { kind } standing

## Bars

bar-move = move { $number }
bar-left = squares left: { owner } { $points } – { $other } { side }

## The page

buildings-of = { $owner ->
    [you] Your buildings
   *[other] { owner }’s buildings
}
squares-left = squares left
# The script fills in the number.
tag-claims-one = claims 1 square
tag-claims = claims {"{"}count{"}"} squares
tag-isolates = walls in a piece
how-turn = Turn it
how-turn-note = R, the wheel or a right click
how-place = Place it
how-place-note = let go where it fits, or click
how-back = Put it back
how-back-note = let go anywhere else, or Esc

## The panel that explains

about-building = { $owner ->
    [you] Your building
   *[other] { owner }’s building
}
about-in-hand = { $owner ->
    [you] In your hand
   *[other] In { owner }’s hand
}
about-cathedral-kind = Belongs to nobody
about-size = Size
about-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
about-stands = Stands
about-copies = In hand
about-copies-of = { $count } of { $all }
about-fits = Fits
about-places = { $count ->
    [one] in 1 place
   *[other] in { $count } places
}
about-nowhere = It fits nowhere any more.
about-capture = If it is the only other piece inside a wall of one player’s buildings, that player may capture it: it goes back to its owner’s hand.
about-capture-now = It stands alone inside the wall and can be captured now.
about-cathedral = It is no part of anybody’s wall. A player who walls it in alone may capture it; it is then out of the game.
about-cathedral-waiting = { $owner ->
    [you] You place it
   *[other] { owner } places it
}, and it belongs to nobody.
about-free = Free square
about-free-words = Anybody may build here.
about-owned = { $owner ->
    [you] Your square
   *[other] { owner }’s square
}
about-owned-words = It is walled off: only { owner } may build here.
about-territory = { $owner ->
    [you] Your territory
   *[other] { owner }’s territory
}
about-goal = The squares that these buildings would cover count at the end. Whoever has fewer left wins.
about-pass-words = Two passes in a row end the game.
