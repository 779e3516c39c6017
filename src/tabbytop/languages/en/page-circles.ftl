### Circles: groups of friends with a link, their evenings, seasons, ratings and contests. Only members see them.

## The list of the reader's circles, and a new one.

page = Circles
title = Your circles
about = A circle is a group of friends with a link. It remembers your evenings: who came, what you played, who won.
none = You are in no circle yet. Found one, or open the link that a friend has sent you.
# In the list. Variables: $members (a number).
members-count =
    { $members ->
        [one] one member
       *[other] { $members } members
    }
# In the list, after the members. Variables: $tables (a number).
open-tables =
    { $tables ->
        [one] one table waits
       *[other] { $tables } tables wait
    }
# In the list, after the members. Variables: $date.
last-played = last played on { $date }
found-title = Found a circle
found-name = What is it called?
found-example = Thursday cats
found-rated = Keep ratings
found-rated-about = each member still decides whether to have one
found = Found it
# Variables: $most (a number).
found-most = You are in { $most } circles: more do not fit into a week. Leave one first.

## The page of a link, for somebody who is not in the circle yet.

join-page = A circle
# Variables: $founder (a person's name), $circle (its name).
join-title = { $founder } asks you into “{ $circle }”
join-about = You will see its tables, play along, and have a place in its evenings. Nobody outside sees any of it. You can leave whenever you like.
# The reader has a name already. Variables: $name.
join-you = You join as { $name }.
join = Join the circle
join-full = This circle is full. Somebody would have to leave first.
join-lost = This link leads to no circle. The founder may have renewed it: ask for the new one.

## The page of a circle.

lost = There is no such circle, or you are not in it. Ask a member for the link.
# Under the name. Variables: $members (see members-count), $season (a number).
under-name = { $members } · season { $season }

tables = Tables
tables-none = Nobody plays just now.
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
table-waits = waits for players
table-runs = is being played
table-contest = a game of { $contest }
open-a-table = Open a table
# For screen readers.
open-game = Open a table of { $game }

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
        [one] about { $value } so far: one game tells little
       *[other] about { $value } so far: { $games } games tell only a little
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
rating-how-start = Everybody starts a season at 1000. The number is cautious: it grows as the games show more surely what you can do, and nobody can lose much in one evening.
rating-how-bots = Bots count as opponents whose strength is known. It matters whom you leave behind, not by how many points.
rating-how-only = Only members see ratings, and there is no ladder of the whole server.
my-rating = My rating
my-rating-about = others in the circle see it; switched off, it is deleted
invite = Invite friends
invite-about = Whoever has this link can join the circle.
invite-link = Link to this circle
invite-qr = QR code of the link to this circle
# Goes with the link in a messenger. Variables: $circle.
invite-text = Come into our circle “{ $circle }” on Tabbytop.
leave = Leave the circle
leave-sure = You lose your rating here, and others no longer see you among the members. What was played stays. With the link you can come back.
leave-yes = Yes, leave
leave-founder = The circle goes to whoever has been in it the longest. Alone in it, you take it with you: then it is deleted.
confirm-no = No
left = You have left “{ $circle }”.

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
season-empty = Nobody has played in it yet. The first evening makes the first line.
season-past = Past seasons
# The heads of the columns.
column-place = Place
column-player = Player
column-evenings = Evenings won
column-games = Games
column-wins = Wins
column-points = Points
column-rating = Rating
points-how = In each game you get the share of opponents that you left behind: first of four is 1, second is 0.67, last is 0. The most points win the evening.

## Evenings.

evenings = Evenings
evenings-none = No evening yet. Open a table: two members make a game count.
evenings-older = Older evenings
# Variables: $names (one or more, as a text), $count (how many).
evening-won =
    { $count ->
        [one] { $names } has won the evening
       *[other] { $names } share the evening
    }
evening-friendly = Nothing counted, and that is fine too
evening-table = The evening’s table
# A line under a game: how it ended. Variables: $place (a number), $name.
game-place = { $place }. { $name }
look-back = Look back
look-back-at = Look back: { $game }, { $date }

