import subprocess
import sys
from pathlib import Path

import nap_time
import pytest

import tabbytop
from tabbytop import UnknownGame


def test_every_folder_of_a_game_is_listed() -> None:
    folders = (Path(tabbytop.__file__).parent / "games").glob("*/game.py")
    ours = sorted(file.parent.name.replace("_", "-") for file in folders)
    assert tabbytop.list_games() == ours
    assert tabbytop.game("kibble-scuffle").title == "Kibble Scuffle"


def test_unknown_game_error_lists_all_games() -> None:
    *others, last = tabbytop.list_games()
    known = f"{', '.join(others)} and {last}"
    with pytest.raises(UnknownGame, match=f"there’s no game 'chess'; games: {known}"):
        tabbytop.game("chess")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install a package with entry points, as metadata on the path."""
    folder = tmp_path / "naps-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: naps\nVersion: 1.0\n")
    points = [
        "nap-time = nap_time:GAME",
        "naps = nap_time:GAME",
        "broken = no_such_module:GAME",
        "odd = json:dumps",
    ]
    (folder / "entry_points.txt").write_text("[tabbytop.games]\n" + "\n".join(points) + "\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


OURS = tabbytop.list_games()


@pytest.mark.usefixtures("package")
def test_games_of_others_are_found_by_entry_point() -> None:
    assert tabbytop.list_games() == sorted([*OURS, "broken", "nap-time", "naps", "odd"])
    assert tabbytop.game("nap-time") is nap_time.GAME


@pytest.mark.usefixtures("package")
def test_broken_package_does_not_affect_other_games() -> None:
    with pytest.raises(UnknownGame, match="can’t be loaded"):
        tabbytop.game("broken")
    with pytest.raises(UnknownGame, match="isn’t a Game"):
        tabbytop.game("odd")
    with pytest.raises(UnknownGame, match="'naps' has a game called 'nap-time'"):
        tabbytop.game("naps")
    assert tabbytop.game("kibble-scuffle").name == "kibble-scuffle"


def test_importing_tabbytop_imports_no_game_and_nothing_but_the_standard_library() -> None:
    code = (
        "import sys, tabbytop;"
        "print([m for m in sys.modules if m.startswith('tabbytop.games.') and m.count('.') > 2"
        " or m.partition('.')[0] in ('rich', 'typer', 'hypothesis', 'pytest')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
