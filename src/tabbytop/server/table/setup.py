"""The setup of a table: what its players agreed on."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Talk = Literal["chat", "emotes", "none"]
Stakes = Literal["none", "rated", "fixture"]  # of a contest, or of a circle that keeps ratings
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may take for an answer: `turn` in seconds, `days` for games by the day."""

    kind: Literal["none", "turn", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """The intended occupant: `me`, somebody on this `device`, a `bot` of a level, or `open`."""

    kind: Literal["me", "device", "open", "bot"]
    name: Name | None = None  # of somebody on this device, or of a bot
    level: Level | None = None  # of a bot


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A client's request for a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | str | list[str]] = {}
    public: bool = False
    onlookers: bool = True
    talk: Talk = "chat"
    hints: bool = True  # whether one may ask what a strong bot would do
    clock: Clock = Clock()
    one_seat_each: bool | None = None  # each visitor has one seat; None: at public tables
    circle: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,40}$")] = ""  # empty: of no circle


class Continues(Struct, frozen=True):
    """From where a game is played on: a finished game, and how many of its moves were kept."""

    table: str
    step: int


class Setup(Struct, frozen=True):
    """The setup as it is stored beside the log; it never changes."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]  # all of them, as `Options.as_dict` gives them
    commitment: str  # to the seed; the seed itself is shown when the game is over
    public: bool
    onlookers: bool
    talk: Talk
    clock: Clock
    created: int  # milliseconds since 1970
    hints: bool = True
    one_seat_each: bool | None = None  # None: at public tables, as version 0.1 did not know it
    # The table's id on the person's own device, if the game was played there: what the record says
    # follows the rules, but only the device knows who moved.
    from_device: str = ""
    circle: str = ""  # the id of the circle for which the game counts
    # The first moves are copied from a finished game, whose cards are known: the table counts for
    # no statistics and no stickers.
    continues: Continues | None = None
    stakes: Stakes | None = None  # None: opened before stakes were written down

    def at_stake(self) -> Stakes:
        """The stakes of the game. If it counts, nobody is removed and every move stands."""
        if self.stakes is not None:
            return self.stakes
        return "rated" if self.circle else "none"

    def allows_one_seat(self) -> bool:
        """Whether each visitor may take only one seat, also with friends on the same device."""
        return self.public if self.one_seat_each is None else self.one_seat_each
