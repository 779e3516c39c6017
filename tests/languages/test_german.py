"""German grammar: articles, cases and verbs agree, also in rare sentences."""

import pytest

from tabbytop.games import registry
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

READER = Reader(["Ana", "Felix", "Cleo"], 0)


@pytest.mark.parametrize(
    ("game", "event", "told"),
    [
        (
            "kibble-scuffle",
            {"event": "back", "owner": 0, "card": "tom", "bowl": 2},
            "Dein Kater ist wieder am Mäusenapf.",
        ),
        (
            "kibble-scuffle",
            {"event": "return", "owner": 0, "card": "tom", "bowl": 2, "by": "queen", "by_owner": 1},
            "Felix\u2019 Königin schickt deinen Kater vom Mäusenapf zurück auf die Hand.",
        ),
        (
            "kibble-scuffle",
            {"event": "return", "owner": 1, "card": "tom", "bowl": 2, "by": "queen", "by_owner": 2},
            "Cleos Königin schickt Felix\u2019 Kater vom Mäusenapf zurück auf die Hand.",
        ),
        (
            "kibble-scuffle",
            {"event": "throw", "seat": 0, "card": "tom"},
            "Du kannst nichts spielen und legst den Kater ab.",
        ),
        (
            "kibble-scuffle",
            {"event": "end", "left_out": [["tom", "queen"], ["fat"]]},
            "Jetzt sind die Decks zu sehen. Du hast Kater und Königin weggelassen; Felix hat "
            "Moppel weggelassen.",
        ),
        (
            "kibble-scuffle",
            {"event": "item", "owner": 1, "card": "laser-pointer", "bowl": 2},
            "Felix setzt den Laserpointer am Mäusenapf ein: Jetzt spielen alle dort.",
        ),
        (
            "tem-purr-a",
            {"event": "eat", "seat": 0, "count": 3, "cards": ["2", "plus"], "spoilt": 1},
            "Du isst 3 (es waren nur noch 2 da): eine 2 und Nachschlag, und ein Bauchweh!",
        ),
        (
            "tem-purr-a",
            {"event": "eat", "seat": 1, "count": 1, "cards": ["indigestion"], "spoilt": 1},
            "Felix isst 1: nichts Gutes, und ein Bauchweh!",
        ),
        (
            "tem-purr-a",
            {"event": "choose", "seat": 1, "other": 0, "total": 4},
            "Felix zeigt mit „Du da“ auf dich.",
        ),
        (
            "tem-purr-a",
            {"event": "draw", "seat": 2, "count": 0, "cards": [], "spoilt": 2},
            "Cleo zieht 2-mal Bauchweh!",
        ),
    ],
)
def test_rare_events_are_told_grammatically(game: str, event: dict[str, object], told: str) -> None:
    assert GameTexts(registry.game(game), "de").tell_event(event, READER) == told


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
        (
            Message("cat-lady", "refusal-not-in-hand", item="laser-pointer"),
            "du hast „Laserpointer“ nicht auf der Hand",
        ),
        (Message("tem-purr-a", "refusal-no-dish", card="6"), "du hast keine 6 auf der Hand"),
    ],
)
def test_refusals_are_translated_with_grammar(message: Message, german: str) -> None:
    registry.game(message.area)
    assert render(message, "de") == german
