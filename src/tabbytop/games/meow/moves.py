"""What may be said in Meow! A rule, its card and its act have one name."""

from typing import Final

from tabbytop.games.meow.cards import FIRST_SPOKEN, NAMES, WORDS
from tabbytop.kernel.vocabulary import Block, Vocabulary

STRIKE: Final = Block("strike {card}", card=NAMES)  # before the deal: nobody can ask me to do this
READY: Final = Block("ready")
PASS: Final = Block("pass")  # I have seen my hand; it may go left
PLAY: Final = Block("play {card}", card=NAMES)
REPLACE: Final = Block("replace {card}", card=NAMES)
DO: Final = Block("do {act}", act=NAMES[:FIRST_SPOKEN])
SAY: Final = Block("say {word}", word=WORDS)
CHECK: Final = Block("check")
REVEAL: Final = Block("reveal {card}", card=NAMES)  # judge=engine: which of your broken rules
NO: Final = Block("no")  # judge=eyes, pointed at: none of mine was broken
BROKEN: Final = Block("broken {card}", card=NAMES)  # judge=eyes, pointed at: this one was
LOOK: Final = Block("look")  # judge=eyes, pointed at: once more, please
OBJECT: Final = Block("object")  # judge=eyes: the played card's own rule was not obeyed
WAIT: Final = Block("wait")  # judge=eyes: nothing to object to, so far
TIME: Final = Block("time")  # the clock's: time is up

VOCABULARY: Final = Vocabulary(
    STRIKE, READY, PASS, PLAY, REPLACE, DO, SAY, CHECK, REVEAL, NO, BROKEN, LOOK, OBJECT, WAIT, TIME
)
