### What the server says to people at tables: mostly why something is not possible. These texts are shown alone, in a small
### box; they begin with a small letter and end without a full stop. Seats are numbers from 0 on.

## People without a name of their own

# A seat where nobody sits yet. Variables: $number.
seat-name = Seat { $number }
# A player who has deleted the account.
somebody = Somebody

## Too much, too often

# What is limited, as the texts below name it.
limited-moves = moves
limited-lines = lines
limited-talk = talk
limited-questions = questions
limited-replays = replays
limited-requests = requests
limited-logins = tries to log in
limited-reports = reports
limited-tables = new tables
limited-joins = seats taken
limited-guests = new guests
limited-device-games = games played offline
limited-codes = tries of a code
limited-circles = new circles

# The operators of this server allow none at all. Variables: $what (one of those above).
none-allowed = there are no { $what } here
# Variables: $what, $seconds (with one digit after the point).
too-much-for-seconds = that was too much: { $what }, wait { $seconds } seconds
# Variables: $what, $minutes.
too-much-for-minutes =
    enough { $what } for the moment; wait { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
too-much = that was too much
too-many-sockets = there are too many open sockets from this address
too-many-log-in = too many people log in at once; try again
# A bot's hint for a player takes a while, and so does the game's own advice.
one-hint-at-a-time = one hint at a time; the last one is still being thought about
one-advice-at-a-time = one thing at a time; the last one is still being worked out
enough-to-think-about = that is enough to think about at once; wait for an answer first
too-many-reviews = too many reviews are waiting; try again in a moment
# Somebody takes a seat and leaves it, again and again. Variables: $seconds.
comes-and-goes =
    you come and go a lot; wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
# Variables: $most.
too-many-own-tables =
    { $most ->
        [one] you have a table that is not over; end it first
       *[other] you have { $most } tables that are not over; end one first
    }
too-many-tables-from-network =
    { $most ->
        [one] from your network a table is not over; it has to end first
       *[other] from your network { $most } tables are not over; one has to end first
    }
too-many-waiting-seats =
    { $most ->
        [one] you wait at a table already; play there first, or leave it
       *[other] you wait at { $most } tables already; play there first, or leave one
    }
too-many-waiting-seats-from-network =
    { $most ->
        [one] somebody from your network waits at a table already; it has to begin first
       *[other] people from your network wait on { $most } seats already; one of them has to play or leave first
    }

## It went wrong

went-wrong = that went wrong on our side
not-written = it could not be written down, so nothing happened; try again
outcome-unknown = it is not known whether that was written down; send the same again, under the same id
table-reloaded = the table is read anew; try again
table-not-readable = the table cannot be read now; try again
table-too-busy = the table is too busy; try again
server-stops = the server stops; try again in a moment
advice-failed = that could not be worked out now; try again
hint-failed = no bot has an idea now; try again
something-else-happened = something else has happened meanwhile; try again

## The server hangs up

# Why a connection ends; programs connect again by themselves where that helps.
bye-reloaded = the table is read anew; say hello again
bye-seat-gone = the seat is somebody else's now
bye-stops = the server stops; it will be back
bye-handed-over = another process serves this table now; say hello again

## It is not there, or cannot be read

nothing-here = there is nothing of that name here
no-such-table = there is no such table
no-such-file = the page has no file of that name
cannot-be-done = that cannot be done here
too-long = that is too long
nested-too-deeply = that is nested too deeply
unreadable = the request cannot be read
# A part of a request is wrong, for authors of programs. Variables: $place (its name), $error (English, may be missing).
unreadable-part =
    { $error ->
        [none] { $place }: cannot be read
       *[other] { $place }: { $error }
    }
# A message of a program is wrong. Variables: $error (English).
not-a-message = not a message: { $error }
not-json = not a message: it is not JSON
# "hello" is the name of a message, which every program sends first.
hello-first = the first message is hello
hello-again = hello has been said
websockets-only = that is for WebSockets alone
nul-in-text = a text must not contain the character NUL
# `origins` and `metrics_from` are settings of the server's operators.
other-site = another page may not do this; the setting `origins` allows one
metrics-hidden = the setting `metrics_from` says who may read this

## Seats

all-seats-taken = all seats are taken
seat-taken = seat { $seat } is taken
seat-closed = that seat is closed
one-seat-each = at this table everybody has one seat; its host has said so
host-closes-seats = whoever set this table up may close seats
host-asks-to-leave = whoever set this table up may ask people to leave
nobody-removed-at-stake = this game counts for a contest or for ratings, so nobody can be asked to leave
fixture-seat-kept = this seat is kept for a player of the contest
host-asks-for-bots = whoever set this table up may ask for bots
banned-from-table = the host of this table does not let you back in
own-seat = that is your own seat; get up if you like
nobody-sits-there = nobody sits at seat { $seat }
left-already = they have left already
everybody-goes-home = the game is over; everybody goes home anyway
seat-kept = that seat is kept for somebody
seats-kept = the seats that are left are kept for somebody
no-free-seat = there is no free seat any more
seats-free = there are seats free
no-such-seat = there is no seat { $seat } at this table
nobodys-seat = seat { $seat } is nobody's
# A bot wants to move for a person who plays.
seat-plays-itself = seat { $seat } plays itself
not-your-seat = that is not your seat
no-seat-of-yours = you have no seat at that table
# A program gave a secret word that belongs to no seat of this table.
wrong-secret = that secret opens no seat here
no-onlookers = this table has no onlookers

## Beginning and end

not-begun = the game has not begun
begun-already = the game has begun already
begun-without-you = the game has begun without you
not-over = the game is not over
over-already = the game is over already
over-nobody-waits = the game is over; nobody waits for you
table-was-closed = this table was closed
table-is-closed = this table is closed
only-unplayed-tables-close = only a table that was never played can be closed
# Somebody without a server wants a table with a free seat.
friends-need-a-server = friends who are far away need a server; on this device you play with bots, or take turns
# A rematch is possible after the end.
first-this-game = first this game
new-table-already = there is a new table already
earlier-rules = it was played by earlier rules, which this server has no more
# A game that was played without a server is put into the history. Variables: $why (what is wrong with its record).
game-does-not-replay = this game cannot be played again by the rules of this server: { $why }
game-too-long = this game is too long to be kept here
# Somebody wants to play on from the end of a finished game.
play-on-over = nothing is left to play there; choose an earlier move
# A game that was played on from a moment of a finished game is not put into the history.
play-on-not-kept = a game that was played on from another is not kept in the history

## Moves

somebody-was-quicker = somebody was quicker
not-asked-any-more = that is not asked any more
question-gone = that question is no longer asked; look again
not-your-turn = it is not your turn now
# A program answers to something that has not happened yet. Variables: $number.
number-to-come = this table has not come to number { $number } yet
time-not-up = the time of seat { $seat } is not up
clock-has-to-wait = the clock has to wait

## Taking moves back

no-undo-live = where all play at once, nothing can be taken back
no-undo-at-stake = this game counts for a contest or for ratings, so every move stands
nothing-to-undo = there is no move of yours to take back
nobody-asks-undo = nobody asks to take a move back
answer-undo-first = somebody has asked to take a move back; answer that first
undo-others-answered = others have answered since; that move stands
agreed-already = you have agreed already; the others have not
# Variables: $count.
undo-limit =
    { $count ->
        [one] you have had one move back in this game; this stays
       *[other] you have had { $count } moves back in this game; this stays
    }
undo-somebody-away = all must agree to that, and somebody is away; it stands
undo-somebody-sent-away = somebody who had to agree was sent away; it stands
undo-hidden-seen = what was hidden has been seen since; that move stands

## Hints and talk

no-hints-here = there are no hints here
without-hints = this table plays without hints; that was agreed
no-hints-between-people = no hints while people play against each other here
nothing-asked = nothing is asked of you now; have a stretch
no-chat = there is no chat at this table
nothing-said = there is nothing in that
silent-table = this table is silent

## Leaving and coming back

you-play-yourself = you play yourself
come-back-to-table = you have left this table; come back first
come-back-to-seat = a bot plays for you; come back first
bot-plays-there = a bot plays there already
sitter-forgotten = whoever sat here has been forgotten
nobody-missing = nobody is missing at seat { $seat }
nobody-waits-for-seat = nobody waits for that seat
clock-runs = the clock is running
no-clock-runs = no clock is running
clock-waits-for-nobody = the clock waits for nobody who plays with others
clock-waited-enough = the clock has waited often enough in this game
clock-may-stand-still = the clock may stand still
here-a-moment-ago = they were here a moment ago; give them some time
days-for-everybody = at this table everybody has days; the clock decides

## Names, accounts and passwords

name-unseen = a name is made of letters that can be seen
# Variables: $most.
name-too-long = a name has { $most } letters at most
name-taken = that name belongs to somebody else
name-looks-taken = that name looks like somebody else's; choose another
# Names such as "admin", or of the bots' levels.
name-reserved = that name is for the house; choose another
same-name-here = somebody of that name sits here
same-looking-name-here = somebody whose name looks the same sits here
weak-password = that password is easy to guess; take a longer or an odder one
wrong-login = the name or the password is wrong
old-password-missing = to change it, say the old password too
old-password-wrong = that is not the old password
password-to-delete = to delete the account, say its password
account-deleted = the account was deleted meanwhile

## Bans and reports

banned = you are not welcome here; whoever runs this place has decided so
muted = you cannot talk for now; you can still play
accused-forgotten = whoever that was has been forgotten
reports-yourself = that is yourself; have a stretch instead
nobody-to-report = nobody sits at seat { $seat } who could be reported
said-nothing-there = that seat has not said anything in that line
reporter-elsewhere = only who is at the table can report somebody there

## Setting up a table

bots-alone = bots alone are no company: leave a seat for somebody
# One seat for the person who sets up, other names for others at the same device.
one-seat-for-you = you have one seat; others on this device have names
# Variables: $levels (kitten, tabby …, as programs call them).
bot-level = a bot has a level: { $levels }
level-installed = a bot that was installed on this server
# Variables: $game.
own-clock = { $game } runs by its own clock
# Variables: $clock (the kind of clock, as programs call it), $least and $most (seconds; 0 if there are none).
clock-seconds =
    { $most ->
        [0] a clock of the kind { $clock } has no seconds
       *[other] a clock of the kind { $clock } has { $least } to { $most } seconds
    }

## Lessons

lesson-changed = the lesson has changed since then; begin it again
# Variables: $error (in English).
lesson-broken = this lesson does not work here: { $error }

## Invitations

# A code has six letters and digits, to be read out on the phone; it leads to a table that waits for players.
no-code = that is no code of a table; it has six letters and digits
no-such-code = no table waits under that code; it ends when the game begins
code-too-late = the game has begun; nobody needs a code now
# Beside a link in a messenger: a sentence of its own. Variables: $game (its name), $host (a person's name).
preview-title = { $game } – { $host } invites you
# The same. Variables: $minutes (0: not known).
preview-about =
    { $minutes ->
        [0] Sit down: it plays in the browser, nothing to install.
       *[other] Sit down: about { $minutes } minutes, in the browser, nothing to install.
    }

## Comments at moments of finished games

comment-players-only = only those who sat at this table can comment on its game
comment-not-yours = that comment is not yours
no-such-comment = that comment is gone
too-many-comments = there are too many comments at this game already
# Variables: $last (a number).
no-such-step = this game has { $last } moves

## A link to a moment of a finished game, as messengers and pictures show it

# Variables: $game (its name), $at and $last (numbers of moves).
moment-title = { $game } – move { $at } of { $last }
moment-title-deal = { $game } – the deal
moment-title-end = { $game } – the end
# Above the words in the picture. Variables: $at, $last (numbers of moves).
moment-at = Move { $at } of { $last }
moment-deal = The deal
moment-end = The end
# Where nothing can be told of the move.
moment-look = Look at this moment, and play on from there.
# A player whose name has letters that the picture cannot show. Variables: $number (from 1 on).
moment-seat = Seat { $number }

## Notices: being told elsewhere that it is one's turn

no-notices = this server sends no notices
bad-notice-url = notices cannot be sent to this address; it begins with https and is on the open internet
no-ntfy-topic = the address of an ntfy topic ends with the topic's name
bad-push-keys = the browser's keys cannot be read
# Variables: $most.
too-many-endpoints = you have { $most } places for notices already; remove one first
no-such-endpoint = notices are not sent there

## The deal of the day.

daily-no-day = that is no day whose deal is known
daily-over = this try is over: its day has ended, or it was never begun
daily-late = that move came too late: the game has gone on
