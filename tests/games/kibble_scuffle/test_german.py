"""Kibble Scuffle in German: articles, cases and verbs agree, also in rare sentences."""

import pytest

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

READER = Reader(["Ana", "Felix", "Cleo"], 0)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            {"event": "back", "owner": 0, "card": "tom", "bowl": 2},
            "Dein Kater ist wieder am Mäusenapf.",
        ),
        (
            {"event": "return", "owner": 0, "card": "tom", "bowl": 2, "by": "queen", "by_owner": 1},
            "Felix\u2019 Königin schickt deinen Kater vom Mäusenapf zurück auf die Hand.",
        ),
        (
            {"event": "return", "owner": 1, "card": "tom", "bowl": 2, "by": "queen", "by_owner": 2},
            "Cleos Königin schickt Felix\u2019 Kater vom Mäusenapf zurück auf die Hand.",
        ),
        (
            {"event": "throw", "seat": 0, "card": "tom"},
            "Du kannst nichts spielen und legst den Kater ab.",
        ),
        (
            {"event": "end", "left_out": [["tom", "queen"], ["fat"]]},
            "Jetzt sind die Decks zu sehen. Du hast Kater und Königin weggelassen; "
            "Felix hat Moppel weggelassen.",
        ),
        (
            {"event": "item", "owner": 1, "card": "laser-pointer", "bowl": 2},
            "Felix setzt den Laserpointer am Mäusenapf ein: Jetzt spielen alle dort.",
        ),
    ],
)
def test_rare_events_are_told_grammatically(event: dict[str, object], told: str) -> None:
    assert GameTexts(GAME, "de").tell_event(event, READER) == told


@pytest.mark.parametrize(
    ("message", "german"),
    [
        (
            Message("kibble-scuffle", "refusal-not-in-hand", card="tom"),
            "du hast keinen Kater auf der Hand",
        ),
        (
            Message("kibble-scuffle", "refusal-not-in-hand", card="kitten"),
            "du hast kein Kätzchen auf der Hand",
        ),
        (
            Message("kibble-scuffle", "must-feed-first", card="tom"),
            "jetzt musst du zuerst den Kater füttern",
        ),
        (
            Message("kibble-scuffle", "refusal-priority", card="queen", bowl=2),
            "am Mäusenapf frisst schon die Königin zuerst, und das kann nur eine Katze",
        ),
    ],
)
def test_refusals_are_translated_with_grammar(message: Message, german: str) -> None:
    assert render(message, "de") == german
