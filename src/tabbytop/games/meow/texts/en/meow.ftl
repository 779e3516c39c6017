### Meow!: every card is a rule of the Cult of Cat and asks for one act. Players try to obey rules that they do not see.
###
### Persons: $seat, $active (whose turn it is), $at and $pointed (whose hand is checked), $starter, $winners (several).
### Cards, and the acts that obey them: $card, $act (messages `card-…`). $word is a word that somebody says; its translation is
### in the lists `meow/<list>.txt`. $left is how many different acts the turn still has room for.

title = Meow!
about = Obey the rules of the Cult of Cat. Shame nobody told you most of them.
# How it feels, in three words.
mood-first = silly
mood-second = secret
mood-third = loud

## What a seat is asked.

# Before the game players strike acts that they cannot do. $most is how many at most.
prompt-strike =
    { $most ->
        [one] Is there an act you can’t do? You can cross one out, and nobody will know. Ready?
       *[other] Is there anything you can’t do? Cross it out, and nobody will know. Ready?
    }
# Everybody looks at the dealt hand, then passes it on.
prompt-pass = Learn your rules by heart, then pass them left.
prompt-clock = The candle is burning down.
# Play a card. With $may_act (mode before-after) acts may come before it; with $may_replace a known rule may be replaced.
prompt-play =
    { $may_act ->
        [yes]
            { $left ->
                [0] The cat has seen enough of you: play a card, or repeat yourself first.
                [1] First any BEFORE acts (one left for the whole turn), then play a card.
               *[other] First any BEFORE acts ({ $left } different ones left for the whole turn), then play a card.
            }
       *[no] Play a card.
    }{ $may_replace ->
        [yes] {" "}Know a rule you can’t follow? Replace it first.
       *[no] {""}
    }
prompt-act =
    { $left ->
        [0] The cat has seen enough of you: check, or repeat yourself.
        [1] Please the cat. There’s room for one more act, then check.
       *[other] Please the cat. There’s room for { $left } different acts, then check.
    }
prompt-reveal =
    { $active-is ->
        [you] You’re caught! Which broken rule will you show?
       *[other] { $active } is caught! Which broken rule will you show?
    }
prompt-answer =
    { $active-is ->
        [you] You point at yourself. Was one of your rules broken?
       *[other] { $active } points at you. Was one of your rules broken?
    }
prompt-object =
    { $active-is ->
        [you] You point at { $pointed }. Was the card on the altar obeyed? If not, object.
       *[other] { $active } points at { $pointed }. Was the card on the altar obeyed? If not, object.
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
        [you] You’re ready.
       *[other] { $seat } is ready.
    }
# $each cards for everybody, $pile in the pile; $cards are the reader's, if any.
event-dealt =
    { $each ->
        [1] Every neophyte gets a rule
       *[other] Every neophyte gets { $each } rules
    }, and { $pile ->
        [one] one goes
       *[other] { $pile } go
    } into the pile{ $cards-count ->
        [none] {""}
       *[other] . In your paws for now: { $cards }
    }. { $starter-is ->
        [you] You start.
       *[other] { $starter } starts.
    }
event-passes =
    { $seat-is ->
        [you] You’ve seen enough.
       *[other] { $seat } has seen enough.
    }
event-passed =
    { $cards-count ->
        [none] All hands go left.
       *[other] All hands go left. Your rules are now { $cards }.
    }
# In puzzles, after the deal: a card that the reader has passed on to the left.
event-handed =
    { $seat-is ->
        [you] You now have { $card-read }
       *[other] { $seat } now has { $card-read }
    }
event-turn =
    { $seat-is ->
        [you] Round { $round }: you step up to the altar.
       *[other] Round { $round }: { $seat } steps up to the altar.
    }
# The time of a seat is up.
event-time_up =
    { $seat-is ->
        [you] The candle is out: your time is up.
       *[other] The candle is out: { $seat } has run out of time.
    }
event-played =
    { $seat-is ->
        [you] You play { $card-read }
       *[other] { $seat } plays { $card-read }
    }
