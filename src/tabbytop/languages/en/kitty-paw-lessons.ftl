### Lessons of Kitty Paw: each is a short guided game. `<lesson>` is its title, `<lesson>-<step>` what a step says; `other` is
### said to a move that is allowed and not what the step asks for.
###
### Miso and Juno are the other players. What "glows" is lit on the page. Words in quotation marks are buttons, as they are
### called in page-kitty-paw.ftl.

first-card = Your first card

first-card-paw = Copy the picture on your card with cats, and say Meow! before the others do: that is the game. Press “Paw in!”
first-card-grab =
    Each card goes to the first paw, no swaps. The big number is what it scores, “or −1” what a wrong Meow! costs. Grab the
    first card.
    .other = A good card too. This time, grab the first one.
first-card-ginger =
    Your card shows six pieces: five cats and a box. Tap it to see it large, again to put it back. Two cats lie on your mat already. Take the orange
    Ginger Tabby that glows.
    .other = A fine cat, but not this one. Take the Ginger Tabby that glows.
first-card-beside =
    It came as it lay: awake, and turned just as on your card. Lucky! Put it left of the Siamese, the one with brown
    paws, where your mat glows.
    .other = It is fine as it is. Put it where your mat glows, close to the Siamese.
first-card-long =
    Miso builds at the same time. A paw holds one cat, never two. Next, take the long white cat with the heart.
    .other = Not that one. Take the long cat that glows.
first-card-turn = It is awake, as on your card, but turned another way. Turn it once to the right.
    .other = It only needs a turn: once to the right.
first-card-between = Now it matches. The long cat fills two places: tap the middle of the two, where your mat glows.
    .other = It is turned just right. Tap where your mat glows: the middle of the long cat will lie there.
first-card-box = The last cat on your card sits in a box. Your Box card waits beside your card. Pick it up.
    .other = First the box, then its cat. Pick up your Box card.
first-card-apart =
    It lies flat, as on your card. For a card that shows it standing, press “Upright”. Put it at the upper right, apart from the
    cats.
    .other = The gap must be as on your card. Put it where your mat glows.
first-card-blue = Now its cat: take the grey Russian Blue that glows.
    .other = Not that one. Take the Russian Blue that glows.
first-card-awake = This one sleeps. On your card it is awake, on its feet. Press “Flip”.
    .other = It is turned right, only asleep. Press “Flip”.
first-card-inside = Good morning. Put it into the box.
    .other = It is as it should be. Put it into the box.
first-card-meow =
    Six of six: your mat is full. Is each piece in its place, turned right, the right side up? Yes. Press “Meow!”
    .other = Everything lies right. Leave it, and press “Meow!”
first-card-done =
    Right, all six! A card is worth as many points as it has cats: 5 for you, none for Miso. In a game, “Hint” at the top
    shows you the next move.

hide-and-seek = Hide and seek

hide-and-seek-peek =
    Your card also shows a Peterbald. It is like the Sphynx, but hides under one of eight boxes. Peek under the one that glows.
    .other = Later. First peek under the box that glows.
hide-and-seek-shut =
    A Tortie, not what you seek. Nobody else sees it; Miso only sees where you look. Remember it, and press “Shut”.
    .other = You could keep it, but your figure would be wrong. Press “Shut”.
hide-and-seek-held = Now Miso holds a box open, and nobody else can look there. Meanwhile, take the Calico that glows.
    .other = Take the Calico that glows. You will see why.
hide-and-seek-stray =
    Oh, no Calico on your card. A stray runs home soon, or when you reach for something else. Take the Ginger Tabby.
    .other = Let the Calico run: take the Ginger Tabby that glows.
hide-and-seek-ginger =
    The Calico is home. And look, Miso kept a card, for all to see: the Peterbald! Quietly put down your Ginger Tabby.
    .other = It fits as it is. Put it where your mat glows.
hide-and-seek-slipped =
    Miso does not need a Peterbald. A wrong card slips back after a while, and so it did. Peek under that box.
    .other = You know where it is. Peek under the box that glows.
hide-and-seek-keep = There it is. You may have one such card, no more. Press “Keep it”.
    .other = This is the right one. Press “Keep it”.
hide-and-seek-turn = It always comes upright. On your card it is turned. Turn it once to the right.
    .other = Not yet. Turn it once to the right.
