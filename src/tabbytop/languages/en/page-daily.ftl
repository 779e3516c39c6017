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
# Other people with an account who have finished today. Variables: $others, $better.
among =
    { $others ->
        [0] Nobody else with an account has finished it today.
        [one] { $better ->
            [0] One other person with an account has finished it, and didn’t do better.
           *[other] One other person with an account has finished it, and did better.
        }
       *[other] { $better ->
            [0] Out of { $others } others with an account, nobody did better today.
            [one] Out of { $others } others with an account, one did better today.
           *[other] Out of { $others } others with an account, { $better } did better today.
        }
    }
among-who = Guests don’t count here, because every new guest gets a try.
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
