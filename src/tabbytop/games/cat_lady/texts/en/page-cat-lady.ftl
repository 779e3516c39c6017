### Cat Lady on the page: a grid of nine cards; players take a row or a column, and feed their cats at the end.

you = you
yours = What you have
others-label = The others
grid-label = The grid
# Painted on the poster of a lost cat. Only the letters of web/src/art/letters.ts; at most about five.
poster = LOST
strays = Strays
strays-how = two lost cats get you one
no-strays = all have found a home
your-cats = Your cats
your-food = Your food
your-hand = Your hand
no-cats = No cats yet. How tidy.
empty-hand = No cards in hand yet
# What it costs at the end, as things stand.
empty-hand-costs = { empty-hand }. No costume at the end: −{ $points }.
# Names of small pictures with a number.
hand-word = cards in hand
token-word = gold coins, 2 points each
# The same as a heading, and what it is.
coin = Gold coin
coin-text = Worth 2 points at the end. You get one for two lost cats, or when someone else goes shopping.
box-word = boxes
# Said of a player.
has-fed = done feeding
# An opponent without a person, in games for one or two.
cat-player = The cat player
goals = Shared goals
no-turn-card = is shuffling its turn cards
pool = Goals in the pool
# Behind a number of points.
points-so-far =
    { $points ->
        [one] point so far
       *[other] points so far
    }
all-of-it = Show all
look-at-line = Point at a row or column to see what it would get you.
tap-line = Tap a letter or a number to look at its cards.
# The same until somebody has held a card on this device.
tap-line-hold = Tap a letter or a number to look at its cards. Hold a card to read it.
last-turn = This is your last turn.
# After a line is taken. “End my turn” is `move-end` of cat-lady.ftl.
nothing-to-play = You have nothing to play now. Tap “End my turn”.
play-or-keep = Play a card now, or keep it for a later turn.
# Below the question where the wooden cat sits down.
place-note = It blocks the line it sits beside, and moves to each line that’s taken.
same-appetite = It doesn’t change who gets fed.
never-mind = Never mind
not-now = Not now
# What Choupette's owner pays with.
pay-with =
    { $tokens ->
        [tuna-and-milk] Tuna, milk
        [tuna-and-wild] Tuna, wild
        [wild-and-milk] Wild, milk
       *[wild-and-wild] Two wild
    }
# What a wild food stands for; on a button.
eaten-as =
    { $food ->
        [chicken] Chicken
        [tuna] Tuna
        [milk] Milk
        [wild] Wild food
        [treat] Treat
        [any] Any food
       *[other] { $food }
    }
# Two lost cats bring this, too.
cash = 2 points

## At the end, when all feed their cats.

planner-title = Dinner time
planner-how = Drag food into the bowls, or tap a food and then a cat.
planner-tray = Your food
planner-best = Best plan
planner-following = Serving…
planner-done = All done
planner-done-hungry = Done, { cat-count } hungry
planner-which = What does { $title } get?
planner-eaten-as = What does the { food } count as?
planner-picked = Who gets the { food }?
planner-back = Take everything back from { $title }
planner-changes =
    { $left ->
        [1] You can take food back once more.
       *[other] You can take food back { $left } more times.
    }
# Behind a number of points.
planner-now =
    { $points ->
        [one] point so far.
       *[other] points so far.
    }
# The same; $cost: what hungry cats cost in it.
planner-now-hungry =
    { $points ->
        [one] point, hungry cats −{ $cost }.
       *[other] points, hungry cats −{ $cost }.
    }
planner-could = { $best } at best.
# Below the points at dinner: what they take for granted.
planner-depends = Assuming the others feed their cats as well as they can.
# The same; $name: who has Elvis, a cat.
planner-depends-elvis = If { $name } feeds Elvis, your costumes may score less.
planner-fed = { $fed } of { $all } fed
planner-token = { food }, { $left } left
planner-waits = Your cats are eating. The others are still carrying bowls around.

## Everything that somebody has.

detail-title = { $name }’s cats
detail-mine = What you have
detail-food = Food
detail-boxes = Boxes
detail-hand = Hand
detail-hand-count =
    { $count ->
        [one] { $count } card in hand, face down
       *[other] { $count } cards in hand, face down
    }
