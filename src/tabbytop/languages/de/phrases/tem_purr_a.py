"""Why something cannot be done in Tem-Purr-A, and what has to be done instead."""

from typing import Final

from tabbytop.games.tem_purr_a.cards import KINDS
from tabbytop.languages.de.tem_purr_a.guide import NOUNS

_DISHES: Final = [kind for kind in KINDS if kind.name.isdecimal()]

PHRASES: Final = {
    # Tasks, after "jetzt musst du".
    "start a stack with a dish": "einen Stapel mit einem Gericht anfangen",
    "serve, eat, play an action or skip": "servieren, essen, eine Aktion spielen oder ausweichen",
    "say whether another Indigestion card comes in: add or pass": (
        "sagen, ob noch ein Bauchweh dazukommt"
    ),
    # Dishes, as the rules call them: with their value.
    **{f"{kind.title} ({kind.name})": f"{NOUNS[kind.name].word} ({kind.name})" for kind in _DISHES},
    **{
        f"there is no {kind.title} ({kind.name}) in your hand": (
            f"du hast keine {kind.name} auf der Hand"
        )
        for kind in _DISHES
    },
    "the dish in play is {dish}, and only that is served": (
        "dran ist „{dish}“, und nur das wird serviert"
    ),
    "a skip takes two of the same dish, and you have no two {dish}": (
        "zum Ausweichen braucht man zwei gleiche Gerichte, und „{dish}“ hast du nicht zweimal"
    ),
    "a skip must change the dish, and {dish} is in play": (
        "wer ausweicht, muss das Gericht wechseln, und „{dish}“ ist schon dran"
    ),
    "you cannot choose yourself": "dich selbst kannst du nicht aussuchen",
}