# $fresh is the new rule, for the player who holds it.
event-replaced =
    { $seat-is ->
        [you] You replace { $card }
       *[other] { $seat } replaces { $card }
    }{ $fresh ->
        [none] .
       *[other] . In its place you get { $fresh-read }
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
        [you] You point at { $at }: “Did I break one of your rules?”
       *[other] { $seat } points at { $at }: “Did I break one of your rules?”
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
                [you] You name { $kept }, but it was obeyed. That counts as a no.
               *[other] { $seat } names { $kept }, but it was obeyed. That counts as a no.
            }
    }
event-looked =
    { $seat-is ->
        [you] You rub your eyes and look again.
       *[other] { $seat } rubs both eyes and looks again.
    }
event-objected =
    { $right ->
        [yes]
            { $seat-is ->
                [you] You object, and you’re right.
               *[other] { $seat } objects, and is right.
            }
       *[no]
            { $seat-is ->
                [you] You object, but you’re wrong.
               *[other] { $seat } objects, but is wrong.
            }
    }
event-taken_back =
    { $seat-is ->
        [you] You didn’t obey { $card }, so you take it back.
       *[other] { $seat } didn’t obey { $card }, and takes it back.
    }
event-revealed =
    { $active-is ->
        [you] You broke a rule.
       *[other] { $active } broke a rule.
    } { $seat-is ->
        [you] You show { $card-read }
       *[other] { $seat } shows { $card-read }
    }
# $drawn is the reader's new card, if any.
event-exchanged =
    { $drawn ->
        [none] Both cards are shuffled into the pile, then { $active } and { $seat } draw one each. Either rule may be back.
       *[other] Both cards are shuffled into the pile, then { $active } and { $seat } draw one each. You get { $drawn-read }
    }
event-won =
    { $seat-is ->
        [you] Everyone says no: no rule broken! You win and join the Cult of Cat. Meow!
       *[other] Everyone says no: no rule broken! { $seat } wins and joins the Cult of Cat. Meow!
    }
# The last round is over.
event-limit = The cat has fallen asleep. Nobody got further than { $winners }.

## Moves.

move-strike = cross out { $card }
move-ready = Ready
move-pass = Pass them left
move-play = play { $card }
move-replace = replace { $card }
move-do = { $act-label }
move-say = say “{ $word }”
move-check = check
move-reveal = show { $card }
move-no = no, not mine
move-broken = broken: { $card }
move-look = look again
move-object = object: the played card wasn’t obeyed
move-wait = nothing to say
move-time = time’s up

## The end.

# $hands is how many hands the best check of a player got past.
score-best =
    { $hands ->
        [0] best check: got past no hands
        [1] best check: got past one hand
       *[other] best check: got past { $hands } hands
    }
reason-broke-no-rule = broke no rules
reason-was-caught-at-no-broken-rule = never got caught
reason-got-past-most-hands-before-the-last-round-was-over = got past the most hands before the last round ended

## What a seat has to do now.

must-strike = first cross out what you can’t do, or say that you’re ready
must-pass = first look at your hand, then pass it left
must-play = first play a card from your hand
must-act = now do an act, say something, or check
must-reveal = now show one of your rules that was broken
must-answer = now say whether one of your rules was broken

## Why something is not possible.

refusal-clock = all the clock can say is that time’s up
refusal-time = only the clock can say that time’s up
quoted-card = “{ $card }”
refusal-struck = { quoted-card } is already crossed out
refusal-not-in-deck = { quoted-card } isn’t in this game
refusal-most-strikes =
    { $most ->
        [one] you can only cross out one act at this table
       *[other] you can only cross out { $most } acts at this table
    }
refusal-not-in-hand = { quoted-card } isn’t in your hand
refusal-check-without-card = play a card before you check
refusal-card-lies = you’ve already played a card this turn
refusal-word-said = “{ $act-label }”: one word a turn, and you’ve said yours
refusal-word-not-in-box = no rule in this box asks for that word
refusal-times =
    { $most ->
        [one] once is enough
       *[other] { $most } times is enough
    }