detail-none = No cats yet.
# Where points come from; $count: how many of them.
points-line =
    { $key ->
        [fed] { $count ->
            [one] { $count } fed cat
           *[other] { $count } fed cats
        }
        [costumes] { $count ->
            [0] No costume
            [one] { $count } costume, counted at the end
           *[other] { $count } costumes, counted at the end
        }
        [catnip] Catnip: { $count }
        [toys] Toys: { $count }
        [boxes] Boxes: { $count }
        [goal] A shared goal
        [tokens] Gold coins: { $count }
        [extras] Cards in hand
       *[other] { $key }
    }
points-line-all = Points so far
detail-to-feed =
    { $count ->
        [one] { $count } cat has no food yet. If it stays hungry, that’s −{ $cost } at the end.
       *[other] { $count } cats have no food yet. If they stay hungry, that’s −{ $cost } at the end.
    }

## Cards and food.

# The first letter of the colour's name, for those who do not see colours.
colour-letter =
    { $colour ->
        [black] B
        [orange] O
        [white] W
        [gray] G
       *[other] { $colour }
    }
cat-count =
    { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }
# Behind the number.
cards-left =
    { $count ->
        [one] card left
       *[other] cards left
    }
food =
    { $food ->
        [chicken] chicken
        [tuna] tuna
        [milk] milk
        [wild] wild food
        [treat] treat
        [any] any food
       *[other] { $food }
    }
# One place in a cat's bowl. $state: full, missing, or open (not asked for yet).
slot =
    { $state ->
        [full] { food } given
        [missing] { food } missing
       *[other] { food }
    }
# $slots: a list of such places.
bowl = bowl: { $slots }
# Below the name of a card, as short as it goes. $name: the card; $group: its kind.
note =
    { $name ->
        [lost-cat] two get a stray
        [spray-bottle] shoos the cat off
        [brush] swaps two cats
        [laser-pointer] any two cards
        [shopping-bag] one of each food
       *[other]
            { $group ->
                [toy] toy
                [costume] costume
                [catnip] 2 or more, or −2
               *[other] { "" }
            }
    }
# The same for food cards: how many tokens they bring, and all kinds at once.
note-food =
    { $count ->
        [0] none
        [1] one
        [2] two
        [3] three
       *[other] { "" }
    }
note-food-mixed = one of each

## The grid. $line: a row or column in the notation.

line =
    { $line ->
        [row-a] row A
        [row-b] row B
        [row-c] row C
        [column-1] column 1
        [column-2] column 2
        [column-3] column 3
       *[other] { $line }
    }
# The same on a button.
line-title =
    { $line ->
        [row-a] Row A
        [row-b] Row B
        [row-c] Row C
        [column-1] Column 1
        [column-2] Column 2
        [column-3] Column 3
       *[other] { $line }
    }
take-line = Take { line }
if-you-take = If you take { line }
# The wooden cat sits beside the line that was taken last.
token = The wooden cat sits beside { line }
# $cell: a place such as "a1"; $text: what the card does.
card-name = { $cell }: { $title }. { $text }
cat-name = { $title }. { $text }
# One of your own cats.
mine-fed = { $title }, fed. { $text }
mine-hungry = { $title }, hungry. { $text }
mine-yours = { $title }, yours. { $text }

## Goals that neighbours share.

# $needed: so many are needed; $title: the goal's title with a capital letter.
goal-words =
    { $goal ->
        [fed-cats] { $needed } fed cats
        [toys] { $needed ->
            [one] { $needed } toy
           *[other] { $needed } toys
        }
        [costumes] { $needed ->
            [one] { $needed } costume
           *[other] { $needed } costumes
        }
        [catnip] { $needed } catnip
        [multicoloured] { $needed } fed multicolored cats
        [one-food] { $needed } fed one-food cats
        [two-food] { $needed } fed two-food cats
        [tuna-cats] { $needed } fed tuna cats
        [chicken-cats] { $needed } fed chicken cats
        [milk-cats] { $needed } fed milk cats
       *[other] { $needed } { $title }
    }
# Variables: $needed, $title, $goal (its key), $partners (names, or "you").
goal-shared = { $needed } { $title }, shared by { $partners }
# Variables: $needed, $title, $goal (its key).
goal-pool = { $needed } { $title }, in the pool
swap-in = New goal: { goal-words }.
swap-out = Old goal: { goal-words }.

## Other players.

