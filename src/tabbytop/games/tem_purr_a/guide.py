"""The rules of Tem-Purr-A in short, and every card, in our own words."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.tem_purr_a.cards import INDIGESTION, INDIGESTIONS, KINDS, is_dish, value_of
from tabbytop.kernel.guide import Card

RULES: Final = """\
THE IDEA
An eating contest. A stack of dishes goes round and grows. Whoever eats it draws as many cards as
it is worth, and somewhere in the deck waits Indigestion. Have the fewest tokens at the end.

YOUR TURN, ONE OF THESE
Serve: lay the same dish as the one in play; the stack grows.

Eat: draw as many cards as the dishes add up to, and one more for each One More. All see them,
and they are yours. The stack is gone, and you start the next one with a dish of your hand.

Act: One More makes the stack a card larger, Turn Round sends it back, You There picks who is next.

Skip: two equal dishes, whatever is in play. The stack is gone, one of the two is the new stack.

With an empty hand you first draw three cards, which the others do not see.

INDIGESTION
Whoever draws one, or several at once, takes one token, and the round is over. The other cards
are kept. Everything but the hands is shuffled, the Indigestion too. Who took the token may add
one more of them, up to six, and starts the next stack. It goes clockwise again.

THE END
The third token of one player ends it. The fewest tokens win; if equal, the most cards in hand.
"""


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
        found.append(Card(kind.name, kind.title, kind.text, group, facts))
    ends = "Ends the round with a token for whoever draws it."
    return [
        *found,
        Card(INDIGESTION, "Indigestion", ends, "indigestion", {"copies": INDIGESTIONS}),
    ]
