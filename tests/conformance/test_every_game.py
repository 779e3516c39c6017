"""What holds everywhere, on every registered game, every number of seats and every option."""

from collections.abc import Callable

import nap_time
import pytest
from hypothesis import given

from tabbytop.testing import CHECKS, Deal
from tabbytop.testing.strategies import deals


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_registered_games(check: Callable[[Deal], None]) -> None:
    @given(deals())
    def holds(deal: Deal) -> None:
        check(deal)

    holds()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_from_elsewhere(check: Callable[[Deal], None]) -> None:
    """The example game is interpreted, also where the kernel is compiled."""

    @given(deals(nap_time.GAME))
    def holds(deal: Deal) -> None:
        check(deal)

    holds()
