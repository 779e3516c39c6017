### Kitty Paw: everybody builds the picture on a card at the same time, with tiles that show cats.
###
### Persons: $seat, $seats (several), $caller. Pieces: $kind, $piece, $symbol (messages `card-…`). $card is the number that is
### printed on a card. A spot is a place in the middle where a tile lies; a cell (h8) is a place on a player's mat. Around the
### tiles stand eight boxes, and under each lies a Hide-and-Seek card with its symbol, a cat.

title = Kitty Paw
about = Everybody builds at once, with one paw, until somebody says Meow!
# How it feels, in three words.
mood-first = quick
mood-second = noisy
mood-third = all at once

## The tiles.

card-siamese = Siamese
    .text = { -tile }
card-ginger = Ginger Tabby
    .text = { -tile }
card-tuxedo = Tuxedo
    .text = { -tile }
card-calico = Calico
    .text = { -tile }
card-sphynx = Sphynx
    .text = { -tile }
card-blue = Russian Blue
    .text = { -tile }
card-bobtail = Japanese Bobtail
    .text = A tile two cats long: awake on one side, asleep on the other.
-tile = A tile: awake on one side, asleep on the other.

## The cats on Hide-and-Seek cards. Each but the last looks like one of the tiles.

card-birman = Birman
    .text = Hides in a box, and looks much like the { card-siamese }.
card-somali = Somali
    .text = Hides in a box, and looks much like the { card-ginger }.
card-cymric = Cymric
    .text = Hides in a box, and looks much like the { card-tuxedo }.
card-tortie = Tortie
    .text = Hides in a box, and looks much like the { card-calico }.
card-peterbald = Peterbald
    .text = Hides in a box, and looks much like the { card-sphynx }.
card-chartreux = Chartreux
    .text = Hides in a box, and looks much like the { card-blue }.
card-turkish-van = Turkish Van
    .text = Hides in a box, and looks much like the { card-bobtail }.
card-chihuahua = Chihuahua
    .text = Hides in a box. No cat at all, whatever it says.

## Other pieces.

# Any Hide-and-Seek card.
card-symbol = Hide-and-Seek card
# Every player has one; a cat lies in it.
card-box = Box card
# A tile on a mat that the player's card does not ask for.
card-stray = stray

## How a piece lies. A tile has a back and a belly, a Box card lies horizontal or vertical, a Hide-and-Seek card up.

face-back = back
face-belly = belly
face-horizontal = horizontal
face-vertical = vertical
face-up = up

## Questions.

# Said before a round: everybody puts a paw into the middle.
prompt-paw = Your paw, please!
prompt-grab = Which card do you grab?
prompt-build = Build what your card shows, then Meow!
prompt-clock = The clock is ticking.
# $caller has said Meow!, and all others have to say it too; the last one pays.
prompt-answer =
    { $caller-is ->
        [you] You call: answer, quick!
       *[other] { $caller } calls: answer, quick!
    }

## Events: the course of the game.

# Variables: $round, $extra (0, or which of the extra rounds after a tie), $row (the numbers of the open cards).
event-round =
    { $extra ->
        [0] Round { $round }: { open-cards }. The paws, please.
       *[other] Round { $round }, extra round { $extra }: { open-cards }. The paws, please.
    }
open-cards =
    { $row-count ->
        [one] card { $row }
       *[other] cards { $row }
    }
# No two open cards may show the same symbol.
event-under = Card { $card } shows a symbol that is there: it goes under the pile.
# Everybody calls this when a round begins.
event-start = Kitty Paw!
event-bell = The bell rings: the round is over.
event-last = The last to answer: { $seats }.
event-tie = A tie! { $seats } play an extra round.
# Variables: $cards (numbers of cards that nobody scored in this round).
event-removed =
    { $cards-count ->
        [one] Removed: card { $cards }.
       *[other] Removed: cards { $cards }.
    }
event-over = The game is over!

## Events: what a paw does.

event-paw =
    { $seat-is ->
        [you] You put a paw in.
       *[other] { $seat } puts a paw in.
    }
event-grabbed =
    { $seat-is ->
        [you] You grab card { $card }.
       *[other] { $seat } grabs card { $card }.
    }
event-given =
    { $seat-is ->
        [you] You get card { $card }.
       *[other] { $seat } gets card { $card }.
    }
event-took =
    { $seat-is ->
        [you] You take a { $kind } from spot { $spot }.
       *[other] { $seat } takes a { $kind } from spot { $spot }.
    }
