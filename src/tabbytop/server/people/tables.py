"""Create tables, join them, fill or close seats, and play a rematch."""

import contextlib
import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.game_texts import GameTexts
from tabbytop.server.confusables import skeleton
from tabbytop.server.errors import FAILURES, Conflict, Refused, after_writing
from tabbytop.server.people.identity import new_id
from tabbytop.server.people.names import allowed_name, refuse_confusable_names
from tabbytop.server.people.schemas import (
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
from tabbytop.server.people.stored_games import table_result
from tabbytop.server.people.table_drafts import (
    TableDraft,
    bot_occupant,
    bots_to_rename,
    chosen_names,
    draft_rematch,
    draft_table,
    joining_occupant,
    returning_occupant,
    stakes_in,
)
from tabbytop.server.people.waiting_seats import WaitingSeats
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.entries import CLOSED, LogEntry, Occupant, is_kept
from tabbytop.server.table.messages import Leave, SeatInfo
from tabbytop.server.table.wording import teller
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.settings import Settings
    from tabbytop.server.store.circles import Circle
    from tabbytop.server.store.rows import FixtureKey, Person, TableSummary
    from tabbytop.server.store.store import Store
    from tabbytop.server.table.setup import NewTable
    from tabbytop.server.table.state import TableState

_MOST_IN_LOBBY: Final = 100
_MOST_UNSETTLED: Final = 200  # tables of a person in one answer
_MOST_KEPT: Final = 20  # rematches that ask a person over, in one answer
FINISHED_PAGE: Final = 50  # finished tables of a person in one answer, unless they ask for fewer
_MOST_LOOKED_UP: Final = 20  # of a person's tables, to see whether they wait for the person
_CURSOR: Final = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})")


