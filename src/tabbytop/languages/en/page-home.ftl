### The page: its frame, the shelf with the games, the reader's own page. Every page loads these texts.

## The app, when it is installed on a device, and what search engines say about it.

app-name = Tabbytop
app-about = Five cat games on one table.
# For a browser without JavaScript. "tabbytop play" is a command.
app-no-script = Tabbytop’s cats need JavaScript. In a terminal they don’t: tabbytop play

## Small words that other texts are made with.

# In which way dates and times are written: a language and a country, as browsers call them.
dates = en-GB
# A small number as a word.
number =
    { $number ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
# The bots by how good they are: kitten, tabby, lynx, puma or tiger.
level =
    { $level ->
        [kitten] kitten
        [tabby] tabby
        [lynx] lynx
        [puma] puma
        [tiger] tiger
       *[other] { $level }
    }

## Everywhere.

name = Tabbytop
# The title of the browser's window.
title =
    { $page ->
        [none] Tabbytop
       *[other] { $page } · Tabbytop
    }
close = Close
notes = Messages
silent = The server isn’t answering. Are you online?
failed = The server couldn’t do that.
somebody = somebody
announcement = From whoever runs this place
put-away = Got it

## The top of every page.

top-home = Tabbytop: to the shelf
top-back = Back to the shelf
top-tools = Settings and you
top-mute = Sound off
top-unmute = Sound on
top-dark = Make it dark
top-light = Make it light
top-me =
    { $name ->
        [none] You
       *[other] You: { $name }
    }

## Without a connection to the server.

offline-title = No connection
offline-about = Someone chewed through the cable. You’ll be back once it’s fixed.
offline-again = Try again
offline-look = Meanwhile, your tables as they were:
offline-table =
    { $others ->
        [none] { $game }
       *[other] { $game } with { $others }
    }
# When a table that is kept on the device was seen. Variables: $clock (21:04), $day (Monday 3 May; none: today).
offline-time =
    { $day ->
        [none] As it was at { $clock }
       *[other] As it was on { $day } at { $clock }
    }
offline-open = View
offline-open-at =
    { $others ->
        [none] View: { $game }
       *[other] View: { $game } with { $others }
    }

## The first screen.

home-shelf = The shelf
# The name on the wall, with a cat's face instead of the o.
home-name-before = Tabbyt
home-name-after = p
home-line-first = Five cat games, one table.
home-line-second = It’s raining. Stay a while.

## The reader's own tables.

# Heading. Variables: $tables (a number), $counted (the same as a word, see "number").
mine-turns =
    { $tables ->
        [one] Your turn at a table
       *[other] Your turn at { $counted } tables
    }
mine-tables = Your tables
mine-more = and { $tables } more
mine-none = Nothing on the table yet
mine-none-yet = Take a box from the shelf. Friends get a link, empty chairs get a bot.
mine-where =
    { $others ->
        [none] { $game }
       *[other] { $game } with { $others }
    }
# How the server's questions begin; it is left out where a heading says it already.
mine-asks = Your turn
mine-your-turn = It’s your turn
mine-others-play = The others are playing
# Whose turn it is. Variables: $who (people, as a list).
mine-waits-for = Waiting for { $who }
# Since when. Variables: $ago ("5 minutes ago").
mine-since = Your turn started { $ago }
mine-since-others = Their turn started { $ago }
mine-history = History and stickers
mine-waits = Waiting for friends
# A friend has asked for a rematch.
mine-kept = Another game? Your seat is saved
mine-over = Finished
mine-sit-down = Sit down
mine-sit-down-at =
    { $others ->
        [none] Sit down: { $game }
       *[other] Sit down: { $game } with { $others }
    }
mine-replay = Look back
mine-replay-of =
    { $others ->
        [none] Look back: { $game }
       *[other] Look back: { $game } with { $others }
    }

## A slip of paper: a friend has sent a link.

friend-title = Got an invitation?
friend-how = A friend’s link or code takes you to your seat.
friend-placeholder = link or code
friend-label = Link to the table, or its code
friend-join = Join
friend-no-link = That isn’t a link to a table.
friend-or = or
friend-lobby = see who’s waiting
# A link to the reader's circles: groups of friends who play together.
friend-circles = Your circles

## Links below the slips of paper.

daily = The deal of the day
puzzles = Puzzles

## A slip of paper: play with bots at once.

bots-title = Nobody home?
bots-fair = The bots are. They play fair and purr.
bots-level = How good they are
# How good bots of a level are.
bots-about =
    { $level ->
        [kitten] Kitten: very easy
        [tabby] Tabby: easy
        [lynx] Lynx: medium
        [puma] Puma: hard
        [tiger] Tiger: fiendish
       *[other] { $level }
    }
# What a tap on "Deal me in" does. Variables: $game, $bots (a number), $counted (as a word), $level (kitten, tabby,
# lynx, puma or tiger).
bots-what =
    { $bots ->
        [one] { $game } with one { level }
       *[other]
            { $level ->
                [kitten] { $game } with { $counted } kittens
                [tabby] { $game } with { $counted } tabbies
                [lynx] { $game } with { $counted } lynxes
                [puma] { $game } with { $counted } pumas
                [tiger] { $game } with { $counted } tigers
               *[other] { $game } with { $counted } { $level }s
            }
    }
bots-deal = Deal me in

## Tables with free chairs.

lobby-page = Who’s waiting
lobby-title = Someone’s waiting
# Beside a table with free chairs. Variables: $who (people, as a list), $free (a number of chairs), $counted (as a
# word).
lobby-with =
    { $who ->
        [none] { lobby-free }
       *[other] with { $who } · { lobby-free }
    }
lobby-free =
    { $free ->
        [one] one seat free
       *[other] { $counted } seats free
    }
lobby-sit-down = Sit down
lobby-sit-down-at =
    { $who ->
        [none] Sit down: { $game }
       *[other] Sit down: { $game } with { $who }
    }
lobby-nobody = Nobody right now
lobby-first = Someone has to go first. Leave a seat open to anyone, and your table shows up here.
lobby-own = Open your own table

## An address that leads nowhere.

lost-page = Lost
lost-title = Nobody here
lost-words = There’s nothing here but a box. Please don’t look inside.
lost-home = Back to the shelf

## The games: what stands on the boxes.

# Variables: $least (none if it is the same as $most) and $most, numbers.
game-seats =
    { $least ->
        [none] { $most } players
       *[other] { $least }–{ $most } players
    }
game-minutes = { $minutes } min
# A sticker on a box, in two lines.
game-your-turn = Your
    .second = turn
game-another = Another game
game-another-of = Another game of { $game }
# On the shelf, below a game that somebody has never played; and when a lesson was begun.
game-learn =
    { $minutes ->
        [one] Learn it in { $minutes } minute
       *[other] Learn it in { $minutes } minutes
    }
game-learn-on = Continue the lesson
# The same for those who do not see below which box it is. Variables: $game, $words (one of the two above).
game-learn-of = { $game }: { $words }
