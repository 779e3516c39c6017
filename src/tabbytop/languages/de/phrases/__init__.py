"""Short notices in German, by where they come from."""

from collections.abc import Mapping
from typing import Final

from tabbytop.languages.de.phrases import (
    accounts,
    cat_lady,
    kernel,
    kitty_paw,
    meow,
    results,
    serving,
    setting_up,
    sitting,
)

PHRASES: Final[Mapping[str, str]] = {
    **accounts.PHRASES,
    **cat_lady.PHRASES,
    **kernel.PHRASES,
    **kitty_paw.PHRASES,
    **meow.PHRASES,
    **results.PHRASES,
    **serving.PHRASES,
    **setting_up.PHRASES,
    **sitting.PHRASES,
}
