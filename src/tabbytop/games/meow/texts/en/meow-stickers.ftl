### Meow!: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

neophyte = Neophyte
    .text = Finish a game.

one-of-us = One of us
    .text = Get past every hand: the cult lets you in.

sixth-sense = Sixth sense
    .text = Obey a rule you’ve never seen.

oracle = Oracle
    .text = In one game, obey two rules you’ve never seen.

early-night = Home before midnight
    .text = Get into the cult by the second round.

barnyard = Barnyard
    .text = Make five different noises in one turn.

big-words = Big words
    .text = Say five different words in one game.

pure-nonsense = Pure nonsense
    .text = In one game, do ten things that no rule asks for.

trendsetter = Trendsetter
    .text = Invent an act that no rule asks for, and have someone copy it.

gatekeeper = Gatekeeper
    .text = Stop the others with your rules three times in one game.

sharp-eyes = Sharp eyes
    .text = Object, and be right.

fresh-start = Mercy
    .text = Replace a rule.

what-was-it = What was it again?
    .text = Forget the rule on your own card twice. It happens to every cat.

one-paw-in = One paw in the door
    .text = Get past every hand but one, and no further.
