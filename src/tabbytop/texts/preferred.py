"""The list of languages, and which of them a browser or a terminal prefers."""

import os
import re
from collections.abc import Mapping
from typing import Final

from tabbytop.texts.compiled import ENGLISH, offered

LANGUAGES: Final = tuple(offered())

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


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


def system_language(variables: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for, if it is known; else English."""
    wanted = next((variables[name] for name in _VARIABLES if variables.get(name)), "")
    name = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return name if name in LANGUAGES else ENGLISH


def _quality(text: str) -> float:
    if not text:
        return 1.0
    return float(text) if re.fullmatch(r"[01](\.\d{0,3})?", text) else 0.0
