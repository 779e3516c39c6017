"""Saved games: the file format, the data folder, and the list of saves."""

import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final

from rich.text import Text

from tabbytop.folders import data_folder
from tabbytop.games.registry import game as find_game
from tabbytop.kernel.documents import InvalidJson, parse_json
from tabbytop.kernel.errors import BadRecord, Damaged, OtherRules, TabbytopError, UnknownGame
from tabbytop.kernel.game import Game
from tabbytop.kernel.match import Match
from tabbytop.kernel.record import Record
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.players import Player, read_players, replace_programs, you_and_bots
from tabbytop.terminal.text_layout import Lines, wrap
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

FORMAT: Final = 1
_LARGEST: Final = 10_000_000  # bytes; the longest game needs a hundredth of it
_KEYS: Final = {"format", "players", "record"}
_COMMITMENT: Final = "commitment"  # only in files from a server
_CONTINUES: Final = "continues"  # only in games that are played on from another
_LONGEST_ORIGIN: Final = 200


class SaveError(TabbytopError):
    """A file could not be read or written; the message says why."""


class NotSaved(SaveError):
    """A game could not be written; the message says why."""


class DamagedSave(BadRecord):
    """A file holds no game, or a game that cannot be trusted."""

    def __init__(self, path: Path, where: str, reason: str) -> None:
        super().__init__(where, reason)
        self.path = path
        self.message = Message("terminal", "damaged", path=str(path), where=where, why=reason)

    def __str__(self) -> str:
        return str(self.message)


class OldSave(DamagedSave):
    """A file holds a game of rules that this version reads no more; `read_moves` reads it."""


@dataclass(frozen=True)
class Origin:
    """The game from which another is played on, and how many of its moves were kept."""

    game: str  # the id of a table, or the name of a saved game
    move: int


@dataclass(frozen=True)
class SavedMoves:
    """The content of a file, without the table that its moves lead to."""

    game: Game
    record: Record
    players: list[Player] | None
    commitment: str = ""
    continues: Origin | None = None


@dataclass(frozen=True)
class Save:
    """The content of a file; a bare record has no players.

    `commitment` is the promise about the seed that a server showed when it dealt the game.
    """

    match: Match
    players: list[Player] | None
    commitment: str = ""
    continues: Origin | None = None

    def players_on_resume(self) -> list[Player]:
        """Return the players, with random bots for programs; you and bots if none are known."""
        if self.players is None:
            return you_and_bots(self.match.record.seats)
        return replace_programs(self.players)

    def program_names(self) -> list[str]:
        """Return the names of the players that were programs and become random bots."""
        return [player.name for player in self.players or [] if player.is_program]


def new_save_path(game: Game) -> Path:
    """Return an unused file name in the data folder, with today's date and time."""
    stem = f"{game.name}-{datetime.now().strftime('%Y-%m-%d-%H%M%S-%f')}"
    path, number = data_folder() / f"{stem}.json", 1
    while _exists(path):
        number += 1
        path = data_folder() / f"{stem}-{number}.json"
    return path


def find_save(word: str) -> Path:
    """Return the file that a word means: a path, or the name of a game in the data folder."""
    path = parse_path(word)
    if not _exists(path) and path.name == word:
        for name in (word, f"{word}.json"):
            if _exists(data_folder() / name):
                return data_folder() / name
    return path


def parse_path(word: str) -> Path:
    """Return the path that a person typed; raise SaveError if there can be no such file."""
    try:
        path = Path(word).expanduser()
    except RuntimeError:
        raise SaveError(Message("terminal", "no-home", word=word)) from None
    if "\0" in word:
        raise SaveError(Message("terminal", "bad-file-name"))
    return path


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def save_name(path: Path) -> str:
    """Return the shortest word that `find_save` accepts for this file."""
    if path.parent == data_folder() and path.suffix == ".json":
        return path.stem
    return str(path)


def write(
    path: Path, players: Sequence[Player], record: Record, continues: Origin | None = None
) -> None:
    """Write a save atomically: an older file stays whole if this fails.

    Only the data folder is created if it is missing.
    """
    document: dict[str, object] = {
        "format": FORMAT,
        "players": [player.as_dict() for player in players],
        "record": record.as_dict(),
    }
    if continues is not None:
        document[_CONTINUES] = {"game": continues.game, "move": continues.move}
    text = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
    try:
        if path.parent == data_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        elif not path.parent.is_dir():
            raise NotSaved(Message("terminal", "no-folder", folder=str(path.parent)))
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".tabbytop-")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        why = str(error.strerror or error)
        raise NotSaved(Message("terminal", "cannot-write", path=str(path), why=why)) from None


def read(path: Path) -> Save:
    """Read a save or a bare record. DamagedSave says where it is damaged, OldSave if it is whole
    but of other rules."""
    saved = read_moves(path)
    try:
        match = Match.resume(saved.game, saved.record)
    except OtherRules as error:
        raise OldSave(path, error.where, error.reason) from None
    except BadRecord as error:
        where = error.where if saved.players is None else f"record.{error.where}"
        raise DamagedSave(path, where, error.reason) from None
    return Save(match, saved.players, saved.commitment, saved.continues)


