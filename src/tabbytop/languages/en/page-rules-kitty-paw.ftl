### The rules of Kitty Paw in pictures. A text `.picture` describes the picture for those who cannot see it.
### Cats and cards are called as in kitty-paw.ftl.

goal = Be the first to copy the picture on your card with cats from the middle and say Meow!, round after round.

# A group of cards, as a heading: the cards with the pictures that are built.
kitty-cards = Kitty cards

## A round, step by step. Everybody does all this at the same time.

step-grab = Paws in, and it starts. Grab one of the four cards.
    .picture = Four cards; one of them is marked.
step-take = Take one cat at a time from the middle. Turn it and flip it until it lies as on your card.
    .picture = A cat, the same cat turned, and the same cat flipped: now it sleeps.
step-build = Build the picture on your mat. Where it lies does not matter; how the cats lie to each other does. The Box card belongs to it, with a cat in it.
    .picture = A card, and a mat with the same picture.
step-seek = Does your card show a Hide-and-Seek symbol? Peek under the boxes until you find it. Only you see what is there.
    .picture = A closed box, an open box, and the Somali that hid in it.
step-call = Your mat is full: call Meow! All others stop and put a paw up. From three players on the last paw pays.
    .picture = A full mat and the call; three players, the last of whom puts a paw up.
step-check = The table checks the mat. Right: the card is yours, a point for each cat. Wrong: it costs its penalty. Then comes the next round.
    .picture = A card that was right brings 5, one that was wrong costs 2.

## The example: the points of one player.

example = Somebody has scored five cards, so the game is over. You have scored four.
    .picture = Two cards that were right, for 5 and 6 points, and one that was wrong, for minus 1.
example-one = A card of level I with five cats, right
example-two = A card of level II with six cats, right
example-wrong = A card of level I, called too early: one cat lay wrong
example-last = A card of level II: your paw was the last one up
example-sum = Together
