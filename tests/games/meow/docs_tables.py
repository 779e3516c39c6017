"""The tables of cards and acts in docs/games/meow.md, which `make generate` writes."""

from generators.docs import row
from tabbytop.games.meow.box.rule import FAMILIES, PARTS
from tabbytop.games.meow.cards import CARD_COUNT, RULES, family_of
from tabbytop.games.meow.words import message


def tables() -> dict[str, list[str]]:
    """Return the rows of the tables by heading."""
    return {
        "## The cards": [_card_row(card) for card in range(CARD_COUNT)],
        "## The palette": [_palette_row(act) for act in range(CARD_COUNT)],
    }


def _card_row(card: int) -> str:
    rule = RULES[card]
    blue = "●" if rule.blue else ""
    part = PARTS[rule.part].upper()
    return row([f"`{rule.name}`", rule.title, rule.animal, rule.text, blue, part])


def _palette_row(act: int) -> str:
    """Return the row of an act of the palette; a spoken one has the number of its words."""
    rule = RULES[act]
    heard = f"one of {len(rule.words)} words" if rule.words else rule.noise
    group = str(message(f"group-{FAMILIES[family_of(act)]}"))
    return row([group, rule.sign, rule.label, f"`{rule.name}`", rule.shown, heard])
