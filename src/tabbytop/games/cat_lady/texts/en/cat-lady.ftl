### Cat Lady with Box of Treats. Nine cards lie in a grid of three rows and three columns; a wooden cat (the cat token) sits
### beside one of these lines. Players take lines, collect cats and food, and feed their cats at the end. Alone, somebody plays
### against the cat player, which has no seat and follows turn cards.

title = Cat Lady
about = Take three cards a turn, and feed the cats you end up with.
# How it feels, in three words.
mood-first = cozy
mood-second = clever
mood-third = crowded

# The opponent without a seat, on the score sheet.
opponent-cat-player = cat player

## Options of a table.

option-edition = with Box of Treats, or just the base game (2 to 4 players)
    .title = Edition
    .choice-treats = With Box of Treats
    .choice-base = The base game
option-goals = you share a goal with each neighbor: 3 or more players, with Box of Treats
    .title = Shared goals
option-open_hands = everyone’s hand is face up; otherwise you only see how many cards the others have
    .title = Open hands
option-difficulty = only when you play alone: the cat player starts with one, two or three gifts
    .title = Alone against the cat
    .choice-easy = Easy
    .choice-normal = Normal
    .choice-hard = Hard

## Words that other texts use.

# A row or column of the grid, as it is labelled there. $value is a line in notation.
line =
    { $value ->
        [row-a] row A
        [row-b] row B
        [row-c] row C
        [column-1] column 1
        [column-2] column 2
        [column-3] column 3
       *[other] { $value }
    }

# Food tokens. Wild food counts as any of the first three.
food-chicken = chicken
food-tuna = tuna
food-milk = milk
food-wild = wild
food-treat = treat

# Who does something: a player, or the cat player.
who =
    { $seat-is ->
        [opponent] the cat player
       *[other] { $seat }
    }

## Questions.

# The first question: where the cat token sits. Variable: $first (who takes the first turn).
prompt-place =
    Where should the wooden cat sit? { $first-is ->
        [you] You go first, and can’t take its line.
       *[other] { $first } goes first, and can’t take its line.
    }
prompt-turn = Your turn. Which row or column?
prompt-after = Anything else before your turn ends?
# After a laser pointer.
prompt-throw = Which card do you throw away?
prompt-choupette = Feed Choupette tuna and milk now? She’ll fetch you two cards.
# Variable: $left (how many cards Choupette may still fetch).
prompt-pick =
    { $left ->
        [2] Choupette can fetch two cards from the grid.
       *[other] Choupette can fetch one more card from the grid.
    }
prompt-fresh = Play a card you’ve just taken? It’s now or never.
prompt-feed = Feed your cats. Nobody sees your plan until everyone’s done.
# Variable: $card (a turn card: what the cat player wants).
prompt-guide = The cat player wants { $card }, and it’s a tie. Which line?

## Events.

# Before the first turn. Variables: $strays (cards), $goals (shared goals, may be empty), $starting (what the cat player
# has from the start; only alone).
event-setup =
    Strays: { $strays }.{ $goals-count ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }Goals: { $goals }.
    }{ $starting-count ->
        [none] { "" }
       *[other] { " " }The cat player starts with { $starting }.
    }
event-place =
    { $seat-is ->
        [you] You put the wooden cat at { $line }.
       *[other] { who } puts the wooden cat at { $line }.
    }
event-take =
    { $seat-is ->
        [you] You take { $line }: { $cards }.
       *[other] { who } takes { $line }: { $cards }.
    }
event-refill = New in the grid: { $cards }.
event-spray =
    { $seat-is ->
        [you] You spray, and the wooden cat runs to { $line }.
       *[other] { who } sprays, and the wooden cat runs to { $line }.
    }
event-laser =
    { $seat-is ->
        [you] You use a laser pointer and take { $cards }.
       *[other] { who } uses a laser pointer and takes { $cards }.
    }
event-throw =
    { $seat-is ->
        [you] You throw away { $cards }.
       *[other] { who } throws away { $cards }.
    }
# A cat is swapped with one in the grid. Variables: $gives, $gets (cats).
event-brush =
    { $seat-is ->
        [you] You use a cat brush to swap { $gives } for { $gets }.
       *[other] { who } uses a cat brush to swap { $gives } for { $gets }.
    }
event-adopt =
    { $seat-is ->
        [you] You adopt { $stray } for two lost cats.
       *[other] { who } adopts { $stray } for two lost cats.
    }
