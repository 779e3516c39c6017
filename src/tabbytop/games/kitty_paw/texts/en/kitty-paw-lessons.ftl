### Lessons of Kitty Paw: each is a short guided game. `<lesson>` is its title, `<lesson>-<step>` what a step says; `other` is
### said to a move that is allowed and not what the step asks for.
###
### Miso and Juno are the other players. What "glows" is lit on the page. Words in quotation marks are buttons, as they are
### called in page-kitty-paw.ftl.

first-card = Your first card

first-card-paw =
    Use cats to copy the picture on your card, and say Meow! before anyone else. That’s the whole game. Tap “Paw in!”
first-card-grab =
    First paw on a card keeps it. No swapping! The big number is what it scores; “or −1” is what a wrong Meow! costs. Grab
    the first card.
    .other = A good one too, but this time grab the first card.
first-card-ginger =
    Your card shows five cats and a box. Tap the card for a closer look, and again to put it back. Two cats are already on
    your mat. Take the glowing orange Ginger Tabby.
    .other = A fine cat, but not the one. Take the glowing Ginger Tabby.
first-card-beside =
    You take a cat just as you find it. This one’s awake and turned the right way: lucky! Put it to the left of the
    brown-pawed Siamese, where your mat glows.
    .other = It’s fine as it is. Put it where your mat glows, close to the Siamese.
first-card-long =
    Miso is building too. One paw, one cat: never two at once. Next, take the long white cat with the heart.
    .other = Not that one. Take the long cat that’s glowing.
first-card-turn = It’s awake, as it should be, but it’s pointing the wrong way. Turn it once to the right.
    .other = It only needs one turn to the right.
first-card-between = Now it matches. The long cat fills two places: tap the line between them, where your mat glows.
    .other = It’s pointing the right way. Tap where your mat glows: the middle of the long cat goes there.
first-card-box = The last cat on your card sits in a box, as cats do. Your Box card is waiting beside your card. Pick it up.
    .other = First the box, then its cat. Pick up your Box card.
first-card-apart =
    It’s flat, as it should be, so it’s ready. (“Upright” would stand it up.) Put it at the top right, away from the cats.
    .other = The gap must be the same as on your card. Put it where your mat glows.
first-card-blue = Now for its cat: take the glowing gray Russian Blue.
    .other = Not that one. Take the glowing Russian Blue.
first-card-awake = This one’s asleep. On your card it’s awake and on its feet. Tap “Flip”.
    .other = It’s pointing the right way, but it’s fast asleep. Tap “Flip”.
first-card-inside = Good morning! Put it in the box.
    .other = It’s just right as it is. Put it in the box.
first-card-meow =
    Six out of six: your mat is full. Is each piece in its place, turned the right way, awake or asleep just as your card
    shows? Yes! Tap “Meow!”
    .other = Everything’s right. Leave it, and tap “Meow!”
first-card-done =
    All six are right! A card scores one point for each cat: 5 for you, none for Miso. In a game, “Hint” at the top shows you
    the next move.

hide-and-seek = Hide and seek

hide-and-seek-peek =
    Your card also has a Hide-and-Seek symbol: a Peterbald, much like the Sphynx. It isn’t in the pool: it’s hiding in one of
    eight boxes. Peek into the glowing one.
    .other = Later. First peek into the glowing box.
hide-and-seek-shut =
    A Tortie: not the one you need. Nobody else can see it; Miso only sees where you look. Remember it, and tap “Shut”.
    .other = You could keep it, but then your picture would be wrong. Tap “Shut”.
hide-and-seek-held = Now Miso has a box open, so nobody else can look in there. Meanwhile, take the glowing Calico.
    .other = Take the glowing Calico. You’ll see why.
hide-and-seek-stray =
    Oops, there’s no Calico on your card! A stray runs home after a while, or as soon as you reach for something else. Take
    the Ginger Tabby.
    .other = Let the Calico run: take the glowing Ginger Tabby.
hide-and-seek-ginger =
    The Calico is home. And look what Miso kept, for everyone to see: the Peterbald! Act casual and put down your Ginger Tabby.
    .other = It’s fine as it is. Put it where your mat glows.
hide-and-seek-slipped =
    Miso doesn’t need a Peterbald. A wrong card slips back into its box after a while, and so did Miso’s. Peek into that
    box.
    .other = You know where it is. Peek into the glowing box.
hide-and-seek-keep = There it is! You can keep only one card from the boxes. Tap “Keep it”.
    .other = This is the right one. Tap “Keep it”.
