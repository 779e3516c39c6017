"""A state summed up, so that it can be made again without the log up to there."""

from typing import TYPE_CHECKING, Literal, cast

from tabbytop.server.table.positions import Summary

if TYPE_CHECKING:
    from tabbytop.server.table.state import TableState


def summarize(state: "TableState") -> Summary:
    """All but the table and what it asks, which the position has."""
    record = None if state.match is None else state.match.record
    return Summary(
        shown=state.public_seq,
        at=state.at,
        status=state.status,
        occupants=state.occupants,
        seated=state.seated,
        away=state.away,
        gone=state.gone,
        undos=state.undos,
        beats=state.beats,
        ids=list(state.ids.items()),
        last_quiet=state.last_quiet,
        overtime=state.overtime,
        emptied=state.emptied,
        proposal=state.proposal,
        rematch=state.rematch,
        paused=state.paused,
        paused_at=state.paused_at,
        pauses=state.pauses,
        comings=state.comings,
        banned=state.banned,
        hushed=sorted(state.hushed),
        moves=None if record is None else record.moves,
        rekeys=[] if record is None else record.rekeys,
        stands=state.stands,
        quiet_moves=[place for place, quiet in enumerate(state.quiet_moves) if quiet],
    )


def restore(state: "TableState", summary: Summary) -> None:
    """Bring a new state to where it was summed up; its match has been made."""
    state.public_seq = summary.shown
    state.at = summary.at
    state.status = cast("Literal['open', 'playing', 'over', 'closed']", summary.status)
    state.occupants = summary.occupants
    state.seated = summary.seated
    state.away = summary.away
    state.gone = summary.gone
    state.undos = summary.undos
    state.beats = summary.beats
    state.ids = dict(summary.ids)
    state.last_quiet = summary.last_quiet
    state.overtime = summary.overtime
    state.emptied = summary.emptied
    state.proposal = summary.proposal
    state.rematch = summary.rematch
    state.paused = summary.paused
    state.paused_at = summary.paused_at
    state.pauses = summary.pauses
    state.comings = summary.comings
    state.banned = summary.banned
    state.hushed = set(summary.hushed)
    state.stands = summary.stands
    quiet = set(summary.quiet_moves)
    state.quiet_moves = [place in quiet for place in range(len(summary.moves or []))]
