### Kibble Scuffle in the terminal: three food bowls side by side, a line for each player below, and your hand.
### What is asked, what happened and what cards do are texts of the game itself.
###
### Lines are short here: a bowl is 24 characters wide in a window of 80.

## Short names.

# Bowls above a column of numbers; also what can be typed for them.
short-bowl-1 = Fish
short-bowl-2 = Mouse
short-bowl-3 = Bird

# Cards where there is little room. Cards that are not listed are called by their names.
short-card-big-eyes = Big-Eyes
short-card-catnip = Catnip
short-card-clumsy = Clumsy
short-card-fat = Fat
short-card-feral = Feral
short-card-fraidy = Fraidy
short-card-greedy = Greedy
short-card-house = House
short-card-mangy = Mangy
short-card-pounce = Pounce
short-card-queen = Queen
short-card-tom = Tom
short-card-trickster = Trickster
short-card-alley = Alley
short-card-lazy = Lazy
short-card-mama = Mama
short-card-copy = Copy

## The heading: how far the game has come, and what ends it.

phase-building = building decks
phase-opening = choosing hands
phase-placement = turn { $turn }
phase-feeding = turn { $turn }: dinner!
phase-over = the end

# $goal: points; $full: cats at a bowl; $left: cubes of food in the box.
rule-feeding =
    first to { $goal } ends it · { $left ->
        [one] { $left } cube left
       *[other] { $left } cubes left
    }
rule-placement =
    dinner at { $full }, first to { $goal } ends it · { $left ->
        [one] { $left } cube left
       *[other] { $left } cubes left
    }
rule-teams =
    first player to { $goal } ends it · { $left ->
        [one] { $left } cube left
       *[other] { $left } cubes left
    }

## The bowls.

no-food = no food
# Below a bowl: $counted cats of $full.
bowl-count = { $counted } of { $full }
bowl-eats = dinner!
bowl-closed = closed: Robo-Vac!
# The mark of a player follows.
bowl-laser = { bowl-count } · laser
bowl-full = { bowl-count }: dinner?
bowl-almost = { bowl-count }: one to go
# Below a fat cat, after a line that points to it.
two-places = counts as two
# Behind a cat that comes back after dinner.
returns = returns
# Behind a cat that eats before all others.
first = 1st
# $count cats for which there is no room.
more-cats = +{ $count } more

## Players.

# Behind a number of points, at most 4 characters.
points =
    { $points ->
        [1] pt
       *[other] pts
    }
# How many cards a player has where. 26 characters at most; $deck and $discard have two each.
piles = hand { $hand } deck { $deck } discard { $discard }
# The player who has the box of food.
box = box

## What only a large screen, or the command `table`, shows. $pile is a list of cards, or none.

discard =
    { $seat-whose } discard pile: { $pile ->
        [none] empty
       *[other] { $pile }
    }
discard-seen = { discard } (seen going back to hand: { $known })
# How many cubes of each value are in the box.
box-content = In the Cat Food Box: { $three } × 3, { $two } × 2, { $one } × 1
deck-content =
    Still in your deck: { $pile ->
        [none] nothing
       *[other] { $pile }
    }

## The hand and the answers.

no-cards = no cards
hand =
    Your hand: { $pile ->
        [none] empty
       *[other] { $pile }
    }
left-out =
    Left out so far: { $pile ->
        [none] nothing
       *[other] { $pile }
    }
# At the end: what players left out of their decks, a heading and a line for each player.
all-left-out = Left out of the decks
left-out-of =
    { $name }: { $pile ->
        [none] nothing
       *[other] { $pile }
    }
cards-hint = `cards` tells you what each of them does.
# Beside the numbers of plays.
calls-dinner = ! calls dinner
# Copy Cat opens a list of cats; on its button, and as the question.
copy-which = as which?
copy-question = Copy Cat: as which cat from your discard pile, and where?
back-to-hand = Enter: back to your hand
nothing-to-play = nothing to play
discard-it = discard it
decline = No, thanks
# Answers: a cat, and where it is or goes.
cat-to = { $card } → { $bowl }
cat-of = { $card }, { $bowl }
cat-at = { $card } at the { $bowl }

# Behind an answer: what follows if the cat goes there. $counted cats are there, $total would be.
forecast-priority = discarded there: { $card } eats first
forecast-unsure = { $counted } there now
forecast = { $counted } + { $short } = { $total }
forecast-dinner = { $counted } + { $short } = { $total }: dinner if all stay

# Answers that were given without asking, because there was no other.
no-kitten = No other Kitten can come along.
no-cat-follows = None of your cats can follow it there.

## Help.

# Behind the text of a card.
advanced = { $text } (advanced)
# Below the rules.
screen-help =
    On this screen, 23 plays the second card in your hand at the third bowl. A ! means dinner for sure;
    a ? means dinner if all the cats stay until the turn ends.
    `cards` tells you what every card does.