event-cash =
    { $seat-is ->
        [you] You trade two lost cats for 2 points.
       *[other] { who } trades two lost cats for 2 points.
    }
event-shop =
    { $seat-is ->
        [you] You go shopping: one of each food, and a gold coin (2 points) for everyone else.
       *[other] { who } goes shopping: one of each food, and a gold coin (2 points) for everyone else.
    }
# Variables: $goal (the goal that goes), $pool (the one that comes from the pool), $partner (who shares it).
event-goal =
    { $seat-is ->
        [you] You swap the goal you share with { $partner }: { $goal } out, { $pool } in.
       *[other] { who } swaps the goal shared with { $partner }: { $goal } out, { $pool } in.
    }
event-turn_card = The cat player’s card: { $card }.
event-reshuffle = The turn cards are shuffled.
event-pay =
    { $seat-is ->
        [you] You feed Choupette first, as she expects.
       *[other] { who } feeds Choupette first, as she expects.
    }
event-pick = Choupette fetches { $cards }.
event-done =
    { $seat-is ->
        [you] You’re done feeding.
       *[other] { who } is done feeding.
    }
# All feeding plans are shown at once. Variable: $feedings (one `feeding` a player, joined by `feedings`).
event-reveal = Dinner is served. { $feedings }.
event-cat_player_feeds = The cat player feeds { fed }.

# What a player feeds. Variables: $seat, $cats, $begins (yes at the beginning of a sentence).
feeding =
    { $seat-is ->
        [you]
            { $begins ->
                [yes] You feed { fed }
               *[no] you feed { fed }
            }
       *[other] { $seat } feeds { fed }
    }
feedings = { $start }; { $next }
fed =
    { $cats-count ->
        [0] nobody
       *[other] { $cats }
    }

## Moves, short enough for a list. $cell is a place of the grid, such as b2.

move-place = wooden cat at { $line }
move-take = { $line }
# All food that a cat was given.
move-take-back = take everything back from { $cat }
move-adopt = adopt { $stray }
move-cash = trade two lost cats for 2 points
move-spray = shoo the wooden cat to { $line }
move-brush = swap { $cat } for the cat in { $cell }
move-shop = go shopping: one of each food
# Two cards of the grid.
move-laser = laser pointer: { $cell } and { $other }
move-throw = throw away { $cell }
move-swap = swap { $goal } for { $pool }
move-pick = fetch { $cell }
# Variable: $tokens (two food tokens).
move-pay = feed Choupette { $tokens }
move-guide = { $line }
# A token for a cat. Variables: $food (the token), $eaten (what it counts as, if that is another food).
move-feed =
    { $eaten-key ->
        [none] { $cat } eats { $food }
       *[other] { $cat } eats { $food } as { $eaten }
    }
move-done = done feeding
move-end = End my turn

## Lines of the score sheet, without their points.

score-cat = { $cat }
score-treat = { $cat }, fed a treat
score-hungry = { $cat }, hungry
# A cat whose points depend on something. Variables: $cat, $why (what counts), $count (how many).
score-counting-cat =
    { $why ->
        [best-other] { $cat }, same as the best other cat
        [alone-the-most] { $cat }, most cats fed
        [black] { $cat }: { $count } black { cats }
        [orange] { $cat }: { $count } orange { cats }
        [white] { $cat }: { $count } white { cats }
        [gray] { $cat }: { $count } gray { cats }
        [chicken] { $cat }: { $count } chicken { cats }
        [tuna] { $cat }: { $count } tuna { cats }
        [milk] { $cat }: { $count } milk { cats }
        [one-food] { $cat }: { $count } one-food { cats }
        [two-food] { $cat }: { $count } two-food { cats }
        [multicoloured] { $cat }: { $count } multicolored { cats }
        [three-colours] { $cat }: { $count ->
                [one] { $count } set of black, orange and white
               *[other] { $count } sets of black, orange and white
            }
        [other-cat-of-its-food] { $cat }: { $count ->
                [one] { $count } other cat with the same food
               *[other] { $count } other cats with the same food
            }
        [food-eaten] { $cat }: { $count } food eaten
        [tuna-chicken-and-milk-eaten] { $cat }: { $count ->
                [one] { $count } set of food eaten
               *[other] { $count } sets of food eaten
            }
        [costume] { $cat }: { $count ->
                [one] { $count } costume
               *[other] { $count } costumes
            }
        [toy] { $cat }: { $count ->
                [one] { $count } toy
               *[other] { $count } toys
            }
        [point-of-your-toy-sets] { $cat }: { $count ->
                [one] { $count } point from toy sets
               *[other] { $count } points from toy sets
            }
        [spray-bottle-or-lost-cat] { $cat }: { $count ->
                [one] { $count } card left in hand
               *[other] { $count } cards left in hand
            }
       *[goal] { $cat }: { $count ->
                [one] { $count } goal
               *[other] { $count } goals
            }
    }
