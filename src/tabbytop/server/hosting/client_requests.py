"""Requests of clients at a table, by socket or by HTTP: acts and questions."""

import asyncio
import base64
import contextlib
import hashlib
from functools import cache, partial
from typing import TYPE_CHECKING

import msgspec

from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.bot_questions import AdviceRequest
from tabbytop.server.errors import Refused, after_writing
from tabbytop.server.fair_queue import Busy
from tabbytop.server.hosting.charging import payer_at
from tabbytop.server.hosting.subscribers import HeldSeats
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.deciding import Act, DuplicateMessage
from tabbytop.server.table.disclosure import MANY, LegalNow
from tabbytop.server.table.loading import replay_history
from tabbytop.server.table.messages import (
    Advice,
    AllMoves,
    AskHint,
    Done,
    Hint,
    History,
    Move,
    Moves,
    Past,
    Question,
    Reason,
    Replace,
    Say,
    ShowEmote,
    Why,
)
from tabbytop.server.table.wording import tell_hint, teller
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabbytop.kernel.errors import TabbytopError
    from tabbytop.kernel.vocabulary import Vocabulary
    from tabbytop.server.hosting.host import Host
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.state import TableState

_encode = msgspec.json.Encoder().encode


async def act(
    host: "Host", table: str, message: Act, held: HeldSeats, delay: float = 0.0
) -> "LogEntry | Done":
    """Carry out an act: return the entry that was written, or Done if it had been written before.
    Refused otherwise."""
    try:
        async with host.locked(table) as hosted:
            arrived = host.time(hosted)

            def decide(state: "TableState") -> "LogEntry":
                _require_held(state, message.seat, held)
                absent = _absent_for(hosted, message, host.now())
                return deciding.decide(state, message, arrived, absent, host.absent_after)

            referee = host.referee if hosted.loaded_state().game.live else None
            if isinstance(message, Move):
                await host.catch_up_to(hosted, message.answers)
            _require_held(hosted.loaded_state(), message.seat, held)
            if isinstance(message, Say | ShowEmote):
                host.restrictions.refuse_muted(hosted.loaded_state().occupants[message.seat].person)
            if referee is None or not isinstance(message, Move):
                came_back = await return_to_seat(host, hosted, message, arrived)
                with after_writing() if came_back else contextlib.nullcontext():
                    return await host.do_at(hosted, decide)
        return await referee.move(hosted, message, arrived, delay)
    except DuplicateMessage as again:
        return Done(message.id, again.number)


def can_move_at_once(host: "Host", hosted: "HostedTable", message: Move, held: HeldSeats) -> bool:
    """Whether `move_at_once` may be called: nothing has to be read or written before the move, and
    nobody else is at work there."""
    state = hosted.state
    if state is None or hosted.evicted or hosted.lock.locked() or not host.acts_at_once:
        return False
    seat = message.seat
    if state.game.live or state.status != "playing" or seat not in held:
        return False
    if state.away[seat] or state.paused is not None:
        return False
    return not host.channels.shared or message.answers <= state.public_seq


def move_at_once(
    host: "Host",
    hosted: "HostedTable",
    message: Move,
    held: HeldSeats,
    on_done: "Callable[[LogEntry | TabbytopError], None]",
) -> None:
    """Do what `act` does, without a task. `on_done` gets the entry as soon as it is on disk, before
    anybody is told; or Refused or DuplicateMessage, which may also be raised at once."""
    acquired = hosted.lock.try_acquire()
    assert acquired
    try:
        hosted.used = host.now()
        arrived = host.time(hosted)

        def decide(state: "TableState") -> "LogEntry":
            _require_held(state, message.seat, held)
            return deciding.move(state, message, arrived)

        host.do_soon(hosted, decide, on_done)
    except BaseException:
        hosted.lock.release()
        raise


async def answer(
    host: "Host", table: str, message: Question, held: HeldSeats, words: str, address: str = ""
) -> bytes:
    """Answer a question, which changes nothing; computing time is charged to the asker."""
    if isinstance(message, Moves):
        return await _moves(host, table, message, held, words, address)
    return _encode(await _answer(host, table, message, held, words, address))


