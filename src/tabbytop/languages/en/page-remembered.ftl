### What is remembered of the reader: finished games, statistics, and the album of stickers.

## The three pages.

# For those who do not see that these are links to three pages.
nav = What is remembered of you
nav-history = History
nav-statistics = Statistics
nav-stickers = Stickers
# Below these three, on the reader's own page.
nav-history-about = Every game that is over
nav-statistics-about = Wins, rivals, evenings
nav-stickers-about = Your album
# Nothing has been played to its end yet.
empty-title = A blank page
empty-history = When a game is over, it is written down here: who played, who won, and how to watch it again.
empty-statistics = Play a game or two to the end, and the counting begins.
empty-play = Choose a game

## History.

# The day of a game that ended today or yesterday.
today = Today
yesterday = Yesterday
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# A result. Variables: $unit (points, token or hand), $count (how many), $shown (the same in digits, perhaps with a minus).
score =
    { $unit ->
        [points]
            { $count ->
                [1] { $shown } point
               *[other] { $shown } points
            }
        [token]
            { $count ->
                [one] { $count } token
               *[other] { $count } tokens
            }
        [hand]
            { $count ->
                [one] { $count } hand satisfied
               *[other] { $count } hands satisfied
            }
       *[other] { $shown }
    }
you = you
# A bot had taken over the reader's chair.
stood-in = A bot played the end for you.
# The rules have changed since, or the result is not counted yet.
no-result = No result is known.
# A game that the reader's device sent, or that is only there.
from-device = Played without a connection
who-played = Who played, by place
older = Older games
no-older = That is all.

## Statistics.

all-games = All games
choose-game = Which games
# Variables: $games, $wins (numbers).
summary =
    { $games ->
        [one] One game, { won }
       *[other] { $games } games, { won }
    }
won =
    { $wins ->
        [0] none won yet.
        [one] one of them won.
       *[other] { $wins } of them won.
    }
# How good the reader is on average. Variables: $about (a number from 0 to 10).
standing =
    { $about ->
        [0] Of ten opponents, you usually leave none behind.
       *[other] Of ten opponents, you usually leave { $about } behind.
    }
# How sure that is. Variables: $low, $high (numbers from 0 to 10).
between = After so many games, the true number is most likely between { $low } and { $high }.
# After a single game.
one-game = One game says little. Play again, and we know more.
against-bots = Against bots
against-people = With other people
# How often the reader came before and after an opponent. Variables: $ahead, $behind (numbers).
ahead-behind = { ahead-times }, { behind-times }
ahead-times =
    { $ahead ->
        [0] never before them
        [one] once before them
       *[other] { $ahead } times before them
    }
behind-times =
    { $behind ->
        [0] never after them
        [one] once after them
       *[other] { $behind } times after them
    }
rivals = Rivals
# Variables: $name (a person), $ahead, $behind (numbers).
beaten = You beat { $name } most clearly: { $ahead } to { $behind }.
nemesis = { $name } keeps beating you: { $behind } to { $ahead }. There is always tomorrow.
evenings = Evenings
best-evening = Your best evening
worst-evening = An evening to forget
by-game = By game
favourite-cat = Your cat of choice
# Variables: $cat (its name).
favourite-about = { $cat } sat with you more often than any other.
how-counted = How this is counted
how-counted-about = A game counts when the server knows who sat where: not where several people share one device, and not if it was played without a connection. A shared place counts half. "Most likely" means that it holds in 95 of 100 cases.
# There is no connection, but the device itself has counted.
only-here = Without a connection, only the games on this device are counted here.
need-server = Statistics are counted by the server, and it does not answer. Your history and your stickers are here anyway.

## The album of stickers.

album = The album
# Variables: $game (its title).
album-of = Stickers of { $game }
# Variables: $earned, $all (numbers).
album-count = { $earned } of { $all }
# The same for those who hear it. Variables: $game (its title).
album-count-of = { $game }: { $earned } of { $all } stickers
# Variables: $date.
earned-on = Earned on { $date }
not-yet = Not yet
see-game = Look back
# For those who do not see beside which sticker it is. Variables: $sticker (its name).
see-game-of = Look back at the game of “{ $sticker }”
no-stickers = This game has no stickers.
album-empty = The first one is easy: play a game to its end.
# On the score sheet. Variables: $stickers (how many).
new-stickers =
    { $stickers ->
        [one] New sticker
       *[other] { $stickers } new stickers
    }
stickers-of-game =
    { $stickers ->
        [one] Sticker from this game
       *[other] Stickers from this game
    }
to-album = To the album
