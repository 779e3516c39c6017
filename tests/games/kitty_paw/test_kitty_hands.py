"""The tool that measures times of hands for the docs runs, and the weakest levels take theirs."""

import pytest

from kitty_hands import one_card, percentile, rows, seed_of
from tabbytop.bots import LEVELS
from tabbytop.games.kitty_paw.deck import CARDS

pytestmark = pytest.mark.extended


def test_table_has_a_row_for_each_level_as_in_the_docs() -> None:
    head, line, *found = rows(scatters=1, games=1)
    assert head.count("|") == line.count("|")
    assert [row.split("`")[1] for row in found] == [level.name for level in LEVELS]


def test_stronger_levels_are_faster() -> None:
    times = [sum(one_card(card, level.name, card)[0] for card in (1, 9, 17)) for level in LEVELS]
    assert times == sorted(times, reverse=True)


@pytest.mark.parametrize(("level", "least", "most"), [("kitten", 90, 150), ("tabby", 60, 90)])
def test_weak_levels_leave_a_newcomer_time_for_a_card(level: str, least: int, most: int) -> None:
    """All cards of the game on real scatters, in simulated time."""
    cards = range(1, len(CARDS) + 1)
    times = [
        one_card(card, level, seed_of(card, scatter))[0] for card in cards for scatter in (0, 1)
    ]
    assert least < percentile(times, 10) < percentile(times, 90) < most
    assert least < sum(times) / len(times) < most
    assert percentile(times, 0) > least
