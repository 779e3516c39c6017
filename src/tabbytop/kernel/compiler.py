"""The decorator of mypyc. At run time it does nothing, and needs no package of mypyc's."""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Return a decorator that changes nothing."""
        return lambda cls: cls
