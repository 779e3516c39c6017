"""What somebody asks for, made into a table: checked, dealt a secret seed, its first guests seated.

Nothing here is written down.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tabbytop.bots.levels import LEVELS
from tabbytop.games import registry
from tabbytop.kernel.errors import BadOptions, UnknownGame
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import commitment
from tabbytop.server.errors import Refused
from tabbytop.server.people.cats import (
    bot_names,
    guest_cat,
    guest_name,
    is_taken,
    spare_guest_name,
)
from tabbytop.server.people.names import bot_name, free_name
from tabbytop.server.people.people import known_cat
from tabbytop.server.skeletons import distinct_name
from tabbytop.server.store.people import Person
from tabbytop.server.table import deciding
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.setup import Clock, NewTable, SeatPlan, Setup
from tabbytop.server.table.state import TableState

BOT_LEVELS: Final = (*[level.name for level in LEVELS], "random")
_SECONDS: Final = {"none": (0, 0), "turn": (5, 3600), "days": (3600, 30 * 86_400)}


class Planned:
    """A table that is about to be written down."""

    def __init__(self, state: TableState, entries: list[LogEntry]) -> None:
        self.state = state
        self.entries = entries


def known_game(name: str) -> Game:
    """The game of that name, or a refusal that lists what there is."""
    try:
        return registry.game(name)
    except UnknownGame as error:
        raise Refused("unknown", str(error)) from None


def setup_of(wish: NewTable, seed: bytes, at: int) -> Setup:
    """What is agreed at the table that somebody asks for; Refused if it makes no game."""
    game = known_game(wish.game)
    options = _chosen(game, len(wish.seats), wish.options)
    _check_clock(wish.clock, game)
    return Setup(
        game=game.name,
        rules=game.rules,
        seats=len(wish.seats),
        options=options,
        commitment=commitment(seed),
        public=wish.public,
        onlookers=wish.onlookers,
        talk=wish.talk,
        clock=wish.clock,
        created=at,
        hints=wish.hints,
        one_seat_each=wish.one_seat_each,
    )


def planned(id: str, wish: NewTable, person: Person, at: int) -> Planned:  # noqa: A002 - of the table
    """The table that somebody asks for, with everybody seated who is known already."""
    seed = secrets.token_bytes(32)
    return seated(id, setup_of(wish, seed, at), seed, occupants(id, wish.seats, person), at)


def planned_again(id: str, before: TableState, person: Person, at: int) -> Planned:  # noqa: A002 - the same
    """The same table once more: the person and the bots sit where they sat, for the other people
    their seats are kept, and those of who had left are free."""
    seed = secrets.token_bytes(32)
    old = before.setup
    setup = Setup(
        game=old.game,
        rules=before.game.rules,
        seats=old.seats,
        options=_chosen(before.game, old.seats, old.options),
        commitment=commitment(seed),
        public=False,  # a stranger would find all seats kept
        onlookers=old.onlookers,
        talk=old.talk,
        clock=old.clock,
        created=at,
        hints=old.hints,
        one_seat_each=old.allows_one_seat(),
    )
    staying = [
        who if who.kind == "bot" or who.person == person.id else Occupant("open", person=who.person)
        for who in before.occupants
    ]
    for seat, has_left in enumerate(before.has_left):
        if has_left:
            staying[seat] = Occupant("open")
    return seated(id, setup, seed, staying, at)


def seated(
    id: str,  # noqa: A002 - of the table
    setup: Setup,
    seed: bytes,
    sitting_down: Sequence[Occupant],
    at: int,
) -> Planned:
    """A new table with these people and bots at it, and seats kept for those who are to come; begun
    if that is everybody."""
    state = TableState(id, setup, seed)
    entries: list[LogEntry] = []
    for seat, occupant in enumerate(sitting_down):
        if occupant.kind != "open" or occupant.person:
            entries.append(deciding.sit(state, seat, occupant, at))
            apply_entry(state, entries[-1])
    while (entry := deciding.automatic_entry(state, at)) is not None:
        entries.append(entry)
        apply_entry(state, entry)
    return Planned(state, entries)


def occupants(id: str, plans: Sequence[SeatPlan], person: Person) -> list[Occupant]:  # noqa: A002 - of the table
    """Who is to sit where; no two have the same name, and people's names come before bots'."""
    if all(plan.kind == "bot" for plan in plans):
        raise Refused("bad-options", "bots alone are no company: leave a seat for somebody")
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise Refused("bad-options", "you have one seat; others on this device have names")
    names = _without_namesakes(
        plans, [_wanted_name(seat, plan, person) for seat, plan in enumerate(plans)]
    )
    seen = {_cat(plan, name, person) for plan, name in zip(plans, names, strict=True) if name}
    bots = iter(bot_names(names, seen, len(plans), id))
    names = [
        next(bots) if plan.kind == "bot" and not name else name
        for plan, name in zip(plans, names, strict=True)
    ]
    told: list[Occupant] = []
    for plan, name in zip(plans, names, strict=True):
        shown = distinct_name([who.name for who in told], name)
        if plan.kind == "open":
            told.append(Occupant("open"))
            continue
        cat = _cat(plan, name, person)
        if plan.kind == "bot":
            told.append(Occupant("bot", shown, cat, level=_level(plan.level)))
        else:
            told.append(Occupant("person", shown, cat, person=person.id))
    return told


def newcomer(state: TableState, person: Person, name: str | None) -> Occupant:
    """Somebody who sits down at a table where others are."""
    wanted = person.name if name is None else free_name(name)
    there = [who.name for who in state.occupants]
    if name is None and wanted == guest_name(person.id) and is_taken(wanted, there):
        wanted = spare_guest_name(person.id, there) or wanted  # they have not chosen it
    cat = known_cat(person) if name is None else guest_cat(f"{person.id} {wanted}")
    return Occupant("person", distinct_name(there, wanted), cat, person=person.id)


def renamed_bots(state: TableState, person: Person, name: str | None) -> list[tuple[int, Occupant]]:
    """Bots that make way for the name of a person who sits down: where they sit, and who comes."""
    wanted = person.name if name is None else free_name(name)
    there = state.occupants
    return [
        (seat, filling_in(state, who.level, [wanted]))
        for seat, who in enumerate(there)
        if who.kind == "bot" and is_taken(wanted, [who.name])
    ]


def filling_in(state: TableState, level: str, reserved: Sequence[str] = ()) -> Occupant:
    """A bot that sits down at a table where others are."""
    there = state.occupants
    taken = [*reserved, *(who.name for who in there)]
    (name,) = bot_names(taken, {who.cat for who in there}, 1, state.id)
    return Occupant("bot", name, guest_cat(name), level=_level(level))


def returning(state: TableState, who: Occupant) -> Occupant:
    """Somebody who was at the table before this one; a newcomer may have the same name."""
    there = [other.name for other in state.occupants]
    return msgspec.structs.replace(who, name=distinct_name(there, who.name))


def _wanted_name(seat: int, plan: SeatPlan, person: Person) -> str:
    """What they are to be called; empty: any name will do, or nobody is there yet."""
    if plan.kind == "me":
        return person.name
    if plan.name is not None and plan.kind != "open":
        return bot_name(plan.name) if plan.kind == "bot" else free_name(plan.name)
    return f"Player {seat + 1}" if plan.kind == "device" else ""


def _without_namesakes(plans: Sequence[SeatPlan], names: list[str]) -> list[str]:
    """The names, without those of bots that a person or an earlier bot has: they get another."""
    taken = [name for plan, name in zip(plans, names, strict=True) if plan.kind != "bot"]
    told: list[str] = []
    for plan, name in zip(plans, names, strict=True):
        if plan.kind != "bot":
            told.append(name)
            continue
        told.append("" if is_taken(name, taken) else name)
        taken.append(name)
    return told


def _cat(plan: SeatPlan, name: str, person: Person) -> str:
    """Which cat somebody of that name is."""
    if plan.kind == "me":
        return known_cat(person)
    return guest_cat(name if plan.kind == "bot" else f"{person.id} {name}")


def _chosen(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, object]:
    """All options of the game, as chosen; Refused if they make no game."""
    try:
        return game.resolve_options(seats, options).as_dict()
    except BadOptions as error:
        raise Refused("bad-options", str(error)) from None


def _level(wanted: str | None) -> str:
    if wanted not in BOT_LEVELS:
        raise Refused("bad-options", f"a bot has a level: {', '.join(BOT_LEVELS)}")
    return wanted


def _check_clock(clock: Clock, game: Game) -> None:
    if game.live and clock.kind != "none":
        raise Refused("bad-options", f"{game.title} runs by its own clock")
    least, most = _SECONDS[clock.kind]
    if not least <= clock.seconds <= most:
        told = f"{least} to {most} seconds" if most else "no seconds"
        raise Refused("bad-options", f"a clock of the kind {clock.kind} has {told}")
