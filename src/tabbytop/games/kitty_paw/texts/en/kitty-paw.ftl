### Kitty Paw: everybody builds the picture on a card at the same time, with tiles that show cats.
###
### Persons: $seat, $seats (several), $caller. Pieces: $kind, $piece, $symbol (messages `card-…`). $card is the number that is
### printed on a card. A spot is a place in the middle where a tile lies; a cell (h8) is a place on a player's mat. Around the
### tiles stand eight boxes, and under each lies a Hide-and-Seek card with its symbol, a cat.

title = Kitty Paw
about = Everyone builds at once, with one paw, until someone says Meow!
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
    .text = Hides in a box, and looks a lot like the { card-siamese }.
card-somali = Somali
    .text = Hides in a box, and looks a lot like the { card-ginger }.
card-cymric = Cymric
    .text = Hides in a box, and looks a lot like the { card-tuxedo }.
card-tortie = Tortie
    .text = Hides in a box, and looks a lot like the { card-calico }.
card-peterbald = Peterbald
    .text = Hides in a box, and looks a lot like the { card-sphynx }.
card-chartreux = Chartreux
    .text = Hides in a box, and looks a lot like the { card-blue }.
card-turkish-van = Turkish Van
    .text = Hides in a box, and looks a lot like the { card-bobtail }.
card-chihuahua = Chihuahua
    .text = Hides in a box. Not a cat at all, whatever it says.

## Other pieces.

# Any Hide-and-Seek card.
card-symbol = Hide-and-Seek card
# Every player has one; a cat lies in it.
card-box = Box card
# A tile on a mat that the player's card does not ask for.
card-stray = stray

## How a piece lies. A tile has a back and a belly, a Box card lies horizontal or vertical, a Hide-and-Seek card up.

face-back = awake
face-belly = asleep
face-horizontal = flat
face-vertical = upright
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
        [0] Round { $round }: { open-cards }. Paws in, please!
       *[other] Round { $round }, extra round { $extra }: { open-cards }. Paws in, please!
    }
open-cards =
    { $row-count ->
        [one] card { $row }
       *[other] cards { $row }
    }
# No two open cards may show the same symbol.
event-under = Card { $card } shows a symbol that’s already in the row, so it goes under the pile.
# Everybody calls this when a round begins.
event-start = Kitty Paw!
event-bell = The bell rings: the round is over.
event-last = Last to answer: { $seats }.
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
        [you] You place the { $piece } at { $cell }.
       *[other] { $seat } places the { $piece } at { $cell }.
    }
event-lifted =
    { $seat-is ->
        [you] You lift the { $piece }.
       *[other] { $seat } lifts the { $piece }.
    }
event-home =
    { $seat-is ->
        [you] You put the { $piece } back.
       *[other] { $seat } puts the { $piece } back.
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
        [you] You say Meow! too early, and your paw freezes.
       *[other] { $seat } says Meow! too early and freezes.
    }
# After a false start.
event-released =
    { $seat-is ->
        [you] Your paw thaws.
       *[other] { $seat } thaws.
    }
# Variables: $right, $faults (messages `fault-…`, joined by `fault-next`).
event-checked =
    { $right ->
        [yes] { $seat-whose } picture is right!
       *[no] { $seat-whose } picture is wrong: { $faults }.
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
        [you] False alarm! You’re out of the round.
       *[other] False alarm! { $seat } is out of the round.
    }

## What is wrong with a piece of a picture.

fault-missing = { $piece } missing
fault-extra = one { $piece } too many
fault-place = { $piece } in the wrong place
fault-face = { $piece } wrong side up
fault-side = { $piece } the wrong way up
fault-turn = { $piece } turned the wrong way
fault-order = { $piece } underneath instead of on top
fault-symbol = the wrong { $piece }
# Variables: $faults (what was found before), $fault (one more).
fault-next = { $faults }, { $fault }

## Moves, as they stand in a list.

move-paw = put your paw in
move-grab = grab card { $card } in the row
move-take = take the tile at spot { $spot }
move-lift = lift the { $piece }
move-turn = turn it { $way }
way-left = left
way-right = right
move-flip = flip it
move-place = place it at { $cell }
move-home = put it back
move-peek = peek into box { $box }
move-keep = keep it
move-shut = shut the box
move-meow = Meow!

# The clock's moves. An "opponent" is a seat that this table does not have.
move-start = the clock puts in the late paws
move-give = the clock gives a card to anyone without one
move-release =
    { $seat-is ->
        [opponent] the clock lets seat { $seat-key } go
       *[other] the clock lets { $seat } go
    }
move-chase =
    { $seat-is ->
        [opponent] the clock chases seat { $seat-key }’s stray home
       *[other] the clock chases { $seat-whose } stray home
    }
move-close =
    { $seat-is ->
        [opponent] the clock shuts seat { $seat-key }’s box
       *[other] the clock shuts { $seat-whose } box
    }
