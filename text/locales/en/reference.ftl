### Cards, boxes and icons to look up, in English.

reference-title = { $game }: everything to look up
reference-lead = What each card, box and icon does, in words.
reference-link = Cards and icons
reference-search = Search
reference-none = Nothing has all these words.
reference-narrow = Narrow it down
reference-any = all
reference-show = Show
reference-contents = Sections
reference-reconstructed = Reconstructed, as no public source states it: { $values }.
