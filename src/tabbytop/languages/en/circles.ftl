### What the server says when something about a circle is not possible. A circle is a group of friends with a link;
### they keep a table of their evenings, seasons, leagues and knock-out contests.

no-such-circle = there is no such circle, or you are not in it
no-such-circle-link = this link leads to no circle; ask for a new one
no-such-member = nobody in this circle has that number
only-founder = only the founder of the circle can do that
founder-leaves = hand the circle over before you leave it, or leave it yourself
# Variables: $most.
circle-full = the circle is full; it has { $most } members
# Variables: $most.
too-many-circles = you are in { $most } circles already; leave one first
circle-not-public = a table of a circle is not public

## Seasons

no-such-season = the circle had no such season
season-empty = nothing has been played in this season yet
season-end-past = a season ends in the future
season-too-short = a season lasts at least an hour

## Contests: leagues and knock-outs. A fixture is one meeting of a contest.

no-such-contest = the circle has no such contest
no-such-fixture = the contest has no such fixture
# Variables: $most.
too-many-contests = { $most } contests are running already; finish one first
contest-players = all players of a contest are members of the circle, each once
# Variables: $game (its name), $least, $most.
contest-seats = { $game } has tables for { $least } to { $most }; choose other seats, or another number of players
contest-over = the contest is over
fixture-decided = this fixture is decided
fixture-waits = its players are not known yet
fixture-not-yours = only its players can open this table
fixture-player-gone = one of its players is not there any more; the founder can decide it
walk-over-order = name players of this fixture, so that it is clear who goes on