refusal-budget = a turn here only has room for { $most } different acts
refusal-replaced = you’ve already replaced a rule in this game, and once is all you get
refusal-replace-later = you can only replace a rule at the start of your turn, before anything else
# In a puzzle rules are not replaced.
refusal-puzzle-replaces = no new rules in a puzzle: here you can follow them all
refusal-done = { quoted-card } stays: you’ve already done it in this game
refusal-unknown-rule = you can only replace a rule you know is in the game, and { quoted-card } is news to you
refusal-not-broken = { quoted-card } wasn’t broken
refusal-not-pointed = nobody is pointing at you: object, or wait
refusal-looked = you’ve already looked again, and it’s once a check
refusal-objected = you’ve already objected this turn, and once is all you get

## Options, and why they cannot be so. The values of an option are written as here: `basic`, `engine`.

option-mode =
    basic: one or two rules each; thirteen: thirteen rules in the game, however many of you play; before-after: thirteen, and every rule has its time, before or after you play your card
    .title = How many rules
    .hint = One or two each, or thirteen in all. “Well timed” means each must be obeyed either before or after you play your card
    .choice-basic = One or two each
    .choice-thirteen = Thirteen
    .choice-before-after = Thirteen, well timed
option-box =
    whole: all 102 rules; small: twenty easy ones, for a first game with up to six players
    .title = Which rules
    .hint = All 102, or twenty easy ones for a first game
    .choice-whole = The whole box
    .choice-small = Twenty easy ones
option-striking = before the deal, everyone can cross out acts they can’t do
    .title = Crossing out acts
    .hint = Before the deal, everyone can cross out acts they can’t do
option-young = only the blue cards: one simple noise or gesture each
    .title = For young players
option-judge =
    engine: the table says who broke what, and is always right; eyes: you watch each other and answer for yourselves, and may miss something
    .title = Who checks
    .hint = The table spots every mistake; or you all watch each other, and may miss some
    .choice-engine = The table
    .choice-eyes = Your eyes
option-helper = rules that came to light stay listed; otherwise it’s up to your memory
    .title = List of known rules
option-rounds = after this many rounds, whoever got furthest wins; 0: play until someone wins
    .title = Rounds
option-seconds = time for a turn; 0: no clock
    .title = Seconds per turn
refusal-small-young = young players need the whole box: the small one isn’t all blue cards
refusal-small-seats = the small box is for up to { $most } players, not { $seats }
refusal-rounds = rounds must be 0 to { $most }, not { $rounds }
refusal-seconds = seconds must be 0 to { $most }, not { $seconds }

# A table for a test or a tutorial. $what is the argument of `arrange`, $name what was given.
refusal-no-round = round_number: there’s no round { $round }
refusal-struck-twice = struck: { $name } appears twice
refusal-struck-most = struck: { $most } at most
refusal-card-twice = { $name } is crossed out, or appears twice
refusal-no-memory-word = said: { $name } isn’t a word of a memory rule
refusal-best = best: 0 to { $most } while the game goes on, not { $hands }
refusal-seats = { $what }: this table only has room for { $most }
refusal-no-card = there’s no card { $name }
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
    To win, obey the card you play and every rule the others have, all in one turn. You’re new to the Cult of Cat: every
    card is one of its rules, and every rule asks for one act, such as croaking like a frog, licking a paw or naming a
    city. The catch: nobody tells you which rules the others have.
    .heading = THE GOAL

rules-before-the-deal =
    Is there something you can’t do, or would rather not? If your table allows it, cross it out. Nobody sees, and its card
    stays in the box. Then everyone gets two cards (just one if there are six or more of you), and
    one card is the pile. Take a good look at yours: the whole hand goes to the player on your left, and is theirs from
    now on.
    .heading = BEFORE THE DEAL

rules-your-turn =
    Play a card; everyone hears its rule. Then act. You get one act for every rule that could apply to you, and two to
    spare: use them for nonsense, to lead copycats astray. Repeating an act is free. Then check.
    .heading = YOUR TURN

