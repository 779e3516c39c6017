"""Kitty Paw in German."""

import pytest

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.pieces import PIECES, SYMBOLS
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.vocabulary import Block
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

ANA = Reader(["Ana", "Felix", "Cleo"], 0)
GERMAN = GameTexts(GAME, "de")


def test_every_piece_has_name() -> None:
    for name in [*PIECES, "stray", *SYMBOLS]:
        title = Message("kitty-paw", f"card-{name.replace(' ', '-')}")
        assert not render(title, "de").startswith("card-")
    assert [card.title for card in GERMAN.tell_cards({})][13:] == ["Türkisch Van", "Chihuahua"]
    for german, english in zip(GERMAN.tell_cards({}), GAME.tell_cards({}), strict=True):
        assert (german.name, german.group) == (english.name, english.group)
        assert german.facts == english.facts
        assert german.text != english.text


@pytest.mark.parametrize("block", GAME.vocabulary.blocks, ids=lambda block: str(block.sentence))
def test_every_move_has_words(block: Block) -> None:
    told = GERMAN.tell_move(block.base, ANA)
    assert told not in {"", GAME.tell_move(block.base, ANA)}


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"event": "took", "seat": 0, "kind": "calico", "spot": 3},
         "Du nimmst eine Glückskatze von Stelle 3."),
        ({"event": "ran_home", "seat": 1, "kind": "blue", "spot": 9},
         "Felix\u2019 Russisch Blau läuft heim zu Stelle 9."),
        ({"event": "flipped", "seat": 1, "face": "belly"}, "Felix wendet sie: Jetzt schläft sie."),
        ({"event": "checked", "seat": 0, "right": False,
          "faults": [{"piece": "tuxedo", "fault": "turn"}, {"piece": "box", "fault": "missing"}]},
         "Dein Bild stimmt nicht: Frackkatze ist falsch gedreht, Kartonkarte fehlt."),
        ({"event": "false_alarm", "seat": 0}, "Fehlalarm: Du bist diese Runde draußen."),
        ({"event": "scored", "seat": 0, "card": 4, "points": -2}, "Karte 4 kostet dich 2 Punkte."),
        ({"event": "tie", "seats": [0, 2]}, "Gleichstand! Cleo und du spielt eine Extrarunde."),
        ({"event": "tie", "seats": [1, 2]},
         "Gleichstand! Felix und Cleo spielen eine Extrarunde."),
        ({"event": "round", "round": 2, "extra": 1, "row": [3, 7]},
         "Runde 2, Extrarunde 1: Karten 3 und 7. Pfoten in die Mitte, bitte."),
        ({"event": "shut", "seat": 2, "box": 4, "late": True}, "Karton 4 fällt von selbst zu."),
        ({"event": "slipped", "seat": 0, "box": 4},
         "Deine Versteckkarte rutscht zurück in Karton 4."),
        ({"event": "tick"}, ""),
    ],
)  # fmt: skip
def test_events_are_told_in_german(event: dict[str, object], told: str) -> None:
    assert GERMAN.tell_event(event, ANA) == told


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("lift stray", "den Streuner aufheben"),
        ("lift box", "Kartonkarte aufheben"),
        ("chase 0", "die Uhr scheucht den Streuner von dir heim"),
        ("release 0", "die Uhr lässt dich frei"),
        ("close 1", "die Uhr macht den Karton von Felix zu"),
        ("slip 3", "die Uhr lässt die Karte von Platz 3 zurückrutschen"),
    ],
)
def test_moves_are_told_in_german(move: str, told: str) -> None:
    assert GERMAN.tell_move(GAME.vocabulary.move(move), ANA) == told
