### The invitation to a table, on the page: for those who invite, and for the guest who opens the link.

## The guest

# Variables: $host (a person's name).
invited = { $host } invites you
there = Who’s there
name = Your name
cat = Your cat
# The guest has a name already. Variables: $name.
you = You’ll sit down as { $name }.
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
no-code = There’s no table with that code. A code stops working when the game starts: ask your friend for the link.

## Those who invite

# What the picture is, for screen readers.
qr = QR code of the link to this table
scan = Scan it with a phone
code = Or read this code out
# It names the heading page-home/friend-title.
code-how = Friends type it under “Got an invitation?” on the first page, until the game starts.
share = Share the link
# The text that goes with the link in a messenger. Variables: $game (its name).
share-text = Come and play { $game } with me.
# A button in a rematch, for everybody who waits in vain.
bots-instead = Not coming? Let bots fill in

## Seats before the game

open-ask-over = Ask your friends over
# A table that counts for a circle of friends. Variables: $circle (its name).
open-circle = A table for “{ $circle }”: all its members see it too.
open-for-you = There’s a seat for you
# Variables: $count (a number of seats).
open-free =
    { $count ->
        [one] One seat is free. The game starts when it’s taken.
       *[other] { $count } seats are free. The game starts when they’re all taken.
    }
open-sit = Sit down
open-link = Link to this table
open-copy = Copy the link
open-copied = Copied. Send it to your friends.
open-marked = The link is selected: copy it.
open-here = Someone here wants to play too
open-their-name = Their name
open-fill = Nobody coming? Let bots fill in
open-onlook = Or just watch.
open-closed = Closed
open-close = Close the free seats
open-reopen = Open the seats again
