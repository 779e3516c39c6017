"""German."""

from typing import Final

from tabbytop.languages.de import cat_lady, kibble_scuffle, kitty_paw, meow, tem_purr_a
from tabbytop.languages.de.grammar import verdict
from tabbytop.languages.de.phrases import PHRASES
from tabbytop.languages.de.phrases.titles import titles
from tabbytop.languages.phrasebook import Phrasebook
from tabbytop.languages.tongue import Speaker, Tongue

_SPEAKERS: Final[dict[str, Speaker]] = {
    "cat-lady": cat_lady,
    "kibble-scuffle": kibble_scuffle,
    "kitty-paw": kitty_paw,
    "meow": meow,
    "tem-purr-a": tem_purr_a,
}

TONGUE: Final = Tongue(
    speakers=_SPEAKERS,
    phrases=Phrasebook({**titles(_SPEAKERS), **PHRASES}, point=","),
    verdict=verdict,
)
