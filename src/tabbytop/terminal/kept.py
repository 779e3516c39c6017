"""The saved games in the data folder: which there are, and which is the newest."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final

from rich.text import Text

from tabbytop.folders import data_folder
from tabbytop.kernel.errors import Damaged
from tabbytop.kernel.table import CLOCK
from tabbytop.kernel.telling import join_with_and
from tabbytop.terminal import saves
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.paper import Lines, wrapped

_MOST: Final = 20  # games in a list


@dataclass(frozen=True)
class Kept:
    """A saved game, and when it was written."""

    place: Path
    when: datetime
    saved: saves.Saved

    @property
    def finished(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.saved.match.table.actors()


def kept() -> Iterator[Kept]:
    """All saved games, the newest first; damaged files are not among them."""
    written: list[tuple[int, Path]] = []
    for place in data_folder().glob("*.json"):
        try:
            written.append((place.stat().st_mtime_ns, place))
        except OSError:
            continue
    for nanoseconds, place in sorted(written, reverse=True):
        try:
            saved = saves.read(place)
        except (Damaged, saves.NotSaved):
            continue
        yield Kept(place, datetime.fromtimestamp(nanoseconds // 10**9), saved)


def newest_unfinished(current: Path | None = None) -> Path | None:
    """The newest game to go on with: another than the current one, if there is one."""
    own: Path | None = None
    for game in kept():
        if not game.finished:
            if current is None or game.place.resolve() != current.resolve():
                return game.place
            own = game.place
    return own


def newest_finished() -> Path | None:
    """The newest game to look at again."""
    return next((game.place for game in kept() if game.finished), None)


def listing(width: int) -> Lines:
    """A paragraph a game: what, who, when, how it stands, and its name."""
    found = list(islice(kept(), _MOST + 1))
    if not found:
        return wrapped("There is no saved game yet.", width)
    lines: Lines = []
    for game in found[:_MOST]:
        match, players = game.saved.match, game.saved.players
        names = [player.name for player in players] if players else []
        seated = join_with_and(names) or f"{match.record.seats} seats"
        written = f"{game.when:%Y-%m-%d %H:%M}"
        told = f"{match.game.title} · {seated} · {written} · {_standing(game, names)}"
        paragraph = wrapped(told, width, "", "    ")
        paragraph[0].stylize(f"bold {accent(match.game.name)}", 0, len(match.game.title))
        lines.extend([*paragraph, Text(f"    {game.place.stem}", QUIET)])
    if len(found) > _MOST:
        lines.append(Text("… and older ones", QUIET))
    return lines


def _standing(game: Kept, names: list[str]) -> str:
    match = game.saved.match
    moment = board_of(match.game).moment(match.table.view(None), len(match.record.moves))
    if game.finished:
        return "finished"
    asked = [
        "the clock" if seat == CLOCK else names[seat] if names else f"seat {seat}"
        for seat in match.table.actors()
    ]
    return f"{moment}: {join_with_and(asked)}"
