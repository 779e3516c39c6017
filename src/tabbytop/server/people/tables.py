"""Setting up tables, state down, and going on at another one."""

import contextlib
from functools import partial
from typing import TYPE_CHECKING, Final

from tabbytop.languages.registry import speaker
from tabbytop.server.errors import FAILURES, Conflict, Refused, after_writing
from tabbytop.server.people.bodies import (
    Closing,
    Filling,
    Joining,
    Lobby,
    MyTable,
    MyTables,
    Removing,
    Seated,
    SeatSecret,
    TableCard,
)
from tabbytop.server.people.identity import new_id
from tabbytop.server.people.look_alikes import refuse_look_alikes
from tabbytop.server.people.names import free_name
from tabbytop.server.people.planning import (
    Planned,
    filling_in,
    newcomer,
    planned,
    planned_again,
    renamed_bots,
    returning,
)
from tabbytop.server.skeletons import skeleton
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.entries import CLOSED, LogEntry, Occupant
from tabbytop.server.table.messages import Leave, SeatInfo
from tabbytop.server.table.wording import teller

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.settings import Settings
    from tabbytop.server.store.people import Person
    from tabbytop.server.store.rows import Listed
    from tabbytop.server.store.store import Store
    from tabbytop.server.table.setup import NewTable
    from tabbytop.server.table.state import TableState

_LOBBY: Final = 100  # tables at most in a list
_MINE: Final = 200
_LOOKED_UP: Final = 20  # of my tables it is said whether they wait for me


