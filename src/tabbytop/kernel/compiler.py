"""The decorator of mypyc, with a fallback that does nothing where mypyc is not installed."""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(**_attributes):
            """Return a decorator that changes nothing."""
            return lambda cls: cls
