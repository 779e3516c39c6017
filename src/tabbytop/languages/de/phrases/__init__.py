"""Short notices in German, by where they come from."""

from collections.abc import Mapping
from typing import Final

from tabbytop.languages.de.phrases import (
    accounts,
    cat_lady,
    kernel,
    kibble_scuffle,
    kitty_paw,
    results,
    serving,
    setting_up,
    sitting,
    tem_purr_a,
)

PHRASES: Final[Mapping[str, str]] = {
    **accounts.PHRASES,
    **cat_lady.PHRASES,
    **kernel.PHRASES,
    **kibble_scuffle.PHRASES,
    **kitty_paw.PHRASES,
    **results.PHRASES,
    **serving.PHRASES,
    **setting_up.PHRASES,
    **sitting.PHRASES,
    **tem_purr_a.PHRASES,
}
