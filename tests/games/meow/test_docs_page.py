"""`docs/meow.md` lists the cards, acts and moves of the code."""

import re
from pathlib import Path

import pytest

from tabbytop.games.meow.box.rule import FAMILIES, PARTS
from tabbytop.games.meow.cards import CARD_COUNT, LEAST_SEATS, MOST_SEATS, RULES, family_of
from tabbytop.games.meow.moves import VOCABULARY
from tabbytop.games.meow.words import message

PAGE = (Path(__file__).parents[3] / "docs" / "meow.md").read_text(encoding="utf-8")


def rows(first: str, last: str) -> list[str]:
    """The rows of the tables between two headings, without their heads."""
    part = PAGE[PAGE.index(first) : PAGE.index(last) if last else len(PAGE)]
    tables = [line for line in part.splitlines() if line.startswith("| ")]
    return [row for row in tables if not row.startswith(("| card |", "| group |"))]


def rule_row(card: int) -> str:
    """A card of the box."""
    rule = RULES[card]
    blue = "●" if rule.blue else ""
    cells = [f"`{rule.name}`", rule.title, rule.animal, rule.text, blue, PARTS[rule.part].upper()]
    return table_row(cells)


def palette_row(act: int) -> str:
    """An act of the palette; a spoken one with the number of its words."""
    rule = RULES[act]
    heard = f"one of {len(rule.words)} words" if rule.words else rule.noise
    group = str(message(f"group-{FAMILIES[family_of(act)]}"))
    cells = [group, rule.sign, rule.label, f"`{rule.name}`", rule.shown, heard]
    return table_row(cells)


def table_row(cells: list[str]) -> str:
    """Format a row; an empty cell has one space."""
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


@pytest.mark.ruling("MW-B1", "MW-B2")
def test_docs_list_all_cards() -> None:
    assert rows("\n## The cards\n", "\n## The palette\n") == [*map(rule_row, range(CARD_COUNT))]


@pytest.mark.ruling("MW-S1")
def test_docs_list_the_palette() -> None:
    assert rows("\n## The palette\n", "") == [*map(palette_row, range(CARD_COUNT))]


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
