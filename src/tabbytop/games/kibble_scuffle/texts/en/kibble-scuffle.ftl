### Kibble Scuffle: cats gather at three food bowls. When five are at a bowl, dinner begins there: the cats eat cubes
### of cat food, worth 1, 2 or 3 points. What is told in the game, and its rules.
###
### Variables in many messages: $card, $cat, $cards (cards), $bowl, $to, $other_bowl (bowls), $cube, $cubes (cubes by
### their points), $seat, $owner, $other (players; "owner" is whose cat $card is), $by and $by_owner (the cat or item
### that causes something, and whose it is). `$bowl-key` is the number of a bowl, `$cube-key` the points of a cube.

title = Kibble Scuffle
about = Send your cats to three food bowls, and be there when dinner begins.
# How it feels, in three words.
mood-first = sly
mood-second = pushy
mood-third = hungry

## Cards: the printed name, and in `text` what the card does.

card-kitten = Kitten
    .text = You may play another Kitten, at any bowl.
card-big-eyes = Big-Eyes Cat
    .text = Two random cubes drop into this bowl.
card-catnip = Catnip Cat
    .text = Lures a cat over from another bowl.
card-clumsy = Clumsy Cat
    .text = Knocks a cube you choose back into the box.
card-fat = Fat Cat
    .text = Counts as two cats when dinner is called.
card-feral = Feral Cat
    .text = Chases another cat here into the discard pile.
card-fraidy = Fraidy Cat
    .text = If it leaves unfed, this bowl gets all new food.
card-greedy = Greedy Cat
    .text = Eats up to two cubes at once.
card-house = House Cat
    .text = Once fed, comes back here after dinner.
card-mangy = Mangy Cat
    .text = Another cat here must move; its owner says where.
card-pounce = Pounce Cat
    .text = Sends another cat here back to hand.
card-queen = Queen Cat
    .text = Eats first. Throws out a Tom or Alley Cat.
card-tom = Tom Cat
    .text = Eats first. Feral and Pounce can’t touch him.
card-trickster = Trickster Cat
    .text = Swaps all the food here with another bowl’s.
card-alley = Alley Cat
    .text = Eats first. May swap its cube with someone’s.
card-lazy = Lazy Cat
    .text = When it eats, dinner’s over at every bowl.
card-mama = Mama Cat
    .text = Feeds another cat here right away.
card-copy = Copy Cat
    .text = Discard it; play a cat from your discard pile.
card-bag = Bag of Kibble
    .text = A random cube per bowl. Then play a cat here.
card-robo-vac = Robo-Vac
    .text = All cats here must leave. Then play a cat here.
card-laser-pointer = Laser Pointer
    .text = Everyone plays here till your turn. Play a cat.
card-toy-mouse = Toy Mouse
    .text = A cat here acts again. Then play a cat here.

# The bowls, by the animal that is painted on them.
bowl-1 = Fish bowl
bowl-2 = Mouse bowl
bowl-3 = Bird bowl

# A cube; $value is its points.
cube = a { $value }

# What causes something: somebody's cat, or an item, of which it does not matter whose it is.
cause =
    { $by-key ->
        [robo-vac] the { $by }
        [bag] the { $by }
        [toy-mouse] the { $by }
       *[other] { $by_owner-whose } { $by }
    }

## Questions to a player.

# Everybody builds a deck secretly; $left more cards have to go.
prompt-building =
    { $left ->
        [one] Leave 1 more card out of your deck. Nobody will see which.
        [5] Leave 5 cards out of your deck. Nobody will see which.
       *[other] Leave { $left } more cards out of your deck. Nobody will see which.
    }
# Everybody picks five cards for the first hand; $left are still missing.
prompt-opening =
    { $left ->
        [one] Pick 1 more card for your opening hand. Nobody will see which.
        [5] Pick 5 cards for your opening hand. Nobody will see which.
       *[other] Pick { $left } more cards for your opening hand. Nobody will see which.
    }