rules-check =
    If you forgot the rule on your own card, it comes back to your hand and your turn is over. Otherwise you point at the
    others, starting on your left, and ask: “Did I break one of your rules?” If you did, they say so and show it. Your
    card and theirs go into the pile, it’s shuffled, and each of you draws one. If everyone says no, you win. The rules
    in your own hand and in the pile don’t apply to you.
    .heading = THE CHECK

rules-remember =
    What was done and shown is gone when the next turn starts. Nothing here writes it down: the log won’t help you, and
    neither will taking a move back. What you saw when you passed your hand on, what came to light, what the others do
    and get away with: that’s all you have. If your table keeps a list, rules that came to light stay on it.
    .heading = REMEMBER

rules-acts =
    Do a counted act exactly as often as its rule says. Do a spoken act once a turn, with one word from its list. Some
    rules want a word that nobody has said in this game, and everyone’s words count.
    .heading = ACTS

rules-once-a-game =
    At the start of your turn you may replace a rule you know of, if someone can’t follow it. Everyone learns which one is
    gone; only the player who has it sees the new one.
    .heading = ONCE A GAME

rules-thirteen =
    With thirteen rules, that’s how many are in the game, however many of you play. With before and after, every rule
    also has its time, before or after you play your card. Doing the act at the wrong time breaks the rule, even if you do it at the
    right time too.
    .heading = THIRTEEN, BEFORE AND AFTER

rules-eyes =
    If you check with your own eyes, you answer for yourselves, so watch closely. When someone points at you, say no, or
    name your rule that was broken; if it was obeyed after all, nobody gets to see it. Once a check you may look again.
    What you miss, you miss. And anyone who sees that the played card’s own rule wasn’t obeyed may object, once a turn.
    .heading = EYES

## The cards. The title and `text` are printed on the card, with its `animal`. `label` is the act in a list, for the one who does
## it; `shown` is what the others see, after a name ("Ana puffs up their cheeks and croaks"), and must not give the rule away;
## `noise` is what they hear. No two cards may be taken for each other.

## Noises.

card-croak = Croak and Dagger
    .animal = frog
    .text = Must croak like a frog who has been asked to sing.
    .label = Croak
    .shown = puffs up their cheeks and croaks
    .noise = Ribbit!
card-hiss = Hiss and Tell
    .animal = snake
    .text = Must hiss like a snake whose spot on the sofa is taken.
    .label = Hiss
    .shown = bares two fangs and hisses
    .noise = Sssss!
card-moo = Moo Point
    .animal = cow
    .text = Must moo like a cow who knows where the cream went.
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
    .text = Must bleat like a sheep that nobody fell asleep counting.
    .label = Baa
    .shown = bleats, a little hurt
    .noise = Baaa-aaa!
card-neigh = The Neighs Have It
    .animal = horse
    .text = Must neigh like a horse who is voting no.
    .label = Neigh
    .shown = tosses their mane and neighs
    .noise = Neeeigh-hee-hee!
card-bark = Bark Side of the Moon
    .animal = dog
    .text = Must bark like a dog who came in by mistake.
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
    .text = Must roar like a lion who is late for the family photo.
    .label = Roar
    .shown = shakes an enormous mane and roars
    .noise = Rraaaargh!
card-hoot = A Hoot and a Half
    .animal = owl
    .text = Must hoot like an owl who disapproves of candles.
    .label = Hoot
    .shown = opens their eyes wide and hoots
    .noise = Hoo-hooo.
card-buzz = Buzz Stop
    .animal = bee
    .text = Must buzz like a bee who can’t find her flower.
    .label = Buzz
    .shown = buzzes about, looking for something
    .noise = Bzzzzz!
card-gobble = Gobbledygook
    .animal = turkey
    .text = Must gobble like a turkey who has been handed the microphone.
    .label = Gobble
    .shown = wobbles and gobbles
    .noise = Gobble-obble-obble!
