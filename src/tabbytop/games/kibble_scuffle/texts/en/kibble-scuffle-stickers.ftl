### Kibble Scuffle: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

served = Served
    .text = Play a game to the end.

top-cat = Top cat
    .text = Win a game.

dinner-bell = Dinner bell
    .text = Call dinner three times: end your turn with five cats at a bowl.

dinner-for-five = Dinner for five
    .text = Five cats eat at one dinner, and at least one is yours.

family-dinner = Family dinner
    .text = Three of your cats eat at one dinner.

feast = Feast
    .text = Eat eight points or more at one dinner.

second-helping = Second helping
    .text = Eat at two bowls in the same turn.

kitten-parade = Kitten parade
    .text = Feed four Kittens in one game.

house-guest = Part of the furniture
    .text = Your House Cat eats at dinner twice, and it’s still there.

good-trade = A fair trade
    .text = Your Alley Cat swaps a 1 for a 3.

bouncer = Bouncer
    .text = Shoo six of the others’ cats from their bowls in one game.

small-bites = Small bites
    .text = Eat eight 1s in one game. They count too.

by-a-whisker = By a whisker
    .text = Win or lose by one point or less.

patient-paws = Patient paws
    .text = Four of your cats go home hungry in one game. They forgive you.
