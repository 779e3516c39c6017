### Meow!: every card is a rule of the Cult of Cat and asks for one act. Players try to obey rules that they do not see.
###
### Persons: $seat, $active (whose turn it is), $at and $pointed (whose hand is checked), $starter, $winners (several).
### Cards, and the acts that obey them: $card, $act (messages `card-…`). $word is a word that somebody says; its translation is
### in the lists `meow/<list>.txt`. $left is how many different acts the turn still has room for.

title = Meow!
about = Obey the rules of the Cult of Cat, most of which nobody has told you.
# How it feels, in three words.
mood-first = silly
mood-second = secret
mood-third = loud

## What a seat is asked.

# Before the game players strike acts that they cannot do. $most is how many at most.
prompt-strike = Is there anything you cannot do? Strike it, up to { $most }; nobody will know. Ready?
# Everybody looks at the dealt hand, then passes it on.
prompt-pass = Learn your rules by heart. May they go to your left?
prompt-clock = The candle burns down.
# Play a card. With $may_act (mode before-after) acts may come before it; with $may_replace a known rule may be replaced.
prompt-play =
    { $may_act ->
        [yes]
            { $left ->
                [0] The cat has seen enough of you: lay a card, or repeat yourself first.
                [1] Do what comes before (one more act in all), then lay a card.
               *[other] Do what comes before ({ $left } different acts in all), then lay a card.
            }
       *[no] Lay a card.
    }{ $may_replace ->
        [yes] {" "}If you know a rule that you cannot follow, have it replaced first.
       *[no] {""}
    }
prompt-act =
    { $left ->
        [0] The cat has seen enough of you: check, or repeat yourself.
        [1] Please the cat. There is room for one more act; then check.
       *[other] Please the cat. There is room for { $left } different acts; then check.
    }
prompt-reveal =
    { $active-is ->
        [you] You break a rule of yours. Which one do you reveal?
       *[other] { $active } breaks a rule of yours. Which one do you reveal?
    }
prompt-answer =
    { $active-is ->
        [you] You point at you. Was a rule of yours broken?
       *[other] { $active } points at you. Was a rule of yours broken?
    }
prompt-object =
    { $active-is ->
        [you] You point at { $pointed }. Was the card on the altar obeyed? Object, or wait.
       *[other] { $active } points at { $pointed }. Was the card on the altar obeyed? Object, or wait.
    }

## What happens.

# A rule card; in the mode before-after with its time. `read`: as it is read out, with what stands on it.
titled =
    { $part ->
        [before] { $card } (BEFORE)
        [after] { $card } (AFTER)
       *[none] { $card }
    }
    .read = { titled }: { $card-text }

event-ready =
    { $seat-is ->
        [you] You have nothing more to strike.
       *[other] { $seat } has nothing more to strike.
    }
# $each cards for everybody, $pile in the pile; $cards are the reader's, if any.
event-dealt =
    { $each ->
        [1] The neophytes are dealt a rule each, { $pile } in the pile
       *[other] The neophytes are dealt { $each } rules each, { $pile } in the pile
    }{ $cards-count ->
        [none] {""}
       *[other] ; for a moment, { $cards } in your paws
    }. { $starter-is ->
        [you] You start.
       *[other] { $starter } starts.
    }
event-passes =
    { $seat-is ->
        [you] You have seen enough.
       *[other] { $seat } has seen enough.
    }
event-passed =
    { $cards-count ->
        [none] Every hand goes to the left.
       *[other] Every hand goes to the left; now these rules are yours: { $cards }.
    }
# In puzzles, after the deal: a card that the reader has passed on to the left.
event-handed =
    { $seat-is ->
        [you] You have { $card-read }
       *[other] { $seat } now has { $card-read }
    }
event-turn =
    { $seat-is ->
        [you] Round { $round }: You step before the altar.
       *[other] Round { $round }: { $seat } steps before the altar.
    }
# The time of a seat is up.
event-time_up =
    { $seat-is ->
        [you] The candle is out: your time is up.
       *[other] The candle is out: { $seat } has no time left.
    }
event-played =
    { $seat-is ->
        [you] You lay { $card-read }
       *[other] { $seat } lays { $card-read }
    }
# $fresh is the new rule, for the player who holds it.
event-replaced =
    { $seat-is ->
        [you] You have { $card } struck from the scroll
       *[other] { $seat } has { $card } struck from the scroll
    }{ $fresh ->
        [none] .
       *[other] ; in its place you find { $fresh-read }
    }
# An act, as the others see it: never by the name of its rule. $times is how often it was done by now.
event-acted =
    { $seat-is ->
        [you] You perform: { $act-label }{ told }
       *[other] { $seat } { $act-shown }{ told }
    }
told =
    { $word ->
        [none]
            { $times ->
                [1] .
               *[other] {" "}({ $times } times now).
            }
       *[other] : “{ $word }”.
    }
event-checking =
    { $seat-is ->
        [you] You start the check.
       *[other] { $seat } starts the check.
    }
event-pointed =
    { $seat-is ->
        [you] You point at { $at }: “Did I break a rule of yours?”
       *[other] { $seat } points at { $at }: “Did I break a rule of yours?”
    }