card-hee-haw = Hee-Haws Last, Hee-Haws Best
    .animal = donkey
    .text = Must bray like a donkey who was asked nicely and still says no.
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
    .noise = Pa-rooooo!
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
    .text = Must honk like a goose who owns the road.
    .label = Honk
    .shown = stretches a long neck and honks
    .noise = Honk!
card-meow = The Obvious Meow
    .animal = kitten
    .text = Must meow. It had to be in here somewhere.
    .label = Meow
    .shown = meows, as you’d expect
    .noise = Meow!
card-sneeze = Sneeze the Day
    .animal = panda
    .text = Must sneeze like a baby panda, and be more surprised than anyone.
    .label = Sneeze
    .shown = sneezes, and is startled by it
    .noise = Ah-choo!
card-snore = Snore and Peace
    .animal = dormouse
    .text = Must snore like a dormouse who is only resting its eyes.
    .label = Snore
    .shown = drops their chin and snores
    .noise = Zzzz-shoooo.
card-tick-tock = Tick-Tock Croc
    .animal = crocodile
    .text = Must go tick-tock like a crocodile who has swallowed an alarm clock.
    .label = Tick-tock
    .shown = ticks like a clock, from deep inside
    .noise = Tick-tock.
card-blow-raspberry = Raspberry Fool
    .animal = camel
    .text = Must blow a raspberry like a camel who has just seen the timetable.
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
    .shown = rocks with villainous laughter
    .noise = Mwa-ha-ha-ha-haaa!
card-yodel = Model Yodel
    .animal = ibex
    .text = Must yodel like an ibex, then wait a moment for the echo.
    .label = Yodel
    .shown = yodels across a valley and listens
    .noise = Yodel-ay-ee-hooo!
card-pretty-polly = Polly Seconds That
    .animal = parrot
    .text = Must call yourself pretty Polly, in a parrot’s voice.
    .label = Say “Pretty Polly”
    .shown = pays themselves a parrot’s compliment
    .noise = Pretty Polly! Pretty Polly!
card-reverse = Beep, Beep, Mind the Shell
    .animal = hermit crab
    .text = Must beep like a truck backing up. The hermit crab is moving house.
    .label = Beep like a truck
    .shown = beeps as if going backward
    .noise = Beep. Beep. Beep.
card-hum-lullaby = Humdrum Lullaby
    .animal = whale
    .text = Must hum a lullaby, like a whale with a very large baby.
    .label = Hum a lullaby
    .shown = hums slowly, mouth closed
    .noise = Hm-hmm, hm-hmmm…

## Mimes and gestures, without a sound.

card-peel-banana = A-Peeling Banana
    .animal = monkey
    .text = Must peel a banana that isn’t there. Like a monkey: from the other end.
    .label = Peel a banana
    .shown = peels something long, strip by strip
card-nitpick = Nitpick
    .animal = baboon
    .text = Must find something tiny in your hair, look at it closely, and eat it, like a baboon. Just pretend!
    .label = Pick a nit
    .shown = finds something tiny in their fur and eats it
card-lick-paw = A Lick and a Promise
    .animal = tomcat
    .text = Must wash the back of your hand as if it were a paw. Pretending is cleaner.
    .label = Lick your paw
    .shown = washes the back of one paw
card-flap-wings = Flap Happy
    .animal = penguin
    .text = Must flap your wings like a penguin who hasn’t given up on flying.
    .label = Flap your wings
    .shown = beats two short wings and stays on the ground
card-wag-tail = Wag the Dog
    .animal = spaniel
    .text = Must wag the tail you’d have if you were a spaniel.
    .label = Wag your tail
    .shown = wags whatever is behind them
card-yawn = Yawn of a New Day
    .animal = hippopotamus
    .text = Must yawn as wide as a hippopotamus in the third hour of a meeting.
    .label = Yawn
    .shown = opens their mouth wider and wider, then shuts it again
card-play-dead = Play Dead, Be Fed
    .animal = opossum
    .text = Must play dead like an opossum who has just seen the bill.
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
    .text = Must pounce on a bit of dust like a leopard. Don’t spill the tea.
    .label = Pounce
    .shown = lands on something small with both front paws
