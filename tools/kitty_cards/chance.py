"""Random choices that are the same on every machine."""

from typing import TypeVar

from tabbytop.kernel.generator import Generator

Thing = TypeVar("Thing")


def one_of(things: list[Thing], rng: Generator) -> Thing:
    """Return a random one of them."""
    return things[rng.below(len(things))]


def shuffled(things: list[Thing], rng: Generator) -> list[Thing]:
    """Return all of them in random order."""
    rest, drawn = list(things), []
    while rest:
        drawn.append(rest.pop(rng.below(len(rest))))
    return drawn


def rarest(things: list[Thing], used: dict[Thing, int], rng: Generator) -> Thing:
    """Return a random one of the least used so far, and count it."""
    least = min(used.get(thing, 0) for thing in things)
    drawn = one_of([thing for thing in things if used.get(thing, 0) == least], rng)
    used[drawn] = least + 1
    return drawn
