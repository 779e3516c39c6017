"""The short rules agree with the rulings, in every language."""

import pytest

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.kernel.game_texts import GameTexts


def rules(language: str) -> str:
    return " ".join(GameTexts(GAME, language).tell_rules().split())


@pytest.mark.ruling("KP-X14")
@pytest.mark.parametrize(
    ("language", "false_start", "early_call"),
    [
        (
            "en",
            "If your mat isn’t full, it’s a false start",
            "Nobody can call until everyone has a card. If your mat is full before that, just "
            "wait: your paw won’t freeze.",
        ),
        (
            "de",
            "Ist die Matte nicht voll, ist es ein Fehlstart",
            "Bevor alle eine Karte haben, kann niemand rufen: Eine volle Matte wartet so lange, "
            "und nichts friert ein.",
        ),
    ],
)
def test_rules_do_not_freeze_a_call_before_all_have_a_card(
    language: str, false_start: str, early_call: str
) -> None:
    assert false_start in rules(language)
    assert early_call in rules(language)