## Contests.

contests = Contests
contests-none = No league and no knock-out yet.
contests-founder = The founder can set one up.
# Without a name of its own. Variables: $kind (league or knock-out), $game.
contest-title =
    { $kind ->
        [league] League: { $game }
       *[knock-out] Knock-out: { $game }
    }
contest-progress = { $decided } of { $fixtures } games decided
contest-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
contest-abandoned = was given up
contest-look = Look
contest-look-at = Look: { $contest }
contest-new = New contest
contest-kind = What kind?
contest-kind-league = League
contest-kind-knock-out = Knock-out
contest-kind-league-about = everybody meets everybody
contest-kind-knock-out-about = the winner of each game goes on
contest-game = Which game?
contest-players = Who takes part?
# Variables: $least and $most (numbers).
contest-players-count = { $least } to { $most } members
contest-seats = How many at a table?
# One of the choices. Variables: $seats (a number).
contest-seats-each = { $seats }
contest-seats-four = three or four, two go on
contest-rounds = How often does everybody meet?
contest-rounds-each =
    { $rounds ->
        [1] once
        [2] twice
       *[other] { $rounds } times
    }
contest-seeding = Who meets whom?
contest-seeding-draw = by lot
contest-seeding-rating = by rating
contest-seeding-about = The seal of the lot is known beforehand, and its seed is shown afterwards.
contest-name = A name, if you like
contest-begin = Begin
back = Back to { $circle }
contest-table = The table
contest-fixtures = Games
# Variables: $round (a number).
round = Round { $round }
# The last rounds of a knock-out. Variables: $left (rounds after it).
round-name =
    { $left ->
        [0] Final
        [1] Semi-finals
        [2] Quarter-finals
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
fixture-ready = to be played
fixture-playing = is being played
fixture-drawn =
    { $games ->
        [one] drawn once, goes on
       *[other] drawn { $games } times, goes on
    }
walked-over = decided without a game
goes-on = goes on
walk-over = Decide it without a game
walk-over-about = Somebody cannot come? Say who wins.
# A button. Variables: $name.
walk-over-for = { $name } wins
seeds = The draw
seeds-draw = Drawn by lot. The seal was shown before anybody was chosen, and the seed opens it.
seeds-rating = In the order of their ratings.
seal = Seal
seed = Seed
abandon = Give the contest up
abandon-sure = It ends without a winner. What was played stays.
abandon-yes = Yes, give it up
contest-over = { $names } wins!
contest-over-many = { $names } win!
league-how = Equal points are decided by the games among those players, then by wins.

## What the founder can do.

tools = For the founder
tools-name = Name
tools-rename = Rename
tools-renamed = It is called “{ $circle }” now.
tools-rated = Ratings in this circle
tools-season = The season
tools-season-ends = Ends on
tools-season-set = Set the date
tools-season-open = No date
tools-season-end = End it now
tools-season-end-sure = Its table is kept as it stands, and the next season begins afresh, with new ratings.
tools-season-end-yes = Yes, end the season
tools-season-ended = A new season begins.
tools-link = Renew the link
tools-link-sure = The old link will lead nowhere. Members stay.
tools-link-yes = Yes, renew it
tools-link-new = The link is new now.
tools-members = Members
tools-remove = Remove
tools-remove-one = Remove { $name }
tools-remove-sure = { $name } is no longer a member. With the link they could come back: renew it if they should not.
tools-remove-yes = Yes, remove { $name }
tools-hand-over = Make founder
tools-hand-over-one = Make founder: { $name }
tools-hand-over-sure = From then on only { $name } can do what stands here.
tools-hand-over-yes = Yes, { $name } is the founder now
tools-delete = Delete the circle
tools-delete-sure = Evenings, seasons, ratings and contests are gone for everybody, for good.
tools-delete-yes = Yes, delete it for good
tools-deleted = “{ $circle }” is gone.
