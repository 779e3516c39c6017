### Cat Lady: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

open-door = Open door
    .text = Play a game to its end.

cat-person = Cat person
    .text = Win a game.

twelve-bowls = Twelve bowls
    .text = Feed twelve cats in one game.

nobody-hungry = Nobody goes hungry
    .text = Have seven cats or more, all of them fed.

toy-box = The whole toy box
    .text = Collect all five toys.

best-dressed = Best dressed
    .text = Have the most costumes, alone.

catnip-party = Catnip party
    .text = Have four catnip cards or more at the end.

if-it-fits = If it fits, it sits
    .text = Fill three boxes with cats.

treat-day = Treat day
    .text = Feed two cats with a treat each.

soft-spot = A soft spot
    .text = Adopt two strays in one game.

just-water = It is only water
    .text = Use two spray bottles in one game.

first-class = First class
    .text = Feed Choupette before everybody else, as she expects.

good-neighbour = Good neighbour
    .text = Reach both of your shared goals.

still-purring = Still purring
    .text = Three of your cats stay hungry. They sleep on your bed anyway.
