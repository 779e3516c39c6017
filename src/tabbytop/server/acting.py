"""What a client wants of a table, by socket or by HTTP: done, or answered, or refused."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tabbytop.server import deciding, leaving
from tabbytop.server.deciding import Again
from tabbytop.server.errors import Refused
from tabbytop.server.messages import (
    Advice,
    Advise,
    Agree,
    AllMoves,
    AskUndo,
    Back,
    Done,
    FromClient,
    History,
    Leave,
    Move,
    Moves,
    Past,
    Reason,
    Replace,
    Say,
    ShowEmote,
    Why,
)

if TYPE_CHECKING:
    from tabbytop.server.entries import Entry
    from tabbytop.server.hosting import Host, Hosted
    from tabbytop.server.limits import Limited
    from tabbytop.server.sitting import Sitting

Act = Move | AskUndo | Agree | Say | ShowEmote | Leave | Back | Replace
Question = Why | Moves | Advise | History
Held = Mapping[int, int]  # by seat, the line of the log that gave it to who speaks


def counts_as(message: FromClient) -> "Limited":
    """As what it counts against the limits."""
    if isinstance(message, Move):
        return "move"
    return "talk" if isinstance(message, Say | ShowEmote) else "ask"


async def act(
    host: "Host", table: str, message: Act, held: Held, delay: float = 0.0
) -> "Entry | Done":
    """Do it: the line that was written, or that it had been written before. Else Refused."""
    arrived = host.now()

    def decide(sitting: "Sitting") -> "Entry":
        _require(sitting, message.seat, held)
        if isinstance(message, Replace):
            absent = hosted.people().absent_for(message.absent, arrived)
            return deciding.replace(sitting, message, arrived, absent)
        return deciding.decide(sitting, message, arrived)

    try:
        async with host.at(table) as hosted:
            if not isinstance(message, Move):
                return await host.do_at(hosted, decide)
            await _come_back(host, hosted, message, held)
            referee = host.referee
            if referee is None or not hosted.present().game.live:
                return await host.do_at(hosted, decide)
        return await referee.move(hosted, message, arrived, delay)
    except Again as again:
        return Done(message.id, again.number)


async def answer(
    host: "Host", table: str, message: Question, held: Held, words: bool
) -> Reason | AllMoves | Advice | Past:
    """Answer what changes nothing."""
    async with host.at(table) as hosted:
        sitting = hosted.present()
        if isinstance(message, History):
            return leaving.past(sitting, message.before, words)
        _require(sitting, message.seat, held)
        if isinstance(message, Why):
            return leaving.why(sitting, message.seat, message.move)
        if isinstance(message, Moves):
            return leaving.all_moves(sitting, message.seat)
        return leaving.advice(sitting, message.seat)


async def _come_back(host: "Host", hosted: "Hosted", message: Move, held: Held) -> None:
    """Who moves himself is back."""
    sitting = hosted.present()
    _require(sitting, message.seat, held)
    if sitting.away[message.seat] and sitting.done(message.seat, message.id) is None:
        back = Back(message.seat, message.id)
        await host.do_at(hosted, lambda now: deciding.back(now, back, host.now()))


def _require(sitting: "Sitting", seat: int, held: Held) -> None:
    if seat not in held or sitting.seated[seat] != held[seat]:
        raise Refused("not-yours", "that is not your seat")
