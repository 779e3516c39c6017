### Tem-Purr-A: an eating contest. A stack of dishes goes round and grows; whoever eats it draws as many cards as it is
### worth. Some cards of the deck are Indigestions: whoever draws one takes a token. What is told in the game, and its rules.
###
### Variables in many messages: $seat, $other (players), $dish (the value of a dish, 2 to 7, which is also how players
### call it), $card (a card; `$card-key` of a dish is its value), $total (how many cards the stack is worth), $spoilt
### (how many Indigestions there are).

title = Tem-Purr-A
about = Pass the dishes on, eat only what you must, and mind your tummy.
# How it feels, in three words.
mood-first = daring
mood-second = mean
mood-third = quick

## Cards: the name, and in `text` what the card does.

card-2 = Rice Ball
    .text = A dish: whoever eats it draws two cards.
card-3 = Dango
    .text = A dish: whoever eats it draws three cards.
card-4 = Prawn
    .text = A dish: whoever eats it draws four cards.
card-5 = Salmon
    .text = A dish: whoever eats it draws five cards.
card-6 = Gyoza
    .text = A dish: whoever eats it draws six cards.
card-7 = Noodles
    .text = A dish: whoever eats it draws seven cards.
card-plus = One More
    .text = Whoever eats this stack draws one more card.
card-reverse = Turn Around
    .text = Play changes direction, and the neighbor on that side is next.
card-choose = You There
    .text = Choose who’s next. Play goes on from there.
