### Kibble Scuffle: its lessons, short guided games. A lesson's title is <lesson>, what a step says is <lesson>-<step>, and
### `other` answers a move that is allowed but not the one that the step waits for. Names of cards, bowls and things are
### those of kibble-scuffle.ftl and page-kibble-scuffle.ftl. Fewer than forty words a step; what to do comes last.

## Things that a step points at. Variables: $bowl, $food (the number of a bowl), $card, $cat (cards).

point-bowl = the { $bowl }
point-food =
    { $food ->
        [1] the food in the Fish bowl
        [2] the food in the Mouse bowl
       *[3] the food in the Bird bowl
    }
point-card = the card { $card }
point-cat = { $cat } at a bowl
point-box = the Cat Food Box

## The first lesson: a turn, and a dinner that the learner wins. The others are Miso and Juno.

dinner = Your first meal
dinner-goal =
    Feed your cats better than the others feed theirs: the most points win. Each cube in the three bowls is worth 1, 2
    or 3 points. Cats eat when five of them are at a bowl: at “1 of 5”, four are missing.
dinner-play =
    On your turn you play one card at a bowl. The Fish bowl has two 3s, a fine place. And Fat Cat counts as two cats!
    Tap Fat Cat, then the Fish bowl.
    .other = Allowed. But your first cat should be hard to overlook: Fat Cat, at the Fish bowl.
dinner-arrive =
    Most cats do something when they arrive. Miso’s Big-Eyes Cat made two more 3s drop into the Fish bowl. How kind! Tap
    your Catnip Cat, then the Fish bowl.
    .other = That can wait. Now it is Catnip Cat’s turn, at the Fish bowl.
dinner-lure =
    Catnip Cat brings a cat over from any other bowl. Your own Greedy Cat sits among the 1s at the Mouse bowl. Tap Greedy
    Cat.
    .other = Juno’s cats may stay where they are. Bring your own Greedy Cat.
dinner-feed =
    Five cats or more when a turn is over: dinner! You have the Cat Food Box, so you begin. Greedy Cat may eat two cubes.
    Tap Greedy Cat, then a 3 and another 3.
    .other = You can do better: Greedy Cat can have two 3s at once.
dinner-second =
    A fed cat goes home; you will draw it again. Miso took a 3 too; Juno has no cat here. Now you must feed another cat:
    tap Catnip Cat or Fat Cat, then the last 3.
    .other = There is still a 3. Why eat less?
dinner-third =
    Miso took the 2. One cube is left, for your last cat. Lucky: when the food is gone, all cats that have not eaten
    leave hungry. Feed your cat the 1.
dinner-signs =
    Two of your cards have a small sign. “1st” on Tom Cat: he eats before the others. “item” on Robo-Vac: it is a thing,
    not a cat. Use it, then play a cat in the same turn.
dinner-won =
    Ten points for you, five for Miso: you have won this dinner! The empty bowl is filled, all draw up to five cards, and
    the box goes on to Miso. At 20 points the game ends.

## The second lesson: what cats do when they arrive.

paws = Fine manners
paws-feral =
    Cats act the moment they arrive. Feral Cat chases another cat at its bowl onto its owner’s discard. Tap Feral Cat,
    then the Fish bowl.
paws-chase =
    Miso’s Tom Cat only yawns: neither Feral nor Pounce Cat can touch him. Juno’s two cats are less brave. Tap one
    of them.
paws-shoved =
    Miso’s Mangy Cat shoves your Feral Cat out. The owner of a cat decides for it, even on Miso’s turn. So you say where it
    goes: tap the Mouse bowl.
    .other = There is nobody to chase at the Bird bowl. The Mouse bowl, please.
paws-again =
    A cat that is moved arrives again and acts again. Fraidy Cat, scared away unfed, tips all food of its bowl. Juno will
    hate it. Tap Fraidy Cat.
    .other = Fat Cat would go quietly. Scare Fraidy Cat.
paws-kitten =
    Crash! All that food went back into the box, and the empty bowl got four new cubes at once. Now it is your turn. Tap
    a Kitten, then the Bird bowl.
    .other = First a Kitten, at the Bird bowl.
paws-another =
    A Kitten that arrives may bring another one from your hand, to any bowl. Tap your second Kitten, then the Mouse bowl.
    .other = Let it come, to the Mouse bowl.
paws-enough =
    It asks again, though you have none left. On purpose: without the question, everybody would know. Tap
    “no, thanks”.
paws-pounce =
    Another table. Miso’s Queen would eat before your House Cat. Pounce Cat can help. Tap Pounce Cat, then the Fish bowl.
    .other = The Queen does not mind that. Pounce Cat at the Fish bowl, please.
paws-back = Pounce Cat sends another cat of its bowl back to its owner’s hand. Tap the Queen.
    .other = Your House Cat likes it here. Send the Queen home.
paws-trickster =
    That made six cards for Miso, who keeps them all and draws none. Everybody knows that the Queen is among them. Tap
    Trickster Cat, then the Mouse bowl.
    .other = Later. Now Trickster Cat, at the Mouse bowl.
