"""Every card of Tem-Purr-A, with its English text."""

from collections.abc import Mapping

from tabbytop.games.tem_purr_a.cards import INDIGESTION, INDIGESTIONS, KINDS, is_dish, value_of
from tabbytop.games.tem_purr_a.words import message
from tabbytop.kernel.guide import Card


def cards(options: Mapping[str, object]) -> list[Card]:
    """Return the kinds of cards, with how many there are in a game with these options."""
    even = options.get("dishes") == "even"
    found: list[Card] = []
    for number, kind in enumerate(KINDS):
        facts: dict[str, object] = {"copies": kind.even if even else kind.falling}
        if is_dish(number):
            facts["value"] = value_of(number)
            facts["copies_even"] = kind.even
        group = "dish" if is_dish(number) else "action"
        found.append(_card(kind.name, group, facts))
    return [*found, _card(INDIGESTION, "indigestion", {"copies": INDIGESTIONS})]


def _card(name: str, group: str, facts: Mapping[str, object]) -> Card:
    title, text = str(message(f"card-{name}")), str(message(f"card-{name}.text"))
    return Card(name, title, text, group, facts)
