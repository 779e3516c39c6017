"""Games on disk: who sat where, and the record."""

import json
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from tabbytop.folders import data_folder
from tabbytop.games.registry import game as find_game
from tabbytop.kernel.documents import InvalidJson, parse_json
from tabbytop.kernel.errors import BadRecord, TabbytopError, UnknownGame
from tabbytop.kernel.game import Game
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.terminal.players import Player, read_players, without_programs, you_and_bots

FORMAT: Final = 1
_LARGEST: Final = 10_000_000  # bytes; the longest game takes a hundredth of it
_KEYS: Final = {"format", "players", "record"}
_COMMITMENT: Final = "commitment"  # only in what a server wrote


class NotSaved(TabbytopError):
    """The file could not be read or written; the message says why."""


class DamagedSave(BadRecord):
    """A file that holds no game, or a game that cannot be trusted."""

    def __init__(self, place: Path, where: str, reason: str) -> None:
        super().__init__(where, reason)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place} is no saved game, or is damaged ({self.where}: {self.reason})"


@dataclass(frozen=True)
class Saved:
    """What a file held. A bare record knows no players.

    `commitment` is the promise about the seed that was shown when a server dealt the game.
    """

    match: Match
    players: list[Player] | None
    commitment: str = ""

    def who_plays_on(self) -> list[Player]:
        """The players, but for programs; you and bots if none are known."""
        if self.players is None:
            return you_and_bots(self.match.record.seats)
        return without_programs(self.players)

    def programs(self) -> list[str]:
        """The names of the players that were programs, for whom chance plays on."""
        return [player.name for player in self.players or [] if player.is_program]


def new_place(game: Game) -> Path:
    """A file name in the data folder that is not taken, with today's date and time."""
    stem = f"{game.name}-{datetime.now().strftime('%Y-%m-%d-%H%M%S-%f')}"
    place, number = data_folder() / f"{stem}.json", 1
    while _is_there(place):
        number += 1
        place = data_folder() / f"{stem}-{number}.json"
    return place


def place_of(word: str) -> Path:
    """The file that a word means: a path, or the name of a game in the data folder."""
    place = path_of(word)
    if not _is_there(place) and place.name == word:
        for name in (word, f"{word}.json"):
            if _is_there(data_folder() / name):
                return data_folder() / name
    return place


def path_of(word: str) -> Path:
    """The path that a person typed; NotSaved if there can be no such file."""
    try:
        path = Path(word).expanduser()
    except RuntimeError:
        raise NotSaved(f"there is no home folder for {word}") from None
    if "\0" in word:
        raise NotSaved("a file's name has no such characters")
    return path


def _is_there(place: Path) -> bool:
    try:
        return place.exists()
    except OSError:
        return False


def word_for(place: Path) -> str:
    """The shortest word that `place_of` takes for this file."""
    if place.parent == data_folder() and place.suffix == ".json":
        return place.stem
    return str(place)


def write(place: Path, players: Sequence[Player], record: Record) -> None:
    """Write a save, all of it or nothing: an older file stays whole if this fails.

    Only the data folder is made if it is missing.
    """
    document = {
        "format": FORMAT,
        "players": [player.as_dict() for player in players],
        "record": record.as_dict(),
    }
    text = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
    try:
        if place.parent == data_folder():
            place.parent.mkdir(parents=True, exist_ok=True)
        elif not place.parent.is_dir():
            raise NotSaved(f"there is no folder {place.parent}: nothing was saved")
        handle, name = tempfile.mkstemp(dir=place.parent, prefix=".tabbytop-")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, place)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise NotSaved(f"cannot write {place}: {error.strerror or error}") from None


def read(place: Path) -> Saved:
    """The game in a file: a save, or a bare record. DamagedSave says where it is damaged."""
    try:
        with place.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise NotSaved(f"cannot read {place}: {error.strerror or error}") from None
    if len(content) > _LARGEST:
        raise DamagedSave(place, "file", "is far too large for a game")
    try:
        return _read(parse_json(content.decode("utf-8")))
    except UnicodeDecodeError:
        raise DamagedSave(place, "file", "is no text") from None
    except InvalidJson as error:
        raise DamagedSave(place, error.where, error.reason) from None
    except BadRecord as error:
        raise DamagedSave(place, error.where, error.reason) from None


def _read(document: object) -> Saved:
    if not isinstance(document, dict):
        raise BadRecord("file", "must hold a JSON object")
    if "record" not in document and "players" not in document:
        return Saved(_match(Record.read(document)), None)
    for key in sorted(_KEYS):
        if key not in document:
            raise BadRecord(key, "is missing")
    for key in document:
        if key not in _KEYS and key != _COMMITMENT:
            raise BadRecord(key, "does not belong in a save")
    if document["format"] != FORMAT or isinstance(document["format"], bool):
        raise BadRecord("format", f"is {document['format']!r}, this reads {FORMAT}")
    try:
        match = _match(Record.read(document["record"]))
    except BadRecord as error:
        raise BadRecord(f"record.{error.where}", error.reason) from None
    commitment = document.get(_COMMITMENT, "")
    if _COMMITMENT in document and not is_commitment(commitment):
        raise BadRecord(_COMMITMENT, "must be 64 hexadecimal digits")
    return Saved(match, read_players(document["players"], match.record.seats), commitment)


def is_commitment(value: object) -> bool:
    """Whether this can be a promise about a seed."""
    digits = "0123456789abcdefABCDEF"
    return isinstance(value, str) and len(value) == 64 and all(sign in digits for sign in value)


def _match(record: Record) -> Match:
    try:
        game = find_game(record.game)
    except UnknownGame as error:
        raise BadRecord("game", str(error)) from None
    return Match.resume(game, record)
