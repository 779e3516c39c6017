"""Meow!'s moves and score lines in German."""

from typing import Final

from tabbytop.games.meow.cards import NAMES, WORDS
from tabbytop.games.meow.moves import (
    BROKEN,
    CHECK,
    DO,
    LOOK,
    NO,
    OBJECT,
    PASS,
    PLAY,
    READY,
    REPLACE,
    REVEAL,
    SAY,
    STRIKE,
    WAIT,
)
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.meow.cards import TELLINGS
from tabbytop.languages.de.meow.lists.registry import SAID

_WITH_A_RULE: Final = (
    (STRIKE, "kann ich nicht: {rule}"),
    (PLAY, "„{rule}“ legen"),
    (REPLACE, "austauschen lassen: {rule}"),
    (REVEAL, "„{rule}“ zeigen"),
    (BROKEN, "gebrochen: {rule}"),
)
_ALONE: Final = (
    (READY, "bereit"),
    (PASS, "nach links weitergeben"),
    (CHECK, "prüfen lassen"),
    (NO, "nein, nicht meine"),
    (LOOK, "noch einmal hinsehen"),
    (OBJECT, "Einspruch: Die Karte selbst wurde nicht befolgt"),
    (WAIT, "nichts zu sagen"),
)


def tell_move(move: int, teller: Teller) -> str:
    """A move in words, short enough for a list."""
    if SAY.holds(move):
        return f"„{SAID[WORDS[SAY.first(move)]]}“ sagen"
    if DO.holds(move):
        return TELLINGS[NAMES[DO.first(move)]].label
    for block, told in _WITH_A_RULE:
        if block.holds(move):
            return told.format(rule=TELLINGS[NAMES[block.first(move)]].title)
    for block, told in _ALONE:
        if block.holds(move):
            return told
    return "die Zeit ist um"


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """A line of the score sheet."""
    hands = int(str(line.args["hands"]))
    past = {0: "keiner Hand", 1: "einer Hand"}.get(hands, f"{hands} Händen")
    return f"die beste Prüfung kam an {past} vorbei"