# Nothing of this hand was broken. $kept is told only to a holder who named a card that was obeyed after all.
event-cleared =
    { $kept ->
        [none]
            { $seat-is ->
                [you] You say no: no rule broken.
               *[other] { $seat } says no: no rule broken.
            }
       *[other]
            { $seat-is ->
                [you] You name { $kept }, but it was obeyed: that is a no.
               *[other] { $seat } names { $kept }, but it was obeyed: that is a no.
            }
    }
event-looked =
    { $seat-is ->
        [you] You rub both eyes and look again.
       *[other] { $seat } rubs both eyes and looks again.
    }
event-objected =
    { $right ->
        [yes]
            { $seat-is ->
                [you] You object, and are right.
               *[other] { $seat } objects, and is right.
            }
       *[no]
            { $seat-is ->
                [you] You object, for nothing.
               *[other] { $seat } objects, for nothing.
            }
    }
event-taken_back =
    { $seat-is ->
        [you] You take { $card } back, unobeyed.
       *[other] { $seat } takes { $card } back, unobeyed.
    }
event-revealed =
    { $active-is ->
        [you] You have broken a rule.
       *[other] { $active } has broken a rule.
    } { $seat-is ->
        [you] You reveal { $card-read }
       *[other] { $seat } reveals { $card-read }
    }
# $drawn is the reader's new card, if any.
event-exchanged =
    { $drawn ->
        [none] Both cards are shuffled into the pile, and { $active } and { $seat } draw from it: both rules may come back.
       *[other] Both cards are shuffled into the pile, and { $active } and { $seat } draw from it; yours is { $drawn-read }
    }
event-won =
    { $seat-is ->
        [you] All say no: no rule broken! You win and join the Cult of Cat. Meow!
       *[other] All say no: no rule broken! { $seat } wins and joins the Cult of Cat. Meow!
    }
# The last round is over.
event-limit = The cat has fallen asleep. Nobody came further than { $winners }.

## Moves.

move-strike = cannot do: { $card }
move-ready = ready
move-pass = pass them left
move-play = lay { $card }
move-replace = have it replaced: { $card }
move-do = { $act-label }
move-say = say “{ $word }”
move-check = check
move-reveal = reveal { $card }
move-no = no, not mine
move-broken = broken: { $card }
move-look = look again
move-object = object: the card itself was not obeyed
move-wait = nothing to say
move-time = time is up

## The end.

# $hands is how many hands the best check of a player got past.
score-best =
    { $hands ->
        [0] the best check: no hand was satisfied
        [1] the best check: one hand was satisfied
       *[other] the best check: { $hands } hands were satisfied
    }
reason-broke-no-rule = broke no rule
reason-was-caught-at-no-broken-rule = was caught at no broken rule
reason-got-past-most-hands-before-the-last-round-was-over = got past most hands before the last round was over

## What a seat has to do now.

must-strike = now you have to strike an act that you cannot do, or say `ready`
must-pass = now you have to look at your hand and say `pass`
must-play = now you have to play a card from your hand
must-act = now you have to do an act, say something, or `check`
must-reveal = now you have to reveal a rule of your hand that was broken
must-answer = now you have to say whether a rule was broken

## Why something is not possible.

refusal-clock = the clock only says that time is up
refusal-time = only the clock says that time is up
refusal-struck = you have struck '{ $card-key }' already
refusal-not-in-deck = '{ $card-key }' is not in the deck of this game
refusal-most-strikes = { $most } is as many as you may strike at this table
refusal-not-in-hand = there is no '{ $card-key }' in your hand
refusal-check-without-card = a card must lie before you check
refusal-card-lies = your card lies already: one a turn
refusal-word-said = '{ $act-label }': a word a turn, and you have said one
refusal-word-not-in-box = no rule of this box asks for that word
refusal-times = { $most } times is enough
refusal-budget = { $most } different acts are all that a turn here can hold
refusal-replaced = you have replaced a rule in this game, and once is all
refusal-replace-later = a rule is replaced at the start of a turn, before anything else
# In a puzzle rules are not replaced.
refusal-puzzle-replaces = a puzzle asks for no new rules: here you can follow all of them
# A title in quotation marks that it does not contain itself.
quoted-card =
    { $card-key ->
        [drive-bus] "{ $card }"
        [tree] "{ $card }"
       *[other] '{ $card }'
    }
refusal-done = you have done { quoted-card } in this game, so you can do it
refusal-unknown-rule = you do not know that { quoted-card } is in the game
refusal-not-broken = '{ $card-key }' was not broken
refusal-not-pointed = you are not pointed at: `object`, or `wait`
refusal-looked = you have looked again already, once a check
refusal-objected = you have objected in this turn, and once is all

## Options, and why they cannot be so. The values of an option are written as here: `basic`, `engine`.

option-mode =
    basic: one or two rules each; thirteen: thirteen rules in the game at any number of players; before-after: thirteen, and every rule has its right time, before or after the card is laid
    .title = How many rules
    .hint = One or two each, or thirteen in all; well timed, each must be obeyed before or after the card is laid
    .choice-basic = One or two each
    .choice-thirteen = Thirteen
    .choice-before-after = Thirteen, well timed
