"""A decorator for mypyc, and a type variable for type checkers. At run time neither does anything,
and no package of theirs is needed."""

from typing import TYPE_CHECKING, Any

__all__ = ["OwnTable", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
    from typing_extensions import TypeVar

    from tabbytop.kernel.table import Table

    # The table of a game; whoever does not say which means any.
    OwnTable = TypeVar("OwnTable", bound=Table, default=Any)
else:
    from typing import TypeVar

    OwnTable = TypeVar("OwnTable")

    def mypyc_attr(**_attributes):
        """Return a decorator that changes nothing."""
        return lambda cls: cls
