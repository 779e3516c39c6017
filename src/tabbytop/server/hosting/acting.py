"""What a client wants of a table, by socket or by HTTP: done, or answered, or refused."""

import asyncio
import base64
import contextlib
import hashlib
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from tabbytop.languages.registry import speaker
from tabbytop.server.errors import Refused, after_writing
from tabbytop.server.hosting.paying import payer_at
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.deciding import Act, DuplicateMessage
from tabbytop.server.table.messages import (
    Advice,
    Advise,
    AllMoves,
    AskHint,
    Done,
    Hint,
    History,
    Move,
    Moves,
    Past,
    Reason,
    Replace,
    Say,
    ShowEmote,
    Why,
)
from tabbytop.server.table.wording import teller
from tabbytop.server.thinking import Puzzle

if TYPE_CHECKING:
    from tabbytop.kernel.vocabulary import Vocabulary
    from tabbytop.server.hosting.hosting import Host, Hosted
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.state import TableState

Question = Why | Moves | Advise | AskHint | History
Held = Mapping[int, int]  # by seat, the line of the log that gave it to who speaks


async def act(
    host: "Host", table: str, message: Act, held: Held, delay: float = 0.0
) -> "LogEntry | Done":
    """Do it: the line that was written, or that it had been written before. Else Refused."""
    try:
        async with host.at(table) as hosted:
            arrived = host.time(hosted)

            def decide(state: "TableState") -> "LogEntry":
                _require(state, message.seat, held)
                absent = _absent_for(hosted, message, host.now())
                return deciding.decide(state, message, arrived, absent, host.absent_after)

            referee = host.referee if hosted.present().game.live else None
            if isinstance(message, Move):
                await host.keep_up(hosted, message.answers)
            _require(hosted.present(), message.seat, held)
            if isinstance(message, Say | ShowEmote):
                host.restrictions.refuse_muted(hosted.present().occupants[message.seat].person)
            if referee is None or not isinstance(message, Move):
                came_back = await come_back(host, hosted, message, arrived)
                with after_writing() if came_back else contextlib.nullcontext():
                    return await host.do_at(hosted, decide)
        return await referee.move(hosted, message, arrived, delay)
    except DuplicateMessage as again:
        return Done(message.id, again.number)


async def answer(
    host: "Host", table: str, message: Question, held: Held, words: str, address: str = ""
) -> Reason | AllMoves | Advice | Hint | Past:
    """Answer what changes nothing; what has to be thought about is at the cost of who asks."""
    if isinstance(message, AskHint):
        return await _hint(host, table, message, held, words, address)
    async with host.at(table) as hosted:
        state = hosted.present()
        if isinstance(message, History):
            if message.seat is not None:
                _require(state, message.seat, held)
            page = disclosure.past(state, message.seat, message.before, words)
            return page if page is not None else await _far_back(host, hosted, message, words)
        _require(state, message.seat, held)
        if isinstance(message, Why):
            return disclosure.why(state, message, words)
        if isinstance(message, Moves):
            return _moves(state, message, words)
        if host.adviser is None or state.match is None:
            return disclosure.advice(state, message.seat)
        puzzle = Puzzle(state.setup.game, state.match.table.position(), message.seat)
        number, payer = state.public_seq, payer_at(hosted, message.seat, address)
    # It may take a while, and the table goes on meanwhile.
    return Advice(message.seat, number, await host.adviser.answer(table, puzzle, payer))


def _moves(state: "TableState", message: Moves, words: str) -> AllMoves:
    if message.known is None:
        return disclosure.all_moves(state, message.seat, words)
    notation = notation_of(state.game.vocabulary)
    known = message.known if message.notation == notation else []
    return disclosure.new_moves(state, message.seat, known, notation, words)


@cache
def notation_of(vocabulary: "Vocabulary") -> str:
    """A name for a notation; another one if a single move differs."""
    digest = hashlib.blake2b(digest_size=9)
    for move in range(vocabulary.size):
        digest.update(vocabulary.text(move).encode() + b"\n")
    return base64.urlsafe_b64encode(digest.digest()).decode()


async def _hint(
    host: "Host", table: str, message: AskHint, held: Held, words: str, address: str
) -> Hint:
    """What a strong bot would do; the table goes on while it thinks."""
    async with host.at(table) as hosted:
        state = hosted.present()
        _require(state, message.seat, held)
        if host.helper is None:
            raise Refused("not-here", "there are no hints here")
        question = host.helper.question(state, message.seat)
        payer = payer_at(hosted, message.seat, address)
        number, game, reader = state.public_seq, state.game, teller(state, message.seat, words)
    move = await host.helper.answer(question, payer)
    told = speaker(game, words).tell_move(move, reader) if words else UNSET
    return Hint(message.seat, number, game.vocabulary.text(move), told)


async def _far_back(host: "Host", hosted: "Hosted", message: History, words: str) -> Past:
    """A page of history from before what a state remembers: the whole game is gone through
    again, and what came of that is kept for the next page."""
    state = hosted.present()
    last = state.public_seq if message.before is None else message.before - 1
    if not hosted.story or hosted.story[-1].shown < min(last, state.public_seq):
        entries = await host.store.entries_after(hosted.id, 0)
        hosted.story = await asyncio.to_thread(state.story, entries)  # other tables go on
    page = disclosure.past(state, message.seat, message.before, words, hosted.story)
    return page or Past(message.seat, [], False)


async def come_back(host: "Host", hosted: "Hosted", message: Act, at: int) -> bool:
    """Who makes a move plays again himself; whether that was written. Refused, and nothing is
    written, if the move would not stand. For who holds the lock, and makes the move next."""
    if deciding.comes_back(hosted.present(), message, at) is None:
        return False
    await host.do_at(hosted, lambda state: _still(state, message, at))
    return True


def _still(state: "TableState", message: Act, at: int) -> "LogEntry":
    back = deciding.comes_back(state, message, at)
    if back is None:
        raise Refused("not-now", "something else has happened meanwhile; try again")
    return back


def _absent_for(hosted: "Hosted", message: Act, now: int) -> int:
    if not isinstance(message, Replace) or message.absent >= hosted.present().setup.seats:
        return 0
    return hosted.people().absent_for(message.absent, now)


def _require(state: "TableState", seat: int, held: Held) -> None:
    if seat not in held or state.seated[seat] != held[seat]:
        raise Refused("not-yours", "that is not your seat")
