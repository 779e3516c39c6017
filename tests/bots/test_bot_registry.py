"""The registry of bots."""

import pytest

from tabbytop.bots import Bot, RandomBot, UnknownBot, bot, bots
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.generator import derive_seed


def test_every_listed_bot_can_be_made() -> None:
    assert bots()[:2] == ["kitten", "tabby"]
    assert {"random", "greedy", "search"} <= set(bots())
    for name in bots():
        assert isinstance(bot(name, seed=1), Bot)


def test_random_bot_is_registered() -> None:
    moves = list(range(100))
    shelved = bot("random", 4)
    assert isinstance(shelved, RandomBot)
    assert shelved.pick(moves) == RandomBot(4).pick(moves)


def test_unknown_bot_error_lists_all_bots() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'clever'; bots: .*random") as caught:
        bot("clever", 1)
    assert isinstance(caught.value, TabbytopError)


def test_derived_seeds_differ_for_every_use() -> None:
    seeds = {derive_seed(seed, use) for seed in range(100) for use in ("seat 0", "seat 1", "else")}
    assert len(seeds) == 300
    assert derive_seed(7, "seat 0") == derive_seed(7, "seat 0")
