### Circles: groups of friends with a link, their evenings, seasons, ratings and contests. Only members see them.

## The list of the reader's circles, and a new one.

page = Circles
title = Your circles
about = A circle is a group of friends who share a link. It remembers your evenings: who came, what you played, who won.
none = You’re not in a circle yet. Start one, or open the link a friend sent you.
# In the list. Variables: $members (a number).
members-count =
    { $members ->
        [one] one member
       *[other] { $members } members
    }
# In the list, after the members. Variables: $tables (a number).
open-tables =
    { $tables ->
        [one] one table waiting
       *[other] { $tables } tables waiting
    }
# In the list, after the members. Variables: $date.
last-played = last played on { $date }
found-title = Start a circle
found-name = What’s it called?
found-example = Thursday cats
found-rated = Keep ratings
found-rated-about = each member still decides whether to have one
found = Start it
# Variables: $most (a number).
found-most = You’re in { $most } circles, and a week has only so many evenings. Leave one first.

## The page of a link, for somebody who is not in the circle yet.

join-page = A circle
# Variables: $founder (a person's name), $circle (its name).
join-title = { $founder } invites you to “{ $circle }”
join-about = You’ll see its tables, play along, and be part of its evenings. Nobody outside sees any of it. You can leave whenever you like.
# The reader has a name already. Variables: $name.
join-you = You’ll join as { $name }.
join = Join the circle
join-full = This circle is full. Someone would have to leave first.
join-lost = This link doesn’t lead to a circle. The founder may have renewed it: ask for the new one.

## The page of a circle.

lost = There’s no such circle, or you’re not in it. Ask a member for the link.
# Under the name. Variables: $members (see members-count), $season (a number).
under-name = { $members } · season { $season }

tables = Tables
tables-none = Nobody’s playing right now.
watch = Watch
# For screen readers. Variables: $game, $who (names; none: nobody).
watch-at =
    { $who ->
        [none] Watch: { $game }
       *[other] Watch: { $game } with { $who }
    }
to-table = To the table
to-table-at =
    { $who ->
        [none] To the table: { $game }
       *[other] To the table: { $game } with { $who }
    }
table-waits = waiting for players
table-runs = being played
table-contest = part of { $contest }
open-a-table = Open a table
# For screen readers.
open-game = Open a table for { $game }

## Members.

members = Members
you = you
# Beside a member.
founder = founder
has-left = has left
# A rating. Variables: $value (1212).
rating = rating { $value }
# After fewer than five games. Variables: $value, $games (a number).
rating-provisional =
    { $games ->
        [one] about { $value } so far: one game doesn’t say much
       *[other] about { $value } so far: { $games } games don’t say much
    }
rating-soon = a rating after the first game
rating-none = plays without a rating
# How a game has changed a rating, in a list: +12, −8.
rating-change =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
# The same for screen readers. Variables: $change (see rating-change).
rating-changed = rating { $change }
rating-how = How ratings work
rating-how-start = Everyone starts a season at 1000. The number is cautious: it rises as your games show more clearly what you can do, and nobody can lose much in one evening.
rating-how-bots = Bots count as opponents of known strength. What matters is who you beat, not by how many points.
rating-how-only = Only members see ratings, and there’s no ladder for the whole server.
my-rating = My rating
my-rating-about = others in the circle see it; switch it off and it’s deleted
invite = Invite friends
invite-about = Anyone with this link can join the circle.
invite-link = Link to this circle
invite-qr = QR code of the link to this circle
# Goes with the link in a messenger. Variables: $circle.
invite-text = Join our circle “{ $circle }” on Tabbytop.
leave = Leave the circle
leave-sure = You lose your rating here, and others no longer see you among the members. The games you played stay. You can come back with the link.
leave-yes = Yes, leave
leave-founder = The circle goes to whoever has been in it the longest. If you’re the only member, it’s deleted.
confirm-no = No
left = You’ve left “{ $circle }”.

## Seasons.

season-now = This season
# Variables: $number.
season = Season { $number }
# Under the heading. Variables: $began, $ends (dates; $ends is none if the founder ends it).
season-since =
    { $ends ->
        [none] since { $began }
       *[other] since { $began }, ends on { $ends }
    }
season-was = { $began } to { $ended }
season-empty = No games this season yet. The first evening will show up here.
season-past = Past seasons
# The heads of the columns.
column-place = Place
column-player = Player
column-evenings = Evenings won
column-games = Games
column-wins = Wins
column-points = Points
column-rating = Rating
points-how = Each game earns you the share of opponents you beat: first of four is 1, second is 0.67, last is 0. Whoever has the most points wins the evening.

## Evenings.

