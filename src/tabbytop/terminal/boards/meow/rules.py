"""How to play Meow!, in short."""

from typing import Final

RULES: Final = """
THE CIRCLE
You are new in the Cult of Cat. Every card is a rule of the Cult, and every rule asks for one act:
croak like a frog, lick a paw, name a city. Be the first to lay a card and obey the rule on it and
all the rules that the others hold. Nobody tells you which those are.

BEFORE THE DEAL
Is there something that you cannot do or would rather not? Strike it, unseen by everybody; those
cards stay in the box. Then everybody gets two cards (one, from six players on) and one is the pile.
Look at your cards well: the whole hand goes to the player on your left, who holds it now.

YOUR TURN
Lay a card; all hear its rule. Then act. You have acts to spend: one for every rule that could bind
you, and two to spare, for nonsense that leads imitators astray. Doing the same act again is free.
Then check.

THE CHECK
If you forgot the rule on your own card, it comes back to your hand and that is all. Else you point
at the others, from your left on. Who holds a rule that you did not obey says so and shows it; both
cards go into the pile, it is shuffled, and each of you draws one. If everybody says no, you win.
The rules in your own hand and in the pile do not bind you.

REMEMBER
What is done and shown is gone when the next turn starts, and nothing here writes it down, neither
the log nor taking back. What you saw when you passed your hand on, what came to light, what the
others do and get away with: that is all you have. With helper=yes the rules that came to light
stay listed.

ACTS
Type them: `croak; cough 2; paris; check` is a whole turn. A part of a name finds an act, capitals
and accents do not matter. Counted acts are done exactly as often as the rule says. A spoken act is
done once a turn, with one word of its list. Some rules need a word that nobody has said in this
game; everybody's words count.

ONCE A GAME
At the start of your turn you may have a rule replaced that you know of, and that somebody cannot
do. All learn which one is gone; nobody but its holder sees what came.

THIRTEEN, BEFORE AND AFTER
mode=thirteen has thirteen rules in the game at any number of players. With mode=before-after every
rule also has its time, before or after the card is laid, and doing it at the wrong time breaks it,
even if you do it at the right time too.

EYES
With judge=eyes the players answer themselves. Watch closely. Pointed at, you say no, or name your
rule that was broken; a card that was kept after all is shown to nobody. Once a check you may look
again. What you miss, you miss. And whoever sees that the played card's own rule was not obeyed may
object, once a turn.

THE CLOCK
At this keyboard nobody is hurried: the clock of the option `seconds` waits with you.
"""
