### Setting up a table: who sits down, by which house rules.

title = Who sits down?
facts = What kind of game it is
rules = How it goes, and all cards
table = The chairs around the table
you = You
friend = A friend
# For screen readers: a chair, and who sits on it.
chair = Chair { $number }: { $who }. Change it
bot = { $name } { $level }, a bot
more = One chair more
deal = Deal
open = Open the table
begins = Friends get a link. It begins when all chairs are taken.
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
               *[other] you and { company-others }
            }
       *[no] { company-others }, while you watch
    }
company-bots =
    { $bots ->
        [one] one bot
       *[other] { $countedBots } bots
    }
# Variables: $people (a number), $countedPeople (as a word).
company-people = { $countedPeople } more
company-others =
    { $bots ->
        [0] { company-people }
       *[other]
            { $people ->
                [0] { company-bots }
               *[other] { company-bots } and { company-people }
            }
    }
unknown = No box on the shelf has that name.

## Who is to sit on a chair.

sheet-title = Who sits here?
sheet-me = I do
sheet-bots = A bot
sheet-friend = A friend, by link
sheet-friend-about = the chair stays free until somebody comes
sheet-device = Somebody here
sheet-device-about = on this device, in turn
sheet-name = Their name
sheet-player = Player { $number }
sheet-sit = Sit down
sheet-away = Take the chair away

## House rules.

house-title = House rules
house-as-in-the-box = as in the box
house-changed =
    { $number ->
        [one] one changed
       *[other] { $number } changed
    }
house-again = As in the box again
house-fine = Fine tuning
# A house rule needs more or fewer chairs. Variables: $least and $most (numbers; $least is none if both are the same),
# $countedLeast and $countedMost (as words).
house-chairs =
    { $least ->
        [none]
            { $most ->
                [one] “{ $rule }” takes one chair.
               *[other] “{ $rule }” takes { $countedMost } chairs.
            }
       *[other] “{ $rule }” takes { $countedLeast } to { $countedMost } chairs.
    }
house-set-chairs = Put them there
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
at-own-about = This game keeps the time itself. You can change that under House rules, Fine tuning.
at-talk = Talk
at-talk-chat = Chat
    .short = chat
at-talk-emotes = Cat gestures only
    .short = cat gestures only
at-talk-none = None
    .short = none
at-who = Who may take a free chair
at-who-link = Who has the link
at-who-anybody = Anybody
at-onlookers = Onlookers
at-onlookers-about = who has the link may watch what all see
at-one-seat = One seat each
at-one-seat-about = who joins sits down once; off: friends on their device may sit down too
at-hints = Hints
at-hints-about = everybody may ask a big cat what it would do
at-hints-alone = alone with bots one may ask a big cat what it would do; between people nobody may

## The options of the games. Without "about", the game's own words are taken; choices are names of buttons.

option-kibble-scuffle-deck = The deck
    .choice-basic = The basic 20
    .choice-all = All 25
    .choice-built = Build your own
    .choice-same = The same for all
option-kibble-scuffle-cards = Those cards
    .about = Twenty in all; tap a card to take it in or leave it out
option-kibble-scuffle-opening = The opening
    .choice-dealt = Dealt
    .choice-chosen = Chosen
option-kibble-scuffle-teams = Two against two
option-kibble-scuffle-reminders = Reminders
option-kitty-paw-pile = The pile
    .about = Easy cards first and hard ones last, or every card of the box, well shuffled
    .choice-levels = Easy first
    .choice-all = All of it, mixed
option-kitty-paw-second = Second level
    .choice-green = Green
    .choice-yellow = Yellow, a little harder
option-kitty-paw-wrong-call = A wrong Meow!
    .about = It ends the round for all; or your second one puts you out, and the others play on
    .choice-ends = Ends the round
    .choice-once = Once, then you are out
option-kitty-paw-ready = Late paws
option-kitty-paw-pick = Taking a card
option-kitty-paw-false-start = Meow! too early
option-kitty-paw-stray = A stray cat runs home
option-kitty-paw-peek = A box stays open
option-kitty-paw-wrong-box = A wrong card slips back
option-kitty-paw-answer = Answering a Meow!
option-kitty-paw-round = A round
option-tem-purr-a-dishes = The dishes
    .choice-falling = Big ones are rare
    .choice-even = Twelve of each
option-tem-purr-a-skip-changes-dish = A skip brings another dish
option-tem-purr-a-reminders = Reminders
option-cat-lady-edition = Edition
    .choice-treats = With Box of Treats
    .choice-base = The base game
option-cat-lady-goals = Goals between neighbours
option-cat-lady-open-hands = Open hands
option-cat-lady-difficulty = Alone against the cat
    .choice-easy = Easy
    .choice-normal = Ordinary
    .choice-hard = Hard
option-meow-mode = How many rules
    .about = One or two each, or thirteen in all; well timed, each must be obeyed before or after the card is laid
    .choice-basic = One or two each
    .choice-thirteen = Thirteen
    .choice-before-after = Thirteen, well timed
option-meow-young = For the young
option-meow-judge = Who judges
    .about = The table sees every mistake; or all of you watch each other, and may miss it
    .choice-engine = The table
    .choice-eyes = Your eyes
option-meow-helper = A list of what is known
option-meow-rounds = Rounds
option-meow-seconds = Seconds a turn
