"""The terminal speaks every language: `--language`, or the system's, and no English between."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabbytop.games.registry import game as find_game
from tabbytop.games.registry import list_games
from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.generator import Quick, quick
from tabbytop.terminal import game_loop
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.session import Session
from tabbytop.terminal.texts import language, say, say_error, speaking
from tabbytop.texts.compiled import ENGLISH, Pattern, our_areas
from tabbytop.texts.preferred import system_language
from tests.terminal.conftest import Command, terminal
from tests.terminal.sessions import write_random_record

BOARDS = [name for name in list_games() if f"terminal-{name}" in our_areas(ENGLISH)]
PAGES = [
    *["hilfe", "regeln", "karten", "karten xyzzy", "tisch", "plan", "verlauf"],
    *["xyzzy", "99", "zurück"],
]
SHORT = {"meow": ["rounds=1"]}  # five rounds show the same texts, and take half a minute


@pytest.fixture
def german() -> Iterator[None]:
    """Let the terminal speak German."""
    with speaking("de"):
        yield


@pytest.fixture(autouse=True)
def no_system_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


# Which language.


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de-AT"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
    ],
)
def test_first_variable_that_is_set_names_the_system_language(
    variables: dict[str, str], expected: str
) -> None:
    assert system_language(variables) == expected


def test_language_option_wins_over_system(
    tabbytop: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "There are no saved games yet." in tabbytop("saves").out
    assert "Noch ist keine Partie gespeichert." in tabbytop("saves", "--language", "de").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Noch ist keine Partie gespeichert." in tabbytop("saves").out
    assert "There are no saved games yet." in tabbytop("saves", "--language", "en").out


def test_command_leaves_no_language_behind(tabbytop: Command) -> None:
    tabbytop("saves", "--language", "de")
    assert language() == "en"


@pytest.mark.parametrize("command", ["games", "play", "resume", "saves", "replay", "verify"])
def test_unknown_language_lists_the_known_ones(tabbytop: Command, command: str) -> None:
    result = tabbytop(command, "--language", "xx", *(["x"] if command == "verify" else []))
    assert result.code == 2
    assert result.err.startswith("tabbytop: there’s no language called xx; choose from ")
    assert "de" in result.err


def test_commands_for_operators_speak_it_too(
    tabbytop: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    with speaking("de"):
        nowhere = say("server-command", "no-database", file=str(tmp_path / "no.db"))
        wins = say("lab-report", "column-wins")
    assert "kein Spiel 'nothing'" in tabbytop("sim", "nothing").err
    assert nowhere in tabbytop("tidy", "--database", str(tmp_path / "no.db")).err
    played = ("sim", "kibble-scuffle", "-n", "2", "--seats", "2", "--workers", "1")
    assert wins in tabbytop(*played).out
    german = tabbytop(*played, "--json").out
    monkeypatch.delenv("LANG")
    assert tabbytop(*played, "--json").out == german


@pytest.mark.parametrize("command", ["games", "play", "resume", "saves", "replay", "verify"])
def test_help_is_in_the_language_of_the_system(
    tabbytop: Command, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    english = tabbytop(command, "--help").out
    assert say("terminal", f"about-{command}")[:40] in english
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    with speaking("de"):
        told = say("terminal", f"about-{command}")
    for german in (tabbytop(command, "--help").out, tabbytop("--help").out):
        assert told[:40] in german


def test_errors_are_in_the_chosen_language(tabbytop: Command) -> None:
    def error(*words: str) -> str:
        return tabbytop(*words, "--language", "de").err

    assert "hast du 'kibble-scuffle' gemeint?" in error("play", "kibble")
    assert "sag, welches Spiel" in error("play")
    assert "lässt sich nicht lesen" in error("resume", "nothing")
    assert "keine fertige Partie" in error("replay")
    assert "deck muss " in error("play", "kibble-scuffle", "-o", "deck=nope")
    assert "zu klein für 2 Leute" in error("play", "kitty-paw", "--seats", "Ana,Ben")


# Saved games.


def test_saved_game_goes_on_in_the_language_of_the_reader(tabbytop: Command, home: Path) -> None:
    tabbytop("play", "kibble-scuffle", "--seats", "you,random", "--language", "de", typed="ende\n")
    [file] = home.glob("*.json")
    assert json.loads(file.read_text())["players"][0] == {"name": "You", "bot": None}
    german = tabbytop("resume", file.stem, "--language", "de", typed="tisch\n").out
    assert "Deine Ablage: leer" in german
    assert re.search(r"\bDu\b", german)
    english = tabbytop("resume", file.stem, typed="table\n").out
    assert "Your discard pile: empty" in english
    assert re.search(r"\bYou\b", english)


def test_you_is_one_person_in_every_language(german: None) -> None:
    assert parse_seats("you,random")[0].name == "Du"
    assert [player.name for player in parse_seats("you,Ana")] == ["Person 1", "Ana"]
    assert parse_seats("you,random")[0].as_dict() == {"name": "You", "bot": None}


# No English.


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize(
    ("seats", "size"), [("you,random,random", (80, 24)), ("Ana,Ben,random", (140, 45))]
)
def test_german_game_shows_no_english(
    name: str,
    seats: str,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
    german: None,
) -> None:
    screen, output = terminal(*size)
    game = find_game(name)
    if game.live:
        pytest.skip("a live game has no lines to type")
    session = game_loop.new_session(screen, game, seats, game.options.parse(SHORT.get(name, [])), 5)
    person = RandomPerson(session)

    def answer(label: str = "") -> str:
        output.write(f"{label}\n")
        return person.line(label)

    monkeypatch.setattr("builtins.input", answer)
    game_loop.play(session)
    assert session.match.table.result() is not None
    assert_no_english(output.getvalue(), name)


@pytest.mark.parametrize("name", BOARDS)
def test_german_bots_and_replay_show_no_english(tabbytop: Command, name: str) -> None:
    seats = "random,random,random"
    short = [word for option in SHORT.get(name, []) for word in ("-o", option)]
    shown = tabbytop("play", name, "--seats", seats, "--seed", "3", "--language", "de", *short).out
    assert_no_english(shown, name)
    replayed = tabbytop("replay", "--language", "de")
    assert replayed.err == ""
    assert_no_english(replayed.out, name)


def test_german_lists_show_no_english(tabbytop: Command, tmp_path: Path) -> None:
    write_random_record(tmp_path / "record.json")
    tabbytop("play", "tem-purr-a", "--seats", "random,random,random", "--language", "de")
    lists = [tabbytop(command, "--language", "de").out for command in ("games", "saves")]
    lists.append(tabbytop("verify", str(tmp_path / "record.json"), "--language", "de").err)
    for name in list_games():
        assert_no_english("\n".join(lists), name)


def test_commands_may_be_typed_in_both_languages(tabbytop: Command) -> None:
    typed = "hilfe\nhelp\nende\n"
    shown = tabbytop("play", "kibble-scuffle", "--language", "de", typed=typed).out
    assert shown.count("speichern und gehen") == 2
    assert "So geht es weiter:" in shown


class RandomPerson:
    """Looks at all pages once, then types random numbers from the screen."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._pages = list(PAGES)
        self._chance: Quick = quick(5)

    def line(self, label: str) -> str:
        """Return what to type at a prompt."""
        session = self._session
        people = [seat for seat in session.match.table.actors() if seat in session.people]
        handed = re.search(r", tipp (\w) und Enter", label)
        if handed:
            return handed[1]
        if not label.startswith(say("terminal", "ask-answer")) or not people:
            return ""
        if self._pages:
            return self._pages.pop(0)
        seat = session.at_keyboard if session.at_keyboard in people else people[0]
        vocabulary, moves = session.match.game.vocabulary, session.match.table.moves(seat)
        return vocabulary.text(moves[self._chance.below(len(moves))])