cats =
    { $count ->
        [one] cat
       *[other] cats
    }
score-catnip =
    { $fed ->
        [one] { $count } catnip, { $fed } fed cat
       *[other] { $count } catnip, { $fed } fed cats
    }
score-costumes = costumes: { $count }
score-toys = toys in sets: { $count }
score-leftovers = food left over: { $count }
score-boxes =
    { $count ->
        [one] { $filled } of { $count } box filled
       *[other] { $filled } of { $count } boxes filled
    }
score-goal = shared goal: { $goal }
score-tokens = gold coins: { $count }
# Cards of the cat player, which bring it points because it cannot play them.
score-extras = cards it can’t play
score-tie-break = fed cats: { $fed }

## Why somebody won.

reason-most-points = most points
reason-equal-points-most-fed-cats = tied on points, most fed cats
reason-equal-points-and-fed-cats-shared = tied on points and fed cats, a shared win
reason-more-points-than-the-cat-player = more points than the cat player
reason-as-many-points-as-the-cat-player-are-not-enough = a tie with the cat player isn’t enough
reason-the-cat-player-has-more-points = the cat player has more points

## What a seat has to do now, when it tries something else.

must-place-token = you have to put the wooden cat beside a row or column
must-take-line = you have to take a row or column, or play a card first
must-play-or-end = you have to play a card or end your turn
must-throw-away = you have to choose a card from the grid to throw away
must-pay-for-choupette = you have to feed Choupette tuna and milk, or say no
must-pick-for-choupette = you have to choose a card from the grid for Choupette, or stop there
must-play-fresh-card = you have to play one of the cards you’ve just taken, or stop there
must-guide-cat-player = you have to choose which of the tied lines the cat player takes
must-feed = you have to feed your cats, or finish dinner

## Why a move is not possible.

refusal-token-beside-line = the wooden cat is sitting beside that line
refusal-taken-already = you’ve already taken your cards this turn
refusal-laser-only-first = you can only use a laser pointer at the very start of your turn
# Variable: $item (a card).
refusal-not-in-hand = you don’t have a { $item-noun } in your hand
refusal-token-stays = the wooden cat is already there; shoo it somewhere else
refusal-no-cat-to-brush = you don’t have a cat to swap
refusal-no-cat-in-grid = there’s no cat in the grid
refusal-no-cat-in-cell = there’s no cat in that spot of the grid
refusal-no-card-in-cell = there’s no card in that spot of the grid
refusal-not-your-cat = that cat isn’t yours
refusal-needs-two-lost-cats = that takes two lost cats from your hand
refusal-no-such-stray = that stray isn’t there
refusal-no-such-tokens = you don’t have that food
refusal-only-fresh-cards = now you can only play cards you’ve just taken
refusal-laser-needs-three-cards = a laser pointer needs three cards in the grid: two to take, one to throw away
refusal-choupette-stays = Choupette has eaten, so she’s staying
refusal-choupette-eats-first = Choupette eats first or not at all; only a treat will do now
refusal-fed-in-part = one cat is only half fed: give it the rest, or take its food back
refusal-taken-back-too-often =
    { $most ->
        [one] you’ve taken food back once already; now finish dinner
       *[other] you’ve taken food back { $most } times; now finish dinner
    }
refusal-no-use-for-food = that cat has no use for it now, or you have none left
refusal-nothing-to-take-back = that cat hasn’t been given anything
refusal-no-goals = there are no shared goals in this game
refusal-goal-swapped-already = you’ve already swapped a goal this turn
refusal-not-your-goal = that isn’t one of your goals
refusal-goal-not-in-pool = that goal isn’t in the pool

## Why options do not make a game.

refusal-base-seats = the base game is for 2 to 4 players, not { $seats } (CL-B2)
refusal-goals-without-treats = shared goals need Box of Treats (CL-C37)
refusal-goals-seats = shared goals need 3 or more players, not { $seats } (CL-C37)
refusal-difficulty-seats = you can only choose the difficulty when you play alone (CL-C40)