option-box =
    whole: all 102 rules; small: twenty that everybody knows, for a first game with up to six players
    .title = Which rules
    .hint = All 102; or twenty that everybody knows, for a first game
    .choice-whole = The whole box
    .choice-small = Twenty easy ones
option-striking = before the deal everybody may strike acts that they cannot do
    .title = Striking acts
    .hint = Before the cards are dealt, everybody may cross out acts that they cannot do
option-young = only the blue cards: one plain noise or gesture each
    .title = For the young
option-judge =
    engine: the table says who broke what, and is always right; eyes: the players watch and answer themselves, and may miss it
    .title = Who checks
    .hint = The table sees every mistake; or all of you watch each other, and may miss it
    .choice-engine = The table
    .choice-eyes = Your eyes
option-helper = rules that came to light stay listed; else remember them
    .title = A list of what is known
option-rounds = after so many rounds the one who came furthest wins; 0: play until somebody has won
    .title = Rounds
option-seconds = a turn's time; 0: no clock
    .title = Seconds a turn
refusal-small-young = the small box has no blue deck of its own: leave young out, or take the whole box
refusal-small-seats = the small box is enough for { $most } players, not for { $seats }
refusal-rounds = rounds is 0 to { $most }, not { $rounds }
refusal-seconds = seconds is 0 to { $most }, not { $seconds }

# A table for a test or a tutorial. $what is the argument of `arrange`, $name what was given.
refusal-no-round = round_number: there is no round { $round }
refusal-struck-twice = struck: { $name } stands there twice
refusal-struck-most = struck: { $most } at the most
refusal-card-twice = { $name } is struck, or stands there twice
refusal-no-memory-word = said: { $name } is no word of a memory rule
refusal-best = best: 0 to { $most } while it goes on, not { $hands }
refusal-seats = { $what }: there are only { $most } seats
refusal-no-card = there is no card { $name }
refusal-size = { $what }: { $most } at this table, not { $count }

## The groups of acts in the palette.

group-noise = Noises
group-mime = Moves
group-counted = Counted
group-spoken = Spoken
# Spoken acts whose word must be new in this game.
group-memory = Memory

## How to play.

rules-circle =
    Obey the card that you lay and all rules that the others hold, in one single turn: then you win. You are new in
    the Cult of Cat: every card is a rule of the Cult, and every rule asks for one act, such as to croak like a frog,
    lick a paw or name a city. Nobody tells you which rules the others hold.
    .heading = THE GOAL

rules-before-the-deal =
    If acts are struck in this game: is there something that you cannot do or would rather not? Strike it, unseen by
    everybody; those cards stay in the box. Then everybody gets two cards (one, from six players on) and one is the
    pile. Look at your cards well: the whole hand goes to the player on your left, who holds it now.
    .heading = BEFORE THE DEAL

rules-your-turn =
    Lay a card; all hear its rule. Then act. You have acts to spend: one for every rule that could bind you, and two to
    spare, for nonsense that leads imitators astray. Doing the same act again is free. Then check.
    .heading = YOUR TURN

rules-check =
    If you forgot the rule on your own card, it comes back to your hand and that is all. Else you point at the others,
    from your left on, and ask: “Did I break a rule of yours?” Who holds a rule that you did not obey says so and
    shows it; both cards go into the pile, it is shuffled, and each of you draws one. If everybody says no, you win.
    The rules in your own hand and in the pile do not bind you.
    .heading = THE CHECK

rules-remember =
    What is done and shown is gone when the next turn starts, and nothing here writes it down, neither the log nor
    taking back. What you saw when you passed your hand on, what came to light, what the others do and get away with:
    that is all you have. If the helper is on, the rules that came to light stay listed.
    .heading = REMEMBER

rules-acts =
    Counted acts are done exactly as often as the rule says. A spoken act is done once a turn, with one word of its
    list. Some rules need a word that nobody has said in this game; everybody's words count.
    .heading = ACTS

rules-once-a-game =
    At the start of your turn you may have a rule replaced that you know of, and that somebody cannot do. All learn
    which one is gone; nobody but its holder sees what came.
    .heading = ONCE A GAME

rules-thirteen =
    With thirteen rules there are as many in the game at any number of players. With before and after every rule also
    has its time, before or after the card is laid, and doing it at the wrong time breaks it, even if you do it at the
    right time too.
    .heading = THIRTEEN, BEFORE AND AFTER

rules-eyes =
    If the players check with their own eyes, they answer themselves. Watch closely. Pointed at, you say no, or name your rule
    that was broken; a card that was kept after all is shown to nobody. Once a check you may look again. What you miss,
    you miss. And whoever sees that the played card's own rule was not obeyed may object, once a turn.
    .heading = EYES

## The cards. The title and `text` are printed on the card, with its `animal`. `label` is the act in a list, for the one who does
## it; `shown` is what the others see, after a name ("Ana puffs up their cheeks and croaks"), and must not give the rule away;
## `noise` is what they hear. No two cards may be taken for each other.

