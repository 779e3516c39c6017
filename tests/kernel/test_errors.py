"""Errors: English for people who use the library, keys and arguments for programs."""

import pickle

import pytest

import tabbytop
from tabbytop.bots import UnknownBot, bot
from tabbytop.bots.outside import CannotRun
from tabbytop.kernel.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalMove,
    InvalidNotation,
    NoSuchSeat,
    NotYourTurn,
    TabbytopError,
    UnknownGame,
)
from tabbytop.kernel.record import Record
from tabbytop.server.errors import Refused
from tabbytop.texts.catalogue import render
from tabbytop.texts.message import Message

GAME = tabbytop.game("tem-purr-a")
RECORD = Record("tem-purr-a", GAME.rules, 3, {}, 1).as_dict()


def refuse() -> None:
    raise Refused("not-now", Message("server", "no-such-seat", seat=4))


@pytest.mark.parametrize(
    ("attempt", "kind", "english", "german", "area", "key", "args"),
    [
        (
            lambda: tabbytop.game("poker"),
            UnknownGame,
            "there’s no game 'poker'; games: ",
            "es gibt kein Spiel 'poker'",
            "kernel",
            "no-game",
            ["name", "games"],
        ),
        (
            lambda: GAME.deal(1, 1),
            BadOptions,
            "Tem-Purr-A is for 3 to ",
            "Tem-Purr-A hat 3 bis ",
            "kernel",
            "wrong-seats",
            ["game", "least", "most", "seats"],
        ),
        (
            lambda: GAME.deal(3, 1).view(9),
            NoSuchSeat,
            "there’s no seat 9; seats are 0 to 2",
            "es gibt keinen Platz 9",
            "kernel",
            "no-seat",
            ["seat", "most"],
        ),
        (
            lambda: GAME.deal(3, 1).play(0, "dance"),
            InvalidNotation,
            "'dance' isn’t a move",
            "'dance' ist kein Zug",
            "kernel",
            "no-move-verb",
            ["move", "verbs"],
        ),
        (
            lambda: GAME.deal(3, 1).play(0, 0),
            NotYourTurn,
            "it isn’t seat 0’s turn; waiting for: seat 2",
            "Platz 0 ist gerade nicht dran",
            "kernel",
            "not-asked",
            ["seat", "asked"],
        ),
        (
            refuse,
            Refused,
            "there’s no such seat at this table",
            "so einen Platz gibt es an diesem Tisch nicht",
            "server",
            "no-such-seat",
            ["seat"],
        ),
        (
            lambda: bot("clever", 1),
            UnknownBot,
            "there’s no bot 'clever'; bots: kitten",
            "es gibt keinen Bot 'clever'; Bots: kitten",
            "kernel",
            "no-bot",
            ["name", "bots"],
        ),
        (
            lambda: bot("run@0:true", 1),
            CannotRun,
            "'run@0:true' gives the program no time",
            "'run@0:true' lässt dem Programm keine Zeit",
            "kernel",
            "program-no-time",
            ["program"],
        ),
        (
            lambda: tabbytop.replay(RECORD | {"moves": ["0: dance"]}),
            BadRecord,
            "moves[0]: 'dance' isn’t a move",
            "moves[0]: 'dance' ist kein Zug",
            "kernel",
            "damaged",
            ["where", "reason"],
        ),
        (
            lambda: tabbytop.replay("{]"),
            BadRecord,
            "line 1 column 2: Expecting property name",
            "Zeile 1, Spalte 2: kein gültiges JSON (Expecting property name",
            "kernel",
            "damaged",
            ["where", "reason"],
        ),
        (
            lambda: GAME.resume(GAME.deal(3, 1).position() | {"seats": "three"}),
            BadPosition,
            "seats: must be a number",
            "seats: muss eine Zahl sein",
            "kernel",
            "damaged",
            ["where", "reason"],
        ),
    ],
)
def test_error_is_english_and_has_key_and_arguments(
    attempt: object,
    kind: type[TabbytopError],
    english: str,
    german: str,
    area: str,
    key: str,
    args: list[str],
) -> None:
    with pytest.raises(kind) as caught:
        attempt()  # type: ignore[operator]  # any function
    error = caught.value
    assert str(error).startswith(english)
    assert render(error.message, "de").startswith(german)
    assert (error.message.area, error.message.key, list(error.message.args)) == (area, key, args)
    if kind is not Refused:
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_illegal_move_names_move_reason_and_ruling() -> None:
    table = GAME.deal(3, 1)
    move = next(move for move in range(GAME.vocabulary.size) if not table.allows(2, move))
    with pytest.raises(IllegalMove) as caught:
        table.play(2, move)
    error = caught.value
    assert error.text == GAME.vocabulary.text(move)
    assert error.message.area == GAME.name
    assert str(error) == f"{error.text!r} isn’t possible now: {error.reason} ({error.ruling})"
    german = render(error.message, "de")
    assert german != error.reason
    assert render(error.whole_message, "de") == (
        f"{error.text!r} ist gerade nicht möglich: {german} ({error.ruling})"
    )
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_damaged_record_tells_an_illegal_move_in_the_reader_s_language() -> None:
    table = GAME.deal(3, 1)
    move = next(move for move in range(GAME.vocabulary.size) if not table.allows(2, move))
    text = GAME.vocabulary.text(move)
    with pytest.raises(BadRecord) as caught:
        tabbytop.replay(RECORD | {"moves": [f"2: {text}"]})
    assert caught.value.where == "moves[0]"
    assert caught.value.reason.startswith(f"{text!r} isn’t possible now: ")
    assert render(caught.value.message, "de").startswith(
        f"moves[0]: {text!r} ist gerade nicht möglich: "
    )
