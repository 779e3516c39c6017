"""The tables of the database, as they are after the last migration."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),  # a Setup as JSON
    Column("seed", LargeBinary, nullable=False),
    Column("creator", Text, nullable=False),  # for the limit on unfinished tables of a person
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("free", Integer, nullable=False),  # open seats
    Column("occupants", Text, nullable=False),  # by seat, as JSON; follows from the log
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the next automatic action happens
    Column("position", Text),
    Column("position_number", Integer),  # the entry after which the position was taken
    # A keyed hash of the creator's address, for its limit on unfinished tables.
    Column("creator_address", Text, nullable=False, server_default=""),
    Column("chat_cleared", Integer),  # the number up to which chat has been cleared
    Index(
        "tables_lobby",
        "created",
        sqlite_where=text("public AND free > 0 AND status = 'open'"),
        postgresql_where=text("public AND free > 0 AND status = 'open'"),
    ),
    Index(
        "tables_playing",
        "id",
        sqlite_where=text("status = 'playing'"),
        postgresql_where=text("status = 'playing'"),
    ),
    Index(
        "tables_due",
        "due",
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    ),
    Index("tables_creator", "creator"),
    Index("tables_creator_address", "creator_address"),
)

# Stored in the order of the key, so that the log of a table is contiguous on disk.
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("client_id", Text, nullable=False),  # the id that the client gave its message
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

# Everybody who ever sat at a table, so that their data can be found and deleted.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("present", Boolean, nullable=False),  # has the seat now
    Column("finished", Boolean, nullable=False, server_default=false()),  # the result is written
    PrimaryKeyConstraint("table_id", "seat", "person"),
    Index("seats_person", "person"),
    Index(
        "seats_unfinished",
        "person",
        sqlite_where=text("NOT finished"),
        postgresql_where=text("NOT finished"),
    ),
)

# Short codes of tables that wait for players. A code counts only while its table is open.
CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, unique=True),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("cat", Text, nullable=False),
    Column("login", Text),  # None: a guest
    Column("login_key", Text, unique=True),  # the normalized login
    Column("password", Text),  # its hash
    Column("epoch", Integer, nullable=False),  # cookies of an older epoch are void
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("login_skeleton", Text),  # the same for logins that look alike
    # Until when cookies of 0.1.0, which name no session, are accepted.
    Column("old_cookies_until", BigInteger, nullable=False, server_default="0"),
    Index("people_login_skeleton", "login_skeleton"),
)

# Browsers in which somebody is logged in, or is a guest; the cookie names the session.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

LESSONS: Final = Table(
    "lessons",
    METADATA,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("lesson", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # when the person first finished it
    PrimaryKeyConstraint("person", "game", "lesson"),
)

# Tries at the deal of the day. `moves` are those of a record, the bots' included, as JSON; `made`
# is their number. Place and score are those of a game that is over.
DAILY_TRIES: Final = Table(
    "daily_tries",
    METADATA,
    Column("person", Text, nullable=False),
    Column("day", Text, nullable=False),  # such as 2026-11-18, by UTC
    Column("moves", Text, nullable=False),
    Column("made", Integer, nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("at", BigInteger, nullable=False),  # when it was begun
    PrimaryKeyConstraint("person", "day"),
    Index("daily_tries_day", "day"),
)

# What finished games came to, written with the entry that ends them. They go with their table.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # when the game ended
    Column("unit", Text, nullable=False),  # what the scores count
)

RESULT_SEATS: Final = Table(
    "result_seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),  # empty for bots and deleted people
    Column("name", Text, nullable=False),  # as it was shown then
    Column("cat", Text, nullable=False),
    Column("level", Text, nullable=False),  # of a bot
    Column("place", Integer),  # None: the log cannot be read by the present rules
    Column("score", Integer),
    Column("standing", Integer),  # in parts of FULL_STANDING; None: statistics leave it out
    Column("stood_in", Boolean, nullable=False),  # a bot had taken over at the end
    Column("game", Text, nullable=False),  # as in `results`, so that indexes cover queries
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    # It covers the history and the evenings of a person.
    Index("result_seats_person", "person", "at", "table_id", "game", "standing", "place"),
)

# Sums over the results that statistics count, so that they need not be counted again.
TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),  # empty: of all games
    Column("kind", Text, nullable=False),  # `cat`, `level` or `person`
    Column("key", Text, nullable=False),  # the person's cat, a level of bots, or another person
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Column("total", BigInteger, nullable=False),  # of the standings
    Column("squares", BigInteger, nullable=False),  # of their squares
    Column("latest", BigInteger, nullable=False),
    Column("name", Text, nullable=False),  # of the other person, in the latest game
    Column("cat", Text, nullable=False),
    PrimaryKeyConstraint("person", "game", "kind", "key"),
    Index("tallies_key", "key"),  # to find the person whose account is deleted
)

STICKERS: Final = Table(
    "stickers",
    METADATA,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("sticker", Text, nullable=False),
    Column("table_id", Text, nullable=False),  # where it was first earned; it may be gone
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "sticker"),
)

# Where people want to be told that it is their turn: a browser's push service, a topic of ntfy, a
# webhook. The id is secret: who has it can turn the notices off.
NOTICE_ENDPOINTS: Final = Table(
    "notice_endpoints",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),  # `push`, `ntfy` or `webhook`
    Column("url", Text, nullable=False),
    Column("key", Text, nullable=False),  # the browser's public key (p256dh); else empty
    Column("auth", Text, nullable=False),  # the secret shared with the browser; else empty
    Column("language", Text, nullable=False),
    Column("page", Text, nullable=False),  # the server as the person reaches it: `https://…`
    Column("session", Text, nullable=False),  # of the browser
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),  # notices given up since the last that arrived
    Column("host", Text, nullable=False, server_default=""),  # of the URL
    Column("retry_at", BigInteger, nullable=False, server_default="0"),  # nothing is sent before
    Column("silent", Integer, nullable=False, server_default="0"),  # failures since the last answer
    Index("notice_endpoints_person", "person"),
)

# Tables of which a person wants no notices.
NOTICE_MUTES: Final = Table(
    "notice_mutes",
    METADATA,
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)

# The outbox: notices to be sent, written in the transaction of the entry that they tell of.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),  # of the entry
    Column("seat", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),  # empty: the operator's webhook
    Column("person", Text, nullable=False),
    Column("public_seq", Integer, nullable=False),  # the number that people see
    Column("due", BigInteger, nullable=False),  # when it is sent, or claimed again
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "number", "seat", "endpoint"),
    Index("notices_due", "due"),
    Index("notices_person", "person"),
)

# Circles of friends. In them people are named by their member number.
CIRCLES: Final = Table(
    "circles",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("token", Text, nullable=False, unique=True),  # of the link by which people join
    Column("founder", Integer, nullable=False),  # a member
    Column("rated", Boolean, nullable=False),  # whether ratings are kept
    Column("clock_offset", Integer, nullable=False),  # minutes east of Greenwich
    Column("created", BigInteger, nullable=False),
    Column("last_member", Integer, nullable=False),  # the highest number so far
    Column("games", Integer, nullable=False),  # finished so far
    Column("latest", BigInteger),  # when the last of them ended
    Column("draw_seed", LargeBinary, nullable=False),  # of the next draw; its commitment is shown
)

CIRCLE_MEMBERS: Final = Table(
    "circle_members",
    METADATA,
    Column("circle", Text, ForeignKey("circles.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Column("left_at", BigInteger),  # None: is a member
    Column("rated", Boolean, nullable=False),  # wants a rating
    PrimaryKeyConstraint("circle", "number"),
    UniqueConstraint("circle", "person"),
    Index("circle_members_person", "person"),
)

CIRCLE_SEASONS: Final = Table(
    "circle_seasons",
    METADATA,
    Column("circle", Text, ForeignKey("circles.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ends", BigInteger),  # when it ends by itself
    Column("ended", BigInteger),  # None: it is running
    Column("final", Text),  # the final table, as JSON
    PrimaryKeyConstraint("circle", "number"),
)

# Tables that count for a circle; those with a number are over. They go with their table.
CIRCLE_TABLES: Final = Table(
    "circle_tables",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("circle", Text, ForeignKey("circles.id"), nullable=False),
    Column("contest", Integer),
    Column("fixture", Integer),  # its index in the contest
    Column("number", Integer),  # of the game in the circle: ratings follow this order
    Column("season", Integer),
    Column("at", BigInteger),  # when the game ended
    Index("circle_tables_at", "circle", "at"),
)

# Seats of members in finished games.
CIRCLE_SEATS: Final = Table(
    "circle_seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("circle", Text, ForeignKey("circles.id"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("member", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("standing", Integer),  # None: no other member was at the table
    Column("mu_before", Double),  # the rating before and after the game; None: not rated
    Column("sigma_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("circle_seats_at", "circle", "at"),
)

CIRCLE_RATINGS: Final = Table(
    "circle_ratings",
    METADATA,
    Column("circle", Text, ForeignKey("circles.id"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("member", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("circle", "season", "member"),
)

CONTESTS: Final = Table(
    "contests",
    METADATA,
    Column("circle", Text, ForeignKey("circles.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("contest", Text, nullable=False),  # a Contest as JSON
    PrimaryKeyConstraint("circle", "number"),
)

# Comments of players on moments of finished games. They go with their table and their person.
COMMENTS: Final = Table(
    "comments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("step", Integer, nullable=False),  # how many moves had been made
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("comments_table", "table_id", "step", "at"),
    Index("comments_person", "person"),
    Index("comments_at", "at"),
)

WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
    # Under which it is registered. Once it is gone, the worker can write nothing more.
    Column("number", BigInteger, nullable=False, server_default="0"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Moderation; all workers poll these tables.

RESTRICTIONS: Final = Table(
    "restrictions",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # `ban` or `mute`
    Column("person", Text, nullable=False),  # empty if a network is banned
    Column("network", Text, nullable=False),  # empty if a person is
    Column("until", BigInteger),  # None: for good
    Column("at", BigInteger, nullable=False),
)

ANNOUNCEMENTS: Final = Table(
    "announcements",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

# Tables that an operator has changed and workers must reload. Old rows are removed.
CHANGED_TABLES: Final = Table(
    "changed_tables",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("rewritten", Boolean, nullable=False),  # else entries were only added
    Column("at", BigInteger, nullable=False),
)

ADMIN_LOG: Final = Table(
    "admin_log",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("target", Text, nullable=False),  # the id of a person or a table, or a network
    Column("name", Text, nullable=False),  # the person's name at that time
    Column("detail", Text, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer),  # the reported line of chat, as shown; None: the person is reported
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),  # by the reporter
    Column("quote", Text, nullable=False),  # the reported line
    Column("accused", Text, nullable=False),
    Column("accused_name", Text, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("reporter_name", Text, nullable=False),
    Column("done_at", BigInteger),
    Column("done_by", Text, nullable=False),
)

# Quotas, shared by all workers: token buckets, as the time when each is full again.
QUOTAS: Final = Table(
    "quotas",
    METADATA,
    Column("key", Text, primary_key=True),  # a keyed hash of the kind and the person or address
    Column("whole_at", BigInteger, nullable=False),  # milliseconds since 1970
)

# When a periodic job, which one worker does for all, last ran.
UPKEEP: Final = Table(
    "upkeep",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

SCHEMA_VERSION: Final = "alembic_version"  # the table in which Alembic keeps the version
OUR_TABLES: Final = frozenset({*METADATA.tables, SCHEMA_VERSION})  # others may be beside them