## Noises.

card-croak = Croak and Dagger
    .animal = frog
    .text = Must croak like a frog that has been asked to sing.
    .label = Croak
    .shown = puffs up their cheeks and croaks
    .noise = Ribbit!
card-hiss = Hiss and Tell
    .animal = snake
    .text = Must hiss like a snake whose sofa has been taken.
    .label = Hiss
    .shown = bares two fangs and hisses
    .noise = Sssss!
card-moo = Moo Point
    .animal = cow
    .text = Must moo like a cow that knows where the cream went.
    .label = Moo
    .shown = chews a while and moos
    .noise = Mooooo.
card-oink = Oink and You Miss It
    .animal = pig
    .text = Must oink like a pig at the opera.
    .label = Oink
    .shown = turns up their snout and oinks
    .noise = Oink, oink!
card-quack = The Quack of Dawn
    .animal = duck
    .text = Must quack like a duck with a diploma.
    .label = Quack
    .shown = quacks through an imaginary bill
    .noise = Quack!
card-baa = Baa Humbug
    .animal = sheep
    .text = Must bleat like a sheep that nobody fell asleep to.
    .label = Baa
    .shown = bleats, a little hurt
    .noise = Baaa-aaa!
card-neigh = The Neighs Have It
    .animal = horse
    .text = Must neigh like a horse that votes against it.
    .label = Neigh
    .shown = tosses their mane and neighs
    .noise = Hiiii-hi-hi!
card-bark = Bark Side of the Moon
    .animal = dog
    .text = Must bark like a dog that came in by mistake.
    .label = Bark
    .shown = barks at the door
    .noise = Woof, woof!
card-howl = Howl Do You Do
    .animal = wolf
    .text = Must howl like a wolf at a ceiling lamp.
    .label = Howl
    .shown = howls at the ceiling
    .noise = Awoooo!
card-roar = Roar Talent
    .animal = lion
    .text = Must roar like the lion who is late for the family photo.
    .label = Roar
    .shown = shakes an enormous mane and roars
    .noise = Rraaaargh!
card-hoot = A Hoot and a Half
    .animal = owl
    .text = Must hoot like an owl who disapproves of candles.
    .label = Hoot
    .shown = makes round eyes and hoots
    .noise = Hoo-hooo.
card-buzz = Buzz Stop
    .animal = bee
    .text = Must buzz like a bee that has lost its flower.
    .label = Buzz
    .shown = buzzes about, looking for something
    .noise = Bzzzzz!
card-gobble = Gobbledygook
    .animal = turkey
    .text = Must gobble like a turkey who has been given the microphone.
    .label = Gobble
    .shown = wobbles and gobbles
    .noise = Gobble-obble-obble!
card-hee-haw = Hee-Haws Last, Hee-Haws Best
    .animal = donkey
    .text = Must bray like a donkey that was asked nicely and still says no.
    .label = Hee-haw
    .shown = plants all four hooves and brays
    .noise = Hee-haw!
card-squeak = Squeak Preview
    .animal = mouse
    .text = Must squeak like the only mouse at a meeting of cats.
    .label = Squeak
    .shown = squeaks, in a very small voice
    .noise = Eek!
card-purr = Purrchance to Dream
    .animal = cat
    .text = Must purr like a cat on warm laundry.
    .label = Purr
    .shown = closes their eyes and purrs
    .noise = Prrrrrrr.
card-cluck = The Cluck of the Draw
    .animal = hen
    .text = Must cluck like a hen who has something to announce.
    .label = Cluck
    .shown = clucks over an egg
    .noise = Bok-bok-bok-bok!
card-trunk-call = Trunk Call
    .animal = elephant
    .text = Must trumpet like an elephant who remembers your birthday.
    .label = Trumpet like an elephant
    .shown = lifts a trunk and trumpets
    .noise = Töröööö!
card-tweet = Short and Tweet
    .animal = sparrow
    .text = Must tweet like a sparrow on the safe side of a window.
    .label = Tweet
    .shown = twitters from a high place
    .noise = Tweet-tweet!
card-glub = Glub Membership
    .animal = goldfish
    .text = Must say glub like a goldfish who has forgotten why.
    .label = Glub
    .shown = opens and shuts a round mouth
    .noise = Glub, glub.
card-honk = Honk for Attention
    .animal = goose
    .text = Must honk like a goose that owns the road.
    .label = Honk
    .shown = stretches a long neck and honks
    .noise = Honk!
card-meow = The Obvious Meow
    .animal = kitten
    .text = Must meow. It had to be somewhere in here.
    .label = Meow
    .shown = meows, as one would expect
    .noise = Meow!
card-sneeze = Sneeze the Day
    .animal = panda
    .text = Must sneeze like a baby panda and be more surprised than anyone.
    .label = Sneeze
    .shown = sneezes, and is startled by it
    .noise = Ah-tishoo!
card-snore = Snore and Peace
    .animal = dormouse
    .text = Must snore like a dormouse who is only resting both eyes.
    .label = Snore
    .shown = drops their chin and snores
    .noise = Chrrrr-pühhh.
