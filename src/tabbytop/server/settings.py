"""The server's settings, each with its default and a description.

A value comes from a flag of `tabbytop serve`, else from the environment (`TABBYTOP_PORT`), else
from a TOML file, else it is the default.
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
from tabbytop.texts.message import Message

PREFIX: Final = "TABBYTOP_"
DATABASE: Final = "server.db"  # in the data folder
Positive = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0)]
Rate = Annotated[float, Meta(ge=0)]


def about(text: str) -> Meta:
    """The description of a setting, in a sentence."""
    return Meta(description=text)


class BadSettings(TabbytopError):
    """An invalid setting; the message says which and why."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings."""

    database: Annotated[
        str, about("`postgresql://…`, or a file for SQLite; else `server.db` in the data folder.")
    ] = ""
    channels: Annotated[
        str,
        about(
            "How workers hear of each other: `redis://…`, or `database` (PostgreSQL's own "
            "notifications, also where nothing is said); one worker needs none."
        ),
    ] = ""
    host: Annotated[str, about("The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535), about("The port; 0 takes a free one.")] = 8765
    workers: Annotated[int, Meta(ge=1, le=64), about("Processes that serve.")] = 1
    bot_processes: Annotated[
        int,
        Meta(ge=0, le=64),
        about(
            "Processes in which bots think, a worker; of several, one is kept for short "
            "questions. 0: one a core, and that one."
        ),
    ] = 0
    bot_patience: Annotated[
        float,
        Meta(ge=0, le=60),
        about("Seconds that a bot waits for a free process before a weaker one answers."),
    ] = 1.3
    bot_beat: Annotated[
        float, Meta(ge=0, le=10), about("Bots answer after whole beats of so many seconds.")
    ] = 0.7
    origins: Annotated[
        list[str], about("Pages that may use the API besides our own: `https://cats.example`.")
    ] = []
    secure: Annotated[bool, about("People come by https: cookies are sent over it alone.")] = False
    trusted_proxies: Annotated[
        list[str], about("Addresses whose X-Forwarded-For and -Proto are believed.")
    ] = []
    delay_bound: Annotated[
        float,
        Meta(ge=0, le=1),
        about("Seconds of a slow line that are made up for in a race, at most."),
    ] = 0.2
    absent_after: Annotated[
        float, Meta(ge=0), about("Seconds after which others may put a bot in an empty seat.")
    ] = 60.0
    deserted_after: Annotated[
        float,
        Meta(ge=0),
        about("Seconds without anybody at a table after which its bots pause; 0: they never do."),
    ] = 60.0
    metrics_from: Annotated[
        list[str], about("Addresses that may read `/metrics`; `*` is everybody.")
    ] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], about("What is worth a line in the log.")
    ] = "info"
    log_format: Annotated[
        Literal["auto", "json", "plain"],
        about("JSON, a line an event, or plain words; `auto` is plain in a terminal."),
    ] = "auto"
    log_repeats_a_minute: Annotated[
        Positive,
        about("Lines that are alike, in the log; then it is told how many more there were."),
    ] = 10
    keep_unfinished_days: Annotated[
        Days, about("Days after its last line that a table that is not over is kept; 0: for ever.")
    ] = 90
    keep_finished_days: Annotated[
        Days, about("Days after its end that a finished game is kept; 0: for ever.")
    ] = 0
    keep_chat_days: Annotated[
        Days, about("Days after a table's last line that what was said is kept; 0: for ever.")
    ] = 90
    keep_guests_days: Annotated[
        Days,
        about("Days that a guest who was not seen and has no table is kept; 0: for ever."),
    ] = 365
    notices: Annotated[
        bool,
        about("Whether people may be told of their turns elsewhere: by push, ntfy or a webhook."),
    ] = True
    notice_delay: Annotated[
        float,
        Meta(ge=0, le=3600),
        about("Seconds before a notice is sent; who answers or looks meanwhile needs none."),
    ] = 10.0
    notice_contact: Annotated[
        str,
        about(
            "Whom push services can ask about this server: `mailto:…` or `https://…`; else its "
            "own address."
        ),
    ] = ""
    notice_webhook: Annotated[
        str, about("A URL of your own that is told of everybody's turns, as JSON.")
    ] = ""
    notice_http: Annotated[
        bool, about("People may have notices sent by http, without encryption.")
    ] = False
    notice_private: Annotated[
        bool,
        about("People may have notices sent to private addresses, such as an ntfy beside it."),
    ] = False

    # Rate limits, quotas and other limits.
    socket_bytes: Annotated[Positive, about("The longest message on a socket.")] = 16_384
    body_bytes: Annotated[Positive, about("The longest body of a request.")] = 65_536
    queue_bytes: Annotated[Positive, about("Unsent bytes at which a slow reader is cut.")] = 1 << 20
    moves_a_second: Annotated[Rate, about("Moves of a seat, in the long run.")] = 20.0
    talk_a_minute: Annotated[Rate, about("Sentences and emotes of a seat, in the long run.")] = 30.0
    asks_a_second: Annotated[
        Rate, about("Other messages of a person, or of an address that only looks on.")
    ] = 10.0
    address_asks_a_second: Annotated[Rate, about("The same from an address.")] = 100.0
    answer_bytes_a_second: Annotated[
        Rate, about("Bytes of answers to a person's questions at tables, in the long run.")
    ] = 40_000.0
    address_answer_bytes_a_second: Annotated[Rate, about("The same for an address.")] = 400_000.0
    replayed_moves_a_second: Annotated[
        Rate, about("Moves of finished games replayed for an address; a step shown counts as ten.")
    ] = 1000.0
    requests_a_second: Annotated[Rate, about("Requests from an address, in the long run.")] = 50.0
    logins_a_minute: Annotated[
        Rate,
        about(
            "Tries to log in to an account from an address, in the long run; five times as many "
            "from an address for all accounts together. A known device is not counted with others."
        ),
    ] = 6.0
    reports_an_hour: Annotated[Rate, about("Reports by a person, in the long run.")] = 10.0
    sockets_an_address: Annotated[Positive, about("Open sockets from one address.")] = 200
    talk_an_hour: Annotated[
        Rate, about("Sentences and emotes of a person; each 100 bytes begun count as one.")
    ] = 600.0
    address_talk_an_hour: Annotated[Rate, about("The same from an address.")] = 6000.0
    lines_a_day: Annotated[
        Rate, about("All that a person writes at tables: moves, talk, comings and goings.")
    ] = 20_000.0
    address_lines_a_day: Annotated[Rate, about("The same from an address.")] = 200_000.0
    tables_an_hour: Annotated[Rate, about("Tables set up by a person, in the long run.")] = 60.0
    address_tables_an_hour: Annotated[
        Rate, about("Tables set up from an address, in the long run.")
    ] = 300.0
    joins_an_hour: Annotated[
        Rate, about("Seats that a person takes at tables of others, in the long run.")
    ] = 120.0
    address_joins_an_hour: Annotated[Rate, about("The same from an address.")] = 600.0
    waiting_seats_a_person: Annotated[
        Positive, about("Seats of a person at tables of others in the lobby, before they play.")
    ] = 5
    waiting_seats_an_address: Annotated[Positive, about("The same of an address.")] = 20
    device_games_a_day: Annotated[
        Rate, about("Games played offline that a person puts into their history.")
    ] = 100.0
    tables_a_person: Annotated[Positive, about("Tables of a person that are not over.")] = 50
    tables_an_address: Annotated[
        Positive, about("Tables set up from an address that are not over.")
    ] = 300
    codes_an_hour: Annotated[
        Rate, about("Short codes of tables tried from an address, in the long run.")
    ] = 120.0
    circles_a_day: Annotated[Rate, about("Circles that a person can found, in the long run.")] = (
        10.0
    )
    guests_an_hour: Annotated[Rate, about("New guests from an address, in the long run.")] = 120.0
    thoughts_a_person: Annotated[
        Positive, about("Hints, advice and bots' moves of a person under way at once.")
    ] = 8
    thoughts_an_address: Annotated[Positive, about("The same of an address.")] = 32
    notice_endpoints: Annotated[
        Positive, about("Browsers, topics and webhooks of a person that are told of their turns.")
    ] = 10
    unstarted_hours: Annotated[
        Positive, about("Hours after which a table that nobody came to is closed.")
    ] = 72


