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
    Feed your cats better than the others, and you win! Each cube scores 1, 2 or 3 points. Dinner starts with five cats at
    a bowl: “1 of 5” means four more are needed.
dinner-play =
    On your turn, play one card at a bowl. The Fish bowl has two 3s: yum! And Fat Cat counts as two cats. Tap Fat Cat,
    then the Fish bowl.
    .other = You could, but let’s start big: Fat Cat, at the Fish bowl.
dinner-arrive =
    Most cats do something when they arrive. Miso’s Big-Eyes Cat just begged two more 3s into the Fish bowl. How kind!
    Tap your Catnip Cat, then the Fish bowl.
    .other = That can wait. Play Catnip Cat, at the Fish bowl.
dinner-lure =
    Catnip Cat lures a cat over from another bowl. Your own Greedy Cat is stuck with 1s at the Mouse bowl. Tap Greedy
    Cat.
    .other = Juno’s cats can stay where they are. Lure your own Greedy Cat.
dinner-feed =
    Five cats or more when a turn ends: dinner! You have the Cat Food Box, so you start. Greedy Cat may eat two cubes.
    Tap Greedy Cat, then a 3 and another 3.
    .other = You can do better: Greedy Cat can have two 3s at once.
dinner-second =
    A fed cat goes home; you’ll see it again. Miso took a 3; Juno has no cat here. Now you must feed another: tap Catnip
    Cat or Fat Cat, then the last 3.
    .other = There’s still a 3. Why eat less?
dinner-third =
    Miso took the 2. One cube is left, and your last cat gets it. Lucky you: once the food’s gone, cats that haven’t eaten
    leave hungry. Feed your cat the 1.
dinner-signs =
    Two of your cards have a small tag. “1st” on Tom Cat: he eats first. “item” on Robo-Vac: it’s a thing, not a cat. After
    an item, you also play a cat.
dinner-won =
    Ten points to Miso’s five: you’ve won this dinner! The empty bowl is refilled, everyone draws back up to five cards,
    and the box passes to Miso. At 20 points, the game ends.

## The second lesson: what cats do when they arrive.

paws = Table manners
paws-feral =
    Cats act as soon as they arrive. Feral Cat chases another cat at its bowl into the discard pile. Tap Feral Cat, then
    the Fish bowl.
paws-chase =
    Miso’s Tom Cat just yawns: Feral Cat and Pounce Cat can’t touch him. Juno’s two cats aren’t so brave. Tap one of
    them.
paws-shoved =
    Miso’s Mangy Cat shoves your Feral Cat. A cat’s owner decides for it, even on someone else’s turn. So you say where
    it goes: tap the Mouse bowl.
    .other = There’s nobody to chase at the Bird bowl. The Mouse bowl, please.
paws-again =
    A cat that’s moved arrives again and acts again. If Fraidy Cat is scared off before eating, it knocks over the whole
    bowl. Juno will hate it. Tap Fraidy Cat.
    .other = Fat Cat would go quietly. Scare Fraidy Cat.
paws-kitten =
    Crash! All that food went back into the box, and the empty bowl got four new cubes right away. Now it’s your turn.
    Tap a Kitten, then the Bird bowl.
    .other = First a Kitten, at the Bird bowl.
paws-another =
    When a Kitten arrives, you may play another one from your hand, at any bowl. Tap your second Kitten, then the Mouse
    bowl.
    .other = Let it join in, at the Mouse bowl.
paws-enough =
    You’re asked again, though you have no more Kittens. That’s on purpose: without the question, everyone would know! Tap
    “No, thanks”.
paws-pounce =
    A new table, a new problem: Miso’s Queen would eat before your House Cat. Pounce Cat can help. Tap Pounce Cat, then the Fish bowl.
    .other = The Queen doesn’t mind that. Pounce Cat at the Fish bowl, please.
paws-back = Pounce Cat sends another cat at its bowl back to its owner’s hand. Tap the Queen.
    .other = Your House Cat likes it here. Send the Queen home.
paws-trickster =
    With the Queen back in hand, Miso had six cards. You only draw up to five, so Miso drew none, and everyone knows
    about the Queen. Tap Trickster Cat, then the Mouse bowl.
    .other = Later. Now Trickster Cat, at the Mouse bowl.
paws-swap =
    Trickster Cat must swap all the food in its bowl with another bowl’s. The others are eyeing 3s and 2s at the Bird
    bowl. Tap the Bird bowl.
    .other = The Fish bowl is already yours. Take the food from the Bird bowl.
paws-done =
    Now the good food is yours, and the others get the crumbs. No need to learn the cats by heart: each card tells you
    what it does.

