"""Refusals of kernel and server, in English and German."""

import pytest

import tabbytop
import tabbytop.server.errors  # the kinds of its arguments
from tabbytop.bots.levels import LEVELS
from tabbytop.kernel.errors import TabbytopError
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

KIBBLE = tabbytop.game("kibble-scuffle")


def refused(attempt: object, *args: object, **more: object) -> Message:
    with pytest.raises(TabbytopError) as error:
        attempt(*args, **more)  # type: ignore[operator]  # any function
    return error.value.message


def both(message: Message) -> tuple[str, str]:
    return render(message), render(message, "de")


def test_moves_of_other_seats() -> None:
    asked = Message("kernel", "not-asked", seat="1", asked=[0, 2, -1])
    assert both(asked) == (
        "it isn’t seat 1’s turn; waiting for: seat 0, seat 2 and the clock",
        "Platz 1 ist gerade nicht dran; dran: Platz 0, Platz 2 und die Uhr",
    )
    assert both(refused(KIBBLE.deal(2, 1).view, 7)) == (
        "there’s no seat 7; seats are 0 to 1",
        "es gibt keinen Platz 7; Plätze sind 0 bis 1",
    )


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (
            "play kiten 2",
            "'play kiten 2' isn’t a move; did you mean 'play kitten 2'?",
            "'play kiten 2' ist kein Zug; hast du „play kitten 2“ gemeint?",
        ),
        (
            "plays a very large cat",
            "'plays a very large cat' isn’t a move; write 'play {card} {bowl}'",
            "'plays a very large cat' ist kein Zug; man schreibt ihn so: „play {card} {bowl}“",
        ),
    ],
)
def test_texts_that_are_no_moves(text: str, english: str, german: str) -> None:
    assert both(refused(KIBBLE.vocabulary.move, text)) == (english, german)


@pytest.mark.parametrize(
    ("seats", "options", "english", "german"),
    [
        (
            9,
            {},
            "Kibble Scuffle is for 2 to 4 players, not 9",
            "Kibble Scuffle hat 2 bis 4 Plätze, nicht 9",
        ),
        (
            2,
            {"teams": 3},
            "teams must be yes or no, not 3",
            "teams muss ja oder nein sein, nicht 3",
        ),
        (
            2,
            {"cards": "tom"},
            "cards must be a list of words, not 'tom'",
            "cards muss eine Liste von Wörtern sein, nicht 'tom'",
        ),
    ],
)
def test_seats_and_options(
    seats: int, options: dict[str, object], english: str, german: str
) -> None:
    assert both(refused(KIBBLE.deal, seats, 1, options)) == (english, german)


def test_levels_are_described_in_every_language() -> None:
    for level in LEVELS:
        english, german = both(level.message)
        assert english == level.about
        assert german not in {english, level.message.key}


@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        (
            Message("server", "too-much-for-seconds", what="tables", seconds=3.5),
            "slow down with the new tables; wait 3.5 seconds",
            "genug neue Tische für den Augenblick; warte 3,5 Sekunden",
        ),
        (
            Message("server", "too-much-for-minutes", what="talk", minutes=1),
            "enough talk for now; wait 1 minute",
            "genug Geplauder für den Augenblick; warte 1 Minute",
        ),
        (
            Message("server", "clock-seconds", clock="none", least=0, most=0),
            "without a clock there are no seconds to set",
            "ohne Uhr gibt es keine Sekunden einzustellen",
        ),
        (
            Message("server", "own-clock", game=tabbytop.game("kitty-paw").title_message()),
            "Kitty Paw has its own clock",
            "Kitty Paw hat eine eigene Uhr",
        ),
        (
            Message("server", "unreadable-part", place="body", error=None),
            "body: can’t be read",
            "body: lässt sich nicht lesen",
        ),
    ],
)
def test_refusals_of_the_server(message: Message, english: str, german: str) -> None:
    assert both(message) == (english, german)
