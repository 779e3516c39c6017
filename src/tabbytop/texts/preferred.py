"""The list of languages, and which of them a browser prefers."""

import re
from typing import Final

from tabbytop.texts.compiled import ENGLISH, languages

LANGUAGES: Final = tuple(languages())


def preferred_language(accepted: str) -> str:
    """Return the known language that an Accept-Language header prefers."""
    found = []
    for place, part in enumerate(accepted.lower().split(",")):
        name, _, quality = part.replace(" ", "").partition(";q=")
        language = name.partition("-")[0]
        if language in LANGUAGES:
            found.append((-_quality(quality), place, language))
    best = min(found, default=(0.0, 0, ENGLISH))
    return best[2] if best[0] < 0 else ENGLISH


def _quality(text: str) -> float:
    if not text:
        return 1.0
    return float(text) if re.fullmatch(r"[01](\.\d{0,3})?", text) else 0.0
