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
    .text = Knocks a cube of your choice into the box.
card-fat = Fat Cat
    .text = Counts as two cats when dinner is called.
card-feral = Feral Cat
    .text = Chases another cat here into the discard.
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
    .text = Eats first. Feral and Pounce can't touch him.
card-trickster = Trickster Cat
    .text = Swaps all the food here with another bowl's.
card-alley = Alley Cat
    .text = Eats first. May swap its cube with somebody's.
card-lazy = Lazy Cat
    .text = When it eats, dinner is over, everywhere.
card-mama = Mama Cat
    .text = Feeds another cat here at once.
card-copy = Copy Cat
    .text = Discard it; play a cat from your discard.
card-bag = Bag of Kibble
    .text = A random cube for each bowl. Then a cat here.
card-robo-vac = Robo-Vac
    .text = All cats here must leave. Then play a cat here.
card-laser-pointer = Laser Pointer
    .text = All play here until your turn. Then a cat here.
card-toy-mouse = Toy Mouse
    .text = A cat here acts again. Then a cat here.

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
prompt-building = Leave { $left } more out of your deck. Nobody sees which.
# Everybody picks five cards for the first hand; $left are still missing.
prompt-opening = Pick { $left } more for your opening hand. Nobody sees which.
prompt-play = Your turn. Which card, and at which bowl?
# An item was played at this bowl; a cat has to follow.
prompt-item-cat = Now a cat, at the { $bowl }.
prompt-kitten = Your Kitten at the { $bowl } meows for company. Bring another?
prompt-catnip = { $card } smells irresistible. Whom does it lure to the { $bowl }?
prompt-clumsy = { $card } trips at the { $bowl }. Which cube goes back into the box?
prompt-feral = { $card } hisses. Whom does it chase from the { $bowl }?
prompt-mangy = { $card } wants room at the { $bowl }. Whom does it shove?
prompt-pounce = { $card } crouches at the { $bowl }. Who goes back to hand?
prompt-trickster = { $card } swaps the food of the { $bowl } with which other bowl?
prompt-mama = { $card } feeds somebody at the { $bowl }. Whom?
prompt-mama-fed = { cause } feeds your { $card }. Which food from the { $bowl }?
prompt-toy-mouse = The Toy Mouse squeaks at the { $bowl }. Which cat goes wild again?
prompt-send = { cause } shoves your { $card } out of the { $bowl }. Where to?
prompt-vacuum = The Robo-Vac hums at the { $bowl }. Which of your cats runs, and where?
prompt-serve = Several bowls are full. Which one dines next?
prompt-feed = Dinner at the { $bowl }. Which of your cats eats, and what?
prompt-feed-first = Dinner at the { $bowl }. Your { $card } eats first. What?
# Alley Cat has eaten a cube and may swap it for a cube of another player.
prompt-swap = Alley Cat has { $cube }. Swap it with somebody?

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
                [you] You use { $card } at the { $bowl }: everybody plays there now.
               *[other] { $owner } uses { $card } at the { $bowl }: everybody plays there now.
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
        [robo-vac] { cause } drives { $owner-whose } { $card } from the { $bowl } to the { $to }.
       *[other] { cause } moves { $owner-whose } { $card } from the { $bowl } to the { $to }.
    }
# A cat goes back to its owner's hand.
event-return = { cause } sends { $owner-whose } { $card } at the { $bowl } back to hand.
# A Toy Mouse makes a cat do again what it did when it arrived.
event-tease = { cause } picks { $owner-whose } { $card } at the { $bowl }.
# A House Cat that has eaten waits until dinner is over, then it is back.
event-aside = { $owner-whose } { $card } will be back at the { $bowl }.
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
            { $owner-whose } { $card } leaves the { $bowl }, meets { cause } and is discarded: one priority cat a bowl.
       *[other]
            { $by-key ->
                [feral] { cause } chases { $owner-whose } { $card } out of the { $bowl }.
               *[other] { cause } throws { $owner-whose } { $card } out of the { $bowl }.
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
        [you] You shuffle your discard into a new deck.
       *[other] { $seat } shuffles { $seat-whose } discard into a new deck.
    }
event-throw =
    { $seat-is ->
        [you] You discard { $card }: nothing can be played.
       *[other] { $seat } discards { $card }: nothing can be played.
    }
# Alley Cat's cube of $gives points is swapped for another player's of $gets points.
event-swap =
    { $seat-is ->
        [you] You swap Alley Cat's { $gives } for a { $gets } of { $other }.
       *[other] { $seat } swaps Alley Cat's { $gives } for a { $gets } of { $other }.
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
        [you] You pick { picked } to begin with.
       *[other] { $seat } picks { picked } to begin with.
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
        [fraidy] { cause } is gone and tips the { $bowl }: { $cubes } back into the box.
       *[other] { cause } knocks { $cubes } from the { $bowl } into the box.
    }
