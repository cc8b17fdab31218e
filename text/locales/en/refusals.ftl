### Why something did not happen, in English.

## At a table

refusal-no-match = There is no such match.
refusal-no-game = There is no such game.
refusal-no-invitation = This link leads to no seat. Ask whoever sent it for a new one.
refusal-not-your-seat = This seat is not yours.
refusal-seat-taken = Somebody else has this seat, or is expected on it.
refusal-waiting = Not everybody has sat down yet.
refusal-over = The match is over.
refusal-not-over = The match is not over yet.
refusal-nothing-to-undo = There is nothing to take back.
refusal-outdated = Another change came first. Look at the table again.
refusal-bots-alone = Bots play among themselves at { $most } of your tables already. Wait until one is over, or sit down yourself.
refusal-no-bot = There is no bot “{ $bot }”, or it would think for too long.
refusal-long-name = A name has at most { $most } characters.
refusal-broken = Something went wrong inside. The match is as it was before.
refusal-notation = “{ $text }” is no action; { $clause } says how actions are written.

## In what was sent

refusal-form = What was sent cannot be read. Go back to the page and send it again.
refusal-too-much = That is too much at once: at most { $most } KiB can be sent.

## In the options of a match

refusal-option-unknown = There is no option “{ $name }”; the options are { $known }.
refusal-option-value = The option “{ $name }” cannot be “{ $value }”.
refusal-option-pair = “{ $text }” is not of the form option=value.
refusal-option-twice = The option “{ $name }” is given twice.
refusal-option-players = The game takes { $allowed } players, not { $given }.

## In a record

refusal-record-line = Line { $line }: { $problem }
refusal-record-none = This is no Bastide record; its first line would be “bastide-record: 1”.
refusal-record-bytes = This file is no text.
refusal-record-format = This record has the format “{ $found }”, which is not known here.
refusal-record-game = This is a record of “{ $found }”, which is not played here.
refusal-record-header = A line of the header is written “key: value”.
refusal-record-key = The header of a record has no key “{ $key }”.
refusal-record-twice = “{ $key }” is given twice.
refusal-record-missing = The header lacks “{ $key }”.
refusal-record-value = The value of “{ $key }” cannot be read.
refusal-record-commitment = The commitment is not that of the seed.
refusal-record-seat = An action is written “seat action”; the seats are { $seats }.
refusal-record-action = “{ $action }” is not possible here: { $reason }
refusal-record-written = The action is written “{ $expected }”.
refusal-record-result = The result is “{ $actual }”, not “{ $written }”.
refusal-record-unsealed = The record has no seal; it would end with a line “seal: …”.
refusal-record-seal = The seal does not fit: something above it was altered. Without this line the record is taken as one written by hand.
refusal-record-after-seal = Nothing may follow the seal.
refusal-record-cut-off = The file ends in the middle of a line.
