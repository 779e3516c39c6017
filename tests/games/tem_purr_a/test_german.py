"""Tem-Purr-A in German: articles, cases and verbs agree, also in rare sentences."""

import pytest

from tabbytop.games.tem_purr_a.game import GAME
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

READER = Reader(["Ana", "Felix", "Cleo"], 0)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            {"event": "eat", "seat": 0, "count": 3, "cards": ["2", "plus"], "spoilt": 1},
            "Du isst 3 (es waren nur noch 2 da): eine 2 und Nachschlag, und ein Bauchweh!",
        ),
        (
            {"event": "eat", "seat": 1, "count": 1, "cards": ["indigestion"], "spoilt": 1},
            "Felix isst 1: nichts Gutes, und ein Bauchweh!",
        ),
        (
            {"event": "choose", "seat": 1, "other": 0, "total": 4},
            "Felix zeigt mit „Du da“ auf dich.",
        ),
        (
            {"event": "draw", "seat": 2, "count": 0, "cards": [], "spoilt": 2},
            "Cleo zieht 2-mal Bauchweh!",
        ),
    ],
)
def test_rare_events_are_told_grammatically(event: dict[str, object], told: str) -> None:
    assert GameTexts(GAME, "de").tell_event(event, READER) == told


def test_refusal_is_translated_with_grammar() -> None:
    message = Message("tem-purr-a", "refusal-no-dish", card="6")
    assert render(message, "de") == "du hast keine 6 auf der Hand"
