"""Games that were finished on a person's own device, without a server, for that person's history.

The device sends the record. It is replayed on the rules before anything is stored, and the game
becomes a finished table of the person. Who moved and how long it took is the device's word: such a
table is marked (`Setup.from_device`), and statistics leave it out. Stickers count: the record
proves them.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from tabbytop.kernel.errors import BadRecord
from tabbytop.kernel.record import Record
from tabbytop.server.errors import Conflict, Refused
from tabbytop.server.hosting.results import result_with_stickers
from tabbytop.server.people.copied_moves import MovesMismatch, copy_moves
from tabbytop.server.people.finished_games import finished_match
from tabbytop.server.people.names import refuse_confusable_names
from tabbytop.server.people.schemas import DevicePlayer, GameRecord, PlayedGame
from tabbytop.server.people.table_drafts import (
    TableDraft,
    build_setup,
    chosen_names,
    draft_with,
    known_game,
    seat_occupants,
)
from tabbytop.server.table.setup import NewTable, SeatPlan
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.access.quotas import Quotas
    from tabbytop.server.hosting.charging import MessageLimits
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.people.identity import Signer
    from tabbytop.server.store.rows import Person
    from tabbytop.server.store.store import Store
    from tabbytop.server.table.state import TableState


class DeviceGames:
    """Takes games that people finished on their own devices."""

    def __init__(
        self,
        host: "Host",
        store: "Store",
        signer: "Signer",
        quotas: "Quotas",
        limits: "MessageLimits",
    ) -> None:
        self._host = host
        self._store = store
        self._signer = signer
        self._quotas = quotas
        self._limits = limits
        self._replaying = asyncio.Lock()  # one at a time: others play meanwhile

    async def stored_table(self, person: "Person", played: PlayedGame) -> str | None:
        """The table of this game, if it was sent before."""
        ids = self._signer.device_game_ids(person.id, played.table)
        return next(iter(await self._store.last_numbers(ids)), None)

    async def draft(self, person: "Person", played: PlayedGame, address: str) -> TableDraft:
        """Replay a game, and draft its table; raise Refused if it is not a finished game by the
        rules, if a name looks like another person's account, or if the person sends too many."""
        entries = len(played.players) + len(played.record.moves) + len(played.record.rekeys) + 1
        await self._quotas.take("address-table", address)
        await self._quotas.take("device-game", person.id)
        self._limits.charge_entry(person.id, address, entries)
        table, _ = self._signer.device_game_ids(person.id, played.table)
        now = self._host.now()
        async with self._replaying:
            draft = await asyncio.to_thread(draft_device_game, table, played, person, now)
        await refuse_confusable_names(self._store, person, chosen_names(person, draft.state))
        return draft

    async def write(self, person: "Person", draft: TableDraft) -> None:
        """Store a drafted game with its result, unless it is stored already."""
        state = draft.state
        async with self._replaying:
            result = await asyncio.to_thread(result_with_stickers, state, state.at)
        with contextlib.suppress(Conflict):
            await self._store.create(
                state.id,
                state.setup,
                state.seed,
                draft.entries,
                state.occupants,
                status=state.status,
                creator=person.id,
                result=result,
            )


def played_game(state: "TableState", me: int | None) -> PlayedGame:
    """A finished game of this device as a server takes it; raise Refused if it is not over, or too
    long, or played on from another. `me` is the seat of the device's own person, if it is known."""
    if state.setup.continues is not None:
        raise Refused("not-here", Message("server", "play-on-not-kept"))
    try:
        record = msgspec.convert(finished_match(state).record.as_dict(), GameRecord)
    except msgspec.ValidationError:
        raise Refused("not-here", Message("server", "game-too-long")) from None
    players = [DevicePlayer(who.name, who.level or None) for who in state.occupants]
    return PlayedGame(state.id, players, record, state.setup.created, state.at, me)


def draft_device_game(
    id: str,  # noqa: A002 - of the table
    played: PlayedGame,
    person: "Person",
    now: int,
) -> TableDraft:
    """A finished table with the log of a game that was played on a device; raise Refused if it does
    not replay to its end by the rules."""
    record = _read(played)
    ended = min(played.ended, now)
    began = min(played.began, ended)
    plans = [_plan(seat, player, played.me) for seat, player in enumerate(played.players)]
    options = played.record.options
    assert isinstance(record.seed, bytes), "the schema wants hexadecimal digits"
    request = NewTable(record.game, plans, options)
    setup = build_setup(request, record.seed, began)
    setup = msgspec.structs.replace(setup, from_device=played.table)
    occupants = seat_occupants(id, request, person)
    draft = draft_with(id, setup, record.seed, occupants, began)
    _replay(draft, record, ended)
    if draft.state.status != "over":
        raise Refused("not-now", Message("server", "not-over"))
    return draft


def _read(played: PlayedGame) -> Record:
    """The record, as far as it can be judged without replaying it."""
    try:
        record = Record.read(msgspec.to_builtins(played.record))
        game = known_game(record.game)
        if record.rules != game.rules:
            known = Message("kernel", "must-be-rules", found=record.rules, known=game.rules)
            raise Refused("not-here", _not_replayed(BadRecord("rules", known)))
        if record.seats != len(played.players):
            raise BadRecord("seats", Message("kernel", "must-be-small"))
    except BadRecord as bad:
        raise Refused("malformed", _not_replayed(bad)) from None
    if record.rekeys and game.live:
        raise Refused("illegal", Message("server", "no-undo-live"))
    return record


def _plan(seat: int, player: DevicePlayer, me: int | None) -> SeatPlan:
    if player.bot is not None:
        return SeatPlan("bot", player.name, player.bot)
    return SeatPlan("me") if seat == me else SeatPlan("device", player.name)


def _replay(draft: TableDraft, record: Record, at: int) -> None:
    """Add the moves to the log of a draft; raise Refused at the first that is not legal."""
    try:
        copy_moves(draft, record, at)
    except MovesMismatch as bad:
        why = _not_replayed(BadRecord(bad.where, bad.why))
        raise Refused("illegal", why, bad.ruling, bad.reader) from None
    if record.rekeys and record.rekeys[-1][0] == len(record.moves):
        why = _not_replayed(BadRecord("rekeys", Message("kernel", "game-over")))
        raise Refused("illegal", why)


def _not_replayed(bad: BadRecord) -> Message:
    return Message("server", "game-does-not-replay", why=bad.message)
