"""German."""

from typing import Final

from tabbytop.languages.de.grammar import verdict
from tabbytop.languages.de.phrases import PHRASES
from tabbytop.languages.de.phrases.titles import titles
from tabbytop.languages.locale import Locale, Speaker
from tabbytop.languages.phrasebook import Phrasebook

_SPEAKERS: Final[dict[str, Speaker]] = {
}

LOCALE: Final = Locale(
    speakers=_SPEAKERS,
    phrases=Phrasebook({**titles(_SPEAKERS), **PHRASES}, point=","),
    verdict=verdict,
)
