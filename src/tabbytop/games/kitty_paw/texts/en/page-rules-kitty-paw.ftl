### The rules of Kitty Paw in pictures. A text `.picture` describes the picture for those who cannot see it.
### Cats and cards are called as in kitty-paw.ftl.

goal = Use cats from the pool to copy the picture on your card, and say Meow! before anyone else does.

# A group of cards, as a heading: the cards with the pictures that are built.
kitty-cards = Kitty cards

## A round, step by step. Everybody does all this at the same time.

step-grab = Paws in, and off you go! Grab one of the four cards.
    .picture = Four cards; one of them is marked.
step-take = Take one cat at a time from the pool in the middle. Turn and flip it until it matches your card.
    .picture = A cat, the same cat turned, and the same cat flipped: now it’s asleep.
step-build = Build the picture anywhere on your mat, as long as it fits together like the card. Your Box card is part of it, with a cat inside.
    .picture = A card, and a mat with the same picture.
step-seek = Does your card show a Hide-and-Seek symbol? Peek into the boxes until you find it. Only you can see what’s inside.
    .picture = A closed box, an open box, and the Somali that hid in it.
step-call = Is your mat full? Call Meow! Everyone else stops and puts a paw up. With three or more players, the last paw pays.
    .picture = A full mat and the call; three players, the last of whom is putting a paw up.
step-check = The table checks the mat. Right: the card is yours, with a point for each cat. Wrong: you pay its penalty. Then it’s on to the next round.
    .picture = A card that was right scores 5; one that was wrong costs 2.

## The example: the points of one player.

example = Someone has scored five cards, so the game is over. You’ve scored four.
    .picture = Two cards that were right, for 5 and 6 points, and one that was wrong, for minus 1.
example-one = A level I card with five cats, right
example-two = A level II card with six cats, right
example-wrong = A level I card, called too hastily: one cat was wrong
example-last = A level II card: your paw was the last one up
example-sum = Total
