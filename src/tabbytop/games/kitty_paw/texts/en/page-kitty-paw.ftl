### Kitty Paw on the page: all at once take cats from the middle and lay them on their mats as their card shows.
### A player who is done calls "Meow!"; the others raise their paws.

# $name: a cat, a symbol of the Hide-and-Seek cards, or a card, as the notation names it.
piece =
    { $name ->
        [siamese] Siamese
        [ginger] Ginger Tabby
        [tuxedo] Tuxedo
        [calico] Calico
        [sphynx] Sphynx
        [blue] Russian Blue
        [bobtail] Japanese Bobtail
        [symbol] Hide-and-Seek card
        [box] Box card
        [birman] Birman
        [somali] Somali
        [cymric] Cymric
        [tortie] Tortie
        [peterbald] Peterbald
        [chartreux] Chartreux
        [turkish-van] Turkish Van
        [chihuahua] Chihuahua
       *[other] { $name }
    }
face =
    { $face ->
        [back] awake
        [belly] asleep
        [horizontal] flat
        [vertical] upright
        [up] symbol up
       *[other] { $face }
    }
# How a piece lies. $turn: in which of six directions it is turned.
lies =
    { $name ->
        [box] Box card, { face }
       *[other]
            { piece }, { face }, turned to the { $turn ->
                [0] right
                [1] lower right
                [2] lower left
                [3] left
                [4] upper left
               *[5] upper right
            }
    }

## Rounds, time and points.

# $points: how many, without a sign; $sign: plus, minus or zero.
points =
    { $sign ->
        [minus] −{ points-counted }
       *[other] { points-counted }
    }
points-counted =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
round-of = Round { $round } of { $rounds }
extra-round = Extra round { $extra }
# $clock: minutes and seconds, such as "1:05".
left = { $clock } left in this round
sofar = { $clock } so far

## The middle of the table, where all take from.

middle = The middle of the table
# $spot: the number of the place.
tile = Take the { lies }, spot { $spot }
box = Peek into box { $number }
box-of = Box { $number }: { $name } has it
# Buttons, when one has peeked into a box.
keep = Keep it
shut = Shut
# Seconds until the box shuts.
peek-left = { $seconds } s

## The cards, and grabbing one.

row = The cards to grab
# $place: the number of the card in the row; $pieces: what it shows, such as "Calico, asleep, turned left; Box card, awake".
grab = Grab card { $place }: { $pieces }.
# Somebody has this card.
gone = Taken
grab-now = Grab a card!
# $seconds: until the clock grabs one.
grab-now-left = Grab a card! { $seconds } s
row-soon = You’ll grab one of these soon.
paw-in-soon = Paw in!
paw-in-soon-left = Paw in! { $seconds } s
level =
    { $level ->
        [1] Level I
        [2] Level II
        [3] Level III
       *[other] Level { $level }
    }
# On a card, below its points.
or-wrong = or −{ $penalty } if wrong
or-briefly = or −{ $penalty }
# Buttons: a tap on your card shows it large, another one puts it back.
card-large = Enlarge the card
card-small = Put the card back
no-card = Your card goes here.
their-no-card = No card yet

## Mats and paws.

mat = Your mat
mat-of = { $name }’s mat
# On a phone: a larger picture of the mat lies over the middle of the table.
zoom = Enlarge the mat
unzoom = Back to the middle of the table
zoomed = Your mat, up close
# On the small mat, while a part of it is enlarged.
look-elsewhere = Tap here to look elsewhere
# Pieces that lie, and all that the card shows.
on-mat = { $laid } of { $all } pieces
# $cell: a place on the mat.
place = Put the { piece } down at { $cell }
lift = Lift the { lies }, at { $cell }
in-paw = In your paw
empty-paw = Your paw is empty
in-their-paw = In the paw
their-empty-paw = The paw is empty
their-box = Their Box card
take-something = Tap a cat, or drag it to your mat.
lift-box = Your Box card
turn-left = Turn left
turn-right = Turn right
flip = Flip
# Buttons that flip a Box card: it stands then, or lies. They are narrow on a phone.
flip-upright = Upright
flip-flat = Flat
back = Put it back
back-short = Back
stray = Not on your card: it’ll run home.
wrong-symbol = Not the one on your card: it’ll slip away.

meow = Meow!
paw-up = Paw up!