card-tick-tock = Tick-Tock Croc
    .animal = crocodile
    .text = Must go tick-tock like a crocodile that has swallowed an alarm clock.
    .label = Tick-tock
    .shown = ticks like a clock, from deep inside
    .noise = Tick-tock.
card-blow-raspberry = Raspberry Fool
    .animal = camel
    .text = Must blow a raspberry like a camel that has read the timetable.
    .label = Blow a raspberry
    .shown = flaps two big lips rudely
    .noise = Pffffrrrt!
card-ding-dong = Ding-Dong, Wrong Door
    .animal = terrier
    .text = Must go ding-dong like a doorbell. The terrier will look into it.
    .label = Ding-dong
    .shown = chimes like a doorbell
    .noise = Ding-dong!
card-ta-da = Ta-Da List
    .animal = peacock
    .text = Must present yourself like a peacock: ta-da!
    .label = Ta-da
    .shown = presents themselves to the crowd
    .noise = Ta-daaa!
card-wake-the-farm = Cock-a-Doodle-Duty
    .animal = rooster
    .text = Must wake the whole farm like a rooster, with all the doodles.
    .label = Crow like a rooster
    .shown = throws back a red comb and crows
    .noise = Cock-a-doodle-doo!
card-evil-laugh = The Last Laugh
    .animal = hyena
    .text = Must laugh like a hyena whose plan, for once, is working.
    .label = Laugh like a villain
    .shown = rocks with a villain's laughter
    .noise = Mwa-ha-ha-ha-haaa!
card-yodel = Model Yodel
    .animal = ibex
    .text = Must yodel like an ibex, and wait a moment for the echo.
    .label = Yodel
    .shown = yodels across a valley and listens
    .noise = Yodel-ay-ee-hooo!
card-pretty-polly = Polly Seconds That
    .animal = parrot
    .text = Must call yourself a pretty Polly, in a parrot's voice.
    .label = Say 'Pretty Polly'
    .shown = pays themselves a parrot's compliment
    .noise = Pretty Polly! Pretty Polly!
card-reverse = Beep, Beep, Mind the Shell
    .animal = hermit crab
    .text = Must beep like a lorry going backwards. The hermit crab is moving house.
    .label = Beep like a lorry
    .shown = beeps as if going backwards
    .noise = Beep. Beep. Beep.
card-hum-lullaby = Humdrum Lullaby
    .animal = whale
    .text = Must hum a lullaby, as a whale would to a very large child.
    .label = Hum a lullaby
    .shown = hums slowly, mouth closed
    .noise = Hm-hmm, hm-hmmm …

## Mimes and gestures, without a sound.

card-peel-banana = A-Peeling Banana
    .animal = monkey
    .text = Must peel a banana that is not there. Like a monkey, from the other end.
    .label = Peel a banana
    .shown = peels something long, strip by strip
card-nitpick = Nitpick
    .animal = baboon
    .text = Must find something tiny in your hair, like a baboon, look at it closely, and eat it. Only pretend.
    .label = Pick a nit
    .shown = finds something tiny in their fur and eats it
card-lick-paw = A Lick and a Promise
    .animal = tomcat
    .text = Must wash the back of your hand as if it were a paw. Pretending is cleaner.
    .label = Lick your paw
    .shown = washes the back of one paw
card-flap-wings = Flap Happy
    .animal = penguin
    .text = Must flap your wings like a penguin who has not given up on flying.
    .label = Flap your wings
    .shown = beats two short wings and stays where they are
card-wag-tail = Wag the Dog
    .animal = spaniel
    .text = Must wag the tail you would have if you were a spaniel.
    .label = Wag your tail
    .shown = wags whatever is behind them
card-yawn = Yawn of a New Day
    .animal = hippopotamus
    .text = Must yawn as wide as a hippopotamus in the third hour.
    .label = Yawn
    .shown = opens their mouth wider and wider, then shuts it again
card-play-dead = Play Dead, Be Fed
    .animal = opossum
    .text = Must play dead like an opossum who has seen the bill.
    .label = Play dead
    .shown = goes limp, one eye half open to see if it works
card-make-biscuits = Knead to Know
    .animal = ocelot
    .text = Must knead the air with both paws, like an ocelot on a new cushion.
    .label = Knead with both paws
    .shown = kneads an invisible cushion, left, right, left
card-wiggle-nose = Wiggle Room
    .animal = rabbit
    .text = Must wiggle your nose like a rabbit picking up a signal.
    .label = Wiggle your nose
    .shown = wiggles the tip of their nose
card-pounce = A Pounce of Prevention
    .animal = leopard
    .text = Must pounce on a bit of dust like a leopard. Do not spill the tea.
    .label = Pounce
    .shown = lands on something small with both front paws
card-tip-hat = Hat Tip
    .animal = stork
    .text = Must tip your hat to the company, like a stork on its way to the office.
    .label = Tip your hat
    .shown = lifts an invisible hat, and puts it back
card-thumbs-up = Rule of Thumbs
    .animal = koala
    .text = Must give a thumbs up like a koala who was not listening.
    .label = Thumbs up
    .shown = holds up one thumb, encouragingly
