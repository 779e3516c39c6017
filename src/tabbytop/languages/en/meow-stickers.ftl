### Meow!: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

neophyte = Neophyte
    .text = Play a game to its end.

one-of-us = One of us
    .text = Get past all hands: the cult lets you in.

sixth-sense = Sixth sense
    .text = Obey a rule that you have never seen.

oracle = Oracle
    .text = Obey two rules in one game that you have never seen.

early-night = Home before midnight
    .text = Get in by the second round.

barnyard = Barnyard
    .text = Make five different noises in one turn.

big-words = Big words
    .text = Say five different words in one game.

pure-nonsense = Pure nonsense
    .text = Do ten things in one game that no rule asks for.

trendsetter = Trendsetter
    .text = Invent an act that no rule asks for, and somebody copies it.

gatekeeper = Gatekeeper
    .text = Your rules stop the others three times in one game.

sharp-eyes = Sharp eyes
    .text = Object, and be right.

fresh-start = Mercy
    .text = Have a rule replaced.

what-was-it = What was it again?
    .text = Forget the rule on your own card twice. It happens to every cat.

one-paw-in = One paw in the door
    .text = Get past all hands but one, and no further.
