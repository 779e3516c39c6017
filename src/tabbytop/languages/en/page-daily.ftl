### The deal of the day: one try each, the same cards for everybody.

## Before the try.

title = The deal of the day
lead = The same cards for everybody on this server, sealed since yesterday. One try, against bots that play the same moves against the same moves.
# Variables: $game, $bots (a number), $level (such as “lynx”).
today = Today: { $game }, you against { $bots } bots ({ $level }).
go = Deal me in
on = Go on
again = You have had your try today. The next deal comes at midnight (UTC).
tries =
    { $tries ->
        [0] Nobody has finished it yet.
        [one] One try so far.
       *[other] { $tries } tries so far.
    }
site = The deal of the day needs a server that keeps its seal: this page has none. Puzzles work here all the same.
puzzles = Puzzles
shelf = Back to the games

## The try.

# The page's name in the browser.
page = The deal of the day · { $game }
board = The table
leave = Leave; the try is kept
turn = Your turn, at the table.
watch = Watch.
rules = One try. Nothing can be taken back.
changed = The day is over. A new deal is here.

## After it.

over = Place { $place } of { $seats } with { $score }
# Among all finished tries of today, the reader's own included. Variables: $tries, $better.
among =
    { $tries ->
        [one] You are the first to finish today.
       *[other] { $better ->
            [0] Nobody of { $tries } came off better today.
           *[other] { $better } of { $tries } came off better today.
        }
    }
no-replay = There is no replay and no review today: others still play these cards.
share = Share the picture
save = Save the picture
copy = Copy as text
copied = Copied. Paste it wherever cats are welcome.
picture = A picture to share: the day, the game, your place and score. It shows no card.
# The first line of the picture and of the text to share. Variables: $day (a date), $game.
share-title = Tabbytop · { $day } · { $game }
share-place = Place { $place } of { $seats } with { $score }

## The proof that the cards were settled the day before.

proof = Proof
committed = Commitment for today
tomorrow = Commitment for tomorrow, published today
yesterday = Yesterday’s seed, to check its commitment
how = A commitment fixes the cards without showing them. When the day is over, the seed is shown here; “tabbytop daily verify” checks that it fits.