# A tile that the player's card does not ask for.
event-ran_home = { $seat-whose } { $kind } runs home to spot { $spot }.
event-placed =
    { $seat-is ->
        [you] You place a { $piece } at { $cell }.
       *[other] { $seat } places a { $piece } at { $cell }.
    }
event-lifted =
    { $seat-is ->
        [you] You lift a { $piece }.
       *[other] { $seat } lifts a { $piece }.
    }
event-home =
    { $seat-is ->
        [you] You put home a { $piece }.
       *[other] { $seat } puts home a { $piece }.
    }
event-turned =
    { $seat-is ->
        [you] You turn it.
       *[other] { $seat } turns it.
    }
event-flipped =
    { $seat-is ->
        [you] You flip it: { $face }.
       *[other] { $seat } flips it: { $face }.
    }

## Events: Hide-and-Seek. Only who peeks sees the symbol.

event-peeked =
    { $symbol-key ->
        [none]
            { $seat-is ->
                [you] You peek into box { $box }.
               *[other] { $seat } peeks into box { $box }.
            }
       *[other]
            { $seat-is ->
                [you] You peek into box { $box }: { $symbol }.
               *[other] { $seat } peeks into box { $box }: { $symbol }.
            }
    }
event-kept =
    { $seat-is ->
        [you] You keep what was in box { $box }: { $symbol }.
       *[other] { $seat } keeps what was in box { $box }: { $symbol }.
    }
# $late: the time to peek was over.
event-shut =
    { $late ->
        [yes] Box { $box } falls shut by itself.
       *[no]
            { $seat-is ->
                [you] You shut box { $box }.
               *[other] { $seat } shuts box { $box }.
            }
    }
event-slipped = { $seat-whose } Hide-and-Seek card slips back to box { $box }.

## Events: Meow!

event-called =
    { $seat-is ->
        [you] You call: Meow!
       *[other] { $seat } calls: Meow!
    }
event-answered =
    { $seat-is ->
        [you] You answer: Meow!
       *[other] { $seat } answers: Meow!
    }
event-false_start =
    { $seat-is ->
        [you] You say Meow! too early and are frozen.
       *[other] { $seat } says Meow! too early and is frozen.
    }
# After a false start.
event-released =
    { $seat-is ->
        [you] You thaw.
       *[other] { $seat } thaws.
    }
# Variables: $right, $faults (messages `fault-…`, joined by `fault-next`).
event-checked =
    { $right ->
        [yes] { $seat-whose } pattern is right!
       *[no] { $seat-whose } pattern is wrong: { $faults }.
    }
# Variables: $gain (whether points were won, not lost), $points (how many, without a sign).
event-scored =
    { $gain ->
        [yes]
            { $seat-is ->
                [you] You score card { $card }: +{ counted-points }.
               *[other] { $seat } scores card { $card }: +{ counted-points }.
            }
       *[no]
            { $seat-is ->
                [you] Card { $card } costs you { counted-points }.
               *[other] Card { $card } costs { $seat } { counted-points }.
            }
    }
counted-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-false_alarm =
    { $seat-is ->
        [you] A false alarm: you are out of the round.
       *[other] A false alarm: { $seat } is out of the round.
    }

## What is wrong with a piece of a pattern.

fault-missing = { $piece } missing
fault-extra = { $piece } too much
fault-place = { $piece } in the wrong place
fault-face = { $piece } on the wrong face
fault-side = { $piece } on the wrong side
fault-turn = { $piece } turned wrongly
fault-order = { $piece } under what it should lie on
fault-symbol = { $piece } the wrong one
# Variables: $faults (what was found before), $fault (one more).
fault-next = { $faults }, { $fault }

## Moves, as they stand in a list.

move-paw = put your paw in
move-grab = grab card { $card } of the row
move-take = take the tile at spot { $spot }
move-lift = lift { $piece }
move-turn = turn it { $way }
way-left = left
way-right = right
move-flip = flip it
move-place = place it at { $cell }
move-home = put it home
move-peek = peek into box { $box }
move-keep = keep it
move-shut = shut the box
move-meow = Meow!

# The clock's moves. An "opponent" is a seat that this table does not have.
move-start = the clock puts in the late paws
move-give = the clock gives cards to those who have none
move-release =
    { $seat-is ->
        [opponent] the clock lets seat { $seat-key } go
       *[other] the clock lets { $seat } go
    }
move-chase =
    { $seat-is ->
        [opponent] the clock chases seat { $seat-key }'s stray home
       *[other] the clock chases { $seat-whose } stray home
    }
move-close =
    { $seat-is ->
        [opponent] the clock shuts seat { $seat-key }'s box
       *[other] the clock shuts { $seat-whose } box
    }
