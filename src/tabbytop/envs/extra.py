"""What the doors need besides Tabbytop, and what to say where it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from tabbytop.kernel.errors import TabbytopError


class MissingExtra(TabbytopError, ImportError):
    """A library that a door needs is not installed; the message says how to get it."""


@contextmanager
def the_extra() -> Iterator[None]:
    """Around the imports of such libraries: a missing one is told as MissingExtra."""
    try:
        yield
    except ModuleNotFoundError as error:
        told = f'{error.name} is not installed; it comes with: pip install "tabbytop[envs]"'
        raise MissingExtra(told, name=error.name) from error
