### Cat Lady: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

open-door = Open door
    .text = Play a game to the end.

cat-person = Cat person
    .text = Win a game.

twelve-bowls = Twelve bowls
    .text = Feed twelve cats in one game.

nobody-hungry = Nobody goes hungry
    .text = Have seven or more cats, all of them fed.

toy-box = The whole toy box
    .text = Collect all five different toys.

best-dressed = Best dressed
    .text = Have more costumes than anyone else.

catnip-party = Catnip party
    .text = Have four or more catnip cards at the end.

if-it-fits = If it fits, it sits
    .text = Fill three boxes with cats.

treat-day = Treat day
    .text = Feed two cats a treat each.

soft-spot = A soft spot
    .text = Adopt two strays in one game.

just-water = It’s only water
    .text = Use two spray bottles in one game.

first-class = First class
    .text = Feed Choupette before anyone else, as she expects.

good-neighbour = Good neighbor
    .text = Reach both of your shared goals.

still-purring = Still purring
    .text = Three of your cats stay hungry. They sleep on your bed anyway.
