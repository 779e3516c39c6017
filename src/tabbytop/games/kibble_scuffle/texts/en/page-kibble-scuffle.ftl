### Kibble Scuffle on the page: three food bowls in the middle, cats around them, your hand below.
### What is asked, what happened and what cards do are texts of the game itself.

# $bowl: the number of the bowl, from the left.
bowl =
    { $bowl ->
        [1] Fish bowl
        [2] Mouse bowl
       *[3] Bird bowl
    }
# On a narrow button.
bowl-short =
    { $bowl ->
        [1] Fish
        [2] Mouse
       *[3] Bird
    }
# A card whose printed name has not come from the server yet. $name: its English name.
card = { $name }
# A small tag on a card that is a thing, not a cat.
item = item
# A small tag on cats that eat before all others.
first = 1st

## The plate below a bowl: how many cats are there, and what the move would change that the player points at.

# $counted: cats at the bowl; $full: so many make them eat.
plate-count = { $counted } of { $full }
plate-enough = { $counted }: dinner if all stay
# The same in a narrow row.
plate-enough-short = { $counted }: dinner?
# They eat now.
plate-eats = { $counted }: dinner!
# They eat now: so many cats have not eaten yet.
plate-hungry = { $count } still hungry
# $title: the card that would come; $total: cats at the bowl then.
plate-sum = { $counted } + { $title } = { $total } of { $full }
# The same, when there would be enough cats.
plate-sum-enough = { $counted } + { $title } = { $total }. Dinner if all stay
# The two in short.
plate-makes = makes { $total } of { $full }
plate-makes-enough = makes { $total }: dinner?
# $title is a thing: after it one plays a cat, too.
plate-item = { $title }, then a cat
# To trade the food of two bowls: points that come, and points that go.
plate-trade =
    { $gets ->
        [one] { $gets } point for { $gives }
       *[other] { $gets } points for { $gives }
    }
# The food in a bowl that may be served.
plate-serve = { points } to eat
# The laser pointer lies at this bowl.
plate-laser = Play here!
plate-closed = No entry

## Players around the table.

seat-eats-first = eats first
seat-plays-next = plays next
seat-turn = playing
# $goal: so many points win.
seat-goal = goal: { $goal }
# Partners of a team.
seat-with = with { $name }
seat-with-you = with you
# Whose cat it is.
seat-of = { $name }’s
seat-yours = your own
seat-hand = { $count } in hand
# $titles: cards that all have seen, such as "Kitten, Fat Cat".
seat-known = in hand for sure: { $titles }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-about = { $name }: cubes, discard pile and hand
seat-box = The Cat Food Box: { $name }

## Piles, and the sheet that shows what is in them.

# Behind the number of cards.
piles-draw = to draw
piles-discard = discarded
piles-look-deck = Your deck: { $count } to draw. See what’s left in it
piles-look-discard = Your pile: { $count } discarded. Look through it
piles-deck-title = Left in your deck
piles-deck-order = In no particular order: what comes next is anyone’s guess.
piles-discard-title = { $name }’s discard pile
piles-your-discard = Your discard pile
piles-empty = Nothing here. Not even a whisker.
# Headings; a number follows after a colon.
piles-cubes = Eaten
piles-hand = Hand
piles-deck = Deck
piles-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
piles-left-out = Left out of the deck
piles-box = In the Cat Food Box
# So many cubes of a value.
piles-of-value = { $count } × { $value }
piles-times = ×{ $count }

## Questions, where the page asks them in steps. $title: a card; $value: a food cube.

ask-where = { $title }. At which bowl?
ask-copy-whom = Copy Cat looks through your discard pile. Which cat will it be?
ask-copy-where = Copy Cat as { $title }. At which bowl?
# The Robo-Vac frightens a cat.
ask-where-to = { $title } runs. Where to?
ask-eats = What does { $title } eat?
# One cube is chosen, another may follow.
ask-eats-more = A { $value }, and…?
ask-only = Only the { $value }
ask-and = and a { $value }
ask-cube = A { $value }
# The only answer: this cat eats this cube.
ask-cat-cube = { $title }: a { $value }
ask-other = Another card
ask-back = Back
# $gives: your cube; $gets: the cube of $name.
ask-swap = Your { $gives } for { $name }’s { $gets }
ask-next = { $name } plays next.
ask-then-you = { $name } plays next, then you.
ask-you-next = You play next.
# Below a question at dinner: there is not enough food for all.
note-hungry =
    { $cubes ->
        [one] { $cubes } cube for { $cats } hungry cats: the rest get nothing.
       *[other] { $cubes } cubes for { $cats } hungry cats: the rest get nothing.
    }
note-last-dinner = The game ends after this dinner.
# The reader is asked for another Kitten, and has none.
note-no-kitten = You don’t have another Kitten in hand.
# Below a question about which cat goes to another bowl.
note-arrives = A cat that’s moved acts again.

## Before the game: a player leaves cards out of the deck and chooses the first hand.

build-deck = Your set
build-out = Left out
build-hand = Opening hand
# Before the name of a card; only heard.
build-omit = Leave out:
build-hold = Start with:

## Names of things, for those who hear the page.

label-bowls = The three bowls
label-hand = Your hand
# A card's name and what it does.
label-card = { $title }. { $text }
label-others = The others
# $cubes: the values of the food there, such as "3 1".
label-bowl-state = { bowl }: cats { $counted } of { $full }, food { $cubes }
label-bowl-empty = { bowl }: cats { $counted } of { $full }, no food
label-cat = Your { $title }, { bowl }
label-cat-of = { $name }’s { $title }, { bowl }
label-cube = A { $value } in the { bowl }
label-cube-of = { $name }’s { $value }
# $words: what can be chosen.
label-chooses = Choose: { $words }
