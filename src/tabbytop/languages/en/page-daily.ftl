### The deal of the day: one try each, the same cards for everybody.

## Before the try.

title = The deal of the day
lead = The same cards for everyone on this server, sealed since yesterday. One try, against bots that always answer the same moves the same way.
# Variables: $game, $bots (a number), $level (such as “lynx”).
today = Today: { $game }, you against { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } ({ $level }).
go = Deal me in
on = Go on
again = You’ve had your try today. The next deal comes at midnight (UTC).
tries =
    { $tries ->
        [0] Nobody has finished it yet.
        [one] One try so far.
       *[other] { $tries } tries so far.
    }
site = The deal of the day needs a server to keep its seal, and this page doesn’t have one. The puzzles work here, though.
puzzles = Puzzles
shelf = Back to the shelf

## The try.

# The page's name in the browser.
page = The deal of the day · { $game }
board = The table
leave = Leave; your try is kept
turn = It’s your turn.
watch = Watch.
rules = One try, no take-backs.
changed = The day is over. A new deal is here.

## After it.

over =
    { $place ->
        [1] 1st of { $seats }, with { $score }
        [2] 2nd of { $seats }, with { $score }
        [3] 3rd of { $seats }, with { $score }
       *[other] { $place }th of { $seats }, with { $score }
    }
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
among-who = Guests aren’t counted: anyone could come back as a new guest and try again.
no-replay = No replay or review today: others are still playing these cards.
share = Share the picture
save = Save the picture
copy = Copy as text
copied = Copied. Paste it wherever cats are welcome.
picture = A picture to share: the day, the game, your place and score. It doesn’t show any cards.
# The first line of the picture and of the text to share. Variables: $day (a date), $game.
share-title = Tabbytop · { $day } · { $game }
share-place =
    { $place ->
        [1] 1st of { $seats }, with { $score }
        [2] 2nd of { $seats }, with { $score }
        [3] 3rd of { $seats }, with { $score }
       *[other] { $place }th of { $seats }, with { $score }
    }

## The proof that the cards were settled the day before.

proof = Proof
committed = Today’s seal
tomorrow = Tomorrow’s seal, published today
yesterday = Yesterday’s seed, to check its seal
how = A seal settles the cards without showing them. When the day is over, the seed appears here; “tabbytop daily verify” checks that it fits.
