"""How the server is run: every setting once, with its default and what it does.

A setting comes from a flag of `tabbytop serve`, else from the environment (`TABBYTOP_PORT`), else
from a TOML file, else it has its default.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from tabbytop.folders import data_folder
from tabbytop.kernel.errors import TabbytopError

PREFIX: Final = "TABBYTOP_"
DATABASE: Final = "server.db"  # in the data folder
Positive = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]
Rate = Annotated[float, Meta(ge=0)]


def said(text: str) -> Meta:
    """What a setting does, in a sentence."""
    return Meta(description=text)


class BadSettings(TabbytopError):
    """A setting that cannot be; the message says which and why."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings."""

    database: Annotated[
        str, said("`postgresql://…`, or a file for SQLite; else `server.db` in the data folder.")
    ] = ""
    channels: Annotated[
        str,
        said(
            "How workers hear of each other: `redis://…`, or `database` (PostgreSQL's own "
            "notifications, also where nothing is said); one worker needs none."
        ),
    ] = ""
    host: Annotated[str, said("The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), said("The port; 0 takes a free one.")] = 8765
    workers: Annotated[int, Meta(ge=1, le=64), said("Processes that serve.")] = 1
    bot_processes: Annotated[
        int,
        Meta(ge=0, le=64),
        said(
            "Processes in which bots think, a worker; of several, one is kept for short "
            "questions. 0: one a core, and that one."
        ),
    ] = 0
    bot_patience: Annotated[
        float,
        Meta(ge=0, le=60),
        said("Seconds that a bot waits for a free process before a weaker one answers."),
    ] = 1.3
    bot_beat: Annotated[
        float, Meta(ge=0, le=10), said("Bots answer after whole beats of so many seconds.")
    ] = 0.7
    origins: Annotated[
        list[str], said("Pages that may use the API besides our own: `https://cats.example`.")
    ] = []
    secure: Annotated[bool, said("People come by https: cookies are sent over it alone.")] = False
    trusted_proxies: Annotated[
        list[str], said("Addresses whose X-Forwarded-For and -Proto are believed.")
    ] = []
    delay_bound: Annotated[
        float,
        Meta(ge=0, le=1),
        said("Seconds of a slow line that are made up for in a race, at most."),
    ] = 0.2
    absent_after: Annotated[
        float, Meta(ge=0), said("Seconds after which others may put a bot in an empty seat.")
    ] = 60.0
    deserted_after: Annotated[
        float,
        Meta(ge=0),
        said("Seconds without anybody at a table after which its bots pause; 0: they never do."),
    ] = 60.0
    metrics_from: Annotated[
        list[str], said("Addresses that may read `/metrics`; `*` is everybody.")
    ] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], said("What is worth a line in the log.")
    ] = "info"
    log_format: Annotated[
        Literal["auto", "json", "plain"],
        said("JSON, a line an event, or plain words; `auto` is plain in a terminal."),
    ] = "auto"
    log_repeats_a_minute: Annotated[
        Positive,
        said("Lines that are alike, in the log; then it is told how many more there were."),
    ] = 10
    keep_unfinished_days: Annotated[
        Days, said("Days after its last line that a table that is not over is kept; 0: for ever.")
    ] = 90
    keep_finished_days: Annotated[
        Days, said("Days after its end that a finished game is kept; 0: for ever.")
    ] = 0
    keep_chat_days: Annotated[
        Days, said("Days after a table's last line that what was said is kept; 0: for ever.")
    ] = 90
    keep_guests_days: Annotated[
        Days,
        said("Days that a guest who was not seen and has no table is kept; 0: for ever."),
    ] = 365

    # Limits.
    socket_bytes: Annotated[Positive, said("The longest message on a socket.")] = 16_384
    body_bytes: Annotated[Positive, said("The longest body of a request.")] = 65_536
    queue_bytes: Annotated[Positive, said("Unsent bytes at which a slow reader is cut.")] = 1 << 20
    moves_a_second: Annotated[Rate, said("Moves of a seat, in the long run.")] = 20.0
    talk_a_minute: Annotated[Rate, said("Sentences and emotes of a seat, in the long run.")] = 30.0
    asks_a_second: Annotated[Rate, said("Other messages of a seat, or an onlooker's address.")] = (
        10.0
    )
    requests_a_second: Annotated[Rate, said("Requests from an address, in the long run.")] = 50.0
    logins_a_minute: Annotated[
        Rate,
        said(
            "Tries to log in to an account from an address, in the long run; five times as many "
            "from an address for all accounts together. A known device is not counted with others."
        ),
    ] = 6.0
    reports_an_hour: Annotated[Rate, said("Reports by a person, in the long run.")] = 10.0
    sockets_an_address: Annotated[Positive, said("Open sockets from one address.")] = 200
    talk_an_hour: Annotated[
        Rate, said("Sentences and emotes of a person; each 100 bytes begun count as one.")
    ] = 600.0
    address_talk_an_hour: Annotated[Rate, said("The same from an address.")] = 6000.0
    lines_a_day: Annotated[
        Rate, said("All that a person writes at tables: moves, talk, comings and goings.")
    ] = 20_000.0
    address_lines_a_day: Annotated[Rate, said("The same from an address.")] = 200_000.0
    tables_an_hour: Annotated[Rate, said("Tables set up by a person, in the long run.")] = 60.0
    address_tables_an_hour: Annotated[
        Rate, said("Tables set up from an address, in the long run.")
    ] = 300.0
    tables_a_person: Annotated[Positive, said("Tables of a person that are not over.")] = 50
    tables_an_address: Annotated[
        Positive, said("Tables set up from an address that are not over.")
    ] = 300
    guests_an_hour: Annotated[Rate, said("New guests from an address, in the long run.")] = 120.0
    thoughts_a_person: Annotated[
        Positive, said("Hints, advice and bots' moves of a person under way at once.")
    ] = 8
    thoughts_an_address: Annotated[Positive, said("The same of an address.")] = 32
    unstarted_hours: Annotated[
        Positive, said("Hours after which a table that nobody came to is closed.")
    ] = 72


