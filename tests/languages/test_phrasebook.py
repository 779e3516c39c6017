"""Translation of phrases with placeholders, and choice of the language."""

import pytest
from tabbytop.languages.phrasebook import Phrasebook

from tabbytop.languages.registry import phrase, preferred_language

BOOK = Phrasebook(
    {
        "there is no {card} in your hand": "du hast {card} nicht auf der Hand",
        "there is no {card} in your hand at bowl {bowl}": "kein {card} für Napf {bowl}",
        "Kitten": "Kätzchen",
        "{same} is {same}": "{same} bleibt {same}",
        "what {is} (this)": "was (das) {is}",
        "wait {long} seconds": "warte {long} Sekunden",
    },
    point=",",
)


@pytest.mark.parametrize(
    ("english", "other"),
    [
        ("Kitten", "Kätzchen"),
        ("there is no Kitten in your hand", "du hast Kätzchen nicht auf der Hand"),
        ("there is no Tom Cat in your hand", "du hast Tom Cat nicht auf der Hand"),
        ("there is no Kitten in your hand at bowl 3", "kein Kätzchen für Napf 3"),
        ("Ana is Ana", "Ana bleibt Ana"),
        ("what was (this)", "was (das) was"),
        ("wait 1.5 seconds", "warte 1,5 Sekunden"),
        ("wait 1.5.0 seconds", "warte 1.5.0 Sekunden"),
        ("what {was} (this)", "was (das) {was}"),
        ("there is no \\1 in your hand", "du hast \\1 nicht auf der Hand"),
    ],
)
def test_phrase_is_translated_with_any_placeholder_values(english: str, other: str) -> None:
    assert BOOK.translate(english) == other


@pytest.mark.parametrize("english", ["", "Ana is Ben", "there is no  in your hand", "kitten"])
def test_unknown_phrase_returns_none(english: str) -> None:
    assert BOOK.translate(english) is None


def test_unknown_phrase_falls_back_to_english() -> None:
    assert phrase("no such phrase", "de") == phrase("no such phrase", "xx") == "no such phrase"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT, en;q=0.9", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "en"),
        ("en;q=0.3,de;q=0.4", "de"),
        ("DE", "de"),
        ("de;q=0", "en"),
        ("de;q=much, en", "en"),
        ("fr", "en"),
        ("*", "en"),
        (";;;,,=", "en"),
    ],
)
def test_accept_language_selects_preferred_known_language(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language
