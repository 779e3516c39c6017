### Tem-Purr-A in the terminal: players around a table, the stack of dishes in its middle, and your hand.
### What is asked, what happened and what cards do are texts of the game itself.

## Short names of cards: 7 characters at most. Cards that are not listed are called by their names.

short-card-2 = Rice
short-card-3 = Dango
short-card-4 = Prawn
short-card-5 = Salmon
short-card-6 = Gyoza
short-card-7 = Noodles
short-card-plus = More
short-card-reverse = Turn
short-card-choose = You

## The heading.

# $clockwise: whether play goes that way, or the other way round.
heading-rule =
    { $clockwise ->
        [yes] clockwise · the third token ends it
       *[no] counterclockwise · the third token ends it
    }
round = round { $round }
the-end = the end

## The table.

nothing-yet = Nothing on the table yet.
contest-over = The contest is over.
# Somebody has drawn $count Indigestions.
indigestion =
    { $count ->
        [1] Indigestion!
       *[other] Indigestion ×{ $count }!
    }
# What the stack is worth: $count dishes of the value $dish, and $more cards that add one each. 18 characters or so.
to-eat =
    to eat: { $count ->
        [1] { $dish }
       *[other] { $count } × { $dish }
    }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
# Three lines about the deck, of 23 characters each. The first two come behind the number $count.
deck-cards = cards in the deck
deck-indigestions =
    { $count ->
        [1] Indigestion
       *[other] Indigestions
    }
# A percentage follows.
deck-risk = risk of eating
deck-drawn = { $count } drawn
# How many cards a player has.
hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
percent = { $percent }%

## What only a large screen, or the command `table`, shows. $pile is a list of cards, or none.

discard =
    Discard: { $pile ->
        [none] empty
       *[other] { $pile }
    }
unseen = In the deck or in someone’s hand: { $pile }
supply = Indigestions not in the game yet: { $left } of { $all }
# Cards that everyone saw going to a player.
known = In { $seat-whose } hand for sure: { $pile }

## The hand and the answers.

no-cards = no cards
hand =
    Your hand: { $pile ->
        [none] empty
       *[other] { $pile }
    }
# Below a card, behind the number that does it: 5 characters or so.
do-start = start
do-serve = serve
do-skip = skip
do-play = play
# An answer: to eat the whole stack, which is worth $total cards.
eat = eat { $total }
# Behind it: what comes of it. $percent is the risk.
eat-about =
    { $total ->
        [one] one card for your hand, { $percent } risk
       *[other] { $total } cards for your hand, { $percent } risk
    }
# Answers to "Slip in one more?", as in the game: lessons quote them.
slip-in = yes, one more
no-more = no, leave it

## Help.

# Behind the text of a card: how many of it there are.
copies = { $text } ({ $count })
# Below the rules.
screen-help =
    On this screen: type a dish to serve it or start with it, twice to skip with two (33), 1 to eat.
    The numbers are under your cards. `cards` says what each card does.