## Why a table cannot be arranged so. Only authors of tests and examples see these; words before a colon are arguments.

refusal-arrange-active = active: players are 0 to { $most }
refusal-arrange-grid = grid: there are only { $most } places
refusal-arrange-players =
    { $most ->
        [one] { $argument }: there’s only { $most } player
       *[other] { $argument }: there are only { $most } players
    }
refusal-arrange-no-card = there’s no card '{ $name }'
refusal-arrange-not-there = '{ $name }' isn’t there
refusal-arrange-not-in-deck = there’s no '{ $name }' left in the deck
refusal-arrange-strays = strays: only { $most } are dealt
refusal-arrange-deck = deck: a multiple of 3, at most { $most }, not { $count }
refusal-arrange-food = food: '{ $name }' isn’t one of { $letters }
refusal-arrange-no-goals = goals: this game has none
refusal-arrange-goals = goals: one between two seats, and two in the pool
refusal-arrange-starting = starting: there are { $count } of them in this game
refusal-arrange-none-left = there’s no '{ $name }' left
refusal-arrange-line = lines are { $lines }, not '{ $name }'

## Cats of the deck. `worth` is what a fed cat brings; it also stands alone on small cards.

card-shadow = Shadow
    .worth = 1
    .text = Black, needs tuna: { card-shadow.worth }.
card-jazz = Jazz
    .worth = 1
    .text = Black, needs tuna: { card-jazz.worth }.
card-lily = Lily
    .worth = 2
    .text = Black, needs milk: { card-lily.worth }.
card-blackberry = Blackberry
    .worth = 3
    .text = Black, needs 2 chicken: { card-blackberry.worth }.
card-keaton = Keaton
    .worth = 4
    .text = Black, needs 2 milk: { card-keaton.worth }.
card-pablo-picatso = Pablo Picatso
    .worth = 6
    .text = Black, needs 3 tuna: { card-pablo-picatso.worth }.
card-chester = Chester
    .worth = 1
    .text = Orange, needs tuna: { card-chester.worth }.
card-bell = Bell
    .worth = 1
    .text = Orange, needs chicken: { card-bell.worth }.
card-bronte = Bronte
    .worth = 3
    .text = Orange, needs 2 tuna: { card-bronte.worth }.
card-zeus = Zeus
    .worth = 3
    .text = Orange, needs 2 chicken: { card-zeus.worth }.
card-pumpkin = Pumpkin
    .worth = 6
    .text = Orange, needs 2 chicken and milk: { card-pumpkin.worth }.
card-chairman-meow = Chairman Meow
    .worth = 6
    .text = Orange, needs 3 chicken: { card-chairman-meow.worth }.
card-cooper = Cooper
    .worth = 1
    .text = White, needs chicken: { card-cooper.worth }.
card-gershon = Gershon
    .worth = 1
    .text = White, needs chicken: { card-gershon.worth }.
card-snowflake = Snowflake
    .worth = 2
    .text = White, needs milk: { card-snowflake.worth }.
card-sparkle = Sparkle
    .worth = 3
    .text = White, needs 2 tuna: { card-sparkle.worth }.
card-sir-cuddleface = Sir Cuddleface
    .worth = 4
    .text = White, needs 2 milk: { card-sir-cuddleface.worth }.
card-sox = Sox
    .worth = 6
    .text = White, needs 2 tuna and milk: { card-sox.worth }.
card-alvin = Alvin
    .worth = 1 per fed orange cat
    .text = Black and orange, needs tuna and milk: { card-alvin.worth }.
card-dinah = Dinah
    .worth = 1 per fed white cat
    .text = Orange and white, needs chicken and milk: { card-dinah.worth }.
card-luna = Luna
    .worth = 1 per fed black cat
    .text = Black and white, needs tuna and chicken: { card-luna.worth }.
card-henriette = Henriette
    .worth = 5
    .text = Black, orange, white and gray, needs tuna, chicken and milk: { card-henriette.worth }.
card-ash = Ash
    .worth = 1
    .text = Gray, needs chicken: { card-ash.worth }.
card-slate = Slate
    .worth = 3
    .text = White and gray, needs 2 tuna: { card-slate.worth }.
card-pebble = Pebble
    .worth = 2
    .text = Orange and gray, needs milk: { card-pebble.worth }.
