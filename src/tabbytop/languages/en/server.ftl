### What the server says to people at tables: mostly why something is not possible. These texts are shown alone, in a small
### box; they begin with a small letter and end without a full stop.

## People without a name of their own

# A seat where nobody sits yet. Variables: $number.
seat-name = Seat { $number }
# A player who has deleted the account.
somebody = Somebody

## Too much, too often

# What is limited, as the texts below name it.
limited-moves = moves
limited-lines = moves and messages
limited-talk = talk
limited-questions = questions
limited-replays = replays
limited-requests = requests
limited-logins = login attempts
limited-reports = reports
limited-tables = new tables
limited-joins = sitting down
limited-guests = new guests
limited-device-games = offline games
limited-codes = code guesses
limited-circles = new circles

# The operators of this server allow none at all. Variables: $what (one of those above).
none-allowed = this server doesn’t allow { $what }
# Variables: $what, $seconds (with one digit after the point).
too-much-for-seconds =
    slow down with the { $what }; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
# Variables: $what, $minutes.
too-much-for-minutes =
    enough { $what } for now; wait { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
too-much = that was too much
too-many-sockets = there are too many open connections from this address
too-many-log-in = too many people are logging in right now; try again
# A bot's hint for a player takes a while, and so does the game's own advice.
one-hint-at-a-time = one hint at a time; the big cat is still thinking about the last one
one-advice-at-a-time = one thing at a time; the last one is still being worked out
enough-to-think-about = that’s enough to think about for now; wait for an answer first
too-many-reviews = too many reviews are waiting; try again in a moment
# Somebody takes a seat and leaves it, again and again. Variables: $seconds.
comes-and-goes =
    you’re in and out like a cat at the door; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
# Variables: $most.
too-many-own-tables =
    { $most ->
        [one] you already have an unfinished table; finish it first
       *[other] you already have { $most } unfinished tables; finish one first
    }
too-many-tables-from-network =
    { $most ->
        [one] your network already has an unfinished table; it has to end first
       *[other] your network already has { $most } unfinished tables; one has to end first
    }
too-many-waiting-seats =
    { $most ->
        [one] you’re already waiting at a table; play there first, or leave it
       *[other] you’re already waiting at { $most } tables; play at one first, or leave it
    }
too-many-waiting-seats-from-network =
    { $most ->
        [one] someone on your network is already waiting at a table; that game has to begin first
       *[other] people on your network are already waiting in { $most } seats; one of them has to play or leave first
    }

## It went wrong

went-wrong = something went wrong on our side
not-written = it couldn’t be saved, so nothing happened; try again
outcome-unknown = we can’t tell whether that was saved; send it again, with the same id
table-reloaded = the table is being reloaded; try again
table-not-readable = the table can’t be read right now; try again
table-too-busy = the table is too busy; try again
server-stops = the server is shutting down; try again in a moment
advice-failed = that couldn’t be worked out; try again
hint-failed = no bot has an idea right now; try again
something-else-happened = something else happened in the meantime; try again

## The server hangs up

# Why a connection ends; programs connect again by themselves where that helps.
bye-reloaded = the table is being reloaded; say hello again
bye-seat-gone = the seat is someone else’s now
bye-stops = the server is shutting down; it’ll be back
bye-handed-over = another process serves this table now; say hello again

## It is not there, or cannot be read

nothing-here = there’s nothing by that name here
no-such-table = there’s no such table
no-such-file = the page has no file by that name
cannot-be-done = that can’t be done here
too-long = that’s too long
nested-too-deeply = that’s nested too deeply
unreadable = the request can’t be read
# A part of a request is wrong, for authors of programs. Variables: $place (its name), $error (English, may be missing).
unreadable-part =
    { $error ->
        [none] { $place }: can’t be read
       *[other] { $place }: { $error }
    }
# A message of a program is wrong. Variables: $error (English).
not-a-message = not a message: { $error }
not-json = not a message: it isn’t JSON
# "hello" is the name of a message, which every program sends first.
hello-first = the first message has to be hello
hello-again = hello has already been said
websockets-only = that’s for WebSockets only
nul-in-text = text can’t contain the character NUL
# `origins` and `metrics_from` are settings of the server's operators.
other-site = other sites can’t do this; the setting `origins` can allow one
metrics-hidden = the setting `metrics_from` says who can read this

## Seats

all-seats-taken = all seats are taken
# Variables: $seat (a number from 0 on; people know which seat it is, so it need not be said).
seat-taken = that seat is taken
seat-closed = that seat is closed
one-seat-each = everyone gets one seat at this table; the host said so
host-closes-seats = only the host can close seats
host-asks-to-leave = only the host can ask people to leave
nobody-removed-at-stake = this game counts toward a contest or ratings, so nobody can be asked to leave
fixture-seat-kept = this seat is saved for a player in the contest
host-asks-for-bots = only the host can ask for bots
banned-from-table = the host of this table won’t let you back in
own-seat = that’s your own seat; get up if you like
# Variables: $seat (a number from 0 on; people know which seat it is, so it need not be said).
nobody-sits-there = nobody sits there
left-already = they’ve already left
everybody-goes-home = the game is over; everyone goes home anyway
seat-kept = that seat is saved for someone
seats-kept = the seats that are left are saved for someone
no-free-seat = there are no free seats left
seats-free = there are still free seats
# Variables: $seat (a number from 0 on; people know which seat it is, so it need not be said).
no-such-seat = there’s no such seat at this table
# Variables: $seat (a number from 0 on; people know which seat it is, so it need not be said).
nobodys-seat = nobody has that seat
# A bot wants to move for a person who plays. Variables: $seat (as above).
seat-plays-itself = this player doesn’t need a bot
not-your-seat = that’s not your seat
no-seat-of-yours = you have no seat at that table
# A program gave a secret word that belongs to no seat of this table.
wrong-secret = that secret doesn’t open any seat here
no-onlookers = nobody can watch at this table

## Beginning and end

not-begun = the game hasn’t begun yet
begun-already = the game has already begun
begun-without-you = the game has begun without you
not-over = the game isn’t over yet
over-already = the game is already over
over-nobody-waits = the game is over; you’re free to go
table-was-closed = this table was closed
table-is-closed = this table is closed
only-unplayed-tables-close = you can only close a table before its game begins
# Somebody without a server wants a table with a free seat.
friends-need-a-server = friends who are far away need a server; on this device you can play with bots, or take turns
# A rematch is possible after the end.
first-this-game = finish this game first
new-table-already = there’s already a new table
earlier-rules = that game was played by older rules, which this server no longer has
# A game that was played without a server is put into the history. Variables: $why (what is wrong with its record).
game-does-not-replay = this game can’t be replayed by this server’s rules: { $why }
game-too-long = this game is too long to keep here
# Somebody wants to play on from the end of a finished game.
play-on-over = there’s nothing left to play there; choose an earlier move
# A game that was played on from a moment of a finished game is not put into the history.
play-on-not-kept = a game played on from another isn’t kept in your history

## Moves

somebody-was-quicker = someone was quicker
not-asked-any-more = that question is no longer open
question-gone = that question is no longer open; look again
not-your-turn = it’s not your turn
# A program answers to something that has not happened yet. Variables: $number.
number-to-come = this table hasn’t reached number { $number } yet
# Variables: $seat (a number from 0 on; people know which seat it is, so it need not be said).
time-not-up = their time isn’t up yet
clock-has-to-wait = the clock has to wait

## Taking moves back

no-undo-live = everyone plays at once here, so nothing can be taken back
no-undo-at-stake = this game counts toward a contest or ratings, so every move stands
nothing-to-undo = you have no move to take back
nobody-asks-undo = nobody is asking to take a move back
answer-undo-first = someone has asked to take a move back; answer that first
undo-others-answered = others have moved since, so that move stands
agreed-already = you’ve already agreed; the others haven’t
# Variables: $count.
undo-limit =
    { $count ->
        [one] you’ve already taken back one move in this game, so this one stands
       *[other] you’ve already taken back { $count } moves in this game, so this one stands
    }
undo-somebody-away = everyone has to agree to that, and someone is away, so that move stands
undo-somebody-sent-away = someone who had to agree was asked to leave, so that move stands
undo-hidden-seen = something hidden has been seen since, so that move stands

## Hints and talk

no-hints-here = there are no hints here
without-hints = this table plays without hints, as agreed
no-hints-between-people = no hints while people play against each other here
nothing-asked = you have nothing to decide right now; have a stretch
no-chat = there’s no chat at this table
nothing-said = say something first
silent-table = this table is silent

## Leaving and coming back

you-play-yourself = you’re already playing for yourself
come-back-to-table = you’ve left this table; come back first
come-back-to-seat = a bot is playing for you; come back first
bot-plays-there = a bot is already playing there
sitter-forgotten = whoever sat here is gone for good
# Variables: $seat (a number from 0 on; people know which seat it is, so it need not be said).
nobody-missing = nobody is missing there
nobody-waits-for-seat = nobody is waiting for that player
clock-runs = the clock is already running
no-clock-runs = no clock is running
clock-waits-for-nobody = you can only pause when you’re alone with bots
clock-waited-enough = you have no pauses left in this game
clock-may-stand-still = the clock can stay paused
here-a-moment-ago = they were here a moment ago; give them some time
days-for-everybody = everyone has days to move at this table; leave it to the clock

## Names, accounts and passwords

name-unseen = a name needs something that people can see
# Variables: $most.
name-too-long =
    { $most ->
        [one] a name can have only 1 character
       *[other] a name can have { $most } characters at most
    }
name-taken = that name belongs to someone else
name-looks-taken = that name looks like someone else’s; choose another
# Names such as "admin", or of the bots' levels.
name-reserved = that name belongs to the house; choose another
same-name-here = someone by that name is already sitting here
same-looking-name-here = someone here has a name that looks the same
weak-password = that password is easy to guess; choose a longer or odder one
wrong-login = wrong name or password
old-password-missing = enter your old password too
old-password-wrong = that’s not your old password
password-to-delete = enter your password to delete the account
account-deleted = the account was deleted in the meantime

## Bans and reports

banned = whoever runs this place has banned you from it
muted = you can’t talk for now, but you can still play
accused-forgotten = that player is gone for good
reports-yourself = that’s you; have a stretch instead
# Variables: $seat (a number from 0 on; people know which seat it is, so it need not be said).
nobody-to-report = there’s nobody there to report
said-nothing-there = that player didn’t write that line
reporter-elsewhere = you can only report people at your own table

## Setting up a table

bots-alone = bots alone are poor company: leave a seat for someone
# One seat for the person who sets up, other names for others at the same device.
one-seat-for-you = you only get one seat; others on this device need their own names
# Variables: $levels (kitten, tabby …, as programs call them).
bot-level = choose a level for the bot: { $levels-or }
level-installed = a bot installed on this server
# Variables: $game.
own-clock = { $game } has its own clock
# Variables: $clock (the kind of clock, as programs call it), $least and $most (seconds; 0 if there are none).
clock-seconds =
    { $most ->
        [0] without a clock there are no seconds to set
       *[other] a clock like this one can have { $least } to { $most } seconds
    }

## Lessons

lesson-changed = the lesson has changed since then; start it again
# Variables: $error (in English).
lesson-broken = this lesson doesn’t work here: { $error }

## Invitations

# A code has six letters and digits, to be read out on the phone; it leads to a table that waits for players.
no-code = that isn’t a table code; codes have six characters, letters and digits
no-such-code = no table is waiting under that code; a code stops working when the game begins
code-too-late = the game has begun, so its code no longer works
# Beside a link in a messenger: a sentence of its own. Variables: $game (its name), $host (a person's name).
preview-title = { $game } · { $host } invites you
# The same. Variables: $minutes (0: not known).
preview-about =
    { $minutes ->
        [0] Pull up a chair: it plays in your browser, nothing to install.
        [one] Pull up a chair: about a minute, in your browser, nothing to install.
       *[other] Pull up a chair: about { $minutes } minutes, in your browser, nothing to install.
    }

## Comments at moments of finished games

comment-players-only = only people who sat at this table can comment on its game
comment-not-yours = that’s not your comment
no-such-comment = that comment is gone
too-many-comments = this game already has too many comments
# Variables: $last (a number).
no-such-step =
    { $last ->
        [one] this game has only 1 move
       *[other] this game has only { $last } moves
    }

## A link to a moment of a finished game, as messengers and pictures show it

# Variables: $game (its name), $at and $last (numbers of moves).
moment-title = { $game } · move { $at } of { $last }
moment-title-deal = { $game } · the deal
moment-title-end = { $game } · the end
# Above the words in the picture. Variables: $at, $last (numbers of moves).
moment-at = Move { $at } of { $last }
moment-deal = The deal
moment-end = The end
# Where nothing can be told of the move.
moment-look = See this moment, and play on from there.
# A player whose name has letters that the picture cannot show. Variables: $number (from 1 on).
moment-seat = Player { $number }

## Notices: being told elsewhere that it is one's turn

no-notices = this server doesn’t send notifications
bad-notice-url = notifications can’t be sent there; the address has to begin with https and be on the open internet
no-ntfy-topic = the address of an ntfy topic ends with the topic’s name
bad-push-keys = the browser’s keys can’t be read
# Variables: $most.
too-many-endpoints =
    { $most ->
        [one] you already get notifications in one place; remove it first
       *[other] you already get notifications in { $most } places; remove one first
    }
no-such-endpoint = notifications aren’t sent there

## The deal of the day.

daily-no-day = there’s no deal for that day
daily-over = you can’t go on with this try: its day has ended, or the try was never started
daily-late = too late: the game has moved on
