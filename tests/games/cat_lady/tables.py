"""What the tests of the table say all the time."""

import pytest

from tabbytop import IllegalMove
from tabbytop.games.cat_lady.cards import NAMES, TOKENS
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable

# A grid without cats, food or toys in which every card is known: for what is told beside it.
PLAIN = [
    "catnip", "lost-cat", "spray-bottle",
    "wizard-hat", "pirate-coat", "lobster-suit",
    "catnip", "lost-cat", "spray-bottle",
]  # fmt: skip


def dealt(seats: int, seed: int = 1, **options: object) -> CatLadyTable:
    """A new table."""
    table = GAME.deal(seats, seed, options)
    assert isinstance(table, CatLadyTable)
    return table


def play(table: CatLadyTable, *told: str) -> None:
    """Moves as a record has them: `0: take row 1`."""
    for text in told:
        seat, _, move = text.partition(": ")
        table.play(int(seat), move)


def moves(table: CatLadyTable, seat: int, verb: str = "") -> list[str]:
    """The legal moves in notation, those with this beginning."""
    texts = [table.game.vocabulary.text(move) for move in table.moves(seat)]
    return [text for text in texts if text.startswith(verb)]


def refused(table: CatLadyTable, seat: int, move: str, ruling: str) -> None:
    """The move is refused by that ruling, and nothing has changed."""
    before = table.position()
    with pytest.raises(IllegalMove) as refusal:
        table.play(seat, move)
    assert refusal.value.ruling == ruling
    assert table.position() == before


def names(kinds: list[int]) -> list[str]:
    """Cards by name."""
    return [NAMES[kind] for kind in kinds]


def grid(table: CatLadyTable) -> list[str]:
    """The grid by name, row by row; empty places are empty."""
    return [NAMES[kind] if kind >= 0 else "" for kind in table.grid]


def food(table: CatLadyTable, player: int) -> str:
    """A player's tokens as letters: c, t, m, w, x."""
    return "".join("ctmwx"[token] * table.tokens(player)[token] for token in range(len(TOKENS)))


def asked(table: CatLadyTable, seat: int) -> str:
    """What a seat is asked; empty if it is not."""
    prompt = table.prompt(seat)
    return "" if prompt is None else prompt.key


def feed_nobody(table: CatLadyTable) -> None:
    """All say `done` at once."""
    for seat in table.actors():
        table.play(seat, "done")