class Tables:
    """Actions of people on tables. Callers have authenticated the person."""

    def __init__(
        self,
        host: "Host",
        store: "Store",
        signer: "Signer",
        quotas: "Quotas",
        settings: "Settings",
        new_table_id: Callable[[], str] = new_id,
    ) -> None:
        self._host = host
        self.new_table_id = new_table_id
        self._store = store
        self._signer = signer
        self._quotas = quotas
        self._most_unfinished = settings.tables_a_person
        self._most_unfinished_from_address = settings.tables_an_address
        self._waiting = WaitingSeats(
            host, settings.waiting_seats_a_person, settings.waiting_seats_an_address
        )

    def draft(
        self, person: "Person", request: "NewTable", circle: "Circle | None" = None
    ) -> TableDraft:
        """A draft of the requested table; raise Refused if it is invalid."""
        now, stakes = self._host.now(), stakes_in(circle)
        return draft_table(self.new_table_id(), request, person, now, stakes)

    async def circle_of(self, person: "Person", request: "NewTable") -> "Circle | None":
        """The circle for which the table is to count; None: for none. Raise Refused if the person
        is not in it."""
        if not request.circle:
            return None
        found = await self._store.circles.circle_of_member(request.circle, person.id)
        if found is None:
            raise Refused("unknown", Message("circles", "no-such-circle"))
        return found

    async def create(
        self,
        person: "Person",
        new: TableDraft,
        address: str,
        fixture: "FixtureKey | None" = None,
    ) -> Seated:
        """Store a drafted table. Names on the device must not look like another person's account.
        Raises Conflict if the fixture has another table already."""
        await refuse_confusable_names(self._store, person, chosen_names(person, new.state))
        await self._write(new, person, address, fixture)
        with after_writing():
            await self._host.loader.adopt(new.state)
            async with self._host.locked(new.state.id) as hosted:
                # Bots' thinking counts for them from the start.
                for seat in hosted.loaded_state().people():
                    hosted.addresses[seat] = address
            return await self.seats(person, new.state.id)

    async def join(self, person: "Person", table: str, request: Joining, address: str) -> Seated:
        """Take a seat. Idempotent: a second request returns the same seat, and counts once."""
        async with self._host.locked(table) as hosted:
            with contextlib.suppress(_NothingToDo):
                state = hosted.loaded_state()
                self._sit(state, person, request)  # refused before any bot is renamed
                if state.setup.public:
                    self._waiting.require_room(person.id, address)
                await self._quotas.take("address-join", address)
                await self._quotas.take("join", person.id)
                wanted = person.name if request.name is None else allowed_name(request.name)
                await self._rename_bots(hosted, wanted)
                with after_writing():
                    await self._take_seat(hosted, person, request, address)
        with after_writing():
            return await self.seats(person, table)

    async def _take_seat(
        self, hosted: "HostedTable", person: "Person", request: Joining, address: str
    ) -> None:
        sat = await self._host.do_at(hosted, lambda now: self._sit(now, person, request))
        if sat.seat is not None and hosted.state is not None:
            hosted.addresses[sat.seat] = address
            if hosted.state.setup.public:
                self._waiting.add(person.id, address, hosted, sat.seat)

    async def check_join(
        self, person: "Person", table: str, request: Joining, address: str
    ) -> None:
        """Raise Refused if the person could not take a seat now. Change nothing."""
        async with self._host.locked(table) as hosted:
            try:
                self._sit(hosted.loaded_state(), person, request)
            except _NothingToDo:
                return
            if hosted.loaded_state().setup.public:
                self._waiting.require_room(person.id, address)
        if request.name is not None:
            await refuse_confusable_names(self._store, person, [allowed_name(request.name)])

    def _sit(self, state: "TableState", person: "Person", request: Joining) -> LogEntry:
        _refuse_second_seat(state, person, request)
        occupant = joining_occupant(state, person, request.name)
        return deciding.sit(state, request.seat, occupant, self._host.now())

    async def _rename_bots(self, hosted: "HostedTable", wanted: str) -> None:
        """Give other names to the bots that have the name of a person who sits down."""
        for seat, bot in bots_to_rename(hosted.loaded_state(), wanted):
            await self._host.do_at(hosted, partial(self._rename_bot, seat, bot))

    def _rename_bot(self, seat: int, bot: Occupant, state: "TableState") -> LogEntry:
        return deciding.rename_bot(state, seat, bot, self._host.now())

    async def fill(self, person: "Person", table: str, request: Filling) -> Seated:
        """Put bots on all free seats, or on one; the game begins when no seat is free."""
        async with self._host.locked(table) as hosted:
            state = hosted.loaded_state()
            seats = state.open_seats() if request.seat is None else [request.seat]
            if request.seat is None:
                seats.sort(key=state.is_kept)  # the right to fill a rematch ends with the last one
            if not seats:
                raise Refused("not-now", Message("server", "no-free-seat"))
            for seat in seats:
                fill = partial(self._fill, person, seat, request.level)
                try:
                    with contextlib.nullcontext() if seat == seats[0] else after_writing():
                        await self._host.do_at(hosted, fill)
                except Refused as refused:  # somebody may have taken the seat meanwhile
                    if refused.code in FAILURES or seat == seats[0]:
                        raise
        with after_writing():
            return await self.seats(person, table)

    def _fill(self, person: "Person", seat: int, level: str, state: "TableState") -> LogEntry:
        bot = bot_occupant(state, level)
        return deciding.seat_bot(state, person.id, seat, bot, self._host.now())

    async def close_seats(self, person: "Person", table: str, request: Closing) -> Seated:
        """Close all free seats, or one, or open them again."""
        async with self._host.locked(table) as hosted:
            state = hosted.loaded_state()
            free = state.kept_seats("" if request.closed else CLOSED)
            seats = free if request.seat is None else [request.seat]
            if not seats:  # otherwise `deciding` checks it
                _require_host(state, person)
            for seat in seats:
                decide = partial(self._close, person, seat, request.closed)
                with contextlib.suppress(_NothingToDo):
                    await self._host.do_at(hosted, decide)
        return await self.seats(person, table)

    def _close(self, person: "Person", seat: int, closed: bool, state: "TableState") -> LogEntry:
        entry = deciding.close_seat(state, person.id, seat, closed, self._host.now())
        if (state.occupants[seat].person == CLOSED) == closed:
            raise _NothingToDo
        return entry

    async def remove(self, person: "Person", table: str, request: Removing) -> Seated:
        """Remove a person from the table; with `ban` they cannot come back."""
        await self._host.do(
            table,
            lambda at: deciding.remove(at, person.id, request.seat, request.ban, self._host.now()),
        )
        return await self.seats(person, table)

    async def seats(self, person: "Person", table: str) -> Seated:
        """The table, with the secrets of the person's seats there."""
        async with self._host.locked(table) as hosted:
            state = hosted.loaded_state()
            if person.id in state.banned:
                raise Refused("not-here", Message("server", "banned-from-table"))
            secrets = [
                SeatSecret(seat, self._signer.seat_secret(table, seat, state.seated[seat]))
                for seat in _seats_of(person, state.occupants)
            ]
            return Seated(disclosure.info(state), secrets)

    async def rematch(self, person: "Person", table: str, address: str) -> Seated:
        """Join the rematch, creating it if needed; everybody who asks gets the seats they had."""
        async with self._host.locked(table) as hosted:
            before = hosted.loaded_state()
            mine = _playing_seats(person, before)
            if before.status != "over":
                raise Refused("not-now", Message("server", "first-this-game"))
            known = before.rematch
        again = known or self._signer.rematch_id(table)
        if not known:
            await self._create_rematch(again, before, person, address)
        with after_writing():
            while await self._is_closed(again):  # everybody had left before the start
                again = self._signer.rematch_id(again)
                await self._create_rematch(again, before, person, address)
            if again != known:
                await self._announce_rematch(table, next(iter(mine)), again, known)
            await self._take_seats_again(again, mine)
            return await self.seats(person, again)

    async def _create_rematch(
        self, again: str, before: "TableState", person: "Person", address: str
    ) -> None:
        circle = None
        if before.setup.circle:
            circle = await self._store.circles.circle_of_member(before.setup.circle, person.id)
        new = draft_rematch(again, before, person, self._host.now(), circle)
        with contextlib.suppress(Conflict):  # it exists already
            await self._write(new, person, address)

    async def _is_closed(self, table: str) -> bool:
        async with self._host.locked(table) as hosted:
            return hosted.loaded_state().status == "closed"

    async def _announce_rematch(self, table: str, seat: int, again: str, known: str) -> None:
        """Write the id of the rematch to the old table's log, unless somebody has already."""
        try:
            await self._host.do(
                table, lambda at: deciding.rematch(at, seat, again, self._host.now(), known)
            )
        except Refused as refused:
            if refused.code != "taken":
                raise

    async def _take_seats_again(self, table: str, mine: dict[int, Occupant]) -> None:
        """Seat a person and others on their device where they sat before, or elsewhere if that seat
        is taken. Raise Refused if none of them can sit."""
        refusal: Refused | None = None
        async with self._host.locked(table) as hosted:
            there = hosted.loaded_state().occupants  # names may have changed, if theirs were taken
            me = next(iter(mine.values())).person
            sits = any(other.kind == "person" and other.person == me for other in there)
            for seat, who in mine.items():
                try:
                    with contextlib.suppress(_NothingToDo):
                        self._take_seat_again(mine, seat, hosted.loaded_state())
                        await self._rename_bots(hosted, who.name)
                        await self._host.do_at(hosted, partial(self._take_seat_again, mine, seat))
                    sits = True
                except Refused as refused:
                    if refused.code in FAILURES:
                        raise
                    refusal = refusal or refused
        if refusal is not None and not sits:
            raise refusal

    def _take_seat_again(
        self, mine: dict[int, Occupant], seat: int, state: "TableState"
    ) -> LogEntry:
        who, there = mine[seat], state.occupants
        seats = [other for other in there if other.kind == "person" and other.person == who.person]
        if who in seats or len(seats) >= len(mine):
            raise _NothingToDo
        wanted = seat if there[seat].kind == "open" else None
        return deciding.sit(state, wanted, returning_occupant(state, who), self._host.now())

    async def lobby(self) -> Lobby:
        """Public tables with free seats."""
        return Lobby([table_card(listed) for listed in await self._store.lobby(_MOST_IN_LOBBY)])

    async def tables_of(
        self,
        person: "Person",
        language: str,
        count: int = FINISHED_PAGE,
        before: str | None = None,
    ) -> MyTables:
        """The tables of the person: those that are not over, and so many finished ones; or only
        the finished ones `before` the last that is known."""
        last = None if before is None else _place_in_history(before)
        mine = [] if last is not None else await self._tables_not_over(person, language)
        finished = await self._store.finished_of(person.id, count + 1, last)
        mine += [_finished(person, listed) for listed in finished[:count]]
        goes_on = len(finished) > count
        return MyTables(mine, _cursor(finished[count - 1]) if goes_on else None)

    async def _tables_not_over(self, person: "Person", language: str) -> list[MyTable]:
        """Tables that wait for the person come first, then rematches where a seat is kept for the
        person, then others that are played, then the rest; of each the latest."""
        mine: list[MyTable] = []
        looked_up = 0
        for listed in await self._store.unsettled_of(person.id, _MOST_UNSETTLED):
            seats = _seats_of(person, listed.occupants)
            if listed.status != "playing":
                device = listed.setup.from_device
                mine.append(MyTable(table_card(listed), seats, asked=False, from_device=device))
                continue
            looked_up += 1
            if looked_up > _MOST_LOOKED_UP:
                mine.append(MyTable(table_card(listed), seats, asked=None))
                continue
            async with self._host.locked(listed.id) as hosted:
                state = hosted.loaded_state()
                if person.id not in state.banned:
                    mine.append(_playing(listed, state, seats, language))
        for listed in await self._store.kept_for(person.id, _MOST_KEPT):
            mine.append(MyTable(table_card(listed), [], asked=False))
        return sorted(mine, key=_rank)

    async def delete_person(self, person: "Person") -> None:
        """Delete the person and their data at all tables. They leave first, so that no table waits
        for them."""
        with after_writing():  # a second call continues where the first failed
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
            if refused.code in FAILURES:  # else they have left already, or the game has just ended
                raise

    async def _write(
        self,
        new: TableDraft,
        person: "Person",
        address: str,
        fixture: "FixtureKey | None" = None,
    ) -> None:
        """Store a new table, unless the person or their address has too many."""
        most, origin = self._most_unfinished_from_address, self._quotas.pseudonym("origin", address)
        own, from_address = await self._store.count_unfinished(person.id, origin)
        if own >= self._most_unfinished:
            message = Message("server", "too-many-own-tables", most=self._most_unfinished)
            raise Refused("limit", message)
        if from_address >= most:
            raise Refused("limit", Message("server", "too-many-tables-from-network", most=most))
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
            fixture=fixture,
        )


