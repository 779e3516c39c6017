"""The tool that measures the times in docs/bots.md runs, and has the rows of the document."""

from kitty_hands import one_card, rows
from tabbytop.bots import LEVELS


def test_table_has_a_row_for_each_level_as_in_the_docs() -> None:
    head, line, *found = rows(scatters=1, games=1)
    assert head.count("|") == line.count("|")
    assert [row.split("`")[1] for row in found] == [level.name for level in LEVELS]


def test_stronger_levels_are_faster() -> None:
    times = [sum(one_card(card, level.name, card)[0] for card in (1, 9, 17)) for level in LEVELS]
    assert times == sorted(times, reverse=True)