## What the page says to you; a note stands below in small letters.

ask-paw-in = Put your paw in, please!
ask-paw-note = It starts when every paw is in.
ask-waits-for-paws = Waiting for { $names }.
ask-grab = Grab a card, quick!
ask-grab-note = First come, first served. No swapping!
ask-start = Build what your card shows.
# The clock grabbed a card for you.
ask-given = Time’s up: you’ve been given a card.
ask-start-note = Tap a cat, or drag it to your mat.
ask-start-held = Turn or flip it, then tap its place.
# With a cat in the paw, on an empty mat.
ask-first-held = Turn or flip it, then tap anywhere to start.
ask-long-held = The long cat fills two places: tap the line between them.
ask-box-held = Upright or flat? Then tap its place.
ask-box-first = Upright or flat? Then tap anywhere to start.
# $others: players besides you.
ask-build-note =
    { $others ->
        [0] Points first, then seconds.
        [1] A wrong call costs points.
       *[other] The last paw up pays a penalty.
    }
ask-full = Your mat is full. Does it match?
ask-full-note = If so, call Meow! A wrong call costs points.
ask-full-early = You can call once everyone has a card.
ask-called = { $name } calls Meow! Paw up, quick!
ask-called-note = The last paw pays.
ask-you-called = Meow! You called.
# $names: who has not answered yet.
ask-you-called-note =
    { $names-count ->
        [0] Now for the check.
       *[other] Waiting for { $names }.
    }
ask-answered = Your paw is up.
ask-frozen = Too early! Your paw is frozen.
ask-frozen-note = It thaws in a moment.
ask-peeking = Only you can see this. Keep it, or shut the box?
ask-out = You’re out of this round.
ask-out-note = That was a false alarm. The others play on.
ask-looks-on = You’re watching.
ask-looks-on-note = Everyone’s paws are busy.
ask-over = The game is over.

## Below somebody's name: what that player does.

doing-ready = paw in
doing-waits = stretching
doing-frozen = frozen
doing-out = out of the round
doing-watches = watching
doing-took = takes a { piece }
doing-placed = places a { piece }
doing-lifted = lifts a { piece }
doing-home = returns a { piece }
doing-ran-home = { piece } ran home
doing-turned = turns it
doing-flipped = flips it
doing-grabbed = has a card
doing-peeked = peeks into a box
doing-shut = shuts a box
doing-kept = keeps the { piece }
doing-slipped = a card slips away
doing-called = Meow!
doing-answered = paw up
doing-false-start = too early!
doing-released = thawed

## The same where there is hardly any room.

briefly-took = takes
briefly-placed = places
briefly-lifted = lifts
briefly-home = returns
briefly-ran-home = lost one
briefly-grabbed = has card
briefly-peeked = peeks
briefly-shut = shuts
briefly-kept = keeps
briefly-slipped = lost one

## Cards that were scored, and pieces that lie.

# Beside the points; somebody's last of these ends the game.
cards-of = { $count } of { $all } cards
last-card-ends = The game ends when someone has { $all } cards, right or wrong.
scored-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
laid = { $laid }/{ $all }
laid-label = { $laid } of { $all } pieces on the mat

## After a call: who raised the paw when.

race = Who was fastest
# So long after the call: 1.4 seconds are $seconds 1 and $tenths 4.
race-after = +{ $seconds }.{ $tenths } s

## The check of a mat against its card.

check-label = The check
check-card = The card
check-right = right
check-wrong = wrong
check-missing = missing
check-close = Close the check
# Somebody else called, or the bell rang; what becomes of the reader's own card.
check-spared = Right or wrong, a call ends the round for everyone. Your card leaves the game, but you lose nothing.

## A hint that glows on the table; it follows "A big cat would choose:".

hint-take = take the glowing { piece }
hint-place = put it down where your mat glows
hint-grab = grab the glowing card
hint-peek = peek into the glowing box
# The move that came second: a piece of the same kind that lies elsewhere, a piece of another kind.
hint-take-other = take another { piece }
hint-take-piece = take a { piece }
# Though it does not lie as on the card yet.
hint-place-now = put it down as it is

## The best results of somebody who plays alone against the clock.

best-title = Your best on this device
best-none = Nothing to beat yet: ten rows, one card from each.
best-line = { points } in { $clock }
best-is-new = A new best!
