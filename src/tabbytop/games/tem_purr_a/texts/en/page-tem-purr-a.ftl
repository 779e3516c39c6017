### Tem-Purr-A on the page: a stack of dishes in the middle; somebody has to eat it by turning cards of the deck.

# $card: a card's name in the notation; dishes are numbers.
title =
    { $card ->
        [2] Rice Ball
        [3] Dango
        [4] Prawn
        [5] Salmon
        [6] Gyoza
        [7] Noodles
        [plus] One More
        [reverse] Turn Around
        [choose] You There
        [indigestion] Indigestion
       *[other] { $card }
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
times = ×{ $count }

# Small numbers in words, at the beginning of a sentence and within one.
count-first =
    { $count ->
        [0] Nothing
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [10] Ten
        [11] Eleven
        [12] Twelve
       *[other] { $count }
    }
count-within =
    { $count ->
        [0] nothing
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
       *[other] { $count }
    }
left-within =
    { $left ->
        [0] nothing
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
       *[other] { $left }
    }

## The stack.

scene-label = The stack
# Below the sum of the stack.
scene-to-eat = to eat
scene-still-to-eat = still to eat
# A part of a sum such as "5 × 4 + 1".
scene-times = { $count } × { $value }
# Only dishes of the same number may be served. $card: that number.
scene-matched = You can only serve { $card }s: { title }
scene-nothing = No dish yet
scene-clockwise = Play goes clockwise.
scene-counter = Play goes counterclockwise.
# The sum after the move that the player points at.
scene-becomes = → { $total }
scene-turn-of = { $name }’s turn
scene-your-turn = Your turn
scene-eats = { $name } eats
scene-you-eat = You eat
scene-full = { $name } is full
scene-you-are-full = You’re full

## The deck, and how dangerous it is to eat.

# Behind the number of cards in the deck.
deck-left = left
# Below it: how many of these are indigestion.
deck-bad = { $count } of them bad
deck-danger = { $percent }%
deck-danger-label = Risk of Indigestion if you eat { $total }: { $percent }%.
# Behind the percentage.
deck-risk = risk
# Behind the number of cards in the discard.
deck-discard = discard
deck-show = Look through the discard: { cards }

## Players around the table.

# A player with three tokens loses.
seat-tokens = { $taken } of 3 tokens
seat-hand = { cards } in hand
seat-next = is next
# A button that chooses this player.
seat-choose = Choose { $name }
seat-known = Everyone saw { $name } take these

## Your hand.

hand-label = Your hand
hand-empty = Your hand is empty: you’ll draw three on your turn.
# Equal cards in hand.
hand-pile =
    { $count ->
        [1] { title }
       *[other] { $count } × { title }
    }
# The same for dishes, with their number.
hand-pile-dish =
    { $count ->
        [1] { title } ({ $card })
       *[other] { $count } × { title } ({ $card })
    }
hand-back = Put back

## Questions.

# For "You There": who gets the stack?
ask-choose = “You There”! Who gets the { $total } to eat?
# Two equal dishes may be served, or skip the stack. $dish: their number.
ask-pair = What will you do with your { $dish }s?
ask-more = Or tap a glowing card.
# $next: the name of the next player.
ask-start-note = { $next } is next. A small dish isn’t much to eat.
# $card: an action; what it does is told below the question.
ask-action = Play “{ title }”?
# Somebody has two tokens; the third one ends the game.
ask-danger =
    { $names-count ->
        [one] One more token for { $names } ends the game.
       *[other] { $names } have two tokens each: a third ends the game.
    }
ask-own-danger = Your next token is your third: it ends the game!
# Why it is the reader's turn: $name played this action.
ask-sent-back = “{ title }”: { $name } sent it back to you.
ask-chosen = “{ title }”: { $name } chose you.
# No card can be played.
ask-only-eat = None of your cards fit: eat { $total }.
# Below the question whether one more Indigestion goes into the deck.
ask-add-note = One more makes eating riskier for everyone, you included.

## What a move comes to. $total: what is to be eaten then; $next: who is next.

comes-to-start = Start with a { $dish }: { $next } gets { $dish }
comes-to-serve = Serve a { $dish }: { $next } gets { $total }
comes-to-plus = One More: { $next } gets { $total }
comes-to-reverse = Turn Around: { $next } gets { $total }
comes-to-anybody = “You There”: choose who gets the { $total }
comes-to-skip = Skip with two: { $next } gets { $dish }
comes-to-eat = Eat { $total }
comes-to-eat-risk = Eat { $total } · { $percent }% risk

## The meal: cards are turned up one by one; one that is bad ends it.

meal-label = The meal
# $count: cards to turn.
meal-begins =
    { $count ->
        [1] One card to turn.
       *[other] { count-first } cards to turn.
    }
# $count: cards that were good so far; $left: cards still to turn.
meal-going = { count-first } down, { left-within } to go.
meal-last = One to go.
# $count: cards that were turned, all good.
meal-done =
    { $count ->
        [1] One card, and all is well.
        [2] Both went down well.
       *[other] All { count-within } went down well.
    }
meal-bad = Oh no. Indigestion!
# $count: cards that were good so far; they go to the reader's hand.
meal-yours =
    { $count ->
        [0] Anything good goes into your hand.
        [1] That one’s yours either way.
       *[other] Those { count-within } are yours either way.
    }
meal-theirs = { $name } eats { $count }.
# $count: Indigestions that were turned; several at once are one token.
meal-bad-yours =
    { $count ->
        [1] That’s a token. You keep the rest.
       *[other] Just one token for the lot! You keep the rest.
    }
meal-bad-theirs =
    { $count ->
        [1] That’s a token for { $name }.
       *[other] Just one token for the lot, lucky { $name }!
    }
# Buttons. The cards turn by themselves; the first button turns the next one at once.
meal-next = Next card
meal-onward = Go on
# $at: the number of the card in the row.
meal-turned = Card { $at }: { title }

## The discard.

gone-title = The discard
gone-none = Nothing here yet.
