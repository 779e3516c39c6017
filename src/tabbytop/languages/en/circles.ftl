### What the server says when something about a circle is not possible. A circle is a group of friends with a link;
### they keep a table of their evenings, seasons, leagues and knock-out contests.

no-such-circle = there’s no such circle, or you’re not in it
no-such-circle-link = this link doesn’t lead to a circle; ask for a new one
no-such-member = there’s no such member in this circle
only-founder = only the circle’s founder can do that
founder-leaves = you can’t remove yourself; hand the circle over to someone before you leave
# Variables: $most.
circle-full =
    { $most ->
        [one] this circle is full: 1 member is the limit
       *[other] this circle is full: { $most } members is the limit
    }
# Variables: $most.
too-many-circles =
    { $most ->
        [one] you’re already in a circle; leave it first
       *[other] you’re already in { $most } circles; leave one first
    }
circle-not-public = a circle’s tables can’t be public

## Seasons

no-such-season = this circle has no such season
season-empty = nothing has been played this season yet
season-end-past = choose a date in the future
season-too-short = a season has to last at least an hour

## Contests: leagues and knock-outs. A fixture is one meeting of a contest.

no-such-contest = this circle has no such contest
no-such-fixture = this contest has no such game
# Variables: $most.
too-many-contests =
    { $most ->
        [one] a contest is already running; finish it first
       *[other] { $most } contests are already running; finish one first
    }
contest-players = choose members of the circle, each only once
# Variables: $game (its name), $least, $most.
contest-seats = { $game } takes { $least } to { $most } players; choose another table size, or more or fewer players
contest-over = the contest is over
fixture-decided = this game is already decided
fixture-waits = nobody knows yet who plays this game
fixture-not-yours = only the players of this game can open its table
fixture-player-gone = one of its players is no longer here; the founder can decide the game
walk-over-order = choose from this game’s players, so it’s clear who advances