card-storm = Storm
    .worth = 6
    .text = Black and gray, needs 2 chicken and tuna: { card-storm.worth }.
card-misty = Misty
    .worth = 4
    .text = Gray, needs 2 milk: { card-misty.worth }.
card-duke = Duke
    .worth = 3
    .text = White and gray, needs 2 of any food: { card-duke.worth }.
card-banjo = Banjo
    .worth = 1 per fed tuna cat
    .text = Orange and gray, needs tuna and milk: { card-banjo.worth }.
card-fiddle = Fiddle
    .worth = 1 per fed chicken cat
    .text = White and gray, needs chicken and milk: { card-fiddle.worth }.
card-viola = Viola
    .worth = 1 per fed milk cat
    .text = Black and gray, needs tuna and milk: { card-viola.worth }.
card-domino = Domino
    .worth = 5
    .text = Black and white, needs tuna, chicken and milk: { card-domino.worth }.

## Strays.

card-florence = Florence
    .worth = 2 per fed orange cat
    .text = Stray, orange, needs chicken and milk: { card-florence.worth }.
card-antoinette = Antoinette
    .worth = 2 per fed white cat
    .text = Stray, white, needs tuna and milk: { card-antoinette.worth }.
card-eliot = Eliot
    .worth = 2 per fed black cat
    .text = Stray, black, needs tuna and chicken: { card-eliot.worth }.
card-levar-purrton = LeVar Purrton
    .worth = 4 per set of black, orange and white cats fed
    .text = Stray, white, needs tuna and chicken: { card-levar-purrton.worth }.
card-zoroaster = Zoroaster
    .worth = 2 per costume
    .text = Stray, black, needs 2 chicken: { card-zoroaster.worth }.
card-macak = Macak
    .worth = 2; may count as one more catnip
    .text = Stray, orange, needs milk: { card-macak.worth }.
card-waffle = Waffle
    .worth = 3 for each food it eats; all of one type
    .text = Stray, orange, takes 1–4 food: { card-waffle.worth }.
card-hemingway = Hemingway
    .worth = 3; 7 if you alone feed the most cats
    .text = Stray, black, needs milk: { card-hemingway.worth }.
card-sweetheart = Sweetheart
    .worth = 5
    .text = Stray, black, orange, white and gray, needs tuna and chicken: { card-sweetheart.worth }.
card-penny = Penny
    .worth = 1 per toy
    .text = Stray, orange, needs milk: { card-penny.worth }.
card-moonbeam = Moonbeam
    .worth = 3; any two of your tokens count as wild
    .text = Stray, white, needs tuna and chicken: { card-moonbeam.worth }.
card-cow = Cow
    .worth = 2 for each food it eats
    .text = Stray, white, takes 1 or more of any food: { card-cow.worth }.
card-truffle = Truffle
    .worth = 2 per other fed cat eating the same
    .text = Stray, black, needs 1 of any food: { card-truffle.worth }.
card-aoshima = Aoshima & Friends
    .worth = 6; three cats: black tuna, orange chicken, white milk; fills no box
    .text = Stray, black, orange and white, needs tuna, chicken and milk: { card-aoshima.worth }.
card-biddy = Biddy
    .worth = 2 + 3 per shared goal you reach
    .text = Stray, gray, needs tuna and milk: { card-biddy.worth }.
card-calf = Calf
    .worth = 2 + 1 for each food it eats
    .text = Stray, black and white, takes 1–5 food: { card-calf.worth }.
card-choupette = Choupette
    .worth = 3; feed her first: she fetches two cards
    .text = Stray, white, needs tuna and milk: { card-choupette.worth }.
card-elvis = Elvis
    .worth = 3; counts as a costume
    .text = Stray, black, needs chicken and milk: { card-elvis.worth }.
card-little-nicky = Little Nicky
    .worth = as much as your best other fed cat
    .text = Stray, black and orange, needs tuna and chicken: { card-little-nicky.worth }.
card-marshmallow = Marshmallow
    .worth = 1 per point of your toy sets
    .text = Stray, white, needs tuna, chicken and milk: { card-marshmallow.worth }.
card-mister-fit = Mister Fit
    .worth = 2 per set of tuna, chicken and milk fed to your cats
    .text = Stray, gray, needs 2 of any food: { card-mister-fit.worth }.
card-mr-zoe = Mr. Zoe
    .worth = 2 per spray bottle or lost cat left in hand
    .text = Stray, orange, needs milk: { card-mr-zoe.worth }.
