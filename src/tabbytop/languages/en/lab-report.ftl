### What `tabbytop sim`, `tabbytop arena` and `tabbytop puzzles` print.
###
### A line of the terminal has 80 characters or more; headings of columns are short. $amount is a number as English writes it
### (1,200); in other languages $games, $deals … are plain digits.
###
### A decision: a player chooses among moves. A deal: the same cards, played from every rotation of the seats. A share is a
### number in percent. The fair share is what equally good bots would win.

## Headings of columns.

column-seat = seat
# Above the places in the turn order: see `turn`.
column-turn = to act
column-wins = wins
column-interval = 95% interval
column-score = score
column-decisions = decisions a game
column-mean = mean
column-least = least
column-median = median
column-most = most
column-bot = bot
column-rating = rating
# Above how long a decision takes.
column-decision = a decision
column-games = games
# Above the numbers of the other bots.
column-ahead = ahead of

# A place in the turn order. $place counts from 0, $number from 1.
turn =
    { $place ->
        [0] first
        [1] second
        [2] third
        [3] fourth
        [4] fifth
        [5] sixth
        [6] seventh
        [7] eighth
       *[other] number { $number }
    }
percent = { $share }%
# Beside a mark in a chart.
fair = fair { $share }
average = average { $rating }

## What was played.

sim-played =
    { $games ->
        [one] 1 game, { $seats ->
            [one] 1 seat
           *[other] { $seats } seats
        }, seed { $seed }
       *[other] { $amount } games, { $seats ->
            [one] 1 seat
           *[other] { $seats } seats
        }, seeds { $seed } to { $last }
    }
# $planned (in English $all): so many games were planned, but the tournament was stopped. $sides: some seats always share a place.
arena-played =
    { $planned ->
        [none] { $amount } games
       *[other] { $amount } of { $all } games
    }, { $sides ->
        [none] { $seats } seats
       *[other] { $seats } seats on { $sides } sides
    }
arena-stopped = stopped before the end
arena-deals =
    { $deals ->
        [one] 1 deal
       *[other] { $amount } deals
    } from seed { $seed } on, each from every rotation; decisions a game: { $decisions }

## The verdict.

# $low and $high are the ends of the interval.
alone = Whoever plays alone wins { $share }% of the games ({ $low }% to { $high }%).
share-of-seat = seat { $place } ({ $share }%)
share-of-turn =
    { $place ->
        [0] first
        [1] second
        [2] third
        [3] fourth
        [4] fifth
        [5] sixth
        [6] seventh
        [7] eighth
       *[other] number { $number }
    } to act ({ $share }%)
# $above and $below are lists of shares: `share-of-seat` or `share-of-turn`.
compared-above =
    { $what ->
        [seats] Seats
       *[turns] Turn order
    }: { $above } { $above-count ->
        [one] wins
       *[other] win
    } more than the fair { $fair }%; the interval there excludes the fair share.
compared-below =
    { $what ->
        [seats] Seats
       *[turns] Turn order
    }: { $below } { $below-count ->
        [one] wins
       *[other] win
    } less than the fair { $fair }%; the interval there excludes the fair share.
compared-both =
    { $what ->
        [seats] Seats
       *[turns] Turn order
    }: { $above } { $above-count ->
        [one] wins
       *[other] win
    } more than the fair { $fair }%; { $below } { $below-count ->
        [one] wins
       *[other] win
    } less than the fair { $fair }%; the interval there excludes the fair share.
# $count: so many intervals.
compared-alike =
    { $what ->
        [seats] Seats
       *[turns] Turn order
    }: no advantage shown; the fair { $fair }% is within all { $count } intervals.
different-bots = The seats had different bots, so these numbers show seat and bot together.
# $reports: in so many reports of 100.
caution = Each interval misses the truth one time in twenty: of { $seats } equal seats, at least one strays by pure chance in about { $reports } reports out of 100.
blur =
    { $games ->
        [one] With 1 game, differences
       *[other] With { $amount } games, differences
    } below about { $points } percentage points don’t show.
