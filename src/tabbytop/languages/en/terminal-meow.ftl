### Meow! in the terminal: a circle of cats around a table. Acts and cards have their names from the game's own file.

## The top line: Meow! · round 2 of 30 · your turn · basic, engine

phase-strike = before the deal
phase-pass = the first look
phase-over = the end
round = round { $round }
round-of = round { $round } of { $rounds }
whose-turn =
    { $seat-is ->
        [you] your turn
       *[other] { $seat-whose } turn
    }
# How this table plays, in a word each: the options `mode`, `judge`, `box`, `young` and `helper`.
mode-basic = basic
mode-thirteen = thirteen
mode-before-after = before-after
judge-engine = engine
judge-eyes = eyes
plays-small = small box
plays-young = young
plays-helper = helper

## The circle. The words below a name have at most 11 columns.

pile = pile: { $count }
no-card = no card
# Somebody's rule was broken.
seat-broken = broken!
# Somebody points at this player.
seat-asked = ◂ asked
# None of this player's rules was broken.
seat-no = no
seat-ready = ready
# How many hands somebody's best check got past.
seat-best = best { $hands }

## The middle of the table.

waiting-strike = The box is still open.
waiting-pass = Look well. Then every hand goes left.
waiting-over = The candles go out.
waiting-you = Lay a card …
waiting-other = { $name } chooses a card …
idle-strike =
    Nobody has to do what hurts or is no fun. What you strike stays in the box, and nobody learns who wished it.
# The goal of the game, in one sentence.
idle-pass = Be the first to obey, in a single turn, the card that you lay and every rule that the others hold.
idle-over = All is told in the replay.
watch-closely = Watch closely: nothing is written down.
# Before a row of dots: ●●●○○ 3 of 5
this-turn = This turn
used = { $used } of { $most }
# A rule that was replaced.
gone = Gone: { $card }
# When an act is due: before or after the card is laid.
part-before = before
part-after = after
said-word = “{ $word }”
made-noise = “{ $act-noise }”

## An act as it is seen: 🐸 Ana puffs up their cheeks and croaks: “Ribbit!” ×2 (Croak)

# $heard is a word or a noise in quotation marks, if there is one; the name of the act stands behind it if that is $named.
caption-act =
    { $heard ->
        [none] { $sign } { $name } { $act-shown }.
       *[other] { $sign } { $name } { $act-shown }: { $heard }
    }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }{ $named ->
        [yes] { " " }({ $act-label })
       *[no] { "" }
    }

## The log, without the names of rules: those are for the players to remember.

told-dealt =
    { $each ->
        [1] Everybody gets a rule, { told-pile }. { told-starter }
       *[other] Everybody gets { $each } rules, { told-pile }. { told-starter }
    }
told-pile =
    { $pile ->
        [one] one is in the pile
       *[other] { $pile } are in the pile
    }
told-starter =
    { $starter-is ->
        [you] You begin.
       *[other] { $starter } begins.
    }
told-passed = Every hand went to the left.
told-replaced =
    { $seat-is ->
        [you] You have a rule replaced.
       *[other] { $seat } has a rule replaced.
    }
told-played =
    { $seat-is ->
        [you] You lay a card.
       *[other] { $seat } lays a card.
    }
told-taken_back =
    { $seat-is ->
        [you] You take the card back: its own rule was not obeyed.
       *[other] { $seat } takes the card back: its own rule was not obeyed.
    }
# $active broke a rule of $seat.
told-exchanged =
    { $active-is ->
        [you] You are stopped by { $seat }; each draws a new card.
       *[other] { $active } is stopped by { $seat }; each draws a new card.
    }

## Everything that the reader may know.

# Before the cards of the reader, each with its rule, for screen readers.
hand-in-words = In your hand:
pile-and-budget = In the pile: { $pile }. Different acts a turn: { $most }.
seat-fact =
    { $cards ->
        [one] { $name }: { $cards } card, best check { $best }
       *[other] { $name }: { $cards } cards, best check { $best }
    }{ $replaced ->
        [yes] , has replaced a rule
       *[no] { "" }
    }
# Rules that were shown, separated by commas.
came-to-light = Came to light: { $titles }
binds-you = Its rule binds you. So does every card the others hold. Remember any? We're not telling.

## Numbered answers.

done-strike = or Enter: nothing more to strike
done-pass = or Enter: pass the hand on to the left
done-answer = no, none of mine
done-object = or Enter: nothing to object to
done-act = check: was a rule broken?
look-again = look: see the acts once more
object = object: the laid card's own rule was not obeyed
replace = replace a rule that somebody cannot do

## The list of acts.

# The short name of an act whose label (`card-….label` in the game's file) has more than 13 letters. English takes the word of
# the notation. Other languages add a message `brief-<act>` for each of those, with at most 13 letters:
# brief-trunk-call = Trompeten
brief = { $value }
short-label = { $brief }
back = Enter: back
more-words = more words
hint-strike = Type a name, a part of it, or its number.
# Examples of what can be typed: an act, an act twice, a word; then a part of a name.
hint-acts = Type acts: croak; cough 2; paris. A part finds one: moo.
# $hint is one of those above.
hint-and-back = { $hint } { back }
found = Found '{ $sought }': type a number, or more letters. { back }
more-found = … { $count } more
page = page { $page } of { $pages }
words-foot = Type a word, a part of it, or its number. 0: { more-words } · { back }
replace-how =
    Which rule can somebody not do? Type its name: one that you know to be in the game and have not done yet. All learn that it
    is gone; a new one takes its place. Once a game.

## What was typed is no answer. No capital, no full stop.

no-act = no act has '{ $sought }' in it
no-act-or-word = no act and no word has '{ $sought }' in it
rules-found =
    { $count ->
        [0] no rules of the box have '{ $sought }' in them
       *[other] { $count } rules of the box have '{ $sought }' in them
    }
not-your-card = '{ $sought }' is no card of yours: type its number or its name
# $words are such as `paris`.
say-which-word = say which word: { $words } and so on
either = { $start } or { $next }
could-be =
    { $more ->
        [yes] that could be { $names } and so on; say a little more
       *[no] that could be { $names }; say a little more
    }
opens-list = that opens a list: type it on a line of its own

## How to use the screen.

help-typing =
    Type your acts: `croak; cough 2; paris; check` is a whole turn. A part of a name finds an act, capitals and accents do not
    matter.
    .heading = TYPING
help-clock = At this keyboard nobody is hurried: the clock of the option `seconds` waits with you.
    .heading = THE CLOCK