card-indigestion = Indigestion
    .text = Whoever draws it gets a token, and the round is over.

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
prompt-turn = Play a { $dish }, an action or a pair, or eat { $total }. What’ll it be?
# Whoever took a token may add an Indigestion to the deck.
prompt-add = The deck has { indigestions }. Slip in one more?

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
# One of the actions One More and Turn Around.
event-act =
    { $card-key ->
        [plus]
            { $seat-is ->
                [you] You play One More: { $total } to eat.
               *[other] { $seat } plays One More: { $total } to eat.
            }
       *[reverse]
            { $seat-is ->
                [you] You play Turn Around.
               *[other] { $seat } plays Turn Around.
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
       *[other] { $count } (only { $left } left): { meal-cards }
    }
meal-cards =
    { $spoilt ->
        [0] { meal-good }, all good.
        [1] { meal-good }, and { indigestions }!
       *[other] { meal-good }, and { indigestions }, but just one token!
    }
meal-good =
    { $cards-count ->
        [0] nothing good
       *[other] { $cards }
    }
# Somebody is dealt or draws $count cards. Only that player sees $cards; everyone sees Indigestions.
event-deal =
    { $seat-is ->
        [you] You’re dealt { drawn }.
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
                [you] You take your second token. One more ends the game!
               *[other] { $seat } takes their second token. One more ends the game!
            }
       *[other]
            { $seat-is ->
                [you] You take your { nth } token.
               *[other] { $seat } takes their { nth } token.
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
        [you] You add an Indigestion. That makes { $spoilt }.
       *[other] { $seat } adds an Indigestion. That makes { $spoilt }.
    }
event-decline =
    { $seat-is ->
        [you] You don’t add an Indigestion.
       *[other] { $seat } doesn’t add an Indigestion.
    }
# A round begins; the deck has $deck cards.
event-round =
    { $seat-is ->
        [you] Round { $round }: { indigestions } in { $deck } cards. You start.
       *[other] Round { $round }: { indigestions } in { $deck } cards. { $seat } starts.
    }
event-reshuffle =
    { $count ->
        [one] The deck is empty: one card from the discard goes back in.
       *[other] The deck is empty: { $count } cards from the discard are shuffled back in.
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
# The answers to "Slip in one more?"
move-add = yes, one more
move-pass = no, leave it

## The score sheet, and why somebody won.

score-tokens = tokens taken: { $count }
score-tie-break = cards in hand, in case of a tie: { $hand }

reason-fewest-tokens = fewest tokens
reason-equal-tokens-most-cards-in-hand = tied on tokens, most cards in hand
reason-equal-tokens-and-cards-shared = tied on tokens and on cards

## Options of a game.

option-dishes = how many of each dish: from seventeen 2s down to seven 7s, or twelve of each
    .title = The dishes
    .choice-falling = Big ones are rare
    .choice-even = Twelve of each
option-skip_changes_dish = a skip has to change the dish in play; otherwise any pair will do
    .title = A skip changes the dish
option-reminders = show which cards everyone saw someone take; otherwise you have to remember them
    .title = Reminders

## What a player has to do now, told after a move that is not possible.

must-start = first you have to start a stack with a dish
must-turn = it’s time to serve, eat, play an action or skip
must-add = first decide whether to add one more Indigestion

## Why a move is not possible.

refusal-no-dish = there’s no { $card } ({ $card-key }) in your hand
refusal-no-action = there’s no { named } in your hand
refusal-other-dish = the dish in play is { $card } ({ $card-key }), so that’s all you can serve
refusal-no-pair = a skip takes two of the same dish, and you don’t have two { $card-key }s ({ $card })
refusal-same-dish = a skip has to change the dish, and { $card } ({ $card-key }) is already in play
refusal-no-seat = there’s no player { $number }
refusal-yourself = you can’t choose yourself

## Why a table cannot be arranged so: for people who write programs and tests.

arrange-seats = { $what }: there are only { $seats } seats
arrange-stack = stack: a dish first, then the same dish or actions on top of it
arrange-unknown-card = there’s no card '{ $name }'
arrange-none-left = there’s no '{ $name }' left
arrange-known = seat { $number } doesn’t have that many '{ $name }'
arrange-tokens = tokens: nobody has more than { $most } before the game is over
arrange-spoilt = spoilt: one at the start, at most one more for each token, six in all

## The rules in short.

rules-idea =
    It’s an eating contest! A stack of dishes goes around the table and grows. Whoever eats it draws
    as many cards as it’s worth, and somewhere in the deck, Indigestion lurks. Whoever has the
    fewest tokens at the end wins.
    .heading = THE IDEA
rules-turn =
    Serve: play the same dish as the one in play, and the stack grows.

    Eat: draw as many cards as the dishes add up to, plus one for each One More. Everyone sees them,
    and they’re yours. The stack is gone, and you start the next one with a dish from your hand.

    Act: One More makes the stack one card bigger, Turn Around sends it back, and “You There” picks who’s next.

    Skip: play two of the same dish, whatever is in play. The stack is gone, and one of the two starts
    a new one.

    If your hand is empty, you first draw three cards that the others don’t see.
    .heading = YOUR TURN: DO ONE OF THESE
rules-indigestion =
    Draw one, or several at once, and you take one token. The round is over, but you keep the other
    cards. Everything except the hands is shuffled, Indigestions included. You may add one more of
    them, up to six in all, and you start the next stack. Play goes clockwise again.
    .heading = INDIGESTION
rules-end =
    As soon as anyone takes a third token, the game is over. Whoever has the fewest tokens wins; in a
    tie, it’s whoever has the most cards in hand.
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

total-cards =
    { $total ->
        [one] one card
       *[other] { $total } cards
    }
because-eats =
    { $percent ->
        [0] No risk at all: you get { total-cards }, then start the next stack.
        [100] You draw { total-cards }, and Indigestion is certain.
       *[other] You draw { total-cards } ({ $percent }% chance of Indigestion), then start the next stack.
    }
# $seat gets the stack next and may have to eat it.
because-passes =
    { $percent ->
        [0] { $seat } gets the stack: { total-cards }, no risk.
        [100] { $seat } gets the stack: { total-cards }, and Indigestion is certain.
       *[other] { $seat } gets the stack: { total-cards }, { $percent }% risk.
    }
because-third-token =
    { $seat-is ->
        [you] That would be your third token: game over!
       *[other] That would be { $seat-whose } third token: game over!
    }
because-skips = It clears away the old stack, worth { total-cards }.
# The reader has $count more of the dish in play.
because-comes-back =
    { $count ->
        [one] If it comes back to you, you can serve another { $dish }.
       *[other] If it comes back to you, you have { $count } more { $dish }s to serve.
    }
because-more-indigestions = That makes { $spoilt } Indigestions, so eating gets riskier for everyone.
because-no-more-indigestions =
    { $spoilt ->
        [one] It stays at one Indigestion, which is safer for everyone.
       *[other] It stays at { $spoilt } Indigestions, which is safer for everyone.
    }