hide-and-seek-turn = It always comes out with its head up, but on your card it’s turned. Turn it once to the right.
    .other = Not yet. Turn it once to the right.
hide-and-seek-lay = Your picture can go anywhere on the mat, as long as it fits together like the card. Put the Peterbald in the gap.
    .other = It’s pointing the right way. Put it where your mat glows.
hide-and-seek-meow = Your picture is finished, and it matches. Tap “Meow!”
    .other = Nothing’s missing. Tap “Meow!”
hide-and-seek-done =
    Right! Five cats, 5 points; a hidden Peterbald scores nothing. This was a level II card, so a wrong Meow! would have
    cost 2.

right-or-wrong = Meow, right or wrong

right-or-wrong-early = Time to make mistakes! First: your mat is missing a cat. Tap “Meow!” anyway.
    .other = Later. Just this once, be too hasty: tap “Meow!”
right-or-wrong-answer =
    Something’s missing, so your paw froze for a moment. Now Miso has called! Everyone must answer, and the slowest paw
    pays. Tap “Paw up!”
right-or-wrong-last =
    Juno’s paw was last, so Juno pays the penalty on the card: 1 point. Juno had none, so now it’s minus one. Ouch!
right-or-wrong-wrong =
    And Miso’s full mat was wrong: the Siamese pointed the wrong way. That costs Miso 1 point and ends the round. Nobody
    scores the other cards.
right-or-wrong-lift =
    A later round. Your mat is full, but on your card the Calico is awake. You can still change your mat: lift the Calico.
    .other = Not that one. Lift the Calico, at the bottom left.
right-or-wrong-flip = Wake it up: tap “Flip”.
    .other = It only needs waking up. Tap “Flip”.
right-or-wrong-lay = Put it back where it was.
    .other = It goes back where it was, at the left end of the bottom row.
right-or-wrong-extra =
    There’s no Russian Blue on your card. You can call with one cat too many, but you’d be wrong. Lift it.
    .other = That one can stay. Lift the Russian Blue.
right-or-wrong-home = It’s not yours to keep: put it back in the pool.
    .other = It doesn’t belong on your mat. Tap “Put it back”.
right-or-wrong-call =
    Now it matches. You already have four cards: three you won, and one you paid for. This would be your fifth. Tap “Meow!”
    .other = There’s nothing left to change. Tap “Meow!”
right-or-wrong-done =
    Right! Miso was last and pays. The game ends when someone has five cards; the ones you paid for count too. You win with
    20 points!

time-attack = Alone against the clock

time-attack-paw =
    You can also play alone: ten rows of cards, one card from each. Points count first, then seconds, and fewer seconds are
    better. Tap “Paw in!”
time-attack-grab =
    Nobody’s quicker than you here. The three cards you leave are out of the game. Grab the first card.
    .other = They’re all nice. Grab the first one.
time-attack-seconds =
    The clock runs until the row ends: 180 seconds at most, or whatever you choose before a game. Just this once, have a nap
    and let them pass.
time-attack-bell = The bell rang before you called, so you score nothing. Seconds between rows don’t count. Tap “Paw in!”
time-attack-under =
    Row nine, level III: pieces overlap. On your card, the Peterbald is on top of the Siamese. On your mat, it’s
    underneath. Lift the Peterbald.
    .other = Its other half is under the Siamese. Tap the half you can see.
time-attack-over = Whatever you put down goes on top. Put it back in its old place.
    .other = Same place, just on top this time. Put it where your mat glows.
time-attack-meow = Now it matches. Even alone, a wrong call costs points and ends the row. Yours is right: tap “Meow!”
    .other = Everything’s right. Tap “Meow!”
time-attack-done = Seven cats, 7 points: 45 in all. The tenth row is always the last. Next time, be quicker!
time-attack-options = Before a game you can choose green cards, or yellow ones, which are a little harder. If you’re not alone, you can also mix
    all the cards.
time-attack-strangers =
    There’s also a house rule for peace at the table: whoever calls wrongly twice is out of the round, and the others play
    on.

## Things to point at.

point-ready = the “Paw in!” button
# Variables: $row (the place of a card in the row).
point-row = card { $row } in the row
point-card = your card
# Variables: $spot (the number of a place in the middle where a tile lies).
point-spot = spot { $spot } in the pool
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
point-turn = the “Turn right” button
point-flip = the “Flip” button
point-back = the “Put it back” button
point-keep = the “Keep it” button
point-shut = the “Shut” button
point-meow = the “Meow!” button
point-check = the check
point-clock = the seconds
