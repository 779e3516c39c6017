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
waiting-pass = Look closely. Then all hands go left.
waiting-over = The candles go out.
waiting-you = Play a card…
waiting-other = { $name } is choosing a card…
idle-strike =
    Nobody has to do anything that hurts or isn’t fun. Anything you cross out stays in the box, and nobody learns who asked.
# The goal of the game, in one sentence.
idle-pass = To win, obey the card you play and every rule the others have, all in one turn.
idle-over = The replay tells all.
watch-closely = Watch closely: nobody writes it down.
# Before a row of dots: ●●●○○ 3 of 5
this-turn = This turn
used = { $used } of { $most }
# A rule that was replaced.
gone = Gone: { $card }
# When an act is due: before or after the card is played.
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
        [1] Everyone gets a rule, { told-pile }. { told-starter }
       *[other] Everyone gets { $each } rules, { told-pile }. { told-starter }
    }
told-pile =
    { $pile ->
        [one] and one goes into the pile
       *[other] and { $pile } go into the pile
    }
told-starter =
    { $starter-is ->
        [you] You start.
       *[other] { $starter } starts.
    }
told-passed = All hands went left.
told-replaced =
    { $seat-is ->
        [you] You replace a rule.
       *[other] { $seat } replaces a rule.
    }
told-played =
    { $seat-is ->
        [you] You play a card.
       *[other] { $seat } plays a card.
    }
told-taken_back =
    { $seat-is ->
        [you] You take the card back: you didn’t obey it.
       *[other] { $seat } takes the card back: it wasn’t obeyed.
    }
# $active broke a rule of $seat.
told-exchanged =
    { $active-is ->
        [you] You’re stopped by { $seat }, and you both draw a new card.
       *[other] { $active } is stopped by { $seat }, and both draw a new card.
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
binds-you = Its rule applies to you. So does every card the others have. Remember any? We’re not telling.

## Numbered answers.

done-strike = or Enter: nothing more to cross out
done-pass = or Enter: pass your hand left
done-answer = no, none of mine
done-object = or Enter: nothing to object to
done-act = check: was a rule broken?
look-again = look: see the acts once more
object = object: the played card wasn’t obeyed
replace = replace a rule that someone can’t obey

## The list of acts.

# The short name of an act whose label (`card-….label` in the game's file) has more than 13 letters. English takes the word of
# the notation. Other languages add a message `brief-<act>` for each of those, with at most 13 letters:
# brief-trunk-call = Trompeten
brief = { $value }
short-label = { $brief }
back = Enter: back
more-words = more words
hint-strike = Type a name, part of it, or its number.
# Examples of what can be typed: an act, an act twice, a word; then a part of a name.
hint-acts = Type acts: croak; cough 2; paris. Part of a name will do: moo.
# $hint is one of those above.
hint-and-back = { $hint } { back }
found = Found '{ $sought }': type a number, or more letters. { back }
more-found = … { $count } more
page = page { $page } of { $pages }
words-foot = Type a word, part of it, or its number. 0: { more-words } · { back }
replace-how =
    Which rule is it that someone can’t obey? Type its name. It must be one you know is in the game and haven’t obeyed yet.
    Everyone learns that it’s gone; a new one takes its place. Once a game.

## What was typed isn't an answer. No capital, no full stop.

no-act = no act has '{ $sought }' in it
no-act-or-word = no act and no word has '{ $sought }' in it
rules-found =
    { $count ->
        [0] no rule in the box has '{ $sought }' in it
        [one] one rule in the box has '{ $sought }' in it
       *[other] { $count } rules in the box have '{ $sought }' in them
    }
not-your-card = '{ $sought }' isn’t one of your cards: type its number or its name
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
    Type your acts: `croak; cough 2; paris; check` is a whole turn. Part of a name is enough to find an act; capitals and accents
    don’t matter.
    .heading = TYPING
help-clock = Nobody is rushed at this keyboard: the clock of the option `seconds` waits with you.
    .heading = THE CLOCK
