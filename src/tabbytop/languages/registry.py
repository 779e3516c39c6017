"""The languages there are. What one of them does not know, English says."""

import importlib
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from tabbytop.kernel import telling
from tabbytop.languages.locale import Locale, Speaker

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.result import Result
    from tabbytop.kernel.telling import Teller

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de")


def speaker(game: "Game", language: str) -> Speaker:
    """Who speaks for the game in that language."""
    locale = _locale(language)
    return game if locale is None else locale.speakers.get(game.name, game)


def phrase(english: str, language: str) -> str:
    """A short notice in that language."""
    locale = _locale(language)
    return english if locale is None else locale.phrases.said(english) or english


def verdict(result: "Result", teller: "Teller", language: str) -> str:
    """Who won, and why."""
    locale = _locale(language)
    if locale is None:
        return telling.verdict(result, teller)
    return locale.verdict(result, phrase(result.reason, language), teller)


def wanted(accepted: str) -> str:
    """The language that an Accept-Language asks for most, of those there are."""
    wishes = []
    for place, part in enumerate(accepted.lower().split(",")):
        name, _, worth = part.replace(" ", "").partition(";q=")
        language = name.partition("-")[0]
        if language in LANGUAGES:
            wishes.append((-_worth(worth), place, language))
    best = min(wishes, default=(0.0, 0, ENGLISH))
    return best[2] if best[0] < 0 else ENGLISH


def _worth(told: str) -> float:
    if not told:
        return 1.0
    return float(told) if re.fullmatch(r"[01](\.\d{0,3})?", told) else 0.0


@cache
def _locale(language: str) -> Locale | None:
    """None is English, and what nobody here speaks."""
    if language == ENGLISH or language not in LANGUAGES:
        return None
    locale: Locale = importlib.import_module(f"tabbytop.languages.{language}").LOCALE
    return locale