card-tip-hat = Hat Tip
    .animal = stork
    .text = Must tip your hat to everyone, like a stork on its way to the office.
    .label = Tip your hat
    .shown = lifts an invisible hat, and puts it back
card-thumbs-up = Rule of Thumbs
    .animal = koala
    .text = Must give a thumbs-up like a koala who wasn’t listening.
    .label = Thumbs up
    .shown = holds up one thumb, encouragingly
card-air-kiss = Kiss It Goodbye
    .animal = lovebird
    .text = Must blow a kiss to the draw pile, like a lovebird. It won’t answer.
    .label = Send a kiss
    .shown = kisses one palm and blows it across the table
card-cover-eyes = All Eyes Under Cover
    .animal = mole
    .text = Must hide behind both your hands. Now nobody can see you, says the mole.
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
card-drive-bus = Bus Driver’s Holiday
    .animal = emu
    .text = Must drive a bus around a corner. You’re an emu, and the ducklings are on board.
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
    .text = Must brush your teeth like a shark: there are a lot of them, so start now.
    .label = Brush your teeth
    .shown = scrubs a row of teeth, up and down
card-shiver = Shiver My Whiskers
    .animal = chihuahua
    .text = Must shiver like a chihuahua in a light breeze.
    .label = Shiver
    .shown = hugs themselves and trembles
card-light-candle = Candle with Care
    .animal = moth
    .text = Must strike a match, light a candle that isn’t there, and admire it like a moth.
    .label = Light a candle
    .shown = strikes a match and admires a small flame
card-stir-cauldron = Cause a Stir
    .animal = toad
    .text = Must stir the great cauldron, taste it, and add salt. The toad is watching.
    .label = Stir the cauldron
    .shown = stirs something huge, tastes it and adds salt
card-pour-tea = When It Rains, It Pours Tea
    .animal = flamingo
    .text = Must pour a cup of tea and sip it with one finger out, like a flamingo with guests.
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
    .shown = winds and winds a reel until the line snaps

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
    .shown = slaps two flippers together
    .noise = Clap!
card-snap-fingers = Oh, Snap
    .animal = pistol shrimp
    .text = Must snap your fingers exactly two times, like a pistol shrimp calling a waiter.
    .label = Snap your fingers
    .shown = flicks a thumb and a finger
    .noise = Snap!
card-wink = A Nudge and a Wink
    .animal = jackdaw
    .text = Must wink exactly three times, like a jackdaw with someone’s ring.
    .label = Wink
    .shown = closes one eye and opens it again
card-nod = On Nodding Terms
    .animal = pigeon
    .text = Must nod exactly five times, like a pigeon who agrees with the sidewalk.
    .label = Nod
    .shown = dips their head, as if in agreement
card-hop = Hop to It
    .animal = kangaroo
    .text = Must hop exactly two times, like a kangaroo. Hopping in your chair counts.
    .label = Hop
    .shown = goes up a little way and comes down again
    .noise = Boing!
card-stomp = Stomping Ground
    .animal = rhinoceros
    .text = Must stomp exactly four times, like a rhinoceros at a dance class.
    .label = Stomp
    .shown = puts one foot down, heavily
    .noise = Thud!
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
    .shown = sucks in one endless noodle
    .noise = Slllurp!
card-boop = Boop Camp
    .animal = raccoon
    .text = Must boop your own nose exactly four times, like a raccoon testing a button.
    .label = Boop your nose
    .shown = puts a fingertip to their own nose
    .noise = Boop!
card-pat-head = A Pat on the Head
    .animal = tortoise
    .text = Must pat your own head exactly five times, like a tortoise who actually got up today.
    .label = Pat your head
    .shown = puts a kind hand on top of their head
card-drum-chest = Chest of Drums
    .animal = gorilla
    .text = Must drum on your chest exactly five times, like a gorilla with a new vest.
    .label = Drum on your chest
    .shown = beats a proud drum on their own chest
    .noise = Boom!
