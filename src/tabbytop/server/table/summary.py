"""A sitting summed up, so that it can be made again without the log up to there."""

from typing import TYPE_CHECKING, Literal, cast

from tabbytop.server.table.positions import Summary

if TYPE_CHECKING:
    from tabbytop.server.table.sitting import Sitting


def summarize(sitting: "Sitting") -> Summary:
    """All but the table and what it asks, which the position has."""
    record = None if sitting.match is None else sitting.match.record
    return Summary(
        shown=sitting.shown,
        at=sitting.at,
        status=sitting.status,
        occupants=sitting.occupants,
        seated=sitting.seated,
        away=sitting.away,
        gone=sitting.gone,
        undos=sitting.undos,
        beats=sitting.beats,
        ids=list(sitting.ids.items()),
        last_quiet=sitting.last_quiet,
        overtime=sitting.overtime,
        emptied=sitting.emptied,
        proposal=sitting.proposal,
        rematch=sitting.rematch,
        paused=sitting.paused,
        paused_at=sitting.paused_at,
        pauses=sitting.pauses,
        comings=sitting.comings,
        banned=sitting.banned,
        hushed=sorted(sitting.hushed),
        moves=None if record is None else record.moves,
        rekeys=[] if record is None else record.rekeys,
        stands=sitting.stands,
        quiet_moves=[place for place, quiet in enumerate(sitting.quiet_moves) if quiet],
    )


def restore(sitting: "Sitting", summary: Summary) -> None:
    """Bring a new sitting to where it was summed up; its match has been made."""
    sitting.shown = summary.shown
    sitting.at = summary.at
    sitting.status = cast("Literal['open', 'playing', 'over', 'closed']", summary.status)
    sitting.occupants = summary.occupants
    sitting.seated = summary.seated
    sitting.away = summary.away
    sitting.gone = summary.gone
    sitting.undos = summary.undos
    sitting.beats = summary.beats
    sitting.ids = dict(summary.ids)
    sitting.last_quiet = summary.last_quiet
    sitting.overtime = summary.overtime
    sitting.emptied = summary.emptied
    sitting.proposal = summary.proposal
    sitting.rematch = summary.rematch
    sitting.paused = summary.paused
    sitting.paused_at = summary.paused_at
    sitting.pauses = summary.pauses
    sitting.comings = summary.comings
    sitting.banned = summary.banned
    sitting.hushed = set(summary.hushed)
    sitting.stands = summary.stands
    quiet = set(summary.quiet_moves)
    sitting.quiet_moves = [place in quiet for place in range(len(summary.moves or []))]