card-air-kiss = Kiss It Goodbye
    .animal = lovebird
    .text = Must blow a kiss to the draw pile, like a lovebird. It will not answer.
    .label = Send a kiss
    .shown = kisses one palm and blows it across the table
card-cover-eyes = All Eyes Under Cover
    .animal = mole
    .text = Must hide behind both your hands. Now nobody sees you, says the mole.
    .label = Cover your eyes
    .shown = disappears behind both hands
card-shrug = Shrug It Off
    .animal = turtle
    .text = Must shrug until your head is nearly inside, like a turtle.
    .label = Shrug
    .shown = pulls both shoulders up to the ears and lets them fall
card-check-watch = Watch This Wrist
    .animal = hare
    .text = Must look at the watch on your wrist, like a hare with a train to catch.
    .label = Check your watch
    .shown = turns one wrist, reads it and looks worried
card-antlers = Questions and Antlers
    .animal = moose
    .text = Must wear antlers made of your own two hands, and be a moose about it.
    .label = Grow antlers
    .shown = has ten fingers growing out of their head
card-pinch = Feel the Pinch
    .animal = crab
    .text = Must pinch the air with two claws, like a crab who means well.
    .label = Pinch like a crab
    .shown = opens and shuts two claws
card-swim = Swim Against the Carpet
    .animal = otter
    .text = Must swim three feet above the carpet, like an otter.
    .label = Swim
    .shown = parts the waters with both arms and gets nowhere
card-drive-bus = Bus Driver's Holiday
    .animal = emu
    .text = Must drive a bus round a corner. You are an emu, and the ducklings are on board.
    .label = Drive a bus
    .shown = turns a very big steering wheel
card-dig-hole = Dig Yourself In
    .animal = badger
    .text = Must dig a hole like a badger who wants a bigger kitchen.
    .label = Dig a hole
    .shown = throws earth over one shoulder
card-balance-ball = Work-Ball Balance
    .animal = sea lion
    .text = Must balance a ball on your nose, like a sea lion at rehearsal.
    .label = Balance a ball
    .shown = keeps something round from falling off their nose
card-brush-teeth = A Brush with Teeth
    .animal = shark
    .text = Must brush your teeth like a shark: there are many, so start now.
    .label = Brush your teeth
    .shown = scrubs a row of teeth, up and down
card-shiver = Shiver My Whiskers
    .animal = chihuahua
    .text = Must shiver like a chihuahua in a light breeze.
    .label = Shiver
    .shown = hugs themselves and trembles
card-light-candle = Candle with Care
    .animal = moth
    .text = Must strike a match, light a candle that is not there, and admire it like a moth.
    .label = Light a candle
    .shown = strikes a match and admires a small flame
card-stir-cauldron = Cause a Stir
    .animal = toad
    .text = Must stir the great cauldron, taste it, and add salt. The toad watches.
    .label = Stir the cauldron
    .shown = stirs something huge, tastes it and adds salt
card-pour-tea = When It Rains, It Pours Tea
    .animal = flamingo
    .text = Must pour a cup of tea and sip it with one finger out, like a flamingo in company.
    .label = Pour tea
    .shown = fills a tiny cup and sips, one finger out
card-tightrope = Tightrope, Loose Ends
    .animal = squirrel
    .text = Must cross a tightrope, like a squirrel: arms out, one wobble, safe.
    .label = Walk a tightrope
    .shown = spreads their arms, wobbles, and arrives
card-reel-in = Keep It Reel
    .animal = heron
    .text = Must hook a big fish, fight it like a heron with a rod, and lose it.
    .label = Reel in a fish
    .shown = winds and winds a line, and it snaps

## Counted acts: one time more or less breaks the rule.

card-cough = Cough It Up
    .animal = Persian cat
    .text = Must cough exactly two times, like a Persian cat beside an expensive rug.
    .label = Cough
    .shown = coughs into one elbow
    .noise = Ahem!
card-knock = Knock on Wood
    .animal = woodpecker
    .text = Must knock on wood exactly three times, like a polite woodpecker.
    .label = Knock
    .shown = raps on wood with one knuckle
    .noise = Rap!
card-clap = Claptrap
    .animal = seal
    .text = Must clap exactly four times, like a seal who has seen better.
    .label = Clap
    .shown = brings two flippers together
    .noise = Clap!
card-snap-fingers = Oh, Snap
    .animal = pistol shrimp
    .text = Must snap your fingers exactly two times, like a pistol shrimp calling a waiter.
    .label = Snap your fingers
    .shown = flicks a thumb and a finger
    .noise = Snip!
card-wink = A Nudge and a Wink
    .animal = jackdaw
    .text = Must wink exactly three times, like a jackdaw with somebody's ring.
    .label = Wink
    .shown = closes one eye and opens it again
card-nod = On Nodding Terms
    .animal = pigeon
    .text = Must nod exactly five times, like a pigeon who agrees with the pavement.
    .label = Nod
    .shown = dips their head, as in agreement
card-hop = Hop to It
    .animal = kangaroo
    .text = Must hop exactly two times, like a kangaroo. Sitting down counts.
    .label = Hop
    .shown = goes up a little way and comes down again
    .noise = Boing!