prompt-play = Your turn. Which card, and at which bowl?
# An item was played at this bowl; a cat has to follow.
prompt-item-cat = Now play a cat at the { $bowl }.
prompt-kitten = Your Kitten at the { $bowl } meows for company. Play another?
prompt-catnip = { $card } smells irresistible. Who does it lure to the { $bowl }?
prompt-clumsy = { $card } trips at the { $bowl }. Which cube goes back into the box?
prompt-feral = { $card } hisses. Who does it chase away from the { $bowl }?
prompt-mangy = { $card } wants more room at the { $bowl }. Who gets shoved?
prompt-pounce = { $card } crouches at the { $bowl }. Who goes back to hand?
prompt-trickster = { $card } swaps the food in the { $bowl } with which other bowl?
prompt-mama = { $card } feeds a cat at the { $bowl }. Which one?
prompt-mama-fed = { cause } feeds your { $card }. What will it have from the { $bowl }?
prompt-toy-mouse = The Toy Mouse squeaks at the { $bowl }. Which cat goes wild again?
prompt-send = { cause } shoves your { $card } away from the { $bowl }. Where to?
prompt-vacuum = The Robo-Vac hums at the { $bowl }. Which of your cats runs, and where?
prompt-serve = Dinner at more than one bowl! Which is next?
prompt-feed = Dinner at the { $bowl }. Which of your cats eats, and what?
prompt-feed-first = Dinner at the { $bowl }. Your { $card } eats first. What will it be?
# Alley Cat has eaten a cube and may swap it for a cube of another player.
prompt-swap = Alley Cat has { $cube }. Swap it for someone else’s?

## Events.

event-play =
    { $owner-is ->
        [you] You play { $card } at the { $bowl }.
       *[other] { $owner } plays { $card } at the { $bowl }.
    }
# An item is played. A Laser Pointer draws all further cards to its bowl.
event-item =
    { $card-key ->
        [laser-pointer]
            { $owner-is ->
                [you] You use { $card } at the { $bowl }: everyone plays there now.
               *[other] { $owner } uses { $card } at the { $bowl }: everyone plays there now.
            }
       *[other]
            { $owner-is ->
                [you] You use { $card } at the { $bowl }.
               *[other] { $owner } uses { $card } at the { $bowl }.
            }
    }
# Copy Cat is played as the cat $card.
event-copy =
    { $owner-is ->
        [you] You play Copy Cat as { $card } at the { $bowl }.
       *[other] { $owner } plays Copy Cat as { $card } at the { $bowl }.
    }
# A Laser Pointer ends.
event-laser_off = { $owner-whose } { $card } at the { $bowl } goes out.
event-move =
    { $by-key ->
        [catnip] { cause } lures { $owner-whose } { $card } from the { $bowl } to the { $to }.
        [mangy] { cause } shoves { $owner-whose } { $card } from the { $bowl } to the { $to }.
        [robo-vac] { cause } shoos { $owner-whose } { $card } from the { $bowl } to the { $to }.
       *[other] { cause } moves { $owner-whose } { $card } from the { $bowl } to the { $to }.
    }
# A cat goes back to its owner's hand.
event-return =
    { $owner-is ->
        [you] { cause } sends your { $card } from the { $bowl } back to your hand.
       *[other] { cause } sends { $owner-whose } { $card } from the { $bowl } back to hand.
    }
# A Toy Mouse makes a cat do again what it did when it arrived.
event-tease = { cause } gets { $owner-whose } { $card } at the { $bowl } going again.
# A House Cat that has eaten waits until dinner is over, then it is back.
event-aside = { $owner-whose } { $card } will be back at the { $bowl } after dinner.
event-back = { $owner-whose } { $card } is back at the { $bowl }.
# A cat eats by itself, or is fed by a Mama Cat.
event-eat =
    { $by-key ->
        [none] { $owner-whose } { $card } eats { $cubes } at the { $bowl }.
       *[other] { cause } feeds { $owner-whose } { $card } { $cubes } at the { $bowl }.
    }
# A cat leaves a bowl and is discarded: it found no food, it was moved to a bowl with another priority cat, or it is
# thrown out.
event-discard =
    { $why ->
        [hungry] { $owner-whose } { $card } leaves the { $bowl } hungry.
        [turned-away]
            { $owner-whose } { $card } leaves the { $bowl }, runs into { cause } and is discarded: only one cat per bowl can eat first.
       *[other]
            { $by-key ->
                [feral] { cause } chases { $owner-whose } { $card } away from the { $bowl }.
               *[other] { cause } throws out { $owner-whose } { $card } at the { $bowl }.
            }
    }
# Only the player who draws sees $cards; all others see their number, $count.
event-draw =
    { $seat-is ->
        [you] You draw { drawn }.
       *[other] { $seat } draws { drawn }.
    }
