"""Bots that take part in simulations and tournaments: by name, or as Python classes."""

from collections.abc import Mapping, Sequence

from tabbytop.bots.registry import BotMaker, maker, register

# A name, or a class or function that takes a seed and returns a Bot. It is known by its own name.
Entrant = str | BotMaker


def name_entrants(entrants: Sequence[Entrant]) -> list[str]:
    """Return the names of bots, after registering those that are given as classes."""
    return [_named(entrant) for entrant in entrants]


def _named(entrant: Entrant) -> str:
    if isinstance(entrant, str):
        return entrant
    called = getattr(entrant, "__name__", type(entrant).__name__)
    name = called.replace("_", "-").strip("-").lower()
    register(name, entrant)
    return name


def registered_among(names: Sequence[str]) -> dict[str, BotMaker]:
    """Return how the registered ones among these bots are made: worker processes need that."""
    found = {name: maker(name) for name in names}
    return {name: make for name, make in found.items() if make is not None}


def register_all(makers: Mapping[str, BotMaker]) -> None:
    """Register the bots of another process, which are compared by name there."""
    for name, make in makers.items():
        if maker(name) is None:
            register(name, make)
