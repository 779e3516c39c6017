"""Drafts of new tables: validate the request, choose a secret seed, seat the first players.

Nothing is written to the database here.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from tabbytop.bots.levels import LEVELS
from tabbytop.bots.names import BOT_NAMES
from tabbytop.bots.registry import installed_bots
from tabbytop.games import registry
from tabbytop.kernel.errors import BadOptions, UnknownGame
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import commitment
from tabbytop.server.confusables import distinct_name
from tabbytop.server.errors import Refused
from tabbytop.server.people.default_names import (
    bot_names,
    guest_cat,
    guest_name,
    is_taken,
    known_cat,
    other_guest_name,
)
from tabbytop.server.people.names import allowed_name, bot_name
from tabbytop.server.store.rows import Person
from tabbytop.server.table import deciding
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.setup import Clock, NewTable, SeatPlan, Setup, Stakes
from tabbytop.server.table.state import TableState
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.store.circles import Circle

_OUR_BOTS: Final = (*[level.name for level in LEVELS], "random")
_SECONDS: Final = {"none": (0, 0), "turn": (5, 3600), "days": (3600, 30 * 86_400)}


class TableDraft:
    """A table that is not stored yet, with the first entries of its log."""

    def __init__(self, state: TableState, entries: list[LogEntry]) -> None:
        self.state = state
        self.entries = entries


def known_game(name: str) -> Game:
    """The game of that name; raise Refused with a list of games if there is none."""
    try:
        return registry.game(name)
    except UnknownGame as error:
        raise Refused("unknown", error.message) from None


def build_setup(request: NewTable, seed: bytes, at: int, stakes: Stakes = "none") -> Setup:
    """The setup of a requested table; raise Refused if its options are invalid."""
    game = known_game(request.game)
    options = _chosen(game, len(request.seats), request.options)
    _check_clock(request.clock, game)
    if request.circle and request.public:
        raise Refused("bad-options", Message("circles", "circle-not-public"))
    return Setup(
        game=game.name,
        rules=game.rules,
        seats=len(request.seats),
        options=options,
        commitment=commitment(seed),
        public=request.public,
        onlookers=request.onlookers,
        talk=request.talk,
        clock=request.clock,
        created=at,
        hints=request.hints,
        one_seat_each=request.one_seat_each,
        circle=request.circle,
        stakes=stakes,
    )


def draft_table(
    id: str,  # noqa: A002 - of the table
    request: NewTable,
    person: Person,
    at: int,
    stakes: Stakes,
) -> TableDraft:
    """A draft of the requested table, with all known players and bots seated."""
    seed = secrets.token_bytes(32)
    setup = build_setup(request, seed, at, stakes)
    return draft_with(id, setup, seed, seat_occupants(id, request, person), at)


def draft_rematch(
    id: str,  # noqa: A002 - the same
    before: TableState,
    person: Person,
    at: int,
    circle: "Circle | None",
) -> TableDraft:
    """A draft of the rematch: the person and the bots sit where they sat, the seats of the other
    people are kept for them, and the seats of those who had left are free."""
    seed = secrets.token_bytes(32)
    old = before.setup
    game = known_game(old.game)
    setup = Setup(
        game=game.name,
        rules=game.rules,
        seats=old.seats,
        options=_chosen(game, old.seats, old.options),
        commitment=commitment(seed),
        public=False,  # all seats are kept for those who played
        onlookers=old.onlookers,
        talk=old.talk,
        clock=old.clock,
        created=at,
        hints=old.hints,
        one_seat_each=old.allows_one_seat(),
        circle="" if circle is None else circle.id,
        stakes=stakes_in(circle),
    )
    staying = [
        who
        if who.kind == "bot" or who.person == person.id
        else msgspec.structs.replace(who, kind="open")
        for who in before.occupants
    ]
    for seat, has_left in enumerate(before.has_left):
        if has_left:
            staying[seat] = Occupant("open")
    return draft_with(id, setup, seed, staying, at)


def stakes_in(circle: "Circle | None") -> Stakes:
    """The stakes of a table in that circle; None: a table in no circle."""
    return "rated" if circle is not None and circle.rated else "none"


def draft_with(
    id: str,  # noqa: A002 - of the table
    setup: Setup,
    seed: bytes,
    occupants: Sequence[Occupant],
    at: int,
) -> TableDraft:
    """A draft with these occupants, who may be open seats kept for somebody; the game begins if
    nobody is missing."""
    state = TableState(id, setup, seed)
    entries: list[LogEntry] = []
    for seat, occupant in enumerate(occupants):
        if occupant.kind != "open" or occupant.person:
            entries.append(deciding.sit(state, seat, occupant, at))
            apply_entry(state, entries[-1])
    while (entry := deciding.automatic_entry(state, at)) is not None:
        entries.append(entry)
        apply_entry(state, entry)
    return TableDraft(state, entries)


def seat_occupants(
    id: str,  # noqa: A002 - of the table
    request: NewTable,
    person: Person,
) -> list[Occupant]:
    """The occupants of a requested table, with distinct names; bots give way to people."""
    game, plans = known_game(request.game), request.seats
    if all(plan.kind == "bot" for plan in plans):
        raise Refused("bad-options", Message("server", "bots-alone"))
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Refused("bad-options", Message("server", "one-seat-for-you"))
    names = _without_namesakes(
        plans, [_wanted_name(seat, plan, person) for seat, plan in enumerate(plans)]
    )
    seen = {_cat(plan, name, person) for plan, name in zip(plans, names, strict=True) if name}
    bots = iter(bot_names(names, seen, len(plans), id))
    names = [
        next(bots) if plan.kind == "bot" and not name else name
        for plan, name in zip(plans, names, strict=True)
    ]
    seated: list[Occupant] = []
    for plan, name in zip(plans, names, strict=True):
        shown = distinct_name([who.name for who in seated], name)
        if plan.kind == "open":
            seated.append(Occupant("open"))
            continue
        cat = _cat(plan, name, person)
        if plan.kind == "bot":
            seated.append(Occupant("bot", shown, cat, level=_level(plan.level, game)))
        else:
            seated.append(Occupant("person", shown, cat, person=person.id))
    return seated


def joining_occupant(state: TableState, person: Person, name: str | None) -> Occupant:
    """The occupant for a person who joins a table, with a name that nobody else has there."""
    wanted = person.name if name is None else allowed_name(name)
    there = _names_of_others(state, person.id)
    if name is None and wanted == guest_name(person.id) and is_taken(wanted, there):
        wanted = other_guest_name(person.id, there) or wanted  # they did not choose the default
    cat = known_cat(person) if name is None else guest_cat(f"{person.id} {wanted}")
    return Occupant("person", distinct_name(there, wanted), cat, person=person.id)


def bots_to_rename(state: TableState, wanted: str) -> list[tuple[int, Occupant]]:
    """The bots that have the name of a person who joins: their seats and new occupants."""
    return [
        (seat, bot_occupant(state, who.level, [wanted]))
        for seat, who in enumerate(state.occupants)
        if who.kind == "bot" and is_taken(wanted, [who.name])
    ]


def bot_occupant(state: TableState, level: str, reserved: Sequence[str] = ()) -> Occupant:
    """The occupant for a bot that joins a table."""
    there = state.occupants
    taken = [*reserved, *(who.name for who in there)]
    (name,) = bot_names(taken, {who.cat for who in there}, 1, state.id)
    return Occupant("bot", name, guest_cat(name), level=_level(level, state.game))


def returning_occupant(state: TableState, who: Occupant) -> Occupant:
    """The occupant for a person who played before, renamed if their name is taken."""
    there = _names_of_others(state, who.person)
    return msgspec.structs.replace(who, name=distinct_name(there, who.name))


def chosen_names(person: Person, state: TableState) -> list[str]:
    """The chosen names of others on the person's device, bots included."""
    return [
        who.name
        for seat, who in enumerate(state.occupants)
        if who.name not in (person.name, _default_name(seat), *BOT_NAMES)
        and who.kind in {"person", "bot"}
    ]


