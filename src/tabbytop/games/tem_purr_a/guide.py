"""Every card of Tem-Purr-A as data."""

from collections.abc import Mapping
from typing import TypedDict

from tabbytop.games.tem_purr_a.cards import INDIGESTION, INDIGESTIONS, KINDS, is_dish, value_of
from tabbytop.kernel.guide import Card


class CardFacts(TypedDict, total=False):
    """The facts about cards as the server sends them: those that are empty or untrue left out."""

    copies: int  # in the box
    value: int  # of a dish: the cards drawn by the player who eats it
    copies_even: int  # with the option `dishes=even`


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
        found.append(Card(kind.name, group=group, facts=facts))
    return [*found, Card(INDIGESTION, group="indigestion", facts={"copies": INDIGESTIONS})]
