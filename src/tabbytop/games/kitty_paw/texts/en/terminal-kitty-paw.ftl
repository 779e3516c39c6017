### Kitty Paw in the terminal: a live game, drawn many times a second. Cats have their names from the game's own file.

## Two letters for every cat, all different: they stand on its tile. The names are those of `card-…` in the game's file.

letters-siamese = Si
letters-ginger = Gi
letters-tuxedo = Tu
letters-calico = Ca
letters-sphynx = Sp
letters-blue = Bl
letters-bobtail = Bo
letters-birman = Bi
letters-somali = So
letters-cymric = Cy
letters-tortie = To
letters-peterbald = Pe
letters-chartreux = Cx
letters-turkish-van = Va
letters-chihuahua = Ch
# A Box card in a list of pieces: three letters.
letters-box = Box

## The top line.

round = round { $round }
tie-round = extra round { $extra }
over = the end
pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
# $clock is minutes and seconds, such as 2:05. Playing alone, time counts up.
in-all = { $clock } in all
time-left = { $clock } left
small-window = A window of 80×24 or more shows everything.

## Cards: points if it is right or wrong, the cat to seek, the level.

worth = { $value } or { $penalty }
seek = seek { $symbol }
level = level { $level }
your-card = card
taken = taken

## Mats and the middle.

your-mat = your mat
laid = { $laid } of { $all }
middle = the middle
# What the cursor is on. $arrow says how it is turned.
cursor-cat =
    { $face-key ->
        [back] { $piece }, awake, { $arrow }
       *[other] { $piece }, asleep, { $arrow }
    }
cursor-box = Hide-and-Seek box { $number }
cursor-own-box = your Box card
# In a replay; $sign is a drawn piece.
in-paw = in the paw: { $sign }
peeks =
    { $symbol-key ->
        [none] peeks into box { $box }
       *[other] peeks into box { $box }: { $symbol }
    }

## Beside a player's name: what everybody does right now. At most 20 columns each.

frozen = frozen
frozen-sign = ❄ frozen
out = out of this round
looks-on = watching
did-paw = paw in
did-turned = turns it
did-flipped = flips it
did-called = MEOW!
did-answered = paw up
did-false_start = too early! frozen
did-released = thawed
did-false_alarm = out of the round
did-grabbed = card { $card }
# $letters are those of the cat.
did-took = takes { $letters }
did-ran_home = { $letters } runs home
did-placed =
    { $piece-key ->
        [symbol] puts a card down
        [box] puts the Box down
       *[other] puts { $letters } down
    }
did-lifted =
    { $piece-key ->
        [symbol] lifts a card
        [box] lifts the Box
       *[other] lifts { $letters }
    }
did-home =
    { $piece-key ->
        [symbol] puts a card back
        [box] puts the Box back
       *[other] puts { $letters } back
    }
did-peeked = peeks into box { $box }
did-kept = keeps { $letters }
did-shut =
    { $late ->
        [yes] box falls shut
       *[no] shuts the box
    }
did-slipped = card back in box { $box }
points-word =
    { $points ->
        [one] point
       *[other] points
    }

## The urgent line above the keys. At most 78 columns.

# Part of the texts below.
time =
    { $seconds ->
        [none] a moment
       *[other] { $seconds } s
    }
you-look-on = You’re watching: the others play this out.
too-early = Too early! Your paw is frozen for { time }.
paw-in = Enter: put your paw in. It starts when every paw is in. ({ time })
waiting = Kitty Paw! Waiting for { $seats }… ({ time })
grab = Grab a card! { time }
in-box = In box { $box }: { $symbol }. ({ time })
stray = Not on your card: it runs home in { time }.
slips = Not the one on your card: it slips away in { time }.
full-wait = Your mat is full. You can call once everyone has a card.
full-call = Your mat is full. Does it match? Space calls MEOW!
you-called = MEOW! You called. The others answer…
caller-answered = MEOW! { $caller } calls! Paws up…
caller-frozen = MEOW! { $caller } calls! And your paw is frozen…
caller-answer = MEOW! { $caller } calls! PAW UP! Space!
caller-answer-last = MEOW! { $caller } calls! PAW UP! Space! The last paw pays.

## The last line: keys that work now. At most 80 columns. The keys are 1-9, a, d, f, hjkl, q, r, x, Enter, Space, Tab.

keys-look = arrows · 1-7 jump to a cat, 8 a box, 9 your Box · Enter take · Tab mat
keys-mat = arrows · 1-9 jump to a piece · Enter lift · Tab middle · Space MEOW!
keys-hold = arrows, hjkl half · a ↶ d ↷ · f flip · Enter put down · x back · Space MEOW!
keys-peek = Enter keep it · x or an arrow shut the box
keys-paw = Enter paw in · Tab the cards, or the last check · ? keys · q save and leave
keys-grab = 1 2 3 4 grab that card
keys-answer = Space paw up!
keys-leave = q save and leave

## The check after a call. At most 20 columns.

check-card = the card
check-mat = the mat
check-check = the check
# Behind a piece: what is wrong with it. At most 12 columns.
fault-missing = missing
fault-extra = extra
fault-place = place
fault-face = face
fault-side = side
fault-turn = turn
fault-order = order
fault-symbol = symbol
to-score-pad = Enter: the score pad

## The pages before time runs.

live-title = Kitty Paw, in real time
begin-or-rules = Once it starts, nothing waits. Enter: sit down · r: how to play · q: leave
begin-or-reading = Once it starts, nothing waits. Enter: sit down · r: how to read it · q: leave
time-runs-on = The clock’s still running. Any key: back to the table
# Below drawings of pieces: at most 11, 13, 10, 16 and 22 columns.
sample-awake = awake
sample-asleep = asleep
sample-long = long one
sample-symbol = Hide-and-Seek
sample-box = in a Box

# With `help-keys`, at most 15 lines of 80 columns: both fill a page of 24 lines with the drawings and `begin-or-rules`.
# $siamese to $bobtail are the names of tiles, $birman to $chihuahua those of Hide-and-Seek cards.
help-pieces =
    A cat is a hexagon with two letters: { letters-siamese } { $siamese }, { letters-ginger } { $ginger }, { letters-tuxedo }
    { $tuxedo }, { letters-calico } { $calico }, { letters-sphynx } { $sphynx }, { letters-blue } { $blue }, { letters-bobtail }
    { $bobtail }, which is two hexagons long. Below is an arrow for its turn, then its eyes: o is awake on its feet, z
    asleep on its back. A [square] with a star is a Hide-and-Seek card: { letters-birman } { $birman }, { letters-somali }
    { $somali }, { letters-cymric } { $cymric }, { letters-tortie } { $tortie }, { letters-peterbald } { $peterbald },
    { letters-chartreux } { $chartreux }, { letters-turkish-van } { $turkish_van }, { letters-chihuahua } { $chihuahua }. A
    double line is a Box card, flat or upright, with its cat inside. Beside the card its pieces are listed from the
    bottom up, each with its key; a • says that it’s on your mat, right or wrong. At the check, ✓ is right and ✗ is wrong.
    .heading = HOW TO READ THE PIECES
help-keys =
    Arrows move the cursor, on the mat by a whole cat; with Shift, or hjkl, by half a cat. 1 to 7 jump to the next cat of that
    kind, 8 to the next Hide-and-Seek box, 9 to your Box card. Enter takes, puts down, lifts, peeks and keeps. a and d turn, f
    flips, x puts back or shuts a box. Tab switches between the middle and your mat. Space is Meow!, both call and answer.
    q saves and leaves; nothing waits, and there’s no pause.
    .heading = KEYS