## The third lesson: cats that eat first, and items.

things = Queens and dust
things-queen =
    Queen, Tom and Alley Cat eat first, and a bowl has room for only one of them. But the Queen throws out Miso’s Tom
    Cat. Tap Queen Cat, then the Mouse bowl.
    .other = That leaves Tom Cat in peace. Send the Queen to the Mouse bowl.
things-first =
    Miso’s House Cat was number five: dinner! Miso has the Cat Food Box, but your Queen eats before anyone. Tap Queen Cat,
    then a 3.
    .other = A Queen deserves a 3.
things-round =
    After her, it goes around as always, from whoever has the box: Miso, then Juno, then you. Your Greedy Cat gets the
    last cube. Feed it the 1.
things-vacuum =
    A new table, and four 3s! Robo-Vac is an item: it clears all cats from its bowl; then you play a cat there. Tap
    Robo-Vac, then the Fish bowl.
    .other = Clean up first: Robo-Vac, at the Fish bowl.
things-run =
    Owners move their own cats, one by one: first Miso, on your left, then Juno. The last cat is yours. Send House Cat to
    the Mouse bowl or the Bird bowl.
things-clean =
    Quiet at last. After an item you play a cat, at the same bowl, in the same turn. Never a second item! Tap Greedy Cat.
    .other = Those are 3s. Greedy Cat would love them.
things-laser =
    But one cat isn’t a dinner: you need five. Until your next turn, Laser Pointer makes everyone play at its bowl. Tap
    Laser Pointer, then the Fish bowl.
    .other = First Laser Pointer, at the Fish bowl.
things-called = Now a cat. Fat Cat counts as two, which makes three of five. Tap Fat Cat.
    .other = Fat Cat gets you to dinner faster.
things-eat =
    Miso and Juno had to play here: five cats, dinner! You have the box, so you start. Tap Greedy Cat, then a 3 and
    another 3.
    .other = Greedy Cat can have two 3s at once.
things-done =
    Six points for you! Then the food was gone, and Fat Cat left hungry. The two House Cats were fed, so they came back
    after dinner. And Laser Pointer is off: your turn.

## The fourth lesson: the end of a game, and other ways to play. The others are Miso, Juno and Pico.

end = The last dinner
end-near =
    If someone has 20 points after a dinner, the game ends. You have 14, Miso has 15. Two bowls need just one more cat. Tap
    a Kitten, then the Fish bowl.
    .other = First a Kitten, at the Fish bowl.
end-both = That makes five. Now you may play another Kitten: tap your second one, then the Mouse bowl.
    .other = Play your Kitten, at the Mouse bowl.
end-enough = Five cats there, too. You have no more Kittens: tap “No, thanks”.
end-serve =
    Dinner at two bowls, one after the other! Whoever has the Cat Food Box chooses the next bowl and eats
    first: that’s you. Tap the Fish bowl.
    .other = The Mouse bowl can wait. First the Fish bowl.
end-house =
    Three cubes for five cats: someone will go hungry. Your House Cat comes back after dinner, but only if it’s fed. Tap
    House Cat, then the 3.
    .other = Give House Cat the 3: it comes back.
end-hungry =
    The food was gone, so your Kitten and Pico’s Fraidy Cat had to leave. On to the Mouse bowl, where you start, too. Tap
    your Kitten, then the 3.
    .other = Not that one. The 3!
end-tie =
    You and Miso both have 20 points: game over! In a tie, whoever ate fewer cubes wins. Miso ate eleven, you ate seven.
    You win!
end-teams =
    Four players can also play two against two. Juno, across from you, is your partner: you add up your points. Tap Mama Cat,
    then the Fish bowl.
    .other = Mama Cat can help Juno. Play her at the Fish bowl.
end-partner =
    Mama Cat must feed another cat here right away, no matter whose. Miso’s against you, Juno’s on your side. Tap Juno’s
    Greedy Cat.
    .other = Miso would thank you. Feed Juno’s cat.
end-six =
    Juno took two 3s: six points for your team! But no peeking: hands stay hidden, even from partners.
end-build =
    You can also build your own deck. Everyone starts with the same 25 cards and secretly leaves out five. Tap Bag of Kibble to leave it
    out.
    .other = In a real game, why not? Here, leave out Bag of Kibble.
end-opening =
    Or choose your opening hand: you pick your first five cards instead of drawing them. Everyone does it at once, in
    secret. Tap Queen Cat.
    .other = A fair choice. Today, take the Queen.
end-done =
    Four more cards, and the game would begin. You can combine all these options when you set up a table. Dig in!
