"""Short notices in German, by where they come from."""

from collections.abc import Mapping
from typing import Final

from tabbytop.languages.de.phrases import (
    cat_lady,
    kernel,
    kibble_scuffle,
    kitty_paw,
    meow,
    results,
    setting_up,
    tem_purr_a,
)

PHRASES: Final[Mapping[str, str]] = {
    **cat_lady.PHRASES,
    **kernel.PHRASES,
    **kibble_scuffle.PHRASES,
    **kitty_paw.PHRASES,
    **meow.PHRASES,
    **results.PHRASES,
    **setting_up.PHRASES,
    **tem_purr_a.PHRASES,
}
