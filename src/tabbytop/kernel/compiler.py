"""The one place that knows about the compiler; without it, its decorator does nothing."""

from typing import TYPE_CHECKING

__all__ = ["mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(**_attributes):
            """Stand in for the compiler's decorator where it is not installed."""
            return lambda cls: cls
