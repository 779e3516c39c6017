### Review of a finished game: `tabbytop review`, and "Review" on the page. The reader is the player whose decisions are reviewed, unless $seat is a bot.

not-over = this game is not over, and a review would tell hidden cards
no-review = { $game } has no review
progress = Thinking it over … { $percent } %

## A move that cost something.

# $count moves are shown below.
clear =
    { $count ->
        [one] One move clearly cost something.
       *[other] { $count } moves clearly cost something. The worst comes first.
    }
nothing-clear = Well played: no move clearly cost something.
# The same for the chance to win, where smaller losses are not shown.
clear-chance =
    { $count ->
        [one] One move clearly cost a percentage point or more of the chance to win.
       *[other] { $count } moves clearly cost a percentage point or more of the chance to win. The worst comes first.
    }
nothing-clear-chance = Well played: no move clearly cost as much as a percentage point of the chance to win.
# $number counts the moves of all players, from 1. $move is the move in words.
made = Move { $number }: { $move }
better = Better: { $move }
# Reasons are written to the player whose decisions are reviewed. Here somebody else reads them: $seat is a bot.
reasons-to = To { $seat }: “{ $reasons }”
# Percentage points, such as 3.4; with 95 % confidence the true number is between $low and $high.
loss-chance = It cost { $amount } percentage points of the chance to win: between { $low } and { $high }, with 95 % confidence.
loss-strokes =
    { $count ->
        [one] It cost the time of one stroke.
       *[other] It cost the time of { $count } strokes.
    }
loss-rules =
    { $count ->
        [one] It broke a rule that could have been known.
       *[other] It broke { $count } rules that could have been known.
    }

## A sum of three lines: the first is the sum of the other two. Amounts stand behind them.

sum-chance = Result, compared with an even chance
sum-strokes = Strokes lost
sum-rules = Rules of other hands broken
sum-decisions =
    { $seat-is ->
        [you] Your decisions
       *[other] { $seat-whose } decisions
    }
sum-rest = Luck and the play of others
# $number has no sign of its own.
plus = +{ $number }
minus = −{ $number }
# Percentage points with a sign, such as +75.0 or −12.3.
points = { $amount } points
# … and an uncertainty, such as 1.6.
points-about = { $amount } points, give or take { $uncertain }

## How the numbers were found.

how-chance = Every decision was weighed on tables made up from what could be known then: the strongest search looked for the best move, and both moves were played on with the same cards. The chance to win is an estimate of that search.
how-strokes = A record has no clock. Time is counted in strokes: those that brought the card no nearer, and those that the quickest other paw made during a pause.
how-rules = A rule could have been known if somebody who forgets nothing would have thought it likely, from all that was seen and heard.