LIMITS: Final = Settings.__struct_fields__[Settings.__struct_fields__.index("socket_bytes") :]


class SettingInfo(Struct, frozen=True):
    """The description of a setting, for `--help` and the docs."""

    name: str
    kind: Any  # its type, without bounds
    default: Any
    about: str


def describe_settings() -> list[SettingInfo]:
    """All settings, in the order of their declaration."""
    hints = get_type_hints(Settings, include_extras=True)
    defaults = Settings()
    return [
        SettingInfo(
            name,
            hints[name].__origin__,
            getattr(defaults, name),
            next(mark.description for mark in hints[name].__metadata__ if mark.description),
        )
        for name in Settings.__struct_fields__
    ]


def load_settings(
    flags: Mapping[str, object] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """Merge the settings of all sources; raise BadSettings with the source of an invalid one."""
    environment = os.environ if environment is None else environment
    values: dict[str, object] = {}
    sources: dict[str, str] = {}
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    if file is not None:
        values.update(_read_file(file))
        sources.update({name: f"{file}: {name}" for name in values})
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _split(text) if name in _LISTS else text
            sources[name] = PREFIX + name.upper()
    for name, value in (flags or {}).items():
        if value is not None and value != []:
            values[name] = value
            sources[name] = flag_name(name)
    try:
        found = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise _bad_settings(str(error), sources) from None
    return _validated(found)


def flag_name(name: str) -> str:
    """The command-line flag of a setting."""
    return f"--{name.replace('_', '-')}"


_LISTS: Final = ("origins", "trusted_proxies", "metrics_from")


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_file(place: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(place.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{place}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{place}: {error}") from None
    for name in values:
        if name not in Settings.__struct_fields__:
            unknown = Message("server-command", "no-setting", file=str(place), name=repr(name))
            raise BadSettings(unknown)
    return values


def _bad_settings(reason: str, sources: Mapping[str, str]) -> BadSettings:
    """An error that names the source of the value, but not the value, which may be secret."""
    reason, _, path = reason.partition(" - at ")
    named = re.search(r"\w+", path)
    name = named[0] if named else ""
    return BadSettings(f"{sources.get(name, 'settings')}: {reason[:1].lower()}{reason[1:]}")


def _validated(found: Settings) -> Settings:
    """Fill in the default database; raise BadSettings if settings contradict each other."""
    on_postgresql = found.database.startswith(("postgresql://", "postgres://"))
    if "://" in found.database and not on_postgresql:
        raise BadSettings(Message("server-command", "bad-database"))
    if not re.fullmatch(r"(database|(rediss?|unix)://.+)?", found.channels):
        raise BadSettings(Message("server-command", "bad-channels"))
    if found.channels == "database" and not on_postgresql:
        raise BadSettings(Message("server-command", "channels-sqlite"))
    if found.workers > 1 and not found.channels and not on_postgresql:
        raise BadSettings(Message("server-command", "workers-sqlite"))
    if not re.fullmatch(r"(mailto:\S+@\S+|https://\S+)?", found.notice_contact):
        raise BadSettings(Message("server-command", "bad-notice-contact"))
    if not re.fullmatch(r"(https?://\S+)?", found.notice_webhook):
        raise BadSettings(Message("server-command", "bad-notice-webhook"))
    if found.database:
        return found
    return msgspec.structs.replace(found, database=str(data_folder() / DATABASE))