move-slip =
    { $seat-is ->
        [opponent] the clock slips seat { $seat-key }'s card back
       *[other] the clock slips { $seat-whose } card back
    }
move-hush = the clock ends the answers
move-tick = the clock ticks
move-bell = the clock rings the bell

## Results.

score-card = card { $card }, built
score-penalty = card { $card }, penalty
score-extra = extra rounds: { $rounds }
score-time = seconds: { $seconds }
reason-most-points = most points
reason-most-points-after-extra-rounds = most points after extra rounds
reason-equal-points-shared = equal points, shared
# Of a game alone.
reason-all-rows-played = all rows played

## Options.

option-pile = levels: easy cards first, hard ones last; all: every card of the box, well shuffled
    .title = The pile
    .hint = Easy cards first and hard ones last, or every card of the box, well shuffled
    .choice-levels = Easy first
    .choice-all = All of it, mixed
option-second = which cards of the second level are in the pile; yellow is a little harder
    .title = Second level
    .choice-green = Green
    .choice-yellow = Yellow, a little harder
option-wrong_call =
    ends: a wrong call ends the round; once: from your second wrong call on it is a false alarm, you are out of the round and the others play on
    .title = A wrong Meow!
    .hint = It ends the round for all; or your second one puts you out, and the others play on
    .choice-ends = Ends the round
    .choice-once = Once, then you are out
option-ready = seconds until late paws are put in
    .title = Late paws
option-pick = seconds to take a card; who has none then gets one
    .title = Taking a card
option-false_start = seconds you sit out after a Meow! too early
    .title = Meow! too early
option-stray = seconds until a cat that your card does not ask for runs home
    .title = A stray cat runs home
option-peek = seconds a box stays open
    .title = A box stays open
option-wrong_box = seconds until a wrong Hide-and-Seek card slips back
    .title = A wrong card slips back
option-answer = seconds to answer a Meow!
    .title = Answering a Meow!
option-round = seconds a round lasts at most
    .title = A round

## Why options do not make a game.

# Variables: $name (of an option), $most, $seconds.
refusal-seconds = { $name } is 1 to { $most } seconds, not { $seconds }
refusal-alone-wrong-call = alone, a wrong call always ends the row: wrong_call=ends
refusal-alone-pile = alone, it is the standard pile: pile=levels

## Why a move is not possible.

refusal-paws-first = the round starts when every paw is in: paw
refusal-started = the round has started
refusal-no-card-there = there is no card at that place of the row any more
refusal-card-first = first take a card
refusal-one-card = you have a card, and you cannot change it
refusal-early-call = nobody can call until all have a card: once more, then
refusal-answer = somebody has called: answer with meow
refusal-for-clock = that is the clock's to do
# Said to the clock.
refusal-no-wait = there is nothing of that kind to wait for
refusal-taken = somebody was quicker: there is nothing at that spot
refusal-no-spot = there is no spot { $spot } in this round
refusal-own-tile = you have that tile already
# The player wants to lift a piece from the mat.
refusal-not-on-mat =
    { $piece-key ->
        [stray] there is no stray on your mat
        [symbol] there is no Hide-and-Seek card on your mat
       *[other] there is no { $piece } that you asked for on your mat
    }
refusal-both-ends = the long cat must lie on your mat with both its ends
refusal-empty-paw = there is nothing in your paw
refusal-turn-box = a Box card has two sides and no rotation: flip it
refusal-flip-symbol = a Hide-and-Seek card lies with its symbol up: turn it
refusal-full-paw = one piece at a time: place what is in your paw, or put it home
refusal-box-open = your paw holds a box open: keep what is in it, or shut it
refusal-symbol-gone = that Hide-and-Seek card is not there any more
refusal-no-symbol = your card shows no Hide-and-Seek symbol
refusal-one-box = one box at a time: keep what is in it, or shut it
refusal-peek-full-paw = you peek with an empty paw: place what is in it, or put it home
refusal-box-held = somebody else holds that box open
refusal-right-symbol = you have the one your card shows, and at most one
refusal-not-peeking = you are not peeking

## Why a table cannot be arranged: for people who write tests, puzzles and lessons.
## $what is the name of a parameter, $given what it was given, in Python.