class Tables:
    """What people do around tables. Who they are has been made sure of before."""

    def __init__(
        self,
        host: "Host",
        store: "Store",
        signer: "Signer",
        quotas: "Quotas",
        settings: "Settings",
    ) -> None:
        self._host = host
        self._store = store
        self._signer = signer
        self._quotas = quotas
        self._most = settings.tables_a_person
        self._most_from_address = settings.tables_an_address

    def plan(self, person: "Person", wish: "NewTable") -> Planned:
        """The table that the person asks for; Refused if there can be none."""
        return planned(new_id(), wish, person, self._host.now())

    async def create(self, person: "Person", new: Planned, address: str) -> Seated:
        """Set a table up as planned. Where others can come, nobody on the device may be called like
        somebody's account."""
        if new.state.open_seats():
            await refuse_look_alikes(self._store, person, _given_names(person, new.state))
        await self._write(new, person, address)
        with after_writing():
            async with self._host.locked(new.state.id) as hosted:
                for seat in hosted.loaded_state().people():  # they pay for the bots from the start
                    hosted.addresses[seat] = address
            return await self.seats(person, new.state.id)

    async def join(self, person: "Person", table: str, wish: Joining) -> Seated:
        """Sit down, or hear again that one has: asked twice it counts once."""
        async with self._host.locked(table) as hosted:
            with contextlib.suppress(_SitsAlready):
                state = hosted.loaded_state()
                self._sit(state, person, wish)  # refused before any bot makes way
                for seat, bot in renamed_bots(state, person, wish.name):
                    await self._host.do_at(hosted, partial(self._rename_bot, seat, bot))
                with after_writing():
                    await self._host.do_at(hosted, lambda now: self._sit(now, person, wish))
        with after_writing():
            return await self.seats(person, table)

    async def may_join(self, person: "Person", table: str, wish: Joining) -> None:
        """Refused, if the person could not sit down now. Nothing is done."""
        async with self._host.locked(table) as hosted:
            try:
                self._sit(hosted.loaded_state(), person, wish)
            except _SitsAlready:
                return
        if wish.name is not None:
            await refuse_look_alikes(self._store, person, [free_name(wish.name)])

    def _sit(self, state: "TableState", person: "Person", wish: Joining) -> LogEntry:
        _refuse_second_seat(state, person, wish)
        occupant = newcomer(state, person, wish.name)
        return deciding.sit(state, wish.seat, occupant, self._host.now())

    def _rename_bot(self, seat: int, bot: Occupant, state: "TableState") -> LogEntry:
        return deciding.rename_bot(state, seat, bot, self._host.now())

    async def fill(self, person: "Person", table: str, wish: Filling) -> Seated:
        """Bots on the seats that nobody has taken, or on one; with the last the game begins."""
        async with self._host.locked(table) as hosted:
            seats = hosted.loaded_state().open_seats() if wish.seat is None else [wish.seat]
            if not seats:
                raise Refused("not-now", "there is no free seat any more")
            for seat in seats:
                fill = partial(self._fill, person, seat, wish.level)
                try:
                    with contextlib.nullcontext() if seat == seats[0] else after_writing():
                        await self._host.do_at(hosted, fill)
                except Refused as refused:  # somebody may have come while the others sat down
                    if refused.code in FAILURES or seat == seats[0]:
                        raise
        with after_writing():
            return await self.seats(person, table)

    def _fill(self, person: "Person", seat: int, level: str, state: "TableState") -> LogEntry:
        bot = filling_in(state, level)
        return deciding.seat_bot(state, person.id, seat, bot, self._host.now())

    async def close_seats(self, person: "Person", table: str, wish: Closing) -> Seated:
        """Free seats that nobody may have from now on, all or one, or anybody again."""
        async with self._host.locked(table) as hosted:
            state = hosted.loaded_state()
            free = state.kept_seats("" if wish.closed else CLOSED)
            for seat in free if wish.seat is None else [wish.seat]:
                decide = partial(self._close, person, seat, wish.closed)
                with contextlib.suppress(_SitsAlready):
                    await self._host.do_at(hosted, decide)
        return await self.seats(person, table)

    def _close(self, person: "Person", seat: int, closed: bool, state: "TableState") -> LogEntry:
        entry = deciding.close_seat(state, person.id, seat, closed, self._host.now())
        if (state.occupants[seat].person == CLOSED) == closed:
            raise _SitsAlready
        return entry

    async def remove(self, person: "Person", table: str, wish: Removing) -> Seated:
        """Somebody is asked to leave by the host, and perhaps not to come back."""
        await self._host.do(
            table,
            lambda at: deciding.remove(at, person.id, wish.seat, wish.ban, self._host.now()),
        )
        return await self.seats(person, table)

    async def seats(self, person: "Person", table: str) -> Seated:
        """The table, with the secrets of the seats that the person has there."""
        async with self._host.locked(table) as hosted:
            state = hosted.loaded_state()
            if person.id in state.banned:
                raise Refused("not-here", "the host of this table does not let you back in")
            secrets = [
                SeatSecret(seat, self._signer.seat_secret(table, seat, state.seated[seat]))
                for seat in _seats_of(person, state.occupants)
            ]
            return Seated(disclosure.info(state), secrets)

    async def rematch(self, person: "Person", table: str, address: str) -> Seated:
        """Go on at a new table, where everybody who asks gets the seats they had."""
        async with self._host.locked(table) as hosted:
            before = hosted.loaded_state()
            mine = _playing_seats(person, before)
            if before.status != "over":
                raise Refused("not-now", "first this game")
            known = before.rematch
        again = known or self._signer.rematch(table)
        if not known:
            await self._write_again(again, before, person, address)
        with after_writing():
            while await self._is_closed(again):  # all had got up before the start
                again = self._signer.rematch(again)
                await self._write_again(again, before, person, address)
            if again != known:
                await self._tell_rematch(table, next(iter(mine)), again, known)
            await self._sit_again(again, mine)
            return await self.seats(person, again)

    async def _write_again(
        self, again: str, before: "TableState", person: "Person", address: str
    ) -> None:
        new = planned_again(again, before, person, self._host.now())
        with contextlib.suppress(Conflict):  # somebody was quicker, or it was not told then
            await self._write(new, person, address)

    async def _is_closed(self, table: str) -> bool:
        async with self._host.locked(table) as hosted:
            return hosted.loaded_state().status == "closed"

    async def _tell_rematch(self, table: str, seat: int, again: str, known: str) -> None:
        """Write at the old table where they go on, unless somebody was quicker."""
        try:
            await self._host.do(
                table, lambda at: deciding.rematch(at, seat, again, self._host.now(), known)
            )
        except Refused as refused:
            if refused.code != "taken":
                raise

    async def _sit_again(self, table: str, mine: dict[int, Occupant]) -> None:
        """Somebody, and others on their device, sit down where they sat before, or elsewhere if
        that seat is taken. Refused if none of them can."""
        refusal: Refused | None = None
        async with self._host.locked(table) as hosted:
            # Perhaps under another name, if theirs was taken.
            there = hosted.loaded_state().occupants
            me = next(iter(mine.values())).person
            sits = any(who.kind == "person" and who.person == me for who in there)
            for seat in mine:
                try:
                    with contextlib.suppress(_SitsAlready):
                        await self._host.do_at(hosted, partial(self._again, mine, seat))
                    sits = True
                except Refused as refused:
                    if refused.code in FAILURES:
                        raise
                    refusal = refusal or refused
        if refusal is not None and not sits:
            raise refusal

    def _again(self, mine: dict[int, Occupant], seat: int, state: "TableState") -> LogEntry:
        who, there = mine[seat], state.occupants
        seats = [other for other in there if other.kind == "person" and other.person == who.person]
        if who in seats or len(seats) >= len(mine):
            raise _SitsAlready
        wanted = seat if there[seat].kind == "open" else None
        return deciding.sit(state, wanted, returning(state, who), self._host.now())

    async def lobby(self) -> Lobby:
        """Public tables with free seats."""
        return Lobby([_card(listed) for listed in await self._store.lobby(_LOBBY)])

    async def of(self, person: "Person", language: str) -> MyTables:
        """Where the person has seats."""
        mine: list[MyTable] = []
        looked_up = 0
        for listed in await self._store.tables_of(person.id, _MINE):
            seats = _seats_of(person, listed.occupants)
            asked: bool | None = False
            prompt = ""
            if listed.status == "playing":
                looked_up += 1
                asked = None
                if looked_up <= _LOOKED_UP:
                    async with self._host.locked(listed.id) as hosted:
                        state = hosted.loaded_state()
                        if person.id in state.banned:
                            continue
                        asked = any(state.asked_since[s] and not state.has_left[s] for s in seats)
                        prompt = _asked(state, seats, language) if asked else ""
            mine.append(MyTable(_card(listed), seats, asked, prompt))
        return MyTables(mine)

    async def forget(self, person: "Person") -> None:
        """Forget the person at all tables and altogether. They get up first: nobody shall wait
        for who is not coming back."""
        with after_writing():  # asked again, it goes on where it came to an end
            await self._leave_all(person)
            for table in await self._store.delete_person(person.id):
                await self._host.reload(table)

    async def _leave_all(self, person: "Person") -> None:
        for listed in await self._store.unfinished_of(person.id):
            for seat in _seats_of(person, listed.occupants):
                await self._leave(listed.id, Leave(seat, f"leave-{new_id()}"))

    async def _leave(self, table: str, leave: Leave) -> None:
        try:
            await self._host.do(
                table, lambda at: deciding.leave(at, leave, self._host.now(), for_ever=True)
            )
        except Refused as refused:
            if refused.code in FAILURES:  # else they have left already, or it has just ended
                raise

    async def _write(self, new: Planned, person: "Person", address: str) -> None:
        """Write a new table down, unless the person or their address has too many."""
        if await self._store.unfinished_by(person.id) >= self._most:
            raise Refused("limit", f"you have {self._most} tables that are not over; end one first")
        most, origin = self._most_from_address, self._quotas.hashed("origin", address)
        if await self._store.unfinished_from(origin) >= most:
            raise Refused(
                "limit", f"from your network {most} tables are not over; one has to end first"
            )
        await self._quotas.take("address-table", address)
        await self._quotas.take("table", person.id)
        state = new.state
        await self._store.create(
            state.id,
            state.setup,
            state.seed,
            new.entries,
            state.occupants,
            status=state.status,
            creator=person.id,
            creator_address=origin,
            due=self._host.due(state),
        )