event-trade = { cause } swaps the food of the { $bowl } and the { $other_bowl }.
event-dinner = Dinner time at the { $bowl }!
# A Lazy Cat has eaten.
event-dinner_over = { cause } has eaten: dinner is over everywhere, and the box stays where it is.
event-nothing_left = Nothing left in the { $bowl }.
# The end of a game with built decks; $decks is made of `left-out` and `decks`.
event-end = The decks are shown. { $decks }.
# What a player had left out; $first is yes at the beginning of the sentence.
left-out =
    { $seat-is ->
        [you]
            { $first ->
                [yes] You leave out { $cards }
               *[no] you leave out { $cards }
            }
       *[other] { $seat } leaves out { $cards }
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
# The answer to "Alley Cat has a 2. Swap it with somebody?"
move-swap = for { $seat-whose } { $cube-key }
move-omit = leave out { $card }
move-hold = { $card }
move-pass = no, thanks

## The score sheet, and why somebody won.

score-cubes = { $count } × { $value }-point cube
score-partner = { $seat-whose } cubes, as partner
# The fewest cubes win if points are equal.
score-tie-break = cubes eaten: { $cubes-key }

reason-most-points = most points
reason-equal-points-fewest-cubes = equal points, fewest cubes
reason-equal-points-and-cubes-shared = equal points and cubes, shared

## Options of a game.

option-deck =
    which cards: the basic 20, all 25, a deck that every seat builds secretly, or the same 20 of your choice for everybody
    .title = The deck
    .choice-basic = The basic 20
    .choice-all = All 25
    .choice-built = Build your own
    .choice-same = The same for all
option-cards = with deck=same: the twenty cards, by name, a name for each
    .title = Those cards
    .hint = Twenty in all; tap a card to take it in or leave it out
option-opening = the first five cards: dealt, or chosen by every seat out of its own deck
    .title = The opening
    .choice-dealt = Dealt
    .choice-chosen = Chosen
option-teams = four seats only: opposite seats are partners
    .title = Two against two
option-reminders = show which cards in a hand everybody has seen going there; else remember them
    .title = Reminders

refusal-teams = teams need exactly 4 seats, not { $seats } (KS-F15)
refusal-cards-without-deck = cards are listed only with deck=same (KS-V1)
refusal-copies = a set has { $copies } { $card }, not more (KS-B1)
refusal-unknown-card = cards: there is no card '{ $name }' (KS-B1)
refusal-deck-size = deck=same takes { $size } cards, not { $count } (KS-V1)

## What a player has to do now, told after a move that is not possible.

must-building = now you have to name a card of your set to leave out of your deck
must-opening = now you have to name a card of your deck to begin with
must-play = now you have to play a card from your hand
must-item-cat = now you have to play a cat at the { $bowl }, where the item was
must-kitten = now you have to bring another Kitten, or pass
must-catnip = now you have to choose a cat at another bowl to lure over
must-clumsy = now you have to choose a cube of this bowl to return to the box
must-feral = now you have to choose another cat here to chase away
must-mangy = now you have to choose another cat here to shove
must-pounce = now you have to choose another cat here to send back to its owner's hand
must-trickster = now you have to choose another bowl to swap food with
must-mama = now you have to choose another cat here to feed
must-mama-fed = now you have to feed { $card } from this bowl
must-toy-mouse = now you have to choose a cat at the Toy Mouse's bowl
must-send = now you have to send { $card } to a different bowl
must-vacuum = now you have to send one of your cats here to another bowl
must-serve = now you have to choose which of the full bowls is served next
must-feed = now you have to feed one of your cats at this bowl
must-feed-first = now you have to feed { $card }, which has priority
must-swap = now you have to swap the cube for one that another player has, or pass

## Why a move is not possible.

refusal-not-in-hand = there is no { $card } in your hand
refusal-not-in-deck = there is no { $card } left in your deck
refusal-not-in-discard = there is no { $card } in your discard to copy
refusal-nothing-to-copy = there is no cat in your discard to copy
refusal-copy-as-which = Copy Cat never stands at a bowl; say which cat it is: 'copy mangy 1'
refusal-unplayable = { $card } cannot be played there
refusal-laser = a Laser Pointer calls every play to the { $bowl }
refusal-vacuum-at = a Robo-Vac is at work at the { $bowl }, nothing enters
refusal-vacuum-there = a Robo-Vac is at work there, nothing enters
refusal-priority = { $card } eats first at the { $bowl } already, and only one cat can
# Her ability has resolved three times in this turn already.
refusal-queen-tired = Queen Cat has no strength left this turn to throw him out
refusal-no-cat-follows = no cat in your hand could follow it at the { $bowl }
refusal-one-item = one item a turn, then a cat
refusal-items-bowl = the item's cat is played at the item's bowl, the { $bowl }
refusal-must-pass-here = no cat in your hand can be played here any more, so you have to pass
refusal-must-play-cat = you have a cat that can be played here, so you must
refusal-must-play = you can play a card, so you must
refusal-must-pass = your hand is empty, so you have to pass
refusal-must-discard = nothing in your hand can be played, so you have to discard a card
refusal-no-cat-there = there is no such cat at that bowl
refusal-no-cat-here = there is no such cat at this bowl
refusal-lures-from-elsewhere = it lures a cat from a different bowl
refusal-no-catnip-again = an ability that resolves again cannot lure a Catnip Cat
refusal-own-target = a cat is never its own target
refusal-tom = neither Feral nor Pounce can touch Tom Cat
refusal-only-greedy = only Greedy Cat eats two cubes
refusal-not-in-bowl = that is not in the bowl
refusal-priority-first = the cat with priority eats first
refusal-house-has-eaten = House Cat has eaten and comes back when dinner is over
refusal-no-cat-of-yours = you have no such cat at the { $bowl }

## Why a table cannot be arranged so: for people who write programs and tests.

arrange-only = { $what }: there are only { $most }
arrange-laser-bowl = laser: bowls are 1 to { $most }
arrange-not-in-deck = seat { $number } has no '{ $name }' left in its deck
arrange-cat = a cat at a bowl is written like 'mangy of 1', not '{ $name }'
arrange-no-cat = '{ $name }' does not stand at a bowl
arrange-not-in-hand = there is no '{ $name }' in a hand
arrange-no-cube = there is no cube '{ $name }' left in the box

## The rules in short.

rules-idea =
    Three bowls, hungry cats. Have your cats at a bowl when it fills up, eat the best cubes, and be
    ahead when somebody has 20 points.
    .heading = THE IDEA
rules-turn =
    Play one card from your hand at one of the bowls. Cats stay there, and most of them do something
    when they arrive. A cat that is moved to another bowl arrives again, and does it again. Whoever
    owns a cat decides for it, on anybody's turn.

    An item works first; then a cat follows it at the same bowl, in the same turn.

    If nothing in your hand can be played, you discard a card instead.

    A bowl that is empty gets four fresh cubes at once, and only during dinner it waits until that is
    over. After every turn everybody draws up to five cards.
    .heading = YOUR TURN
rules-dinner =
    When a turn is over and five cats or more are at a bowl, they eat. (A Fat Cat counts as two.)

    Whoever has the Cat Food Box begins, then clockwise: pick one of your cats there and a cube for
    it; the cat goes to your discard. When the food is gone, the other cats leave hungry.

    If several bowls are full, the box holder says which is next. Then the box moves on to the left.
    .heading = DINNER
rules-first =
    Queen, Tom and Alley Cat eat before all others, and a bowl has room for only one of them. A Queen
    may be played on a Tom or Alley Cat: out they go. One that is moved onto another is discarded.
    .heading = EATS FIRST
rules-end =
    After a dinner, if somebody has 20 points or more, most points win; if equal, the fewest cubes.

    In teams, partners sit opposite and add up their points.
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
because-dinner = That makes { $cats } cats at the { $bowl }: dinner!
because-place = You eat { in-order }.
# $points is what the reader's cats get then.
because-share =
    { $points ->
        [one] If everybody takes the best, you get 1 point.
       *[other] If everybody takes the best, you get { $points } points.
    }
because-no-cat = You have no cat at the { $bowl }.
because-nothing-left = Nothing is left there when it is your turn to eat.
# $missing is how many cats are missing for dinner, $place when the reader would eat; 0: has no cat there.
because-cats =
    { $missing ->
        [0] The { $bowl } is full with { $cats } cats
        [1] The { $bowl } then has { $cats } cats, one short of dinner
       *[other] The { $bowl } then has { $cats } of 5 cats
    }{ $place ->
        [0] {""}
       *[other] , and you would eat { in-order }
    }.
# The same while a cat that arrives still has to send another one away; $card: the cat that does.
because-cats-before = The { $bowl } then has { $cats } cats, before { $card } sends one away.
# What a Robo-Vac does; $others, $own: how many cats of the others and of the reader have to go.
because-vacuum = Cats that must leave: { $others } of the others, { $own } of yours.
because-ability = { $card }: { $card-text }
because-discard = You can play nothing, and draw a new card for it.
because-points =
    { $points ->
        [one] That is 1 point
       *[other] That is { $points } points
    }, { $total } of { $goal } in all.
# $points may be below 0.
because-swap =
    { $points ->
        [one] You gain 1 point.
        [0] You gain nothing by it.
        [-1] You lose 1 point.
        [-2] You lose 2 points.
       *[other] You gain { $points } points.
    }
because-food =
    { $points ->
        [one] The { $bowl } then has food for 1 point.
       *[other] The { $bowl } then has food for { $points } points.
    }
because-keep = You keep what you have.
