"""How the server is run: every setting once, with its default and what it does.

A setting comes from a flag of `tabbytop serve`, else from the environment (`TABBYTOP_PORT`), else
from a TOML file, else it has its default.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from tabbytop.kernel.errors import TabbytopError

PREFIX: Final = "TABBYTOP_"
Positive = Annotated[int, Meta(ge=1)]


def said(text: str) -> Meta:
    """What a setting does, in a sentence."""
    return Meta(description=text)


class BadSettings(TabbytopError):
    """A setting that cannot be; the message says which and why."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings."""

    database: Annotated[
        str, said("`postgresql://…`, or a file for SQLite; else a file in the data folder.")
    ] = ""
    channels: Annotated[
        str, said("How workers hear of each other: `redis://…`, `database`, or nothing for one.")
    ] = ""
    host: Annotated[str, said("The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), said("The port; 0 takes a free one.")] = 8765
    workers: Annotated[int, Meta(ge=1, le=64), said("Processes that serve.")] = 1
    bot_processes: Annotated[
        int, Meta(ge=0, le=64), said("Processes in which bots think, a worker; 0: one a core.")
    ] = 0
    bot_beat: Annotated[
        float, Meta(ge=0, le=10), said("Bots answer after whole beats of so many seconds.")
    ] = 0.7
    stand_in: Annotated[str, said("The level of the bot that plays for who is gone.")] = "lynx"
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
    log_level: Annotated[str, said("debug, info, warning or error.")] = "info"

    # Limits.
    socket_bytes: Annotated[Positive, said("The longest message on a socket.")] = 16_384
    body_bytes: Annotated[Positive, said("The longest body of a request.")] = 65_536
    queue_messages: Annotated[Positive, said("Unsent messages at which a slow reader is cut.")] = (
        512
    )
    queue_bytes: Annotated[Positive, said("Unsent bytes at which a slow reader is cut.")] = 1 << 20
    moves_a_second: Annotated[float, said("Moves of a connection, in the long run.")] = 20.0
    talk_a_minute: Annotated[float, said("Sentences and emotes of a seat, in the long run.")] = 30.0
    asks_a_second: Annotated[float, said("Other messages of a connection, in the long run.")] = 10.0
    requests_a_second: Annotated[float, said("Requests from an address, in the long run.")] = 50.0
    logins_a_minute: Annotated[
        float, said("Tries to log in, from an address and for a name, in the long run.")
    ] = 6.0
    sockets_an_address: Annotated[Positive, said("Open sockets from one address.")] = 200
    tables_an_hour: Annotated[float, said("Tables set up by a person, in the long run.")] = 60.0
    tables_a_person: Annotated[Positive, said("Tables of a person that are not over.")] = 50
    guests_an_hour: Annotated[float, said("New guests from an address, in the long run.")] = 120.0
    unstarted_hours: Annotated[
        Positive, said("Hours after which a table that nobody came to is closed.")
    ] = 72


def settings(
    flags: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """The settings from all places; BadSettings says which one cannot be."""
    values: dict[str, Any] = {}
    environment = os.environ if environment is None else environment
    place = file or (
        Path(environment[PREFIX + "CONFIG"]) if PREFIX + "CONFIG" in environment else None
    )
    if place is not None:
        values.update(_from_file(place))
    for name in Settings.__struct_fields__:
        word = environment.get(PREFIX + name.upper())
        if word is not None:
            values[name] = word.split(",") if name in _LISTS else word
    values.update({name: value for name, value in (flags or {}).items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"settings: {error}") from None


_LISTS: Final = ("origins", "trusted_proxies")


def _from_file(place: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(place.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{place}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{place}: {error}") from None
