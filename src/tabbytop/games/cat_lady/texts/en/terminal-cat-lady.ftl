### Cat Lady in the terminal. Cards, cats, goals and food have their names from the game's own file.
###
### Words in backquotes, such as `plan`, are typed and stay as they are.

## Signs: one letter each, different within a group. They stand on cards and behind numbers, in colour.

letter-black = B
letter-orange = O
letter-white = W
letter-gray = G

letter-chicken = c
letter-tuna = t
letter-milk = m
letter-wild = w
letter-treat = x

## The top line: Cat Lady · your turn 5 of 10 · 31 cards left · 18 points if it ended now

turn-of = your turn { $turn } of { $turns }
# Solitaire: the person chooses for the opponent.
guides = guide the cat player
phase-opening = before the first turn
phase-turns = turn { $turn }
phase-choupette = Choupette’s hour
phase-feeding = dinner
phase-over = the end
cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $sum is "18 points".
if-it-ended = { $sum } if it ended now

## The grid: rows, columns, and what is printed on its cards.

# Beside the grid. English shows the word of the notation, row a; other languages have { $line }, as in sentences.
line-name = { $line-key }
# At most 16 columns each; c, t and m are the letters of chicken, tuna and milk.
any-of-three = any of { letter-chicken } { letter-tuna } { letter-milk }
feeds-any = feeds any cat
each-box = 1 for each box
# Two lines of at most 16 columns: what sort of card it is, and what it is for. Catnip: -2 points for a single one.
printed-toy =
    toy
    sets count
printed-costume =
    costume
    the most: 6
printed-catnip =
    2 or more
    one alone: -2
printed-lost-cat =
    two: a stray
    or 2 points
printed-spray-bottle = moves the cat
printed-brush =
    swaps a cat
    with the grid
printed-laser-pointer =
    any two cards
    a whole turn
# c t m for you, 2 points for the others.
printed-shopping-bag =
    { letter-chicken } { letter-tuna } { letter-milk } for you
    2 for others

# What a cat counts, in a word: "2×costume" is two points for each costume. At most 7 columns.
per-black = black
per-orange = orange
per-white = white
per-chicken = chicken
per-tuna = tuna
per-milk = milk
per-one-food = 1-food
per-two-food = 2-food
per-multicoloured = multi
# A set of a black, an orange and a white cat.
per-three-colours = trio
# Other cats that eat the same food.
per-other-cat-of-its-food = other
per-food-eaten = food
# A set of tuna, chicken and milk.
per-tuna-chicken-and-milk-eaten = trio
per-costume = costume
per-toy = toy
# pts are points.
per-point-of-your-toy-sets = toy pts
per-spray-bottle-or-lost-cat = card
per-goal = goal

## Below the grid.

strays = Strays
no-strays = all have found a home
goals = Goals
# The goals that can be swapped in.
pool = pool:
# "3 toys"; $short is one of the words below.
goal-needed = { $needed } { $short }
# Short for "fed cats", "fed tuna cats" and so on.
short-goal-fed-cats = cats
short-goal-toys = toys
short-goal-costumes = costumes
short-goal-catnip = catnip
short-goal-multicoloured = multi
short-goal-one-food = one-food
short-goal-two-food = two-food
short-goal-tuna-cats = tuna
short-goal-chicken-cats = chicken
short-goal-milk-cats = milk

## The players.

cat-count =
    { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }
box-count =
    { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }
# How many cards somebody holds, also where there is hardly any room.
hand-size = hand { $count }
hand-short = h{ $count }
no-food = no food
# $listed are names of cards, separated by commas.
cats-are = cats: { $listed }
boxes-are = boxes: { $listed }
hand-are = hand: { $listed }
# Several of the same card: "2 Catnip".
counted = { $count } { $item }
no-cards = no cards
nothing = nothing

## The opponent of a solitaire.

last-card = Its last card: { $card }
began-with = It started with { $starting }
its-hand = Its hand: { $listed }

## What the reader has.