def assert_no_english(shown: str, game: str) -> None:
    """Fail if what was shown has a text that only the English catalogue has."""
    plain = _spaced(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "\n", shown))
    assert len(plain) > 100
    found = [text for text in english_only(game) if f" {text} " in plain]
    assert found == []


def english_only(game: str) -> list[str]:
    """Return the English texts of several words, as far as German has no such text."""
    areas = ("kernel", "terminal", game, f"terminal-{game}")
    english = {text for area in areas for text in _texts("en", area)}
    german = " ".join(f" {text} " for area in areas for text in _texts("de", area))
    same = german + _notation(game)
    return sorted(text for text in english if " " in text and f" {text} " not in same)


def _notation(game: str) -> str:
    """Return the words of moves, cards and options, which are the same in every language."""
    rules = find_game(game)
    moves = [rules.vocabulary.text(move) for move in range(rules.vocabulary.size)]
    cards = [card.name for card in rules.cards({})]
    options = [str(choice) for option in rules.options.specs() for choice in option.choices]
    return " ".join(f" {_spaced(words)} " for words in [*moves, *cards, *options])


def _texts(name: str, area: str) -> Iterator[str]:
    for pattern in our_areas(name).get(area, {}).values():
        for part in _fixed_parts(pattern):
            yield _spaced(part).strip()


def _fixed_parts(pattern: Pattern) -> Iterator[str]:
    for part in [pattern] if isinstance(pattern, str) else pattern:
        if isinstance(part, str):
            yield part
        elif part[0] != "$":
            for variant in part[2].values():
                yield from _fixed_parts(variant)


def _spaced(text: str) -> str:
    """Return the words with one space between, and nothing else."""
    words = re.findall(r"\w+", text)
    return f" {' '.join(words)} "


def test_search_for_english_finds_it() -> None:
    with pytest.raises(AssertionError, match="Nothing on the table yet"):
        assert_no_english("Nothing on the table yet." + " lorem ipsum" * 20, "tem-purr-a")


def test_refused_move_is_told_in_the_language_of_the_terminal(german: None) -> None:
    game = find_game("tem-purr-a")
    table = game.deal(3, 1)
    [seat] = table.actors()
    dishes = [game.vocabulary.move(f"start {dish}") for dish in range(2, 8)]
    refused = table.refusal(seat, next(each for each in dishes if each not in table.moves(seat)))
    assert isinstance(refused, IllegalMove)
    assert "ist gerade nicht möglich: du hast keine" in say_error(refused)