move-slip =
    { $seat-is ->
        [opponent] the clock slips seat { $seat-key }’s card back
       *[other] the clock slips { $seat-whose } card back
    }
move-hush = the clock stops waiting for answers
move-tick = the clock ticks
move-bell = the clock rings the bell

## Results.

score-card = card { $card }, built
score-penalty = card { $card }, penalty
score-extra = extra rounds: { $rounds }
score-time = seconds: { $seconds }
reason-most-points = most points
reason-most-points-after-extra-rounds = most points after extra rounds
reason-equal-points-shared = tied on points, a shared win
# Of a game alone.
reason-all-rows-played = all rows played

## Options.

option-pile = levels: easy cards first, hard ones last; all: every card in the box, well shuffled
    .title = The pile
    .hint = Easy cards first and hard ones last, or every card in the box, well shuffled
    .choice-levels = Easy first
    .choice-all = All mixed up
option-second = which level II cards are in the pile; yellow is a little harder
    .title = Level II
    .choice-green = Green
    .choice-yellow = Yellow, a little harder
option-wrong_call =
    ends: a wrong call ends the round; once: your second wrong call, and any later one, is a false alarm: you’re out of the round and the others play on
    .title = A wrong Meow!
    .hint = It ends the round for everyone; or your second one puts you out, and the others play on
    .choice-ends = Ends the round
    .choice-once = Once, then you’re out
option-ready = seconds until late paws are put in
    .title = Late paws
option-pick = seconds to grab a card; after that, anyone without one gets one
    .title = Grabbing a card
option-false_start = seconds you sit out after saying Meow! too early
    .title = Meow! too early
option-stray = seconds until a stray, a cat your card doesn’t need, runs home
    .title = A stray runs home
option-peek = seconds a box stays open
    .title = A box stays open
option-wrong_box = seconds until a wrong Hide-and-Seek card slips back
    .title = A wrong card slips back
option-answer = seconds to answer a Meow!
    .title = Answering a Meow!
option-round = the most seconds a round can last
    .title = A round

## Why options do not make a game.

# Variables: $name (of an option), $most, $seconds.
refusal-seconds = { $name } can be 1 to { $most } seconds, not { $seconds }
refusal-alone-wrong-call = alone, a wrong call always ends the row
refusal-alone-pile = alone, you always play easy cards first

## Why a move is not possible.

refusal-paws-first = the round starts when every paw is in
refusal-started = the round has already started
refusal-no-card-there = that card is gone
refusal-card-first = grab a card first
refusal-one-card = you’ve got your card, and there’s no swapping
refusal-early-call = nobody can call until everyone has a card: try again then
refusal-answer = someone has called: put your paw up
refusal-for-clock = only the clock can do that
# Said to the clock.
refusal-no-wait = there’s nothing like that to wait for
refusal-taken = someone was quicker: there’s nothing at that spot
refusal-no-spot = there’s no spot { $spot } in this round
refusal-own-tile = you already have that tile
# The player wants to lift a piece from the mat.
refusal-not-on-mat =
    { $piece-key ->
        [stray] there’s no stray on your mat
        [symbol] there’s no Hide-and-Seek card on your mat
       *[other] there’s no { $piece } on your mat that your card needs
    }
refusal-both-ends = both ends of the long cat must be on your mat
refusal-empty-paw = there’s nothing in your paw
refusal-turn-box = a Box card doesn’t turn: flip it
refusal-flip-symbol = a Hide-and-Seek card doesn’t flip: turn it
refusal-full-paw = one piece at a time: place what’s in your paw, or put it back
refusal-box-open = your paw is holding a box open: keep what’s in it, or shut it
refusal-symbol-gone = that Hide-and-Seek card is gone
refusal-no-symbol = there’s no Hide-and-Seek symbol on your card
refusal-one-box = one box at a time: keep what’s in it, or shut it
refusal-peek-full-paw = you need an empty paw to peek: place what’s in it, or put it back
refusal-box-held = someone else has that box open
refusal-right-symbol = you already have the right one, and you can’t have two
refusal-not-peeking = you aren’t peeking into a box

## Why a table cannot be arranged: for people who write tests, puzzles and lessons.
## $what is the name of a parameter, $given what it was given, in Python.

refusal-arrange-seats = { $what }: there are only { $most } seats
refusal-arrange-row = row: { $most } cards at most
refusal-arrange-card = { $what }: there’s no card { $given } left in this pile
refusal-arrange-many = { $what }: there are only { $most }
refusal-arrange-spot = spots: { $given } isn’t a kind, a face and a rotation
refusal-arrange-kind = { $what }: there’s no { $kind-key } left
refusal-arrange-twice = symbols: { $symbol-key } appears twice
refusal-arrange-piece = mats: { $given } isn’t a piece with its place
refusal-arrange-box = mats: seat { $seat-key } has only one Box card
refusal-arrange-both-ends = mats: { $given } isn’t on the mat with both ends
refusal-arrange-strays = mats: seat { $seat-key } has two strays
refusal-arrange-symbol = mats: seat { $seat-key } can’t have the { $symbol-key }
refusal-arrange-number = { $what }: { $given } isn’t a whole number
refusal-arrange-list = { $what }: { $given } isn’t a list
refusal-arrange-text = { $what }: { $given } isn’t text
refusal-arrange-word = there’s no { $given } here
refusal-arrange-table = { $what }: { $why }

