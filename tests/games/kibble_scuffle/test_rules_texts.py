"""The short rules agree with the rulings, in every language."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.game_texts import GameTexts


def rules(language: str) -> str:
    return " ".join(GameTexts(GAME, language).tell_rules().split())


@pytest.mark.ruling("KS-T6", "KS-T7")
@pytest.mark.parametrize(
    ("language", "filled", "drawn"),
    [
        (
            "en",
            "An empty bowl gets four fresh cubes right away, or after dinner if dinner is on.",
            "After every turn, everyone draws back up to five cards.",
        ),
        (
            "de",
            "Ein leerer Napf bekommt sofort vier frische Brocken; nur während der Futterzeit "
            "wartet er, bis sie vorbei ist.",
            "Nach jedem Zug ziehen alle auf fünf Karten nach.",
        ),
    ],
)
def test_rules_fill_an_empty_bowl_at_once_except_while_feeding(
    language: str, filled: str, drawn: str
) -> None:
    assert filled in rules(language)
    assert drawn in rules(language)
