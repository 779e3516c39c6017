"""What the doors need besides Tabbytop, and what to say where it is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def require_envs_extra() -> Iterator[None]:
    """Around the imports of such libraries: if one is missing, the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        told = f'{error.name} is not installed; it comes with: pip install "tabbytop[envs]"'
        raise ModuleNotFoundError(told, name=error.name) from error
