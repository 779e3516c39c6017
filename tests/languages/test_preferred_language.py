"""The language that a browser prefers."""

import pytest

from tabbytop.texts.preferred import preferred_language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT, en;q=0.9", "de"),
        ("it-CH, it;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("es-419, es;q=0.9", "es"),
        ("en;q=0.3,de;q=0.4", "de"),
        ("DE", "de"),
        ("de;q=0", "en"),
        ("de;q=much, en", "en"),
        ("it", "en"),
        ("*", "en"),
        (";;;,,=", "en"),
    ],
)
def test_accept_language_selects_preferred_known_language(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language