class _NothingToDo(Exception):
    """The request changes nothing: it was done before."""


def _require_host(state: "TableState", person: "Person") -> None:
    host = state.host()
    if host is None or state.occupants[host].person != person.id:
        raise Refused("not-yours", Message("server", "host-closes-seats"))


def _refuse_second_seat(state: "TableState", person: "Person", request: Joining) -> None:
    """A person has one seat of their own; others on the same device have other names."""
    name = None if request.name is None else allowed_name(request.name)
    seats = [] if person.id in state.banned else _seats_of(person, state.occupants)
    for seat in seats:
        if name is None or state.occupants[seat].name == name:
            raise _NothingToDo
    if seats and state.status == "open" and state.setup.allows_one_seat():
        raise Refused("limit", Message("server", "one-seat-each"))
    if name is None:
        return
    kept = state.kept_seats(person.id)
    there = [
        who.name
        for seat, who in enumerate(state.occupants)
        if who.name and who.kind != "bot" and seat not in kept
    ]
    if name in there:  # a bot would be renamed
        raise Refused("taken", Message("server", "same-name-here"))
    if skeleton(name) in {skeleton(other) for other in there}:
        raise Refused("taken", Message("server", "same-looking-name-here"))


def _seats_of(person: "Person", occupants: list[Occupant]) -> list[int]:
    return [
        seat
        for seat, who in enumerate(occupants)
        if who.kind == "person" and who.person == person.id
    ]


