### The invitation to a table, on the page: for those who invite, and for the guest who opens the link.

## The guest

# Variables: $host (a person's name).
invited = { $host } invites you
there = Who is there
name = Your name
cat = Your cat
# The guest has a name already. Variables: $name.
you = You sit down as { $name }.
# A link to the first lesson. Variables: $minutes.
learn =
    { $minutes ->
        [one] New to it? Learn it in { $minutes } minute.
       *[other] New to it? Learn it in { $minutes } minutes.
    }
rules = Or read the rules.
# Under a chair, in a rematch: somebody who played before may sit here. Variables: $name.
kept =
    { $name ->
        [none] Kept for a player
       *[other] Kept for { $name }
    }
# The code that was typed leads nowhere.
no-code = No table waits under that code. A code ends when the game begins: ask your friend for the link.

## Those who invite

# What the picture is, for screen readers.
qr = QR code of the link to this table
scan = Scan it with a phone
code = Or read this code out
# It names the heading page-home/friend-title.
code-how = It goes into the field “A friend has a table?” on the first page, until the game begins.
share = Share the link
# The text that goes with the link in a messenger. Variables: $game (its name).
share-text = Come and play { $game } with me.
# A button in a rematch, for everybody who waits in vain.
bots-instead = They do not come? Bots take the rest

## Seats before the game

open-ask-over = Ask your friends over
# A table that counts for a circle of friends. Variables: $circle (its name).
open-circle = A table of “{ $circle }”: all its members see it, too.
open-for-you = There is a seat for you
# Variables: $count (a number of seats).
open-free =
    { $count ->
        [one] One seat is free. The game begins when all are taken.
       *[other] { $count } seats are free. The game begins when all are taken.
    }
open-sit = Sit down
open-link = Link to this table
open-copy = Copy the link
open-copied = Copied. Send it to your friends.
open-marked = The link is marked: copy it.
open-here = Somebody here plays too
open-their-name = Their name
open-fill = Nobody comes? Bots take the rest
open-onlook = Or just watch.
open-closed = Closed
open-close = Close the free seats
open-reopen = Open the seats again
