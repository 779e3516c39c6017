### Setting up a table: who sits down, by which house rules.

title = Who’s playing?
facts = About this game
rules = How to play, and all the cards
lessons = Learn by playing
table = The chairs around the table
you = You
friend = A friend
# For screen readers: a chair, and who sits on it.
chair = Chair { $number }: { $who }. Change
bot = { $name }, a bot
more = Add a chair
deal = Deal
open = Open the table
begins = Friends get a link. The game starts when every chair is taken.
# A table that counts for a circle of friends. Variables: $circle (its name).
circle = A table for “{ $circle }”: every member can see it and sit down.
# Who plays: bots, other people, and the reader, if they play. Variables: $bots and $people (numbers), $countedBots
# and $countedPeople (as words), $me.
company =
    { $me ->
        [yes]
            { $bots ->
                [0]
                    { $people ->
                        [0] just you and the cats
                       *[other] you and { company-people }
                    }
               *[other]
                    { $people ->
                        [0] you and { company-bots }
                       *[other] you, { company-bots } and { company-people }
                    }
            }
       *[no] { company-others }, while you watch
    }
company-bots =
    { $bots ->
        [one] one bot
       *[other] { $countedBots } bots
    }
# Variables: $people (a number), $countedPeople (as a word).
company-people =
    { $people ->
        [one] { $countedPeople } other
       *[other] { $countedPeople } others
    }
company-others =
    { $bots ->
        [0] { company-people }
       *[other]
            { $people ->
                [0] { company-bots }
               *[other] { company-bots } and { company-people }
            }
    }
unknown = There’s no box by that name on the shelf.

## Who is to sit on a chair.

sheet-title = Who sits here?
sheet-me = I do
sheet-bots = A bot
sheet-friend = A friend, by link
sheet-friend-about = the chair stays free until someone joins
sheet-device = Someone here
sheet-device-about = taking turns on this device
sheet-name = Their name
sheet-player = Player { $number }
sheet-sit = Sit down
sheet-away = Take the chair away

## House rules.

house-title = House rules
house-as-in-the-box = as in the box
# Chosen by the page for a game with bots, or for a first game.
house-suggested = as suggested
house-changed =
    { $number ->
        [one] one changed
       *[other] { $number } changed
    }
house-again = Back to the box rules
house-fine = Fine-tuning
# A house rule needs more or fewer chairs. Variables: $least and $most (numbers; $least is none if both are the same),
# $countedLeast and $countedMost (as words).
house-chairs =
    { $least ->
        [none]
            { $most ->
                [one] “{ $rule }” needs one chair.
               *[other] “{ $rule }” needs { $countedMost } chairs.
            }
       *[other] “{ $rule }” needs { $countedLeast } to { $countedMost } chairs.
    }
house-set-chairs = Set the chairs
house-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
house-times = ×{ $count }
house-less = { $what }: less
house-more = { $what }: more

## What holds for any game: time, talk, who may come and watch.

at-title = At the table
at-clock = Time to think
# In short: beside the heading, after one another.
at-clock-none = No clock
    .short = no clock
at-clock-half-minute = 30 s a turn
    .short = 30 s a turn
at-clock-minute = A minute
    .short = a minute
at-clock-three-minutes = Three minutes
    .short = three minutes
at-clock-day = A day a move
    .short = a day a move
at-clock-three-days = Three days
    .short = three days
# The clock of a game that keeps the time itself; 0: it cannot be told in seconds.
at-own =
    { $seconds ->
        [0] its own clock
       *[other] { $seconds } s a turn
    }
at-own-about = This game has its own clock. You can change it under House rules, Fine-tuning.
at-talk = Talk
at-talk-chat = Chat
    .short = chat
at-talk-emotes = Cat gestures only
    .short = cat gestures only
at-talk-none = None
    .short = none
at-who = Who can take a free chair
at-who-link = Anyone with the link
at-who-anybody = Anyone
at-onlookers = Watching
at-onlookers-about = anyone with the link can watch what everyone sees
at-one-seat = One chair each
at-one-seat-about = each guest takes one chair; when off, friends can share a device
at-hints = Hints
at-hints-about = anyone can ask a big cat what it would do
at-hints-alone = ask a big cat what it would do, but only when you’re alone with bots
