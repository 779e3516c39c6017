"""German grammar: articles, cases and verbs agree, also in rare sentences."""

import pytest
from tabbytop.languages.de.nouns import Noun

from tabbytop.games import registry
from tabbytop.kernel.telling import Teller
from tabbytop.languages.registry import phrase, speaker
from tabbytop.texts.message import Message

READER = Teller(["Ana", "Felix", "Cleo"], 0)
KATER = Noun("Kater", "m")


def test_noun_has_articles_in_every_case() -> None:
    assert [KATER.the(), KATER.the("accusative"), KATER.the("dative")] == [
        "der Kater",
        "den Kater",
        "dem Kater",
    ]
    assert [KATER.no(), KATER.no("accusative")] == ["kein Kater", "keinen Kater"]
    assert Noun("Nudeln", "plural").no("dative") == "keinen Nudeln"
    assert KATER.of(READER, 0, "accusative") == "deinen Kater"
    assert KATER.of(READER, 1) == "Felix' Kater"
    assert KATER.of(READER, 2, "dative") == "Cleos Kater"


@pytest.mark.parametrize(
    ("game", "event", "told"),
    [
        (
            "kibble-scuffle",
            {"event": "throw", "seat": 0, "card": "tom"},
            "Du legst den Kater ab: Nichts lässt sich spielen.",
        ),
        (
            "kibble-scuffle",
            {"event": "end", "left_out": [["tom", "queen"], ["fat"]]},
            "Die Decks werden gezeigt. Du lässt Kater und Königin weg; Felix lässt Moppel weg.",
        ),
        (
            "kibble-scuffle",
            {"event": "item", "owner": 1, "card": "laser-pointer", "bowl": 2},
            "Felix nimmt den Laserpointer für den Mäusenapf: Jetzt spielen alle dort.",
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
    assert speaker(registry.game(game), "de").tell_event(event, READER) == told


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("there is no laser pointer in your hand", "du hast „Laserpointer“ nicht auf der Hand"),
    ],
)
def test_notices_are_translated_with_grammar(english: str, german: str) -> None:
    assert phrase(english, "de") == german


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
            "an Napf 2 hat schon die Königin Vortritt, und den gibt es nur einmal",
        ),
        (Message("tem-purr-a", "refusal-no-dish", card="6"), "du hast keine 6 auf der Hand"),
    ],
)
def test_refusals_are_translated_with_grammar(message: Message, german: str) -> None:
    registry.game(message.area)
    assert phrase(message, "de") == german