drawn =
    { $cards-count ->
        [none]
            { $count ->
                [one] a card
               *[other] { $count } cards
            }
       *[other] { $cards }
    }
event-reshuffle =
    { $seat-is ->
        [you] You shuffle your discard pile into a new deck.
       *[other] { $seat } shuffles their discard pile into a new deck.
    }
event-throw =
    { $seat-is ->
        [you] You can’t play anything, so you discard { $card }.
       *[other] { $seat } can’t play anything, and discards { $card }.
    }
# Alley Cat's cube of $gives points is swapped for another player's of $gets points.
event-swap =
    { $seat-is ->
        [you] You swap Alley Cat’s { $gives } for { $other-whose } { $gets }.
       *[other] { $seat } swaps Alley Cat’s { $gives } for { $other-whose } { $gets }.
    }
# Who has the box begins at dinner.
event-box =
    { $seat-is ->
        [you] You have the Cat Food Box.
       *[other] { $seat } has the Cat Food Box.
    }
# A card is left out of the deck, or taken into the first hand. Only the player who does it sees $card.
event-omit =
    { $seat-is ->
        [you] You leave out { picked }.
       *[other] { $seat } leaves out { picked }.
    }
event-hold =
    { $seat-is ->
        [you] You pick { picked } for your opening hand.
       *[other] { $seat } picks { picked } for the opening hand.
    }
picked =
    { $card-key ->
        [none] a card
       *[other] { $card }
    }
# Cubes come into a bowl: it was empty, or a card adds some.
event-drop =
    { $by-key ->
        [none] The { $bowl } is filled: { $cubes }.
       *[other] { cause } drops { $cubes } into the { $bowl }.
    }
# Cubes go back into the Cat Food Box. A Fraidy Cat that leaves hungry tips the whole bowl.
event-spill =
    { $by-key ->
        [fraidy] { cause } bolts and knocks over the { $bowl }. Back into the box: { $cubes }.
       *[other] { cause } knocks { $cubes } from the { $bowl } into the box.
    }
event-trade = { cause } swaps the food in the { $bowl } and the { $other_bowl }.
event-dinner = Dinner time at the { $bowl }!
# A Lazy Cat has eaten.
event-dinner_over = { cause } has eaten, so dinner’s over at every bowl. The box stays where it is.
event-nothing_left = Nothing left in the { $bowl }.
# The end of a game with built decks; $decks is made of `left-out` and `decks`.
event-end = Now you can see the decks. { $decks }.
# What a player had left out; $first is yes at the beginning of the sentence.
left-out =
    { $seat-is ->
        [you]
            { $first ->
                [yes] You left out { $cards }
               *[no] you left out { $cards }
            }
       *[other] { $seat } left out { $cards }
    }
decks = { $start }; { $next }

## Moves, short enough for a list of answers.

move-play = { $card } at the { $bowl }
move-copy = Copy Cat as { $cat } at the { $bowl }
move-discard = discard { $card }
move-choose = { $seat-whose } { $cat } at the { $bowl }
move-send = { $cat } to the { $bowl }
# Which cube goes back into the box.
move-return = the { $cube-key }
# With which bowl a Trickster Cat swaps the food.
move-trade = the { $bowl }
# Which of several full bowls is next.
move-serve = the { $bowl }
move-feed = { $cat } eats { $cubes }
# The answer to "Alley Cat has a 2. Swap it for someone else's?"
move-swap = for { $seat-whose } { $cube-key }
move-omit = leave out { $card }
move-hold = { $card }
move-pass = No, thanks

## The score sheet, and why somebody won.

score-cubes =
    { $count ->
        [one] { $count } × { $value }-point cube
       *[other] { $count } × { $value }-point cubes
    }
score-partner = { $seat-whose } cubes (partner)
# The fewest cubes win if points are equal.
score-tie-break = cubes eaten: { $cubes-key }

reason-most-points = most points
reason-equal-points-fewest-cubes = tied on points, fewest cubes
reason-equal-points-and-cubes-shared = tied on points and cubes

## Options of a game.

option-deck = which cards: the basic 20, all 25, decks that everyone builds in secret, or 20 that you pick for everyone
    .title = The deck
    .choice-basic = The basic 20
    .choice-all = All 25
    .choice-built = Build your own
    .choice-same = Same for all
option-cards = the names of the twenty cards, one name per card, if the deck is the same for all
    .title = Which cards
    .hint = Twenty in all: tap a card to put it in or take it out