evenings = Evenings
evenings-none = No evenings yet. Open a table: it takes two members to make a game count.
evenings-older = Older evenings
# Variables: $names (one or more, as a text), $count (how many).
evening-won =
    { $count ->
        [one] { $names } won the evening
       *[other] { $names } shared the evening
    }
evening-friendly = Just for fun, and that’s fine too
evening-table = The evening’s standings
# A line under a game: how it ended. Variables: $place (a number), $name.
game-place = { $place }. { $name }
look-back = Look back
look-back-at = Look back: { $game }, { $date }

## Contests.

contests = Contests
contests-none = No leagues or knockouts yet.
contests-founder = The founder can set one up.
# Without a name of its own. Variables: $kind (league or knock-out), $game.
contest-title =
    { $kind ->
        [league] League: { $game }
       *[knock-out] Knockout: { $game }
    }
contest-progress = { $decided } of { $fixtures } games decided
contest-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won together
    }
contest-abandoned = called off
contest-look = View
contest-look-at = View: { $contest }
contest-new = New contest
contest-kind = What kind?
contest-kind-league = League
contest-kind-knock-out = Knockout
contest-kind-league-about = everyone plays everyone
contest-kind-knock-out-about = the winner of each game advances
contest-game = Which game?
contest-players = Who takes part?
# Variables: $least and $most (numbers).
contest-players-count = { $least } to { $most } members
contest-seats = How many at a table?
# One of the choices. Variables: $seats (a number).
contest-seats-each = { $seats }
contest-seats-four = three or four (two advance)
contest-rounds = How often does everyone meet?
contest-rounds-each =
    { $rounds ->
        [1] once
        [2] twice
       *[other] { $rounds } times
    }
contest-seeding = Who meets whom?
contest-seeding-draw = at random
contest-seeding-rating = by rating
contest-seeding-about = The draw’s seal is shown beforehand, its seed afterward.
contest-name = A name, if you like
contest-begin = Start
back = Back to { $circle }
contest-table = Standings
contest-fixtures = Games
# Variables: $round (a number).
round = Round { $round }
# The last rounds of a knock-out. Variables: $left (rounds after it).
round-name =
    { $left ->
        [0] Final
        [1] Semifinals
        [2] Quarterfinals
       *[other] Round { $round }
    }
column-played = Played
# A player of a knock-out who is not known yet. Variables: $fixture (a number).
from-fixture = from game { $fixture }
fixture = Game { $number }
play = Play
# For screen readers. Variables: $names (a list).
play-with = Play: { $names }
fixture-waiting = not known yet
fixture-ready = not played yet
fixture-playing = being played
fixture-drawn =
    { $games ->
        [one] tied once, play again
       *[other] tied { $games } times, play again
    }
walked-over = decided without a game
goes-on = advances
walk-over = Decide it without a game
walk-over-about = Someone can’t make it? Say who wins.
# A button. Variables: $name.
walk-over-for = { $name } wins
seeds = The draw
seeds-draw = Drawn at random. The seal was shown before anyone was chosen, and the seed opens it.
seeds-rating = In order of rating.
seal = Seal
seed = Seed
abandon = Call off the contest
abandon-sure = It ends without a winner. Games already played stay.
abandon-yes = Yes, call it off
contest-over = { $names } wins!
contest-over-many = { $names } win!
league-how = Ties on points are settled by the games between those players, then by wins.

## What the founder can do.

tools = For the founder
tools-name = Name
tools-rename = Rename
tools-renamed = It’s called “{ $circle }” now.
tools-rated = Ratings in this circle
tools-season = The season
tools-season-ends = Ends on
tools-season-set = Set the date
tools-season-open = No date
tools-season-end = End it now
tools-season-end-sure = Its standings are kept as they are, and the next season starts fresh, with new ratings.
tools-season-end-yes = Yes, end the season
tools-season-ended = A new season begins.
tools-link = Renew the link
tools-link-sure = The old link will stop working. Members stay.
tools-link-yes = Yes, renew it
tools-link-new = The circle has a new link.
tools-members = Members
tools-remove = Remove
tools-remove-one = Remove { $name }
tools-remove-sure = { $name } will no longer be a member. They could come back with the link: renew it if they shouldn’t.
tools-remove-yes = Yes, remove { $name }
tools-hand-over = Make founder
tools-hand-over-one = Make founder: { $name }
tools-hand-over-sure = From then on, only { $name } can do the things listed here.
tools-hand-over-yes = Yes, make { $name } the founder
tools-delete = Delete the circle
tools-delete-sure = Evenings, seasons, ratings and contests will be gone for everyone, for good.
tools-delete-yes = Yes, delete it for good
tools-deleted = “{ $circle }” is gone.