async def _answer(
    host: "Host", table: str, message: Question, held: HeldSeats, words: str, address: str
) -> Reason | Advice | Hint | Past:
    if isinstance(message, AskHint):
        return await _hint(host, table, message, held, words, address)
    async with host.locked(table) as hosted:
        state = hosted.loaded_state()
        if isinstance(message, History):
            if message.seat is not None:
                _require_held(state, message.seat, held)
            page = disclosure.past(state, message.seat, message.before, words)
            return page if page is not None else await _old_history(host, hosted, message, words)
        _require_held(state, message.seat, held)
        if isinstance(message, Why):
            return disclosure.why(state, message, words)
        if host.advice_provider is None or state.match is None:
            return disclosure.advice(state, message.seat)
        request = AdviceRequest(state.setup.game, state.match.table.position(), message.seat)
        number, payer = state.public_seq, payer_at(hosted, message.seat, address)
    # The lock is released: it may take a while, and the table goes on meanwhile.
    return Advice(message.seat, number, await host.advice_provider.answer(table, request, payer))


async def _moves(
    host: "Host", table: str, message: Moves, held: HeldSeats, words: str, address: str
) -> bytes:
    """List the legal moves. Long lists are made in a thread, in a fair order, while the table and
    the event loop go on."""
    async with host.locked(table) as hosted:
        state = hosted.loaded_state()
        _require_held(state, message.seat, held)
        legal = LegalNow(state, message.seat, words)
        vocabulary = state.game.vocabulary
        payer = payer_at(hosted, message.seat, address)
    work = partial(_list_moves, legal, message, vocabulary)
    if len(legal.moves) <= MANY:
        return work()
    try:
        return await host.long_answers.in_thread(payer, work)
    except Busy:
        raise RateLimited(Message("server", "one-advice-at-a-time"), 1) from None


def _list_moves(legal: LegalNow, message: Moves, vocabulary: "Vocabulary") -> bytes:
    listed: AllMoves
    if message.known is None:
        listed = legal.all_moves()
    else:
        notation = notation_of(vocabulary)
        known = message.known if message.notation == notation else []
        listed = legal.new_moves(known, notation)
    return _encode(listed)


@cache
def notation_of(vocabulary: "Vocabulary") -> str:
    """Return a digest of a notation; it differs if a single move differs."""
    digest = hashlib.blake2b(digest_size=9)
    for move in range(vocabulary.size):
        digest.update(vocabulary.text(move).encode() + b"\n")
    return base64.urlsafe_b64encode(digest.digest()).decode()


async def _hint(
    host: "Host", table: str, message: AskHint, held: HeldSeats, words: str, address: str
) -> Hint:
    """Ask what a strong bot would do; the table goes on while it thinks."""
    async with host.locked(table) as hosted:
        state = hosted.loaded_state()
        _require_held(state, message.seat, held)
        if host.hint_provider is None:
            raise Refused("not-here", Message("server", "no-hints-here"))
        question = host.hint_provider.question(state, message.seat)
        payer = payer_at(hosted, message.seat, address)
        number, game, reader = state.public_seq, state.game, teller(state, message.seat, words)
    found = await host.hint_provider.answer(question, payer)
    return tell_hint(game, number, found, reader, words)


async def _old_history(host: "Host", hosted: "HostedTable", message: History, words: str) -> Past:
    """Return a page of history from before the recent entries: the whole game is replayed, and the
    result is kept for the next page."""
    state = hosted.loaded_state()
    last = state.public_seq if message.before is None else message.before - 1
    if not hosted.history or hosted.history[-1].public_seq < min(last, state.public_seq):
        entries = await host.store.entries_after(hosted.id, 0)
        hosted.history = await asyncio.to_thread(
            replay_history, state, entries
        )  # other tables go on
    page = disclosure.past(state, message.seat, message.before, words, hosted.history)
    return page or Past(message.seat, [], False)


async def return_to_seat(host: "Host", hosted: "HostedTable", message: Act, at: int) -> bool:
    """Write that a person who was away plays again, before their move; return whether that was
    needed. Refused, and nothing is written, if the move is not legal. The caller holds the lock,
    and makes the move next."""
    if deciding.return_entry(hosted.loaded_state(), message, at) is None:
        return False
    await host.do_at(hosted, lambda state: _return_entry(state, message, at))
    return True


def _return_entry(state: "TableState", message: Act, at: int) -> "LogEntry":
    back = deciding.return_entry(state, message, at)
    if back is None:
        raise Refused("not-now", Message("server", "something-else-happened"))
    return back


def _absent_for(hosted: "HostedTable", message: Act, now: int) -> int:
    if not isinstance(message, Replace) or message.absent >= hosted.loaded_state().setup.seats:
        return 0
    return hosted.loaded_presence().absent_for(message.absent, now)


def _require_held(state: "TableState", seat: int, held: HeldSeats) -> None:
    if seat not in held or state.seated[seat] != held[seat]:
        raise Refused("not-yours", Message("server", "not-your-seat"))