card-stomp = Stomping Ground
    .animal = rhinoceros
    .text = Must stomp exactly four times, like a rhinoceros who takes lessons.
    .label = Stomp
    .shown = puts one foot down, heavily
    .noise = Bom!
card-sigh = Sigh of Relief
    .animal = basset hound
    .text = Must sigh exactly two times, like a basset hound looking at the rain.
    .label = Sigh
    .shown = lets out all the air there is
    .noise = Haaaaah.
card-slurp = Slurp of the Moment
    .animal = anteater
    .text = Must slurp exactly three times, like an anteater in a noodle bar.
    .label = Slurp
    .shown = draws in one endless noodle
    .noise = Slllurp!
card-boop = Boop Camp
    .animal = raccoon
    .text = Must boop your own nose exactly four times, like a raccoon testing a button.
    .label = Boop your nose
    .shown = puts a fingertip to their own nose
    .noise = Boop!
card-pat-head = A Pat on the Head
    .animal = tortoise
    .text = Must pat your own head exactly five times, like a tortoise who got up today.
    .label = Pat your head
    .shown = lays a kind hand on top of their head
card-drum-chest = Chest of Drums
    .animal = gorilla
    .text = Must drum on your chest exactly five times, like a gorilla with a new waistcoat.
    .label = Drum on your chest
    .shown = beats a proud drum on their own chest
    .noise = Bumm!
card-jazz-hands = All That Jazz
    .animal = octopus
    .text = Must do jazz hands exactly four times. For an octopus once would do.
    .label = Jazz hands
    .shown = spreads ten sparkling fingers
card-hiccup = A Minor Hiccup
    .animal = hedgehog
    .text = Must hiccup exactly three times, like a hedgehog who ate too fast.
    .label = Hiccup
    .shown = jumps inwardly and looks innocent
    .noise = Hic!

## Spoken acts: one word of a list (`meow/<list>.txt`).

card-fruit = Forbidden Fruit
    .animal = fruit bat
    .text = Must name a fruit, as a fruit bat would: like an old friend.
    .label = Name a fruit
    .shown = greets a fruit by its name
card-vegetable = Vegetable Matters
    .animal = caterpillar
    .text = Must name a vegetable, a herb or a spice. The caterpillar has had them all.
    .label = Name a vegetable
    .shown = recommends something from the kitchen garden
card-instrument = An Instrumental Role
    .animal = cricket
    .text = Must name a musical instrument. The cricket has a cousin who plays it.
    .label = Name an instrument
    .shown = asks the orchestra for an instrument
card-sea-creature = Creature Comforts
    .animal = pelican
    .text = Must name somebody who lives in water, with a pelican's respect.
    .label = Name a sea creature
    .shown = names somebody who lives under water
card-tree = Tree's Company
    .animal = beaver
    .text = Must name a tree or a shrub, not its fruit, as a beaver reads a menu.
    .label = Name a tree
    .shown = names a tree, slowly, with dignity
card-tool = Tool for Thought
    .animal = chimpanzee
    .text = Must ask for a tool of workshop or garden, like a chimpanzee in the middle of a job.
    .label = Ask for a tool
    .shown = asks for a tool, like a surgeon
card-garment = Garment for All Seasons
    .animal = silkworm
    .text = Must name something to wear. The silkworm will see what it can do.
    .label = Name a garment
    .shown = orders something to wear
card-household = Household Name
    .animal = housefly
    .text = Must name a thing in the house, no tool and no clothes. The housefly has sat on it.
    .label = Name a household thing
    .shown = looks round the house and names a thing in it
card-colour = True Colours
    .animal = chameleon
    .text = Must name a colour. The chameleon will try it on.
    .label = Name a colour
    .shown = names a colour, like an art critic
card-dessert = Just Desserts
    .animal = wasp
    .text = Must name a dessert, a cake or a sweet, like a wasp who was not invited.
    .label = Name a dessert
    .shown = dreams aloud of something sweet
card-vehicle = Getaway Vehicle
    .animal = snail
    .text = Must name a vehicle of any kind. The snail has been overtaken by it.
    .label = Name a vehicle
    .shown = calls for transport
card-building = Team Building
    .animal = termite
    .text = Must name a building, or a place in town. The termites would do it taller.
    .label = Name a building
    .shown = praises a building, like a guide on a tour
card-feeling = Gut Feeling
    .animal = poodle
    .text = Must say how you feel, like a poodle with a new haircut.
    .label = Confess a feeling
    .shown = confesses how they feel
card-manner = In a Manner of Speaking
    .animal = swan
    .text = Must say how a swan would do it: one word that ends in -ly.
    .label = Say how it is done
    .shown = says how it ought to be done
card-dinosaur = The Dinosaur in the Room
    .animal = iguana
    .text = Must name a dinosaur or another beast of old. To an iguana they are all uncles.
    .label = Name a dinosaur
    .shown = remembers somebody who has been gone for ages
card-river = Cry Me a River
    .animal = salmon
    .text = Must name a river. The salmon would like to know which one this is.
    .label = Name a river
    .shown = names a river, in one flowing breath