def read_moves(path: Path) -> SavedMoves:
    """Read a save or a bare record without replaying it. DamagedSave says where it is damaged."""
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        why = str(error.strerror or error)
        raise SaveError(Message("terminal", "cannot-read", path=str(path), why=why)) from None
    if len(content) > _LARGEST:
        raise DamagedSave(path, "file", "is far too large for a game")
    try:
        return _read(parse_json(content.decode("utf-8")))
    except UnicodeDecodeError:
        raise DamagedSave(path, "file", "is no text") from None
    except InvalidJson as error:
        raise DamagedSave(path, error.where, error.reason) from None
    except BadRecord as error:
        raise DamagedSave(path, error.where, error.reason) from None


def _read(document: object) -> SavedMoves:
    if not isinstance(document, dict):
        raise BadRecord("file", "must hold a JSON object")
    if "record" not in document and "players" not in document:
        bare = Record.read(document)
        return SavedMoves(_game(bare), bare, None)
    for key in sorted(_KEYS):
        if key not in document:
            raise BadRecord(key, "is missing")
    for key in document:
        if key not in _KEYS and key not in (_COMMITMENT, _CONTINUES):
            raise BadRecord(key, "does not belong in a save")
    if document["format"] != FORMAT or isinstance(document["format"], bool):
        raise BadRecord("format", f"is {document['format']!r}, this reads {FORMAT}")
    try:
        record = Record.read(document["record"])
        game = _game(record)
    except BadRecord as error:
        raise BadRecord(f"record.{error.where}", error.reason) from None
    commitment = document.get(_COMMITMENT, "")
    if _COMMITMENT in document and not is_commitment(commitment):
        raise BadRecord(_COMMITMENT, "must be 64 hexadecimal digits")
    return SavedMoves(
        game,
        record,
        read_players(document["players"], record.seats),
        commitment,
        _origin(document.get(_CONTINUES), record) if _CONTINUES in document else None,
    )


def _origin(value: object, record: Record) -> Origin:
    if not isinstance(value, dict) or set(value) != {"game", "move"}:
        raise BadRecord(_CONTINUES, "must be an object with game and move")
    game, move = value["game"], value["move"]
    if not isinstance(game, str) or not game.isprintable() or len(game) > _LONGEST_ORIGIN:
        raise BadRecord(f"{_CONTINUES}.game", "must be a short name")
    if type(move) is not int or not 0 <= move <= len(record.moves):
        raise BadRecord(f"{_CONTINUES}.move", "must be the number of a move")
    return Origin(game, move)


def is_commitment(value: object) -> bool:
    """Whether this can be a commitment to a seed."""
    digits = "0123456789abcdefABCDEF"
    return isinstance(value, str) and len(value) == 64 and all(sign in digits for sign in value)


def _game(record: Record) -> Game:
    try:
        return find_game(record.game)
    except UnknownGame as error:
        raise BadRecord("game", str(error)) from None


_MOST_LISTED: Final = 20  # games in a list


@dataclass(frozen=True)
class SaveEntry:
    """A saved game in the data folder, and when it was written."""

    path: Path
    when: datetime
    saved: Save

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return not self.saved.match.table.actors()


def list_saves() -> Iterator[SaveEntry]:
    """Return all saved games, the newest first, without damaged files."""
    written: list[tuple[int, Path]] = []
    for path in data_folder().glob("*.json"):
        try:
            written.append((path.stat().st_mtime_ns, path))
        except OSError:
            continue
    for nanoseconds, path in sorted(written, reverse=True):
        try:
            saved = read(path)
        except (Damaged, SaveError):
            continue
        yield SaveEntry(path, datetime.fromtimestamp(nanoseconds // 10**9), saved)


def newest_unfinished(current: Path | None = None) -> Path | None:
    """Return the newest game to resume, preferably not the current one."""
    own: Path | None = None
    for game in list_saves():
        if not game.finished:
            if current is None or game.path.resolve() != current.resolve():
                return game.path
            own = game.path
    return own


def newest_finished() -> Path | None:
    """Return the newest finished game."""
    return next((game.path for game in list_saves() if game.finished), None)


def saves_page(width: int) -> Lines:
    """Draw a paragraph for each game: title, players, date, progress, and its name."""
    found = list(islice(list_saves(), _MOST_LISTED + 1))
    if not found:
        return wrap(say("terminal", "no-saves"), width)
    lines: Lines = []
    for game in found[:_MOST_LISTED]:
        match, players = game.saved.match, game.saved.players
        names = [player.name for player in players] if players else []
        seats = say("terminal", "names", names=names)
        if not names:
            seats = say("terminal", "seats", seats=match.record.seats)
        written, title = f"{game.when:%Y-%m-%d %H:%M}", texts_of(match.game).title()
        text = f"{title} · {seats} · {written} · {_progress(game, names)}"
        paragraph = wrap(text, width, "", "    ")
        paragraph[0].stylize(f"bold {accent(match.game.name)}", 0, len(title))
        lines.extend([*paragraph, Text(f"    {game.path.stem}", QUIET)])
    if len(found) > _MOST_LISTED:
        lines.append(Text(say("terminal", "older-saves"), QUIET))
    return lines


def _progress(game: SaveEntry, names: list[str]) -> str:
    match = game.saved.match
    moment = board_of(match.game).progress_label(match.table.view(None), len(match.record.moves))
    if game.finished:
        return say("terminal", "finished")
    seats = range(match.record.seats)
    reader = Reader(names or [say("terminal", "seat-within", number=seat) for seat in seats])
    return say("terminal", "asks-now", reader, progress=moment, asked=match.table.actors())
