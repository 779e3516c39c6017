"""Play on from a moment of a finished game: one seat is the person's, bots have the others.

The new table's log begins with the moves of the finished game. Hands stay as they were; everything
that is drawn from there on is drawn anew, so that the replay does not tell what comes. Two games
from the same moment have the same luck. The finished game's cards are known to everybody who has
its link, so such a table counts for nothing: no statistics, no stickers.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tabbytop.kernel.table import NOBODY
from tabbytop.server.errors import Refused
from tabbytop.server.people.copied_moves import MovesMismatch, add_entry, copy_moves, redealt
from tabbytop.server.people.table_drafts import TableDraft, draft_with, seat_occupants
from tabbytop.server.table.setup import Clock, Continues, NewTable, SeatPlan, Setup
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.people.finished_games import FinishedGame
    from tabbytop.server.people.schemas import PlayOn
    from tabbytop.server.store.rows import Person


def draft_play_on(
    id: str,  # noqa: A002 - of the table
    finished: "FinishedGame",
    request: "PlayOn",
    person: "Person",
    at: int,
) -> TableDraft:
    """A draft of the table; raise Refused if there is nothing left to play, no such seat, or if the
    record cannot be read."""
    record = finished.record
    if request.step >= len(record.moves):
        raise Refused("not-now", Message("server", "play-on-over"))
    if request.seat >= record.seats:
        raise Refused("unknown", Message("server", "no-such-seat", seat=request.seat))
    if finished.game.reading(record.rules) is None or not isinstance(record.seed, bytes):
        raise Refused("not-here", Message("server", "earlier-rules"))
    setup = Setup(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=record.options,
        commitment=finished.table.commitment,
        public=False,
        onlookers=False,
        talk="none",
        clock=Clock(),
        created=at,
        continues=Continues(finished.table.id, request.step),
    )
    bot = SeatPlan("bot", level=request.level)
    plans = [SeatPlan("me") if seat == request.seat else bot for seat in range(record.seats)]
    occupants = seat_occupants(id, NewTable(record.game, plans), person)
    draft = draft_with(id, setup, record.seed, occupants, at)
    kept = replace(
        record,
        moves=record.moves[: request.step],
        rekeys=[rekey for rekey in record.rekeys if rekey[0] < request.step],
    )
    try:
        copy_moves(draft, kept, at)
    except MovesMismatch:
        raise Refused("not-here", Message("server", "earlier-rules")) from None
    add_entry(draft, redealt(draft.state, request.step, NOBODY, at))
    return draft
