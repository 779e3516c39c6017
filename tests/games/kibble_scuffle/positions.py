"""Short helpers with which the tests of Kibble Scuffle read and play a table."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable


def cats(table: KibbleTable, bowl: int) -> list[str]:
    """The cats at a bowl (1-3), in order of arrival: `mangy of 1`."""
    return [
        f"{cat['card']} of {cat['owner']}"
        for cat in GAME.view(table, None)["bowls"][bowl - 1]["cats"]
    ]


def food(table: KibbleTable, bowl: int) -> str:
    """The cubes at a bowl (1-3), the best first: `3211`."""
    return "".join(str(cube) for cube in GAME.view(table, None)["bowls"][bowl - 1]["cubes"])


def hand(table: KibbleTable, seat: int) -> list[str]:
    """The cards in a seat's hand."""
    own = GAME.view(table, seat)["own"]
    assert own is not None
    return own["hand"]


def discard(table: KibbleTable, seat: int) -> list[str]:
    """A seat's discard pile, the oldest first."""
    return GAME.view(table, None)["seats"][seat]["discard"]


def eaten(table: KibbleTable, seat: int) -> str:
    """The cubes in front of a seat, the best first."""
    return "".join(str(cube) for cube in GAME.view(table, None)["seats"][seat]["cubes"])


def moves(table: KibbleTable, seat: int) -> list[str]:
    """The legal moves of a seat, in notation."""
    return [table.game.vocabulary.text(move) for move in table.moves(seat)]


def asked(table: KibbleTable) -> list[tuple[int, str]]:
    """The seats that are asked, with the keys of their prompts."""
    return [(seat, prompt.key) for seat in table.actors() if (prompt := table.prompt(seat))]


def play(table: KibbleTable, *lines: str) -> None:
    """Play moves with their seats, one after the other: `0: play mangy 2`."""
    for line in lines:
        seat, _, move = line.partition(": ")
        table.play(int(seat), move)


def assert_refused(table: KibbleTable, seat: int, move: str, ruling: str) -> None:
    """Assert that the move is refused by that ruling and changes nothing."""
    before = table.position()
    with pytest.raises(tabbytop.IllegalMove) as refusal:
        table.play(seat, move)
    assert refusal.value.ruling == ruling, refusal.value
    assert table.position() == before


def all_but(*cubes: str) -> str:
    """Every cube of the box that is not among these."""
    used = "".join(cubes)
    return "".join(
        value * (count - used.count(value)) for value, count in (("1", 20), ("2", 20), ("3", 15))
    )


def box(table: KibbleTable) -> list[int]:
    """The numbers of cubes of 1, 2 and 3 points in the Cat Food Box."""
    return GAME.view(table, None)["box"]


def holder(table: KibbleTable) -> int:
    """The seat that has the Cat Food Box."""
    return GAME.view(table, None)["holder"]


def phase(table: KibbleTable) -> str:
    """The phase of the game."""
    return GAME.view(table, None)["phase"]
