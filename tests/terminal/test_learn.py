"""The command `learn`: lessons in the terminal."""

from pathlib import Path

import nap_time
import pytest

from tabbytop.games import registry
from tests.terminal.conftest import Command

WHOLE = "\n".join(["", "nap 3", "1", "nap for 2 hours", "", ""])


class Point:
    """An entry point."""

    def load(self) -> nap_time.NapTime:
        return nap_time.GAME


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_installed", lambda: {"nap-time": Point()})


def test_learn_gives_the_first_lesson_to_its_end(tabbytop: Command) -> None:
    ran = tabbytop("learn", "nap-time", typed=WHOLE)
    assert ran.code == 0
    assert "1 of 5" in ran.out
    assert "You are a cat in a sunny room." in ran.out
    assert "Miso naps." in ran.out
    assert "You’ve finished “Win a sunbeam”" in ran.out
    assert "tabbytop play nap-time" in ran.out


def test_learn_explains_refused_and_other_moves(tabbytop: Command) -> None:
    ran = tabbytop("learn", "nap-time", typed="\nnap 2\nnap 3\nnap 3\nfly away\n")
    assert "Miso might sleep longer than that." in ran.out
    assert "You have napped that long already (NT-1)." in ran.out
    assert "fly away" in ran.out


def test_learn_goes_on_where_it_was_left(tabbytop: Command) -> None:
    left = tabbytop("learn", "nap-time", typed="\nnap 3\nquit\n")
    assert "where you left off" in left.out
    again = tabbytop("learn", "nap-time", typed="quit\n")
    assert "3 of 5" in again.out
    assert "1 of 5" not in again.out


def test_undo_takes_a_step_back(tabbytop: Command) -> None:
    ran = tabbytop("learn", "nap-time", typed="\nnap 3\nundo\nquit\n")
    assert ran.out.count("2 of 5") == 2


def test_finished_lessons_have_a_mark_in_the_list(tabbytop: Command) -> None:
    assert "✓" not in tabbytop("learn").out
    tabbytop("learn", "nap-time", typed=WHOLE)
    listed = tabbytop("learn").out
    assert "✓ Win a sunbeam" in listed
    assert "tabbytop learn nap-time sunbeams" in listed


def test_damaged_progress_counts_as_none(tabbytop: Command, home: Path) -> None:
    (home / "lessons").mkdir(parents=True)
    for damaged in ('{"nap-time/sunbeams": {"answers": ["fly"]}}', "[]", "{", '{"a": 3}'):
        (home / "lessons" / "progress.json").write_text(damaged, encoding="utf-8")
        assert "1 of 5" in tabbytop("learn", "nap-time", typed="quit\n").out


def test_progress_is_not_listed_as_a_saved_game(tabbytop: Command) -> None:
    before = tabbytop("saves").out
    tabbytop("learn", "nap-time", typed=WHOLE)
    assert tabbytop("saves").out == before


def test_unknown_lesson_is_refused_with_the_known_ones(tabbytop: Command) -> None:
    ran = tabbytop("learn", "nap-time", "moonbeams")
    assert ran.code == 2
    assert "sunbeams" in ran.err


def test_lesson_speaks_the_players_language(tabbytop: Command) -> None:
    ran = tabbytop("learn", "nap-time", "--language", "de", typed="quit\n")
    assert "Gewinn einen Sonnenstrahl" in ran.out
    assert "1 von 5" in ran.out