card-tomasso = Tomasso
    .worth = 3; counts as a toy
    .text = Stray, orange and white, needs tuna and chicken: { card-tomasso.worth }.
card-mina = Mina
    .worth = 2 per fed multicolored cat
    .text = Stray, black and gray, needs tuna and chicken: { card-mina.worth }.
card-ringo = Ringo
    .worth = 1 + 1 per fed two-food cat
    .text = Stray, gray, needs chicken and milk: { card-ringo.worth }.
card-peanut = Peanut
    .worth = 1 per fed one-food cat
    .text = Stray, orange, needs milk: { card-peanut.worth }.

## Food.

card-chicken = Chicken
    .text = Food: chicken.
card-two-chicken = Chicken ×2
    .text = Food: 2 chicken.
card-tuna = Tuna
    .text = Food: tuna.
card-two-tuna = Tuna ×2
    .text = Food: 2 tuna.
card-milk = Milk
    .text = Food: milk.
card-two-milk = Milk ×2
    .text = Food: 2 milk.
card-wild = Wild food
    .text = Food: wild. Counts as chicken, tuna or milk.
card-chicken-and-tuna = Chicken & tuna
    .text = Food: chicken and tuna.
card-treat = Treat
    .text = Food: treat. Feeds any cat on its own, but that cat then scores just 1 point.

## Toys.

-toy-text = Toy: collect different ones. A set scores 1, 3, 5, 8, 12.
card-mouse-toy = Mouse toy
    .text = { -toy-text }
card-yarn-ball = Yarn ball
    .text = { -toy-text }
card-feather-wand = Feather wand
    .text = { -toy-text }
card-cat-tower = Cat tower
    .text = { -toy-text }
card-scratching-post = Scratching post
    .text = { -toy-text }

## Costumes.

-costume-text = Costume: having the most scores 6; having none costs 2.
card-wizard-hat = Wizard hat
    .text = { -costume-text }
card-pirate-coat = Pirate coat
    .text = { -costume-text }
card-lobster-suit = Lobster suit
    .text = { -costume-text }
card-bee-wings = Bee wings
    .text = { -costume-text }
card-bow-tie = Bow tie
    .text = { -costume-text }
card-dinosaur-hood = Dinosaur hood
    .text = { -costume-text }
card-space-helmet = Space helmet
    .text = { -costume-text }
card-lion-mane = Lion’s mane
    .text = { -costume-text }
card-tutu = Tutu
    .text = { -costume-text }
card-detective-cap = Detective’s cap
    .text = { -costume-text }
card-mermaid-tail = Mermaid’s tail
    .text = { -costume-text }
card-cowboy-boots = Cowboy boots
    .text = { -costume-text }

## Catnip.

card-catnip = Catnip
    .text = Just one costs 2 points. Two or three score 1 point for each fed cat; four or more score 2 for each.

## Cards to play. `noun` is the name inside a sentence.

card-lost-cat = Lost cat
    .text = Collect two and trade them for a stray or 2 points.
card-spray-bottle = Spray bottle
    .noun = spray bottle
    .text = Shoos the wooden cat to another row or column.
card-brush = Cat brush
    .noun = cat brush
    .text = Swaps one of your cats for one in the grid.
card-laser-pointer = Laser pointer
    .noun = laser pointer
    .text = Instead of a row or column, take any two cards from the grid and throw a third away.
card-shopping-bag = Shopping bag
    .noun = shopping bag
    .text = Play it for a chicken, a tuna and a milk. Everyone else gets a gold coin (2 points).

## Boxes: in a sentence they are called by what fits in; as a card of the guide (`card-box-…`) just "Box".

card-gray-box = Box for a gray cat
card-orange-chicken-box = Box for an orange chicken cat
card-white-milk-box = Box for a white milk cat
card-black-tuna-box = Box for a black tuna cat
card-white-tuna-box = Box for a white tuna cat
card-black-milk-box = Box for a black milk cat
card-orange-tuna-box = Box for an orange tuna cat
card-white-chicken-box = Box for a white chicken cat
card-orange-milk-box = Box for an orange milk cat

-box-text = With a cat like that in it, fed or hungry, it scores one point for each box you have.
card-box-gray-box = Box
    .text = Box for a gray cat. { -box-text }
card-box-orange-chicken-box = Box
    .text = Box for an orange cat that needs chicken. { -box-text }