def _default_name(seat: int) -> str:
    """The name of somebody on a shared device who has chosen none."""
    return f"Player {seat + 1}"


def _names_of_others(state: TableState, person: str) -> list[str]:
    """The names at a table, but those of seats that are kept for the person."""
    kept = state.kept_seats(person)
    return [who.name for seat, who in enumerate(state.occupants) if seat not in kept]


def _wanted_name(seat: int, plan: SeatPlan, person: Person) -> str:
    """The requested name; empty: any name will do, or the seat is open."""
    if plan.kind == "me":
        return person.name
    if plan.name is not None and plan.kind != "open":
        return bot_name(plan.name) if plan.kind == "bot" else allowed_name(plan.name)
    return _default_name(seat) if plan.kind == "device" else ""


def _without_namesakes(plans: Sequence[SeatPlan], names: list[str]) -> list[str]:
    """The names; empty for a bot whose name a person or an earlier bot has."""
    taken = [name for plan, name in zip(plans, names, strict=True) if plan.kind != "bot"]
    kept: list[str] = []
    for plan, name in zip(plans, names, strict=True):
        if plan.kind != "bot":
            kept.append(name)
            continue
        kept.append("" if is_taken(name, taken) else name)
        taken.append(name)
    return kept


def _cat(plan: SeatPlan, name: str, person: Person) -> str:
    """The cat of an occupant with that name."""
    if plan.kind == "me":
        return known_cat(person)
    return guest_cat(name if plan.kind == "bot" else f"{person.id} {name}")


def _chosen(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, object]:
    """All options of the game with the chosen values; raise Refused if they are invalid."""
    try:
        return game.resolve_options(seats, options).as_dict()
    except BadOptions as error:
        raise Refused("bad-options", error.message) from None


def _level(wanted: str | None, game: Game) -> str:
    """The level of a bot: one of ours or, where players take turns, of an installed package."""
    levels = [*_OUR_BOTS, *([] if game.live else installed_bots())]
    if wanted not in levels:
        raise Refused("bad-options", Message("server", "bot-level", levels=levels))
    return wanted


def _check_clock(clock: Clock, game: Game) -> None:
    if game.live and clock.kind != "none":
        raise Refused("bad-options", Message("server", "own-clock", game=game.title_message()))
    least, most = _SECONDS[clock.kind]
    if not least <= clock.seconds <= most:
        message = Message("server", "clock-seconds", clock=clock.kind, least=least, most=most)
        raise Refused("bad-options", message)
