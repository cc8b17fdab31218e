### The page of scores, in English.

score-gauge-boxes = Boxes filled
score-gauge-discontent = Discontent
score-anarchy-attribute-rule = One point for each filled box of this track.
score-anarchy-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
score-anarchy-counted = counted: { $count }
score-anarchy-towers = towers { $towers }, gate { $gate }
score-anarchy-discontent = final discontent { $count }
score-anarchy-discontent-rule = Discontent that is left in the end takes points away, more the higher it is.
score-anarchy-tie-discontent = First: less final discontent
score-anarchy-tie-workers = Then: more workers