card-box-white-milk-box = Box
    .text = Box for a white cat that needs milk. { -box-text }
card-box-black-tuna-box = Box
    .text = Box for a black cat that needs tuna. { -box-text }
card-box-white-tuna-box = Box
    .text = Box for a white cat that needs tuna. { -box-text }
card-box-black-milk-box = Box
    .text = Box for a black cat that needs milk. { -box-text }
card-box-orange-tuna-box = Box
    .text = Box for an orange cat that needs tuna. { -box-text }
card-box-white-chicken-box = Box
    .text = Box for a white cat that needs chicken. { -box-text }
card-box-orange-milk-box = Box
    .text = Box for an orange cat that needs milk. { -box-text }

## Shared goals: what they count, inside a sentence, and as a card of the guide (`card-goal-…`).

goal-fed-cats = fed cats
goal-toys = toys
goal-costumes = costumes
goal-catnip = catnip
goal-multicoloured = fed multicolored cats
goal-one-food = fed one-food cats
goal-two-food = fed two-food cats
goal-tuna-cats = fed tuna cats
goal-chicken-cats = fed chicken cats
goal-milk-cats = fed milk cats

card-goal-fed-cats = Fed cats
    .text = Goal: two neighbors with enough { goal-fed-cats } between them score 3 each.
card-goal-toys = Toys
    .text = Goal: two neighbors with enough { goal-toys } between them score 3 each.
card-goal-costumes = Costumes
    .text = Goal: two neighbors with enough { goal-costumes } between them score 3 each.
card-goal-catnip = Catnip
    .text = Goal: two neighbors with enough { goal-catnip } between them score 3 each.
card-goal-multicoloured = Fed multicolored cats
    .text = Goal: two neighbors with enough { goal-multicoloured } between them score 3 each.
card-goal-one-food = Fed one-food cats
    .text = Goal: two neighbors with enough { goal-one-food } between them score 3 each.
card-goal-two-food = Fed two-food cats
    .text = Goal: two neighbors with enough { goal-two-food } between them score 3 each.
card-goal-tuna-cats = Fed tuna cats
    .text = Goal: two neighbors with enough { goal-tuna-cats } between them score 3 each.
card-goal-chicken-cats = Fed chicken cats
    .text = Goal: two neighbors with enough { goal-chicken-cats } between them score 3 each.
card-goal-milk-cats = Fed milk cats
    .text = Goal: two neighbors with enough { goal-milk-cats } between them score 3 each.

## What the cat player's turn cards want: most of something, and where there is none, a line.

turn-card-toys-middle-column = the most toys, or else column 2
turn-card-toys-bottom-row = the most toys, or else row C
turn-card-catnip-right-column = the most catnip, or else column 3
turn-card-catnip-top-row = the most catnip, or else row A
turn-card-six-vp-left-column = the most 6-point cats, or else column 1
turn-card-six-vp-middle-row = the most 6-point cats, or else row B
turn-card-food-left-column = the most food, or else column 1
turn-card-food-middle-row = the most food, or else row B
turn-card-cat-token = the wooden cat’s line

## What the starting cards of the cat player bring.

starting-two-tokens = two gold coins
starting-one-more-stray = an extra stray
starting-one-catnip = a catnip
starting-three-wild = three wild food tokens
starting-two-costumes = two costumes
starting-wild-toy = a toy of any kind

## How to play, in chapters.

rules-idea =
    Nine cards make a grid. Take three at a time, collect cats and what they eat, and feed as many of them as you
    can when the deck runs out. Fed cats score points. Hungry ones cost 2 each.
    .heading = THE IDEA

rules-turn =
    Take a whole row or column, but not the one the wooden cat is sitting beside. The wooden cat moves to the line
    you took, and three new cards fill the gap. Food becomes tokens right away. Cats, boxes and food stay in front of
    you, for all to see. Everything else goes into your hand, and the others only see how many cards you have.
    .heading = YOUR TURN

rules-cards =
    You can play these on your own turn, before or after you take a line. Two lost cats get you a stray or 2 points. A spray
    bottle shoos the wooden cat to another line. A cat brush swaps one of your cats for one in the grid. A shopping bag
    gets you one of each food, and everyone else a gold coin (2 points). A laser pointer takes your whole turn, so
    play it first: take any two cards from the grid and throw a third away. The wooden cat stays put.
    .heading = CARDS TO PLAY

