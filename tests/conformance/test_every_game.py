"""The conformance checks on every registered game, with any seats and options."""

from collections.abc import Callable

import nap_time
import pytest
from hypothesis import given, settings
from tests.profiles import examples_per_game

import tabbytop
from tabbytop.testing import CHECKS, Deal
from tabbytop.testing.strategies import deals


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", tabbytop.list_games())
def test_game_conforms(name: str, check: Callable[[Deal], None]) -> None:
    @settings(max_examples=examples_per_game())
    @given(deals(tabbytop.game(name)))
    def holds(deal: Deal) -> None:
        check(deal)

    holds()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_game_from_another_package_conforms(check: Callable[[Deal], None]) -> None:
    """The example game is interpreted even where the kernel is compiled."""

    @given(deals(nap_time.GAME))
    def holds(deal: Deal) -> None:
        check(deal)

    holds()
