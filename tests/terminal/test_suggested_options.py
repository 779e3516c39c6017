"""A new game takes the options that the game suggests, unless others are given."""

from pathlib import Path

import pytest

import tabbytop
from tabbytop.kernel.match import Match
from tabbytop.terminal import saves
from tabbytop.terminal.suggested_options import choose_options
from tabbytop.testing.conformance import Deal, play_out

MEOW = tabbytop.game("meow")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "data_folder", lambda: tmp_path)


def chosen(seats: str | None, *given: str) -> tuple[object, object]:
    options = choose_options(MEOW, seats, given).as_dict()
    return options["box"], options["striking"]


def test_first_game_with_bots_has_the_small_box_and_no_striking() -> None:
    assert chosen(None) == ("small", False)
    assert chosen("you,kitten,kitten,tabby") == ("small", False)


def test_first_game_with_bots_has_no_clock() -> None:
    assert choose_options(MEOW, None, []).as_dict()["seconds"] == 0
    assert choose_options(MEOW, "Ana,Ben,Cem", []).as_dict()["seconds"] == 60


def test_bots_leave_time_to_grab_a_card() -> None:
    paw = tabbytop.game("kitty-paw")
    pick = [choose_options(paw, seats, ()).as_dict()["pick"] for seats in ("you,kitten", "Ana,Ben")]
    assert pick == [30, 8]


def test_people_alone_play_by_the_book() -> None:
    assert chosen("Ana,Ben,Cem") == ("whole", True)


def test_given_options_win_over_suggestions() -> None:
    assert chosen(None, "box=whole") == ("whole", False)
    assert chosen(None, "striking=yes") == ("small", True)
    assert chosen(None, "young=yes") == ("whole", False), "the small box does not go with it"


def test_second_game_has_the_whole_box(tmp_path: Path) -> None:
    deal = Deal(MEOW, 3, MEOW.resolve_options(3, {"rounds": 1, "seconds": 0}), seed=1)
    match = Match.deal(deal.game, deal.seats, deal.seed, deal.options)
    for decision in play_out(deal, match.table.copy()):
        match.play(decision.seat, decision.move)
    (tmp_path / "meow.json").write_text(match.record.text(), encoding="utf-8")
    assert [entry.finished for entry in saves.list_saves()] == [True]
    assert chosen(None) == ("whole", False)


def test_games_without_suggestions_keep_their_defaults() -> None:
    game = tabbytop.game("tem-purr-a")
    assert choose_options(game, None, []) == game.options()
