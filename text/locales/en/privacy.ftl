## What is kept about people

privacy-title = What is kept about you
privacy-lead = Bastide keeps what it needs so that you can play, and nothing to watch you by.
privacy-kept = What is kept
privacy-guest = As a guest: the name you gave yourself, when you came, your games, what you said at tables, the lessons you finished, your ratings and tournaments.
privacy-account = With an account also: your password and recovery codes, stored so that nobody can read them, and the browsers you are signed in on with the time of their last use. No e-mail address and no real name.
privacy-games = Of a game: every move and the time it was made. A public game can be seen by anybody, with the names of those who played it.
privacy-addresses = The address of your connection is used while the server runs, to limit how much one address may do. It is not written down, in the database or in the server’s own log.
privacy-cookies = Cookies
privacy-cookies-text = One says who you are, and up to three others remember your language, light or dark, and an invitation you followed. None comes from anybody else, and nothing counts your visits.
privacy-others = Who else learns of it
privacy-others-text = Nobody, unless you ask for it: a program you give a token, or an address you have called when it is your turn. That call says which game waits and nothing of the cards.
privacy-long = For how long
privacy-long-text = A guest who cannot come back is forgotten after 400 days: name, words and tokens go, the games stay without a name. A browser that you do not use is signed out after 90 days. An open table that nobody joins is called off after a week.
privacy-yours = What you can do
privacy-yours-text = You can download everything that is kept about you, change your name, end tokens and sign other browsers out. If you delete your account, everything goes at once but the games themselves, which belong to the others as well; they show nobody’s name then. Backups of the host may hold it for some time longer.
privacy-download = Download what is kept about you
privacy-host = The person who runs this server decides how long backups and the logs of the machine in front of it are kept.