## How to play.

rules-idea =
    Everyone builds at the same time, with one paw. Use cats from the pool in the middle to copy the picture on your
    card, then say Meow! before anyone else does.
    .heading = THE IDEA
rules-round =
    Paws in, and off you go! Grab one of the four cards. Take one cat at a time from the pool, turn or flip it to
    match, and put it on your mat. Build anywhere on the mat, as long as the picture fits together like the card. Your
    Box card is part of it, with a cat inside. A cat that your card doesn’t need runs home after a while.
    .heading = A ROUND
rules-hide-and-seek =
    If your card shows a Hide-and-Seek symbol, find it in one of the eight boxes. Only you see what you peek at, and only for
    a moment: remember it. Those cats look a lot like the tiles! Everyone sees what you keep; wrong ones slip back.
    .heading = HIDE AND SEEK
rules-meow =
    Is your mat full? Call Meow! Everyone stops and puts a paw up. With three or more players, the last paw pays. Then your
    mat is checked. Right: the card is yours, and so are its points. Wrong: you pay its penalty. If your mat isn’t full,
    it’s a false start, and your paw freezes for a moment. Nobody can call until everyone has a card. If your mat is full
    before that, just wait: your paw won’t freeze.
    .heading = MEOW!
rules-end =
    The game ends when someone has scored five cards, right or wrong, or the pile is empty. Whoever has the most points wins;
    in a tie, the tied players play an extra round. Alone, you build one card from each of ten rows, against the clock.
    .heading = THE END

## Groups of cards, as headings.

cards-tile = Tiles
cards-hide-and-seek = Hide and seek

## Why a hint is good: what a move brings. "It" is the piece, the card or the box that is meant.

because-paw = The round starts when every paw is in.
because-answer = The last paw pays.
because-no-card = You don’t have a card yet, so it’d be a false start.
strokes =
    { $strokes ->
        [one] one move
       *[other] { $strokes } moves
    }
because-card =
    { $points ->
        [one] It’s worth 1 point and takes about { strokes }.
       *[other] It’s worth { $points } points and takes about { strokes }.
    }
because-shown = Your card shows a { $kind }.
because-not-shown = Your card doesn’t need it.
# $count pieces do not lie as on the card yet.
because-missing =
    { $count ->
        [0] Then your picture is finished: call Meow!
        [one] One piece is still missing.
       *[other] { $count } pieces are still missing.
    }
because-lies-right = It already matches your card.
because-lies-wrong = It doesn’t match your card.
because-adjusted =
    { $count ->
        [0] Then it matches your card.
        [one] Then it needs one more turn or flip.
       *[other] Then it needs { $count } more turns or flips.
    }
because-belongs = That’s where it goes.
because-elsewhere = That’s not where it goes, or not yet.
because-turn-first =
    { $count ->
        [one] It needs a turn or a flip first.
       *[other] It needs { $count } turns or flips first.
    }
because-home = There’s no place for it on your mat yet.
because-needed = Your card needs it, and you’d have to fetch it again.
because-unknown-box = You don’t know yet what’s inside.
because-right-box = The one you need is in there.
because-wrong-box = The one you need isn’t in there.
because-slips-away = Your card doesn’t need it, so it’ll slip back into its box.
because-opens-again = The one you need is in there, so you’d have to open it again.
because-finished =
    { $points ->
        [one] Your picture is finished. It’s worth 1 point.
       *[other] Your picture is finished. It’s worth { $points } points.
    }

## Review of a game (`tabbytop review`).

# $count strokes of the other paw came between this stroke and the next.
review-pause =
    { $count ->
        [one] After this, the quickest other paw made one move before your next one.
       *[other] After this, the quickest other paw made { $count } moves before your next one.
    }
review-strokes =
    { $seat-is ->
        [you]
            { $count ->
                [one] You made one move on your cards.
               *[other] You made { $count } moves on your cards.
            }
       *[other]
            { $count ->
                [one] { $seat } made one move on the cards.
               *[other] { $seat } made { $count } moves on the cards.
            }
    }
review-detours =
    { $count ->
        [one] Detours cost one move.
       *[other] Detours cost { $count } moves.
    }
review-pauses =
    { $count ->
        [one] Pauses cost as much time as one move by the quickest other paw.
       *[other] Pauses cost as much time as { $count } moves by the quickest other paw.
    }
review-boxes =
    { $count ->
        [one] Peeking into unknown boxes cost one move.
       *[other] Peeking into unknown boxes cost { $count } moves.
    }
