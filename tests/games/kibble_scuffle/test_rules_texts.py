"""The short rules agree with the rulings, in every language."""

import pytest

import tabbytop
from tabbytop.kernel.game_texts import GameTexts


def rules(game: str, language: str) -> str:
    return " ".join(GameTexts(tabbytop.game(game), language).tell_rules().split())


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
def test_kitty_paw_rules_do_not_freeze_a_call_before_all_have_a_card(
    language: str, false_start: str, early_call: str
) -> None:
    assert false_start in rules("kitty-paw", language)
    assert early_call in rules("kitty-paw", language)


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
def test_kibble_scuffle_rules_fill_an_empty_bowl_at_once_except_while_feeding(
    language: str, filled: str, drawn: str
) -> None:
    assert filled in rules("kibble-scuffle", language)
    assert drawn in rules("kibble-scuffle", language)
