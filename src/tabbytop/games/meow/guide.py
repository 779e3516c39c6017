"""The short rules of Meow! and the list of its rule cards, for players."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.meow.box.rule import FAMILIES, PARTS
from tabbytop.games.meow.cards import RULES as BOX
from tabbytop.games.meow.cards import family_of
from tabbytop.kernel.guide import Card

RULES: Final = """\
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
others do and get away with: that is all you have. If the helper is on, the rules that came
to light stay listed.

ACTS
Counted acts are done exactly as often as the rule says. A spoken act is done once a turn, with one
word of its list. Some rules need a word that nobody has said in this game; everybody's words count.

ONCE A GAME
At the start of your turn you may have a rule replaced that you know of, and that somebody cannot
do. All learn which one is gone; nobody but its holder sees what came.

THIRTEEN, BEFORE AND AFTER
With thirteen rules there are as many in the game at any number of players. With before and after
every rule also has its time, before or after the card is laid, and doing it at the wrong time
breaks it, even if you do it at the right time too.

EYES
If the players' own eyes judge, they answer themselves. Watch closely. Pointed at, you say no, or
name your rule that was broken; a card that was kept after all is shown to nobody. Once a check you
may look again. What you miss, you miss. And whoever sees that the played card's own rule was not
obeyed may object, once a turn.
"""


def cards(options: Mapping[str, object]) -> list[Card]:
    """List all rule cards, or the blue ones with `young`, whichever of them are in the game."""
    young = bool(options.get("young"))
    return [
        Card(
            name=rule.name,
            title=rule.title,
            text=rule.text,
            group=FAMILIES[family_of(number)],
            facts={
                "sign": rule.sign,
                "label": rule.label,
                "animal": rule.animal,
                "motion": rule.motion,
                "shown": rule.shown,
                "noise": rule.noise,
                "young": rule.blue,
                "part": PARTS[rule.part],
                "times": rule.times,
                "words": rule.words,
                "spellings": rule.spellings,
            },
        )
        for number, rule in enumerate(BOX)
        if rule.blue or not young
    ]
