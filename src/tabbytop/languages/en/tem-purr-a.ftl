### Tem-Purr-A: an eating contest. A stack of dishes goes round and grows; whoever eats it draws as many cards as it is
### worth. Some cards of the deck are Indigestions: who draws one takes a token. What is told in the game, and its rules.
###
### Variables in many messages: $seat, $other (players), $dish (the value of a dish, 2 to 7, which is also how players
### call it), $card (a card; `$card-key` of a dish is its value), $total (how many cards the stack is worth), $spoilt
### (how many Indigestions there are).

title = Tem-Purr-A
about = Pass the dishes on, eat what you must, and do not spoil your stomach.
# How it feels, in three words.
mood-first = daring
mood-second = mean
mood-third = quick

## Cards: the name, and in `text` what the card does.

card-2 = Rice Ball
    .text = A dish: two cards for whoever eats.
card-3 = Dango
    .text = A dish: three cards for whoever eats.
card-4 = Prawn
    .text = A dish: four cards for whoever eats.
card-5 = Salmon
    .text = A dish: five cards for whoever eats.
card-6 = Gyoza
    .text = A dish: six cards for whoever eats.
card-7 = Noodles
    .text = A dish: seven cards for whoever eats.
card-plus = One More
    .text = Whoever eats this stack draws a card more.
card-reverse = Turn Round
    .text = Play turns round; the neighbour on that side is next.
card-choose = You There
    .text = Say who is next; play goes on from there.
card-indigestion = Indigestion
    .text = Ends the round with a token for whoever draws it.

# A card inside a sentence: a dish by its value; "You There" in quotes, because it would read as part of the sentence.
named =
    { $card-key ->
        [plus] { $card }
        [reverse] { $card }
        [choose] “{ $card }”
       *[other] { $card-key }
    }
# Equal cards of a draw, $count of them; a list of these is $cards of the events below.
equal-cards =
    { $count ->
        [1]
            { $card-key ->
                [plus] { $card }
                [reverse] { $card }
                [choose] “{ $card }”
               *[other] a { $card-key }
            }
       *[other] { $count } × { named }
    }
indigestions =
    { $spoilt ->
        [one] an Indigestion
       *[other] { $spoilt } Indigestions
    }

## Questions to a player.

prompt-start = Start a stack. Which dish?
prompt-turn = Lay a { $dish }, an action or a pair, or eat { $total }. What do you do?
# Who took a token may add an Indigestion to the deck.
prompt-add = The deck has { indigestions }. Put in one more?

## Events.

event-start =
    { $seat-is ->
        [you] You start a stack with a { $dish }.
       *[other] { $seat } starts a stack with a { $dish }.
    }
event-serve =
    { $seat-is ->
        [you] You serve a { $dish }: { $total } to eat.
       *[other] { $seat } serves a { $dish }: { $total } to eat.
    }
event-skip =
    { $seat-is ->
        [you] You skip with two { $dish }s: { $total } to eat.
       *[other] { $seat } skips with two { $dish }s: { $total } to eat.
    }
event-choose =
    { $seat-is ->
        [you] You play “You There” on { $other }.
       *[other] { $seat } plays “You There” on { $other }.
    }
# One of the actions One More and Turn Round.
event-act =
    { $card-key ->
        [plus]
            { $seat-is ->
                [you] You play One More: { $total } to eat.
               *[other] { $seat } plays One More: { $total } to eat.
            }
       *[reverse]
            { $seat-is ->
                [you] You play Turn Round.
               *[other] { $seat } plays Turn Round.
            }
    }
# Somebody eats the stack, which is worth $count cards, and draws them openly; $left if there were only so many.
event-eat =
    { $seat-is ->
        [you] You eat { meal }
       *[other] { $seat } eats { meal }
    }
meal =
    { $left ->
        [none] { $count }: { meal-cards }
       *[other] { $count } (only { $left } were left): { meal-cards }
    }
meal-cards =
    { $spoilt ->
        [0] { meal-good }, all good.
        [1] { meal-good }, and { indigestions }!
       *[other] { meal-good }, and { indigestions }, for one token!
    }
meal-good =
    { $cards-count ->
        [0] nothing good
       *[other] { $cards }
    }
# Somebody is dealt or draws $count cards. Only that player sees $cards; Indigestions are seen by all.
event-deal =
    { $seat-is ->
        [you] You are dealt { drawn }.
       *[other] { $seat } is dealt { drawn }.
    }
event-draw =
    { $seat-is ->
        [you] You draw { drawn-with-indigestions }
       *[other] { $seat } draws { drawn-with-indigestions }
    }
drawn-with-indigestions =
    { $spoilt ->
        [0] { drawn }.
       *[other]
            { $count ->
                [0] { indigestions }!
               *[other] { drawn } and { indigestions }!
            }
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] a card
               *[other] { $count } cards
            }
       *[other] { $cards }
    }
# It is the player's token number $tokens, 1 to 3.
event-token =
    { $tokens ->
        [2]
            { $seat-is ->
                [you] You take a second token. One more ends the game!
               *[other] { $seat } takes a second token. One more ends the game!
            }
       *[other]
            { $seat-is ->
                [you] You take a { nth } token.
               *[other] { $seat } takes a { nth } token.
            }
    }
nth =
    { $tokens ->
        [1] first
       *[other] third
    }
event-no_dish =
    { $seat-is ->
        [you] You have no dish to start with.
       *[other] { $seat } has no dish to start with.
    }
event-add =
    { $seat-is ->
        [you] You add an Indigestion: { $spoilt } in the game now.
       *[other] { $seat } adds an Indigestion: { $spoilt } in the game now.
    }
event-decline =
    { $seat-is ->
        [you] You add no Indigestion.
       *[other] { $seat } adds no Indigestion.
    }
