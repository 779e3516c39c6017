"""The list of the rule cards of Meow!, for players."""

from collections.abc import Mapping

from tabbytop.games.meow.box.rule import FAMILIES, PARTS
from tabbytop.games.meow.cards import RULES, family_of
from tabbytop.kernel.guide import Card


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
        for number, rule in enumerate(RULES)
        if rule.blue or not young
    ]