LIMITS: Final = Settings.__struct_fields__[Settings.__struct_fields__.index("socket_bytes") :]


class Described(Struct, frozen=True):
    """A setting for who reads about it."""

    name: str
    kind: Any  # its type, without bounds
    default: Any
    about: str


def described() -> list[Described]:
    """All settings, in their order."""
    hints = get_type_hints(Settings, include_extras=True)
    defaults = Settings()
    return [
        Described(
            name,
            hints[name].__origin__,
            getattr(defaults, name),
            next(mark.description for mark in hints[name].__metadata__ if mark.description),
        )
        for name in Settings.__struct_fields__
    ]


def settings(
    flags: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """The settings from all places; BadSettings says which one cannot be and whence it came."""
    environment = os.environ if environment is None else environment
    values: dict[str, object] = {}
    came_from: dict[str, str] = {}
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    if file is not None:
        values.update(_from_file(file))
        came_from.update({name: f"{file}: {name}" for name in values})
    for name in Settings.__struct_fields__:
        word = environment.get(PREFIX + name.upper())
        if word is not None:
            values[name] = _listed(word) if name in _LISTS else word
            came_from[name] = PREFIX + name.upper()
    for name, value in (flags or {}).items():
        if value is not None and value != []:
            values[name] = value
            came_from[name] = flag(name)
    try:
        found = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _bad(str(error), came_from) from None
    return _sound(found)


def flag(name: str) -> str:
    """A setting as an option of the command line."""
    return f"--{name.replace('_', '-')}"


_LISTS: Final = ("origins", "trusted_proxies", "metrics_from")


def _listed(word: str) -> list[str]:
    return [part.strip() for part in word.split(",") if part.strip()]


def _from_file(place: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(place.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{place}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{place}: {error}") from None
    for name in values:
        if name not in Settings.__struct_fields__:
            raise BadSettings(f"{place}: there is no setting {name!r}")
    return values


def _bad(reason: str, came_from: Mapping[str, str]) -> BadSettings:
    """Say it with the place where the value came from; values are not told, they may be secret."""
    reason, _, path = reason.partition(" - at ")
    named = re.search(r"\w+", path)
    name = named[0] if named else ""
    return BadSettings(f"{came_from.get(name, 'settings')}: {reason[:1].lower()}{reason[1:]}")


def _sound(found: Settings) -> Settings:
    """With the usual file if no database is named; BadSettings if they do not go together."""
    on_postgresql = found.database.startswith(("postgresql://", "postgres://"))
    if "://" in found.database and not on_postgresql:
        raise BadSettings("database: expected `postgresql://…` or the name of a file")
    if not re.fullmatch(r"(database|(rediss?|unix)://.+)?", found.channels):
        raise BadSettings("channels: expected `redis://…`, `database` or nothing")
    if found.channels == "database" and not on_postgresql:
        raise BadSettings("channels: `database` is for PostgreSQL; with SQLite, `redis://…`")
    if found.workers > 1 and not found.channels and not on_postgresql:
        raise BadSettings("workers: more than one with SQLite need channels, `redis://…`")
    if found.database:
        return found
    return msgspec.structs.replace(found, database=str(data_folder() / DATABASE))