## Spoken acts that need memory: no word twice in a game.

card-city = City Hopper
    .animal = swallow
    .text = Must announce a city that nobody has named in this game. The swallow has been there.
    .label = Announce a city
    .shown = announces a city, like a station loudspeaker
card-bird = The Early Bird
    .animal = cuckoo
    .text = Must name a bird that nobody has named in this game. The cuckoo keeps a list.
    .label = Name a bird
    .shown = whispers the name of a bird, so as not to scare it
card-mammal = Mammal of the Week
    .animal = platypus
    .text = Must name a mammal that nobody has named in this game. The platypus insists it counts.
    .label = Name a mammal
    .shown = introduces a relative with fur, or nearly
card-job = An Odd Job
    .animal = ant
    .text = Must name a job that nobody has named in this game. The ant is between two of them.
    .label = Name a job
    .shown = applies for a job, out loud
card-first-name = On First-Name Terms
    .animal = meerkat
    .text = Must call somebody by a first name that nobody has called in this game. The meerkat will look up.
    .label = Call a first name
    .shown = calls for somebody who is not here
card-dish = Dish of the Day
    .animal = gull
    .text = Must order a savoury dish that nobody has ordered in this game. The gull will share it.
    .label = Order a dish
    .shown = orders a hot meal from an invisible waiter
card-flower = Flower Power
    .animal = butterfly
    .text = Must name a flower that nobody has named in this game. The butterfly does not go back.
    .label = Name a flower
    .shown = names a flower, as if it had a scent
card-sport = Be a Sport
    .animal = cheetah
    .text = Must name a sport or a pastime that nobody has named in this game. The cheetah has won it already.
    .label = Name a sport
    .shown = commentates on a sport, out of breath

# A score, where players have no points: how many hands found none of their rules broken in the best check. More is better.
unit-hand =
    { $count ->
        [one] { $count } hand satisfied
       *[other] { $count } hands satisfied
    }

## Groups of cards, as headings.

cards-noise = Noises
cards-mime = Gestures
cards-counted = So many times
cards-spoken = Words
cards-memory = By heart

## Why a hint is good: what a move brings.

because-played-card = The card that you played asks for it.
because-known-rule = You have met this rule, and another hand holds it.
because-own-rule = It is a rule of your own, which binds only the others.
because-before-card = A card of your hand asks for it before you lay that card.
because-guess = It is a guess: somebody may hold this rule.
# In puzzles: how sure somebody who remembers everything can be that the act is asked for. $percent of 100 deals.
because-chance =
    { $percent ->
        [0] From all that you saw and heard, no other hand holds this rule.
        [100] From all that you saw and heard, another hand holds this rule for certain.
       *[other] From all that you saw and heard, another hand holds this rule in { $percent } of 100 deals.
    }
# One more time breaks the rule, which asks for a certain number.
because-too-often = Your turn has it as often as its rule asks. Once more would be too often.
because-done-already = You have done it already, and once more changes nothing.
# Different acts that the turn may still have.
because-acts-left =
    { $left ->
        [0] It is the last act of this turn.
        [one] Then one more act is left in this turn.
       *[other] Then { $left } more acts are left in this turn.
    }
because-check =
    { $count ->
        [0] You know no rule yet, so it is luck.
        [one]
            { $obeyed ->
                [0] You know of one rule and have not obeyed it.
               *[other] You have obeyed the one rule that you know of.
            }
       *[other] You have obeyed { $obeyed } of the { $count } rules that you know of.
    }
because-card-known = Everybody has heard this rule already, so you give nothing away.
because-card-new = It is read out, and the others learn a new rule.
because-obey-it = You have to obey it.
because-broken = It was not obeyed in this turn.
because-obeyed = It was obeyed in this turn.
because-hand-broken =
    { $count ->
        [0] All rules in your hand were obeyed.
        [one] One rule in your hand was broken, though.
       *[other] { $count } rules in your hand were broken, though.
    }
because-card-broken = The card that was played was not obeyed.
because-card-obeyed = The card that was played was obeyed.
because-objects-in-vain = The card that was played was obeyed, so nothing comes of it.
because-card-passes = The card that was played was not obeyed, and nobody would say so.
because-look = You see the acts once more before you answer.
because-replace = You get a rule that nobody has met.
because-strike = Nobody will be asked to do it.
because-ready = There is no act that you could not do.
because-pass = You have seen your rules, and the round can go on.

## Review of a game (`tabbytop review`).

# $since is the number of the move since which the rule could have been known.
review-known = You could have known the rule “{ $card }” since move { $since }.
review-checks =
    { $seat-is ->
        [you]
            { $count ->
                [one] You were checked once.
               *[other] You were checked { $count } times.
            }
       *[other]
            { $count ->
                [one] { $seat } was checked once.
               *[other] { $seat } was checked { $count } times.
            }
    }
# $count rules, $known of which could have been known.
review-broken =
    { $seat-is ->
        [you] In all you broke { $count } rules of other hands. Of these you could have known { $known }.
       *[other] In all { $seat } broke { $count } rules of other hands. Of these { $known } could have been known.
    }
