### What is remembered of the reader: finished games, statistics, and the album of stickers.

## The three pages.

# For those who do not see that these are links to three pages.
nav = What’s remembered about you
nav-history = History
nav-statistics = Statistics
nav-stickers = Stickers
# Below these three, on the reader's own page.
nav-history-about = Every finished game
nav-statistics-about = Wins, rivals, evenings
nav-stickers-about = Your album
# Nothing has been played to its end yet.
empty-title = A blank page
empty-history = Finish a game and it’s written down here: who played, who won, and how to watch it again.
empty-statistics = Finish a game or two, and the counting begins.
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
                [one] got past { $count } hand
               *[other] got past { $count } hands
            }
       *[other] { $shown }
    }
you = you
# A bot had taken over the reader's chair.
stood-in = A bot finished it for you.
# The rules have changed since, or the result is not counted yet.
no-result = The result isn’t known.
# A game that the reader's device sent, or that is only there.
from-device = Played offline
who-played = Who finished where
older = Older games
no-older = That’s all.

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
        [0] no wins yet.
        [one] one win.
       *[other] { $wins } wins.
    }
# How good the reader is on average. Variables: $about (a number from 0 to 10).
standing =
    { $about ->
        [0] Out of 10 opponents, you usually beat none. So far!
        [one] You usually beat { $about } opponent out of 10.
       *[other] You usually beat { $about } opponents out of 10.
    }
# How sure that is. Variables: $low, $high (numbers from 0 to 10).
between = After this many games, the true number is most likely between { $low } and { $high }.
# After a single game.
one-game = One game doesn’t say much. Play again, and we’ll know more.
against-bots = Against bots
against-people = With other people
# How often the reader came before and after an opponent. Variables: $ahead, $behind (numbers).
ahead-behind = { ahead-times }, { behind-times }
ahead-times =
    { $ahead ->
        [0] never ahead of them
        [one] once ahead of them
       *[other] { $ahead } times ahead of them
    }
behind-times =
    { $behind ->
        [0] never behind them
        [one] once behind them
       *[other] { $behind } times behind them
    }
rivals = Rivals
# Variables: $name (a person), $ahead, $behind (numbers).
beaten = You have the edge over { $name }: { $ahead } to { $behind }.
nemesis = { $name } keeps beating you: { $behind } to { $ahead }. There’s always tomorrow.
evenings = Evenings
best-evening = Your best evening
worst-evening = An evening to forget
by-game = By game
favourite-cat = Your favorite cat
# Variables: $cat (its name).
favourite-about = { $cat } sat with you more often than any other.
how-counted = How this is counted
how-counted-about = A game counts if the server knows who sat where, so games played offline or by several people on one device don’t. A shared place counts as half. “Most likely” means right 95 times out of 100.
# There is no connection, but the device itself has counted.
only-here = You’re offline, so only the games on this device are counted.
need-server = The server does the counting, and it isn’t answering. Your history and your stickers are here anyway.

## The album of stickers.

album = The album
# Variables: $game (its title).
album-of = { $game } stickers
# Variables: $earned, $all (numbers).
album-count = { $earned } of { $all }
# The same for those who hear it. Variables: $game (its title).
album-count-of = { $game }: { $earned } of { $all } stickers
# Variables: $date.
earned-on = Earned on { $date }
not-yet = Not yet
see-game = Look back
# For those who do not see beside which sticker it is. Variables: $sticker (its name).
see-game-of = Look back at the game that earned “{ $sticker }”
no-stickers = This game has no stickers.
album-empty = The first one is easy: finish a game.
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
