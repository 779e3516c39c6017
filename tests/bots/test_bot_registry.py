"""The registry of bots."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from tabbytop.bots import Bot, RandomBot, UnknownBot, bot, bots, is_bot, register, registry
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.generator import derive_seed
from tabbytop.kernel.table import Table


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


# Bots of others.


class Dozer(Bot):
    """A bot of a test."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, table: Table, seat: int) -> int:
        return table.moves(seat)[0]


def entry_point(make: object) -> Callable[[str], list[SimpleNamespace]]:
    """Return what finds one entry point, with a bot called `stranger`."""
    point = SimpleNamespace(name="stranger", load=lambda: make)
    return lambda group: [point] if group == registry.GROUP else []


def install(monkeypatch: pytest.MonkeyPatch, make: object) -> None:
    registry._installed.cache_clear()
    monkeypatch.setattr("importlib.metadata.entry_points", entry_point(make))


@pytest.fixture(autouse=True)
def nothing_installed() -> Iterator[None]:
    yield
    registry._installed.cache_clear()


def test_registered_bot_is_known_by_its_name() -> None:
    register("dozer", Dozer)
    assert isinstance(bot("dozer", 3), Dozer)
    assert "dozer" in bots()
    assert is_bot("dozer")
    register("dozer", Dozer)  # once more is no harm


@pytest.mark.parametrize("name", ["tiger", "search", "random", "run:x", "A,B", "", "Dozer"])
def test_bot_cannot_be_registered_under_any_name(name: str) -> None:
    with pytest.raises(UnknownBot):
        register(name, Dozer)


def test_name_belongs_to_one_bot() -> None:
    register("only-one", Dozer)
    with pytest.raises(UnknownBot, match="already"):
        register("only-one", RandomBot)


def test_installed_bot_is_known_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Dozer)
    assert isinstance(bot("stranger", 3), Dozer)
    assert "stranger" in bots()


@pytest.mark.parametrize("make", [3, dict, int, object])
def test_broken_entry_point_is_told(monkeypatch: pytest.MonkeyPatch, make: object) -> None:
    install(monkeypatch, make)
    with pytest.raises(UnknownBot, match="stranger"):
        bot("stranger", 3)


def test_derived_seeds_differ_for_every_use() -> None:
    seeds = {derive_seed(seed, use) for seed in range(100) for use in ("seat 0", "seat 1", "else")}
    assert len(seeds) == 300
    assert derive_seed(7, "seat 0") == derive_seed(7, "seat 0")
