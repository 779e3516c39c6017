"""Build a table from the few details that a test or a tutorial cares about."""

from collections.abc import Sequence

from tabbytop.games.meow.cards import FIRST_MEMORY, NAMES, WORDS
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.words import message
from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.piles import put_in_order


def strike(table: MeowTable, struck: Sequence[Sequence[str]]) -> None:
    """Strike the acts that each seat cannot do."""
    require_seats(table, "struck", len(struck))
    for seat, names in enumerate(struck):
        for name in names:
            card = card_called(table, name)
            if card in table.struck[seat]:
                raise BadOptions(message("refusal-struck-twice", name=repr(name)))
            table.strike(seat, card)
        if len(names) > table.most_strikes():
            raise BadOptions(message("refusal-struck-most", most=table.most_strikes()))


def lay_cards(table: MeowTable, hands: Sequence[Sequence[str]], pile: Sequence[str]) -> None:
    """Lay the given cards, then random ones until every hand and the pile are full.

    Each hand counts as passed on by the right neighbour.
    """
    require_seats(table, "hands", len(hands))
    left = table.drawable_cards()
    for place, names in zip([*table.hands[: len(hands)], table.pile], [*hands, pile], strict=True):
        for name in names:
            card = card_called(table, name)
            if card not in left:
                raise BadOptions(message("refusal-card-twice", name=repr(name)))
            left.remove(card)
            table.unused.remove(card)
            put_in_order(card, place)
    for seat in range(table.seats):
        _fill(table, f"hands[{seat}]", table.hands[seat], table.dealt_each(), left)
    _fill(table, "pile", table.pile, table.dealt_to_pile(), left)
    table.see_passed_hands()


def say(table: MeowTable, words: Sequence[str]) -> None:
    """Mark words of memory rules as said in this game."""
    known = table.palette().acts_of_word
    for word in words:
        number = WORDS.index(word) if word in WORDS else -1
        acts = [] if number < 0 else [act for act in known[number] if act >= FIRST_MEMORY]
        if not acts:
            raise BadOptions(message("refusal-no-memory-word", name=repr(word)))
        for act in acts:
            table.remember_word(act, number)


def set_best(table: MeowTable, best: Sequence[int]) -> None:
    """Set the number of hands that each seat's best check got past."""
    require_seats(table, "best", len(best))
    for seat, hands in enumerate(best):
        if not 0 <= hands < table.seats - 1:
            raise BadOptions(message("refusal-best", most=table.seats - 2, hands=hands))
        table.best[seat] = hands


def require_seats(table: MeowTable, what: str, count: int) -> None:
    """Raise BadOptions if there are values for more seats than the table has."""
    if count > table.seats:
        raise BadOptions(message("refusal-seats", what=what, most=table.seats))


def card_called(table: MeowTable, name: str) -> int:
    """Return the card of that name; raise BadOptions if it is not in the deck of this game."""
    if name not in NAMES:
        raise BadOptions(message("refusal-no-card", name=repr(name)))
    card = NAMES.index(name)
    if card not in table.deck():
        raise BadOptions(message("refusal-not-in-deck", card=name))
    return card


def _fill(table: MeowTable, what: str, place: list[int], size: int, left: list[int]) -> None:
    if len(place) > size:
        raise BadOptions(message("refusal-size", what=what, most=size, count=len(place)))
    while len(place) < size:
        put_in_order(table.draw_unused(left), place)