refusal-arrange-seats = { $what }: there are only { $most } seats
refusal-arrange-row = row: { $most } cards at most
refusal-arrange-card = { $what }: there is no card { $given } left in this pile
refusal-arrange-many = { $what }: there are only { $most }
refusal-arrange-spot = spots: { $given } is not kind, face and rotation
refusal-arrange-kind = { $what }: there is no { $kind-key } left
refusal-arrange-twice = symbols: { $symbol-key } is there twice
refusal-arrange-piece = mats: { $given } is no piece and where it lies
refusal-arrange-box = mats: seat { $seat-key } has one Box card
refusal-arrange-both-ends = mats: { $given } does not lie on the mat with both ends
refusal-arrange-strays = mats: seat { $seat-key } has two strays
refusal-arrange-symbol = mats: seat { $seat-key } cannot have the { $symbol-key }
refusal-arrange-number = { $what }: { $given } is no whole number
refusal-arrange-list = { $what }: { $given } is no list
refusal-arrange-text = { $what }: { $given } is no text
refusal-arrange-word = there is no { $given } here
refusal-arrange-table = { $what }: { $why }

## How to play.

rules-idea =
    Everybody builds at the same time, with one paw. Copy the picture on your card with cats from the middle, then say Meow!
    before the others do.
    .heading = THE IDEA
rules-round =
    Paws in, and it starts. Grab one of the four cards. Take one cat at a time, turn it, flip it, put it on your mat. It does
    not matter where on the mat the picture lies; how the pieces lie to each other does. Your Box card belongs to it, with a
    cat in it. A cat that your card does not ask for runs home after a while.
    .heading = A ROUND
rules-hide-and-seek =
    If your card shows a Hide-and-Seek symbol, find it under the eight boxes. Only you see what you peek at, and only for a
    moment: remember it. Those cats look much like the tiles. What you take, all see; a wrong one slips back after a while.
    .heading = HIDE AND SEEK
rules-meow =
    With a full mat Meow! is a call: everybody stops and puts a paw up, and the last paw pays, from three players on. Then the
    mat is checked. Right: the card is yours for its points. Wrong: it costs you its penalty. With a mat that is not full it
    is a false start, and your paw is frozen for a moment. Nobody can call before all have a card: a full mat waits for them,
    and nothing is frozen.
    .heading = MEOW!
rules-end =
    When somebody has scored five cards, right or wrong, or the pile is empty. Most points win; who is tied plays an extra
    round. Alone you build one card of each of ten rows, against the seconds.
    .heading = THE END

## Groups of cards, as headings.

cards-tile = Tiles
cards-hide-and-seek = Hide and seek

## Why a hint is good: what a move brings. "It" is the piece, the card or the box that is meant.

because-paw = The round begins when all paws are in.
because-answer = The last one to answer pays.
because-no-card = You have no card yet, so it would be a false start.
because-card =
    { $points ->
        [one] It is worth 1 point and takes about { $strokes } strokes.
       *[other] It is worth { $points } points and takes about { $strokes } strokes.
    }
because-shown = Your card shows a { $kind }.
because-not-shown = Your card does not need it.
# $count pieces do not lie as on the card yet.
because-missing =
    { $count ->
        [0] Then your picture is finished: call Meow!
        [one] One piece is still missing.
       *[other] { $count } pieces are still missing.
    }
because-lies-right = It lies as on your card already.
because-lies-wrong = It does not lie as on your card.
because-adjusted =
    { $count ->
        [0] Then it lies as on your card.
        [one] Then one more turn or flip is needed.
       *[other] Then { $count } more turns or flips are needed.
    }
because-belongs = It belongs there.
because-elsewhere = It does not belong there, or not yet.
because-turn-first =
    { $count ->
        [one] It needs a turn or a flip first.
       *[other] It needs { $count } turns or flips first.
    }
because-home = It has no place on your mat yet.
because-needed = Your card needs it, and you would have to fetch it again.
because-unknown-box = You do not know yet what it hides.
because-right-box = It hides what your card asks for.
because-wrong-box = It does not hide what your card asks for.
because-slips-away = Your card does not ask for it, so it slips back into its box.
because-opens-again = It hides what your card asks for, so you would have to open it again.
because-finished =
    { $points ->
        [one] Your picture is finished. It is worth 1 point.
       *[other] Your picture is finished. It is worth { $points } points.
    }

## Review of a game (`tabbytop review`).

# $count strokes of the other paw came between this stroke and the next.
review-pause = After this the quickest other paw made { $count } strokes before your next one.
review-strokes =
    { $seat-is ->
        [you]
            { $count ->
                [one] You made one stroke on your cards.
               *[other] You made { $count } strokes on your cards.
            }
       *[other]
            { $count ->
                [one] { $seat } made one stroke on the cards.
               *[other] { $seat } made { $count } strokes on the cards.
            }
    }
review-detours = Detours cost { $count }, in strokes.
review-pauses = Pauses cost { $count }, in strokes of the quickest other paw.
review-boxes = Boxes with unknown contents cost { $count }.
