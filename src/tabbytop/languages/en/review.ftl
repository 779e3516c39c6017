### Review of a finished game: `tabbytop review`, and "Review" on the page. The reader is the player whose decisions are reviewed, unless $seat is a bot.

not-over = this game isn’t over yet, and a review would give away hidden cards
no-review = { $game } can’t be reviewed
progress = Thinking it over… { $percent }%

## A move that cost something.

# $count moves are shown below.
clear =
    { $count ->
        [one] One clear mistake.
       *[other] { $count } clear mistakes, worst first.
    }
nothing-clear = Well played: no clear mistakes.
# The same for the chance to win, where smaller losses are not shown.
clear-chance =
    { $count ->
        [one] One clear mistake: it cost a percentage point or more of the chance of winning.
       *[other] { $count } clear mistakes, worst first: each cost a percentage point or more of the chance of winning.
    }
nothing-clear-chance = Well played: no move clearly cost even one percentage point of the chance of winning.
# $number counts the moves of all players, from 1. $move is the move in words.
made = Move { $number }: { $move }
better = Better: { $move }
# Reasons are written to the player whose decisions are reviewed. Here somebody else reads them: $seat is a bot.
reasons-to = To { $seat }: “{ $reasons }”
# Percentage points, such as 3.4; with 95 % confidence the true number is between $low and $high.
loss-chance = It lowered the chance of winning by { $amount } percentage points (95% sure: between { $low } and { $high }).
loss-strokes =
    { $count ->
        [one] It cost the time of one move.
       *[other] It cost the time of { $count } moves.
    }
loss-rules =
    { $count ->
        [one] It broke a rule that could have been worked out.
       *[other] It broke { $count } rules that could have been worked out.
    }

## A sum of three lines: the first is the sum of the other two. Amounts stand behind them.

sum-chance = Result, compared with an even chance
sum-strokes = Moves lost
sum-rules = Other players’ rules broken
sum-decisions =
    { $seat-is ->
        [you] Your decisions
       *[other] { $seat-whose } decisions
    }
sum-rest = Luck and the other players
# $number has no sign of its own.
plus = +{ $number }
minus = −{ $number }
# Percentage points with a sign, such as +75.0 or −12.3.
points = { $amount } points
# … and an uncertainty, such as 1.6.
points-about = { $amount } points, give or take { $uncertain }

## How the numbers were found.

how-chance = Every decision was tried out on imagined tables that fit everything known at the time. The strongest search looked for the best move, and both moves were played out with the same cards. The chance of winning is that search’s estimate.
how-strokes = A saved game has no clock, so time is counted in moves: those that got no closer to the card, and those that the quickest other paw made during a pause.
how-rules = A rule could have been worked out if someone who forgets nothing would have thought it likely after everything seen and heard.
