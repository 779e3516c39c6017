"""Short helpers for tests of the table."""

import pytest

from tabbytop import IllegalMove
from tabbytop.games.cat_lady.cards import NAMES, TOKENS
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable

# A grid of known cards without cats, food or toys.
PLAIN = [
    "catnip", "lost-cat", "spray-bottle",
    "wizard-hat", "pirate-coat", "lobster-suit",
    "catnip", "lost-cat", "spray-bottle",
]  # fmt: skip


def dealt(seats: int, seed: int = 1, **options: object) -> CatLadyTable:
    """Deal a new table."""
    table = GAME.deal(seats, seed, options)
    assert isinstance(table, CatLadyTable)
    return table


def play(table: CatLadyTable, *told: str) -> None:
    """Play moves written as in a record: `0: take row a`."""
    for text in told:
        seat, _, move = text.partition(": ")
        table.play(int(seat), move)


def moves(table: CatLadyTable, seat: int, verb: str = "") -> list[str]:
    """Return the legal moves in notation that start with `verb`."""
    texts = [table.game.vocabulary.text(move) for move in table.moves(seat)]
    return [text for text in texts if text.startswith(verb)]


def assert_refused(table: CatLadyTable, seat: int, move: str, ruling: str) -> None:
    """Assert that the move is refused by that ruling, and changes nothing."""
    before = table.position()
    with pytest.raises(IllegalMove) as refusal:
        table.play(seat, move)
    assert refusal.value.ruling == ruling
    assert table.position() == before


def names(kinds: list[int]) -> list[str]:
    """Return the names of cards."""
    return [NAMES[kind] for kind in kinds]


def grid(table: CatLadyTable) -> list[str]:
    """Return the names of the grid's cards, row by row; empty for empty cells."""
    return [NAMES[kind] if kind >= 0 else "" for kind in table.grid]


def food(table: CatLadyTable, player: int) -> str:
    """Return a player's tokens as letters: c, t, m, w, x."""
    return "".join("ctmwx"[token] * table.tokens(player)[token] for token in range(len(TOKENS)))


def prompt_key(table: CatLadyTable, seat: int) -> str:
    """Return the key of a seat's prompt; empty if it is not asked."""
    prompt = table.prompt(seat)
    return "" if prompt is None else prompt.key


def feed_nobody(table: CatLadyTable) -> None:
    """Let every seat say `done` at once."""
    for seat in table.actors():
        table.play(seat, "done")
