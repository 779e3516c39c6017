"""Short notices in German, by where they come from."""

from collections.abc import Mapping
from typing import Final

from tabbytop.languages.de.phrases import (
    accounts,
    kernel,
    results,
    serving,
    setting_up,
    sitting,
)

PHRASES: Final[Mapping[str, str]] = {
    **accounts.PHRASES,
    **kernel.PHRASES,
    **results.PHRASES,
    **serving.PHRASES,
    **setting_up.PHRASES,
    **sitting.PHRASES,
}
