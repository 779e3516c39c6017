"""The command `tabbytop play`: whole games, and everything that can be typed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tabbytop.games.registry import game, replay
from tabbytop.kernel.record import Record
from tabbytop.kernel.stickers import earned_stickers
from tabbytop.terminal.game_list import command_line
from tabbytop.terminal.players import parse_seats
from tests.terminal.conftest import Command

# At every prompt some of these is possible; what is not is refused, and nothing is lost by it.
ANYTHING = "11\n12\n13\n21\n22\n23\n1\n2\n31\n0\n" * 60


def test_whole_game_through_pipe(tabbytop: Command, home: Path) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed=ANYTHING)
    assert ran.code == 0
    assert ran.err == ""
    assert "the score pad" in ran.out
    assert " wins " in ran.out
    assert "\x1b" not in ran.out
    (saved,) = home.glob("*.json")
    document = json.loads(saved.read_text(encoding="utf-8"))
    assert document["format"] == 1
    assert [player["bot"] for player in document["players"]] == [None, "lynx", "lynx"]
    assert replay(document["record"]).result() is not None
    assert ran.out.endswith(f"Watch it again with:\n  tabbytop replay {saved.stem}\n")
    (stickers,) = [line for line in ran.out.splitlines() if line.startswith("Your stickers: ")]
    record = Record.read(document["record"])
    assert "Served" in stickers
    assert ("Top cat" in stickers) == ("top-cat" in earned_stickers(game(record.game), record)[0])


def test_stickers_of_several_people_are_told_by_name(tabbytop: Command) -> None:
    words = ["play", "tem-purr-a", "--seed", "3", "--seats", "Ana,random,Ben"]
    starts = "".join(f"start {dish}\n" for dish in range(2, 8))
    ran = tabbytop(*words, typed=f"eat\npass\n{starts}" * 100)
    assert "Stickers for Ana: The full menu" in ran.out
    assert "Stickers for Ben: The full menu" in ran.out
    assert "random: The full menu" not in ran.out


def test_bots_alone_are_told_no_stickers(tabbytop: Command) -> None:
    ran = tabbytop("play", "tem-purr-a", "--seed", "1", "--seats", "random,random,random")
    assert "the score pad" in ran.out
    assert "tickers" not in ran.out


def test_same_seed_and_answers_give_same_game(tabbytop: Command, home: Path) -> None:
    ran = [
        tabbytop("play", "kibble-scuffle", "--seed", "4", typed="11\n1\n12\n").out for _ in range(2)
    ]
    first, second = (out.rpartition("Saved in")[0] for out in ran)
    assert first == second


def test_bots_alone_play_to_the_end(tabbytop: Command) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "1", "--seats", "random,random")
    assert ran.code == 0
    assert "\n1. " in ran.out
    assert "\n40. " in ran.out
    assert "the score pad" in ran.out


def test_left_out_cards_are_revealed_at_the_end(tabbytop: Command) -> None:
    words = ["play", "kibble-scuffle", "--seed", "1", "--seats", "random,random", "-o"]
    assert "Left out of the decks" in tabbytop(*words, "deck=built").out
    assert "Left out of the decks" not in tabbytop(*words, "deck=basic").out


def test_cards_command_lists_advanced_cards_only_if_played(tabbytop: Command) -> None:
    assert "Mama Cat" not in tabbytop("play", "kibble-scuffle", "--seed", "7", typed="cards\n").out
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", "-o", "deck=all", typed="cards\n")
    assert "Mama Cat" in ran.out


def test_printed_commands_use_the_called_program_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bin" / "tabbytop"
    program.parent.mkdir()
    program.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/usr/bin")
    monkeypatch.setattr(sys, "argv", ["bin/tabbytop", "play"])
    assert command_line("resume", "a game") == "bin/tabbytop resume 'a game'"
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin")
    assert command_line("resume") == "tabbytop resume"


def test_team_option_gets_four_seats(tabbytop: Command, home: Path) -> None:
    assert tabbytop("play", "kibble-scuffle", "-o", "teams=yes", "--seed", "1").code == 0
    (saved,) = home.glob("*.json")
    assert len(json.loads(saved.read_text(encoding="utf-8"))["players"]) == 4


def test_end_of_input_saves_and_says_so(tabbytop: Command, home: Path) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7")
    assert ran.code == 0
    assert "tabbytop resume" in ran.out
    assert len(list(home.glob("*.json"))) == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("play tom 1", "There’s no Tom Cat in your hand (KS-T2)."),
        ("42000", "There’s no 42000 here"),
        ("99", "There’s no 99 here"),
        ("51", "there’s no cat in your discard pile to copy"),
        ("kitten", "That could be `play kitten 1` or `play kitten 2` or `play kitten 3`"),
        ("purr", "'purr' isn’t a move here: type a number from the list, or ? for help."),
        ("play katten 1", "did you mean `play kitten 1`?"),
        ("tom bird", "There’s no Tom Cat in your hand (KS-T2)."),
        ("pass", "you have to play a card"),
        ("cards nobody", "There’s no card called 'nobody' in this game"),
        ("cards mama", "There’s no card called 'mama' in this game"),
        ("undo", "There’s nothing to take back yet."),
        ("resume /no/such/file", "Can’t read /no/such/file"),
        ("save /proc/nowhere/x.json", "There’s no folder /proc/nowhere, so nothing was saved."),
    ],
)
def test_refused_answers_say_why(tabbytop: Command, typed: str, answer: str) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed=f"{typed}\n")
    assert ran.code == 0
    assert answer.lower() in " ".join(ran.out.split()).lower()
    assert ran.out.count("number or move") == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "take back your last move"),
        ("help", "choose <cat> of <seat> at <bowl>"),
        ("rules", "Three bowls, hungry cats."),
        ("cards", "Swaps all the food here"),
        ("cards mangy", "Another cat here must move"),
        ("log", "Biscuit draws 5 cards."),
        ("table", "Still in your deck:"),
        ("save", "Saved to"),
    ],
)
def test_commands_keep_the_question_open(tabbytop: Command, typed: str, answer: str) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed=f"{typed}\n11\n")
    assert answer in ran.out
    assert "You play Kitten at the Fish bowl." in ran.out


@pytest.mark.parametrize(
    "typed",
    [
        "11",
        "play kitten 1",
        "PLAY  Kitten   1",
        "kitten 1",
        "kit fish",
        "play kit at the Fish bowl",
    ],
)
def test_answer_by_number_notation_or_unambiguous_part(tabbytop: Command, typed: str) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed=f"{typed}\n")
    assert "You play Kitten at the Fish bowl." in ran.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "chess"], "there’s no game 'chess'"),
        (["play", "kibble"], "did you mean 'kibble-scuffle'?"),
        (["play", "kible-scufle"], "did you mean 'kibble-scuffle'?"),
        (["resume"], "there’s no unfinished game to continue"),
        (["replay"], "there’s no finished game yet"),
        (["play", "kibble-scuffle", "--seats", "you"], "2 to 4 players, not 1"),
        (["play", "kibble-scuffle", "--seats", "you,randm"], "did you mean 'random'?"),
        (["play", "kibble-scuffle", "--seats", "you,,random"], "a seat is"),
        (["play", "kibble-scuffle", "-o", "deck"], "as name=value"),
        (["play", "kibble-scuffle", "-o", "deck=lots"], "deck must be"),
        (
            ["play", "kibble-scuffle", "-o", "teams=yes", "--seats", "you,random"],
            "teams need exactly four",
        ),
        (["play", "--resume", "/no/such/file"], "can’t read /no/such/file"),
        (["play", "--resume", "x", "--seed", "1"], "--resume knows them all"),
        (["replay", "/no/such/file"], "can’t read /no/such/file"),
    ],
)
def test_bad_arguments_print_one_line_and_exit_2(
    tabbytop: Command, words: list[str], told: str
) -> None:
    ran = tabbytop(*words)
    assert ran.code == 2
    assert told in ran.err
    assert len(ran.err.splitlines()) == 1


def test_games_and_version_commands(tabbytop: Command) -> None:
    games = tabbytop("games").out
    assert "Kibble Scuffle" in games
    assert "2 to 4 players" in games
    assert "deck=[basic] all built same" in games
    assert tabbytop("--version").out.startswith("tabbytop 0.")


def test_command_start_imports_no_games_and_no_rich() -> None:
    program = (
        "import sys, tabbytop.cli\n"
        "late = ('tabbytop.terminal', 'tabbytop.games.kibble_scuffle.game')\n"
        "print([name for name in late if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "[]"


def test_pipe_of_nonsense_terminates(tabbytop: Command, home: Path) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "7", typed="meow\n" * 5000)
    assert ran.code == 0
    assert "100 answers in a row that don’t work" in ran.out
    assert len(list(home.glob("*.json"))) == 1


def test_forced_item_cat_is_told_truthfully(tabbytop: Command) -> None:
    ran = tabbytop("play", "kibble-scuffle", "--seed", "98810856", typed="32\n")
    assert "You use Robo-Vac at the Mouse bowl." in ran.out
    assert "You play Kitten at the Mouse bowl." in ran.out
    assert "None of your cats" not in ran.out


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ("you,random", ["You", "Biscuit"]),
        ("you,Ben", ["Player 1", "Ben"]),
        ("you,you", ["Player 1", "Player 2"]),
    ],
)
def test_only_single_person_is_named_you(seats: str, names: list[str]) -> None:
    assert [player.name for player in parse_seats(seats)] == names