option-opening = your first five cards: dealt to you, or picked from your own deck
    .title = Opening hand
    .choice-dealt = Dealt
    .choice-chosen = Chosen
option-teams = for four players: you and the player opposite are partners
    .title = Two against two
option-reminders = show the cards that everyone has seen go back to a hand; otherwise you have to remember them
    .title = Reminders

refusal-teams = teams need exactly four players, not { $seats } (KS-F15)
refusal-cards-without-deck = you can only list cards if the deck is the same for all (KS-V1)
refusal-copies = a set has only { $copies } × { $card } (KS-B1)
refusal-unknown-card = there’s no card called '{ $name }' (KS-B1)
refusal-deck-size = cards in the deck: { $count } instead of { $size } (KS-V1)

## What a player has to do now, told after a move that is not possible.

must-building = you have to choose a card to leave out of your deck
must-opening = you have to choose a card for your opening hand
must-play = you have to play a card from your hand
must-item-cat = you have to play a cat at the { $bowl }, where you used the item
must-kitten = you have to play another Kitten, or pass
must-catnip = you have to choose a cat at another bowl to lure over
must-clumsy = you have to choose a cube from this bowl to go back into the box
must-feral = you have to choose another cat here to chase away
must-mangy = you have to choose another cat here to shove
must-pounce = you have to choose another cat here to send back to its owner’s hand
must-trickster = you have to choose another bowl to swap food with
must-mama = you have to choose another cat here to feed
must-mama-fed = you have to feed { $card } from this bowl
must-toy-mouse = you have to choose a cat at the Toy Mouse’s bowl
must-send = you have to send { $card } to a different bowl
must-vacuum = you have to send one of your cats here to another bowl
must-serve = you have to choose which bowl is served next
must-feed = you have to feed one of your cats at this bowl
must-feed-first = you have to feed { $card }, which eats first
must-swap = you have to swap the cube for someone else’s, or pass

## Why a move is not possible.

refusal-not-in-hand = there’s no { $card } in your hand
refusal-not-in-deck = there’s no { $card } left in your deck
refusal-not-in-discard = there’s no { $card } in your discard pile to copy
refusal-nothing-to-copy = there’s no cat in your discard pile to copy
refusal-copy-as-which = Copy Cat never sits at a bowl itself: choose a cat for it to copy
refusal-unplayable = { $card } can’t be played there
refusal-laser = the Laser Pointer makes everyone play at the { $bowl }
refusal-vacuum-at = the Robo-Vac is busy at the { $bowl }, so nobody gets in
refusal-vacuum-there = the Robo-Vac is busy there, so nobody gets in
refusal-priority = { $card } already eats first at the { $bowl }, and only one cat can
# Her ability has resolved three times in this turn already.
refusal-queen-tired = Queen Cat is too worn out to throw him out this turn
refusal-no-cat-follows = you have no cat to play after it at the { $bowl }
refusal-one-item = only one item per turn, then a cat
refusal-items-bowl = after an item, your cat goes to the same bowl: the { $bowl }
refusal-must-pass-here = none of your cats can be played here anymore, so you have to pass
refusal-must-play-cat = you have a cat you can play here, so you must
refusal-must-play = you can play a card, so you must
refusal-must-pass = your hand is empty, so you have to pass
refusal-must-discard = you can’t play anything, so you have to discard a card
refusal-no-cat-there = there’s no such cat at that bowl
refusal-no-cat-here = there’s no such cat at this bowl
refusal-lures-from-elsewhere = it has to lure a cat from a different bowl
refusal-no-catnip-again = when Catnip Cat acts again, it can’t lure a Catnip Cat
refusal-own-target = a cat can’t choose itself
refusal-tom = Feral Cat and Pounce Cat can’t touch Tom Cat
refusal-only-greedy = only Greedy Cat eats two cubes
refusal-not-in-bowl = that food isn’t in the bowl
refusal-priority-first = one cat here eats before the others: feed that one first
refusal-house-has-eaten = House Cat has eaten, and comes back after dinner
refusal-no-cat-of-yours = you don’t have that cat at the { $bowl }

## Why a table cannot be arranged so: for people who write programs and tests.

arrange-only = { $what }: there are only { $most }
arrange-laser-bowl = laser: bowls are 1 to { $most }
arrange-not-in-deck = seat { $number } has no '{ $name }' left in its deck
arrange-cat = a cat at a bowl is written like `mangy of 1`, not '{ $name }'
arrange-no-cat = '{ $name }' can’t be at a bowl
arrange-not-in-hand = there’s no '{ $name }' in a hand
arrange-no-cube = there’s no cube '{ $name }' left in the box