card-jazz-hands = All That Jazz
    .animal = octopus
    .text = Must do jazz hands exactly four times. For an octopus, once would do.
    .label = Jazz hands
    .shown = spreads ten sparkling fingers
card-hiccup = A Minor Hiccup
    .animal = hedgehog
    .text = Must hiccup exactly three times, like a hedgehog who ate too fast.
    .label = Hiccup
    .shown = jolts a little and looks innocent
    .noise = Hic!

## Spoken acts: one word of a list (`meow/<list>.txt`).

card-fruit = Forbidden Fruit
    .animal = fruit bat
    .text = Must name a fruit the way a fruit bat would: like an old friend.
    .label = Name a fruit
    .shown = greets a fruit by name
card-vegetable = Vegetable Matters
    .animal = caterpillar
    .text = Must name a vegetable, an herb or a spice. The caterpillar has had them all.
    .label = Name a vegetable
    .shown = recommends something from the kitchen garden
card-instrument = An Instrumental Role
    .animal = cricket
    .text = Must name a musical instrument. The cricket has a cousin who plays it.
    .label = Name an instrument
    .shown = asks the orchestra for an instrument
card-sea-creature = Creature Comforts
    .animal = pelican
    .text = Must name someone who lives in water, with a pelican’s respect.
    .label = Name a sea creature
    .shown = names someone who lives underwater
card-tree = Tree’s Company
    .animal = beaver
    .text = Must name a tree or a shrub, not its fruit, the way a beaver reads a menu.
    .label = Name a tree
    .shown = names a tree, slowly, with dignity
card-tool = Tool for Thought
    .animal = chimpanzee
    .text = Must ask for a tool from the workshop or garden, like a chimpanzee in the middle of a job.
    .label = Ask for a tool
    .shown = asks for a tool, like a surgeon
card-garment = Garment for All Seasons
    .animal = silkworm
    .text = Must name something to wear. The silkworm will see what it can do.
    .label = Name a garment
    .shown = orders something to wear
card-household = Household Name
    .animal = housefly
    .text = Must name a thing in the house, but not a tool or clothes. The housefly has sat on it.
    .label = Name a household item
    .shown = looks around the house and names a thing in it
card-colour = True Colors
    .animal = chameleon
    .text = Must name a color. The chameleon will try it on.
    .label = Name a color
    .shown = names a color, like an art critic
card-dessert = Just Desserts
    .animal = wasp
    .text = Must name a dessert, a cake or a candy, like a wasp who wasn’t invited.
    .label = Name a dessert
    .shown = dreams aloud of something sweet
card-vehicle = Getaway Vehicle
    .animal = snail
    .text = Must name a vehicle of any kind. The snail has been overtaken by one.
    .label = Name a vehicle
    .shown = calls for transport
card-building = Team Building
    .animal = termite
    .text = Must name a building, or a place in town. The termites would build it taller.
    .label = Name a building
    .shown = praises a building, like a tour guide
card-feeling = Gut Feeling
    .animal = poodle
    .text = Must say how you feel, like a poodle with a new haircut.
    .label = Confess a feeling
    .shown = confesses how they feel
card-manner = In a Manner of Speaking
    .animal = swan
    .text = Must say how a swan would do it: one word that ends in -ly.
    .label = Say how it’s done
    .shown = says how it ought to be done
card-dinosaur = The Dinosaur in the Room
    .animal = iguana
    .text = Must name a dinosaur or another beast from long ago. To an iguana, they’re all uncles.
    .label = Name a dinosaur
    .shown = remembers someone who has been gone for ages
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
    .text = Must name a job that nobody has named in this game. The ant is between jobs.
    .label = Name a job
    .shown = applies for a job, out loud
card-first-name = On First-Name Terms
    .animal = meerkat
    .text = Must call someone by a first name that nobody has used in this game. The meerkat will look up.
    .label = Call out a first name
    .shown = calls for someone who isn’t here
card-dish = Dish of the Day
    .animal = gull
    .text = Must order a savory dish that nobody has ordered in this game. The gull will share it.
    .label = Order a dish
    .shown = orders a hot meal from an invisible waiter