rules-end =
    Once the deck is empty and the grid can’t be refilled, the last turn is over. If you have Choupette, you may feed
    her right then, and she fetches two of the cards that are left. Then everyone feeds their cats in secret, and all
    the plans are revealed at once.
    .heading = THE END

rules-feeding =
    A cat gets exactly what it needs, or nothing. Wild food counts as chicken, tuna or milk. A treat feeds any cat on
    its own, but that cat is then worth just 1 point and can’t do anything special. You can change your mind until
    you’re done. Stuck? Ask for the best plan.
    .heading = FEEDING

rules-points =
    Every fed cat scores what it says; a hungry one costs 2.

    Toys: a set of one to five different ones scores 1, 3, 5, 8 or 12.

    Costumes: whoever has the most scores 6, shared in a tie. With five or six players, whoever is second scores 3.
    Having none costs 2.

    Catnip: just one costs 2. Two or three score 1 for every fed cat, four or more score 2.

    Boxes: each one with the right cat in it, fed or hungry, scores 1 for every box you have.

    Whoever has the most food left over loses 2. In a tie, everyone tied does. Gold coins score 2 each.

    Whoever has the most points wins. In a tie, it’s whoever fed the most cats.
    .heading = POINTS

rules-goals =
    With three or more players, you can choose to share a goal with each neighbor. What the two of you have counts
    together, and if it’s enough, you both get 3 points. Once per turn, you may swap one of yours for one of the two
    in the pool.
    .heading = SHARED GOALS

rules-alone =
    The cat player takes the line with the most of what its turn card wants. If lines are tied, you choose. It feeds
    its cats after you, and all its food except treats is wild. To win, you need more points than it has.
    .heading = ALONE

## Groups of cards, as headings.

cards-cat = Cats
cards-stray = Strays
cards-food = Food
cards-toy = Toys
cards-costume = Costumes
cards-catnip = Catnip
cards-play = To play
cards-box = Boxes
cards-goal = Goals

## Why a hint is good: what a move brings.

# $first begins and cannot take the line with $cards.
because-blocks = { $first } can’t start with { $cards }.
# After a spray bottle $seat, who is next, cannot take the line with $cards.
because-withholds = { $seat } can’t take { $cards } next.
because-cat-player-gets = The cat player gets { $cards }.
because-nobody-gets = Nobody else gets { $cards }.
because-goal = Your shared goal becomes: { $goal }.
because-frees = Then anyone can take { $line } again.
because-choupette = Choupette gets fed, and you get two cards.
because-keeps = You keep your cards for later.
because-ends = Then your turn is over.
because-brings = You get { $cards }.
because-shop = You get one of each food, and everyone else gets a gold coin (2 points).
because-cash = That’s 2 points, whatever happens.
because-feeds = Then you could feed { $cats }.
because-needs-food =
    { $cats-count ->
        [one] { $cats } still needs food before the end.
       *[other] { $cats } still need food before the end.
    }
because-worth =
    { $points ->
        [one] For now that’s worth 1 point.
       *[other] For now that’s worth { $points } points.
    }
because-costs = For now that counts −{ $points }.
because-toys =
    { $count ->
        [one] It’s your first toy.
       *[other] You’ll have { $count } different toys.
    }
because-costumes =
    { $count ->
        [one] It’s your first costume.
       *[other] You’ll have { $count } costumes.
    }
# $points is what each fed cat brings with so much catnip.
because-catnip =
    { $points ->
        [0] It’s your first catnip; a single one costs 2 points.
        [one] You’ll have { $count } catnip: 1 point for each fed cat.
       *[other] You’ll have { $count } catnip: { $points } points for each fed cat.
    }
because-lost-cats = With two lost cats you can adopt a stray.
because-done =
    { $points ->
        [one] That makes 1 point in all.
       *[other] That makes { $points } points in all.
    }
because-fed = That feeds { $cat }.
because-part-fed = { $cat } needs more than that, but it’s a start.
because-best-plan =
    { $points ->
        [one] This is the best way to feed your cats: 1 point in all.
       *[other] This is the best way to feed your cats: { $points } points in all.
    }
# Another step of the best feeding.
because-any-order = It’s part of the best plan too. The order doesn’t matter.
# What the feeding comes to without a cat.
because-hungry =
    { $points ->
        [one] Then { $cat } stays hungry: 1 point in all.
       *[other] Then { $cat } stays hungry: { $points } points in all.
    }
