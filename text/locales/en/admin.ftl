### Administration, and what those read whom it concerns.

admin-title = Administration
admin-forbidden = Only for administrators
admin-forbidden-text = Whoever runs this server says who is one, by a command at its machine.
admin-done = Done, and written down below.

## The load

admin-load = Load
admin-matches = Matches that are not over
admin-tables = Tables in memory
admin-streams = Live streams
admin-pace = Actions a second, over the last minute
admin-bots = Bots that think, and that wait
admin-memory = Memory
admin-mib = { $count } MiB
admin-unknown = unknown

## People

admin-people = People
admin-find = Find by name or by number
admin-find-now = Find
admin-nobody = Nobody is called that.
admin-person = Person
admin-since = Here
admin-restraints = Kept from
admin-account = account
admin-guest = guest
admin-administrator = administrator
admin-banned-until = Banned until { $moment }: { $reason }
admin-banned-for-good = Banned for good: { $reason }
admin-muted-until = Muted until { $moment }: { $reason }
admin-muted-for-good = Muted for good: { $reason }
admin-act = What to do about { $name }
admin-how-long = For how long
admin-days = { $count ->
    [one] a day
   *[other] { $count } days
}
admin-for-good = for good
admin-reason = Reason, as they will read it
admin-ban = Ban { $name }
admin-ban-note = Whoever is banned has given up all their running games.
admin-mute = Mute { $name }
admin-unban = Let { $name } in again
admin-unmute = Let { $name } speak again

## Tables

admin-table = A match and what was said at it
admin-match-id = The match, as in its address
admin-look = Look
admin-no-match = There is no such match.
admin-remove-match = Take it out of the public lists
admin-remove-match-note = Whoever has its link still sees it.
admin-silent = Nothing was said there.
admin-remove-remark = Remove the words of { $name }

## To everybody

admin-announce = Say something on all pages
admin-announced = On all pages until { $moment }: { $words }
admin-words = Words
admin-words-fr = The same in French, if you like
admin-words-de = The same in German, if you like
admin-hours = For so many hours
admin-announce-now = Say it
admin-end-announcement = Say it no longer

## The book

admin-book = What administrators have done
admin-empty-book = Nothing yet.
admin-when = When
admin-who = Who
admin-what = What
admin-about = Whom or what about
admin-note = Words
admin-machine = at the machine
admin-deed-ban = banned
admin-deed-unban = let in again
admin-deed-mute = muted
admin-deed-unmute = let speak again
admin-deed-grant = made an administrator
admin-deed-revoke = no longer an administrator
admin-deed-remove-remark = removed a remark
admin-deed-remove-match = took out of the lists
admin-deed-announce = announced
admin-deed-end-announcement = ended the announcement

## What those read whom it concerns

admin-barred = You cannot come in
admin-barred-until = Those who run this server have banned you until { $moment }.
admin-barred-for-good = Those who run this server have banned you for good.
admin-barred-reason = Their reason: { $reason }
admin-barred-games = Your running games are given up. You can still download all that is kept about you.
admin-you-are-muted-until = You may not speak at tables until { $moment }. The reason: { $reason }
admin-you-are-muted-for-good = You may no longer speak at tables. The reason: { $reason }
admin-announcement = Announcement