your-food = Your food
your-hand = Your hand
your-hand-is = Your hand: { $listed }
discarded = Discarded: { $listed }
# At most 13 columns; points follow, as in "toys 3  +5".
toys = toys { $count }
costumes = costumes { $count }
no-costume = no costume
catnip = catnip { $count }
points-in-tokens =
    { $points ->
        [one] { $points } point in coins
       *[other] { $points } points in coins
    }
# Of a list that is cut; `table` shows all.
more-in-table = … { $count } more: `table`
your-cats = Your cats
fed-now = { $fed } of { $all } fed as things stand: `plan` shows how
none-yet = none yet
boxes = Boxes
boxes-filled = { $filled } of { $all } filled, { points }

## Numbered answers.

list-spray = spray bottle: shoo the wooden cat…
list-brush = cat brush: swap a cat…
list-laser = laser pointer: any two cards…
list-goals = swap a shared goal…
# $away and $back are short goals.
swap-goal = swap { $away } for { $back }
end-after = end my turn
end-choupette = no: then only a treat can feed her
end-pick = no more cards
end-fresh = nothing else
# Below lines with a "?" behind their points. At most 78 columns.
unvalued-note = ? the points leave out costumes, and lost cats, bags and other cards to play
back-to-turn = Enter: back to your turn

ask-spray = Where should the wooden cat go?
ask-brush = Which of your cats goes into the grid?
ask-brush-second = { $cat } moves out. Which cat from the grid moves in?
ask-laser = Two cards from the grid for your whole turn: which one first?
# $cell is a place of the grid, such as b2.
ask-laser-second = The card at { $cell }, and which other one?
ask-goals = Which goal goes out, and which comes in?

## Feeding at the end.

tokens-left = Tokens left
none = none
what-gets = What does { $cat } get?
# $letters are those of food.
wants = wants { $letters }
# "wild as tuna": wild food stands for another.
eaten =
    { $eaten-key ->
        [none] { $food }
       *[other] { $food } as { $eaten }
    }
everything-back = everything back
no-cats = You have no cats.
nothing-fed = nothing fed yet
done = done
fed-in-part = A cat is only half fed.
feed-hint = `plan`: the best way to feed them, `follow`: do it.
back-to-cats = Enter: back to your cats
nothing-to-feed = There’s nothing you can feed to anyone.

## The page of `plan`: cats with their points, and everything else.

plan-now = If it ended now: { points }
plan-now-note =
    For what you have now. Costume prizes, shared goals and the penalty for leftovers aren’t counted: nobody knows them yet.
plan-best = The best plan: { points }
plan-best-note = Assuming the others feed their cats as well as they can.
the-rest = The rest
# The sum at the end of a sheet.
points-total = points
left-over = Left over
still-missing = Still missing
# "1 of tm": one token of these letters is missing.
some-of = { $count } of { $letters }
follow-hint = `follow` feeds them like this, and you’re done.

## How to read the screen.

help-screen =
    On this screen, the numbers at the edges of the grid take a row or column. Beside each is what that would change if the
    game ended now. A ? after it means that a card is left out: a costume, whose prize nobody knows yet, or a lost cat, a bag
    or another card you play.

    { legend }

    When you feed, you can change your mind until you say `done`. `plan` shows the best plan, and `follow` feeds by it. During
    the game, `plan` shows how you stand and what your hungry cats still need.
# $zeus is the cat Zeus; `cards zeus` is typed.
legend =
    The signs: black, orange, white and gray cats are { letter-black } { letter-orange } { letter-white } { letter-gray };
    chicken, tuna and milk are { letter-chicken } { letter-tuna } { letter-milk }, wild food is { letter-wild }, a treat is
    { letter-treat }, and any food is ?. So { letter-chicken }2 { letter-treat }1 is two chicken and a treat. After a cat comes
    what it’s worth once it’s fed: 3 is three points, 2×{ per-costume } is two for each costume, 3* is three and whatever else
    the card says, and { letter-treat }1 is one point, because a treat feeds it. A ✓ is a cat that can be fed as things stand,
    h is the size of a hand, ◆ is points in coins, and ● is someone who’s done feeding. `cards` tells you what every card is
    worth, `cards zeus` what { $zeus } is.