card-flower = Flower Power
    .animal = butterfly
    .text = Must name a flower that nobody has named in this game. The butterfly doesn’t do repeats.
    .label = Name a flower
    .shown = names a flower, as if it had a scent
card-sport = Be a Sport
    .animal = cheetah
    .text = Must name a sport or a pastime that nobody has named in this game. The cheetah has already won it.
    .label = Name a sport
    .shown = commentates on a sport, out of breath

# A score, where players have no points: how many hands found none of their rules broken in the best check. More is better.
unit-hand =
    { $count ->
        [one] got past { $count } hand
       *[other] got past { $count } hands
    }

## Groups of cards, as headings.

cards-noise = Noises
cards-mime = Moves
cards-counted = Counted
cards-spoken = Spoken
cards-memory = Memory

## Why a hint is good: what a move brings.

because-played-card = The card you played asks for it.
because-known-rule = You’ve seen this rule, and someone else has it now.
because-own-rule = It’s one of your own rules, and those are for the others to obey.
because-before-card = One of your cards wants it done before you play that card.
because-guess = It’s a guess: someone may have this rule.
# In puzzles: how sure somebody who remembers everything can be that the act is asked for. $percent of 100 deals.
because-chance =
    { $percent ->
        [0] Going by what you’ve seen and heard, nobody else has this rule.
        [100] Going by what you’ve seen and heard, someone else definitely has this rule.
       *[other] Going by what you’ve seen and heard, the chance that someone else has this rule is { $percent }%.
    }
# One more time breaks the rule, which asks for a certain number.
because-too-often = You’ve done it the right number of times. Once more breaks the rule.
because-done-already = You’ve already done it, and once more changes nothing.
# Different acts that the turn may still have.
because-acts-left =
    { $left ->
        [0] It’s your last act this turn.
        [one] That leaves one more act this turn.
       *[other] That leaves { $left } more acts this turn.
    }
because-check =
    { $count ->
        [0] You don’t know any rules yet, so it’s pure luck.
        [one]
            { $obeyed ->
                [0] You know of one rule, and you haven’t obeyed it.
               *[other] You’ve obeyed the one rule you know of.
            }
       *[other] You’ve obeyed { $obeyed } of the { $count } rules you know of.
    }
because-card-known = Everyone has heard this rule already, so you give nothing away.
because-card-new = It’s read out, so the others learn a new rule.
because-obey-it = You’ll have to obey it.
because-broken = It wasn’t obeyed this turn.
because-obeyed = It was obeyed this turn.
because-hand-broken =
    { $count ->
        [0] All the rules in your hand were obeyed.
        [one] But one rule in your hand was broken.
       *[other] But { $count } rules in your hand were broken.
    }
because-card-broken = The played card wasn’t obeyed.
because-card-obeyed = The played card was obeyed.
because-objects-in-vain = They did what the card says, so objecting gets you nowhere.
because-card-passes = The played card wasn’t obeyed, and this way, nobody will mention it.
because-look = You’ll see the acts once more before you answer.
because-replace = It’s swapped for a rule nobody has seen yet.
because-strike = Nobody will be asked to do it.
because-ready = There’s nothing here that you can’t do.
because-pass = You’ve seen your rules, so on with the game.

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
        [you]
            { $count ->
                [0] You didn’t break a single rule.
                [one]
                    { $known ->
                        [0] You broke one rule in all, and couldn’t have known it.
                       *[other] You broke one rule in all, and could have known it.
                    }
               *[other] You broke { $count } rules in all, and could have known { $known ->
                        [0] none
                       *[other] { $known }
                    } of them.
            }
       *[other]
            { $count ->
                [0] { $seat } didn’t break a single rule.
                [one]
                    { $known ->
                        [0] { $seat } broke one rule in all, and couldn’t have known it.
                       *[other] { $seat } broke one rule in all, and could have known it.
                    }
               *[other] { $seat } broke { $count } rules in all, and could have known { $known ->
                        [0] none
                       *[other] { $known }
                    } of them.
            }
    }
