## How the seed of a match comes about

fair-title = Was the shuffle fair?
fair-link = How it was shuffled
fair-lead = Everything that chance decides in a match follows from its seed, 64 digits. Nobody chooses them alone: first the server fixes a secret and shows its fingerprint, which cannot be changed afterwards. Then every seat adds a part of its own. The seed is the fingerprint of the secret and of all parts in the order of the seats. The secret is told when the match is over, so that anybody can check it.
fair-limits = This shows that the server did not choose after it had seen the parts, and that nobody at the table knew the secret. It cannot show that whoever runs the server does not sit at the table under another name and adds the last part.

fair-committed = The server promised a secret before the first part came.
fair-all-server = No player added a part, so the server fixed the seed alone, before the match began.
fair-older = This match was set up before matches carried a promise. Nothing can be shown about its shuffle but the seed itself.
fair-words = Whoever set this match up chose words for its seed and can know what comes. It carries no promise.
fair-same = This match has the same cards as another one on purpose. It carries no promise of its own; what holds for the shuffle is what the first match shows. Whoever has played or seen that one knows the cards.
fair-further = This match was played on from a position of another one and has its seed. It carries no promise of its own; what holds for the shuffle is what that match shows.
fair-lesson = In a lesson everybody meets the same cards. It carries no promise.
fair-brought = This match was brought here as a record and carries no promise.
fair-brought-committed = This match was brought here as a record. It carries the promise of the server where it was played; this server did not make it and shows only whether it fits.
fair-other-match = The first match

fair-commitment = Promise (SHA-256 of the secret)
fair-secret = Secret
fair-seed = Seed
fair-later = told when the match is over
fair-not-yet = has not added a part yet
fair-part-own = own part
fair-part-server = by the server, from the secret
fair-part-hidden = added; shown when everybody has

fair-shuffle = Before the cards are shuffled
fair-shuffle-note = The server has promised a secret by this fingerprint. Add a part of your own, any words or digits, and it cannot have chosen what comes. Your browser does it by itself unless you want to type.
fair-your-part = Your part
fair-add = Add it and begin
fair-type-own = I want to type my own part of the shuffle
fair-undealt = The cards are shuffled when everybody has come.
fair-waits = The cards are shuffled when { $players } has added a part.

## Checking it

fair-check = The check
fair-check-note = Your browser computes this by itself, from the record of the match.
fair-check-offline = The command “bastide verify” does the same offline on a downloaded record, and plays every action again.
fair-check-later = When the match is over, your browser checks all of it here.
fair-no-crypto = Browsers compute fingerprints only over https or on the server’s own machine. Download the record and check it with “bastide verify”.
fair-no-script = Without scripts this page cannot check anything. Download the record and check it with “bastide verify”.
fair-fits-commitment = The promise is the fingerprint of the secret.
fair-wrong-commitment = The promise is not the fingerprint of the secret.
fair-fits-parts = Every part of the server follows from the secret.
fair-wrong-parts = A part of the server does not follow from the secret.
fair-fits-seed = The seed follows from the secret and the parts.
fair-wrong-seed = The seed does not follow from the secret and the parts.
fair-fits-seal = The seal of the record fits: nothing in it was altered.
fair-wrong-seal = The seal of the record does not fit: something in it was altered.
fair-fits-own = The part that this browser added is in it.
fair-wrong-own = The part that this browser added is not in it.
fair-fits-seen = The promise is the one that this browser saw before it added its part.
fair-wrong-seen = The promise is not the one that this browser saw before it added its part.
fair-wrong-page = The record does not say what this page says.
fair-nothing-added = This browser added no part to this match.
fair-all-well = All of it fits.
fair-not-well = Something does not fit.

## `bastide verify`

fair-verify-none = This record carries no promise about its shuffle.
fair-verify-legal = { $count ->
    [one] Its one action is legal, and the result is the one reached.
   *[other] All { $count } actions are legal, and the result is the one reached.
}
fair-verify-unfinished = { $count ->
    [one] Its one action is legal; the match was not played to its end.
   *[other] All { $count } actions are legal; the match was not played to its end.
}
fair-verify-rules = It was begun with other rules ({ $rules }), which may be why.
