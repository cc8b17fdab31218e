### Accounts: signing up and in, one's own page, coming back, going.

account-title = Your account
account-nav = Account
account-lead = You can play without an account. With one, your games, lessons and tokens wait for you on every device.

## Signing up

account-sign-up = Make an account
account-keeps = What you have played here as { $name } stays yours.
account-name = Name
account-name-note = What the others see. Letters, digits, spaces and - _ . ' make a name, at most { $most } characters.
account-password = Password
account-password-note = At least { $least } characters. Several words that have nothing to do with each other are easy to keep in mind.
account-make = Make the account

## Signing in

account-sign-in = Sign in
account-take = Take along what I have played here as { $name }
account-take-note = Otherwise these games stay where they are, and nobody can get at them any more. A game at which you also sit with your account is never taken along.

## Coming back with a code

account-recover = Password forgotten
account-recover-lead = One of your recovery codes sets a new password. The code is used up by it, and all devices are signed out.
account-code = Recovery code
account-new-password = New password
account-set-password = Set the password

## One's own page

account-signed-in = You are signed in as { $name }.
account-sign-out = Sign out
account-administration = Administration
account-sessions = Where you are signed in
account-sessions-note = A device that nobody has used for 90 days is signed out by itself.
account-device = Device
account-unknown-device = unknown device
account-this-device = this device
account-begun = Signed in
account-used = Last used
account-end-session = Sign out { $device }
account-end-others = Sign out all other devices
account-change-name = Change your name
account-save-name = Save the name
account-change-password = Change your password
account-current = Present password
account-change-note = All other devices are signed out.
account-codes = Recovery codes
account-codes-left = { $count ->
    [one] You have one recovery code left. With it you come back if you forget your password; no mail is needed.
   *[other] You have { $count } recovery codes left. With one of them you come back if you forget your password; no mail is needed.
}
account-new-codes = Make new codes
account-new-codes-note = The old ones are worth nothing then.
account-codes-given = Your recovery codes
account-codes-given-note = Write them down or print this page: they are shown this once and kept nowhere. Each sets a new password once.
account-codes-done = I have kept them
account-data = Your data
account-export = Download all that is kept about you
account-export-note = One JSON file: your account, devices, games, what you said at tables, lessons and tokens.
account-delete = Delete your account
account-delete-goes = What goes, at once and for good: your name, password, recovery codes and sessions, your tokens, your lessons, and the words of everything you said at tables.
account-delete-stays = What stays, because it is the others' as well: the games. In their lists you are “deleted player”. Games that are running are given up.
account-delete-now = Delete the account for good
account-deleted-player = deleted player

## What became of it

account-done-name = You have a new name.
account-done-password = The password is changed, and all other devices are signed out.
account-done-sessions = The other devices are signed out.
account-done-deleted = Your account is deleted.

## What does not work

account-wrong = This name and this password do not belong together. Check both; after several attempts one has to wait.
account-wrong-code = This name and this code do not belong together, or the code has been used.
account-wrong-password = That is not your password.
account-name-taken = Somebody else has this name, or one that looks the same. Choose another.
account-name-short = A name has at least two letters or digits.
account-name-long = A name has at most { $most } characters.
account-name-odd = Letters, digits, spaces and - _ . ' make a name; nothing else.
account-name-reserved = Nobody can have this name here. Choose another.
account-password-short = A password has at least { $least } characters.
account-password-long = A password has at most { $most } characters.
account-password-common = Whoever guesses passwords begins with this one. Choose another.
