"""The example of a game in its own package can be installed, with its texts."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import nap_time
import pytest

import tabbytop
from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.guide import chapters
from tabbytop.texts.catalogue import render
from tabbytop.texts.reader import Reader

FOLDER = Path(__file__).parents[2] / "examples" / "nap_time"
READER = Reader(["Ana", "Felix"], 0)
LOOKS = """
import json, tabbytop
from tabbytop.kernel.game_texts import GameTexts
game = tabbytop.game("nap-time")
texts = GameTexts(game, "de")
print(json.dumps([tabbytop.list_games(), texts.about(), type(game).__module__]))
"""


def test_installed_package_is_listed_and_has_its_texts(tmp_path: Path) -> None:
    package, target = tmp_path / "package", tmp_path / "installed"
    ignore = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    shutil.copytree(FOLDER, package, ignore=ignore)
    command = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation"]
    command += ["--no-index", "--disable-pip-version-check", "--target", str(target), str(package)]
    installed = subprocess.run(command, capture_output=True, text=True, check=False)
    assert installed.returncode == 0, installed.stdout + installed.stderr
    path = os.pathsep.join([str(target), str(Path(tabbytop.__file__).parents[1])])
    told = subprocess.run(
        [sys.executable, "-c", LOOKS],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    games, about, module = json.loads(told.stdout)
    assert "nap-time" in games
    assert about == "Schlaf am längsten, und zwar allein, dann gehört der Sonnenstrahl dir."
    assert module == "nap_time"
    assert (target / "nap_time" / "texts" / "en" / "nap-time.ftl").exists()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "A sunbeam that counts 3 falls into the room.",
                "You nap for an hour.",
                "Felix naps.",
                "All wake up after 1 and 2 hours. Felix takes the sunbeam.",
            ],
        ),
        (
            "de",
            [
                "Ein Sonnenstrahl, der 3 zählt, fällt ins Zimmer.",
                "Du schläfst eine Stunde.",
                "Felix schläft.",
                "Alle wachen auf, nach 1 und 2 Stunden. Felix bekommt den Sonnenstrahl.",
            ],
        ),
    ],
)
def test_game_is_told_from_its_own_files(language: str, told: list[str]) -> None:
    table = nap_time.GAME.deal(2, 5, events=True)
    table.play(0, nap_time.NAP.of(0))
    table.play(1, nap_time.NAP.of(1))
    texts = GameTexts(nap_time.GAME, language)
    events = [event.seen_by(0) for event in table.take_events()]
    events[0]["sunbeam"] = 3
    assert [texts.tell_event(event, READER) for event in events[:4]] == told


def test_everything_else_has_words_in_both_languages() -> None:
    english, german = (GameTexts(nap_time.GAME, language) for language in ("en", "de"))
    table = nap_time.GAME.deal(2, 5)
    prompt = table.prompt(0)
    assert prompt is not None
    assert english.tell_prompt(prompt.as_dict(), READER).endswith("how long do you nap?")
    assert german.tell_prompt(prompt.as_dict(), READER).endswith("Wie lange schläfst du?")
    moves = [english.tell_move(move, READER) for move in range(3)]
    assert moves == ["nap for an hour", "nap for 2 hours", "nap for 3 hours"]
    assert [card.title for card in german.tell_cards({})] == ["Nickerchen", "Sonnenstrahl"]
    assert all(card.text for card in english.tell_cards({}))
    headings = [chapter.heading for chapter in chapters(german.tell_rules())]
    assert headings == ["Die Idee", "Eine Runde", "Das Ende"]
    table.play(0, nap_time.NAP.of(0))
    table.play(1, nap_time.NAP.of(0))
    with pytest.raises(IllegalMove, match="you have napped that long already") as refused:
        table.play(0, nap_time.NAP.of(0))
    assert render(refused.value.message, "de") == "so lange hast du schon geschlafen"
    while table.actors():
        table.play(table.actors()[0], table.moves(table.actors()[0])[-1])
    result = table.result()
    assert result is not None
    assert german.tell_reason(result) == "der meiste Sonnenschein"