## The rules in short.

rules-idea =
    Three bowls, hungry cats. Have your cats at a bowl when dinner starts, eat the best cubes, and be
    ahead when someone has 20 points.
    .heading = THE IDEA
rules-turn =
    Play one card from your hand at one of the bowls. Cats stay there, and most of them do something
    when they arrive. A cat that’s moved to another bowl arrives again, and does it again. A cat’s
    owner decides for it, even on someone else’s turn.

    An item works first. Then, in the same turn, you play a cat at the same bowl.

    If you can’t play anything, you discard a card instead.

    An empty bowl gets four fresh cubes right away, or after dinner if dinner is on. After every
    turn, everyone draws back up to five cards.
    .heading = YOUR TURN
rules-dinner =
    If there are five cats or more at a bowl when a turn ends, they eat. (Fat Cat counts as two.)

    Whoever has the Cat Food Box starts, and play goes clockwise: pick one of your cats there and a
    cube for it, and the cat goes to your discard pile. When the food’s gone, the other cats leave
    hungry.

    If there’s dinner at more than one bowl, whoever has the box says which is next. After dinner,
    the box passes to the left.
    .heading = DINNER
rules-first =
    Queen, Tom and Alley Cat eat before the others, but a bowl has room for only one of them. You may
    play a Queen on a Tom or Alley Cat: out they go! If one of the three is moved to a bowl that
    already has one, the newcomer is discarded.
    .heading = EATS FIRST
rules-end =
    If someone has 20 points or more after a dinner, the game ends. Whoever has the most points wins;
    in a tie, whoever ate the fewest cubes.

    In teams, partners sit opposite each other and add up their points.
    .heading = THE END

## Groups of cards, as headings.

cards-cat = Cats
cards-item = Items

## Why a hint is good: what a move brings, after "A big cat would choose: …".

# The place of the reader among the eaters.
in-order =
    { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    }
because-dinner = That makes { $cats } at the { $bowl }: dinner!
because-place = You eat { in-order }.
# $points is what the reader's cats get then.
because-share =
    { $points ->
        [one] If everyone takes the best cube left, you’ll get 1 point.
       *[other] If everyone takes the best cube left, you’ll get { $points } points.
    }
because-no-cat = You don’t have a cat at the { $bowl }.
because-nothing-left = The food will be gone before you get to eat.
# $missing is how many cats are missing for dinner, $place when the reader would eat; 0: has no cat there.
because-cats =
    { $missing ->
        [0]
            The { $bowl } will have { $cats ->
                [one] { $cats } cat
               *[other] { $cats } cats
            }: enough for dinner
        [1] The { $bowl } will have { $cats } of 5 cats, one short of dinner
       *[other] The { $bowl } will have { $cats } of 5 cats
    }{ $place ->
        [0] {""}
       *[other] , and you’d eat { in-order }
    }.
# The same while a cat that arrives still has to send another one away; $card: the cat that does.
because-cats-before =
    The { $bowl } will have { $cats ->
        [one] { $cats } cat
       *[other] { $cats } cats
    }, until { $card } sends one away.
# What a Robo-Vac does; $others, $own: how many cats of the others and of the reader have to go.
because-vacuum =
    { $others ->
        [0]
            { $own ->
                [0] There are no cats to clear out.
                [one] It only clears out 1 of your own cats.
               *[other] It only clears out { $own } of your own cats.
            }
       *[other]
            { $own ->
                [0] It clears out { $others } of their cats, and none of yours.
               *[other] It clears out { $others } of their cats and { $own } of yours.
            }
    }
because-ability = { $card }: { $card-text }
because-discard = You can’t play anything, so swap this card for a new one.
because-points =
    { $points ->
        [one] That’s 1 point
       *[other] That’s { $points } points
    }, which makes { $total } of { $goal }.
# $points may be below 0.
because-swap =
    { $points ->
        [one] You gain 1 point.
        [0] You gain nothing.
        [-1] You lose 1 point.
        [-2] You lose 2 points.
       *[other] You gain { $points } points.
    }
because-food =
    { $points ->
        [one] The { $bowl } will have 1 point of food.
       *[other] The { $bowl } will have { $points } points of food.
    }
because-keep = You keep what you’ve got.