hide-and-seek-lay = A figure may lie anywhere, if its pieces lie to each other as on the card. Put the Peterbald into the gap.
    .other = It is turned right. Put it where your mat glows.
hide-and-seek-meow = The figure is full, and it matches. Press “Meow!”
    .other = Nothing is missing. Press “Meow!”
hide-and-seek-done = Right! Five cats, 5 points; the Peterbald counts nothing. Called wrongly, a card of level II costs 2.

right-or-wrong = Meow, right or wrong

right-or-wrong-early =
    Meow! is a call, an answer or a mistake. First the mistake: a cat is missing on your mat. Press “Meow!” all the same.
    .other = Later. For once, be too hasty: press “Meow!”
right-or-wrong-answer =
    Too early: your paw froze. It has thawed, but Miso has called! Only answers count now, and the last pays. Press “Paw up!”
right-or-wrong-last =
    Juno’s paw was the last and pays the penalty of Juno’s card: 1 point. Juno had none, and has minus one now.
right-or-wrong-wrong =
    Miso’s Siamese was turned wrongly: 1 point less, and the round is over. Cards that nobody scored leave the game.
right-or-wrong-lift =
    A later round. Your mat is full, but on your card the Calico is awake. You may change your mat: lift the Calico.
    .other = Not that one. Lift the Calico, at the lower left.
right-or-wrong-flip = Wake it up: press “Flip”.
    .other = It only needs to wake up. Press “Flip”.
right-or-wrong-lay = Put it back where it was.
    .other = It must lie where it was, at the left end of the bottom row.
right-or-wrong-extra =
    Your card shows no Russian Blue. Your mat is full even so, but a cat too many makes a call wrong. Lift it.
    .other = That one may stay. Lift the Russian Blue.
right-or-wrong-home = Not yours to keep: put it back into the middle.
    .other = It does not belong on your mat. Press “Put it back”.
right-or-wrong-call =
    Now it matches. You have four cards, three won and one penalty. This would be the fifth. Press “Meow!”
    .other = Nothing more to change. Press “Meow!”
right-or-wrong-done =
    Right! Miso was last and pays. Five scored cards end the game, penalties among them. You win, with 20 points.

time-attack = Alone against the clock

time-attack-paw =
    You can play alone: ten rows of cards, one card from each. Points come first, then fewer seconds. Press “Paw in!”
time-attack-grab =
    Nobody is quicker than you here. The three cards that you leave are out of the game. Grab the first card.
    .other = They all are nice. Grab the first one.
time-attack-seconds =
    Now the seconds count, until the row ends: 180 at most, or as you choose before a game. Let them pass, for once.
time-attack-bell = The bell rang before you called: nothing is scored. Between rows no second counts. Press “Paw in!”
time-attack-under =
    Row nine, level III: pieces overlap. On your card the Peterbald lies on the Siamese. Pull it out from below: lift it.
    .other = The Peterbald lies too low. Tap the half that you see.
time-attack-over = Whatever you put down lies on top. Put it back into its old place.
    .other = Only its height was wrong. Put it back where your mat glows.
time-attack-meow = Now it matches. Alone, too, a wrong call costs points and ends the row. Yours is right: press “Meow!”
    .other = Everything lies right. Press “Meow!”
time-attack-done =
    Seven cats, 7 points: 45 in all. After the tenth row it is over, however many cards you have. Next time, fewer seconds.
time-attack-options = Before a game you can choose: yellow cards are a little harder than green ones, or all cards are mixed.
time-attack-strangers =
    And with others, for peace at the table: a second wrong call may put only you out, and the others play on.

## Things to point at.

point-ready = the button “Paw in!”
# Variables: $row (the place of a card in the row).
point-row = card { $row } of the row
point-card = your card
# Variables: $spot (the number of a place in the middle where a tile lies).
point-spot = spot { $spot } in the middle
# Variables: $cell (a place on the mat, such as h8).
point-cell = { $cell } on your mat
point-mat = your mat
point-paw = your paw
# Variables: $piece (a tile or a card).
point-piece = the { $piece } on your mat
point-stray = the stray on your mat
point-box-card = your Box card
# Variables: $box (a number).
point-box = box { $box }
point-turn = the turn to the right
point-flip = the button “Flip”
point-back = the button “Put it back”
point-keep = the button “Keep it”
point-shut = the button “Shut”
point-meow = the button “Meow!”
point-check = the check
point-clock = the seconds