# $low and $high are the ends of the interval, if it is known.
pair-clear = { $bot } beats { $other } clearly: ahead in { $share }% of their meetings{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
pair-upset = { $bot } is rated higher, yet { $other } beats it clearly: { $bot } is ahead in { $share }% of their meetings{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
pair-alike = No clear difference between { $bot } and { $other }: { $bot } is ahead in { $share }% of their meetings{ $low ->
        [none] .
       *[other] { " " }({ $low } – { $high }).
    }
not-met = { $bot } and { $other } haven’t met.
others-clear = In every other pair, the higher-rated bot is clearly ahead.
others-unclear = Of the other { $all } pairs, { $count ->
        [one] 1 isn’t clear.
       *[other] { $count } aren’t clear.
    }
# $pairs is a list of `against`.
pairs-unclear = Not clear either: { $pairs }.
against = { $bot } against { $other }
single-deal = A single deal can’t show how much other deals would differ: play more games.
arena-blur =
    { $deals ->
        [one] With 1 deal, leads
       *[other] With { $amount } deals, leads
    } of less than about { $points } percentage points over one half don’t show.
# $bots did not play a whole deal yet.
absent = No complete deal yet: { $bots }; play more games.
# A bot crashed or broke the rules, and chance played on for it. $why says what it did, in English.
lost-seat =
    { $seat ->
        [none] { $bot }
       *[other] { $bot } in seat { $seat }
    } failed, and random moves took over, in { $games ->
        [one] 1 game
       *[other] { $amount } games
    }: { $why }.

## Below the tables.

sim-legend = ▲ ▼ the interval excludes the fair share. Wins: Wilson’s interval; scores: Student’s t.
shared =
    { $games ->
        [one] 1 game was won by several players, who share the win equally.
       *[other] { $amount } games were won by several players, who share the win equally.
    }
# $average is the mean of all ratings, $lead a difference between two.
arena-legend = Ratings are openskill’s; { $average } is the mean here, and a lead of { $lead } means finishing ahead in 3 games out of 4. Ahead of: percent of all meetings; a shared place counts as half. ▲ ▼, green and red: the interval excludes the fair share, or one half. Intervals are 95%; the games of a deal count together.
sides = Seats that always share a place are one side and have the same bot.
# $count bots are too many for the width of the screen.
no-room = with { $count } of them, there’s no room here for who is ahead of whom; --json has it
# $time is in seconds, $shown a number of decisions.
sim-speed = { $time } s: { $amount } games and { $shown } decisions a second.

## While games are played, and when they are stopped with Ctrl-C.

# Before "12/1000".
progress-games = games
# Before the time that it will still take.
progress-left = left
speed-games = { $amount } a second
speed-seconds = { $amount } s a game
# $done and $amount are numbers of games as English writes them, $count and $games the same in plain digits.
stopped = stopped after { $done } of { $amount } games
stopped-early = stopped after { $done } of { $amount } games, before a deal was finished: nothing to report

## What cannot be played.

no-games = a simulation needs at least one game, not { $games }
no-workers = it takes at least one worker, not { $workers }
seed-too-large = that seed is far too large
arena-games = a tournament has 1 to { $most } games, not { $games }
arena-seats = a tournament needs at least two seats, not { $seats }
arena-bots = a tournament needs at least two bots, not { $count }
bot-twice = { $bot } is there twice: a bot needs others to beat
nobody-to-beat = { $game } has nobody to beat here: in { $amount } games, all { $seats } seats shared one place
nothing-to-report = no deal was played from every rotation, so there’s nothing to report

## `tabbytop puzzles`: positions are searched, and again with ten times the search.

# $looked positions were looked at, $clear of them are clear at first, $survived (a share of $share %) also with ten times the
# search, $lasting also when bots play on to the end; the bots of $level find $agreed of those.
puzzles-counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, positions: { $looked }, clear: { $clear }, survived ten times the search: { $survived }{ $share ->
        [none] { "" }
       *[other] { " " }({ $share }%)
    }, lasted to the end: { $lasting }, { $level } agrees: { $agreed }
# $count is the number of puzzles so far, $tally is `puzzles-counted`, $level the weakest bot that finds the move.
puzzle-mined = { $count } found; { $tally }: { $move } ({ $level })
puzzle-fails = puzzle { $number } doesn’t hold: { $move } ({ $level })
puzzles-hold = { $count } of { $all } hold