def _playing_seats(person: "Person", state: "TableState") -> dict[int, Occupant]:
    """The seats of the person and of others on their device; raise Refused if there are none."""
    seats = [seat for seat in _seats_of(person, state.occupants) if not state.has_left[seat]]
    if not seats:
        raise Refused("not-yours", Message("server", "no-seat-of-yours"))
    return {seat: state.occupants[seat] for seat in seats}


def _playing(
    listed: "TableSummary", state: "TableState", seats: list[int], language: str
) -> MyTable:
    """A table where a game is played, and whose turn it is."""
    asked_seats = [seat for seat, since in enumerate(state.asked_since) if since]
    turn = [seat for seat in asked_seats if not state.is_vacant(seat)]  # nobody waits for the gone
    asked = any(seat in turn and not state.has_left[seat] for seat in seats)
    return MyTable(
        table_card(listed),
        seats,
        asked,
        prompt=_prompt_of(state, seats, language) if asked else "",
        turn=turn,
        since=min((state.asked_at[seat] for seat in turn), default=None),
    )


def _finished(person: "Person", listed: "TableSummary") -> MyTable:
    """A table whose game is over, with its result."""
    result = listed.result
    return MyTable(
        table_card(listed),
        _seats_of(person, listed.occupants),
        asked=False,
        from_device=listed.setup.from_device,
        result=None if result is None else table_result(result),
    )


def _rank(mine: MyTable) -> int:
    if mine.table.status == "playing":
        return 0 if mine.asked else 2
    if mine.table.status == "open":
        return 3 if mine.seats else 1  # somebody waits for the person
    return 4


def _cursor(listed: "TableSummary") -> str:
    """The place of a table in the history, as a client sends it back."""
    return f"{0 if listed.result is None else listed.result.at}.{listed.id}"


def _place_in_history(cursor: str) -> tuple[int, str]:
    """Read a cursor; raise Refused if it is none."""
    found = _CURSOR.fullmatch(cursor)
    if found is None:
        raise Refused("malformed", Message("server", "unreadable"))
    return int(found[1]), found[2]


def _prompt_of(state: "TableState", seats: list[int], language: str) -> str:
    """The question to the only seat of the person; with several on a device it may be secret."""
    if len(seats) != 1 or (prompt := state.questions[seats[0]]) is None:
        return ""
    return GameTexts(state.game, language).tell_prompt(prompt, teller(state, seats[0], language))


def table_card(listed: "TableSummary") -> TableCard:
    """A table as lists show it."""
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
                kept=is_kept(who),
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
        circle=setup.circle,
    )
