"""Reading lessons: a good document is understood, a bad one is refused with the place."""

from pathlib import Path
from typing import Any

import pytest

from tabbytop.kernel.table import CLOCK
from tabbytop.learning.lesson import BadLesson, ScriptedMove, lesson_of, read_lesson

FIRST: dict[str, Any] = {"name": "room", "deal": {"seats": 2, "seed": 1}}


def test_steps_keep_their_order_and_their_moves() -> None:
    lesson = lesson_of(
        "nap-time",
        "sunbeams",
        {"names": ["Miso"], "steps": [FIRST, {"name": "nap", "moves": ["nap 3"]}]},
    )
    assert [step.name for step in lesson.steps] == ["room", "nap"]
    assert lesson.steps[1].moves == ("nap 3",)
    assert lesson.names_at_table("You") == ["You", "Miso"]


def test_scripted_moves_name_a_seat_or_the_clock() -> None:
    step = {**FIRST, "then": ["1: nap 2", "clock: start"]}
    lesson = lesson_of("nap-time", "sunbeams", {"steps": [step]})
    assert lesson.steps[0].then == (ScriptedMove(1, "nap 2"), ScriptedMove(CLOCK, "start"))


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ({}, "must arrange or deal"),
        ({"steps": "room"}, "steps must be a list"),
        ({"steps": [{"name": "room"}]}, "must arrange or deal"),
        ({"steps": [FIRST, FIRST]}, "two steps are called 'room'"),
        ({"steps": [{"deal": {}}]}, "needs a name"),
        ({"steps": [{**FIRST, "moves": "nap 3"}]}, "moves must be a list"),
        ({"steps": [{**FIRST, "then": ["nap 3"]}]}, "a seat, a colon and a move"),
        ({"steps": [{**FIRST, "arrange": {}}]}, "not both"),
        ({"steps": [{**FIRST, "also": ["nap 3"]}]}, "needs `moves`"),
        ({"steps": [{**FIRST, "deal": 3}]}, "deal must be a table"),
        ({"steps": [{**FIRST, "move": []}]}, "'move' is not known"),
        ({"steps": [FIRST], "title": "x"}, "'title' is not known"),
        ({"steps": [FIRST], "seat": -1}, "seat must be a number"),
    ],
)
def test_bad_documents_are_refused(document: dict[str, Any], says: str) -> None:
    with pytest.raises(BadLesson, match=says):
        lesson_of("nap-time", "sunbeams", document)


def test_unreadable_file_names_itself(tmp_path: Path) -> None:
    file = tmp_path / "torn.toml"
    file.write_text("[[steps", encoding="utf-8")
    with pytest.raises(BadLesson, match=r"torn\.toml"):
        read_lesson("nap-time", file)
