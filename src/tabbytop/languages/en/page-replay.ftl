### A replay: links to its moments, comments, and playing on.

## A moment

moment = This moment
# Variables: $at, $last (numbers of moves).
moment-at = After move { $at } of { $last }
moment-deal = The deal
moment-end = The end
# Names in such a replay are chosen by whoever sent it.
from-device = This game came from someone’s device. The moves follow the rules, but only that device knows who made them.

## Sharing it

share = Share this moment
# The browser's own sheet for sharing opens.
share-link = Share the link
share-copy = Copy
share-copied = Copied. The link opens this moment.
# It could not be copied.
share-marked = The link is selected: copy it.
share-label = Link to this moment
# The message that is sent with the link. Variables: $game.
share-text = Look at this moment in { $game }.
share-not = This game is only on your device, so there’s no link for others to open.

## Playing on from it

play-on = Play on from here
play-on-note = You take one seat, bots take the others. Hands stay as they were; whatever is drawn from here on is new. If you’ve peeked at the other hands, the bots won’t know. This game doesn’t count toward statistics or stickers.
play-on-seat = Your seat
play-on-level = The bots
play-on-go = Deal me in
play-on-over = The game is over here. Go back a few moves to play on.

## Comments

comments = Comments
comments-none = Nobody has said anything about this game yet.
comments-write = Say something about this moment
comments-public = Anyone with the link can read it.
# For readers who may not.
comments-who = Only people who sat at this table can comment, and only if it had a chat.
comments-send = Post
comments-posted = Comment posted.
# Variables: $step (a number).
comments-step = Move { $step }
comments-delete = Delete
# Variables: $text.
comments-delete-one = Delete your comment “{ $text }”
comments-deleted = Comment deleted.
# Variables: $name.
comments-mute = Hide { $name }
# Variables: $name.
comments-unmute = Show { $name } again
# How many there are, beside the button. Variables: $count.
comments-count =
    { $count ->
        [one] One comment
       *[other] { $count } comments
    }

## A link with numbers that make no sense

# A link to a moment has a number that is too large. Variables: $last.
clamped-at =
    { $last ->
        [one] This game has { $last } move, so here’s the end.
       *[other] This game has { $last } moves, so here’s the end.
    }
# … or none at all.
clamped-bad = That link doesn’t point to a moment of this game, so here’s the start.
# … or a seat that there is not.
clamped-seat = Nobody sat there in this game, so you’re seeing it through the eyes of whoever moves.

## A game of rules that are gone

other-rules = This game was played by older rules that Tabbytop no longer has. We can’t show you the table, but here’s every move in words.
other-rules-moves = All moves
other-rules-result = How it ended
# It made a move.
other-rules-clock = The clock
