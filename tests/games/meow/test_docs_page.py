"""`docs/games/meow.md` lists the moves of the code; its cards and acts are generated."""

import re
from pathlib import Path

import pytest

from generators.docs import rows
from tabbytop.games.meow.cards import LEAST_SEATS, MOST_SEATS
from tabbytop.games.meow.moves import VOCABULARY
from tests.games.meow.docs_tables import tables

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "meow.md").read_text(encoding="utf-8")


@pytest.mark.ruling("MW-B1", "MW-B2", "MW-S1")
@pytest.mark.parametrize(("heading", "wanted"), tables().items(), ids=list(tables()))
def test_docs_tables_of_cards_and_acts_are_current(heading: str, wanted: list[str]) -> None:
    assert rows(PAGE, heading) == wanted, "make generate"


def test_docs_list_every_move() -> None:
    written = re.findall(r"^\| `([a-zã ]+)` \|", PAGE[PAGE.index("## Notation") :], re.MULTILINE)
    moves = written[: len(VOCABULARY.blocks)]
    verbs = [str(VOCABULARY.parts(VOCABULARY.move(move))["verb"]) for move in moves]
    assert sorted(verbs) == sorted(block.verb for block in VOCABULARY.blocks)


@pytest.mark.ruling("MW-D1")
def test_docs_table_of_the_thirteen_rule_deal_adds_up() -> None:
    table = [
        [int(number) for number in re.findall(r"\d+", row)]
        for row in re.findall(r"^\| (?:players|rules each|in the pile) \|.*$", PAGE, re.MULTILINE)
    ]
    players, each, pile = table
    assert players == [*range(LEAST_SEATS, MOST_SEATS + 1)]
    assert all(p * e + left == 13 for p, e, left in zip(players, each, pile, strict=True))