class _SitsAlready(Exception):
    """The person has that seat: nothing is to be done."""


def _refuse_second_seat(state: "TableState", person: "Person", wish: Joining) -> None:
    """One person has one seat of their own; others on the same device have other names."""
    name = None if wish.name is None else free_name(wish.name)
    seats = [] if person.id in state.banned else _seats_of(person, state.occupants)
    for seat in seats:
        if name is None or state.occupants[seat].name == name:
            raise _SitsAlready
    if seats and state.status == "open" and state.setup.allows_one_seat():
        raise Refused("limit", "at this table everybody has one seat; its host has said so")
    if name is None:
        return
    there = [who.name for who in state.occupants if who.name and who.kind != "bot"]
    if name in there:  # a bot would make way
        raise Refused("taken", "somebody of that name sits here")
    if skeleton(name) in {skeleton(other) for other in there}:
        raise Refused("taken", "somebody whose name looks the same sits here")


def _given_names(person: "Person", state: "TableState") -> list[str]:
    """What others on the person's device are called, as far as somebody has said so."""
    return [
        who.name
        for seat, who in enumerate(state.occupants)
        if who.kind == "person" and who.name not in (person.name, f"Player {seat + 1}")
    ]


def _seats_of(person: "Person", occupants: list[Occupant]) -> list[int]:
    return [
        seat
        for seat, who in enumerate(occupants)
        if who.kind == "person" and who.person == person.id
    ]


def _playing_seats(person: "Person", state: "TableState") -> dict[int, Occupant]:
    """The seats of the person and of others on their device at that table, at least one."""
    seats = [seat for seat in _seats_of(person, state.occupants) if not state.has_left[seat]]
    if not seats:
        raise Refused("not-yours", "you have no seat at that table")
    return {seat: state.occupants[seat] for seat in seats}


def _asked(state: "TableState", seats: list[int], language: str) -> str:
    """What my seat is asked; with several on my device it is not for all eyes."""
    if len(seats) != 1 or (prompt := state.questions[seats[0]]) is None:
        return ""
    return speaker(state.game, language).tell_prompt(prompt, teller(state, seats[0], language))


def _card(listed: "Listed") -> TableCard:
    setup = listed.setup
    return TableCard(
        id=listed.id,
        game=setup.game,
        options=setup.options,
        seats=[
            SeatInfo(
                seat,
                who.kind,
                who.name,
                who.cat,
                who.level,
                closed=who.kind == "open" and who.person == CLOSED,
            )
            for seat, who in enumerate(listed.occupants)
        ],
        status=listed.status,
        public=setup.public,
        onlookers=setup.onlookers,
        talk=setup.talk,
        hints=setup.hints,
        clock=setup.clock,
        created=setup.created,
        moved=listed.moved,
        one_seat_each=setup.allows_one_seat(),
    )
