"""The list of languages. Missing translations fall back to English."""

import importlib
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from tabbytop.kernel import telling
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.languages.locale import Locale, Speaker
from tabbytop.texts.catalogue import has_text, render
from tabbytop.texts.compiled import ENGLISH, languages
from tabbytop.texts.message import PLAIN, Message
from tabbytop.texts.reader import NOBODY, Reader

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.result import Result
    from tabbytop.kernel.telling import Teller

LANGUAGES: Final = tuple(languages())


def speaker(game: "Game", language: str) -> Speaker:
    """Return the texts of the game in that language."""
    if has_text(game.name, "title"):
        return GameTexts(game, language)
    locale = _locale(language)
    return game if locale is None else locale.speakers.get(game.name, game)


def phrase(english: str | Message, language: str, reader: Reader = NOBODY) -> str:
    """Return a message in words; words of games without a catalogue go through the phrasebook."""
    if isinstance(english, Message):
        if english.area != PLAIN:
            return render(english, language, reader)
        english = english.key
    locale = _locale(language)
    return english if locale is None else locale.phrases.translate(english) or english


def verdict(result: "Result", teller: "Teller", language: str) -> str:
    """Return who won, and why."""
    locale = _locale(language)
    if locale is None:
        return telling.verdict(result, teller)
    return locale.verdict(result, phrase(result.reason, language), teller)


def tell_outcome(
    game: "Game", result: "Result", teller: "Teller", language: str
) -> tuple[str, str]:
    """Return why the winners won, and the verdict."""
    speaks = speaker(game, language)
    if isinstance(speaks, GameTexts):
        return speaks.tell_reason(result), speaks.verdict(result, teller)
    return phrase(result.reason, language), verdict(result, teller, language)


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


@cache
def _locale(language: str) -> Locale | None:
    """Return a translation; None for English and unknown languages."""
    if language == ENGLISH or language not in LANGUAGES:
        return None
    locale: Locale = importlib.import_module(f"tabbytop.languages.{language}").LOCALE
    return locale