paws-swap =
    Trickster Cat must swap all food of its bowl with another bowl’s. The others sit around 3s and 2s at the Bird bowl.
    Tap the Bird bowl.
    .other = The Fish bowl is yours already. Take the food of the Bird bowl.
paws-done =
    Now the good food is yours, and the others look at crumbs. Each card tells you what it does: no need to learn it by
    heart.

## The third lesson: cats that eat first, and items.

things = Queens and dust
things-queen =
    Queen, Tom and Alley Cat eat first, and a bowl has room for only one of them. But the Queen throws Miso’s Tom Cat out.
    Tap Queen Cat, then the Mouse bowl.
    .other = That leaves Tom Cat in peace. Send the Queen to the Mouse bowl.
things-first =
    Miso’s House Cat was number five: dinner! Miso has the Cat Food Box, but your Queen comes before the box. Tap Queen
    Cat, then a 3.
    .other = A Queen eats a 3.
things-round =
    After her the round begins with the box, as always: Miso, then Juno, then you. Your Greedy Cat gets the last cube.
    Feed it the 1.
things-vacuum =
    A new table, and four 3s! The Robo-Vac is an item: it works first, then a cat follows. It drives all cats from its
    bowl. Tap Robo-Vac, then the Fish bowl.
    .other = First some order: the Robo-Vac, at the Fish bowl.
things-run =
    The owners move their cats, one by one: first Miso, on your left, then Juno. The last cat is yours. Send House Cat to
    the Mouse bowl or the Bird bowl.
things-clean =
    Quiet at last. After an item comes a cat, at the same bowl, in the same turn; never a second item. Tap Greedy Cat.
    .other = These are 3s. Greedy Cat would love them.
things-laser =
    But alone nobody dines: it takes five. Until your next turn, the Laser Pointer calls every card to its bowl. Tap Laser
    Pointer, then the Fish bowl.
    .other = First the Laser Pointer, at the Fish bowl.
things-called = Now its cat. Fat Cat counts as two, which makes three of five. Tap Fat Cat.
    .other = Fat Cat fills the bowl faster.
things-eat =
    Miso and Juno had to play here: five cats, dinner! You have the box and begin. Tap Greedy Cat, then a 3 and another 3.
    .other = Greedy Cat can have two 3s at once.
things-done =
    Six points for you! Then the food was gone, and Fat Cat left hungry. The two House Cats were fed, so they came back
    after dinner. And the Laser Pointer is off: your turn.

## The fourth lesson: the end of a game, and other ways to play. The others are Miso, Juno and Pico.

end = The last dinner
end-near =
    The game ends after a dinner if somebody has 20 points. You have 14, Miso has 15. At two bowls only one cat is
    missing. Tap a Kitten, then the Fish bowl.
    .other = First a Kitten, at the Fish bowl.
end-both = That makes five. The Kitten may bring another: tap your second Kitten, then the Mouse bowl.
    .other = Bring it, to the Mouse bowl.
end-enough = Five cats there, too. You have no more Kittens: tap “no, thanks”.
end-serve =
    Two full bowls! They dine one after the other. Whoever has the Cat Food Box picks the next one and begins there: you.
    Tap the Fish bowl.
    .other = The Mouse bowl will come, too. First the Fish bowl.
end-house =
    Three cubes for five cats: somebody will go hungry. Your House Cat comes back after dinner, but only if it is fed. Tap
    House Cat, then the 3.
    .other = Give House Cat the 3: it comes back.
end-hungry =
    The food was gone, so your Kitten and Pico’s Fraidy Cat had to leave. Now the Mouse bowl, and you begin again. Tap your
    Kitten, then the 3.
    .other = Not that one. The 3!
end-tie =
    20 points for you, 20 for Miso: the game is over. If points are equal, fewer cubes win. Miso has eaten eleven, you
    have eaten seven. You win!
end-teams =
    Four can also play two against two. Juno sits opposite and is your partner: your points are added up. Tap Mama Cat,
    then the Fish bowl.
    .other = Mama Cat can help Juno. Play her at the Fish bowl.
end-partner =
    Mama Cat must feed another cat here at once, anybody’s. Miso is against you, Juno is with you. Tap Juno’s Greedy Cat.
    .other = Miso would thank you. Feed Juno’s cat.
end-six =
    Juno took two 3s: six points for both of you. But hands stay hidden, even from partners.
end-build =
    You can also build decks. Everybody has the same set of 25 cards and secretly leaves five out. Tap Bag of Kibble to
    leave it out.
    .other = You may, in a real game. Here leave out the Bag of Kibble.
end-opening =
    Or choose your opening: you pick the first five cards instead of drawing them. All do so at once, in secret. Tap
    Queen Cat.
    .other = A fair choice. Today, take the Queen.
end-done =
    Four more cards, and the game would begin. All this can be combined as you like when you open a table. Enjoy your
    meal!