look-at = What { $name } has
# What the cat player began with.
gift =
    { $gift ->
        [two-tokens] started with two gold coins
        [one-more-stray] started with an extra stray
        [one-catnip] started with a catnip
        [three-wild] started with three wild food tokens
        [two-costumes] started with two costumes
        [wild-toy] started with a toy of any kind
       *[other] { $gift }
    }
turn-card-wants =
    { $wants ->
        [toys] most toys
        [catnip] most catnip
        [six-vp] most 6-point cats
        [food] most food
        [cat-token] where the wooden cat is
       *[other] { $wants }
    }
turn-card-else =
    { $arrow ->
        [top-row] , or else the top row
        [middle-row] , or else the middle row
        [bottom-row] , or else the bottom row
        [left-column] , or else the left column
        [middle-column] , or else the middle column
        [right-column] , or else the right column
       *[other] { "" }
    }
# Which line the cat player takes: what it wants, and which line if several are as good. $arrow may be empty.
turn-card = { turn-card-wants }{ turn-card-else }

## What a line would bring, if it all ended then.

fed-so-far = { $fed } of { $all } fed, as things stand
# $cats: their names.
eats =
    { $cats-count ->
        [one] Then { $cats } is fed.
       *[other] Then { $cats } are fed.
    }
# $count: how many cats it adds that there is no food for yet; $cats: their names.
to-feed = { $count } more to feed before the end: { $cats }.
hungry-at-end = Hungry cats only cost points at the end.
# Below the number of these cats, where points do not change.
to-feed-word = to feed
# Below a player's points.
to-feed-count = { $count } to feed
# $cards: names of cards whose points nobody knows yet.
not-counted = Not counted yet: { $cards }.
# $points: what having no costume costs.
first-costume = A costume saves you the −{ $points } for having none.
# A change of points. $points: how many, without a sign; $sign: plus, minus or zero.
signed =
    { $sign ->
        [plus] +{ $points }
        [minus] −{ $points }
       *[zero] ±0
    }
# Below that number.
points-word =
    { $points ->
        [one] point
       *[other] points
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-if-points = { signed } { points-word }.

## Heaps of equal cards in hand. $key: what they are; $count: how many.

heap =
    { $key ->
        [lost-cat]
            { $count ->
                [0] 1 of 2
                [1] 1 of 2
               *[other] { $count }
            }
        [toy]
            { $count ->
                [one] { $count } toy
               *[other] { $count } toys
            }
       *[other] { $count }
    }
# Below the number.
heap-kind =
    { $key ->
        [lost-cat] lost cats
       *[other] { heap-of }
    }
heap-of =
    { $key ->
        [toy] { $count ->
            [one] toy
           *[other] toys
        }
        [costume] { $count ->
            [one] costume
           *[other] costumes
        }
        [catnip] catnip
        [lost-cat] { $count ->
            [one] lost cat
           *[other] lost cats
        }
        [spray-bottle] { $count ->
            [one] spray bottle
           *[other] spray bottles
        }
        [brush] { $count ->
            [one] brush
           *[other] brushes
        }
        [laser-pointer] { $count ->
            [one] laser pointer
           *[other] laser pointers
        }
        [shopping-bag] { $count ->
            [one] shopping bag
           *[other] shopping bags
        }
       *[other] { $key }
    }
# $points and $sign: what the heap is worth.
heap-worth =
    { $sign ->
        [minus] worth −{ $points }
       *[other] worth { $points }
    }
heap-worth-catnip = catnip: { signed }
heap-name = { $count } { heap-of }
heap-name-worth = { heap-name }, { heap-worth }

## Cards that are played: buttons, and questions.

tool =
    { $tool ->
        [spray] Shoo the wooden cat
        [brush] Swap a cat
        [laser] Laser pointer
        [adopt] Adopt a stray
        [swap] Swap a goal
       *[other] { $tool }
    }
tool-asks =
    { $tool ->
        [spray] Where should the wooden cat go?
        [brush] Which of your cats moves out, and who moves in?
        [laser] The red dot is dancing. Which card first?
        [adopt] Two lost cats found! Who comes home?
        [swap] Which goals do you want to swap?
       *[other] { "" }
    }
# When the first half is chosen.
tool-asks-more =
    { $tool ->
        [brush] And the other cat?
        [laser] And the second card?
        [swap] And the other goal?
       *[other] { tool-asks }
    }