# A round begins; the deck has $deck cards.
event-round =
    { $seat-is ->
        [you] Round { $round }: { indigestions } in { $deck } cards. You begin.
       *[other] Round { $round }: { indigestions } in { $deck } cards. { $seat } begins.
    }
event-reshuffle =
    { $count ->
        [one] The deck is out: a card of the discard is shuffled.
       *[other] The deck is out: { $count } cards of the discard are shuffled.
    }
event-end = The contest is over!

## Moves, short enough for a list of answers.

move-start = start with a { $dish }
move-serve = serve a { $dish }
move-eat = eat
move-play = { named }
move-choose =
    { $seat-is ->
        [opponent] “You There” on { $seat-key }
       *[other] “You There” on { $seat }
    }
move-skip = skip with two { $dish }s
# The answers to "Put in one more?"
move-add = yes, one more
move-pass = no, leave it

## The score sheet, and why somebody won.

score-tokens = tokens taken: { $count }
score-tie-break = cards in hand, for a tie: { $hand }

reason-fewest-tokens = fewest tokens
reason-equal-tokens-most-cards-in-hand = equal tokens, most cards in hand
reason-equal-tokens-and-cards-shared = equal tokens and cards, shared

## Options of a game.

option-dishes = how many of each dish: falling from seventeen 2s to seven 7s, or twelve of each
    .title = The dishes
    .choice-falling = Big ones are rare
    .choice-even = Twelve of each
option-skip_changes_dish = a skip must bring another dish than the one in play; else any pair will do
    .title = A skip brings another dish
option-reminders = show which cards in a hand everybody has seen going there; else remember them
    .title = Reminders

## What a player has to do now, told after a move that is not possible.

must-start = now you have to start a stack with a dish
must-turn = now you have to serve, eat, play an action or skip
must-add = now you have to say whether another Indigestion card comes in: add or pass

## Why a move is not possible.

refusal-no-dish = there is no { $card } ({ $card-key }) in your hand
refusal-no-action = there is no { $card } in your hand
refusal-other-dish = the dish in play is { $card } ({ $card-key }), and only that is served
refusal-no-pair = a skip takes two of the same dish, and you have no two { $card } ({ $card-key })
refusal-same-dish = a skip must change the dish, and { $card } ({ $card-key }) is in play
refusal-no-seat = there is no seat { $number }
refusal-yourself = you cannot choose yourself

## Why a table cannot be arranged so: for people who write programs and tests.

arrange-seats = { $what }: there are only { $seats } seats
arrange-stack = stack: a dish, equal ones and actions on top of it
arrange-unknown-card = there is no card '{ $name }'
arrange-none-left = there is no '{ $name }' left
arrange-known = seat { $number } does not hold so many '{ $name }'
arrange-tokens = tokens: nobody has more than { $most } while it goes on
arrange-spoilt = spoilt: one to begin with, one more a token at the most, six in all

## The rules in short.

rules-idea =
    An eating contest. A stack of dishes goes round and grows. Whoever eats it draws as many cards as
    it is worth, and somewhere in the deck waits Indigestion. Have the fewest tokens at the end.
    .heading = THE IDEA
rules-turn =
    Serve: lay the same dish as the one in play; the stack grows.

    Eat: draw as many cards as the dishes add up to, and one more for each One More. All see them,
    and they are yours. The stack is gone, and you start the next one with a dish of your hand.

    Act: One More makes the stack a card larger, Turn Round sends it back, You There picks who is next.

    Skip: two equal dishes, whatever is in play. The stack is gone, one of the two is the new stack.

    With an empty hand you first draw three cards, which the others do not see.
    .heading = YOUR TURN, ONE OF THESE
rules-indigestion =
    Whoever draws one, or several at once, takes one token, and the round is over. The other cards
    are kept. Everything but the hands is shuffled, the Indigestion too. Who took the token may add
    one more of them, up to six, and starts the next stack. It goes clockwise again.
    .heading = INDIGESTION
rules-end =
    The third token of one player ends it. The fewest tokens win; if equal, the most cards in hand.
    .heading = THE END

# A score, where players have no points but tokens.
unit-token =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }

## Groups of cards, as headings.

cards-dish = Dishes
cards-action = Actions
cards-indigestion = Indigestion

## Why a hint is good: what a move brings. $percent is the risk of an Indigestion when eating.

because-eats =
    { $percent ->
        [0] No risk at all. The { $total } cards are yours, and you start the next stack.
        [100] You draw { $total } cards, with an Indigestion for sure.
       *[other] You draw { $total } cards, at a risk of { $percent } % for an Indigestion, and start the next stack.
    }
# $seat gets the stack next and may have to eat it.
because-passes =
    { $percent ->
        [0] { $seat } gets the stack, worth { $total } cards without any risk.
        [100] { $seat } gets the stack: { $total } cards, with an Indigestion for sure.
       *[other] { $seat } gets the stack: { $total } cards, at a risk of { $percent } %.
    }
because-third-token =
    { $seat-is ->
        [you] It would be your third token, and the end of the game.
       *[other] It would be { $seat-whose } third token, and the end of the game.
    }
because-skips = The old stack, worth { $total } cards, is gone.
# The reader has $count more of the dish in play.
because-comes-back =
    { $count ->
        [one] If it comes back to you, you can serve another { $dish }.
       *[other] If it comes back to you, you can still serve { $count } of the { $dish }s.
    }
because-more-indigestions = Then there are { $spoilt } Indigestions, and eating is riskier for everybody.
because-no-more-indigestions =
    { $spoilt ->
        [one] It stays at one Indigestion, and eating is safer for everybody.
       *[other] It stays at { $spoilt } Indigestions, and eating is safer for everybody.
    }
