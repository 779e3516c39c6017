"""Short notices in German, by where they come from."""

from collections.abc import Mapping
from typing import Final

from tabbytop.languages.de.phrases import (
    kernel,
    results,
    setting_up,
)

PHRASES: Final[Mapping[str, str]] = {
    **kernel.PHRASES,
    **results.PHRASES,
    **setting_up.PHRASES,
}
